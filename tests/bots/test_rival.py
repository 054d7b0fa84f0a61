"""What another seat's routes give away, and what `chief` makes of it."""

from __future__ import annotations

import pytest

import branchline as bl
from branchline.core.state import State
from branchline.games.ticket_to_ride.board.board import CARDS
from branchline.games.ticket_to_ride.players.guide import expert
from branchline.games.ticket_to_ride.players.policy import RideGreedy, greedy
from branchline.games.ticket_to_ride.players.rival import CERTAIN, Rival
from branchline.games.ticket_to_ride.players.weights import chief_weights
from branchline.games.ticket_to_ride.rules.choices import CLAIM
from branchline.games.ticket_to_ride.rules.state import TicketToRideState
from tests.games.ticket_to_ride.arrange import GERMANY, NEARLY_ALL_TRAINS, arrange

BOARD = GERMANY.board
# a line from Kiel to München that lacks only Hannover - Erfurt
LINE = {"hamburg-kiel-1": 1, "hamburg-hannover-1": 1, "erfurt-nuernberg-1": 1, "muenchen-nuernberg-1": 1}
GAP = "erfurt-hannover-1"


def looked(state: State, seat: int = 0) -> Rival:
    assert isinstance(state, TicketToRideState)
    rival = Rival(BOARD)
    rival.survey(state, seat)
    return rival


def wanted(rival: Rival, route: str) -> int:
    return int(rival.wanted[BOARD.route_index[route]])


def loss(rival: Rival, route: str) -> int:
    return int(rival.loss[BOARD.route_index[route]])


def routes_by_loss(rival: Rival) -> list[str]:
    return sorted(BOARD.route_id, key=lambda route: -loss(rival, route))


def test_a_gap_in_a_line_is_what_its_owner_wants_most() -> None:
    before, after = looked(arrange()), looked(arrange(routes=LINE))
    assert routes_by_loss(after)[0] == GAP
    assert wanted(after, GAP) > 800 > 300 > wanted(before, GAP)
    assert loss(after, GAP) > 5 * loss(before, GAP)


def test_a_line_that_is_done_needs_nothing_more() -> None:
    rival = looked(arrange(routes=LINE | {GAP: 1}))
    assert wanted(rival, GAP) == 0
    assert rival.chance[BOARD.ticket_index["hamburg-muenchen"]] == 0  # it may be held, but can no longer be blocked


def test_only_as_many_tickets_are_believed_as_are_held() -> None:
    """T0.8 How many of each deck a seat has is public."""
    short, long = ["berlin-leipzig", "hamburg-rostock"], ["hamburg-muenchen", "kiel-nuernberg"]
    for held, most in ((short, 0), (long, 2 * CERTAIN)):
        rival = looked(arrange(routes=LINE, tickets=[["koeln-frankfurt", "emden-austria"], held]))
        chances = [int(rival.chance[k]) for k in range(int(BOARD.short_tickets), int(BOARD.tickets))]
        assert sum(chances) <= most
        assert bool(most) == any(chances)


def test_a_ticket_of_ones_own_is_nobody_elses() -> None:
    rival = looked(arrange(routes=LINE, tickets=[["hamburg-muenchen", "kiel-nuernberg"]]))
    assert rival.chance[BOARD.ticket_index["hamburg-muenchen"]] == 0


def test_cards_taken_face_up_speak_for_a_way_that_lacks_their_colour() -> None:
    colour, route = "purple", "chemnitz-regensburg"
    assert BOARD.route_colour[BOARD.route_index[route]] == CARDS.index(colour)
    quiet = looked(arrange(hands=[{}, {colour: 4}]))
    shown = looked(arrange(hands=[{}, {colour: 4}], seen=[{}, {colour: 4}]))
    assert wanted(shown, route) > 2 * wanted(quiet, route) > 0


def test_where_twins_stay_open_a_route_is_no_great_loss() -> None:
    """T3.7 At a table of four the second of two parallel routes stays open to another seat."""
    assert loss(looked(arrange(2, routes=LINE)), GAP) > 10 * loss(looked(arrange(4, routes=LINE)), GAP)


