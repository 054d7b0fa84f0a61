"""The boards of the house: those that are uploaded lie in files, for the processes that think."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from branchline.core.errors import BadBoard
from branchline.server.library.shelves import Library
from tests.server.running import TTR


@pytest.fixture
def library() -> Iterator[Library]:
    made = Library(None)
    yield made
    made.close()


def board(points: int) -> bytes:
    """A board of Ticket to Ride that no other is like."""
    own = json.loads(Library(None).home(TTR).data)
    own["tickets"][0]["points"] = points
    return json.dumps(own).encode()


def test_boards_that_come_at_once_all_have_their_files(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Slow(tempfile.TemporaryDirectory):  # type: ignore[type-arg]
        def __init__(self, **given: Any) -> None:
            time.sleep(0.1)  # the others come meanwhile
            super().__init__(**given)
            made.append(self)

    monkeypatch.setattr(tempfile, "TemporaryDirectory", Slow)
    bodies = [board(points) for points in range(1, 7)]
    with ThreadPoolExecutor(len(bodies)) as pool:
        shelves = list(pool.map(lambda body: library.read(TTR, body), bodies))
    assert len(made) == 1
    assert len({shelf.card.digest for shelf in shelves}) == len(bodies)
    assert all(shelf.path is not None and shelf.path.is_file() for shelf in shelves)


def test_the_same_board_twice_is_one_file_and_a_bad_one_is_none(library: Library) -> None:
    body = board(3)
    first, second = library.read(TTR, body), library.read(TTR, body)
    assert first is second
    for _ in range(2):
        with pytest.raises(BadBoard) as bad:
            library.read(TTR, body.replace(b"berlin", b"bonn", 1))
        assert str(library.upload_folder()) not in str(bad.value)
    assert len(list(Path(library.upload_folder()).rglob("*.json"))) == 1


def test_files_go_with_the_house() -> None:
    library = Library(None)
    library.close()  # there were none
    library = Library(None)
    path = library.read(TTR, board(4)).path
    assert path is not None
    library.close()
    assert not path.exists()
