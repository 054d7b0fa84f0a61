"""Hints and analyses: reasons that can be put into words, and values a seat could have known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import branchline as bl
from branchline.bots.hints import Choice, hint, reasons
from branchline.cli import main
from branchline.core.log import read_log
from branchline.lab.analysis import Judged, LogAnalysis, analyse, judge
from branchline.locale import texts_of
from branchline.locale.voice import Voice

FOOTHILLS = bl.game("foothills")
GERMANY = bl.game("ticket-to-ride-germany")
LOG = Path(__file__).parents[1] / "games" / "foothills" / "finished" / "01-no-competitor.jsonl"


@pytest.mark.parametrize("info", bl.all_games(), ids=lambda info: info.id)
def test_a_hint_names_a_legal_move_and_says_why(info: bl.GameInfo) -> None:
    game = bl.game(info.id)
    state = game.start(info.seats[0], bl.SeededDealer(4))
    found = hint(game, game.view(state, int(state.turn)), iterations=30, budget=600)
    assert found.move in game.legal_moves(state)
    voice = Voice(texts_of(info), ["Ada", "Ben", "Cid", "Dot", "Eve"][: info.seats[0]], int(state.turn))
    said = [voice.line(line) for line in found.reasons]
    assert voice.move(found.move.json()) in said[0]
    assert len(said) >= 2
    json.dumps(found.json())


def test_the_same_view_gets_the_same_hint_whatever_others_hold() -> None:
    state = GERMANY.start(2, bl.SeededDealer(4))
    seat = int(state.turn)
    other = state.redeal(seat, bl.SeededDealer(9))
    one = hint(GERMANY, GERMANY.view(state, seat), iterations=10, budget=600)
    assert hint(GERMANY, GERMANY.view(other, seat), iterations=10, budget=600) == one


def choice(move: str, chance: float, margin: float) -> Choice:
    return Choice(GERMANY.moves.parse(move), chance, margin, 10)


@pytest.mark.parametrize(
    ("choices", "legal", "keys"),
    [
        ([choice("draw", 0.7, 8.0)], 1, ["hint-only"]),
        ([choice("draw", 0.7, 8.0)], 9, ["hint-ahead", "hint-clear"]),
        ([choice("draw", 0.7, 8.0), choice("take red", 0.6, 3.0)], 9, ["hint-ahead", "hint-better"]),
        ([choice("draw", 0.3, -8.0), choice("take red", 0.3, -8.2)], 2, ["hint-behind", "hint-alike"]),
        ([choice("draw", 0.5, -0.4), choice("take red", 0.4, -2.0)], 2, ["hint-even", "hint-better"]),
    ],
)
def test_reasons_say_what_is_expected_and_how_much_hangs_on_it(
    choices: list[Choice], legal: int, keys: list[str]
) -> None:
    assert [line.key for line in reasons(choices, legal)] == keys


@pytest.fixture(scope="module")
def found() -> LogAnalysis:
    """The analysis of a finished game."""
    return analyse(FOOTHILLS, read_log(LOG, FOOTHILLS), iterations=4)


@pytest.mark.once
def test_an_analysis_judges_every_choice_of_a_log(found: LogAnalysis) -> None:
    played_out = read_log(LOG, FOOTHILLS).replay(FOOTHILLS)
    numbers = [number for number, (state, played) in enumerate(played_out, start=1)
               if played is not None and len(state.legal_for(played.seat)) > 1]  # fmt: skip
    assert [move.number for move in found.moves] == numbers
    assert all(move.before >= move.after and 0 <= move.hindsight_after <= 1 for move in found.moves)
    assert all(better.chance > move.after for move in found.moves for better in move.better)


def test_what_lost_much_was_looked_at_again_and_so_was_what_seems_better(found: LogAnalysis) -> None:
    dear = found.turning_points()
    assert dear
    for move in dear:
        best = max(move.better, key=lambda better: better.chance)
        assert min(move.played.visits, best.visits) >= 8


def test_turning_points_are_the_dearest_moves() -> None:
    def judged(number: int, before: float, after: float) -> Judged:
        return Judged(number, 0, choice("draw", after, 0.0), before, 0.5, 0.5, 3, ())

    moves = (judged(1, 0.5, 0.49), judged(2, 0.6, 0.4), judged(3, 0.7, 0.3))
    assert [move.number for move in LogAnalysis("x", ("Ada",), moves, None).turning_points()] == [3, 2]


@pytest.mark.once
def test_the_command_writes_a_page_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "game.html", tmp_path / "game.json"
    assert main(["analyse", str(LOG), "--iterations", "2", "--html", str(page), "--json", str(data)]) == 0
    found = json.loads(data.read_text(encoding="utf-8"))
    assert found["analysis"] == "branchline-analysis/1"
    assert {"before", "after", "hindsight", "better", "played"} <= set(found["moves"][0])
    assert page.read_text(encoding="utf-8").count("<polyline") == 2 * len(found["names"])
    assert "choices" in capsys.readouterr().out


def test_a_game_that_is_running_is_not_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = LOG.read_text(encoding="utf-8").splitlines(keepends=True)
    running = tmp_path / "running.jsonl"
    running.write_text("".join(lines[:5]), encoding="utf-8")
    assert main(["analyse", str(running)]) == 2
    assert "still running" in capsys.readouterr().err


def test_a_judgement_ends_in_time_and_knows_the_move_that_was_played() -> None:
    state = GERMANY.start(2, bl.SeededDealer(4))
    seat = int(state.turn)
    move = GERMANY.legal_moves(state)[-1]
    found = judge(GERMANY, state, seat, move, 1, 10**9, seconds=0.2)
    assert found.played.move == move
    assert 0 <= found.after <= found.before <= 1
    assert judge(GERMANY, state, seat, move, 1, 10**9, seconds=0.0).played.visits == 1
