"""Collecting passengers: one from each end, no declining, one for a whole country (T3.9 to T3.11)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import PASSENGERS
from branchline.games.ticket_to_ride.game import TicketToRide
from tests.games.ticket_to_ride.arrange import GAMES, VALLEY, arrange, legal, look, play, refused, view


def collected(state: State, seat: int) -> dict[str, int]:
    row: dict[str, int] = look(state)["collected"][seat]
    return row


def waiting(state: State, place: str) -> dict[str, int]:
    crowd: dict[str, int] = look(state)["passengers"].get(place, {})
    return crowd


def test_T3_9_one_from_each_end() -> None:
    state = arrange(turn=1, hands=[{}, {"red": 2}], waiting={"lindau": {"green": 1}, "ulm": {"white": 1}})
    state = play(state, "claim lindau-ulm", deals=[])
    assert collected(state, 1) == {"green": 1, "white": 1}
    assert collected(state, 0) == {}
    assert waiting(state, "lindau") == waiting(state, "ulm") == {}


def test_T3_9_several_colours_are_a_choice() -> None:
    state = arrange(hands=[{"red": 3}], waiting={"leipzig": {"red": 1, "black": 1, "white": 1}, "erfurt": {"blue": 1}})
    state = play(state, "claim erfurt-leipzig", deals=[])
    assert look(state)["phase"] == "passenger"
    assert legal(state) == ["collect red", "collect black", "collect white"]
    assert collected(state, 0) == {"blue": 1}  # Erfurt had no choice to offer
    for colour in ("red", "black", "white"):
        after = play(state, f"collect {colour}", deals=[])
        assert collected(after, 0) == {"blue": 1, colour: 1}
        assert waiting(after, "leipzig") == {name: 1 for name in ("red", "black", "white") if name != colour}
        assert after.turn == 1


def test_T3_9_a_colour_that_waits_twice_is_one_choice() -> None:
    state = arrange(hands=[{"red": 3}], waiting={"leipzig": {"red": 2, "yellow": 1}})
    state = play(state, "claim erfurt-leipzig")
    assert legal(state) == ["collect red", "collect yellow"]
    state = play(state, "collect red")
    assert waiting(state, "leipzig") == {"red": 1, "yellow": 1}


def test_T3_9_one_colour_is_taken_by_itself() -> None:
    state = arrange(hands=[{"red": 3}], waiting={"leipzig": {"green": 3}, "erfurt": {"green": 1}})
    state = play(state, "claim erfurt-leipzig", deals=[])
    assert (state.turn, look(state)["phase"]) == (1, "turn")
    assert collected(state, 0) == {"green": 2}
    assert waiting(state, "leipzig") == {"green": 2}


def test_T3_9_nobody_there_nothing_taken() -> None:
    state = arrange(hands=[{"blue": 2}], routes={"lindau-ulm": 1})
    assert waiting(state, "lindau") == {}
    state = play(state, "claim lindau-switzerland")
    assert sum(collected(state, 0).values()) == 1  # only from Switzerland
    state = arrange(hands=[{"yellow": 1}], routes={"lindau-ulm": 1, "konstanz-switzerland": 1})
    state = play(state, "claim konstanz-lindau")
    assert collected(state, 0) == {}
    assert state.turn == 1


def test_T3_9_the_first_end_is_asked_first() -> None:
    crowds = {"berlin": {"red": 4, "blue": 1}, "leipzig": {"green": 2, "white": 1}}
    state = play(arrange(hands=[{"orange": 4}], waiting=crowds), "claim berlin-leipzig")
    assert legal(state) == ["collect red", "collect blue"]
    assert view(state, 1)["collecting"] == "berlin"
    refused(state, "collect green", "T3.9")
    state = play(state, "collect blue", deals=[])
    assert state.turn == 0
    assert waiting(state, "berlin") == {"red": 4}
    assert waiting(state, "leipzig") == {"green": 2, "white": 1}
    assert legal(state) == ["collect green", "collect white"]
    assert view(state, 1)["collecting"] == "leipzig"
    refused(state, "collect red", "T3.9")
    state = play(state, "collect white", deals=[])
    assert collected(state, 0) == {"blue": 1, "white": 1}
    assert waiting(state, "leipzig") == {"green": 2}
    assert state.turn == 1


def test_T3_9_a_choice_at_the_first_end_only() -> None:
    crowds = {"leipzig": {"red": 2, "blue": 1}, "magdeburg": {"black": 1}}
    state = play(arrange(hands=[{"yellow": 2}], waiting=crowds), "claim leipzig-magdeburg")
    assert legal(state) == ["collect red", "collect blue"]
    assert waiting(state, "magdeburg") == {"black": 1}
    state = play(state, "collect red")
    assert collected(state, 0) == {"red": 1, "black": 1}
    assert waiting(state, "magdeburg") == {}
    assert state.turn == 1


def test_T3_9_every_colour_can_be_chosen() -> None:
    for colour in ("red", "black", "green", "yellow", "blue", "white"):
        other = "red" if colour != "red" else "white"
        state = arrange(hands=[{"red": 3}], waiting={"leipzig": {colour: 1, other: 2}})
        state = play(state, "claim erfurt-leipzig", f"collect {colour}")
        assert waiting(state, "leipzig") == {other: 2}


def test_T3_9_a_crowd_as_large_as_a_bag_keeps_its_colours_apart() -> None:
    state = arrange(game=VALLEY, hands=[{"yellow": 4}], waiting={"oak": {"red": 4}, "cedar": {"black": 1, "green": 1}})
    state = play(state, "claim cedar-oak", "collect green")
    assert waiting(state, "oak") == {"red": 3}
    assert collected(state, 0) == {"green": 1, "red": 1}


def test_T3_9_hundreds_may_wait_at_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as a board file may print."""
    data = json.loads(Path(__file__).with_name("small_board.json").read_text(encoding="utf-8"))
    data["id"] = "crowded"
    data["components"]["passengers"] = dict.fromkeys(PASSENGERS, 0) | {"red": 600, "green": 399}
    for place in data["cities"] + data["countries"]:
        place["passengers"] = 999 if place["id"] == "oak" else 0
    file = tmp_path / "crowded.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    monkeypatch.setitem(GAMES, "crowded", game := TicketToRide(file))
    state = play(arrange(game=game, hands=[{"orange": 2}]), "claim hazel-oak")
    assert legal(state) == ["collect red", "collect green"]
    assert waiting(state, "oak") == {"red": 600, "green": 399}
    assert waiting(play(state, "collect red"), "oak") == {"red": 599, "green": 399}
    assert waiting(play(state, "collect green"), "oak") == {"red": 600, "green": 398}


