"""A house that may send notices to this machine, on each kind of store; and its clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.server import clock
from branchline.server.notices.settings import NoticeSettings
from tests.server.running import Running, settings_at

HERE = ("127.0.0.0/8",)
BASE = "https://trains.example.org"


@pytest.fixture
def house(place: dict[str, Any], tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a server; the operator's words are given by name, and its limits together."""
    running: list[Running] = []

    def begin(limits: dict[str, Any] | None = None, **said: Any) -> Running:
        settings = settings_at(place, tmp_path, **(limits or {}))
        settings.notices = NoticeSettings(**({"networks": HERE, "address": BASE} | said))
        running.append(Running(settings))
        return running[-1]

    yield begin
    for server in running:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture(autouse=True)
def own_time() -> Iterator[None]:
    """The clock is as it was afterwards."""
    before = clock.ahead
    yield
    clock.ahead = before
