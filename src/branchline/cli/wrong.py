"""What went wrong, as the command line says it: in the reader's language, and as things are typed here.

What only its makers read, such as the exact entry of a board file that is wrong, stays in English.
"""

from __future__ import annotations

import errno

from branchline.bots.bot import CannotPlay, UnknownBot
from branchline.cli.games import span
from branchline.cli.words import Complaint, Tongue, say
from branchline.core.errors import (
    BadLog,
    BadSeats,
    BadSeed,
    BranchlineError,
    MissingPackage,
    OtherRulesVersion,
    UnknownGame,
)
from branchline.core.registry import all_games
from branchline.locale import title_of

SYSTEM = {
    errno.ENOENT: "no-file",
    errno.ENOTDIR: "not-folder",
    errno.EISDIR: "is-folder",
    errno.EACCES: "no-right",
    errno.EPERM: "no-right",
    errno.EROFS: "no-right",
    errno.ENOSPC: "disk-full",
}

LOG = {
    "the log is empty; its first line must be a header": "bad-log-empty",
    "it is not whole JSON: the log was cut or damaged here": "bad-log-damaged",
    "the seal does not fit: this line, or one before it, was edited, moved or removed": "bad-log-seal",
    "it must be an object with a seal": "bad-log-header",
}
"""What is wrong with most logs that are: the words of core/log.py, and our message."""


def told(why: BranchlineError | OSError) -> str:
    """What went wrong, in a line."""
    match why:
        case OSError():
            return say("wrong-file", file=str(why.filename), why=system(why)) if why.filename else system(why)
        case Complaint():
            return str(why)
        case UnknownGame(why=fault, name=name, known=known) if fault:
            return say("broken-game", name=name, why=fault, known=", ".join(known) or "–")
        case UnknownGame(name=name, known=known):
            return say("no-game", name=name, known=", ".join(known) or "–")
        case BadSeats():
            return say("bad-seats", game=titled(why.game), allowed=span(why.allowed), seats=str(why.seats))
        case UnknownBot():
            return say("no-bot", name=str(why.name), known=", ".join(why.known))
        case CannotPlay():
            return say("bot-cannot-play", name=why.name, game=titled(why.game))
        case BadSeed() if isinstance(why.seed, int):
            return say("bad-seed", seed=str(why.seed))
        case MissingPackage():
            return say("no-package", package=why.package, command=f"pip install 'branchline[{why.extra}]'")
        case BadLog():
            return say("bad-log", line=str(why.line), why=say(LOG[why.why]) if why.why in LOG else why.why)
        case OtherRulesVersion():
            return other_rules(why)
    return str(getattr(why, "typed", why))  # the laboratory knows how its arguments are typed


def other_rules(why: OtherRulesVersion) -> str:
    reader = say("other-rules-release", release=why.release) if why.release else say("other-rules-replay")
    facts = {"game": titled(why.game), "there": str(why.written), "here": str(why.here), "reader": reader}
    return say("other-rules", **facts) if why.move is None else say("other-rules-part", move=str(why.move), **facts)


def titled(game: str) -> str:
    """What a game is called here, by its id or its own title."""
    return next((title_of(info, Tongue.language) for info in all_games() if game in (info.id, info.title)), game)


def system(why: OSError) -> str:
    """What the system says is wrong; for what it says most, in our words."""
    known = SYSTEM.get(why.errno or 0)
    return say(known) if known else why.strerror or str(why)
