"""What is pushed to those who are connected to a table. Each message is encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from branchline.server.common.limits import Limits
from branchline.server.common.messages import ChatLine, StatePart, TableState
from branchline.server.common.records import encode, read_said
from branchline.server.common.socket_messages import Changed, ChatSent, Closing, Moved, StateSent
from branchline.server.push.sockets import Socket
from branchline.server.push.wire import Frame
from branchline.server.store import ChatRow
from branchline.server.table.shown import STANDING, Now, Shown, parts_of

if TYPE_CHECKING:
    from branchline.server.table.live_table import LiveTable

FREED = Closing("freed", "your seat was freed: ask the host of the table for an invitation", retry=False)
REMOVED_DEVICE = Closing("removed", "this device was removed from its person's devices", retry=False)
LATE = Closing("late", "your device did not add its luck in time, so your seat was freed", retry=False)
REMOVED = Closing("closed", "the operator closed this table before anything was dealt", retry=False)


def state_of(table: LiveTable, viewer: int | None, limits: Limits) -> TableState:
    """All that a viewer may know about a table now."""
    view: Any = table.view(viewer)
    standing = standing_of(table, viewer, shared_by_all(table, limits))
    return TableState(card=table.card(), view=view, **dict(zip(STANDING, standing, strict=True)))


def shared_by_all(table: LiveTable, limits: Limits) -> tuple[Any, ...]:
    """Who wants to end the table, who has to, who is absent, and whether it is shown on a screen."""
    agreed = [number for number, seat in enumerate(table.seats) if seat.body.agreed]
    to_agree = [] if table.over else table.to_agree(limits.pace)
    return agreed, to_agree, table.absent(limits.absent), table.on_screen


def standing_of(table: LiveTable, viewer: int | None, shared: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a state says beside card and view, in the order of STANDING."""
    core = table.core
    if viewer is None or viewer not in core.drafts:
        return viewer, core.seq, [], False, False, False, *shared
    return viewer, core.at(viewer), table.drafted(viewer), True, core.may_end(viewer), core.waiting(viewer), *shared


# Parts


def now_for(table: LiveTable, viewers: Iterable[int | None], limits: Limits) -> list[Now]:
    """The table as it is for these viewers."""
    card, shared, state_for = table.card(), shared_by_all(table, limits), table.core.state_for
    return [
        Now(
            state_for(viewer),
            card,
            standing_of(table, viewer, shared),
            table.legal(viewer) if viewer is not None else None,
        )
        for viewer in viewers
    ]


def parts_for(table: LiveTable, viewers: Collection[int | None], limits: Limits) -> dict[int | None, StatePart]:
    """What these viewers, who take parts, have not been told; nothing for whom nothing has changed."""
    viewers = [viewer for viewer in viewers if viewer in table.seen]
    if not viewers:
        return {}
    nows = now_for(table, viewers, limits)
    return parts_of(table.game, [(table.seen[viewer], now) for viewer, now in zip(viewers, nows, strict=True)])


def numbered_state(table: LiveTable, socket: Socket, limits: Limits) -> tuple[int, TableState]:
    """All of it, and its number. What the viewer's other sockets have not been told by now, they are told."""
    viewer = socket.seat
    if socket.parts and table.dealt:
        if viewer not in table.seen:
            table.seen[viewer] = Shown(viewer, now_for(table, [viewer], limits)[0])
        others = [other for other in table.sockets if other.seat == viewer and other.ready and other is not socket]
        give(table, others, parts_for(table, [viewer], limits), limits)
        socket.number = table.seen[viewer].number
    return socket.number, state_of(table, viewer, limits)


def whole(table: LiveTable, socket: Socket, limits: Limits) -> Frame:
    return Frame(encode(StateSent(*numbered_state(table, socket, limits))))


def give(table: LiveTable, sockets: list[Socket], parts: dict[int | None, StatePart], limits: Limits) -> None:
    """A part for each of those who take parts; all of it for one that it does not follow for."""
    made: dict[int | None, Frame] = {}
    for socket in sockets:
        part = parts.get(socket.seat) if socket.parts else None
        if part is None:
            continue
        if socket.number != part.number - 1:
            socket.put(whole(table, socket, limits))
            continue
        if socket.seat not in made:
            made[socket.seat] = Frame(encode(Changed(part)))
        socket.number = part.number
        socket.put(made[socket.seat])


