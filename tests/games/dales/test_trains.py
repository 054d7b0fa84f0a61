"""Trains and transport: W6."""

from __future__ import annotations

from typing import Any

from branchline.games.dales.rules.state import DalesState
from tests.games.dales.tables import facts, influence, moves, narration, play, table, why

POOR: dict[str, Any] = {
    "cubes": [0, 0, 0],
    "influence": {"government": [0] * 3, "red": [0] * 3, "green": [0] * 3, "engine": [3, 0, 0]},
}
LINE = "northallerton ainderby bedale crakehall leyburn"


def trains(**given: Any) -> DalesState:
    """Phase 6 with seat 0 alone at work, unless said otherwise."""
    return table(phase="trains", **({"passed": [1, 2]} | POOR | given))


def loads(state: DalesState) -> set[str]:
    return {text for text in moves(state) if text.startswith("load")}


def test_W6_1_one_action_each_round_and_round_until_all_have_passed() -> None:
    goods = {"ainderby": 2, "crakehall": 1}
    links = {0: [LINE], 1: ["bedale jervaulx"]}
    state = table(phase="trains", links=links, goods=goods, influence={"engine": [3, 2, 0]}, cubes=[0] * 3)
    assert {text.split()[0] for text in moves(state)} == {"pass", "buy"}
    state = play(state, "buy train-1")
    assert state.turn == 1
    state = play(state, "buy train-5")
    assert state.turn == 2
    state = play(state, "pass", "load cheese from ainderby")
    assert state.turn == 1  # a player who has passed is left out
    state = play(state, "pass", "load cheese from ainderby")
    assert state.turn == 0
    done = play(state, "pass")
    assert facts(done)["phase"] not in ("trains", "loading")


def test_W6_2_price_in_engine_points_one_of_each_price_one_owner() -> None:
    state = table(phase="trains", influence={"engine": [8, 5, 0]}, cubes=[0] * 3, passed=[2])
    state = play(state, "buy train-1")
    assert influence(state, 0)["engine"] == 5
    assert why(state, "buy train-1") == ("W6.2", "refuse-train-taken", {"train": "train-1", "price": 3, "seat": 0})
    state = play(state, "buy train-2")
    assert why(state, "buy train-3") == ("W6.2", "refuse-same-price", {"train": "train-3", "price": 3})
    state = play(state, "buy train-5", "pass")
    assert influence(state, 0)["engine"] == 3
    assert [text for text in moves(state) if text.startswith("buy")] == [f"buy train-{k}" for k in (9, 10, 11, 12)]
    state = play(state, "buy train-12")
    assert influence(state, 0)["engine"] == 2
    assert facts(state)["phase"] != "trains"  # three trains, nothing to load: the phase is over
    assert why(trains(), "buy rocket").rule == "W6.2"


def test_W6_3_missing_engine_points_at_three_points_each_and_only_those() -> None:
    state = table(
        phase="trains",
        cubes=[2, 0, 0],
        influence={"engine": [2, 0, 0], "government": [1, 0, 0], "red": [0] * 3, "green": [1, 0, 0]},
        passed=[1, 2],
        goods={"ainderby": 2},
        links={0: [LINE]},
    )
    asked = play(state, "buy train-1")  # two engine points and three of four others: one cube in any case
    assert (asked.short, asked.cubes[0], influence(asked, 0)["engine"]) == (2, 1, 0)
    assert moves(asked) == ["pay cube", "pay government"]
    paid = play(asked, "pay cube", "pay government")
    assert influence(paid, 0) == {"government": 0, "engine": 0, "red": 0, "green": 1}
    other = play(asked, "pay government")  # and then green, which is all that is left but the cube
    assert (other.cubes[0], influence(other, 0)["green"]) == (1, 0)
    assert why(asked, "pay green") == ("W6.3", "refuse-pay-short", {"means": "green", "short": 2})
    exact = play(state, "buy train-5")  # enough engine points: nothing may be exchanged
    assert (exact.cubes[0], influence(exact, 0)["engine"]) == (2, 0)
    poor = trains(influence={"engine": [1, 0, 0], "government": [0] * 3, "red": [0] * 3, "green": [1, 0, 0]})
    assert why(poor, "buy train-5") == (
        "W6.3",
        "refuse-cannot-buy",
        {"train": "train-5", "price": 2, "engine": 1, "needs": 3, "has": 1},
    )


