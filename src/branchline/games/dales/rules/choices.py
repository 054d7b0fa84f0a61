"""The decisions of both editions as integers, the phases they belong to, and the numbers that stand for seats.

A turn is a chain of small decisions: BID + box and cubes, START + area, EXTEND + area and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BID: Final[i64] = 0  # + 16 * box + cubes
TAKE: Final[i64] = 160  # + company: the two-coloured point
NOTHING: Final[i64] = 162  # build nothing, sell nothing
FINISH: Final[i64] = 163  # the line is complete
PASS: Final[i64] = 164
NO_TRAINS: Final[i64] = 165
PAY: Final[i64] = 168  # + means: one point of it
SELL: Final[i64] = 176  # + company
LOAD: Final[i64] = 180  # + train: the one the passenger boards
BUY: Final[i64] = 208  # + train
START: Final[i64] = 240  # + area: where the line begins
EXTEND: Final[i64] = 360  # + area: where its next link leads
MOVE: Final[i64] = 480  # + 3 * area + kind of piece

# phases
AUCTION: Final[i64] = 0
CHOICE: Final[i64] = 1
BUILDING: Final[i64] = 2
PAYMENT: Final[i64] = 3
TRAINS: Final[i64] = 4
EXCHANGE: Final[i64] = 5
LOADING: Final[i64] = 6
TAKEOVERS: Final[i64] = 7
OVER: Final[i64] = 8

# means of payment, in the order points are asked for
CUBES: Final[i64] = 0  # the others are 1 + colour of influence
MEANS: Final[i64] = 5

# orders
PLAYERS: Final[i64] = 0
BUILDERS: Final[i64] = 1
DRIVERS: Final[i64] = 2

NONE: Final[i64] = -1
RED_LINK: Final[i64] = 4  # owners of links, above the seats
GREEN_LINK: Final[i64] = 5
PLACE: Final[i64] = 8  # discs: PLACE * space + how many discs are below
OPPONENT: Final[i64] = 64  # people in an area: red + 8 * green + 64 * opponents
OCTAL: Final = vec[i64]([1, 8, 64, 512, 4096])  # loads: stone, cheese, red and green as octal digits
SEAT_BIT: Final = vec[i64]([1, 2, 4, 8, 16])
REACH: Final = vec[i64]([1, 16, 256, 4096])  # reach of a seat: a hexadecimal digit of kind bits
KIND_BIT: Final = vec[i64]([1, 2, 4])
LINE: Final = 20

SCRATCH: Final = vec[i64]([0] * 1024)
