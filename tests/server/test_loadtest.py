"""The load test: it plays as the page does, and every acknowledged move is in the logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.cli import main
from branchline.server import clock
from branchline.server.loadtest import mail, peer


@pytest.mark.parametrize("more", [[], ["--lean"]])
def test_players_play_as_the_page_does_or_lean(capsys: pytest.CaptureFixture[str], more: list[str]) -> None:
    assert main(["loadtest", "--seconds", "1", "--tables", "4", "--sockets", "12", *more]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("processor time a move")
    assert ("lean" if more else "as the page plays") in rows[1]
    assert "2, 12" in next(row for row in rows if row.startswith("tables, seats, sockets"))


def test_a_game_is_played_by_as_few_as_it_allows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loadtest", "--seconds", "1", "--tables", "4", "--game", "wensleydale"]) == 0
    assert "4, 3, 256" in capsys.readouterr().out
    assert main(["loadtest", "--game", "wensleydale", "--seats", "2"]) == 2
    assert "3" in capsys.readouterr().err


def test_deadlines_of_tables_by_mail_are_all_seen_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "QUIET", 0.1)
    monkeypatch.setattr(mail, "STEPS", 4)
    monkeypatch.setattr(mail, "AN_HOUR", 20)
    assert main(["loadtest", "--mail", "30", "--game", "foothills"]) == 0
    assert "for 20 deadlines an hour" in capsys.readouterr().out
    assert clock.ahead == 0


def test_a_peer_that_is_not_installed_is_one_line_with_what_to_type(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peer, "FOLDER", tmp_path)
    assert main(["loadtest", "--peer", "boardgame.io", "--seconds", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert f"npm ci --omit=optional --prefix {tmp_path}" in told.err


def test_what_the_peer_says_is_read() -> None:
    """As boardgame.io 0.50.2 says it: more than we read of it is passed over."""
    state = b'{"G":{"made":1},"ctx":{"numPlayers":2,"currentPlayer":"1","turn":2},"_stateID":7,"_undo":[]}'
    assert peer.read_update(b'["update","table-1-1",%b,[{"turn":1}]]' % state)[2].number == 7
    assert peer.read_sync(b'["sync","table-1-1",{"state":%b,"log":[]}]' % state)[2].state.ctx.currentPlayer == "1"


@pytest.mark.skipif(not (peer.FOLDER / "node_modules").is_dir(), reason="npm ci in tools/peer installs the peer")
def test_the_peer_plays_the_same_load(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "ROUNDS", 1)
    assert main(["loadtest", "--peer", "boardgame.io", "--seconds", "1", "--tables", "4", "--sockets", "12"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split("  ")[0] for row in rows[1:3]] == ["boardgame.io in memory", "boardgame.io on FlatFile"]
    assert all("here it is" in row for row in rows[1:3])
