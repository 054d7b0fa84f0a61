"""Ticket to Ride: Germany: real positions with one thing broken at a time, each refused at its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadPosition
from tests.support.walks import walk

GAME = bl.game("ticket-to-ride-germany")
Position = dict[str, Any]
Break = Callable[[Position], object]


@cache
def found(phase: str, seats: int = 3) -> str:
    """The position in which a random game first came to this phase after a while, as JSON."""
    for seed in range(200):
        for number, step in enumerate(walk(GAME, seats, seed)):
            position = GAME.position(step.after)
            late = number > (120 if phase not in ("mix", "keep-first") else 0)
            if position["phase"] == phase and late and fit(position):
                return json.dumps(position)
    raise AssertionError(f"no random game came to {phase}")


def fit(position: Position) -> bool:
    """Rich enough to break: in play, with routes, cards seen, tickets at the bottom, and before the last round."""
    if position["phase"] in ("mix", "keep-first"):
        return position["turn"] != position["first"]
    if position["phase"] == "over":
        return position["end_reason"] == "trains"
    full = position["bottom"] and position["routes"] and all(position["seen"]) and all(position["hands"])
    return bool(full and position["last_round"] is None and any(row["shuffled"] for row in position["knowledge"]))


def position_at(phase: str) -> Position:
    position: Position = json.loads(found(phase))
    return position


def turn(position: Position) -> int:
    return int(position["turn"])


def other(position: Position) -> int:
    return (turn(position) + 1) % 3


def any_card(hand: dict[str, int]) -> str:
    return max(hand, key=lambda card: hand[card])


def shift(heap: dict[str, int], card: str, by: int) -> None:
    heap[card] = heap.get(card, 0) + by


def deck_ticket(position: Position, deck: str = "short") -> str:
    """A ticket that lies in its deck and that nobody remembers."""
    out = {t for row in position["tickets"] for part in row.values() for t in part}
    out |= {slot["ticket"] for slot in position["bottom"]}
    for row in position["knowledge"]:
        out.update(row["shuffled"], row["sure"], *row["with"].values())
    board: Any = GAME.board
    tickets = board.ticket_id[: board.short_tickets] if deck == "short" else board.ticket_id[board.short_tickets :]
    return next(t for t in tickets if t not in out)


def parallel_of(position: Position) -> tuple[str, str]:
    """A claimed route and an unclaimed one beside it."""
    board: Any = GAME.board
    for route in position["routes"]:
        index = board.route_index[route]
        for at in range(board.parallel_first[index], board.parallel_first[index + 1]):
            return route, board.route_id[board.parallel[at]]
    raise AssertionError("no group is claimed")


def claim_beside(position: Position, seat_of: Callable[[Position, str], int]) -> None:
    route, beside = parallel_of(position)
    position["routes"][beside] = seat_of(position, route)


def free_route(position: Position) -> str:
    board: Any = GAME.board
    return next(
        name
        for index, name in enumerate(board.route_id)
        if name not in position["routes"] and board.parallel_first[index] == board.parallel_first[index + 1]
    )


BROKEN: dict[str, tuple[str, Break, str]] = {
    # the seats and whose turn it is
    "first is no seat": ("turn", lambda p: p.update(first=3), "first"),
    "turn is no seat": ("turn", lambda p: p.update(turn=3), "turn"),
    "mixes out of turn order": ("mix", lambda p: p.update(turn=p["first"]), "mixes"),
    "phase of another game": ("turn", lambda p: p.update(phase="auction"), "phase"),
    "an end without a reason": ("over", lambda p: p.update(end_reason=""), "end_reason"),
    "an end for no known reason": ("over", lambda p: p.update(end_reason="boredom"), "end_reason"),
    "a reason without an end": ("turn", lambda p: p.update(end_reason="trains"), "end_reason"),
    # train cards
    "a card too many in hand": ("turn", lambda p: shift(p["hands"][0], any_card(p["hands"][0]), 1), "cards"),
    "a card lost from hand": ("turn", lambda p: shift(p["hands"][1], any_card(p["hands"][1]), -1), "cards"),
    "a card lost from the pile": ("turn", lambda p: shift(p["pile"], any_card(p["pile"]), -1), "cards"),
    "a card too many discarded": ("turn", lambda p: shift(p["discards"], "red", 1), "cards"),
    "more cards than counting allows": ("turn", lambda p: p["pile"].update(red=1000), "pile.red"),
    "a hand below zero": ("turn", lambda p: p["hands"][0].update(red=-1), "hands[0].red"),
    "a card of no colour": ("turn", lambda p: p["hands"][0].update(gold=1), "hands[0]"),
    "a hand too many": ("turn", lambda p: p["hands"].append({}), "hands"),
    "seen more than held": ("turn", lambda p: p["seen"][2].update(p["hands"][2], red=12), "seen[2].red"),
    "seen for too few seats": ("turn", lambda p: p["seen"].pop(), "seen"),
    "a display of four": ("turn", lambda p: p["display"].pop(), "display"),
    "a display with a stranger": ("turn", lambda p: p["display"].__setitem__(2, "gold"), "display[2]"),
    "a gap in the display": (
        "turn",
        lambda p: (shift(p["discards"], p["display"][0], 1), p["display"].__setitem__(0, None)),
        "display",
    ),
    "three locomotives face up": ("turn", lambda p: three_locomotives(p), "display"),
    # routes, trains and points
    "a route that does not exist": ("turn", lambda p: p["routes"].update(atlantis=0), "routes"),
    "a route of no seat": ("turn", lambda p: p["routes"].update({free_route(p): 3}), "routes"),
    "a route nobody paid trains for": ("turn", lambda p: p["routes"].update({free_route(p): 0}), "trains[0]"),
    "a train lost": ("turn", lambda p: p["trains"].__setitem__(1, p["trains"][1] - 1), "trains[1]"),
    "trains of too few seats": ("turn", lambda p: p["trains"].pop(), "trains"),
    "a point too many": ("turn", lambda p: p["scores"].__setitem__(2, p["scores"][2] + 1), "scores[2]"),
    "points for too many seats": ("turn", lambda p: p["scores"].append(0), "scores"),
    "two routes of a group for one": ("turn", lambda p: claim_beside(p, lambda p, r: p["routes"][r]), "routes."),
    "two routes of a group for three players": (
        "turn",
        lambda p: claim_beside(p, lambda p, r: (p["routes"][r] + 1) % 3),
        "routes.",
    ),
    "a final score off by one": ("over", lambda p: p["scores"].__setitem__(0, p["scores"][0] + 1), "scores"),
    # passengers
    "a passenger lost": ("turn", lambda p: p["passengers"].pop(next(iter(p["passengers"]))), "passengers"),
    "a passenger at no place": ("turn", lambda p: p["passengers"].update(atlantis={"red": 1}), "passengers"),
    "a passenger of no colour": ("turn", lambda p: p["collected"][0].update(pink=1), "collected[0]"),
    "a passenger of another colour": ("turn", lambda p: recolour(p), "passengers"),
    "a passenger collected from nowhere": ("turn", lambda p: move_passenger(p), "passengers."),
    # tickets
    "a ticket in two places": (
        "turn",
        lambda p: p["tickets"][0]["later"].append(p["tickets"][1]["first"][0]),
        "tickets[1].first",
    ),
    "a ticket held and at the bottom": (
        "turn",
        lambda p: p["bottom"].append({"ticket": p["tickets"][0]["first"][0], "by": 0}),
        "bottom[",
    ),
    "a ticket that does not exist": ("turn", lambda p: p["tickets"][0]["first"].append("atlantis"), "tickets[0].first"),
    "too few tickets kept at set-up": ("turn", lambda p: p["tickets"][2].update(first=[]), "tickets[2].first"),
    "too many tickets kept at set-up": ("turn", lambda p: five_first(p), "tickets[0].first"),
    "tickets kept against the mix": ("turn", lambda p: p["mixes"].__setitem__(0, against(p, 0)), "tickets[0].first"),
    "no mix announced": ("turn", lambda p: p["mixes"].__setitem__(0, None), "mixes[0]"),
    "a mix of five long": ("turn", lambda p: p["mixes"].__setitem__(0, 5), "mixes[0]"),
    "a ticket put back by nobody": ("turn", lambda p: p["bottom"][0].update(by=3), "bottom[0]"),
    "an offer out of turn": ("turn", lambda p: p["tickets"][0]["offer"].append(deck_ticket(p)), "tickets[0].offer"),
    "an offer to somebody else": (
        "keep",
        lambda p: p["tickets"][other(p)]["offer"].append(deck_ticket(p)),
        "].offer",
    ),
    "an offer of five": (
        "keep",
        lambda p: p["tickets"][turn(p)].update(offer=p["tickets"][turn(p)]["offer"] + [deck_ticket(p)] * 4),
        "].offer",
    ),
    "an offer of none": ("keep", lambda p: p["tickets"][turn(p)].update(offer=[]), "].offer"),
    "no offer at set-up": ("keep-first", lambda p: p["tickets"][turn(p)].update(offer=[]), "].offer"),
    "an offer against the mix": ("keep-first", lambda p: p["mixes"].__setitem__(turn(p), against_offer(p)), "].offer"),
    "a ticket held before any was kept": (
        "keep-first",
        lambda p: p["tickets"][turn(p)]["first"].append(deck_ticket(p)),
        "tickets[",
    ),
    "a ticket of play at set-up": (
        "keep-first",
        lambda p: p["tickets"][p["first"]]["later"].append(deck_ticket(p)),
        "].later",
    ),
    "a bottom at set-up": ("keep-first", lambda p: p["bottom"].append({"ticket": deck_ticket(p), "by": 0}), "bottom"),
    "a ticket drawn before all mixes": (
        "mix",
        lambda p: p["tickets"][0]["offer"].append(deck_ticket(p)),
        "tickets[0]",
    ),
    # knowledge
    "sure of a ticket in the deck": (
        "turn",
        lambda p: p["knowledge"][0]["sure"].append(deck_ticket(p)),
        "knowledge[0]",
    ),
    "sure of another's first ticket": (
        "turn",
        lambda p: p["knowledge"][0]["sure"].append(p["tickets"][1]["first"][0]),
        "knowledge[0]",
    ),
    "sure of one's own ticket, in so many words": (
        "turn",
        lambda p: p["knowledge"][0]["sure"].append(p["tickets"][0]["first"][0]),
        "knowledge[0]",
    ),
    "a ticket put back and yet kept by another": (
        "turn",
        lambda p: p["knowledge"][0]["shuffled"].append(p["tickets"][1]["first"][0]),
        "knowledge[0]",
    ),
    "a ticket with a seat that has it not": (
        "turn",
        lambda p: p["knowledge"][0]["with"].update({"1": [deck_ticket(p)]}),
        "knowledge[0]",
    ),
    "a ticket with no seat": ("turn", lambda p: p["knowledge"][0]["with"].update({"3": []}), "knowledge[0].with"),
    "a ticket remembered twice": (
        "turn",
        lambda p: next(row for row in p["knowledge"] if row["shuffled"])["shuffled"].extend(
            next(row for row in p["knowledge"] if row["shuffled"])["shuffled"]
        ),
        "knowledge[",
    ),
    "knowledge of a stranger": ("turn", lambda p: p["knowledge"][1]["shuffled"].append("atlantis"), "shuffled"),
    # what is going on
    "claiming nothing while paying": ("payment", lambda p: p.update(claiming=None), "claiming"),
    "claiming while it is nobody's claim": ("turn", lambda p: p.update(claiming=free_route(p)), "claiming"),
    "claiming what does not exist": ("payment", lambda p: p.update(claiming="atlantis"), "claiming"),
    "paying for a claimed route": ("payment", lambda p: p.update(claiming=next(iter(p["routes"]))), "claiming"),
    "paying with nothing": ("payment", lambda p: empty_hand(p), "claiming"),
    "boarding at another's route": ("passenger", lambda p: p.update(turn=other(p)), "claiming"),
    "boarding at an end that is done": ("passenger", lambda p: p.update(ends_done=1 - p["ends_done"]), ""),
    "an end done of no claim": ("turn", lambda p: p.update(ends_done=1), "ends_done"),
    "a second card that cannot be chosen": ("second-card", lambda p: p.update(display=[None] * 5), ""),
    # the end
    "a last round without cause": ("turn", lambda p: p.update(last_round=2), "last_round"),
    "a last round longer than the table": ("turn", lambda p: p.update(last_round=4), "last_round"),
    "a last round that is over": ("over", lambda p: p.update(phase="turn", end_reason=""), ""),
    "an end in the middle of the last round": ("over", lambda p: p.update(last_round=1), "last_round"),
    "no last round at the end": ("over", lambda p: p.update(last_round=None), "last_round"),
    "more passes than seats": ("turn", lambda p: p.update(passes=4), "passes"),
    "all have passed and yet play": ("turn", lambda p: p.update(passes=3), "passes"),
    "an end by passes of some": ("over", lambda p: p.update(end_reason="all-pass", passes=1), "passes"),
}


def three_locomotives(position: Position) -> None:
    shown = position["display"]
    for slot in range(3):
        if shown[slot] != "locomotive":
            shift(position["pile"], shown[slot], 1)
            heap = next(h for h in (position["pile"], position["discards"], *position["hands"]) if h.get("locomotive"))
            shift(heap, "locomotive", -1)
            shown[slot] = "locomotive"
    position["seen"] = [{} for _ in position["seen"]]


def recolour(position: Position) -> None:
    crowd = next(crowd for crowd in position["passengers"].values())
    colour = next(iter(crowd))
    crowd[colour] -= 1
    shift(crowd, "red" if colour != "red" else "blue", 1)


def move_passenger(position: Position) -> None:
    place, crowd = next(iter(position["passengers"].items()))
    colour = next(iter(crowd))
    crowd[colour] -= 1
    shift(position["collected"][0], colour, 1)
    if not any(crowd.values()):
        del position["passengers"][place]


def five_first(position: Position) -> None:
    row = position["tickets"][0]
    while len(row["first"]) < 5:
        row["first"].append(deck_ticket(position))


def against(position: Position, seat: int) -> int:
    """A mix that cannot have given the tickets this seat kept."""
    board: Any = GAME.board
    long = sum(board.ticket_index[t] >= board.short_tickets for t in position["tickets"][seat]["first"])
    return 4 if long < len(position["tickets"][seat]["first"]) else 0


def against_offer(position: Position) -> int:
    return (int(position["mixes"][turn(position)]) + 1) % 5


def empty_hand(position: Position) -> None:
    hand = position["hands"][turn(position)]
    for card, count in hand.items():
        shift(position["pile"], card, count)
    hand.clear()
    position["seen"][turn(position)] = {}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_position_is_refused_at_its_place(what: str) -> None:
    phase, break_it, where = BROKEN[what]
    position = position_at(phase)
    GAME.from_position(position)
    break_it(position)
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(position)
    assert where in refusal.value.where, str(refusal.value)
    assert len(refusal.value.why) > 8


def test_every_key_of_a_position_is_broken_above() -> None:
    keys = set(position_at("turn")) - {"game", "rules_version", "board", "seats"}
    broken = set()
    for phase, break_it, _ in BROKEN.values():
        position = position_at(phase)
        break_it(position)
        whole = position_at(phase)
        broken |= {key for key in keys if position[key] != whole[key]}
    assert broken == keys
