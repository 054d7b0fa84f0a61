"""The command line in the reader's language: help, and what is wrong with what was typed."""

from __future__ import annotations

import argparse
import inspect
import re
from pathlib import Path

import pytest

from branchline.cli import COMMANDS, main
from branchline.cli.parser import OWN
from branchline.cli.words import say, speak
from branchline.core.log import parse_log
from branchline.core.registry import game
from tests.cli.terminal import PLAYED, SMALL_BOARD
from tests.cli.test_commands import BAD

LANGUAGES = ("de", "fr", "it")
TYPED = re.compile(r"--?[a-z][\w-]*|\{[^}]*\}|\[|branchline( [a-z]+)?")
MAKERS = (  # what argparse says to who writes a program, and never to who types
    "conflict",
    "parser",
    "__call__",
    'argument "-"',
    "can't open",
    "cannot merge",
    "'required' is",
    "invalid option string",
    "dest=",
    "mutually exclusive",
    "subparser",
    "is not callable",
    "unexpected option string",
    "error:",
    "must start with",
    "positional arguments",  # headings, and help of its own: ours have other words
    "options",
    "show this help",
    "usage: ",
    "expected %s argument",
    "deprecated",
)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")  # or a folder's name breaks into rows that are the same in all languages
    monkeypatch.setenv("LC_ALL", "C")


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit code, and all that was printed."""
    try:
        code = main(words)
    except SystemExit as end:
        code = int(end.code or 0)
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def has_words(row: str) -> bool:
    return re.search(r"[a-z]{3,}", TYPED.sub("", row)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*COMMANDS, ""])
def test_no_row_of_help_is_english(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [name, "--help"] if name else ["--help"]
    code, english = said(capsys, *words)
    assert code == 0
    _, shown = said(capsys, *words, "--language", language)
    same = set(english.splitlines()) & set(shown.splitlines())
    assert [row for row in same if has_words(row)] == []
    assert (f"branchline {name}" in shown) if name else all(f"  {one} " in shown for one in COMMANDS)


FROM_THE_BOARD = [["play", "--board", "/nowhere.json"], ["board", "check", "/nowhere.json"]]
"""What is wrong with a board or a position is said to its maker, in English."""
SAME = [*FROM_THE_BOARD, ["position", str(SMALL_BOARD)], ["verify", str(PLAYED), "--board", str(SMALL_BOARD)]]
ASKED = [one for one in BAD if one not in SAME and one[0] not in ("bench", "perft") and "5" not in one]


@pytest.mark.parametrize("words", ASKED, ids=lambda words: " ".join(word.rpartition("/")[2] for word in words))
def test_what_is_wrong_is_said_in_every_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for language in ("en", *LANGUAGES):
        code, told[language] = said(capsys, *words, "--language", language)
        assert code == 2
        assert len(told[language].splitlines()) == 1
    assert len(set(told.values())) == len(told), told


def test_the_systems_language_is_the_command_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "manca: REGISTRO" in said(capsys, "verify")[1]
    assert "manque\u00a0: JOURNAL" in said(capsys, "verify", "--language=fr")[1]


def test_a_damaged_log_is_said_in_the_readers_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited = tmp_path / "edited.jsonl"
    edited.write_text(PLAYED.read_text().replace('"seat": 0', '"seat": 1', 1))
    assert "das Siegel passt nicht" in said(capsys, "verify", str(edited), "--language", "de")[1]
    log = parse_log(PLAYED.read_text(), game("ticket-to-ride-germany"))
    edited.write_text("\n".join(log.lines())[:-9])
    assert "Datei ist hier abgeschnitten" in said(capsys, "verify", str(edited), "--language", "de")[1]
    edited.write_text("")
    assert "das Protokoll ist leer" in said(capsys, "verify", str(edited), "--language", "de")[1]


def test_saves_are_listed_in_the_readers_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "one.jsonl").write_text(PLAYED.read_text())
    shown = said(capsys, "saves", "--language", "fr")[1]
    assert "remportée par Ada" in shown
    assert "coups" in shown
    assert "--resume NUMÉRO" in shown


def test_all_that_argparse_says_to_a_person_is_ours() -> None:
    """Each Python has its own argparse: a text that is new in one is English for everybody."""
    found = set(
        re.findall(r"(?<![\w.])_\(\s*(?:'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\")", inspect.getsource(argparse))
    )
    texts = {one or other for one, other in found}
    assert "expected one argument" in texts
    unknown = [text for text in texts if text not in OWN and not any(word in text for word in MAKERS)]
    assert unknown == []
    speak("de")
    try:
        assert all(say(key, **facts) for key, facts in OWN.values())
    finally:
        speak("en")
