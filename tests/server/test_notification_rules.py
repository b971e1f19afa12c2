"""Receivers of notifications without HTTP: what is none, whose one is, how many somebody has. Each refusal by itself."""

from __future__ import annotations

import pytest

from benben.kernel.errors import BadInput
from benben.server.errors import RequestError
from benben.server.notifications import notifications as limits
from benben.server.notifications.notifications import KEY_LENGTHS, Notifications
from benben.server.notifications.options import NotificationOptions
from benben.server.notifications.public_http import MAX_URL_LENGTH, checked_url
from benben.server.people.mail import MailServer
from benben.server.storage.notification_queries import MAIL, PUSH, WEBHOOK, Receiver

from server.refusals import refused
from server.tables_without_http import TablesWithoutHttp, tables_without_http
from waiting import run

HOOK = "https://hooks.example.org/ann"
BROWSER = "https://push.example.org/browser"
KEYS = {name: "k" * length for name, length in KEY_LENGTHS.items()}
"""Keys of a browser, by their lengths."""
WRONG_KEYS: tuple[dict[str, str] | None, ...] = (
    None,
    {},
    {"p256dh": KEYS["p256dh"]},
    KEYS | {"auth": "k"},
    KEYS | {"p256dh": KEYS["p256dh"] + "k"},
)


def with_mail(tables: TablesWithoutHttp) -> Notifications:
    """The notifications of a server that sends letters."""
    found = tables.services.notifications
    found.options = NotificationOptions("https://games.example", MailServer("127.0.0.1", 1, "benben@games.example"))
    return found


async def only(notifications: Notifications, guest: str) -> Receiver:
    """The one receiver of a guest."""
    (found,) = await notifications.receivers(guest)
    return found


def test_what_is_no_receiver_is_refused(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, notifications = (await tables.guest("Ann")).id, with_mail(tables)
            for keys in WRONG_KEYS:
                await refused(notifications.add(ann, PUSH, BROWSER, keys, False), 422, "server-bad-push")
            await refused(notifications.add(ann, PUSH, "http://push.example.org", KEYS, False), 422, "server-bad-webhook")
            await refused(notifications.add(ann, MAIL, "ann", None, False), 422, "server-bad-mail")
            with pytest.raises(BadInput, match="kind"):
                await notifications.add(ann, "pigeon", HOOK, None, False)
            notifications.options = NotificationOptions("https://games.example")
            with pytest.raises(BadInput, match="kind"):  # the host sends no letters
                await notifications.add(ann, MAIL, "ann@example.org", None, False)
            assert await notifications.receivers(ann) == []
            await notifications.add(ann, PUSH, BROWSER, KEYS, False)
            assert (await only(notifications, ann)).push_keys == KEYS

    run(story)


def test_a_guest_has_few_receivers_and_may_name_one_of_them_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(limits, "MAX_RECEIVERS", 2)
        async with tables_without_http(database) as tables:
            ann, bea = [(await tables.guest(name)).id for name in ("Ann", "Bea")]
            notifications = tables.services.notifications
            for number in (1, 2):
                await notifications.add(ann, WEBHOOK, f"{HOOK}{number}", None, False)
            await refused(notifications.add(ann, WEBHOOK, f"{HOOK}3", None, False), 409, "server-too-many-receivers")
            await notifications.add(ann, WEBHOOK, f"{HOOK}2", None, True)
            await notifications.add(bea, WEBHOOK, f"{HOOK}3", None, False)
            assert [len(await notifications.receivers(guest)) for guest in (ann, bea)] == [2, 1]

    run(story)


def test_a_receiver_is_tested_changed_and_removed_by_its_guest_alone(database: str) -> None:
    async def story() -> None:
        async with tables_without_http(database) as tables:
            ann, bea = [(await tables.guest(name)).id for name in ("Ann", "Bea")]
            notifications = with_mail(tables)
            await notifications.add(ann, WEBHOOK, HOOK, None, False)
            receiver = (await only(notifications, ann)).id
            for asked in (
                notifications.test(bea, receiver),
                notifications.change(bea, receiver, True, False),
                notifications.remove(bea, receiver),
                notifications.test(ann, "0" * 12),
                notifications.change(ann, "0" * 12, True, False),
                notifications.remove(ann, "0" * 12),
                notifications.answer("unknown", True),
                notifications.answer("unknown", False),
            ):
                await refused(asked, 404, "server-no-receiver")
            assert not (await only(notifications, ann)).digest
            await notifications.change(ann, receiver, True, False)
            assert (await only(notifications, ann)).digest
            await notifications.remove(ann, receiver)
            await notifications.add(ann, MAIL, "ann@example.org", None, False)
            question = await only(notifications, ann)
            assert not question.confirmed
            await refused(notifications.test(ann, question.id), 404, "server-no-receiver")

    run(story)


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/a b",
        "https://example.org/\x7f",
        "https://example.org/\u00e9",
        "https://example.org:0/",
        "https://" + "x" * MAX_URL_LENGTH,
        "https://user@example.org/",
        "https://:secret@example.org/",
        "https:///hook",
    ],
)
def test_an_address_that_no_request_can_have_is_refused_on_a_home_network_too(url: str) -> None:
    with pytest.raises(RequestError, match="server-bad-webhook"):
        checked_url(url, private=True)


def test_a_home_network_is_reached_without_encryption_if_the_host_allows_it() -> None:
    assert checked_url("http://127.0.0.1/hook", private=True) == "http://127.0.0.1/hook"
    longest = HOOK + "x" * (MAX_URL_LENGTH - len(HOOK))
    assert checked_url(longest, private=False) == longest
