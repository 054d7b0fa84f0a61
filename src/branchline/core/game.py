"""A game: what every title promises to players, servers, bots and researchers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

from branchline.core.actions import Actions
from branchline.core.dealer import Dealer, LogDealer
from branchline.core.errors import (
    BadDeal,
    BadMove,
    BadObservation,
    BadOption,
    BadPosition,
    BadSeats,
    GameOver,
    IllegalMove,
    NoSuchSeat,
    NotYourTurn,
    OtherRulesVersion,
)
from branchline.core.move import Move, Moves, WholeTurn
from branchline.core.observation import Observation
from branchline.core.observer import Observer
from branchline.core.parts import Part, secrets
from branchline.core.playout import Tally, play_many
from branchline.core.position import ASKED_FOR, Reader
from branchline.core.script import Drawing
from branchline.core.sight import Sight
from branchline.core.state import SPECTATOR, State
from branchline.core.statistics import Statistics, common_columns
from branchline.core.turns import decisions, turns

Json = dict[str, Any]

# The colours that seats may have: each has a shape, a letter and a shade by day and by night.
SEAT_COLOURS = ("red", "blue", "green", "yellow", "black", "white", "purple", "lilac", "orange")


class Refusal(NamedTuple):
    """Why a move is not legal: the rule, a message key and its arguments."""

    rule: str
    key: str
    args: Mapping[str, Any]


class Line(NamedTuple):
    """One sentence of a narration: a message key and its arguments.

    `secret` are arguments that only the seat it is about (`who`) may know. Whom a sentence calls *you* is decided by
    the voice that says it: see locale/voice.py.
    """

    key: str
    args: Mapping[str, Any]
    secret: Mapping[str, Any] = {}

    def seen_by(self, viewer: int | None) -> Line:
        """This sentence with all that a viewer (None: a spectator) may know, and nothing else.

        >>> line = Line("narrate-draw-blind", {"who": 1}, {"card": "red"})
        >>> line.seen_by(1).args, line.seen_by(0).args
        ({'who': 1, 'card': 'red'}, {'who': 1})
        """
        if not self.secret:
            return self
        return Line(self.key, {**self.args, **self.secret} if self.args["who"] == viewer else self.args)


class Score(NamedTuple):
    """One line of a seat's score, as the rulebook counts it."""

    rule: str
    points: int
    key: str
    args: Mapping[str, Any]


class Tie(NamedTuple):
    """Seats with equal points: the rule that set them apart and what it looked at, or that nothing did."""

    rule: str
    key: str
    args: Mapping[str, Any]


class Made(NamedTuple):
    """A decision that was made: by a seat, or by the rules, where it had one outcome only."""

    seat: int
    move: Move
    by_itself: bool


class Change(NamedTuple):
    """One line of a ledger: what a seat gained (or, below zero, gave)."""

    seat: int
    thing: str
    by: int


@dataclass(frozen=True)
class Option:
    """A choice made before the game starts. The catalogue says what it means: `option-NAME` and `option-why-NAME`."""

    name: str
    default: object
    choices: tuple[object, ...]


@dataclass(frozen=True)
class OlderRules:
    """Rules that a game was played by before: its logs are read, as far as today's rules lead the same way."""

    version: int
    release: str  # the last Branchline that played by them, as "0.1"
    board: str  # the file in the game's room `board` that its own board was then


