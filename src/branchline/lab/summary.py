"""The summary of a simulation: counts that can be added up, so each chunk is summed where it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from branchline.core.game import Json, points
from branchline.core.statistics import MOVES, REASON, SCORE, TURNS, Statistics, counts, outcomes

EVERYBODY = -1


@dataclass
class Side:
    """A bot, a seat or a place in the order of play: the games it was in, its wins, its scores.

    `wins[k, m]` counts games in which k seats shared the top place and m of them were this side's.
    """

    games: int = 0
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)

    @property
    def won(self) -> float:
        """Games won; a victory shared by k seats counts 1/k for each."""
        return sum(count * own / shared for (shared, own), count in self.wins.items())

    def add(self, other: Side) -> None:
        self.games += other.games
        self.wins.update(other.wins)
        self.scores.update(other.scores)

    def json(self) -> Json:
        return {
            "games": self.games,
            "wins": [[*key, count] for key, count in sorted(self.wins.items())],
            "scores": pairs(self.scores),
        }

    @classmethod
    def of(cls, data: Json) -> Side:
        wins = Counter({(shared, own): count for shared, own, count in data["wins"]})
        return cls(data["games"], wins, counter(data["scores"]))


@dataclass
class Summary:
    games: int = 0
    seconds: float = 0.0  # spent playing, all workers together
    bots: dict[str, Side] = field(default_factory=dict)
    seats: dict[str, Side] = field(default_factory=dict)
    order: dict[str, Side] = field(default_factory=dict)  # of play: "0" moved first
    turns: Counter[int] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Summary) -> None:
        """Add the games of another summary."""
        self.games += other.games
        self.seconds += other.seconds
        for mine, theirs in zip(self.groups(), other.groups(), strict=True):
            for name, side in theirs.items():
                mine.setdefault(name, Side()).add(side)
        self.turns.update(other.turns)
        self.moves.update(other.moves)
        self.reasons.update(other.reasons)

    def groups(self) -> tuple[dict[str, Side], dict[str, Side], dict[str, Side]]:
        return self.bots, self.seats, self.order

    def json(self) -> Json:
        return {
            "games": self.games,
            "seconds": self.seconds,
            "bots": {name: side.json() for name, side in sorted(self.bots.items())},
            "seats": {name: side.json() for name, side in sorted(self.seats.items())},
            "order": {name: side.json() for name, side in sorted(self.order.items())},
            "turns": pairs(self.turns),
            "moves": pairs(self.moves),
            "reasons": dict(sorted(self.reasons.items())),
        }

    @classmethod
    def of(cls, data: Json) -> Summary:
        """From its JSON."""
        return cls(
            data["games"],
            data["seconds"],
            sides(data["bots"]),
            sides(data["seats"]),
            sides(data["order"]),
            counter(data["turns"]),
            counter(data["moves"]),
            Counter(data["reasons"]),
        )


def sides(data: Json) -> dict[str, Side]:
    return {name: Side.of(side) for name, side in data.items()}


def summed(summaries: Iterable[Summary]) -> Summary:
    total = Summary()
    for summary in summaries:
        total.add(summary)
    return total


def summary_of(notes: Statistics, arrangements: Sequence[Sequence[str]], first: int, seconds: float) -> Summary:
    """Sum up the games from number `first` on."""
    total = Summary(int(notes.games), seconds)
    total.turns.update(counts(notes, TURNS, 0, 0, 1, EVERYBODY))
    total.moves.update(counts(notes, MOVES, 0, 0, 1, EVERYBODY))
    reasons = counts(notes, REASON, 0, 0, 1, EVERYBODY)
    total.reasons.update({notes.reasons[reason]: count for reason, count in reasons.items()})
    ways = len(arrangements)
    for way in range(min(ways, total.games)):
        bots = arrangements[(first + way) % ways]
        for starter in range(len(bots)):
            for winners, count in outcomes(notes, way, ways, starter).items():
                add_outcome(total, bots, starter, [bool(winners >> seat & 1) for seat in range(len(bots))], count)
            for seat, bot in enumerate(bots):
                scores = counts(notes, SCORE, seat, way, ways, starter)
                for side in (total.bots.setdefault(bot, Side()), *sides_of(total, seat, starter, len(bots))):
                    side.scores.update(scores)
    return total


def add_outcome(total: Summary, bots: Sequence[str], starter: int, winners: Sequence[bool], count: int) -> None:
    shared = sum(winners)
    for bot in dict.fromkeys(bots):
        side = total.bots.setdefault(bot, Side())
        side.games += count
        own = sum(winner for winner, name in zip(winners, bots, strict=True) if name == bot)
        side.wins[shared, own] += count
    for seat, winner in enumerate(winners):
        for side in sides_of(total, seat, starter, len(bots)):
            side.games += count
            side.wins[shared, int(winner)] += count


def sides_of(total: Summary, seat: int, starter: int, seats: int) -> Iterator[Side]:
    yield total.seats.setdefault(str(seat), Side())
    yield total.order.setdefault(str((seat - starter) % seats), Side())


def pairs(counts: Counter[int]) -> list[tuple[int, int]]:
    return sorted(counts.items())


def counter(data: Iterable[tuple[int, int]]) -> Counter[int]:
    return Counter(dict(data))


def in_points(scores: Counter[int], halves: bool) -> Counter[int | float]:
    """Scores as players count them, also for a game that counts in half points.

    >>> in_points(Counter([41, 41, 8]), halves=True)
    Counter({20.5: 2, 4: 1})
    """
    return Counter({points(score, halves): count for score, count in scores.items()})
