"""What a live table does with its core table: drafts that are held and come back, choices before their turn, moves
made elsewhere."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.draft import Chosen
from branchline.core.errors import BadLog, Barrier, GameOver, NotYourTurn, StaleMove
from branchline.core.log import early_result
from branchline.core.move import WholeTurn
from tests.support.cases import PRINTED, SMALLEST, Case
from tests.support.tables import play_on

every_game = pytest.mark.parametrize("case", SMALLEST, ids=str)


def opened(case: Case, moves: int = 0) -> bl.Table:
    return play_on(bl.Table.open(case.game, case.seats, bl.SeededDealer(5)), bl.SeededDealer(6), moves)


def holding(case: Case) -> tuple[bl.Table, int]:
    """A table at which the seat to act holds a draft, and that seat."""
    table = opened(case, case.seats)
    luck = bl.SeededDealer(9)
    while True:
        seat = int(table.state.turn)
        legal = case.game.legal_moves(table.state)
        draft = table.draft()
        table.choose(draft, table.choices(seat, legal[luck.below(len(legal))]))
        if not draft.binding:
            table.hold(seat, draft)
            return table, seat
        table.commit(draft)


@every_game
def test_a_draft_that_is_held_is_its_seat_s_alone(case: Case) -> None:
    table, seat = holding(case)
    base, others = table.state, [viewer for viewer in case.viewers if viewer != seat]
    assert table.state_for(seat) != base
    assert all(table.state_for(viewer) is base for viewer in others)
    assert (table.at(seat), {table.at(viewer) for viewer in others}) == (table.seq + 1, {table.seq})
    assert table.may_end(seat) == (table.state_for(seat).turn != seat)
    table.check_moment(seat, table.seq + 1)
    with pytest.raises(StaleMove):
        table.check_moment(seat, table.seq)


@every_game
def test_a_draft_that_is_held_is_gone_on_with_taken_back_or_committed(case: Case) -> None:
    table, seat = holding(case)
    shorter = table.draft(seat)
    shorter.undo()
    assert table.drafts[seat].count == 1, "what is held changes only when it is held anew"
    assert shorter.state == table.state
    draft, drafted = table.draft(seat), table.state_for(seat)
    before = table.seq
    table.commit(draft)
    assert (table.seq, table.state, seat in table.drafts) == (before + 1, drafted, False)
    assert case.game.position(table.log.last_state(case.game)) == case.game.position(table.state)
    table, seat = holding(case)
    table.hold(seat, shorter)
    assert seat not in table.drafts


@every_game
def test_a_draft_comes_back_as_it_was_left_unless_the_table_has_gone_on(case: Case) -> None:
    table, seat = holding(case)
    held = table.drafts[seat]
    again = table.held_before(seat, held.at, held.chosen, waiting=False)
    assert again is not None
    assert (again.chosen, again.state, again.at) == (held.chosen, held.state, held.at)
    assert table.held_before(seat, held.at - 1, held.chosen, waiting=False) is None
    assert table.held_before((seat + 1) % case.seats, held.at, held.chosen, waiting=False) is None


@every_game
def test_a_draft_that_luck_would_answer_never_comes_back(case: Case) -> None:
    """Every move that was dealt for, tried again: in a game without luck there is none."""
    table = opened(case, 60)
    table.log.result = None
    for step in table.steps:
        table.state, table.seq = step.before, step.seq - 1
        held = table.held_before(step.seat, table.seq, [Chosen(step.move, step.action)], waiting=False)
        assert (held is None) == bool(step.dealt)


def test_choices_before_their_turn_wait_and_are_made_in_the_order_of_seats() -> None:
    """T0.8 First tickets are chosen by all at once."""
    game = bl.game("ticket-to-ride-germany")
    table = bl.Table.open(game, 3, bl.SeededDealer(5), {"first": 0})
    while len(table.deciders) < 3:
        play_on(table, bl.SeededDealer(1), 1)
    moment = table.seq
    for seat in (2, 1):
        draft = table.draft(seat)
        table.choose(draft, table.choices(seat, game.legal_moves(table.state, seat)[0]))
        assert draft.waiting
        table.hold(seat, draft)
        assert (table.at(seat), table.state_for(seat)) == (moment + 1, table.state)
        with pytest.raises(Barrier, match="barrier-chosen"):
            table.check_turn(seat)
        again = table.held_before(seat, 0, draft.chosen, waiting=True)
        assert again is not None
        assert again.chosen == draft.chosen
    table.hold(1, None)
    table.play(0, game.legal_moves(table.state, 0)[0])
    table.check_moment(1, moment)  # only another has chosen meanwhile: nothing is late
    with pytest.raises(StaleMove):
        table.check_moment(1, moment - 1)
    table.play(1, game.legal_moves(table.state, 1)[0])
    assert table.waiting(2)
    table.commit(table.due())
    assert [played.seat for played in table.log.moves[moment:]] == [0, 1, 2]
    assert not table.drafts
    assert game.position(table.log.last_state(game)) == game.position(table.state)


@every_game
def test_a_table_follows_what_is_made_elsewhere(case: Case) -> None:
    game, whole = case.game, opened(case, 40)
    header = bl.Log(**{**vars(whole.log), "moves": [], "result": None})
    for trusted in (True, False):
        table = bl.Table(game, header.first_state(game), header, bl.LogDealer([]), keep=8)
        for step in whole.steps:
            table.follow(step.played, step.action if trusted else None, time=7.0)
        assert (table.seq, table.deals, table.state) == (whole.seq, whole.deals, whole.state)
        assert [step.seq for step in table.steps] == list(range(max(1, whole.seq - 7), whole.seq + 1))
        assert {step.time for step in table.steps} == {7.0}
        assert [step.seq for step in table.since(whole.seq - 2)] == [whole.seq - 1, whole.seq]
        assert table.log.moves == [], "a table that keeps few steps has its log elsewhere"
        header.result = None
        wrong = whole.steps[-1].played._replace(dealt=[*whole.steps[-1].dealt, 0])
        table.state = whole.steps[-1].before
        with pytest.raises(BadLog):
            table.follow(wrong)


@every_game
def test_people_may_end_a_table_and_nobody_plays_on(case: Case) -> None:
    table, seat = holding(case)
    table.end(early_result(table.state, "conceded", [seat]))
    assert table.over
    assert table.deciders == []
    assert table.drafts == {}
    assert table.result is not None
    assert table.result["ranking"][seat] == case.seats
    for refused in (lambda: table.check_turn(seat), lambda: table.play(seat, case.game.legal_moves(table.state)[0])):
        with pytest.raises(GameOver):
            refused()
    assert case.game.position(table.log.last_state(case.game)) == case.game.position(table.state)


@pytest.mark.parametrize("case", PRINTED[:1], ids=str)
def test_a_whole_turn_is_chosen_as_its_moves(case: Case) -> None:
    table = opened(case)
    game, luck = case.game, bl.SeededDealer(6)
    while not (found := [turn for turn in game.turns(table.state) if isinstance(turn, WholeTurn)]):
        play_on(table, luck, 1)
    seat = int(table.state.turn)
    chosen = table.choices(seat, found[0])
    assert [each.move for each in chosen] == game.decisions(table.state, found[0])
    draft = table.draft()
    table.choose(draft, chosen)
    table.commit(draft)
    assert [played.move for played in table.log.moves[-len(chosen) :]] == [each.move for each in chosen]
    with pytest.raises(NotYourTurn):
        table.check_turn((int(table.state.turn) + 1) % case.seats)
