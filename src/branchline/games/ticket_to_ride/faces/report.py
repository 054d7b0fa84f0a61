"""What a report shows for this game alone: routes on the map, tickets, how turns are spent, passengers."""

from __future__ import annotations

from html import escape

from branchline.charts.page import details, figure, section, table
from branchline.charts.pictures import Distribution, Stack, distributions, legend, stacks
from branchline.charts.rows import SimulatedGames, count_by_bot, mean_by_bot
from branchline.games.ticket_to_ride.faces.report_map import STYLE
from branchline.games.ticket_to_ride.faces.report_routes import routes
from branchline.games.ticket_to_ride.faces.report_tickets import tickets

__all__ = ["STYLE", "sections"]


def sections(data: SimulatedGames) -> list[str]:
    if not data.has("claim_route", "offer_ticket", "passengers") or "map" not in data.facts:
        return []
    places = data.facts["map"]["cities"] + data.facts["map"]["countries"]
    names = {place["id"]: place["name"] for place in places}
    return [routes(data, names), tickets(data, names), turns_and_passengers(data)]


def turns_and_passengers(data: SimulatedGames) -> str:
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


def turns_spent(data: SimulatedGames) -> list[str]:
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


def passenger_table(data: SimulatedGames) -> str:
    columns = ["passengers", "colours_most", "colours_second", "points_passengers", "trains_left", "cards_left"]
    means = mean_by_bot(data, columns)
    return table(
        ("bot", "pas&shy;sengers", "most of", "second", "points", "trains left", "cards left"),
        [(escape(bot), *(f"{means[bot][column]:.1f}" for column in columns)) for bot in data.bots],
        "Passengers, trains and cards of a seat and game, by bot",
    )
