"""A process that thinks: it answers tasks with moves, and knows nothing but what it is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from branchline.bots import Bot, bot
from branchline.bots.hints import hint
from branchline.core.game import Game
from branchline.core.registry import game
from branchline.lab.analysis import judge
from branchline.pool import work
from branchline.server.common.messages import Json
from branchline.server.minds.pool import HINT, ThinkingTask, Thought, Trial

MOST_KEPT = 4  # seats, of all tables: the one that was idle longest is forgotten
KEPT: dict[str, Bot] = {}  # who decided last, by table and seat
SHARE = 0.8  # of the time that a hint may take, for its search
JUDGING = 0.2  # of the time that judging a move may take: the rest is for a machine that has other things to do


@cache
def game_on(name: str, board: str | None) -> Game:
    return game(name, board)


def choose(question: ThinkingTask) -> Thought:
    """A bot's move, or a hint: the question holds all that is needed, whatever process thought before."""
    view: Json = msgspec.json.decode(question.view)
    made = game_on(question.game, question.board)
    if question.trial is not None:
        return judged(made, view, question.trial, question.limit * JUDGING)
    if question.bot == HINT:
        found = hint(made, view, question.limit * SHARE)
        reasons = [(line.key, dict(line.args)) for line in found.reasons]
        changes = [(seat, thing, by) for seat, thing, by in found.changes]
        return Thought(found.move.json(), reasons=reasons, changes=changes)
    legal = [made.moves.read(move) for move in view["legal"]]
    return Thought(move=seated(question, made).choose(view, legal, question.limit / 2).json())


def seated(question: ThinkingTask, made: Game) -> Bot:
    """A bot for one decision. It goes on from its seat's last one, if that was made in this process."""
    player = bot(question.bot, made, question.seed)
    earlier = KEPT.pop(question.at, None)
    if earlier is not None:
        player.go_on_from(earlier)
    KEPT[question.at] = player
    if len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    return player


def judged(made: Game, position: Json, trial: Trial, seconds: float) -> Thought:
    state = made.from_position(position)
    found = judge(made, state, trial.seat, made.moves.read(trial.move), 0, trial.iterations, seconds)
    return Thought(judged=found.json())


def begin(_set_up: bytes) -> Callable[[bytes], bytes]:
    questions = msgspec.json.Decoder(ThinkingTask)
    return lambda line: msgspec.json.encode(choose(questions.decode(line)))


if __name__ == "__main__":
    work(begin)
