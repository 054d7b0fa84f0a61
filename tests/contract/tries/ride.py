"""What each rule of Ticket to Ride does, seen in the position before and after."""

from __future__ import annotations

from tests.contract.tries.tried import Check, Json, Tried, gained


def of(t: Tried, what: str) -> tuple[Json, Json]:
    """Something of the player's, before and after."""
    return t.before[what][t.you], t.after[what][t.you]


def hand(t: Tried) -> Json:
    return gained(*of(t, "hands"))


def seen(t: Tried) -> Json:
    """What the others know of the hand."""
    return gained(*of(t, "seen"))


def claimed(t: Tried) -> str:
    """The route that is the player's now."""
    return next((route for route in t.after["routes"] if route not in t.before["routes"]), "")


def length(t: Tried, route: str = "") -> int:
    route = route or claimed(t) or t.before["claiming"] or ""
    return int(t.game.board.route_length[t.game.board.route_index[route]]) if route else 0


def grey(t: Tried) -> bool:
    board, route = t.game.board, claimed(t)
    return bool(route) and int(board.route_colour[board.route_index[route]]) == 8


def ends(t: Tried, route: str) -> set[str]:
    board = t.game.board
    at = board.route_index[route]
    return {board.place_id[board.route_a[at]], board.place_id[board.route_b[at]]}


def countries(t: Tried, names: set[str]) -> set[str]:
    return names & {"denmark", "netherlands", "france", "switzerland", "austria"}


def mine(t: Tried) -> list[str]:
    """The player's routes in the end."""
    return [route for route, seat in t.after["routes"].items() if seat == t.you]


def lands(t: Tried) -> list[str]:
    """The countries the player's routes lead into, once for each route."""
    return [land for route in mine(t) for land in countries(t, ends(t, route))]


def passengers(t: Tried) -> int:
    """How many passengers the player took."""
    return sum(gained(*of(t, "collected")).values())


def held(t: Tried) -> list[str]:
    row = t.after["tickets"][t.you]
    return [*row["first"], *row["later"]]


def ticket_ends(ticket: str) -> set[str]:
    return set(ticket.split("-"))


def lines(t: Tried) -> list[tuple[set[str], int]]:
    """The player's tickets as they score: their two places, and their points."""
    score = t.game.breakdown(t.last)[t.you]
    board = t.game.board
    ids = dict(zip(board.place_name, board.place_id, strict=True))
    return [({ids[one.args[end]] for end in ("a", "b")}, int(one.points)) for one in score if one.rule == "T6.2"]


def completes(t: Tried, countries_named: int) -> bool:
    """The claim ends the game and completes a ticket that names so many countries; without it, it would not be."""
    won = [places for places, points in lines(t) if points > 0] if t.after["phase"] == "over" else []
    return bool(claimed(t)) and any(len(countries(t, places)) == countries_named for places in won)


def fails(t: Tried) -> bool:
    """The claim ends the game, and no ticket is completed by it."""
    return bool(claimed(t)) and t.after["phase"] == "over" and all(points < 0 for _, points in lines(t))


def ends_by(t: Tried, rule: str) -> list[int]:
    return t.scored(rule) if t.after["phase"] == "over" and not claimed(t) else []


def total(cards: Json) -> int:
    return sum(cards.values())


