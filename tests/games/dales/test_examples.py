"""The worked examples of the rulebooks, all 23 of them, on the real maps."""

from __future__ import annotations

from typing import Any

from branchline.core.dealer import ForcedDealer, SeededDealer
from branchline.games.dales.game import own
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from branchline.games.dales.rules.trains import free_seats, free_spaces
from tests.games.dales.tables import areas_of, facts, game_of, influence, moves, play, table, why

BLUE_LINE = "skipton embsay rylstone linton threshfield"
YELLOW_LINE = "northallerton ainderby bedale crakehall leyburn"
PURPLE_LINE = "hawes bainbridge aysgarth redmire leyburn"
TWO_COMPANIES: dict[int | str, list[str]] = {0: [PURPLE_LINE], "red": ["garsdale hawes"], "green": [YELLOW_LINE]}


def steps(path: str) -> list[str]:
    first, *others = path.split()
    return [f"start {first}", *(f"extend {area}" for area in others)]


def build(state: DalesState, path: str, name: str = "wensleydale") -> DalesState:
    """Build along a path; automatic steps are left out."""
    game = game_of(name)
    after = state.copy()
    seat = int(state.turn)
    for text in [*steps(path), "finish"]:
        move = game.moves.parse(text)
        done = facts(after, name)["line"]
        if after.turn != seat or facts(after, name)["phase"] != "building" or text.split()[-1] in done:
            continue
        game.play(after, seat, move, SeededDealer(1))
    return after


def test_WX_10_W1_goods_at_set_up_beside_richmond() -> None:
    """Two stones on the hill stay; of a stone and a cheese on the plain, the stone is removed; none on Richmond."""
    areas = areas_of("wensleydale", "wensleydale")
    taking = [area for area in areas if "goods" in areas[area]]
    draws = [1] * (2 * len(taking))
    for area, drawn in (("marrick", [0, 0]), ("ravensworth", [0, 1])):
        at = 2 * taking.index(area)
        draws[at : at + 2] = drawn
    draws = [kind if kind == 0 else (1 if k < 58 else 0) for k, kind in enumerate(draws)]
    state = own(game_of("wensleydale").start(3, ForcedDealer([0, *draws], SeededDealer(1))))
    goods = facts(state)["goods"]
    assert (goods["marrick"], goods["ravensworth"]) == (2, 1)
    assert "richmond" not in goods
    assert areas["marrick"]["terrain"] == "hill"


def test_WX_10_W2_passengers_at_set_up() -> None:
    wanted = {"richmond": [1, 0, 0], "reeth": [1, 0], "bedale": [1, 2], "northallerton": []}
    areas = areas_of("wensleydale", "wensleydale")
    goods = [0] * 60 + [1] * (2 * sum("goods" in area for area in areas.values()) - 60)
    people: list[int] = []
    for area, entry in areas.items():
        town = entry.get("town")
        count = 0 if town is None or "company" in town else {"major": 3, "minor": 2}[town["size"]]
        people += wanted.get(area, [k % 3 for k in range(count)])
    state = own(game_of("wensleydale").start(3, ForcedDealer([0, *goods, *people], SeededDealer(1))))
    found = facts(state)["people"]
    assert found["richmond"] == {"red": 2, "green": 1}
    assert found["reeth"] == {"red": 1, "green": 1}
    assert found["bedale"] == {"green": 1, "opponent": 1}
    assert "northallerton" not in found


def test_WX_3_W3_box_1_with_a_government_token_gives_four_points() -> None:
    bids = [{"seat": 0, "cubes": 3}, None, None, None, *({"seat": k, "cubes": 2} for k in (1, 1, 2)), None]
    tokens = ["government", "red", "red", "red", "red", "green", "green", "green"]
    state = table(phase="auction", turn=0, bids=bids, tokens=tokens, cubes=[3, 5, 0])
    after = play(state, "bid 3 on box 2")
    assert influence(after, 0) == {"government": 1 + 1, "engine": 2 + 1 + 1, "red": 1 + 2 + 1, "green": 1 + 2}
    layout = state.layout
    assert [int(layout.printed[k]) for k in range(4)] == [0, 1, 0, 2]


