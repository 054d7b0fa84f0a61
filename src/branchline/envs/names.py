"""The games that environments offer, and what they are called in a registry."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.core.game import GameInfo
from branchline.core.registry import all_games, room


def learnable() -> Iterator[GameInfo]:
    """The games that say what their observations are made of."""
    return (info for info in all_games() if room(info, "faces.observation") is not None)


def name_of(info: GameInfo) -> str:
    """What a game is called in the registries of Gymnasium and PettingZoo."""
    return f"branchline/{info.id}-v0"


def short_name(info: GameInfo) -> str:
    """What a game is called in OpenSpiel's registry.

    >>> from branchline.games.ticket_to_ride import TICKET_TO_RIDE_GERMANY
    >>> short_name(TICKET_TO_RIDE_GERMANY)
    'branchline_ticket_to_ride_germany'
    """
    return f"branchline_{info.id.replace('-', '_')}"
