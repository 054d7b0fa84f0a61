"""Set-up: trains, cards, passengers, tickets, and who begins (T0)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import BadDeal, BadOption, BadSeats, NotYourTurn
from branchline.core.log import Log
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGERS
from branchline.games.ticket_to_ride.words.moves import KeepTickets
from tests.games.ticket_to_ride.arrange import (
    DISPLAY,
    GERMANY,
    VALLEY,
    arrange,
    display,
    drawable,
    hand,
    held,
    legal,
    look,
    play,
    refused,
    start,
    view,
    why,
)

MIXES = [f"tickets {4 - long} short {long} long" for long in range(5)]
SHORT = ("koeln-muenchen", "koeln-frankfurt", "berlin-leipzig", "hamburg-berlin")
LONG = ("berlin-mainz", "kiel-nuernberg", "rostock-austria", "berlin-koeln")
MORE_SHORT = ("emden-hamburg", "koblenz-ulm", "mainz-stuttgart", "bremen-berlin")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T0_1_each_of_two_to_five_players_has_45_trains_and_no_points(seats: int) -> None:
    position = look(start(seats))
    assert position["trains"] == [45] * seats
    assert position["scores"] == [0] * seats
    assert position["collected"] == [{}] * seats
    assert position["routes"] == {}
    assert (position["passes"], position["last_round"], position["end_reason"]) == (0, None, "")


@pytest.mark.parametrize("seats", [0, 1, 6, True])
def test_T0_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GERMANY.start(seats, bl.SeededDealer(1))


@pytest.mark.parametrize("seats", [2, 5])
def test_T0_2_twelve_cards_of_each_colour_and_fourteen_locomotives_are_on_the_table(seats: int) -> None:
    position = look(start(seats))
    cards = Counter(position["pile"]) + Counter(position["display"])
    for row in position["hands"]:
        cards.update(row)
    assert cards == dict.fromkeys(CARDS[:8], 12) | {"locomotive": 14}


def test_T0_3_four_cards_each_then_five_face_up() -> None:
    dealt = ["red"] * 4 + ["red", "blue", "blue", "green"] + ["locomotive", "locomotive", "black", "black", "white"]
    state = start(2, deals=dealt)
    assert hand(state, 0) == {"red": 4}
    assert hand(state, 1) == {"red": 1, "blue": 2, "green": 1}
    assert display(state) == ["locomotive", "locomotive", "black", "black", "white"]
    assert look(state)["discards"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T0_3_the_rest_is_the_pile(seats: int) -> None:
    position = look(start(seats))
    assert [sum(row.values()) for row in position["hands"]] == [4] * seats
    assert sum(position["pile"].values()) == 110 - 4 * seats - sum(position["discards"].values()) - 5


def test_T0_3_three_locomotives_in_the_first_display_are_swept_away() -> None:
    hands = ["red", "blue", "green", "white"] * 2
    swept = ["locomotive", "red", "locomotive", "blue", "locomotive"]
    state = start(2, deals=hands + swept + list(DISPLAY))
    assert display(state) == list(DISPLAY)
    assert look(state)["discards"] == {"locomotive": 3, "red": 1, "blue": 1}


def dealt_passengers(colours: list[int]) -> bl.State:
    cards = [CARDS.index(card) for card in ["red", "blue", "green", "white"] * 2 + list(DISPLAY)]
    return GERMANY.start(2, bl.ForcedDealer(cards + colours, then=bl.LogDealer([])), {"first": 0})


def test_T0_4_sixty_passengers_are_drawn_from_the_bag_place_by_place() -> None:
    colours = [k % 6 for k in range(60)]
    waiting = look(dealt_passengers(colours))["passengers"]
    board = GERMANY.board
    names = iter(PASSENGERS[colour] for colour in colours)
    for place, count in zip(board.place_id, board.passengers_at, strict=True):
        assert waiting[place] == Counter(next(names) for _ in range(count)), place


def test_T0_4_ten_of_each_colour_and_no_eleventh() -> None:
    with pytest.raises(BadDeal, match="none is left"):
        dealt_passengers([3] * 11)
    for seed in range(5):
        crowd: Counter[str] = Counter()
        for place in look(start(seed=seed))["passengers"].values():
            crowd.update(place)
        assert crowd == dict.fromkeys(PASSENGERS, 10)


def test_T0_4_luck_says_who_waits_where() -> None:
    assert look(start(seed=1))["passengers"] != look(start(seed=2))["passengers"]


class HonestDealer(bl.Dealer):
    """Refuses to deal if a pile, bag or deck is not of the size it is told."""

    def __init__(self) -> None:
        self.inner = bl.SeededDealer(1)
        self.asked = 0

    def below(self, n: int) -> int:
        return int(self.inner.below(n))

    def draw(self, counts: Any, first: int, total: int) -> int:
        assert first >= 0
        assert total == sum(counts[first:])
        self.asked += 1
        return int(super().draw(counts, first, total))

    def pick(self, items: Any, first: int, count: int) -> int:
        assert first >= 0
        assert first + count <= len(items)
        self.asked += 1
        return int(super().pick(items, first, count))


@pytest.mark.parametrize("seats", [2, 5])
def test_T0_3_T0_4_T0_5_every_card_passenger_and_ticket_left_is_as_likely(seats: int) -> None:
    dealer = HonestDealer()
    state = GERMANY.start(seats, dealer)
    assert dealer.asked >= 4 * seats + 5 + 60
    while not state.over:
        actions = state.legal_actions()
        state.apply(actions[dealer.below(len(actions))], dealer)
    assert dealer.asked > 150


def test_T0_5_two_decks_of_55_short_and_34_long_tickets() -> None:
    assert view(start(), None)["decks"] == {"short": 55, "long": 34}


def test_T0_5_each_deck_deals_its_own_tickets() -> None:
    state = play(start(), MIXES[0])
    assert "berlin-mainz" not in SHORT
    with pytest.raises(BadDeal):
        play(state, MIXES[0], deals=[*SHORT, "berlin-mainz"])
    with pytest.raises(BadDeal):
        play(state, MIXES[1], deals=[*SHORT, *MORE_SHORT])
    assert held_offer(play(state, MIXES[1], deals=[*SHORT, *MORE_SHORT[:3], LONG[0]]), 1) == [*MORE_SHORT[:3], LONG[0]]


def held_offer(state: bl.State, seat: int) -> list[str]:
    offer: list[str] = look(state)["tickets"][seat]["offer"]
    return offer


def test_T0_5_no_ticket_is_dealt_twice() -> None:
    state = play(start(), MIXES[0])
    with pytest.raises(BadDeal):
        play(state, MIXES[0], deals=[*SHORT, SHORT[0], *MORE_SHORT[:3]])
    with pytest.raises(BadDeal):
        play(
            start(), MIXES[4], MIXES[4], deals=[*LONG, LONG[3], "berlin-muenchen", "hamburg-muenchen", "kiel-stuttgart"]
        )


# T0.6 Announcing


def test_T0_6_a_mix_is_any_four_of_short_and_long() -> None:
    state = start()
    assert legal(state) == MIXES
    refused(state, "tickets 3 short 0 long", "T0.6")
    refused(state, "tickets 4 short 1 long", "T0.6")
    refused(state, "tickets 5 short -1 long", "T0.6")


def test_T0_6_all_announce_in_turn_order_before_a_ticket_is_drawn() -> None:
    state = start(3, first=1)
    for seat, mix in ((1, MIXES[1]), (2, MIXES[4])):
        assert state.turn == seat
        state = play(state, mix, deals=[])
    assert state.turn == 0
    assert look(state)["mixes"] == [None, 1, 4]
    assert look(state)["phase"] == "mix"


def test_T0_6_announcements_are_public_at_once() -> None:
    state = play(start(3, first=1), MIXES[3])
    for viewer in (0, 1, 2, None):
        assert [player["mix"] for player in view(state, viewer)["players"]] == [None, {"short": 1, "long": 3}, None]


def test_T0_6_then_all_offers_are_dealt_as_announced_before_anyone_keeps() -> None:
    state = play(start(3, first=1), MIXES[1], MIXES[4])
    assert [held_offer(state, seat) for seat in range(3)] == [[], [], []]
    deals = [*SHORT[:3], LONG[0], *LONG[1:], "hamburg-muenchen", *MORE_SHORT[:2], "kiel-stuttgart", "berlin-stuttgart"]
    state = play(state, MIXES[2], deals=deals)
    assert look(state)["phase"] == "keep-first"
    assert state.turn == 1
    assert held_offer(state, 1) == [*SHORT[:3], LONG[0]]
    assert held_offer(state, 2) == [*LONG[1:], "hamburg-muenchen"]
    assert held_offer(state, 0) == [*MORE_SHORT[:2], "kiel-stuttgart", "berlin-stuttgart"]
    assert [held(state, seat) for seat in range(3)] == [[], [], []]


def test_T0_6_nobody_announces_more_than_a_deck_still_holds() -> None:
    state = play(start(5, game=VALLEY), MIXES[4], MIXES[3])  # of 13 short and 9 long tickets
    assert legal(state) == MIXES[:3]
    refused(state, MIXES[3], "T4.1")
    assert legal(play(state, MIXES[0], MIXES[0])) == MIXES[:3]
    assert legal(play(state, MIXES[2])) == MIXES[:1]
    state = play(start(5, game=VALLEY), *[MIXES[0]] * 3)
    assert legal(state) == MIXES[3:]
    refused(state, MIXES[2], "T4.1")
    assert legal(play(state, MIXES[3])) == MIXES[4:]


# T0.6 Keeping


def keeping(seats: int = 2, turn: int = 0, first: int = 0, **facts: object) -> bl.State:
    offers = [[*SHORT[:3], LONG[0]], MORE_SHORT, (*LONG[1:], "berlin-muenchen")][:seats]
    return arrange(seats, phase="keep-first", turn=turn, first=first, offers=offers, **facts)  # type: ignore[arg-type]


def test_T0_6_keep_two_three_or_four() -> None:
    state = keeping()
    kept = [set(move.split()[1:]) for move in legal(state)]
    assert sorted(map(len, kept)) == [2] * 6 + [3] * 4 + [4]
    assert len({frozenset(tickets) for tickets in kept}) == 11
    assert set.union(*kept) == {*SHORT[:3], LONG[0]}


def test_T0_6_one_is_too_few() -> None:
    state = keeping()
    refused(state, f"keep {SHORT[0]}", "T0.6")
    refusal = GERMANY.why_not(state, 0, KeepTickets(()))
    assert refusal is not None
    assert refusal.rule == "T0.6"
    assert refusal.args == {"least": 2, "kept": 0}


def test_T0_6_only_what_was_offered_is_kept() -> None:
    refused(keeping(), f"keep {SHORT[0]} {MORE_SHORT[0]}", "T0.6")
    refused(keeping(), f"keep {SHORT[0]} {SHORT[0]}", "T0.6")


def test_T0_6_what_is_kept_is_held() -> None:
    state = play(keeping(), f"keep {LONG[0]} {SHORT[1]}", deals=[])
    assert sorted(held(state, 0)) == sorted([LONG[0], SHORT[1]])
    assert held_offer(state, 0) == []
    assert held_offer(state, 1) == list(MORE_SHORT)
    assert state.turn == 1


def test_T0_6_keeps_are_independent_and_every_seat_may_choose_at_once() -> None:
    state = keeping(3, first=1, turn=1)
    assert state.deciders() == [1, 2, 0]
    for seat in range(3):
        assert len(legal(state, seat)) == 11
    assert why(state, f"keep {SHORT[0]} {SHORT[1]}", seat=0) is None
    assert why(state, f"keep {SHORT[0]} {SHORT[1]}", seat=1) == "T0.6"
    before = legal(state, 0)
    state = play(state, f"keep {MORE_SHORT[2]} {MORE_SHORT[3]}", deals=[])
    assert state.deciders() == [2, 0]
    assert legal(state, 1) == []
    assert why(state, f"keep {MORE_SHORT[0]} {MORE_SHORT[1]}", seat=1) == "T0.9"
    assert legal(state, 0) == before


def test_T0_6_the_log_orders_keeps_by_turn() -> None:
    state = keeping(3, first=1, turn=1)
    early = KeepTickets(SHORT[:2])
    assert GERMANY.why_not(state, 0, early) is None
    with pytest.raises(NotYourTurn, match="seat 0 may choose already, but seat 1 is to act first"):
        GERMANY.play(state, 0, early, bl.LogDealer([]))
    table = bl.Table(GERMANY, state, Log.of(GERMANY, 3, {}, (), []), bl.LogDealer([]))
    draft = table.draft(0)
    table.choose(draft, table.choices(0, early))
    table.hold(0, draft)
    assert table.waiting(0)
    moves = [f"keep {a} {b}" for a, b in (MORE_SHORT[:2], LONG[1:3], SHORT[:2])]
    turns = []
    for move in moves:
        turns.append(int(state.turn))
        state = play(state, move)
    assert turns == [1, 2, 0]
    assert (look(state)["phase"], state.turn) == ("turn", 1)
    assert state.deciders() == [1]


@pytest.mark.parametrize("seats", [2, 3])
def test_T0_6_before_all_have_kept_no_turn_begins(seats: int) -> None:
    state = keeping(seats)
    assert not [move for move in legal(state) if not move.startswith("keep")]
    assert why(state, "draw") == "T0.6"
    assert why(start(seats), "draw") == "T0.6"


# T0.7


def test_T0_7_refused_tickets_go_back_into_their_own_decks() -> None:
    state = play(keeping(), f"keep {SHORT[1]} {SHORT[2]}", f"keep {MORE_SHORT[0]} {MORE_SHORT[1]}", deals=[])
    position = look(state)
    assert position["bottom"] == []
    assert view(state, None)["decks"] == {"short": 55 - 4, "long": 34}
    for ticket in (SHORT[0], MORE_SHORT[2], MORE_SHORT[3]):
        assert ticket not in held(state, 0) + held(state, 1)


def test_T0_7_both_decks_are_shuffled_again_so_any_refused_ticket_may_come_next() -> None:
    state = play(keeping(), f"keep {SHORT[1]} {SHORT[2]}", f"keep {MORE_SHORT[0]} {MORE_SHORT[1]}")
    for order in ([MORE_SHORT[3], SHORT[0], MORE_SHORT[2], LONG[0]], [SHORT[0], "erfurt-wuerzburg", *LONG[:1]]):
        drawn = order if len(order) == 4 else [*order[:2], "emden-freiburg", *order[2:]]
        short = sum(ticket in (*SHORT, *MORE_SHORT, "erfurt-wuerzburg") for ticket in drawn)
        after = play(state, f"tickets {short} short {4 - short} long", deals=drawn)
        assert held_offer(after, 0) == drawn


def test_T0_7_the_counts_of_both_decks_follow() -> None:
    offers = [[*SHORT[:2], *LONG[:2]], [*MORE_SHORT[:2], *LONG[2:]]]
    state = arrange(phase="keep-first", offers=offers)
    state = play(state, f"keep {SHORT[0]} {LONG[0]}", f"keep {LONG[2]} {LONG[3]}")
    assert view(state, None)["decks"] == {"short": 55 - 1, "long": 34 - 3}


def test_T0_7_small_decks_offer_the_refused_tickets_again() -> None:
    announced = play(start(5, game=VALLEY), *[MIXES[0]] * 3, MIXES[3], MIXES[4])  # all 13 short tickets, 7 long ones
    state = announced
    while look(state)["phase"] == "keep-first":
        state = play(state, legal(state)[-1])  # everyone keeps all four
    assert [move for move in legal(state) if move.startswith("tickets")] == ["tickets 0 short 2 long"]
    state = announced
    while look(state)["phase"] == "keep-first":
        state = play(state, legal(state)[0])  # everyone keeps the first two: for the fourth seat, one of each deck
    assert view(state, None)["decks"] == {"short": 13 - 7, "long": 9 - 3}
    assert [move for move in legal(state) if move.startswith("tickets")] == MIXES


# T0.9


@pytest.mark.parametrize("keep", [0, 5, 10])
def test_T0_7_the_decks_hold_all_that_nobody_kept_and_no_more(keep: int) -> None:
    """Offers of the first and last tickets of both decks, which are the easiest to lose."""
    short, long = GERMANY.board.ticket_id[:55], GERMANY.board.ticket_id[55:]
    offers = [[short[0], short[54], long[0], long[33]], [short[1], short[53], long[1], long[32]]]
    state = arrange(phase="keep-first", offers=offers)
    state = play(state, legal(state)[keep])
    state = play(state, legal(state)[keep])
    assert drawable(state) == set(GERMANY.board.ticket_id) - {*held(state, 0), *held(state, 1)}


def test_T0_7_a_short_ticket_comes_back_to_a_short_deck_that_was_empty() -> None:
    state = play(start(5, game=VALLEY), *[MIXES[0]] * 3, MIXES[3], MIXES[4])  # all 13 short tickets are offered
    while look(state)["phase"] == "keep-first":
        state = play(state, legal(state)[0])
    in_hands = {ticket for seat in range(5) for ticket in held(state, seat)}
    assert drawable(state) == set(VALLEY.board.ticket_id) - in_hands


@pytest.mark.parametrize("first", [0, 1, 2])
def test_T0_9_the_table_may_say_who_begins(first: int) -> None:
    state = start(3, first=first)
    order = [(first + k) % 3 for k in range(3)]
    turns = []
    for _ in range(6):
        turns.append(int(state.turn))
        state = play(state, legal(state)[0])
    assert turns == order * 2
    assert look(state)["phase"] == "turn"
    assert state.turn == first


@pytest.mark.parametrize("first", [0, 1, 2])
def test_T0_9_otherwise_luck_draws_the_first_player(first: int) -> None:
    dealer = bl.ForcedDealer([first], then=bl.SeededDealer(1))
    state = GERMANY.start(3, dealer)
    assert state.turn == first
    assert look(state)["first"] == first


def test_T0_9_every_seat_is_drawn_and_no_other() -> None:
    drawn = {int(GERMANY.start(3, bl.SeededDealer(seed)).turn) for seed in range(30)}
    assert drawn == {0, 1, 2}
    with pytest.raises(BadOption):
        GERMANY.start(2, bl.SeededDealer(1), {"first": 2})


@pytest.mark.parametrize("seats", [2, 5])
def test_T0_9_turns_pass_clockwise(seats: int) -> None:
    state = arrange(seats, turn=1, display=("locomotive", *DISPLAY[1:]))
    turns = []
    for _ in range(seats + 1):
        turns.append(int(state.turn))
        state = play(state, "draw", "draw")
    assert turns == [(1 + k) % seats for k in range(seats + 1)]


def test_T0_9_nobody_moves_out_of_turn() -> None:
    state = arrange(3, turn=1)
    assert why(state, "draw", seat=0) == "T0.9"
    assert why(state, "draw", seat=2) == "T0.9"
    assert why(state, "draw", seat=1) is None
    assert legal(state, 0) == []
    with pytest.raises(NotYourTurn):
        GERMANY.play(state, 2, GERMANY.moves.parse("draw"), bl.LogDealer([]))
