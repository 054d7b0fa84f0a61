"""The passkeys of people, and what they are asked to sign. One text serves both databases, as with the outbox."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from branchline.server.store.outbox import Database, Step

PASSKEY = "credential, person, key, uses, made, seen, label"
SWEPT = 3600.0  # seconds for which a challenge that is late is still known, to say so


class PasskeyRow(Struct):
    """What proves who somebody is, on whatever device. The secret half never leaves the one who keeps it."""

    credential: bytes  # its name, which it was given by its keeper
    person: str
    key: bytes  # the public half, as its keeper wrote it
    uses: int  # as far as its keeper counts them
    made: float
    seen: float  # when somebody signed in with it last
    label: str = ""


class PasskeyShelf:
    """Every method may raise StoreDown."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[PasskeyRow]:
        """All of a person, the oldest first."""
        statement = f"SELECT {PASSKEY} FROM passkeys WHERE person = ? ORDER BY made, credential"
        return [passkey_of(row) for row in await self.database.look(statement, [person])]

    async def by(self, credential: bytes) -> PasskeyRow | None:
        found = await self.database.look(f"SELECT {PASSKEY} FROM passkeys WHERE credential = ?", [credential])
        return passkey_of(found[0]) if found else None

    async def add(self, row: PasskeyRow, most: int) -> bool:
        """False if somebody has it already, or its person has so many."""
        values = [row.credential, row.person, row.key, row.uses, row.made, row.seen, row.label, row.person, most]
        steps: list[Step] = [
            ("UPDATE people SET language = language WHERE person = ?", [row.person]),  # one at a time counts them
            (
                f"INSERT INTO passkeys ({PASSKEY}) SELECT ?, ?, ?, ?, ?, ?, ? "
                "WHERE (SELECT count(*) FROM passkeys WHERE person = ?) < ? "
                "ON CONFLICT (credential) DO NOTHING RETURNING credential",
                values,
            ),
        ]
        *_, added = await self.database.change(steps)
        return bool(added)

    async def count(self, row: PasskeyRow, uses: int, now: float) -> bool:
        """Somebody signs in with it: False if it was used or removed meanwhile."""
        statement = "UPDATE passkeys SET uses = ?, seen = ? WHERE credential = ? AND uses = ? RETURNING credential"
        (counted,) = await self.database.change([(statement, [uses, now, row.credential, row.uses])])
        return bool(counted)

    async def rename(self, credential: bytes, label: str) -> None:
        await self.database.change([("UPDATE passkeys SET label = ? WHERE credential = ?", [label, credential])])

    async def drop(self, credential: bytes) -> None:
        await self.database.change([("DELETE FROM passkeys WHERE credential = ?", [credential])])

    # What they are asked to sign

    async def ask(self, challenge: bytes, person: str, now: float, until: float) -> None:
        """A person is to sign this, or whoever can where none is named."""
        statement = "INSERT INTO challenges (challenge, person, until) VALUES (?, ?, ?)"
        swept = ("DELETE FROM challenges WHERE until < ?", [now - SWEPT])
        await self.database.change([swept, (statement, [challenge, person, until])])

    async def take(self, challenge: bytes) -> tuple[str, float] | None:
        """Who was asked to sign it, and until when: once."""
        statement = "DELETE FROM challenges WHERE challenge = ? RETURNING person, until"
        (found,) = await self.database.change([(statement, [challenge])])
        return (found[0][0], found[0][1]) if found else None


def passkey_of(row: Sequence[Any]) -> PasskeyRow:
    credential, person, key, *rest = row
    return PasskeyRow(bytes(credential), person, bytes(key), *rest)
