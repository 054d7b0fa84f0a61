"""Fit the signs Ticket to Ride's bots use to guess tickets (rival.py) to games in which the tickets are known.

At some turns of two-player games, every ticket `greedy` may hold is described as the other seat sees it; gradient
ascent looks for weights that make the tickets held the likeliest of their decks. Prints them in the order of rival.py,
and how many equally likely tickets that leaves to choose from: fewer is better.

    python tools/signs.py --games 400
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log
from statistics import fmean

import branchline as bl
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.policy import greedy
from branchline.games.ticket_to_ride.players.rival import (
    CARD,
    GAP,
    LAID,
    LEAST_LAID,
    LINE_END,
    MOST_GAPS,
    REACHED,
    TICKET_POINT,
    Rival,
)
from branchline.games.ticket_to_ride.rules.choices import TURN
from branchline.games.ticket_to_ride.rules.knowledge import holder
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from branchline.games.ticket_to_ride.rules.tickets import deck_of

SIGNS = {"LAID": LAID, "REACHED": REACHED, "LINE_END": LINE_END, "GAP": GAP, "CARD": CARD, "TICKET_POINT": TICKET_POINT}
EVERY = 8  # turns of the onlooker
STEPS = 200
PACE = 0.4  # of a step
SCALE = (1.0, 1.0, 1.0, 1.0, 1.0, 0.1)  # of each sign, so that one step size suits all

Row = tuple[float, ...]
Choice = tuple[list[Row], list[int]]  # the tickets of a deck that may be held, and which of them are


def described(rival: Rival, state: TicketToRideState, other: int, ticket: int, begin: int) -> Row:
    """A ticket by its signs; rival.py has read the table, and the steps of the ticket's way begin at `begin`."""
    board = rival.board
    laid = 1.0 - float(rival.cost[ticket]) / float(rival.full_cost[ticket])
    reached = [int(rival.reached[board.ticket_a[ticket]]), int(rival.reached[board.ticket_b[ticket]])]
    lacking = [rival.steps[at] for at in range(begin, int(rival.steps_end[ticket]))]
    return (
        max(laid, LEAST_LAID),
        float(sum(routes > 0 for routes in reached)),
        float(sum(routes == 1 for routes in reached)),
        float(min(len(lacking), int(MOST_GAPS))),
        float(sum(int(rival.taken_for(state, other, route)) for route in lacking)),
        SCALE[-1] * float(board.ticket_points[ticket]),
    )


def choices_at(rival: Rival, state: TicketToRideState, seat: int) -> Iterator[Choice]:
    other = 1 - seat
    rival.price_routes(state, other)
    rival.read_signs(state, seat, other)
    decks: tuple[Choice, Choice] = (([], []), ([], []))
    begin = 0
    for ticket in (int(ticket) for ticket in rival.board.tickets_by_start):
        if rival.weight[ticket] > 0.0:  # it may be held, and only its holder knows
            rows, held = decks[int(deck_of(state, ticket))]
            if holder(state.tickets, ticket) == other:
                held.append(len(rows))
            rows.append(described(rival, state, other, ticket, begin))
        begin = int(rival.steps_end[ticket])
    return (choice for choice in decks if choice[1])


def choices_of(board: RideBoard, games: int, seed: int) -> list[Choice]:
    game, rival = bl.game("ticket-to-ride-germany"), Rival(board)
    players = expert(board), greedy(board)
    found: list[Choice] = []
    for number in range(games):
        dealer, seat, turns = bl.SeededDealer(seed, number), number % 2, number % EVERY
        state = game.start(2, dealer)
        while not state.over:
            assert isinstance(state, TicketToRideState)
            if state.turn == seat and state.phase == TURN:
                turns += 1
                if turns % EVERY == 0:
                    found.extend(choices_at(rival, state, seat))
            state.apply(players[0 if state.turn == seat else 1].choose(state, dealer), dealer)
    return found


def chances(rows: list[Row], weights: list[float]) -> list[float]:
    signs = [exp(sum(map(float.__mul__, row, weights))) for row in rows]
    total = sum(signs)
    return [sign / total for sign in signs]


def perplexity(choices: list[Choice], weights: list[float]) -> float:
    return exp(-fmean(log(found[k]) for rows, held in choices for found in [chances(rows, weights)] for k in held))


def fit(choices: list[Choice]) -> list[float]:
    """Gradient ascent on the logarithm of the likelihood, each sign at its own pace (Adagrad)."""
    weights, squares = [0.0] * len(SIGNS), [0.0] * len(SIGNS)
    count = sum(len(held) for _, held in choices)
    for _ in range(STEPS):
        slope = [0.0] * len(SIGNS)
        for rows, held in choices:
            for row, chance in zip(rows, chances(rows, weights), strict=True):
                for sign, value in enumerate(row):
                    slope[sign] -= len(held) * chance * value
            for k in held:
                for sign, value in enumerate(rows[k]):
                    slope[sign] += value
        for sign, rise in enumerate(slope):
            squares[sign] += (rise / count) ** 2
            weights[sign] += PACE * (rise / count) / squares[sign] ** 0.5 if squares[sign] else 0.0
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    board = bl.game("ticket-to-ride-germany").board
    assert isinstance(board, RideBoard)
    choices = choices_of(board, wanted.games, wanted.seed)
    unseen = choices[::5]
    weights = fit([choice for number, choice in enumerate(choices) if number % 5])
    for (name, now), weight, scale in zip(SIGNS.items(), weights, SCALE, strict=True):
        print(f"{name:12} {weight * scale:6.2f}   in rival.py {now:5.2f}")
    current = [now / scale for now, scale in zip(SIGNS.values(), SCALE, strict=True)]
    for title, guess in (("by chance", [0.0] * len(SIGNS)), ("as in rival.py", current), ("as fitted", weights)):
        print(f"tickets to choose from, {title}: {perplexity(unseen, guess):.1f}")


if __name__ == "__main__":
    main()
