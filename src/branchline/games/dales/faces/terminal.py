"""The screen of Wensleydale and Nürnberg: tracks with their stacks, boxes or trains, lines, towns and goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.games.dales.board.file import DalesBoard
from branchline.games.dales.faces.terminal_map import FREE, DalesMap
from branchline.games.dales.words.moves import (
    Bid,
    BuildNothing,
    Buy,
    DalesPass,
    Extend,
    Finish,
    Load,
    Put,
    Sell,
    SellNothing,
    Start,
)
from branchline.locale import Argument, title_of
from branchline.locale.names import names_of
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, columns_of, flow, paragraph, table
from branchline.terminal.screen import Scene, Screen

COMPANIES = ("red", "green")
PEOPLE = {"red": "r", "green": "g", "opponent": "x"}
WORKING = ("trains", "exchange", "loading")
BIDDING = ("auction", "choice")
LEAST_BIDS = 2  # how many bids on each box are numbered; any other may be typed


class DalesScreen(Screen):
    quiet: ClassVar = frozenset({"narrate-token", "narrate-link"})
    details: ClassVar = frozenset(
        f"narrate-{key}" for key in ("spent", "spent-cubes", "opponents", "town", "gain", "extend", "outbid", "points")
    )

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        super().__init__(game, voice, paint)
        board = game.board
        assert isinstance(board, DalesBoard)
        self.box = board

    def own_say(self, key: str, **args: Argument) -> str:
        """What only this screen says, from the game's catalogue."""
        return self.voice.texts.say(f"terminal-{key}", **args)

    def point(self, kind: str) -> str:
        """A point of influence, in a few letters."""
        return self.own_say("point", kind=kind)

    def load(self, piece: str, count: int) -> str:
        texts = self.voice.texts
        return self.own_say("load", count=count, piece=texts.thing("company" if piece in COMPANIES else "piece", piece))

    def things(self, scene: Scene) -> dict[str, str]:
        return names_of(self.box.data, self.voice.texts, scene.view)

    def areas(self, view: Json) -> dict[str, Any]:
        return {area["id"]: area for area in self.box.maps[view["map"]]["areas"]}

    def title(self, scene: Scene) -> list[str]:
        view = scene.view
        name = title_of(self.game.info, self.voice.texts.language)
        title = [
            self.paint.style(name, "bold"),
            self.own_say("round", number=view["round"], most=view["rounds"]),
            self.own_say("phase", now=view["phase"]),
            self.say("move", moves=scene.number),
        ]
        areas = self.areas(view)
        stops = " – ".join(areas[stop]["name"] for stop in view["line"])
        line = [self.own_say("line", stops=stops)] if stops else []
        costs = [self.cost(view["line_cost"])] if "line_cost" in view else []
        owed = [self.own_say("to-pay", count=view["short"])] if view["short"] else []
        return flow([*title, *line, *costs, *owed], scene.width, gap=" · ")

    def cost(self, cost: dict[str, int]) -> str:
        more = [f"{count} {self.point(colour)}" for colour, count in cost.items() if colour != "points" and count]
        return self.own_say("costs", cost=" + ".join([self.points(cost["points"]), *more]))

    def board(self, scene: Scene, rows: int) -> list[str]:
        """The map as lists: who has been where, and what waits where."""
        view, width = scene.view, scene.width
        tracks = self.own(scene) if view["over"] else []
        return [*tracks, *self.lines(view, width), *self.towns(view, width), *self.goods(view, width)]

    def own(self, scene: Scene) -> list[str]:
        """Tracks, and what is up for bids or for sale: nobody can choose without them, so they go beside the moves."""
        view, width = scene.view, scene.width
        rows = columns_of(self.tracks(view), width)
        if view["phase"] in BIDDING:
            rows += columns_of(list(self.boxes(view)), width)
        if view["phase"] in WORKING:
            rows += columns_of(list(self.trains(view)), width)
        return rows

    def tickets(self, scene: Scene) -> list[str]:
        return [self.say("no-tickets")]

    def map(self, scene: Scene) -> list[str]:
        """The map with its links and what waits where, and how to read it."""
        view = scene.view
        layout = self.box.layout(view["seats"], view["map"], view["auction_board"], view["train_board"], False, False)
        borders = []
        for link in range(layout.links):
            a, b = sorted((layout.area_id[layout.link_a[link]], layout.area_id[layout.link_b[link]]))
            borders.append({"id": f"{a} {b}", "a": a, "b": b, "cost": int(layout.link_cost[link])})
        drawn = DalesMap(self.areas(view), self.paint, view, scene.width).draw(borders)
        kinds = sorted({area["goods"] for area in self.areas(view).values() if "goods" in area})
        texts = self.voice.texts
        goods = [self.own_say("legend-goods", sign=f"2{kind[0]}", piece=texts.thing("piece", kind)) for kind in kinds]
        legend = self.own_say("legend", goods=", ".join(goods), one=FREE[1], two=FREE[2])
        return [*drawn, *paragraph(legend, scene.width)]

    def tracks(self, view: Json) -> list[str]:
        """Every track with its discs, the bottom of each stack first: 3:AB is B on top of A."""
        rows = []
        for name, spaces in view["tracks"].items():
            stacks = [f"{space}:{''.join(self.paint.mark(seat) for seat in spaces[space])}" for space in spaces]
            title = self.own_say("profit-track") if name == "profit" else self.voice.texts.thing("colour", name)
            rows.append([title, "  ".join(stacks)])
        return table(rows)

    def boxes(self, view: Json) -> Iterator[str]:
        boxes = self.box.auctions[view["auction_board"]]["boxes"]
        for number, (box, token, bid) in enumerate(zip(boxes, view["tokens"], view["bids"], strict=True), start=1):
            points = " ".join(map(self.point, box["points"])) + (f" +{self.point(token)}" if token else "")
            stands = self.own_say("bids", mark=self.paint.mark(bid["seat"]), cubes=bid["cubes"]) if bid else ""
            text = self.own_say("box", number=number, minimum=box["minimum"], points=points)
            yield f"{text}  {stands}" if bid else text

    def trains(self, view: Json) -> Iterator[str]:
        for train in self.box.trains[view["train_board"]]["trains"]:
            load = view["trains"].get(train["id"])
            name = self.own_say("train", number=train["id"].rpartition("-")[2])
            size = f"{name} {self.size_of(train)}"
            held = " ".join(self.load(piece, count) for piece, count in (load or {}).items() if piece != "owner")
            yield f"{size} {self.paint.mark(load['owner'])} {held}".rstrip() if load else size

    def lines(self, view: Json, width: int) -> list[str]:
        """Who has links where, joined into runs."""
        rows = []
        areas = self.areas(view)
        for owner in [*range(view["seats"]), "red", "green"]:
            links = [name.split() for name, who in view["links"].items() if who == owner]
            if links:
                mark = self.paint.mark(owner) if isinstance(owner, int) else self.voice.texts.thing("company", owner)
                named = ["–".join(areas[stop]["name"] for stop in run) for run in runs(links)]
                rows += flow(
                    [self.own_say("run", mark=mark, count=len(links)), *named],
                    width,
                    indent="    ",
                    gap="  ",
                )
        return rows

    def towns(self, view: Json, width: int) -> list[str]:
        """Towns with their companies and who waits there: r and g passengers, x opponents."""
        items = []
        for name, area in self.areas(view).items():
            people = view["people"].get(name, {})
            if "town" in area:
                owned = "".join(
                    f" {self.voice.texts.thing('company', company)}" for company in view["companies"].get(name, [])
                )
                waiting = "".join(PEOPLE[kind] * count for kind, count in people.items())
                if owned or waiting:
                    items.append(f"{area['name']}{owned}{' ' + waiting if waiting else ''}")
        return self.listed(self.own_say("towns"), items, width)

    def goods(self, view: Json, width: int) -> list[str]:
        areas = self.areas(view)
        kinds: dict[str, list[str]] = {}
        for name, count in view["goods"].items():
            at = areas[name].get("loads_at")
            where = f" ({', '.join(areas[town]['name'] for town in at)})" if at else ""
            kinds.setdefault(areas[name]["goods"], []).append(f"{areas[name]['name']} {count}{where}")
        rows: list[str] = []
        for kind, items in kinds.items():
            rows += self.listed(self.voice.texts.thing("piece", kind), items, width)
        return rows

    def listed(self, heading: str, items: Sequence[str], width: int) -> list[str]:
        """Items after a heading, in as few rows as possible."""
        first = self.own_say("which", what=heading, which=items[0] if items else self.own_say("none"))
        return flow([first, *items[1:]], width, indent="    ", gap=" · ")

    def facts(self, scene: Scene) -> list[str]:
        """What each player has."""
        view = scene.view
        rows = []
        for seat, player in enumerate(view["players"]):
            name = self.called(seat, scene)
            to_play = "▶" if seat == view["turn"] and not view["over"] else " "
            moved = " ".join(self.load(piece, count) for piece, count in player["moved"].items() if count)
            row = [f"{to_play}{self.paint.mark(seat)} {clip(name, 20)}", self.points(player["score"])]
            texts = self.voice.texts
            row += [self.own_say("profit", count=player["profit"]), texts.say("thing-cubes", count=player["cubes"])]
            row.append(texts.say("thing-links", count=player["links_left"]))
            rows.append([*row, moved])
        return table(rows, right=[1, 2, 3, 4])

    def numbered(self, scene: Scene) -> list[Move]:
        """All moves except high bids, which may be typed."""
        seen: dict[int, int] = {}
        kept: list[Move] = []
        for move in scene.moves:
            if isinstance(move, Bid):
                seen[move.box] = seen.get(move.box, 0) + 1
                if seen[move.box] > LEAST_BIDS:
                    continue
            kept.append(move)
        return kept

    def moves(self, scene: Scene, rows: int) -> list[str]:
        trains = {train["id"]: self.size_of(train) for train in self.box.trains[scene.view["train_board"]]["trains"]}
        numbered = [
            f"{k:>3}) {self.told(move, scene)}"
            + (f" ({trains[move.train]})" if isinstance(move, Buy | Put) and not self.in_words else "")
            for k, move in enumerate(self.numbered(scene), start=1)
        ]
        return self.move_rows(numbered, scene.width, rows)

    def size_of(self, train: Json) -> str:
        """What a train costs and carries: passengers and goods."""
        return self.own_say("size", price=train["price"], passengers=train["passengers"], goods=train["goods"])

    def every_move(self) -> list[Move]:
        """Every move there is, so that a name that is not legal now is refused by its rule, not as an unknown name."""
        areas = {area["id"]: area for chart in self.box.maps.values() for area in chart["areas"]}
        loads = [Load(area["goods"], name) for name, area in areas.items() if "goods" in area]
        loads += [Load(colour, name) for name, area in areas.items() if "town" in area for colour in ("red", "green")]
        trains = {train["id"] for board in self.box.trains.values() for train in board["trains"]}
        buys = [Buy(train) for train in sorted(trains)]
        lines = [kind(name) for name in areas for kind in (Start, Extend)]
        return [*loads, *buys, *lines, Finish(), DalesPass(), Sell("red"), Sell("green"), BuildNothing(), SellNothing()]


def runs(links: Sequence[Sequence[str]]) -> list[list[str]]:
    """Links joined end to end, each run as long as it goes without branching."""
    left = [tuple(link) for link in links]
    found: list[list[str]] = []
    while left:
        run = list(left.pop(0))
        grown = True
        while grown:
            grown = False
            for link in left:
                for end, at in ((run[-1], len(run)), (run[0], 0)):
                    if end in link:
                        run.insert(at, link[1] if link[0] == end else link[0])
                        left.remove(link)
                        grown = True
                        break
                if grown:
                    break
        found.append(run)
    return found


screen = DalesScreen
