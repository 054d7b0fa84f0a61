"""Positions in a few words, moves by their notation, luck by name: the language of the rule tests.

`arrange` says only what a test is about; everything else is filled in as a game would have left it, and the position is
checked. `play` makes moves on a copy; what the dealer deals is named, card by card.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadDeal, IllegalMove
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGERS, RideBoard
from branchline.games.ticket_to_ride.game import TicketToRide

GERMANY = TicketToRide()
VALLEY = TicketToRide(Path(__file__).with_name("small_board.json"))
GAMES = {game.board.id: game for game in (GERMANY, VALLEY)}

DISPLAY = ("purple", "blue", "orange", "white", "green")
# 44 of a seat's 45 trains on nine routes; eight places gave it a passenger
NEARLY_ALL_TRAINS = (
    "dresden-regensburg",
    "erfurt-regensburg",
    "chemnitz-regensburg",
    "erfurt-hannover-1",
    "chemnitz-erfurt",
    "erfurt-nuernberg-1",
    "augsburg-nuernberg",
    "regensburg-austria",
    "nuernberg-regensburg",
)

Cards = Mapping[str, int]


def arrange(
    seats: int = 2,
    *,
    game: TicketToRide = GERMANY,
    turn: int = 0,
    first: int = 0,
    phase: str = "turn",
    hands: Sequence[Cards] = (),
    seen: Sequence[Cards] = (),
    display: Sequence[str | None] = DISPLAY,
    pile: Cards | None = None,
    discards: Cards | None = None,
    routes: Mapping[str, int] | None = None,
    waiting: Mapping[str, Cards] | None = None,
    collected: Sequence[Cards] = (),
    tickets: Sequence[Sequence[str]] = (),
    later: Sequence[Sequence[str]] = (),
    offers: Sequence[Sequence[str]] = (),
    decks: Sequence[str] | None = None,
    bottom: Sequence[tuple[str, int]] = (),
    knowledge: Sequence[Mapping[str, Any]] = (),
    mixes: Sequence[int | None] = (),
    claiming: str | None = None,
    ends_done: int = 0,
    passes: int = 0,
    last_round: int | None = None,
    hoarder: int | None = None,
) -> State:
    """A position with these facts.

    - `pile`: all cards named nowhere else; if it is given, the `hoarder` (the last seat) holds those instead;
    - `waiting`, `collected`: passengers at some places and before the seats; the claimed routes say how many each seat
      took, and the colours of the others follow;
    - `tickets`: kept at set-up, for each seat two or more, any two if nothing is said; `later`: kept in play;
    - `decks`: all tickets named nowhere else; if given, exactly these, and the `hoarder` holds the others;
    - `bottom`: tickets put to the bottom of their decks, (ticket, by whom), the first to come up first.
    """
    board = game.board
    owners = dict(routes or {})
    keeper = seats - 1 if hoarder is None else hoarder
    waits, boarded = passengers(board, seats, owners, waiting or {}, collected, claiming, ends_done, phase)
    lengths = {route: int(board.route_length[board.route_index[route]]) for route in owners}
    position = {
        "game": game.info.id,
        "rules_version": game.info.rules_version,
        "board": {"id": board.id, "digest": board.digest},
        "seats": seats,
        "first": first,
        "turn": turn,
        "phase": phase,
        "seen": rows(seen, seats),
        "display": list(display),
        "routes": owners,
        "trains": [
            int(board.trains) - sum(lengths[r] for r, s in owners.items() if s == seat) for seat in range(seats)
        ],
        "scores": [
            sum(int(board.route_points[lengths[r]]) for r, s in owners.items() if s == seat) for seat in range(seats)
        ],
        "passengers": waits,
        "collected": boarded,
        "knowledge": [{"shuffled": [], "with": {}, "sure": []} | row for row in rows(knowledge, seats)],
        "claiming": claiming,
        "ends_done": ends_done,
        "passes": passes,
        "last_round": last_round,
        "end_reason": "",
        **cards(board, rows(hands, seats), display, pile, discards or {}, keeper),
        **(places := ticket_places(board, seats, phase, tickets, later, offers, decks, bottom, keeper)),
        "mixes": announced(board, phase, places["tickets"], mixes),
    }
    return game.from_position(position)


def rows(given: Sequence[Mapping[str, Any]], seats: int) -> list[dict[str, Any]]:
    """One entry for each seat, empty ones for those not mentioned."""
    return [dict(given[seat]) if seat < len(given) else {} for seat in range(seats)]


def cards(
    board: RideBoard,
    hands: list[dict[str, int]],
    display: Sequence[str | None],
    pile: Cards | None,
    discards: Cards,
    keeper: int,
) -> dict[str, Any]:
    rest = Counter({card: int(board.card_count[kind]) for kind, card in enumerate(CARDS)})
    rest.subtract(card for card in display if card)
    for used in (*hands, discards, pile or {}):
        rest.subtract(used)
    if pile is not None:
        hands[keeper] = dict(Counter(hands[keeper]) + rest)
    return {"hands": hands, "pile": dict(rest if pile is None else pile), "discards": dict(discards)}


def passengers(
    board: RideBoard,
    seats: int,
    owners: Mapping[str, int],
    waiting: Mapping[str, Cards],
    collected: Sequence[Cards],
    claiming: str | None,
    ends_done: int,
    phase: str,
) -> tuple[dict[str, dict[str, int]], list[dict[str, int]]]:
    """T3.9 Every claim took one passenger from each end that had one."""
    left = {place: int(board.passengers_at[k]) for k, place in enumerate(board.place_id)}
    taken = [0] * seats
    for name in sorted(owners, key=lambda route: route == claiming):
        route = board.route_index[name]
        ends = [board.place_id[board.route_a[route]], board.place_id[board.route_b[route]]]
        if name == claiming and phase == "passenger":
            ends = ends[:ends_done]
        for end in ends:
            if left[end]:
                left[end] -= 1
                taken[owners[name]] += 1
    boarded = [Counter(row) for row in rows(collected, seats)]
    bag = Counter({colour: int(board.passenger_count[k]) for k, colour in enumerate(PASSENGERS)})
    for crowd in (*waiting.values(), *boarded):
        bag.subtract(crowd)
    named = {colour for row in boarded for colour in row}
    for seat in range(seats):
        while sum(row.total() for row in boarded) < sum(taken) and boarded[seat].total() < taken[seat]:
            boarded[seat][next_out_of(bag, avoiding=named)] += 1
    waits = {place: Counter(crowd) for place, crowd in waiting.items()}
    for place, count in left.items():
        if count and place not in waits:
            waits[place] = Counter(next_out_of(bag) for _ in range(count))
    return {place: dict(crowd) for place, crowd in waits.items()}, [dict(row) for row in boarded]


def next_out_of(bag: Counter[str], avoiding: Iterable[str] = ()) -> str:
    """The most plentiful colour, so that a crowd has several."""
    colour = max(bag, key=lambda colour: (colour not in avoiding and bag[colour] > 0, bag[colour]))
    bag[colour] -= 1
    return colour


def ticket_places(
    board: RideBoard,
    seats: int,
    phase: str,
    tickets: Sequence[Sequence[str]],
    later: Sequence[Sequence[str]],
    offers: Sequence[Sequence[str]],
    decks: Sequence[str] | None,
    bottom: Sequence[tuple[str, int]],
    keeper: int,
) -> dict[str, Any]:
    used = {ticket for row in (*tickets, *later, *offers) for ticket in row} | {ticket for ticket, _ in bottom}
    used |= set(decks or ())
    free = [ticket for ticket in board.ticket_id if ticket not in used]
    places = []
    for seat in range(seats):
        at_set_up = phase == "mix" or (phase == "keep-first" and seat < len(offers) and bool(offers[seat]))
        first = list(tickets[seat]) if seat < len(tickets) else []
        if not first and not at_set_up:
            first = [free.pop(), free.pop(0)]
        places.append(
            {
                "first": first,
                "later": list(later[seat]) if seat < len(later) else [],
                "offer": list(offers[seat]) if seat < len(offers) else [],
            }
        )
    if decks is not None:
        places[keeper]["later"] += free
    return {"tickets": places, "bottom": [{"ticket": ticket, "by": by} for ticket, by in bottom]}


def announced(
    board: RideBoard, phase: str, places: list[dict[str, list[str]]], mixes: Sequence[int | None]
) -> list[int | None]:
    """The long tickets each seat announced: as given, or else as many as it was offered at set-up or has kept."""
    if mixes or phase == "mix":
        return [mixes[seat] if seat < len(mixes) else None for seat in range(len(places))]
    long = board.ticket_id[board.short_tickets :]
    of_set_up = [row["first"] or row["offer"] for row in places]
    return [sum(ticket in long for ticket in tickets) for tickets in of_set_up]


# Moves


def game_of(state: State) -> TicketToRide:
    return GAMES[state.board.id]  # type: ignore[attr-defined]


def forced(state: State, deals: Sequence[str] | None) -> bl.Dealer:
    """Exactly these deals and no more; with None, whatever luck brings."""
    if deals is None:
        return bl.SeededDealer(1)
    return bl.ScriptedDealer(game_of(state), deals)


def play(state: State, *moves: str, deals: Sequence[str] | None = None) -> State:
    """A copy after these moves, each by the seat to act; `deals` names everything drawn, in order."""
    after = state.copy()
    game = game_of(state)
    dealer = forced(state, deals)
    for move in moves:
        game.play(after, int(after.turn), game.moves.parse(move), dealer)
    assert not isinstance(dealer, bl.ScriptedDealer) or dealer.finished(), "more was named than was dealt"
    return after


def start(
    seats: int = 2, first: int = 0, deals: Sequence[str] = (), seed: int = 1, game: TicketToRide = GERMANY
) -> State:
    """A new game; `deals` names the first cards dealt: hands seat by seat, then the display."""
    dealer = bl.ScriptedDealer(game, deals, then=bl.SeededDealer(seed))
    return game.start(seats, dealer, {"first": first})


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves in their notation, in the order the rules list them."""
    return [str(move) for move in game_of(state).legal_moves(state, seat)]