def test_WX_4_W4_the_auction_of_four_players() -> None:
    """Purple 0, yellow 1, blue 2, black 3; boxes 1 to 8. Black and yellow end level on government and engines."""
    start = own(game_of("wensleydale").start(4, SeededDealer(1), {"first": 0}))
    tokens = ["government", "red", "red", "green", "government", "engine", "red", "green"]
    state = own(game_of("wensleydale").from_position(facts(start) | {"tokens": tokens}))
    state = play(state, "bid 3 on box 1", "bid 3 on box 4", "bid 2 on box 7", "bid 2 on box 6")
    state = play(state, "bid 3 on box 6")  # purple outbids black
    assert state.turn == 1
    state = play(state, "bid 2 on box 5", "bid 2 on box 8")
    assert state.turn == 3
    state = play(state, "bid 3 on box 3")  # black's second bid is still to come
    assert state.turn == 3  # now only black may bid
    state = play(state, "bid 4 on box 1")  # and outbids purple
    assert state.turn == 0  # now only purple may bid
    assert why(state, "bid 2 on box 2").key == "refuse-bid-minimum"
    assert "bid 3 on box 2" in moves(state)
    done = play(state, "bid 3 on box 2")
    assert facts(done)["phase"] == "building"
    for track in ("government", "engine"):  # black by boxes 1 and 3, yellow by 4 and 5: level, yellow on top
        stack = next(stack for stack in facts(done)["tracks"][track].values() if 3 in stack)
        assert stack.index(3) < stack.index(1)
    orders = facts(done)["orders"]
    assert all(orders[name].index(1) < orders[name].index(3) for name in ("building", "trains"))


def test_WX_5_W5_blue_from_skipton_six_points_and_a_red_one() -> None:
    built = build(table(cubes=[12] * 3), BLUE_LINE)
    assert built.cubes[0] == 12 - 6
    assert influence(built, 0) == {"government": 1, "engine": 2, "red": 0, "green": 1}
    assert len(facts(built)["links"]) == 4


def test_WX_5_W6_yellow_from_northallerton_with_an_opponent_at_bedale() -> None:
    built = build(table(cubes=[12] * 3, people={"bedale": {"opponent": 1}}), YELLOW_LINE)
    assert built.cubes[0] == 12 - 5
    assert influence(built, 0) == {"government": 0, "engine": 2, "red": 1, "green": 0}
    assert facts(built)["people"] == {}


def test_WX_7_W7_a_bought_town_may_be_built_from() -> None:
    """Later a line may also start where the player's earlier line passed, and from Threshfield for one red point."""
    bought = table(links={"red": [BLUE_LINE]}, cubes=[12] * 3)
    for state in (bought, table(links={"red": [BLUE_LINE]}, cubes=[12] * 3, turn=1)):
        seat = int(state.turn)
        built = build(state, "threshfield kettlewell")
        assert influence(built, seat)["red"] == 0
        assert built.cubes[seat] == 10
    own_line = table(links={0: [BLUE_LINE]}, cubes=[12] * 3)
    assert {"start rylstone", "start embsay"} <= set(moves(own_line))


def test_WX_6_W8_not_from_skipton_through_the_south() -> None:
    state = play(table(cubes=[12] * 3, influence={"red": [4, 1, 1]}), "start skipton")
    assert why(state, "extend the-south").rule == "W5.5"


def test_WX_6_W9_not_twice_from_settle_in_one_build() -> None:
    links: dict[int | str, list[str]] = {0: ["the-south settle stainforth horton-in-ribblesdale"]}
    state = table(links=links, cubes=[12] * 3, influence={"red": [4, 1, 1]})
    begun = play(state, "start settle", "extend hellifield")
    assert why(begun, "extend austwick") == ("W5.2", "refuse-not-next", {"area": "Austwick", "from": "Hellifield"})
    assert why(begun, "start settle").rule == "W5.1"
    assert facts(build(state, "settle austwick ingleton"))["links"]["austwick ingleton"] == 0


def test_WX_10_W10_yellow_fills_a_train_of_three_seats_and_two_trucks() -> None:
    people = {"bedale": {"green": 1}, "leyburn": {"green": 2}}
    goods = {"redmire-moor": 1, "ainderby": 1}
    given: dict[str, Any] = {"links": {0: [YELLOW_LINE]}, "people": people, "goods": goods, "cubes": [0] * 3}
    state = play(table(phase="trains", influence={"engine": [3, 0, 0]}, passed=[1, 2], **given), "buy train-1")
    assert influence(state, 0)["engine"] == 0
    taken = ["load green from bedale", "load green from leyburn", "load green from leyburn"]
    taken += ["load stone from redmire-moor", "load cheese from ainderby"]
    for text in taken:
        assert text in moves(state)
        last = state
        state = play(state, text)
    assert facts(last)["trains"]["train-1"] == {"owner": 0, "stone": 1, "green": 3}
    full = {"stone": 1, "cheese": 1, "green": 3}
    assert facts(state)["trains"]["train-1"] == {"owner": 0, **full}
    assert (free_seats(state, 0), free_spaces(state, 0)) == (0, 0)
    assert facts(play(state, "pass"))["moved"][0] == full


