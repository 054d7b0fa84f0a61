"""Ladders: which bot beats which, how surely, and how long each thinks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from branchline.bots.outside import check_bot, pair
from branchline.core.errors import BadSeats
from branchline.core.registry import game as game_of
from branchline.lab.contest import PLAYING, Contest, Pairing, contests
from branchline.lab.crew import Helpers
from branchline.lab.errors import BadLadder, BadPairing, NotInstalled
from branchline.lab.plan import is_whole
from branchline.lab.rating import ratings
from branchline.lab.seats import wilson
from branchline.pool import Pool

if TYPE_CHECKING:
    import polars as pl

STEPS = (
    ("apprentice", "random"),
    ("greedy", "apprentice"),
    ("driver", "apprentice"),
    ("driver", "greedy"),
    ("engineer", "driver"),
    ("chief", "engineer"),
    ("chief", "greedy"),
)
EVEN = (0.9, 1.1)  # times its fair share: what the test decides between when a bot need only keep up
MUST_KEEP_UP = {("driver", "greedy")}
MOST = 400
LEAST = 40  # games before a pairing may end: fewer would convince nobody
SEED = 20_26
ANCHOR = "greedy"
UNLINKED = 5000  # a wider interval means that no chain of pairings leads to the anchor
ENDLESS = 2**62


class Ladder(NamedTuple):
    """A ladder as tables: a row for each pairing, for each bot and for each seat."""

    pairings: pl.DataFrame
    ratings: pl.DataFrame
    seats: pl.DataFrame


class Standing(NamedTuple):
    """A bot's rating with its 95 % interval, and how long it thinks; None if nothing links it to the anchor."""

    bot: str
    rating: float | None
    margin: float | None
    seconds: float  # of processor time, for a decision
    decisions: int


def ladder(
    game: str,
    pairings: Iterable[str | tuple[str, str]] | None = None,
    *,
    seats: int | None = None,
    games: int = MOST,
    least: int = LEAST,
    jobs: int | None = None,
    seed: int = SEED,
    ray: str | None = None,
    watch: Callable[[Contest], None] | None = None,
) -> Ladder:
    """Measure which bot beats which: each pairing is played until a sequential test is sure, or `games` are played.

    A pairing is a bot and the one it sits among, as in ("chief", "greedy") or "chief:greedy"; by default each level
    meets those below. A bot from outside is `module:Class` or `command:program`. With `ray`, the address of a Ray
    cluster, games are played there, with the same results. `watch` gets each contest as it ends. docs/ladder.md says
    how it measures; `bl.tournament` rates bots that sit at tables of three and more.

    >>> import branchline as bl
    >>> climbed = bl.ladder("foothills", ["greedy:random"], games=20, least=20, jobs=1)
    >>> climbed.pairings.select("bot", "among", "games").rows()
    [('greedy', 'random', 20)]
    >>> sorted(climbed.ratings["bot"])
    ['greedy', 'random']
    """
    if find_spec("polars") is None:
        raise NotInstalled("polars", "bl.ladder")
    rows = asked(game, seats, pairings)
    played = []
    for contest in climb(rows, games=games, least=least, jobs=jobs, seed=seed, ray=ray):
        played.append(contest)
        if watch is not None:
            watch(contest)
    return frames(played)


def asked(
    game: str, seats: int | None = None, pairings: Iterable[str | tuple[str, str]] | None = None
) -> list[Pairing]:
    """The pairings given, each checked.

    >>> [(pairing.bot, pairing.among, pairing.seats) for pairing in asked("foothills", None, ["chief:greedy"])]
    [('chief', 'greedy', 2)]
    """
    info = game_of(game).info
    many = info.seats[0] if seats is None else seats
    if many not in info.seats:
        raise BadSeats(info.title, many, info.seats)
    pairs = STEPS if pairings is None else [pair_of(given) for given in pairings]
    for name in {name for two in pairs for name in two}:
        check_bot(name)
    return [Pairing(game, many, *two, *EVEN) if two in MUST_KEEP_UP else Pairing(game, many, *two) for two in pairs]


def pair_of(given: str | tuple[str, str]) -> tuple[str, str]:
    two = pair(given) if isinstance(given, str) else tuple(given)
    if two is None or len(two) != 2 or two[0] == two[1] or not all(two):
        raise BadPairing(given)
    return two[0], two[1]


