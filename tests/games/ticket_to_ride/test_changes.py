"""What a move changed, as numbers: the ledger and the log are made of them, so they are counted again by name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import branchline as bl
from branchline.core.state import SPECTATOR, State
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGERS
from branchline.games.ticket_to_ride.rules import changes
from tests.games.ticket_to_ride.arrange import GERMANY, arrange, look, play

BOARD = GERMANY.board
THINGS = ["points", "trains", "cards", *CARDS, *(f"{colour} passengers" for colour in PASSENGERS), "tickets"]
Change = tuple[int, str, int]


def told(before: State, after: State, viewer: int) -> list[Change]:
    """`differences`, with names."""
    flat = changes.differences(before, after, viewer)  # type: ignore[arg-type]
    return [(seat, THINGS[thing], by) for seat, thing, by in zip(flat[::3], flat[1::3], flat[2::3], strict=True)]


def belongings(at: dict[str, Any], seat: int, viewer: int) -> dict[str, int]:
    """All that a seat has, as a viewer may count it."""
    cards = at["hands"][seat]
    counted = cards if seat == viewer else {"cards": sum(cards.values())}
    kept = len(at["tickets"][seat]["first"]) + len(at["tickets"][seat]["later"])
    row = {"points": at["scores"][seat], "trains": at["trains"][seat], "tickets": kept}
    return {**row, **counted, **{f"{colour} passengers": n for colour, n in at["collected"][seat].items()}}


def counted(before: dict[str, Any], after: dict[str, Any], viewer: int) -> list[Change]:
    rows = []
    for seat in range(after["seats"]):
        old, new = belongings(before, seat, viewer), belongings(after, seat, viewer)
        by = {thing: new.get(thing, 0) - old.get(thing, 0) for thing in THINGS}
        rows += [(seat, thing, more) for thing, more in by.items() if more]
    return rows


def waiting(at: dict[str, Any]) -> Counter[tuple[str, str]]:
    return Counter({(place, colour): n for place, crowd in at["passengers"].items() for colour, n in crowd.items()})


def moves_of_a_game(seats: int, seed: int) -> Iterator[tuple[State, State]]:
    """Before and after each move of a random game that claims whenever it can."""
    luck = random.Random(seed)
    dealer = bl.SeededDealer(seed)
    state = GERMANY.start(seats, dealer)
    while not state.over:
        seat = state.deciders()[0]
        moves = GERMANY.legal_moves(state, seat)
        claims = [move for move in moves if str(move).startswith("claim")]
        before = state.copy()
        GERMANY.play(state, seat, luck.choice(claims or moves), dealer)
        yield before, state


def test_numbers_of_the_ledger_are_what_each_seat_gained_and_gave() -> None:
    for before, after in moves_of_a_game(seats=3, seed=5):
        old, new = look(before), look(after)
        for viewer in (SPECTATOR, 0, 2):
            assert told(before, after, viewer) == counted(old, new, viewer)


def test_numbers_of_the_log_are_the_cards_and_passengers_that_moved() -> None:
    met = 0
    for before, after in moves_of_a_game(seats=2, seed=6):
        old, new = look(before), look(after)
        for seat in range(2):
            more = Counter(new["hands"][seat]) - Counter(old["hands"][seat])
            gained = [CARDS[kind] for kind in changes.cards_beyond(after, before, seat)]  # type: ignore[arg-type]
            assert gained == [card for card in CARDS for _ in range(more[card])]
        up = changes.turned_up(before, after)  # type: ignore[arg-type]
        both = zip(old["display"], new["display"], strict=True)
        assert [CARDS[card] for card in up] == [card for was, card in both if card and card != was]
        assert changes.shown(after) == sum(card is not None for card in new["display"])  # type: ignore[arg-type]
        flat = changes.boarded(before, after)  # type: ignore[arg-type]
        gone = [(BOARD.place_id[p], PASSENGERS[c]) for p, c in zip(flat[::2], flat[1::2], strict=True)]
        left = waiting(old) - waiting(new)
        assert gone == sorted(left, key=lambda one: (BOARD.place_id.index(one[0]), PASSENGERS.index(one[1])))
        met += len(gone)
    assert met > 30


def test_numbers_of_tickets_are_those_a_seat_keeps() -> None:
    state = arrange(tickets=[("mainz-stuttgart", "hamburg-rostock", "koeln-frankfurt"), ()])
    assert [changes.held(state.tickets, seat) for seat in range(2)] == [3, 2]  # type: ignore[attr-defined]


def test_numbers_an_empty_place_in_the_display_counts_for_nothing() -> None:
    """With pile and discards empty the display is not filled up (T2.8); the last card is then taken unasked."""
    state = arrange(display=("red", "blue", None, None, None), pile={})
    assert changes.shown(state) == 2  # type: ignore[arg-type]
    after = play(state, "take blue", deals=[])
    assert changes.shown(after) == 0  # type: ignore[arg-type]
    assert changes.turned_up(state, after) == []  # type: ignore[arg-type]
    back = changes.turned_up(after, state)  # type: ignore[arg-type]
    assert [CARDS[card] for card in back] == ["red", "blue"]
