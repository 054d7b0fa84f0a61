"""Drawing tickets: the mix, the choice, the bottom of the decks, and when a ticket is met (T4)."""

from __future__ import annotations

import pytest

from branchline.core.errors import BadDeal
from branchline.core.state import State
from branchline.games.ticket_to_ride.words.moves import KeepTickets
from tests.games.ticket_to_ride.arrange import (
    GERMANY,
    arrange,
    ended,
    held,
    last_turn,
    legal,
    look,
    play,
    points,
    refused,
    view,
)

SHORT = ["koeln-muenchen", "koeln-frankfurt", "berlin-leipzig", "hamburg-berlin", "emden-hamburg"]
LONG = ["berlin-mainz", "kiel-nuernberg", "berlin-frankfurt", "berlin-koeln", "hamburg-muenchen"]


def mixes(state: State) -> list[str]:
    return [move for move in legal(state) if move.startswith("tickets")]


def offer(state: State, seat: int = 0) -> list[str]:
    tickets: list[str] = look(state)["tickets"][seat]["offer"]
    return tickets


def bottom(state: State) -> list[tuple[str, int]]:
    return [(row["ticket"], row["by"]) for row in look(state)["bottom"]]


# T4.1


@pytest.mark.parametrize("short", range(6))
@pytest.mark.parametrize("long", range(6))
def test_T4_1_any_mix_of_four_that_the_decks_hold_or_all_there_are(short: int, long: int) -> None:
    state = arrange(decks=SHORT[:short] + LONG[:long])
    total = min(4, short + long)
    expected = [f"tickets {total - k} short {k} long" for k in range(5) if k <= long and 0 <= total - k <= short]
    assert mixes(state) == (expected if total else [])
    assert len(set(legal(state))) == len(legal(state))


def test_T4_1_tickets_at_the_bottom_count_as_the_deck_s() -> None:
    state = arrange(decks=SHORT[:2] + LONG[:1], bottom=[(SHORT[2], 0), (LONG[1], 1)])
    assert mixes(state) == ["tickets 3 short 1 long", "tickets 2 short 2 long"]
    assert mixes(arrange(decks=[], bottom=[(SHORT[2], 0)])) == ["tickets 1 short 0 long"]


@pytest.mark.parametrize("move", ["tickets 2 short 1 long", "tickets 4 short 1 long", "tickets 0 short 0 long"])
def test_T4_1_exactly_four(move: str) -> None:
    refused(arrange(), move, "T4.1")


def test_T4_1_never_more_from_a_deck_than_it_holds() -> None:
    state = arrange(decks=SHORT[:3] + LONG[:3])
    refused(state, "tickets 4 short 0 long", "T4.1")
    refused(state, "tickets 0 short 4 long", "T4.1")
    refused(arrange(decks=SHORT[:2] + LONG[:1]), "tickets 3 short 1 long", "T4.1")
    refused(arrange(decks=SHORT[:2] + LONG[:1]), "tickets 5 short -2 long", "T4.1")


def test_T4_1_impossible_when_both_decks_are_empty() -> None:
    state = arrange(decks=[])
    assert mixes(state) == []
    refused(state, "tickets 4 short 0 long", "T4.1")
    refused(state, "tickets 0 short 0 long", "T4.1")


def test_T4_1_the_mix_announced_is_drawn() -> None:
    state = play(arrange(turn=1), "tickets 1 short 3 long", deals=[SHORT[0], *LONG[:3]])
    assert offer(state, 1) == [SHORT[0], *LONG[:3]]
    assert offer(state, 0) == []
    assert look(state)["phase"] == "keep"
    assert state.turn == 1
    assert view(state, None)["decks"]["short"] == 55 - 2 - 1
    assert view(state, None)["decks"]["long"] == 34 - 2 - 3


def test_T4_1_a_drawn_ticket_is_in_its_deck_no_more() -> None:
    with pytest.raises(BadDeal):
        play(arrange(), "tickets 4 short 0 long", deals=[SHORT[0], SHORT[0]])
    with pytest.raises(BadDeal):
        play(arrange(), "tickets 0 short 4 long", deals=[LONG[0], LONG[1], LONG[0]])
    with pytest.raises(BadDeal):
        play(arrange(), "tickets 0 short 4 long", deals=[SHORT[0]])
    with pytest.raises(BadDeal):
        play(arrange(), "tickets 4 short 0 long", deals=[LONG[0]])


def test_T4_1_all_there_are_when_fewer_than_four_are_left() -> None:
    state = arrange(decks=[SHORT[0], LONG[0], LONG[1]])
    assert mixes(state) == ["tickets 1 short 2 long"]
    state = play(state, "tickets 1 short 2 long", deals=[SHORT[0], LONG[1], LONG[0]])
    assert offer(state) == [SHORT[0], LONG[1], LONG[0]]
    assert len(legal(state)) == 7


