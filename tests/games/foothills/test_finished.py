"""Twenty finished games, replayed and scored again by a scorer that shares no code with the rules; perft; checksums."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.playout import perft
from tests.games.foothills.arrange import GAME, STATIONS
from tests.games.foothills.scorer import half_points, vp_of_move

HERE = Path(__file__).parent
LOGS = sorted((HERE / "finished").glob("*.jsonl"))
PLAYED = HERE.parents[1] / "fixtures" / "foothills" / "played_in_terminal.jsonl"  # typed in
PERFT = json.loads((HERE / "perft.json").read_text(encoding="utf-8"))


def test_there_are_twenty_games_of_every_end() -> None:
    reasons = Counter(path.stem.partition("-")[2] for path in LOGS)
    assert sum(reasons.values()) == 20
    assert set(reasons) == {"buffer-stops", "no-competitor", "turn-cap"}


def shown_side(position: dict[str, Any], card: str) -> str:
    """The side of a card on the board: its id when grey, its letter when gold."""
    for letter, slot in position["players"][position["turn"]]["cards"].items():
        if slot["card"] == card:
            return card if slot["side"] == "grey" else letter
    raise AssertionError(card)


@pytest.mark.parametrize("path", [*LOGS, PLAYED], ids=lambda path: path.stem)
def test_a_finished_game_replays_and_scores_as_it_did(path: Path) -> None:
    log = bl.read_log(path, GAME)
    vp = [0, 0]
    side = ""
    steps = list(log.replay(GAME))
    positions = [GAME.position(state) for state, _ in steps]
    for number, (_, played) in enumerate(steps[:-1]):
        assert played is not None
        before, after = positions[number], positions[number + 1]
        if played.move.kind == "play":
            side = shown_side(before, played.move.json()["card"])
        vp[played.seat] += vp_of_move(before, after, played.move.json(), side)
        assert [row["vp"] for row in after["players"]] == vp, f"move {number + 1}: {played.move}"
    last = steps[-1][0]
    assert last.over
    assert half_points(positions[-1], vp) == last.scores()
    assert log.result == {"reason": last.end_reason, "scores": last.scores(), "ranking": last.ranking()}


@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: f"{entry['closed']}-{entry['moves']}")
def test_perft(entry: dict[str, Any]) -> None:
    dealer = bl.SeededDealer(4)
    state = GAME.start(2, dealer, {"closed": entry["closed"], "first": 0})
    for _ in range(entry["moves"]):
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft(state, bl.SeededDealer(6), depth) for depth in depths] == entry["counts"]


def test_compiled_and_interpreted_rules_play_the_same_games() -> None:
    """The other build's run asserts the same two numbers."""
    tally = bl.playouts(GAME, seats=2, games=300, seed=5)
    assert (tally.moves, tally.checksum) == (50934, 3012762910)


def test_the_games_visit_every_kind_of_station() -> None:
    """Otherwise the scorer above would prove little."""
    met = set()
    for path in LOGS:
        *_, (state, _) = bl.read_log(path, GAME).replay(GAME)
        valley = GAME.position(state)["valley"]
        met |= {name for name, card in valley.items() if any(owner is not None for owner in card["stations"])}
    assert met == {name for name, card in STATIONS.items() if "stations" in card}
