"""What the operator has said about notices, checked when the server starts; and the keys that the house makes."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct

from branchline.core.errors import BranchlineError
from branchline.server.notices import webpush
from branchline.server.notices.guard import Guard
from branchline.server.notices.mail import MailServer, mail_server
from branchline.server.store import Store

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY = "notices-key"  # what the links in notices are made from
PUSH_KEY = "push-key"
CONTACT = re.compile(r"(mailto:[^@\s]+@[^@\s]+|https://[^\s]+)")
NEEDED = "pip install 'branchline[notices]'"


class BadNoticeSettings(BranchlineError):
    """What was said about notices cannot be."""


class NoticeSettings(Struct, frozen=True):
    """Mail and push are off until they are named here."""

    mail: str | None = None  # the SMTP server
    sender: str | None = None  # whom mail is from
    push: str | None = None  # whom a push service may write to: mailto:…
    address: str | None = None  # where people reach this house, for the links in notices
    networks: tuple[str, ...] = ()  # private ones that notices may be sent to


class Means(Struct):
    """What this house sends notices with."""

    guard: Guard
    base: str = ""  # of links; "": as the person's own browser wrote it
    mail: MailServer | None = None
    sender: str = ""
    contact: str = ""
    secret: bytes = b""
    keys: Vapid02 | None = None

    @property
    def push_key(self) -> str | None:
        return webpush.public_key(self.keys) if self.keys is not None else None


def means_of(settings: NoticeSettings, names: list[str]) -> Means:
    """All of it checked; refused with what would be right."""
    means = Means(Guard(settings.networks), base_of(settings.address, names))
    if settings.mail is not None:
        needs("aiosmtplib", "--mail")
        means.mail = mail_server(settings.mail)
        if not means.base:
            raise BadNoticeSettings("--mail needs to know where its links lead: give --address https://NAME as well")
        host = urlsplit(means.base).hostname or ""
        means.sender = settings.sender or f"branchline@{host}"
        if not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", means.sender):
            raise BadNoticeSettings(f"--mail-from must be a mail address, not {means.sender!r}")
    if settings.push is not None:
        for package in ("py_vapid", "http_ece"):
            needs(package, "--push")
        if not CONTACT.fullmatch(settings.push):
            raise BadNoticeSettings(
                f"--push names whom a push service may write to: mailto:you@example.org, not {settings.push!r}"
            )
        means.contact = settings.push
    return means


def needs(package: str, option: str) -> None:
    from importlib.util import find_spec

    if find_spec(package) is None:
        raise BadNoticeSettings(f"{option} needs the package {package}: {NEEDED}")


def base_of(address: str | None, names: list[str]) -> str:
    if address is None:
        return f"https://{names[0]}" if names else ""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise BadNoticeSettings(
            f"--address is where people reach this server, as https://trains.example.org: {address!r}"
        )
    return f"{parts.scheme}://{parts.netloc}"


async def make_keys(means: Means, store: Store) -> None:
    """The house's own, the same for all processes on one store."""
    means.secret = await store.kept(KEY) or await store.keep(KEY, secrets.token_bytes(32))
    if means.contact:
        means.keys = webpush.keys_of(await store.kept(PUSH_KEY) or await store.keep(PUSH_KEY, webpush.new_keys()))
