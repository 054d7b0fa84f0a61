"""Secrecy on the wire: two tables that differ only in what a seat cannot know send it identical bytes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from branchline.core.dealer import Dealer, ForcedDealer, HashChainDealer, LogDealer, RecordingDealer
from branchline.core.errors import BadDeal
from branchline.core.move import Move
from branchline.core.state import State
from branchline.server.table.live_table import LiveTable
from tests.server.running import TTR, Ear, Running, Table

MASKS = [
    (re.compile(rb'"(created|touched|time|now)": ?[0-9.e+-]+'), rb'"\1":0'),
    (re.compile(rb'"table":"[a-z0-9]{12}"'), b'"table":""'),
]


def masked(data: bytes) -> bytes:
    for pattern, instead in MASKS:
        data = pattern.sub(instead, data)
    return data


class Twins:
    """Two tables driven alike. The second one's hidden deals are others, wherever its viewer cannot tell."""

    def __init__(self, server: Running, viewer: int | None, seats: int, seed: int) -> None:
        self.server = server
        self.viewer = viewer
        self.luck = random.Random(seed)
        self.game = server.house.library.home(TTR).game
        secret = bytes([seed]) * 32
        server.house.new_seed = lambda: secret
        options = {"first": 0}
        self.one = server.create(seats=seats, options=options)
        dealt = self.live(self.one).header.dealt
        start = lambda outcomes: self.game.start(seats, LogDealer(outcomes), options)  # noqa: E731
        self.force(self.other_deals(dealt, start, self.live(self.one).state))
        self.two = server.create(seats=seats, options=options)
        server.house.dealer = HashChainDealer
        assert self.differ(), "something hidden is different from the beginning"

    def live(self, table: Table) -> LiveTable:
        return self.server.house.tables[table.name]

    def differ(self) -> bool:
        one, two = (self.game.position(self.live(table).state) for table in (self.one, self.two))
        return one != two

    def force(self, outcomes: list[int]) -> None:
        def dealer(seed: bytes, dealt: int) -> Dealer:
            return ForcedDealer(outcomes, HashChainDealer(seed, dealt))

        self.server.house.dealer = dealer

    def alike(self, one: State, two: State) -> bool:
        """For the viewer and for watchers; everyone else may know as much as they like."""
        return all(self.game.view(one, eyes) == self.game.view(two, eyes) for eyes in {self.viewer, None})

    def other_deals(self, dealt: list[int], play: Callable[[list[int]], State], seen: State) -> list[int]:
        """As many deals as possible changed so that the viewer sees the same."""
        found = list(dealt)
        for at in self.luck.sample(range(len(dealt)), min(12, len(dealt))):
            for outcome in self.luck.sample(range(9), 3):
                attempt = [*found[:at], outcome, *found[at + 1 :]]
                try:
                    if outcome != dealt[at] and self.alike(play(attempt), seen):
                        found = attempt
                        break
                except BadDeal:
                    continue
        return found

    def same(self, what: str, method: str = "GET", body: Any = None) -> bytes:
        answers = [table.ask(method, what, self.viewer, body) for table in (self.one, self.two)]
        assert answers[0].status_code == answers[1].status_code
        assert masked(answers[0].content) == masked(answers[1].content), what
        return answers[0].content

    def step(self) -> bool:
        """One move at each table, alike as far as the viewer sees."""
        one, two = self.live(self.one), self.live(self.two)
        seat = int(one.state.turn)
        moves, others = self.game.legal_moves(one.state), self.game.legal_moves(two.state)
        for move in self.luck.sample(moves, min(12, len(moves))):
            twin_moves = [move] if move in others else [other for other in others if other.kind == move.kind]
            for twin in twin_moves[: 1 if seat == self.viewer else None]:
                deals = self.deals(one, two, move, twin, hide=seat != self.viewer)
                if deals is not None:
                    self.make(seat, one.seq, (move, twin), deals)
                    return True
        return False

    def deals(
        self, one: LiveTable, two: LiveTable, move: Move, twin: Move, hide: bool
    ) -> tuple[list[int], list[int]] | None:
        """What is dealt at each table; None if the viewer could tell the two apart."""
        probe = one.state.copy()
        recorder = RecordingDealer(HashChainDealer(bytes.fromhex(one.secret.seed), one.core.deals))
        probe.apply(self.game.action(one.state, move), recorder)
        dealt = [int(number) for number in recorder.take()]

        def play(outcomes: list[int]) -> State:
            return self.game.after(two.state, twin, outcomes)

        try:
            if not self.alike(play(dealt), probe):
                return None
        except BadDeal:
            return None
        return dealt, self.other_deals(dealt, play, probe) if hide else dealt

    def make(self, seat: int, at: int, moves: tuple[Move, Move], deals: tuple[list[int], list[int]]) -> None:
        answers = []
        for table, move, outcomes in zip((self.one, self.two), moves, deals, strict=True):
            self.force(outcomes)
            answers.append(table.ask("POST", "/moves", seat, {"at": at, "move": move.json()}))
        self.server.house.dealer = HashChainDealer
        assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
        if seat == self.viewer:
            assert masked(answers[0].content) == masked(answers[1].content)


QUESTIONS = [
    {"move": "draw"},
    {"move": "pass"},
    {"move": "take", "card": "locomotive"},
    {"move": "take", "card": "red"},
    {"move": "tickets", "short": 1, "long": 3},
    {"move": "keep", "tickets": ["nothing"]},
    {"move": "pay", "cards": ["red", "red"]},
]


@pytest.mark.parametrize("viewer", [1, None])
def test_what_a_viewer_cannot_know_changes_no_byte_they_get(
    server: Running, viewer: int | None, size: Callable[[int, int], int], kind: str
) -> None:
    if kind == "postgresql":
        pytest.skip("what is told does not depend on the store")
    for seed in range(1, 1 + size(1, 20)):
        twins = Twins(server, viewer, 3, seed)
        routes = list(server.http.get(f"/api/games/{TTR}/boards/germany").json()["routes"])
        with ExitStack() as stack:
            ears = [
                [stack.enter_context(table.live(viewer, since=0, parts=parts)) for table in (twins.one, twins.two)]
                for parts in (False, True)
            ]
            assert_told_alike(ears)
            for number in range(size(40, 200)):
                state = json.loads(twins.same(""))
                if viewer is not None:
                    ask(twins, state, routes)
                twins.same("/past/0?point=spectator")
                if number % 10 == 9:
                    twins.same("/log?language=en")
                    twins.same("/export")
                if not twins.step():
                    break
                assert_told_alike(ears)
            assert number > 15
            assert twins.differ()


def assert_told_alike(ears: list[list[Ear]]) -> None:
    """The next message is the same at both tables: for those who take whole views, and for those who take parts."""
    for pair in ears:
        one, two = (masked(str(ear.socket.recv(timeout=30)).encode()) for ear in pair)
        assert one == two


def ask(twins: Twins, state: dict[str, Any], routes: list[dict[str, Any]]) -> None:
    """Questions, previews and moves that are refused: none may tell more to one than to the other."""
    claim = {"move": "claim", "route": twins.luck.choice(routes)["id"]}
    for move in [*QUESTIONS, claim, *state["view"]["legal"][:3]]:
        body = {"at": state["at"], "move": move}
        twins.same("/why-not?language=en", "POST", body)
        twins.same("/preview", "POST", body)
        if move not in state["view"]["legal"]:
            twins.same("/moves", "POST", body)
