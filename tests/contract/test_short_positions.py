"""One committed position of each game without anything that is derived, beside the full one.

Write one anew with `python -m tests.fixtures.positions.shrink`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadPosition

FIXTURES = Path(__file__).parents[1] / "fixtures"
SHORT = FIXTURES / "positions" / "short"
FULL = {
    "ticket-to-ride-germany": FIXTURES / "ticket_to_ride" / "positions" / "payment.json",
    **{name: FIXTURES / "positions" / f"{name}-middle.json" for name in ("wensleydale", "nurnberg", "foothills")},
}
each = pytest.mark.parametrize("name", FULL)


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_is_one_of_every_game() -> None:
    assert set(FULL) == {info.id for info in bl.all_games() if info.rules.startswith("branchline.")}
    assert {path.stem for path in SHORT.glob("*.json")} == set(FULL)


@each
def test_the_short_position_is_the_full_one(name: str) -> None:
    game, full, short = bl.game(name), read(FULL[name]), read(SHORT / f"{name}.json")
    state = game.from_position(short)
    assert state == game.from_position(full)
    assert game.position(state) == game.position(game.from_position(full))
    assert set(short) < set(full)
    assert len(json.dumps(short)) < 0.9 * len(json.dumps(full))


@each
def test_nothing_more_can_be_left_away(name: str) -> None:
    game, short = bl.game(name), read(SHORT / f"{name}.json")
    state = game.from_position(short)
    for key in short:
        less = {other: value for other, value in short.items() if other != key}
        try:
            assert game.from_position(less) != state, key
        except BadPosition:
            continue


@each
def test_a_bad_value_is_still_refused_by_name(name: str) -> None:
    game, short = bl.game(name), read(SHORT / f"{name}.json")
    for key in short:
        with pytest.raises(BadPosition) as refusal:
            game.from_position(short | {key: 3.5})
        assert key in refusal.value.where


def test_a_few_lines_are_a_position() -> None:
    """What a person would write down to try something out."""
    for position in (
        {
            "game": "ticket-to-ride-germany",
            "seats": 2,
            "display": ["red", "red", "blue", "green", "black"],
            "hands": [{"red": 4, "locomotive": 1}, {"blue": 3}],
            "routes": {"berlin-dresden": 1},
            "tickets": [
                {"first": ["mainz-stuttgart", "hamburg-rostock"]},
                {"first": ["mannheim-stuttgart", "frankfurt-stuttgart"]},
            ],
        },
        {"game": "wensleydale", "seats": 3, "phase": "building"},
        {"game": "nurnberg", "seats": 2, "phase": "building", "cubes": [12, 3]},
        {"game": "foothills", "closed": "I+II", "players": [{"iron": 3, "stone": 2}, {}]},
    ):
        game = bl.game(str(position["game"]))
        state = game.from_position(position)
        assert game.from_position(game.position(state)) == state
        assert game.legal_moves(state)
        assert len(game.score_if_ended(state)) == state.seats


def test_a_moment_without_any_choice_goes_on_by_itself() -> None:
    """T2.8 No second card is there: the turn is over. W3.6 Who cannot pay for a bid is skipped."""
    trains = bl.game("ticket-to-ride-germany")
    box = {"purple": 12, "blue": 12, "orange": 12, "white": 12, "green": 12, "yellow": 12, "black": 12, "red": 12}
    tickets = [
        {"first": ["mainz-stuttgart", "hamburg-rostock"]},
        {"first": ["mannheim-stuttgart", "frankfurt-stuttgart"]},
    ]
    spent = {"seats": 2, "tickets": tickets, "phase": "second-card", "display": [None] * 5}
    state = trains.from_position({"game": trains.info.id, "hands": [box | {"locomotive": 14}, {}], **spent})
    assert (state.turn, trains.position(state)["phase"]) == (1, "turn")
    dales = bl.game("wensleydale")
    auction = {"game": "wensleydale", "seats": 3, "tokens": ["red", "green"] * 4, "cubes": [1, 12, 12]}
    assert dales.from_position(auction).turn == 1
    everybody = auction | {"cubes": [0, 0, 0]}
    after = dales.from_position(everybody, bl.SeededDealer(1))
    assert dales.position(after)["phase"] == "building"


def test_foothills_goes_on_where_an_operation_has_nothing_to_choose() -> None:
    """F7.1 No line has rubble left: clearing is over, and with it the turn."""
    game = bl.game("foothills")
    start = game.position(game.start(2, bl.SeededDealer(1), {"closed": "I+II"}))
    bare = {card: {"rubble": 0} for card in start["valley"]}
    position = {"game": "foothills", "closed": "I+II", "phase": "clear", "resolving": {"letter": "B"}, "valley": bare}
    state = game.from_position(position)
    assert (state.turn, game.position(state)["phase"]) == (1, "turn")
    assert game.position(state)["players"][0]["cards"]["B"]["side"] == "grey"
