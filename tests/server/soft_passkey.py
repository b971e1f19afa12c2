"""A passkey in software: answers the challenges of the server as a browser with an authenticator does."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    """Bytes as Web Authentication writes them in JSON."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class SoftPasskey:
    """One passkey, for the site and the origin that it is told."""

    def __init__(self, host: str, origin: str) -> None:
        self.host = host
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self.counts = True
        """False if it always says that it was used 0 times, as passkeys do that a system carries to other devices."""
        self.verifies = True
        """False if it asks for no fingerprint, face or code."""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for a new passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_CREDENTIAL) + credential}
        response = {
            "clientDataJSON": encoded(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": encoded(cbor2.dumps(attested)),
        }
        return self._answer(response)

    def signed(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to options for signing in."""
        self.uses += self.counts
        client_data, data = self._client_data("webauthn.get", options["challenge"]), self._data()
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": encoded(client_data),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
        }
        return self._answer(response)

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}

    def _data(self, more: int = 0) -> bytes:
        flags = bytes([USER_PRESENT | (USER_VERIFIED if self.verifies else 0) | more])
        return hashlib.sha256(self.host.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
