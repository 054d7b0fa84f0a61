"""The checked door, tried in any order: moves of every sort, drafts, saving and loading. Hypothesis picks the order."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import branchline as bl
from branchline.core.errors import BadMove, Barrier, GameOver, IllegalMove, NotYourTurn, StaleMove
from branchline.core.log import parse_log, result_of
from tests.contract.plugins import plugin_of
from tests.contract.test_refusals import Levitate, candidates
from tests.support.cases import CASES, Case

Size = Callable[[int, int], int]
numbers = st.integers(min_value=0, max_value=10**6)


class Door(RuleBasedStateMachine):
    """One table. `kept` is its position as the last accepted move left it: whatever is refused must not change it."""

    cases: list[Case]

    @initialize(case=numbers, seed=numbers)
    def open_table(self, case: int, seed: int) -> None:
        self.case = self.cases[case % len(self.cases)]
        self.game = self.case.game
        self.plugin = plugin_of(self.case.name)
        self.tried = candidates(self.case)
        self.dealer = bl.SeededDealer(seed)
        self.table = bl.Table.open(self.game, self.case.seats, self.dealer, names=["Ada"])
        self.kept = self.game.position(self.table.state)
        self.total = self.plugin.total(self.game, self.kept)
        self.draft: bl.Draft | None = None
        self.made = 0

    @property
    def state(self) -> bl.State:
        return self.table.state

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    def pick(self, number: int, state: bl.State) -> bl.Move:
        legal = self.game.legal_moves(state)
        return legal[number % len(legal)]

    def accepted(self, moves: int) -> None:
        self.made += moves
        self.kept = self.game.position(self.state)

    def refused(self, error: type[bl.BranchlineError], attempt: Callable[[], Any]) -> None:
        luck = self.dealer.copy()
        with pytest.raises(error):
            attempt()
        assert self.dealer.copy().below(2**30) == luck.below(2**30)

    # Moves

    @precondition(lambda self: not self.state.over)
    @rule(number=numbers, at=st.booleans())
    def make_a_legal_move(self, number: int, at: bool) -> None:
        self.table.play(self.turn, self.pick(number, self.state), at=self.table.seq if at else None)
        self.accepted(1)

    @precondition(lambda self: not self.state.over)
    @rule(numbers=st.lists(numbers, min_size=2, max_size=12))
    def make_some_legal_moves(self, numbers: list[int]) -> None:
        for number in numbers:
            if not self.state.over:
                self.make_a_legal_move(number, at=True)

    @precondition(lambda self: not self.state.over)
    @rule(number=numbers)
    def try_an_illegal_move(self, number: int) -> None:
        move = self.tried[number % len(self.tried)]
        if move not in self.game.legal_moves(self.state):
            self.refused(IllegalMove, lambda: self.table.play(self.turn, move, at=self.table.seq))

    @precondition(lambda self: not self.state.over)
    @rule(number=numbers, by=st.integers(min_value=1, max_value=9))
    def try_a_move_of_another_seat(self, number: int, by: int) -> None:
        seat = self.turn + by
        if seat != self.turn:
            move = self.pick(number, self.state)
            self.refused(NotYourTurn, lambda: self.table.play(seat, move))

    @rule(number=numbers, by=st.integers(min_value=-3, max_value=3).filter(bool))
    def try_a_stale_move(self, number: int, by: int) -> None:
        move = self.tried[number % len(self.tried)] if self.state.over else self.pick(number, self.state)
        self.refused(StaleMove, lambda: self.table.play(self.turn, move, at=self.table.seq + by))

    @precondition(lambda self: not self.state.over)
    @rule(height=st.integers())
    def try_a_move_of_another_game(self, height: int) -> None:
        self.refused(BadMove, lambda: self.table.play(self.turn, Levitate(height)))

    @precondition(lambda self: self.state.over)
    @rule(number=numbers, seat=st.integers(min_value=-1, max_value=6))
    def try_a_move_after_the_end(self, number: int, seat: int) -> None:
        self.refused(GameOver, lambda: self.table.play(seat, self.tried[number % len(self.tried)]))

    @rule(text=st.one_of(st.text(max_size=30), st.from_regex(r"(take|claim|keep|build|bid) [a-z0-9 -]{0,20}")))
    def try_what_somebody_typed(self, text: str) -> None:
        try:
            move = self.game.moves.parse(text)
        except BadMove:
            return
        legal = not self.state.over and move in self.game.legal_moves(self.state)
        assert (self.game.why_not(self.state, self.turn, move) is None) == legal

    @rule(
        data=st.recursive(
            st.none() | st.integers() | st.text(max_size=5),
            lambda part: (
                st.lists(part, max_size=3)
                | st.dictionaries(st.sampled_from(["move", "card", "route", "tickets", "x"]), part, max_size=3)
            ),
            max_leaves=5,
        )
    )
    def try_what_some_client_sent(self, data: object) -> None:
        with suppress(BadMove):
            self.game.moves.read(data)

    # Drafts

    @precondition(lambda self: not self.state.over)
    @rule()
    def begin_a_draft(self) -> None:
        self.draft = self.table.draft()

    @precondition(lambda self: self.draft is not None)
    @rule(number=numbers)
    def draft_a_move(self, number: int) -> None:
        assert self.draft
        if self.draft.barrier:
            with pytest.raises(Barrier):
                self.draft.play(self.draft.seat, self.tried[0])
            return
        before = self.game.position(self.draft.state)
        wrong = self.tried[number % len(self.tried)]
        if wrong not in self.game.legal_moves(self.draft.state):
            with pytest.raises(IllegalMove):
                self.draft.play(self.draft.seat, wrong)
        assert self.game.position(self.draft.state) == before
        self.draft.play(self.draft.seat, self.pick(number, self.draft.state))

    @precondition(lambda self: self.draft is not None)
    @rule(whole=st.booleans())
    def take_back(self, whole: bool) -> None:
        assert self.draft
        draft = self.draft
        final = bool(draft.moves) and (bool(draft.moves[-1].dealt) or draft.state.over)
        if not draft.moves or final:
            with pytest.raises(Barrier):
                draft.reset() if whole else draft.undo()
            return
        count = len(draft.moves)
        if whole:
            draft.reset()
            assert draft.moves == []
            assert self.game.position(draft.state) == self.game.position(draft.base)
        else:
            draft.undo()
            assert len(draft.moves) == count - 1

    @precondition(lambda self: self.draft is not None)
    @rule()
    def commit_the_draft(self) -> None:
        assert self.draft
        draft = self.draft
        if draft.at != self.table.seq:
            with pytest.raises(StaleMove):
                self.table.commit(draft)
            self.draft = None
        elif not draft.moves:
            with pytest.raises(Barrier):
                self.table.commit(draft)
        else:
            drafted = self.game.position(draft.state)
            moves = self.table.commit(draft)
            self.accepted(len(moves))
            assert self.kept == drafted
            if self.state.over:
                self.draft = None

    # Saving and loading

    @rule()
    def save_and_load_the_log(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "table.log"
            self.table.log.write(path)
            self.table = bl.Table.load(self.game, path, self.dealer)
        self.draft = None

    @rule()
    def save_and_load_the_position(self) -> None:
        self.table.state = self.game.from_position(self.game.position(self.state))

    @rule(number=numbers)
    def look_from_somewhere(self, number: int) -> None:
        viewer = self.case.viewers[number % len(self.case.viewers)]
        view = self.game.view(self.state, viewer)
        assert self.game.view(self.game.from_view(view, bl.SeededDealer(number)), viewer) == view

    # What always holds

    @invariant()
    def nothing_but_accepted_moves_has_changed_the_table(self) -> None:
        assert self.game.position(self.state) == self.kept
        assert self.table.seq == self.made == len(self.table.log.moves)
        assert self.table.log.result == result_of(self.state)

    @invariant()
    def nothing_is_lost_and_somebody_can_move(self) -> None:
        assert self.plugin.total(self.game, self.kept) == self.total
        assert bool(self.game.legal_moves(self.state)) == (not self.state.over)

    def teardown(self) -> None:
        if hasattr(self, "table"):
            text = "\n".join(self.table.log.lines())
            assert self.game.position(parse_log(text, self.game).last_state(self.game)) == self.kept


@pytest.mark.once
@pytest.mark.parametrize("name", sorted({case.name for case in CASES}))
def test_whatever_is_tried_at_the_door_in_whatever_order(name: str, size: Size) -> None:
    machine = type("DoorOf", (Door,), {"cases": [case for case in CASES if case.name == name]})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=size(20, 300), stateful_step_count=size(40, 80), print_blob=True)
    )
