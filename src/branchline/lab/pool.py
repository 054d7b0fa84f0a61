"""Workers and what they are told: chunks of about a second, so that little is lost with one, or spent on it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter

from branchline.core.game import Json
from branchline.lab.errors import ChunkFailed
from branchline.lab.plan import Plan
from branchline.lab.summary import Summary

SECONDS = 1.0  # that a chunk should take
FIRST = 4  # games of a worker's first chunk, which shows how fast they are
GROWTH = 16  # times the last chunk, at most
MOST = 20_000  # games of a chunk, at most, so that a worker's memory stays small
DEATHS = 3  # of workers playing the same games, before one gives up


class Chunks:
    """What is still to be played, handed out in pieces."""

    def __init__(self, gaps: list[tuple[int, int]], workers: int, most: int = MOST) -> None:
        self.gaps = sorted(gaps)
        self.workers = workers
        self.most = most
        self.size = min(FIRST, most)
        self.left = sum(end - first for first, end in gaps)

    def next(self) -> tuple[int, int] | None:
        """The next chunk, as first and games; towards the end they get smaller, so that all workers end together."""
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
        """A chunk was not played after all."""
        self.gaps = sorted([(first, first + games), *self.gaps])
        self.left += games


class Worker:
    """A process, and the thread that listens to it."""

    def __init__(
        self, number: int, plan: Plan, out: str | None, answers: SimpleQueue[tuple[Worker, Json | None]]
    ) -> None:
        self.number = number
        self.chunk: tuple[int, int] | None = None
        self.began = 0.0
        self.ready = False
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "branchline.lab.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"POLARS_MAX_THREADS": "1"},
            process_group=0,  # Ctrl-C is for the parent, which decides what to do about it
        )
        self.tell({"plan": plan.json(), "out": out})
        Thread(target=self.listen, args=(answers,), daemon=True).start()

    def tell(self, order: object) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # it is dead, which its listener will say
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()

    def play(self, chunk: tuple[int, int]) -> None:
        self.chunk = chunk
        self.began = perf_counter()
        self.tell(chunk)

    def listen(self, answers: SimpleQueue[tuple[Worker, Json | None]]) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            answers.put((self, json.loads(line)))
        answers.put((self, None))

    def stop(self) -> None:
        """End it now; what it has not finished is lost."""
        self.process.kill()
        self.process.wait()

    def cause_of_death(self) -> str:
        code = self.process.wait()
        if code >= 0:
            return f"ended with code {code}"
        try:
            return f"was killed ({signal.Signals(-code).name})"
        except ValueError:
            return f"was killed (signal {-code})"


class Pool:
    """Plays all gaps of a plan: `done` gets the finished chunks, `say` lines for people, `tick` a beat a second."""

    def __init__(
        self,
        plan: Plan,
        out: str | None,
        workers: int,
        most: int,
        done: Callable[[int, int, Summary], None],
        say: Callable[[str], None],
        tick: Callable[[], None],
    ) -> None:
        self.plan = plan
        self.out = out
        self.count = workers
        self.most = most
        self.done = done
        self.say = say
        self.tick = tick
        self.answers: SimpleQueue[tuple[Worker, Json | None]] = SimpleQueue()
        self.workers: list[Worker] = []
        self.deaths: Counter[int] = Counter()

    def run(self, gaps: list[tuple[int, int]]) -> None:
        chunks = Chunks(gaps, self.count, self.most)
        try:
            for number in range(min(self.count, chunks.left)):
                self.start(number)
            while self.workers:
                try:
                    worker, answer = self.answers.get(timeout=1.0)
                except Empty:
                    self.tick()
                    continue
                self.hear(worker, answer, chunks)
        finally:
            for worker in self.workers:
                worker.stop()

    def start(self, number: int) -> None:
        self.workers.append(Worker(number, self.plan, self.out, self.answers))

    def hear(self, worker: Worker, answer: Json | None, chunks: Chunks) -> None:
        if answer is None:
            self.bury(worker, chunks)
            return
        if "failed" in answer:
            raise ChunkFailed(answer["failed"])
        if "games" in answer:
            chunks.took(answer["games"], perf_counter() - worker.began)
            worker.chunk = None
            self.done(answer["first"], answer["games"], Summary.of(answer["summary"]))
        chunk = chunks.next()
        if chunk is None:
            self.dismiss(worker)
        else:
            worker.play(chunk)

    def dismiss(self, worker: Worker) -> None:
        """Nothing is left to do for it. It stays at hand while others play: one of them may die."""
        if any(other.chunk for other in self.workers):
            return
        for idle in self.workers:
            idle.stop()
        self.workers = []

    def bury(self, worker: Worker, chunks: Chunks) -> None:
        """A worker is dead: what it was playing is played again, by another."""
        self.workers.remove(worker)
        first, games = worker.chunk or (-1, 0)
        self.deaths[first] += 1
        cause = worker.cause_of_death()
        playing = f"while playing games {first:,} to {first + games - 1:,}" if games else "before it played a game"
        if self.deaths[first] == DEATHS:
            raise ChunkFailed(f"{DEATHS} workers died {playing}; the last one {cause}")
        self.say(f"worker {worker.number + 1} {cause} {playing}: another takes over")
        if games:
            chunks.back(first, games)
        self.start(worker.number)