def test_T4_1_a_single_last_ticket_is_kept_by_itself() -> None:
    for ticket, move in ((SHORT[0], "tickets 1 short 0 long"), (LONG[0], "tickets 0 short 1 long")):
        state = play(arrange(decks=[ticket]), move, deals=[ticket])
        assert ticket in held(state, 0)
        assert (state.turn, look(state)["phase"]) == (1, "turn")
        assert mixes(state) == []


# T4.2


def test_T4_2_keep_one_or_more() -> None:
    state = play(arrange(), "tickets 3 short 1 long", deals=[*SHORT[:3], LONG[0]])
    kept = [set(move.split()[1:]) for move in legal(state)]
    assert len({frozenset(tickets) for tickets in kept}) == 15
    assert sorted(map(len, kept)) == [1] * 4 + [2] * 6 + [3] * 4 + [4]
    refusal = GERMANY.why_not(state, 0, KeepTickets(()))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("T4.2", {"least": 1, "kept": 0})


def test_T4_2_two_tickets_leave_three_ways() -> None:
    state = play(arrange(decks=[SHORT[0], LONG[0]]), "tickets 1 short 1 long")
    assert legal(state) == [f"keep {SHORT[0]}", f"keep {LONG[0]}", f"keep {LONG[0]} {SHORT[0]}"]


def test_T4_2_only_tickets_drawn_can_be_kept() -> None:
    state = play(arrange(), "tickets 4 short 0 long", deals=SHORT[:4])
    refused(state, f"keep {SHORT[4]}", "T4.2")
    refused(state, f"keep {SHORT[0]} {SHORT[0]}", "T4.2")
    refused(state, "keep atlantis-berlin", "T4.2")


def test_T4_2_the_others_go_to_the_bottom_in_the_order_drawn() -> None:
    state = play(arrange(), "tickets 2 short 2 long", f"keep {SHORT[1]}", deals=[*SHORT[:2], *LONG[:2]])
    assert bottom(state) == [(SHORT[0], 0), (LONG[0], 0), (LONG[1], 0)]
    assert held(state, 0)[-1] == SHORT[1]
    assert offer(state) == []
    assert view(state, None)["decks"] == {"short": 55 - 2 - 2, "long": 34 - 2 - 2}
    assert state.turn == 1
    state = play(state, "tickets 4 short 0 long", f"keep {SHORT[2]} {SHORT[4]}", deals=[*SHORT[2:], "koblenz-ulm"])
    assert bottom(state) == [(SHORT[0], 0), (LONG[0], 0), (LONG[1], 0), (SHORT[3], 1), ("koblenz-ulm", 1)]


def test_T4_2_what_lies_above_comes_first_and_then_the_bottom_in_order() -> None:
    state = arrange(
        decks=[SHORT[0], LONG[0]], bottom=[(LONG[1], 0), (SHORT[1], 1), (SHORT[2], 0), (LONG[2], 1), (SHORT[3], 0)]
    )
    after = play(state, "tickets 2 short 2 long", deals=[SHORT[0], SHORT[1], LONG[0], LONG[1]])
    assert offer(after) == [SHORT[0], SHORT[1], LONG[0], LONG[1]]
    assert bottom(after) == [(SHORT[2], 0), (LONG[2], 1), (SHORT[3], 0)]
    for wrong in ([SHORT[1]], [SHORT[0], SHORT[2]], [SHORT[0], SHORT[1], LONG[1]]):
        with pytest.raises(BadDeal):
            play(state, "tickets 2 short 2 long", deals=wrong)
    state = play(after, f"keep {SHORT[0]}", deals=[])
    assert bottom(state) == [(SHORT[2], 0), (LONG[2], 1), (SHORT[3], 0), (SHORT[1], 0), (LONG[0], 0), (LONG[1], 0)]
    state = play(state, "tickets 3 short 1 long", deals=[SHORT[2], SHORT[3], SHORT[1], LONG[2]])
    assert bottom(state) == [(LONG[0], 0), (LONG[1], 0)]


def test_T4_2_each_deck_has_its_own_bottom() -> None:
    state = arrange(decks=LONG[:2], bottom=[(SHORT[0], 0), (SHORT[1], 0)])
    after = play(state, "tickets 2 short 2 long", deals=[SHORT[0], SHORT[1], LONG[1], LONG[0]])
    assert offer(after) == [SHORT[0], SHORT[1], LONG[1], LONG[0]]
    state = arrange(decks=SHORT[:2], bottom=[(LONG[0], 0), (LONG[1], 0)])
    after = play(state, "tickets 2 short 2 long", deals=[SHORT[1], SHORT[0], LONG[0], LONG[1]])
    assert offer(after) == [SHORT[1], SHORT[0], LONG[0], LONG[1]]


def test_T4_2_tickets_of_the_other_deck_are_passed_over() -> None:
    first_long = GERMANY.board.ticket_id[GERMANY.board.short_tickets]
    long = [first_long, *(ticket for ticket in LONG if ticket != first_long)][:4]
    state = arrange(decks=[], bottom=[(SHORT[0], 0), *((ticket, 1) for ticket in long), (SHORT[1], 0)])
    assert offer(play(state, "tickets 0 short 4 long", deals=long)) == long
    state = arrange(decks=[], bottom=[(first_long, 1), (long[1], 0), (SHORT[1], 1), (SHORT[0], 0)])
    after = play(state, "tickets 2 short 2 long", deals=[SHORT[1], SHORT[0], *long[:2]])
    assert bottom(after) == []


