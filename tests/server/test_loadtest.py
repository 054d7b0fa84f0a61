"""The load test: it plays as the page does, and every acknowledged move is in the logs."""

from __future__ import annotations

import pytest

from branchline.cli import main


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
