"""The maps of a board file: areas with goods and towns, borders, and whether they can be played on."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.board_file import Entry, Problem, did_you_mean, shown
from branchline.core.entries import BoardEntries
from branchline.games.dales.board.board import COMPANIES, MAJOR_PASSENGERS, MINOR_PASSENGERS

MAP = ("id", "title", "width", "height", "costs", "goods", "areas", "borders", "provenance")
MAP_PARTS = ("areas", "borders", "towns", "goods", "costs")
GOODS = ("stone", "cheese", "beer", "parcel")  # each has a name in the texts
TERRAINS = ("plain", "valley", "hill", "hops")
SIZES = ("major", "minor", "company")
MOST_AREAS = 120
WIDEST = 100_000.0
NUMBER = {2: "two", 3: "three"}
LIKE = '"hawes" or "the-south"'


class ChartChecker:
    """One map: areas with goods and towns, borders, and whether it can be played on."""

    def __init__(self, checker: BoardEntries, edition: Entry, chart: Entry, where: str) -> None:
        self.checker = checker
        self.edition = edition
        self.chart = chart
        self.where = where
        self.areas: dict[str, Entry] = {}
        self.spots: dict[str, str] = {}
        self.borders: dict[frozenset[str], str] = {}
        self.width = WIDEST
        self.height = WIDEST
        self.rivers: list[str] = []

    def say(self, where: str, why: str) -> None:
        self.checker.say(where, why)

    def check(self) -> None:
        checker, chart, where = self.checker, self.chart, self.where
        checker.text(chart, where, "title")
        width = checker.number(chart, where, "width", 1, WIDEST)
        height = checker.number(chart, where, "height", 1, WIDEST)
        self.width = width if width > 0 else WIDEST
        self.height = height if height > 0 else WIDEST
        costs = checker.part(chart, where, "costs", ("plain",), ("valley", "river"))
        for key in costs:
            checker.whole(costs, f"{where}.costs", key, 1, 9)
        goods = checker.part(chart, where, "goods", ("plain",), ("hill", "hops"))
        for key in goods:
            checker.choice(goods, f"{where}.goods", key, GOODS)
        self.rivers = checker.words(chart, where, "rivers", None) or [""]
        extra = tuple(key for key in ("first_connection",) if key in chart)
        areas = chart.get("areas")
        joined = isinstance(areas, list) and any(isinstance(area, dict) and "joins" in area for area in areas)
        checker.provenance(chart, where, MAP_PARTS + extra + (("enlarged_south",) if joined else ()))
        before = len(checker.problems)
        self.check_areas(goods)
        self.check_borders(costs)
        self.connection()
        if len(checker.problems) == before and "borders" in chart:  # a map that is no object is reported above
            self.playable()

    def check_areas(self, goods: Entry) -> None:
        keys = ("id", "terrain", "x", "y")
        more = ("name", "outline", "goods", "loads_at", "town", "exit_only", "joins", "note")
        taken: dict[str, str] = {}
        found = self.checker.entries(self.chart, self.where, "areas", 2, MOST_AREAS, keys, more)
        for spot, area in found:
            name = self.checker.word(area, spot, taken, LIKE)
            if "name" in area:
                self.checker.text(area, spot, "name")
            self.checker.choice(area, spot, "terrain", TERRAINS)
            self.checker.number(area, spot, "x", 0, self.width)
            self.checker.number(area, spot, "y", 0, self.height)
            self.points(area, spot, "outline", 3)
            if "note" in area:
                self.checker.text(area, spot, "note")
            if name:
                self.areas[name] = area
                self.spots[name] = spot
        for name, area in self.areas.items():
            self.goods(area, self.spots[name], goods)
            self.town(area, self.spots[name])
            self.special(area, self.spots[name])

    def points(self, entry: Entry, spot: str, key: str, fewest: int) -> None:
        """An outline or path, of at least `fewest` points."""
        value = entry.get(key, [])
        sound = isinstance(value, list) and all(
            isinstance(point, list) and len(point) == 2 and all(isinstance(number, int | float) for number in point)
            for point in value
        )
        if key in entry and (not sound or len(value) < fewest):
            self.say(f"{spot}.{key}", f"must be a list of at least {NUMBER[fewest]} points [x, y]")

    def goods(self, area: Entry, spot: str, goods: Entry) -> None:
        """W0.5 Goods by terrain; none in valleys, none in towns. W6.7 Every stone or hop area has a town."""
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
                    f"{spot}.loads_at",
                    f"must be areas with a town, not {shown(town)}{did_you_mean(town, list(self.areas))}",
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
        town = area.get("town")
        company = isinstance(town, dict) and "company" in town
        if "exit_only" in area and (area["exit_only"] is not True or not company):
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
            self.checker.number(border, spot, "x", 0, self.width)
            self.checker.number(border, spot, "y", 0, self.height)
            for key in ("note", "river"):
                if key in border:
                    self.checker.text(border, spot, key)
            self.points(border, spot, "path", 2)
            if "rivers" in self.chart and border.get("river", self.rivers[0]) not in self.rivers:
                self.say(f"{spot}.river", f"must be one of the map's rivers, not {shown(border['river'])}")
            if "closed" in border and border["closed"] is not True:
                self.say(f"{spot}.closed", f"must be true or left out, not {shown(border['closed'])}")
            ends = [border.get(end) for end in ("a", "b")]
            known = [isinstance(end, str) and end in self.areas for end in ends]
            for key, end, found in zip(("a", "b"), ends, known, strict=True):
                if key in border and not found:
                    why = f"must be the id of an area, not {shown(end)}{did_you_mean(end, list(self.areas))}"
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
        """What only the whole map shows: borders, ways, and whether the bags hold enough pieces."""
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
        """W0.5, W0.6, N0.4 The box holds two cubes for every goods area, and all passengers the towns need."""
        edition = self.edition
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
