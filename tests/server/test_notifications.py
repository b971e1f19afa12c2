"""Notifications: one a turn, none at the table, none in quiet hours; what fails is retried, then switched off and said."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from datetime import datetime
from functools import partial
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from py_vapid import Vapid02
from sqlalchemy import Connection, text

from benben.server.errors import RequestError
from benben.server.notifications import public_http
from benben.server.notifications.notifications import MAX_MESSAGES_PER_DAY, MAX_RECEIVERS
from benben.server.notifications.options import NotificationOptions
from benben.server.notifications.public_http import checked_url, is_public, post
from benben.server.notifications.quiet_hours import next_digest, quiet_until
from benben.server.notifications.sender import RETRY_SECONDS, Sender
from benben.server.notifications.transports import Message, mail, webhook_body
from benben.server.people.mail import MailServer
from benben.server.people.vacations import DAY
from benben.server.storage import journal_queries
from benben.server.storage import notification_queries as queries
from benben.server.storage.account_queries import Account, add_account
from benben.server.storage.notification_queries import DELAY_SECONDS, HOLD_SECONDS, NotificationSettings, Receiver, claim
from benben.server.storage.rows import Guest
from benben.server.storage.schema import FORCED, PERSON
from benben.server.tables.table import Table

from server.notification_receivers import Browser, http_receiver, mail_server
from server.refusals import refused
from server.running_server import running
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from server.test_clocks import move
from waiting import run

AT_HOME = NotificationOptions("https://games.example", private=True)
"""A server that may send to this machine."""


async def with_bea(
    tables: TablesWithoutHttp,
    url: str,
    kind: str = "webhook",
    keys: dict[str, str] | None = None,
    digest: bool = False,
    game: str = "vault",
) -> tuple[Table, Guest, Guest, Sender]:
    """A table of Ann, who is there, and Bea, who is not and has a receiver; Bea has sealed and Ann has not."""
    ann, bea = await tables.guest("Ann"), await tables.guest("Bea")
    await tables.services.notifications.set(bea.id, NotificationSettings())
    await tables.services.notifications.add(bea.id, kind, url, keys, digest)
    table = await tables.new_table(ann, game_name=game)
    await tables.lobby.join(table.row.id, bea, table.row.invite, None)
    await tables.settle()
    return table, ann, bea, Sender(tables.open_tables, tables.services.notifications)


def with_mail(port: int) -> NotificationOptions:
    return NotificationOptions("https://games.example", MailServer("127.0.0.1", port, "benben@games.example"))


def at_home(tables: TablesWithoutHttp, options: NotificationOptions = AT_HOME) -> None:
    tables.services.notifications.options = options


async def outbox(tables: TablesWithoutHttp) -> list[tuple[Any, ...]]:
    def read(connection: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in connection.execute(text("SELECT kind, turn, result FROM outbox ORDER BY id"))]

    return await tables.database.read(read)


async def later(tables: TablesWithoutHttp, sender: Sender, seconds: float = DELAY_SECONDS) -> int:
    tables.clock.advance(seconds)
    return await sender.look()


@pytest.mark.slow
def test_a_turn_is_told_once_to_whoever_is_away_and_says_nothing_of_the_position(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table, ann, bea, sender = await with_bea(tables, hook.url)
            assert await sender.look() == 0, "whoever comes at once gets no notification"
            assert await later(tables, sender) == 1
            assert await later(tables, sender, 3600) == 0
            link = f"https://games.example/table/{table.row.id}"
            (body,) = hook.bodies()
            line = f"Vault: it is your turn. {link}"
            about = {"id": f"turn-{table.row.id}-1-0", "event": "turn", "table": table.row.id, "game": "vault", "url": link}
            lines = {"content": line, "text": line, "msgtype": "m.text", "body": line}
            assert body == {**lines, "allowed_mentions": {"parse": []}, "benben": about}
            assert hook.requests[0][1]["idempotency-key"] == about["id"]
            await move(tables, table, bea)
            await move(tables, table, ann)  # the choices are turned up; somebody marks, and Bea is asked again at last
            while not table.row.summary.asked & 2:
                await move(tables, table, ann)
            await later(tables, sender)
            assert len(hook.requests) == 2
            assert [row[2] for row in await outbox(tables)] == ["sent", "sent"]

    run(story)


@pytest.mark.slow
def test_nothing_is_sent_to_whoever_is_at_the_table_or_has_moved(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table, _, bea, sender = await with_bea(tables, hook.url)
            tab = await tables.connect(table, bea)
            await later(tables, sender)
            table.leave(tab)
            assert [row[2] for row in await outbox(tables)] == ["seen"]
            other, _, cid, _ = await with_bea(tables, hook.url)
            await move(tables, other, cid)
            await later(tables, sender)
            assert [row[2] for row in await outbox(tables)] == ["seen", "moved"]
            assert hook.requests == []

    run(story)


@pytest.mark.slow
def test_whoever_has_just_left_another_server_is_told(database: str) -> None:
    """The server that saves the move has not heard of it yet."""

    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table, ann, bea, sender = await with_bea(tables, hook.url)
            await move(tables, table, bea)
            table.elsewhere = {1}
            while not table.row.summary.asked & 2:
                await move(tables, table, ann)
            await later(tables, sender)
            assert [row[2] for row in await outbox(tables)] == ["moved", "sent"]
            assert len(hook.requests) == 1

    run(story)


@pytest.mark.slow
def test_an_undo_of_somebody_else_tells_nobody_a_second_time(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table, ann, _, sender = await with_bea(tables, hook.url)
            await later(tables, sender)
            tab = await tables.connect(table, ann)
            for round_number in range(3):
                action = table.playing().match.legal(0)[0]
                await table.play(0, action, table.moment, f"p{round_number}", tab)
                await table.undo(0, False, table.moment, f"u{round_number}", tab)
            await later(tables, sender)
            assert len(hook.requests) == 1
            assert table.playing().acted[1] == 0

    run(story)


@pytest.mark.slow
def test_whoever_is_asked_after_a_forced_move_is_told(database: str) -> None:
    """The table plays the forced move apart if it first has to read whether the player wants that."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            table, ann, bea, _ = await with_bea(tables, "https://example.org/bea", game="pyramids")
            await tables.services.notifications.add(ann.id, "webhook", "https://example.org/ann", None, False)
            table_match, random, after_forced = table.playing(), Random(5), 0
            for number in range(200):
                (seat,) = table_match.match.actors()
                length = table_match.length
                tables.clock.advance(60.0)  # preferences are not in memory any more
                subscriber = await tables.connect(table, (ann, bea)[seat])
                action = random.choice(table_match.match.legal(seat))
                await table.play(seat, action, table.moment, f"p{number}", subscriber)
                table.leave(subscriber)
                if table_match.match.over():
                    break
                asked = table_match.match.actors()[0]
                lines = await tables.database.read(partial(journal_queries.journal_lines, table_id=table.row.id))
                after_forced += any(line.kind == FORCED and line.seat == asked != seat for line in lines[length:])
                if asked != seat:
                    told = await tables.database.read(partial(outbox_turns, table_id=table.row.id))
                    assert (asked, table_match.acted[asked]) in told
            assert after_forced > 0

    run(story)


