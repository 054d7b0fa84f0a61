"""Tournaments: any set of bots at tables of any size, rated by openskill (Plackett and Luce) from every final place.

Every combination of the bots sits at a table in every rotation, on the same deal, so that luck in the deal and in the
seat cancels out. A rating depends on the order of the games; that order is fixed, whoever plays them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

from branchline.bots.outside import any_bot, check_bot
from branchline.core.errors import BadSeats
from branchline.core.game import Json
from branchline.core.registry import game as game_of
from branchline.lab.contest import Hands, TableResult
from branchline.lab.errors import BadLadder, NotInstalled
from branchline.lab.ladder import SEED, check_numbers, hands_of
from branchline.lab.seats import NORMAL_95, wilson

if TYPE_CHECKING:
    import polars as pl

GAMES = 400


@dataclass
class Entrant:
    """A bot of a tournament: its rating, and what it did."""

    bot: str
    skill: float  # openskill's mu
    spread: float  # and sigma
    games: int = 0  # seats it sat in
    wins: float = 0.0  # a victory shared by k seats counts 1/k
    places: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0
    decisions: int = 0

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the skill."""
        return NORMAL_95 * self.spread


def tables_of(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every combination of the bots in every rotation; where there are too few of them, some sit twice.

    >>> tables_of(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> len(tables_of(["a", "b"], 3)), len(tables_of(["a", "b", "c", "d"], 3))
    (6, 12)
    """
    if len(bots) >= seats:
        groups = list(combinations(bots, seats))
    else:
        groups = [group for group in combinations_with_replacement(bots, seats) if len(set(group)) > 1]
    return [group[turn:] + group[:turn] for group in groups for turn in range(seats)]


def compete(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = GAMES,
    jobs: int | None = None,
    seed: int = SEED,
    ray: str | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> list[Entrant]:
    """Play a tournament, rounded up to whole deals. The best bot comes first."""
    if find_spec("openskill") is None:
        raise NotInstalled("openskill", "a tournament")
    info = game_of(game).info
    many = info.seats[0] if seats is None else seats
    if many not in info.seats:
        raise BadSeats(info.title, many, info.seats)
    check_entries(game, bots)
    check_numbers(games, 2, jobs, seed)
    tables = tables_of(bots, many)
    deals = -(-games // len(tables))
    questions: list[Json] = [
        {"game": game, "seated": list(seated), "seed": seed, "number": deal}
        for deal in range(deals)
        for seated in tables
    ]
    skills = Skills(bots)
    pool, cores = hands_of(ray)
    try:
        hands = Hands(pool, cores if jobs is None else jobs)
        for number, (asked, found) in enumerate(zip(questions, hands.answers_to(questions), strict=True), start=1):
            skills.add(asked["seated"], TableResult(**found))
            if watch is not None:
                watch(number, len(questions))
    finally:
        pool.close()
    return skills.entrants()


def check_entries(game: str, bots: Sequence[str]) -> None:
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadLadder(f"a tournament needs two different bots or more, each once, not {', '.join(bots) or 'none'}")
    for name in bots:
        check_bot(name)
        any_bot(name, game_of(game), 0)


class Skills:
    """The ratings of a tournament so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.rated = {name: self.model.rating(name=name) for name in bots}
        first = self.model.rating()
        self.found = {name: Entrant(name, first.mu, first.sigma) for name in bots}

    def add(self, seated: Sequence[str], result: TableResult) -> None:
        """One game. A bot in several seats is rated as the mean of what each of them did."""
        teams = [[self.model.rating(mu=self.rated[name].mu, sigma=self.rated[name].sigma)] for name in seated]
        after = self.model.rate(teams, ranks=[float(place) for place in result.places])
        for name in dict.fromkeys(seated):
            own = [after[seat][0] for seat, other in enumerate(seated) if other == name]
            self.rated[name].mu = sum(each.mu for each in own) / len(own)
            self.rated[name].sigma = sum(each.sigma for each in own) / len(own)
        best = result.places.count(1)
        for name, place in zip(seated, result.places, strict=True):
            entrant = self.found[name]
            entrant.games += 1
            entrant.places[place] += 1
            entrant.wins += (place == 1) / best
        for name, seconds in result.seconds.items():
            self.found[name].seconds += seconds
            self.found[name].decisions += result.decisions[name]

    def entrants(self) -> list[Entrant]:
        for name, entrant in self.found.items():
            entrant.skill, entrant.spread = self.rated[name].mu, self.rated[name].sigma
        return sorted(self.found.values(), key=lambda entrant: -entrant.skill)


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    games: int = GAMES,
    jobs: int | None = None,
    seed: int = SEED,
    ray: str | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> pl.DataFrame:
    """Rate any set of bots, each `module:Class`, `command:program` or one of ours, at tables of any size.

    >>> import branchline as bl
    >>> table = bl.tournament("wensleydale", ["greedy", "apprentice", "random"], games=9, jobs=1)
    >>> table.columns
    ['bot', 'skill', 'margin', 'games', 'wins', 'share', 'low', 'high', 'seconds', 'decisions']
    >>> table["games"].to_list()
    [9, 9, 9]
    """
    if find_spec("polars") is None:
        raise NotInstalled("polars", "bl.tournament")
    import polars as pl

    rows = []
    for one in compete(game, bots, seats=seats, games=games, jobs=jobs, seed=seed, ray=ray, watch=watch):
        low, high = wilson(one.wins, one.games)
        rows.append(
            {
                "bot": one.bot,
                "skill": one.skill,
                "margin": one.margin,
                "games": one.games,
                "wins": one.wins,
                "share": one.wins / one.games,
                "low": low,
                "high": high,
                "seconds": one.seconds / max(one.decisions, 1),
                "decisions": one.decisions,
            }
        )
    return pl.DataFrame(rows)
