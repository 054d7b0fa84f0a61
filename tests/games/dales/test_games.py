"""Twenty finished games of each edition, replayed and scored again by a separate scorer; and perft."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.dealer import SeededDealer
from branchline.core.log import read_log
from branchline.core.playout import perft
from tests.games.dales.scorer import Ledger, final_scores, placings

HERE = Path(__file__).parent
LOGS = sorted((HERE / "games").glob("*.jsonl"))
PLAYED = sorted((HERE.parents[1] / "fixtures" / "dales").glob("*.jsonl"))  # by a person, at the terminal
PERFT = json.loads((HERE / "perft.json").read_text(encoding="utf-8"))


def test_there_are_twenty_games_of_each_edition() -> None:
    names = [path.name.partition("-")[0] for path in LOGS]
    assert (names.count("wensleydale"), names.count("nurnberg")) == (20, 20)


@pytest.mark.parametrize("path", [*LOGS, *PLAYED], ids=lambda path: path.stem)
def test_finished_games_replay_and_score_as_the_rules_say(path: Path) -> None:
    name = path.name.partition("-")[0]
    game = bl.game(name)
    log = read_log(path, game)
    assert log.result is not None
    states = [(game.position(state), played) for state, played in log.replay(game)]
    ledger = Ledger(name, states[0][0])
    for (before, played), (after, _next) in pairwise(states):
        assert played is not None
        ledger.step(before, after, played.seat, played.move.json())
    last = states[-1][0]
    profits = [
        next(int(space) for space, stack in last["tracks"]["profit"].items() if seat in stack)
        for seat in range(log.seats)
    ]
    assert profits == ledger.profit
    assert [sum(moved.values()) for moved in last["moved"]] == ledger.pieces
    assert log.result["scores"] == final_scores(last, None if name == "wensleydale" else ledger.points)
    assert log.result["ranking"] == placings(log.result["scores"], last)


@pytest.mark.parametrize("row", PERFT, ids=lambda row: f"{row['game']}-{row['seats']}-seed{row['seed']}")
def test_perft(row: dict[str, object]) -> None:
    """The number of ways to play a number of small decisions, from the start and from later on."""
    game = bl.game(str(row["game"]))
    dealer = SeededDealer(int(str(row["seed"])))
    state = game.start(int(str(row["seats"])), dealer)
    for _ in range(int(str(row["after"]))):
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    counts = row["counts"]
    assert isinstance(counts, list)
    assert [perft(state, dealer, depth) for depth in range(1, len(counts) + 1)] == counts
