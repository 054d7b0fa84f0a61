"""Numbers for Prometheus."""

from __future__ import annotations

import bisect
import time
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
HELP = {
    "requests": "requests by status",
    "moves": "moves written",
    "errors": "errors nobody foresaw",
    "bot_faults": "bots that crashed, overran or chose what is not legal",
    "sockets_cut": "readers that were too slow",
    "tables_loaded": "tables read from the store",
    "tables_created": "tables created",
}


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, label: str = "") -> list[str]:
        below, lines = 0, []
        mark = f"{label}," if label else ""
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{{mark}le="{bound}"}} {below}')
        plain = f"{{{label}}}" if label else ""
        return [*lines, f"{name}_sum{plain} {self.total:.6f}", f"{name}_count{plain} {below}"]


class Metrics:
    """Counts since the start of this process."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter({name: 0 for name in HELP if name != "requests"})
        self.statuses: Counter[int] = Counter()
        self.requests = Histogram()
        self.bots: dict[str, Histogram] = {}
        self.started = time.time()

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by

    def answered(self, status: int, seconds: float) -> None:
        self.statuses[status] += 1
        self.requests.note(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        self.bots.setdefault(bot, Histogram()).note(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        """Everything in Prometheus's own words."""
        lines = [f"# HELP branchline_requests_total {HELP['requests']}", "# TYPE branchline_requests_total counter"]
        lines += [f'branchline_requests_total{{status="{code}"}} {n}' for code, n in sorted(self.statuses.items())]
        for what, number in sorted(self.counts.items()):
            name = f"branchline_{what}_total"
            lines += [f"# HELP {name} {HELP[what]}", f"# TYPE {name} counter", f"{name} {number}"]
        for what, value in gauges.items():
            lines += [f"# TYPE branchline_{what} gauge", f"branchline_{what} {value:g}"]
        lines.append("# TYPE branchline_request_seconds histogram")
        lines += self.requests.lines("branchline_request_seconds")
        if self.bots:
            lines.append("# TYPE branchline_bot_seconds histogram")
        for bot, histogram in sorted(self.bots.items()):
            lines += histogram.lines("branchline_bot_seconds", f'bot="{bot}"')
        return "\n".join(lines) + "\n"
