"""Accounts without HTTP: who has none is refused, links are few, and letters are in the language of their reader."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import cast

import pytest
from sqlalchemy import update

from benben.server.people import accounts as limits
from benben.server.people import passkeys
from benben.server.people.accounts import Accounts
from benben.server.people.mail import Mailer
from benben.server.people.passkeys import Site, site_of
from benben.server.people.recovery_codes import CODES
from benben.server.storage import account_queries, session_queries
from benben.server.storage.account_queries import Passkey
from benben.server.storage.rows import Guest
from benben.server.storage.schema import sign_in_links
from benben.words import Words

from server.refusals import refused
from server.test_session_objects import ANN, BEA, Held, holding
from waiting import run


class Outbox:
    """Keeps letters: address, subject and text."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []

    async def send(self, address: str, subject: str, text: str) -> None:
        self.letters.append((address, subject, text))


class People(Held):
    """Accounts of a server with mail, and one without."""

    def __init__(self, held: Held) -> None:
        vars(self).update(vars(held))
        self.outbox = Outbox()
        self.accounts = Accounts(self.sessions, cast(Mailer, self.outbox), "https://games.example.org")
        self.without_mail = Accounts(self.sessions)

    async def account(self, guest: Guest = ANN, device: str = "laptop") -> tuple[list[str], str]:
        """The recovery codes and the token of a new account."""
        session = await self.found(await self.sessions.start(guest, device))
        return await self.accounts.create(session, device)

    async def confirmed(self, address: str) -> None:
        """Give Ann's account an address."""
        await self.database.write(partial(account_queries.set_email, guest=ANN.id, email=address))

    async def asked(self, address: str) -> list[tuple[str, str, str]]:
        """The letters that were sent because somebody has asked for one."""
        before = len(self.outbox.letters)
        await self.accounts.ask_for_letter(address)
        for task in list(self.tasks._tasks):
            await task  # a background task must not fail
        return self.outbox.letters[before:]


@asynccontextmanager
async def people(url: str) -> AsyncIterator[People]:
    async with holding(url) as held:
        yield People(held)


def told(story: Callable[[People], Awaitable[None]], url: str) -> None:
    """Run a story."""

    async def whole() -> None:
        async with people(url) as at:
            await story(at)

    run(whole)


def test_who_has_no_account_has_nothing_of_one(database: str) -> None:
    async def story(at: People) -> None:
        await at.sessions.start(BEA, "laptop")
        for asked in (
            at.accounts.of(BEA.id),
            at.accounts.new_codes(BEA),
            at.accounts.set_shows(BEA, ["ratings"]),
            at.accounts.device_link(BEA),
            at.accounts.ask_for_address(BEA, "bea@example.org"),
        ):
            await refused(asked, 403, "server-no-account")
        assert await at.accounts.codes_left(BEA.id) == 0
        assert at.outbox.letters == []

    told(story, database)


def test_a_new_account_has_codes_and_ends_the_sessions_of_before(database: str) -> None:
    async def story(at: People) -> None:
        first = await at.sessions.start(ANN, "laptop")
        other = await at.sessions.begin(ANN.id, "phone")
        codes, token = await at.accounts.create(await at.found(first), "laptop")
        assert [await at.sessions.find(one) is None for one in (first, other, token)] == [True, True, False]
        assert len(codes) == await at.accounts.codes_left(ANN.id) == CODES

    told(story, database)


def test_a_code_signs_in_however_it_is_typed_and_the_session_of_before_ends(database: str) -> None:
    async def story(at: People) -> None:
        codes, _ = await at.account()
        device = await at.found(await at.sessions.start(BEA, "phone"))
        assert await at.accounts.use_code(codes[0].lower().replace("-", " ")) == ANN.id
        for wrong in (codes[0], "", "ABCD"):
            await refused(at.accounts.use_code(wrong), 401, "server-code-refused")
        guest, token = await at.accounts.sign_in(ANN.id, "phone", device)
        assert (guest.id, device.ended) == (ANN.id, True)
        await at.accounts.sign_in(ANN.id, "tablet", None)
        assert (await at.found(token)).guest.id == ANN.id

    told(story, database)


def test_who_was_deleted_meanwhile_is_not_signed_in(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: People) -> None:
        await at.account()

        async def ended(*_: object) -> None:
            return None

        monkeypatch.setattr(at.sessions, "find", ended)
        await refused(at.accounts.sign_in(ANN.id, "phone", None), 401, "server-no-account")

    told(story, database)


