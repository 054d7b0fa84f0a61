"""The moves of Foothills: what each decision is called."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.core.actions import ActionKind, Actions
from branchline.core.move import Move, Moves, WholeTurn
from branchline.games.foothills.board.board import ACTION_TYPES, LINES, TYPES, FoothillsBoard
from branchline.games.foothills.rules.choices import (
    BUILD,
    BUILDING,
    CLEARING,
    DONE,
    EXCHANGE,
    EXCHANGING,
    FLIP,
    FLIPPING,
    GAIN,
    GAINING,
    GO_HOME,
    GO_TO_PUB,
    KEEP_IRON,
    KEEPING,
    LINE,
    MOVING,
    OVER,
    PASS,
    PAY,
    PICKING,
    PLAY,
    REPLACE,
    REPLACING,
    SCORE,
    SCORING,
    SECOND_LINE,
    STATION_PAYING,
    STONE_FROM,
    SURVEY,
    TAKE,
    TAKING,
    TICKET,
    TICKETING,
    TRACK_PAYING,
    TRADE,
    TRADING,
    TURN,
    VISITING,
    WORKING,
)
from branchline.games.foothills.rules.state import FoothillsState
from branchline.games.foothills.rules.works import kept_of_drawn

ITEMS = ("iron", "stone", "rubble", "passenger")
RESOURCES = ("iron", "stone")
SOURCES = ("bag", "stockyard")
PHASES = {
    int(PICKING): "pick",
    int(TURN): "turn",
    int(TAKING): "take",
    int(KEEPING): "keep",
    int(CLEARING): "clear",
    int(SECOND_LINE): "second-line",
    int(WORKING): "works",
    int(TRACK_PAYING): "pay-track",
    int(BUILDING): "build",
    int(STATION_PAYING): "pay-station",
    int(VISITING): "visit",
    int(MOVING): "surveyor",
    int(SCORING): "score",
    int(REPLACING): "replace",
    int(GAINING): "gain",
    int(TICKETING): "ticket",
    int(TRADING): "trade",
    int(EXCHANGING): "exchange",
    int(FLIPPING): "flip",
    int(OVER): "over",
}


@dataclass(frozen=True)
class FoothillsPass(Move):
    """F3.5 Place a competitor, if no card can be played."""

    kind = "pass"
    notation = "pass"


@dataclass(frozen=True)
class Done(Move):
    """AMB-22 Do no more, or nothing at all, of what may be done."""

    kind = "done"
    notation = "done"


@dataclass(frozen=True)
class PlayCard(Move):
    """F3.2 Choose one of your action cards."""

    kind = "play"
    notation = "play {card}"
    card: str


@dataclass(frozen=True)
class Flip(Move):
    """F3.7 Flip further action cards."""

    kind = "flip"
    notation = "flip {cards}"
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True)
class TakeCubes(Move):
    """F5.1 Take resources from the stockyard."""

    kind = "take"
    notation = "take {iron} iron {stone} stone"
    iron: int
    stone: int


@dataclass(frozen=True)
class KeepCubes(Move):
    """F5.6 Keep some of the resources drawn from the bag."""

    kind = "keep"
    notation = "keep {iron} iron {stone} stone"
    iron: int
    stone: int


@dataclass(frozen=True)
class Clear(Move):
    """F7.1 Remove rubble from a line."""

    kind = "clear"
    notation = "clear {line}"
    line: str


@dataclass(frozen=True)
class Track(Move):
    """F8.2 Lay a track on a line."""

    kind = "track"
    notation = "track {line}"
    line: str


@dataclass(frozen=True)
class Stone(Move):
    """F8.6 Obtain a stone from the bag or the stockyard."""

    kind = "stone"
    notation = "stone from {source}"
    source: str


@dataclass(frozen=True)
class Build(Move):
    """F9.1 Build a station: a card and, counted from 1, one of its spaces."""

    kind = "build"
    notation = "build {card} space {space}"
    card: str
    space: int


@dataclass(frozen=True)
class FoothillsPay(Move):
    """F9.4 Pay for the track or station chosen."""

    kind = "pay"
    notation = "pay {items}"
    items: tuple[str, ...]

    def __post_init__(self) -> None:
        order = {item: place for place, item in enumerate(ITEMS)}
        object.__setattr__(self, "items", tuple(sorted(self.items, key=lambda item: (order.get(item, 9), item))))


@dataclass(frozen=True)
class Surveyor(Move):
    """F9.10 Move the surveyor to a card, to the pub or home."""

    kind = "surveyor"
    notation = "surveyor to {place}"
    place: str


@dataclass(frozen=True)
class ScoreCard(Move):
    """F9.16 Put one of your action cards into the scoring pile."""

    kind = "score"
    notation = "score {card}"
    card: str


@dataclass(frozen=True)
class Replace(Move):
    """F9.16 Replace the scored card from the reserve."""

    kind = "replace"
    notation = "replace with {card}"
    card: str


@dataclass(frozen=True)
class Gain(Move):
    """F9.13 Receive a resource from the bag or the stockyard."""

    kind = "gain"
    notation = "gain {resource} from {source}"
    resource: str
    source: str


@dataclass(frozen=True)
class Exchange(Move):
    """F9.13 Put a resource into the bag and take one of the other kind."""

    kind = "exchange"
    notation = "exchange {give} for {take} from {source}"
    give: str
    take: str
    source: str


@dataclass(frozen=True)
class Trade(Move):
    """F9.13 Pay what the surveyor space asks, and receive what it gives."""

    kind = "trade"
    notation = "trade"


@dataclass(frozen=True)
class ChooseTicket(Move):
    """F9.18 Take a ticket of your choice."""

    kind = "ticket"
    notation = "ticket {ticket}"
    ticket: str


@dataclass(frozen=True)
class PaidTrack(WholeTurn):
    """F8.2 Lay a track on a line and pay for it."""

    kind = "track-and-pay"
    notation = "track {line} pay {items}"
    first = "track"
    then = ("pay",)
    line: str
    items: tuple[str, ...]

    def steps(self) -> list[Move]:
        return [Track(self.line), FoothillsPay(self.items)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        track = next(step for step in steps if isinstance(step, Track))
        pay = next((step for step in steps if isinstance(step, FoothillsPay)), None)
        return track if pay is None else cls(track.line, pay.items)


@dataclass(frozen=True)
class PaidStation(WholeTurn):
    """F9.1, F9.4 Build a station and pay for it."""

    kind = "build-and-pay"
    notation = "build {card} space {space} pay {items}"
    first = "build"
    then = ("pay",)
    card: str
    space: int
    items: tuple[str, ...]

    def steps(self) -> list[Move]:
        return [Build(self.card, self.space), FoothillsPay(self.items)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        build = next(step for step in steps if isinstance(step, Build))
        pay = next((step for step in steps if isinstance(step, FoothillsPay)), None)
        return build if pay is None else cls(build.card, build.space, pay.items)


MOVES = Moves(
    *(FoothillsPass, Done, PlayCard, Flip, TakeCubes, KeepCubes, Clear, Track, Stone, Build, FoothillsPay),
    *(Surveyor, ScoreCard, Replace, Gain, Exchange, Trade, ChooseTicket),
    turns=(PaidTrack, PaidStation),
)

# what may be asked for in each phase
EXPECTED: dict[int, tuple[type[Move], ...]] = {
    int(PICKING): (TakeCubes,),
    int(TURN): (PlayCard, FoothillsPass),
    int(TAKING): (TakeCubes, Done),
    int(KEEPING): (KeepCubes,),
    int(CLEARING): (Clear,),
    int(SECOND_LINE): (Clear,),
    int(WORKING): (Track, Stone, Done),
    int(TRACK_PAYING): (FoothillsPay,),
    int(BUILDING): (Build,),
    int(STATION_PAYING): (FoothillsPay,),
    int(VISITING): (Surveyor, Done),
    int(MOVING): (Surveyor,),
    int(SCORING): (ScoreCard, Done),
    int(REPLACING): (Replace,),
    int(GAINING): (Gain,),
    int(TICKETING): (ChooseTicket,),
    int(TRADING): (Trade, Done),
    int(EXCHANGING): (Exchange, Done),
    int(FLIPPING): (Flip, Done),
}


ACTIONS = Actions(
    ActionKind("pass", int(PASS)),
    ActionKind("done", int(DONE)),
    ActionKind("play", int(PLAY), (("letter", len(TYPES)),)),
    ActionKind("flip", int(FLIP), (("letters", 32),)),
    ActionKind("take", int(TAKE), (("iron", 8), ("stone", 8))),
    ActionKind("line", int(LINE), (("line", len(LINES)),)),
    ActionKind("stone", int(STONE_FROM), (("source", 2),)),
    ActionKind("gain", int(GAIN), (("source", 2), ("resource", 2))),
    ActionKind("exchange", int(EXCHANGE), (("source", 2), ("given", 2))),
    ActionKind("trade", int(TRADE)),
    ActionKind("pub", int(GO_TO_PUB)),
    ActionKind("home", int(GO_HOME)),
    ActionKind("surveyor", int(SURVEY), (("card", int(TICKET - SURVEY)),)),
    ActionKind("ticket", int(TICKET), (("ticket", int(SCORE - TICKET)),)),
    ActionKind("score", int(SCORE), (("letter", len(TYPES)),)),
    ActionKind("replace", int(REPLACE), (("card", int(KEEP_IRON - REPLACE)),)),
    ActionKind("keep", int(KEEP_IRON), (("iron", int(BUILD - KEEP_IRON)),)),
    ActionKind("build", int(BUILD), (("space", int(PAY - BUILD)),)),
    ActionKind("pay", int(PAY), (("passengers", 6), ("rubble", 6), ("stone", 6), ("iron", 6))),
)
"""The numbers behind the actions, as choices.py lays them out; `line` clears rubble or lays a track."""


def move_of(state: FoothillsState, action: int) -> Move:
    """An action as a move."""
    board = state.board
    if action >= PAY:
        return FoothillsPay(items_of(action - int(PAY)))
    if action >= BUILD:
        return Build(*board.space_name(action - int(BUILD)))
    if action >= KEEP_IRON:
        iron = action - int(KEEP_IRON)
        return KeepCubes(iron, int(kept_of_drawn(state)) - iron)
    if action >= REPLACE:
        return Replace(board.action_id[action - REPLACE])
    if action >= SCORE:
        return ScoreCard(card_at(state, action - int(SCORE)))
    if action >= TICKET:
        return ChooseTicket(board.ticket_id[action - TICKET])
    if action >= SURVEY:
        return Surveyor(board.card_id[action - SURVEY])
    if action >= GO_TO_PUB:
        return Surveyor("home" if action == GO_HOME else "pub")
    if action == TRADE:
        return Trade()
    if action >= EXCHANGE:
        source, give = divmod(action - int(EXCHANGE), 2)
        return Exchange(RESOURCES[give], RESOURCES[1 - give], SOURCES[source])
    if action >= GAIN:
        source, kind = divmod(action - int(GAIN), 2)
        return Gain(RESOURCES[kind], SOURCES[source])
    if action >= STONE_FROM:
        return Stone(SOURCES[action - STONE_FROM])
    if action >= LINE:
        return Track(LINES[action - LINE]) if state.phase == WORKING else Clear(LINES[action - LINE])
    if action >= TAKE:
        return TakeCubes(*divmod(action - int(TAKE), 8))
    if action >= FLIP:
        return Flip(tuple(card_at(state, letter) for letter in range(5) if action - int(FLIP) >> letter & 1))
    if action >= PLAY:
        return PlayCard(card_at(state, action - int(PLAY)))
    return Done() if action == DONE else FoothillsPass()


def items_of(payment: int) -> tuple[str, ...]:
    """A payment, item by item."""
    items: tuple[str, ...] = ()
    for item in ITEMS:
        payment, count = divmod(payment, 6)
        items += (item,) * count
    return items


def card_at(state: FoothillsState, letter: int) -> str:
    """The id of the card under a letter on the board of the seat to act."""
    return state.board.action_id[state.slots[int(state.turn * ACTION_TYPES) + letter]]


def side_of(board: FoothillsBoard, card: int, grey: bool) -> str:
    """The letter a card shows."""
    return TYPES[(board.action_type[card] + (2 if grey else 0)) % 5]
