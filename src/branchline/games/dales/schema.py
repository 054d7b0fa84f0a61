"""Board files: read, checked in full, and laid out for a table.

A board file is JSON. `boards/wensleydale.json` and `boards/nurnberg.json` are the two editions; correct them, or write
another like them:
- `schema`, `id`, `title`;
- `edition`: what each player has, the tracks, the bags, and how points are counted (`pieces` at the end, or `rounds`);
- `auction_boards`: for how many players, rounds by players, tokens in the bag, the boxes in the order they are settled;
- `train_boards`: for how many players, what a passenger is worth (`one` or `price`), the trains;
- `maps`: areas, each with terrain, goods or town, and borders; or the name of a file beside this one that has the map.
Each part says in its `provenance` how we know it; an entry whose case is another one has a `note`.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from branchline.core.errors import BadBoard
from branchline.games.dales.board import COLOURS, COMPANIES, EITHER, MAJOR_PASSENGERS, MINOR_PASSENGERS, Layout

SCHEMA = "branchline/dales/1"
STATUSES = ("printed", "derived", "reconstructed", "invented")
GOODS = ("stone", "cheese", "beer", "parcel")  # each has its name in the texts
TERRAINS = ("plain", "valley", "hill", "hops")
SIZES = ("major", "minor", "company")
ENLARGED = "-enlarged"
MOST_AREAS = 120
MOST_BOXES = 10
MOST_TRAINS = 24
MOST_CAPACITY = 7
MOST_SEATS = 4
BIDS = 2

Entry = dict[str, Any]
Problem = tuple[str, str]


class Board:
    """One edition with everything in its box. `layout` lays out what a table plays with."""

    def __init__(self, data: Entry) -> None:
        """From checked data only: `from_json` and `load` are the doors."""
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

    def layout(self, seats: int, chart: str, auction: str, trains: str, limited: bool, quick: bool) -> Layout:
        parts = (self.data["edition"], self.maps[chart], self.auctions[auction], self.trains[trains])
        laid = Layout(*parts, seats, limited, quick)
        laid.map_id = chart
        return laid

    def sides(self, boards: Mapping[str, Entry], seats: int) -> list[str]:
        """N0.1 The boards that so many players may use."""
        return [name for name, part in boards.items() if seats in part["players"]]


def settled(chart: Entry, enlarged: bool) -> Entry:
    """N0.2 A map with its enlarged South made one area with The South, or without that sector altogether."""
    joins = {area["id"]: area["joins"] for area in chart["areas"] if "joins" in area}
    areas = [area for area in chart["areas"] if area["id"] not in joins]
    borders = []
    for border in chart["borders"]:
        ends = [joins.get(border[end], border[end]) for end in ("a", "b")]
        if ends == [border["a"], border["b"]] or (enlarged and ends[0] != ends[1]):
            borders.append(border | {"a": ends[0], "b": ends[1]})
    return chart | {"areas": areas, "borders": borders}


@cache
def shipped(name: str) -> Board:
    """A board of this package, read once.

    >>> shipped("wensleydale").title
    'Last Train to Wensleydale'
    """
    return load(Path(__file__).parent / "boards" / f"{name}.json")


def load(path: str | os.PathLike[str]) -> Board:
    """The board of a file; BadBoard names the wrong entries, or the line and column where it is no JSON."""
    return from_json(read(path), Path(path).parent)


def from_json(data: object, folder: str | os.PathLike[str] = ".") -> Board:
    """The board that these data describe; maps of other files are looked for in the folder.

    >>> from_json({"schema": "branchline/dales/7"})
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: schema: must be "branchline/dales/1", not "branchline/dales/7"
    """
    whole = with_maps(data, Path(folder))
    problems = check(whole)
    if problems:
        where, why = problems[0]
        raise BadBoard(where, why, problems)
    return Board(json.loads(json.dumps(whole)))


def read(path: str | os.PathLike[str]) -> object:
    """The data of a board file, not yet checked."""
    name = os.fspath(path)
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
        return json.loads(text, object_pairs_hook=_entry)
    except OSError as error:
        raise BadBoard(name, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadBoard(name, f"must be UTF-8 text, but its byte {error.start + 1} is not") from None
    except json.JSONDecodeError as error:
        raise BadBoard(f"line {error.lineno}, column {error.colno}", f"is not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise BadBoard(name, "holds a number too long or lists too deep for any board") from None


TWICE = " (written twice)"


def _entry(pairs: list[tuple[str, Any]]) -> Entry:
    """An object of the file; a key written twice leaves a mark, since JSON would silently keep the last."""
    entry: Entry = {}
    for key, value in pairs:
        entry[key + TWICE if key in entry else key] = value
    return entry


def with_maps(data: object, folder: Path) -> object:
    """The data with maps of other files put in their places."""
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
    """Two boards of one digest play the same: names, positions, notes and provenance are no part of it."""
    plain = without(data, {"title", "provenance", "note", "name", "x", "y", "outline", "path", "width", "height"})
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def without(value: Any, keys: set[str]) -> Any:
    if isinstance(value, dict):
        return {key: without(item, keys) for key, item in value.items() if key not in keys}
    return [without(item, keys) for item in value] if isinstance(value, list) else value


def check(data: object) -> list[Problem]:
    """Everything that is wrong with the data of a board, part by part: (where, why) of each wrong entry.

    >>> check([])
    [('board', 'must be an object, not a list')]
    """
    checker = Checker()
    checker.board(data)
    return checker.problems


def shown(value: object) -> str:
    """A wrong value as the file writes it, short enough for a message."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= 42 else text[:41] + "…"


