"""The screen of Foothills: the valley of station cards as laid out, the stockyard, both boards, the viewer's cards.

Everything on a card is written in letters: i iron, s stone, r rubble, p passenger, v VP, x iron or stone. A station
`1s2r>2p` costs 1 stone and 2 rubble and gives 2 passengers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.games.foothills.board.board import LINES, TYPES, FoothillsBoard
from branchline.games.foothills.words.moves import Build, Clear, PlayCard, Surveyor, Track
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, flow, pad, paragraph, table
from branchline.terminal.screen import Scene, Screen

LETTERS = {"iron": "i", "stone": "s", "rubble": "r", "passenger": "p", "vp": "v", "resource": "x"}
SYMBOLS = {
    "passenger_pairs": "v per 2 passengers",
    "track_pairs": "v per 2 tracks",
    "stations": "v per station",
    "tickets": "v per ticket",
    "scored_cards": "v per scored card",
}
COLUMNS = 7
NARROWEST = 11  # a card's column, in letters
PRINTED_IN_FULL = "the scoring symbol"  # all that is reconstructed on a grey side we otherwise know


def amounts(items: Mapping[str, int]) -> str:
    """Items by their letters: 1s2r."""
    return "".join(f"{count}{LETTERS[item]}" for item, count in items.items())


def on_lines(op: Mapping[str, Any]) -> str:
    return {"ticket": " on ticket lines", "ticket_or_track": " on ticket or track lines"}.get(op.get("on", ""), "")


def brief(op: Mapping[str, Any]) -> str:
    """One operation of an effect, in as few words as fit on a card.

    >>> brief({"op": "trade", "times": 2, "pay": {"rubble": 1}, "gain": {"passenger": 1}})
    '2×1r>1p'
    >>> brief({"op": "works", "times": 2, "track": {"iron": 1}, "on": "ticket"})
    '2×track 1i on ticket lines'
    """
    name = op["op"]
    if name == "take":
        most = f"{op['least']}-{op['most']}" if op["most"] > op["least"] else str(op["most"])
        return f"take {most}" + (" by tickets" if "per_ticket" in op else "")
    if name == "works":
        ways = [f"{kind} {amounts(op[kind])}" for kind in ("track", "stone") if kind in op]
        return f"{op['times']}×" + "/".join(ways) + on_lines(op)
    if name == "remove_rubble":
        lines = {"one": "", "one_or_two": " 1-2 lines", "two": " 2 lines"}[op["lines"]]
        gift = f", {op['for_opponent']} theirs" if "for_opponent" in op else ""
        return f"clear {op['cubes']}{lines}{gift}{on_lines(op)}"
    if name == "build":
        return build(op)
    if name == "move_surveyor":
        return f"surveyor {op['to']}" + ("/pub" if op.get("pub") else "") + ("/home" if op.get("home") else "")
    if name == "trade":
        times = f"{op['times']}×" if op["times"] > 1 else ""
        return f"{times}{amounts(op['pay'])}>{amounts(op['gain'])}"
    if name == "gain":
        return "+" + amounts(op["items"])
    if name == "draw":
        return f"draw {op['cubes']}" + (f" keep {op['keep']}" if op["keep"] < op["cubes"] else "")
    if name == "flip":
        return "flip any" if op["most"] == "any" else f"flip {op['most']}"
    words = {
        "take_ticket": "ticket",
        "choose_ticket": "any ticket",
        "exchange": f"{op.get('times')}×i<>s",
        "vp_per_ticket": f"+v/ticket≤{op.get('most')}",
        "take_summit": "Summit",
        "score_card": "score",
        "fill_stockyard": f"fill to {op.get('to')}",
        "add_to_stockyard": f"add {op.get('cubes')} cubes",
    }
    return words[name]


def build(op: Mapping[str, Any]) -> str:
    parts = ["build" + on_lines(op)]
    parts += [f"+{amounts(op['extra'])}"] if "extra" in op else []
    parts += [f"-{op['less']} items"] if "less" in op else []
    parts += [f">{amounts(op['gain'])}"] if "gain" in op else []
    parts += ["i for s"] if op.get("iron_for_stone") else []
    parts += ["no bonus"] if not op.get("bonus", True) else []
    return " ".join(parts)


def effect(operations: Sequence[Mapping[str, Any]]) -> str:
    return " ".join(brief(op) for op in operations)


class ValleyScreen(Screen):
    details: ClassVar = frozenset(
        {"narrate-receive", "narrate-pay", "narrate-flip", "narrate-cleared", "narrate-ticket", "narrate-refill"}
    )

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        super().__init__(game, voice, paint)
        board = game.board
        assert isinstance(board, FoothillsBoard)
        self.cards = {card["id"]: card for card in board.data["stations"]}
        self.actions = {card["id"]: card for card in board.data["action_cards"]}
        self.mains = {main["id"]: main for main in board.data["main_actions"]}
        self.ticket_lines: dict[str, str] = {}  # colour -> the lines it is good for
        for line in board.data["lines"]:
            before = self.ticket_lines.get(line["ticket"])
            self.ticket_lines[line["ticket"]] = f"{before}/{line['id']}" if before else line["id"]

    def title(self, scene: Scene) -> list[str]:
        view = scene.view
        yard, bag = (self.cubes(view[name]) for name in ("stockyard", "bag"))
        parts = [self.paint.style("Foothills", "bold"), f"move {scene.number}", f"stockyard {yard}", f"bag {bag}"]
        parts += [f"buffer stops {view['buffer_stops']}", f"competitors {view['competitors']}"]
        if view["trigger"] and not view["over"]:
            parts.append(self.paint.style("LAST TURN", "bold"))
        return flow(parts, scene.width, gap=" · ")

    def cubes(self, store: Mapping[str, int]) -> str:
        return f"{store['iron']}i {store['stone']}s {store['event']}e"

    # The valley

    def board(self, scene: Scene, rows: int) -> list[str]:
        """F2.3 Six rows of cards; a straddling card is drawn in its upper row."""
        view = scene.view
        column = max((scene.width - 5) // COLUMNS, NARROWEST)
        drawn: set[str] = set()
        out: list[str] = []
        for line in LINES:
            if line in view["closed"].split("+"):
                continue
            mark = "*" if line in view["finished"] else ""
            block = [pad(f"{line}{mark}", 5), " " * 5, " " * 5]
            for name in self.along(line):
                card = self.cards[name]
                room = column * len(card["columns"])
                texts = self.cell(view, name) if name not in drawn else [f"↑ {name}", "", ""]
                drawn.add(name)
                block = [row + pad(clip(text, room - 1), room) for row, text in zip(block, texts, strict=True)]
            out += [row.rstrip() for row in block]
        return out

    def along(self, line: str) -> list[str]:
        cards = [name for name, card in self.cards.items() if line in card["lines"]]
        return sorted(cards, key=lambda name: int(self.cards[name]["columns"][0]))

    def cell(self, view: Json, name: str) -> list[str]:
        """A card in three rows: its name; rubble, tracks and stations; its surveyor space."""
        card = self.cards[name]
        columns = "-".join(map(str, card["columns"]))
        title = f"{columns} " + self.paint.style("/".join(card["names"]), "underline")
        here = [self.paint.mark(seat) for seat, row in enumerate(view["players"]) if row["surveyor"] == name]
        space = "".join(here) + ("" if "surveyor" not in card else f"({effect(card['surveyor'])})")
        if "when_built" in card:
            space = f"built: {effect(card['when_built'])}"
        if name not in view["valley"]:
            return [title, self.paint.style("start", "dim"), space]
        lies = view["valley"][name]
        if lies["competitor"]:
            return [title, self.paint.style("── competitor ──", "dim"), space]
        track = f"▒{lies['rubble']}" if lies["rubble"] else "".join(map(self.owner, lies["tracks"]))
        stations = [
            self.owner(owner) if owner is not None else f"{amounts(place['cost'])}>{amounts(place['bonus'])}"
            for owner, place in zip(lies["stations"], card["stations"], strict=True)
        ]
        if card.get("in_order"):
            stations = [*stations[: lies["stations"].count(0) + lies["stations"].count(1) + 1]]
        return [title, " ".join([track, *stations]), space]

    def owner(self, seat: int | None) -> str:
        return "═" if seat is None else self.paint.mark(seat)

    # The moves, with what they do

    def moves(self, scene: Scene, rows: int) -> list[str]:
        items = [f"{k:>3}) {move}{self.meaning(move, scene)}" for k, move in enumerate(self.numbered(scene), start=1)]
        return self.move_rows(items, scene.width, rows)

    def meaning(self, move: Move, scene: Scene) -> str:
        """What a card, a surveyor space or a station says, so that players need not look it up."""
        if isinstance(move, PlayCard) and scene.seat is not None:
            slots = scene.view["players"][scene.seat]["cards"]
            letter = next(letter for letter, slot in slots.items() if slot["card"] == move.card)
            card = self.actions[move.card]
            if slots[letter]["side"] == "gold":
                return f": {letter} {effect(self.mains[letter]['effect'])}"
            return f": {card['secondary'].lower()} {effect(card['effect'])}"
        if isinstance(move, Surveyor) and move.place in self.cards:
            card = self.cards[move.place]
            return f" {card['names'][0]} ({effect(card['surveyor'])})"
        if isinstance(move, Build):
            space = self.cards[move.card]["stations"][move.space - 1]
            return f" ({amounts(space['cost'])}>{amounts(space['bonus'])})"
        return ""

    def every_move(self) -> list[Move]:
        """Every move, so that a card or place not open now is refused by its rule, not as an unknown word."""
        plays = [PlayCard(card) for card in self.actions]
        places = [Surveyor(place) for place in ("home", "pub", *self.cards)]
        builds = [Build(name, k + 1) for name, card in self.cards.items() for k in range(len(card.get("stations", ())))]
        return [*plays, *places, *builds, *(kind(line) for line in LINES for kind in (Clear, Track))]

    # The players

    def facts(self, scene: Scene) -> list[str]:
        view = scene.view
        rows = []
        for seat, player in enumerate(view["players"]):
            to_play = "▶" if seat == view["turn"] and not view["over"] else " "
            name = self.called(seat, scene)
            points = self.game.info.points(view["half_points"][seat])
            owned = " ".join(f"{player[item]}{LETTERS[item]}" for item in ("iron", "stone", "rubble", "passenger"))
            tickets = "tickets " + (" ".join(self.ticket_lines[ticket] for ticket in player["tickets"]) or "–")
            letters = "".join(self.shown(letter, slot) for letter, slot in player["cards"].items())
            scored = f"pile {len(player['scored'])}"
            where = "at " + player["surveyor"]
            tiles = f"{view['tiles'][seat]} tiles"
            row = [f"{to_play}{self.paint.mark(seat)} {clip(name, 16)}", self.points(points), owned]
            rows.append([*row, f"shows {letters}", scored, where, tiles, tickets])
        return [clip(row, scene.width) for row in table(rows, right=[1])]

    def shown(self, letter: str, slot: Mapping[str, str]) -> str:
        """The letter a card shows, in lower case for a grey side."""
        return letter if slot["side"] == "gold" else TYPES[(TYPES.index(letter) + 2) % 5].lower()

    def own(self, scene: Scene) -> list[str]:
        """The viewer's cards with both sides, the visible one first."""
        if scene.seat is None:
            return []
        rows = []
        for letter, slot in scene.view["players"][scene.seat]["cards"].items():
            card = self.actions[slot["card"]]
            gold = f"{letter} {effect(self.mains[letter]['effect'])}"
            needs = f" (needs {card['needs'].replace('_', ' ')})" if "needs" in card else ""
            ours = "" if card["provenance"].get("reconstructed") == PRINTED_IN_FULL else "≈"
            grey = f"{card['secondary'].lower()}{ours} {effect(card['effect'])}{needs}"
            up, down = (gold, grey) if slot["side"] == "gold" else (grey, gold)
            shown = [self.paint.style(card["name"], "bold"), up, self.paint.style(f"/ {down}", "dim")]
            rows.append([*shown, self.paint.style(SYMBOLS[card["symbol"]], "dim")])
        return [clip(row, scene.width) for row in table(rows)]

    def tickets(self, scene: Scene) -> list[str]:
        """The viewer's tickets; and what is printed and what is reconstructed on their cards."""
        if scene.seat is None:
            return ["A spectator holds no ticket."]
        player = scene.view["players"][scene.seat]
        rows = [f"{colour}: line {self.ticket_lines[colour]}" for colour in player["tickets"]] or [
            "You hold no ticket."
        ]
        for slot in player["cards"].values():
            card = self.actions[slot["card"]]
            known = "; ".join(f"{status}: {what}" for status, what in card["provenance"].items())
            rows += paragraph(f"{card['name']} ({card['printed_name']}): {known}.", scene.width, indent="  ")
        return rows


screen = ValleyScreen
