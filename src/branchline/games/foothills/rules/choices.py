"""Every decision as a number, and the phases they belong to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# actions
PASS: Final[i64] = 0
DONE: Final[i64] = 1
PLAY: Final[i64] = 2  # + letter of the card
FLIP: Final[i64] = 8  # + letters of the cards, as bits
TAKE: Final[i64] = 40  # + iron * 8 + stone
LINE: Final[i64] = 104  # + line, to clear or to lay a track on
STONE_FROM: Final[i64] = 112  # + 0 for the bag, 1 for the stockyard
GAIN: Final[i64] = 116  # + 2 for the stockyard, + kind
EXCHANGE: Final[i64] = 120  # + 2 for the stockyard, + kind given
TRADE: Final[i64] = 124
GO_TO_PUB: Final[i64] = 126
GO_HOME: Final[i64] = 127
SURVEY: Final[i64] = 128  # + card
TICKET: Final[i64] = 168  # + kind of ticket
SCORE: Final[i64] = 176  # + letter of the card
REPLACE: Final[i64] = 184  # + action card
KEEP_IRON: Final[i64] = 216  # + how many of the cubes kept are iron
BUILD: Final[i64] = 224  # + station space
PAY: Final[i64] = 272  # + iron + 6 * stone + 36 * rubble + 216 * passengers
ACTIONS: Final[i64] = 1568

MOST_PAID: Final[i64] = 5
PAID: Final = vec[i64]([1, 6, 36, 216])
PICKED: Final[i64] = 2  # F2.12
RESERVED: Final[i64] = 2  # F2.11

# phases
PICKING: Final[i64] = 0
TURN: Final[i64] = 1
TAKING: Final[i64] = 2
KEEPING: Final[i64] = 3
CLEARING: Final[i64] = 4
SECOND_LINE: Final[i64] = 5
WORKING: Final[i64] = 6
TRACK_PAYING: Final[i64] = 7
BUILDING: Final[i64] = 8
STATION_PAYING: Final[i64] = 9
VISITING: Final[i64] = 10
MOVING: Final[i64] = 11
SCORING: Final[i64] = 12
REPLACING: Final[i64] = 13
GAINING: Final[i64] = 14
TICKETING: Final[i64] = 15
TRADING: Final[i64] = 16
EXCHANGING: Final[i64] = 17
FLIPPING: Final[i64] = 18
OVER: Final[i64] = 19
NEXT: Final[i64] = 20  # move on to the next operation; never seen from outside

STONE_BITS: Final[i64] = 8  # works: tracks by line are the bits below; stone from bag and stockyard follow
IRON_BIT: Final[i64] = 10  # works: iron for a price in any mix, once one was paid in stone
SCRATCH: Final = vec[i64]([0] * 512)
ENOUGH: Final = vec[i64]([0] * 128)

RUNNING: Final[i64] = 0  # what triggered the end
BUFFER_STOPS: Final[i64] = 1
NO_COMPETITOR: Final[i64] = 2
