"""Seats have the colours of the game's own pieces."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.game import SEAT_COLOURS, GameInfo
from branchline.core.registry import all_games
from branchline.locale import texts_of
from branchline.server.common.records import read_seat
from branchline.server.library.colours import COLOURS, granted
from tests.server.running import Running

pytestmark = pytest.mark.any_store

INFOS = {info.id: info for info in all_games()}


def colours(table: object) -> list[str]:
    return [seat["colour"] for seat in table.get()["card"]["seats"]]  # type: ignore[attr-defined]


def test_the_wire_and_the_games_know_the_same_colours() -> None:
    assert COLOURS == SEAT_COLOURS
    for info in INFOS.values():
        assert len(set(info.colours)) == len(info.colours) >= max(info.seats)


NAMED = {
    "ticket-to-ride-germany": ("T0.1", {"white", "red", "purple", "yellow", "black"}),
    "foothills": ("F1.2", {"blue", "green"}),
    "wensleydale": ("WX.4", {"purple", "black"}),
    "nurnberg": ("NX.3", {"orange", "blue", "lilac"}),
}
"""What our texts of the rules call the players' pieces, and where. In the dales only examples name them."""


@pytest.mark.parametrize("name", INFOS)
def test_seats_have_the_colours_that_the_rules_name(name: str) -> None:
    rule, named = NAMED[name]
    text = texts_of(INFOS[name]).rule(rule).lower()
    assert named == {colour for colour in SEAT_COLOURS if colour in text}
    assert named <= set(INFOS[name].colours)
    if name in ("ticket-to-ride-germany", "foothills"):  # there the rule lists them all
        assert named == set(INFOS[name].colours)


def test_no_seat_of_the_dales_is_mistaken_for_a_company() -> None:
    for name in ("wensleydale", "nurnberg"):
        assert not {"red", "green", "white"} & set(INFOS[name].colours)


def test_a_game_with_a_colour_that_has_no_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="nim has seats of 'mauve'; a seat is one of red, blue"):
        GameInfo("nim", "Nim", (), (2,), (1, 2), (), 1, "exact", (), "", "nim", colours=("red", "mauve"))


def test_of_two_wishes_for_one_colour_the_first_is_granted_and_nobody_shares() -> None:
    info = INFOS["wensleydale"]
    assert granted(info, ["blue", None, "blue", "purple"]) == ["blue", "yellow", "black", "purple"]
    assert granted(info, ["green", "red", "yellow"]) == ["purple", "blue", "yellow"], "a table of an older version"


def test_the_lobby_offers_the_colours_of_the_pieces(server: Running) -> None:
    offered = {card["id"]: card["colours"] for card in server.http.get("/api/games").json()}
    assert offered["wensleydale"] == ["purple", "yellow", "blue", "black"]
    assert offered["nurnberg"] == ["orange", "lilac", "blue", "black"]
    assert offered["foothills"] == ["blue", "green"]
    assert sorted(offered["ticket-to-ride-germany"]) == ["black", "purple", "red", "white", "yellow"]


def test_a_colour_that_the_game_does_not_have_is_refused(server: Running) -> None:
    seats = [{"kind": "person", "name": "Ada", "colour": "green"}, *[{"kind": "person"}] * 2]
    refused = server.http.post("/api/tables", json={"game": "wensleydale", "seats": seats})
    assert (refused.status_code, refused.json()["error"]) == (422, "no-such-colour")
    assert "purple, yellow, blue, black" in refused.json()["text"]
    table = server.create("wensleydale", seats=3)
    assert colours(table) == ["purple", "yellow", "blue"]
    assert table.post("/sit", 0, {"colour": "red"}, 422)["error"] == "no-such-colour"
    assert table.post("/sit", 0, {"colour": "black"})["seats"][0]["colour"] == "black"


@pytest.mark.parametrize(("blue", "expected"), [(0, ["blue", "green"]), (1, ["green", "blue"])])
def test_F2_10_the_seat_that_plays_the_blue_cards_is_blue(server: Running, blue: int, expected: list[str]) -> None:
    table = server.create("foothills", seats=2, options={"blue": blue})
    assert colours(table) == expected
    assert table.post("/sit", 0, {"colour": expected[1]}, 409)["error"] == "colour-dealt"
    position = bl.game("foothills").start(2, bl.SeededDealer(3), {"blue": blue})
    assert bl.game("foothills").seat_colours(position) == tuple(expected)


def test_a_seat_stored_with_a_colour_of_before_still_opens() -> None:
    for colour in ("red", "blue", "green", "yellow", "black"):
        assert read_seat(f'{{"kind":"person","name":"Ada","colour":"{colour}"}}').colour == colour
