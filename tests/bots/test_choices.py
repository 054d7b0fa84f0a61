"""Positions in which a good player does not hesitate."""

from __future__ import annotations

import branchline as bl
from branchline.core.state import State
from branchline.games.ticket_to_ride.players.policy import greedy
from tests.games.ticket_to_ride.arrange import GERMANY, NEARLY_ALL_TRAINS, arrange, last_turn

# Mannheim – Würzburg lacks only Frankfurt – Würzburg
NEARLY_THERE = {"frankfurt-mannheim-1": 0, "nuernberg-wuerzburg-1": 0}


def choice(state: State) -> str:
    action = greedy(GERMANY.board).choose(state, bl.SeededDealer(0))
    return str(GERMANY.move(state, int(action)))


def test_it_claims_the_link_that_its_ticket_lacks() -> None:
    state = arrange(
        hands=[{"white": 3, "blue": 2}],
        routes=NEARLY_THERE,
        tickets=[["mannheim-wuerzburg", "hamburg-frankfurt"]],
        decks=[],  # there are no other tickets
    )
    assert choice(state) == "claim frankfurt-wuerzburg-1"


def test_it_pays_for_a_grey_route_with_the_cards_it_can_spare() -> None:
    state = arrange(
        phase="payment",
        claiming="frankfurt-wuerzburg-1",
        hands=[{"blue": 3, "black": 2, "locomotive": 2}],
        routes=NEARLY_THERE | {"bremen-hamburg": 0},
        tickets=[["mannheim-wuerzburg", "emden-hamburg"]],  # blue leads from Bremen to Emden
    )
    assert choice(state) == "pay black black"


def test_it_draws_the_colour_that_its_plan_lacks() -> None:
    state = arrange(
        hands=[{"green": 2}],
        display=["purple", "blue", "orange", "green", "red"],
        routes=NEARLY_THERE | {"frankfurt-wuerzburg-1": 0, "frankfurt-koeln-1": 0},
        tickets=[["koeln-regensburg", "mannheim-wuerzburg"]],  # green leads from Nürnberg to Regensburg
    )
    assert choice(state) == "take green"


def test_it_takes_two_wanted_cards_rather_than_a_locomotive() -> None:
    state = arrange(
        hands=[{"green": 1}],
        display=["locomotive", "blue", "green", "green", "red"],
        routes=NEARLY_THERE | {"frankfurt-wuerzburg-1": 0, "frankfurt-koeln-1": 0},
        tickets=[["koeln-regensburg", "mannheim-wuerzburg"]],
    )
    assert choice(state) == "take green"


def test_it_keeps_a_ticket_that_it_meets_already() -> None:
    state = arrange(
        phase="keep",
        routes=NEARLY_THERE | {"frankfurt-wuerzburg-1": 0},
        offers=[["mannheim-wuerzburg", "rostock-austria", "kiel-switzerland", "denmark-lindau"]],
        tickets=[["koeln-frankfurt", "mannheim-stuttgart"]],
    )
    assert "mannheim-wuerzburg" in choice(state)


def test_it_keeps_the_smallest_of_hopeless_tickets() -> None:
    state = arrange(
        phase="keep",
        routes=dict.fromkeys(NEARLY_ALL_TRAINS, 0),
        offers=[["hamburg-koeln", "rostock-konstanz", "kiel-stuttgart", "emden-freiburg"]],
        last_round=1,
    )
    assert choice(state) == "keep hamburg-koeln"


def test_T6_1_its_last_turn_meets_a_ticket_rather_than_scoring_a_long_route() -> None:
    hands = [{"black": 3, "blue": 7}]
    tickets = [["koeln-nuernberg", "koeln-muenchen"]]
    routes = NEARLY_THERE | {"frankfurt-koeln-1": 0, "muenchen-nuernberg-1": 0}
    assert choice(last_turn(hands=hands, routes=routes, tickets=tickets)) == "claim frankfurt-wuerzburg-1"
    assert choice(last_turn(hands=hands, routes=NEARLY_THERE, tickets=tickets)) != "claim frankfurt-wuerzburg-1"


def test_T6_4_in_the_last_round_it_takes_the_passenger_that_decides_a_majority() -> None:
    facts = {"phase": "passenger", "claiming": "frankfurt-koeln-1", "routes": {"frankfurt-koeln-1": 0}}
    waiting = {"frankfurt": {"red": 1, "green": 1, "white": 2}}
    for hangs, colour in ((4, "red"), (3, "green")):
        others = {"red": 1 if hangs == 4 else 3, "green": 1 if hangs == 3 else 3, "white": 2}
        state = last_turn(waiting=waiting, collected=[{}, others], **facts)
        assert choice(state) == f"collect {colour}"
