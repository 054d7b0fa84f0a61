"""What each rule of Wensleydale and Nürnberg does, seen in the position before and after."""

from __future__ import annotations

from typing import Any

from tests.contract.tries.tried import Check, Json, Tried, gained

COLOURS = ("government", "engine", "red", "green")
GOODS, STONES = ("cheese", "parcel"), ("stone", "beer")


def place(position: Json, track: str, seat: int) -> int:
    """The space of a seat's disc."""
    return next(int(space) for space, stack in position["tracks"][track].items() if seat in stack)


def top(position: Json, track: str, seat: int) -> bool:
    """Whether a disc lies on top of others."""
    stack = next(stack for stack in position["tracks"][track].values() if seat in stack)
    return len(stack) > 1 and stack[-1] == seat


def by(position: Json, track: str) -> list[int]:
    """The seats by a track: most first, in a tie the higher disc."""
    stacks = position["tracks"][track]
    return [seat for space in sorted(stacks, key=int, reverse=True) for seat in reversed(stacks[space])]


def influence(t: Tried, seat: int | None = None) -> Json:
    """What a seat gained, or spent, of each colour."""
    who = t.you if seat is None else seat
    both = [{colour: place(position, colour, who) for colour in COLOURS} for position in (t.before, t.after)]
    return gained(*both)


def profit(t: Tried, seat: int | None = None) -> tuple[int, int]:
    who = t.you if seat is None else seat
    return place(t.before, "profit", who), place(t.after, "profit", who)


def cubes(t: Tried) -> int:
    """How many of their cubes the player spent."""
    return int(t.before["cubes"][t.you] - t.after["cubes"][t.you])


def links(t: Tried, owner: Any) -> list[str]:
    """The links that are an owner's now and were not before."""
    return [link for link, who in t.after["links"].items() if who == owner and t.before["links"].get(link) != owner]


def cost(t: Tried) -> list[int]:
    """The construction points of each link that was built."""
    layout = t.first.layout
    names = [f"{layout.area_id[a]} {layout.area_id[b]}" for a, b in zip(layout.link_a, layout.link_b, strict=True)]
    return [int(layout.link_cost[names.index(link)]) for link in links(t, t.you)]


def loaded(t: Tried) -> Json:
    """What came onto the player's trains."""
    both: list[Json] = [{}, {}]
    for pieces, position in zip(both, (t.before, t.after), strict=True):
        for train in position["trains"].values():
            for piece, count in train.items() if train["owner"] == t.you else ():
                if piece != "owner":
                    pieces[piece] = pieces.get(piece, 0) + count
    return gained(*both)


def one(t: Tried, kinds: tuple[str, ...]) -> bool:
    """One piece of these kinds was loaded."""
    return len(loaded(t)) == 1 and all(kind in kinds and count == 1 for kind, count in loaded(t).items())


def bought(t: Tried) -> list[str]:
    return [
        name for name, train in t.after["trains"].items() if name not in t.before["trains"] and train["owner"] == t.you
    ]


def ends(t: Tried, phase: str) -> bool:
    """The phase was this one, and is over."""
    return bool(t.before["phase"] == phase and t.after["phase"] != phase)


def towns(t: Tried) -> Json:
    """The companies of each town that has one more."""
    return {town: held for town, held in t.after["companies"].items() if held != t.before["companies"].get(town)}


def connected(t: Tried, link: str) -> bool:
    """Whether one of the player's other links touches this one."""
    return any(set(link.split()) & set(name.split()) for name in own(t) if name != link)


def touching(t: Tried, area: str) -> list[str]:
    return [name for name in own(t) if area in name.split()]


def own(t: Tried) -> list[str]:
    """The player's links at first."""
    return [name for name, owner in t.before["links"].items() if owner == t.you]


