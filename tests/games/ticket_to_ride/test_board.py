"""The printed board of Germany, the tables the rules index, and the digest."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import networkx as nx  # type: ignore[import-untyped, unused-ignore]
import pytest

from branchline.games.ticket_to_ride.board import board as board_module
from branchline.games.ticket_to_ride.board.board import (
    CARDS,
    DECKS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    LONG,
    PASSENGER_COLOURS,
    PASSENGERS,
    ROUTE_COLOURS,
    SHORT,
    RideBoard,
)
from branchline.games.ticket_to_ride.board.file import from_json, germany, load

SMALL = Path(__file__).with_name("small_board.json")
GERMANY = Path(board_module.__file__).parent / "germany.json"
Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def board() -> RideBoard:
    return germany()


@pytest.fixture(scope="module")
def small() -> RideBoard:
    return load(SMALL)


def data_of(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def group(board: RideBoard, route: str) -> list[str]:
    """The other routes in this route's group."""
    number = board.route_index[route]
    first, end = board.parallel_first[number], board.parallel_first[number + 1]
    return [board.route_id[board.parallel[k]] for k in range(first, end)]


def ticket_points(board: RideBoard, ticket: str) -> int:
    return int(board.ticket_points[board.ticket_index[ticket]])


# What the board and the box of Germany hold.


def test_T0_1_each_player_has_45_trains(board: RideBoard) -> None:
    assert board.trains == 45


def test_T0_2_110_train_cards_12_of_each_colour_and_14_locomotives(board: RideBoard) -> None:
    assert dict(zip(CARDS, board.card_count, strict=True)) == dict.fromkeys(CARDS[:8], 12) | {"locomotive": 14}
    assert board.cards == 110


def test_T0_4_60_passengers_10_of_each_colour_fill_the_printed_places(board: RideBoard) -> None:
    assert dict(zip(PASSENGERS, board.passenger_count, strict=True)) == dict.fromkeys(PASSENGERS, 10)
    assert sum(board.passengers_at) == 60
    crowded = {
        place: waiting for place, waiting in zip(board.place_id, board.passengers_at, strict=True) if waiting != 1
    }
    assert crowded == {
        "berlin": 5,
        "frankfurt": 4,
        "hamburg": 4,
        "koeln": 4,
        "muenchen": 4,
        "leipzig": 3,
        "stuttgart": 3,
    }


def test_T0_5_55_short_tickets_of_2_to_11_points_and_34_long_ones_of_12_to_22(board: RideBoard) -> None:
    short = [board.ticket_points[k] for k in range(board.short_tickets)]
    long = [board.ticket_points[k] for k in range(board.short_tickets, board.tickets)]
    assert (len(short), min(short), max(short)) == (55, 2, 11)
    assert (len(long), min(long), max(long)) == (34, 12, 22)


def test_T0_5_mannheim_stuttgart_prints_2_and_every_other_short_ticket_3_or_more(board: RideBoard) -> None:
    cheap = [board.ticket_id[k] for k in range(board.tickets) if board.ticket_points[k] < 3]
    assert cheap == ["mannheim-stuttgart"]
    assert ticket_points(board, "mannheim-stuttgart") == 2


def test_T3_1_110_routes_of_length_1_to_7_join_city_and_city_or_city_and_country(board: RideBoard) -> None:
    lengths = Counter(int(length) for length in board.route_length)
    assert lengths == {1: 23, 2: 30, 3: 25, 4: 17, 5: 8, 6: 2, 7: 5}
    assert all(a < board.cities for a in board.route_a)
    into = Counter(board.place_id[b] for b in board.route_b if b >= board.cities)
    assert into == {"denmark": 2, "netherlands": 3, "france": 3, "switzerland": 3, "austria": 3}


def test_eight_or_nine_routes_of_each_colour_and_45_grey_ones(board: RideBoard) -> None:
    colours = Counter(ROUTE_COLOURS[colour] for colour in board.route_colour)
    assert colours == dict.fromkeys(ROUTE_COLOURS[:8], 8) | {"yellow": 9, "grey": 45}


def test_T3_6_a_group_is_all_routes_joining_the_same_two_places(board: RideBoard) -> None:
    assert group(board, "berlin-hamburg-1") == ["berlin-hamburg-2"]
    assert group(board, "dortmund-duesseldorf-2") == ["dortmund-duesseldorf-1", "dortmund-duesseldorf-3"]
    assert group(board, "berlin-dresden") == []
    sizes = Counter(1 + len(group(board, route)) for route in board.route_id)
    assert sizes == {1: 62, 2: 2 * 21, 3: 3 * 2}