def climb(
    pairings: Sequence[Pairing],
    *,
    games: int = MOST,
    least: int = LEAST,
    jobs: int | None = None,
    seed: int = SEED,
    ray: str | None = None,
) -> Iterator[Contest]:
    """Play pairings, one after the other; impossible numbers are refused at once."""
    check_numbers(games, least, jobs, seed)
    pool, cores = hands_of(ray)
    return contests(pairings, games, seed, cores if jobs is None else jobs, least, pool)


def check_numbers(games: int, least: int, jobs: int | None, seed: int) -> None:
    jobs = 1 if jobs is None else jobs
    numbers = (("{games}", games, 2), ("{least}", least, 2), ("{jobs}", jobs, 1), ("{seed}", seed, 0))
    for name, number, fewest in numbers:
        if not is_whole(number, fewest, ENDLESS):
            raise BadLadder(f"{name} {number!r}: give a whole number from {fewest} on")


def hands_of(ray: str | None) -> tuple[Helpers, int]:
    """Where the games are played, and how many cores there are."""
    if ray is None:
        return Pool(PLAYING), os.cpu_count() or 1
    from branchline.lab.cluster import Cluster

    team = Cluster(ray, PLAYING)
    return team, team.cores


def frames(played: Sequence[Contest]) -> Ladder:
    """What was played, as tables."""
    import polars as pl

    rows = []
    for contest in played:
        record = contest.record
        low, high = wilson(record.wins, record.games)
        rows.append(
            {
                "bot": record.bot,
                "among": record.among,
                "seats": record.seats,
                "games": record.games,
                "wins": record.wins,
                "share": record.share,
                "low": low,
                "high": high,
                "times_fair": record.share * record.seats,
                "verdict": contest.verdict or None,
            }
        )
    text, whole, real = pl.String, pl.Int64, pl.Float64
    kinds = dict.fromkeys(("bot", "among", "verdict"), text) | dict.fromkeys(("seats", "games"), whole)
    names = ("bot", "among", "seats", "games", "wins", "share", "low", "high", "times_fair", "verdict")
    bot_kinds = {"bot": text, "rating": real, "margin": real, "seconds": real, "decisions": whole}
    seats = seat_shares(played)
    return Ladder(
        pl.DataFrame(rows, schema={name: kinds.get(name, real) for name in names}),
        pl.DataFrame([standing._asdict() for standing in standings(played)], schema=bot_kinds),
        pl.DataFrame({"seat": list(range(len(seats))), "share": seats}, schema={"seat": whole, "share": real}),
    )


def standings(played: Sequence[Contest]) -> list[Standing]:
    """Every bot that has played, best first. Greedy's rating is 0, if it has played."""
    if not played:
        return []
    names = [name for contest in played for name in (contest.record.among, contest.record.bot)]
    anchor = ANCHOR if ANCHOR in names else names[0]
    rated = ratings([contest.record for contest in played], anchor)
    times = decision_times(played)
    found = []
    for name, rating in sorted(rated.items(), key=lambda item: -item[1].points):
        spent, count = times.get(name, (0.0, 0))
        linked = rating.margin < UNLINKED
        found.append(
            Standing(
                name,
                rating.points if linked else None,
                rating.margin if linked else None,
                spent / max(count, 1),
                count,
            )
        )
    return found


def decision_times(played: Sequence[Contest]) -> dict[str, tuple[float, int]]:
    """The seconds and the decisions of each bot."""
    times: dict[str, tuple[float, int]] = {}
    for contest in played:
        for group in contest.groups:
            for name, seconds in group.seconds.items():
                spent, count = times.get(name, (0.0, 0))
                times[name] = spent + seconds, count + group.decisions[name]
    return times


def seat_shares(played: Sequence[Contest]) -> list[float]:
    """How often each seat won, no matter who sat there."""
    totals = [0.0] * max((contest.pairing.seats for contest in played), default=0)
    for contest in played:
        for group in contest.groups:
            for seat, wins in enumerate(group.by_seat):
                totals[seat] += wins
    return [total / max(sum(totals), 1.0) for total in totals]
