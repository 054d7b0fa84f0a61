"""What is said over a table's WebSocket, as types: by the visitor, and by the server."""

from __future__ import annotations

from typing import Literal

from branchline.server.common.messages import (
    ChatLine,
    Entry,
    In,
    Moment,
    NamedMove,
    Out,
    SeatNumber,
    Secret,
    TableState,
)


class Hello(In, tag="hello", tag_field="type"):
    """The first message. `since` asks for the entries after that number; `views` for the whole view with every move.

    `seat` says for which seat, where a device has several; `screen`, that this shows the table to everybody.
    """

    key: Secret | None = None
    seat: SeatNumber | None = None
    screen: bool = False
    since: Moment | None = None
    views: bool = True


class AskState(In, tag="state", tag_field="type"):
    """Send me everything again."""


class Ping(In, tag="ping", tag_field="type"):
    pass


FromClient = Hello | AskState | Ping


class Welcome(Out, tag="welcome", tag_field="type"):
    state: TableState
    entries: list[Entry]
    chat: list[ChatLine]


class Moved(Out, tag="moved", tag_field="type"):
    """Moves were made. `state` is for those who asked for views, `legal` for a seat that may act and did not."""

    seq: int
    entries: list[Entry]
    deciders: list[int]
    over: bool
    legal: list[NamedMove]
    state: TableState | None = None


class StateSent(Out, tag="state", tag_field="type"):
    """The table changed otherwise: a draft in another tab, a seat, an agreement, the end."""

    state: TableState


class ChatSent(Out, tag="chat", tag_field="type"):
    line: ChatLine


class Pong(Out, tag="pong", tag_field="type"):
    pass


class Closing(Out, tag="closing", tag_field="type"):
    """The last message before the server hangs up: why, and whether to come back."""

    why: Literal["restart", "freed", "too-slow", "bad-message", "closed", "too-many"]
    text: str
    retry: bool


FromServer = Welcome | Moved | StateSent | ChatSent | Pong | Closing
