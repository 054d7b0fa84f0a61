"""A game that was installed beside Branchline is played, saved and replayed without a screen of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, run

PLUGIN = Path(__file__).parent / "plugin"


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PLUGIN))
    import os

    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(PLUGIN), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    )


@pytest.mark.usefixtures("path")
def test_another_mans_game_is_played_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "nim.jsonl"
    with Terminal("play", "nim", "--names", "Ada,Ben", "--save", str(file), data=tmp_path) as terminal:
        terminal.read()
        screen = terminal.type("")
        assert "Nim · move 0" in screen
        assert "left: 12" in screen
        assert "1) take 1" in screen
        assert "Take one, two or three matches." in screen
        assert "There are only 12 left" in terminal.type("take 9")
        assert "M1.1 Take one, two or three matches; whoever" in terminal.type("why take 9")
        assert "take 2 is legal" in terminal.type("why 2")
        assert "M1.1" in terminal.type("rules")
        ending = terminal.type("ta 3")
        assert "You take 3." in ending
        assert terminal.type("undo") == screen
        terminal.type("3")
        for _ in range(20):
            screen = terminal.type("" if "Enter ends" in screen or not screen.endswith("> ") else "1")
            if terminal.ended:
                break
        assert "M1.1   +1 The last match" in screen
        assert "win" in screen
    assert "takes 3." in run("replay", str(file), data=tmp_path).stdout
    assert "Proven" in run("verify", str(file), data=tmp_path).stdout
    assert "nim" in run("games", data=tmp_path).stdout
    assert "finished" not in run("saves", data=tmp_path).stdout, "it was saved elsewhere"


@pytest.mark.usefixtures("path")
def test_a_game_without_texts_can_be_played_too(tmp_path: Path) -> None:
    from branchline.cli.speech import voice_of
    from branchline.core.game import Line
    from branchline.core.registry import game

    voice = voice_of(replace(game("nim").info, rules="elsewhere.rules:Nim", texts="unwritten"), ["Ada", "Ben"], 0)
    assert voice.line(Line("narrate-take", {"who": 1, "count": 3})) == "[narrate-take who=1 count=3]"
    assert voice.line(Line("ranking-winner", {"who": 0})) == "You win."
    assert voice.rule("M1.1") == "(no text)"


@pytest.mark.usefixtures("path")
def test_a_game_brings_its_texts_along() -> None:
    from branchline.core.registry import game
    from branchline.locale import texts_of

    assert texts_of(game("nim").info).say("phase-turn") == "Take one, two or three matches."
