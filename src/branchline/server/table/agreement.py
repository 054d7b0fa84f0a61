"""How far the people of a table have agreed on its luck: what was promised and shown, round by round.

A round is opened by the house with a promise of its own; every device promises; once all have, the round is closed and
the secrets are shown. It is dealt when the last is there, or abandoned, and then everyone promises anew. Rows are only
ever added, so every process that reads them knows the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct

from branchline.core.luck import HOUSE, commitment_of, promise_of, seed_of, who_of
from branchline.server.common.messages import Json
from branchline.server.common.records import encode

Why = Literal["late", "left", "joined"]


class Opened(Struct, tag="opened"):
    terms: str
    secret: str  # the house's
    commitment: str


class Promised(Struct, tag="promised"):
    device: str
    seats: list[int]
    commitment: str


class Closed(Struct, tag="closed"):
    """All of these have promised. Whoever comes or goes from now on, this round is theirs."""

    devices: list[str]


class Revealed(Struct, tag="shown"):
    device: str
    secret: str


class Abandoned(Struct, tag="abandoned"):
    """Somebody was late, left or joined; whose seats it was."""

    why: Why
    seats: list[int]
    devices: list[str]  # those that were late lose their seats


Happened = Opened | Promised | Closed | Revealed | Abandoned
read_happened = msgspec.json.Decoder(Happened).decode


class Contribution(Struct):
    """What one device adds."""

    device: str
    seats: list[int]
    commitment: str
    secret: str | None = None
    times: int = 1  # it has promised in this round; the last counts

    @property
    def who(self) -> str:
        return who_of(self.seats)


class Round:
    def __init__(self, number: int, opened: Opened) -> None:
        self.number = number
        self.terms = opened.terms
        self.secret = opened.secret
        self.house = opened.commitment
        self.parts: dict[str, Contribution] = {}  # by device
        self.closed = False
        self.abandoned: Abandoned | None = None

    def take(self, happened: Happened) -> None:
        if isinstance(happened, Promised):
            before = self.parts.get(happened.device)
            times = 1 if before is None else before.times + 1
            part = Contribution(happened.device, happened.seats, happened.commitment, times=times)
            self.parts[happened.device] = part
        elif isinstance(happened, Closed):
            self.parts = {device: self.parts[device] for device in happened.devices}
            self.closed = True
        elif isinstance(happened, Revealed):
            self.parts[happened.device].secret = happened.secret
        elif isinstance(happened, Abandoned):
            self.abandoned = happened

    def fits(self, device: str, secret: str) -> bool:
        """Whether this is the secret that a device has promised."""
        part = self.parts[device]
        return commitment_of(self.terms, self.number, part.who, secret) == part.commitment

    @property
    def promise(self) -> str:
        """All that was promised, as one hash."""
        return promise_of(self.terms, self.number, {HOUSE: self.house, **{p.who: p.commitment for p in self.in_order}})

    @property
    def in_order(self) -> list[Contribution]:
        return sorted(self.parts.values(), key=lambda part: part.seats)

    @property
    def whole(self) -> bool:
        return self.closed and all(part.secret is not None for part in self.parts.values())

    @property
    def seed(self) -> bytes:
        return seed_of(self.promise, {HOUSE: self.secret, **{p.who: p.secret or "" for p in self.in_order}})

    def json(self) -> Json:
        """What everyone may see of it, as a log keeps it."""
        players = [{"seats": p.seats, "commitment": p.commitment, "secret": p.secret} for p in self.in_order]
        found: Json = {"terms": self.terms, "house": self.house, "players": players}
        if self.closed:
            found["promise"] = self.promise
        if self.abandoned is not None:
            found["abandoned"] = {"why": self.abandoned.why, "seats": self.abandoned.seats}
        return found


class Agreement:
    """All rounds of a table so far."""

    def __init__(self, rows: Iterable[bytes] = ()) -> None:
        self.rounds: list[Round] = []
        self.rows = 0
        self.follow(rows)

    def follow(self, rows: Iterable[bytes]) -> None:
        """All rows there are; those that are known are passed over."""
        for number, row in enumerate(rows, start=1):
            if number > self.rows:
                self.take(read_happened(row))

    def take(self, happened: Happened) -> None:
        self.rows += 1
        if isinstance(happened, Opened):
            self.rounds.append(Round(len(self.rounds) + 1, happened))
        else:
            self.rounds[-1].take(happened)

    @property
    def round(self) -> Round | None:
        """The one that goes on."""
        last = self.rounds[-1] if self.rounds else None
        return None if last is None or last.abandoned is not None else last

    def promised(self, commitment: str) -> bool:
        """Whether somebody has promised this before, in whichever round."""
        return any(
            commitment == each
            for one in self.rounds
            for each in (one.house, *(part.commitment for part in one.parts.values()))
        )

    def json(self) -> Json:
        """What the log keeps of it."""
        return {"rounds": [one.json() for one in self.rounds]}

    @property
    def secrets(self) -> list[str]:
        """The house's, round by round: nobody may know them before the end."""
        return [one.secret for one in self.rounds]


def row_of(happened: Happened) -> bytes:
    return encode(happened)
