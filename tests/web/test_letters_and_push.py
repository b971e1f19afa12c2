"""Letters and Web Push in the browser: from the button on the page to the letter, and to the notification."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, ViewportSize, expect

from server.notification_receivers import Browser as PushKeys
from server.notification_receivers import HttpReceiver, MailBox, http_receiver, mail_server
from waiting import wait_until
from web.conftest import DESKTOP, PHONE, SEED, TIMEOUT_MS, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow
from web.players import create_table, new_name, post
from web.server_process import ServerProcess
from web.test_accounts import keep_picture, sign_up


def check(page: Page, name: str) -> None:
    """The page has no violation and fits the screen."""
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    keep_picture(page, f"{name}-{page.viewport_size['width'] if page.viewport_size else 0}")


class Receivers:
    """A mail server, and a web server that takes what push services get, in a thread of their own."""

    def __init__(self) -> None:
        self.box: MailBox
        self.hook: HttpReceiver
        self.mail_port = 0
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=[self._serve()])
        self._thread.start()
        assert self._ready.wait(30)

    async def _serve(self) -> None:
        async with mail_server() as (self.box, self.mail_port), http_receiver() as self.hook:
            self._ready.set()
            await self._end.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self._loop.close()

    def link(self, letter: int, pattern: str) -> str:
        """A link in a letter, which is waited for; letters are numbered from 0."""
        wait_until(lambda: len(self.box.mails) > letter, f"letter {letter} has come")
        text = self.box.mails[letter].get_content()
        found = re.search(pattern, text)
        assert found is not None, text
        return found[0]


@pytest.fixture(scope="module")
def receivers() -> Iterator[Receivers]:
    with closing(Receivers()) as found:
        yield found


@pytest.fixture(scope="module")
def mailing(receivers: Receivers, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends letters."""
    with ServerProcess(tmp_path_factory.mktemp("mail"), SEED, mail_port=receivers.mail_port) as process:
        yield process


def by_name(server: ServerProcess) -> str:
    """The address of the server as its letters name it."""
    return server.address.replace("127.0.0.1", "localhost")


@at_sizes(PHONE, DESKTOP)
def test_an_address_is_confirmed_and_a_letter_signs_in(
    open_page: OpenPage, mailing: ServerProcess, receivers: Receivers, size: ViewportSize
) -> None:
    page, name = open_page("/account", size, address=by_name(mailing)), new_name("Ahmose")
    address, letters = f"{name.replace(' ', '.').lower()}@example.org", len(receivers.box.mails)
    sign_up(page, name)
    page.get_by_label("Your address").fill(address)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text(f"A letter is on its way to {address}")).to_be_visible()
    check(page, "mail-address")
    page.goto(receivers.link(letters, r"http://\S+/enter#\S+"))
    expect(page.get_by_text(f"Should letters for the account {name} be sent to your address?")).to_be_visible()
    check(page, "mail-confirm")
    page.get_by_role("button", name="Yes, this is my address").click()
    page.get_by_role("link", name="To the games").click()
    open_account(page)
    expect(page.get_by_text(address)).to_be_visible()
    expect(page.get_by_role("button", name="Forget the address")).to_be_visible()
    page.goto("/notifications/settings")
    page.get_by_label("E-mail address").fill(address)
    page.get_by_role("button", name="Add").last.click()
    expect(page.get_by_text("Added.")).to_be_in_viewport()  # no question: the address is known to be one's own
    expect(page.get_by_role("button", name="Test")).to_be_visible()
    check(page, "mail-known")
    page.goto("/")
    open_account(page)
    page.get_by_role("button", name="Sign out on this device").click()
    page.get_by_role("button", name="Sign out now").click()
    page.get_by_label("A link by e-mail").fill(address)
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("If this address belongs to an account, a letter is on its way.")).to_be_visible()
    check(page, "mail-sign-in")
    page.goto(receivers.link(letters + 1, r"http://\S+/enter#\S+"))
    expect(page.get_by_text(f"This device becomes {name}.")).to_be_visible()
    page.get_by_role("button", name="Sign in here").click()
    expect(page.locator("header button.me")).to_contain_text(name)


def open_account(page: Page) -> None:
    """Follow the links to one's account, which on a phone are in the dialog of one's name."""
    link = page.locator("header").get_by_role("link", name="Account")
    if not link.is_visible():
        page.locator("header button.me").click()
        link = page.get_by_role("dialog").get_by_role("link", name="Account")
    link.click()
    page.wait_for_url("**/account")