def test_a_page_shows_only_what_there_is(database: str) -> None:
    async def story(at: People) -> None:
        await at.account()
        await at.accounts.set_shows(ANN, ["presence", "email", "ratings"])
        assert (await at.accounts.of(ANN.id)).shows == ("ratings", "presence")

    told(story, database)


def test_links_that_nobody_has_made_open_nothing_and_few_are_made_an_hour(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: People) -> None:
        await at.account()
        await refused(at.accounts.look_at_link("nothing"), 404, "server-link-used")
        await refused(at.accounts.use_link("nothing"), 404, "server-link-used")
        for _ in range(2):
            link = await at.accounts.device_link(ANN)
        await refused(at.accounts.device_link(ANN), 429, "server-too-many-letters")
        assert (await at.accounts.look_at_link(link))[1] == "Ann"
        await at.accounts.ask_for_address(ANN, "ann@example.org")  # links for letters count by themselves
        an_hour_ago = update(sign_in_links).values(made=sign_in_links.c.made - limits.HOUR - 1.0)
        await at.database.write(lambda one: one.execute(an_hour_ago))
        await at.accounts.device_link(ANN)

    monkeypatch.setattr(limits, "LINKS_AN_HOUR", 2)
    told(story, database)


def test_letters_go_to_addresses_alone_from_a_server_with_mail(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: People) -> None:
        await at.account()
        assert (at.accounts.has_mail, at.without_mail.has_mail) == (True, False)
        for asked in (at.without_mail.ask_for_letter("ann@example.org"), at.without_mail.ask_for_address(ANN, "a@b.org")):
            await refused(asked, 404, "server-no-mail")
        for asked in (at.accounts.ask_for_letter("no address"), at.accounts.ask_for_address(ANN, "a@b.org\nBcc: c@d.org")):
            await refused(asked, 422, "server-bad-address")
        assert await at.asked("ann@example.org") == [], "it is nobody's"
        await at.confirmed("ann@example.org")
        assert [len(await at.asked(" Ann@example.org ")) for _ in range(3)] == [1, 1, 0]

    monkeypatch.setattr(limits, "LETTERS_AN_HOUR", 2)
    told(story, database)


@pytest.mark.parametrize(("chosen", "language"), [({"language": "fr"}, "fr"), ({"language": "xx"}, "en"), ({}, "en")])
def test_a_letter_is_in_the_language_of_its_reader(database: str, chosen: dict[str, str], language: str) -> None:
    async def story(at: People) -> None:
        await at.account()
        await at.confirmed("ann@example.org")
        await at.database.write(partial(session_queries.update_preferences, guest=ANN.id, preferences=chosen))
        ((address, subject, text),) = await at.asked("ann@example.org")
        assert (address, subject) == ("ann@example.org", Words(language).say("server-letter-mail"))
        assert "Ann" in text
        assert "https://games.example.org/enter#" in text

    told(story, database)


def test_an_account_has_few_passkeys_and_removes_its_own_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: People) -> None:
        monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 2)
        await at.account()
        await at.account(BEA, "phone")
        keys, site = at.accounts.passkeys, Site("games.example.org", "https://games.example.org")
        for number in "12":
            await keys.options_to_add(ANN, site)
            stored = Passkey(number * 64, ANN.id, number.encode(), b"", 0, "laptop", 0.0, None)
            await at.database.write(partial(account_queries.add_passkey, passkey=stored, most=2))
        await refused(keys.options_to_add(ANN, site), 409, "server-too-many-passkeys")
        await keys.options_to_add(BEA, site)
        await refused(keys.remove(BEA, "1" * 64), 404, "server-no-passkey")
        await refused(keys.remove(ANN, "3" * 64), 404, "server-no-passkey")
        await keys.remove(ANN, "1" * 64)
        assert [one.id for one in await keys.of(ANN.id)] == ["2" * 64]
        await keys.options_to_add(ANN, site)

    told(story, database)


@pytest.mark.parametrize("address", ["http://127.0.0.1:8000", "http://[::1]:8000", "https:///", ""])
def test_browsers_make_no_passkeys_where_the_host_has_no_name(address: str) -> None:
    assert site_of(address) is None
    assert site_of("https://Games.example.org:8443/page") == Site("games.example.org", "https://games.example.org:8443")
