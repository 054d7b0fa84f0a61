"""Secrecy on the wire: two tables that differ only in what somebody cannot know send them the same bytes."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadDeal
from tests.server.attack.twins import Half, Pair, Twins
from tests.server.attack.wire import Listener, asked, deal_next, set_table
from tests.server.running import TTR, Running, Table

pytestmark = pytest.mark.any_store

Size = Callable[[int, int], int]
HELLOS: list[dict[str, bool]] = [{"views": True}, {"views": False}, {"parts": True}]
TALK: dict[str, Any] = {"messages_per_socket": (10**6, 1e6), "chat_per_seat": (10**6, 1e6)}


class Two:
    """Two tables that look alike, and everybody who watches them with the viewer's eyes or a spectator's."""

    def __init__(self, server: Running, twins: Twins, stack: ExitStack) -> None:
        self.server = server
        self.twins = twins
        self.dealt = twins.begin()
        self.tables = [set_table(server, twins, dealt) for dealt in self.dealt]
        self.eyes = list(dict.fromkeys([twins.viewer, None]))
        self.listeners = [
            [self.listener(table, viewer, hello, stack) for viewer in self.eyes for hello in HELLOS]
            for table in self.tables
        ]

    def listener(self, table: Table, viewer: int | None, hello: dict[str, bool], stack: ExitStack) -> Listener:
        listener = Listener(table, stack.enter_context(table.live(viewer, **hello)))
        listener.listen()
        return listener

    def play(self, pair: Pair, luck: random.Random) -> None:
        for table, half in zip(self.tables, (pair.one, pair.two), strict=True):
            deal_next(self.server, table, half.dealt)
            state = table.get(seat=pair.seat)
            at = state["at"]
            move = half.move.json()
            if pair.seat != self.twins.viewer and luck.random() < 0.3 and self.can_wait(table, half):
                turn = table.move(pair.seat, move, at, hold=True)  # at one of the tables only, and taken back
                assert turn["draft"] == [move]
                self.same_so_far()
                table.post("/undo" if luck.random() < 0.5 else "/reset", pair.seat, {"at": turn["at"]})
            table.move(pair.seat, move, at)

    def can_wait(self, table: Table, half: Half) -> bool:
        live = self.server.do(self.server.house.table(table.name))
        state = live.state.copy()
        try:
            state.apply(self.twins.game.action(live.state, half.move), bl.LogDealer([]))
        except BadDeal:
            return False
        return not state.over

    def same_so_far(self) -> None:
        """Every socket has been sent, byte by byte and in as many messages, what its twin was sent."""
        for one, two in zip(*self.listeners, strict=True):
            # what one table has been told and the other not yet is not compared
            first, second = one.listen(), two.listen()
            both = min(len(first), len(second))
            assert first[:both] == second[:both]
            assert abs(len(first) - len(second)) <= 1

    def same(self, moment: int, moves: list[Any]) -> None:
        for one, two in zip(*self.listeners, strict=True):
            assert one.listen() == two.listen()
        for viewer in self.eyes:
            first, second = (asked(table, viewer, moment, moves) for table in self.tables)
            for mine, yours in zip(first, second, strict=True):
                assert mine == yours

    def secret(self) -> bool:
        """Whether the truth differs."""
        first, second = (self.server.do(self.server.house.table(table.name)).state for table in self.tables)
        return bool(self.twins.game.position(first) != self.twins.game.position(second))


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 1), (3, None)])
def test_tables_that_differ_in_secrets_only_send_the_same_bytes(
    start: Any, seats: int, viewer: int | None, size: Size, kind: str
) -> None:
    server = start(**TALK)
    most = size(60 if kind == "sqlite" else 30, 10**6)
    luck = random.Random(seats)
    for seed in range(size(1, 20)):
        with ExitStack() as stack:
            twins = Twins(bl.game(TTR), seats, viewer, seed + 10 * seats)
            two = Two(server, twins, stack)
            one, other = (twins.started(dealt) for dealt in two.dealt)
            assert one is not None
            assert other is not None
            steps = secrets = 0
            recent: list[Any] = [{"move": "draw"}]
            for pair in twins.walk(one, other):
                two.play(pair, luck)
                steps += 1
                secrets += two.secret()
                recent = [*recent[-4:], pair.one.move.json(), pair.two.move.json()]
                if steps % size(23, 7) == 0:
                    for table in two.tables:
                        table.post("/chat", pair.seat, {"text": f"move {steps}"}, 201)
                    two.same(luck.randrange(steps + 1), recent)
                if steps == most:
                    break
            two.same(steps // 2, recent)
            assert steps >= 30
            assert secrets == steps
        for table in two.tables:
            server.do(forget(server, table))  # as if it had left memory
        two.listeners = [[], []]
        two.same(steps, recent)


async def forget(server: Running, table: Table) -> None:
    del server.house.tables[table.name]


def test_nobody_can_tell_whether_others_have_chosen_their_tickets_already(start: Any) -> None:
    server = start(**TALK)
    twins = Twins(bl.game(TTR), 3, None, 4)
    dealt, _ = twins.begin()
    early, late = (set_table(server, twins, dealt) for _ in range(2))
    first = early.to_act()
    for table in (early, late):
        for _ in range(3):  # how many tickets of which deck, in turn
            seat = table.to_act()
            state = table.get(seat=seat)
            move = state["view"]["legal"][0]
            table.move(seat, move, state["at"])
    others = [seat for seat in range(3) if seat != first]
    with ExitStack() as stack:
        heard = []
        for table in (early, late):
            ears = [stack.enter_context(table.live(seat, **hello)) for seat in (first, None) for hello in HELLOS]
            heard.append([Listener(table, ear) for ear in ears])
        for pair in heard:
            for listener in pair:
                listener.listen()
        for seat in others:
            state = early.get(seat=seat)
            turn = early.move(seat, state["view"]["legal"][-1], state["at"])
            assert turn["waiting"]
            turn = early.post("/undo", seat, {"at": turn["at"]})
            assert early.move(seat, state["view"]["legal"][0], turn["at"])["waiting"]
        for mine, yours in zip(*heard, strict=True):
            assert mine.listen() == yours.listen()
        for viewer in (first, None):
            one, two = (asked(table, viewer, 2, [{"move": "draw"}]) for table in (early, late))
            assert one == two
