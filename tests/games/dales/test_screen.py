"""The terminal screen of both games: everything is there, and nothing is too wide."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.games.dales.board.file import shipped
from branchline.games.dales.faces.terminal import DalesScreen, runs
from branchline.games.dales.faces.terminal_map import shortened
from branchline.locale import Texts
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, width
from branchline.terminal.screen import Scene, screen_of
from branchline.terminal.words import find
from tests.games.dales.tables import game_of, table
from tests.games.dales.test_contract import random_game

pytestmark = pytest.mark.once


def screen(name: str, viewer: int | None = 0) -> DalesScreen:
    game = game_of(name)
    found = screen_of(game, Voice(Texts("en", "dales"), ["Ada", "Ben", "Cleo", "Dan"], viewer), Paint(False))
    assert isinstance(found, DalesScreen)
    return found


def scene(name: str, state: bl.State, columns: int, rows: int, seat: int = 0) -> Scene:
    game = game_of(name)
    moves = game.legal_moves(state, seat) if seat == state.turn else []
    return Scene(game.view(state, seat), moves, [], 7, columns, rows)


@pytest.mark.parametrize(("name", "seats"), [("wensleydale", 3), ("nurnberg", 2), ("nurnberg", 4)])
def test_every_state_can_be_drawn_within_its_columns(name: str, seats: int) -> None:
    for number, (_game, state) in enumerate(random_game(name, seats, {}, 31)):
        if number % 16 == 0:
            for columns, rows in ((100, 45), (80, 24)):
                pages = screen(name).pages(scene(name, state, columns, rows, int(state.turn)))
                assert all(width(row) <= columns for page in pages for row in page)
                assert all(len(page) < rows for page in pages)


def test_at_a_hundred_columns_one_page_shows_tracks_boxes_towns_and_goods() -> None:
    state = game_of("wensleydale").start(4, bl.SeededDealer(1), {"first": 0})
    pages = screen("wensleydale").pages(scene("wensleydale", state, 100, 48))
    assert len(pages) == 1
    text = "\n".join(pages[0])
    for fact in (
        "government",
        "box 8 from 2: gov grn",
        "Skipton red",
        "stone:",
        "cheese:",
        "▶",
        "12 cubes",
        "bid 3 on box 1",
    ):
        assert fact in text
    assert "bid 12 on box 1" not in text  # high bids may be typed


def test_a_line_under_way_is_shown_with_its_cost_and_trains_with_their_loads() -> None:
    state = table(cubes=[9] * 3)
    game = game_of("wensleydale")
    for text in ("start skipton", "extend embsay"):
        game.play(state, 0, game.moves.parse(text), bl.SeededDealer(1))
    title = " ".join(screen("wensleydale").title(scene("wensleydale", state, 100, 45)))
    assert "line Skipton – Embsay" in title
    assert "costs 1 point + 1 red" in title
    working = table(phase="trains", trains={"train-1": {"owner": 0, "stone": 2, "red": 1}}, passed=[1, 2])
    drawn = "\n".join(screen("wensleydale").own(scene("wensleydale", working, 100, 45)))
    assert "train-1 3$ 3p+2g" in drawn
    assert "2 stone 1 red" in drawn


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(("name", "seats", "options"), [("wensleydale", 3, {}), ("nurnberg", 3, {})])
def test_the_map_shows_every_area_with_what_is_there_and_every_link(
    name: str, seats: int, options: dict[str, str], columns: int
) -> None:
    game = game_of(name)
    for number, (_game, state) in enumerate(random_game(name, seats, options, 7)):
        if number % 60:
            continue
        view = game.view(state, 0)
        rows = screen(name).map(scene(name, state, columns, 45))
        assert all(width(row) <= columns for row in rows)
        text = "\n".join(rows)
        letters = 12 if columns == 120 else 6
        areas = {area["id"]: area for area in shipped(name).maps[view["map"]]["areas"]}
        for area in areas.values():
            label = shortened(area["name"], letters)
            assert (label.upper() if "town" in area else label) in text, area["name"]
        owners = {owner for owner in view["links"].values() if isinstance(owner, int)}
        assert all(Paint(False).mark(owner) in text for owner in owners)


def test_at_80_by_24_the_first_page_has_all_that_a_bid_is_about() -> None:
    state = game_of("nurnberg").start(2, bl.SeededDealer(1), {"first": 0})
    first = "\n".join(screen("nurnberg").pages(scene("nurnberg", state, 80, 24))[0])
    for fact in ("government", "box 6 from 2", "12 cubes", "bid 3 on box 1"):
        assert fact in first


def test_trains_are_listed_with_what_they_cost_and_carry() -> None:
    listed = "\n".join(screen("wensleydale").moves(scene("wensleydale", table(phase="trains"), 120, 45), 99))
    assert "buy train-1 (3$ 3p+2g)" in listed


def test_the_beginning_of_a_name_is_refused_by_its_rule_and_not_as_unknown() -> None:
    known = screen("wensleydale")
    assert str(find("load stone from boss", known.every_move(), known.words)) == "load stone from boss-moor"
    assert str(find("buy train-11", known.every_move(), known.words)) == "buy train-11"


def test_links_are_told_as_runs() -> None:
    assert runs([["b", "c"], ["a", "b"], ["x", "y"]]) == [["a", "b", "c"], ["x", "y"]]
