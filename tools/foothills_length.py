"""How long games of Foothills last and how far they go: whether a board keeps its box's promise.

Two equals play each other; every game is dealt from its own number, so the table can be repeated. The box holds 145
points in tokens and 16 passengers; a game that has not ended after 1,000 turns is cut off there.

    python tools/foothills_length.py --bot greedy --games 20000
    python tools/foothills_length.py --bot engineer --games 2000 --board mine.json
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, median

import branchline as bl
from branchline.core.game import Game
from branchline.core.playout import Policy
from branchline.games.foothills.board.board import KINDS
from branchline.games.foothills.board.effects import PASSENGER
from branchline.games.foothills.rules.choices import RUNNING
from branchline.games.foothills.rules.state import FoothillsState
from branchline.lab.players import policy

POINTS = 145  # in tokens: 2 of 1/2, 8 of 1, 12 of 3, 10 of 10
PASSENGERS = 16
TURNS = (45, 70)  # what the median should be
MOST_TURNS = 200
SHARE = 0.95
CAP = "1000"
CHUNK = 20


@dataclass(frozen=True)
class Course:
    """The course of one game. Points are whole points, both seats together."""

    turns: int
    points: float
    passengers: int  # the most in both supplies at once
    end: str
    ending: float  # what the turn that brought about the end scored, for the seat that played it
    turn: float  # what a turn scored on average
    won: float  # 1 if that seat won, 0.5 if nobody did


def play(game: Game, policies: Sequence[Policy], seed: int, number: int) -> Course:
    dealer = bl.SeededDealer(seed, number)
    lucks = [bl.SeededDealer(seed + 1 + seat, number) for seat in range(2)]
    state = game.start(2, dealer, {"turn_cap": CAP})
    assert isinstance(state, FoothillsState)
    passengers, turns, scores, ending, ender = 0, 0, [0, 0], 0, -1
    while not state.over:
        seat = int(state.turn)
        state.apply(policies[seat].choose(state, lucks[seat]), dealer)
        passengers = max(passengers, int(state.owned[PASSENGER] + state.owned[KINDS + PASSENGER]))
        if state.turns > turns:
            turns = int(state.turns)
            if ender < 0 and state.trigger != RUNNING:
                ender, ending = seat, int(state.score_of(seat)) - scores[seat]
            scores[seat] = int(state.score_of(seat))
    winners = state.winners()
    return Course(
        turns=turns,
        points=sum(scores) / 2,
        passengers=passengers,
        end=str(state.end_reason),
        ending=ending / 2,
        turn=sum(scores) / 2 / turns,
        won=(ender in winners) / len(winners),
    )


def play_some(board: str | None, bot: str, seed: int, first: int, count: int) -> list[Course]:
    game = bl.game("foothills", board)
    policies = [policy(bot, game) for _ in range(2)]
    return [play(game, policies, seed, number) for number in range(first, first + count)]


def courses(board: str | None, bot: str, games: int, seed: int, jobs: int) -> Iterable[Course]:
    firsts = range(0, games, CHUNK)
    counts = [min(CHUNK, games - first) for first in firsts]
    chunk = partial(play_some, board, bot, seed)
    if jobs == 1:
        for first, count in zip(firsts, counts, strict=True):
            yield from chunk(first, count)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for some in pool.map(chunk, firsts, counts):
            yield from some


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest value that this share of them does not exceed.

    >>> quantile([3, 1, 2, 4], 0.5), quantile([3, 1, 2, 4], 0.95)
    (2, 4)
    """
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def told(played: Sequence[Course]) -> list[str]:
    """The aims, each with the figure found and whether it was met."""
    count = len(played)
    within = sum(course.points <= POINTS for course in played) / count
    seated = sum(course.passengers <= PASSENGERS for course in played) / count
    turns = [course.turns for course in played]
    points = [course.points for course in played]
    passengers = [course.passengers for course in played]
    long = sum(turn > MOST_TURNS for turn in turns)
    ended = [course for course in played if course.end != "turn-cap"]
    lines = [
        f"{verdict(within >= SHARE)} both scores together at most {POINTS}: {within:.1%} of games"
        f" (median {median(points):g}, 95 % up to {quantile(points, SHARE):g}, most {max(points):g})",
        f"{verdict(seated >= SHARE)} passengers at once at most {PASSENGERS}: {seated:.1%} of games"
        f" (median {median(passengers):g}, 95 % up to {quantile(passengers, SHARE):g}, most {max(passengers)})",
        f"{verdict(TURNS[0] <= median(turns) <= TURNS[1])} median length {TURNS[0]} to {TURNS[1]} turns:"
        f" {median(turns):g} (95 % up to {quantile(turns, SHARE):g}, longest {max(turns)})",
        f"{verdict(long == 0)} no game beyond {MOST_TURNS} turns: {long} of {count:,}",
    ]
    if ended:
        ending, turn = fmean(course.ending for course in ended), fmean(course.turn for course in ended)
        won = fmean(course.won for course in ended)
        lines.append(
            f"{verdict(ending > 0 and won > 0.5)} ending moves pay: the turn that brings the end about scores"
            f" {ending:.2f} ({turn:.2f} an average turn), and its player wins {won:.1%}"
        )
    ends = Counter(course.end for course in played)
    lines.append("  ends: " + ", ".join(f"{end} {number / count:.1%}" for end, number in ends.most_common()))
    return lines


def verdict(reached: bool) -> str:
    return "+" if reached else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bot", default="greedy", help="plays both seats")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--board", help="a board file of your own")
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    wanted = parser.parse_args()
    played = list(courses(wanted.board, wanted.bot, wanted.games, wanted.seed, wanted.jobs))
    print(f"{wanted.games:,} games of {wanted.bot}, seed {wanted.seed}")
    print("\n".join(told(played)))


if __name__ == "__main__":
    main()
