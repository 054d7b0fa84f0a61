"""A house's signature under a finished log: Ed25519 over all that was played, and no names.

Anyone can write a log that is consistent; only a house can sign with its key. The signature covers the whole log but
for its names and seals, so it stays valid when a person is erased.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from branchline.core.errors import BadLog
from branchline.core.game import Json
from branchline.core.log import Log

DOMAIN = b"branchline-signed-log/1\n"
PARTS = ("key", "ed25519")
UNSIGNED = ("names", "signature", "seal")


def new_key() -> bytes:
    """The secret half of a new key: 32 bytes that only the house has."""
    made: bytes = ed25519().Ed25519PrivateKey.generate().private_bytes_raw()
    return made


def public_half(secret: bytes) -> str:
    """What a house publishes of its key: 64 hexadecimal digits.

    >>> public_half(bytes(32))[:16]
    '3b6a27bcceb6a42d'
    """
    shown: bytes = ed25519().Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()
    return shown.hex()


def signed_part(entries: Iterable[Json]) -> bytes:
    """What is signed of a log's lines: all of each, but for names, seals and the signature itself."""
    lines = [{name: value for name, value in entry.items() if name not in UNSIGNED} for entry in entries]
    text = json.dumps(lines, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return DOMAIN + text.encode(errors="surrogatepass")


def sign(entries: Iterable[Json], secret: bytes) -> Json:
    """A house's signature under these lines, as the last of them carries it."""
    made: bytes = ed25519().Ed25519PrivateKey.from_private_bytes(secret).sign(signed_part(entries))
    return {"key": public_half(secret), "ed25519": made.hex()}


def check_signature(log: Log) -> str:
    """The public key that has signed a log; BadLog if it is unsigned, or if the signature is not under this log."""
    line = len(log.moves) + 2 + (log.ended is not None)
    if log.result is None:
        raise BadLog(line, "it is not signed: it was cut short, or the game is not finished")
    if log.signature is None:
        raise BadLog(line, "it is not signed")
    from cryptography.exceptions import InvalidSignature

    try:
        key, made = (bytes.fromhex(str(log.signature[part])) for part in PARTS)
        if set(log.signature) != set(PARTS):
            raise ValueError
        ed25519().Ed25519PublicKey.from_public_bytes(key).verify(made, signed_part(log.entries()))
    except (KeyError, ValueError):
        raise BadLog(line, "what stands for a signature is none: it needs 'key' and 'ed25519'") from None
    except InvalidSignature:
        raise BadLog(line, "the signature is not under this log: something else was signed") from None
    return key.hex()


def ed25519() -> Any:
    """Loaded for those who sign or check a signature: it takes longer than the rest of the log."""
    from cryptography.hazmat.primitives.asymmetric import ed25519 as module

    return module
