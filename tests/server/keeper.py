"""A keeper of passkeys, as a phone is one: it makes keys and signs, by the book or in whatever way a test wants."""

from __future__ import annotations

import hashlib
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

FLAG = AuthenticatorData.FLAG


class Keeper:
    """One passkey, at one place."""

    def __init__(self, name: bytes = b"a passkey of a phone", counts: bool = True) -> None:
        self.name = name
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.counts = counts

    def count(self) -> int:
        self.uses += self.counts
        return self.uses

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to what a page asks for: a new passkey."""
        said = CollectedClientData.create("webauthn.create", websafe_decode(options["challenge"]), origin)
        public = ES256.from_cryptography_key(self.secret.public_key())
        made = AttestedCredentialData.create(Aaguid.NONE, self.name, public)
        data = self.data(options["rp"]["id"], FLAG.UP | FLAG.UV | FLAG.AT, made)
        return self.answer({"attestationObject": bytes(AttestationObject.create("none", data, {}))}, said)

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to a page that wants to know who this is."""
        said = CollectedClientData.create("webauthn.get", websafe_decode(options["challenge"]), origin)
        data = self.data(options["rpId"], FLAG.UP | FLAG.UV)
        signature = self.secret.sign(bytes(data) + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self.answer({"authenticatorData": bytes(data), "signature": signature}, said)

    def data(self, place: str, flags: FLAG, made: bytes = b"") -> AuthenticatorData:
        return AuthenticatorData.create(hashlib.sha256(place.encode()).digest(), flags, self.count(), made)

    def answer(self, response: dict[str, bytes], said: CollectedClientData) -> dict[str, Any]:
        name = websafe_encode(self.name)
        told = {key: websafe_encode(value) for key, value in response.items()}
        told["clientDataJSON"] = websafe_encode(bytes(said))
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}
