"""A view of Wensleydale or Nürnberg as types: a contract test checks them, tools/wire_types.py writes the browser's."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from branchline.core.parts import CommonView

Phase = Literal["auction", "choice", "building", "payment", "trains", "exchange", "loading", "takeovers", "over"]
Company = Literal["red", "green"]
Influence = Literal["government", "engine", "red", "green"]
Means = Literal["cube", "government", "engine", "red", "green"]
Piece = Literal["stone", "cheese", "beer", "parcel", "red", "green"]
Stacks = dict[str, list[int]]  # for each space in use, the seats from the bottom of the stack to the top


class Pieces(TypedDict, total=False):
    stone: int
    cheese: int
    beer: int
    parcel: int
    red: int
    green: int


class LoadedTrain(Pieces):
    owner: int


class DalesPlayer(TypedDict):
    score: int
    profit: int
    cubes: int
    links_left: int
    sets: int
    moved: Pieces
    place: NotRequired[int]


class Orders(TypedDict):
    players: list[int]
    building: list[int]
    trains: list[int]


class Tracks(TypedDict):
    government: Stacks
    engine: Stacks
    red: Stacks
    green: Stacks
    profit: Stacks


class BoxBid(TypedDict):
    seat: int
    cubes: int


class TownPeople(TypedDict, total=False):
    red: int
    green: int
    opponent: int


class LineCost(TypedDict):
    points: int
    government: int
    red: int
    green: int


class PieceToLoad(TypedDict):
    area: str
    piece: Piece


class DalesView(CommonView):
    phase: Phase
    map: str
    auction_board: str
    train_board: str
    company_links: Literal["limited", "unlimited"]
    quick_loading: bool
    round: int
    rounds: int
    turn: int
    orders: Orders
    tracks: Tracks
    cubes: list[int]
    bids: list[BoxBid | None]
    tokens: list[Influence | None]
    links: dict[str, int | Company]  # by its two areas: a seat, or a company
    companies: dict[str, list[Company]]
    goods: dict[str, int]
    people: dict[str, TownPeople]
    trains: dict[str, LoadedTrain]
    passed: list[int]
    content: list[int]
    moved: list[Pieces]
    points: list[int]
    joined: bool
    line: list[str]  # areas of the line under way, as the engine names it
    line_cost: NotRequired[LineCost]
    selling: Company | None
    buying: str | None
    short: int
    least: Means | None
    loading: PieceToLoad | None
    end_reason: str | None
    players: list[DalesPlayer]


VIEW = DalesView
