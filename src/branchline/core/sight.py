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


class News(NamedTuple):
    """Facts of a view that may have changed, its legal moves aside: a part of it, or all of it."""

    facts: Json
    rows: Mapping[int, Json]  # of `players`, by seat: some of their columns
    whole: bool  # what is not among these facts is not in the view


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
        news = self.told(state, [viewer], self.makers(None))[0]
        return present(news.facts) | {"players": [present(row) for row in news.rows.values()]}

    def since(self, before: State, after: State, viewers: Sequence[int | None]) -> list[News]:
        """For each viewer, what may differ between two states of a table."""
        old, new = self.read(before), self.read(after)
        changed = tuple([at for at, value in enumerate(new) if value != old[at]])
        makers = self.touched.get(changed)
        if makers is None:
            makers = self.touched[changed] = self.makers({self.fields[at] for at in changed})
        return self.told(after, viewers, makers)

    def makers(self, changed: set[str] | None) -> Makers:
        """Who make what is made from any of these fields, or everything."""
        return Makers(
            *(
                [facts.make for facts in group if changed is None or not changed.isdisjoint(facts.reads)]
                for group in self.all
            )
        )

    def told(self, state: State, viewers: Sequence[int | None], makers: Makers) -> list[News]:
        public: Json = {}
        for make in makers.public:
            public |= make(state)
        seats = range(int(state.seats)) if makers.players or makers.known else range(0)
        columns: list[Json] = [{} for _ in seats]
        for make in makers.players:
            for seat in seats:
                columns[seat] |= make(state, seat)
        told = []
        for viewer in viewers:
            facts = public
            for make in makers.own:
                facts = facts | make(state, viewer)
            rows = dict(enumerate(columns))
            for make in makers.known:
                for seat in seats:
                    rows[seat] = rows[seat] | make(state, seat, viewer)
            told.append(News(facts, rows, whole=False))
        return told


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
    own: list[Callable[..., Json]]
    players: list[Callable[..., Json]]
    known: list[Callable[..., Json]]
