"""What each viewer of a table has been shown, so that they are told what changed and no more.

A part is the difference between two states as a viewer sees them, and is made from nothing else: a change that they
cannot see makes no part.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.structs import astuple

from branchline.core.game import Game
from branchline.core.sight import ABSENT, News
from branchline.core.state import State
from branchline.server.common.messages import Json, StatePart, TableCard, TableState

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

    def follow(self, game: Game, now: Now, news: News | None, card: Json) -> StatePart | None:
        """What has changed since, with what has of the card; None if nothing has. Without news, the view has not."""
        was, self.now = self.now, now
        part = StatePart(self.number + 1, card=card)
        if now.standing != was.standing:
            part.state = differing(STANDING, was.standing, now.standing)
        if news is not None:
            if self.view is None:
                self.view = game.view(was.state, self.viewer)
            take(self.view, news, part)
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
        before, after = way[0][0].now.state, way[0][1].state
        viewers = [shown.viewer for shown, _ in way]
        news = game.news(before, after, viewers) if before is not after else [None] * len(way)
        for (shown, now), new in zip(way, news, strict=True):
            old, card = shown.now.card, now.card
            if (id(old), id(card)) not in cards:
                cards[id(old), id(card)] = {} if old is card else differing(CARD, astuple(old), astuple(card))
            part = shown.follow(game, now, new, cards[id(old), id(card)])
            if part is not None:
                parts[shown.viewer] = part
    return parts


def differing(names: tuple[str, ...], old: Any, new: Any) -> Json:
    return {name: new[at] for at, name in enumerate(names) if new[at] != old[at]}


def take(view: Json, news: News, part: StatePart) -> None:
    """Bring a view up to date, and put into a part what is new in it."""
    facts, rows = news.facts, news.rows
    if news.whole:
        facts = {name: facts.get(name, ABSENT) for name in view.keys() | facts.keys()}
        if same_columns(view["players"], facts["players"]):
            rows = dict(enumerate(facts.pop("players")))
    for name, value in facts.items():
        old = view.get(name, ABSENT)
        if value is old or value == old or name == "legal":
            continue
        if value is ABSENT:
            del view[name]
            part.gone.append(name)
        else:
            view[name] = part.view[name] = value
    players = view["players"]
    for seat, columns in rows.items():
        new = {name: value for name, value in columns.items() if players[seat].get(name, ABSENT) != value}
        if new:
            players[seat] |= new
            part.players[str(seat)] = new
    if any(ABSENT in new.values() for new in part.players.values()):
        view["players"] = [{name: row[name] for name in row if row[name] is not ABSENT} for row in players]
        part.view["players"], part.players = view["players"], {}


def same_columns(old: list[Json], new: list[Json]) -> bool:
    return [row.keys() for row in old] == [row.keys() for row in new]