@pytest.mark.parametrize("seats", [2, 3])
def test_T3_7_twins_are_wanted_together_where_they_close_together(seats: int) -> None:
    rival = looked(arrange(seats, routes=LINE))
    assert wanted(rival, GAP) == wanted(rival, "erfurt-hannover-2") > 0
    assert loss(rival, GAP) == loss(rival, "erfurt-hannover-2") > 0


def test_a_ticket_that_one_put_back_at_set_up_is_in_no_first_hand() -> None:
    ticket, first = "hamburg-muenchen", ["berlin-leipzig", "rostock-konstanz"]
    put_back = [{"shuffled": [ticket]}]
    at = BOARD.ticket_index[ticket]
    mine = ["koeln-frankfurt", "emden-austria"]
    assert looked(arrange(routes=LINE, tickets=[mine, first])).chance[at] > 0
    assert looked(arrange(routes=LINE, tickets=[mine, first], knowledge=put_back)).chance[at] == 0
    drawn_since = arrange(routes=LINE, tickets=[mine, first], later=[[], ["berlin-stuttgart"]], knowledge=put_back)
    assert looked(drawn_since).chance[at] > 0


def test_a_ticket_seen_in_a_hand_is_certain() -> None:
    ticket = "hamburg-muenchen"
    held = [["koeln-frankfurt", "emden-austria"], ["berlin-leipzig", "hamburg-rostock"]]
    rival = looked(arrange(routes=LINE, tickets=held, later=[[], [ticket]], knowledge=[{"sure": [ticket]}]))
    assert rival.chance[BOARD.ticket_index[ticket]] == CERTAIN
    assert rival.chance[BOARD.ticket_index["kiel-nuernberg"]] == 0  # it has no other long one
    assert wanted(rival, GAP) == CERTAIN


def test_it_does_not_matter_who_sits_where() -> None:
    tickets = [
        ["koeln-frankfurt", "emden-austria"],
        ["berlin-leipzig", "rostock-konstanz"],
        ["mainz-stuttgart", "berlin-mainz"],
    ]
    other = {"frankfurt-kassel-1": 2, "hannover-kassel-1": 2, "frankfurt-mannheim-1": 2}
    exchanged = {route: 3 - seat for route, seat in (LINE | other).items()}
    one = looked(arrange(3, routes=LINE | other, tickets=tickets))
    two = looked(arrange(3, routes=exchanged, tickets=[tickets[0], tickets[2], tickets[1]]))
    assert [int(value) for value in one.loss] == [int(value) for value in two.loss]
    assert [int(value) for value in one.wanted] == [int(value) for value in two.wanted]
    assert max(one.loss) > 0


def test_a_seat_wants_no_route_that_its_trains_do_not_reach() -> None:
    state = arrange(routes=dict.fromkeys(NEARLY_ALL_TRAINS, 1), last_round=2)  # one train is left
    rival = looked(state)
    lengths = {int(BOARD.route_length[route]) for route in range(int(BOARD.routes)) if rival.wanted[route] > 0}
    assert lengths <= {1}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_hidden_is_looked_at(seats: int) -> None:
    game, dealer = bl.game("ticket-to-ride-germany"), bl.SeededDealer(seats)
    state = game.start(seats, dealer)
    player = greedy(BOARD)
    rival = Rival(BOARD)
    for move in range(200):
        assert isinstance(state, TicketToRideState)
        if move % 20 == 19:
            seat = move // 20 % seats
            rival.survey(state, seat)
            seen = list(rival.wanted), list(rival.loss)
            for deal in range(3):
                twin = state.redeal(seat, bl.SeededDealer(deal))
                rival.survey(twin, seat)
                assert seen == (list(rival.wanted), list(rival.loss))
        state.apply(player.choose(state, dealer), dealer)


def test_chief_takes_away_what_the_line_of_another_lacks() -> None:
    state = arrange(
        hands=[{"orange": 4, "locomotive": 1}],
        routes=LINE,
        tickets=[["koeln-frankfurt", "karlsruhe-augsburg"], ["hamburg-muenchen", "kiel-nuernberg"]],
    )
    claim = CLAIM + BOARD.route_index[GAP]
    assert expert(BOARD).choose(state, bl.SeededDealer(0)) == claim
    harmless = chief_weights()
    harmless.block = 0
    assert RideGreedy(BOARD, harmless).choose(state, bl.SeededDealer(0)) != claim