def test_W6_4_a_piece_fills_one_free_space_of_the_right_kind() -> None:
    state = trains(links={0: [LINE]}, goods={"ainderby": 2}, people={"bedale": {"green": 2}})
    assert why(state, "load green from bedale") == ("W6.4", "refuse-no-space", {"area": "Bedale", "piece": "green"})
    state = play(state, "buy train-4")  # one seat, four spaces
    assert loads(state) == {"load green from bedale", "load cheese from ainderby"}
    state = play(state, "load green from bedale")
    assert loads(state) == {"load cheese from ainderby"}
    assert why(state, "load green from bedale").key == "refuse-no-space"
    assert why(state, "load stone from ainderby").key == "refuse-no-such-piece"
    assert why(state, "load red from bedale").key == "refuse-no-such-piece"
    assert facts(state)["trains"] == {"train-4": {"owner": 0, "green": 1}}
    assert facts(state)["people"] == {"bedale": {"green": 1}}  # one has left, one is waiting
    seats_only = play(trains(links={0: [LINE]}, goods={"ainderby": 2}, people={"bedale": {"green": 2}}), "buy train-10")
    assert loads(seats_only) == {"load green from bedale"}  # no space for goods on that train
    assert why(seats_only, "load cheese from ainderby").key == "refuse-no-space"
    spaces_only = play(
        trains(links={0: [LINE]}, goods={"ainderby": 2}, people={"bedale": {"green": 2}}), "buy train-11"
    )
    assert loads(spaces_only) == {"load cheese from ainderby"}
    assert facts(play(spaces_only, "load cheese from ainderby"))["goods"] == {"ainderby": 1}


def test_W6_4_what_is_moved_is_told() -> None:
    state = play(trains(links={0: [LINE]}, goods={"ainderby": 2}, people={"bedale": {"green": 2}}), "buy train-4")
    told = {"who": 0, "train": "train-4"}
    assert narration(state, "load green from bedale")[0] == (
        "narrate-moved",
        told | {"piece": "green", "area": "Bedale"},
    )
    assert narration(state, "load cheese from ainderby")[0] == (
        "narrate-moved",
        told | {"piece": "cheese", "area": "Ainderby"},
    )


def test_W6_4_he_chooses_the_train_where_it_matters() -> None:
    links = {0: ["nuernberg-sued langwasser wendelstein"]}
    given: dict[str, Any] = {
        "links": links,
        "people": {"wendelstein": {"green": 2}},
        "goods": {},
        "passed": [1],
        "cubes": [0, 0],
        "trains": {"train-1": {"owner": 0}, "train-9": {"owner": 0}},
    }
    state = table("nurnberg", 2, "trains", **given)
    asked = play(state, "load green from wendelstein", name="nurnberg")
    assert moves(asked, "nurnberg") == ["put on train-1", "put on train-9"]
    assert facts(asked, "nurnberg")["loading"] == {"area": "wendelstein", "piece": "green"}
    assert why(asked, "put on train-5", "nurnberg").key == "refuse-not-your-train"
    assert why(asked, "put on train-99", "nurnberg").key == "refuse-unknown-train"
    first = play(asked, "put on train-1", name="nurnberg")
    assert facts(first, "nurnberg")["trains"]["train-1"] == {"owner": 0, "green": 1}
    seated = play(asked, "put on train-9", name="nurnberg")
    assert facts(seated, "nurnberg")["trains"]["train-9"] == {"owner": 0, "green": 1}
    # train-9 is full now, so the second passenger needs no choice
    second = play(seated, "load green from wendelstein", name="nurnberg")
    assert second.phase != asked.phase
    # on the 3-4 side every passenger is worth the same, so it is not asked
    four = table("nurnberg", 4, "trains", **(given | {"passed": [1, 2, 3], "cubes": [0] * 4}))
    assert facts(play(four, "load green from wendelstein", name="nurnberg"), "nurnberg")["loading"] is None