@at_sizes(DESKTOP, PHONE)
def test_notifications_by_mail_begin_with_a_yes_and_end_with_a_no(
    open_page: OpenPage, mailing: ServerProcess, receivers: Receivers, size: ViewportSize
) -> None:
    page, letters = open_page(size=size, address=by_name(mailing)), len(receivers.box.mails)
    post(page, "/api/me", {"name": new_name("Sitre")})
    page.goto("/notifications/settings")
    address = f"{new_name('sitre').replace(' ', '')}@example.org"
    page.get_by_label("E-mail address").fill(address)
    page.get_by_role("button", name="Add").last.click()
    expect(page.get_by_text("Waits for an answer")).to_be_visible()
    expect(page.get_by_label("E-mail address")).to_have_value("")
    expect(page.get_by_text("A message is on its way")).to_be_in_viewport()
    check(page, "mail-receiver")
    link = receivers.link(letters, r"http://\S+/receiver/\S+")
    page.goto(link)
    expect(page.get_by_role("button", name="Yes, this is my address")).to_be_visible()
    check(page, "mail-question")
    page.get_by_role("button", name="Yes, this is my address").click()
    expect(page.get_by_text(f"Confirmed: notifications go to {address}.")).to_be_visible()
    expect(page.locator("main").get_by_role("button")).to_have_count(0)
    check(page, "mail-answer")
    page.goto("/notifications/settings")
    page.get_by_role("button", name="Test").click()
    expect(page.get_by_text("A test is on its way.")).to_be_visible()
    assert receivers.link(letters + 1, r"http://\S+/receiver/\S+") == link, "every message has the way out"
    page.goto(link)
    page.get_by_role("button", name="No more messages").click()
    expect(page.get_by_text(f"No more messages go to {address}.")).to_be_visible()
    page.goto("/notifications/settings")
    expect(page.get_by_text("Switched off, as asked for in a message.")).to_be_visible()


SUBSCRIBE = """([endpoint, keys]) => {
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async (options) => {
        if (options.applicationServerKey.length !== 65) throw new Error('no key of the server');
        const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
        PushManager.prototype.getSubscription = async () => subscription;
        return subscription;
    };
    PushManager.prototype.getSubscription = async () => null;
}"""
"""Has the push service of the test subscribed instead of one in the internet."""

SHOW = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) => {
        self.shown.push([title, body, tag, data.path]);
    };
}"""
"""Has the service worker note what it shows: a browser without a desktop shows nothing."""


@at_sizes(PHONE, DESKTOP)
def test_a_browser_that_was_allowed_shows_whose_turn_it_is(
    browser: Chromium, mailing: ServerProcess, receivers: Receivers, size: ViewportSize
) -> None:
    """The server's push is decrypted with the browser's keys, and handed to the service worker as Chromium would."""
    context = browser.new_context(viewport=size, base_url=by_name(mailing), permissions=["notifications"])
    page, keys, before = context.new_page(), PushKeys(), len(receivers.hook.requests)
    page.set_default_timeout(TIMEOUT_MS)
    page.goto("/")
    table = create_table(page, new_name("Kiya"), {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    page.goto("/notifications/settings")
    page.evaluate(SUBSCRIBE, [receivers.hook.url, keys.keys])
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Notify me in this browser")).to_have_count(0)
    check(page, "push")
    page.get_by_role("button", name="Test").click()
    wait_until(lambda: len(receivers.hook.requests) > before, "the push service has the test")
    message = keys.decrypt(receivers.hook.requests[before][2])
    assert message["title"] == "A test"
    worker, cdp = context.service_workers[0], context.new_cdp_session(page)
    worker.evaluate(SHOW)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(map(registration, told["registrations"])),
    )
    cdp.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("1") == 1 and bool(registrations), "the service worker is known")
    sent = {"origin": by_name(mailing), "registrationId": registrations[0], "data": json.dumps(message)}
    cdp.send("ServiceWorker.deliverPushMessage", sent)
    wait_until(lambda: worker.evaluate("self.shown.length") == 1, "the notification is shown")
    assert worker.evaluate("self.shown[0]") == [message[part] for part in ("title", "text", "id", "path")]
    page.goto(f"/table/{table['id']}")
    page.locator(".stage").wait_for()
    for path in (f"/table/{table['id']}", "/table/other"):
        cdp.send("ServiceWorker.deliverPushMessage", {**sent, "data": json.dumps({**message, "path": path})})
    wait_until(lambda: worker.evaluate("self.shown.length") == 2, "the second notification is shown")
    assert worker.evaluate("self.shown[1][3]") == "/table/other", "nothing is shown about the table in sight"
    context.close()


def registration(told: dict[str, str]) -> str:
    return told["registrationId"]
