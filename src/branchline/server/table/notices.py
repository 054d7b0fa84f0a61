"""What is pushed to those who are connected to a table. Each message is encoded once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.server.common.limits import Limits
from branchline.server.common.messages import ChatLine, TableState
from branchline.server.common.records import encode, read_said
from branchline.server.common.socket_messages import ChatSent, Closing, Moved, StateSent
from branchline.server.push.sockets import Socket
from branchline.server.push.wire import Frame
from branchline.server.store import ChatRow

if TYPE_CHECKING:
    from branchline.server.table.live_table import LiveTable

FREED = Closing("freed", "your seat was freed: ask the host of the table for an invitation", retry=False)


def state_of(table: LiveTable, viewer: int | None, limits: Limits) -> TableState:
    """All that a viewer may know about a table now."""
    core = table.core
    view: Any = table.view(viewer)
    return TableState(
        card=table.card(),
        seat=viewer,
        at=core.at(viewer),
        draft=table.drafted(viewer),
        may_undo=viewer in core.drafts,
        may_end=core.may_end(viewer),
        waiting=viewer is not None and core.waiting(viewer),
        view=view,
        agreed=[number for number, seat in enumerate(table.seats) if seat.body.agreed],
        to_agree=[] if table.over else table.to_agree(limits.pace),
        absent=table.absent(limits.absent),
        screen=table.on_screen,
    )


def push(table: LiveTable, limits: Limits) -> None:
    """Tell everybody what they have not been told yet; all is made ready first, so that it goes out in one burst."""
    made: dict[tuple[int | None, bool, int], Frame] = {}
    ready: list[tuple[Socket, Frame]] = []
    seq, over, deciders = table.seq, table.over, table.core.deciders
    for socket in table.sockets:
        if not socket.ready or socket.seq >= seq:
            continue
        seat = socket.seat
        key = (seat, socket.views, socket.seq)
        frame = made.get(key)
        if frame is None:
            entries: Any = [table.entry(step, seat) for step in table.core.since(socket.seq)]
            legal: Any = table.legal(seat) if seat is not None and seat in deciders else []
            state = state_of(table, seat, limits) if socket.views else None
            frame = made[key] = Frame(encode(Moved(seq, entries, deciders, over, legal, state)))
        ready.append((socket, frame))
    for socket, frame in ready:
        socket.seq = seq
        socket.put(frame)


def announce(table: LiveTable, limits: Limits, but: Socket | None = None) -> None:
    """The table changed otherwise: everybody (but one, who knows) gets it anew."""
    made: dict[int | None, Frame] = {}
    for socket in table.sockets:
        if socket.ready and socket is not but:
            if socket.seat not in made:
                made[socket.seat] = Frame(encode(StateSent(state_of(table, socket.seat, limits))))
            socket.put(made[socket.seat])


def announce_seat(table: LiveTable, seat: int, limits: Limits) -> None:
    """Something changed that only one seat may know: its draft."""
    sockets = [socket for socket in table.sockets if socket.seat == seat and socket.ready]
    if sockets:
        frame = Frame(encode(StateSent(state_of(table, seat, limits))))
        for socket in sockets:
            socket.put(frame)


def say(table: LiveTable, line: ChatLine) -> None:
    """A line of chat, to everybody."""
    frame = Frame(encode(ChatSent(line)))
    for socket in table.sockets:
        if not socket.ready:
            socket.early.append(line)
        elif line.number > socket.heard:
            socket.heard = line.number
            socket.put(frame)


def dismiss(table: LiveTable, seat: int, message: Closing) -> None:
    """Hang up on all sockets of a seat."""
    for socket in list(table.sockets):
        if socket.seat == seat:
            socket.leave(message, 4401)


def chat_line(row: ChatRow) -> ChatLine:
    said = read_said(row.body)
    return ChatLine(row.number, row.seat, said.name, said.text, row.time, said.key, said.args)
