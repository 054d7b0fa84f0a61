"""What is seen of a table, fact by fact, each with the fields of the state that it is made from.

As a table goes on, only what a move can have changed is made anew, and once for all who see the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from branchline.core.state import State

Json = dict[str, Any]
ABSENT: Final = object()
"""The value of a fact that a view has at other times."""


class Facts(NamedTuple):
    """Facts of a view that are made together, always the same ones, from these fields of a state."""

    make: Callable[..., Json]
    reads: tuple[str, ...] = ()  # none: they never change
    alike: Callable[..., bool] | None = None
    """Of a viewer's own: whether two states give the same ones, although what they are made from differs."""


class News(NamedTuple):
    """Facts of a view that may have changed."""

    facts: Json
    columns: Mapping[int, Json]  # of `players`, by seat


class Sight:
    """What the views of a game are made of.

    There are facts for all to see, made from a state, and a viewer's own, made from a state and the viewer. Columns of
    `players` are made in the same way, from a state, a seat and, where they differ, the viewer.
    """

    def __init__(
        self,
        public: Sequence[Facts],
        own: Sequence[Facts] = (),
        players: Sequence[Facts] = (),
        known: Sequence[Facts] = (),
    ) -> None:
        self.all = (public, own, players, known)
        self.fields = sorted({field for group in self.all for facts in group for field in facts.reads})
        self.read = attrgetter(*self.fields)
        self.touched: dict[tuple[int, ...], Makers] = {}  # by the fields that changed, as they stand in `fields`

    def whole(self, state: State, viewer: int | None) -> Json:
        """A view, without the moves to choose from."""
        public, (own,) = self.told(None, state, [viewer], self.makers(None))
        rows = [present(public.columns.get(seat, {}) | own.columns.get(seat, {})) for seat in range(int(state.seats))]
        return present(public.facts | own.facts) | {"players": rows}

    def since(self, before: State, after: State, viewers: Sequence[int | None]) -> tuple[News, list[News]]:
        """What may differ between two states of a table: for all, and for each viewer alone."""
        old, new = self.read(before), self.read(after)
        changed = tuple([at for at, value in enumerate(new) if value != old[at]])
        makers = self.touched.get(changed)
        if makers is None:
            makers = self.touched[changed] = self.makers({self.fields[at] for at in changed})
        return self.told(before, after, viewers, makers)

    def makers(self, changed: set[str] | None) -> Makers:
        """Who make what is made from any of these fields, or everything."""
        touched = [
            [facts for facts in group if changed is None or not changed.isdisjoint(facts.reads)] for group in self.all
        ]
        public, own, players, known = touched
        return Makers(
            [facts.make for facts in public], own, [facts.make for facts in players], [facts.make for facts in known]
        )

    def told(
        self, before: State | None, after: State, viewers: Sequence[int | None], makers: Makers
    ) -> tuple[News, list[News]]:
        seats = range(int(after.seats))
        columns = {seat: made(makers.players, after, seat) for seat in seats} if makers.players else {}
        told = []
        for viewer in viewers:
            own: Json = {}
            for facts in makers.own:
                if before is None or facts.alike is None or not facts.alike(before, after, viewer):
                    own |= facts.make(after, viewer)
            rows = {seat: made(makers.known, after, seat, viewer) for seat in seats} if makers.known else {}
            told.append(News(own, rows))
        return News(made(makers.public, after), columns), told


def made(makers: list[Callable[..., Json]], *of: Any) -> Json:
    """What these make, in one."""
    found: Json = {}
    for make in makers:
        found |= make(*of)
    return found


def facts_of(group: Sequence[Facts], state: State) -> Json:
    """All of these facts."""
    found: Json = {}
    for facts in group:
        found |= facts.make(state)
    return found


def present(facts: Json) -> Json:
    return {name: value for name, value in facts.items() if value is not ABSENT}


class Makers(NamedTuple):
    """Of each kind, those who make what may have changed."""

    public: list[Callable[..., Json]]
    own: list[Facts]
    players: list[Callable[..., Json]]
    known: list[Callable[..., Json]]
