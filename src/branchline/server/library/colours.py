"""The colours of seats: those of the game's own pieces, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from branchline.core.game import Game, GameInfo
from branchline.core.state import State
from branchline.server.common.messages import Colour
from branchline.server.common.problems import Refused

COLOURS: tuple[Colour, ...] = get_args(Colour)


def colours_of(info: GameInfo) -> list[Colour]:
    """What the seats of a game may be."""
    return [COLOURS[COLOURS.index(colour)] for colour in info.colours]


def check_colour(info: GameInfo, wanted: Colour | None) -> None:
    if wanted is not None and wanted not in info.colours:
        raise Refused(422, "no-such-colour", f"{info.title} has no {wanted} pieces, but {', '.join(info.colours)}")


def granted(info: GameInfo, wishes: Sequence[Colour | None]) -> list[Colour]:
    """A colour for each seat. Of two seats that wish for one colour the first gets it; a wish for a colour that the
    game does not have (a table of an older version has such seats) counts as none."""
    offered = colours_of(info)
    given: list[Colour | None] = [None] * len(wishes)
    for seat, wish in enumerate(wishes):
        if wish in offered and wish not in given:
            given[seat] = wish
    free = [colour for colour in offered if colour not in given]
    more = (offered[k % len(offered)] for k in range(len(wishes)))  # more seats than colours: they come round again
    return [colour if colour is not None else free.pop(0) if free else next(more) for colour in given]


def seat_colours(game: Game, state: State, wishes: Sequence[Colour | None]) -> list[Colour]:
    """A colour for each seat: dealt by the game, or as the seats wish."""
    dealt = game.seat_colours(state)
    return granted(game.info, wishes) if dealt is None else [COLOURS[COLOURS.index(colour)] for colour in dealt]
