"""Countries: dead ends that tickets may name (T5)."""

from __future__ import annotations

import pytest

from tests.games.ticket_to_ride.arrange import GERMANY, arrange, ended, held, last_turn, play, points, view


def met(ticket: str, *routes: str) -> bool:
    """Whether seat 0 with these routes meets the ticket at the end."""
    state = ended(last_turn(routes=dict.fromkeys(routes, 0), tickets=[[ticket, "rostock-austria"]]))
    gained = points(state, 0, "T6.2") + 22  # the other ticket cannot be met
    worth = int(GERMANY.board.ticket_points[GERMANY.board.ticket_index[ticket]])
    assert gained in (worth, -worth)
    assert view(state, 0)["players"][0]["tickets_met"] == (gained > 0)
    return gained > 0


# T5.1


def test_T5_1_tickets_name_cities_and_countries() -> None:
    tickets = ["koeln-switzerland", "denmark-netherlands", "france-denmark"]
    state = arrange(tickets=[tickets])
    ends = {ticket["ticket"]: (ticket["from"], ticket["to"]) for ticket in view(state, 0)["tickets"]}
    assert ends == {
        "koeln-switzerland": ("koeln", "switzerland"),
        "denmark-netherlands": ("denmark", "netherlands"),
        "france-denmark": ("france", "denmark"),
    }


def test_T5_1_they_are_drawn_and_kept_like_any_other() -> None:
    state = play(
        arrange(),
        "tickets 4 short 0 long",
        deals=["denmark-berlin", "koeln-switzerland", "koblenz-ulm", "koeln-muenchen"],
    )
    state = play(state, "keep denmark-berlin koeln-switzerland")
    assert {"denmark-berlin", "koeln-switzerland"} <= set(held(state, 0))


# T5.2


def test_T5_2_no_way_leads_through_a_country() -> None:
    through = ["bremen-emden", "emden-netherlands", "duesseldorf-netherlands"]
    assert not met("bremen-duesseldorf", *through)
    around = ["bremen-emden", "emden-muenster", "dortmund-muenster-1", "dortmund-duesseldorf-1"]
    assert met("bremen-duesseldorf", *around)


def test_T5_2_not_even_by_several_countries() -> None:
    assert not met(
        "muenchen-freiburg", "freiburg-switzerland", "lindau-switzerland", "lindau-austria", "muenchen-austria"
    )
    assert met("muenchen-freiburg", "freiburg-konstanz", "konstanz-lindau", "lindau-muenchen")


# T5.3


def test_T5_3_two_routes_into_one_country_are_not_connected_by_it() -> None:
    pieces = ["bremerhaven-emden", "bremerhaven-denmark", "kiel-denmark", "hamburg-kiel-1"]
    assert not met("emden-hamburg", *pieces)
    assert met("emden-hamburg", *pieces, "bremerhaven-hamburg")


def test_T5_3_nor_for_a_ticket_to_another_country() -> None:
    """France touches Karlsruhe and Freiburg; only Freiburg is connected to Switzerland, and Köln to Karlsruhe."""
    koeln_karlsruhe = ["koblenz-koeln-1", "koblenz-mainz-1", "mainz-mannheim-1", "karlsruhe-mannheim"]
    split = ["karlsruhe-france", "freiburg-france", "freiburg-switzerland"]
    assert not met("koeln-switzerland", *koeln_karlsruhe, *split)
    assert met("koeln-switzerland", *koeln_karlsruhe, "freiburg-karlsruhe", "freiburg-switzerland")


# T5.4

KOELN_TO_FRANKFURT = "frankfurt-koeln-1"


@pytest.mark.parametrize(
    "way",
    [
        ["duesseldorf-netherlands"],
        ["dortmund-duesseldorf-1", "dortmund-muenster-1", "muenster-netherlands"],
        ["dortmund-duesseldorf-1", "dortmund-muenster-1", "emden-muenster", "emden-netherlands"],
    ],
)
def test_T5_4_a_country_is_reached_by_any_one_of_its_routes(way: list[str]) -> None:
    chain = [KOELN_TO_FRANKFURT, "duesseldorf-koeln-1", *way]
    assert met("netherlands-frankfurt", *chain)
    for missing in chain:
        assert not met("netherlands-frankfurt", *[route for route in chain if route != missing]), missing


def test_T5_4_a_route_into_the_country_from_elsewhere_does_not_help() -> None:
    assert not met("netherlands-frankfurt", KOELN_TO_FRANKFURT, "duesseldorf-koeln-1", "emden-netherlands")


def test_T5_4_another_country_does_not_help() -> None:
    assert not met("netherlands-frankfurt", "frankfurt-mannheim-1", "karlsruhe-mannheim", "karlsruhe-france")


def test_T5_4_the_ticket_may_name_the_country_first_or_last() -> None:
    chain = ["freiburg-konstanz", "konstanz-lindau", "lindau-muenchen"]
    assert met("france-muenchen", *chain, "freiburg-france")
    assert not met("france-muenchen", *chain)
    way = ["koblenz-koeln-1", "koblenz-mainz-1", "mainz-mannheim-1", "mannheim-stuttgart-1", "konstanz-stuttgart"]
    assert met("koeln-switzerland", *way, "konstanz-switzerland")
    assert not met("koeln-switzerland", *way)


# T5.5


def test_T5_5_one_connected_set_touches_both_countries() -> None:
    chain = ["kiel-denmark", "bremerhaven-kiel", "bremerhaven-emden", "emden-netherlands"]
    assert met("denmark-netherlands", *chain)
    for missing in chain:
        assert not met("denmark-netherlands", *[route for route in chain if route != missing]), missing


def test_T5_5_a_short_chain_between_two_borders() -> None:
    assert met("denmark-netherlands", "bremerhaven-denmark", "bremerhaven-emden", "emden-netherlands")


def test_T5_5_two_separate_sets_do_not_meet_it() -> None:
    assert not met("denmark-netherlands", "kiel-denmark", "emden-netherlands")
    assert not met("denmark-netherlands", "kiel-denmark", "bremerhaven-emden", "emden-netherlands", "hamburg-kiel-1")


def test_T5_5_a_third_country_does_not_link_it() -> None:
    north = ["konstanz-stuttgart", "mannheim-stuttgart-1", "frankfurt-mannheim-1", "frankfurt-kassel-1"]
    north += ["hannover-kassel-1", "hamburg-hannover-1", "hamburg-kiel-1", "kiel-denmark"]
    by_switzerland = ["freiburg-france", "freiburg-switzerland", "konstanz-switzerland"]
    assert not met("france-denmark", *north, *by_switzerland)
    assert met("france-denmark", *north, "freiburg-france", "freiburg-konstanz")


def test_T5_5_nor_does_one_of_the_two() -> None:
    """Denmark is touched twice: by the piece that also touches the Netherlands, and by another."""
    assert met("denmark-netherlands", "kiel-denmark", "bremerhaven-denmark", "bremerhaven-emden", "emden-netherlands")
    assert not met("denmark-netherlands", "kiel-denmark", "bremerhaven-denmark", "emden-netherlands")