def test_W6_5_trains_serve_all_links_old_and_new_connected_or_not() -> None:
    links = {0: ["northallerton ainderby", "skipton embsay"]}
    state = play(trains(links=links, goods={"ainderby": 1, "embsay": 1}), "buy train-1")
    assert loads(state) == {"load cheese from ainderby", "load cheese from embsay"}


def test_W6_5_what_was_built_just_now_serves_too() -> None:
    engine = {"engine": [0, 0, 3]}
    building = table(
        turn=2, influence=engine, cubes=[9] * 3, goods={"ainderby": 1, "embsay": 1}, links={2: ["skipton embsay"]}
    )
    built = play(building, "start northallerton", "extend ainderby", "finish")
    assert built.turn == 2
    assert loads(play(built, "buy train-1", "pass", "pass")) == {"load cheese from ainderby", "load cheese from embsay"}


def test_W6_7_a_town_next_to_another_hill_does_not_help() -> None:
    for hill, far in (("howgill", "garsdale hawes"), ("shunner", "bowes stainmore")):
        state = trains(links={0: [far, "ainderby northallerton"]}, goods={hill: 1, "ainderby": 1})
        assert loads(play(state, "buy train-1")) == {"load cheese from ainderby"}


def test_W6_6_cheese_where_an_own_link_touches_unless_a_company_link_does() -> None:
    links = {0: ["ainderby bedale"], 1: ["crakehall hauxwell"]}
    goods = {"ainderby": 1, "crakehall": 1, "jervaulx": 1}
    state = play(trains(links=links, goods=goods), "buy train-1")
    assert loads(state) == {"load cheese from ainderby"}
    assert why(state, "load cheese from crakehall") == (
        "W6.6",
        "refuse-no-link",
        {"area": "Crakehall", "piece": "cheese"},
    )
    sale = table(phase="takeovers", links={0: ["northallerton ainderby bedale"]}, goods=goods)
    sold = play(sale, "sell to green")
    assert facts(sold)["goods"] == {"crakehall": 1, "jervaulx": 1}


def test_W6_6_cheese_of_the_first_area_of_the_map() -> None:
    state = trains(links={0: ["kirkby-stephen crosby-garrett"]}, goods={"crosby-garrett": 2})
    loaded = play(state, "buy train-1", "load cheese from crosby-garrett")
    assert facts(loaded)["goods"] == {"crosby-garrett": 1}
    assert facts(loaded)["trains"] == {"train-1": {"owner": 0, "cheese": 1}}


def test_W6_7_stone_by_way_of_a_neutral_town_next_to_its_hill() -> None:
    goods = {"boss-moor": 1, "marrick": 1}
    state = play(trains(links={0: ["malham stainforth", "catterick richmond"]}, goods=goods), "buy train-1")
    assert loads(state) == {"load stone from boss-moor", "load stone from marrick"}
    # a link next to the hill that touches no town of it does not help
    touching = trains(links={0: ["linton rylstone", "ainderby northallerton"]}, goods=goods | {"ainderby": 1})
    assert loads(play(touching, "buy train-1")) == {"load cheese from ainderby"}
    assert why(play(touching, "buy train-1"), "load stone from boss-moor").rule == "W6.7"
    # a company town loads no stone, even if the player's own link touches it
    links = {0: ["threshfield kettlewell", "ainderby northallerton"], "red": ["linton threshfield"]}
    company = play(trains(links=links, goods=goods | {"ainderby": 1}), "buy train-1")
    assert "load stone from boss-moor" not in loads(company)


