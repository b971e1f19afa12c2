"""The sender: takes notifications from the outbox and sends them, each once as far as its receiver allows.

A notification is claimed before it is sent, and finished afterwards. If a server is lost between the two, another one sends
it again under the same id, by which browsers, mail programs and webhooks recognise it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from functools import partial

from sqlalchemy import Connection

from benben.registry import find_game
from benben.server.errors import RequestError
from benben.server.notifications.notifications import Notifications
from benben.server.notifications.quiet_hours import day_of, next_digest, quiet_until
from benben.server.notifications.transports import (
    Message,
    NotSent,
    ReceiverGone,
    mail,
    send_mail,
    send_push,
    send_webhook,
)
from benben.server.repeated_looks import look_repeatedly
from benben.server.storage import notification_queries as queries
from benben.server.storage.notification_queries import CONFIRM, DIGEST, INVITE, MAIL, PUSH, TEST, TURN, Waiting
from benben.server.tables.open_tables import OpenTables
from benben.words import Words

LOG = logging.getLogger("benben.server")

LOOK_SECONDS = 1.0
"""Seconds between two looks into the outbox."""
RETRY_SECONDS = (60.0, 300.0, 1800.0, 7200.0, 21600.0, 43200.0, 86400.0)
"""Seconds until a notification is tried again, after the first failure, the second and so on; then its receiver is off."""
MAX_SENDING = 200
"""Most notifications that are being sent at the same time."""
FORGET_SECONDS = 3600.0
"""Seconds between two times at which old notifications are forgotten."""
CONTACT = "mailto:nobody@localhost"
"""Whom push services may ask about a server whose host has named no address."""


class Sender:
    """Sends what is in the outbox."""

    def __init__(self, open_tables: OpenTables, notifications: Notifications) -> None:
        self._open_tables = open_tables
        self._notifications = notifications
        self._services = open_tables.services
        self._database = open_tables.services.database
        self._sending: Counter[str] = Counter()
        """For each guest, the number of notifications that are being sent."""
        self._next_forgetting = 0.0

    async def run(self) -> None:
        """Look again and again, until the task is cancelled."""
        await look_repeatedly(self._begin, self._services.clock, LOOK_SECONDS, "notifications could not be sent")

    async def look(self) -> int:
        """Send all that is due, and wait for it; return how many notifications were taken from the outbox."""
        begun = await self._begin()
        await asyncio.gather(*begun)
        return len(begun)

    async def _begin(self) -> list[asyncio.Task[None]]:
        """Begin to send what is due. A receiver that is slow to answer delays no other."""
        now = self._services.clock.date()
        if now >= self._next_forgetting:
            self._next_forgetting = now + FORGET_SECONDS
            await self._database.write(partial(queries.forget_old, now=now))
        if not await self._database.read(partial(queries.anything_due, now=now)):
            return []
        await self._database.write(partial(write_digests, now=now))
        most = min(queries.MAX_CLAIMED, MAX_SENDING - self._sending.total())
        busy = [guest for guest, count in self._sending.items() if count >= queries.MAX_OF_GUEST]
        claimed = await self._database.write(partial(queries.claim, now=now, most=most, but=busy))
        return [self._services.tasks.spawn(self._deliver_or_give_up(waiting)) for waiting in claimed]

    async def _deliver_or_give_up(self, waiting: Waiting) -> None:
        """Send a notification, unless something about it is broken."""
        guest = waiting.receiver.guest
        self._sending[guest] += 1
        try:
            await self._deliver(waiting)
        except RequestError:  # the database is away; the notification is taken again later
            return
        except Exception as error:
            LOG.error("notification %s is broken and given up: %s", waiting.id, error)
            with contextlib.suppress(RequestError):
                await self._finish(waiting, queries.BROKEN)
        finally:
            self._sending[guest] -= 1
            if not self._sending[guest]:
                del self._sending[guest]

    async def _deliver(self, waiting: Waiting) -> None:
        """Send a notification, unless it is not true any more, its reader is at the table, or it is quiet there."""
        now = self._services.clock.date()
        if waiting.kind in (TURN, DIGEST, INVITE):
            if waiting.count == 0:
                return await self._finish(waiting, "moved")
            if waiting.elsewhere or (waiting.kind == TURN and self._present(waiting)):
                return await self._finish(waiting, "seen")
            until = quiet_until(waiting.settings, now)
            if until is not None:
                later = partial(queries.postpone, waiting=waiting, date=until, attempts=waiting.attempts - 1)
                return await self._database.write(later)
        try:
            await self._send(waiting)
        except NotSent as error:
            return await self._failed(waiting, error)
        await self._finish(waiting, "sent", failures=0)
        return None

    def _present(self, waiting: Waiting) -> bool:
        """True if the player is connected to the table at this server."""
        table = self._open_tables.tables.get(waiting.table_id)
        return table is not None and table.present_here(waiting.seat)

    async def _finish(self, waiting: Waiting, result: str, failures: int | None = None) -> None:
        def write(connection: Connection) -> None:
            queries.finish(connection, waiting, result)
            if failures is not None and waiting.receiver.failures != failures:
                queries.note_receiver(connection, waiting.receiver.id, failures, waiting.receiver.off)

        await self._database.write(write)

    async def _failed(self, waiting: Waiting, error: NotSent) -> None:
        """Have it tried again with patience; switch a receiver off that is gone or has failed too often."""
        receiver, last = waiting.receiver, waiting.attempts > len(RETRY_SECONDS)
        off = "gone" if isinstance(error, ReceiverGone) else "failing" if last else None
        LOG.info("a notification by %s was not sent: %s", receiver.kind, type(error).__name__)
        date = self._services.clock.date() + RETRY_SECONDS[min(waiting.attempts, len(RETRY_SECONDS)) - 1]

        def write(connection: Connection) -> None:
            if off is None:
                queries.postpone(connection, waiting, date, waiting.attempts)
            else:
                queries.finish(connection, waiting, "failed")
            queries.note_receiver(connection, receiver.id, receiver.failures + 1, off)

        await self._database.write(write)

    async def _send(self, waiting: Waiting) -> None:
        receiver, options, message = waiting.receiver, self._notifications.options, message_of(waiting)
        if receiver.kind == PUSH:
            key, contact = await self._notifications.push_key(), self._contact()
            keys = receiver.push_keys or {}
            await send_push(receiver.address, keys, message, key, contact, options.private)
        elif receiver.kind == MAIL and options.mail is not None:
            off = (Words(waiting.settings.language).say("notify-off"), f"/receiver/{receiver.token}")
            await send_mail(options.mail, mail(message, receiver.address, options.mail.sender, options.public_url, off))
        elif receiver.kind == MAIL:
            raise NotSent("the host sends no mail any more")
        else:
            await send_webhook(receiver.address, message, options.public_url, options.private)

    def _contact(self) -> str:
        options = self._notifications.options
        return f"mailto:{options.mail.sender}" if options.mail else options.public_url or CONTACT


def write_digests(connection: Connection, now: float) -> None:
    """Write the daily summaries that are due into the outbox."""
    for guest, settings, date in queries.due_digests(connection, now):
        try:
            day, next_date = day_of(settings, date), next_digest(settings, now)
        except (TypeError, ValueError) as error:
            LOG.error("the notification settings of guest %s are broken: %s", guest, error)
            queries.stop_digests(connection, guest)
        else:
            queries.add_digest(connection, guest, now, day, next_date)


def message_of(waiting: Waiting) -> Message:
    """What a notification says, in the language of its reader."""
    words = Words(waiting.settings.language)
    game = find_game(waiting.game).title if waiting.game else ""
    paths = {
        TURN: f"/table/{waiting.table_id}",
        CONFIRM: f"/receiver/{waiting.receiver.token}",
        INVITE: f"/link/{waiting.token}",
    }
    path = paths.get(waiting.kind, "/")
    names = {TURN: f"{waiting.table_id}-{waiting.seat}", INVITE: waiting.table_id}
    name = names.get(waiting.kind, waiting.receiver.id)
    return Message(
        id=f"{waiting.kind}-{name}-{waiting.turn}",
        kind=waiting.kind,
        title=words.say(f"notify-{waiting.kind}-title", game=game, count=waiting.count, name=waiting.invited_by),
        text=words.say(f"notify-{waiting.kind}", game=game, count=waiting.count, name=waiting.invited_by),
        path="/notifications/settings" if waiting.kind == TEST else path,
        table=waiting.table_id,
        game=waiting.game,
    )
