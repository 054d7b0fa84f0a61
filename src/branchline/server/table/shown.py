"""What each viewer of a table has been shown, so that they are told what changed and no more.

A part is the difference between two states as a viewer sees them, and is made from nothing else: a change that they
cannot see makes no part.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import astuple

from branchline.core.game import Game
from branchline.core.sight import ABSENT, News
from branchline.core.state import State
from branchline.server.common.messages import Json, StatePart, TableCard, TableState
from branchline.server.common.records import encode

CARD = TableCard.__struct_fields__
STANDING = tuple(name for name in TableState.__struct_fields__ if name not in ("card", "view"))


class Now(NamedTuple):
    """A table as it is for a viewer now."""

    state: State
    card: TableCard
    standing: tuple[Any, ...]  # the fields of the TableState named in STANDING
    legal: Raw | None  # a spectator has no moves to choose from


class Shown:
    """A table as it was for a viewer when they were told of it last, and the number of that."""

    __slots__ = ("now", "number", "view", "viewer")

    def __init__(self, viewer: int | None, now: Now) -> None:
        self.viewer = viewer
        self.now = now
        self.number = 0
        self.view: Json | None = None  # made when the first part is: at most tables nobody plays just now

    def seen(self, game: Game, state: State) -> Json:
        """The view that was told, of this state."""
        if self.view is None:
            self.view = game.view(state, self.viewer)
        return self.view

    def follow(self, game: Game, now: Now, news: list[Fresh], card: Json) -> StatePart | None:
        """What has changed since, with what has of the view and of the card; None if nothing has."""
        was, self.now = self.now, now
        part = StatePart(self.number + 1, card=card)
        if now.standing != was.standing:
            part.state = differing(STANDING, was.standing, now.standing)
        for fresh in news:
            take(self.seen(game, was.state), fresh, part)
        if "players" in part.view:
            part.players = {}  # they are in it, whole
        if now.legal != was.legal:
            part.view["legal"] = now.legal
        if not (part.state or part.card or part.view or part.players or part.gone):
            return None
        self.number += 1
        return part


def parts_of(game: Game, told: list[tuple[Shown, Now]]) -> dict[int | None, StatePart]:
    """For each viewer what has changed since they were told; nothing for whom nothing has."""
    ways: dict[tuple[int, int], list[tuple[Shown, Now]]] = {}  # from one state to another: all viewers but who drafts
    for each in told:
        ways.setdefault((id(each[0].now.state), id(each[1].state)), []).append(each)
    parts = {}
    cards: dict[tuple[int, int], Json] = {}  # what has changed from one card to another: for most viewers the same
    for way in ways.values():
        for (shown, now), news in zip(way, news_of(game, way), strict=True):
            old, card = shown.now.card, now.card
            if (id(old), id(card)) not in cards:
                cards[id(old), id(card)] = {} if old is card else differing(CARD, astuple(old), astuple(card))
            part = shown.follow(game, now, news, cards[id(old), id(card)])
            if part is not None:
                parts[shown.viewer] = part
    return parts


def news_of(game: Game, way: list[tuple[Shown, Now]]) -> list[list[Fresh]]:
    """For each viewer what is new in their view on the way from one state to another: for all, and for them alone."""
    before, after = way[0][0].now.state, way[0][1].state
    if before is after:
        return [[] for _ in way]
    if game.sight is None:
        return [[fresh_in_whole(shown.seen(game, before), game.view(after, shown.viewer))] for shown, _ in way]
    told, own = game.sight.since(before, after, [shown.viewer for shown, _ in way])
    for_all = fresh_for_all(way[0][0].seen(game, before), told)
    return [
        [for_all, fresh_in(shown.seen(game, before), *news)] if news.facts or news.columns else [for_all]
        for (shown, _), news in zip(way, own, strict=True)
    ]


def differing(names: tuple[str, ...], old: Any, new: Any) -> Json:
    return {name: new[at] for at, name in enumerate(names) if new[at] != old[at]}


class Fresh(NamedTuple):
    """What is new beside a view: facts, as they are and as they are sent, and columns of `players` by seat."""

    facts: Json
    sent: Json
    gone: list[str]
    columns: dict[int, Json]


def fresh_in(view: Json, facts: Json, rows: Mapping[int, Json]) -> Fresh:
    new: Json = {}
    gone: list[str] = []
    columns: dict[int, Json] = {}
    for name, value in facts.items():
        old = view.get(name, ABSENT)
        if value is old or value == old or name == "legal":
            continue
        if value is ABSENT:
            gone.append(name)
        else:
            new[name] = value
    for seat, row in rows.items():
        old_row = view["players"][seat].get
        changed = {name: value for name, value in row.items() if old_row(name, ABSENT) != value}
        if changed:
            columns[seat] = changed
    return Fresh(new, new, gone, columns)


def fresh_for_all(view: Json, told: News) -> Fresh:
    """The same, encoded once: who was told of the same state had the same facts before them."""
    fresh = fresh_in(view, told.facts, told.columns)
    return fresh._replace(sent={name: Raw(encode(value)) for name, value in fresh.facts.items()})


def fresh_in_whole(view: Json, facts: Json) -> Fresh:
    """The same, where what is not among the facts is not in the view any more."""
    facts = {name: facts.get(name, ABSENT) for name in view.keys() | facts.keys()}
    rows = {}
    if same_columns(view["players"], facts["players"]):
        rows = dict(enumerate(facts.pop("players")))
    return fresh_in(view, facts, rows)


def take(view: Json, fresh: Fresh, part: StatePart) -> None:
    """Bring a view up to date, and put what is new in it into a part."""
    for name in fresh.gone:
        del view[name]
    view |= fresh.facts
    part.view |= fresh.sent
    part.gone += fresh.gone
    players = view["players"]
    for seat, new in fresh.columns.items():
        players[seat] |= new
        part.players[str(seat)] = part.players.get(str(seat), {}) | new
    if any(ABSENT in new.values() for new in fresh.columns.values()):
        view["players"] = [{name: row[name] for name in row if row[name] is not ABSENT} for row in players]
        part.view["players"] = view["players"]


def same_columns(old: list[Json], new: list[Json]) -> bool:
    return [row.keys() for row in old] == [row.keys() for row in new]
