"""What a simulation notes of each game while it is played: whole numbers in columns, gathered by compiled code.

Every game has the columns of `Statistics`. A game that has more to tell derives from it, adds columns, and fills them
in `note` (before each action) and `finish` (after the last). The lab turns the numbers into tables.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from branchline.core.dealer import Dealer, SeededDealer
from branchline.core.playout import Policy, Start, tell, watched
from branchline.core.state import State

# the columns that every game has, in their order
FIRST: Final[i64] = 0
TURNS: Final[i64] = 1
MOVES: Final[i64] = 2
REASON: Final[i64] = 3
SCORE: Final[i64] = 4
PLACE: Final[i64] = 5
COMMON: Final[i64] = 6  # how many they are: a game's own columns come next


@final
class Column:
    """A column of numbers: one for each game, or one for each seat of it.

    `kind` is the type it is written as (uint8, uint16, int32, bool), or names a list of texts that the numbers index.
    """

    def __init__(self, name: str, by_seat: bool, kind: str, text: str) -> None:
        self.name = name
        self.by_seat = by_seat
        self.kind = kind
        self.text = text


@final
class Field:
    """A part of an entry: `bits` of its number, from `bit` on; it does not cross a multiple of sixteen."""

    def __init__(self, name: str, bit: int, bits: int, kind: str, text: str) -> None:
        self.name = name
        self.bit = bit
        self.bits = bits
        self.kind = kind
        self.text = text


@final
class Entries:
    """As many entries a game as it happens to have, each packed into one number: routes claimed, tickets drawn."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.packed: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()  # entries of each game
        self.begun: i64 = 0  # where those of this game begin

    def add(self, entry: i64) -> None:
        self.packed = append(self.packed, entry)

    def close(self) -> None:
        """The game is over."""
        self.counts = append(self.counts, len(self.packed) - self.begun)
        self.begun = len(self.packed)


