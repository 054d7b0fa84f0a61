"""Analysis of finished tables: every choice is judged by a process that thinks, one at a time, so bots get their turns.

What was found is kept for the tables that were looked at last. A server process that is asked for a table it does not
know begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, cast

from branchline.core.draft import Step
from branchline.core.errors import BranchlineError
from branchline.lab.analysis import ITERATIONS, is_choice, turning_points
from branchline.server.common.limits import Buckets
from branchline.server.common.messages import Analysis, Json, JudgedMove, NamedMove, Weighed
from branchline.server.common.problems import not_allowed, too_many
from branchline.server.common.records import encode
from branchline.server.minds.pool import Task, Trial
from branchline.server.minds.shares import Asker
from branchline.server.table.live_table import LiveTable
from branchline.server.table.replay import SLICE, Reels

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")
KEPT = 200  # tables


class Study:
    """One table's moves as far as they are judged."""

    def __init__(self) -> None:
        self.choices: list[Step] | None = None  # known once the log is read
        self.moves: list[JudgedMove] = []
        self.running = False
        self.wanted: set[int] = set()  # by the people of these seats

    @property
    def finished(self) -> bool:
        return self.choices is not None and len(self.moves) == len(self.choices)

    def told(self, first: int) -> Analysis:
        dear = turning_points(self.moves) if self.finished else []
        return Analysis(
            done=len(self.moves),
            of=len(self.choices or []),
            moves=self.moves[first:],
            turning_points=[move.seq for move in dear],
            failed=not self.running and not self.finished,
        )


class Studies:
    """The tables that are analysed, or were lately."""

    def __init__(self, house: House, reels: Reels) -> None:
        self.house = house
        self.reels = reels
        self.kept: OrderedDict[str, Study] = OrderedDict()
        self.rate = Buckets(house.limits.analyses_per_address)

    async def of(self, table: LiveTable, address: str) -> Study:
        """The study of a table: begun if there is none, continued if it stopped."""
        if not table.over:
            raise not_allowed("house-analysis-later")
        study = self.kept.get(table.id)
        if study is None or not (study.running or study.finished):
            if sum(each.running for each in self.kept.values()) >= self.house.limits.analyses:
                raise too_many("house-analysis-busy")
            if not self.rate.take(address):
                raise too_many("house-analysis-often")
            study = self.kept.setdefault(table.id, study or Study())
            study.running = True
            self.house.job(self.run(table, study, address))
        self.kept.move_to_end(table.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return study

    async def choices(self, table: LiveTable) -> list[Step]:
        """The moves at which there was something to choose."""
        reel = await self.reels.of(table)
        found = []
        for number, step in enumerate(reel.steps):
            if is_choice(step.before, step.seat):
                found.append(step)
            if number % SLICE == SLICE - 1:
                await asyncio.sleep(0)
        return found

    async def run(self, table: LiveTable, study: Study, address: str) -> None:
        """Judge what is not judged yet, a move at a time."""
        iterations = self.house.limits.thorough * ITERATIONS
        asker = Asker(address, table.id, awaited=False)
        try:
            if study.choices is None:
                study.choices = await self.choices(table)
            for step in study.choices[len(study.moves) :]:
                trial = Trial(step.seat, step.move.json(), iterations)
                position = encode(table.game.position(step.before))
                limit = self.house.limits.judge
                task = Task(table.header.game, table.shelf.path, "", 0, position, limit, trial, asker=asker)
                answer = await self.house.thinkers.ask(task)
                study.moves.append(judged_move(step, answer.judged or {}))
        except BranchlineError as why:
            self.house.metrics.count("bot_faults")
            log.warning("the analysis of table %s stopped: %s", table.id, why)
        finally:
            study.running = False
        if study.finished:
            await self.house.post.tell(table.id, study.wanted, "analysis")


def judged_move(step: Step, judged: Json) -> JudgedMove:
    return JudgedMove(
        seq=step.seq,
        seat=step.seat,
        choices=judged["choices"],
        played=weighed(judged["played"]),
        before=judged["before"],
        loss=judged["loss"],
        hindsight_before=judged["hindsight"]["before"],
        hindsight_after=judged["hindsight"]["after"],
        better=[weighed(choice) for choice in judged["better"]],
    )


def weighed(choice: Json) -> Weighed:
    move = {key: value for key, value in choice.items() if key not in ("chance", "margin", "visits")}
    return Weighed(cast(NamedMove, move), choice["chance"], choice["margin"])
