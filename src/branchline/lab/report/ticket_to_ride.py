"""The sections of Ticket to Ride: routes on the map, tickets, passengers, and how turns are spent."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import NamedTuple

import polars as pl

from branchline.core.game import Json
from branchline.lab.report.charts import Distribution, Stack, distributions, legend, stacks
from branchline.lab.report.data import Table, collected, count_by_bot, mean_by_bot
from branchline.lab.report.map import Map, Stroke
from branchline.lab.report.page import details, figure, meter, section, table
from branchline.lab.report.tickets import tickets
from branchline.lab.tell import percent

FEW = 8  # routes or tickets in a short list


def sections(data: Table) -> list[str]:
    if not data.has("claim_route", "offer_ticket", "passengers") or "map" not in data.facts:
        return []
    return [routes(data), tickets(data, place_names(data)), turns_and_passengers(data)]


class Route(NamedTuple):
    id: str
    name: str
    length: int
    often: float  # in how many of the games it is claimed
    when: float | None  # the share of the game that was over by then


def route_rows(data: Table) -> list[Route]:
    claims = data.rows.select("turns", "claim_route", "claim_turn").explode("claim_route", "claim_turn")
    when = pl.mean("when")
    found = {
        row["claim_route"]: row
        for row in collected(
            claims.with_columns(when=pl.col("claim_turn") / pl.col("turns"))
            .group_by(pl.col("claim_route").cast(pl.String))
            .agg(when, claims=pl.len())
        )
    }
    names = place_names(data)
    many = Counter(frozenset((route["a"], route["b"])) for route in data.facts["map"]["routes"])
    return [
        Route(
            route["id"],
            route_name(route, names, many),
            route["length"],
            found[route["id"]]["claims"] / data.summary.games if route["id"] in found else 0.0,
            found[route["id"]]["when"] if route["id"] in found else None,
        )
        for route in data.facts["map"]["routes"]
    ]


def route_name(route: Json, names: dict[str, str], many: Counter[frozenset[str]]) -> str:
    """Routes that run side by side are told apart by their colour."""
    colour = f" ({route['colour']})" if many[frozenset((route["a"], route["b"]))] > 1 else ""
    return f"{names[route['a']]} – {names[route['b']]}{colour}"


def place_names(data: Table) -> dict[str, str]:
    places = data.facts["map"]["cities"] + data.facts["map"]["countries"]
    return {place["id"]: place["name"] for place in places}


def routes(data: Table) -> str:
    rows = route_rows(data)
    board = Map(data.facts["map"])
    most = max(row.often for row in rows) or 1.0
    claimed = [row for row in rows if row.when is not None]
    first = min((row.when or 0.0 for row in claimed), default=0.0)
    last = max((row.when or 0.0 for row in claimed), default=1.0)
    often = {row.id: often_stroke(row, row.often / most) for row in rows}
    when = {row.id: when_stroke(row, first, last) for row in rows}
    favourite = max(rows, key=lambda row: row.often)
    lead = (
        f"The favourite is <b>{escape(favourite.name)}</b>, claimed in {percent(favourite.often)} of the games. "
        "Point at a route for its numbers. Routes that run side by side are counted each for itself."
    )
    return section(
        "Routes",
        lead,
        figure(
            "How often routes are claimed",
            f"Thick and green: in up to {percent(most)} of the games. Thin and pale: seldom.",
            board.drawn("Map: how often each route is claimed", often),
        ),
        figure(
            "When routes are claimed",
            f"Thick and red: early, from {percent(first)} of the game on. Thin and blue: late, up to {percent(last)}.",
            board.drawn("Map: when each route is claimed", when),
        ),
        figure("Favourites and orphans", "", route_lists(rows), details("All routes", route_table(rows)), wide=True),
        kind="grid maps",
    )


def often_stroke(row: Route, share: float) -> Stroke:
    told = route_told(row)
    if row.when is None:
        return Stroke(2, "never", told)
    return Stroke(2 + 8 * share, f"r{min(3, int(share * 4))}", told)


def when_stroke(row: Route, first: float, last: float) -> Stroke:
    if row.when is None:
        return Stroke(2, "never", route_told(row))
    late = (row.when - first) / (last - first) if last > first else 0.0
    return Stroke(10 - 8 * late, f"t{min(3, int(late * 4))}", route_told(row))


def route_told(row: Route) -> str:
    if row.when is None:
        return f"{row.name}, length {row.length}: never claimed"
    often, when = percent(row.often), percent(row.when)
    return f"{row.name}, length {row.length}: claimed in {often} of the games, on average after {when} of the game"


def route_lists(rows: list[Route]) -> str:
    ranked = sorted(rows, key=lambda row: -row.often)
    return f'<div class="two">{route_table(ranked[:FEW])}{route_table(ranked[-FEW:])}</div>'


def route_table(rows: list[Route]) -> str:
    most = max((row.often for row in rows), default=1.0) or 1.0
    return table(
        ("route", "length", "claimed", "when"),
        [
            (
                escape(row.name),
                str(row.length),
                meter(row.often / most, percent(row.often)),
                "–" if row.when is None else percent(row.when),
            )
            for row in sorted(rows, key=lambda row: -row.often)
        ],
        "Routes",
    )


def turns_and_passengers(data: Table) -> str:
    counts = count_by_bot(data, "passengers")
    rows = [Distribution(bot, counts[bot], k) for k, bot in enumerate(data.bots)]
    chart = distributions("Passengers collected by a seat", rows)
    lead = "What seats do with their turns, and the passengers that the routes bring them."
    return section(
        "Turns and passengers",
        lead,
        figure("How turns are spent", "Mean turns of a seat in a game.", *turns_spent(data)),
        figure("Passengers collected", "By a seat in a game.", chart, passenger_table(data)),
    )


def turns_spent(data: Table) -> list[str]:
    names, letters = ("routes", "cards", "tickets", "passed"), ("R", "C", "T", "P")
    columns = ["routes", "turns_cards", "turns_tickets", "turns_passed"]
    means = mean_by_bot(data, columns)
    rows = []
    for bot in data.bots:
        pieces = [means[bot][column] for column in columns]
        rows.append(Stack(bot, pieces, f"{sum(pieces):.1f} turns"))
    numbers = table(
        ("bot", *names),
        [(escape(row.name), *(f"{piece:.1f}" for piece in row.pieces)) for row in rows],
        "Turns by kind",
    )
    return [legend(names, letters), stacks("How turns are spent", names, rows, letters), details("In numbers", numbers)]


def passenger_table(data: Table) -> str:
    columns = ["passengers", "colours_most", "colours_second", "points_passengers", "trains_left", "cards_left"]
    means = mean_by_bot(data, columns)
    return table(
        ("bot", "pas&shy;sengers", "most of", "second", "points", "trains left", "cards left"),
        [(escape(bot), *(f"{means[bot][column]:.1f}" for column in columns)) for bot in data.bots],
        "Passengers, trains and cards of a seat and game, by bot",
    )