def claims(state: State) -> set[str]:
    """The routes that may be claimed now."""
    return {move.removeprefix("claim ") for move in legal(state) if move.startswith("claim ")}


def why(state: State, move: str, seat: int | None = None) -> str | None:
    """The rule that forbids a move, or None."""
    game = game_of(state)
    refusal = game.why_not(state, int(state.turn) if seat is None else seat, game.moves.parse(move))
    return refusal and refusal.rule


def refused(state: State, move: str, rule: str) -> None:
    """The seat to act may not make this move, by this rule; trying it changes nothing."""
    before = look(state)
    assert move not in legal(state)
    assert why(state, move) == rule
    game = game_of(state)
    with pytest.raises(IllegalMove) as error:
        game.play(state, int(state.turn), game.moves.parse(move), bl.LogDealer([]))
    assert error.value.rule == rule
    assert look(state) == before


# What a position says


def look(state: State) -> dict[str, Any]:
    """The position, with names."""
    return game_of(state).position(state)


def hand(state: State, seat: int) -> dict[str, int]:
    row: dict[str, int] = look(state)["hands"][seat]
    return row


def display(state: State) -> list[str | None]:
    row: list[str | None] = look(state)["display"]
    return row


def view(state: State, seat: int | None) -> dict[str, Any]:
    return game_of(state).view(state, seat)


