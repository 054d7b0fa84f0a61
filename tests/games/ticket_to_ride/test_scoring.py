"""Scoring: routes, tickets, globetrotter, passengers, and who wins (T6.0, T6.2 to T6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.core.state import State
from tests.games.ticket_to_ride.arrange import (
    arrange,
    ended,
    last_turn,
    legal,
    look,
    play,
    points,
    view,
)

HOPELESS = ("rostock-konstanz", "kiel-switzerland", "denmark-lindau", "rostock-austria", "berlin-switzerland")


# T6.0


def test_T6_0_a_recount_of_routes_gives_the_points_scored_at_once() -> None:
    state = arrange(hands=[{"red": 6, "blue": 7}, {"purple": 6, "white": 5}])
    for move in ("berlin-magdeburg", "berlin-rostock", "berlin-hamburg-1", "berlin-schwerin"):
        state = play(state, f"claim {move}")
        while look(state)["phase"] == "passenger":
            state = play(state, legal(state)[0])
    assert state.scores() == [4 + 18, 15 + 10]
    assert [points(state, seat, "T6.0") for seat in range(2)] == state.scores()


def test_T6_0_the_recount_is_a_line_of_the_final_score() -> None:
    state = ended(last_turn(routes={"berlin-hannover": 0, "konstanz-lindau": 0}))
    assert points(state, 0, "T6.0", count=2) == 18 + 1
    assert points(state, 1, "T6.0", count=9) == 18 + 18 + 15 + 10 + 7 + 7 + 7 + 7 + 4


# T6.2


def test_T6_2_tickets_met_add_and_others_subtract_their_points() -> None:
    tickets = [["koeln-frankfurt", "berlin-leipzig", "hamburg-berlin"], ["dresden-augsburg", HOPELESS[0]]]
    facts: dict[str, Any] = {"routes": {"frankfurt-koeln-1": 0, "berlin-leipzig": 0}, "tickets": tickets}
    facts["later"] = [[HOPELESS[1]], ["koeln-muenchen"]]
    state = ended(last_turn(**facts))
    assert points(state, 0, "T6.2") == 4 + 4 - 7 - 20
    assert points(state, 1, "T6.2") == 12 - 22 - 11
    assert view(state, None)["players"][0]["tickets_met"] == 2
    assert view(state, None)["players"][1]["tickets_met"] == 1


def test_T6_2_the_whole_score() -> None:
    """Seat 0: two routes of 4 for 7 each, 4 + 4 - 22 for tickets, 15 as globetrotter, no passengers but seconds."""
    collected = [{"red": 2, "blue": 1, "white": 1}, {"red": 1, "blue": 2, "white": 1, "green": 4}]
    facts: dict[str, Any] = {"routes": {"frankfurt-koeln-1": 0, "berlin-leipzig": 0}, "collected": collected}
    facts["tickets"] = [["koeln-frankfurt", "berlin-leipzig", HOPELESS[0]], [HOPELESS[1], HOPELESS[2]]]
    state = ended(last_turn(**facts))
    assert state.scores() == [14 + 4 + 4 - 22 + 15 + 20 + 10 + 20, 93 - 20 - 22 + 10 + 20 + 20 + 20]


def test_T6_2_a_total_may_be_negative() -> None:
    state = ended(last_turn(3, tickets=[HOPELESS[:2]]))
    assert state.scores()[0] == -22 - 20


def test_T6_2_nothing_of_it_before_the_end() -> None:
    state = last_turn(routes={"frankfurt-koeln-1": 0}, tickets=[["koeln-frankfurt", HOPELESS[0]]])
    assert state.scores()[0] == 7


# T6.3

# tickets that the routes of seats 0 and 1 meet
MEETS = [
    ["koeln-frankfurt", "berlin-leipzig", "mannheim-stuttgart"],
    ["hamburg-berlin", "hamburg-rostock", "muenchen-konstanz"],
]


def after_tickets(met: list[int], seats: int = 3) -> State:
    """Seats 0 and 1 meet this many tickets; everyone misses two more."""
    tickets = [[*MEETS[0][: met[0]], *HOPELESS[:2]], [*MEETS[1][: met[1]], *HOPELESS[2:4]]]
    routes = {"frankfurt-koeln-1": 0, "berlin-leipzig": 0, "mannheim-stuttgart-1": 0, "berlin-hamburg-1": 1}
    routes |= {"kiel-rostock": 1, "hamburg-kiel-1": 1, "lindau-muenchen": 1, "konstanz-lindau": 1}
    spent = seats - 1
    return ended(last_turn(seats, spent=spent, routes=routes, tickets=tickets))


@pytest.mark.parametrize(
    ("met", "expected"),
    [
        ([0, 0], [0, 0, 0]),
        ([1, 0], [15, 0, 0]),
        ([0, 1], [0, 15, 0]),
        ([1, 1], [15, 15, 0]),
        ([2, 1], [15, 0, 0]),
        ([1, 2], [0, 15, 0]),
        ([2, 2], [15, 15, 0]),
    ],
)
def test_T6_3_globetrotter_for_most_tickets_met_ties_included(met: list[int], expected: list[int]) -> None:
    state = after_tickets(met)
    assert [view(state, None)["players"][seat]["tickets_met"] for seat in range(3)] == [*met, 0]
    assert [points(state, seat, "T6.3") for seat in range(3)] == expected


def test_T6_3_tickets_count_not_their_points() -> None:
    """Two tickets of 2 and 4 points beat one of 12."""
    tickets = [["koeln-frankfurt", "mannheim-stuttgart"], ["dresden-augsburg", HOPELESS[0]]]
    state = ended(last_turn(routes={"frankfurt-koeln-1": 0, "mannheim-stuttgart-1": 0}, tickets=tickets))
    assert [points(state, seat, "T6.3") for seat in range(2)] == [15, 0]


def test_T6_3_missed_tickets_do_not_count_against_it() -> None:
    tickets = [["koeln-frankfurt", *HOPELESS[:3]], ["hamburg-karlsruhe", HOPELESS[4]]]
    state = ended(last_turn(routes={"frankfurt-koeln-1": 0}, tickets=tickets))
    assert [points(state, seat, "T6.3") for seat in range(2)] == [15, 0]


# T6.4


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([2, 1], [20, 10]),
        ([1, 2], [10, 20]),
        ([2, 2], [20, 20]),
        ([3, 0], [20, 0]),  # nobody scores a colour they have none of
        ([0, 1], [0, 20]),
        ([3, 2, 1], [20, 10, 0]),
        ([1, 3, 2], [0, 20, 10]),
        ([2, 1, 3], [10, 0, 20]),
        ([2, 2, 1], [20, 20, 0]),  # a tie for most: nobody gets the 10
        ([1, 2, 2], [0, 20, 20]),
        ([3, 1, 1], [20, 10, 10]),  # several tied second
        ([1, 3, 1], [10, 20, 10]),
        ([2, 0, 0], [20, 0, 0]),
        ([2, 2, 2], [20, 20, 20]),
        ([3, 2, 2, 1], [20, 10, 10, 0]),
        ([2, 2, 1, 1], [20, 20, 0, 0]),
        ([0, 3, 2, 0, 1], [0, 20, 10, 0, 0]),
        ([1, 2, 1, 1, 1], [10, 20, 10, 10, 10]),
        ([2, 2, 2, 1, 1], [20, 20, 20, 0, 0]),
        ([0, 0, 0, 0, 8], [0, 0, 0, 0, 20]),
    ],
    ids=str,
)
@pytest.mark.parametrize("colour", ["red", "white"])
def test_T6_4_most_of_a_colour_20_second_most_10(counts: list[int], expected: list[int], colour: str) -> None:
    collected = [{colour: count} if count else {} for count in counts]
    state = ended(last_turn(len(counts), collected=collected))
    assert [points(state, seat, "T6.4", colour=colour) for seat in range(len(counts))] == expected


def test_T6_4_every_colour_by_itself() -> None:
    collected = [
        {"red": 2, "black": 1, "green": 1},
        {"red": 1, "black": 2, "green": 1},
    ]
    state = ended(last_turn(collected=collected, tickets=[HOPELESS[:2], HOPELESS[2:4]]))
    assert [points(state, seat, "T6.4") for seat in range(2)] == [20 + 10 + 20, 10 + 20 + 20]
    assert state.scores() == [50 - 22 - 20, 50 + 93 - 22 - 22]


def test_T6_4_a_colour_nobody_has_is_worth_nothing() -> None:
    state = ended(last_turn(collected=[{"red": 4}, {"red": 4}]))
    assert [points(state, seat, "T6.4") for seat in range(2)] == [20, 20]


# T6.5

FOURS = [["hamburg-rostock", "karlsruhe-augsburg"], ["koeln-saarbruecken", "mannheim-wuerzburg"]]


def final(tickets: list[list[str]], collected: list[dict[str, int]], routes: dict[str, int] | None = None) -> State:
    """Seats 0 to 2 compete; seat 3 has used up its trains and misses all tickets that nobody else holds, except one."""
    facts: dict[str, Any] = {"tickets": [*tickets, list(HOPELESS[:2])], "decks": [], "collected": collected}
    state = ended(last_turn(4, spent=3, routes=routes, **facts))
    assert state.ranking()[3] == 4
    assert look(state)["collected"] == collected  # nothing was filled in
    return state


def test_T6_5_most_points_win() -> None:
    tickets = [["koblenz-ulm", "hamburg-kassel"], FOURS[0], ["koeln-muenchen", "bremen-berlin"]]
    state = final(tickets, [{}, {}, {}, {"white": 8}])
    assert state.scores()[:3] == [-14, -8, -21]
    assert state.ranking() == [2, 1, 3, 4]
    assert state.winners() == [1]


def test_T6_5_points_come_before_tickets_met_and_passengers() -> None:
    """Seat 0 met a ticket, seat 1 has the most passengers of the three, seat 2 has the points."""
    missed = [["denmark-lindau", "berlin-switzerland"], ["rostock-austria", "bremen-berlin"]]
    tickets = [["mannheim-stuttgart", *missed[0]], missed[1], ["mainz-stuttgart", "frankfurt-stuttgart"]]
    collected = [{"red": 1}, {"red": 1, "white": 2}, {"black": 2}, {"white": 3, "black": 1}]
    state = final(tickets, collected, {"mannheim-stuttgart-1": 0})
    assert state.scores()[:3] == [2 + 2 - 42 + 15 + 20, -32 + 20 + 10, -7 + 20]
    assert state.ranking() == [3, 2, 1, 4]


def test_T6_5_a_tie_goes_to_most_tickets_met() -> None:
    """Although the other has more passengers."""
    met_one = ["mannheim-stuttgart", "netherlands-berlin", "koeln-muenchen"]
    tickets = [["mainz-stuttgart", "frankfurt-stuttgart"], met_one, FOURS[0]]
    collected = [{"red": 1, "white": 2}, {"red": 1, "white": 1}, {"white": 3}, {"white": 4}]
    state = final(tickets, collected, {"mannheim-stuttgart-1": 1, "lindau-switzerland": 0})
    assert state.scores()[:3] == [2 - 7 + 20, 2 + 2 - 24 + 15 + 20, -8 + 10]
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [2, 1, 3, 4]
    assert state.winners() == [1]


def test_T6_5_then_to_most_passengers() -> None:
    tickets = [FOURS[0], FOURS[1], ["koeln-muenchen", "bremen-berlin"]]
    collected = [{"red": 1}, {"red": 1, "white": 1}, {"white": 2}, {"white": 3}]
    state = final(tickets, collected)
    assert state.scores()[:2] == [12, 12]
    assert state.ranking()[:2] == [2, 1]
    assert state.winners() == [1]


def test_T6_5_then_the_victory_is_shared() -> None:
    tickets = [FOURS[0], FOURS[1], ["koeln-muenchen", "bremen-berlin"]]
    collected = [{"red": 1, "white": 1}, {"red": 1, "black": 1}, {"white": 1, "black": 1}, {"white": 1, "black": 1}]
    state = final(tickets, collected)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranking() == [1, 1, 3, 4]
    assert state.winners() == [0, 1]


def test_T6_5_lower_places_are_ranked_by_the_same_tie_breaks() -> None:
    tickets = [["mainz-stuttgart", "frankfurt-stuttgart"], *FOURS]
    state = final(tickets, [{"red": 1}, {"red": 1}, {"red": 1}, {"white": 5}])
    assert state.scores()[:3] == [13, 12, 12]
    assert state.ranking() == [1, 2, 2, 4]
    collected = [{"red": 1, "white": 2}, {"red": 1}, {"red": 1, "white": 1}, {"white": 3, "black": 1}]
    state = final(tickets, collected, {"lindau-switzerland": 0})
    assert state.scores()[:3] == [25, 12, 12]
    assert state.ranking() == [1, 3, 2, 4]


def test_T6_5_three_may_share() -> None:
    tickets = [*FOURS, ["koeln-frankfurt", "berlin-leipzig"]]
    state = final(tickets, [{"red": 2}, {"red": 2}, {"red": 2}, {"red": 2}])
    assert state.ranking() == [1, 1, 1, 4]
    assert state.winners() == [0, 1, 2]
