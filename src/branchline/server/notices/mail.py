"""Mail, by an SMTP server of the operator's: plain text, with one click to stop it."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from branchline.core.errors import BranchlineError
from branchline.server.common.languages import house_texts
from branchline.server.notices.client import Unsent
from branchline.server.notices.policy import CONFIRM, HOUR
from branchline.server.notices.wording import Letter

PATIENCE = 20.0  # seconds for each step
PORTS = {"smtp": 587, "smtps": 465}
PLAIN = 25  # the port of a server on this machine or network that wants no encryption
REFUSED = range(500, 600)
EXAMPLE = "smtp://user:password@mail.example.org or smtps://…"


class BadMailServer(BranchlineError):
    """The operator has named no server that mail could be given to."""


class MailServer(NamedTuple):
    host: str
    port: int
    user: str | None
    password: str | None
    secure: bool  # from the first byte; else by STARTTLS, where there is a password always


def mail_server(address: str) -> MailServer:
    """
    >>> mail_server("smtp://me:my%20secret@mail.example.org")
    MailServer(host='mail.example.org', port=587, user='me', password='my secret', secure=False)
    """
    parts = urlsplit(address)
    try:
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise BadMailServer(f"{hidden(address)!r} is no mail server: write it as {EXAMPLE}") from None
    if not parts.hostname or (parts.username is None) != (parts.password is None):
        raise BadMailServer(f"{hidden(address)!r} is no mail server: write it as {EXAMPLE}")
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps")


def hidden(address: str) -> str:
    """Without its password, which is nobody's business in a log."""
    head, at, tail = address.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else address


def letter_mail(to: str, sender: str, letter: Letter, base: str, stop: tuple[str, str], language: str) -> EmailMessage:
    """A notice; `stop` is where one click ends them, for a mail program and for a person."""
    texts = house_texts(language)
    click, page = stop
    lines = [*letter.lines, "", texts.say("mail-open"), base + letter.path, "", "-- ", texts.say("mail-stop"), page]
    mail = new_mail(to, sender, letter.title, lines)
    mail["List-Unsubscribe"] = f"<{click}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(to: str, sender: str, link: str, language: str) -> EmailMessage:
    texts = house_texts(language)
    lines = [
        *(texts.say("mail-confirm"), "", texts.say("mail-confirm-open", hours=int(CONFIRM / HOUR)), link),
        *("", texts.say("mail-confirm-else")),
    ]
    return new_mail(to, sender, texts.say("mail-confirm-title"), lines)


def new_mail(to: str, sender: str, title: str, lines: list[str]) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = Address("Branchline", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = title
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n".join(lines) + "\n", cte="quoted-printable" if max(map(len, lines)) > 900 else None)
    return mail


async def send(server: MailServer, mail: EmailMessage) -> None:
    import aiosmtplib

    try:
        await aiosmtplib.send(
            mail,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.secure,
            start_tls=True if server.user and not server.secure else None,
            timeout=PATIENCE,
        )
    except aiosmtplib.SMTPRecipientsRefused as why:
        final = any(one.code in REFUSED for one in why.recipients)
        raise Unsent("notice-mail-refused" if final else "notice-mail-down", final=final) from None
    except aiosmtplib.SMTPAuthenticationError as why:
        raise Unsent("notice-mail-password") from why
    except (aiosmtplib.SMTPException, OSError) as why:
        raise Unsent("notice-mail-down") from why
