"""Passkeys: a person who has lost all their devices comes back by what their phone or their browser keeps for them.

A passkey is for one name of the house, and is asked to sign something new each time. Who signs in with one gets a link
that adds their device, as from another device of theirs.
"""

from __future__ import annotations

import logging
import secrets
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from branchline.core.errors import BranchlineError
from branchline.server import clock
from branchline.server.common.messages import Json
from branchline.server.common.names import clean
from branchline.server.common.network import is_address, name_of
from branchline.server.common.person_messages import NewDeviceLink, PasskeyCard, PasskeyList, PasskeyOptions
from branchline.server.common.problems import Refused, refused
from branchline.server.common.tokens import hash_of, new_secret
from branchline.server.notices.channels import forget_device
from branchline.server.person.linking import names_of, tell_tables
from branchline.server.store import DeviceLink
from branchline.server.store.passkeys import PasskeyRow

if TYPE_CHECKING:
    from branchline.server.house import House

log = logging.getLogger("branchline")
HOUSE = "Branchline"
LONGEST_NAME = 1023  # bytes: WebAuthn allows a credential no longer one
LONGEST_KEY = 8 << 10  # bytes; the longest in use have some three thousand


def why_not(host: str) -> str | None:
    """Why there can be no passkeys for this host, as a message; None if there can be."""
    if find_spec("fido2") is None:
        return "house-passkeys-off"
    name = name_of(host)
    return "house-passkeys-where" if not name or is_address(name) else None


def check_host(host: str) -> None:
    key = why_not(host)
    if key is not None:
        raise refused(409, "no-passkeys", key)


def too_many_passkeys() -> Refused:
    return refused(409, "too-many-passkeys", "house-passkeys-many")


async def list_of(house: House, person: str | None, host: str) -> PasskeyList:
    rows = await house.store.passkeys.of(person) if person is not None else []
    return PasskeyList([PasskeyCard(public_id(row), row.label, row.made, row.seen) for row in rows], why_not(host))


def public_id(row: PasskeyRow) -> str:
    return hash_of(row.credential.hex()).hex()[:16]


async def ask(house: House, person: str) -> bytes:
    challenge, now = secrets.token_bytes(32), clock.now()
    await house.store.passkeys.ask(challenge, person, now, now + house.limits.passkey)
    return challenge


# Adding one


async def to_add(house: House, person: str, host: str) -> PasskeyOptions:
    """What the browser is asked for: a passkey that it finds again by itself, for this person, and not twice."""
    check_host(host)
    from fido2.cose import CoseKey
    from fido2.utils import websafe_encode

    known = await house.store.passkeys.of(person)
    if len(known) >= house.limits.passkeys:
        raise too_many_passkeys()
    name = ", ".join(names_of(await house.store.seats_of(person))) or HOUSE
    handle = hash_of(f"passkeys of {person}")  # says nothing of them, and is always the same
    options: Json = {
        "rp": {"id": name_of(host), "name": HOUSE},
        "user": {"id": websafe_encode(handle), "name": name, "displayName": name},
        "challenge": websafe_encode(await ask(house, person)),
        "pubKeyCredParams": [{"type": "public-key", "alg": int(alg)} for alg in CoseKey.supported_algorithms()],
        "excludeCredentials": [{"type": "public-key", "id": websafe_encode(row.credential)} for row in known],
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": True,
            "userVerification": "preferred",
        },
        "attestation": "none",
        "timeout": int(house.limits.passkey * 1000),
    }
    return PasskeyOptions(options)


async def add(house: House, person: str, host: str, credential: Json, label: str) -> None:
    check_host(host)
    challenge = await answered(house, credential, person)
    data = verified(lambda: rules_of(host).register_complete(state_of(challenge), credential))
    key, now = data.credential_data, clock.now()
    row = PasskeyRow(bytes(key.credential_id), person, bytes(key), int(data.counter), now, now, clean(label))
    if len(row.credential) > LONGEST_NAME or len(row.key) > LONGEST_KEY:
        raise refused(422, "bad-passkey", "house-passkey-bad")
    if not await house.store.passkeys.add(row, house.limits.passkeys):
        if await house.store.passkeys.by(row.credential) is None:
            raise too_many_passkeys()
        raise refused(409, "passkey-known", "house-passkey-known")


# Signing in