def test_W6_7_the_arrows_of_the_nurnberg_map_say_which_towns() -> None:
    # bibertgrund borders rohr, rosstal, stein and zirndorf, and its arrows lead to the last three
    given: dict[str, Any] = {"goods": {"bibertgrund": 1, "rohr": 1}, "passed": [1], "cubes": [0, 0]}
    engine = {"engine": [3, 0]}
    state = table("nurnberg", 2, "trains", links={0: ["rohr abenberg"]}, influence=engine, **given)
    assert {text for text in moves(play(state, "buy train-1", name="nurnberg"), "nurnberg") if "load" in text} == {
        "load parcel from rohr"
    }
    state = table("nurnberg", 2, "trains", links={0: ["stein zirndorf"]}, influence=engine, **given)
    assert "load beer from bibertgrund" in moves(play(state, "buy train-1", name="nurnberg"), "nurnberg")


def test_W6_8_a_passenger_needs_own_links_to_a_town_of_its_colour() -> None:
    people = {"bedale": {"red": 1, "green": 1}, "leyburn": {"green": 1}, "redmire": {"green": 1}}
    links = {0: ["northallerton ainderby bedale crakehall"], 1: ["crakehall leyburn"]}
    state = play(trains(links=links, people=people, goods={"ainderby": 1}), "buy train-1")
    assert loads(state) == {"load green from bedale", "load cheese from ainderby"}
    assert why(state, "load red from bedale") == ("W6.8", "refuse-no-way", {"area": "Bedale", "piece": "red"})
    assert why(state, "load green from leyburn").rule == "W6.8"  # another player's link breaks the way
    sale = table(phase="takeovers", links={0: ["northallerton ainderby bedale"]}, people=people)
    sold = play(sale, "sell to green")
    assert facts(sold)["people"]["bedale"] == {"red": 1}  # the green one is in a green town and is removed


def test_W6_8_a_town_at_the_end_of_other_links_of_his_does_not_help() -> None:
    links = {0: ["northallerton ainderby bedale crakehall", "tebay crosby-garrett", "skipton embsay rylstone linton"]}
    people = {"bedale": {"red": 1, "green": 1}}
    state = play(trains(links=links, people=people), "buy train-3")
    assert loads(state) == {"load green from bedale"}  # both red towns are on separate lines
    joined = {0: ["tebay crosby-garrett kirkby-stephen stainmore bowes"]}
    people = {"bowes": {"red": 1, "green": 1}}
    state = play(trains(links=joined, people=people), "buy train-3")
    assert loads(state) == {"load red from bowes", "load green from bowes"}  # one line leads to both companies


def test_W6_9_removals_happen_as_soon_as_they_become_true_and_are_told() -> None:
    goods = {"ainderby": 2, "redmire-moor": 1, "grassington": 2}
    people = {"bedale": {"green": 1}}
    sale = table(
        phase="takeovers",
        links={0: ["northallerton ainderby bedale"], 1: ["skipton gargrave"]},
        goods=goods,
        people=people,
    )
    assert sale.turn == 0
    sold = play(sale, "sell to green")
    assert sold.turn == 1  # the round is not over, and the pieces are gone
    assert facts(sold)["goods"] == {"redmire-moor": 1, "grassington": 2}
    told = [args for key, args in narration(sale, "sell to green") if key.startswith("narrate-removed")]
    assert told == [
        {"area": "Bedale", "piece": "green", "count": 1, "rule": "W6.8"},
        {"area": "Ainderby", "piece": "cheese", "count": 2, "rule": "W6.6"},
    ]
    links = {0: ["skipton embsay rylstone linton threshfield"]}
    sale = table(phase="takeovers", links=links, goods=goods, influence={"red": [2, 1, 1]})
    steps = ["sell to red", "finish"] if "finish" in moves(play(sale, "sell to red")) else ["sell to red"]
    assert facts(play(sale, *steps))["goods"] == {"ainderby": 2, "redmire-moor": 1}  # grassington has no other town


