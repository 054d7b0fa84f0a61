"""What is worked out for programs that learn: what tickets still lack, and what routes would cost."""

from __future__ import annotations

from typing import Any

import pytest

import branchline as bl
from branchline.core.errors import OtherObservation
from branchline.core.state import State
from tests.games.ticket_to_ride.arrange import GERMANY, NEARLY_ALL_TRAINS, VALLEY, arrange
from tests.support.walks import walk
from tests.support.ways import fewest_trains, prices

WAYS = ["trains_missing", "possible"]
NO_WAY = 46  # one more than the trains of a seat


def told(state: State, seat: int = 0, blocks: list[str] | None = None) -> dict[str, Any]:
    """An observation in words."""
    seen = GERMANY.observation(int(state.seats), blocks=blocks)
    return seen.explain(seen.numbers(state, seat))


def lacks(ticket: str, **facts: Any) -> tuple[int, int]:
    """How many trains a ticket of seat 0 lacks, and whether it is possible."""
    read = told(arrange(tickets=[[ticket, "rostock-austria"]], **facts), blocks=WAYS)
    return read["trains_missing"].get(ticket, 0), read["possible"].get(ticket, 0)


def test_a_ticket_lacks_the_trains_of_the_cheapest_open_way() -> None:
    assert lacks("denmark-berlin") == (10, 1)  # by Kiel and Schwerin
    assert lacks("denmark-berlin", routes={"kiel-schwerin": 0}) == (7, 1)
    assert lacks("denmark-berlin", routes={"berlin-schwerin": 1}) == (11, 1)  # by Hamburg instead
    met = {"kiel-denmark": 0, "kiel-schwerin": 0, "berlin-schwerin": 0}
    assert lacks("denmark-berlin", routes=met) == (0, 1)


def test_a_ticket_is_possible_while_there_are_a_way_and_the_trains_for_it() -> None:
    assert lacks("denmark-berlin", routes={"kiel-denmark": 1, "bremerhaven-denmark": 1}) == (NO_WAY, 0)
    assert lacks("mainz-stuttgart") == (3, 1)
    assert lacks("mainz-stuttgart", routes=dict.fromkeys(NEARLY_ALL_TRAINS, 0), last_round=1) == (3, 0)


def test_T5_2_no_way_leads_through_a_country() -> None:
    through = {"bremen-emden": 0, "emden-netherlands": 0, "duesseldorf-netherlands": 0}
    assert lacks("bremen-duesseldorf", routes=through) == (5, 1)


def test_tickets_on_offer_count_and_those_of_others_do_not() -> None:
    offered = ["mainz-stuttgart", "denmark-berlin"]
    state = arrange(
        phase="keep", offers=[offered], tickets=[["emden-hamburg", "berlin-chemnitz"], ["hamburg-berlin"] * 0]
    )
    mine = {"emden-hamburg", "berlin-chemnitz", *offered}
    assert set(told(state, 0, WAYS)["trains_missing"]) == mine
    assert not mine & set(told(state, 1, WAYS)["trains_missing"])


@pytest.mark.parametrize(("game", "seats"), [(GERMANY, 2), (GERMANY, 3), (GERMANY, 5), (VALLEY, 4)])
def test_what_is_kept_of_a_table_is_what_a_search_finds_anew(game: bl.Game, seats: int) -> None:
    """Move by move through several games at one table, beside a search of its own for every ticket, at every fifth."""
    seen = game.observation(seats, blocks=WAYS)
    missing, possible = (seen.parts[name].place for name in WAYS)
    board: Any = game.board
    kinds = set()
    for seed in range(4):
        for number, step in enumerate(walk(game, seats, seed)):
            state: Any = step.after
            for seat in range(seats):
                vector = seen.numbers(state, seat)
                if number % 5:
                    continue
                view = game.view(state, seat)
                price = prices(game, view, seat)
                names = [ticket["ticket"] for ticket in view["tickets"]]
                names += [slot["ticket"] for slot in view["players"][seat]["offer"]]
                expected = dict.fromkeys(range(int(board.tickets)), (0, 0))
                for ticket in (board.ticket_index[name] for name in names):
                    ends = (board.place_id[place] for place in (board.ticket_a[ticket], board.ticket_b[ticket]))
                    trains = fewest_trains(game, price, *ends)
                    expected[ticket] = (min(trains, int(board.trains) + 1), int(trains <= state.trains[seat]))
                    kinds.add((trains == 0, trains > board.trains, trains <= state.trains[seat]))
                assert dict(enumerate(zip(vector[missing], vector[possible], strict=True))) == expected
    if game is GERMANY:
        assert kinds == {(True, False, True), (False, False, True), (False, False, False), (False, True, False)}


def test_what_a_route_would_cost_in_cards() -> None:
    """T3.2, T3.3 As many cards of one colour as there are, the rest in locomotives, of which some may be missing."""
    read = told(arrange(hands=[{"green": 3, "red": 1, "locomotive": 1}]))

    def cost(route: str) -> tuple[int, ...]:
        return tuple(read[block].get(route, 0) for block in ("coloured_cards", "locomotives", "cards_missing"))

    assert cost("berlin-dresden") == (3, 2, 1)  # five green
    assert cost("hamburg-schwerin") == (2, 0, 0)  # two green
    assert cost("berlin-magdeburg") == (1, 2, 1)  # three red
    assert cost("bremen-emden") == (0, 3, 2)  # three blue
    assert cost("lindau-muenchen") == (3, 2, 1)  # five of any colour
    closed = told(arrange(hands=[{"green": 3}], routes={"berlin-dresden": 1}))
    assert all("berlin-dresden" not in closed[block] for block in ("coloured_cards", "locomotives", "cards_missing"))


def test_what_the_first_version_made_is_refused_with_the_way_out() -> None:
    """The card of a data set or a player from before observations said what tickets lack."""
    seen = GERMANY.observation(2)
    added = ["coloured_cards", *WAYS]
    first = {"version": 1, "size": 1750, "digest": "dffe25740330fde2"}
    card = seen.card() | first | {"blocks": [name for name in seen.blocks if name not in added]}
    says = "their version is 1, and here it is 2; make the data or train the player again"
    with pytest.raises(OtherObservation, match=says):
        seen.check(card)
