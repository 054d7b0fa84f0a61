"""Claiming a route: payment, trains, groups of parallel routes, points (T3.1 to T3.8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

import branchline as bl
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import CARDS, PASSENGERS, ROUTE_COLOURS
from branchline.games.ticket_to_ride.rules.choices import CLAIM, COLLECT, PAY
from tests.games.ticket_to_ride.arrange import (
    GERMANY,
    NEARLY_ALL_TRAINS,
    VALLEY,
    arrange,
    claims,
    hand,
    legal,
    look,
    play,
    refused,
    why,
)

BOARD = GERMANY.board
MIXED_HANDS = [
    {"red": 1},
    {"locomotive": 1},
    {"blue": 7},
    {"blue": 9, "locomotive": 3},
    {"yellow": 2, "locomotive": 2},
    {"purple": 6, "orange": 4, "red": 5},
    {"purple": 1, "white": 3, "green": 2, "black": 4, "locomotive": 1},
    {"locomotive": 7},
    {"black": 3, "yellow": 4, "locomotive": 14},
]


def colour_of(route: str) -> str:
    return ROUTE_COLOURS[BOARD.route_colour[BOARD.route_index[route]]]


def length_of(route: str) -> int:
    return int(BOARD.route_length[BOARD.route_index[route]])


def payable(route: str, cards: dict[str, int]) -> bool:
    """T3.2, T3.3, T3.4 as plainly as possible."""
    colours = CARDS[:8] if colour_of(route) == "grey" else [colour_of(route)]
    locomotives = cards.get("locomotive", 0)
    return any(cards.get(colour, 0) + locomotives >= length_of(route) for colour in colours)


def payments(state: State) -> list[list[str]]:
    return [move.split()[1:] for move in legal(state) if move.startswith("pay ")]


def all_payments(route: str, cards: dict[str, int]) -> set[tuple[str, ...]]:
    """Every set of as many cards as the route is long, in one colour that fits, with locomotives standing in."""
    found = set()
    for handful in combinations_with_replacement(CARDS, length_of(route)):
        paid = Counter(handful)
        colours = set(paid) - {"locomotive"}
        fits = len(colours) <= 1 and (colour_of(route) == "grey" or colours <= {colour_of(route)})
        if fits and all(cards.get(card, 0) >= count for card, count in paid.items()):
            found.add(handful)
    return found


# T3.1


def test_T3_1_a_route_of_the_board_and_no_other() -> None:
    refused(arrange(hands=[{"red": 9}]), "claim berlin-paris", "T3.1")


def test_T3_1_a_claimed_route_is_gone() -> None:
    state = play(arrange(hands=[{"red": 2}, {"red": 2}]), "claim lindau-ulm")
    refused(state, "claim lindau-ulm", "T3.1")
    own = arrange(hands=[{"red": 2}], routes={"lindau-ulm": 0})
    refused(own, "claim lindau-ulm", "T3.1")


@pytest.mark.parametrize("route", ["kiel-denmark", "lindau-ulm"])
def test_T3_1_city_to_city_or_city_to_country(route: str) -> None:
    state = play(arrange(hands=[{"red": 2}]), f"claim {route}")
    assert look(state)["routes"] == {route: 0}


@pytest.mark.parametrize("length", range(1, 8))
def test_T3_1_as_many_cards_and_trains_as_spaces(length: int) -> None:
    route = next(route for route in BOARD.route_id if length_of(route) == length)
    colour = colour_of(route)
    refused(arrange(hands=[{colour: length - 1}]), f"claim {route}", "T3.2")
    state = play(arrange(hands=[{colour: length + 1}]), f"claim {route}")
    position = look(state)
    assert position["hands"][0] == {colour: 1}
    assert position["discards"] == {colour: length}
    assert position["trains"] == [45 - length, 45]


# T3.2, T3.3: which routes


@pytest.mark.parametrize("cards", MIXED_HANDS, ids=str)
@pytest.mark.parametrize("turn", [0, 1])
def test_T3_2_T3_3_the_routes_a_hand_can_pay_for(cards: dict[str, int], turn: int) -> None:
    state = arrange(turn=turn, hands=[cards, {}] if turn == 0 else [{}, cards], display=["red"] * 5, pile=None)
    assert claims(state) == {route for route in BOARD.route_id if payable(route, cards)}
    moves = [move for move in legal(state) if move.startswith("claim")]
    assert len(set(moves)) == len(moves)


def test_T3_2_cards_of_the_route_s_colour() -> None:
    state = arrange(hands=[{"red": 2}])
    assert "lindau-ulm" in claims(state)
    refused(state, "claim lindau-switzerland", "T3.2")  # blue
    refused(state, "claim berlin-magdeburg", "T3.2")  # three red


def test_T3_2_T3_3_no_cards_no_claim() -> None:
    state = arrange(hands=[{}])
    assert claims(state) == set()
    assert why(state, "claim kiel-denmark") == "T3.2"
    assert why(state, "claim konstanz-lindau") == "T3.2"


def test_T3_3_grey_takes_the_longest_row_of_one_colour() -> None:
    state = arrange(hands=[{"red": 1, "blue": 2, "green": 1}])
    assert {"kiel-denmark", "augsburg-ulm-1"} <= claims(state)
    refused(state, "claim erfurt-kassel", "T3.3")
    assert "erfurt-kassel" in claims(arrange(hands=[{"red": 1, "blue": 2, "locomotive": 1}]))


# T3.2, T3.3: which payments


@pytest.mark.parametrize(
    "route", ["lindau-ulm", "bremen-emden", "kiel-denmark", "frankfurt-koeln-1", "berlin-hamburg-1"]
)
@pytest.mark.parametrize(
    "cards",
    [
        {"blue": 7, "red": 2, "locomotive": 7},
        {"blue": 3, "red": 4, "green": 1, "locomotive": 2},
        {"purple": 4, "blue": 5, "red": 1, "locomotive": 4},
        {"locomotive": 8},
    ],
    ids=str,
)
def test_T3_2_T3_3_exactly_the_payments_the_rules_allow(route: str, cards: dict[str, int]) -> None:
    state = arrange(hands=[cards])
    expected = all_payments(route, cards)
    if not expected:
        assert route not in claims(state)
        return
    after = play(state, f"claim {route}", deals=[])
    if len(expected) == 1:  # taken automatically
        assert look(after)["discards"] == Counter(next(iter(expected)))
        return
    assert look(after)["phase"] == "payment"
    assert after.turn == 0
    assert len(payments(after)) == len(expected)
    assert {tuple(paid) for paid in payments(after)} == expected


@pytest.mark.parametrize(
    ("payment", "rule"),
    [
        ("blue blue", "T3.2"),  # too few
        ("blue blue blue blue", "T3.2"),  # too many
        ("blue blue red", "T3.2"),  # another colour
        ("red red red", "T3.2"),
        ("locomotive locomotive locomotive", "T3.2"),  # more than the seat has
        ("blue blue gold", "T3.2"),
    ],
)
def test_T3_2_no_other_payment_for_a_coloured_route(payment: str, rule: str) -> None:
    state = play(arrange(hands=[{"blue": 4, "red": 3, "locomotive": 2}]), "claim bremen-emden")
    refused(state, f"pay {payment}", rule)


def test_T3_2_no_more_cards_of_the_colour_than_held() -> None:
    state = play(arrange(hands=[{"blue": 2, "locomotive": 2}]), "claim bremen-emden")
    assert payments(state) == [["blue", "blue", "locomotive"], ["blue", "locomotive", "locomotive"]]
    refused(state, "pay blue blue blue", "T3.2")


def test_T3_3_no_two_colours_for_a_grey_route() -> None:
    state = play(arrange(hands=[{"blue": 1, "red": 2, "locomotive": 1}]), "claim kiel-denmark")
    refused(state, "pay blue red", "T3.3")
    refused(state, "pay red", "T3.2")
    refused(state, "pay locomotive locomotive", "T3.2")
    assert payments(state) == [["blue", "locomotive"], ["red", "red"], ["red", "locomotive"]]


@pytest.mark.parametrize("payment", ["blue blue blue", "blue blue locomotive", "locomotive locomotive locomotive"])
def test_T3_2_what_is_paid_leaves_the_hand(payment: str) -> None:
    cards = {"blue": 4, "red": 3, "locomotive": 4}
    state = play(arrange(hands=[cards]), "claim bremen-emden", f"pay {payment}")
    paid = Counter(payment.split())
    assert hand(state, 0) == Counter(cards) - paid
    assert look(state)["discards"] == paid
    assert look(state)["routes"] == {"bremen-emden": 0}
    assert look(state)["claiming"] is None


def test_T3_2_a_payment_without_choice_is_not_asked_for() -> None:
    state = play(arrange(hands=[{"red": 2, "locomotive": 0}]), "claim lindau-ulm")
    assert (state.turn, look(state)["discards"]) == (1, {"red": 2})
    state = play(arrange(hands=[{"red": 1, "locomotive": 1}]), "claim lindau-ulm")
    assert (state.turn, look(state)["discards"]) == (1, {"red": 1, "locomotive": 1})
    state = play(arrange(hands=[{"red": 1, "locomotive": 1}]), "claim augsburg-ulm-1")
    assert look(state)["phase"] == "payment"


def test_T3_2_a_route_chosen_but_not_paid_is_still_free() -> None:
    state = play(arrange(hands=[{"red": 2, "locomotive": 1}]), "claim lindau-ulm")
    position = look(state)
    assert (position["routes"], position["claiming"], position["trains"]) == ({}, "lindau-ulm", [45, 45])
    assert (position["scores"], position["hands"][0]) == ([0, 0], {"red": 2, "locomotive": 1})


# T3.4


def test_T3_4_trains_and_cards_are_used_up_by_the_seat_that_claims() -> None:
    state = arrange(3, turn=2, hands=[{"red": 3}, {"red": 3}, {"red": 5}])
    position = look(play(state, "claim emden-muenster"))
    assert position["trains"] == [45, 45, 41]
    assert position["hands"] == [{"red": 3}, {"red": 3}, {"red": 1}]
    assert position["discards"] == {"red": 4}
    assert position["routes"] == {"emden-muenster": 2}
    assert position["scores"] == [0, 0, 7]


@pytest.mark.parametrize("left", [3, 4, 5])
def test_T3_4_no_route_longer_than_the_trains_left(left: int) -> None:
    routes = [route for route in NEARLY_ALL_TRAINS if route != "nuernberg-regensburg"]  # 41 trains
    owners = dict.fromkeys(routes, 0) | {"lindau-switzerland": 1}
    if left == 5:
        del owners["regensburg-austria"], owners["chemnitz-erfurt"]  # 33
        owners |= {"kiel-rostock": 0, "freiburg-karlsruhe": 0}  # 40
    if left == 3:
        owners["konstanz-switzerland"] = 0
    state = arrange(hands=[{"red": 9, "blue": 9, "locomotive": 9}], routes=owners)
    assert look(state)["trains"][0] == left
    lengths = {length_of(route) for route in claims(state)}
    assert lengths == set(range(1, left + 1))
    refused(state, "claim berlin-hamburg-1", "T3.4")
    if left == 3:
        refused(state, "claim emden-muenster", "T3.4")
    else:
        assert why(state, "claim emden-muenster") is None


def test_T3_4_all_trains_may_go() -> None:
    owners = dict.fromkeys([route for route in NEARLY_ALL_TRAINS if route != "nuernberg-regensburg"], 0)
    state = play(arrange(hands=[{"red": 4}], routes=owners), "claim emden-muenster")
    assert look(state)["trains"] == [0, 45]


# T3.5


def test_T3_5_routes_need_not_connect() -> None:
    owners = {"rostock-schwerin": 0}
    state = arrange(hands=[{"red": 2}], routes=owners)
    assert why(state, "claim lindau-ulm") is None
    assert look(play(state, "claim lindau-ulm"))["routes"] == {"lindau-ulm": 0, "rostock-schwerin": 0}


def test_T3_5_one_route_a_turn() -> None:
    state = play(arrange(hands=[{"red": 4}, {"red": 4}]), "claim lindau-ulm")
    assert state.turn == 1
    assert why(state, "claim rostock-schwerin", seat=0) == "T0.9"


# T3.6, T3.7

TRIPLE = [f"dortmund-duesseldorf-{k}" for k in (1, 2, 3)]
DOUBLE = [f"berlin-hamburg-{k}" for k in (1, 2)]
RICH = {"red": 3, "blue": 7, "yellow": 7, "locomotive": 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T3_6_nobody_owns_two_routes_of_a_group(seats: int) -> None:
    state = arrange(seats, hands=[RICH], routes={DOUBLE[0]: 0, TRIPLE[1]: 0})
    for route in (DOUBLE[1], TRIPLE[0], TRIPLE[2]):
        refused(state, f"claim {route}", "T3.6")


@pytest.mark.parametrize("seats", [4, 5])
def test_T3_6_also_by_claiming_in_play(seats: int) -> None:
    state = play(arrange(seats, hands=[{"red": 2}] * seats), f"claim {TRIPLE[0]}")
    for _ in range(seats - 1):
        assert TRIPLE[1] in claims(state)
        state = play(state, "draw", "draw")
    assert state.turn == 0
    refused(state, f"claim {TRIPLE[1]}", "T3.6")
    refused(state, f"claim {TRIPLE[2]}", "T3.6")


def test_T3_6_routes_into_countries_are_no_group() -> None:
    cards = {"yellow": 3, "orange": 3, "black": 3}
    one_city_two_countries = arrange(hands=[cards], routes={"freiburg-france": 0})
    assert why(one_city_two_countries, "claim freiburg-switzerland") is None
    two_cities_one_country = arrange(hands=[cards], routes={"freiburg-france": 0})
    assert why(two_cities_one_country, "claim karlsruhe-france") is None


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("group", [DOUBLE, TRIPLE], ids=["double", "triple"])
def test_T3_7_with_two_or_three_players_the_rest_of_a_group_closes(seats: int, group: list[str]) -> None:
    for claimed in group:
        state = arrange(seats, turn=1, hands=[{}, RICH], routes={claimed: 0})
        for other in set(group) - {claimed}:
            refused(state, f"claim {other}", "T3.7")
        assert "dortmund-kassel" not in group
        assert "bremen-emden" in claims(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_T3_7_closes_as_soon_as_it_is_claimed(seats: int) -> None:
    state = arrange(seats, hands=[{"red": 1}, {"red": 1}])
    assert set(TRIPLE) <= claims(state)
    state = play(state, f"claim {TRIPLE[2]}")
    assert not claims(state) & set(TRIPLE)
    assert "dortmund-muenster-1" in claims(state)
    refused(state, f"claim {TRIPLE[0]}", "T3.7")
    refused(state, f"claim {TRIPLE[2]}", "T3.1")


@pytest.mark.parametrize("seats", [4, 5])
def test_T3_7_with_four_or_five_each_may_be_claimed_by_different_players(seats: int) -> None:
    state = arrange(seats, hands=[{"red": 1}] * seats)
    for seat, route in enumerate(TRIPLE):
        assert state.turn == seat
        assert claims(state) & set(TRIPLE) == set(TRIPLE[seat:])
        state = play(state, f"claim {route}")
    assert look(state)["routes"] == {TRIPLE[0]: 0, TRIPLE[1]: 1, TRIPLE[2]: 2}
    assert not claims(state) & set(TRIPLE)
    refused(state, f"claim {TRIPLE[0]}", "T3.1")


@pytest.mark.parametrize("seats", [4, 5])
def test_T3_7_a_double_route_with_four_or_five(seats: int) -> None:
    hands = [{"blue": 7}, *[{}] * (seats - 2), {"yellow": 7}]
    state = play(arrange(seats, turn=seats - 1, hands=hands), f"claim {DOUBLE[1]}")
    while look(state)["phase"] == "passenger":
        state = play(state, legal(state)[0])
    assert state.turn == 0
    assert DOUBLE[0] in claims(state)


def test_T3_7_groups_of_other_boards() -> None:
    cards = [{"red": 2, "blue": 2}, {"red": 2, "blue": 2}]
    state = play(arrange(game=VALLEY, hands=cards), "claim elm-hazel-3")
    while look(state)["phase"] == "passenger":
        state = play(state, legal(state)[0])
    assert not {"elm-hazel-1", "elm-hazel-2"} & claims(state)
    assert "birch-cedar-1" in claims(state)


# T3.8


@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("karlsruhe-stuttgart", 1),
        ("hamburg-kiel-2", 2),
        ("duesseldorf-netherlands", 4),
        ("hannover-muenster", 7),
        ("lindau-muenchen", 10),
        ("berlin-rostock", 15),
        ("dresden-regensburg", 18),
    ],
)
def test_T3_8_points_at_once_by_length(route: str, points: int) -> None:
    state = arrange(turn=1, hands=[{}, {"purple": 7, "red": 7}], routes={"konstanz-lindau": 1})
    after = play(state, f"claim {route}", *(["pay " + "red " * 5] if route == "lindau-muenchen" else []))
    assert after.scores() == [0, 1 + points]


def test_T3_8_points_come_before_passengers_are_chosen() -> None:
    state = play(arrange(hands=[{"orange": 4}]), "claim berlin-leipzig")
    assert look(state)["phase"] == "passenger"
    assert state.scores() == [7, 0]


def test_T3_8_other_boards_may_pay_other_points() -> None:
    state = arrange(game=VALLEY, hands=[{"white": 5}], display=["red", "red", "blue", "blue", "green"])
    state = play(state, "claim alder-hazel")
    assert state.scores() == [10, 0]


@pytest.mark.parametrize("seats", [2, 3])
def test_T3_7_claims_are_counted_as_they_are_listed(seats: int) -> None:
    """With two or three players a random claim is drawn by counting what is open, and never misses a route."""
    dealer = bl.SeededDealer(seats)
    state = GERMANY.start(seats, dealer)
    while not state.over:
        listed = state.legal_actions()
        for number in {0, len(listed) // 3, len(listed) // 2, len(listed) - 1}:
            assert state.any_action(bl.LogDealer([number])) == listed[number]
        state.apply(state.any_action(dealer), dealer)


def test_numbers_a_payment_and_passengers_without_a_choice_are_told() -> None:
    """T3.2, T3.9: nobody is asked, but the log can say what was taken."""
    colour = colour_of("bremen-emden")
    state = arrange(hands=[{colour: 4}], waiting={"bremen": {"red": 1}, "emden": {"green": 1}})
    moments = state.watch()
    state.apply(int(CLAIM) + BOARD.route_index["bremen-emden"], bl.SeededDealer(1))
    first, second = PASSENGERS.index("red"), PASSENGERS.index("green")
    payment = int(PAY) + 8 * CARDS.index(colour)
    taken = [payment, int(COLLECT) + first, int(COLLECT) + second]
    assert [(seat, action) for seat, _, action in moments] == [(0, action) for action in taken]


def test_numbers_locomotives_alone_are_a_payment_of_their_own() -> None:
    """T3.2: a payment is a colour and a number of locomotives; without any other card the colour is theirs."""
    colour = colour_of("bremen-emden")
    state = play(arrange(hands=[{colour: 1, "locomotive": 3}]), "claim bremen-emden")
    alone, mixed = int(PAY) + 8 * CARDS.index("locomotive") + 3, int(PAY) + 8 * CARDS.index(colour) + 2
    assert set(state.legal_actions()) == {alone, mixed}