def test_W6_10_who_can_only_pass_passes_by_himself() -> None:
    state = table(phase="trains", links={0: [LINE]}, goods={"ainderby": 1, "crakehall": 1}, **POOR)
    after = play(state, "buy train-11")  # price 1: the others have nothing at all
    assert after.turn == 0
    assert facts(after)["passed"] == [1, 2]
    told = [args for key, args in narration(state, "buy train-11") if key == "narrate-cannot-act"]
    assert told == [{"who": 1, "rule": "W6.10"}, {"who": 2, "rule": "W6.10"}]


def quick(on: bool, **given: Any) -> DalesState:
    links = {0: ["northallerton ainderby bedale crakehall"], 1: ["skipton embsay rylstone"]}
    goods = {"ainderby": 2, "crakehall": 1, "embsay": 1, "rylstone": 2}
    owned = {"train-4": {"owner": 0}, "train-8": {"owner": 1}}
    base: dict[str, Any] = {"links": links, "goods": goods, "trains": owned, "cubes": [0] * 3, "passed": [2]}
    poor = {colour: [0] * 3 for colour in ("government", "engine", "red", "green")}
    return table(phase="trains", options={"quick_loading": on}, influence=poor, **(base | given))


def test_W6_11_quick_loading_lets_him_load_all_in_one_go_with_the_same_result() -> None:
    mine = ["load cheese from ainderby", "load cheese from ainderby", "load cheese from crakehall"]
    theirs = ["load cheese from embsay", "load cheese from rylstone"]
    fast, slow = quick(True), quick(False)
    assert play(fast, mine[0]).turn == 0
    assert play(slow, mine[0]).turn == 1
    together = play(fast, *mine, *theirs)
    one_by_one = play(slow, mine[0], theirs[0], mine[1], theirs[1], mine[2])
    for state in (together, one_by_one):
        assert facts(state)["phase"] != "trains"
    assert facts(together) | {"quick_loading": False} == facts(one_by_one)


def test_W6_11_not_while_a_piece_is_contested_or_somebody_wants_a_train() -> None:
    links = {0: ["northallerton ainderby bedale crakehall"], 1: ["ainderby pickhill"]}
    contested = quick(True, links=links, goods={"ainderby": 2, "crakehall": 2, "pickhill": 1})
    assert play(contested, "load cheese from crakehall").turn == 1
    engine = {colour: [0] * 3 for colour in ("government", "red", "green")} | {"engine": [0, 1, 0]}
    position = {"trains": {"train-4": {"owner": 0}, "train-8": {"owner": 1}}}
    rich = table(
        phase="trains",
        options={"quick_loading": True},
        influence=engine,
        links={0: ["northallerton ainderby bedale crakehall"], 1: ["skipton embsay rylstone"]},
        goods={"ainderby": 2, "crakehall": 1, "embsay": 1, "rylstone": 2},
        cubes=[0] * 3,
        passed=[2],
        **position,
    )
    after = play(rich, "load cheese from ainderby")
    assert after.turn == 1  # seat 1 could still buy a train
    assert "no more trains" in moves(after)
    content = play(after, "no more trains")
    assert content.turn == 1  # a statement, not an action
    assert why(content, "buy train-9").rule == "W6.11"
    assert play(content, "load cheese from embsay").turn == 1
    assert facts(content)["content"] == [1]
    done = play(content, "pass", "pass")
    assert (facts(done)["content"], facts(done)["passed"]) == ([], [])
    assert why(quick(False), "no more trains").rule == "W6.11"


def test_W6_1_the_first_in_train_order_begins() -> None:
    state = table(turn=2, influence={"engine": [2, 4, 3]}, cubes=[9] * 3)
    assert facts(state)["orders"]["trains"] == [1, 2, 0]
    begun = play(state, "build nothing")
    assert (facts(begun)["phase"], begun.turn) == ("trains", 1)
    assert (facts(begun)["passed"], facts(begun)["content"]) == ([], [])
    assert play(begun, "buy train-1").turn == 2
    assert play(begun, "buy train-1", "buy train-2").turn == 0  # and seat 0 is in it too


