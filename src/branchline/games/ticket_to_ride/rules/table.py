"""What is on the table: every field that the rules read and write."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import RideBoard
from branchline.games.ticket_to_ride.rules.choices import MIX, NONE

NOTHING: Final = vec[i64]()


class RideTable(State):
    def __init__(self, board: RideBoard, seats: i64) -> None:
        """Every field, with nothing in it: `empty_table` and `copy` fill it."""
        self.seats = seats
        self.turn = 0
        self.over = False
        self.end_reason = ""
        self.watched = False
        self.board = board
        self.first: i64 = 0
        self.phase: i64 = MIX
        self.route: i64 = NONE  # the route being claimed
        self.ends_done: i64 = 0  # how many of its two ends have given their passenger
        self.passes: i64 = 0
        self.last_left: i64 = NONE  # turns left of the last round
        self.mixes: i64 = 0  # an octal digit for each seat: 1 + the long tickets it announced at set-up
        self.unsettled: bool = True  # the display may lack cards or hold too many locomotives: see T2.6, T2.9
        self.pile_total: i64 = 0
        self.discard_total: i64 = 0
        self.short_left: i64 = 0  # short tickets in the deck that no announced mix has claimed
        self.long_left: i64 = 0
        self.short_shuffled: i64 = 0  # short tickets in no known order
        self.long_shuffled: i64 = 0
        self.hands = NOTHING  # seat by seat, how many of each kind
        self.seen = NOTHING  # for each hand, what every other player knows to be in it
        self.pile = NOTHING
        self.discards = NOTHING
        self.display = NOTHING
        self.routes = NOTHING  # the seats that may still claim it, as bits; or CLAIMED * (1 + its owner)
        self.open_within = NOTHING  # for each colour, by reach: its unclaimed routes no longer than that
        self.trains = NOTHING
        self.score = NOTHING  # route points; after the end, everything
        self.passengers = NOTHING  # place by place, ten bits for each colour
        self.collected = NOTHING  # seat by seat
        self.deck = NOTHING  # the shuffled tickets: a sorted set, short before long
        self.queue = NOTHING  # tickets put back in play, in the order they come up
        self.tickets = NOTHING  # where each is and who knows it: see knowledge.py
        self.offers = NOTHING  # seat by seat, in the order drawn

    def home(self) -> str:
        return self.board.digest
