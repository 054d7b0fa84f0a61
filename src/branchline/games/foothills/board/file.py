"""The board file: lines, station cards and action cards, checked in full and then read into tables of numbers.

A board file is JSON. `foothills.json` is the game as far as we know it; correct it, or write another like it:
- `schema`, `id`, `title`; `provenance` says how we know each part (a status and a note);
- `components`: how many of each there are;
- `lines`, I to VIII: name, colour of the ticket and, if there is one, the VP of the bonus token;
- `stations`: the station cards, a double station being one of two columns. `backs` are the closed lines that the card
  (each half of a double) shows on its back. A card in column 1 is a starting card; the others have `rubble`, one or two
  `tracks` (spaces), `stations` with cost and bonus, built `in_order` if it says so, and an effect `when_built`.
  `surveyor` is the effect of the surveyor space;
- `main_actions`: the gold sides A to E; `action_cards`: colour, letters, scoring symbol, effect of the grey side. Every
line and card has its own `provenance`: which parts are printed, derived, reconstructed or invented. Effects are written
in the language of effects.py.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from branchline.core.board_file import STATUSES, Entry, Problem, at, read, shown
from branchline.core.errors import BadBoard
from branchline.games.foothills.board.board import LINES, NEEDS, SCHEMA, SYMBOLS, TYPES, FoothillsBoard
from branchline.games.foothills.board.operations import BONUSES, COSTS, MOST_PAID, Operations, number_of

PARTS: Final = ("components", "main_actions", "action_cards", "stations", "lines", "closed_pairs")
COLOURS: Final = ("blue", "green", "neutral")
TICKET_COLOURS: Final = (
    *("black", "blue", "brown", "green", "grey", "orange"),
    *("pink", "purple", "red", "turquoise", "white", "yellow"),
)
BACKS: Final = ("C", "D", "E", "A", "B")  # F4.3 behind A, B, C, D, E
STATION_CARDS: Final = 34
DOUBLES: Final = 7
TICKET_TYPES: Final = 7
PAIRS: Final = 28
BLANK_BACKS: Final = 6
NEUTRAL_OF_A_TYPE: Final = 3
MOST_SPACES: Final = 40
_MOST_OF_A_KIND: Final = 99
_LIKE: Final = '"tea-break"'

ON_CARDS: Final = (
    *("take", "draw", "fill_stockyard", "add_to_stockyard", "remove_rubble", "works", "build", "move_surveyor"),
    *("gain", "choose_ticket", "flip", "vp_per_ticket"),
)
ON_SPACES: Final = (
    *("take", "draw", "fill_stockyard", "add_to_stockyard", "remove_rubble", "works", "gain"),
    *("choose_ticket", "trade", "exchange", "flip", "vp_per_ticket", "take_summit"),
)
WHEN_BUILT: Final = ("gain", "flip", "score_card", "vp_per_ticket")


def check(data: object) -> list[Problem]:
    """Everything wrong with a board's data, part by part: (where, why) for each wrong entry.

    >>> check({"schema": "branchline/foothills/7"})
    [('schema', 'must be "branchline/foothills/1", not "branchline/foothills/7"')]
    """
    checker = _Checker()
    checker.board(data)
    return checker.problems


def from_json(data: object) -> FoothillsBoard:
    """The board these data describe. BadBoard names the wrong entries. The data are copied.

    >>> from_json([])
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: board: must be an object, not a list
    """
    problems = check(data)
    if problems:
        where, why = problems[0]
        raise BadBoard(where, why, problems)
    return FoothillsBoard(json.loads(json.dumps(data)))


def load(path: str | os.PathLike[str]) -> FoothillsBoard:
    """The board in a file. BadBoard names the wrong entries, or the line and column where it is not JSON.

    >>> load("atlantis.json")
    Traceback (most recent call last):
    branchline.core.errors.BadBoard: atlantis.json: cannot be read: No such file or directory
    """
    return from_json(read(path))


@cache
def foothills() -> FoothillsBoard:
    """The board of Foothills, read once.

    >>> foothills().cards, foothills().actions, len(foothills().layouts)
    (27, 25, 28)
    """
    return load(Path(__file__).parent / "foothills.json")


def _code(lines: list[str], columns: list[int]) -> str:
    """What a station card is called in the rulebook: V-2, IV/2-3, I/II-5."""
    name = "/".join(lines)
    return f"{name}-{columns[0]}" if len(columns) == 1 else f"{name}/{columns[0]}-{columns[1]}"


@final
class _Checker(Operations):
    """Goes through a board file part by part and notes everything wrong. Unsound values read as "" or -1."""

    def __init__(self) -> None:
        super().__init__()
        self.rubble: int = _MOST_OF_A_KIND
        self.tickets: list[str] = []  # of each line
        self.columns: dict[str, list[int]] = {}  # line -> columns taken
        self.rubble_on: list[tuple[list[str], int]] = []  # the lines of each card, and its rubble
        self.shared: list[tuple[str, list[str], int]] = []  # cards of two lines that are not starting cards

    def board(self, data: object) -> None:
        if isinstance(data, dict) and data.get("schema", SCHEMA) != SCHEMA:
            self.say("schema", f'must be "{SCHEMA}", not {shown(data["schema"])}')
            return
        keys = ("schema", "id", "title", "provenance", "components", "lines", "stations", "main_actions")
        board = self.entry(data, "", (*keys, "action_cards"))
        self.word(board, "", {}, _LIKE)
        self.text(board, "", "title")
        self.provenance(board, "", PARTS)
        self.components(board)
        self.lines(board)
        before = len(self.problems)
        self.stations(board)
        if len(self.problems) == before and self.columns:
            self.rows()
            self.rubble_in_play()
        self.main_actions(board)
        self.action_cards(board)

    def own_provenance(self, entry: Entry, where: str) -> None:
        """Each line and card says which parts are printed, derived, reconstructed or invented."""
        own = self.part(entry, where, "provenance", (), STATUSES)
        if "provenance" in entry and isinstance(entry["provenance"], dict) and not own:
            self.say(at(where, "provenance"), f"must say something under one of {', '.join(STATUSES)}")
        for status in STATUSES:
            self.text(own, at(where, "provenance"), status)

    def components(self, board: Entry) -> None:
        """F1.2, F1.3, F1.4 What is in the box."""
        least = {"iron": 1, "stone": 1, "events": 0, "rubble": 0, "competitors": 0, "buffer_stops": 1}
        box = self.part(board, "", "components", (*least, "tiles_per_player", "tickets_per_type"))
        for name, fewest in least.items():
            count = self.whole(box, "components", name, fewest, _MOST_OF_A_KIND)
            if name == "rubble" and count >= 0:
                self.rubble = count
        self.whole(box, "components", "tiles_per_player", 1, _MOST_OF_A_KIND)
        self.whole(box, "components", "tickets_per_type", 2, 2)
        if number_of(box, "iron") + number_of(box, "stone") < 6 and "iron" in box and "stone" in box:
            self.say("components", "must have at least 6 iron and stone together, for the first stockyard")

    def lines(self, board: Entry) -> None:
        """F2.1 Eight lines. F1.3 Seven kinds of ticket: two lines share one."""
        rows = self.entries(
            board, "", "lines", len(LINES), len(LINES), ("id", "name", "ticket", "provenance"), ("bonus",)
        )
        for number, (where, line) in enumerate(rows):
            if number < len(LINES) and line.get("id", LINES[number]) != LINES[number]:
                self.say(at(where, "id"), f'must be "{LINES[number]}", not {shown(line["id"])}')
            self.text(line, where, "name")
            self.choice(line, where, "ticket", TICKET_COLOURS)
            self.tickets.append(str(line.get("ticket")))
            self.whole(line, where, "bonus", 1, 20)
            self.own_provenance(line, where)
        if len(self.tickets) == len(LINES) and len(set(self.tickets)) != TICKET_TYPES:
            self.say("lines", f"must have {TICKET_TYPES} kinds of ticket, not {len(set(self.tickets))}")

    def stations(self, board: Entry) -> None:
        keys = ("id", "names", "lines", "columns", "backs", "provenance")
        more = ("rubble", "tracks", "stations", "in_order", "surveyor", "when_built")
        taken: dict[str, str] = {}
        pairs: dict[str, str] = {}
        halves = 0
        blanks = 0
        doubles = 0
        spaces = 0
        for where, card in self.entries(board, "", "stations", 8, STATION_CARDS, keys, more):
            lines = self.card_lines(card, where)
            columns = self.card_columns(card, where)
            if lines and columns:
                code = _code(lines, columns)
                if card.get("id", code) != code:
                    self.say(at(where, "id"), f'must be "{code}", by its lines and columns, not {shown(card["id"])}')
                self.unique(card, where, "id", taken)
                for line in lines:
                    for column in columns:
                        self.take_column(where, line, column)
                self.names(card, where, len(columns))
                blanks += self.backs(card, where, len(columns), pairs)
                halves += len(columns)
                doubles += len(columns) - 1
                if columns == [1]:
                    self.starting_card(card, where, lines)
                else:
                    spaces += self.ordinary_card(card, where, lines, len(columns))
            self.own_provenance(card, where)
        if "stations" in board and isinstance(board["stations"], list):
            self.totals(halves, doubles, blanks, len(pairs), spaces)

    def totals(self, halves: int, doubles: int, blanks: int, pairs: int, spaces: int) -> None:
        """F1.1 34 cards. F2.5 Seven doubles. F2.2 28 backs show the 28 pairs of closed lines, six show none."""
        for found, wanted, what in (
            (halves, STATION_CARDS, "cards, the halves of doubles counted"),
            (doubles, DOUBLES, "double stations"),
            (pairs, PAIRS, "different pairs of closed lines on their backs"),
            (blanks, BLANK_BACKS, "backs without a pair"),
        ):
            if found != wanted:
                self.say("stations", f"must have {wanted} {what}, not {found}")
        if spaces > MOST_SPACES:
            self.say("stations", f"must have at most {MOST_SPACES} station spaces, not {spaces}")

    def card_lines(self, card: Entry, where: str) -> list[str]:
        lines: Any = card.get("lines")
        sound = isinstance(lines, list) and 1 <= len(lines) <= 2 and all(line in LINES for line in lines)
        if not sound or lines != sorted(set(lines), key=LINES.index):
            if "lines" in card:
                self.say(
                    at(where, "lines"), f"must be one or two of {', '.join(LINES)} in this order, not {_list(lines)}"
                )
            return []
        return [str(line) for line in lines]

    def card_columns(self, card: Entry, where: str) -> list[int]:
        columns: Any = card.get("columns")
        sound = (
            isinstance(columns, list)
            and len(columns) > 0
            and all(type(column) is int and 1 <= column <= 7 for column in columns)
        )
        if not sound or columns not in ([columns[0]], [columns[0], columns[0] + 1]) or columns == [1, 2]:
            if "columns" in card:
                self.say(
                    at(where, "columns"), f"must be one column or two neighbouring ones, 1 to 7, not {_list(columns)}"
                )
            return []
        return [int(column) for column in columns]

    def take_column(self, where: str, line: str, column: int) -> None:
        if column in self.columns.setdefault(line, []):
            self.say(where, f"must lie elsewhere: column {column} of line {line} is taken")
        self.columns[line].append(column)

    def names(self, card: Entry, where: str, count: int) -> None:
        names = card.get("names")
        if isinstance(names, list) and len(names) == count and all(isinstance(n, str) and n.strip() for n in names):
            return
        if "names" in card:
            self.say(at(where, "names"), f"must be {count} name{'s' if count > 1 else ''}, not {_list(names)}")

    def backs(self, card: Entry, where: str, count: int, pairs: dict[str, str]) -> int:
        """F2.2 Each half names two closed lines or nothing. Returns how many show nothing."""
        backs = card.get("backs")
        if not isinstance(backs, list) or len(backs) != count:
            if "backs" in card:
                self.say(at(where, "backs"), f"must be a list of {count}, not {_list(backs)}")
            return 0
        for number, pair in enumerate(backs):
            here = f"{at(where, 'backs')}[{number}]"
            if pair is None:
                continue
            sound = isinstance(pair, list) and len(pair) == 2 and all(line in LINES for line in pair)
            if not sound or LINES.index(pair[0]) >= LINES.index(pair[1]):
                self.say(here, f"must be two different lines in order, or null, not {_list(pair)}")
            elif f"{pair[0]}+{pair[1]}" in pairs:
                self.say(here, f"must be its own pair, but {pairs[f'{pair[0]}+{pair[1]}']} has it too")
            else:
                pairs[f"{pair[0]}+{pair[1]}"] = here
        return sum([1 for pair in backs if pair is None])

    def starting_card(self, card: Entry, where: str, lines: list[str]) -> None:
        """F9.11, F9.14 No track space, a prebuilt station, a ticket."""
        for key in ("rubble", "tracks", "stations", "in_order", "when_built"):
            if key in card:
                self.say(at(where, key), "must be left out on a starting card")
        colours = {self.tickets[LINES.index(line)] for line in lines if len(self.tickets) == len(LINES)}
        if len(colours) > 1:
            self.say(where, f"must begin lines of one kind of ticket, not of {' and '.join(sorted(colours))}")
        if "surveyor" not in card:
            self.say(at(where, "surveyor"), "is missing: a starting card gives its ticket")
        self.effect(card, where, "surveyor", (*ON_SPACES, "take_ticket"))
        self.rubble_on.append((lines, 0))

    def ordinary_card(self, card: Entry, where: str, lines: list[str], size: int) -> int:
        for key in ("rubble", "tracks", "stations"):
            if key not in card:
                self.say(at(where, key), "is missing")
        if len(lines) == 2:
            self.shared.append((where, lines, card["columns"][-1]))
        rubble = self.whole(card, where, "rubble", 1, 9)
        self.rubble_on.append((lines, rubble if rubble > 0 else 0))
        self.whole(card, where, "tracks", 1, 2 if len(lines) == 2 else 1)
        self.flag(card, where, "in_order")
        spaces = self.entries(
            card, where, "stations", 1, 3 if size == 2 or "in_order" in card else 1, ("cost", "bonus")
        )
        for spot, space in spaces:
            cost = self.amounts(space, spot, "cost", COSTS, MOST_PAID, 1)
            for item, count in cost.items():
                if count > self.dearest[item]:
                    self.dearest[item] = count
            self.amounts(space, spot, "bonus", BONUSES, 20, 0)
        self.effect(card, where, "surveyor", ON_SPACES)
        self.effect(card, where, "when_built", WHEN_BUILT)
        return len(spaces)

    def rows(self) -> None:
        """F2.1, F2.3 Each line has cards numbered from 1 to at least 2, without a gap."""
        for line in LINES:
            columns = sorted(self.columns.get(line, []))
            if columns != list(range(1, len(columns) + 1)) or len(columns) < 2:
                self.say(
                    "stations", f"must give line {line} columns 1 to 2 or more without a gap, not {_list(columns)}"
                )

    def rubble_in_play(self) -> None:
        """F1.2, F2.8 Whichever lines are closed, the box has enough cubes to set up."""
        most = 0
        worst = ""
        for a in range(len(LINES)):
            for b in range(a + 1, len(LINES)):
                closed = (LINES[a], LINES[b])
                total = sum([rubble for lines, rubble in self.rubble_on if any(line not in closed for line in lines)])
                if total > most:
                    most = total
                    worst = " and ".join(closed)
        if most > self.rubble:
            self.say(
                "components.rubble", f"must be at least {most}, for the set-up with {worst} closed, not {self.rubble}"
            )

    def main_actions(self, board: Entry) -> None:
        keys = ("id", "name", "printed_name", "effect")
        for number, (where, main) in enumerate(self.entries(board, "", "main_actions", len(TYPES), len(TYPES), keys)):
            if number < len(TYPES) and main.get("id", TYPES[number]) != TYPES[number]:
                self.say(at(where, "id"), f'must be "{TYPES[number]}", not {shown(main["id"])}')
            self.text(main, where, "name")
            self.text(main, where, "printed_name")
            self.effect(main, where, "effect", ON_CARDS)

    def action_cards(self, board: Entry) -> None:
        """F4.1, F4.3 Each letter has one blue, one green and three neutral cards, and always the same letter behind."""
        keys = ("id", "name", "printed_name", "colour", "main", "secondary", "symbol", "effect", "provenance")
        taken: dict[str, str] = {}
        counts = {f"{main} {colour}": 0 for main in TYPES for colour in COLOURS}
        rows = self.entries(board, "", "action_cards", 1, _MOST_OF_A_KIND, keys, ("needs",))
        for where, card in rows:
            self.word(card, where, taken, _LIKE)
            self.text(card, where, "name")
            self.text(card, where, "printed_name")
            self.choice(card, where, "colour", COLOURS)
            self.choice(card, where, "main", TYPES)
            self.choice(card, where, "symbol", SYMBOLS)
            self.choice(card, where, "needs", NEEDS[1:])
            self.effect(card, where, "effect", ON_CARDS)
            self.own_provenance(card, where)
            main = card.get("main")
            if main in TYPES:
                back = BACKS[TYPES.index(str(main))]
                if card.get("secondary", back) != back:
                    self.say(at(where, "secondary"), f'must be "{back}", behind {main}, not {shown(card["secondary"])}')
                kind = f"{main} {card.get('colour')}"
                if kind in counts:
                    counts[kind] += 1
        if rows:
            for kind, count in counts.items():
                wanted = NEUTRAL_OF_A_TYPE if kind.endswith("neutral") else 1
                if count != wanted:
                    self.say("action_cards", f"must have {wanted} of {kind}, not {count}")


def _list(value: object) -> str:
    """A list as the file writes it, if that is short."""
    if isinstance(value, list) and len(value) <= 9 and all(isinstance(item, (str, int)) for item in value):
        return json.dumps(value)
    return shown(value)
