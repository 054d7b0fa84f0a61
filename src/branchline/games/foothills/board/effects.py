# Compiled.
"""The language of effects: what action cards, surveyor spaces and stations do, as rows of numbers.

A board file writes an effect as a list of operations, each an object with the key `op` and its own keys:
- `take`: `least` to `most` resources from the stockyard; `per_ticket` n allows n for each ticket, up to `most`;
- `draw`: `cubes` resources from the bag, event cubes ignored; `keep` some, the `rest` goes to the bag or stockyard;
- `fill_stockyard` up to `to` cubes; `add_to_stockyard` that many `cubes`;
- `remove_rubble`: `cubes` from `lines` one, one_or_two or two; `for_opponent` of them go to the opponent;
- `works`: up to `times` a `track` or a `stone` for that price;
- `build` a station: `extra` on top of its cost, `less` items of it, `bonus` false, further `gain`, `iron_for_stone`;
- `move_surveyor` `to` any, start, ticket or adjacent spaces, the `pub`, `home`;
- `gain` `items`; `take_ticket` of the card the surveyor stands on; `choose_ticket` of any starting card;
- `trade`: up to `times` `pay` for `gain`; `exchange`: up to `times` iron for stone or stone for iron;
- `flip` `most` further action cards; `vp_per_ticket` up to `most`; `take_summit`; `score_card` as at the Pub.
`on` limits `remove_rubble`, `works` and `build` to lines with a ticket, or with a ticket or a track.

Each operation becomes one row of WIDTH numbers: its code, then its arguments in the places named below.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

WIDTH: Final[i64] = 16

TAKE_OP: Final[i64] = 0
DRAW_OP: Final[i64] = 1
FILL_OP: Final[i64] = 2
ADD_OP: Final[i64] = 3
REMOVE_OP: Final[i64] = 4
WORKS_OP: Final[i64] = 5
BUILD_OP: Final[i64] = 6
MOVE_OP: Final[i64] = 7
GAIN_OP: Final[i64] = 8
TICKET_OP: Final[i64] = 9
CHOOSE_TICKET_OP: Final[i64] = 10
TRADE_OP: Final[i64] = 11
EXCHANGE_OP: Final[i64] = 12
FLIP_OP: Final[i64] = 13
VP_PER_TICKET_OP: Final[i64] = 14
SUMMIT_OP: Final[i64] = 15
SCORE_OP: Final[i64] = 16

# where the arguments are in a row; the first is the number of times, cubes, items or cards
COUNT: Final[i64] = 1
LEAST: Final[i64] = 2  # take
PER_TICKET: Final[i64] = 3  # take
KEEP: Final[i64] = 2  # draw
REST: Final[i64] = 3  # draw: whether the rest goes to the stockyard
ON: Final[i64] = 2  # remove_rubble, works, build: which lines
LINES: Final[i64] = 3  # remove_rubble: how many lines
GIFT: Final[i64] = 4  # remove_rubble: cubes for the opponent
TRACK: Final[i64] = 3  # works: whether tracks can be laid
TRACK_PRICE: Final[i64] = 4  # five numbers: iron, stone, rubble, passengers, resources in any mix
STONE: Final[i64] = 9  # works: whether stone can be had
STONE_PRICE: Final[i64] = 10
EXTRA: Final[i64] = 4  # build: five numbers on top of the cost
LESS: Final[i64] = 9  # build: fewer items
BONUS: Final[i64] = 10  # build: whether the printed bonus is received
MORE_VP: Final[i64] = 11  # build: further VP
MORE_PASSENGERS: Final[i64] = 12
IRON_FOR_STONE: Final[i64] = 13
TO: Final[i64] = 1  # move_surveyor: which spaces
TO_PUB: Final[i64] = 2
TO_HOME: Final[i64] = 3
ITEM: Final[i64] = 2  # gain
PAY_PRICE: Final[i64] = 2  # trade: five numbers
GET: Final[i64] = 7  # trade: five numbers: iron and stone stay 0, then rubble, passengers, VP

ITEMS: Final = ("iron", "stone", "rubble", "passenger", "vp", "resource")
IRON: Final[i64] = 0
STONES: Final[i64] = 1
RUBBLE: Final[i64] = 2
PASSENGER: Final[i64] = 3
VP: Final[i64] = 4
RESOURCE: Final[i64] = 5
PRICE: Final = ("iron", "stone", "rubble", "passenger", "resource")
ANY: Final[i64] = 4  # the place of "resource" in a price

FILTERS: Final = ("any", "ticket", "ticket_or_track")
ANY_LINE: Final[i64] = 0
TICKET_LINE: Final[i64] = 1
TICKET_OR_TRACK: Final[i64] = 2
SCOPES: Final = ("one", "one_or_two", "two")
ONE_LINE: Final[i64] = 0
ONE_OR_TWO: Final[i64] = 1
TWO_LINES: Final[i64] = 2
TARGETS: Final = ("any", "start", "ticket", "adjacent")
ANY_SPACE: Final[i64] = 0
START_SPACE: Final[i64] = 1
TICKET_SPACE: Final[i64] = 2
ADJACENT_SPACE: Final[i64] = 3
RESTS: Final = ("bag", "stockyard")
ALL_CARDS: Final[i64] = 5

CODES: Final = {
    "take": int(TAKE_OP),
    "draw": int(DRAW_OP),
    "fill_stockyard": int(FILL_OP),
    "add_to_stockyard": int(ADD_OP),
    "remove_rubble": int(REMOVE_OP),
    "works": int(WORKS_OP),
    "build": int(BUILD_OP),
    "move_surveyor": int(MOVE_OP),
    "gain": int(GAIN_OP),
    "take_ticket": int(TICKET_OP),
    "choose_ticket": int(CHOOSE_TICKET_OP),
    "trade": int(TRADE_OP),
    "exchange": int(EXCHANGE_OP),
    "flip": int(FLIP_OP),
    "vp_per_ticket": int(VP_PER_TICKET_OP),
    "take_summit": int(SUMMIT_OP),
    "score_card": int(SCORE_OP),
}

Operation = dict[str, Any]
Row = list[int]


def rows_of(operation: Operation) -> list[Row]:
    """The rows of one operation: one, except for a gain of several kinds of items, received in the order listed.

    >>> rows_of({"op": "flip", "most": 2})[0][:2]
    [13, 2]
    >>> [row[:3] for row in rows_of({"op": "gain", "items": {"stone": 1, "rubble": 2}})]
    [[8, 1, 1], [8, 2, 2]]
    """
    name = str(operation["op"])
    if name == "gain":
        return [_row(name, [int(count), ITEMS.index(item)]) for item, count in operation["items"].items()]
    return [_row(name, _arguments(name, operation))]


def _row(name: str, arguments: list[int]) -> Row:
    row = [CODES[name], *arguments]
    return row + [0] * (int(WIDTH) - len(row))


def _arguments(name: str, operation: Operation) -> list[int]:
    get = operation.get
    if name == "take":
        return [int(get("most", 0)), int(get("least", 0)), int(get("per_ticket", 0))]
    if name == "draw":
        return [int(get("cubes", 0)), int(get("keep", 0)), RESTS.index(str(get("rest")))]
    if name == "remove_rubble":
        lines = SCOPES.index(str(get("lines")))
        return [int(get("cubes", 0)), _filter(operation), lines, int(get("for_opponent", 0))]
    if name == "works":
        track = [int("track" in operation), *_price(get("track"))]
        stone = [int("stone" in operation), *_price(get("stone"))]
        return [int(get("times", 0)), _filter(operation), *track, *stone]
    if name == "build":
        gain: dict[str, int] = get("gain") or {}
        more = [int(bool(get("bonus", True))), gain.get("vp", 0), gain.get("passenger", 0)]
        return [
            1,
            _filter(operation),
            0,
            *_price(get("extra")),
            int(get("less", 0)),
            *more,
            int(bool(get("iron_for_stone", False))),
        ]
    if name == "move_surveyor":
        return [TARGETS.index(str(get("to"))), int(bool(get("pub", False))), int(bool(get("home", False)))]
    if name == "trade":
        gained: dict[str, int] = get("gain") or {}
        return [int(get("times", 0))] + _price(get("pay")) + [gained.get(item, 0) for item in ITEMS[: int(VP) + 1]]
    if name == "flip":
        most = get("most")
        return [int(ALL_CARDS) if most == "any" else int(most or 0)]
    for key in ("times", "cubes", "to", "most"):
        if key in operation:
            return [int(operation[key])]
    return []


def _filter(operation: Operation) -> int:
    return FILTERS.index(str(operation.get("on", "any")))


def _price(price: dict[str, int] | None) -> list[int]:
    """A price as five numbers."""
    return [(price or {}).get(item, 0) for item in PRICE]
