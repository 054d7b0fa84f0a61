"""What a table chooses, and set-up: W0 and N0."""

from __future__ import annotations

from collections import Counter

import pytest

from branchline.core.dealer import Dealer, ForcedDealer, SeededDealer
from branchline.core.errors import BadDeal, BadOption, BadSeats
from branchline.games.dales.board.file import shipped
from branchline.games.dales.game import own
from branchline.games.dales.rules.set_up import empty_table, set_up
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from tests.games.dales.tables import areas_of, facts, game_of, moves, narration, play, table, why
from tests.support.inside import different, inside


def start(name: str, seats: int, seed: int = 1, **options: object) -> DalesState:
    return own(game_of(name).start(seats, SeededDealer(seed), options))


def test_W0_1_wensleydale_is_for_three_or_four_with_five_or_four_rounds() -> None:
    assert game_of("wensleydale").info.seats == (3, 4)
    assert [start("wensleydale", seats).layout.rounds for seats in (3, 4)] == [5, 4]
    layout = start("wensleydale", 3).layout
    assert (layout.boxes, layout.trains) == (8, 12)
    assert Counter(int(price) for price in layout.price) == {3: 4, 2: 4, 1: 4}
    rows = {(train["row"], train["price"]) for train in shipped("wensleydale").trains["wensleydale"]["trains"]}
    assert rows == {(1, 3), (2, 2), (3, 1)}
    with pytest.raises(BadSeats):
        start("wensleydale", 2)


def test_N0_1_two_use_the_2_3_sides_four_the_3_4_sides_and_three_choose() -> None:
    for chosen in ("3-4", "2-3"):
        options = {"three_player_auction": chosen, "three_player_trains": chosen}
        for seats, side in ((2, "2-3"), (3, chosen), (4, "3-4")):
            position = facts(start("nurnberg", seats, **options), "nurnberg")
            assert (position["auction_board"], position["train_board"]) == (side, side)
    assert start("nurnberg", 2).layout.boxes == 6
    assert start("nurnberg", 4).layout.boxes == 8
    rounds = [start("nurnberg", seats).layout.rounds for seats in (2, 3, 4)]
    assert rounds == [5, 5, 4]
    assert start("nurnberg", 3, three_player_auction="2-3").layout.rounds == 4
    assert facts(start("nurnberg", 2, map="wensleydale"), "nurnberg")["map"] == "wensleydale"
    with pytest.raises(BadOption):
        start("nurnberg", 2, map="bavaria")


def test_N0_2_the_enlarged_south_is_one_area_with_the_south() -> None:
    plain = table("nurnberg", 3, options={"map": "wensleydale"}, cubes=[9] * 3)
    wide = table("nurnberg", 3, options={"map": "wensleydale-enlarged"}, cubes=[9] * 3)
    assert plain.layout.areas == wide.layout.areas
    assert "south-ext" not in wide.layout.area_index
    begun = play(wide, "start the-south", name="nurnberg")
    more = set(moves(begun, "nurnberg")) - set(moves(play(plain, "start the-south", name="nurnberg"), "nurnberg"))
    assert more == {"extend bolton-abbey", "extend pateley", "extend sawley"}
    for area, cost in (("bolton-abbey", 1), ("pateley", 2), ("sawley", 1)):
        built = play(begun, f"extend {area}", name="nurnberg")
        assert (built.line_points, built.line_red) == (cost, 1)
    assert (
        why(play(wide, "start ripon", "extend sawley", name="nurnberg"), "extend the-south", "nurnberg").rule == "W5.5"
    )


def test_W0_2_everybody_has_fifteen_cubes_fifteen_links_three_markers() -> None:
    for name in ("wensleydale", "nurnberg"):
        layout = start(name, 3).layout
        assert (layout.cubes, layout.links_each) == (15, 15)
        assert shipped(name).data["edition"]["per_player"]["train_markers"] == 3
    state = start("wensleydale", 4)
    assert list(state.spare) == [15] * 4
    assert list(state.cubes) == [12] * 4  # of 15 in the supply, W1.1 has just given 12


