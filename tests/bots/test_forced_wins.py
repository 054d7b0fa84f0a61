"""Hand-made endgames that exactly one move wins; each file in fixtures/*/positions/wins says why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline import bots, build
from branchline.bots.levels import iterations_of
from branchline.bots.search import SearchPolicy
from branchline.bots.thinker import Thinker
from branchline.bots.tree import Settings
from branchline.core.guide import Guide
from branchline.core.playout import Policy
from tests.support.forced import after_any_luck, is_won, winning

FIXTURES = Path(__file__).parent.parent / "fixtures"
WINS = sorted(FIXTURES.glob("*/positions/wins/*.json"))
GAMES = sorted({path.parent.parent.parent.name for path in WINS})
every_win = pytest.mark.parametrize("path", WINS, ids=lambda path: f"{path.parent.parent.parent.name}-{path.stem}")


def load(path: Path) -> tuple[dict[str, Any], bl.Game, bl.State]:
    found = json.loads(path.read_text())
    board = found.get("board")
    game = bl.game(found["position"]["game"], FIXTURES.parent.parent / board if board else None)
    return found, game, game.from_position(found["position"])


def finds_it(game: bl.Game, state: bl.State, player: Policy | bots.Bot) -> bool:
    """Whether a player never lets the win slip during its turn."""
    seat = int(state.turn)
    while not state.over and state.turn == seat:
        if isinstance(player, Policy):
            action = int(player.choose(state, bl.SeededDealer(1)))
        else:
            action = game.action(state, player.choose(game.view(state, seat), game.legal_moves(state)))
        state = next(after_any_luck(state, action))
        if not is_won(state, seat):
            return False
    return True


def test_there_are_three_for_every_game() -> None:
    for game in ("foothills", "ticket_to_ride"):
        assert len([path for path in WINS if path.parent.parent.parent.name == game]) >= 3


@every_win
def test_exactly_one_move_wins(path: Path) -> None:
    found, game, state = load(path)
    assert len(state.legal_actions()) >= 3
    assert [str(game.move(state, action)) for action in winning(state)] == [found["wins"]]


@every_win
@pytest.mark.parametrize("level", ["engineer", "chief"])
def test_the_upper_levels_find_it(path: Path, level: str) -> None:
    _, game, state = load(path)
    iterations = iterations_of(level, game.info.id)
    for seed in range(1 if build.pure() else 5):
        assert finds_it(game, state, Thinker(game, level, iterations, seed, seconds=600))


@pytest.mark.skipif(build.pure(), reason="with a quarter of a million iterations, this is for compiled rules")
@every_win
def test_chief_finds_it_at_the_table(path: Path) -> None:
    _, game, state = load(path)
    assert finds_it(game, state, bots.bot("chief", game, 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_one_iteration_misses_some(game: str) -> None:
    """Otherwise a search that does nothing would pass."""
    loaded = [load(path)[1:] for path in WINS if path.parent.parent.parent.name == game]
    assert not all(finds_it(rules, state, SearchPolicy(Guide(), Settings(), 1)) for rules, state in loaded)


@every_win
def test_enough_iterations_find_it_without_a_guide(path: Path) -> None:
    _, game, state = load(path)
    assert finds_it(game, state, SearchPolicy(Guide(), Settings(), 600 if build.pure() else 3_000))
