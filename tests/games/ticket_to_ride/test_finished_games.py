"""Twenty finished games: each replays to its result, and a second scorer agrees with every line."""

from __future__ import annotations

import ast
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.state import State
from tests.games.ticket_to_ride import scorer
from tests.games.ticket_to_ride.arrange import GAMES, GERMANY

HERE = Path(__file__).parent
GAME_LOGS = sorted((HERE.parents[1] / "fixtures" / "ticket_to_ride" / "games").glob("*.jsonl"))
BOARD_FILES = {
    "germany": HERE.parents[2] / "src" / "branchline" / "games" / "ticket_to_ride" / "board" / "germany.json",
    "valley": HERE / "small_board.json",
}

every_game = pytest.mark.parametrize("log", GAME_LOGS, ids=lambda path: path.stem)


def board_of(log: Path) -> str:
    with log.open(encoding="utf-8") as lines:
        board: str = json.loads(next(lines))["board"]["id"]
    return board


@cache
def last_state(log: Path) -> State:
    game = GAMES[board_of(log)]
    return bl.read_log(log, game).last_state(game)


@cache
def scored(log: Path) -> dict[str, Any]:
    return scorer.score(log, BOARD_FILES[board_of(log)])


@every_game
def test_a_finished_game_replays_to_its_result(log: Path) -> None:
    game = GAMES[board_of(log)]
    read = bl.read_log(log, game)
    state = last_state(log)
    assert state.over
    assert read.result == {"reason": state.end_reason, "scores": state.scores(), "ranking": state.ranking()}
    assert list(read.lines()) == log.read_text(encoding="utf-8").splitlines()


@every_game
def test_the_second_scorer_agrees(log: Path) -> None:
    state, second = last_state(log), scored(log)
    assert second["scores"] == state.scores()
    assert second["ranking"] == state.ranking()
    assert second["reason"] == state.end_reason


@every_game
def test_the_second_scorer_agrees_line_by_line(log: Path) -> None:
    state = last_state(log)
    rules = {"routes": "T6.0", "tickets": "T6.2", "globetrotter": "T6.3", "passengers": "T6.4"}
    for lines, second in zip(GAMES[board_of(log)].breakdown(state), scored(log)["lines"], strict=True):
        for name, rule in rules.items():
            assert sum(line.points for line in lines if line.rule == rule) == second[name], name


def test_twenty_games_of_every_kind() -> None:
    assert len(GAME_LOGS) == 20
    results = [scored(log) for log in GAME_LOGS]
    assert {len(result["scores"]) for result in results} == {2, 3, 4, 5}
    assert Counter(result["reason"] for result in results)["all-pass"] >= 3
    assert Counter(board_of(log) for log in GAME_LOGS)["germany"] >= 12
    assert any(result["ranking"].count(1) > 1 for result in results)  # a shared victory
    assert any(len(set(result["ranking"])) > len(set(result["scores"])) for result in results)  # a tie broken
    assert any(min(result["scores"]) < 0 for result in results)
    assert sum(sum(result["met"]) for result in results) > 50
    assert any([line["globetrotter"] for line in result["lines"]].count(15) > 1 for result in results)


def test_the_second_scorer_knows_nothing_of_the_engine() -> None:
    tree = ast.parse((HERE / "scorer.py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported == {"__future__", "json", "collections", "pathlib", "typing", "networkx"}


def test_the_board_files_are_those_the_games_were_played_on() -> None:
    assert GERMANY.board.id == "germany"
    for log in GAME_LOGS:
        header = json.loads(log.read_text(encoding="utf-8").partition("\n")[0])
        assert header["board"]["digest"] == GAMES[board_of(log)].board.digest
