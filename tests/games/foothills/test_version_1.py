"""Games of rules version 1: made by the first release, in tests/fixtures/version-1."""

from __future__ import annotations

import json
from pathlib import Path

import branchline
from branchline.games.foothills.board.file import load

FIXTURES = Path(__file__).parents[2] / "fixtures" / "version-1"
BOARD = Path(branchline.__file__).parent / "games" / "foothills" / "board" / "foothills-1.json"


def test_the_old_board_is_the_one_of_the_first_release() -> None:
    header = json.loads((FIXTURES / "finished.jsonl").read_text(encoding="utf-8").partition("\n")[0])
    board = load(BOARD)
    assert header["board"] == {"id": board.id, "digest": board.digest}
