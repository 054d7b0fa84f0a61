"""Where a channel leads: checked when it is given, and kept in its row."""

from __future__ import annotations

import binascii
import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

import msgspec
from msgspec import Struct

from branchline.server.common.problems import brief, refused
from branchline.server.common.records import encode
from branchline.server.notices.guard import target_of

Style = Literal["discord", "slack", "ntfy", "json"]
MAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
POINT = 65  # bytes of a public key of P-256
AUTH = 16


class MailAddress(Struct):
    address: str
    asked: float  # when somebody was asked to confirm it last

    @property
    def about(self) -> str:
        """What a link to confirm is good for."""
        return f"{self.address} {self.asked}"


class WebhookAddress(Struct):
    address: str
    style: Style
    base: str = ""  # where its person reaches this house


class PushAddress(Struct):
    """What a browser subscribed to."""

    endpoint: str
    p256dh: str
    auth: str
    label: str = ""  # which browser it is
    device: str = ""  # the hash of its device's key; not known of those from before


class FeedAddress(Struct):
    """Nobody is sent anything: a calendar or a reader asks by itself."""


read_mail = msgspec.json.Decoder(MailAddress).decode
read_webhook = msgspec.json.Decoder(WebhookAddress).decode
read_push = msgspec.json.Decoder(PushAddress).decode


def mail_address(text: str, now: float) -> bytes:
    address = text.strip()
    if len(address) > 254 or not MAIL.fullmatch(address) or ".." in address or ".@" in address:
        raise refused(422, "bad-mail", "house-mail-wrong", address=brief(text, 80))
    return encode(MailAddress(address, now))


def webhook_address(text: str, style: Style | None, base: str) -> bytes:
    address = text.strip()
    target = target_of(address)
    return encode(WebhookAddress(address, style or style_of(target.host), base))


def style_of(host: str) -> Style:
    """What the services that everybody knows want to be sent.

    >>> style_of("discord.com"), style_of("hooks.slack.com"), style_of("ntfy.sh"), style_of("example.org")
    ('discord', 'slack', 'ntfy', 'json')
    """
    names: dict[str, Style] = {"discord": "discord", "discordapp": "discord", "slack": "slack", "ntfy": "ntfy"}
    return next((names[part] for part in host.split(".") if part in names), "json")


def push_address(endpoint: str, p256dh: str, auth: str, label: str, device: str) -> bytes:
    """The keys are checked now: with wrong ones nothing would ever arrive."""
    target_of(endpoint)
    if size_of(p256dh) != POINT or size_of(auth) != AUTH:
        raise refused(422, "bad-push", "house-push-wrong")
    return encode(PushAddress(endpoint, p256dh, auth, label, device))


def size_of(text: str) -> int:
    try:
        return len(from_base64(text))
    except (ValueError, binascii.Error):
        return 0


def from_base64(text: str) -> bytes:
    """As browsers write it: without the signs at the end."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def key_of(secret: bytes, purpose: Literal["confirm", "stop", "feed"], channel: str, about: str = "") -> str:
    """What only those know who were sent it: it opens one channel for one purpose. Nothing of it is stored."""
    return to_base64(hmac.digest(secret, f"{purpose}/{channel}/{about}".encode(), "sha256"))
