"""Whole turns: what people say in one breath, and the small decisions that it comes down to.

The rules know small decisions only, and take one by itself where it has one outcome. A whole turn names them all, also
those; it is checked to its end before the first of them is made, so all of it is played or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from branchline.core.dealer import RecordingDealer, SeededDealer
from branchline.core.errors import BadMove, IllegalMove
from branchline.core.move import Move, WholeTurn
from branchline.core.state import Moment, State

if TYPE_CHECKING:
    from branchline.core.game import Game


def decisions(game: Game, state: State, turn: WholeTurn) -> list[Move]:
    """The moves to be made for a turn of the seat to act: its steps but for those that the rules take by themselves."""
    try:
        return walk(game, state, turn.steps())
    except IllegalMove as why:
        for steps in turn.other_steps():  # the same turn, said from its other end
            try:
                return walk(game, state, steps)
            except IllegalMove:
                continue
        raise why from None


def walk(game: Game, state: State, steps: list[Move]) -> list[Move]:
    """Try the steps one after another on a copy; where one is refused, so is the turn."""
    seat, trial = int(state.turn), state.copy()
    luck = RecordingDealer(SeededDealer(0))
    taken: list[Moment] = []
    made: list[Move] = []
    for step in steps:
        if taken:
            _, moment, action = taken.pop(0)
            if game.move(moment, action, seat) != step:
                raise IllegalMove(*game.refusal(moment, seat, step))
            continue
        if luck.dealt:
            raise BadMove(" ".join(map(str, steps)), f"luck speaks before {str(step)!r}: make that a move of its own")
        action = game.action(trial, step, seat)
        taken = trial.watch()
        trial.apply(action, luck)
        trial.watched = False
        taken[:] = [moment for moment in taken if moment[0] == seat]
        made.append(step)
    return made


def turns(game: Game, state: State) -> Iterator[Move]:
    """Every choice of the seat to act, one after another: a whole turn where people name one, else a move."""
    seat = int(state.turn)
    for move in game.legal_moves(state, seat):
        kind = game.moves.begun_by(move)
        if kind is None:
            yield move
        else:
            yield from (kind.of(steps) for steps in ways(game, state, seat, kind, [], move))


def ways(
    game: Game, state: State, seat: int, kind: type[WholeTurn], before: list[Move], move: Move
) -> Iterator[list[Move]]:
    """The steps of every turn that goes on with this move."""
    after, luck = state.copy(), RecordingDealer(SeededDealer(0))
    taken = after.watch()
    after.apply(game.action(state, move, seat), luck)
    steps = [*before, move]
    for who, moment, action in taken:
        step = game.move(moment, action, who)
        if who != seat or step.kind not in kind.then:
            yield steps
            return
        steps.append(step)
    after.watched = False
    goes_on = not after.over and after.turn == seat and not luck.dealt
    following = [step for step in game.legal_moves(after, seat) if step.kind in kind.then] if goes_on else []
    if not following:
        yield steps
    for step in following:
        yield from ways(game, after, seat, kind, steps, step)
