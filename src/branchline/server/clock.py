"""What time it is, for all that a deadline or somebody's absence depends on. Only tests and load tests ever move it."""

from __future__ import annotations

import time
from collections.abc import Callable

ahead = 0.0  # seconds that this clock is ahead of the machine's
moved: set[Callable[[], None]] = set()  # who is called when it was moved: it sleeps until a moment that came sooner


def now() -> float:
    """Seconds since 1970."""
    return time.time() + ahead


def move(seconds: float) -> None:
    """Tests and load tests only: so much time passes at once. May be called in any thread."""
    global ahead
    ahead += seconds
    for wake in list(moved):
        wake()
