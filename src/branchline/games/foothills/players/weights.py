"""How much each count of a position weighs (prospects.py), and how many turns are left.

These numbers are fitted, not guessed: least squares over the turns of 3,000 games, one turn in ten at random, of what a
count, and a count times the turns left, added to a seat's final margin beyond what the score already showed. The
players of those games used weights fitted in the same way to 3,000 games of `greedy`. `tools/foothills_fit.py` fits
them again.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# the place of each count
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
STONE_STATIONS: Final[i64] = 41  # stone times free stations
IRON_TRACKS: Final[i64] = 42  # iron times lines with a free track
BUILD_STATIONS: Final[i64] = 43  # the gold side D times free stations
RUBBLE_STATIONS: Final[i64] = 44
COUNTS: Final = 45

PLENTY: Final = vec[i64]([4, 4, 4, 6])  # of each kind
MOST: Final = vec[i64]([6, 6, 8, 20])  # beyond plenty


@final
class FoothillsWeights:
    """In hundredths of half a point; `later` is for 64 turns to come. `pace` is in hundredths of a turn."""

    def __init__(self) -> None:
        self.now = vec[i64](
            [
                104,
                -30,
                140,
                -45,
                16,
                -6,
                47,
                -172,
                25,
                -83,
                -66,
                -7,
                24,
                47,
                -261,
                131,
                117,
                -238,
                -218,
                7,
                210,
                426,
                -201,
                -129,
                36,
                181,
                55,
                151,
                -86,
                -332,
                256,
                -3,
                -58,
                130,
                42,
                -109,
                -30,
                -27,
                -4,
                -21,
                0,
                6,
                3,
                64,
                -4,
            ]
        )
        self.later = vec[i64](
            [
                70,
                191,
                182,
                498,
                166,
                69,
                -161,
                117,
                -239,
                1010,
                1426,
                199,
                -169,
                513,
                1653,
                -770,
                144,
                947,
                1003,
                55,
                1782,
                542,
                631,
                893,
                -224,
                1837,
                1079,
                -769,
                182,
                780,
                -26,
                -194,
                -184,
                433,
                -567,
                -19,
                41,
                120,
                -50,
                49,
                0,
                -20,
                -8,
                -62,
                4,
            ]
        )
        # a constant, then for each competitor, buffer stop, track space and rubble cube left, and for each turn played
        self.pace = vec[i64]([260, 146, -32, 72, 48, -18])