def test_WX_9_W11_the_race_for_the_stone() -> None:
    """Blue is seat 0, purple seat 1: hill 1 is open to both, hill 2 to purple only, hill 3 to nobody."""
    links: dict[int | str, list[str]] = {
        0: ["threshfield kettlewell"],
        1: ["skipton gargrave airton malham"],
        "red": [BLUE_LINE],
    }
    goods = {"hawkswick": 1, "boss-moor": 1, "airton": 2}
    people = {"malham": {"red": 2}, "gargrave": {"red": 1}, "threshfield": {"green": 1}}
    owned = {"train-1": {"owner": 0}, "train-2": {"owner": 1}}
    given: dict[str, Any] = {"links": links, "goods": goods, "people": people, "trains": owned, "cubes": [0] * 3}
    poor = {colour: [0] * 3 for colour in ("government", "engine", "red", "green")}
    blue = table(phase="trains", influence=poor, passed=[2], **given)
    assert set(moves(blue)) == {"pass", "load stone from hawkswick"}
    purple = table(phase="trains", influence=poor, passed=[2], turn=1, **given)
    assert set(moves(purple)) == {
        "pass",
        "load stone from hawkswick",
        "load stone from boss-moor",
        "load cheese from airton",
        "load red from malham",
        "load red from gargrave",
    }
    # when the line to Threshfield is sold, its red passenger and the stone of hill 3 leave the board
    sale = table(
        phase="takeovers",
        links={0: [BLUE_LINE, "threshfield kettlewell"]},
        goods={"grassington": 1, "boss-moor": 1},
        people={"threshfield": {"red": 1, "green": 1}},
        influence={"red": [2, 1, 1]},
    )
    sold = play(sale, "sell to red")
    if facts(sold)["phase"] == "takeovers":
        sold = play(sold, "finish")
    assert facts(sold)["goods"] == {"boss-moor": 1}
    assert facts(sold)["people"] == {"threshfield": {"green": 1}}


def test_WX_9_W12_passengers_of_both_colours_between_two_companies() -> None:
    people = {
        "hawes": {"green": 1},
        "aysgarth": {"red": 1, "green": 1},
        "redmire": {"red": 1},
        "leyburn": {"red": 1},
    }
    goods = {"redmire-moor": 2, "bainbridge": 2}
    owned = {"train-1": {"owner": 0}, "train-5": {"owner": 0}}
    given: dict[str, Any] = {"people": people, "goods": goods, "trains": owned, "cubes": [0] * 3, "passed": [1, 2]}
    state = table(phase="trains", links=TWO_COMPANIES, **given)
    assert {text for text in moves(state) if "load" in text} == {
        "load green from hawes",
        "load red from aysgarth",
        "load green from aysgarth",
        "load red from redmire",
        "load red from leyburn",
        "load stone from redmire-moor",
        "load cheese from bainbridge",
    }
    # the stone of hill 1, whose only town is Hawes, and the cheese of plain 3 left the board with the sales
    for owner, path, area in ((0, "garsdale hawes", "wether-fell"), (0, YELLOW_LINE, "crakehall")):
        company = "red" if area == "wether-fell" else "green"
        links: dict[int | str, list[str]] = {owner: [path], "red": ["garsdale dent-head"]}
        sale = table(phase="takeovers", links=links, goods={area: 1}, influence={"red": [1, 1, 1], "green": [2, 1, 1]})
        sold = play(sale, f"sell to {company}")
        if facts(sold)["line"]:
            sold = play(sold, "extend crakehall")
        assert facts(sold)["goods"] == {}


def test_WX_1_W13_profit() -> None:
    owned = {"train-1": {"owner": 0, "stone": 2, "green": 1, "red": 1}}
    links: dict[int | str, list[str]] = {0: [YELLOW_LINE + " redmire aysgarth bainbridge"]}
    state = table(phase="trains", trains=owned, links=links, passed=[1, 2], cubes=[0] * 3)
    assert profit(play(state, "pass"), 0) == -1


def test_WX_8_W14_blue_sells_four_links_for_two_red_points() -> None:
    state = table(phase="takeovers", links={0: [BLUE_LINE]}, influence={"red": [3, 1, 1]})
    sold = play(state, "sell to red")
    assert influence(sold, 0)["red"] == 1
    assert set(facts(sold)["links"].values()) == {"red"}
    assert facts(sold)["companies"]["threshfield"] == ["red"]