def test_T4_2_a_ticket_put_back_can_be_drawn_again() -> None:
    state = play(arrange(decks=SHORT[:4]), "tickets 4 short 0 long", f"keep {SHORT[2]}", deals=SHORT[:4])
    assert mixes(state) == ["tickets 3 short 0 long"]
    state = play(state, "tickets 3 short 0 long", deals=[SHORT[0], SHORT[1], SHORT[3]])
    assert offer(state, 1) == [SHORT[0], SHORT[1], SHORT[3]]


def test_T4_2_what_goes_back_can_be_announced_again() -> None:
    state = play(arrange(decks=LONG[:4]), "tickets 0 short 4 long", f"keep {LONG[0]} {LONG[1]}")
    assert mixes(state) == ["tickets 0 short 2 long"]
    state = play(arrange(decks=SHORT[:2] + LONG[:2]), "tickets 2 short 2 long", f"keep {LONG[0]} {SHORT[1]}")
    assert mixes(state) == ["tickets 1 short 1 long"]


# T4.3


def test_T4_3_there_is_no_limit_to_tickets_held() -> None:
    decks = SHORT + LONG
    state = arrange(decks=decks, hoarder=0)
    assert len(held(state, 0)) == 89 - len(decks) - 2
    state = play(state, "tickets 4 short 0 long", deals=SHORT[:4])
    state = play(state, "keep " + " ".join(SHORT[:4]))
    assert len(held(state, 0)) == 89 - len(decks) - 2 + 4
    assert len(held(play(state, "draw", "draw"), 0)) == 81


# T4.4

KOELN_FRANKFURT = ["frankfurt-koeln-1"]
ROUND_ABOUT = ["koblenz-koeln-1", "koblenz-mainz-1", "frankfurt-mainz-1"]


def met(
    routes: list[str], ticket: str = "koeln-frankfurt", others: dict[str, int] | None = None, seats: int = 2
) -> bool:
    """Whether seat 0 with these routes meets the ticket at the end."""
    owners = dict.fromkeys(routes, 0) | (others or {})
    state = ended(last_turn(seats, routes=owners, tickets=[[ticket, "rostock-austria"]]))
    gained = points(state, 0, "T6.2") + 22  # the other ticket cannot be met
    worth = int(GERMANY.board.ticket_points[GERMANY.board.ticket_index[ticket]])
    assert gained in (worth, -worth)
    assert view(state, 1)["players"][0]["tickets_met"] == (gained > 0)
    return gained > 0


def test_T4_4_a_ticket_is_met_by_an_unbroken_chain() -> None:
    assert met(KOELN_FRANKFURT)
    assert not met([])


def test_T4_4_the_length_of_the_way_does_not_matter() -> None:
    assert met(ROUND_ABOUT)
    assert met(ROUND_ABOUT + KOELN_FRANKFURT)


@pytest.mark.parametrize("missing", ROUND_ABOUT)
def test_T4_4_one_gap_breaks_the_chain(missing: str) -> None:
    assert not met([route for route in ROUND_ABOUT if route != missing])


def test_T4_4_only_one_s_own_routes_count() -> None:
    assert not met([], others={"frankfurt-koeln-1": 2}, seats=3)
    assert not met(ROUND_ABOUT[:2], others={"frankfurt-mainz-1": 1})
    assert not met(ROUND_ABOUT[:2], others={"frankfurt-mainz-1": 2}, seats=3)


def test_T4_4_whatever_order_the_pieces_were_joined_in() -> None:
    way = ["hamburg-schwerin", "rostock-schwerin"]
    assert met(way, "hamburg-rostock")
    star = ["leipzig-magdeburg", "hannover-magdeburg", "berlin-magdeburg", "berlin-leipzig"]
    assert met(star, "hannover-leipzig")
    assert met(star[:2], "hannover-leipzig")
    assert not met(star[:1] + star[2:], "hannover-leipzig")
    far = ["hamburg-hannover-1", "hannover-kassel-1", "frankfurt-kassel-1", "frankfurt-koeln-1", "koblenz-koeln-1"]
    assert met(far, "hamburg-koblenz")
    for missing in far:
        assert not met([route for route in far if route != missing], "hamburg-koblenz"), missing


def test_T4_4_tickets_count_only_at_the_end() -> None:
    state = arrange(hands=[{"orange": 4}], tickets=[["berlin-leipzig", "koeln-frankfurt"]])
    state = play(state, "claim berlin-leipzig")
    assert state.scores() == [7, 0]
    assert [lines[0].rule for lines in GERMANY.breakdown(state)] == ["T6.0", "T6.0"]
    assert [len(lines) for lines in GERMANY.breakdown(state)] == [1, 1]
