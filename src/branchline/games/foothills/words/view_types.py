"""A view of Foothills as types: a contract test checks them, and tools/wire_types.py writes the browser's."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from branchline.core.parts import CommonView

Side = Literal["gold", "grey"]


class Resources(TypedDict):
    iron: int
    stone: int


class Cubes(Resources):
    event: int


class CardOnBoard(TypedDict):
    card: str
    side: Side


class ValleyPlayer(TypedDict):
    vp: int
    iron: int
    stone: int
    rubble: int
    passenger: int
    tickets: list[str]
    surveyor: str
    cards: dict[str, CardOnBoard]
    scored: list[str]


class Lying(TypedDict):
    """What is on a card of the valley; tracks and stations by the seats that own them."""

    rubble: int
    competitor: bool
    tracks: list[int | None]
    stations: list[int | None]


class EffectBegun(TypedDict):
    of: str
    begun: int


class Resolving(TypedDict):
    letter: str
    effect: EffectBegun
    inner: EffectBegun | None
    under_way: Literal["effect", "inner"]
    left: int
    done: int
    chosen: Any
    passed_over: list[int]
    drawn: Resources
    visit: str | None
    flips: int
    kept_up: bool


class ValleyView(CommonView):
    phase: str
    closed: str
    first: int
    blue: int
    buffer_stop: str
    turn_cap: int
    turns: int
    turn: int
    bag: Cubes
    stockyard: Cubes
    players: list[ValleyPlayer]
    reserve: list[str]
    valley: dict[str, Lying]
    finished: list[str]
    competitors: int
    summit: int | None
    trigger: str | None
    resolving: Resolving | None
    end_reason: str | None
    buffer_stops: int
    half_points: list[int]
    tiles: list[int]
    bonus_tokens: dict[str, int | None]
    ranking: NotRequired[list[int]]


VIEW = ValleyView