def test_W6_8_a_green_passenger_needs_green_reach_and_a_red_one_red() -> None:
    people = {"bedale": {"red": 2}}
    state = trains(links={0: [LINE]}, people=people, goods={"ainderby": 1})
    assert loads(play(state, "buy train-1")) == {"load cheese from ainderby"}
    alone = trains(links={0: [LINE]}, people=people | {"leyburn": {"green": 1}})
    assert loads(play(alone, "buy train-10")) == {"load green from leyburn"}


def test_W6_1_a_pass_is_told() -> None:
    state = table(phase="trains", cubes=[9] * 3)
    assert narration(state, "pass")[0] == ("narrate-passed", {"who": 0})


def after_the_others(owned: str, **given: Any) -> DalesState:
    """Seat 0 has one train and no means at all, after seat 1, the only one that could buy, has passed."""
    nothing = {colour: [0] * 3 for colour in ("government", "red", "green")} | {"engine": [0, 3, 0]}
    base: dict[str, Any] = {"influence": nothing, "trains": {owned: {"owner": 0}}, "passed": [2], "cubes": [0] * 3}
    return play(table(phase="trains", turn=1, **(base | given)), "pass")


def test_W6_10_who_has_no_place_for_what_waits_passes_by_himself() -> None:
    waiting: dict[str, Any] = {"links": {0: [LINE]}, "people": {"bedale": {"green": 1}}}
    assert loads(after_the_others("train-10", **waiting)) == {"load green from bedale"}
    assert facts(after_the_others("train-11", **waiting))["phase"] != "trains"  # a train without seats
    cheese: dict[str, Any] = {"links": {0: [LINE]}, "goods": {"ainderby": 1}}
    assert loads(after_the_others("train-11", **cheese)) == {"load cheese from ainderby"}
    assert facts(after_the_others("train-10", **cheese))["phase"] != "trains"  # a train without goods spaces


def test_W6_10_who_has_one_place_for_what_waits_is_asked() -> None:
    given: dict[str, Any] = {"links": {0: [LINE]}, "goods": {"ainderby": 1}, "people": {"bedale": {"green": 1}}}
    both = after_the_others("train-12", **given)  # one seat, one space
    assert loads(play(both, "load cheese from ainderby")) == {"load green from bedale"}
    assert loads(play(both, "load green from bedale")) == {"load cheese from ainderby"}


def test_W6_10_who_cannot_take_the_passengers_where_they_want_passes_by_himself() -> None:
    for path, town, served, other in (
        (LINE, "bedale", "green", "red"),
        ("skipton embsay rylstone linton threshfield", "threshfield", "red", "green"),
    ):
        there = after_the_others("train-10", links={0: [path]}, people={town: {served: 1, other: 1}})
        assert loads(there) == {f"load {served} from {town}"}
        one_seat = after_the_others("train-12", links={0: [path]}, people={town: {served: 1}})
        assert loads(one_seat) == {f"load {served} from {town}"}
        alone = after_the_others("train-10", links={0: [path]}, people={town: {other: 2}})
        assert facts(alone)["phase"] != "trains"


def test_W6_4_a_red_passenger_fills_a_seat_as_a_green_one_does() -> None:
    people = {"threshfield": {"red": 2}}
    goods = {"embsay": 1}
    state = trains(links={0: ["skipton embsay rylstone linton threshfield"]}, people=people, goods=goods)
    bought = play(state, "buy train-4")  # one seat
    assert loads(bought) == {"load red from threshfield", "load cheese from embsay"}
    seated = play(bought, "load red from threshfield")
    assert facts(seated)["trains"] == {"train-4": {"owner": 0, "red": 1}}
    assert loads(seated) == {"load cheese from embsay"}  # the second has to wait
    assert facts(seated)["people"] == {"threshfield": {"red": 1}}


