"""The terminal's screen of the family: everything is there, and nothing is too wide."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.cli.dales import DalesScreen, runs
from branchline.cli.paint import Paint, width
from branchline.cli.screen import Scene, screen_of
from branchline.locale import Texts
from branchline.locale.voice import Voice
from tests.games.dales.tables import game_of, table
from tests.games.dales.test_contract import random_game


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
    assert "line skipton – embsay" in title
    assert "costs 1 points + 1 red" in title
    working = table(phase="trains", trains={"train-1": {"owner": 0, "stone": 2, "red": 1}}, passed=[1, 2])
    drawn = "\n".join(screen("wensleydale").board(scene("wensleydale", working, 100, 45), 40))
    assert "train-1 3$ 3p+2g" in drawn
    assert "2 stone 1 red" in drawn


def test_links_are_told_as_runs() -> None:
    assert runs([["b", "c"], ["a", "b"], ["x", "y"]]) == [["a", "b", "c"], ["x", "y"]]
