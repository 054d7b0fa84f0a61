"""The operations of effects as a board file writes them: with known keys, in a possible place, within limits."""

from __future__ import annotations

from typing import Final

from branchline.core.board_file import Entry, at, did_you_mean, shown
from branchline.core.entries import BoardEntries, Keys
from branchline.games.foothills.board.effects import CODES, FILTERS, RESTS, SCOPES, TARGETS

COSTS: Final = ("iron", "stone", "rubble", "passenger")
PRICES: Final = ("iron", "stone", "rubble", "passenger", "resource")
BONUSES: Final = ("vp", "passenger")
TRADED: Final = ("vp", "rubble", "passenger")
GAINS: Final = ("vp", "rubble", "passenger", "iron", "stone", "resource")
MOST_PAID: Final = 5  # of one kind for one station, surcharges included: as far as the actions count
_MOST_TAKEN: Final = 6

# the keys each operation must have, and those it may have
KEYS: Final[dict[str, tuple[Keys, Keys]]] = {
    "take": (("least", "most"), ("per_ticket",)),
    "draw": (("cubes", "keep", "rest"), ()),
    "fill_stockyard": (("to",), ()),
    "add_to_stockyard": (("cubes",), ()),
    "remove_rubble": (("cubes", "lines"), ("on", "for_opponent")),
    "works": (("times",), ("track", "stone", "on")),
    "build": ((), ("on", "extra", "less", "bonus", "gain", "iron_for_stone")),
    "move_surveyor": (("to",), ("pub", "home")),
    "gain": (("items",), ()),
    "take_ticket": ((), ()),
    "choose_ticket": ((), ()),
    "trade": (("times", "pay", "gain"), ()),
    "exchange": (("times",), ()),
    "flip": (("most",), ()),
    "vp_per_ticket": (("most",), ()),
    "take_summit": ((), ()),
    "score_card": ((), ()),
}


class Operations(BoardEntries):
    """Reads effects; stations are read before the actions that build them."""

    def __init__(self) -> None:
        super().__init__()
        self.dearest: dict[str, int] = dict.fromkeys(COSTS, 0)  # the most of each item that a station costs

    def effect(self, parent: Entry, where: str, key: str, allowed: Keys) -> None:
        """A list of known operations, each with its own keys and in a place where it can happen."""
        if key not in parent:
            return
        here = at(where, key)
        value = parent[key]
        if not isinstance(value, list) or not value:
            self.say(here, f"must be a list of operations, not {shown(value) if value != [] else 'an empty one'}")
            return
        for number, operation in enumerate(value):
            self.operation(operation, f"{here}[{number}]", allowed)

    def operation(self, value: object, where: str, allowed: Keys) -> None:
        name = value.get("op") if isinstance(value, dict) else None
        if not isinstance(name, str) or name not in CODES:
            hint = did_you_mean(name, list(CODES))
            self.say(where, f"must be an object with a known op, not {shown(name or value)}{hint}")
            return
        if name not in allowed:
            self.say(where, f'must be one of {", ".join(allowed)} here, not "{name}"')
            return
        needed, optional = KEYS[name]
        op = self.entry(value, where, ("op", *needed), optional)
        for key in ("times", "most", "cubes", "to", "least", "per_ticket", "keep", "for_opponent", "less"):
            if (
                key in op
                and not (name == "move_surveyor" and key == "to")
                and not (name == "flip" and op[key] == "any")
            ):
                self.whole(op, where, key, 1, _MOST_TAKEN)
        for key in ("bonus", "iron_for_stone", "pub", "home"):
            self.flag(op, where, key)
        self.choice(op, where, "on", FILTERS)
        if name == "move_surveyor":
            self.choice(op, where, "to", TARGETS)
        if name == "remove_rubble":
            self.choice(op, where, "lines", SCOPES)
        if name == "draw":
            self.choice(op, where, "rest", RESTS)
        self.operation_amounts(name, op, where)

    def operation_amounts(self, name: str, op: Entry, where: str) -> None:
        if name == "gain":
            self.amounts(op, where, "items", GAINS, _MOST_TAKEN, 1)
        elif name == "trade":
            self.amounts(op, where, "pay", COSTS, MOST_PAID, 1)
            self.amounts(op, where, "gain", TRADED, 20, 1)
        elif name == "build":
            extra = self.amounts(op, where, "extra", PRICES, MOST_PAID, 1)
            self.amounts(op, where, "gain", BONUSES, 20, 1)
            self.dearest_station(op, where, extra)
        elif name == "works":
            track = self.amounts(op, where, "track", PRICES, MOST_PAID, 1)
            self.amounts(op, where, "stone", COSTS, MOST_PAID, 1)
            if "track" not in op and "stone" not in op:
                self.say(where, "must have a price for track, for stone, or for both")
            if "stone" in op and ("stone" in track or "resource" in track):
                self.say(at(where, "track"), "must not be paid in stone where stone can be had by the same works")
        elif name == "remove_rubble":
            if op.get("lines") == "one_or_two" and op.get("cubes") != 2:
                self.say(at(where, "cubes"), f"must be 2 where lines is one_or_two, not {shown(op.get('cubes'))}")
            if "for_opponent" in op and (
                op.get("lines") != "one" or number_of(op, "for_opponent") > number_of(op, "cubes")
            ):
                self.say(at(where, "for_opponent"), "must be no more than cubes, and lines must be one")
            if op.get("lines") == "two" and number_of(op, "cubes") % 2:
                self.say(at(where, "cubes"), f"must be even where lines is two, not {shown(op.get('cubes'))}")
        elif name == "take" and 0 < number_of(op, "most") < number_of(op, "least"):
            self.say(at(where, "least"), f"must not be above most, {op['most']}, but is {op['least']}")
        elif name == "draw" and 0 < number_of(op, "cubes") < number_of(op, "keep"):
            self.say(at(where, "keep"), f"must not be above cubes, {op['cubes']}, but is {op['keep']}")

    def dearest_station(self, op: Entry, where: str, extra: dict[str, int]) -> None:
        """No payment may need more of one kind than an action can name."""
        any_kind = extra.get("resource", 0)
        for item in COSTS:
            most = self.dearest[item] + extra.get(item, 0) + (any_kind if item in ("iron", "stone") else 0)
            if item == "iron" and op.get("iron_for_stone"):
                most += self.dearest["stone"]
            if most > MOST_PAID and item != "iron":
                self.say(where, f"makes a station cost up to {most} {item}, but at most {MOST_PAID} can be paid")

    def amounts(self, parent: Entry, where: str, key: str, known: Keys, most: int, fewest: int) -> dict[str, int]:
        """How many of each item; at least 1 of each one named."""
        if key not in parent:
            return {}
        here = at(where, key)
        amounts = self.entry(parent[key], here, (), known)
        counts = {item: self.whole(amounts, here, item, 1, most) for item in known if item in amounts}
        if isinstance(parent[key], dict) and len(amounts) < fewest:
            self.say(here, f"must name one of {', '.join(known)}")
        return counts

    def flag(self, entry: Entry, where: str, key: str) -> None:
        if not isinstance(entry.get(key, True), bool):
            self.say(at(where, key), f"must be true or false, not {shown(entry[key])}")


def number_of(entry: Entry, key: str) -> int:
    value = entry.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