def held(state: State, seat: int) -> list[str]:
    """The tickets a seat keeps."""
    row = look(state)["tickets"][seat]
    return [*row["first"], *row["later"]]


def drawable(state: State) -> set[str]:
    """The tickets that may come up first if the seat to act draws four short or four long ones."""
    game = game_of(state)
    short = int(game.board.short_tickets)
    found = set()
    for number, ticket in enumerate(game.board.ticket_id):
        mix = "tickets 4 short 0 long" if number < short else "tickets 0 short 4 long"
        dealer = bl.ForcedDealer([number], then=bl.SeededDealer(number))
        with contextlib.suppress(BadDeal):
            game.play(state.copy(), int(state.turn), game.moves.parse(mix), dealer)
            found.add(ticket)
    return found


# The end


def last_turn(seats: int = 2, spent: int = 1, routes: Mapping[str, int] | None = None, **facts: Any) -> State:
    """The last turn of the last round: seat 0 is to act, and seat `spent` has used up its trains."""
    owners = dict.fromkeys(NEARLY_ALL_TRAINS, spent) | dict(routes or {})
    facts = {"display": ("locomotive", *DISPLAY[:4])} | facts
    return arrange(seats, routes=owners, last_round=1, **facts)


def ended(state: State) -> State:
    """After the last turn, spent on a card."""
    after = play(state, "take locomotive")
    assert after.over
    return after


def points(state: State, seat: int, rule: str, **args: Any) -> int:
    """What a seat scored by a rule, as the breakdown tells it; its lines must add up to the score."""
    breakdown = game_of(state).breakdown(state)
    assert [sum(line.points for line in lines) for lines in breakdown] == state.scores()
    return sum(line.points for line in breakdown[seat] if line.rule == rule and args.items() <= dict(line.args).items())