def near(given: object, known: list[str]) -> str:
    import difflib  # only a wrong board needs it

    found = difflib.get_close_matches(given, known, 1) if isinstance(given, str) else []
    return f'; did you mean "{found[0]}"?' if found else ""


def is_word(value: object) -> bool:
    """Lower-case words of a to z and digits, joined by hyphens: hawes, the-south, 3-4."""
    return (
        isinstance(value, str)
        and value.isascii()
        and value == value.lower()
        and all(part.isalnum() for part in value.split("-"))
    )


class Checker:
    """Goes through a board file part by part and notes all that is wrong."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.players: set[int] = set()
        self.edition_data: Entry = {}

    def say(self, where: str, why: str) -> None:
        self.problems.append((where, why))

    def board(self, data: object) -> None:
        if isinstance(data, dict) and data.get("schema", SCHEMA) != SCHEMA:
            self.say("schema", f'must be "{SCHEMA}", not {shown(data["schema"])}')
            return
        parts = ("edition", "auction_boards", "train_boards", "maps")
        board = self.entry(data, "", ("schema", "id", "title", *parts))
        self.word(board, "", {})
        self.text(board, "", "title")
        self.edition(self.part(board, "", "edition", EDITION))
        auctions: dict[str, str] = {}
        for where, part in self.entries(board, "", "auction_boards", 1, 9, AUCTION):
            self.word(part, where, auctions)
            self.auction(part, where)
        trains: dict[str, str] = {}
        for where, part in self.entries(board, "", "train_boards", 1, 9, TRAIN_BOARD):
            self.word(part, where, trains)
            self.train_board(part, where)
        maps: dict[str, str] = {}
        for where, part in self.entries(board, "", "maps", 1, 9, MAP, ("first_connection",)):
            self.word(part, where, maps)
            ChartChecker(self, part, where).check()

    # The edition

    def edition(self, edition: Entry) -> None:
        where = "edition"
        self.edition_data = edition
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
            self.word(train, spot, ids)
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

    # Small things

    def provenance(self, part: Entry, where: str, names: tuple[str, ...]) -> None:
        """Each part says how we know it."""
        provenance = self.part(part, where, "provenance", names)
        here = at(where, "provenance")
        for name in names:
            entry = self.part(provenance, here, name, ("status", "note"))
            self.choice(entry, at(here, name), "status", STATUSES)
            self.text(entry, at(here, name), "note")

    def entry(self, value: object, where: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> Entry:
        """An object with all of these keys, and of `more` any; what is no object reads as an empty one."""
        if not isinstance(value, dict):
            self.say(where or "board", f"must be an object, not {shown(value)}")
            return {}
        known = [*keys, *more]
        for key in value:
            if str(key).endswith(TWICE):
                self.say(at(where, str(key).removesuffix(TWICE)), "is written twice: keep one")
            elif key not in known:
                self.say(at(where, str(key)), f"is not known here{near(key, known)}")
        for key in keys:
            if key not in value:
                self.say(at(where, key), "is missing")
        return value

    def part(self, parent: Entry, where: str, key: str, keys: tuple[str, ...], more: tuple[str, ...] = ()) -> Entry:
        return self.entry(parent[key], at(where, key), keys, more) if key in parent else {}

    def entries(
        self,
        parent: Entry,
        where: str,
        key: str,
        fewest: int,
        most: int,
        keys: tuple[str, ...],
        more: tuple[str, ...] = (),
    ) -> list[tuple[str, Entry]]:
        """The objects of a list, each with where it stands: areas[17] (hawes)."""
        if key not in parent:
            return []
        here = at(where, key)
        values = parent[key]
        if not isinstance(values, list):
            self.say(here, f"must be a list, not {shown(values)}")
            return []
        if not fewest <= len(values) <= most:
            self.say(here, f"must have {fewest} to {most} entries, not {len(values)}")
        spots = [f"{here}[{number}]{label(value)}" for number, value in enumerate(values)]
        return [(spot, self.entry(value, spot, keys, more)) for spot, value in zip(spots, values, strict=True)]

    def whole(self, entry: Entry, where: str, key: str, low: int, high: int) -> int:
        if key not in entry:
            return -1
        value = entry[key]
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.say(at(where, key), f"must be a whole number from {low} to {high}, not {shown(value)}")
        return -1

    def number(self, entry: Entry, where: str, key: str, high: float) -> None:
        value = entry.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= high:
            self.say(at(where, key), f"must be a number from 0 to {high:g}, not {shown(value)}")

    def text(self, entry: Entry, where: str, key: str) -> None:
        value = entry.get(key, "?")
        if not isinstance(value, str) or not value or value != value.strip() or not value.isprintable():
            self.say(at(where, key), f"must be text on one line without spaces around it, not {shown(value)}")

    def choice(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...]) -> None:
        value = entry.get(key, allowed[0])
        if value not in allowed:
            why = f"must be one of {', '.join(allowed)}, not {shown(value)}{near(value, list(allowed))}"
            self.say(at(where, key), why)

    def words(self, entry: Entry, where: str, key: str, allowed: tuple[str, ...] | None) -> list[str]:
        value = entry.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.say(at(where, key), f"must be a list of words, not {shown(value)}")
            return []
        for number, item in enumerate(value):
            if allowed is not None and item not in allowed:
                why = f"must be one of {', '.join(allowed)}, not {shown(item)}{near(item, list(allowed))}"
                self.say(f"{at(where, key)}[{number}]", why)
        return value

    def word(self, entry: Entry, where: str, taken: dict[str, str]) -> str:
        """The id of an entry: lower-case words, its own among its kind."""
        value = entry.get("id", "missing")
        if not is_word(value):
            self.say(at(where, "id"), f'must be lower-case words like "hawes" or "the-south", not {shown(value)}')
            return ""
        if value in taken:
            self.say(at(where, "id"), f"must be its own, but {taken[value]} has it too")
            return ""
        taken[value] = where
        return str(value)


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
MAP = ("id", "title", "width", "height", "costs", "goods", "areas", "borders", "provenance")
MAP_PARTS = ("areas", "borders", "towns", "goods", "costs")


def at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def label(entry: object) -> str:
    """The id of an entry of a list, or the two ends of a border, so that a person finds it without counting."""
    if not isinstance(entry, dict):
        return ""
    name = entry.get("id", f"{entry.get('a')}–{entry.get('b')}" if "a" in entry else None)
    return f" ({name})" if isinstance(name, str) and name.isprintable() and len(name) <= 60 else ""


class ChartChecker:
    """One map: areas with goods and towns, borders, and whether one can play on it."""

    def __init__(self, checker: Checker, chart: Entry, where: str) -> None:
        self.checker = checker
        self.chart = chart
        self.where = where
        self.areas: dict[str, Entry] = {}
        self.spots: dict[str, str] = {}
        self.borders: dict[frozenset[str], str] = {}
        self.width = 1000.0
        self.height = 1000.0

    def say(self, where: str, why: str) -> None:
        self.checker.say(where, why)

    def check(self) -> None:
        checker, chart, where = self.checker, self.chart, self.where
        checker.text(chart, where, "title")
        for key in ("width", "height"):
            checker.number(chart, where, key, 100_000)
        if isinstance(chart.get("width"), int | float) and isinstance(chart.get("height"), int | float):
            self.width, self.height = chart["width"], chart["height"]
        costs = checker.part(chart, where, "costs", ("plain",), ("valley", "river"))
        for key in costs:
            checker.whole(costs, f"{where}.costs", key, 1, 9)
        goods = checker.part(chart, where, "goods", ("plain",), ("hill", "hops"))
        for key in goods:
            checker.choice(goods, f"{where}.goods", key, GOODS)
        extra = tuple(key for key in ("first_connection",) if key in chart)
        areas = chart.get("areas")
        joined = isinstance(areas, list) and any(isinstance(area, dict) and "joins" in area for area in areas)
        checker.provenance(chart, where, MAP_PARTS + extra + (("enlarged_south",) if joined else ()))
        before = len(checker.problems)
        self.check_areas(goods)
        self.check_borders(costs)
        self.connection()
        if len(checker.problems) == before and "borders" in chart:  # a map that is no object has been told of above
            self.playable()

    def check_areas(self, goods: Entry) -> None:
        keys = ("id", "name", "terrain", "x", "y", "outline")
        more = ("goods", "loads_at", "town", "exit_only", "joins", "note")
        taken: dict[str, str] = {}
        found = self.checker.entries(self.chart, self.where, "areas", 2, MOST_AREAS, keys, more)
        for spot, area in found:
            name = self.checker.word(area, spot, taken)
            self.checker.text(area, spot, "name")
            self.checker.choice(area, spot, "terrain", TERRAINS)
            self.checker.number(area, spot, "x", self.width)
            self.checker.number(area, spot, "y", self.height)
            self.outline(area, spot)
            if "note" in area:
                self.checker.text(area, spot, "note")
            if name:
                self.areas[name] = area
                self.spots[name] = spot
        for name, area in self.areas.items():
            self.goods(area, self.spots[name], goods)
            self.town(area, self.spots[name])
            self.special(area, self.spots[name])

    def outline(self, area: Entry, spot: str) -> None:
        value = area.get("outline", [])
        sound = isinstance(value, list) and all(
            isinstance(point, list) and len(point) == 2 and all(isinstance(number, int | float) for number in point)
            for point in value
        )
        if "outline" in area and (not sound or len(value) < 3):
            self.say(f"{spot}.outline", "must be a list of at least three points [x, y]")

    def goods(self, area: Entry, spot: str, goods: Entry) -> None:
        """W0.5 Goods by terrain; none on valleys, none on towns. W6.7 Every stone or hop area has a town."""
        terrain = area.get("terrain")
        low = terrain in ("plain", "valley")
        if "goods" in area:
            wanted = goods.get(terrain) if isinstance(terrain, str) else None
            if wanted is None:
                self.say(f"{spot}.goods", f"must be left out: {terrain} takes no goods on this map")
            elif area["goods"] != wanted:
                self.say(
                    f"{spot}.goods", f'must be "{wanted}" as the map says for {terrain}, not {shown(area["goods"])}'
                )
            if "town" in area:
                self.say(f"{spot}.goods", "must be left out: an area with a town takes no goods")
        if "loads_at" in area and (low or "goods" not in area):
            self.say(f"{spot}.loads_at", "must be left out: only goods of hills and hops go to a town")
        elif "goods" in area and not low and not area.get("loads_at"):
            self.say(f"{spot}.loads_at", "must name at least one town next to it")
        for town in self.checker.words(area, spot, "loads_at", None):
            if town not in self.areas or "town" not in self.areas[town]:
                self.say(
                    f"{spot}.loads_at", f"must be areas with a town, not {shown(town)}{near(town, list(self.areas))}"
                )

    def town(self, area: Entry, spot: str) -> None:
        if "town" not in area:
            return
        here = f"{spot}.town"
        town = self.checker.part(area, spot, "town", ("size",), ("company", "waiting"))
        self.checker.choice(town, here, "size", SIZES)
        if area.get("terrain") in ("hill", "hops"):
            self.say(here, "must not lie on a hill or among hops: no link could reach it")
        if "company" in town:
            self.checker.choice(town, here, "company", COMPANIES)
        elif town.get("size") == "company":
            self.say(f"{here}.company", "is missing")
        if "waiting" in town:
            self.checker.choice(town, here, "waiting", COMPANIES)
            if "company" not in town or town["waiting"] == town["company"]:
                self.say(f"{here}.waiting", "must be a passenger of the other company in a company town")

    def special(self, area: Entry, spot: str) -> None:
        if "exit_only" in area and (area["exit_only"] is not True or "company" not in area.get("town", {})):
            self.say(f"{spot}.exit_only", "must be true, on a company town, or left out")
        if "joins" in area:
            other = self.areas.get(area["joins"], {}) if isinstance(area["joins"], str) else {}
            if not other.get("exit_only"):
                self.say(f"{spot}.joins", "must be the id of an area that is exit_only")
            if "town" in area or "goods" in area:
                self.say(spot, "must have neither town nor goods: it is no area by itself")

    def check_borders(self, costs: Entry) -> None:
        keys = ("a", "b", "x", "y")
        more = ("river", "closed", "path", "note")
        for spot, border in self.checker.entries(self.chart, self.where, "borders", 1, 400, keys, more):
            self.checker.number(border, spot, "x", self.width)
            self.checker.number(border, spot, "y", self.height)
            for key in ("note", "river"):
                if key in border:
                    self.checker.text(border, spot, key)
            if "closed" in border and border["closed"] is not True:
                self.say(f"{spot}.closed", f"must be true or left out, not {shown(border['closed'])}")
            ends = [border.get(end) for end in ("a", "b")]
            known = [isinstance(end, str) and end in self.areas for end in ends]
            for key, end, found in zip(("a", "b"), ends, known, strict=True):
                if key in border and not found:
                    why = f"must be the id of an area, not {shown(end)}{near(end, list(self.areas))}"
                    self.say(f"{spot}.{key}", why)
            if not all(known):
                continue
            if ends[0] == ends[1]:
                self.say(f"{spot}.b", f"must be another area than a, not {shown(ends[1])} again")
                continue
            pair = frozenset(map(str, ends))
            if pair in self.borders:
                self.say(spot, f"is there twice: {self.borders[pair]} joins the same areas")
            self.borders[pair] = spot
            terrains = [self.areas[str(end)].get("terrain") for end in ends]
            if "river" in border and "river" not in costs:
                self.say(f"{spot}.river", "must be left out: the map has no cost for rivers")
            if "valley" in terrains and "valley" not in costs:
                self.say(spot, "touches a valley, but the map has no cost for valleys")
            if "river" in border and "valley" in terrains:
                self.say(f"{spot}.river", "must be left out: a link at a valley has its own cost")

    def connection(self) -> None:
        if "first_connection" not in self.chart:
            return
        here = f"{self.where}.first_connection"
        connection = self.checker.part(self.chart, self.where, "first_connection", ("from", "to"))
        names = [*self.checker.words(connection, here, "from", None), connection.get("to")]
        for name in names:
            if not isinstance(name, str) or "town" not in self.areas.get(name, {}):
                self.say(here, f"must name areas with a town, not {shown(name)}")
        if len(names) != len(set(map(str, names))) or len(names) < 2:
            self.say(here, "must lead from one or more areas to another one")

    def playable(self) -> None:
        """What only the whole map shows: borders, ways, and enough pieces in the bags."""
        neighbours: dict[str, set[str]] = {name: set() for name in self.areas}
        for a, b in (tuple(pair) for pair in self.borders):
            neighbours[a].add(b)
            neighbours[b].add(a)
        for name, area in self.areas.items():
            if not neighbours[name]:
                self.say(self.spots[name], "has no border")
            for town in area.get("loads_at", []):
                if town not in neighbours[name]:
                    self.say(f"{self.spots[name]}.loads_at", f'must be next to it, but "{town}" is not')
        self.reachable(neighbours)
        for where, why in self.bags():
            self.say(where, why)

    def reachable(self, neighbours: dict[str, set[str]]) -> None:
        """Every town can be reached from a company town without touching a hill or hop area."""
        closed = {frozenset((border["a"], border["b"])) for border in self.chart["borders"] if border.get("closed")}
        starts = [name for name, area in self.areas.items() if "company" in area.get("town", {})]
        if not starts:
            self.say(f"{self.where}.areas", "must have a company town, where lines begin")
            return
        seen = set(starts)
        ahead = list(starts)
        while ahead:
            name = ahead.pop()
            for other in neighbours[name] - seen:
                open_land = self.areas[other]["terrain"] in ("plain", "valley") and "joins" not in self.areas[other]
                if open_land and frozenset((name, other)) not in closed and not self.areas[other].get("exit_only"):
                    seen.add(other)
                    ahead.append(other)
        for name, area in self.areas.items():
            if "town" in area and name not in seen:
                self.say(self.spots[name], "cannot be reached from any company town by links")

    def bags(self) -> Iterator[Problem]:
        """W0.5, W0.6, N0.4 Two cubes for every goods area, and all passengers the towns need, are in the box."""
        edition = self.checker.edition_data
        try:
            cubes = sum(edition["goods"].values())
            people = dict(edition["passengers"])
            in_all = sum(people.values())
        except (KeyError, AttributeError, TypeError, ValueError):
            return
        areas = self.areas.values()
        wanted = 2 * sum("goods" in area for area in areas)
        if wanted > cubes:
            yield f"{self.where}.areas", f"take {wanted} goods, but only {cubes} are in the box"
        neutral = [area["town"]["size"] for area in areas if "town" in area and "company" not in area["town"]]
        drawn = sum(MAJOR_PASSENGERS if size == "major" else MINOR_PASSENGERS for size in neutral)
        waiting = [area["town"]["waiting"] for area in areas if "waiting" in area.get("town", {})]
        for company in COMPANIES:
            if waiting.count(company) > people.get(company, 0):
                yield f"{self.where}.areas", f"have more {company} passengers waiting than are in the box"
        if drawn + len(waiting) > in_all:
            yield f"{self.where}.areas", f"take {drawn + len(waiting)} passengers, but only {in_all} are in the box"
