# Compiled.
"""What is on the table: one map, one auction board, one train board and the edition's numbers, as tables of numbers.

`file.py` reads and checks the files; what reaches this module is sound. Areas, links, boxes and trains are numbered in
the order of their file. Only borders that can carry a link have a number: hills, hop areas and closed borders have
none, so no rule ever has to ask about them.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

COLOURS: Final = ("government", "engine", "red", "green")
GOVERNMENT: Final[i64] = 0
ENGINE: Final[i64] = 1
RED: Final[i64] = 2
GREEN: Final[i64] = 3
INFLUENCES: Final[i64] = 4
PROFIT: Final[i64] = 4  # the fifth track
TRACKS: Final[i64] = 5
EITHER: Final = "either"  # a box's point that is red or green

COMPANIES: Final = ("red", "green")
RED_TOWN: Final[i64] = 1  # bits: a town may belong to both
GREEN_TOWN: Final[i64] = 2

# kinds of pieces; what goods are called depends on the map
GOODS: Final[i64] = 0
RED_PASSENGER: Final[i64] = 1
GREEN_PASSENGER: Final[i64] = 2

# what a player has moved, for sets
STONE: Final[i64] = 0
CHEESE: Final[i64] = 1
RED_MOVED: Final[i64] = 2
GREEN_MOVED: Final[i64] = 3
MOVED_KINDS: Final[i64] = 4

PLAIN: Final[i64] = 0
VALLEY: Final[i64] = 1
HILL: Final[i64] = 2  # and hops: never a link
PIECES: Final[i64] = 0  # W10.2 one point for each piece, at the end
ROUNDS: Final[i64] = 1  # N7.1 points each round

MAJOR_PASSENGERS: Final = 3
MINOR_PASSENGERS: Final = 2

Entry = dict[str, Any]


@final
class DalesLayout:
    """The tables the rules index. Shared by all states of a table, never changed.

    `either_at` is the box with the two-coloured point, or -1. `goal` is where the first connection leads, or -1.
    """

    def __init__(
        self,
        edition: Entry,
        chart: Entry,
        auction: Entry,
        trains: Entry,
        seats: int,
        limited: bool,
        quick: bool,
    ) -> None:
        """Takes checked parts; `settled` in file.py has dealt with the enlarged South of `chart`, if any."""
        areas: list[Entry] = chart["areas"]
        index = {str(area["id"]): number for number, area in enumerate(areas)}
        links = [border for border in chart["borders"] if _carries(border, areas, index)]
        per_player: Entry = edition["per_player"]
        influence: Entry = edition["influence"]
        profit: Entry = edition["profit"]

        self.board_digest: str = ""  # the board's, and which of its layouts this is: `DalesBoard.layout` fills them in
        self.digest: str = ""
        self.map_id: str = chart["id"]
        self.auction_id: str = auction["id"]
        self.train_board_id: str = trains["id"]
        self.seats: i64 = seats
        self.by_round: bool = edition["points"] == "rounds"
        self.quick: bool = quick
        self.rounds: i64 = auction["rounds"][str(seats)]
        self.cubes: i64 = per_player["cubes"]
        self.links_each: i64 = per_player["links"]
        self.investment: i64 = edition["investment"]
        self.track_start: vec[i64] = vec[i64]([influence[colour]["start"] for colour in COLOURS])
        self.track_top: vec[i64] = vec[i64]([influence[colour]["top"] for colour in COLOURS])
        self.profit_bottom: i64 = profit["bottom"]
        self.profit_start: i64 = profit["start"]
        self.profit_top: i64 = profit["top"]
        self.goods_bag: vec[i64] = vec[i64]([edition["goods"]["white"], edition["goods"]["yellow"]])
        self.passenger_bag: vec[i64] = vec[i64]([edition["passengers"][kind] for kind in ("red", "green", "opponent")])
        self.link_limit: i64 = edition["company_links"]["red"] if limited else 999
        self.limited: bool = limited

        self.areas: i64 = len(areas)
        self.area_id: list[str] = [str(area["id"]) for area in areas]
        self.area_name: list[str] = [str(area["name"]) for area in areas]
        self.area_index: dict[str, int] = index
        self.terrain: vec[i64] = vec[i64]([_terrain(area) for area in areas])
        self.exit_only: vec[i64] = vec[i64]([1 if area.get("exit_only") else 0 for area in areas])
        self.town: vec[i64] = vec[i64]([1 if "town" in area else 0 for area in areas])
        self.company: vec[i64] = vec[i64]([_company(area) for area in areas])
        self.settlers: vec[i64] = vec[i64]([_drawn(area) for area in areas])
        self.waiting: vec[i64] = vec[i64]([_waiting(area) for area in areas])
        self.goods: vec[i64] = vec[i64]([1 if "goods" in area else 0 for area in areas])
        self.goods_name: list[str] = [str(area.get("goods", "")) for area in areas]
        self.stone_name: str = chart["goods"]["hops" if "hops" in chart["goods"] else "hill"]
        self.cheese_name: str = chart["goods"]["plain"]
        self.loads: vec[i64] = vec[i64]()  # the towns a hill's goods may go to, hill after hill
        self.loads_first: vec[i64] = vec[i64]()
        for area in areas:
            self.loads_first = append(self.loads_first, len(self.loads))
            for town in area.get("loads_at", []):
                self.loads = append(self.loads, index[town])
        self.loads_first = append(self.loads_first, len(self.loads))

        self.links: i64 = len(links)
        self.link_a: vec[i64] = vec[i64]([index[link["a"]] for link in links])
        self.link_b: vec[i64] = vec[i64]([index[link["b"]] for link in links])
        self.link_cost: vec[i64] = vec[i64]([_cost(link, chart["costs"], areas, index) for link in links])
        self.near_first: vec[i64] = vec[i64]()  # the links that touch an area are near_first[a] … near_first[a + 1]
        self.near: vec[i64] = vec[i64]()  # the area beyond
        self.near_link: vec[i64] = vec[i64]()
        for area_number in range(len(areas)):
            self.near_first = append(self.near_first, len(self.near))
            for link_number in range(len(links)):
                a = self.link_a[link_number]
                b = self.link_b[link_number]
                if a == area_number or b == area_number:
                    self.near = append(self.near, b if a == area_number else a)
                    self.near_link = append(self.near_link, link_number)
        self.near_first = append(self.near_first, len(self.near))

        self.closed: list[set[int]] = [  # N5.1 borders between open areas that never carry a link
            {index[border["a"]], index[border["b"]]} for border in chart["borders"] if border.get("closed")
        ]
        connection: Entry = chart.get("first_connection", {"from": [], "to": ""})
        self.goal: i64 = index[connection["to"]] if connection["from"] else -1
        self.source: vec[i64] = vec[i64]([1 if area["id"] in connection["from"] else 0 for area in areas])

        boxes: list[Entry] = auction["boxes"]
        self.boxes: i64 = len(boxes)
        self.minimum: vec[i64] = vec[i64]([box["minimum"] for box in boxes])
        self.printed: vec[i64] = vec[i64]()  # box by box, points of each colour
        self.either_at: i64 = -1
        for number in range(len(boxes)):
            points: list[str] = boxes[number]["points"]
            for colour in COLOURS:
                self.printed = append(self.printed, points.count(colour))
            if EITHER in points:
                self.either_at = number
        self.tokens: vec[i64] = vec[i64]([auction["tokens"][colour] for colour in COLOURS])
        self.tokens_total: i64 = sum([auction["tokens"][colour] for colour in COLOURS])

        rows: list[Entry] = trains["trains"]
        self.by_price: bool = trains["passenger_points"] == "price"
        self.trains: i64 = len(rows)
        self.train_id: list[str] = [str(train["id"]) for train in rows]
        self.train_index: dict[str, int] = {str(train["id"]): number for number, train in enumerate(rows)}
        self.price: vec[i64] = vec[i64]([train["price"] for train in rows])
        self.seats_on: vec[i64] = vec[i64]([train["passengers"] for train in rows])
        self.goods_on: vec[i64] = vec[i64]([train["goods"] for train in rows])


def _terrain(area: Entry) -> int:
    terrain = area["terrain"]
    if terrain == "plain":
        return 0
    return 1 if terrain == "valley" else 2


def _company(area: Entry) -> int:
    company = area.get("town", {}).get("company")
    if company == "red":
        return 1
    return 2 if company == "green" else 0


def _drawn(area: Entry) -> int:
    """W0.6 Three pieces for a neutral major town, two for a minor one, none for a company town."""
    town = area.get("town")
    if town is None or "company" in town:
        return 0
    return MAJOR_PASSENGERS if town["size"] == "major" else MINOR_PASSENGERS


def _waiting(area: Entry) -> int:
    """N0.4 The printed passenger of a company town: 0 none, 1 red, 2 green."""
    waiting = area.get("town", {}).get("waiting")
    if waiting == "red":
        return 1
    return 2 if waiting == "green" else 0


def _carries(border: Entry, areas: list[Entry], index: dict[str, int]) -> bool:
    """W5.4 No link enters or leaves a hill or hop area. N5.1 Nor does one cross a closed border."""
    ends = [areas[index[border["a"]]], areas[index[border["b"]]]]
    return not border.get("closed") and all(_terrain(area) != 2 for area in ends)


def _cost(border: Entry, costs: Entry, areas: list[Entry], index: dict[str, int]) -> int:
    """W5.6 By terrain and, on the Nürnberg map, by river."""
    ends = [areas[index[border["a"]]], areas[index[border["b"]]]]
    if "river" in border:
        return int(costs["river"])
    if any(_terrain(area) == 1 for area in ends):
        return int(costs["valley"])
    return int(costs["plain"])