def earned(t: Tried) -> int:
    """What the pieces on the player's trains bring."""
    trains = [train for train in t.before["trains"].values() if train["owner"] == t.you]
    pieces = [(piece, count) for train in trains for piece, count in train.items() if piece != "owner"]
    return sum(count * (2 if piece in STONES else 1) for piece, count in pieces)


def area(t: Tried) -> str:
    return t.move.split()[-1]


def round_ends(t: Tried) -> bool:
    return bool(t.after["round"] == t.before["round"] + 1)


def line(t: Tried) -> list[str]:
    return list(t.before["line"])


CHECKS: dict[str, Check] = {
    "W0.8": lambda t: t.move == "start the-south" and len(links(t, t.you)) == 1 and influence(t) == {"red": -1},
    "W1.1": lambda t: round_ends(t) and t.before["cubes"] == [0, 2, 9] and t.after["cubes"] == [12, 14, 15],
    "W2.1": lambda t: round_ends(t) and set(t.before["tokens"]) == {None} and None not in t.after["tokens"],
    "W3.1": lambda t: t.move.startswith("bid") and t.after["turn"] == (t.you + 2) % 3 and t.after["phase"] == "auction",
    "W3.4": lambda t: gained(*({"1": position["cubes"][1]} for position in (t.before, t.after))) == {"1": 4},
    "W3.6": lambda t: ends(t, "auction") and len([bid for bid in t.before["bids"] if bid and bid["seat"] == 0]) == 1,
    "W3.7": lambda t: (
        ends(t, "auction")
        and len([bid for bid in t.before["bids"] if bid]) == 5
        and all(sum(influence(t, seat).values()) >= 4 for seat in range(3))
        and t.move.startswith("bid 2 ")
    ),
    "W3.8": lambda t: place(t.before, "engine", 0) == place(t.after, "engine", 0) == 8 and ends(t, "auction"),
    "W4.1": lambda t: (
        ends(t, "auction")
        and t.after["orders"]["building"] == by(t.after, "government")
        and t.after["orders"]["trains"] == by(t.after, "engine")
        and t.move.startswith("bid 3 ")
    ),
    "W5.6": lambda t: len(set(cost(t))) > 1 and sum(cost(t)) == cubes(t) and not t.before["people"],
    "W5.7": lambda t: len(links(t, t.you)) == 1 and influence(t) == {"green": -1} and place(t.after, "green", 0) == 2,
    "W5.8": lambda t: influence(t).get("government") == -2 and not t.after["people"],
    "W5.9": lambda t: t.after["cubes"][t.you] == 0 and cubes(t) > 0 and influence(t).get("government") == -1,
    "W5.11": lambda t: len(links(t, t.you)) == 1 and top(t.after, "green", t.you) and cubes(t) > 0,
    "W6.1": lambda t: t.move == "pass" and t.after["passed"] == [t.you] and t.after["turn"] != t.you,
    "W6.2": lambda t: len(bought(t)) == 1 and influence(t) == {"engine": -3} and cubes(t) == 0,
    "W6.3": lambda t: len(bought(t)) == 1 and influence(t).get("engine") == -2 and cubes(t) == 2,
    "W6.5": lambda t: one(t, GOODS) and not any(connected(t, link) for link in touching(t, area(t))),
    "W6.6": lambda t: one(t, GOODS) and any(connected(t, link) for link in touching(t, area(t))),
    "W6.7": lambda t: one(t, STONES) and not touching(t, area(t)) and len(t.before["trains"]) == 1,
    "W6.8": lambda t: one(t, ("green",)) and area(t) in t.before["people"],
    "W6.9": lambda t: t.move.startswith("sell to") and bool(t.before["people"]) and not t.after["people"],
    "W6.10": lambda t: len(bought(t)) == 1 and sorted(t.after["passed"]) == [1, 2] and not t.before["passed"],
    "W6.11": lambda t: len(t.moves) == 2 and t.before["quick_loading"] and sum(loaded(t).values()) == 2,
    "W7.1": lambda t: (
        t.move == "pass" and earned(t) == 5 and profit(t)[1] - profit(t)[0] == 5 - len(own(t)) and len(own(t)) > 3
    ),
    "W7.2": lambda t: t.move == "pass" and profit(t) == (4, 5),
    "W7.3": lambda t: (
        t.move == "pass" and not t.after["trains"] and sum(t.after["moved"][t.you].values()) == 4 and not t.last.over
    ),
    "W8.1": lambda t: (
        t.move == "pass"
        and t.before["orders"]["players"] == [1, 2, 0]
        and t.after["orders"]["players"] == by(t.after, "profit") == [0, 1, 2]
    ),
    "W9.1": lambda t: len(links(t, "green")) == 2 and not t.before["people"],
    "W9.2": lambda t: len(links(t, "green")) > 2 and influence(t)["green"] == -((len(links(t, "green")) + 1) // 2),
    "W9.3": lambda t: ["red", "green"] in towns(t).values() and ["green"] in towns(t).values(),
    "W10.1": lambda t: round_ends(t) and t.after["phase"] == "auction" and t.before["cubes"] == [12, 12, 12],
    "W10.2": lambda t: t.last.over and t.scored("W10.2")[-3:] == [2, 2, -2],
    "W10.3": lambda t: t.last.over and len(set(t.last.scores()[1:])) == 1 and t.last.ranking()[1:] in ([1, 2], [2, 1]),
    "WX-1": lambda t: t.move == "pass" and profit(t) == (0, -1) and len(t.before["links"]) == 7,
    "WX-2": lambda t: t.last.over and t.last.scores()[:2] == [23, 14],
    "WX-3": lambda t: ends(t, "auction") and influence(t) == {"government": 1, "engine": 2, "red": 3, "green": 2},
    "WX-4": lambda t: t.before["seats"] == 4 and ends(t, "auction") and t.move == "bid 3 on box 2",
    "WX-5": lambda t: cubes(t) == 5 and influence(t) == {"government": -1, "green": -1} and len(cost(t)) == 4,
    "WX-6": lambda t: t.refusal == "W5.5" and line(t) == ["skipton"],
    "WX-7": lambda t: t.move == "start threshfield" and influence(t) == {"red": -1} and cubes(t) == 2,
    "WX-8": lambda t: len(links(t, "red")) == 3 and influence(t) == {"red": -2},
    "WX-9": lambda t: t.move == "load stone from redmire-moor" and loaded(t) == {"stone": 1},
    "WX-10": lambda t: gained(t.before["moved"][0], t.after["moved"][0]) == {"green": 3, "stone": 1, "cheese": 1},
    "N0.2": lambda t: links(t, t.you) == ["pateley the-south"] and influence(t) == {"red": -1},
    "N0.3": lambda t: loaded(t) == {"beer": 1} and len(t.before["trains"]) == 2,
    "N0.4": lambda t: t.move == "load red from nuernberg-sued" and loaded(t) == {"red": 1},
    "N2.1": lambda t: t.before["seats"] == 2 and round_ends(t) and len(t.after["tokens"]) == 6,
    "N3.1": lambda t: t.before["phase"] == "choice" and influence(t)["green"] > influence(t).get("red", 0),
    "N5.2": lambda t: not t.before["joined"] and t.after["joined"] and t.after["points"] == [1, 1, 1],
    "N7.1": lambda t: t.before["seats"] == 2 and t.move == "pass" and t.after["points"][t.you] == 2 * 3 + 2 * 2 + 3,
    "NX-1": lambda t: t.move == "pass" and profit(t) == (0, 1) and t.after["points"][t.you] == 10,
    "NX-2": lambda t: len(links(t, "red")) == 6 and influence(t) == {"red": -3},
    "NX-3": lambda t: t.after["joined"] and t.after["points"] == [5, 3, 6],
    "NX-4": lambda t: influence(t) == {"government": -2, "green": -1} and not t.after["people"] and cubes(t) == 8,
}
