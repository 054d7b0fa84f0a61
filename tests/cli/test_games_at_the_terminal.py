"""What a person playing the Dales and Foothills at the terminal runs into: help, rules and words of that game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import ROOT, Terminal, run

FIXTURES = ROOT / "fixtures"


@pytest.mark.parametrize(
    ("game", "has", "lacks"),
    [
        ("wensleydale", "bid ", "ticket "),
        ("foothills", "what of your cards is printed", "berlin"),
        ("ticket-to-ride-germany", "your tickets and what each still lacks", "embsay"),
    ],
)
def test_help_speaks_of_the_game_that_is_played(tmp_path: Path, game: str, has: str, lacks: str) -> None:
    seats = ",".join(["you", "random", "random"][: 3 if game == "wensleydale" else 2])
    with Terminal("play", game, "--seats", seats, "--first", "1", "--seed", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        told = terminal.type("help")
        assert has in told
        assert lacks not in told.replace("claim berlin", "berlin" if game == "foothills" else "")


def test_rules_come_in_their_order_and_resolutions_by_their_names(tmp_path: Path) -> None:
    with Terminal("play", "foothills", "--first", "1", "--seed", "1", data=tmp_path, rows=200) as terminal:
        terminal.read()
        terminal.type("")
        told = terminal.type("rules F9")
        assert told.index("F9.2 ") < told.index("F9.10") < told.index("F9.11")
        assert "AMB-5 " in terminal.type("rules AMB-5")
        assert "F11" not in terminal.type("rules F1")


def test_a_move_may_have_the_name_of_a_command(tmp_path: Path) -> None:
    """`score` shows the points, `score mason` puts a card into the scoring pile: here that choice is not open now."""
    with Terminal("play", "foothills", "--first", "1", "--seed", "1", data=tmp_path) as terminal:
        terminal.read()
        terminal.type("")
        assert "0 points" in terminal.type("score")
        assert "F11.4" not in terminal.type("score mason")


def test_end_turns_no_page_where_the_turn_goes_on(tmp_path: Path) -> None:
    with Terminal("play", "nurnberg", "--first", "1", "--seed", "1", data=tmp_path, columns=80, rows=24) as terminal:
        terminal.read()
        first = terminal.type("")
        assert "page 1 of" in first
        assert "page 1 of" in terminal.type("end")
        assert "page 2 of" in terminal.type("")


@pytest.mark.parametrize(
    ("log", "points"),
    [
        ("dales/wensleydale-played_in_terminal.jsonl", "5, 24, 19"),
        ("dales/nurnberg-played_in_terminal.jsonl", "45, 65"),
        ("foothills/played_in_terminal.jsonl", "40, 63.5"),
    ],
)
def test_games_played_at_the_terminal_are_proven(tmp_path: Path, log: str, points: str) -> None:
    done = run("verify", str(FIXTURES / log), data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"Consistent: the result, {points} points." in done.stdout
    assert "every deal is the one the seed gives" in done.stdout
