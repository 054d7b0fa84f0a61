"""What a move looks like in words, and the score line by line.

The move is replayed on a copy that notes every event, so what happened automatically (a pass, a piece removed, a box
settled) is told with the move that caused it and the rule behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from branchline.core.dealer import LogDealer
from branchline.core.game import Line, Score
from branchline.games.dales.board.board import COLOURS, COMPANIES, GOODS, HILL
from branchline.games.dales.rules.choices import EXTEND, START, TAKEOVERS
from branchline.games.dales.rules.events import (
    E_BID,
    E_BOUGHT,
    E_BUILT,
    E_CONNECTION,
    E_GAIN,
    E_LINK,
    E_MOVED,
    E_NO_BUILD,
    E_NO_SALE,
    E_NO_TRAINS,
    E_OPPONENTS,
    E_ORDER,
    E_OUTBID,
    E_OVER,
    E_PASSED,
    E_POINTS,
    E_PROFIT,
    E_REMOVED,
    E_ROUND,
    E_SOLD,
    E_SPENT,
    E_TOKEN,
    E_TOWN,
    E_WON,
    EVENT,
)
from branchline.games.dales.rules.profit import laid
from branchline.games.dales.rules.scoring import SET_POINTS
from branchline.games.dales.rules.state import DalesState
from branchline.games.dales.rules.tracks import profit
from branchline.games.dales.words.moves import MEANS_NAMES, piece_name
from branchline.games.dales.words.position import moved_by

ORDERS = ("order-players", "order-building", "order-trains")


def story(state: DalesState, action: int, dealt: list[int]) -> list[Line]:
    """Every event of a move, in the order they happened."""
    again = state.copy()
    again.telling = 1
    again.apply(action, LogDealer(dealt))
    teller = DalesTeller(again)
    if START <= action < EXTEND + state.layout.areas:
        area = action - int(START if action < EXTEND else EXTEND)
        teller.say("start" if action < EXTEND else "extend", int(state.turn), area=teller.area(area))
    events = [int(number) for number in again.events]
    for k in range(0, len(events), int(EVENT)):
        teller.event(*events[k : k + int(EVENT)])
    teller.passed_over(state)
    return teller.lines


class DalesTeller:
    """Turns the events of one move into lines."""

    def __init__(self, after: DalesState) -> None:
        self.after = after
        self.layout = after.layout
        self.lines: list[Line] = []
        self.tellers: dict[int, Callable[[int, int, int, int], None]] = {
            int(E_BID): self.bid,
            int(E_OUTBID): self.outbid,
            int(E_WON): self.won,
            int(E_GAIN): self.gain,
            int(E_ORDER): self.order,
            int(E_BUILT): self.built,
            int(E_LINK): self.link,
            int(E_SPENT): self.spent,
            int(E_OPPONENTS): self.opponents,
            int(E_CONNECTION): self.connection,
            int(E_NO_BUILD): self.no_build,
            int(E_BOUGHT): self.bought,
            int(E_MOVED): self.moved,
            int(E_PASSED): self.passed,
            int(E_NO_TRAINS): self.no_trains,
            int(E_PROFIT): self.profit,
            int(E_POINTS): self.points,
            int(E_SOLD): self.sold,
            int(E_TOWN): self.town,
            int(E_REMOVED): self.removed,
            int(E_NO_SALE): self.no_sale,
            int(E_ROUND): self.round,
            int(E_TOKEN): self.token,
            int(E_OVER): self.over,
        }

    def event(self, code: int, a: int, b: int, c: int, d: int) -> None:
        self.tellers[code](a, b, c, d)

    def say(self, key: str, who: int, **args: Any) -> None:
        """A line about a seat."""
        self.lines.append(Line(f"narrate-{key}", {"who": who, **args}))

    def fact(self, key: str, **args: Any) -> None:
        self.lines.append(Line(f"narrate-{key}", args))

    def area(self, area: int) -> str:
        return self.layout.area_name[area]

    def bid(self, seat: int, box: int, cubes: int, _: int) -> None:
        self.say("bid", seat, box=box + 1, cubes=cubes)

    def outbid(self, seat: int, box: int, cubes: int, _: int) -> None:
        self.say("outbid", seat, box=box + 1, cubes=cubes)

    def won(self, seat: int, box: int, cubes: int, _: int) -> None:
        self.say("won", seat, box=box + 1, cubes=cubes)

    def gain(self, seat: int, colour: int, by: int, space: int) -> None:
        self.say("gain", seat, colour=COLOURS[colour], by=by, space=space)

    def order(self, order: int, _b: int, _c: int, _d: int) -> None:
        seats = int(self.after.seats)
        row = [int(self.after.orders[order * seats + place]) for place in range(seats)]
        self.fact(ORDERS[order], seats=row)

    def built(self, seat: int, links: int, points: int, _: int) -> None:
        self.say("built", seat, links=links, points=points)

    def link(self, seat: int, a: int, b: int, _: int) -> None:
        self.fact("link", a=self.area(a), b=self.area(b))

    def spent(self, seat: int, means: int, count: int, _: int) -> None:
        if means == 0:
            self.say("spent-cubes", seat, count=count)
        else:
            self.say("spent", seat, colour=MEANS_NAMES[means], count=count)

    def opponents(self, area: int, count: int, _c: int, _d: int) -> None:
        self.fact("opponents", area=self.area(area), count=count, rule="W5.8")

    def connection(self, seat: int, points: int, _c: int, _d: int) -> None:
        self.say("connection", seat, points=points, rule="N5.2")

    def no_build(self, seat: int, by_itself: int, _c: int, _d: int) -> None:
        if by_itself:
            self.say("cannot-build", seat, rule="W5.10")
        else:
            self.say("no-build", seat)

    def bought(self, seat: int, train: int, _c: int, _d: int) -> None:
        layout = self.layout
        capacity = {"passengers": int(layout.seats_on[train]), "goods": int(layout.goods_on[train])}
        paid = len(self.lines)
        while paid and self.lines[paid - 1].key.startswith("narrate-spent"):
            paid -= 1  # the train is told before what was paid for it
        self.say("bought", seat, train=layout.train_id[train], price=int(layout.price[train]), **capacity)
        self.lines.insert(paid, self.lines.pop())

    def moved(self, seat: int, area: int, kind: int, train: int) -> None:
        piece = piece_name(self.layout, area, kind)
        self.say("moved", seat, piece=piece, area=self.area(area), train=self.layout.train_id[train])

    def passed(self, seat: int, by_itself: int, _c: int, _d: int) -> None:
        if by_itself:
            self.say("cannot-act", seat, rule="W6.10")
        else:
            self.say("passed", seat)

    def no_trains(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.say("no-trains", seat)

    def profit(self, seat: int, by: int, now: int, _: int) -> None:
        links = int(laid(self.after, seat))  # no link has moved since: takeovers are moves of their own
        self.say("profit", seat, earned=by + links, links=links, by=by, now=now)

    def points(self, seat: int, points: int, _c: int, _d: int) -> None:
        self.say("points", seat, points=points)

    def sold(self, seat: int, company: int, links: int, _: int) -> None:
        self.say("sold", seat, company=COMPANIES[company], links=links)

    def town(self, company: int, area: int, _c: int, _d: int) -> None:
        self.fact("town", company=COMPANIES[company], area=self.area(area))

    def removed(self, area: int, kind: int, count: int, _: int) -> None:
        rule = "W6.8"
        if kind == GOODS:
            rule = "W6.7" if self.layout.terrain[area] == HILL else "W6.6"
        piece = piece_name(self.layout, area, kind)
        self.fact("removed", area=self.area(area), piece=piece, count=count, rule=rule)

    def no_sale(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.say("no-sale", seat)

    def passed_over(self, before: DalesState) -> None:
        """W9.1 Who has links but no line that a company could take over is not asked, and learns why."""
        told = [line.key for line in self.lines]
        if before.phase != TAKEOVERS and "narrate-profit" not in told:
            return
        first = int(before.at) + 1 if before.phase == TAKEOVERS else 0
        last = int(self.after.at) if self.after.phase == TAKEOVERS else int(self.after.seats)
        end = next((k for k, key in enumerate(told) if key in ("narrate-round", "narrate-game-over")), len(told))
        later, self.lines = self.lines[end:], self.lines[:end]
        for place in range(first, last):
            seat = int(before.orders[place]) if before.phase == TAKEOVERS else int(self.after.orders[place])
            if laid(self.after, seat):
                self.say("cannot-sell", seat, rule="W9.1")
        self.lines += later

    def round(self, number: int, _b: int, _c: int, _d: int) -> None:
        self.fact("round", round=number + 1, rounds=int(self.layout.rounds))

    def token(self, box: int, colour: int, _c: int, _d: int) -> None:
        self.fact("token", box=box + 1, colour=COLOURS[colour])

    def over(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.fact("game-over")


def breakdown(state: DalesState) -> list[list[Score]]:
    """W10.2 Seat by seat, as if the game ended now."""
    return [seat_breakdown(state, seat) for seat in range(state.seats)]


def seat_breakdown(state: DalesState, seat: int) -> list[Score]:
    moved = moved_by(state, seat)
    pieces, sets = sum(moved.values()), min(moved.values())
    lines = []
    if state.layout.by_round:
        lines.append(Score("N7.1", int(state.points[seat]), "score-rounds", {"pieces": pieces}))
    else:
        lines.append(Score("W10.2", pieces, "score-pieces", {"pieces": pieces}))
    lines.append(Score("W10.2", int(SET_POINTS) * sets, "score-sets", {"sets": sets, **moved}))
    at = int(profit(state, seat))
    lines.append(Score("W10.2", at, "score-profit", {"profit": at}))
    links = int(laid(state, seat))
    lines.append(Score("W10.2", -links, "score-links", {"links": links}))
    return lines
