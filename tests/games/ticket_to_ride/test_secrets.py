"""What is secret and what is public, and what an attentive player remembers (T0.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import branchline as bl
from branchline.core.state import SPECTATOR, State
from tests.games.ticket_to_ride.arrange import (
    DISPLAY,
    GERMANY,
    arrange,
    drawable,
    ended,
    game_of,
    hand,
    held,
    last_turn,
    legal,
    look,
    play,
    start,
    view,
)

# in the order of the board
SHORT = ["koeln-frankfurt", "berlin-leipzig", "emden-hamburg", "hamburg-berlin", "koblenz-ulm", "koeln-muenchen"]
SHORT_DECK = GERMANY.board.ticket_id[:55]
LONG = ["berlin-frankfurt", "berlin-koeln", "kiel-nuernberg", "berlin-mainz", "kiel-stuttgart", "hamburg-muenchen"]


def later(state: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """The tickets a seat kept in play, as the viewer knows them."""
    row: dict[str, Any] = view(state, viewer)["players"][seat]["tickets_later"]
    return row


def bottom(state: State, viewer: int | None) -> list[str | None]:
    return [slot["ticket"] for slot in view(state, viewer)["bottom"]]


def remembers(state: State, seat: int) -> dict[str, Any]:
    memory: dict[str, Any] = view(state, seat)["remembers"]
    return memory


def other_worlds(state: State, seat: int | None, count: int = 40) -> list[State]:
    """States the seat cannot tell from this one; a game could have reached each of them."""
    viewer = SPECTATOR if seat is None else seat
    worlds = [state.redeal(viewer, bl.SeededDealer(seed)) for seed in range(count)]
    for world in worlds[:8]:
        assert view(world, seat) == view(state, seat)
        position = look(world)
        assert look(game_of(state).from_position(position)) == position
    return worlds


# Views


def test_T0_8_hands_are_secret() -> None:
    one = arrange(3, turn=1, hands=[{"red": 2, "blue": 1}, {"green": 1}])
    two = arrange(3, turn=1, hands=[{"black": 1, "locomotive": 2}, {"green": 1}])
    for viewer in (1, 2, None):
        assert view(one, viewer) == view(two, viewer)
    assert view(one, 0)["hand"] == {"red": 2, "blue": 1}
    assert view(two, 0)["hand"] == {"black": 1, "locomotive": 2}


def test_T0_8_tickets_are_secret() -> None:
    one = arrange(3, tickets=[[SHORT[0], LONG[0]]], later=[[SHORT[1]]])
    two = arrange(3, tickets=[[SHORT[2], LONG[1]]], later=[[SHORT[3]]])
    for viewer in (1, 2, None):
        assert view(one, viewer) == view(two, viewer)
    assert [ticket["ticket"] for ticket in view(one, 0)["tickets"]] == [SHORT[0], LONG[0], SHORT[1]]


def test_T0_8_an_offer_is_secret_and_its_backs_are_not() -> None:
    one = play(arrange(3), "tickets 3 short 1 long", deals=[*SHORT[:3], LONG[0]])
    two = play(arrange(3), "tickets 3 short 1 long", deals=[*SHORT[3:], LONG[1]])
    for viewer in (1, 2, None):
        assert view(one, viewer) == view(two, viewer)
        offer = view(one, viewer)["players"][0]["offer"]
        assert offer == [{"deck": deck, "ticket": None} for deck in ("short", "short", "short", "long")]
    assert [slot["ticket"] for slot in view(one, 0)["players"][0]["offer"]] == [*SHORT[:3], LONG[0]]


def test_T0_8_what_is_public() -> None:
    state = arrange(
        3,
        hands=[{"red": 2, "blue": 1}, {"green": 1}],
        routes={"lindau-ulm": 0, "konstanz-stuttgart": 0},
        tickets=[[SHORT[0], LONG[0], LONG[1]]],
        later=[[SHORT[1], SHORT[2]]],
        mixes=[2, 2, 2],
        collected=[{"red": 1, "black": 3}],
    )
    for viewer in (1, 2, None):
        row = view(state, viewer)["players"][0]
        assert (row["score"], row["trains"], row["cards"]) == (6, 40, 3)
        assert row["passengers"] == {"red": 1, "black": 3}
        assert row["mix"] == {"short": 2, "long": 2}
        assert row["tickets_first"] == {"known": [], "short": 1, "long": 2}
        assert row["tickets_later"] == {"known": [], "short": 2, "long": 0}
        assert view(state, viewer)["display"] == list(DISPLAY)


def test_T0_8_face_up_cards_taken_are_public_and_blind_ones_are_not() -> None:
    state = play(arrange(3), "take blue", "draw", deals=["red", "red"])
    for viewer in (0, 1, 2):
        assert view(state, viewer)["players"][0]["seen"] == {"blue": 1}
    state = play(state, "draw", "take green", deals=["red", "red"])
    assert view(state, 0)["players"][1]["seen"] == {"green": 1}
    assert look(state)["seen"] == [{"blue": 1}, {"green": 1}, {}]


def test_T0_8_a_locomotive_taken_face_up_is_public_too() -> None:
    state = play(arrange(display=["locomotive", *DISPLAY[1:]]), "take locomotive")
    assert look(state)["seen"] == [{"locomotive": 1}, {}]


@pytest.mark.parametrize(("seen", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 3)])
def test_T0_8_cards_paid_are_the_ones_seen_first(seen: int, left: int) -> None:
    """A player who saw three red cards taken and two paid knows that at least one is still held."""
    state = arrange(3, turn=1, hands=[{}, {"red": 5}], seen=[{}, {"red": seen} if seen else {}])
    state = play(state, "claim lindau-ulm")
    assert look(state)["seen"][1] == ({"red": left} if left else {})


def test_T0_8_a_route_chosen_but_not_paid_is_nobody_else_s_business() -> None:
    before = arrange(hands=[{"red": 2, "locomotive": 1}])
    chosen = play(before, "claim lindau-ulm")
    for viewer in (1, None):
        assert view(chosen, viewer) == view(before, viewer)
        for world in other_worlds(chosen, viewer, count=3):
            assert (look(world)["phase"], look(world)["claiming"]) == ("turn", None)
    assert view(chosen, 0)["claiming"] == "lindau-ulm"
    for world in other_worlds(chosen, 0, count=3):
        assert (look(world)["phase"], look(world)["claiming"]) == ("payment", "lindau-ulm")


def test_T0_8_which_tickets_are_kept_is_the_only_secret_choice() -> None:
    dealer = bl.SeededDealer(2)
    state = GERMANY.start(3, dealer)
    kinds = set()
    while not state.over:
        for action in state.legal_actions():
            kind = str(GERMANY.move(state, action)).split()[0]
            assert state.secret(action) == (kind == "keep")
            kinds.add(kind)
        state.apply(state.any_action(dealer), dealer)
    assert {"keep", "claim", "pay", "collect", "take", "draw", "tickets"} <= kinds, kinds


def test_T0_8_tickets_are_shown_at_the_end() -> None:
    state = last_turn(3, tickets=[SHORT[:2]], later=[[LONG[0]]], bottom=[(SHORT[4], 0)])
    assert view(state, 2)["players"][0]["tickets_first"]["known"] == []
    over = ended(state)
    for viewer in (0, 1, 2, None):
        rows = view(over, viewer)["players"]
        assert rows[0]["tickets_first"] == {"known": SHORT[:2], "short": 0, "long": 0}
        assert rows[0]["tickets_later"] == {"known": [LONG[0]], "short": 0, "long": 0}
        assert all(len(row["tickets_first"]["known"]) == 2 for row in rows[1:])
    assert bottom(over, 1) == [None]  # what nobody holds stays face down
    assert bottom(over, 0) == [SHORT[4]]


# Memory of tickets


def test_T0_8_tickets_put_back_at_set_up_are_remembered_by_their_seat_only() -> None:
    offers = [SHORT[:4], [*SHORT[4:], *LONG[:2]]]
    state = arrange(phase="keep-first", offers=offers)
    state = play(state, f"keep {SHORT[0]} {SHORT[1]}", f"keep {SHORT[4]} {LONG[1]}")
    assert sorted(remembers(state, 0)["shuffled"]) == sorted(SHORT[2:4])
    assert sorted(remembers(state, 1)["shuffled"]) == sorted([SHORT[5], LONG[0]])
    assert view(state, 0)["players"][1]["tickets_first"] == {"known": [], "short": 1, "long": 1}


def test_T0_8_of_them_each_seat_knows_that_nobody_kept_them_at_set_up() -> None:
    state = arrange(phase="keep-first", offers=[SHORT[:4], [*SHORT[4:], *LONG[:2]]])
    state = play(state, f"keep {SHORT[0]} {SHORT[1]}", f"keep {SHORT[4]} {LONG[1]}")
    for world in other_worlds(state, 0, count=60):
        assert not {SHORT[2], SHORT[3]} & set(held(world, 1))
    maybe = {ticket for world in other_worlds(state, 1, count=60) for ticket in held(world, 0)}
    assert not {SHORT[4], SHORT[5], LONG[0], LONG[1]} & maybe
    assert len(maybe) > 30  # any other short ticket: two of 53 at a time


def test_T0_8_tickets_put_to_the_bottom_are_known_to_who_put_them_there() -> None:
    state = play(arrange(3), "tickets 4 short 0 long", f"keep {SHORT[1]}", deals=SHORT[:4])
    assert bottom(state, 0) == [SHORT[0], SHORT[2], SHORT[3]]
    assert bottom(state, 1) == bottom(state, None) == [None, None, None]
    assert [slot["by"] for slot in view(state, 1)["bottom"]] == [0, 0, 0]
    assert [slot["deck"] for slot in view(state, 1)["bottom"]] == ["short"] * 3


def drawn_from_the_bottom(seats: int, kept: list[str]) -> State:
    """Seat 0 put three tickets at the bottom; seat 1 drew them and keeps these."""
    state = arrange(seats, decks=[*SHORT[:4]], hoarder=seats - 1)
    state = play(state, "tickets 4 short 0 long", f"keep {SHORT[3]}", deals=SHORT[:4])
    state = play(state, "tickets 3 short 0 long", deals=SHORT[:3])
    assert view(state, 0)["players"][1]["offer"] == [{"deck": "short", "ticket": ticket} for ticket in SHORT[:3]]
    return play(state, "keep " + " ".join(kept), deals=[])


def test_T0_8_who_put_them_there_knows_who_kept_all_of_them() -> None:
    state = drawn_from_the_bottom(3, SHORT[:3])
    assert set(SHORT[:3]) <= set(later(state, 1, viewer=0)["known"])
    assert not set(SHORT[:3]) & set(later(state, 1, viewer=2)["known"])
    for world in other_worlds(state, 0):
        assert set(SHORT[:3]) <= set(held(world, 1))


@pytest.mark.parametrize("kept", [SHORT[:1], SHORT[1:3]])
def test_T0_8_but_not_which_ones_were_kept_of_several(kept: list[str]) -> None:
    state = drawn_from_the_bottom(3, kept)
    assert not set(SHORT[:3]) & set(later(state, 1, viewer=0)["known"])
    assert bottom(state, 0) == [None] * (3 - len(kept))
    assert sorted(remembers(state, 0)["with"]["1"]) == sorted(SHORT[:3])
    assert bottom(state, 1) == [ticket for ticket in SHORT[:3] if ticket not in kept]
    worlds = other_worlds(state, 0, count=60)
    assert {frozenset(set(SHORT[:3]) & set(held(world, 1))) for world in worlds} == {
        frozenset(tickets) for tickets in subsets(SHORT[:3], len(kept))
    }


def subsets(tickets: list[str], size: int) -> list[set[str]]:
    if size == 1:
        return [{ticket} for ticket in tickets]
    return [set(tickets) - {ticket} for ticket in tickets]


def after_every_choice(drawn: list[str], decks: list[str]) -> Iterator[tuple[list[str], State]]:
    """Seat 1 draws these and keeps any of them; seat 0 put those not in the decks at the bottom."""
    state = arrange(3, turn=1, decks=decks, bottom=[(ticket, 0) for ticket in drawn if ticket not in decks])
    short = sum(ticket in SHORT for ticket in drawn)
    state = play(state, f"tickets {short} short {len(drawn) - short} long", deals=drawn)
    for move in legal(state):
        yield move.split()[1:], play(state, move, deals=[])


def assert_known(state: State, drawn: list[str], kept: list[str]) -> None:
    """Seat 0 knows where these tickets of one deck are if all or none were kept; else only which seat drew them."""
    drawn_and_kept = [ticket for ticket in drawn if ticket in kept]
    if len(drawn_and_kept) in (0, len(drawn)):
        assert set(drawn_and_kept) <= set(later(state, 1, viewer=0)["known"])
        assert [ticket for ticket in drawn if ticket in bottom(state, 0)] == ([] if drawn_and_kept else drawn)
        assert not set(drawn) & set(remembers(state, 0)["with"].get("1", []))
    else:
        assert not set(drawn) & {*later(state, 1, viewer=0)["known"], *bottom(state, 0)}
        assert set(drawn) <= set(remembers(state, 0)["with"]["1"])


@pytest.mark.parametrize("short", range(5))
def test_T0_8_the_backs_of_those_kept_are_seen_so_each_deck_is_by_itself(short: int) -> None:
    drawn = SHORT[:short] + LONG[: 4 - short]
    for kept, state in after_every_choice(drawn, decks=[]):
        assert_known(state, drawn[:short], kept)
        assert_known(state, drawn[short:], kept)


@pytest.mark.parametrize("bottom_deck", ["short", "long"])
def test_T0_8_also_while_the_other_deck_is_still_shuffled(bottom_deck: str) -> None:
    """One ticket comes from a shuffled deck: only its drawer knows it, wherever it goes."""
    known, decks = (SHORT[:3], LONG[2:]) if bottom_deck == "short" else (LONG[:3], SHORT[2:])
    drawn = [*known, decks[0]] if bottom_deck == "short" else [decks[0], *known]
    for kept, state in after_every_choice(drawn, decks=decks):
        assert_known(state, known, kept)
        assert decks[0] not in {*later(state, 1, viewer=0)["known"], *bottom(state, 0)}
        assert decks[0] not in remembers(state, 0)["with"].get("1", [])


def test_T0_8_a_choice_of_one_s_own_tickets_blurs_nothing() -> None:
    state = arrange(3, decks=[], bottom=[(SHORT[0], 0), (SHORT[1], 0)])
    state = play(state, "tickets 2 short 0 long", f"keep {SHORT[1]}")
    assert bottom(state, 0) == [SHORT[0]]
    assert remembers(state, 0)["with"] == {}
    assert bottom(state, 1) == [None]


def test_T0_8_drawn_on_by_a_third_seat_nobody_can_say() -> None:
    """What seat 0 knew seat 1 had may now be with seat 2, which drew what seat 1 put back."""
    state = drawn_from_the_bottom(3, SHORT[:1])
    state = play(state, "tickets 2 short 0 long", f"keep {SHORT[1]}")
    assert remembers(state, 0)["with"] == {}
    assert sorted(remembers(state, 0)["shuffled"]) == sorted(SHORT[:3])
    assert remembers(state, 1)["with"] == {"2": [SHORT[1], SHORT[2]]}


def test_T0_8_of_the_other_deck_he_still_can() -> None:
    """Seat 1 drew two tickets of each deck and kept one of each; then seat 2 draws only from the short deck."""
    first = "mannheim-stuttgart"  # the first ticket of all
    own = [(LONG[2], 2), (LONG[3], 2), (LONG[4], 2)]
    state = arrange(
        3,
        turn=1,
        decks=[],
        bottom=[(first, 0), (SHORT[1], 0), (LONG[0], 0), (LONG[1], 0), *own],
        tickets=[[SHORT[2], SHORT[3]]],
    )
    state = play(state, "tickets 2 short 2 long", f"keep {SHORT[1]} {LONG[0]}")
    assert remembers(state, 0)["with"] == {"1": [first, SHORT[1], LONG[0], LONG[1]]}
    state = play(state, "tickets 1 short 3 long", deals=[first, LONG[2], LONG[3], LONG[4]])
    assert remembers(state, 0)["with"] == {"1": [LONG[0], LONG[1]]}
    assert remembers(state, 0)["shuffled"] == [first, SHORT[1]]


def test_T0_8_of_the_short_deck_too() -> None:
    own = [(SHORT[2], 2), (SHORT[3], 2), (SHORT[4], 2)]
    state = arrange(
        3, turn=1, decks=[], bottom=[(SHORT[0], 0), (SHORT[1], 0), (LONG[0], 0), ("rostock-austria", 0), *own]
    )
    state = play(state, "tickets 2 short 2 long", f"keep {SHORT[1]} {LONG[0]}")
    state = play(state, "tickets 3 short 1 long", deals=[*SHORT[2:5], "rostock-austria"])
    assert remembers(state, 0)["with"] == {"1": [SHORT[0], SHORT[1]]}
    assert remembers(state, 0)["shuffled"] == [LONG[0], "rostock-austria"]  # the last ticket of all


def test_T0_8_with_two_players_a_seat_that_draws_on_knows_all() -> None:
    state = drawn_from_the_bottom(2, SHORT[:1])
    assert sorted(remembers(state, 0)["with"]["1"]) == sorted(SHORT[:3])
    state = play(state, "tickets 2 short 0 long", deals=SHORT[1:3])
    assert [slot["ticket"] for slot in view(state, 0)["players"][0]["offer"]] == SHORT[1:3]


# Other worlds


def middle_of_a_game() -> State:
    return arrange(
        3,
        turn=1,
        hands=[{"red": 3, "blue": 2}, {"green": 2, "locomotive": 1}, {"white": 4}],
        seen=[{"red": 1}, {"green": 1}, {"white": 1}],
        discards={"black": 2},
        tickets=[SHORT[:2], [SHORT[2], LONG[0]], LONG[1:3]],
        later=[[], [SHORT[3]], []],
        bottom=[(SHORT[4], 0), (LONG[3], 1), (SHORT[5], 2)],
        mixes=[0, 1, 2],
    )


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_T0_8_another_world_keeps_all_that_the_seat_knows(viewer: int) -> None:
    state = middle_of_a_game()
    before = look(state)
    for world in other_worlds(state, viewer):
        position = look(world)
        assert position["hands"][viewer] == before["hands"][viewer]
        assert position["tickets"][viewer] == before["tickets"][viewer]
        for seat in range(3):
            assert sum(hand(world, seat).values()) == sum(hand(state, seat).values())
            assert Counter(hand(world, seat)) >= Counter(before["seen"][seat])
        assert position["bottom"][viewer] == before["bottom"][viewer]
        for key in ("display", "discards", "routes", "trains", "scores", "passengers", "collected", "mixes", "seen"):
            assert position[key] == before[key], key
    assert look(state) == before


def test_T0_8_and_deals_the_rest_anew() -> None:
    state = middle_of_a_game()
    worlds = other_worlds(state, 0, count=60)
    assert len({str(hand(world, 1)) for world in worlds}) > 10
    assert len({str(look(world)["tickets"][1]) for world in worlds}) > 10
    assert len({look(world)["bottom"][2]["ticket"] for world in worlds}) > 10
    assert len({look(world)["bottom"][1]["ticket"] for world in worlds}) > 10


@pytest.mark.parametrize("ticket", ["mannheim-stuttgart", "koeln-muenchen", "dresden-augsburg", "rostock-austria"])
def test_T0_8_the_first_and_the_last_of_each_deck_are_dealt_anew_too(ticket: str) -> None:
    state = arrange(3, tickets=[[], [ticket, SHORT[0]]], bottom=[(SHORT[4], 2), (LONG[4], 2)])
    worlds = other_worlds(state, 0)
    assert any(ticket not in held(world, 1) for world in worlds)
    in_hands = arrange(3, tickets=[[ticket, SHORT[0]]])
    assert all(ticket in held(world, 0) for world in other_worlds(in_hands, 0))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_T0_8_also_where_they_lie_at_the_bottom_or_are_offered(viewer: int | None) -> None:
    ends = ["mannheim-stuttgart", "koeln-muenchen", "dresden-augsburg", "rostock-austria"]
    at_the_bottom = arrange(3, bottom=[(ticket, 2) for ticket in ends], tickets=[SHORT[:2], SHORT[2:4], LONG[:2]])
    for world in other_worlds(at_the_bottom, viewer, count=8):
        assert [row["by"] for row in look(world)["bottom"]] == [2] * 4
        assert [row["ticket"] in SHORT_DECK for row in look(world)["bottom"]] == [True, True, False, False]
    offers = [[], [], ends]
    offered = arrange(
        3, phase="keep", turn=2, offers=offers, tickets=[SHORT[:2], SHORT[2:4], LONG[:2]], bottom=[(SHORT[4], 1)]
    )
    for world in other_worlds(offered, viewer, count=8):
        assert [ticket in SHORT_DECK for ticket in look(world)["tickets"][2]["offer"]] == [True, True, False, False]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_T0_8_in_another_world_the_decks_hold_all_that_is_nowhere_else(viewer: int | None) -> None:
    for world in other_worlds(middle_of_a_game(), viewer, count=3):
        elsewhere = {ticket for seat in range(3) for ticket in held(world, seat)}
        elsewhere |= {row["ticket"] for row in look(world)["bottom"]}
        assert drawable(world) == set(GERMANY.board.ticket_id) - elsewhere


def test_T0_8_what_the_others_remember_is_hidden_too() -> None:
    """In a world of seat 2, the other seats remember only their own tickets."""
    state = drawn_from_the_bottom(3, SHORT[:1])
    nothing = {"shuffled": [], "with": {}, "sure": []}
    assert look(state)["knowledge"][0] != nothing
    for world in other_worlds(state, 2, count=5):
        assert look(world)["knowledge"][:2] == [nothing, nothing]
        assert bottom(world, 1) != [None] * 2
    state = drawn_from_the_bottom(3, SHORT[:3])
    assert look(state)["knowledge"][0]["sure"] == SHORT[:3]
    for world in other_worlds(state, 1, count=5):
        assert look(world)["knowledge"][0] == nothing


def test_T0_8_a_spectator_did_not_watch_who_took_what() -> None:
    state = middle_of_a_game()
    assert "seen" not in view(state, None)["players"][0]
    assert "hand" not in view(state, None)
    worlds = other_worlds(state, None, count=60)
    assert len({str(hand(world, 0)) for world in worlds}) > 10
    assert any("red" not in hand(world, 0) for world in worlds)
    assert all(look(world)["seen"] == [{}, {}, {}] for world in worlds)
    assert len({str(look(world)["tickets"][0]) for world in worlds}) > 10


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_T0_8_worlds_of_an_offer(viewer: int | None) -> None:
    offers = [SHORT[:4], [*SHORT[4:], *LONG[:2]], [*LONG[2:]]]
    at_set_up = arrange(3, phase="keep-first", offers=offers)
    in_play = play(middle_of_a_game(), "tickets 2 short 2 long")
    for state in (at_set_up, in_play):
        worlds = other_worlds(state, viewer)
        for seat in range(3):
            seen = {str(look(world)["tickets"][seat]["offer"]) for world in worlds}
            if seat == viewer or look(state)["tickets"][seat]["offer"] == []:
                assert len(seen) == 1
            else:
                assert len(seen) > 10


def test_T0_8_a_world_goes_on_like_the_game() -> None:
    """Every move of the seat to act leads to the same public facts in a world it cannot tell apart."""
    state = middle_of_a_game()
    for world in other_worlds(state, 1, count=5):
        assert legal(world) == legal(state)
        after = play(world, "tickets 4 short 0 long")
        after = play(after, legal(after)[-1], deals=[])
        assert len(held(after, 1)) == 7
        position = look(after)
        assert look(GERMANY.from_position(position)) == position


def test_T0_8_from_a_view_alone_a_world_can_be_made() -> None:
    state = middle_of_a_game()
    for viewer in (0, 1, 2, None):
        world = GERMANY.from_view(view(state, viewer), bl.SeededDealer(5))
        assert view(world, viewer) == view(state, viewer)


# Knowing hands by counting


def test_T0_8_when_the_pile_runs_out_two_players_know_each_other_s_hands() -> None:
    state = arrange(hands=[{"red": 3}], discards={"black": 2}, pile={})
    state = play(state, "draw", deals=["black"])
    assert look(state)["seen"][0] == {"red": 3}  # but not the card just drawn
    assert hand(state, 0) == {"red": 3, "black": 1}
    assert look(state)["seen"][1] == hand(state, 1)
    for world in other_worlds(state, 1):
        assert Counter(hand(world, 0)) >= Counter({"red": 3})


def test_T0_8_three_players_do_not() -> None:
    state = arrange(3, hands=[{"red": 3}, {"blue": 2}], discards={"black": 2}, pile={})
    state = play(state, "draw", deals=["black"])
    assert look(state)["seen"] == [{}, {}, {}]


def test_T0_8_nobody_knows_a_hand_at_the_start() -> None:
    state = start(3, deals=["red"] * 4 + ["blue"] * 4 + ["green"] * 4)
    assert look(state)["seen"] == [{}, {}, {}]
    assert any(hand(world, 1) != {"blue": 4} for world in other_worlds(state, 0, count=5))
