"""The section on routes: how often and when each is claimed, on the map."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

import polars as pl

from branchline.charts.numbers import percent
from branchline.charts.page import details, figure, meter, section, table
from branchline.charts.rows import Row, SimulatedGames, collected, seat_owner
from branchline.core.game import Json
from branchline.games.ticket_to_ride.faces.report_map import Map, Stroke

FEW = 8  # routes in a short list


class ClaimedRoute(NamedTuple):
    """A route, or several side by side that nobody can tell apart, such as two grey ones."""

    name: str
    length: int
    ids: tuple[str, ...]
    often: float  # claims per game
    when: float | None  # the share of the game over by then

    def told(self) -> str:
        """What it says on hover."""
        if self.when is None:
            return f"{self.name}, length {self.length}: never claimed"
        often, when = percent(self.often), percent(self.when)
        return (
            f"{self.name}, length {self.length}: claimed in {often} of the games, on average after {when} of the game"
        )


def claims_by_bot(data: SimulatedGames) -> dict[tuple[str, str], Row]:
    """For each bot and route: how often it claimed it and, on average, when."""
    fields = ("claim_route", "claim_seat", "claim_turn")
    rows = (
        data.rows.select("turns", "bot", *fields)
        .explode(*fields)
        .drop_nulls("claim_route")
        .with_columns(when=pl.col("claim_turn") / pl.col("turns"))
        .group_by(bot=seat_owner("claim_seat"), route=pl.col("claim_route").cast(pl.String))
        .agg(pl.mean("when"), claims=pl.len())
    )
    return {(row["bot"], row["route"]): row for row in collected(rows)}


def routes_of(
    data: SimulatedGames, names: dict[str, str], claims: dict[tuple[str, str], Row], bot: str
) -> list[ClaimedRoute]:
    groups: dict[tuple[str, str, str], list[Json]] = {}
    pairs: dict[tuple[str, str], set[str]] = {}
    for route in data.facts["map"]["routes"]:
        groups.setdefault((route["a"], route["b"], route["colour"]), []).append(route)
        pairs.setdefault((route["a"], route["b"]), set()).add(route["colour"])
    found = []
    for (a, b, colour), group in groups.items():
        rows = [row for route in group if (row := claims.get((bot, route["id"]))) is not None]
        count = sum(row["claims"] for row in rows)
        name = f"{names[a]} – {names[b]}" + (f" ({colour})" if len(pairs[a, b]) > 1 else "")
        when = sum(row["claims"] * row["when"] for row in rows) / count if count else None
        ids = tuple(route["id"] for route in group)
        found.append(ClaimedRoute(name, group[0]["length"], ids, count / data.games, when))
    return found


def routes(data: SimulatedGames, names: dict[str, str]) -> str:
    claims = claims_by_bot(data)
    rows = routes_of(data, names, claims, data.best)
    board = Map(data.facts["map"])
    most = max(row.often / len(row.ids) for row in rows) or 1.0
    times = [row.when for row in rows if row.when is not None] or [0.0]
    first, last = min(times), max(times)
    favourite = max(rows, key=lambda row: row.often)
    whose = "" if len(data.bots) == 1 else f" by <b>{escape(data.best)}</b>"
    lead = (
        f"The favourite is <b>{escape(favourite.name)}</b>, claimed{whose} in {percent(favourite.often)} of the games. "
        "Point at a route for its numbers."
    )
    tables = [
        details(f"All routes, claimed by {bot}", table_of(routes_of(data, names, claims, bot))) for bot in data.bots
    ]
    ranked = sorted(rows, key=lambda row: -row.often)
    most_often = ranked[0].often
    title = "" if len(data.bots) == 1 else f", by {data.best}"
    return section(
        "Routes",
        lead,
        figure(
            f"How often routes are claimed{title}",
            f"Thick and green: in up to {percent(most)} of the games. Thin and pale: seldom.",
            board.drawn("Map: how often each route is claimed", often_strokes(rows, most)),
        ),
        figure(
            f"When routes are claimed{title}",
            f"Thick and red: after {percent(first)} of the game or soon then. Thin and blue: up to {percent(last)}.",
            board.drawn("Map: when each route is claimed", when_strokes(rows, first, last)),
        ),
        figure(
            f"Favourites and orphans{title}",
            "",
            f'<div class="two">{table_of(ranked[:FEW], most_often)}{table_of(ranked[-FEW:], most_often)}</div>',
            *tables,
            wide=True,
        ),
        kind="pairs",
    )


def often_strokes(rows: Sequence[ClaimedRoute], most: float) -> dict[str, Stroke]:
    strokes: dict[str, Stroke] = {}
    for row in rows:
        share = row.often / len(row.ids) / most
        stroke = Stroke(2 + 8 * share, f"r{min(3, int(share * 4))}", row.told())
        strokes |= dict.fromkeys(row.ids, stroke if row.when is not None else Stroke(2, "never", row.told()))
    return strokes


def when_strokes(rows: Sequence[ClaimedRoute], first: float, last: float) -> dict[str, Stroke]:
    strokes: dict[str, Stroke] = {}
    for row in rows:
        late = (row.when - first) / (last - first) if row.when is not None and last > first else 0.0
        stroke = Stroke(10 - 8 * late, f"t{min(3, int(late * 4))}", row.told())
        strokes |= dict.fromkeys(row.ids, stroke if row.when is not None else Stroke(2, "never", row.told()))
    return strokes


def table_of(rows: Sequence[ClaimedRoute], most: float = 0.0) -> str:
    """Bars are scaled to `most`, or to the longest of these rows."""
    most = most or max((row.often for row in rows), default=1.0) or 1.0
    return table(
        ("route", "length", "claimed", "when"),
        [
            (
                escape(row.name) + (f" ×{len(row.ids)}" if len(row.ids) > 1 else ""),
                str(row.length),
                meter(row.often / most, percent(row.often) if row.often <= 1 else f"{row.often:.2f} a game"),
                "–" if row.when is None else percent(row.when),
            )
            for row in sorted(rows, key=lambda row: -row.often)
        ],
        "Routes: how often claimed, and after how much of the game",
    )
