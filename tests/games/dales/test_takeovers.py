"""Takeovers: W9."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.takeovers import remove_lost
from tests.games.dales.tables import facts, influence, moves, narration, play, table, why

EAST = "skipton embsay rylstone linton threshfield"
NORTH = "northallerton ainderby bedale crakehall leyburn redmire"


def sale(**given: Any) -> DalesState:
    base: dict[str, Any] = {"links": {0: [EAST]}, "influence": {"red": [4, 1, 1], "green": [4, 1, 1]}}
    return table(phase="takeovers", **(base | given))


def test_W9_1_from_a_town_of_the_company_to_a_town() -> None:
    state = sale(links={0: [NORTH, EAST]})
    assert moves(state) == ["sell nothing", "sell to red", "sell to green"]
    green = play(state, "sell to green")  # Northallerton, and on to Bedale: nothing to choose until there
    assert facts(green)["line"] == ["northallerton", "ainderby", "bedale"]
    assert moves(green) == ["finish", "extend crakehall"]
    further = play(green, "extend crakehall")
    assert facts(further)["line"] == ["northallerton", "ainderby", "bedale", "crakehall", "leyburn"]
    assert facts(play(green, "finish"))["companies"]["bedale"] == ["green"]
    assert why(green, "sell to red").key == "refuse-company-named"
    assert why(green, "sell nothing").key == "refuse-company-named"
    assert why(green, "extend hauxwell").key == "refuse-not-your-link"
    assert why(state, "start skipton").key == "refuse-no-company-named"
    assert why(state, "sell to blue").key == "refuse-no-such-company"


def test_W9_1_a_line_that_reaches_no_town_cannot_be_sold() -> None:
    state = sale(links={0: ["skipton embsay rylstone", "northallerton ainderby bedale"]})
    assert moves(state) == ["sell nothing", "sell to green"]
    assert why(state, "sell to red") == ("W9.1", "refuse-no-sale", {"company": "red"})
    # nor one whose only towns belong to no company
    neutral = sale(links={0: ["bedale crakehall leyburn", EAST]})
    assert moves(neutral) == ["sell nothing", "sell to red"]


def test_W9_1_optional_and_in_player_order_once_each() -> None:
    state = sale(links={0: [EAST], 2: ["northallerton ainderby bedale"]}, profit=[-2, 0, 1])
    assert facts(state)["orders"]["players"] == [2, 1, 0]
    state = sale(links={0: [EAST], 2: ["northallerton ainderby bedale"]}, profit=[-2, 0, 1], turn=2)
    after = play(state, "sell nothing")
    assert after.turn == 0  # seat 1 has nothing to sell
    assert facts(play(after, "sell nothing"))["phase"] == "auction"


def test_W9_1_who_is_passed_over_with_links_is_told_why() -> None:
    links = {0: [EAST], 1: ["bedale crakehall"], 2: ["northallerton ainderby bedale"]}
    state = sale(links=links, profit=[-2, 0, 1], turn=2)
    told = narration(state, "sell nothing")
    assert [key for key, _ in told] == ["narrate-no-sale", "narrate-cannot-sell"]
    assert told[1][1] == {"who": 1, "rule": "W9.1"}
    last = [key for key, _ in narration(play(state, "sell nothing"), "sell nothing")]
    assert last[:2] == ["narrate-no-sale", "narrate-round"]  # nobody is left to be passed over
    trains = table(phase="trains", links={1: ["bedale crakehall"]}, passed=[0, 2], turn=1)
    told = narration(trains, "pass")
    keys = [key for key, _ in told]
    assert keys.count("narrate-cannot-sell") == 1  # who has no links asks for nothing
    assert keys.index("narrate-profit") < keys.index("narrate-cannot-sell") < keys.index("narrate-round")


def test_W9_1_no_area_twice_and_a_junction_may_be_passed() -> None:
    ring = "bedale crakehall jervaulx bedale"
    state = sale(links={0: ["northallerton ainderby bedale", ring, "crakehall leyburn"]})
    line = play(state, "sell to green")
    assert moves(line) == ["finish", "extend crakehall", "extend jervaulx"]
    sold = play(line, "extend crakehall")
    kept = {name for name, owner in facts(sold)["links"].items() if owner == 0}
    assert "crakehall jervaulx" in kept  # the other branch stays the player's
    assert "bedale jervaulx" in kept
    assert facts(sold)["companies"]["leyburn"] == ["green"]
    circle = play(line, "extend jervaulx")
    assert all(owner == "green" or name == "bedale crakehall" for name, owner in facts(circle)["links"].items())


def test_W9_1_a_line_between_two_towns_of_the_company_is_named_in_one_order_only() -> None:
    state = sale(links={0: ["skipton gargrave airton hellifield"]})
    red = play(state, "sell to red")
    assert moves(red) == ["start hellifield", "start skipton"]
    ids = state.layout.area_index
    assert ids["hellifield"] < ids["skipton"]
    from_skipton = play(red, "start skipton")
    assert from_skipton.turn != 0 or facts(from_skipton)["phase"] == "auction"  # to Gargrave, the only town this way
    assert facts(from_skipton)["links"] == {"gargrave skipton": "red", "airton gargrave": 0, "airton hellifield": 0}
    from_hellifield = play(red, "start hellifield")
    assert moves(from_hellifield) == ["finish", "extend skipton"]


def test_W9_2_one_point_for_every_two_links_or_part_of_two() -> None:
    for start, links, points in (("northallerton ainderby bedale", 2, 1), (NORTH, 4, 2), (NORTH, 5, 3)):
        state = sale(links={0: [start]})
        line = play(state, "sell to green")
        steps = {2: [], 4: ["extend crakehall", "finish"], 5: ["extend crakehall", "extend redmire"]}[links]
        sold = play(line, *steps) if line.turn == 0 and facts(line)["line"] else line
        assert influence(sold, 0)["green"] == 4 - points
        assert list(facts(sold)["links"].values()).count("green") == links
        assert sold.spare[0] == 15 - (len(start.split()) - 1) + links


def test_W9_2_no_further_than_the_points_reach() -> None:
    state = sale(links={0: [NORTH]}, influence={"green": [1, 1, 1], "red": [0, 1, 1]})
    sold = play(state, "sell to green")  # two links for one point: Bedale and no further
    assert list(facts(sold)["links"].values()).count("green") == 2
    two = play(sale(links={0: [NORTH]}, influence={"green": [2, 1, 1]}), "sell to green")
    four = play(two, "extend crakehall")  # Leyburn is the fourth link, and two points reach no further
    assert list(facts(four)["links"].values()).count("green") == 4
    long = sale(links={0: [NORTH, "leyburn middleham"]}, influence={"green": [2, 1, 1]})
    at_crakehall = play(long, "sell to green")
    assert moves(at_crakehall) == ["finish", "extend crakehall"]
    fork = sale(
        links={0: ["northallerton ainderby bedale crakehall leyburn", "crakehall middleham coverdale"]},
        influence={"green": [2, 1, 1]},
    )
    three = play(fork, "sell to green", "extend crakehall")
    assert moves(three) == ["extend leyburn", "extend middleham"]
    assert why(three, "extend hauxwell").rule == "W9.1"
    assert why(three, "finish") == ("W9.1", "refuse-sale-end", {"area": "Crakehall"})
    none = sale(links={0: [EAST, NORTH]}, influence={"green": [0, 1, 1], "red": [2, 1, 1]})
    assert why(none, "sell to green") == ("W9.2", "refuse-no-company-points", {"company": "green"})


def test_W9_2_the_disc_of_the_company_lands_on_top() -> None:
    state = sale(influence={"red": [3, 1, 1]}, stacks={"red": [1, 2, 0]})
    sold = play(state, "sell to red")
    assert facts(sold)["tracks"]["red"] == {"1": [2, 1, 0]}


def test_W9_3_every_town_on_the_line_becomes_a_town_of_the_company_as_well() -> None:
    state = sale(links={0: [NORTH], "red": ["bedale jervaulx masham"]})
    assert facts(state)["companies"]["bedale"] == ["red"]
    line = play(state, "sell to green", "extend crakehall", "extend redmire")
    towns = facts(line)["companies"]
    assert (towns["bedale"], towns["leyburn"], towns["redmire"]) == (["red", "green"], ["green"], ["green"])
    assert towns["northallerton"] == ["green"]
    last = play(state, "sell to green", "extend crakehall")
    told = [args["area"] for key, args in narration(last, "extend redmire") if key == "narrate-town"]
    assert told == ["Bedale", "Leyburn", "Redmire"]


def test_W9_4_company_links_are_no_limit_unless_the_table_says_so() -> None:
    many = {
        "green": [
            "northallerton smeaton croft ravensworth barnard-castle bowes stainmore kirkby-stephen mallerstang garsdale"
        ]
    }
    many["green"].append("ripon malzeard masham melmerby ripon sawley")  # 9 + 5 links
    links: dict[int | str, list[str]] = {0: ["northallerton ainderby bedale"], **many}
    options = {"map": "wensleydale", "company_links": "limited"}
    state = table("nurnberg", 3, "takeovers", options=options | {"company_links": "unlimited"}, links=links)
    assert sum(owner == "green" for owner in facts(state, "nurnberg")["links"].values()) == 14
    assert "sell to green" in moves(state, "nurnberg")
    links[1] = ["skipton gargrave"]
    short = table("nurnberg", 3, "takeovers", options=options, links=links, turn=1)
    assert moves(short, "nurnberg") == ["sell nothing", "sell to red"]
    assert why(short, "sell to green", "nurnberg").rule == "W9.1"
    last = table("nurnberg", 3, "takeovers", options=options, links={0: ["garsdale hawes"], **many})
    assert moves(last, "nurnberg") == ["sell nothing", "sell to green"], "one link for the last one"
    full = dict(links)
    full["green"] = [*many["green"], "northallerton catterick"]
    short = table("nurnberg", 3, "takeovers", options=options, links=full, turn=1)
    assert why(short, "sell to green", "nurnberg") == ("W9.4", "refuse-company-links", {"company": "green"})


def test_W9_1_who_has_links_but_no_line_to_sell_is_not_asked() -> None:
    links = {0: [EAST], 1: ["bedale crakehall"], 2: ["northallerton ainderby bedale"]}
    state = sale(links=links, profit=[1, 0, -2])
    after = play(state, "sell nothing")
    assert after.turn == 2, "seat 1 has a link, but no town of a company at its end"


def test_W9_1_between_two_towns_of_the_company_their_order_counts_and_not_that_of_the_way() -> None:
    """W0.8 The South, which comes last on the board, is a town on the way from Hellifield to Skipton."""
    state = sale(links={0: ["hellifield the-south skipton"]})
    ids = state.layout.area_index
    assert ids["hellifield"] < ids["skipton"] < ids["the-south"]
    line = play(state, "sell to red", "start hellifield")
    assert moves(line) == ["finish", "extend skipton"]
    assert list(facts(play(line, "extend skipton"))["links"].values()) == ["red", "red"]


def test_W9_2_a_sale_is_told_with_its_links() -> None:
    state = sale(links={0: ["northallerton ainderby bedale"]})
    told = narration(state, "sell to green")
    assert ("narrate-sold", {"who": 0, "company": "green", "links": 2}) in told
    assert [(args["a"], args["b"]) for key, args in told if key == "narrate-link"] == [
        ("Northallerton", "Ainderby"),
        ("Ainderby", "Bedale"),
    ]


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_W6_7_stone_leaves_when_all_towns_of_its_own_hill_belong_to_companies(name: str) -> None:
    """Whatever the towns of other hills are: for every hill on the map, one after the other."""
    fresh = table(name, 3)
    layout = fresh.layout
    hills = [area for area in range(layout.areas) if layout.loads_first[area] < layout.loads_first[area + 1]]
    assert len(hills) > 10
    for hill in hills:
        towns = [int(layout.loads[k]) for k in range(layout.loads_first[hill], layout.loads_first[hill + 1])]
        state = fresh.copy()
        state.goods[hill] = 1
        for area in range(layout.areas):
            state.companies[area] = 0
        for town in towns:
            remove_lost(state)
            assert state.goods[hill] == 1, "a town without a company is left"
            state.companies[town] = 1
        remove_lost(state)
        assert state.goods[hill] == 0