def test_WX_8_W15_a_fork_and_a_link_beyond_the_last_town() -> None:
    network = ["the-south settle stainforth horton-in-ribblesdale ribblehead", "settle austwick burton"]
    state = table(phase="takeovers", links={0: network}, influence={"red": [4, 1, 1]})
    assert moves(state) == ["sell nothing", "sell to red"]
    settle = play(state, "sell to red")
    assert moves(settle) == ["finish", "extend stainforth"]  # Austwick and Burton lead to no town
    assert why(settle, "extend austwick") == (
        "W9.1",
        "refuse-sale-nowhere",
        {"area": "Austwick", "from": "Settle", "company": "red"},
    )
    sold = play(settle, "extend stainforth")
    assert influence(sold, 0)["red"] == 2
    links = facts(sold)["links"]
    assert sorted(name for name, owner in links.items() if owner == "red") == [
        "horton-in-ribblesdale stainforth",
        "settle stainforth",
        "settle the-south",
    ]
    assert links["horton-in-ribblesdale ribblehead"] == 0


def test_WX_9_W16_either_company_may_buy_the_line() -> None:
    state = table(phase="takeovers", links=TWO_COMPANIES, influence={"red": [2, 1, 1], "green": [2, 1, 1]})
    assert moves(state) == ["sell nothing", "sell to red", "sell to green"]
    for company, end in (("red", "leyburn"), ("green", "hawes")):
        sold = play(state, f"sell to {company}")
        while facts(sold)["phase"] == "takeovers" and sold.turn == 0:
            further = [text for text in moves(sold) if text.startswith("extend")]
            sold = play(sold, further[0] if further else "finish")
        assert sorted(facts(sold)["companies"][end]) == ["green", "red"]
        assert influence(sold, 0)[company] == 0


def test_WX_2_W17_final_scores() -> None:
    moved = [
        {"stone": 2, "cheese": 6, "red": 5, "green": 4},
        {"stone": 3, "cheese": 3, "red": 3, "green": 4},
        {},
    ]
    given: dict[str, Any] = {"links": {2: ["skipton gargrave"]}, "turn": 2, "round": 5, "profit": [2, -5, -5]}
    last = play(table(phase="takeovers", moved=moved, stacks={"profit": [0, 1, 2]}, **given), "sell nothing")
    assert last.scores()[:2] == [23, 14]


def test_NX_4_N1_the_two_coloured_point_and_the_stack() -> None:
    """Three players on the 2-3 board: blue 0 wins boxes 2 and 4, orange 1 box 5, lilac 2 box 6."""
    options = {"three_player_auction": "2-3"}
    bids = [(2, 3), (0, 3), (1, 3), (0, 2), None, (2, 2)]
    rows = [bid and {"seat": bid[0], "cubes": bid[1]} for bid in bids]
    tokens = ["government", "green", "red", "green", "engine", "government"]
    state = table("nurnberg", 3, "auction", 1, options=options, bids=rows, tokens=tokens, cubes=[7, 9, 7])
    asked = play(state, "bid 3 on box 5", name="nurnberg")
    assert asked.turn == 0
    after = play(asked, "choose green", name="nurnberg")
    gained = {"government": 1, "engine": 2, "red": 0, "green": 3}
    start = {"government": 1, "engine": 2, "red": 1, "green": 1}
    assert influence(after, 0) == {colour: start[colour] + gained[colour] for colour in gained}
    # orange gains engine points on boxes 3 and 5 after blue's on 2 and 4
    assert facts(after, "nurnberg")["tracks"]["engine"]["4"] == [0]
    plain = table(
        "nurnberg",
        3,
        "auction",
        1,
        options=options,
        bids=rows,
        tokens=[*tokens[:4], "government", "red"],
        cubes=[7, 9, 7],
    )
    level = play(plain, "bid 3 on box 5", "choose green", name="nurnberg")
    assert facts(level, "nurnberg")["tracks"]["engine"]["4"] == [0, 1]  # orange on top of blue


def test_NX_4_N2_a_build_paid_with_one_green_and_two_government() -> None:
    people = {"wendelstein": {"opponent": 1}, "stein": {"opponent": 1}}
    state = table("nurnberg", 3, people=people, cubes=[15, 12, 12], influence={"government": [3, 1, 1]})
    built = build(state, "nuernberg-sued langwasser wendelstein katzwang eibach stein", "nurnberg")
    assert influence(built, 0) == {"government": 1, "engine": 2, "red": 1, "green": 0}
    assert built.cubes[0] == 15 - (1 + 2 + 1 + 2 + 2)
    assert facts(built, "nurnberg")["people"] == {}


