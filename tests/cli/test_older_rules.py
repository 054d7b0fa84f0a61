"""Logs and saves of the first release at the command line: tests/fixtures/version-1."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import branchline as bl
from branchline.core.errors import OtherRulesVersion
from branchline.core.log import heading_of
from branchline.core.registry import info_of
from tests.cli.terminal import ROOT, Terminal, run

FIXTURES = ROOT / "fixtures" / "version-1"
READS = "Branchline 0.1 reads it"


def test_a_finished_log_is_proven_and_replayed_with_its_rules_named(tmp_path: Path) -> None:
    log = str(FIXTURES / "finished.jsonl")
    proven = run("verify", log, data=tmp_path)
    assert proven.returncode == 0, proven.stderr
    assert "played under rules 1; rules 2 lead the same way" in proven.stdout
    assert "every deal is the one the seed gives" in proven.stdout
    shown = run("replay", log, data=tmp_path)
    result = json.loads((FIXTURES / "finished.jsonl").read_text(encoding="utf-8").splitlines()[-1])["result"]
    assert "played under rules 1" in shown.stdout
    assert all(f"{score / 2:g}" in shown.stdout for score in result["scores"])


def test_an_unfinished_log_is_read(tmp_path: Path) -> None:
    shown = run("replay", str(FIXTURES / "unfinished.jsonl"), data=tmp_path)
    assert shown.returncode == 0
    assert "To be continued: it’s Ada’s turn." in shown.stdout


@pytest.mark.parametrize("command", ["verify", "replay", "position"])
def test_a_log_that_todays_rules_would_have_played_otherwise_is_refused_by_name(tmp_path: Path, command: str) -> None:
    answer = run(command, str(FIXTURES / "otherwise.jsonl"), data=tmp_path)
    assert answer.returncode != 0
    assert f"would have gone otherwise at move 206: {READS}" in answer.stderr
    assert answer.stdout == "", "nothing is shown that may be wrong"


def test_a_save_is_scored_as_it_stands_and_not_gone_on_with(tmp_path: Path) -> None:
    for name in ("save.jsonl", "save.jsonl.secret"):
        shutil.copy(FIXTURES / name, tmp_path)
    before = (tmp_path / "save.jsonl").read_bytes()
    with Terminal("play", "--resume", str(tmp_path / "save.jsonl"), data=tmp_path) as terminal:
        screen = " ".join(terminal.read().split())
        assert terminal.ended
    assert READS in screen
    assert "As it stands: Ada 3, Ben 8.5." in screen
    assert (tmp_path / "save.jsonl").read_bytes() == before


def test_other_versions_are_refused_and_a_table_is_not_gone_on_with() -> None:
    foothills = info_of("foothills")
    heading = heading_of((FIXTURES / "finished.jsonl").read_text(encoding="utf-8"))
    board = foothills.older_board(heading.rules_version)
    with pytest.raises(OtherRulesVersion, match=r"rules version 99.*of that version"):
        foothills.older_board(99)
    with pytest.raises(OtherRulesVersion, match=READS):
        bl.Table.load(bl.game("foothills", board), FIXTURES / "unfinished.jsonl", bl.SeededDealer(1))
