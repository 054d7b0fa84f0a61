"""Refusals: every error that leaves the house, with its HTTP status."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from branchline.bots.bot import CannotPlay, UnknownBot
from branchline.core.errors import (
    BadBoard,
    BadLesson,
    BadLog,
    BadMove,
    BadOption,
    BadPosition,
    BadSeats,
    Barrier,
    BranchlineError,
    GameOver,
    IllegalMove,
    NoSuchSeat,
    NotYourTurn,
    OtherRulesVersion,
    StaleMove,
    UnknownGame,
)
from branchline.locale import ENGLISH, Argument, TextError, UnknownCatalogue, UnknownLanguage
from branchline.server.common.languages import house_texts, told
from branchline.server.common.messages import Problem
from branchline.server.common.pace import BadPace
from branchline.server.store import StoreDown

LONGEST_VALUE = 200  # letters of what was sent that a refusal repeats
LONGEST_TEXT = 600  # of a refusal as a whole; none of ours is as long


class Refused(BranchlineError):
    """A request that cannot be granted, for a reason of the house."""

    def __init__(self, status: int, error: str, text: str, at: int | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.at = at
        self.key: str | None = None
        self.facts: dict[str, Argument] = {}


def refused(status: int, error: str, key: str, /, at: int | None = None, **args: Argument) -> Refused:
    """A refusal that a player may read: its text is a message for all games, so that a page says it in its language."""
    why = Refused(status, error, told(ENGLISH, key, args), at)
    why.key, why.facts = key, args
    return why


class NoSuchBoard(Refused):
    def __init__(self, game: str, board: str) -> None:
        super().__init__(404, "no-such-board", f"{game} has no board {board[:40]!r}")


def no_such_table(table: str) -> Refused:
    return refused(404, "no-such-table", "house-no-table", table=table[:40])


def revoked() -> Refused:
    return refused(401, "revoked", "house-revoked")


def seat_taken() -> Refused:
    return refused(409, "seat-taken", "house-seat-taken")


def bad_pace(why: BadPace) -> Refused:
    facts: dict[str, Any] = why.facts
    return refused(422, "bad-pace", why.key, **facts)


def expired() -> Refused:
    return refused(409, "expired", "house-expired")


def not_allowed(key: str) -> Refused:
    return refused(403, "not-allowed", key)


def bad_message(text: str) -> Refused:
    return Refused(400, "bad-message", text)


def too_many(key: str) -> Refused:
    return refused(429, "too-many", key)


NAMED: dict[type[BranchlineError], tuple[int, str]] = {
    IllegalMove: (422, "illegal-move"),
    BadMove: (422, "bad-move"),
    NotYourTurn: (409, "not-your-turn"),
    StaleMove: (409, "stale-move"),
    GameOver: (409, "game-over"),
    Barrier: (409, "barrier"),
    BadSeats: (422, "bad-seats"),
    BadOption: (422, "bad-option"),
    BadBoard: (422, "bad-board"),
    BadLog: (422, "bad-log"),
    BadPosition: (422, "bad-position"),
    BadLesson: (404, "no-such-lesson"),
    UnknownGame: (404, "no-such-game"),
    UnknownBot: (422, "no-such-bot"),
    CannotPlay: (422, "bot-cannot-play"),
    NoSuchSeat: (422, "no-such-seat"),
    OtherRulesVersion: (409, "other-rules-version"),
    UnknownLanguage: (404, "no-such-language"),
    UnknownCatalogue: (404, "no-such-texts"),
    StoreDown: (503, "store-down"),
}


def brief(text: str, most: int = LONGEST_VALUE) -> str:
    """What somebody sent, repeated to them: its beginning is enough."""
    return text if len(text) <= most else text[:most] + "…"


def brief_facts(facts: Any) -> Any:
    if isinstance(facts, str):
        return brief(facts)
    if isinstance(facts, Mapping):
        return {brief(str(name)): brief_facts(fact) for name, fact in facts.items()}
    if isinstance(facts, list | tuple):
        return [brief_facts(fact) for fact in facts[:LONGEST_VALUE]]
    return facts


def problem_of(
    why: BranchlineError, say: Callable[[BranchlineError], str] = str, language: str = ENGLISH
) -> tuple[int, Problem]:
    """The answer to a refused request, in a language. `say` puts what a game refuses into words for who asked."""
    if isinstance(why, Refused):
        text = str(why) if why.key is None else told(language, why.key, why.facts)
        return why.status, Problem(why.error, text, key=why.key, args=dict(why.facts), at=why.at)
    if isinstance(why, StoreDown):
        return 503, Problem("store-down", house_texts(language).say("house-down"), key="house-down")
    if isinstance(why, IllegalMove):
        why = IllegalMove(why.rule, why.key, brief_facts(why.facts))
    status, error = next((named for kind, named in NAMED.items() if isinstance(why, kind)), (422, "refused"))
    try:
        problem = Problem(error, brief(say(why), LONGEST_TEXT))
    except TextError:
        problem = Problem(error, brief(str(why), LONGEST_TEXT))
    if isinstance(why, IllegalMove):
        problem.rule, problem.key, problem.args = why.rule, why.key, dict(why.facts)
    elif isinstance(why, NotYourTurn):
        problem.key, problem.args = "refuse-not-your-turn", {"turn": why.turn}
    elif isinstance(why, GameOver):
        problem.key = "refuse-game-over"
    elif isinstance(why, Barrier):
        problem.key = why.key
    elif isinstance(why, StaleMove):
        problem.key, problem.args, problem.at = "refuse-stale", {"chosen": why.chosen, "now": why.now}, why.now
    elif isinstance(why, BadBoard):
        problem.problems = list(why.problems)
    elif isinstance(why, BadLog):
        problem.problems = [(f"line {why.line}", why.why)]
    elif isinstance(why, BadPosition):
        problem.problems = [(brief(why.where), brief(why.why))]
    return status, problem
