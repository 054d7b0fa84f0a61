"""Numbers for Prometheus: of this process, or of all workers on one address.

Workers that share an address keep their numbers in files of one folder, so that each of them answers for all. What a
dead worker has counted still counts; what it had in memory does not.
"""

from __future__ import annotations

import os
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # in a worker's environment; prometheus_client reads it when it is imported
MEDIA = "text/plain; version=0.0.4"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COUNTED = {
    "moves": "moves written",
    "errors": "errors nobody foresaw",
    "bot_faults": "bots that crashed, overran or chose what is not legal",
    "sockets_cut": "readers that were too slow",
    "tables_loaded": "tables read from the store",
    "tables_created": "tables created",
}

disable_created_metrics()  # a second series for each counter, which nobody asks for


class Metrics:
    """What this process counts, and the text that says what all of them have counted."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.started = time.time()
        self.counters = {what: Counter(f"branchline_{what}", text, registry=registry) for what, text in COUNTED.items()}
        self.requests = Counter("branchline_requests", "requests by status", ["status"], registry=registry)
        self.notices = Counter(
            "branchline_notices", "notices sent, failed and refused", ["channel", "outcome"], registry=registry
        )
        self.statuses: dict[int, Counter] = {}  # looking one up by its label costs more than counting
        self.seconds = Histogram(
            "branchline_request_seconds", "the time of a request", buckets=BOUNDS, registry=registry
        )
        self.bots = Histogram(
            "branchline_bot_seconds", "the time a bot thinks", ["bot"], buckets=BOUNDS, registry=registry
        )
        self.tables = Gauge(
            "branchline_tables_in_memory", "tables in memory", registry=registry, multiprocess_mode="livesum"
        )
        self.sockets = Gauge("branchline_sockets", "open sockets", registry=registry, multiprocess_mode="livesum")
        self.uptime = Gauge(
            "branchline_uptime_seconds", "the age of the oldest worker", registry=registry, multiprocess_mode="livemax"
        )
        self.workers = Gauge("branchline_workers", "server processes", registry=registry, multiprocess_mode="livesum")
        self.workers.set(1)

    def count(self, what: str, by: int = 1) -> None:
        self.counters[what].inc(by)

    def answered(self, status: int, seconds: float) -> None:
        counter = self.statuses.get(status)
        if counter is None:
            counter = self.statuses[status] = self.requests.labels(str(status))
        counter.inc()
        self.seconds.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        self.bots.labels(bot).observe(seconds)

    def delivered(self, channel: str, outcome: str) -> None:
        self.notices.labels(channel, outcome).inc()

    def note(self, tables: int, sockets: int) -> None:
        """What there is now; said now and then, since other workers answer for this one."""
        self.tables.set(tables)
        self.sockets.set(sockets)
        self.uptime.set(time.time() - self.started)

    def text(self) -> bytes:
        """Everything in Prometheus's own words."""
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)
        return generate_latest(everybody)
