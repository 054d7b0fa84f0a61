"""Every order of decisions in one operation, by brute force: the slow twin of what the rules offer.

The rules offer one order of choices if several have the same result. Here nothing is left out: a table in plain dicts,
read from a position, and every decision in every order. What can be reached is a set of outcomes: what is where at the
end, or when luck is needed, with how much is still to come. The rules must reach the same set.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

KINDS = ("iron", "stone", "rubble", "passenger")
RESOURCES = ("iron", "stone")
TILES = 16
Outcome = tuple[str, str, int]


class Slow:
    """A table as a player would write it down, with the seat to act as `me`."""

    def __init__(self, position: dict[str, Any], data: dict[str, Any]) -> None:
        seat = position["turn"]
        self.seat = seat
        self.bag = dict(position["bag"])
        self.yard = dict(position["stockyard"])
        self.me = {kind: position["players"][seat][kind] for kind in (*KINDS, "vp")}
        self.other = {kind: position["players"][1 - seat][kind] for kind in (*KINDS, "vp")}
        self.tickets = position["players"][seat]["tickets"]
        self.valley = copy.deepcopy(position["valley"])
        self.finished = list(position["finished"])
        cards = {card["id"]: card for card in data["stations"]}
        shut = position["closed"].split("+")
        self.ticket = {line["id"]: line["ticket"] for line in data["lines"]}
        self.lines = {
            line: sorted((card for card in self.valley if line in cards[card]["lines"]), key=lambda c: column(cards[c]))
            for line in self.ticket
            if line not in shut
        }

    def copy(self) -> Slow:
        twin = copy.copy(self)
        twin.bag, twin.yard, twin.me, twin.other = dict(self.bag), dict(self.yard), dict(self.me), dict(self.other)
        twin.valley, twin.finished = copy.deepcopy(self.valley), list(self.finished)
        return twin

    def facts(self) -> str:
        """Everything an operation can change, except event cubes, which go back at the end of a turn."""
        stores = [[store[kind] for kind in RESOURCES] for store in (self.bag, self.yard)]
        people = [[owner[kind] for kind in (*KINDS, "vp")] for owner in (self.me, self.other)]
        land = [[name, card["rubble"], card["tracks"]] for name, card in sorted(self.valley.items())]
        return repr([stores, people, land, sorted(self.finished)])

    def has_resource(self) -> bool:
        return any(self.yard[kind] for kind in RESOURCES)

    def end(self) -> Iterator[Outcome]:
        yield "end", self.facts(), 0

    def luck(self, left: int) -> Iterator[Outcome]:
        yield "luck", self.facts(), left

    # Lines

    def allowed(self, line: str, on: str) -> bool:
        ticket = self.ticket[line] in self.tickets
        track = any(self.seat in self.valley[card]["tracks"] for card in self.lines[line])
        return on == "any" or ticket or (on == "ticket_or_track" and track)

    def rubble_on(self, line: str) -> int:
        return sum(self.valley[card]["rubble"] for card in self.lines[line])

    def clear(self, line: str, cubes: int) -> None:
        self.me["rubble"] += cubes
        for _ in range(cubes):
            card = next((self.valley[name] for name in self.lines[line] if self.valley[name]["rubble"]), None)
            if card is not None:
                card["rubble"] -= 1
                self.me["vp"] += card["rubble"] == 0

    def free_track(self, line: str) -> tuple[str, int] | None:
        if line in self.finished:
            return None
        for name in self.lines[line]:
            card = self.valley[name]
            if not card["rubble"] and not card["competitor"] and None in card["tracks"]:
                return name, card["tracks"].index(None)
        return None

    def lay(self, line: str) -> None:
        name, space = self.free_track(line) or ("", 0)
        self.valley[name]["tracks"][space] = self.seat
        self.me["vp"] += 1
        for other, cards in self.lines.items():
            full = all(self.valley[card]["competitor"] or None not in self.valley[card]["tracks"] for card in cards)
            if name in cards and full and other not in self.finished:
                self.finished.append(other)

    def tiles_left(self) -> int:
        return TILES - sum([*card["tracks"], *card["stations"]].count(self.seat) for card in self.valley.values())

    # Paying and obtaining

    def payments(self, price: dict[str, int]) -> list[dict[str, int]]:
        """Every way to pay a price; resources may be iron or stone."""
        mixed = price.get("resource", 0)
        ways = []
        for iron in range(mixed + 1):
            way = {kind: price.get(kind, 0) for kind in KINDS}
            way["iron"] += iron
            way["stone"] += mixed - iron
            if all(self.me[kind] >= count for kind, count in way.items()):
                ways.append(way)
        return ways

    def pay(self, way: dict[str, int]) -> None:
        for kind, count in way.items():
            self.me[kind] -= count
            if kind in RESOURCES:
                self.bag[kind] += count

    def obtain(self, kind: str, source: str) -> bool:
        """Take one cube by name. Returns whether the stockyard must be refilled."""
        store = self.bag if source == "bag" else self.yard
        store[kind] -= 1
        self.me[kind] += 1
        return source == "stockyard" and not self.has_resource() and any(self.bag.values())

    # Operations

    def outcomes(self, op: dict[str, Any], surveyor: bool, left: int) -> Iterator[Outcome]:
        name = op["op"]
        if name == "take":
            return self.take(op, left, 0)
        if name == "gain":
            ((item, _),) = op["items"].items()
            return self.gain(RESOURCES if item == "resource" else (item,), left)
        if name == "exchange":
            return self.exchange(left)
        if name == "trade":
            return self.trade(op, left)
        if name == "works":
            return self.works(op, left, may_stop=surveyor)
        return self.remove(op)

    def take(self, op: dict[str, Any], left: int, done: int) -> Iterator[Outcome]:
        """F5.1, AMB-21 One cube after the other."""
        if not self.has_resource():
            yield from self.luck(left) if any(self.bag.values()) else self.end()
            return
        if left == 0 or done >= op["least"]:
            yield from self.end()
        for kind in RESOURCES:
            if left > 0 and self.yard[kind]:
                after = self.copy()
                if after.obtain(kind, "stockyard"):
                    yield from after.luck(left - 1)
                elif not after.has_resource():
                    yield from after.end()
                else:
                    yield from after.take(op, left - 1, done + 1)

    def gain(self, kinds: tuple[str, ...], left: int) -> Iterator[Outcome]:
        """F9.13 As many as are due, while there are any."""
        choices = [(kind, source) for kind in kinds for source, store in self.sources() if store[kind]]
        if left == 0 or not choices:
            yield from self.end()
            return
        for kind, source in choices:
            after = self.copy()
            yield from after.luck(left - 1) if after.obtain(kind, source) else after.gain(kinds, left - 1)

    def sources(self) -> tuple[tuple[str, dict[str, int]], ...]:
        return ("bag", self.bag), ("stockyard", self.yard)

    def exchange(self, left: int) -> Iterator[Outcome]:
        """F9.13, AMB-22 Up to the given number of times, possibly none."""
        yield from self.end()
        for give, take in (RESOURCES, RESOURCES[::-1]):
            for source, store in self.sources():
                if left > 0 and self.me[give] and store[take]:
                    after = self.copy()
                    after.pay({give: 1})
                    yield from after.luck(left - 1) if after.obtain(take, source) else after.exchange(left - 1)

    def trade(self, op: dict[str, Any], left: int) -> Iterator[Outcome]:
        yield from self.end()
        for way in self.payments(op["pay"]) if left else []:
            after = self.copy()
            after.pay(way)
            for item, count in op["gain"].items():
                after.me[item] += count
            yield from after.trade(op, left - 1)

    def works(self, op: dict[str, Any], left: int, *, may_stop: bool) -> Iterator[Outcome]:
        """F8.1 Tracks and stone in any mix. AMB-22 At least one on a card, possibly none on a surveyor space."""
        found = False
        for after, emptied in self.one_work(op) if left else []:
            found = True
            yield from after.luck(left - 1) if emptied else after.works(op, left - 1, may_stop=True)
        if may_stop or not found:
            yield from self.end()

    def one_work(self, op: dict[str, Any]) -> Iterator[tuple[Slow, bool]]:
        if "track" in op and self.tiles_left() > 0:
            for line in self.lines:
                if self.allowed(line, op.get("on", "any")) and self.free_track(line) is not None:
                    for way in self.payments(op["track"]):
                        after = self.copy()
                        after.pay(way)
                        after.lay(line)
                        yield after, False
        for way in self.payments(op["stone"]) if "stone" in op else []:
            for source, store in self.sources():
                if store["stone"]:
                    after = self.copy()
                    after.pay(way)
                    yield after, after.obtain("stone", source)

    def remove(self, op: dict[str, Any]) -> Iterator[Outcome]:
        """F7.1 to F7.3, F7.7, AMB-20."""
        cubes, gift = op["cubes"], op.get("for_opponent", 0)
        self.me["rubble"] -= gift
        self.other["rubble"] += gift
        first = [line for line in self.lines if self.rubble_on(line) and self.allowed(line, op.get("on", "any"))]
        if not first:
            self.me["rubble"] += cubes
            yield from self.end()
        for line in first:
            if op["lines"] != "two":
                alone = self.copy()
                alone.clear(line, cubes)
                yield from alone.end()
            if op["lines"] != "one":
                half = self.copy()
                half.clear(line, cubes // 2)
                second = [other for other in first if other != line and half.rubble_on(other)]
                for other in second:
                    both = half.copy()
                    both.clear(other, cubes - cubes // 2)
                    yield from both.end()
                if not second and op["lines"] == "two":
                    half.me["rubble"] += cubes - cubes // 2
                    yield from half.end()


def column(card: dict[str, Any]) -> int:
    first: int = card["columns"][0]
    return first
