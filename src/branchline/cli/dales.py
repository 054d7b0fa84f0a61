"""The screen of Wensleydale and Nürnberg: tracks with their stacks, boxes or trains, lines, towns and goods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from branchline.cli.paint import Paint, clip, columns_of, flow, table
from branchline.cli.screen import Scene, Screen, move_rows
from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.games.dales.moves import Bid
from branchline.games.dales.schema import Board
from branchline.locale.voice import Voice

SHORT = {"government": "gov", "engine": "eng", "red": "red", "green": "grn", "either": "red/grn"}
PEOPLE = {"red": "r", "green": "g", "opponent": "x"}
WORKING = ("trains", "exchange", "loading")
BIDDING = ("auction", "choice")
LEAST_BIDS = 2  # of each box, how many bids are numbered; any other may be typed


class DalesScreen(Screen):
    quiet: ClassVar = frozenset({"narrate-token", "narrate-link"})
    details: ClassVar = frozenset({"narrate-spent", "narrate-spent-cubes", "narrate-opponents", "narrate-town"})
    shorthand: ClassVar = """
Every bid may be typed: bid 5 on box 3. Areas go by the beginnings of their names: start skip, extend emb."""

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        super().__init__(game, voice, paint)
        board = game.board
        assert isinstance(board, Board)
        self.box = board

    def areas(self, view: Json) -> dict[str, Any]:
        return {area["id"]: area for area in self.box.maps[view["map"]]["areas"]}

    def title(self, scene: Scene) -> list[str]:
        view = scene.view
        title = [self.paint.style(self.game.info.title, "bold"), f"round {view['round']} of {view['rounds']}"]
        line = [f"line {' – '.join(view['line'])}"] if view["line"] else []
        costs = [self.cost(view["line_cost"])] if "line_cost" in view else []
        owed = [f"{view['short']} points to pay"] if view["short"] else []
        return flow([*title, view["phase"], f"move {scene.number}", *line, *costs, *owed], scene.width, gap=" · ")

    def cost(self, cost: dict[str, int]) -> str:
        more = [f"{count} {SHORT[colour]}" for colour, count in cost.items() if colour != "points" and count]
        return "costs " + " + ".join([f"{cost['points']} points", *more])

    def board(self, scene: Scene, rows: int) -> list[str]:
        """Tracks, what is bid or bought for, and the map as lists: who has been where, and what waits where."""
        view, width = scene.view, scene.width
        parts = [*self.tracks(view)]
        if view["phase"] in BIDDING:
            parts += columns_of(list(self.boxes(view)), width)
        if view["phase"] in WORKING:
            parts += columns_of(list(self.trains(view)), width)
        return [*parts, *self.lines(view, width), *self.towns(view, width), *self.goods(view, width)]

    def tracks(self, view: Json) -> list[str]:
        """Every track with its discs, the bottom of each stack first: 3:AB is B on top of A."""
        rows = []
        for name, spaces in view["tracks"].items():
            stacks = [f"{space}:{''.join(self.paint.mark(seat) for seat in spaces[space])}" for space in spaces]
            rows.append([name, "  ".join(stacks)])
        return table(rows)

    def boxes(self, view: Json) -> Iterator[str]:
        boxes = self.box.auctions[view["auction_board"]]["boxes"]
        for number, (box, token, bid) in enumerate(zip(boxes, view["tokens"], view["bids"], strict=True), start=1):
            points = " ".join(SHORT[point] for point in box["points"])
            more = f" +{SHORT[token]}" if token else ""
            stands = f"  {self.paint.mark(bid['seat'])} bids {bid['cubes']}" if bid else ""
            yield f"box {number} from {box['minimum']}: {points}{more}{stands}"

    def trains(self, view: Json) -> Iterator[str]:
        for train in self.box.trains[view["train_board"]]["trains"]:
            load = view["trains"].get(train["id"])
            size = f"{train['id']} {train['price']}$ {train['passengers']}p+{train['goods']}g"
            held = " ".join(f"{count} {piece}" for piece, count in (load or {}).items() if piece != "owner")
            yield f"{size} {self.paint.mark(load['owner'])} {held}".rstrip() if load else size

    def lines(self, view: Json, width: int) -> list[str]:
        """Whose links lie where, joined into runs."""
        rows = []
        areas = self.areas(view)
        for owner in [*range(view["seats"]), "red", "green"]:
            links = [name.split() for name, who in view["links"].items() if who == owner]
            if links:
                mark = self.paint.mark(owner) if isinstance(owner, int) else owner
                named = ["–".join(areas[stop]["name"] for stop in run) for run in runs(links)]
                rows += flow([f"{mark} {len(links)} links:", *named], width, indent="    ", gap="  ")
        return rows

    def towns(self, view: Json, width: int) -> list[str]:
        """Towns with their companies and who waits there: r and g passengers, x opponents."""
        items = []
        for name, area in self.areas(view).items():
            people = view["people"].get(name, {})
            if "town" in area:
                owned = "".join(f" {company}" for company in view["companies"].get(name, []))
                waiting = "".join(PEOPLE[kind] * count for kind, count in people.items())
                if owned or waiting:
                    items.append(f"{area['name']}{owned}{' ' + waiting if waiting else ''}")
        return listed("Towns", items, width)

    def goods(self, view: Json, width: int) -> list[str]:
        areas = self.areas(view)
        kinds: dict[str, list[str]] = {}
        for name, count in view["goods"].items():
            at = areas[name].get("loads_at")
            where = f" ({', '.join(areas[town]['name'] for town in at)})" if at else ""
            kinds.setdefault(areas[name]["goods"], []).append(f"{areas[name]['name']} {count}{where}")
        rows: list[str] = []
        for kind, items in kinds.items():
            rows += listed(kind, items, width)
        return rows

    def facts(self, scene: Scene) -> list[str]:
        """What each player has."""
        view = scene.view
        rows = []
        for seat, player in enumerate(view["players"]):
            name = self.voice.name(seat) + (" (you)" if seat == scene.seat else "")
            to_play = "▶" if seat == view["turn"] and not view["over"] else " "
            moved = " ".join(f"{count} {piece}" for piece, count in player["moved"].items() if count)
            row = [f"{to_play}{self.paint.mark(seat)} {clip(name, 20)}", f"{player['score']} points"]
            row += [f"profit {player['profit']}", f"{player['cubes']} cubes", f"{player['links_left']} links"]
            rows.append([*row, moved])
        return table(rows, right=[1, 2, 3, 4])

    def numbered(self, scene: Scene) -> list[Move]:
        """All moves but high bids, which may be typed."""
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
        numbered = [f"{k:>3}) {move}" for k, move in enumerate(self.numbered(scene), start=1)]
        return move_rows(numbered, scene.width, rows)


def listed(heading: str, items: Sequence[str], width: int) -> list[str]:
    """Items after a heading, in as few rows as they fill."""
    first = f"{heading}: {items[0]}" if items else f"{heading}: none"
    return flow([first, *items[1:]], width, indent="    ", gap=" · ")


def runs(links: Sequence[Sequence[str]]) -> list[list[str]]:
    """Links joined end to end, each run as long as it goes without a choice of its own."""
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
