"""The screen of Foothills: the valley of station cards as laid out, the stockyard, both boards, the viewer's cards.

Everything on a card is written in letters: i iron, s stone, r rubble, p passenger, v VP, x iron or stone. A station
`1s2r>2p` costs 1 stone and 2 rubble and gives 2 passengers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from branchline.core.game import Game, Json
from branchline.core.move import Move
from branchline.games.foothills.board.board import LINES, TYPES, FoothillsBoard
from branchline.games.foothills.words.moves import Build, Clear, PlayCard, Surveyor, Track
from branchline.locale import Argument
from branchline.locale.names import names_of
from branchline.locale.origins import facts
from branchline.locale.voice import Voice
from branchline.terminal.paint import Paint, clip, flow, pad, paragraph, table
from branchline.terminal.screen import Scene, Screen

LETTERS = {"iron": "i", "stone": "s", "rubble": "r", "passenger": "p", "vp": "v", "resource": "x"}
FROM = {"one": (1, 0), "two": (2, 0), "one_or_two": (2, 1)}  # how many lines, and whether fewer will do
COLUMNS = 7
NARROWEST = 11  # a card's column, in letters
Say = Callable[..., str]
PRINTED_IN_FULL = "the scoring symbol"  # all that is reconstructed on a grey side we otherwise know


def amounts(items: Mapping[str, int]) -> str:
    """Items by their letters: 1s2r."""
    return "".join(f"{count}{LETTERS[item]}" for item, count in items.items())


def brief(op: Mapping[str, Any], say: Say) -> str:
    """One operation of an effect, in as few words as fit on a card; `say`: a text of the screen by its key.

    >>> from branchline.locale import Texts
    >>> def say(key, **args):
    ...     return Texts("en", "foothills").say(f"terminal-{key}", **args)
    >>> brief({"op": "trade", "times": 2, "pay": {"rubble": 1}, "gain": {"passenger": 1}}, say)
    '2×1r>1p'
    >>> brief({"op": "works", "times": 2, "track": {"iron": 1}, "on": "ticket"}, say)
    '2×track 1i on ticket lines'
    """
    name = op["op"]
    if name == "take":
        most = f"{op['least']}-{op['most']}" if op["most"] > op["least"] else str(op["most"])
        return say("op-take", most=most, per_ticket=int("per_ticket" in op))
    if name == "works":
        ways = [say(f"op-{kind}", price=amounts(op[kind])) for kind in ("track", "stone") if kind in op]
        return f"{op['times']}×" + "/".join(ways) + on_lines(op, say)
    if name == "remove_rubble":
        lines, either = FROM[op["lines"]]
        gift = op.get("for_opponent", 0)
        return say("op-clear", cubes=op["cubes"], lines=lines, either=either, for_opponent=gift) + on_lines(op, say)
    if name == "build":
        return build(op, say)
    if name == "trade":
        times = f"{op['times']}×" if op["times"] > 1 else ""
        return f"{times}{amounts(op['pay'])}>{amounts(op['gain'])}"
    if name == "gain":
        return "+" + amounts(op["items"])
    if name == "draw":
        return say("op-draw", cubes=op["cubes"], keep=op["keep"] if op["keep"] < op["cubes"] else 0)
    if name == "exchange":
        return f"{op['times']}×i<>s"
    if name == "flip":
        any_number = op["most"] == "any"
        return say("op-flip", any=int(any_number), most=0 if any_number else op["most"])
    plain = {"where" if name == "move_surveyor" and key == "to" else key: op[key] for key in op if key != "op"}
    facts = {key: value if isinstance(value, str) else int(value) for key, value in plain.items()}
    return say(f"op-{name}", **({"pub": 0} | facts))


def on_lines(op: Mapping[str, Any], say: Say) -> str:
    """On which lines, after a space; nothing if on any."""
    return " " + say("op-on", on=op["on"]) if op.get("on") in ("ticket", "ticket_or_track") else ""


def build(op: Mapping[str, Any], say: Say) -> str:
    parts = [say("op-build") + on_lines(op, say)]
    parts += [f"+{amounts(op['extra'])}"] if "extra" in op else []
    parts += [say("op-less", less=op["less"])] if "less" in op else []
    parts += [f">{amounts(op['gain'])}"] if "gain" in op else []
    parts += [say("op-iron")] if op.get("iron_for_stone") else []
    parts += [say("op-no-bonus")] if not op.get("bonus", True) else []
    return " ".join(parts)


class ValleyScreen(Screen):
    details: ClassVar = frozenset(
        {"narrate-receive", "narrate-pay", "narrate-flip", "narrate-cleared", "narrate-ticket", "narrate-refill"}
    )

    def __init__(self, game: Game, voice: Voice, paint: Paint) -> None:
        super().__init__(game, voice, paint)
        board = game.board
        assert isinstance(board, FoothillsBoard)
        self.named = names_of(board.data, voice.texts)
        self.cards = {card["id"]: card for card in board.data["stations"]}
        self.actions = {card["id"]: card for card in board.data["action_cards"]}
        self.mains = {main["id"]: main for main in board.data["main_actions"]}
        self.ticket_lines: dict[str, str] = {}  # colour -> the lines it is good for
        for line in board.data["lines"]:
            before = self.ticket_lines.get(line["ticket"])
            self.ticket_lines[line["ticket"]] = f"{before}/{line['id']}" if before else line["id"]

    def own_say(self, key: str, **args: Argument) -> str:
        """What only this screen says, from the game's catalogue."""
        return self.voice.texts.say(f"terminal-{key}", **args)

    def effect(self, operations: Sequence[Mapping[str, Any]]) -> str:
        return " ".join(brief(op, self.own_say) for op in operations)

    def things(self, scene: Scene) -> dict[str, str]:
        return self.named

    def title(self, scene: Scene) -> list[str]:
        view = scene.view
        yard, bag = (self.cubes(view[name]) for name in ("stockyard", "bag"))
        parts = [self.paint.style("Foothills", "bold"), self.say("move", moves=scene.number)]
        parts += [self.own_say("stockyard", cubes=yard), self.own_say("bag", cubes=bag)]
        parts.append(self.own_say("buffer-stops", left=view["buffer_stops"]))
        parts.append(self.own_say("competitors", left=view["competitors"]))
        if view["trigger"] and not view["over"]:
            parts.append(self.paint.style(self.own_say("last-turn"), "bold"))
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
        space = "".join(here) + ("" if "surveyor" not in card else f"({self.effect(card['surveyor'])})")
        if "when_built" in card:
            space = self.own_say("built", effect=self.effect(card["when_built"]))
        if name not in view["valley"]:
            return [title, self.paint.style(self.own_say("start"), "dim"), space]
        lies = view["valley"][name]
        if lies["competitor"]:
            return [title, self.paint.style(self.own_say("competitor"), "dim"), space]
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
        items = [
            f"{k:>3}) {self.told(move, scene)}{self.meaning(move, scene)}"
            for k, move in enumerate(self.numbered(scene), start=1)
        ]
        return self.move_rows(items, scene.width, rows)

    def meaning(self, move: Move, scene: Scene) -> str:
        """What a card, a surveyor space or a station says, so that players need not look it up."""
        if isinstance(move, PlayCard) and scene.seat is not None:
            slots = scene.view["players"][scene.seat]["cards"]
            letter = next(letter for letter, slot in slots.items() if slot["card"] == move.card)
            card = self.actions[move.card]
            text = f"{card['secondary'].lower()} {self.effect(card['effect'])}"
            if slots[letter]["side"] == "gold":
                text = f"{letter} {self.effect(self.mains[letter]['effect'])}"
            return self.voice.texts.say("labelled", what="", text=text)
        if isinstance(move, Surveyor) and move.place in self.cards:
            card = self.cards[move.place]
            name = "" if self.in_words else f" {card['names'][0]}"
            return f"{name} ({self.effect(card['surveyor'])})"
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
            lines = " ".join(self.ticket_lines[ticket] for ticket in player["tickets"])
            tickets = self.own_say("tickets", lines=lines or "–")
            letters = "".join(self.shown(letter, slot) for letter, slot in player["cards"].items())
            scored = self.own_say("pile", cards=len(player["scored"]))
            where = self.own_say("at", where=player["surveyor"])
            tiles = self.own_say("tiles", left=view["tiles"][seat])
            row = [f"{to_play}{self.paint.mark(seat)} {clip(name, 16)}", self.points(points), owned]
            rows.append([*row, self.own_say("shows", letters=letters), scored, where, tiles, tickets])
        return [clip(row, scene.width) for row in table(rows, right=[1])]

    def shown(self, letter: str, slot: Mapping[str, str]) -> str:
        """The letter a card shows, in lower case for a grey side."""
        return letter if slot["side"] == "gold" else TYPES[(TYPES.index(letter) + 2) % 5].lower()

    def own(self, scene: Scene) -> list[str]:
        """The viewer's cards: what each scores for, and both sides, the visible one first."""
        if scene.seat is None:
            return []
        rows = []
        for letter, slot in scene.view["players"][scene.seat]["cards"].items():
            card = self.actions[slot["card"]]
            gold = f"{letter} {self.effect(self.mains[letter]['effect'])}"
            needs = f" ({self.own_say('needs', what=card['needs'])})" if "needs" in card else ""
            ours = "" if card["provenance"].get("reconstructed") == PRINTED_IN_FULL else "≈"
            grey = f"{card['secondary'].lower()}{ours} {self.effect(card['effect'])}{needs}"
            up, down = (gold, grey) if slot["side"] == "gold" else (grey, gold)
            symbol = self.own_say("symbol", symbol=card["symbol"])
            shown = [self.paint.style(self.card_name(card), "bold"), self.paint.style(symbol, "dim")]
            rows.append([*shown, up, self.paint.style(f"/ {down}", "dim")])
        return [clip(row, scene.width) for row in table(rows)]

    def tickets(self, scene: Scene) -> list[str]:
        """The viewer's tickets; and what is printed and what is reconstructed on their cards."""
        if scene.seat is None:
            return [self.own_say("spectator")]
        player = scene.view["players"][scene.seat]
        rows = [
            self.own_say("ticket-of", colour=self.voice.texts.thing("colour", colour), lines=self.ticket_lines[colour])
            for colour in player["tickets"]
        ] or [self.own_say("no-ticket")]
        for slot in player["cards"].values():
            card = self.actions[slot["card"]]
            known = ""
            for status, what in card["provenance"].items():
                one = self.own_say("known", status=status, what=facts(self.voice.texts, what, card["printed_name"]))
                known = self.voice.texts.say("list-long", first=known, next=one) if known else one
            text = self.own_say("card", card=self.card_name(card), printed=card["printed_name"], known=known)
            rows += paragraph(text, scene.width, indent="  ")
        return rows

    def card_name(self, card: Mapping[str, Any]) -> str:
        return self.voice.texts.thing("card", card["id"])


screen = ValleyScreen