def test_NX_3_N3_the_first_connection() -> None:
    """Orange 0 builds last and joins Nürnberg and Fürth: 5, blue 1: 3, lilac 2: 6, the red company nothing."""
    links: dict[int | str, list[str]] = {
        0: ["katzwang eibach hoefen"],
        1: ["hoefen doos vach herzogenaurach"],
        2: ["hoefen zirndorf cadolzburg wilhermsdorf langenzenn burgfarrnbach fuerth"],
        "red": ["herzogenaurach veitsbronn fuerth"],
    }
    given: dict[str, Any] = {"cubes": [15] * 3, "influence": {"government": [1, 1, 1], "green": [2, 1, 1]}}
    state = table("nurnberg", 3, links=links, stacks={"government": [1, 2, 0]}, turn=0, **given)
    assert not facts(state, "nurnberg")["joined"]
    joined = build(state, "nuernberg-sued langwasser wendelstein katzwang", "nurnberg")
    if not joined.joined:
        joined = build(state, "katzwang wendelstein langwasser nuernberg-sued", "nurnberg")
    assert list(joined.points) == [5, 3, 6]


def n4_table(**given: Any) -> DalesState:
    links: dict[int | str, list[str]] = {
        0: [
            "nuernberg-sued langwasser wendelstein katzwang eibach stein schwabach",
            "langwasser burgthann pyrbaum",
        ]
    }
    people = {"wendelstein": {"green": 1}, "stein": {"red": 1}, "nuernberg-sued": {"red": 1}}
    goods = {"katzwang": 1, "burgthann": 1, "pyrbaum": 1, "kornburg": 1, "bibertgrund": 1, "schwanstetten": 1}
    base: dict[str, Any] = {"links": links, "people": people, "goods": goods, "cubes": [0, 0]}
    return table("nurnberg", 2, **(base | given))


def test_NX_1_N4_nine_actions_ten_points() -> None:
    state = n4_table(phase="trains", passed=[1], influence={"engine": [3, 0], "red": [3, 0], "green": [2, 0]})
    plan = [
        "buy train-5",
        "buy train-9",
        "load green from wendelstein",
        "put on train-5",
        "load red from stein",
        "put on train-5",
    ]
    plan += ["load red from nuernberg-sued", "put on train-5"]
    plan += [
        "load parcel from katzwang",
        "load parcel from burgthann",
        "load beer from kornburg",
        "load beer from bibertgrund",
    ]
    for text in plan:
        assert text in moves(state, "nurnberg"), text
        state = play(state, text, name="nurnberg")
    if facts(state, "nurnberg")["phase"] == "trains":
        state = play(state, "pass", name="nurnberg")
    assert list(state.points) == [6 + 4, 0]
    assert profit(state, 0) == 1  # N5: 3 + 2 + 4 = 9, less eight links
    assert facts(state, "nurnberg")["goods"] == {"pyrbaum": 1, "schwanstetten": 1}


def test_NX_1_N5_nine_money_and_eight_links_make_plus_one() -> None:
    owned = {"train-5": {"owner": 0, "red": 2, "green": 1, "parcel": 2}, "train-9": {"owner": 0, "beer": 2}}
    state = n4_table(phase="trains", passed=[1], people={}, trains=owned, influence={"engine": [3, 0]})
    assert profit(play(state, "pass", name="nurnberg"), 0) == 1


def test_NX_2_N6_six_links_to_red_for_three_points_and_two_to_green() -> None:
    state = n4_table(phase="takeovers", people={}, goods={}, influence={"red": [3, 1], "green": [2, 1]})
    assert moves(state, "nurnberg") == ["sell nothing", "sell to red", "sell to green"]
    green = play(state, "sell to green", name="nurnberg")
    assert list(facts(green, "nurnberg")["links"].values()).count("green") == 2  # only as far as Wendelstein
    red = play(state, "sell to red", name="nurnberg")
    while facts(red, "nurnberg")["phase"] == "takeovers" and red.turn == 0:
        further = [text for text in moves(red, "nurnberg") if text.startswith("extend")]
        red = play(red, further[0] if further else "finish", name="nurnberg")
    assert list(facts(red, "nurnberg")["links"].values()).count("red") == 6
    assert influence(red, 0)["red"] == 0
    left = {name for name, owner in facts(red, "nurnberg")["links"].items() if owner == 0}
    assert left == {"burgthann langwasser", "burgthann pyrbaum"}  # the branch stays the player's
