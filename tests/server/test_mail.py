"""Mail: links to sign in reach the owner of an address and nobody learns which addresses are known."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from benben.cli import main
from benben.kernel.errors import BadInput
from benben.server.people.accounts import LETTERS_AN_HOUR
from benben.server.people.mail import MailServer, checked_address, mail_server

from server.running_server import Person, RunningServer, running
from waiting import run, until

PUBLIC = "https://games.example.org"
LINK = re.compile(rf"{PUBLIC}/enter#([A-Za-z0-9_-]{{32}})")


class Letters:
    """Receives every letter."""

    def __init__(self) -> None:
        self.received: list[tuple[list[str], EmailMessage]] = []
        self.taken = asyncio.Event()
        """Set while letters are taken; else the mail server lets its clients wait."""
        self.taken.set()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        await self.taken.wait()
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.received.append((envelope.rcpt_tos, letter))
        return "250 OK"

    def token(self, number: int = -1) -> str:
        found = LINK.search(self.received[number][1].get_content())
        assert found is not None
        return found[1]


@asynccontextmanager
async def with_mail(database: str) -> AsyncIterator[tuple[RunningServer, Letters]]:
    letters = Letters()
    receiver = await asyncio.get_running_loop().create_server(lambda: SMTP(letters), "127.0.0.1", 0)
    mail = MailServer("127.0.0.1", receiver.sockets[0].getsockname()[1], "games@example.org")
    try:
        async with running(database, mail=mail, public_url=PUBLIC) as server:
            yield server, letters
    finally:
        receiver.close()


async def confirmed(server: RunningServer, letters: Letters, address: str = "ann@example.org") -> Person:
    ann = await server.person("Ann")
    await ann.post("/api/account")
    await ann.post("/api/account/address", {"address": address})
    await until(lambda: len(letters.received) == 1, "the letter has arrived")
    assert (await ann.get("/api/account"))["email"] is None, "not before the link was opened"
    reader = await server.person("Reader")
    assert (await reader.post("/api/sign-in/link", {"token": letters.token()}))["purpose"] == "confirm"
    assert (await reader.get("/api/me"))["guest"]["name"] == "Reader", "confirming an address signs nobody in"
    assert (await ann.get("/api/account"))["email"] == address.lower()
    return ann


@pytest.mark.slow
def test_an_address_belongs_to_the_account_that_has_confirmed_it_last(either: str) -> None:
    async def story() -> None:
        async with with_mail(either) as (server, letters):
            ann, bea = await confirmed(server, letters), await server.person("Bea")
            await bea.post("/api/account")
            await bea.post("/api/account/address", {"address": "ann@example.org"})
            await until(lambda: len(letters.received) == 2, "the letter has arrived")
            await bea.post("/api/sign-in/link", {"token": letters.token()})
            assert (await bea.get("/api/account"))["email"] == "ann@example.org"
            assert (await ann.get("/api/account"))["email"] is None

    run(story)


@pytest.mark.slow
def test_a_letter_signs_in_once(database: str) -> None:
    async def story() -> None:
        async with with_mail(database) as (server, letters):
            await confirmed(server, letters, "Ann@Example.org")
            phone = await server.person("Phone")
            await phone.post("/api/sign-in/mail", {"address": " ANN@example.org"})
            await until(lambda: len(letters.received) == 2, "the letter has arrived")
            to, letter = letters.received[-1]
            assert (to, letter["From"], letter["Auto-Submitted"]) == (
                ["ann@example.org"],
                "games@example.org",
                "auto-generated",
            )
            await phone.post("/api/sign-in/link", {"token": letters.token()})
            assert (await phone.get("/api/me"))["guest"]["name"] == "Ann"
            await phone.post("/api/sign-in/link", {"token": letters.token()}, 404)

    run(story)


@pytest.mark.slow
def test_nobody_learns_whether_an_address_is_known_and_nobody_is_flooded(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with with_mail(database) as (server, letters):
            await confirmed(server, letters)
            asker, tasks = await server.person("Asker"), list[asyncio.Task[Any]]()
            spawn = server.services.tasks.spawn

            def noted(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
                tasks.append(spawn(work))
                return tasks[-1]

            monkeypatch.setattr(server.lobby.sessions.tasks, "spawn", noted)
            answers = [
                await asker.http.post("/api/sign-in/mail", json={"address": address})
                for address in ("nobody@example.org", *["ann@example.org"] * (LETTERS_AN_HOUR + 2))
            ]
            assert {answer.status_code for answer in answers} == {200}
            assert {len(answer.json()) for answer in answers} == {1}
            await until(lambda: len(letters.received) >= 1 + LETTERS_AN_HOUR, "the letter has arrived")
            await asyncio.gather(*tasks)
            assert len(letters.received) == 1 + LETTERS_AN_HOUR
            assert {tuple(to) for to, _ in letters.received} == {("ann@example.org",)}

    run(story)


def test_nobody_floods_an_address_with_questions_whether_it_is_theirs(database: str) -> None:
    async def story() -> None:
        async with with_mail(database) as (server, _):
            eve = await server.person("Eve")
            await eve.post("/api/account")
            for status in (*[200] * LETTERS_AN_HOUR, 429):
                await eve.post("/api/account/address", {"address": "victim@example.org"}, status)

    run(story)


@pytest.mark.slow
def test_the_time_of_an_answer_does_not_tell_whether_an_address_is_known(database: str) -> None:
    """The answer is there before the letter is: a mail server takes its time only for addresses that are known."""

    async def story() -> None:
        async with with_mail(database) as (server, letters):
            await confirmed(server, letters)
            letters.taken.clear()
            asker = await server.person("Asker")
            for address in ("nobody@example.org", "ann@example.org"):
                await asker.post("/api/sign-in/mail", {"address": address})
            assert len(letters.received) == 1
            letters.taken.set()
            await until(lambda: len(letters.received) == 2, "the letter has arrived")

    run(story)


@pytest.mark.parametrize(
    "address",
    [
        "ann@example.org\nBcc: all@example.org",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        "ann@example.org%0aBcc:x@y.z ",
        "ann@@example.org",
        "ann@exa..mple.org",
        '"a b"@example.org',
        "@example.org",
    ],
)
def test_addresses_that_would_inject_something_are_refused(address: str) -> None:
    assert checked_address(address) is None


def test_names_of_players_cannot_inject_a_header(database: str) -> None:
    async def story() -> None:
        async with with_mail(database) as (server, letters):
            eve = await server.person("Eve Bcc: all@x.org")
            await eve.post("/api/account")
            await eve.post("/api/account/address", {"address": "eve@example.org"})
            await until(lambda: len(letters.received) == 1, "the letter has arrived")
            to, letter = letters.received[0]
            assert to == ["eve@example.org"]
            assert letter["Bcc"] is None

    run(story)


@pytest.mark.slow
def test_the_link_in_a_letter_leads_to_the_address_of_the_settings(database: str) -> None:
    """A forged Host header must not have the token sent to another server."""

    async def story() -> None:
        async with with_mail(database) as (server, letters):
            await confirmed(server, letters)
            forger = await server.person("Forger")
            await forger.http.post("/api/sign-in/mail", json={"address": "ann@example.org"}, headers={"Host": "6.6.6.6"})
            await until(lambda: len(letters.received) == 2, "the letter has arrived")
            assert letters.token()
            assert "6.6.6.6" not in letters.received[-1][1].get_content()

    run(story)


def test_a_server_without_mail_says_so(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            refused = await ann.post("/api/sign-in/mail", {"address": "ann@example.org"}, 404)
            assert refused["error"]["key"] == "server-no-mail"

    run(story)


def test_options_for_mail_that_do_not_fit_each_other_are_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BENBEN_MAIL", raising=False)
    assert main(["serve", "--mail-from", "games@example.org"]) == 2
    assert "--mail-from needs a mail server" in capsys.readouterr().err
    assert main(["serve", "--public-url", "games.example.org"]) == 2
    assert "https://games.example.org" in capsys.readouterr().err
    monkeypatch.setenv("BENBEN_MAIL", "smtp://games:secret@mail.example.org")
    assert main(["serve", "--mail-from", "games@example.org"]) == 2
    printed = capsys.readouterr().err
    assert "needs --mail-from and --public-url" in printed
    assert "secret" not in printed


def test_the_address_of_a_mail_server_is_read_and_its_password_is_not_printed() -> None:
    found = mail_server("smtps://games:p%40ss@mail.example.org", "games@example.org")
    assert (found.host, found.port, found.secure, found.user, found.password) == (
        "mail.example.org",
        465,
        True,
        "games",
        "p@ss",
    )
    assert "p@ss" not in repr(found)
    for url, sender in (
        ("http://mail:25", "a@b.c"),
        ("smtp://:25", "a@b.c"),
        ("smtp://mail:x", "a@b.c"),
        ("smtp://mail", "nobody"),
    ):
        with pytest.raises(BadInput):
            mail_server(url, sender)