def test_W6_11_what_nobody_can_take_is_not_contested() -> None:
    links = {0: ["northallerton ainderby bedale crakehall"], 1: ["northallerton smeaton", "ainderby pickhill"]}
    apart = {"crakehall": 2, "pickhill": 1}  # both reach Ainderby and Northallerton, and nothing is left there
    assert play(quick(True, links=links, goods=apart), "load cheese from crakehall").turn == 0
    # both reach the cheese of Ainderby, but one has no space for it
    links[1].append("skipton embsay rylstone linton threshfield")
    base: dict[str, Any] = {"links": links, "goods": apart | {"ainderby": 1}, "people": {"threshfield": {"red": 1}}}
    full = {"train-4": {"owner": 0}, "train-8": {"owner": 1, "cheese": 2}}
    assert play(quick(True, **base, trains=full), "load cheese from crakehall").turn == 0
    one_space = {"train-4": {"owner": 0}, "train-8": {"owner": 1, "cheese": 1}}
    assert play(quick(True, **base, trains=one_space), "load cheese from crakehall").turn == 1
    assert play(quick(True, **base), "load cheese from crakehall").turn == 1


def test_W6_11_a_passenger_is_contested_by_those_with_a_seat_for_him() -> None:
    links = {
        0: ["northallerton ainderby bedale"],
        1: ["bedale crakehall leyburn", "skipton embsay rylstone"],
        "green": ["leyburn redmire"],
    }
    goods = {"ainderby": 2, "embsay": 1}
    base: dict[str, Any] = {"links": links, "goods": goods, "people": {"bedale": {"green": 1}}}
    assert play(quick(True, **base), "load cheese from ainderby").turn == 1
    no_seat = {"train-4": {"owner": 0}, "train-11": {"owner": 1}}
    assert play(quick(True, **base, trains=no_seat), "load cheese from ainderby").turn == 0
    red = base | {"people": {"bedale": {"red": 1}}}  # neither can take the passenger to a red town
    assert play(quick(True, **red), "load cheese from ainderby").turn == 0


def test_W6_11_only_who_could_buy_a_train_may_say_that_he_wants_none() -> None:
    assert "no more trains" not in moves(quick(True))  # nobody has a point left
    rich = {colour: [0] * 3 for colour in ("government", "red", "green")} | {"engine": [1, 0, 0]}
    base: dict[str, Any] = {"options": {"quick_loading": True}, "influence": rich, "cubes": [0] * 3, "passed": [2]}
    state = table(phase="trains", trains={"train-8": {"owner": 1}}, links={1: [LINE]}, goods={"ainderby": 1}, **base)
    assert "no more trains" in moves(state)
    content = play(state, "no more trains")
    assert content.turn == 1  # with nothing to load, the seat passes automatically
    assert facts(content)["passed"] == [0, 2]
    told = narration(state, "no more trains")
    assert told == [("narrate-no-trains", {"who": 0}), ("narrate-cannot-act", {"who": 0, "rule": "W6.10"})]


def test_W6_11_one_train_to_buy_is_enough_to_want_none() -> None:
    rich = {colour: [0] * 4 for colour in ("government", "red", "green")} | {"engine": [1, 0, 0, 0]}
    owned: dict[str, Any] = {f"train-{8 + seat}": {"owner": seat} for seat in (1, 2, 3)}
    base: dict[str, Any] = {"options": {"quick_loading": True}, "influence": rich, "cubes": [0] * 4, "passed": [2, 3]}
    state = table(seats=4, phase="trains", trains=owned, links={1: [LINE]}, goods={"ainderby": 1}, **base)
    assert moves(state) == ["pass", "buy train-12", "no more trains"]


def test_W6_2_what_is_bought_is_told() -> None:
    state = table(phase="trains", influence={"engine": [8, 5, 0]}, cubes=[0] * 3)
    told = [args for key, args in narration(state, "buy train-1") if key == "narrate-bought"]
    assert told == [{"who": 0, "train": "train-1", "price": 3, "passengers": 3, "goods": 2}]
    assert [key for key, _ in narration(state, "buy train-1")][:2] == ["narrate-bought", "narrate-spent"]