def test_T3_6_routes_into_countries_are_no_group(board: RideBoard) -> None:
    assert group(board, "freiburg-france") == []  # one city, two countries
    assert group(board, "freiburg-switzerland") == []
    assert group(board, "bremerhaven-denmark") == []  # two cities, one country
    assert group(board, "kiel-denmark") == []


def test_T3_8_points_for_a_route_by_its_length(board: RideBoard) -> None:
    assert list(board.route_points) == [0, 1, 2, 4, 7, 10, 15, 18]


def test_each_of_the_five_countries_holds_one_passenger_austria_too(board: RideBoard) -> None:
    assert board.place_name[board.cities :] == ["Dänemark", "Niederlande", "Frankreich", "Schweiz", "Österreich"]
    assert [board.passengers_at[k] for k in range(board.cities, board.places)] == [1] * 5


def test_T5_1_a_ticket_may_name_a_city_and_a_country_or_two_countries(board: RideBoard) -> None:
    countries = Counter(
        int(board.ticket_a[k] >= board.cities) + int(board.ticket_b[k] >= board.cities) for k in range(board.tickets)
    )
    assert countries == {0: 72, 1: 15, 2: 2}


def test_tickets_are_worth_the_shortest_way_but_for_one_printed_card(board: RideBoard) -> None:
    """T5.2 holds on that way: it passes through no third country."""
    ways = nx.Graph()
    for k in range(board.routes):
        ways.add_edge(int(board.route_a[k]), int(board.route_b[k]), length=int(board.route_length[k]))
    countries = set(range(board.cities, board.places))
    differing = {}
    for k in range(board.tickets):
        a, b = int(board.ticket_a[k]), int(board.ticket_b[k])
        through_cities = ways.subgraph(set(ways) - countries | {a, b})
        shortest = nx.shortest_path_length(through_cities, a, b, weight="length")
        if shortest != board.ticket_points[k]:
            differing[board.ticket_id[k]] = (shortest, int(board.ticket_points[k]))
    assert differing == {"kiel-stuttgart": (16, 17)}


# The tables the rules index.


@pytest.fixture(params=["germany", "small"])
def either(request: pytest.FixtureRequest) -> tuple[RideBoard, dict[str, Any]]:
    path = GERMANY if request.param == "germany" else SMALL
    return load(path), data_of(path)


def test_constants_count_their_tables() -> None:
    assert len(CARDS) == KINDS
    assert CARDS[LOCOMOTIVE] == "locomotive"
    assert ROUTE_COLOURS[GREY] == "grey"
    assert ROUTE_COLOURS[:8] == CARDS[:8]
    assert len(PASSENGERS) == PASSENGER_COLOURS
    assert (DECKS[SHORT], DECKS[LONG]) == ("short", "long")


def test_places_are_the_cities_then_the_countries(either: tuple[RideBoard, dict[str, Any]]) -> None:
    board, data = either
    places = data["cities"] + data["countries"]
    assert board.place_id == [place["id"] for place in places]
    assert board.place_name == [place["name"] for place in places]
    assert list(board.passengers_at) == [place["passengers"] for place in places]
    assert (board.cities, board.places) == (len(data["cities"]), len(places))
    assert [board.place_index[place] for place in board.place_id] == list(range(board.places))


def test_every_route_of_the_file_is_in_the_tables(either: tuple[RideBoard, dict[str, Any]]) -> None:
    board, data = either
    assert board.routes == len(data["routes"])
    for route in data["routes"]:
        k = board.route_index[route["id"]]
        assert board.route_id[k] == route["id"]
        assert board.place_id[board.route_a[k]] == route["a"]
        assert board.place_id[board.route_b[k]] == route["b"]
        assert board.route_length[k] == route["length"]
        assert ROUTE_COLOURS[board.route_colour[k]] == route["colour"]


def test_routes_of_a_colour_stand_together_shortest_first(either: tuple[RideBoard, dict[str, Any]]) -> None:
    board, _ = either
    keys = [(board.route_colour[k], board.route_length[k], board.route_id[k]) for k in range(board.routes)]
    assert keys == sorted(keys)
    assert len(board.colour_first) == len(ROUTE_COLOURS) + 1
    for colour in range(len(ROUTE_COLOURS)):
        span = range(board.colour_first[colour], board.colour_first[colour + 1])
        assert list(span) == [k for k in range(board.routes) if board.route_colour[k] == colour]


