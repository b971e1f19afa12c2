"""Passkeys: new ones for an account, and signing in with one. Challenges are in the database and are answered once."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from benben.server.errors import RequestError
from benben.server.storage import account_queries
from benben.server.storage.account_queries import Passkey
from benben.server.storage.database import Database
from benben.server.storage.rows import Guest

MAX_PASSKEYS = 20
"""Most passkeys of one account."""
REFUSED = "server-passkey-refused"
"""Message key: a passkey that cannot be used here. It does not say why: that would tell which passkeys exist."""


@dataclass(frozen=True)
class Site:
    """The site that passkeys are made for: the name of its host, and the origin of its pages."""

    host: str
    origin: str


def site_of(address: str) -> Site | None:
    """The site of an address; None if browsers make no passkeys for it, because its host is not a name."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        ip_address(host)
    except ValueError:
        return Site(host, f"{parts.scheme}://{parts.netloc}".lower()) if host else None
    return None


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        return await self._database.read(lambda connection: account_queries.passkeys_of(connection, guest))

    async def options_to_add(self, guest: Guest, site: Site) -> dict[str, Any]:
        """What a browser needs to make a new passkey for an account."""
        known = await self.of(guest.id)
        if len(known) >= MAX_PASSKEYS:
            raise RequestError(409, "server-too-many-passkeys", {"most": MAX_PASSKEYS})
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="benben",
            user_name=guest.name,
            user_id=hashlib.sha256(guest.id.encode()).digest(),
            challenge=await self._challenge(guest.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
        )
        return options_to_json_dict(options)

    async def add(self, guest: Guest, site: Site, answer: dict[str, Any], device: str) -> None:
        """Store the passkey that a browser has made; raise RequestError if it does not answer our challenge."""
        try:
            credential = parse_registration_credential_json(answer)
            challenge = await self._spent(credential.response.client_data_json, guest.id)
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise RequestError(422, REFUSED) from error
        passkey = Passkey(
            id=account_queries.hashed(made.credential_id),
            guest=guest.id,
            credential=made.credential_id,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            device=device,
            made=time.time(),
            used=None,
        )
        await self._database.write(lambda connection: account_queries.add_passkey(connection, passkey, MAX_PASSKEYS))

    async def remove(self, guest: Guest, passkey: str) -> None:
        """Remove a passkey of an account; raise RequestError if it has no such passkey."""
        found = await self._database.write(lambda connection: account_queries.delete_passkey(connection, guest.id, passkey))
        if not found:
            raise RequestError(404, "server-no-passkey")

    async def options_to_sign_in(self, site: Site) -> dict[str, Any]:
        """What a browser needs to ask for a passkey. It names no account, so that nobody learns which ones exist."""
        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge(None),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json_dict(options)

    async def signed_in(self, site: Site, answer: dict[str, Any]) -> str:
        """The guest whose passkey has answered; raise RequestError if there is none or the answer is not right."""
        try:
            credential = parse_authentication_credential_json(answer)
            challenge = await self._spent(credential.response.client_data_json, None)
            passkey = await self._database.read(
                lambda connection: account_queries.find_passkey(connection, credential.raw_id)
            )
            if passkey is None:
                raise RequestError(401, REFUSED)
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise RequestError(401, REFUSED) from error
        count = verified.new_sign_count
        await self._database.write(lambda connection: account_queries.mark_passkey_used(connection, passkey, count))
        return passkey.guest

    async def _challenge(self, guest: str | None) -> bytes:
        """A new challenge."""
        challenge = secrets.token_bytes(32)
        await self._database.write(lambda connection: account_queries.add_challenge(connection, challenge, guest))
        return challenge

    async def _spent(self, client_data: bytes, guest: str | None) -> bytes:
        """The challenge that an answer is about, which cannot be answered again; raise RequestError if it is not ours."""
        challenge = parse_client_data_json(client_data).challenge
        if not await self._database.write(lambda connection: account_queries.use_challenge(connection, challenge, guest)):
            raise RequestError(401, REFUSED)
        return challenge