def test_W0_2_nothing_is_under_way_on_a_new_table() -> None:
    made = set_up(empty_table(start("nurnberg", 3).layout), 1, SeededDealer(1))
    none = ("box", "joined", "passed", "content", "length", "short", "least", "round")
    none += ("line_points", "line_government", "line_red", "line_green")
    fields = inside(made)
    assert {name: fields[name] for name in none} == dict.fromkeys(none, 0)
    assert {name: fields[name] for name in ("train", "piece", "company")} == {"train": -1, "piece": -1, "company": -1}
    assert (made.over, made.end_reason) == (False, "")
    assert list(made.events) == []  # nobody has asked for narration
    position = facts(made, "nurnberg")
    assert (position["round"], position["phase"], position["turn"]) == (1, "auction", 1)
    assert (position["trains"], position["links"], position["line"]) == ({}, {}, [])
    assert (position["moved"], position["points"]) == ([{}, {}, {}], [0, 0, 0])
    assert list(made.cubes) == [12, 12, 12]
    assert different(made, own(game_of("nurnberg").from_position(position))) == {}


def test_W0_3_a_random_player_is_first_and_the_others_follow_clockwise() -> None:
    firsts = Counter()
    for seed in range(60):
        order = facts(start("wensleydale", 4, seed))["orders"]["players"]
        assert order == [(order[0] + k) % 4 for k in range(4)]
        firsts[order[0]] += 1
    assert set(firsts) == {0, 1, 2, 3}
    assert facts(start("wensleydale", 4, 3, first=2))["orders"]["players"] == [2, 3, 0, 1]


@pytest.mark.parametrize(("name", "seats"), [("wensleydale", 3), ("wensleydale", 4), ("nurnberg", 2), ("nurnberg", 4)])
def test_W0_4_tracks_start_with_the_first_player_on_top(name: str, seats: int) -> None:
    position = facts(start(name, seats, first=1), name)
    bottom_to_top = position["orders"]["players"][::-1]
    assert position["tracks"] == {
        "government": {"1": bottom_to_top},
        "engine": {"2": bottom_to_top},
        "red": {"1": bottom_to_top},
        "green": {"1": bottom_to_top},
        "profit": {"0": bottom_to_top},
    }


@pytest.mark.parametrize(("name", "chart"), [("wensleydale", "wensleydale"), ("nurnberg", "nurnberg")])
def test_W0_5_two_cubes_for_every_goods_area_and_the_wrong_ones_are_removed(name: str, chart: str) -> None:
    areas = areas_of(name, chart)
    taking = [area for area in areas if "goods" in areas[area]]
    totals: Counter[int] = Counter()
    for seed in range(12):
        goods = facts(start(name, 3, seed), name)["goods"]
        assert set(goods) <= set(taking)
        totals.update(goods.get(area, 0) for area in taking)
    assert set(totals) == {0, 1, 2}
    assert totals[1] > totals[0] > 0  # half of the draws fit: 1 is twice as likely as 0 or 2
    assert not any("goods" in area for area in areas.values() if area["terrain"] == "valley" or "town" in area)
    # sixty white cubes in a row: the hills among the first thirty goods areas are full, the plains empty
    white = facts(own(game_of(name).start(3, ForcedDealer([0] + [0] * 60, SeededDealer(1)))), name)["goods"]
    for area in taking[:30]:
        assert white.get(area, 0) == (2 if areas[area]["terrain"] in ("hill", "hops") else 0)


@pytest.mark.parametrize(("name", "chart"), [("wensleydale", "wensleydale"), ("nurnberg", "nurnberg")])
def test_W0_6_three_for_a_major_town_two_for_a_minor_none_for_a_company_town(name: str, chart: str) -> None:
    areas = areas_of(name, chart)
    seen: set[str] = set()
    for seed in range(6):
        people = facts(start(name, 3, seed), name)["people"]
        for area, entry in areas.items():
            town = entry.get("town", {})
            count = sum(people.get(area, {}).values())
            if "company" in town:
                assert count == ("waiting" in town)
            else:
                assert count == {"major": 3, "minor": 2, None: 0}[town.get("size")]
            seen |= set(people.get(area, {}))
    assert seen == {"red", "green", "opponent"}
    # drawn from one bag of 75: after 25 red and 25 green only opponents come up
    goods = 2 * sum("goods" in entry for entry in areas.values())
    waiting = [entry["town"]["waiting"] for entry in areas.values() if "waiting" in entry.get("town", {})]
    draws = [0] * (25 - waiting.count("red")) + [1] * (25 - waiting.count("green"))
    dealer = ForcedDealer([0, *[0] * 60, *[1] * (goods - 60), *draws], SeededDealer(1))
    people = facts(own(game_of(name).start(3, dealer)), name)["people"]
    totals = {kind: sum(row.get(kind, 0) for row in people.values()) for kind in ("red", "green", "opponent")}
    assert (totals["red"], totals["green"]) == (25, 25)
    assert totals["opponent"] > 0
    assert [int(count) for count in start(name, 3).layout.passenger_bag] == [25, 25, 25]


