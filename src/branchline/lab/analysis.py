"""What every move of a log was worth: to its seat, by what it knew then, and in hindsight.

Before each choice a search says what the seat could expect, once from the seat's view and once with all hands open. The
value of a position is the share of games the seat goes on to win, as the search estimates it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Protocol, TypeVar

from branchline.bots.hints import Choice, choices_of
from branchline.bots.levels import ADVICE, manner_of
from branchline.bots.search import Search
from branchline.bots.thinker import guide_of, seen_state
from branchline.bots.tree import ROOT
from branchline.core.game import Game, Json
from branchline.core.log import Log
from branchline.core.move import Move
from branchline.core.state import State

SEED = 0
ITERATIONS = 100  # for a move, by what was known, and as many in hindsight
DOUBT = 0.03  # a move that seems to have lost this much is checked again, and so is anything that seems better:
AGAIN = 2  # this many times the iterations for each
MOST_TRUST = 50.0  # in the guide: the playouts must have a say
ALTERNATIVES = 3
TURNING = 5  # turning points listed
LEAST_LOSS = 0.05  # and what a move must lose to be one


@dataclass(frozen=True)
class Judged:
    """One move that was a choice: its value before and after, what it lost, and what would have been better."""

    number: int  # from 1, as in the log
    seat: int
    played: Choice
    before: float  # what the best move promised
    hindsight_before: float
    hindsight_after: float
    choices: int
    better: tuple[Choice, ...]

    @property
    def after(self) -> float:
        return self.played.chance

    @property
    def loss(self) -> float:
        return max(0.0, self.before - self.after)

    def json(self) -> Json:
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played.json(),
            "choices": self.choices,
            "before": self.before,
            "after": self.after,
            "loss": round(self.loss, 4),
            "hindsight": {"before": self.hindsight_before, "after": self.hindsight_after},
            "better": [choice.json() for choice in self.better],
        }


@dataclass(frozen=True)
class LogAnalysis:
    """A whole log, move by move."""

    game: str
    names: tuple[str, ...]
    moves: tuple[Judged, ...]
    result: Json | None

    def turning_points(self) -> list[Judged]:
        return turning_points(self.moves)

    def json(self) -> Json:
        return {
            "analysis": "branchline-analysis/1",
            "game": self.game,
            "names": list(self.names),
            "moves": [move.json() for move in self.moves],
            "turning_points": [move.number for move in self.turning_points()],
            "result": self.result,
        }


class Costly(Protocol):
    @property
    def loss(self) -> float: ...


C = TypeVar("C", bound=Costly)


def turning_points(moves: Iterable[C]) -> list[C]:
    """The moves that lost most, by what was known, costliest first; the earlier of equals."""
    return sorted((move for move in moves if move.loss >= LEAST_LOSS), key=lambda move: -move.loss)[:TURNING]


def analyse(game: Game, log: Log, iterations: int | None = None) -> LogAnalysis:
    """Judge every move of a log. Hindsight looks at all hands, so this is only for finished games."""
    judged = tuple(judge_all(game, log, iterations))
    return LogAnalysis(game.info.id, tuple(log.names), judged, log.result)


def judge_all(game: Game, log: Log, iterations: int | None) -> Iterator[Judged]:
    for number, (state, played) in enumerate(log.replay(game), start=1):
        if played is not None and is_choice(state, played.seat):
            yield judge(game, state, played.seat, played.move, number, iterations)


def is_choice(state: State, seat: int) -> bool:
    """Whether there was anything to choose."""
    return len(state.legal_for(seat)) > 1


def judge(
    game: Game, state: State, seat: int, played: Move, number: int, iterations: int | None, seconds: float = inf
) -> Judged:
    """Judge one move, made in this state. The time is only a cap: iterations decide, so an analysis can be repeated."""
    if iterations is None:
        iterations = ITERATIONS
    action = game.action(state, played, seat)
    known = Look(game, seen_state(game, game.view(state, seat)), seat, action, seconds / 2, open_hands=False)
    hindsight = Look(game, state, seat, action, seconds / 2, open_hands=True)
    choices = known.choices(iterations)
    in_hindsight = hindsight.choices(iterations)
    mine = next(choice for choice in choices if choice.move == played)
    return Judged(
        number,
        seat,
        mine,
        max(choices[0].chance, mine.chance),
        max(choice.chance for choice in in_hindsight),
        next(choice.chance for choice in in_hindsight if choice.move == played),
        len(state.legal_for(seat)),
        tuple(choice for choice in choices[:ALTERNATIVES] if choice.chance > mine.chance),
    )


class Look:
    """A search that tries the played action a fair number of times, and anything that seems better as often.

    Of many actions tried a few times, one always looks better by luck: a second look tells.
    """

    def __init__(self, game: Game, state: State, seat: int, action: int, seconds: float, *, open_hands: bool) -> None:
        self.game = game
        self.action = action
        self.seconds = seconds
        settings = manner_of(game.info.id).settings()
        settings.glance = 0  # every position gets the same look
        settings.trust = min(settings.trust, MOST_TRUST)
        settings.open_hands = open_hands
        self.search = Search(state, seat, guide_of(game, ADVICE), settings, SEED)

    def choices(self, iterations: int) -> list[Choice]:
        """The choices found, best first, including the action played."""
        begun = perf_counter()
        self.end = begun + self.seconds / 2  # the other half is for a second look
        search = self.search
        for _ in range(iterations):
            if perf_counter() >= self.end:
                break
            search.run(1)
        played = int(search.probe(self.action, 1))
        self.try_often(played, max(1, iterations // 10) - 1)
        self.end = begun + self.seconds
        if self.lost_by(played) >= DOUBT:
            while (best := search.children()[0]) != played and self.try_alike(played, best, AGAIN * iterations):
                pass
        return choices_of(self.game, search)

    def try_alike(self, one: int, other: int, times: int) -> bool:
        """Try both until each has had `times` tries, the lesser first, so that they compare even if time runs out.

        Returns whether there was anything left to do, and time for it.
        """
        tried = False
        while self.visits(node := min(one, other, key=self.visits)) < times and perf_counter() < self.end:
            self.search.probe(self.search.tree.action[node], 1)
            tried = True
        return tried

    def try_often(self, node: int, times: int) -> None:
        action = self.search.tree.action[node]
        for _ in range(times):
            if perf_counter() >= self.end:
                return
            self.search.probe(action, 1)

    def visits(self, node: int) -> int:
        return int(self.search.tree.visits[node])

    def lost_by(self, node: int) -> float:
        """What the best action promises beyond this one."""
        seat, tree = self.search.seat, self.search.tree
        hope = tree.mean_reward(ROOT, seat)
        return float(tree.shrunk(self.search.children()[0], seat, hope) - tree.shrunk(node, seat, hope))
