"""The terminal speaks the reader's language: the one asked for, else the system's; English where there is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminal import PLAYED, Terminal, run

SAID = {
    "de": ("Weiter mit der Eingabetaste", "den Zug beenden", "Zielkarten", "ist kein Spielzug"),
    "fr": ("Entrée pour commencer", "terminer le tour", "destinations", "n’est pas un coup"),
    "it": ("Premi Invio per cominciare", "concludi il turno", "biglietti", "non è una mossa"),
}


@pytest.mark.parametrize("language", SAID)
def test_a_game_is_played_in_another_language(language: str, tmp_path: Path) -> None:
    start, end, tickets, wrong = SAID[language]
    with Terminal("play", "--seed", "7", "--first", "1", "--language", language, data=tmp_path) as terminal:
        assert start in terminal.read()
        screen = terminal.type("")
        assert tickets in screen
        help_text = terminal.type("help")
        assert end in help_text
        assert "undo" in help_text, "what is typed is the same in every language"
        assert wrong in terminal.type("abrakadabra")
        assert "English" not in screen + help_text


ENGLISH = re.compile(
    r"\b(and|any|at|auction|bids?|box|build|cards?|clear|competitors?|completed|cubes|draw|each|for|from|goods|keep|left"
    r"|lines?|links?|long|none|of|on|passengers?|pay|phase|pile|play|points?|profit|purple|round|score|short|shows|take"
    r"|the|their|tiles|to|towns|track|trains|two|with|you)\b",
    re.IGNORECASE,
)

PRINTED = re.compile("Two Viaducts|Vale of Rheidol Railway|The South|THE SOUTH|\\w+ Train to \\w+")  # in every language


@pytest.mark.parametrize("game", ["foothills", "wensleydale", "nurnberg", "ticket-to-ride-germany"])
def test_the_screens_of_a_game_have_no_english_word(game: str, tmp_path: Path) -> None:
    asked = ("play", game, "--first", "1", "--seed", "1", "--language", "de")
    with Terminal(*asked, data=tmp_path, columns=120, rows=60) as terminal:
        terminal.read()
        shown = [terminal.type("")]
        shown += [terminal.type("1" if turn % 2 else "1; end") for turn in range(6)]
        shown += [terminal.type(word) for word in ("board", "moves", "map", "ticket", "score", "log")]
        shown.append(terminal.type("hint").partition(": ")[2])  # before it stands the move as it is typed
    assert {"foothills": "Lager", "ticket-to-ride-germany": "Auslage"}.get(game, "Auktion") in shown[0]
    for screen in shown:
        found = [row for row in screen.splitlines() if ENGLISH.search(PRINTED.sub("", row))]
        assert not found, "\n".join(found)


def test_without_a_terminal_it_says_so_in_the_readers_language(tmp_path: Path) -> None:
    said = run("play", "foothills", "--language", "fr", data=tmp_path)
    assert "Foothills se joue dans un terminal" in said.stdout
    assert not ENGLISH.search(said.stdout.replace("branchline play", ""))


def test_the_language_is_the_systems(tmp_path: Path) -> None:
    german = run("replay", str(PLAYED), "--transcript", data=tmp_path, LC_ALL="", LANG="de_DE.UTF-8")
    assert "Spielplan" in german.stdout.splitlines()[0]
    asked = run("replay", str(PLAYED), "--transcript", "--language", "fr", data=tmp_path, LC_ALL="de_DE")
    assert "plateau" in asked.stdout.splitlines()[0]
    english = run("replay", str(PLAYED), "--transcript", data=tmp_path, LC_ALL="xx_XX")
    assert "board" in english.stdout.splitlines()[0]
    assert english.stderr == ""


def test_an_unknown_language_is_english_and_says_so(tmp_path: Path) -> None:
    done = run("replay", str(PLAYED), "--transcript", "--language", "xx", data=tmp_path)
    assert "there are no texts in “xx”; there are de, en, fr, it: English it is" in done.stderr
    assert "board" in done.stdout.splitlines()[0]
    assert done.returncode == 0
