"""Secrets: invitations, the keys of devices and hosts, and the names of tables. Only hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
KEY = "signing-key"  # what the house keeps the secret half of its key by
CODE = 4  # letters of a code that a screen shows, as long as there are few


def new_secret() -> str:
    """256 secret bits: an invitation, or the key of a device or a host."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def new_device() -> str:
    return secrets.token_hex(12)


def new_vacation() -> str:
    return secrets.token_hex(8)


def new_person() -> str:
    return secrets.token_hex(12)


def same(right: str, given: str) -> bool:
    """Whether somebody has the right key, whatever they sent; how long it takes says nothing of it."""
    return hmac.compare_digest(right.encode(), given.encode("utf-8", "surrogatepass"))


def new_table() -> str:
    """The name of a table: 59 bits nobody can guess, short enough to read out."""
    return letters(12)


def new_code(codes: int) -> str:
    """What people type who cannot scan. The more codes there are, the longer they get: a guess finds one in 9,000."""
    length = CODE
    while len(ALPHABET) ** length < 9_000 * codes:
        length += 1
    return letters(length)


def letters(number: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(number))


def table_after(table: str, seed: str) -> str:
    """The name of a table's rematch: always the same, so that two who ask at once get one table."""
    number = int.from_bytes(hmac.digest(seed.encode(), f"rematch of {table}".encode(), "sha256"), "big")
    name = []
    for _ in range(12):
        number, letter = divmod(number, len(ALPHABET))
        name.append(ALPHABET[letter])
    return "".join(name)


def bot_seed(seed: str, seat: int, seq: int) -> int:
    """The luck of a bot for one move."""
    return int.from_bytes(sha256(f"{seed}/bot {seat}/move {seq}".encode()).digest()[:8], "big") >> 2
