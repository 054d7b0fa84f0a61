"""The moves of the Dales family: what a decision is called."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.core.actions import ActionKind, Actions
from branchline.core.move import Move, Moves, WholeTurn
from branchline.games.dales.board.board import COLOURS, COMPANIES, GOODS, RED_PASSENGER, DalesLayout
from branchline.games.dales.rules.choices import (
    AUCTION,
    BID,
    BUILDING,
    BUY,
    CHOICE,
    EXCHANGE,
    EXTEND,
    FINISH,
    LOAD,
    LOADING,
    MOVE,
    NO_TRAINS,
    NOTHING,
    OVER,
    PASS,
    PAY,
    PAYMENT,
    SELL,
    START,
    TAKE,
    TAKEOVERS,
    TRAINS,
)
from branchline.games.dales.rules.state import DalesState

PHASES = {
    int(AUCTION): "auction",
    int(CHOICE): "choice",
    int(BUILDING): "building",
    int(PAYMENT): "payment",
    int(TRAINS): "trains",
    int(EXCHANGE): "exchange",
    int(LOADING): "loading",
    int(TAKEOVERS): "takeovers",
    int(OVER): "over",
}
MEANS_NAMES = ("cube", *COLOURS)


@dataclass(frozen=True)
class Bid(Move):
    """W3.3 Put cubes on a box."""

    kind = "bid"
    notation = "bid {cubes} on box {box}"
    cubes: int
    box: int


@dataclass(frozen=True)
class Choose(Move):
    """N3.1 Take the two-coloured point as red or as green."""

    kind = "choose"
    notation = "choose {company}"
    company: str


@dataclass(frozen=True)
class Start(Move):
    """W5.3, W9.1 Begin a line in an area."""

    kind = "start"
    notation = "start {area}"
    area: str


@dataclass(frozen=True)
class Extend(Move):
    """W5.1, W9.1 Lead the line into a neighbouring area."""

    kind = "extend"
    notation = "extend {area}"
    area: str


@dataclass(frozen=True)
class Finish(Move):
    """W5.1, W9.1 The line is complete."""

    kind = "finish"
    notation = "finish"


@dataclass(frozen=True)
class BuildNothing(Move):
    """W5.1 Build nothing this round."""

    kind = "build-nothing"
    notation = "build nothing"


@dataclass(frozen=True)
class DalesPay(Move):
    """W5.9, W6.3 Pay one point: a cube, or a point of influence."""

    kind = "pay"
    notation = "pay {means}"
    means: str


@dataclass(frozen=True)
class Buy(Move):
    """W6.2 Buy a train."""

    kind = "buy"
    notation = "buy {train}"
    train: str


@dataclass(frozen=True)
class Load(Move):
    """W6.4 Move one piece from an area onto a train."""

    kind = "load"
    notation = "load {piece} from {area}"
    piece: str
    area: str


@dataclass(frozen=True)
class Put(Move):
    """W6.4 Choose the train for the passenger."""

    kind = "put"
    notation = "put on {train}"
    train: str


@dataclass(frozen=True)
class DalesPass(Move):
    """W6.1 Take no further action in this phase."""

    kind = "pass"
    notation = "pass"


@dataclass(frozen=True)
class NoTrains(Move):
    """W6.11 Say that you want no more trains in this phase (with quick loading)."""

    kind = "no-trains"
    notation = "no more trains"


@dataclass(frozen=True)
class Sell(Move):
    """W9.1 Name the company that buys a line."""

    kind = "sell"
    notation = "sell to {company}"
    company: str


@dataclass(frozen=True)
class SellNothing(Move):
    """W9.1 Sell nothing this round."""

    kind = "sell-nothing"
    notation = "sell nothing"


@dataclass(frozen=True)
class LineTurn(WholeTurn):
    """A line area by area; hyphens between them are for the eye, and either end may come first."""

    areas: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "areas", tuple(area for area in self.areas if area not in ("-", "–")))

    def __str__(self) -> str:
        return super().__str__().replace(" ".join(self.areas), " - ".join(self.areas), 1)

    def steps(self) -> list[Move]:
        return self.steps_along(self.areas)

    def other_steps(self) -> list[list[Move]]:
        return [self.steps_along(self.areas[::-1])]

    def steps_along(self, areas: tuple[str, ...]) -> list[Move]:
        return [Start(areas[0]) if areas else Finish(), *map(Extend, areas[1:]), Finish()]

    @classmethod
    def areas_of(cls, steps: list[Move]) -> tuple[str, ...]:
        return tuple(step.area for step in steps if isinstance(step, Start | Extend))


@dataclass(frozen=True)
class PaidLine(LineTurn):
    """W5.1, W5.9 Build a line, and say which influence pays for what the cubes do not."""

    kind = "build-and-pay"
    notation = "build {areas} pay {means}"
    first = "start"
    then = ("extend", "finish", "pay")
    means: tuple[str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "means", in_order(self.means))

    def steps_along(self, areas: tuple[str, ...]) -> list[Move]:
        return [*super().steps_along(areas), *map(DalesPay, self.means)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        means = tuple(step.means for step in steps if isinstance(step, DalesPay))
        return cls(cls.areas_of(steps), means) if means else WholeLine(cls.areas_of(steps))


@dataclass(frozen=True)
class WholeLine(LineTurn):
    """W5.1 Build a line."""

    kind = "build"
    notation = "build {areas}"
    first = "start"
    then = ("extend", "finish")


@dataclass(frozen=True)
class Takeover(LineTurn):
    """W9.1 Sell a line to a company."""

    kind = "takeover"
    notation = "sell {areas} to {company}"
    first = "sell"
    then = ("start", "extend", "finish")
    company: str

    def steps_along(self, areas: tuple[str, ...]) -> list[Move]:
        return [Sell(self.company), *super().steps_along(areas)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        company = next(step.company for step in steps if isinstance(step, Sell))
        return cls(cls.areas_of(steps), company)


@dataclass(frozen=True)
class PaidTrain(WholeTurn):
    """W6.2, W6.3 Buy a train, and say what is given for the missing engine points."""

    kind = "buy-and-pay"
    notation = "buy {train} pay {means}"
    first = "buy"
    then = ("pay",)
    train: str
    means: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "means", in_order(self.means))

    def steps(self) -> list[Move]:
        return [Buy(self.train), *map(DalesPay, self.means)]

    @classmethod
    def of(cls, steps: list[Move]) -> Move:
        means = tuple(step.means for step in steps if isinstance(step, DalesPay))
        buy = next(step for step in steps if isinstance(step, Buy))
        return cls(buy.train, means) if means else buy


def in_order(means: tuple[str, ...]) -> tuple[str, ...]:
    """Points in the fixed order in which the rules ask for them."""
    order = {name: place for place, name in enumerate(MEANS_NAMES)}
    return tuple(sorted(means, key=lambda name: (order.get(name, len(order)), name)))


MOVES = Moves(
    *(Bid, Choose, Start, Extend, Finish, BuildNothing, DalesPay, Buy, Load, Put),
    *(DalesPass, NoTrains, Sell, SellNothing),
    turns=(PaidLine, WholeLine, Takeover, PaidTrain),
)


AREAS = int(EXTEND - START)
ACTIONS = Actions(
    ActionKind("bid", int(BID), (("box", 10), ("cubes", 16))),
    ActionKind("choose", int(TAKE), (("company", 2),)),
    ActionKind("nothing", int(NOTHING)),
    ActionKind("finish", int(FINISH)),
    ActionKind("pass", int(PASS)),
    ActionKind("no-trains", int(NO_TRAINS)),
    ActionKind("pay", int(PAY), (("means", len(MEANS_NAMES)),)),
    ActionKind("sell", int(SELL), (("company", 2),)),
    ActionKind("put", int(LOAD), (("train", int(BUY - LOAD)),)),
    ActionKind("buy", int(BUY), (("train", int(START - BUY)),)),
    ActionKind("start", int(START), (("area", AREAS),)),
    ActionKind("extend", int(EXTEND), (("area", AREAS),)),
    ActionKind("load", int(MOVE), (("area", AREAS), ("piece", 3))),
)
"""The numbers behind the actions, as choices.py lays them out: room for every map and every board of trains."""


def move_of(state: DalesState, action: int) -> Move:
    """An action as a move."""
    layout = state.layout
    if action >= MOVE:
        area, kind = divmod(action - MOVE, 3)
        return Load(piece_name(layout, area, kind), layout.area_id[area])
    if action >= EXTEND:
        return Extend(layout.area_id[action - EXTEND])
    if action >= START:
        return Start(layout.area_id[action - START])
    if action >= BUY:
        return Buy(layout.train_id[action - BUY])
    if action >= LOAD:
        return Put(layout.train_id[action - LOAD])
    if action >= SELL:
        return Sell(COMPANIES[action - SELL])
    if action >= PAY:
        return DalesPay(MEANS_NAMES[action - PAY])
    if action >= TAKE:
        return named_step(state, action)
    box, cubes = divmod(action, 16)
    return Bid(cubes, box + 1)


def named_step(state: DalesState, action: int) -> Move:
    if action == NOTHING:
        return BuildNothing() if state.phase == BUILDING else SellNothing()
    if action == FINISH:
        return Finish()
    if action == PASS:
        return DalesPass()
    return NoTrains() if action == NO_TRAINS else Choose(COMPANIES[action - TAKE])


def piece_name(layout: DalesLayout, area: int, kind: int) -> str:
    """Goods by the map's name for them; passengers by their colour."""
    return layout.goods_name[area] if kind == GOODS else COMPANIES[kind - RED_PASSENGER]


def piece_kind(layout: DalesLayout, area: int, piece: str) -> int | None:
    """The kind of a piece by its name, or None if no such piece can be there."""
    if piece in COMPANIES:
        return int(RED_PASSENGER) + COMPANIES.index(piece)
    return int(GOODS) if piece and piece == layout.goods_name[area] else None
