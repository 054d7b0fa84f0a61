"""A player's tickets, and what each of them still lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from branchline.core.game import Json
from branchline.games.ticket_to_ride.faces.route_table import FEWEST_LETTERS, RouteTable
from branchline.terminal.paint import Paint, clip, columns_of, flow, width


class TicketList:
    """Writes tickets as rows, with routes as the board's table writes them."""

    def __init__(self, table: RouteTable, paint: Paint, say: Callable[..., str]) -> None:
        """`say`: a text of the screen by its key."""
        self.say = say
        self.table = table
        self.board = table.board
        self.paint = paint

    def rows(self, tickets: Sequence[Json], columns: int, few: int) -> list[str]:
        """Open tickets with what they lack, one to a row if there are few; settled ones side by side."""
        tickets = sorted(tickets, key=lambda ticket: -int(ticket["points"]))
        rows = self.open_rows([ticket for ticket in tickets if ticket["lacks"]], columns, few)
        for sign, what, settled in (("✓", self.say("met"), []), ("✗", self.say("never"), None)):
            names = [self.name(ticket, brief=True).strip() for ticket in tickets if ticket["lacks"] == settled]
            if names:
                row = flow(
                    ["  " + self.say("which", what=f"{sign}  {what}", which="").rstrip(), *names],
                    columns,
                    indent="     ",
                    gap="  ",
                )
                rows += row if len(rows) + len(row) <= few + 1 else [f"  {sign}  {len(names)} {what}"]
        return rows

    def open_rows(self, tickets: Sequence[Json], columns: int, few: int) -> list[str]:
        if len(tickets) <= few:
            return [self.fitting(ticket, columns) for ticket in tickets]
        if len(tickets) <= 2 * few:
            return columns_of([clip(self.ticket(one, brief=True), columns // 2 - 1) for one in tickets], columns)
        return columns_of([f"{self.name(one, brief=True)} {self.lacking(one['lacks'])}" for one in tickets], columns)

    def fitting(self, ticket: Json, columns: int) -> str:
        """A ticket, with its places in full if that leaves room for the routes."""
        row = self.ticket(ticket, brief=False)
        return row if width(row) <= columns else self.ticket(ticket, brief=True)

    def ticket(self, ticket: Json, *, brief: bool) -> str:
        start = self.board.place_index[ticket["from"]]
        return f"{self.name(ticket, brief=brief)} {self.lacks(ticket['lacks'], start)}"

    def name(self, ticket: Json, *, brief: bool) -> str:
        a, b = self.board.place_index[ticket["from"]], self.board.place_index[ticket["to"]]
        codes = self.table.codes(FEWEST_LETTERS)
        name = f"{codes[a]}-{codes[b]}" if brief else f"{self.board.place_name[a]} – {self.board.place_name[b]}"
        return f"{ticket['points']:>3}  {name}"

    def lacks(self, routes: Sequence[str] | None, start: int) -> str:
        """What a ticket still lacks: the fewest trains, and by which routes."""
        trains = self.lacking(routes)
        return self.say("which", what=trains, which=" ".join(self.way(routes, start))) if routes else trains

    def lacking(self, routes: Sequence[str] | None) -> str:
        if routes is None:
            return self.say("never-one")
        if not routes:
            return f"✓ {self.say('met')}"
        return self.say(
            "lacks", trains=sum(int(self.board.route_length[self.board.route_index[one]]) for one in routes)
        )

    def way(self, routes: Sequence[str], start: int) -> Iterator[str]:
        """Routes in the order travelled: `Lei4O Dre3K` from the start, then `Reg-Nür3G` after a gap."""
        codes = self.table.codes(FEWEST_LETTERS)
        ends = [self.table.group(route) for route in routes]
        here = start
        for k, group in enumerate(ends):
            touches = here in group
            if not touches:
                following = ends[k + 1] if k + 1 < len(ends) else frozenset()
                here = min(group - following or group)
            there = next(iter(group - {here}))
            step = codes[there] + self.table.price(self.table.groups[group])
            yield step if touches else f"{codes[here]}-{step}"
            here = there
