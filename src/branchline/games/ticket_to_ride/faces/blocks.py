# Compiled.
"""The table of what a program that learns sees of Ticket to Ride: what each block of numbers holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from branchline.core.observer import Block, seats_axis
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    LONGEST,
    PASSENGER_COLOURS,
    PASSENGERS,
    RideBoard,
)
from branchline.games.ticket_to_ride.rules.choices import OFFER
from branchline.games.ticket_to_ride.rules.scoring import GLOBETROTTER, MOST_PASSENGERS

VERSION: Final = 2
PHASES: Final = ["mix", "keep-first", "turn", "second-card", "payment", "passenger", "keep", "over"]
ENDS: Final = ["trains", "all-pass"]
HOLDINGS: Final = ["first", "later", "offered"]

# the blocks, in the order of the table
PHASE: Final[i64] = 0
ACTING: Final[i64] = 1
FIRST: Final[i64] = 2
LAST_ROUND: Final[i64] = 3
PASSES: Final[i64] = 4
END: Final[i64] = 5
HAND: Final[i64] = 6
DISPLAY: Final[i64] = 7
DISCARDS: Final[i64] = 8
PILE: Final[i64] = 9
TRAINS: Final[i64] = 10
SCORE: Final[i64] = 11
CARDS_HELD: Final[i64] = 12
SEEN: Final[i64] = 13
COLLECTED: Final[i64] = 14
MIXES: Final[i64] = 15
TICKETS_HELD: Final[i64] = 16
ROUTES: Final[i64] = 17
OPEN: Final[i64] = 18
CLAIMING: Final[i64] = 19
COLLECTING: Final[i64] = 20
WAITING: Final[i64] = 21
DECKS_LEFT: Final[i64] = 22
TICKETS_FIRST: Final[i64] = 23
TICKETS_LATER: Final[i64] = 24
OFFERED_NOW: Final[i64] = 25
RETURNED: Final[i64] = 26
RIVALS: Final[i64] = 27
PERHAPS: Final[i64] = 28
BOTTOM: Final[i64] = 29
BOTTOM_KNOWN: Final[i64] = 30
CARDS_MISSING: Final[i64] = 31
LOCOMOTIVES: Final[i64] = 32
COLOURED: Final[i64] = 33
STANDING: Final[i64] = 34
TRAINS_MISSING: Final[i64] = 35
POSSIBLE: Final[i64] = 36


def blocks(board: RideBoard, seats: i64) -> list[Block]:
    who = seats_axis(seats)
    cards = list(CARDS)
    routes = board.route_id
    tickets = board.ticket_id
    slots = [f"{DECKS[0]} {k + 1}" for k in range(board.short_tickets)]
    slots += [f"{DECKS[1]} {k + 1}" for k in range(board.tickets - board.short_tickets)]
    most_cards = max(board.card_count)
    crowd = max(board.passenger_count)
    worst = -sum(board.ticket_points)
    best = sum(board.ticket_points) + GLOBETROTTER + PASSENGER_COLOURS * MOST_PASSENGERS
    lacks = f"the fewest trains that would meet a ticket I hold or am offered; {board.trains + 1} where no way is open"
    best += sum([board.route_points[length] for length in board.route_length])
    return [
        Block("phase", [PHASES], 0, 1, "what is to be decided; a payment of someone else looks like their turn"),
        Block("acting", [who], 0, 1, "who is to act"),
        Block("first", [who], 0, 1, "who moved first"),
        Block("last_round", [], 0, seats + 1, "0 before the last round; in it, 1 more than the turns left"),
        Block("passes", [], 0, seats, "how many turns in a row were passed"),
        Block("end", [ENDS], 0, 1, "why the game is over"),
        Block("hand", [cards], 0, most_cards, "the cards I hold"),
        Block("display", [cards], 0, 5, "the cards face up"),
        Block("discards", [cards], 0, most_cards, "the cards in the discards"),
        Block("pile", [], 0, board.cards, "how many cards the pile has"),
        Block("trains", [who], 0, board.trains, "trains left"),
        Block("score", [who], worst, best, "points so far; after the end, the final score"),
        Block("cards", [who], 0, board.cards, "how many cards each seat holds"),
        Block("seen", [who, cards], 0, most_cards, "of those, what everyone knows to be there"),
        Block("collected", [who, list(PASSENGERS)], 0, crowd, "passengers collected"),
        Block("mix", [who], 0, OFFER + 1, "0, or 1 more than the long tickets announced at set-up"),
        Block("tickets_held", [who, HOLDINGS, list(DECKS)], 0, board.tickets, "how many tickets are kept or offered"),
        Block("routes", [who, routes], 0, 1, "whose a route is"),
        Block("open", [routes], 0, 1, "whether I may still claim it"),
        Block("claiming", [routes], 0, 1, "the route being claimed"),
        Block("collecting", [board.place_id], 0, 1, "the place where a passenger is chosen"),
        Block("waiting", [board.place_id, list(PASSENGERS)], 0, crowd, "passengers that wait"),
        Block("decks", [list(DECKS)], 0, board.tickets, "tickets in no known order"),
        Block("tickets_first", [tickets], 0, 1, "the tickets I kept at set-up"),
        Block("tickets_later", [tickets], 0, 1, "the tickets I kept since"),
        Block("offer", [tickets], 0, OFFER, "a ticket offered to me: its place among them, from 1"),
        Block("returned", [tickets], 0, 1, "a ticket I put back at set-up: in its deck, or drawn since"),
        Block("rivals", [who[1:], tickets], 0, 3, "a ticket I know to be theirs: 1 offered, 2 kept, 3 kept at set-up"),
        Block("perhaps", [who[1:], tickets], 0, 1, "a ticket they kept or put back, I cannot tell which"),
        Block("bottom", [slots], 0, seats, "tickets at the bottom of a deck in order: who put it there, from 1 for me"),
        Block("bottom_known", [tickets], 0, board.tickets, "a ticket I know to be there: its place, from 1"),
        Block("cards_missing", [routes], 0, LONGEST, "how many cards I lack to claim a route open to me", True),
        Block("locomotives", [routes], 0, LONGEST, "the fewest locomotives it would cost me", True),
        Block("coloured_cards", [routes], 0, LONGEST, "and the cards of one colour to go with them", True),
        Block("passenger_points", [who], 0, PASSENGER_COLOURS * MOST_PASSENGERS, "if the game ended now", True),
        Block("trains_missing", [tickets], 0, board.trains + 1, lacks, True),
        Block("possible", [tickets], 0, 1, "one of them that is met, or that my trains can still meet", True),
    ]