# News


def push(table: LiveTable, limits: Limits) -> None:
    """Tell everyone of moves they have not been told of; all is made ready first, so that it goes out in one burst."""
    behind = [socket for socket in table.sockets if socket.ready and socket.seq < table.seq]
    parts = parts_for(table, {socket.seat for socket in behind if socket.parts}, limits)
    made: dict[tuple[object, ...], Frame] = {}
    ready: list[tuple[Socket, Frame, StatePart | None]] = []
    for socket in behind:
        part = parts.get(socket.seat) if socket.parts else None
        if part is not None and socket.number != part.number - 1:
            part = None
        key = (socket.seat, socket.parts, socket.views, socket.seq, part is None)
        if key not in made:
            made[key] = Frame(encode(moved(table, socket, part, limits)))
        ready.append((socket, made[key], part))
    for socket, frame, part in ready:
        socket.seq = table.seq
        socket.put(frame)
        if part is not None:
            socket.number = part.number
        elif socket.parts and (socket.seat in parts or socket.seat not in table.seen):
            socket.put(whole(table, socket, limits))


def moved(table: LiveTable, socket: Socket, part: StatePart | None, limits: Limits) -> Moved:
    """The moves that a socket was not told of, and what it asked for beside them."""
    seat, deciders = socket.seat, table.core.deciders
    entries: Any = [table.entry(step, seat) for step in table.core.since(socket.seq)]
    news = Moved(table.seq, entries, deciders, table.over, [], part=part)
    if socket.views and not socket.parts:
        news.state = state_of(table, seat, limits)
    if not socket.parts and seat is not None and seat in deciders:
        news.legal = table.legal(seat)
    return news


def announce(table: LiveTable, limits: Limits, but: Socket | None = None) -> None:
    """The table changed otherwise: everyone (but one, who knows) is told."""
    tell(table, [socket for socket in table.sockets if socket.ready and socket is not but], limits)


def announce_seat(table: LiveTable, seat: int, limits: Limits) -> None:
    """Something changed that only one seat may know: its draft."""
    tell(table, [socket for socket in table.sockets if socket.ready and socket.seat == seat], limits)


def tell(table: LiveTable, sockets: list[Socket], limits: Limits) -> None:
    """Tell these how the table is: what has changed, or all of it to those who take no parts. Before the deal there are
    none, and with it everyone gets all of it."""
    fresh = [socket for socket in sockets if socket.parts and socket.seat not in table.seen]
    for socket in fresh:
        socket.put(whole(table, socket, limits))
    sockets = [socket for socket in sockets if socket not in fresh]
    give(table, sockets, parts_for(table, {socket.seat for socket in sockets if socket.parts}, limits), limits)
    made: dict[int | None, Frame] = {}
    for socket in sockets:
        if not socket.parts:
            if socket.seat not in made:
                made[socket.seat] = whole(table, socket, limits)
            socket.put(made[socket.seat])


def say(table: LiveTable, line: ChatLine) -> None:
    """A line of chat, to everybody."""
    frame = Frame(encode(ChatSent(line)))
    for socket in table.sockets:
        if not socket.ready:
            socket.early.append(line)
        elif line.number > socket.heard:
            socket.heard = line.number
            socket.put(frame)


def shut_out(table: LiveTable, people: Sequence[str | None]) -> None:
    """Hang up on the devices that open their seats no more: a seat has another person than before, or none; or the
    device was removed."""
    for socket in list(table.sockets):
        if socket.seat is not None and socket.key not in table.seats[socket.seat].keys:
            same = people[socket.seat] == table.seats[socket.seat].person
            socket.leave(REMOVED_DEVICE if same else FREED, 4401)


def dismiss(table: LiveTable, seat: int, message: Closing) -> None:
    """Hang up on all sockets of a seat."""
    for socket in list(table.sockets):
        if socket.seat == seat:
            socket.leave(message, 4401)


def chat_line(row: ChatRow) -> ChatLine:
    said = read_said(row.body)
    return ChatLine(row.number, row.seat, said.name, said.text, row.time, said.key, said.args)
