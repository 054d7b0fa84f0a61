"""A private calendar and a news feed: what waits for a person now, for whoever has the address."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import format_datetime
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

from branchline.server import clock
from branchline.server.common.languages import house_texts, known
from branchline.server.common.records import read_card
from branchline.server.notices.wording import letter_of, told_of
from branchline.server.store.outbox import Kind

if TYPE_CHECKING:
    from branchline.server.house import House

QUARTER = 900  # seconds that an entry of the calendar takes
LINE = 73  # bytes of a calendar's line


class Waiting(NamedTuple):
    """One game that waits."""

    table: str
    seat: int
    since: float
    deadline: float
    title: str
    text: str
    link: str


async def waiting_for(house: House, person: str, base: str) -> tuple[str, list[Waiting]]:
    """In the person's language, which is said too."""
    box, now = house.store.outbox, clock.now()
    row = await house.store.person(person)
    language = known(row.language) if row is not None and row.language else "en"
    found = []
    for wait in await box.waits_of(person):
        card = await box.card(wait.table)
        info = house.library.infos.get(card[0]) if card is not None else None
        if wait.kind == "ended" or card is None or info is None:
            continue
        kind: Kind = "begin" if wait.kind == "luck" else "turn"
        told = told_of(kind, wait.table, wait.seat, read_card(card[1]), info, language, 0.0, "")
        letter = letter_of([told], [wait.table], language)
        when = (wait.since, wait.deadline)
        found.append(Waiting(wait.table, wait.seat, *when, letter.title, letter.lines[0], base + letter.path))
    return language, sorted(found, key=lambda one: one.deadline or now)


def calendar(games: list[Waiting]) -> bytes:
    """Each game stands where its time runs out; without a clock, where its wait began (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Branchline//Notices//EN", "METHOD:PUBLISH"]
    lines += ["X-WR-CALNAME:Branchline", "REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M"]
    for one in games:
        start = one.deadline or one.since
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}-{one.seat}-{int(one.since)}@branchline",
            f"DTSTAMP:{stamp(one.since)}",
            f"DTSTART:{stamp(start - QUARTER if one.deadline else start)}",
            f"DTEND:{stamp(start if one.deadline else start + QUARTER)}",
            f"SUMMARY:{written(one.title)}",
            f"DESCRIPTION:{written(one.text)}",
            f"URL:{one.link}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    return "".join(folded(line) for line in [*lines, "END:VCALENDAR"]).encode()


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def written(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """No line is longer than 75 bytes; the next one then begins with a space."""
    parts, rest = [], line.encode()
    while len(rest) > LINE:
        cut = LINE
        while rest[cut] & 0xC0 == 0x80:  # within a letter
            cut -= 1
        parts.append(rest[:cut])
        rest = rest[cut:]
    return b"\r\n ".join([*parts, rest]).decode() + "\r\n"


def news(games: list[Waiting], language: str, base: str) -> bytes:
    """RSS 2.0."""
    title = house_texts(language).say("notice-title-turns", count=len(games))
    items = [
        f"<item><title>{escape(one.title)}</title><description>{escape(one.text)}</description>"
        f'<link>{escape(one.link)}</link><guid isPermaLink="false">{one.table}-{one.seat}-{int(one.since)}</guid>'
        f"<pubDate>{format_datetime(datetime.fromtimestamp(one.since, UTC))}</pubDate></item>"
        for one in games
    ]
    head = f"<title>Branchline</title><link>{escape(base)}/</link><description>{escape(title)}</description>"
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>{head}<language>{language}</language>'
        f"<ttl>15</ttl>{''.join(items)}</channel></rss>\n"
    ).encode()
