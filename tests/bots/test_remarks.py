"""What is said about a move of Ticket to Ride besides numbers."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.bots.hints import hint
from branchline.core.state import State
from branchline.locale import texts_of
from branchline.locale.voice import Voice
from tests.bots.test_choices import NEARLY_THERE
from tests.bots.test_rival import GAP, LINE
from tests.games.ticket_to_ride.arrange import GERMANY, arrange

TICKETS = [["mannheim-wuerzburg", "hamburg-frankfurt"]]


def keys(state: State, move: str) -> list[str]:
    action = GERMANY.action(state, GERMANY.moves.parse(move))
    return [line.key for line in GERMANY.remarks(state, action)]


@pytest.mark.parametrize(
    ("routes", "move", "expected"),
    [
        (NEARLY_THERE, "claim frankfurt-wuerzburg-1", ["remark-needed"]),
        (LINE, f"claim {GAP}", ["remark-wanted"]),
        (NEARLY_THERE, "claim bremerhaven-emden", []),
        (NEARLY_THERE, "draw", []),
    ],
)
def test_a_route_is_needed_or_wanted_or_neither(routes: dict[str, int], move: str, expected: list[str]) -> None:
    state = arrange(hands=[{"white": 3, "orange": 4, "locomotive": 1}], routes=routes, tickets=TICKETS)
    assert keys(state, move) == expected


def test_a_card_is_lacking_or_not() -> None:
    """Green leads from Nürnberg to Regensburg, and nothing else is missing."""
    routes = NEARLY_THERE | {"frankfurt-wuerzburg-1": 0, "frankfurt-koeln-1": 0}
    tickets = [["koeln-regensburg", "mannheim-wuerzburg"]]
    display = ["purple", "blue", "orange", "green", "locomotive"]
    state = arrange(hands=[{"green": 2}], display=display, routes=routes, tickets=tickets)
    assert keys(state, "take green") == ["remark-lacking"]
    assert keys(state, "take blue") == keys(state, "take locomotive") == []


def test_grey_routes_lack_cards_too() -> None:
    """Frankfurt - Würzburg is grey: more of the colour in hand."""
    display = ["purple", "blue", "orange", "green", "white"]
    state = arrange(
        hands=[{"white": 1}], display=display, routes=NEARLY_THERE, tickets=[["mannheim-wuerzburg", "koeln-frankfurt"]]
    )
    assert keys(state, "take white") == ["remark-lacking"]


def test_where_all_tickets_are_met_nothing_is_needed() -> None:
    """Tickets do not need the route and the card that fill the time."""
    routes = NEARLY_THERE | {"frankfurt-wuerzburg-1": 0, "frankfurt-koeln-1": 0}
    tickets = [["mannheim-wuerzburg", "koeln-frankfurt"]]
    state = arrange(hands=[{"orange": 5, "white": 3, "blue": 3}], routes=routes, tickets=tickets)
    said = {line.key for action in state.legal_actions() for line in GERMANY.remarks(state, action)}
    assert said <= {"remark-wanted"}


def test_there_is_nothing_to_say_about_a_payment() -> None:
    state = arrange(
        phase="payment",
        claiming="frankfurt-wuerzburg-1",
        hands=[{"blue": 3, "black": 2, "locomotive": 2}],
        routes=NEARLY_THERE,
        tickets=TICKETS,
    )
    assert [GERMANY.remarks(state, action) for action in state.legal_actions()] == [[]] * len(state.legal_actions())


@pytest.mark.once
def test_a_hint_says_so() -> None:
    state = arrange(hands=[{"white": 3, "blue": 2}], routes=NEARLY_THERE, tickets=TICKETS, decks=[])
    found = hint(GERMANY, GERMANY.view(state, 0), iterations=20, budget=600)
    voice = Voice(texts_of(GERMANY.info), ["Ada", "Ben"], 0)
    first, *remarks, last = [voice.line(line) for line in found.reasons]
    assert first.startswith("Claim ")
    assert remarks[0] == "Your tickets need this route."
    assert last == "Nothing else comes close."


def test_other_games_have_nothing_to_add() -> None:
    game = bl.game("foothills")
    state = game.start(2, bl.SeededDealer(1))
    assert game.remarks(state, state.legal_actions()[0]) == []
