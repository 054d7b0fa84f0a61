"""Bots think in processes of their own, never in the event loop, with a hard limit of time.

A process that crashes or overruns is killed, and the next task gets a new one. Tasks go over its standard input and
output, one line of JSON each; when the server dies, its input ends and so does the process.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from branchline.core.errors import BranchlineError
from branchline.server.messages import Json

LINE = 16 << 20
START = 30.0  # seconds a new process may take to come up


class Failed(BranchlineError):
    """A bot crashed, overran, or chose what is not legal."""


class Task(Struct):
    """All that a bot gets: what its seat may know, and a seed."""

    game: str
    board: Path | None
    bot: str
    seed: int
    view: bytes  # JSON; holds the legal moves
    limit: float
    trial: Trial | None = None  # instead of a bot's choice: the view is then the position it was made in
    at: str = ""  # the table and the seat, so that a bot may go on from its last decision there


class Trial(Struct):
    """A move of a finished table that is to be judged: the whole position it was made in, and who made it."""

    seat: int
    move: Json
    iterations: int | None = None  # as many as the analysis of a log takes


class Question(Struct):
    """A task on its way to the process that thinks. The bot `hint` is asked for its reasons too."""

    game: str
    board: str | None
    bot: str
    seed: int
    view: Raw
    limit: float
    trial: Trial | None = None  # then the view is a position
    at: str = ""


class Answer(Struct, omit_defaults=True):
    move: Json | None = None
    failed: str = ""
    reasons: list[tuple[str, Json]] = []  # of a hint: message keys and arguments
    changes: list[tuple[int, str, int]] = []
    judged: Json | None = None


HINT = "hint"
read_answer = msgspec.json.Decoder(Answer).decode


class Thinkers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.running = 0
        self.free: list[asyncio.subprocess.Process] = []
        self.busy: set[asyncio.subprocess.Process] = set()
        self.dying: list[asyncio.subprocess.Process] = []  # killed, and to be waited for before the loop ends
        self.room = asyncio.Semaphore(count)

    async def choose(self, task: Task) -> Json:
        """The move a bot chooses; Failed says why there is none."""
        answer = await self.ask(task)
        assert answer.move is not None
        return answer.move

    async def ask(self, task: Task) -> Answer:
        """The whole answer; it holds a move, or the judgement of one."""
        board = str(task.board) if task.board is not None else None
        question = Question(task.game, board, task.bot, task.seed, Raw(task.view), task.limit, task.trial, task.at)
        line = msgspec.json.encode(question) + b"\n"
        async with self.process() as process:
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                async with asyncio.timeout(task.limit):
                    process.stdin.write(line)
                    await process.stdin.drain()
                    answer = await process.stdout.readline()
            except TimeoutError:
                raise Failed(f"it took longer than {task.limit:g} seconds") from None
            except (OSError, ValueError) as why:
                raise Failed(f"its process is gone: {why}") from None
        if not answer:
            raise Failed("its process died")
        try:
            told = read_answer(answer)
        except msgspec.MsgspecError as why:
            raise Failed(f"it said what is no answer: {why}") from None
        if told.move is None and told.judged is None:
            raise Failed(told.failed)
        return told

    @asynccontextmanager
    async def process(self) -> AsyncIterator[asyncio.subprocess.Process]:
        """A process to oneself. Whoever leaves in the middle of a task leaves a process nobody can use."""
        async with self.room:
            process = self.free.pop() if self.free else await self.start()
            self.busy.add(process)
            try:
                yield process
            except BaseException:
                self.kill(process)
                raise
            finally:
                self.busy.discard(process)
            if process.returncode is None and process.stdout is not None and not process.stdout.at_eof():
                self.free.append(process)
            else:
                self.kill(process)

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "branchline.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,  # an interrupt at the terminal is the server's to handle
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START):
                ready = await process.stdout.readline()
        except TimeoutError:
            ready = b""
        if ready != b"ready\n":
            self.kill(process)
            raise Failed("no process could be started for it")
        return process

    def kill(self, process: asyncio.subprocess.Process) -> None:
        self.dying = [one for one in self.dying if one.returncode is None] + [process]
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in [*self.free, *self.busy]:
            self.kill(process)
        self.free = []
        await asyncio.gather(*(process.wait() for process in self.dying), return_exceptions=True)
