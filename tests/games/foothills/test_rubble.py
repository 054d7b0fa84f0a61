"""B: remove rubble (F7)."""

from __future__ import annotations

from tests.games.foothills.arrange import GAME, A, B, arrange, gained, legal, look, offered, on, play, refused


def test_F7_1_four_cubes_of_one_line_from_left_to_right() -> None:
    state = play(arrange(), B)
    assert offered(state, "clear") == ["I", "II", "III", "IV", "V", "VI"]
    after = play(state, "clear III")
    assert [on(after, name)["rubble"] for name in ("III-2", "III/3-4", "III-5")] == [0, 1, 3]
    assert refused(state, "clear VII") == ("F2.1", "refuse-closed-line")
    assert refused(state, "clear IX") == ("F2.1", "refuse-unknown-line")


def test_F7_1_a_line_without_rubble_cannot_be_chosen() -> None:
    state = play(arrange(valley={"V-2": {"rubble": 0}, "V-3": {"rubble": 0}}), B)
    assert "V" not in offered(state, "clear")
    assert refused(state, "clear V") == ("F7.1", "refuse-no-rubble")


def test_F7_2_what_the_line_lacks_comes_from_the_supply() -> None:
    state = arrange(valley={"V-2": {"rubble": 0}, "V-3": {"rubble": 1}})
    assert gained(state, play(state, B, "clear V")) == {"rubble": 4, "vp": 1}


def test_F7_3_no_rubble_anywhere_and_still_four_cubes() -> None:
    names = look(arrange())["valley"]
    state = arrange(valley={name: {"rubble": 0} for name in names})
    after = play(state, B)
    assert gained(state, after) == {"rubble": 4}
    assert after.turn == 1


def test_F7_4_each_card_cleared_gives_a_vp_and_a_double_one() -> None:
    state = arrange(valley={"III-2": {"rubble": 1}, "III/3-4": {"rubble": 3}})
    assert gained(state, play(state, B, "clear III")) == {"rubble": 4, "vp": 2}
    double = arrange(valley={"VI/2-3": {"rubble": 3}, "VI-4": {"rubble": 2}})
    assert gained(double, play(double, B, "clear VI")) == {"rubble": 4, "vp": 1}


def test_F7_5_worked_example_bala_lake() -> None:
    state = arrange()
    after = play(state, B, "clear V")
    assert (on(after, "V-2")["rubble"], on(after, "V-3")["rubble"]) == (0, 2)
    assert gained(state, after) == {"rubble": 4, "vp": 1}


def test_F7_6_porthmadog_is_cleared_as_soon_as_one_line_leading_there_is_clear() -> None:
    valley = {"I/2-3": {"rubble": 0}, "I-4": {"rubble": 0}}
    state = arrange(valley=valley)
    by_one = play(state, B, "clear I")
    assert on(by_one, "I/II-5")["rubble"] == 0
    assert gained(state, by_one) == {"rubble": 4, "vp": 1}
    by_two = play(state, B, "clear II")
    assert on(by_two, "I/II-5")["rubble"] == 3, "on line II its own cards come first"


def test_F7_7_local_help_two_cubes_in_all() -> None:
    state = arrange(turn=1, grey="E", valley={"V-2": {"rubble": 1}})
    two = play(state, "play local-help", "clear III", "clear V", "done")
    assert gained(state, two, 1) == {"rubble": 2, "vp": 1}
    one = play(state, "play local-help", "clear V", "clear V", "done")
    assert gained(state, one, 1) == {"rubble": 2, "vp": 1}
    assert on(one, "V-3")["rubble"] == 2


def test_F7_7_workers_on_loan_the_vp_are_yours_and_two_cubes_the_opponents() -> None:
    state = arrange(cards=["workers-on-loan"], grey="E")
    after = play(state, "play workers-on-loan", "clear V")
    assert gained(state, after) == {"rubble": 4, "vp": 2}
    assert gained(state, after, 1) == {"rubble": 2}


def test_F7_7_veteran_navvies_needs_a_ticket_and_falls_back_on_the_supply() -> None:
    assert refused(arrange(cards=["veteran-navvies"], grey="E"), "play veteran-navvies") == (
        "F7.7",
        "refuse-needs-ticket",
    )
    clear = {"V-2": {"rubble": 0}, "V-3": {"rubble": 0}}
    bare = arrange(cards=["veteran-navvies"], grey="E", me={"tickets": ["turquoise"]}, valley=clear)
    assert gained(bare, play(bare, "play veteran-navvies")) == {"rubble": 5}
    state = play(
        arrange(cards=["veteran-navvies"], grey="E", me={"tickets": ["red", "orange"]}), "play veteran-navvies"
    )
    assert offered(state, "clear") == ["II", "VI"]
    assert refused(state, "clear V") == ("F7.7", "refuse-line-ticket")


