"""Browser push: encrypted for one browser (RFC 8291), signed by this house (VAPID, RFC 8292), given to its service."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from branchline.server import clock
from branchline.server.common.records import encode
from branchline.server.notices.addresses import PushAddress, from_base64, to_base64
from branchline.server.notices.client import post
from branchline.server.notices.guard import Guard, target_of
from branchline.server.notices.webhook import check
from branchline.server.notices.wording import Letter

if TYPE_CHECKING:
    from py_vapid import Vapid02

LIFE = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
TOKEN = 12 * 3600  # seconds for which a signature is good: RFC 8292 allows a day
TOPIC = 32  # letters of it, at most


def new_keys() -> bytes:
    """A house's own, as a file of the usual kind."""
    from py_vapid import Vapid02

    keys = Vapid02()
    keys.generate_keys()
    return bytes(keys.private_pem())


def keys_of(kept: bytes) -> Vapid02:
    from py_vapid import Vapid02

    return Vapid02.from_pem(kept)


def public_key(keys: Vapid02) -> str:
    """As a browser asks for it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return to_base64(keys.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


async def send(guard: Guard, keys: Vapid02, contact: str, to: PushAddress, letter: Letter) -> None:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    shown = {"title": letter.title, "body": "\n".join(letter.lines), "path": letter.path, "tag": letter.tag}
    known = {"waiting": letter.waiting, "tables": letter.tables, "still": letter.still}
    body = http_ece.encrypt(
        encode(shown | known),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64(to.p256dh),
        auth_secret=from_base64(to.auth),
        version="aes128gcm",
    )
    claims = {"aud": target_of(to.endpoint).origin, "sub": contact, "exp": int(clock.now()) + TOKEN}
    headers = {
        "authorization": keys.sign(claims)["Authorization"],
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(LIFE),
        "urgency": "high" if letter.urgent else "normal",
        "topic": letter.tag[:TOPIC],
    }
    check(await post(guard, to.endpoint, body, headers))
