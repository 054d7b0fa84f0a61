"""The worked examples of the rulebook (TX)."""

from __future__ import annotations

from tests.games.ticket_to_ride.arrange import arrange, legal, look, play, refused

ALL_EIGHT = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]


def test_TX_1_a_blue_route_of_three() -> None:
    cards = dict.fromkeys(ALL_EIGHT, 3) | {"locomotive": 3}
    state = play(arrange(hands=[cards]), "claim bremen-emden")
    assert legal(state) == [
        "pay blue blue blue",
        "pay blue blue locomotive",
        "pay blue locomotive locomotive",
        "pay locomotive locomotive locomotive",
    ]
    for payment in legal(state):
        after = play(state, payment)
        assert look(after)["routes"] == {"bremen-emden": 0}
        assert sum(look(after)["discards"].values()) == 3


def test_TX_1_and_nothing_else() -> None:
    cards = dict.fromkeys(ALL_EIGHT, 4) | {"locomotive": 4}
    state = play(arrange(hands=[cards]), "claim bremen-emden")
    for payment in ("red red red", "blue blue red", "blue red locomotive", "blue blue", "blue blue blue blue"):
        refused(state, f"pay {payment}", "T3.2")


def test_TX_2_a_grey_route_of_two() -> None:
    cards = dict.fromkeys(ALL_EIGHT, 2) | {"locomotive": 2}
    state = play(arrange(hands=[cards]), "claim kiel-denmark")
    pairs = [payment for colour in ALL_EIGHT for payment in (f"pay {colour} {colour}", f"pay {colour} locomotive")]
    assert legal(state) == [*pairs, "pay locomotive locomotive"]
    for payment in legal(state):
        assert look(play(state, payment))["routes"] == {"kiel-denmark": 0}
    refused(state, "pay red blue", "T3.3")
    refused(state, "pay red blue locomotive", "T3.2")
