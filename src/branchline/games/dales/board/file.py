"""Board files: read, checked in full, and laid out for a table.

A board file is JSON. `wensleydale.json` and `nurnberg.json` are the two editions; correct them, or write
another like them:
- `schema`, `id`, `title`;
- `edition`: what each player has, the tracks, the bags, and how points are counted (`pieces` at the end, or `rounds`);
- `auction_boards`: for how many players, rounds by players, tokens in the bag, the boxes in the order they are settled;
- `train_boards`: for how many players, what a passenger is worth (`one` or `price`), the trains;
- `maps`: areas, each with terrain, goods or town, and borders; or the name of a file beside this one that has the map.
  `name`, `outline`, `path` and `rivers` are for the eye: without names and outlines, the general table plays the map.
  Each part says in its `provenance` how we know it; an entry that differs has a `note`.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from branchline.core.board_file import Entry, Problem, read, shown
from branchline.core.entries import BoardEntries
from branchline.core.errors import BadBoard
from branchline.games.dales.board.board import COLOURS, COMPANIES, EITHER, DalesLayout
from branchline.games.dales.board.charts import LIKE, MAP, ChartChecker
from branchline.games.dales.board.drawing import undrawn
from branchline.games.dales.rules.auction import BIDS

SCHEMA = "branchline/dales/1"
ENLARGED = "-enlarged"
LOOKS = {"title", "provenance", "note", "name", "x", "y", "outline", "path", "rivers", "width", "height"}
MOST_BOXES = 10
MOST_TRAINS = 24
MOST_CAPACITY = 7
MOST_SEATS = 4
EDITION = (
    "points",
    "player_colours",
    "per_player",
    "investment",
    "influence",
    "profit",
    "goods",
    "passengers",
    "company_links",
    "provenance",
)
AUCTION = ("id", "players", "rounds", "tokens", "boxes", "provenance")
TRAIN_BOARD = ("id", "players", "passenger_points", "trains", "provenance")


class DalesBoard:
    """One edition with everything in its box. `layout` lays out what a table plays with."""

    def __init__(self, data: Entry) -> None:
        """Takes checked data only: use `from_json` or `load`."""
        self.id: str = data["id"]
        self.title: str = data["title"]
        self.data = data
        self.maps: dict[str, Entry] = {}
        for chart in data["maps"]:
            self.maps[chart["id"]] = settled(chart, enlarged=False)
            if any("joins" in area for area in chart["areas"]):
                self.maps[chart["id"] + ENLARGED] = settled(chart, enlarged=True)
        self.auctions: dict[str, Entry] = {part["id"]: part for part in data["auction_boards"]}
        self.trains: dict[str, Entry] = {part["id"]: part for part in data["train_boards"]}
        self.digest = digest(data)
        self.undrawn = undrawn(data)

    def layout(self, seats: int, chart: str, auction: str, trains: str, limited: bool, quick: bool) -> DalesLayout:
        parts = (self.data["edition"], self.maps[chart], self.auctions[auction], self.trains[trains])
        laid = DalesLayout(*parts, seats, limited, quick)
        laid.map_id = chart
        laid.board_digest = self.digest
        laid.digest = " ".join(map(str, (self.digest, seats, chart, auction, trains, limited, quick)))
        return laid

    def sides(self, boards: Mapping[str, Entry], seats: int) -> list[str]:
        """N0.1 The boards this many players may use."""
        return [name for name, part in boards.items() if seats in part["players"]]


def settled(chart: Entry, enlarged: bool) -> Entry:
    """N0.2 A map with its enlarged South merged into The South, or without that sector altogether."""
    joins = {area["id"]: area["joins"] for area in chart["areas"] if "joins" in area}
    areas = [{"name": area["id"]} | area for area in chart["areas"] if area["id"] not in joins]
    borders = []
    for border in chart["borders"]:
        ends = [joins.get(border[end], border[end]) for end in ("a", "b")]
        if ends == [border["a"], border["b"]] or (enlarged and ends[0] != ends[1]):
            borders.append(border | {"a": ends[0], "b": ends[1]})
    return chart | {"areas": areas, "borders": borders}


@cache
def shipped(name: str) -> DalesBoard:
    """A board that comes with this package, read once.

    >>> shipped("wensleydale").title
    'Last Train to Wensleydale'
    """
    return load(Path(__file__).parent / f"{name}.json")


def load(path: str | os.PathLike[str]) -> DalesBoard:
    """The board in a file. BadBoard names the wrong entries, or the line and column where it is not JSON."""
    return from_json(read(path), Path(path).parent)


def from_json(data: object, folder: str | os.PathLike[str] = ".") -> DalesBoard:
    """The board these data describe; maps in other files are looked up in the folder.

    >>> from_json({"schema": "branchline/dales/7"})
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: schema: must be "branchline/dales/1", not "branchline/dales/7"
    """
    whole = with_maps(data, Path(folder))
    problems = check(whole)
    if problems:
        where, why = problems[0]
        raise BadBoard(where, why, problems)
    return DalesBoard(json.loads(json.dumps(whole)))


def with_maps(data: object, folder: Path) -> object:
    """The data, with maps from other files put in place."""
    if not isinstance(data, dict) or not isinstance(data.get("maps"), list):
        return data
    maps = [borrowed(chart, f"maps[{k}]", folder) for k, chart in enumerate(data["maps"])]
    return data | {"maps": maps}


def borrowed(chart: object, where: str, folder: Path) -> object:
    if not isinstance(chart, dict) or "file" not in chart:
        return chart
    name = chart["file"]
    if not isinstance(name, str) or name != Path(name).name:
        raise BadBoard(f"{where}.file", f"must be the name of a file beside this one, not {shown(name)}")
    other = read(folder / name)
    maps = other.get("maps") if isinstance(other, dict) else None
    for found in maps if isinstance(maps, list) else []:
        if isinstance(found, dict) and found.get("id") == chart.get("id"):
            return found
    raise BadBoard(f"{where}.id", f"must be the id of a map in {name}, not {shown(chart.get('id'))}")


def digest(data: Entry) -> str:
    """Two boards with the same digest play the same: names, positions, notes and provenance are not part of it."""
    plain = without(data, LOOKS)
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def without(value: Any, keys: set[str]) -> Any:
    if isinstance(value, dict):
        return {key: without(item, keys) for key, item in value.items() if key not in keys}
    return [without(item, keys) for item in value] if isinstance(value, list) else value


def check(data: object) -> list[Problem]:
    """Everything wrong with a board's data, part by part: (where, why) for each wrong entry.

    >>> check([])
    [('board', 'must be an object, not a list')]
    """
    checker = Checker()
    checker.board(data)
    return checker.problems


class Checker(BoardEntries):
    """Goes through a board file part by part."""

    def board(self, data: object) -> None:
        if isinstance(data, dict) and data.get("schema", SCHEMA) != SCHEMA:
            self.say("schema", f'must be "{SCHEMA}", not {shown(data["schema"])}')
            return
        parts = ("edition", "auction_boards", "train_boards", "maps")
        board = self.entry(data, "", ("schema", "id", "title", *parts))
        self.word(board, "", {}, LIKE)
        self.text(board, "", "title")
        edition = self.part(board, "", "edition", EDITION)
        self.edition(edition)
        auctions: dict[str, str] = {}
        for where, part in self.entries(board, "", "auction_boards", 1, 9, AUCTION):
            self.word(part, where, auctions, LIKE)
            self.auction(part, where)
        trains: dict[str, str] = {}
        for where, part in self.entries(board, "", "train_boards", 1, 9, TRAIN_BOARD):
            self.word(part, where, trains, LIKE)
            self.train_board(part, where)
        maps: dict[str, str] = {}
        for where, part in self.entries(board, "", "maps", 1, 9, MAP, ("first_connection", "rivers")):
            self.word(part, where, maps, LIKE)
            ChartChecker(self, edition, part, where).check()

    def edition(self, edition: Entry) -> None:
        where = "edition"
        self.choice(edition, where, "points", ("pieces", "rounds"))
        self.words(edition, where, "player_colours", None)
        box = self.part(edition, where, "per_player", ("cubes", "links", "train_markers"))
        for key, most in (("cubes", 15), ("links", 15), ("train_markers", 3)):
            self.whole(box, f"{where}.per_player", key, 1, most)
        self.whole(edition, where, "investment", 1, 15)
        tracks = self.part(edition, where, "influence", COLOURS)
        for colour in COLOURS:
            track = self.part(tracks, f"{where}.influence", colour, ("start", "top"))
            top = self.whole(track, f"{where}.influence.{colour}", "top", 1, 20)
            self.whole(track, f"{where}.influence.{colour}", "start", 0, max(top, 0))
        profit = self.part(edition, where, "profit", ("bottom", "start", "top"))
        bottom = self.whole(profit, f"{where}.profit", "bottom", -30, 0)
        top = self.whole(profit, f"{where}.profit", "top", 0, 30)
        self.whole(profit, f"{where}.profit", "start", bottom, top)
        goods = self.part(edition, where, "goods", ("white", "yellow"))
        for key in ("white", "yellow"):
            self.whole(goods, f"{where}.goods", key, 1, 500)
        people = self.part(edition, where, "passengers", ("red", "green", "opponent"))
        for key in ("red", "green", "opponent"):
            self.whole(people, f"{where}.passengers", key, 0, 500)
        links = self.part(edition, where, "company_links", COMPANIES)
        numbers = {self.whole(links, f"{where}.company_links", key, 1, 500) for key in COMPANIES}
        if len(numbers) > 1:
            self.say(f"{where}.company_links.green", "must be as many as the red ones")
        self.provenance(edition, where, ("components", "starts", "tops", "profit"))

    def auction(self, part: Entry, where: str) -> None:
        players = self.seats(part, where)
        rounds = self.part(part, where, "rounds", tuple(map(str, players)))
        for key in rounds:
            self.whole(rounds, f"{where}.rounds", key, 1, 9)
        tokens = self.part(part, where, "tokens", COLOURS)
        drawn = [self.whole(tokens, f"{where}.tokens", colour, 0, 99) for colour in COLOURS]
        boxes = self.entries(part, where, "boxes", 1, MOST_BOXES, ("minimum", "points"), ("note",))
        either = 0
        for spot, box in boxes:
            self.whole(box, spot, "minimum", 1, 15)
            points = self.words(box, spot, "points", (*COLOURS, EITHER))
            either += points.count(EITHER)
            if "note" in box:
                self.text(box, spot, "note")
        if either > 1:
            self.say(f"{where}.boxes", f"must have at most one point that is {EITHER}, not {either}")
        if min(drawn) >= 0 and sum(drawn) < len(boxes):
            self.say(f"{where}.tokens", f"must be one for each of {len(boxes)} boxes at least, not {sum(drawn)}")
        if players and len(boxes) < BIDS * max(players):
            self.say(f"{where}.boxes", f"must be {BIDS * max(players)} at least: {BIDS} for each player")
        self.provenance(part, where, ("boxes", "rounds"))

    def train_board(self, part: Entry, where: str) -> None:
        self.seats(part, where)
        self.choice(part, where, "passenger_points", ("one", "price"))
        ids: dict[str, str] = {}
        keys = ("id", "price", "row", "passengers", "goods")
        for spot, train in self.entries(part, where, "trains", 1, MOST_TRAINS, keys, ("note",)):
            self.word(train, spot, ids, LIKE)
            self.whole(train, spot, "price", 1, 3)
            self.whole(train, spot, "row", 1, 9)
            seats = self.whole(train, spot, "passengers", 0, MOST_CAPACITY)
            goods = self.whole(train, spot, "goods", 0, MOST_CAPACITY)
            if seats == goods == 0:
                self.say(spot, "must carry something")
            if "note" in train:
                self.text(train, spot, "note")
        self.provenance(part, where, ("trains",))

    def seats(self, part: Entry, where: str) -> list[int]:
        value = part.get("players", [])
        if not isinstance(value, list) or not value or any(seat not in (2, 3, 4) for seat in value):
            if "players" in part:
                self.say(f"{where}.players", f"must be a list of numbers from 2 to {MOST_SEATS}, not {shown(value)}")
            return []
        return value