def test_T3_9_a_choice_goes_on_from_a_position_in_its_middle() -> None:
    crowds = {"leipzig": {"green": 2, "white": 1}}
    state = arrange(
        phase="passenger", claiming="berlin-leipzig", ends_done=1, routes={"berlin-leipzig": 0}, waiting=crowds
    )
    assert legal(state) == ["collect green", "collect white"]
    assert sum(collected(state, 0).values()) == 1
    state = play(state, "collect green")
    assert (state.turn, sum(collected(state, 0).values())) == (1, 2)


def test_T3_9_passengers_taken_are_public() -> None:
    state = arrange(hands=[{"red": 2}], waiting={"lindau": {"green": 1}, "ulm": {"white": 1}})
    state = play(state, "claim lindau-ulm")
    for viewer in (0, 1, None):
        assert view(state, viewer)["players"][0]["passengers"] == {"green": 1, "white": 1}
        assert "lindau" not in view(state, viewer)["passengers"]


def test_T3_10_collecting_is_not_optional() -> None:
    state = play(arrange(hands=[{"red": 3}], waiting={"leipzig": {"red": 2, "yellow": 1}}), "claim erfurt-leipzig")
    assert {move.split()[0] for move in legal(state)} == {"collect"}
    refused(state, "pass", "T1.1")
    refused(state, "draw", "T1.1")
    refused(state, "collect blue", "T3.9")


def test_T3_11_whoever_first_claims_a_route_into_a_country_takes_its_passenger() -> None:
    state = arrange(hands=[{"purple": 2}, {"red": 3}], waiting={"austria": {"yellow": 1}, "lindau": {"red": 1}})
    state = play(state, "claim lindau-austria")
    assert collected(state, 0) == {"red": 1, "yellow": 1}
    assert waiting(state, "austria") == {}
    state = play(state, "claim muenchen-austria")
    while look(state)["phase"] == "passenger":
        assert view(state, None)["collecting"] == "muenchen"
        state = play(state, legal(state)[0])
    assert sum(collected(state, 1).values()) == 1


def test_T3_11_austria_too_holds_one_for_all_three_of_its_ends() -> None:
    for route, cards in (("regensburg-austria", "yellow"), ("muenchen-austria", "red"), ("lindau-austria", "purple")):
        state = arrange(hands=[{cards: 4}], waiting={"austria": {"black": 1}})
        state = play(state, f"claim {route}")
        while look(state)["phase"] == "passenger":
            state = play(state, legal(state)[-1])
        assert waiting(state, "austria") == {}
        assert collected(state, 0)["black"] >= 1
    for taken in ("regensburg-austria", "muenchen-austria", "lindau-austria"):
        assert waiting(arrange(routes={taken: 1}), "austria") == {}