CHECKS: dict[str, Check] = {
    "T0.6": lambda t: (
        t.after["phase"] == "keep-first"
        and len(t.before["tickets"][t.you]["offer"]) == 4
        and len(t.after["tickets"][t.you]["first"]) == 2
    ),
    "T0.7": lambda t: (
        (t.before["phase"], t.after["phase"]) == ("keep-first", "turn")
        and set(t.before["tickets"][t.you]["offer"]) - set(held(t)) == set(t.after["knowledge"][t.you]["shuffled"])
    ),
    "T0.8": lambda t: len(t.moves) == 2 and total(hand(t)) == 2 and seen(t) == {"blue": 1},
    "T0.9": lambda t: t.before["seats"] == 3 and t.after["turn"] == (t.you + 1) % 3,
    "T2.1": lambda t: len(t.moves) == 2 and total(hand(t)) == 2 and not seen(t) and t.after["turn"] != t.you,
    "T2.2": lambda t: (
        t.move.startswith("take ")
        and t.after["phase"] == "second-card"
        and None not in t.after["display"]
        and total(t.before["pile"]) - total(t.after["pile"]) == 1
    ),
    "T2.3": lambda t: t.moves == ["take locomotive"] and hand(t) == {"locomotive": 1} and t.after["turn"] != t.you,
    "T2.5": lambda t: hand(t) == {"locomotive": 1} and not seen(t) and t.after["phase"] == "second-card",
    "T2.6": lambda t: (
        t.move.startswith("take ") and t.after["discards"].get("locomotive") == 3 and total(t.after["discards"]) == 5
    ),
    "T2.7": lambda t: (
        not t.before["pile"]
        and total(t.after["pile"]) == total(t.before["discards"]) - 1
        and not t.after["discards"]
        and t.move == "draw"
    ),
    "T2.8": lambda t: t.after["display"] == [None] * 5 and len(t.moves) == 1 and t.after["turn"] != t.you,
    "T2.9": lambda t: (
        bool(claimed(t)) and None in t.before["display"] and t.after["display"].count(None) < 2 and not t.after["pile"]
    ),
    "T3.1": lambda t: length(t) == 1 and total(hand(t)) == -1 and not countries(t, ends(t, claimed(t))),
    "T3.2": lambda t: bool(claimed(t)) and not grey(t) and hand(t) == {"blue": -2, "locomotive": -1},
    "T3.3": lambda t: grey(t) and len(hand(t)) == 1 and -total(hand(t)) == length(t) > 2,
    "T3.4": lambda t: (
        length(t) == 4
        and t.before["trains"][t.you] - t.after["trains"][t.you] == 4
        and total(t.after["discards"]) - total(t.before["discards"]) == 4
    ),
    "T3.5": lambda t: (
        bool(claimed(t))
        and t.after["turn"] != t.you
        and any(mine(t)[:-1])
        and all(not ends(t, route) & ends(t, claimed(t)) for route in mine(t) if route != claimed(t))
    ),
    "T3.8": lambda t: length(t) == 7 and t.after["scores"][t.you] - t.before["scores"][t.you] == 18,
    "T3.9": lambda t: len(t.moves) == 2 and bool(claimed(t)) and passengers(t) == 2,
    "T3.10": lambda t: (
        t.before["phase"] == "passenger" and {move.split()[0] for move in t.legal} == {"collect"} and passengers(t) > 0
    ),
    "T3.11": lambda t: bool(countries(t, ends(t, claimed(t)) if claimed(t) else set())) and passengers(t) == 1,
    "T4.1": lambda t: t.move == "tickets 3 short 1 long" and len(t.after["tickets"][t.you]["offer"]) == 4,
    "T4.2": lambda t: (
        t.before["phase"] == "keep"
        and [one["ticket"] for one in t.after["bottom"]]
        == [ticket for ticket in t.before["tickets"][t.you]["offer"] if ticket not in held(t)]
        and len(t.after["bottom"]) == 3
    ),
    "T4.3": lambda t: len(held(t)) == 10,
    "T4.4": lambda t: completes(t, 0),
    "T5.1": lambda t: (
        t.before["phase"] == "keep"
        and {len(countries(t, ticket_ends(ticket))) for ticket in t.after["tickets"][t.you]["later"]} == {1, 2}
    ),
    "T5.2": lambda t: fails(t) and len(set(lands(t))) == 2 and len(lands(t)) == 4,
    "T5.3": lambda t: fails(t) and len(set(lands(t))) == 1 and len(lands(t)) == 2,
    "T5.4": lambda t: completes(t, 1),
    "T5.5": lambda t: completes(t, 2),
    "T6.0": lambda t: ends_by(t, "T6.0") == [19] == t.before["scores"][t.you : t.you + 1],
    "T6.1": lambda t: t.before["last_round"] is None and t.after["last_round"] == 2 and t.after["trains"][t.you] <= 2,
    "T6.2": lambda t: {points > 0 for points in ends_by(t, "T6.2")} == {True, False},
    "T6.3": lambda t: ends_by(t, "T6.3") == [15] and t.scored("T6.3", 1) == [15],
    "T6.4": lambda t: set(ends_by(t, "T6.4")) == {10, 20} and ends_by(t, "T6.3") == [],
    "T6.5": lambda t: (
        t.after["phase"] == "over"
        and t.last.scores()[0] == t.last.scores()[1]
        and t.last.ranking() == [1, 2]
        and t.last.winners() == [0]
    ),
    "TX-1": lambda t: (
        t.before["claiming"] == "bremen-emden"
        and sorted(move.count("locomotive") for move in t.legal if move.startswith("pay ")) == [0, 1, 2, 3]
        and hand(t) == {"blue": -1, "locomotive": -2}
    ),
    "TX-2": lambda t: length(t) == 2 and grey(t) and hand(t) == {"red": -1, "locomotive": -1},
}
