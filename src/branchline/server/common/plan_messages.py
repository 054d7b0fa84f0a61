"""Messages about what a seat plans. Nobody but that seat is told them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from branchline.server.common.messages import In, Json, NamedMove, Out, SentChange


class PlanMoves(In):
    """The moves of a turn that has not come yet, chosen at a moment."""

    at: int
    moves: Annotated[list[Json | str], Meta(max_length=200)]  # turns have some twenty at most


class PlanCard(Out):
    at: int
    possible: bool  # the seat can plan its next turn now
    moves: list[NamedMove]  # that it has planned
    off: bool  # its turn came, the position had changed, and they were not made


class Rehearsed(Out):
    """The table as it would be after these moves, as the seat sees it, and how they can go on."""

    at: int
    moves: list[NamedMove]
    legal: list[NamedMove]
    whole: bool  # a turn to its end: it can be planned
    changes: list[SentChange]  # what the last of them costs and gives
    view: Json
