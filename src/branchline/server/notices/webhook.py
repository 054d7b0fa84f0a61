"""Webhooks: one plain POST, as Discord, Slack, ntfy or a program of one's own wants it."""

from __future__ import annotations

from branchline.server.common.records import encode
from branchline.server.notices.addresses import Style, WebhookAddress
from branchline.server.notices.client import Reply, Unsent, post
from branchline.server.notices.guard import Guard
from branchline.server.notices.wording import Letter

BUSY = (408, 425, 429)
GONE = (404, 410)
JSON = {"content-type": "application/json"}


async def send(guard: Guard, to: WebhookAddress, letter: Letter, base: str) -> None:
    body, headers = content(to.style, letter, base + letter.path)
    check(await post(guard, to.address, body, headers))


def content(style: Style, letter: Letter, link: str) -> tuple[bytes, dict[str, str]]:
    """What is sent. A player's name must not become a mention, a link or a header there."""
    text = "\n".join(letter.lines)
    if style == "ntfy":
        return text.encode(), {
            "title": header(letter.title),
            "click": link,
            "content-type": "text/plain; charset=utf-8",
        }
    if style == "discord":
        said = f"**{marked(letter.title)}**\n{marked(text)}\n<{link}>"
        return encode({"content": said, "allowed_mentions": {"parse": []}}), JSON
    if style == "slack":
        return encode({"text": f"*{escaped(letter.title)}*\n{escaped(text)}\n<{link}>"}), JSON
    fields = {"title": letter.title, "text": text, "link": link, "waiting": letter.waiting, "urgent": letter.urgent}
    return encode(fields), JSON


def header(text: str) -> str:
    """A header of HTTP holds ASCII; ntfy reads others in the words of RFC 2047."""
    from email.header import Header

    return text if text.isascii() else Header(text, "utf-8", maxlinelen=10_000).encode()


def marked(text: str) -> str:
    """With no meaning to Discord's Markdown."""
    return "".join(f"\\{sign}" if sign in "\\*_~`|<>[]()#@" else sign for sign in text)


def escaped(text: str) -> str:
    """As Slack asks for it; and with no signs of its Markdown in a name."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("*", "∗").replace("`", "'")


def check(reply: Reply) -> None:
    """Unsent unless it was taken: what cannot be mended by trying again is final."""
    if 200 <= reply.status < 300:
        return
    facts = {"status": reply.status}
    if reply.status >= 500 or reply.status in BUSY:
        raise Unsent("notice-busy", facts)
    raise Unsent("notice-refused", facts, final=True, gone=reply.status in GONE)
