"""Secrets: the tokens of seats and hosts, and the names of tables. Only hashes are kept."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_token() -> str:
    """256 secret bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


def new_table() -> str:
    """The name of a table: 59 bits nobody can guess, short enough to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def table_after(table: str, seed: str) -> str:
    """The name of a table's rematch: always the same, so that two who ask at once get one table."""
    number = int.from_bytes(hmac.digest(seed.encode(), f"rematch of {table}".encode(), "sha256"), "big")
    letters = []
    for _ in range(12):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def token_after(token: str, table: str) -> str:
    """The token of a seat in the rematch `table`: the old one always leads to the same new one."""
    return urlsafe_b64encode(hmac.digest(token.encode(), table.encode(), "sha256")).rstrip(b"=").decode()


def bot_seed(seed: str, seat: int, seq: int) -> int:
    """The luck of a bot for one move."""
    return int.from_bytes(sha256(f"{seed}/bot {seat}/move {seq}".encode()).digest()[:8], "big") >> 2
