"""A view describes itself: its parts, what they are, and which are secret.

A page, a terminal or a program that does not know a game shows its view by this description and guesses nothing. Parts
stand in the order they are shown in. What every view has (`COMMON`) is shown by every table and is not described, but
for the rows of `players`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

Shape = Literal[
    "hidden",  # not for show, or shown by the game's own means
    "number",
    "word",  # a name, or yes or no; nothing is shown where there is none
    "list",  # names or seats, one after another
    "counts",  # a number, or a name, by key
    "lists",  # a list by key
    "by-seat",  # a list with one number for each seat
    "tracks",  # by key: for each space in use the seats on it, from the bottom
    "row",  # several parts in one: its `columns`
    "table",  # rows, by key or numbered from one, with `columns`
    "score",  # of `players`, or a list with one for each seat: what the seats have so far
]


class CommonView(TypedDict):
    """What every game's view has, beside its `phase` and `players`: `words/view_types.py` of a game adds to it."""

    game: str
    seats: int
    seat: int | None
    over: bool
    deciders: list[int]
    legal: NotRequired[list[dict[str, Any]]]  # what the seat may choose; a spectator chooses nothing


COMMON = (
    *CommonView.__annotations__,
    "phase",
    *("turn", "end_reason", "ranking"),
)  # the last ones where a game has them


@dataclass(frozen=True)
class Part:
    """One part of a view, or a column of a part.

    `of` and `by` say what its values and its keys are: `seat`; `thing`, which the board names by its id; `things`,
    several of them in one; or how the keys of their texts begin, as `card` of `card-red`. `seat/colour` is a seat where
    it is a number, and else a colour. Without one they are said as they are.

    >>> Part("hand", "counts", by="card", secret=True).heading
    'view-hand'
    """

    name: str  # its key in the view
    shape: Shape = "hidden"
    of: str = ""
    by: str = ""
    columns: tuple[Part, ...] = ()  # of a row, of a table, and of `players`
    secret: bool = False  # it is not the same for every seat: behind a curtain where several share a screen
    some: bool = False  # a number that is shown only where it is more than nothing
    title: str = ""  # the key of what it is called, where that is not view-<name>

    @property
    def heading(self) -> str:
        """The key of what it is called."""
        return self.title or f"view-{self.name}"


def secrets(parts: tuple[Part, ...]) -> list[str]:
    """The names of the secret parts, those of players included.

    >>> secrets((Part("pile", "number"), Part("players", columns=(Part("offer", secret=True),))))
    ['offer']
    """
    return [one.name for part in parts for one in (part, *part.columns) if one.secret]