def outbox_turns(connection: Connection, table_id: str) -> set[tuple[int, int]]:
    """The seats and turns of a table that are in the outbox."""
    query = text("SELECT seat, turn FROM outbox WHERE table_id = :id").bindparams(id=table_id)
    return {(row.seat, row.turn) for row in connection.execute(query)}


@pytest.mark.slow
def test_a_browser_can_read_what_nobody_else_can(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            browser = Browser()
            table, _, _, sender = await with_bea(tables, hook.url, "push", browser.keys)
            await later(tables, sender)
            ((_, headers, body),) = hook.requests
            assert browser.decrypt(body) == {
                "id": f"turn-{table.row.id}-1-0",
                "title": "It is your turn",
                "text": "Vault: it is your turn.",
                "path": f"/table/{table.row.id}",
            }
            assert b"Vault" not in body
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
            assert len(headers["topic"]) == 32
            token = headers["authorization"].removeprefix("vapid t=").partition(",")[0]
            key = await tables.services.notifications.public_push_key()
            assert headers["authorization"].endswith(f"k={key}")
            assert Vapid02.from_raw_public(key.encode()).verify_token(
                token.rsplit(".", 1)[0].encode(), token.rsplit(".", 1)[1]
            )
            claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            assert claims["aud"] == hook.url.removesuffix("/hook")

    run(story)


@pytest.mark.slow
def test_every_server_on_a_database_has_the_same_key(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            first = await tables.services.notifications.public_push_key()
            again = type(tables.services.notifications)(tables.database, tables.clock, AT_HOME)
            assert await again.public_push_key() == first

    run(story)


@pytest.mark.slow
def test_failures_are_retried_with_patience_and_then_the_receiver_is_off(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            _, _, bea, sender = await with_bea(tables, hook.url)
            hook.statuses = [500] * (len(RETRY_SECONDS) + 1)
            await later(tables, sender)
            for number, seconds in enumerate(RETRY_SECONDS, 1):
                assert await later(tables, sender, seconds - 1) == 0
                assert len(hook.requests) == number
                await later(tables, sender, 1)
            (receiver,) = await tables.services.notifications.receivers(bea.id)
            assert (receiver.off, len(hook.requests)) == ("failing", len(RETRY_SECONDS) + 1)
            assert len({headers["idempotency-key"] for _, headers, _ in hook.requests}) == 1
            await tables.services.notifications.change(bea.id, receiver.id, digest=False, on=True)
            (receiver,) = await tables.services.notifications.receivers(bea.id)
            assert (receiver.off, receiver.failures) == (None, 0)

    run(story)


@pytest.mark.slow
def test_a_browser_that_is_gone_is_off_at_once_and_a_success_clears_failures(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            _, _, bea, sender = await with_bea(tables, hook.url, "push", Browser().keys)
            hook.statuses = [503, 201]
            await later(tables, sender)
            assert [one.failures for one in await tables.services.notifications.receivers(bea.id)] == [1]
            await later(tables, sender, RETRY_SECONDS[0])
            assert [one.failures for one in await tables.services.notifications.receivers(bea.id)] == [0]
            (receiver,) = await tables.services.notifications.receivers(bea.id)
            hook.statuses = [410]
            await tables.services.notifications.test(bea.id, receiver.id)
            await sender.look()
            assert [one.off for one in await tables.services.notifications.receivers(bea.id)] == ["gone"]

    run(story)


@pytest.mark.slow
def test_what_a_lost_server_had_claimed_is_sent_again_under_the_same_id(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            _, _, _, sender = await with_bea(tables, hook.url)
            tables.clock.advance(DELAY_SECONDS)
            now = tables.clock.date()
            assert len(await tables.database.write(lambda connection: claim(connection, now))) == 1
            assert await later(tables, sender, HOLD_SECONDS - 1) == 0, "another server may be sending it"
            assert await later(tables, sender, 1) == 1
            assert len(hook.requests) == 1

    run(story)


@pytest.mark.slow
def test_quiet_hours_wait_for_their_end_and_a_turn_that_is_over_by_then_is_not_told(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            _, _, bea, sender = await with_bea(tables, hook.url)
            now = tables.clock.date() + DELAY_SECONDS
            minute = int(now % 86400 // 60)
            settings = NotificationSettings(quiet_from=minute, quiet_to=(minute + 60) % 1440)
            await tables.services.notifications.set(bea.id, settings)
            assert await later(tables, sender) == 1
            assert hook.requests == []
            assert await later(tables, sender, 3600) == 1
            assert len(hook.requests) == 1

    run(story)


@pytest.mark.parametrize(
    ("local", "until"),
    [
        ("2026-01-10 23:30", "2026-01-11 07:00"),
        ("2026-01-11 06:59", "2026-01-11 07:00"),
        ("2026-01-11 07:00", None),
        ("2026-01-11 21:59", None),
        ("2026-03-28 23:30", "2026-03-29 07:00"),  # clocks go forward in this night
        ("2026-10-24 23:30", "2026-10-25 07:00"),  # and back in this one
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(local: str, until: str | None) -> None:
    zone = ZoneInfo("Europe/Berlin")
    settings = NotificationSettings(time_zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
    found = quiet_until(settings, datetime.fromisoformat(local).replace(tzinfo=zone).timestamp())
    assert found == (None if until is None else datetime.fromisoformat(until).replace(tzinfo=zone).timestamp())


@pytest.mark.slow
def test_a_summary_comes_once_a_day_and_only_if_a_table_waits(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, http_receiver() as hook:
            at_home(tables)
            table, _, bea, sender = await with_bea(tables, hook.url, digest=True)
            await later(tables, sender)
            assert hook.requests == [], "no turn is told by itself"
            due = next_digest(NotificationSettings(), tables.clock.date())
            await later(tables, sender, due - tables.clock.date() - 1)
            assert hook.requests == []
            for _ in range(3):
                await later(tables, sender, 1)
            assert [body["text"] for body in hook.bodies()] == ["One table is waiting for you. https://games.example/"]
            await move(tables, table, bea)
            await later(tables, sender, 86400)
            assert len(hook.requests) == 1
            assert [row[0] for row in await outbox(tables)] == ["digest", "digest"]

    run(story)


@pytest.mark.slow
def test_an_address_is_confirmed_before_it_gets_anything_and_can_always_say_no(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables, mail_server() as (box, port):
            at_home(
                tables, NotificationOptions("https://games.example", MailServer("127.0.0.1", port, "benben@games.example"))
            )
            _, _, bea, sender = await with_bea(tables, "bea@example.org", "mail")
            await sender.look()
            (receiver,) = await tables.services.notifications.receivers(bea.id)
            (question,) = box.mails
            assert (question["To"], question["Subject"]) == ("bea@example.org", "Is this your address?")
            assert f"https://games.example/receiver/{receiver.token}" in question.get_content()
            assert await outbox(tables) == [("confirm", int(receiver.made), "sent")], "no word of a turn before that"
            await tables.services.notifications.answer(receiver.token, on=True)
            await tables.services.notifications.test(bea.id, receiver.id)
            await sender.look()
            assert box.mails[1]["Subject"] == "A test"
            assert (await tables.services.notifications.answer(receiver.token, on=False)).off == "asked"
            with pytest.raises(RequestError, match="no-receiver"):
                await tables.services.notifications.test(bea.id, receiver.id)

    run(story)


def test_an_address_that_is_known_to_be_the_guests_own_is_asked_nothing(database: str) -> None:
    """Confirmed to sign in, or for notifications before; an address that has said no since is asked again."""

    async def story() -> None:
        async with tables_without_http(database) as tables:
            at_home(tables, with_mail(1))
            notifications, ann = tables.services.notifications, (await tables.guest("Ann")).id
            await give_account(tables, ann, "ann@example.org")

            async def added(address: str) -> Receiver:
                tables.clock.advance(1)
                await notifications.add(ann, "mail", address, None, False)
                return (await notifications.receivers(ann))[-1]

            own = await added(" Ann@example.org ")
            assert own.confirmed
            assert await outbox(tables) == []
            await notifications.test(ann, own.id)
            assert not (await added("other@example.org")).confirmed
            assert [kind for kind, *_ in await outbox(tables)] == ["test", "confirm"]
            assert not (await added("other@example.org")).confirmed, "asked and not answered"
            await notifications.answer((await notifications.receivers(ann))[-1].token, on=True)
            assert (await added("other@example.org")).confirmed
            await notifications.answer((await notifications.receivers(ann))[0].token, on=False)
            assert not (await added("ann@example.org")).confirmed, "the owner of the address wanted no more letters"
            eve = (await tables.guest("Eve")).id
            await give_account(tables, eve, None)
            await notifications.add(eve, "mail", "ann@example.org", None, False)
            assert not (await notifications.receivers(eve))[0].confirmed, "the address of somebody else"

    run(story)


async def give_account(tables: TablesWithoutHttp, guest: str, email: str | None) -> None:
    """Make a guest an account with a confirmed address."""
    account = Account(guest, PERSON, guest, email, (), 0.0)
    await tables.database.write(lambda connection: add_account(connection, account, f"Account {guest}"))


@pytest.mark.slow
def test_nobody_floods_an_address_with_questions_not_even_by_removing_it(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            at_home(tables, with_mail(1))
            notifications = tables.services.notifications
            for number in range(MAX_MESSAGES_PER_DAY):
                guest = await tables.guest(f"Guest {number}")
                tables.clock.advance(1)
                await notifications.add(guest.id, "mail", "victim@example.org", None, False)
                (receiver,) = await notifications.receivers(guest.id)
                await notifications.remove(guest.id, receiver.id)
                assert await notifications.receivers(guest.id) == []
            with pytest.raises(RequestError, match="too-many-messages"):
                await notifications.add((await tables.guest("Eve")).id, "mail", "Victim@example.org", None, False)
            tables.clock.advance(86400)
            await notifications.add((await tables.guest("Fay")).id, "mail", "victim@example.org", None, False)

    run(story)


def test_floods_of_tests_end(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, notifications = (await tables.guest("Ann")).id, tables.services.notifications
            await notifications.add(ann, "webhook", "https://example.org/hook", None, False)
            (receiver,) = await notifications.receivers(ann)
            for _ in range(MAX_MESSAGES_PER_DAY):
                tables.clock.advance(1)
                await notifications.test(ann, receiver.id)
            with pytest.raises(RequestError, match="too-many-messages"):
                await notifications.test(ann, receiver.id)

    run(story)


@pytest.mark.slow
def test_a_receiver_that_is_named_again_stays_one(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, notifications = (await tables.guest("Ann")).id, tables.services.notifications
            await notifications.add(ann, "webhook", "https://example.org/hook", None, False)
            await notifications.add(ann, "webhook", "https://example.org/hook", None, True)
            (receiver,) = await notifications.receivers(ann)
            assert receiver.digest
            for number in range(MAX_RECEIVERS - 1):
                await notifications.add(ann, "webhook", f"https://example.org/{number}", None, True)
            with pytest.raises(RequestError, match="too-many-receivers"):
                await notifications.add(ann, "webhook", "https://example.org/more", None, True)

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(
    "address", ["a@b@c.org", "bea@example.org\nBcc: all@example.org", "bea@example.org,cid@example.org", "bea@", "<a@b.org>"]
)
def test_no_header_gets_into_a_mail(database: str, address: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            at_home(tables, with_mail(1))
            with pytest.raises(RequestError, match="bad-mail"):
                await tables.services.notifications.add((await tables.guest("Ann")).id, "mail", address, None, False)

    run(story)
    message = Message("turn-t-0-1", "turn", "It is your turn", "x", "/table/t")
    with pytest.raises(ValueError, match=r"newline|linefeed"):
        mail(message, "a@b.org\nBcc: c@d.org", "benben@games.example", "https://games.example", ("Off:", "/receiver/x"))


# --- addresses -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::7f00:1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2002:c0a8:101::", "255.255.255.255", "240.0.0.1"),
    ],
)
def test_private_addresses_are_not_public_however_they_are_wrapped(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::ffff:93.184.215.14", "64:ff9b::5db8:d70e"]
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://example.org/hook", "server-bad-webhook"),
        ("ftp://example.org/hook", "server-bad-webhook"),
        ("https://user:secret@example.org/", "server-bad-webhook"),
        ("https:///hook", "server-bad-webhook"),
        ("https://example.org:99999/", "server-bad-webhook"),
        ("https://example.org/\r\nX: y", "server-bad-webhook"),
        ("https://127.0.0.1/hook", "server-private-webhook"),
        ("https://[::1]/hook", "server-private-webhook"),
        ("https://localhost/hook", "server-private-webhook"),
        ("https://metadata.internal/hook", "server-private-webhook"),
    ],
)
def test_webhooks_that_cannot_be_meant_are_refused_at_once(url: str, key: str) -> None:
    with pytest.raises(RequestError, match=key):
        checked_url(url, private=False)


@pytest.mark.parametrize("host", ["rebinding.example", "127.0.0.1", "2130706433", "127.1"])
def test_the_address_that_is_connected_to_is_the_one_that_is_checked(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    """Whatever a name resolves to when it is connected to, and however an address is written, nothing private is reached."""

    async def story() -> None:
        async with http_receiver() as hook:
            port = int(hook.url.rsplit(":", 1)[1].split("/")[0])

            def resolve(*args: object, **more: object) -> list[Any]:
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

            monkeypatch.setattr(socket, "getaddrinfo", resolve)
            with pytest.raises(OSError, match=r"Cannot connect|not a canonical"):
                await post(f"http://{host}:{port}/hook", b"{}", {}, private=False)
            assert hook.requests == []
            if host in ("127.0.0.1", "rebinding.example"):
                assert await post(f"http://{host}:{port}/hook", b"{}", {}, private=True) == 201, "only the check stopped it"

    run(story)


def test_redirects_are_not_followed_and_slow_receivers_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with http_receiver() as hook:
            hook.statuses = [302]
            assert await post(hook.url, b"{}", {}, private=True) == 302
            assert len(hook.requests) == 1
            monkeypatch.setattr(public_http, "TIMEOUT_SECONDS", 0.0001)
            with pytest.raises(OSError, match="imeout"):
                await post(hook.url, b"{}", {}, private=True)

    run(story)


def test_proxies_of_the_environment_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proxy would look the address up once more, and reach what it may not."""

    async def story() -> None:
        async with http_receiver() as hook, http_receiver() as proxy:
            for name in ("no_proxy", "NO_PROXY"):
                monkeypatch.delenv(name, raising=False)
            monkeypatch.setenv("http_proxy", proxy.url.removesuffix("/hook"))
            assert await post(hook.url, b"{}", {}, private=True) == 201
            assert (len(hook.requests), len(proxy.requests)) == (1, 0)

    run(story)


def test_the_json_of_a_webhook_has_no_link_where_the_server_does_not_know_its_address() -> None:
    body = json.loads(webhook_body(Message("i", "turn", "t", "Vault: it is your turn.", "/table/x", "x", "vault"), ""))
    assert (body["content"], body["benben"]["url"]) == ("Vault: it is your turn.", "")


@pytest.mark.parametrize(
    ("name", "content", "text"),
    [
        ("@everyone", "@everyone invites you", "@everyone invites you"),
        ("<!channel>", r"\<!channel\> invites you", "&lt;!channel&gt; invites you"),
        ("[a](http://x.co)", r"\[a\](http://x.co) invites you", "[a](http://x.co) invites you"),
        ('"},{"', '"},{" invites you', '"},{" invites you'),
    ],
)
def test_a_name_injects_nothing_into_a_webhook(name: str, content: str, text: str) -> None:
    message = Message("i", "invite", "t", f"{name} invites you", "/table/x", "x", "vault")
    body = json.loads(webhook_body(message, "https://games.example.org"))
    link = "https://games.example.org/table/x"
    assert (body["content"], body["text"]) == (f"{content} {link}", f"{text} {link}")
    assert body["allowed_mentions"] == {"parse": []}, "Discord calls nobody"
    assert body["body"] == f"{name} invites you {link}"
    assert body["benben"]["event"] == "invite"


# --- over HTTP -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("off", "told"), [("gone", True), ("failing", True), ("asked", False), (None, False)])
def test_the_next_visit_is_told_of_a_receiver_that_could_not_be_reached(database: str, off: str | None, told: bool) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            hook = {"kind": "webhook", "address": "https://example.org/hook"}
            (receiver,) = (await ann.post("/api/notifications/receivers", hook))["receivers"]
            write = partial(queries.note_receiver, receiver=receiver["id"], failures=8, off=off)
            await server.services.database.write(write)
            assert (await ann.get("/api/me"))["receivers_off"] == told
            assert not (await bea.get("/api/me"))["receivers_off"]
            await ann.delete(f"/api/notifications/receivers/{receiver['id']}")
            assert not (await ann.get("/api/me"))["receivers_off"]

    run(story)


def test_settings_and_receivers_over_http(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await server.person("Ann")
            first = await ann.get("/api/notifications")
            assert (first["set"], first["receivers"], first["kinds"]) == (False, [], ["push", "webhook"])
            wanted = {"language": "fr", "time_zone": "Europe/Paris", "quiet_from": 1320, "quiet_to": 420, "digest_hour": 9}
            stored = (await ann.http.post("/api/notifications", json=wanted)).json()
            assert {name: stored[name] for name in wanted} == wanted
            wrong = await ann.http.post("/api/notifications", json=wanted | {"time_zone": "Mars/Base"})
            assert wrong.json()["error"]["key"] == "server-no-time-zone"
            hook = {"kind": "webhook", "address": "https://example.org/hook"}
            (receiver,) = (await ann.http.post("/api/notifications/receivers", json=hook)).json()["receivers"]
            assert receiver == {"id": receiver["id"], **hook, "digest": False, "confirmed": True, "off": None}
            path = f"/api/notifications/receivers/{receiver['id']}"
            (changed,) = (await ann.http.post(path, json={"digest": True})).json()["receivers"]
            assert changed["digest"] is True
            bea = await server.person("Bea")
            assert (await bea.http.delete(path)).status_code == 404, "nobody removes the receivers of others"
            assert (await ann.http.delete(path)).json()["receivers"] == []
            mail_body = {"kind": "mail", "address": "ann@example.org"}
            assert (await ann.http.post("/api/notifications/receivers", json=mail_body)).status_code == 422
            gone = await ann.http.post(f"/api/receivers/{'x' * 22}", json={"on": True})
            assert gone.json()["error"]["key"] == "server-no-receiver"

    run(story)


@pytest.mark.parametrize("accounts", [True, False])
def test_a_server_without_accounts_writes_nothing_for_receivers_of_before(database: str, accounts: bool) -> None:
    async def story() -> None:
        async with running(database, accounts=accounts) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            guest = (await bea.get("/api/me"))["guest"]["id"]
            await server.services.notifications.add(guest, "webhook", "https://example.org/hook", None, False)
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            told = await server.services.database.read(partial(outbox_turns, table_id=table["id"]))
            assert told == ({(1, 0)} if accounts else set())

    run(story)


def test_vacations_over_http(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await server.person("Ann")
            assert (await ann.http.post("/api/vacation", json={"days": 0})).json()["error"]["key"] == "server-no-vacation"
            begun = (await ann.http.post("/api/vacation", json={"days": 10})).json()
            assert (begun["vacation_days"], begun["vacation_until"] is not None) == (20, True)
            assert (await ann.http.post("/api/vacation", json={"days": 1})).json()["error"]["key"] == "server-on-vacation"
            ended = (await ann.http.post("/api/vacation", json={"days": 0})).json()
            assert ended["vacation_until"] is None
            assert ended["vacation_days"] in (29, 30), "days that were not taken are not lost"

    run(story)


def test_a_guest_has_few_days_of_vacation_in_a_year(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, vacations = (await tables.guest("Ann")).id, tables.services.vacations
            await refused(vacations.begin(ann, 31), 409, "server-vacation-days")
            await vacations.begin(ann, 20)
            tables.clock.advance(20 * DAY + 1)
            assert await vacations.until(ann) is None
            await refused(vacations.begin(ann, 11), 409, "server-vacation-days")
            await vacations.begin(ann, 10)
            await refused(vacations.begin(ann, 1), 409, "server-on-vacation")
            tables.clock.advance(4 * DAY)
            await vacations.end(ann)
            await refused(vacations.end(ann), 409, "server-no-vacation")
            assert await vacations.days_left(ann) == 6, "days that were not taken are not lost"
            tables.clock.advance(365 * DAY)
            assert await vacations.days_left(ann) == 30

    run(story)


def test_one_vacation_at_a_time_however_fast_they_are_asked_for(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann = await tables.guest("Ann")
            begun = [tables.services.vacations.begin(ann.id, 20) for _ in range(3)]
            found = await asyncio.gather(*begun, return_exceptions=True)
            assert [one is None for one in found].count(True) == 1
            assert await tables.services.vacations.days_left(ann.id) == 10

    run(story)
