"""How far a simulation has got: a bar on a terminal, an occasional line elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from time import monotonic
from typing import TextIO

from branchline.lab.simulate import Watch

BAR = 30  # columns, if the terminal has that many
BLOCKS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█")
PAUSE = 10.0  # seconds between two lines, without a terminal


class Progress(Watch):
    """Counts finished games; an earlier run finished `before` of them, which say nothing about the speed."""

    def __init__(self, total: int, before: int = 0, stream: TextIO | None = None) -> None:
        self.total = total
        self.before = before
        self.games = before
        self.nodes: Counter[str] = Counter()  # of a cluster
        self.stream = stream or sys.stderr
        self.terminal = self.stream.isatty() and os.environ.get("TERM") != "dumb"
        self.began = monotonic()
        self.spoke = self.began

    def begin(self, games: int, finished: int) -> None:
        self.total = games
        self.before = self.games = finished
        self.began = self.spoke = monotonic()
        self.show()

    def node(self, name: str, games: int) -> None:
        self.nodes[name] += games

    def add(self, games: int) -> None:
        self.games += games
        self.show()

    def seconds(self) -> float:
        return max(monotonic() - self.began, 1e-6)

    def show(self) -> None:
        now = monotonic()
        if self.terminal:
            words = self.line()
            room = min(BAR, shutil.get_terminal_size().columns - len(words) - 2)
            self.stream.write("\r\x1b[K" + (f"{self.bar(room)} {words}" if room > 4 else words))
        elif now - self.spoke >= PAUSE:
            self.spoke = now
            self.stream.write(self.line() + "\n")
        self.stream.flush()

    def line(self) -> str:
        rate = (self.games - self.before) / self.seconds()
        text = f"{self.games:,} of {self.total:,} games"
        if self.games > self.before:
            text += f" · {spoken_rate(rate)} · {spoken((self.total - self.games) / rate)} left"
        if self.nodes:
            text += " · " + ", ".join(f"{node}: {games:,}" for node, games in sorted(self.nodes.items()))
        return text

    def bar(self, width: int) -> str:
        eighths = self.games * width * 8 // max(self.total, 1)
        return (BLOCKS[8] * (eighths // 8) + BLOCKS[eighths % 8]).ljust(width, "·")

    def say(self, text: str) -> None:
        """A line of its own, above the bar."""
        self.clear()
        self.stream.write(text + "\n")
        self.stream.flush()

    def clear(self) -> None:
        if self.terminal:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def spoken_rate(rate: float) -> str:
    return f"{rate:,.0f} a second" if rate >= 10 else f"{rate:.1f} a second"


def spoken(seconds: float) -> str:
    """A time as people say it.

    >>> spoken(4.4), spoken(75), spoken(7322)
    ('4 s', '1 min 15 s', '2 h 2 min')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