def test_T3_6_groups_are_symmetric_and_complete(either: tuple[RideBoard, dict[str, Any]]) -> None:
    board, data = either
    ends = {route["id"]: {route["a"], route["b"]} for route in data["routes"]}
    assert len(board.parallel_first) == board.routes + 1
    for route in ends:
        assert set(group(board, route)) == {other for other in ends if ends[other] == ends[route]} - {route}


def test_tickets_are_the_short_deck_then_the_long_in_the_order_of_the_file(
    either: tuple[RideBoard, dict[str, Any]],
) -> None:
    board, data = either
    short = [ticket for ticket in data["tickets"] if ticket["deck"] == "short"]
    tickets = short + [ticket for ticket in data["tickets"] if ticket["deck"] == "long"]
    assert (board.tickets, board.short_tickets) == (len(tickets), len(short))
    assert board.ticket_id == [ticket["id"] for ticket in tickets]
    assert [board.place_id[place] for place in board.ticket_a] == [ticket["from"] for ticket in tickets]
    assert [board.place_id[place] for place in board.ticket_b] == [ticket["to"] for ticket in tickets]
    assert list(board.ticket_points) == [ticket["points"] for ticket in tickets]
    assert [board.ticket_index[ticket] for ticket in board.ticket_id] == list(range(board.tickets))


def test_map_and_provenance_are_the_data_of_the_file(either: tuple[RideBoard, dict[str, Any]]) -> None:
    board, data = either
    parts = {key: data[key] for key in ("cities", "countries", "routes")}
    assert board.map == data["map"] | parts
    assert board.provenance == data["provenance"]
    assert (board.id, board.title) == (data["id"], data["title"])


def test_a_small_hand_made_board_loads(small: RideBoard) -> None:
    assert (small.id, small.cities, small.places, small.routes, small.tickets) == ("valley", 8, 10, 20, 22)
    assert (small.trains, small.cards) == (16, 46)
    assert group(small, "elm-hazel-3") == ["elm-hazel-1", "elm-hazel-2"]
    assert list(small.route_points) == [0, 1, 2, 4, 7, 10, 0, 0]


def test_germany_is_read_once() -> None:
    assert germany() is germany()
    assert germany().digest == load(GERMANY).digest


def test_a_board_keeps_its_own_copy_of_the_data() -> None:
    data = data_of(SMALL)
    board = from_json(data)
    data["cities"][0]["name"] = "Elsewhere"
    assert board.map["cities"][0]["name"] == "Alder"


# The digest names what is played, not how it looks.


def digest_after(change: Change) -> str:
    data = data_of(SMALL)
    change(data)
    return from_json(data).digest


def change_looks(data: dict[str, Any]) -> None:
    data["title"] = "Another Title"
    data["provenance"]["routes"]["note"] = "Another note."
    data["cities"][0].update(name="Another Name", x=1, y=2.5, lat=50, lon=-1.5)
    data["countries"][0]["endpoints"][0]["x"] = 3
    data["map"]["proportion"] = 1
    data["routes"].reverse()


def swap_passenger_colours(data: dict[str, Any]) -> None:
    data["components"]["passengers"].update(red=2, white=4)


def swap_waiting(data: dict[str, Any]) -> None:
    data["cities"][0]["passengers"], data["cities"][1]["passengers"] = 1, 3


CHANGES_OF_RULES: dict[str, Change] = {
    "id": lambda data: data.update(id="vale"),
    "trains": lambda data: data["components"].update(trains_per_player=17),
    "cards": lambda data: data["components"]["train_cards"].update(red=6),
    "passengers": swap_passenger_colours,
    "waiting": swap_waiting,
    "points of a length": lambda data: data["components"]["route_points"].update({"5": 11}),
    "colour": lambda data: data["routes"][0].update(colour="grey"),
    "length": lambda data: data["routes"][0].update(length=1),
    "deck": lambda data: data["tickets"][0].update(deck="long"),
    "points of a ticket": lambda data: data["tickets"][0].update(points=5),
    "a ticket less": lambda data: data["tickets"].pop(),
}


def test_digest_is_16_hexadecimal_digits_and_ignores_looks(small: RideBoard) -> None:
    assert len(small.digest) == 16
    assert int(small.digest, 16) >= 0
    assert digest_after(change_looks) == small.digest


def test_digest_changes_with_every_rule_of_the_board(small: RideBoard) -> None:
    digests = {digest_after(change) for change in CHANGES_OF_RULES.values()} | {small.digest}
    assert len(digests) == len(CHANGES_OF_RULES) + 1
