"""Hand-made end positions of Wensleydale and Nürnberg in which exactly one move wins: search has to find it.

Each file in fixtures/dales/positions says why in words. The test checks that claim by trying everything.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline import bots
from branchline.bots.levels import iterations_of, manner_of
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import guide_of
from branchline.core.dealer import SeededDealer
from branchline.core.game import Game
from branchline.core.playout import Policy

POSITIONS = sorted(Path(__file__).parents[1].joinpath("fixtures", "dales", "positions").glob("*.json"))
NEED_SEARCH = {"wensleydale-set_before_stone", "nurnberg-first_connection"}
SEEDS = range(3)


def read(path: Path) -> tuple[Game, bl.State, str]:
    claim: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game = bl.game(claim["game"])
    state = game.from_position(claim["position"])
    assert state.seats == claim["seats"]
    return game, state, claim["wins"]


def forced(state: bl.State, seat: int) -> bool:
    """Whether a seat wins alone, whatever the others do."""
    if state.over:
        return state.winners() == [seat]
    outcomes = (forced(after(state, action), seat) for action in state.legal_actions())
    return any(outcomes) if state.turn == seat else all(outcomes)


def after(state: bl.State, action: int) -> bl.State:
    twin = state.copy()
    twin.apply(action, SeededDealer(0))
    return twin


def chosen(game: Game, state: bl.State, policy: Policy, seed: int = 0) -> str:
    return str(game.move(state, int(policy.choose(state, SeededDealer(seed)))))


def searcher(game: Game, iterations: int) -> Policy:
    return SearchPolicy(guide_of(game), manner_of(game.info.id).settings(), iterations)


def test_there_are_three_positions_of_each_game() -> None:
    for name in ("wensleydale", "nurnberg"):
        assert sum(path.stem.startswith(name) for path in POSITIONS) >= 3


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_exactly_one_move_wins_whatever_others_do(path: Path) -> None:
    game, state, wins = read(path)
    seat = int(state.turn)
    winning = [action for action in state.legal_actions() if forced(after(state, action), seat)]
    assert [str(game.move(state, action)) for action in winning] == [wins]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
@pytest.mark.parametrize("level", ["engineer", "chief"])
def test_search_finds_it(path: Path, level: str) -> None:
    game, state, wins = read(path)
    policy = searcher(game, iterations_of(level, game.info.id))
    for seed in SEEDS:
        assert chosen(game, state, policy, seed) == wins


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_bot_that_sees_its_view_finds_it(path: Path) -> None:
    game, state, wins = read(path)
    view = game.view(state, int(state.turn))
    assert str(bots.bot("engineer", game, 1).choose(view, game.legal_moves(state))) == wins


@pytest.mark.parametrize("path", [path for path in POSITIONS if path.stem in NEED_SEARCH], ids=lambda path: path.stem)
def test_some_are_missed_at_first_sight(path: Path) -> None:
    """So the tests above would fail if search did nothing."""
    game, state, wins = read(path)
    greedy = bots.bot("greedy", game, 0).policy
    assert greedy is not None
    assert chosen(game, state, greedy) != wins
    assert chosen(game, state, searcher(game, 1)) != wins
