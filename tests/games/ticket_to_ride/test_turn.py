"""A turn: exactly one of three actions, or a pass if there is none (T1)."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.dealer import LogDealer
from branchline.core.state import State
from branchline.games.ticket_to_ride.game import TicketToRide
from tests.games.ticket_to_ride.arrange import DISPLAY, GERMANY, VALLEY, arrange, legal, look, play, refused, view

NOTHING_SHOWN = (None,) * 5
# every route of the valley is claimed, and nobody is short of trains
FULL_VALLEY = {
    "alder-birch": 0,
    "alder-elm": 1,
    "alder-hazel": 2,
    "birch-cedar-1": 0,
    "birch-cedar-2": 1,
    "birch-hazel": 3,
    "birch-highland": 4,
    "cedar-hazel": 0,
    "cedar-highland": 1,
    "cedar-oak": 2,
    "elm-hazel-1": 0,
    "elm-hazel-2": 1,
    "elm-hazel-3": 2,
    "elm-rowan": 3,
    "hazel-oak": 3,
    "hazel-rowan": 4,
    "oak-willow": 4,
    "rowan-willow": 4,
    "rowan-lowland": 1,
    "willow-lowland": 0,
}


def kinds(state: State) -> set[str]:
    return {move.split()[0] for move in legal(state)}


def stuck(passes: int = 0, turn: int = 0, hoarder: int = 4) -> State:
    """No route is free, no card and no ticket is left: nobody can do anything."""
    return arrange(
        5,
        game=VALLEY,
        turn=turn,
        passes=passes,
        routes=FULL_VALLEY,
        display=NOTHING_SHOWN,
        pile={},
        decks=[],
        hoarder=hoarder,
    )


def test_T1_1_draw_cards_or_claim_a_route_or_draw_tickets() -> None:
    assert kinds(arrange(hands=[{"red": 2}])) == {"claim", "take", "draw", "tickets"}


def test_T1_1_a_claim_is_the_whole_turn() -> None:
    state = play(arrange(hands=[{"red": 2}]), "claim lindau-ulm")
    assert state.turn == 1
    assert look(state)["phase"] == "turn"


def test_T1_1_two_cards_are_the_whole_turn() -> None:
    state = play(arrange(hands=[{"red": 2}]), "take blue", "take green")
    assert state.turn == 1
    assert look(state)["phase"] == "turn"


def test_T1_1_tickets_are_the_whole_turn() -> None:
    state = play(arrange(hands=[{"red": 2}]), "tickets 4 short 0 long")
    state = play(state, legal(state)[0])
    assert state.turn == 1
    assert look(state)["phase"] == "turn"


def test_T1_1_no_other_action_once_one_is_begun() -> None:
    one_card = play(arrange(hands=[{"red": 2}]), "take blue")
    assert kinds(one_card) == {"take", "draw"}
    refused(one_card, "claim lindau-ulm", "T2.1")
    refused(one_card, "tickets 4 short 0 long", "T2.1")
    refused(one_card, "pass", "T2.1")

    tickets = play(arrange(hands=[{"red": 2}]), "tickets 4 short 0 long")
    assert kinds(tickets) == {"keep"}
    refused(tickets, "draw", "T1.1")
    refused(tickets, "claim lindau-ulm", "T1.1")

    payment = play(arrange(hands=[{"red": 2, "locomotive": 1}]), "claim lindau-ulm")
    assert kinds(payment) == {"pay"}
    refused(payment, "draw", "T1.1")
    refused(payment, "claim rostock-schwerin", "T1.1")
    refused(payment, "tickets 4 short 0 long", "T1.1")

    passenger = play(arrange(hands=[{"red": 3}]), "claim erfurt-leipzig")
    assert kinds(passenger) == {"collect"}
    refused(passenger, "draw", "T1.1")
    refused(passenger, "pass", "T1.1")


def test_T1_1_what_belongs_inside_an_action_does_not_begin_one() -> None:
    state = arrange(hands=[{"red": 2}])
    refused(state, "pay red red", "T1.1")
    refused(state, "collect red", "T1.1")
    refused(state, "keep koeln-muenchen", "T1.1")


def test_T1_2_a_pass_where_nothing_else_is_possible() -> None:
    assert legal(stuck()) == ["pass"]
    after = play(stuck(), "pass", deals=[])
    assert after.turn == 1
    assert not after.over
    assert look(after)["passes"] == 1


def test_T1_2_no_pass_while_a_card_can_be_drawn() -> None:
    refused(arrange(), "pass", "T1.2")
    only_cards = arrange(5, game=VALLEY, routes=FULL_VALLEY, display=("red", None, None, None, None), pile={}, decks=[])
    assert legal(only_cards) == ["take red"]
    refused(only_cards, "pass", "T1.2")


def test_T1_2_no_pass_while_a_ticket_can_be_drawn() -> None:
    only_tickets = arrange(
        5, game=VALLEY, routes=FULL_VALLEY, display=NOTHING_SHOWN, pile={}, decks=["alder-cedar", "alder-willow"]
    )
    assert legal(only_tickets) == ["tickets 1 short 1 long"]
    refused(only_tickets, "pass", "T1.2")


def test_T1_2_no_pass_while_a_route_can_be_claimed() -> None:
    only_claims = arrange(turn=1, display=NOTHING_SHOWN, pile={}, decks=[])
    assert kinds(only_claims) == {"claim"}
    refused(only_claims, "pass", "T1.2")
    assert legal(arrange(turn=0, display=NOTHING_SHOWN, pile={}, decks=[])) == ["pass"]


@pytest.mark.parametrize("begins", [0, 3])
def test_T1_2_the_game_ends_when_all_have_passed_one_after_another(begins: int) -> None:
    state = stuck(turn=begins)
    for passed in range(5):
        assert not state.over
        assert look(state)["passes"] == passed
        state = play(state, "pass")
    assert state.over
    assert state.end_reason == "all-pass"
    assert legal(state) == []
    assert look(state)["phase"] == "over"


@pytest.mark.parametrize(("game", "seats"), [(GERMANY, 2), (GERMANY, 3), (GERMANY, 4), (VALLEY, 2)])
def test_T1_1_an_action_at_random_is_whichever_is_listed_at_a_number(game: TicketToRide, seats: int) -> None:
    dealer = bl.SeededDealer(3)
    state = game.start(seats, dealer)
    while not state.over:
        actions = state.legal_actions()
        assert [state.any_action(LogDealer([number])) for number in range(len(actions))] == actions
        state.apply(actions[dealer.below(len(actions))], dealer)


@pytest.mark.parametrize("seats", [2, 5])
def test_T1_2_a_pass_at_random_where_there_is_nothing_else(seats: int) -> None:
    state = arrange(seats, display=NOTHING_SHOWN, pile={}, decks=[])
    assert legal(state) == ["pass"]
    assert GERMANY.move(state, int(state.any_action(LogDealer([0])))) == GERMANY.moves.parse("pass")


def test_T1_2_it_is_scored_at_once() -> None:
    state = play(stuck(passes=4, turn=2), "pass")
    assert state.over
    assert all(view(state, None)["players"][seat]["tickets_first"]["known"] for seat in range(5))
    assert state.scores() != look(stuck())["scores"]


def test_T1_2_any_action_begins_the_count_anew() -> None:
    facts = {"routes": FULL_VALLEY, "pile": {}, "decks": [], "passes": 4, "hoarder": 4}
    state = arrange(5, game=VALLEY, turn=1, display=("red", *[None] * 4), **facts)  # type: ignore[arg-type]
    state = play(state, "take red")
    assert not state.over
    assert look(state)["passes"] == 0
    state = play(state, "pass", "pass", "pass", "pass")
    assert (state.over, look(state)["passes"]) == (False, 4)
    assert play(state, "pass").over


@pytest.mark.parametrize("action", ["claim", "tickets", "cards"])
def test_T1_2_one_who_can_act_must_and_the_others_passed_in_vain(action: str) -> None:
    facts: dict[str, object] = {"display": NOTHING_SHOWN, "pile": {}, "decks": []}
    if action == "tickets":
        facts["decks"] = ["koeln-muenchen"]
    if action == "cards":
        facts["display"] = (*DISPLAY[:2], None, None, None)
    state = arrange(turn=1, passes=1, **facts)  # type: ignore[arg-type]
    if action == "claim":
        state = play(state, "claim lindau-ulm", "pay red red")
    elif action == "tickets":
        state = play(state, "tickets 1 short 0 long")
    else:
        state = play(state, "take purple")
    assert (state.over, state.turn, look(state)["passes"]) == (False, 0, 0)


def test_T1_2_a_pass_in_the_last_round_uses_up_the_last_turn() -> None:
    routes = FULL_VALLEY | {"birch-hazel": 0}  # leaves seat 0 two trains
    facts = {"routes": routes, "display": NOTHING_SHOWN, "pile": {}, "decks": [], "hoarder": 2}
    state = arrange(5, game=VALLEY, turn=1, last_round=5, **facts)  # type: ignore[arg-type]
    for left, turn in ((4, 2), (3, 3), (2, 4), (1, 0)):
        state = play(state, "pass")
        assert (state.over, look(state)["last_round"], state.turn) == (False, left, turn)
    state = play(state, "pass")
    assert (state.over, state.end_reason) == (True, "trains")
