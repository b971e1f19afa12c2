"""Notifications of a server: what guests have set, their receivers, and which kinds of receivers there are."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial

from sqlalchemy import Connection

from benben.server.clock import Clock
from benben.server.errors import RequestError
from benben.server.notifications.options import NotificationOptions
from benben.server.notifications.public_http import checked_url
from benben.server.notifications.quiet_hours import checked_zone, next_digest
from benben.server.notifications.transports import new_push_key, public_push_key
from benben.server.people.mail import checked_address
from benben.server.people.names import checked_word
from benben.server.storage import notification_queries as queries
from benben.server.storage.account_queries import find_account
from benben.server.storage.database import Database
from benben.server.storage.notification_queries import MAIL, PUSH, WEBHOOK, NotificationSettings, Receiver
from benben.words import languages

MAX_RECEIVERS = 10
"""Most receivers of one guest."""
MAX_MESSAGES_PER_DAY = 5
"""Most questions about an address, and most tests, in a day: for an address, and for a guest."""
DAY = 86400.0
"""Seconds of a day."""
PUSH_KEY = "push key"
"""The name of the secret with which the server signs what it sends to push services."""
KEY_LENGTHS = {"p256dh": 87, "auth": 22}
"""Number of base64url characters of the keys of a browser."""


class Notifications:
    """The settings and receivers of guests."""

    def __init__(self, database: Database, clock: Clock, options: NotificationOptions) -> None:
        self.options = options
        self.enabled = True
        """False if the host wants no accounts: then nothing is written into the outbox, because nobody would send it."""
        self._database = database
        self._clock = clock
        self._push_key: str | None = None

    @property
    def kinds(self) -> list[str]:
        """The kinds of receivers that this server sends to."""
        return [PUSH, WEBHOOK, *([MAIL] if self.options.mail and self.options.public_url else [])]

    async def push_key(self) -> str:
        """The private key for push services; the first server that needs it makes it."""
        if self._push_key is None:
            self._push_key = await self._database.write(partial(queries.secret, name=PUSH_KEY, new=new_push_key()))
        return self._push_key

    async def public_push_key(self) -> str:
        """The public key for browsers."""
        return public_push_key(await self.push_key())

    async def settings(self, guest: str) -> NotificationSettings | None:
        """The settings of a guest; None before there are any."""
        return await self._database.read(partial(queries.settings_of, guest=guest))

    async def set(self, guest: str, settings: NotificationSettings) -> None:
        """Store the settings of a guest; raise an error if they make no sense."""
        checked_zone(settings.time_zone)
        checked_word(settings.language, languages(), "language")
        date = next_digest(settings, self._clock.date())
        await self._database.write(partial(queries.store_settings, guest=guest, settings=settings, next_digest=date))

    async def receivers(self, guest: str) -> list[Receiver]:
        """The receivers of a guest."""
        return await self._database.read(partial(queries.receivers_of, guest=guest))

    async def any_off(self, guest: str) -> bool:
        """True if a receiver of a guest could not be reached and was switched off."""
        return await self._database.read(lambda connection: queries.any_off(connection, guest))

    async def add(self, guest: str, kind: str, address: str, keys: dict[str, str] | None, digest: bool) -> None:
        """Add a receiver; an e-mail address is asked whether it is the guest's, unless that is known."""
        checked_word(kind, self.kinds, "kind")
        address = address.strip()
        if kind == MAIL:
            found = checked_address(address)
            if found is None:
                raise RequestError(422, "server-bad-mail")
            address = found
        else:
            checked_url(address, self.options.private)
        if kind == PUSH and (keys is None or {name: len(value) for name, value in keys.items()} != KEY_LENGTHS):
            raise RequestError(422, "server-bad-push")
        known = await self.receivers(guest)
        if sum((one.kind, one.address) != (kind, address) for one in known) >= MAX_RECEIVERS:
            raise RequestError(409, "server-too-many-receivers", {"most": MAX_RECEIVERS})
        receiver = Receiver(
            id=secrets.token_hex(6),
            guest=guest,
            kind=kind,
            address=address,
            push_keys=keys if kind == PUSH else None,
            digest=digest,
            token=secrets.token_urlsafe(16),
            confirmed=kind != MAIL or await self._is_own(guest, address, known),
            failures=0,
            off=None,
            made=self._clock.date(),
        )
        if not receiver.confirmed:
            await self._check_rate(queries.CONFIRM, receiver)
        await self._database.write(partial(self._store, receiver=receiver))

    async def _is_own(self, guest: str, address: str, known: list[Receiver]) -> bool:
        """True if a guest has confirmed an address, for notifications or to sign in, and nobody has stopped it since."""
        same = next((one for one in known if (one.kind, one.address) == (MAIL, address)), None)
        if same is not None and (same.confirmed or same.off is not None):
            return same.confirmed
        account = await self._database.read(partial(find_account, guest=guest))
        return account is not None and account.email == address

    def _store(self, connection: Connection, receiver: Receiver) -> None:
        queries.add_receiver(connection, receiver)
        if not receiver.confirmed:
            queries.add_message(connection, receiver.id, queries.CONFIRM, receiver.made, int(receiver.made))

    async def _check_rate(self, kind: str, receiver: Receiver) -> None:
        """Raise RequestError if an address or a guest has had too many messages of a kind today."""
        since, address, guest = self._clock.date() - DAY, receiver.address, receiver.guest
        count = partial(queries.count_sent, kind=kind, address=address, guest=guest, since=since)
        if await self._database.read(count) >= MAX_MESSAGES_PER_DAY:
            raise RequestError(429, "server-too-many-messages", {"most": MAX_MESSAGES_PER_DAY})

    async def remove(self, guest: str, receiver: str) -> None:
        """Forget a receiver."""
        if not await self._database.write(partial(queries.remove_receiver, guest=guest, receiver=receiver)):
            raise RequestError(404, "server-no-receiver")

    async def change(self, guest: str, receiver: str, digest: bool, on: bool) -> None:
        """Have a receiver get every turn or one summary a day, and switch one on again that was switched off."""
        values: dict[str, object] = {"digest": digest} | ({"off": None, "failures": 0} if on else {})
        await self._change(queries.of_guest(guest, receiver), values)

    async def test(self, guest: str, receiver: str) -> None:
        """Have a test sent to a receiver."""
        found = next((one for one in await self.receivers(guest) if one.id == receiver), None)
        if found is None or not found.confirmed:
            raise RequestError(404, "server-no-receiver")
        await self._check_rate(queries.TEST, found)
        now = self._clock.date()
        await self._database.write(lambda connection: queries.add_message(connection, receiver, queries.TEST, now, int(now)))

    async def answer(self, token: str, on: bool) -> Receiver:
        """Confirm an e-mail address, or have nothing sent there any more, by the token in a message."""
        await self._change(queries.of_token(token), {"confirmed": on, "off": None if on else "asked"})
        found = await self._database.read(partial(queries.find_by_token, token=token))
        if found is None:
            raise RequestError(404, "server-no-receiver")
        return found

    async def _change(self, condition: object, values: dict[str, object]) -> None:
        change = partial(queries.change_receiver, condition=condition, values=values)
        if not await self._database.write(change):
            raise RequestError(404, "server-no-receiver")


def endpoint_hash(address: str) -> str:
    """A short name for an address, which does not reveal it: a browser recognises its own."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]
