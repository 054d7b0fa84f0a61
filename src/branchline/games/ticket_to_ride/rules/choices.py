"""The decisions as integers, the phases they belong to, the numbers the rulebook fixes, and tables of bits.

A turn is a chain of small decisions, each an integer: TAKE + card, CLAIM + route and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from branchline.core.state import WIDEST

TAKE: Final[i64] = 0  # + card: a face-up card
BLIND: Final[i64] = 9  # the top of the pile
TICKETS: Final[i64] = 10  # + how many of them are long
PASS: Final[i64] = 15
KEEP: Final[i64] = 16  # + the offered tickets kept, as bits in the order they were drawn
COLLECT: Final[i64] = 32  # + colour of the passenger
PAY: Final[i64] = 40  # + colour * 8 + locomotives
CLAIM: Final[i64] = 112  # + route

START_CARDS: Final[i64] = 4
FACE_UP: Final[i64] = 5
SWEEP: Final[i64] = 3
OFFER: Final[i64] = 4
KEEP_AT_SET_UP: Final[i64] = 2
KEEP_IN_PLAY: Final[i64] = 1
LAST_TRAINS: Final[i64] = 2

# phases
MIX: Final[i64] = 0
KEEP_FIRST: Final[i64] = 1
TURN: Final[i64] = 2
SECOND_CARD: Final[i64] = 3
PAYMENT: Final[i64] = 4
COLLECTION: Final[i64] = 5
KEEP_LATER: Final[i64] = 6
OVER: Final[i64] = 7

NONE: Final[i64] = -1  # an empty slot, a free route, no mix announced, no last round yet
CLAIMED: Final[i64] = 32  # * (1 + seat): how a claimed route is marked
TWO_OR_THREE: Final[i64] = 3
MOST_SEATS: Final[i64] = 5
BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])
PASSENGER: Final = vec[i64]([2**k for k in range(0, 60, 10)])  # one of each colour; ten bits count up to CROWD
CROWD: Final[i64] = 1023
OCTAL: Final = vec[i64]([1, 8, 64, 512, 4096])
ONES: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])
SCRATCH: Final = vec[i64]([0] * WIDEST)
