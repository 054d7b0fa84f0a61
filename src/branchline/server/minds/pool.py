"""Bots think in processes of their own, never in the event loop, with a hard limit of time.

A process that crashes or overruns is killed, and the next task gets a new one. `branchline.pool` says how they speak.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from branchline.core.errors import BranchlineError
from branchline.pool import Child, ChildDied, ChildFailed, Pool
from branchline.server.common.messages import Json
from branchline.server.minds.shares import Asker, Shares

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
    asker: Asker = Asker()


class Trial(Struct):
    """A move of a finished table that is to be judged: the whole position it was made in, and who made it."""

    seat: int
    move: Json
    iterations: int | None = None  # as many as the analysis of a log takes


class ThinkingTask(Struct):
    """A task on its way to the process that thinks. The bot `hint` is asked for its reasons too."""

    game: str
    board: str | None
    bot: str
    seed: int
    view: Raw
    limit: float
    trial: Trial | None = None  # then the view is a position
    at: str = ""


class Thought(Struct, omit_defaults=True):
    move: Json | None = None
    reasons: list[tuple[str, Json]] = []  # of a hint: message keys and arguments
    changes: list[tuple[int, str, int]] = []
    judged: Json | None = None


HINT = "hint"
read_answer = msgspec.json.Decoder(Thought).decode


class Thinkers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int) -> None:
        self.pool = Pool("branchline.server.minds.worker")
        self.shares = Shares(count)

    async def choose(self, task: Task) -> Json:
        """The move a bot chooses; Failed says why there is none."""
        answer = await self.ask(task)
        assert answer.move is not None
        return answer.move

    async def ask(self, task: Task) -> Thought:
        """The whole answer; it holds a move, or the judgement of one."""
        board = str(task.board) if task.board is not None else None
        question = ThinkingTask(task.game, board, task.bot, task.seed, Raw(task.view), task.limit, task.trial, task.at)
        async with self.shares.turn(task.asker):
            answer = await self.think(msgspec.json.encode(question), task.limit)
        try:
            told = read_answer(answer)
        except msgspec.MsgspecError as why:
            raise Failed(f"it said what is no answer: {why}") from None
        if told.move is None and told.judged is None:
            raise Failed("it said nothing")
        return told

    async def think(self, question: bytes, limit: float) -> bytes:
        """One question, in a process of its own. A question that is cancelled leaves a process that nobody can use."""
        child = self.pool.take()
        try:
            await begun(child)
            async with asyncio.timeout(limit):
                answer = await asyncio.wrap_future(child.ask(question))
        except ChildFailed as why:
            self.pool.give_back(child)
            raise Failed(str(why)) from None
        except BaseException as why:
            self.pool.drop(child)
            if isinstance(why, TimeoutError):
                raise Failed(f"it took longer than {limit:g} seconds") from None
            if isinstance(why, ChildDied):
                raise Failed(f"its process {why}") from None
            raise
        self.pool.give_back(child)
        return answer

    def renew(self, environment: Mapping[str, str]) -> None:
        """Let new processes with this environment think from now on. A thought under way is finished as it began."""
        self.pool.renew(environment)

    async def close(self) -> None:
        await asyncio.to_thread(self.pool.close)


async def begun(child: Child) -> None:
    """Return when a child is ready for questions."""
    if child.ready.done():
        return
    try:
        async with asyncio.timeout(START):
            await asyncio.wrap_future(child.ready)
    except (TimeoutError, ChildDied, ChildFailed):
        raise Failed("no process could be started for it") from None
