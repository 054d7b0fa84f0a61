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
    StatePart,
    TableState,
)


class Hello(In, tag="hello", tag_field="type"):
    """The first message. `since` asks for the entries after that number; `views` for the whole view with every move, or
    with `parts` only for what has changed of it.

    `seat` says for which seat, where a device has several; `screen`, that this shows the table to everybody.
    """

    key: Secret | None = None
    seat: SeatNumber | None = None
    screen: bool = False
    since: Moment | None = None
    views: bool = True
    parts: bool = False


class AskState(In, tag="state", tag_field="type"):
    """Send me everything again: a part did not follow what I have."""


class Ping(In, tag="ping", tag_field="type"):
    """`acting`: a person has touched the page since the last one, so they need no notice of what happens here."""

    acting: bool = False


FromClient = Hello | AskState | Ping


class Welcome(Out, tag="welcome", tag_field="type"):
    number: int  # of this state: the next part is one more
    state: TableState
    entries: list[Entry]
    chat: list[ChatLine]
    now: float  # by the clock that deadlines follow


class Moved(Out, tag="moved", tag_field="type", omit_defaults=True):
    """Moves were made. `part` is for those who take parts, `state` for those who take whole views; others are sent the
    moves they may choose from in `legal`."""

    seq: int
    entries: list[Entry]
    deciders: list[int]
    over: bool
    legal: list[NamedMove]
    state: TableState | None = None
    part: StatePart | None = None


class Changed(Out, tag="changed", tag_field="type"):
    """The table changed otherwise: a draft in another tab, a seat, an agreement, the end."""

    part: StatePart


class StateSent(Out, tag="state", tag_field="type"):
    """All of it: it was asked for, or the table changed otherwise and this visitor takes no parts."""

    number: int
    state: TableState


class ChatSent(Out, tag="chat", tag_field="type"):
    line: ChatLine


class Pong(Out, tag="pong", tag_field="type"):
    pass


class Closing(Out, tag="closing", tag_field="type"):
    """The last message before the server hangs up: why, and whether to come back."""

    why: Literal["restart", "freed", "removed", "late", "too-slow", "bad-message", "closed", "too-many"]
    text: str
    retry: bool


FromServer = Welcome | Moved | Changed | StateSent | ChatSent | Pong | Closing
