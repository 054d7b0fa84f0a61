"""What a notice says, in the reader's language: which game, with whom, how much time is left. No move and nothing
hidden is in it, and nothing that a player has written but their name: it opens the table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from branchline.core.game import GameInfo
from branchline.locale import Texts, title_of
from branchline.server.common.languages import house_texts
from branchline.server.common.messages import TableCard
from branchline.server.notices.policy import TOLD_AS_WAITS
from branchline.server.store.outbox import Kind

ALL_GAMES = "/tables"  # the page of a person's own games
MOST_NAMED = 60  # tables: a push has 4 KB
LONGEST = 800  # signs: a push of UTF-8 has 4 KB, and Discord takes 2,000 with a backslash before each


class Tidings(Struct):
    """One thing to tell, with what its sentence needs."""

    kind: Kind
    table: str
    game: str  # its title, in the reader's language
    others: list[str]  # who else plays
    left: float = 0.0  # seconds until time runs out; 0: it does not
    who: str = ""  # who has mentioned or invited them

    @property
    def out(self) -> bool:
        """Time has run out by now: the house was down, or the mail server."""
        return self.kind == "warn" and self.left <= 0


class Letter(Struct):
    """What goes out on one channel at one time."""

    title: str
    lines: list[str]
    path: str  # what it opens
    tag: str  # a later letter of the same tag takes its place
    waiting: int = 0  # how many games wait for the reader
    tables: list[str] = []  # whose waits it tells of, and nothing else: once none of them waits, it is stale
    still: list[str] | None = None  # the tables that wait; None: too many to name
    urgent: bool = False


def told_of(
    kind: Kind, table: str, seat: int, card: TableCard, info: GameInfo, language: str, left: float, who: str
) -> Tidings:
    names = [one.name for one in card.seats if one.seat != seat and one.bot is None]
    return Tidings(
        kind, table, title_of(info, language), [plain(name) for name in names if name.strip()], left, plain(who)
    )


def plain(name: str) -> str:
    """A name in one line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def letter_of(told: Sequence[Tidings], waiting: Sequence[str], language: str) -> Letter:
    """All of it in one letter. `told` is not empty; `waiting` are the tables that wait for the reader."""
    texts = house_texts(language)
    lines = shortened([line_of(one, texts) for one in told], texts)
    urgent = any(one.kind == "warn" for one in told)
    about = [one.table for one in told] if all(one.kind in TOLD_AS_WAITS for one in told) else []
    still = list(waiting) if len(waiting) <= MOST_NAMED else None
    if len(about) > MOST_NAMED:
        about = []
    if len(told) == 1:
        one = told[0]
        return Letter(title_for(one, texts), lines, f"/t/{one.table}", one.table, len(waiting), about, still, urgent)
    turns = sum(one.kind in TOLD_AS_WAITS for one in told)
    title = texts.say("notice-title-turns", count=turns) if turns > 1 else title_for(told[0], texts)
    return Letter(title, lines, ALL_GAMES, "several", len(waiting), about, still, urgent)


def shortened(lines: list[str], texts: Texts) -> list[str]:
    """No service takes a letter of any length: of very many lines the first are sent, and how many more there are."""
    kept, size = lines[:1], len(lines[0])
    for line in lines[1:]:
        size += len(line)
        if size > LONGEST:
            return [*kept, texts.say("notice-more", count=len(lines) - len(kept))]
        kept.append(line)
    return kept


def title_for(one: Tidings, texts: Texts) -> str:
    if one.kind in ("mention", "invitation"):
        return texts.say(f"notice-title-{one.kind}", who=one.who or texts.say("notice-someone"))
    return texts.say("notice-title-out" if one.out else f"notice-title-{one.kind}", game=one.game)


def line_of(one: Tidings, texts: Texts) -> str:
    game = one.game
    if one.others:
        game = texts.say("notice-game-with", game=game, others=texts.join(one.others))
    if one.kind in ("mention", "invitation"):
        return texts.say(f"notice-{one.kind}", who=one.who or texts.say("notice-someone"), game=one.game)
    if one.out:
        return texts.say("notice-out", game=game)
    if one.kind == "warn":
        hours = int(one.left // 3600)
        if hours:
            return texts.say("notice-warn-hours", game=game, hours=hours)
        return texts.say("notice-warn-minutes", game=game, minutes=max(1, int(one.left // 60)))
    return texts.say(f"notice-{one.kind}", game=game)
