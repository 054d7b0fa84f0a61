"""Processes that think: they go on from the last decisions of a few seats, and stop when told."""

from __future__ import annotations

import asyncio
import json
import signal

import msgspec

import branchline as bl
from branchline.server.minds import worker
from branchline.server.minds.pool import Task, Thinkers, ThinkingTask


def test_a_process_keeps_a_few_seats_and_no_more() -> None:
    worker.KEPT.clear()
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    view = msgspec.Raw(json.dumps(game.view(state, int(state.turn))).encode())
    for number in range(worker.MOST_KEPT + 3):
        question = ThinkingTask("foothills", None, "driver", number, view, 5.0, at=f"table-{number}/0")
        assert worker.choose(question).move is not None
    assert list(worker.KEPT) == [f"table-{number}/0" for number in range(3, worker.MOST_KEPT + 3)]


def test_a_bot_in_its_own_process_stops_at_once_when_nobody_waits_for_it() -> None:
    """However long it would have gone on thinking: its process is ended, and the next bot gets another."""
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    view = json.dumps(game.view(state, int(state.turn))).encode()

    async def give_up() -> int | None:
        thinkers = Thinkers(1)
        waiting = asyncio.create_task(thinkers.ask(Task("foothills", None, "chief", 1, view, 600.0)))
        while not thinkers.pool.busy and not waiting.done():
            await asyncio.sleep(0.01)
        (child,) = thinkers.pool.busy
        waiting.cancel()
        try:
            ended = await asyncio.to_thread(child.process.wait, 60)
            assert not thinkers.pool.busy
            assert (await thinkers.ask(Task("foothills", None, "greedy", 1, view, 600.0))).move is not None
        finally:
            await thinkers.close()
        return ended

    assert asyncio.run(give_up()) == -signal.SIGKILL
