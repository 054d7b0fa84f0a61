"""How much each count of a position weighs (prospects.py), and how many turns are left.

Nobody guessed these numbers. They are the least squares over the turns of 3,000 games that `greedy` played against
itself, one turn in ten at random: what a count, and a count times the turns left, added to a seat's margin at the end
beyond what the score already showed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# what is counted, by its place
OWNED: Final[i64] = 0  # two for each kind: up to plenty, and beyond
TICKETS: Final[i64] = 8
ROOM: Final[i64] = 9  # in the scoring pile
PILE: Final[i64] = 10
SYMBOL: Final[i64] = 11  # five: cards in the pile by their symbol
PENDING: Final[i64] = 16  # points of the best card that could be scored now
GOLD: Final[i64] = 17  # five, by letter
GREY: Final[i64] = 22  # five, by letter
BLOCKED: Final[i64] = 27  # grey sides without their ticket
ON_CARD: Final[i64] = 28  # the surveyor
IN_PUB: Final[i64] = 29
TO_MOVE: Final[i64] = 30
LAID: Final[i64] = 31
BUILT: Final[i64] = 32
TILES: Final[i64] = 33
LEAD: Final[i64] = 34
SUMMIT: Final[i64] = 35
MARKET: Final[i64] = 36  # five: items of each kind, and tickets, times what a surveyor gets for one
STONE_STATIONS: Final[i64] = 41  # stone times stations that are free
IRON_TRACKS: Final[i64] = 42  # iron times lines with a free track
BUILD_STATIONS: Final[i64] = 43  # the gold side D times stations that are free
RUBBLE_STATIONS: Final[i64] = 44
COUNTS: Final = 45

PLENTY: Final = vec[i64]([4, 4, 4, 6])  # of each kind
MOST: Final = vec[i64]([6, 6, 8, 20])  # beyond plenty


@final
class Weights:
    """In hundredths of half a point; `later` for 64 turns to come. `pace` is in hundredths of a turn."""

    def __init__(self) -> None:
        self.now = vec[i64](
            [
                7,
                -16,
                0,
                11,
                42,
                2,
                8,
                -1,
                -54,
                3,
                16,
                42,
                -46,
                -94,
                215,
                -8,
                45,
                -253,
                291,
                132,
                369,
                660,
                -478,
                220,
                204,
                199,
                240,
                85,
                -66,
                -30,
                210,
                32,
                -11,
                45,
                -22,
                -51,
                -4,
                9,
                12,
                -5,
                -4,
                23,
                12,
                106,
                -28,
            ]
        )
        self.later = vec[i64](
            [
                128,
                275,
                183,
                67,
                -82,
                -87,
                160,
                7,
                401,
                79,
                455,
                490,
                -938,
                999,
                -691,
                78,
                218,
                -624,
                -136,
                955,
                3443,
                1035,
                -616,
                281,
                549,
                3331,
                1119,
                401,
                -196,
                -487,
                38,
                -255,
                -77,
                167,
                86,
                282,
                17,
                -19,
                54,
                32,
                -137,
                -12,
                -2,
                -43,
                64,
            ]
        )
        # a constant, then for each competitor, buffer stop, track space and rubble cube left, and for each turn played
        self.pace = vec[i64]([564, 20, -74, 121, 96, -6])