def common_columns() -> list[Column]:
    return [
        Column("first", False, "uint8", "the seat that moved first"),
        Column("turns", False, "uint16", "turns taken by all seats together"),
        Column("moves", False, "uint16", "small moves made by all seats together"),
        Column("end_reason", False, "reasons", "why the game ended"),
        Column("score", True, "int32", "final score"),
        Column("place", True, "uint8", "final place, tie-breaks applied; equal places are shared"),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Notes of a known number of games, one after another.

    >>> import branchline as bl
    >>> from branchline.core.playout import RandomPolicy
    >>> game = bl.game("ticket-to-ride-germany")
    >>> notes = game.statistics(seats=2, games=1)
    >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
    >>> play_noted(state, bl.SeededDealer(8), [RandomPolicy()] * 2, [bl.SeededDealer(9)] * 2, notes)
    >>> notes.number(SCORE, 0, 1) == state.scores()[1], notes.names("reasons") == [state.end_reason]
    (True, True)
    """

    def __init__(self, seats: i64, games: i64, columns: list[Column], entries: list[Entries]) -> None:
        self.seats: i64 = seats
        self.games: i64 = games
        self.columns = columns
        self.entries = entries
        self.game: i64 = 0  # of these games, the one being played
        self.turns: i64 = 0
        self.moves: i64 = 0
        self.seat: i64 = -1  # the seat that acted last
        self.reasons: list[str] = []
        self.width: vec[i64] = vec[i64]([seats if column.by_seat else 1 for column in columns])
        self.begin: vec[i64] = vec[i64]()  # of each column, its first cell
        cells: i64 = 0
        for column in range(len(columns)):
            self.begin = append(self.begin, cells)
            cells += games * self.width[column]
        self.cells: vec[i64] = vec[i64]([0] * cells)

    def put(self, column: i64, seat: i64, number: i64) -> None:
        """Write a number of the game being played; columns without seats are written at seat 0."""
        self.cells[self.begin[column] + self.game * self.width[column] + seat] = number

    def add(self, column: i64, seat: i64, number: i64) -> None:
        """Add to a number of the game being played; all begin at 0."""
        self.cells[self.begin[column] + self.game * self.width[column] + seat] += number

    def number(self, column: i64, game: i64, seat: i64) -> i64:
        return self.cells[self.begin[column] + game * self.width[column] + seat]

    def names(self, kind: str) -> list[str]:
        """The texts that columns of this kind index."""
        return self.reasons if kind == "reasons" else []

    def facts(self) -> dict[str, Any]:
        """What a report has to know of the board to draw it; JSON-able, and kept with the table."""
        return {}

    def start(self, state: State) -> None:
        """A game has been dealt."""
        self.turns = 0
        self.moves = 0
        self.seat = -1
        self.put(FIRST, 0, state.turn)

    def note(self, state: State, action: i64) -> None:
        """An action is about to be carried out. Here a turn is all that a seat does before another seat acts."""
        self.moves += 1
        if self.seat != state.turn:
            self.seat = state.turn
            self.turns += 1

    def places(self, state: State) -> list[int]:
        return state.ranking()

    def finish(self, state: State) -> None:
        """The game is over. An override calls this last: it goes on to the next game."""
        self.put(TURNS, 0, self.turns)
        self.put(MOVES, 0, self.moves)
        self.put(REASON, 0, self.reason(state.end_reason))
        places = self.places(state)
        for seat in range(self.seats):
            self.put(SCORE, seat, state.score_of(seat))
            self.put(PLACE, seat, places[seat])
        for entries in self.entries:
            entries.close()
        self.game += 1

    def reason(self, text: str) -> i64:
        at: i64 = 0
        for known in self.reasons:
            if known == text:
                return at
            at += 1
        self.reasons.append(text)
        return at


def play_noted(
    state: State, dealer: Dealer, policies: list[Policy], lucks: list[SeededDealer], notes: Statistics
) -> None:
    """Play to the end, each seat by its policy with luck of its own."""
    notes.start(state)
    watching = watched(policies)
    while not state.over:
        seat = state.turn
        action = policies[seat].choose(state, lucks[seat])
        notes.note(state, action)
        if watching:
            tell(policies, state, action)
        state.apply(action, dealer)
    notes.finish(state)


def play_chunk(
    start: Start, arrangements: list[list[Policy]], seed: int, luck_seeds: list[int], first: i64, notes: Statistics
) -> None:
    """Games number `first` on: each dealt from its own stream of the seed, the bots seated in rotation."""
    for game in range(first, first + notes.games):
        dealer = SeededDealer(seed, game)
        lucks = [SeededDealer(luck, game) for luck in luck_seeds]
        play_noted(start(dealer), dealer, arrangements[game % len(arrangements)], lucks, notes)


def counts(notes: Statistics, column: i64, seat: i64, first: i64, step: i64, starter: i64) -> dict[int, int]:
    """How often each number stands in a column, at a seat, among the games first, first + step, …

    Only games that the seat `starter` began count; -1 takes all.
    """
    low: i64 = 0
    high: i64 = 0
    for game in range(first, notes.games, step):
        number = notes.number(column, game, seat)
        if number < low:
            low = number
        if number > high:
            high = number
    tally = vec[i64]([0] * (high - low + 1))
    for game in range(first, notes.games, step):
        if starter < 0 or notes.number(FIRST, game, 0) == starter:
            tally[notes.number(column, game, seat) - low] += 1
    return {low + k: tally[k] for k in range(high - low + 1) if tally[k] > 0}


def outcomes(notes: Statistics, first: i64, step: i64, starter: i64) -> dict[int, int]:
    """Which seats won, as bits, how often: among the games first, first + step, … that the seat `starter` began."""
    tally: dict[int, int] = {}
    for game in range(first, notes.games, step):
        if notes.number(FIRST, game, 0) == starter:
            winners: i64 = 0
            bit: i64 = 1
            for seat in range(notes.seats):
                if notes.number(PLACE, game, seat) == 1:
                    winners += bit
                bit += bit
            tally[winners] = tally.get(winners, 0) + 1
    return tally
