"""Messages about notices: how a person is reached, and what they want to hear. Only their own devices are told them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from branchline.server.common.messages import In, Json, Language, Out, Secret

ChannelKind = Literal["mail", "webhook", "push", "feed"]
NoticeKind = Literal["turn", "warn", "ended", "mention", "invitation", "analysis"]
WebhookStyle = Literal["discord", "slack", "ntfy", "json"]
WebAddress = Annotated[str, Meta(min_length=1, max_length=2000)]
ChannelId = Annotated[str, Meta(max_length=40)]
BrowserKey = Annotated[str, Meta(max_length=200)]


class ChannelCard(Out):
    """One way to reach a person."""

    id: str
    kind: ChannelKind
    where: str  # the mail address, the webhook's host, the browser
    ready: bool  # false: a mail address that is not confirmed, or one that takes nothing any more
    added: float
    told: float  # when something arrived last; 0: nothing has yet
    trouble: str  # the key of why the last notice did not arrive
    args: Json
    calendar: str = ""  # of a feed: where a calendar asks
    news: str = ""  # and where a reader does
    style: WebhookStyle | None = None


class NoticeCard(Out):
    """How a person is reached, what they want to hear, and which channels this house has."""

    channels: list[ChannelCard]
    kinds: list[NoticeKind]
    hours: float  # for which mail waits, where something quicker tells them too
    mail: bool
    push: str | None  # the key that a browser subscribes with; without it there is no push


class SetWishes(In):
    kinds: Annotated[list[NoticeKind], Meta(max_length=10)]
    hours: Annotated[float, Meta(ge=0, le=240)]
    language: Language | None = None  # notices speak it from now on


class NewChannel(In):
    """A mail address or a webhook; what a browser subscribed to; or a feed, which needs nothing."""

    kind: ChannelKind
    address: WebAddress = "-"
    style: WebhookStyle | None = None  # how the webhook wants it, if the address does not say
    p256dh: BrowserKey = ""
    auth: BrowserKey = ""
    label: Annotated[str, Meta(max_length=60)] = ""  # what the browser is called
    language: Language | None = None


class NoticeCount(Out):
    """How often something came of a kind of channel, since the store began."""

    kind: ChannelKind
    outcome: str  # sent, failed (and tried again), refused (for good), removed
    number: int
    last: float
    why: str  # the last time; with nobody’s address in it


class WaitingChannels(Out):
    kind: ChannelKind
    channels: int
    waiting: int  # on how many of them something is still to be sent


class NoticeReport(Out):
    """What the operator sees of notices: no address and no name."""

    mail: bool
    push: bool
    address: str  # where links lead
    counts: list[NoticeCount]
    channels: list[WaitingChannels]


class GivenKey(In):
    """What a link in a mail knows."""

    key: Secret


class KnownChannel(Out):
    """What a link in a mail was about."""

    where: str
    ready: bool
