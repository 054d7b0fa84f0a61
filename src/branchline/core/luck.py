"""Luck that nobody chooses: everyone promises a secret, then everyone shows it, and all secrets together are the seed.

A commitment is a hash that binds a secret before it is shown, and says nothing of it. It is bound to its terms (the
table, its game, board and options), to the round and to the seats it is for, so it fits nowhere else and nobody can
use another's. One honest secret that is unknown until all commitments are there makes the seed unforeseeable. Every
hash is SHA-256 of lines of text that begin with what they are for; the page makes the same ones (`lib/luck.ts`).

>>> terms = digest_of({"table": "abc", "game": "foothills", "seats": 2})
>>> secrets = {HOUSE: "00" * 32, who_of([0, 2]): "11" * 32}
>>> promised = {who: commitment_of(terms, 1, who, secret) for who, secret in secrets.items()}
>>> all_promised = promise_of(terms, 1, promised)
>>> seed_of(all_promised, secrets).hex()[:16]
'4f4cbc2e40533c3c'
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from branchline.core.game import Json

DOMAIN = "branchline-luck/1"
HOUSE = "house"  # who it is that deals
SECRET = re.compile("[0-9a-f]{64}")  # 32 bytes: a secret, and a hash too


def hashed(*lines: str) -> str:
    return sha256("\n".join((DOMAIN, *lines)).encode()).hexdigest()


def digest_of(terms: Json) -> str:
    """What the luck is for, as one hash.

    >>> digest_of({"b": [1, "ü"], "a": None}) == hashed("terms", '{"a":null,"b":[1,"ü"]}')
    True
    """
    return hashed("terms", canonical(terms))


def canonical(value: Any) -> str:
    """JSON in the one way that everyone writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def who_of(seats: Sequence[int]) -> str:
    """A device, by the seats it has at the table.

    >>> who_of([0, 2])
    '0,2'
    """
    return ",".join(map(str, seats))


def commitment_of(terms: str, number: int, who: str, secret: str) -> str:
    """What is shown of a secret before everyone has promised theirs, in round `number`."""
    return hashed("commitment", terms, str(number), who, secret)


def promise_of(terms: str, number: int, commitments: Mapping[str, str]) -> str:
    """All commitments of a round as one hash: what is shown before the first secret."""
    return hashed("round", terms, str(number), *lines_of(commitments))


def seed_of(promise: str, secrets: Mapping[str, str]) -> bytes:
    """The seed of all deals, from the promise of the round and all its secrets."""
    return bytes.fromhex(hashed("seed", promise, *lines_of(secrets)))


def lines_of(values: Mapping[str, str]) -> list[str]:
    """The house first, then the devices by their seats.

    >>> lines_of({"10": "c", "2,3": "b", "house": "a"})
    ['house a', '2,3 b', '10 c']
    """
    order = sorted(values, key=lambda who: [] if who == HOUSE else [int(seat) for seat in who.split(",")])
    return [f"{who} {values[who]}" for who in order]


def terms_of(
    table: str, game: str, rules_version: int, board: str, seats: int, options: Json, position: Json | None
) -> Json:
    """What luck is for. A position that was laid out is named by its hash: it shows every hand."""
    return {
        "table": table,
        "game": game,
        "rules_version": rules_version,
        "board": board,
        "seats": seats,
        "options": options,
        "position": None if position is None else hashed("position", canonical(position)),
    }