@dataclass(frozen=True)
class GameInfo:
    """What a lobby shows. It loads without the rules, which live at `rules`, as in "package.module:Class"."""

    id: str
    title: str
    designers: tuple[str, ...]
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[Option, ...]
    rules_version: int
    provenance: str  # exact, partly reconstructed or reconstructed; the catalogue says more: `provenance-ID`
    boards: tuple[str, ...]
    rules: str
    texts: str  # the name of the game's catalogue, in every language's folder of texts
    order: int = 100  # its place in lists; the first game there is opens where nobody names one
    halves: bool = False  # scores, breakdowns and the points of ledgers are whole numbers of half points
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "black")  # of the seats' pieces, in this order
    colour_option: str | None = None  # the option that says which seat has the first colour; else players choose
    older: tuple[OlderRules, ...] = ()
    rule_letters: tuple[str, ...] = ()  # how its rules' ids begin, as T of T2.4; none: all that its catalogue has

    def __post_init__(self) -> None:
        unknown = [colour for colour in self.colours if colour not in SEAT_COLOURS]
        if unknown:
            raise ValueError(f"{self.id} has seats of {unknown[0]!r}; a seat is one of {', '.join(SEAT_COLOURS)}")

    @property
    def package(self) -> str:
        """The package that holds the rules, and beside them the game's other rooms; empty where they are one module."""
        return self.rules.partition(":")[0].rpartition(".")[0]

    def other_rules(self, version: object, move: int | None = None) -> OtherRulesVersion:
        """The refusal of a game of this version, at a move if it goes another way there."""
        release = next((older.release for older in self.older if older.version == version), None)
        return OtherRulesVersion(self.title, version, self.rules_version, release, move)

    def older_board(self, version: int) -> Path | None:
        """The board file of older rules that are still read; None for today's. Any others are refused by name."""
        if version == self.rules_version:
            return None
        for older in self.older:
            if older.version == version:
                room = find_spec(f"{self.package}.board")
                return Path(str(room.origin)).with_name(f"{older.board}.json") if room else None
        raise self.other_rules(version)

    def points(self, count: int) -> int | float:
        """A score, a line of a breakdown or the points of a ledger, as players count them.

        >>> from branchline.games.foothills import FOOTHILLS
        >>> FOOTHILLS.points(14), FOOTHILLS.points(-1)
        (7, -0.5)
        """
        return points(count, self.halves)


def points(count: int, halves: bool) -> int | float:
    """A number of points, or of half points, as players count them.

    >>> points(41, halves=True), points(41, halves=False)
    (20.5, 41)
    """
    return count / 2 if halves and count % 2 else count // 2 if halves else count