async def to_sign_in(house: House, host: str) -> PasskeyOptions:
    check_host(host)
    from fido2.utils import websafe_encode

    options: Json = {
        "rpId": name_of(host),
        "challenge": websafe_encode(await ask(house, "")),
        "userVerification": "preferred",
        "timeout": int(house.limits.passkey * 1000),
    }
    return PasskeyOptions(options)


async def sign_in(house: House, host: str, credential: Json) -> NewDeviceLink:
    """A link to the person who has the passkey. Where there are as many devices as can be, the one that nobody has seen
    for longest makes room: its person may have lost it."""
    check_host(host)
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

    challenge = await answered(house, credential, "")
    given: Any = verified(lambda: AuthenticationResponse.from_dict(credential))
    row = await house.store.passkeys.by(bytes(given.raw_id))
    if row is None:
        raise refused(404, "no-such-passkey", "house-passkey-unknown")
    known = AttestedCredentialData(row.key)
    verified(lambda: rules_of(host).authenticate_complete(state_of(challenge), [known], credential))
    uses = int(given.response.authenticator_data.counter)
    if (uses or row.uses) and uses <= row.uses:  # one that counts has never counted so few
        raise refused(409, "passkey-copied", "house-passkey-copied")
    if not await house.store.passkeys.count(row, uses, clock.now()):
        raise refused(409, "passkey-used", "house-passkey-used")
    await make_room(house, row.person)
    secret, now = new_secret(), clock.now()
    until = now + house.limits.device_link
    await house.store.put_link(DeviceLink(hash_of(secret), row.person, now, until))
    return NewDeviceLink(secret, until)


async def make_room(house: House, person: str) -> None:
    devices = sorted(await house.store.devices_of(person), key=lambda device: device.seen)
    over = devices[: max(0, len(devices) + 1 - house.limits.devices)]
    for device in over:
        await house.store.remove_device(device.id)
        await forget_device(house, device)
    if over:
        await tell_tables(house, person)


# What is checked


async def answered(house: House, credential: Json, person: str) -> bytes:
    """What was signed, if it is what this person was to sign, for the first time and in time."""
    from fido2.utils import websafe_decode
    from fido2.webauthn import CollectedClientData

    said: Any = verified(lambda: CollectedClientData(websafe_decode(credential["response"]["clientDataJSON"])))
    asked = await house.store.passkeys.take(bytes(said.challenge))
    if asked is None or asked[0] != person:
        raise refused(409, "passkey-used", "house-passkey-used")
    if asked[1] <= clock.now():
        raise refused(410, "passkey-late", "house-passkey-late")
    return bytes(said.challenge)


def rules_of(host: str) -> Any:
    """The checks of WebAuthn, for pages of this host by https; a machine's own name does without."""
    from fido2.server import Fido2Server
    from fido2.webauthn import PublicKeyCredentialRpEntity

    name = name_of(host)
    origins = [f"https://{host.lower()}"] + ([f"http://{host.lower()}"] if name == "localhost" else [])

    def ours(origin: str) -> bool:
        if origin not in origins:
            raise refused(403, "foreign-passkey", "house-passkey-foreign", origin=origin[:80])
        return True

    return Fido2Server(PublicKeyCredentialRpEntity(name=HOUSE, id=name), verify_origin=ours)


def state_of(challenge: bytes) -> Json:
    """As fido2 keeps it between question and answer."""
    from fido2.utils import websafe_encode

    return {"challenge": websafe_encode(challenge), "user_verification": "preferred"}


def verified(check: Any) -> Any:
    """What a check gives. What a stranger sent may be anything, so whatever goes wrong with it is their mistake."""
    try:
        return check()
    except BranchlineError:
        raise
    except Exception as why:
        log.info("a passkey was refused: %s", why)
        raise refused(422, "bad-passkey", "house-passkey-bad") from None


async def mine(house: House, person: str | None, name: str) -> PasskeyRow:
    rows = await house.store.passkeys.of(person) if person is not None else []
    for row in rows:
        if public_id(row) == name:
            return row
    raise refused(404, "no-such-passkey", "house-passkey-gone")


async def rename(house: House, person: str | None, name: str, label: str) -> None:
    await house.store.passkeys.rename((await mine(house, person, name)).credential, clean(label))


async def remove(house: House, person: str | None, name: str) -> None:
    await house.store.passkeys.drop((await mine(house, person, name)).credential)
