# Compiled.
"""The board as the rules see it: lines, cards and effects as tables of numbers. file.py reads the file."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from branchline.games.foothills.board.effects import ITEMS, rows_of
from branchline.games.foothills.board.layout import NONE, ValleyLayout

SCHEMA: Final = "branchline/foothills/1"
LINES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
TYPES: Final = ("A", "B", "C", "D", "E")
SYMBOLS: Final = ("passenger_pairs", "track_pairs", "stations", "tickets", "scored_cards")
NEEDS: Final = ("nothing", "ticket", "ticket_or_track")
KINDS: Final[i64] = 4  # what players own and pay with: iron, stone, rubble, passengers
ACTION_TYPES: Final[i64] = 5

Entry = dict[str, Any]


@final
class FoothillsBoard:
    """Tables that the rules index: lines, station cards and action cards by number. Shared by all states.

    >>> import branchline as bl
    >>> board = bl.game("foothills").board
    >>> card = board.card_index["IV/2-3"]
    >>> board.card_name[card], board.rubble_at[card], board.space_first[card + 1] - board.space_first[card]
    ('Two Viaducts/Hebron', 3, 2)
    """

    def __init__(self, data: Entry) -> None:
        """Takes checked data only: use `from_json` or `load`."""
        lines: list[Entry] = data["lines"]
        stations: list[Entry] = data["stations"]
        spaces: list[Entry] = [space for card in stations for space in card.get("stations", [])]
        actions: list[Entry] = data["action_cards"]
        components: Entry = data["components"]

        self.id: str = data["id"]
        self.title: str = data["title"]
        self.provenance: Entry = data["provenance"]
        self.data: Entry = data  # what a screen shows: names, columns, effects, provenance card by card
        self.effect_first: vec[i64] = vec[i64]([0])
        self.ops: vec[i64] = vec[i64]()

        self.iron: i64 = components["iron"]
        self.stone: i64 = components["stone"]
        self.events: i64 = components["events"]
        self.competitors: i64 = components["competitors"]
        self.buffer_stops: i64 = components["buffer_stops"]
        self.tiles: i64 = components["tiles_per_player"]

        self.lines: i64 = len(lines)
        self.line_name: list[str] = [str(line["name"]) for line in lines]
        self.line_bonus: vec[i64] = vec[i64]([line.get("bonus", 0) for line in lines])
        self.ticket_id: list[str] = list(dict.fromkeys([str(line["ticket"]) for line in lines]))
        self.tickets: i64 = len(self.ticket_id)
        self.line_ticket: vec[i64] = vec[i64]([self.ticket_id.index(line["ticket"]) for line in lines])

        self.cards: i64 = len(stations)
        self.card_id: list[str] = [str(card["id"]) for card in stations]
        self.card_name: list[str] = ["/".join(card["names"]) for card in stations]
        self.card_index: dict[str, int] = {name: card for card, name in enumerate(self.card_id)}
        self.card_start: vec[i64] = vec[i64]([int(card["columns"] == [1]) for card in stations])
        self.rubble_at: vec[i64] = vec[i64]([card.get("rubble", 0) for card in stations])
        self.tracks_at: vec[i64] = vec[i64]([card.get("tracks", 0) for card in stations])
        self.in_order: vec[i64] = vec[i64]([int(card.get("in_order", False)) for card in stations])
        self.card_ticket: vec[i64] = vec[i64]([_ticket(self.ticket_id, lines, card) for card in stations])
        self.survey_effect: vec[i64] = vec[i64]([self.compile(card.get("surveyor")) for card in stations])
        self.built_effect: vec[i64] = vec[i64]([self.compile(card.get("when_built")) for card in stations])
        self.line_first: vec[i64] = vec[i64]([0])
        self.line_card: vec[i64] = vec[i64]()
        for line in LINES:
            for card in _along(stations, line):
                self.line_card = append(self.line_card, card)
            self.line_first = append(self.line_first, len(self.line_card))

        self.spaces: i64 = len(spaces)
        self.space_card: vec[i64] = vec[i64](
            [card for card, entry in enumerate(stations) for _ in entry.get("stations", [])]
        )
        self.space_first: vec[i64] = vec[i64]([0])
        for entry in stations:
            self.space_first = append(self.space_first, self.space_first[-1] + len(entry.get("stations", [])))
        self.cost: vec[i64] = vec[i64]([space["cost"].get(item, 0) for space in spaces for item in ITEMS[: int(KINDS)]])
        self.bonus_vp: vec[i64] = vec[i64]([space["bonus"].get("vp", 0) for space in spaces])
        self.bonus_passengers: vec[i64] = vec[i64]([space["bonus"].get("passenger", 0) for space in spaces])

        self.actions: i64 = len(actions)
        self.action_id: list[str] = [str(card["id"]) for card in actions]
        self.action_index: dict[str, int] = {name: card for card, name in enumerate(self.action_id)}
        self.action_colour: list[str] = [str(card["colour"]) for card in actions]
        self.action_type: vec[i64] = vec[i64]([TYPES.index(card["main"]) for card in actions])
        self.action_symbol: vec[i64] = vec[i64]([SYMBOLS.index(card["symbol"]) for card in actions])
        self.action_needs: vec[i64] = vec[i64]([NEEDS.index(card.get("needs", "nothing")) for card in actions])
        self.action_effect: vec[i64] = vec[i64]([self.compile(card["effect"]) for card in actions])
        self.main_effect: vec[i64] = vec[i64]([self.compile(main["effect"]) for main in data["main_actions"]])

        self.layouts: list[ValleyLayout] = _layouts(stations)
        self.layout_index: dict[str, int] = {layout.name: number for number, layout in enumerate(self.layouts)}
        self.digest: str = _digest(data)

    def compile(self, effect: list[Entry] | None) -> i64:
        """Add an effect to the table of operations. Returns its number, or NONE if there is no effect."""
        if effect is None:
            return NONE
        rows = [row for operation in effect for row in rows_of(operation)]
        for row in rows:
            for number in row:
                self.ops = append(self.ops, number)
        number_of_effects = len(self.effect_first)
        self.effect_first = append(self.effect_first, self.effect_first[-1] + len(rows))
        return number_of_effects - 1

    def space_name(self, space: i64) -> tuple[str, int]:
        """A station space as its card and its number there, counted from 1."""
        card = self.space_card[space]
        return self.card_id[card], int(space - self.space_first[card]) + 1


def _ticket(tickets: list[str], lines: list[Entry], card: Entry) -> int:
    """AMB-1 A starting card has one kind of ticket, even if it begins two lines."""
    if card["columns"] != [1]:
        return -1
    return tickets.index(lines[LINES.index(card["lines"][0])]["ticket"])


def _along(stations: list[Entry], line: str) -> list[int]:
    """The cards of a line from left to right."""
    cards = [card for card, entry in enumerate(stations) if line in entry["lines"]]
    return sorted(cards, key=lambda card: int(stations[card]["columns"][0]))


def _layouts(stations: list[Entry]) -> list[ValleyLayout]:
    """F2.2 A layout for each of the 28 pairs of closed lines."""
    lines_of = [[LINES.index(line) for line in card["lines"]] for card in stations]
    columns: list[list[int]] = [card["columns"] for card in stations]
    starts = [card["columns"] == [1] for card in stations]
    layouts: list[ValleyLayout] = []
    for a in range(len(LINES)):
        for b in range(a + 1, len(LINES)):
            rows = [line for line in range(len(LINES)) if line not in (a, b)]
            layouts.append(ValleyLayout(f"{LINES[a]}+{LINES[b]}", rows, lines_of, columns, starts))
    return layouts


_SHOWN_ONLY: Final = ("name", "names", "printed_name", "provenance", "title", "backs")


def _digest(data: Any) -> str:
    """Two boards with the same digest play the same: names, backs and provenance are not part of it."""
    text = json.dumps(_rules(data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{SCHEMA}{text}".encode()).hexdigest()[:16]


def _rules(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _rules(value) for key, value in data.items() if key not in _SHOWN_ONLY}
    if isinstance(data, list):
        return [_rules(value) for value in data]
    return data