class AnyBoard(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def digest(self) -> str: ...


class Game(ABC):
    """One title on one board. Everything about moves is asked here; the rules themselves are the state's."""

    info: ClassVar[GameInfo]
    moves: ClassVar[Moves]
    board: AnyBoard
    parts: ClassVar[tuple[Part, ...]] = ()  # what its views are made of, so that they can be shown without knowing it
    sight: ClassVar[Sight | None] = None  # what its views are made from, so that they can be kept up to date
    tie_rule: ClassVar[str] = ""  # the rule that says who wins, and what breaks a tie

    @cached_property
    def open(self) -> bool:
        """Whether all that is on the table is open to everybody, as its parts say."""
        return bool(self.parts) and not secrets(self.parts)

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, Any], dealer: Dealer) -> State:
        """A new game; seats and options have been checked."""

    @abstractmethod
    def move(self, state: State, action: int, seat: int | None = None) -> Move:
        """An action of a seat (by default the one to act) as a move."""

    @abstractmethod
    def refusal(self, state: State, seat: int, move: Move) -> Refusal:
        """Why this move, which is not among the seat's legal ones, is not."""

    @abstractmethod
    def ledger(self, before: State, after: State, viewer: int | None) -> list[Change]:
        """What changed between two states, as far as the viewer may know; `changes` compares two accounts."""

    @abstractmethod
    def story(self, before: State, after: State, move: Move, dealt: list[int]) -> list[Line]:
        """What a move was, with these deals: one story for everybody, with its secrets marked."""

    def narrate(self, before: State, after: State, move: Move, dealt: list[int], viewer: int | None) -> list[Line]:
        """What a move, made with these deals, looks like to a viewer.

        >>> import branchline as bl
        >>> game = bl.game("wensleydale")
        >>> dealer = bl.SeededDealer(7)
        >>> before = game.start(seats=3, dealer=dealer)
        >>> move, after = game.moves.parse("bid 9 on box 1"), before.copy()
        >>> made = game.play(after, 2, move, dealer)
        >>> game.narrate(before, after, move, [], viewer=None)[0].key
        'narrate-bid'
        """
        return [line.seen_by(viewer) for line in self.story(before, after, move, dealt)]

    def seat_colours(self, state: State) -> tuple[str, ...] | None:
        """Each seat's colour where the game deals them out; None where players choose among `info.colours`."""
        return None

    def remarks(self, state: State, action: int) -> list[Line]:
        """What speaks for an action of the seat to act, in words; the state is as that seat knows it."""
        return []

    @abstractmethod
    def breakdown(self, state: State) -> list[list[Score]]:
        """Each seat's score, line by line; before the end only what is public."""

    def score_if_ended(self, state: State) -> list[int]:
        """Each seat's final score if the game ended now, whatever is half done; a game that counts more at the end
        than on the way overrides this.

        >>> import branchline as bl
        >>> game = bl.game("ticket-to-ride-germany")
        >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
        >>> while state.phase != 2:                          # until the tickets are chosen
        ...     state.apply(state.legal_actions()[0], bl.SeededDealer(1))
        >>> state.scores(), game.score_if_ended(state)       # tickets that are not met count against
        ([0, 0], [-13, -16])
        """
        return state.scores()

    def tie_breakers(self, state: State, seat: int) -> list[tuple[str, int]]:
        """What counts, in this order, between seats with equal points: a message key and how much of it a seat has."""
        return []

    def ties(self, state: State) -> list[Tie]:
        """What decided between seats that ended with equal points, from the first place down.

        >>> import branchline as bl
        >>> game = bl.game("foothills")
        >>> game.ties(game.start(seats=2, dealer=bl.SeededDealer(7)))
        []
        """
        if not state.over:
            return []
        scores, places = state.scores(), state.ranking()
        order = sorted(range(state.seats), key=lambda seat: (places[seat], seat))
        pairs = [pair for pair in pairwise(order) if scores[pair[0]] == scores[pair[1]]]
        found = [self.tie(state, ahead, behind, places[ahead] == places[behind]) for ahead, behind in pairs]
        return [tie for tie in found if tie is not None]

    def tie(self, state: State, ahead: int, behind: int, shared: bool) -> Tie | None:
        """What set two seats with equal points apart; None where a game does not tell."""
        seats = {"who": ahead, "seat": behind}
        if shared:
            return Tie(self.tie_rule, "tie-shared", seats)
        mine, theirs = self.tie_breakers(state, ahead), self.tie_breakers(state, behind)
        for (key, more), (_, less) in zip(mine, theirs, strict=True):
            if more != less:
                return Tie(self.tie_rule, key, {**seats, "more": more, "less": less})
        return None

    def view(self, state: State, seat: int | None) -> Json:
        """All that a seat (None: a spectator) may know, its legal moves included: made from `sight`, or by the game."""
        if self.sight is None:
            raise NotImplementedError(f"{self.info.title} does not say what its views are made of")
        check_viewer(state, seat)
        view = self.sight.whole(state, seat)
        if seat is not None:
            view["legal"] = [move.json() for move in self.legal_moves(state, seat)]
        return view

    @abstractmethod
    def from_view(self, view: Json, dealer: Dealer) -> State:
        """A state that this view allows, everything hidden dealt anew."""

    @abstractmethod
    def position(self, state: State) -> Json:
        """The complete state with names, not indexes."""

    @abstractmethod
    def from_position(self, position: object, dealer: Dealer | None = None) -> State:
        """The state of a position; BadPosition says what cannot be.

        What the rest of it says, and what is as at the start, may be left out. A moment with one choice stays as it is
        written; one without any is over at once, and what is drawn then asks the dealer.
        """

    def __repr__(self) -> str:
        return f"<{type(self).__name__} on the board {self.board.id}>"

    def start(self, seats: int, dealer: Dealer, options: Mapping[str, Any] | None = None) -> State:
        """A new game for that many seats.

        >>> import branchline as bl
        >>> state = bl.game("ticket-to-ride-germany").start(seats=2, dealer=bl.SeededDealer(7))
        >>> state.turn, len(state.legal_actions())
        (1, 5)
        """
        if isinstance(seats, bool) or seats not in self.info.seats:
            raise BadSeats(self.info.title, seats, self.info.seats)
        return self.deal(seats, self.options(options or {}, seats), dealer)

    def options(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options of a table: the given ones checked, the others at their defaults."""
        known = {option.name: option for option in self.info.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(name, value, f"{self.info.title} has the options {', '.join(known) or 'none'}")
            choices = [choice for choice in known[name].choices if not isinstance(choice, int) or choice < seats]
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                raise BadOption(name, value, f"choose one of {', '.join(map(repr, choices))}")
        return {name: given.get(name, option.default) for name, option in known.items()}

    def legal_moves(self, state: State, seat: int | None = None) -> list[Move]:
        """The moves a seat (by default the one to act) may choose from now."""
        seat = int(state.turn) if seat is None else seat
        return [self.move(state, action, seat) for action in state.legal_for(seat)]

    def action(self, state: State, move: Move, seat: int | None = None) -> int:
        """A move as an action; IllegalMove says which rule forbids it. A whole turn is several: see `decisions`."""
        seat = int(state.turn) if seat is None else seat
        for action in state.legal_for(seat):
            if self.move(state, action, seat) == move:
                return action
        if type(move) in self.moves.turns:
            raise BadMove(str(move), "it is a whole turn, not one action: game.decisions gives its moves")
        if type(move) not in self.moves.kinds.values():
            raise BadMove(move, f"{self.info.title} knows the moves {', '.join(self.moves.kinds)}")
        rule, key, args = self.refusal(state, seat, move)
        raise IllegalMove(rule, key, args)

    def decisions(self, state: State, move: Move, seat: int | None = None) -> list[Move]:
        """The moves to be made for a whole turn, checked to its end: IllegalMove says which rule forbids one of them.

        Those that the rules take by themselves are left out. A move is returned as it is.

        >>> import branchline as bl
        >>> game = bl.game("wensleydale")
        >>> state = game.start(seats=3, dealer=bl.SeededDealer(7))
        >>> [str(move) for move in game.decisions(state, game.moves.parse("bid 9 on box 1"))]
        ['bid 9 on box 1']
        """
        if type(move) not in self.moves.turns or not isinstance(move, WholeTurn):
            return [move]
        if seat not in (None, state.turn):
            self.action(state, move.steps()[0], seat)
        return decisions(self, state, move)

    def turns(self, state: State) -> Iterator[Move]:
        """Every choice of the seat to act, whole turns in one: a claim with its payment, a line with its payment.

        They come one after another, as they are found: a player may have hundreds of thousands of lines
        to choose from, so take as many as you need (`itertools.islice`).

        >>> import branchline as bl
        >>> game = bl.game("wensleydale")
        >>> state = game.start(seats=3, dealer=bl.SeededDealer(7))
        >>> str(next(game.turns(state)))
        'bid 3 on box 1'
        """
        return turns(self, state)

    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids a move, or None if the seat may choose it now.

        Where several seats choose at the same time (`state.deciders()`) each may. `play` then makes their moves in
        turn, and a `Table` keeps in a draft what was chosen before.

        >>> import branchline as bl
        >>> game = bl.game("ticket-to-ride-germany")
        >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
        >>> game.why_not(state, 1, game.moves.parse("tickets 1 short 1 long")).rule
        'T0.6'
        """
        try:
            if self.decisions(state, move, seat) == [move]:
                self.action(state, move, seat)
        except IllegalMove as why:
            return Refusal(why.rule, why.key, why.facts)
        return None

    def play(self, state: State, seat: int, move: Move, dealer: Dealer) -> list[Made]:
        """The checked door: an illegal or foreign move is refused and changes nothing.

        Returns the decisions made: this one (of a whole turn, its moves one after another, all of them or none), and
        after each those that had one outcome and were taken by themselves.

        >>> import branchline as bl
        >>> game = bl.game("wensleydale")
        >>> dealer = bl.SeededDealer(7)
        >>> state = game.start(seats=3, dealer=dealer)
        >>> [str(made.move) for made in game.play(state, 2, game.moves.parse("bid 9 on box 1"), dealer)]
        ['bid 9 on box 1']
        """
        self.check_turn(state, seat)
        made: list[Made] = []
        for step in self.decisions(state, move):
            action = self.action(state, step)
            moments = state.watch()
            try:
                state.apply(action, dealer)
            finally:
                state.watched = False
            made.append(Made(seat, step, by_itself=False))
            made.extend(Made(who, self.move(then, taken, who), by_itself=True) for who, then, taken in moments)
        return made

    def check_turn(self, state: State, seat: int) -> None:
        if state.over:
            raise GameOver
        if seat != state.turn:
            raise NotYourTurn(seat, int(state.turn), early=seat in state.deciders())

    def preview(self, state: State, move: Move) -> list[Change] | None:
        """What a move of the seat to act costs and gives; None where luck has a say or the end brings secrets to light.

        >>> import branchline as bl
        >>> game = bl.game("ticket-to-ride-germany")
        >>> state = game.start(seats=2, dealer=bl.SeededDealer(7))
        >>> game.preview(state, game.moves.parse("tickets 4 short 0 long"))
        []
        """
        seat = int(state.turn)
        after = state.copy()
        try:
            for step in self.decisions(state, move):
                after.apply(self.action(after, step), LogDealer([]))
        except BadDeal:
            return None
        return None if after.over else self.ledger(state, after, seat)

    def after(self, state: State, move: Move, dealt: list[int]) -> State:
        """The state that a move leads to, replayed on a copy."""
        copy = state.copy()
        copy.apply(self.action(state, move), LogDealer(dealt))
        return copy

    def statistics(self, seats: int, games: int) -> Statistics:
        """What a simulation notes of so many games; a title that has more to tell than every game overrides this."""
        return Statistics(seats, games, common_columns(), [])

    def observer(self, seats: int, options: Mapping[str, Any]) -> Observer:
        """What writes observations of a table with these seats and options, which have been checked."""
        raise BadObservation(f"{self.info.title} does not say what its observations are made of")

    def observation(
        self, seats: int, options: Mapping[str, Any] | None = None, blocks: Sequence[str] | None = None
    ) -> Observation:
        """What a seat sees as one vector of whole numbers, in named blocks: all of them, or those that are named.

        >>> import branchline as bl
        >>> game = bl.game("foothills")
        >>> game.observation(seats=2, blocks=["stockyard"]).parts["stockyard"].axes
        (('iron', 'stone', 'event'),)
        """
        if isinstance(seats, bool) or seats not in self.info.seats:
            raise BadSeats(self.info.title, seats, self.info.seats)
        return Observation(self, seats, options, blocks)

    def action_space(self) -> Actions:
        """The numbers behind actions: kinds of decisions and the indexes packed into them.

        >>> import branchline as bl
        >>> game = bl.game("ticket-to-ride-germany")
        >>> game.action_space().numbers(112 + 5), game.board.route_id[5]
        (Numbers(kind='claim', parts={'route': 5}), 'hannover-muenster')
        >>> game.action_space().count
        222
        """
        raise NotImplementedError(f"{self.info.title} does not say what its actions are made of")

    def drawings(self) -> list[Drawing]:
        """What the rules ask a dealer for, so that a script can name it: here a seat; a game adds what it draws."""
        return [Drawing("a seat", "below", range(seats)) for seats in self.info.seats]

    HEADING: ClassVar = ("game", "rules_version", "board", "seats")

    def heading(self, state: State) -> Json:
        """The first keys of a position: what it is a position of."""
        board = {"id": self.board.id, "digest": self.board.digest}
        return {
            "game": self.info.id,
            "rules_version": self.info.rules_version,
            "board": board,
            "seats": int(state.seats),
        }

    def read_heading(self, position: object) -> int:
        """Check what a position is of; return its number of seats. What is left out is as in this game."""
        reader = Reader(position, "position")
        reader.choice("game", [self.info.id])
        version = reader.get("rules_version", self.info.rules_version)
        if version != self.info.rules_version or isinstance(version, bool):
            raise self.info.other_rules(version)
        board = reader.entry("board", {"id": self.board.id, "digest": self.board.digest})
        if (board.get("id"), board.get("digest")) != (self.board.id, self.board.digest):
            raise BadPosition(
                "position.board", f"is not the board {self.board.id!r} ({self.board.digest}) of this game"
            )
        board.done()
        only = self.info.seats[0] if len(self.info.seats) == 1 else ASKED_FOR
        return reader.whole("seats", self.info.seats[0], self.info.seats[-1], only)


def changes(old: Mapping[tuple[int, str], int], new: Mapping[tuple[int, str], int]) -> list[Change]:
    """A ledger from two accounts: how much of each thing a seat had, and has.

    >>> changes({(0, "points"): 3, (0, "cubes"): 5}, {(0, "points"): 3, (0, "cubes"): 1})
    [Change(seat=0, thing='cubes', by=-4)]
    """
    if old == new:
        return []
    return [Change(*key, new[key] - old[key]) for key in new if new[key] != old[key]]


def viewer_seat(seat: int | None) -> int:
    """Python's None for a spectator, as the compiled rules write it."""
    return SPECTATOR if seat is None else seat


def check_viewer(state: State, seat: int | None) -> None:
    """Refuse a seat that is not at the table: as an index, -1 would be the last one and show its hand."""
    if seat is not None and (isinstance(seat, bool) or not 0 <= seat < state.seats):
        raise NoSuchSeat(seat, int(state.seats))


def playouts(game: Game, seats: int, games: int, seed: int, options: Mapping[str, Any] | None = None) -> Tally:
    """Random games, compiled: how many small moves they took, and a checksum over all of them.

    >>> import branchline as bl
    >>> tally = bl.playouts(bl.game("ticket-to-ride-germany"), seats=2, games=3, seed=1)
    >>> tally.moves, tally.checksum
    (689, 3424943971)
    """
    if isinstance(seats, bool) or seats not in game.info.seats:
        raise BadSeats(game.info.title, seats, game.info.seats)
    chosen = game.options(options or {}, seats)
    return play_many(lambda dealer: game.deal(seats, chosen, dealer), games, seed, 0)
