"""Building: W5 and N5."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dales.tables import areas_of, facts, game_of, influence, moves, narration, play, table, why

RICH: dict[str, Any] = {
    "cubes": [15, 15, 15],
    "influence": {"red": [4, 1, 1], "green": [4, 1, 1], "government": [4, 1, 1]},
}
LONG = (
    "northallerton ainderby bedale crakehall jervaulx masham malzeard lofthouse greenhow pateley "
    "bolton-abbey embsay rylstone linton threshfield"
)
NORTH = ["start northallerton", "extend ainderby", "extend bedale", "extend crakehall"]


def starts(legal: list[str]) -> set[str]:
    return {text.removeprefix("start ") for text in legal if text.startswith("start")}


def test_W5_1_one_unbroken_line_without_a_fork() -> None:
    state = play(table(**RICH), *NORTH[:3])
    assert set(moves(state)) == {
        "finish",
        *(f"extend {area}" for area in ("crakehall", "hauxwell", "jervaulx", "pickhill")),
    }
    assert why(state, "extend catterick") == ("W5.2", "refuse-not-next", {"area": "Catterick", "from": "Bedale"})
    assert why(state, "start skipton").rule == "W5.1"
    assert why(state, "build nothing").rule == "W5.1"


def test_W5_1_he_may_build_nothing_and_need_not_reach_a_town() -> None:
    state = table(**RICH)
    assert list(play(state, "build nothing").links).count(0) == 0
    built = play(state, "start northallerton", "extend ainderby", "finish")
    assert facts(built)["links"] == {"ainderby northallerton": 0}
    assert why(play(state, "start northallerton"), "finish") == ("W5.1", "refuse-line-empty", {})


def test_W5_1_no_area_twice_in_one_build_the_first_included() -> None:
    state = play(table(**RICH), *NORTH, "extend jervaulx")
    assert why(state, "extend bedale").key == "refuse-area-twice"
    own = table(links={0: ["northallerton ainderby bedale"]}, **RICH)
    ring = play(own, "start bedale", "extend crakehall", "extend jervaulx")
    assert why(ring, "extend bedale") == ("W5.1", "refuse-area-twice", {"area": "Bedale", "from": "Jervaulx"})


def test_W5_1_a_later_build_may_close_a_circuit_but_never_runs_over_an_old_link() -> None:
    state = table(links={0: ["bedale crakehall jervaulx"]}, **RICH)
    closed = play(state, "start bedale", "extend jervaulx", "finish")
    assert facts(closed)["links"]["bedale jervaulx"] == 0
    assert why(play(state, "start bedale"), "extend crakehall").rule == "W5.2"


def test_W5_1_a_line_between_two_starts_is_offered_in_one_order_only() -> None:
    state = table(**RICH)
    ids = state.layout.area_index
    assert ids["hellifield"] < ids["skipton"]
    backward = play(state, "start skipton", "extend gargrave", "extend airton", "extend hellifield")
    assert "finish" not in moves(backward)
    assert why(backward, "finish").key == "refuse-other-end"
    forward = play(state, "start hellifield", "extend airton", "extend gargrave", "extend skipton")
    assert "finish" in moves(forward)
    # The South cannot be an end: from there every line may be finished
    south = play(table(links={0: ["settle stainforth"]}, **RICH), "start the-south", "extend settle")
    assert "finish" in moves(south)


def test_W5_2_a_border_holds_one_link_whoever_owns_it() -> None:
    for owner in (0, 1, "red"):
        state = table(links={owner: ["ainderby northallerton"]}, **RICH)
        assert why(play(state, "start northallerton"), "extend ainderby").key == "refuse-border-taken"
    assert why(table(**RICH), "start atlantis").key == "refuse-unknown-area"


def test_W5_3_first_from_company_towns_later_also_from_own_links() -> None:
    company = {a for a, area in areas_of("wensleydale", "wensleydale").items() if "company" in area.get("town", {})}
    assert starts(moves(table(round=1, **RICH))) == company
    state = table(links={0: ["the-south settle stainforth"], 1: ["northallerton ainderby"]}, **RICH)
    assert starts(moves(state)) == company | {"settle", "stainforth"}
    assert why(state, "start ainderby") == ("W5.3", "refuse-start", {"area": "Ainderby"})
    bought = table(links={"green": ["northallerton ainderby bedale"]}, **RICH)
    assert starts(moves(bought)) == company | {"bedale"}
    assert why(state, "extend settle").rule == "W5.3"


@pytest.mark.parametrize(
    ("name", "start", "hill"), [("wensleydale", "skipton", "flasby"), ("nurnberg", "nuernberg-sued", "kornburg")]
)
def test_W5_4_no_link_enters_or_leaves_a_hill_or_hops(name: str, start: str, hill: str) -> None:
    state = table(name, **RICH)
    assert why(play(state, f"start {start}", name=name), f"extend {hill}", name).rule == "W5.4"
    assert why(state, f"start {hill}", name).rule == "W5.4"
    layout = state.layout
    terrain = {area: entry["terrain"] for area, entry in areas_of(name, name).items()}
    ends = {layout.area_id[area] for area in [*layout.link_a, *layout.link_b]}
    assert {terrain[area] for area in ends} <= {"plain", "valley"}


def test_W5_5_a_link_may_start_from_the_south_but_never_end_there() -> None:
    state = table(links={0: ["hellifield settle"]}, **RICH)
    assert why(play(state, "start settle"), "extend the-south") == (
        "W5.5",
        "refuse-into",
        {"area": "The South", "from": "Settle"},
    )
    assert "the-south" in starts(moves(state))
    begun = moves(play(state, "start the-south"))
    assert {"extend settle", "extend skipton"} <= set(begun)
    assert "finish" not in begun  # W5.1 without a link there is no line


def test_N5_1_nurnberg_north_and_south_are_never_joined() -> None:
    state = play(table("nurnberg", **RICH), "start nuernberg-nord", name="nurnberg")
    assert why(state, "extend nuernberg-sued", "nurnberg").rule == "N5.1"


@pytest.mark.parametrize(
    ("name", "a", "b", "cost"),
    [
        ("wensleydale", "embsay", "skipton", 1),
        ("wensleydale", "linton", "rylstone", 2),
        ("wensleydale", "linton", "threshfield", 2),
        ("nurnberg", "fischbach", "nuernberg-sued", 1),
        ("nurnberg", "fischbach", "moegeldorf", 2),
    ],
)
def test_W5_6_construction_points_by_terrain_and_river(name: str, a: str, b: str, cost: int) -> None:
    state = table(name, links={0: [f"{a} {b}"]}, **RICH)
    layout = state.layout
    link = next(k for k, owner in enumerate(state.links) if owner == 0)
    assert layout.link_cost[link] == cost
    assert {layout.area_id[layout.link_a[link]], layout.area_id[layout.link_b[link]]} == {a, b}


def test_W5_7_a_company_area_costs_one_point_once_even_in_and_out() -> None:
    state = table(links={0: ["the-south settle"]}, influence={"red": [3, 1, 1]}, cubes=[9] * 3)
    through = play(state, "start settle", "extend hellifield", "extend airton", "finish")
    assert influence(through, 0)["red"] == 2
    into = play(state, "start settle", "extend hellifield", "finish")
    assert influence(into, 0)["red"] == 2
    out = play(state, "start hellifield", "extend airton", "finish")
    assert influence(out, 0)["red"] == 2
    two = play(state, "start hellifield", "extend airton", "extend gargrave", "extend skipton", "finish")
    assert influence(two, 0)["red"] == 1
    poor = table(links={0: ["the-south settle"]}, influence={"red": [0, 1, 1]}, cubes=[9] * 3)
    assert why(play(poor, "start settle"), "extend hellifield") == (
        "W5.7",
        "refuse-company-points",
        {"area": "Hellifield", "company": "red", "needs": 1, "has": 0},
    )


def test_W5_7_a_town_of_both_companies_costs_one_of_each() -> None:
    links = {"red": ["the-south settle"], "green": ["settle austwick"]}
    state = table(links=links, cubes=[9] * 3)
    built = play(state, "start settle", "finish")  # only Stainforth can be paid for, so that link is automatic
    assert (influence(built, 0)["red"], influence(built, 0)["green"]) == (0, 0)
    assert built.cubes[0] == 7
    poor = table(links=links, cubes=[9] * 3, influence={"green": [0, 1, 1]})
    assert why(poor, "start settle").rule == "W5.7"


def test_W5_8_every_opponent_entered_costs_a_government_point_and_leaves() -> None:
    people = {"bedale": {"opponent": 2}, "leyburn": {"opponent": 1, "red": 1, "green": 1}}
    state = table(people=people, influence={"government": [3, 1, 1]}, cubes=[9] * 3)
    built = play(state, *NORTH, "extend leyburn", "finish")
    assert influence(built, 0)["government"] == 0
    assert facts(built)["people"] == {"leyburn": {"red": 1, "green": 1}}
    on_the_way = play(state, *NORTH, "extend leyburn")
    told = [line for line in narration(on_the_way, "finish") if line[0] == "narrate-opponents"]
    assert told == [
        ("narrate-opponents", {"area": "Bedale", "count": 2, "rule": "W5.8"}),
        ("narrate-opponents", {"area": "Leyburn", "count": 1, "rule": "W5.8"}),
    ]
    poor = table(people=people, influence={"government": [1, 1, 1]}, cubes=[9] * 3)
    refused = why(play(poor, *NORTH[:2]), "extend bedale")
    assert refused == ("W5.8", "refuse-opponents", {"area": "Bedale", "needs": 2, "has": 1})


def test_W5_9_cubes_first_then_influence_of_his_choice() -> None:
    line = ["start skipton", "extend embsay", "extend rylstone", "extend linton", "extend threshfield", "finish"]
    rich = play(table(cubes=[12] * 3), *line)
    assert rich.cubes[0] == 6
    assert influence(rich, 0) == {"government": 1, "engine": 2, "red": 0, "green": 1}
    state = play(table(cubes=[4, 9, 9], influence={"government": [2, 1, 1]}), *line)
    assert (state.cubes[0], state.short) == (0, 2)
    assert moves(state) == ["pay government", "pay engine"]  # green alone could not pay both
    assert facts(play(state, "pay government"))["least"] == "government"
    assert moves(play(state, "pay government")) == ["pay government", "pay engine", "pay green"]
    paid = play(state, "pay engine", "pay green")
    assert influence(paid, 0) == {"government": 2, "engine": 1, "red": 0, "green": 0}
    assert why(state, "pay cube").key == "refuse-pay-none"
    assert why(state, "pay green").key == "refuse-pay-short"
    assert why(play(state, "pay engine"), "pay government") == (
        "W5.9",
        "refuse-pay-order",
        {"means": "government", "short": 1, "due": "engine"},
    )
    assert why(state, "pay gold").key == "refuse-unknown-means"


def test_W5_9_what_is_spent_is_told_and_nothing_else() -> None:
    line = ["start skipton", "extend embsay", "extend rylstone", "extend linton", "extend threshfield"]
    state = play(table(cubes=[12] * 3, people={"threshfield": {"opponent": 1}}), *line)
    told = [told for told in narration(state, "finish") if told[0].startswith("narrate-spent")]
    assert told == [
        ("narrate-spent-cubes", {"who": 0, "count": 6}),
        ("narrate-spent", {"who": 0, "colour": "government", "count": 1}),
        ("narrate-spent", {"who": 0, "colour": "red", "count": 1}),
    ]
    bare = {"engine": [2, 2, 2], "green": [2, 1, 1], "government": [0, 1, 1], "red": [0, 1, 1]}
    without = play(table(cubes=[0, 9, 9], influence=bare), "start northallerton", "extend ainderby")
    told = [told for told in narration(without, "finish") if told[0].startswith("narrate-spent")]
    assert told == [("narrate-spent", {"who": 0, "colour": "green", "count": 1})]  # the link itself is still to be paid


def test_W5_9_a_payment_with_one_outcome_is_made_by_itself() -> None:
    line = ["start skipton", "extend embsay", "extend rylstone", "extend linton", "extend threshfield", "finish"]
    state = play(table(cubes=[2, 9, 9]), *line[:-1])  # nothing left to continue with: four points short, four left
    assert state.turn == 1
    assert influence(state, 0) == {"government": 0, "engine": 0, "red": 0, "green": 0}


def test_W5_10_a_line_that_cannot_be_paid_in_full_is_not_legal() -> None:
    line = play(table(cubes=[0, 9, 9]), *NORTH)
    refused = why(line, "extend leyburn")
    assert refused == ("W5.10", "refuse-line-too-dear", {"area": "Leyburn", "needs": 6, "has": 5})
    assert {"finish", "extend middleham"} <= set(moves(line))
    poor = table(cubes=[0, 9, 9], influence={"government": [0, 1, 1], "engine": [0, 2, 2], "green": [0, 1, 1]}, turn=1)
    assert "start skipton" in moves(poor)
    passed_over = play(poor, "build nothing", "build nothing")
    assert passed_over.phase != poor.phase  # seat 0 with one red point can build nothing, and is passed over
    told = narration(play(poor, "build nothing"), "build nothing")
    assert ("narrate-cannot-build", {"who": 0, "rule": "W5.10"}) in told


def test_W5_10_links_are_limited_to_fifteen() -> None:
    state = table(links={0: [LONG]}, **RICH)
    assert state.spare[0] == 1
    last = play(state, "start threshfield")  # one border, one link: the rest happens automatically
    assert last.spare[0] == 0
    assert facts(last)["links"]["kettlewell threshfield"] == 0
    assert last.turn == 1
    full = table(links={0: [LONG + " kettlewell"], 1: ["northallerton smeaton"]}, turn=1, **RICH)
    assert play(full, "build nothing").turn == 2
    two_ways = play(state, "start northallerton")
    assert moves(two_ways) == ["extend catterick", "extend smeaton"]
    assert play(two_ways, "extend smeaton").turn == 1  # no link is left for more


def test_W5_11_spent_influence_lands_on_top_and_unmoved_discs_keep_their_place() -> None:
    state = table(influence={"red": [2, 1, 1]}, stacks={"red": [1, 2, 0], "green": [2, 1, 0]}, cubes=[9] * 3)
    assert facts(state)["tracks"]["red"] == {"1": [2, 1], "2": [0]}
    built = play(state, "start skipton", "extend embsay", "finish")
    assert facts(built)["tracks"]["red"] == {"1": [2, 1, 0]}
    assert facts(built)["tracks"]["green"] == {"1": [0, 1, 2]}
    assert built.cubes[0] == 8  # the cube is in the supply, W1.1 takes it from there


def test_N5_2_each_scores_his_links_on_his_shortest_connection_once_a_game() -> None:
    links = {1: ["nuernberg-sued schweinau"], 2: ["doos fuerth"]}
    state = table("nurnberg", links=links, **RICH)
    assert not facts(state, "nurnberg")["joined"]
    own = table("nurnberg", links={0: ["hoefen eibach"], **links}, **RICH)
    joined = play(own, "start eibach", "extend schweinau", "extend doos", "finish", name="nurnberg")
    assert list(joined.points) == [1, 1, 1]
    assert joined.joined == 1
    line = play(own, "start eibach", "extend schweinau", "extend doos", name="nurnberg")
    assert ("narrate-connection", {"who": 1, "points": 1, "rule": "N5.2"}) in narration(line, "finish", "nurnberg")
    # a second connection scores nothing more
    again = play(joined, "start nuernberg-nord", "extend schniegling", "extend doos", "finish", name="nurnberg")
    assert list(again.points) == [1, 1, 1]


def test_N5_2_company_links_score_nobody_and_a_branch_off_the_way_does_not_count() -> None:
    links = {"green": ["nuernberg-sued schweinau"], 1: ["doos hoefen"], 0: ["hoefen fuerth"]}
    state = table("nurnberg", links=links, **RICH)
    joined = play(state, "start fuerth", "extend doos", "extend schweinau", "finish", name="nurnberg")
    # seat 0: the two new links are the shortest; seat 1: by way of doos - hoefen - fuerth with one link of their own
    assert list(joined.points) == [2, 1, 0]


def test_N5_2_a_connection_passes_through_neither_half_of_nurnberg() -> None:
    # seat 1's link leads from the south half only by way of the north half, which ends a connection
    links = {1: ["nuernberg-nord thon"], 0: ["schniegling doos"]}
    state = table("nurnberg", links=links, **RICH)
    joined = play(state, "start schniegling", "extend nuernberg-nord", "finish", name="nurnberg")
    assert joined.joined == 0
    done = play(joined, "build nothing", name="nurnberg")
    assert list(done.points) == [0, 0, 0]
    state = table("nurnberg", links={1: ["nuernberg-nord thon"], 0: ["schniegling doos", "doos fuerth"]}, **RICH)
    joined = play(state, "start schniegling", "extend nuernberg-nord", "finish", name="nurnberg")
    assert list(joined.points) == [3, 0, 0]  # thon is a dead end: seat 1 has no connection of its own


def test_N5_2_links_between_the_halves_of_nurnberg_are_on_no_connection() -> None:
    # seat 1 joins north and south; from there to Fürth all links are seat 0's, and its connection begins at a half
    links = {1: ["nuernberg-nord moegeldorf fischbach nuernberg-sued"], 0: ["nuernberg-sued schweinau doos"]}
    state = table("nurnberg", links=links, **RICH)
    joined = play(state, "start fuerth", "extend doos", "finish", name="nurnberg")
    assert joined.joined == 1
    assert list(joined.points) == [3, 0, 0]


def test_N5_2_a_line_that_ends_short_of_fuerth_joins_nothing() -> None:
    links = {
        1: ["hoechstadt weisendorf herzogenaurach vach doos schniegling nuernberg-nord"],
        2: ["fuerth burgfarrnbach langenzenn"],
    }
    state = table("nurnberg", links=links, **RICH)
    built = play(state, "start nuernberg-sued", "extend schweinau", "finish", name="nurnberg")
    assert built.joined == 0
    joined = play(built, "start fuerth", "extend doos", "finish", name="nurnberg")
    assert joined.joined == 1
    assert list(joined.points) == [0, 3, 0]  # by Doos and Schniegling; what is beyond is a branch


def test_N5_2_the_shorter_connection_counts_though_a_longer_one_has_more_of_his_links() -> None:
    links = {
        0: ["schniegling kraftshof tennenlohe", "doos hoefen fuerth veitsbronn vach"],
        1: ["doos vach erlangen tennenlohe"],
        "red": ["doos kraftshof"],
    }
    state = table("nurnberg", links=links, **RICH)
    joined = play(state, "start schniegling", "extend nuernberg-nord", "finish", name="nurnberg")
    # seat 1: six links by Kraftshof, Doos, Vach and Veitsbronn, one its own; by Tennenlohe and Erlangen it is seven
    assert list(joined.points) == [4, 1, 0]


def test_N5_2_is_only_for_a_map_with_a_first_connection() -> None:
    state = table(links={0: ["the-south settle"]}, **RICH)
    assert play(state, "start settle", "extend hellifield", "finish").joined == 0
    assert game_of("wensleydale").board.maps["wensleydale"].get("first_connection") is None


def test_W5_10_points_for_opponents_count_among_what_the_line_costs() -> None:
    """Skipton – Gargrave: a point for the link, one for the company, one for the opponent."""
    poor = {"government": [1, 1, 1], "engine": [0, 2, 2], "red": [1, 1, 1], "green": [0, 1, 1]}
    people = {"gargrave": {"opponent": 1}}
    links = {1: ["skipton embsay", "skipton the-south"]}
    short = table(influence=poor, cubes=[0, 9, 9], people=people, links=links)
    assert "start skipton" not in moves(short)
    enough = table(influence=poor, cubes=[1, 9, 9], people=people, links=links)
    assert "start skipton" in moves(enough)


def test_W5_1_a_build_is_told_with_its_links_and_points() -> None:
    state = play(table(cubes=[9] * 3), "start skipton", "extend embsay", "extend rylstone")
    told = narration(state, "finish")
    assert ("narrate-built", {"who": 0, "links": 2, "points": 2}) in told
    assert [(args["a"], args["b"]) for key, args in told if key == "narrate-link"] == [
        ("Skipton", "Embsay"),
        ("Embsay", "Rylstone"),
    ]


def test_W5_3_the_first_area_of_the_map_is_like_all_others() -> None:
    others = {1: ["mallerstang kirkby-stephen stainmore", "kirkby-stephen ravenstonedale", "tebay lune-gorge"]}
    state = table(links=others, **RICH)
    assert state.layout.area_id[0] == "crosby-garrett"
    begun = play(state, "start kirkby-stephen")  # one border is left, so the line crosses it automatically
    assert facts(begun)["line"] == ["kirkby-stephen", "crosby-garrett"]
    built = play(begun, "finish")
    again = play(table(links=others | {0: ["kirkby-stephen crosby-garrett"]}, **RICH), "start crosby-garrett")
    assert facts(built)["links"]["crosby-garrett kirkby-stephen"] == 0
    assert facts(play(again, "extend ravenstonedale"))["line"] == ["crosby-garrett", "ravenstonedale"]
    chosen = play(table(**RICH), "start kirkby-stephen", "extend crosby-garrett")
    assert facts(chosen)["line"] == ["kirkby-stephen", "crosby-garrett"]


def test_W5_1_who_builds_nothing_is_told_of() -> None:
    assert narration(table(**RICH), "build nothing")[0] == ("narrate-no-build", {"who": 0})