class Asked(Dealer):
    """Deals from a seed, and notes from how many."""

    def __init__(self) -> None:
        self.totals: list[int] = []
        self.luck = SeededDealer(5)

    def below(self, n: int) -> int:
        self.totals.append(int(n))
        return int(self.luck.below(n))


@pytest.mark.parametrize("name", ["wensleydale", "nurnberg"])
def test_W0_6_every_piece_is_drawn_out_of_all_that_are_left(name: str) -> None:
    dealer = Asked()
    layout = own(game_of(name).start(4, dealer)).layout
    areas = areas_of(name, name).values()
    goods = 2 * sum("goods" in area for area in areas)
    waiting = sum("waiting" in area.get("town", {}) for area in areas)
    towns = [area["town"] for area in areas if "town" in area and "company" not in area["town"]]
    people = sum(3 if town["size"] == "major" else 2 for town in towns)
    assert dealer.totals == [
        4,  # who is first
        *range(120, 120 - goods, -1),
        *range(75 - waiting, 75 - waiting - people, -1),
        *range(20, 20 - layout.boxes, -1),
    ]


def test_W0_7_sixty_company_links_in_wensleydale_fifteen_in_nurnberg() -> None:
    assert shipped("wensleydale").data["edition"]["company_links"] == {"red": 60, "green": 60}
    assert shipped("nurnberg").data["edition"]["company_links"] == {"red": 15, "green": 15}


def test_W0_8_the_south_is_a_midland_town_for_every_rule() -> None:
    state = table(cubes=[9, 9, 9], influence={"red": [0, 1, 1]})
    assert why(state, "start the-south").rule == "W5.7"  # start of a line, one red point
    state = table(cubes=[9, 9, 9])
    assert "start the-south" in moves(state)
    # a red passenger travels there, a green takeover may end there and makes it a town of both
    links = {0: ["the-south settle hellifield airton gargrave"], "green": []}
    state = table(phase="trains", links=links, people={"settle": {"red": 1}}, passed=[1, 2], cubes=[0] * 3)
    assert "load red from settle" in moves(play(state, "buy train-5"))
    links = {0: ["the-south settle"], "green": ["settle stainforth"]}
    state = table(phase="takeovers", links=links)
    sold = play(state, "sell to green")  # the only line: it ends in The South
    assert facts(sold)["companies"]["the-south"] == ["red", "green"]


def test_N0_3_beer_like_stone_and_parcels_like_cheese() -> None:
    layout = start("nurnberg", 2).layout
    assert (layout.stone_name, layout.cheese_name) == ("beer", "parcel")
    links = {0: ["nuernberg-sued langwasser wendelstein katzwang"]}
    goods = {"kornburg": 1, "katzwang": 1}
    state = table(
        "nurnberg", 2, "trains", links=links, goods=goods, influence={"engine": [3, 0]}, passed=[1], cubes=[0, 0]
    )
    bought = play(state, "buy train-1", name="nurnberg")
    assert {"load beer from kornburg", "load parcel from katzwang"} <= set(moves(bought, "nurnberg"))
    done = play(bought, "load beer from kornburg", "load parcel from katzwang", "pass", name="nurnberg")
    assert profit(done, 0) == 2 + 1 - 3


def test_N0_4_the_printed_passengers_wait_in_company_towns() -> None:
    for seed in range(4):
        people = facts(start("nurnberg", 3, seed), "nurnberg")["people"]
        for area, entry in areas_of("nurnberg", "nurnberg").items():
            if "waiting" in entry.get("town", {}):
                assert people[area] == {entry["town"]["waiting"]: 1}
    # taken from the 25 before the bag is filled: three green ones wait, so 22 more can be drawn, and not 23
    goods = 2 * sum("goods" in area for area in areas_of("nurnberg", "nurnberg").values())
    for drawn, left in ((22, True), (23, False)):
        dealer = ForcedDealer([0] + [0] * 60 + [1] * (goods - 60) + [1] * drawn, SeededDealer(1))
        if left:
            people = facts(own(game_of("nurnberg").start(3, dealer)), "nurnberg")["people"]
            assert sum(row.get("green", 0) for row in people.values()) == 25
        else:
            with pytest.raises(BadDeal):
                game_of("nurnberg").start(3, dealer)


def test_W0_5_set_up_is_told() -> None:
    state = table(
        phase="takeovers", links={0: ["skipton embsay rylstone linton threshfield"]}, influence={"red": [2, 1, 1]}
    )
    told = [key for key, _args in narration(state, "sell nothing")]
    assert told[0] == "narrate-no-sale"
    assert "narrate-round" in told
    assert told.count("narrate-token") == 8
