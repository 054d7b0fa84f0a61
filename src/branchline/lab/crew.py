"""The crew of a simulation: workers that get chunks of about a second, so little is lost with one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import Any, Protocol

from branchline.lab.errors import ChunkFailed
from branchline.lab.summary import Summary
from branchline.pool import ChildDied, ChildFailed

SECONDS = 1.0  # that a chunk should take
FIRST = 4  # games in a worker's first chunk, which shows how fast they are
GROWTH = 16  # at most this many times the last chunk
MOST = 20_000  # games in a chunk at most, to keep a worker's memory small
DEATHS = 3  # of workers playing the same games, before giving up
PATIENCE = 15  # seconds without any worker, before saying so


class Chunks:
    """What is still to be played, handed out in pieces."""

    def __init__(self, gaps: list[tuple[int, int]], workers: int, most: int = MOST) -> None:
        self.gaps = sorted(gaps)
        self.workers = workers
        self.most = most
        self.size = min(FIRST, most)
        self.left = sum(end - first for first, end in gaps)

    def next(self) -> tuple[int, int] | None:
        """The next chunk, as first and games; towards the end they get smaller, so that all workers finish together."""
        if not self.gaps:
            return None
        first, end = self.gaps[0]
        share = -(-self.left // self.workers)
        games = min(self.size, max(share, self.size // 4), end - first)
        if first + games == end:
            self.gaps.pop(0)
        else:
            self.gaps[0] = (first + games, end)
        self.left -= games
        return first, games

    def took(self, games: int, seconds: float) -> None:
        """A chunk was played: size the next ones by it."""
        wanted = int(games / max(seconds, 1e-6) * SECONDS)
        self.size = max(1, min(wanted, games * GROWTH, self.most))

    def back(self, first: int, games: int) -> None:
        """Take back a chunk that was not played after all."""
        self.gaps = sorted([(first, first + games), *self.gaps])
        self.left += games


class Helper(Protocol):
    """One that answers questions: a child process of this machine, or a worker on a cluster."""

    place: str  # its node, on a cluster
    ready: Future[bytes]

    def ask(self, question: bytes) -> Future[bytes]: ...


class Helpers(Protocol):
    """Where helpers come from: a pool of child processes, or a cluster."""

    def take(self) -> Helper: ...
    def drop(self, child: Any) -> None: ...
    def close(self) -> None: ...


class Worker:
    """A helper with a number for people, and what it is playing."""

    def __init__(self, number: int, child: Helper) -> None:
        self.number = number
        self.child = child
        self.chunk: tuple[int, int] | None = None
        self.began = 0.0
        self.idle = False


Answers = SimpleQueue[tuple[Worker, Future[bytes]]]


class Crew:
    """Plays all gaps of a plan: `done` gets finished chunks and their nodes, `say` lines for people, and `tick` runs
    every second."""

    def __init__(
        self,
        pool: Helpers,
        workers: int,
        most: int,
        done: Callable[[int, int, Summary, str], None],
        say: Callable[[str], None],
        tick: Callable[[], None],
    ) -> None:
        self.pool = pool
        self.count = workers
        self.most = most
        self.done = done
        self.say = say
        self.tick = tick
        self.answers: Answers = SimpleQueue()
        self.workers: list[Worker] = []
        self.deaths: Counter[int] = Counter()

    def run(self, gaps: list[tuple[int, int]]) -> None:
        chunks = Chunks(gaps, self.count, self.most)
        lonely = 0  # seconds without a worker that is set up
        try:
            for number in range(min(self.count, chunks.left)):
                self.start(number)
            while chunks.left or any(worker.chunk for worker in self.workers):
                try:
                    worker, answer = self.answers.get(timeout=1.0)
                    lonely = 0
                except Empty:
                    lonely = 0 if any(worker.chunk for worker in self.workers) else lonely + 1
                    if lonely == PATIENCE:
                        self.say("no worker has a core yet: the cluster is busy, or its nodes are gone; still waiting")
                    self.tick()
                    continue
                self.hear(worker, answer, chunks)
        finally:
            self.pool.close()

    def start(self, number: int) -> None:
        worker = Worker(number, self.pool.take())
        self.workers.append(worker)
        self.await_answer(worker, worker.child.ready)

    def await_answer(self, worker: Worker, answer: Future[bytes]) -> None:
        answer.add_done_callback(lambda future: self.answers.put((worker, future)))

    def hear(self, worker: Worker, answer: Future[bytes], chunks: Chunks) -> None:
        try:
            summary = answer.result()
        except ChildDied as why:
            self.bury(worker, str(why), chunks)
            return
        except ChildFailed as why:
            raise ChunkFailed(str(why)) from None
        if worker.chunk is not None:
            first, games = worker.chunk
            worker.chunk = None
            chunks.took(games, perf_counter() - worker.began)
            self.done(first, games, Summary.of(json.loads(summary)), worker.child.place)
        self.employ(worker, chunks)

    def employ(self, worker: Worker, chunks: Chunks) -> None:
        """Give a worker its next chunk. If none is left, it stands by while others play: one of them may die."""
        worker.chunk = chunks.next()
        worker.idle = worker.chunk is None
        if worker.chunk is not None:
            worker.began = perf_counter()
            self.await_answer(worker, worker.child.ask(json.dumps(worker.chunk).encode()))

    def bury(self, worker: Worker, cause: str, chunks: Chunks) -> None:
        """A worker is dead: another plays its chunk again."""
        self.workers.remove(worker)
        self.pool.drop(worker.child)
        first, games = worker.chunk or (-1, 0)
        self.deaths[first] += 1
        playing = f"while playing games {first:,} to {first + games - 1:,}" if games else "before it played a game"
        if self.deaths[first] == DEATHS:
            raise ChunkFailed(f"{DEATHS} workers died {playing}; the last one {cause}")
        self.say(f"worker {worker.number + 1} {cause} {playing}: another takes over")
        if games:
            chunks.back(first, games)
        for idle in [other for other in self.workers if other.idle]:
            self.employ(idle, chunks)
        self.start(worker.number)