def test_AMB_20_local_help_needs_a_cube_on_the_second_line_at_that_moment() -> None:
    """Porthmadog's last cube cannot be taken on line I and again on line II."""
    valley = {name: {"rubble": 0} for name in look(arrange())["valley"]} | {"I/II-5": {"rubble": 1}}
    state = arrange(turn=1, grey="E", valley=valley)
    after = play(state, "play local-help", "clear I")
    assert offered(after, "clear") == []
    assert gained(state, after, 1) == {"rubble": 2, "vp": 1}


def test_AMB_20_the_upper_line_comes_first_so_that_no_order_is_offered_twice() -> None:
    state = play(arrange(turn=1, grey="E"), "play local-help", "clear V")
    assert offered(state, "clear") == ["V", "VI"]
    assert refused(state, "clear III") == ("H1", "refuse-order-line")


def test_AMB_20_itinerant_workers_two_lines_two_cubes_each() -> None:
    state = arrange(cards=["itinerant-workers"], grey="E", valley={"V-2": {"rubble": 0}, "V-3": {"rubble": 1}})
    first = play(state, "play itinerant-workers")
    assert "VI" not in offered(first, "clear"), "as the lower line it comes second"
    after = play(first, "clear III", "clear V")
    assert gained(state, after) == {"rubble": 4, "vp": 2}
    assert (on(after, "III-2")["rubble"], on(after, "III/3-4")["rubble"]) == (0, 3)
    assert refused(play(first, "clear III"), "clear III") == ("AMB-20", "refuse-second-line")


def test_AMB_20_itinerant_workers_one_line_only_if_no_other_has_rubble() -> None:
    valley = {name: {"rubble": 0} for name in look(arrange())["valley"]} | {"V-3": {"rubble": 3}}
    state = arrange(cards=["itinerant-workers"], grey="E", valley=valley)
    after = play(state, "play itinerant-workers")
    assert gained(state, after) == {"rubble": 4}
    assert on(after, "V-3")["rubble"] == 1


def test_F7_1_rubble_is_no_resource() -> None:
    assert legal(play(arrange(stockyard=(1, 1, 0)), A))[0] == "take 0 iron 1 stone"


def only_rubble(**cubes: int) -> dict[str, dict[str, int]]:
    """Rubble on these cards (I_4, Porthmadog) and on no other, with V and VII closed."""
    bare = {name: {"rubble": 0} for name in look(arrange(closed="V+VII"))["valley"]}
    return bare | {name.replace("_", "-"): {"rubble": count} for name, count in cubes.items()}


def test_F7_6_itinerant_workers_may_take_porthmadogs_cube_on_the_lower_line_first() -> None:
    """Line I first would take Porthmadog's cube too, so line II could not come second."""
    valley = only_rubble(I_4=1, VI_7=2) | {"I/II-5": {"rubble": 1}}
    state = arrange(closed="V+VII", cards=["itinerant-workers"], grey="E", valley=valley)
    first = play(state, "play itinerant-workers")
    assert offered(first, "clear") == ["I", "II"]
    second = play(first, "clear II")
    assert offered(second, "clear") == ["I", "VI"]
    after = play(second, "clear I")
    assert gained(state, after) == {"rubble": 4, "vp": 2}
    assert on(after, "VI-7")["rubble"] == 2
    assert offered(play(first, "clear I"), "clear") == [], "only VI is left, and comes by itself"
    assert on(play(first, "clear I"), "VI-7")["rubble"] == 0


def test_AMB_20_the_lower_line_comes_first_only_where_the_upper_one_would_leave_it_nothing() -> None:
    for above, below, shared, firsts in [
        (1, 0, 1, ["II"]),  # I takes both cubes
        (1, 0, 2, ["I"]),  # I leaves one of Porthmadog's
        (2, 0, 1, ["I"]),
        (0, 0, 3, ["I"]),
        (0, 1, 1, ["I"]),
        (1, 1, 1, ["I"]),
    ]:
        valley = only_rubble(I_4=above, II_4=below) | {"I/II-5": {"rubble": shared}}
        state = arrange(closed="V+VII", cards=["itinerant-workers"], grey="E", valley=valley | {"VI-7": {"rubble": 1}})
        first = play(state, "play itinerant-workers")
        pairs = [
            line for line in ("I", "II") if {"I", "II"} - {line} <= set(offered(play(first, f"clear {line}"), "clear"))
        ]
        assert pairs == firsts, (above, below, shared)


def test_AMB_20_a_line_that_comes_second_is_refused_first_with_the_line_to_begin_with() -> None:
    state = play(arrange(cards=["itinerant-workers"], grey="E"), "play itinerant-workers")
    assert offered(state, "clear") == ["I", "II", "III", "IV", "V"]
    why = GAME.why_not(state, 0, GAME.moves.parse("clear VI"))
    assert why == ("H1", "refuse-order-line", {"line": "I"})
    after = play(state, "clear III")
    assert GAME.why_not(after, 0, GAME.moves.parse("clear I")) == ("H1", "refuse-order-line", {"line": "I"})
