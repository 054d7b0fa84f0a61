"""A view of Ticket to Ride as types: a contract test checks them, and tools/wire_types.py writes the browser's."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from branchline.core.parts import CommonView

Deck = Literal["short", "long"]


class ByDeck(TypedDict):
    short: int
    long: int


class HeldTickets(ByDeck):
    known: list[str]  # the others are counted by their backs


class OfferedTicket(TypedDict):
    deck: Deck
    ticket: str | None


class BottomTicket(OfferedTicket):
    by: int  # the seat that put it back


Ends = TypedDict("Ends", {"from": str, "to": str})  # not names a class may use


class OwnTicket(Ends):
    ticket: str
    points: int
    deck: Deck
    first: bool
    lacks: list[str] | None  # routes; null if it can no longer be met


class RidePlayer(TypedDict):
    score: int
    trains: int
    cards: int
    passengers: dict[str, int]
    mix: ByDeck | None
    tickets_first: HeldTickets
    tickets_later: HeldTickets
    offer: list[OfferedTicket]
    seen: NotRequired[dict[str, int]]  # cards everyone saw taken
    place: NotRequired[int]
    tickets_met: NotRequired[int]


class RideView(CommonView):
    phase: str
    first: int
    turn: int
    end_reason: str | None
    display: list[str | None]
    pile: int
    discards: dict[str, int]
    decks: ByDeck
    bottom: list[BottomTicket]
    routes: dict[str, int]  # each with its owner
    passengers: dict[str, dict[str, int]]
    collecting: str | None
    claiming: str | None
    last_round: int | None  # turns left
    passes: int
    players: list[RidePlayer]
    hand: NotRequired[dict[str, int]]
    tickets: NotRequired[list[OwnTicket]]
    remembers: NotRequired[dict[str, Any]]


VIEW = RideView
