"""Whole turns: listed, written, parsed, and played through the checked door, all of it or nothing."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice

import pytest

import branchline as bl
from branchline.core.errors import BadMove, IllegalMove, NotYourTurn
from branchline.core.move import WholeTurn
from tests.support.cases import PRINTED, SMALLEST, Case
from tests.support.walks import Step, walk

FEW = 25  # turns tried in each state: a line of the Dales can go on in very many ways


def listed(game: bl.Game, state: bl.State) -> list[WholeTurn]:
    return [turn for turn in islice(game.turns(state), FEW) if isinstance(turn, WholeTurn)]


def some_steps(case: Case, seed: int) -> list[Step]:
    return list(walk(case.game, case.seats, seed))[::3]


@pytest.mark.parametrize("case", PRINTED, ids=str)
def test_a_turn_that_is_listed_is_parsed_and_played_as_its_steps(case: Case) -> None:
    game, kinds = case.game, Counter[str]()
    for step in some_steps(case, 8):
        for turn in listed(game, step.before):
            kinds[turn.kind] += 1
            assert game.moves.parse(str(turn)) == turn
            assert game.why_not(step.before, step.seat, turn) is None
            whole, small = step.before.copy(), step.before.copy()
            made = game.play(whole, step.seat, turn, bl.SeededDealer(1))
            mine = [one.move for one in made if one.seat == step.seat]
            assert mine[: len(turn.steps())] == turn.steps()
            dealer = bl.SeededDealer(1)
            for move in game.decisions(step.before, turn):
                game.play(small, step.seat, move, dealer)
            assert small == whole
    assert set(kinds) <= {turn.kind for turn in game.moves.turns}
    assert bool(kinds) == bool(game.moves.turns)


@pytest.mark.once
@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_turns_lead_wherever_small_decisions_lead(case: Case) -> None:
    """Every legal action begins one of the turns, and no turn is listed twice."""
    game = case.game
    for step in some_steps(case, 9):
        found = list(islice(game.turns(step.before), 3000))
        assert len({str(turn) for turn in found}) == len(found)
        first = [turn.steps()[0] if isinstance(turn, WholeTurn) else turn for turn in found]
        if len(found) < 3000:
            assert set(first) == set(game.legal_moves(step.before))


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_a_turn_is_played_whole_or_not_at_all(case: Case) -> None:
    """Any of its steps changed into one that is not legal there: refused by a rule, and nothing has moved."""
    game, refused = case.game, 0
    for step in some_steps(case, 40):
        for turn in listed(game, step.before)[:4]:
            position = json.dumps(game.position(step.before))
            for other in listed(game, step.before)[-3:]:
                text = f"{str(turn).rpartition(' ')[0]} {str(other).rpartition(' ')[2]}"
                mixed = game.moves.parse(text)
                why = game.why_not(step.before, step.seat, mixed)
                if why is None:
                    continue
                refused += 1
                with pytest.raises(IllegalMove) as refusal:
                    game.play(step.before, step.seat, mixed, bl.LogDealer([]))
                assert refusal.value.rule == why.rule
                assert json.dumps(game.position(step.before)) == position
    assert bool(refused) == bool(game.moves.turns)


@pytest.mark.parametrize("case", [case for case in SMALLEST if case.game.moves.turns], ids=str)
def test_a_log_and_a_draft_hold_the_small_moves_of_a_turn(case: Case) -> None:
    game = case.game
    step, turn = next((step, turn) for step in walk(game, case.seats, 4) for turn in listed(game, step.before)[-1:])
    table = bl.Table.open(game, case.seats, bl.SeededDealer(4))
    table.state = step.before.copy()
    table.play(step.seat, turn)
    small = [played.move for played in table.log.moves]
    assert small == game.decisions(step.before, turn)
    assert not any(isinstance(move, WholeTurn) for move in small)
    draft = bl.Draft(game, step.before, bl.SeededDealer(4))
    draft.play(step.seat, turn)
    assert [played.move for played in draft.moves] == small
    with pytest.raises(NotYourTurn):
        game.play(step.before, (step.seat + 1) % case.seats, turn, bl.LogDealer([]))
    why = game.why_not(step.before, (step.seat + 1) % case.seats, turn)
    assert why is not None
    assert why.key == "refuse-not-your-turn"
    with pytest.raises(BadMove, match="it is a whole turn"):
        game.action(step.before, turn)
    with pytest.raises(BadMove, match='"move" must be one of'):
        game.moves.read(turn.json())


def test_a_line_may_be_said_from_either_end() -> None:
    """W5.1 The rules know a line between two towns from one of them only; people may name either first."""
    game = bl.game("wensleydale")
    tried = 0
    for step in walk(game, 3, 2):
        for turn in listed(game, step.before):
            areas = getattr(turn, "areas", None)
            if areas and turn.kind in ("build", "takeover"):
                there = game.moves.parse(str(turn).replace(" - ".join(areas), " - ".join(areas[::-1])))
                if game.why_not(step.before, step.seat, there) is None:
                    one, other = step.before.copy(), step.before.copy()
                    game.play(one, step.seat, turn, bl.SeededDealer(1))
                    game.play(other, step.seat, there, bl.SeededDealer(1))
                    assert one == other
                    tried += 1
    assert tried


def test_what_a_turn_brings_is_shown_beforehand() -> None:
    game = bl.game("ticket-to-ride-germany")
    for step in walk(game, 2, 3):
        for turn in listed(game, step.before):
            changes = game.preview(step.before, turn)
            assert changes is None or any(change.thing == "trains" and change.by < 0 for change in changes)
