"""Accounts: a guest becomes one in place, and passkeys, codes and links sign in once each, here and nowhere else."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from fastapi.routing import APIRoute

from benben.server.budgets import NEW_THINGS
from benben.server.http import account_routes, history_routes
from benben.server.http.request_costs import count_new_thing
from benben.server.http.session_cookie import COOKIE
from benben.server.people.recovery_codes import ALPHABET, CODES, new_codes, normal_form
from benben.server.storage.account_queries import CHALLENGE_LIFETIME, LINK_LIFETIMES
from benben.server.storage.schema import DEVICE_LINK, METADATA

from server.running_server import Person, RunningServer, running
from server.soft_passkey import SoftPasskey
from server.test_sessions import shared_seat
from waiting import run


@asynccontextmanager
async def named_server(database: str, **settings: Any) -> AsyncIterator[RunningServer]:
    """A server that is addressed by a name, for which there can be passkeys."""
    async with running(database, **settings) as server:
        server.address = server.address.replace("127.0.0.1", "localhost")
        yield server


async def account(server: RunningServer, name: str = "Ann") -> tuple[Person, list[str]]:
    person = await server.person(name)
    return person, (await person.post("/api/account"))["codes"]


def passkey_for(server: RunningServer) -> SoftPasskey:
    return SoftPasskey("localhost", f"http://{server.address}")


async def with_passkey(server: RunningServer) -> tuple[Person, SoftPasskey]:
    ann, _ = await account(server)
    passkey = passkey_for(server)
    options = (await ann.post("/api/account/passkeys/options"))["options"]
    found = await ann.post("/api/account/passkeys", {"credential": passkey.made(options)})
    assert len(found["passkeys"]) == 1
    return ann, passkey


def token_of(person: Person) -> str:
    return str(person.http.cookies[COOKIE])


async def use_token(server: RunningServer, token: str) -> Any:
    """Who the server takes a device with this cookie for."""
    person = Person(server.address)
    server.people.append(person)
    person.http.cookies.set(COOKIE, token)
    return (await person.get("/api/me"))["guest"]


async def stranger(server: RunningServer) -> Person:
    person = Person(server.address)
    server.people.append(person)
    return person


@pytest.mark.slow
def test_a_guest_becomes_an_account_in_place_and_keeps_seats(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await server.person("Ann")
            before, table = (await ann.get("/api/me"))["guest"], await ann.new_table(bots={"p2": "random"})
            assert (await ann.get("/api/me"))["account"] is None
            found = await ann.post("/api/account")
            assert (len(found["codes"]), found["account"]["kind"]) == (CODES, "person")
            me = await ann.get("/api/me")
            assert me["guest"] == before
            assert me["account"]["codes_left"] == CODES
            assert [one["id"] for one in (await ann.get("/api/tables"))["mine"]] == [table["id"]]
            assert (await ann.post("/api/account", status=409))["error"]["key"] == "server-account-exists"

    run(story)


def test_a_session_that_was_planted_before_signing_up_opens_nothing(database: str) -> None:
    """Session fixation: whoever knows the cookie of a guest must not have the account."""

    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            planted = token_of(ann)
            await ann.post("/api/account")
            assert token_of(ann) != planted
            assert await use_token(server, planted) is None
            assert (await use_token(server, token_of(ann)))["name"] == "Ann"

    run(story)


def test_a_recovery_code_signs_in_once(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, codes = await account(server)
            phone = await stranger(server)
            typed = f" {codes[0].lower().replace('-', ' ')} "
            assert (await phone.post("/api/sign-in/code", {"code": typed}))["guest"]["name"] == "Ann"
            assert (await phone.get("/api/me"))["account"]["codes_left"] == CODES - 1
            other = await stranger(server)
            assert (await other.post("/api/sign-in/code", {"code": codes[0]}, 401))["error"]["key"] == "server-code-refused"
            renewed = (await ann.post("/api/account/codes"))["codes"]
            await other.post("/api/sign-in/code", {"code": codes[1]}, 401)
            await other.post("/api/sign-in/code", {"code": renewed[0]})
            sessions = (await ann.get("/api/sessions"))["sessions"]
            assert len(sessions) == 3
            ended = next(one["id"] for one in sessions if not one["current"])
            assert len((await ann.delete(f"/api/sessions/{ended}"))["sessions"]) == 2

    run(story)


def test_typed_codes_are_read_whatever_is_between_their_letters() -> None:
    assert normal_form("abcd efgh-jkmn.pqrs") == "ABCD-EFGH-JKMN-PQRS"


def test_codes_cannot_be_guessed_in_a_lifetime() -> None:
    codes = new_codes()
    assert len(set(codes)) == CODES
    for code in codes:
        assert len(ALPHABET) ** len(code.replace("-", "")) > 2**75


def test_every_attempt_to_sign_in_counts_as_a_new_thing_of_its_address() -> None:
    ways = [one for one in account_routes.router.routes if isinstance(one, APIRoute) and "/sign-in/" in one.path]
    attempts = [one for one in ways if not one.path.endswith("/options")]
    assert len(attempts) == 5, "passkey, code, letter, and a link that is looked at or used"
    for route in attempts:
        assert count_new_thing in [one.dependency for one in route.dependencies], route.path


@pytest.mark.slow
def test_guesses_of_recovery_codes_are_limited(database: str) -> None:
    async def story() -> None:
        async with running(database, limited=True) as server:
            guesser, begin = await stranger(server), time.monotonic()
            answers = [
                (await guesser.http.post("/api/sign-in/code", json={"code": "X" * 16})).status_code for _ in range(70)
            ]
            limit = NEW_THINGS.network
            assert answers[0] == 401
            assert 0 < answers.count(401) <= limit.burst + limit.rate * (time.monotonic() - begin) + 1
            assert answers[-1] == 429

    run(story)


@pytest.mark.slow
def test_a_passkey_signs_another_device_in(either: str) -> None:
    async def story() -> None:
        async with named_server(either) as server:
            ann, passkey = await with_passkey(server)
            phone = await server.person("Phone")
            before = token_of(phone)
            options = (await phone.post("/api/sign-in/passkey/options"))["options"]
            assert not options.get("allowCredentials"), "nobody learns which passkeys exist"
            found = await phone.post("/api/sign-in/passkey", {"credential": passkey.signed(options)})
            assert found["guest"] == (await ann.get("/api/me"))["guest"]
            assert await use_token(server, before) is None, "the session of the device's guest has ended"
            known = (await ann.get("/api/account"))["passkeys"][0]
            assert known["used"] is not None
            await ann.delete(f"/api/account/passkeys/{known['id']}")
            options = (await phone.post("/api/sign-in/passkey/options"))["options"]
            await phone.post("/api/sign-in/passkey", {"credential": passkey.signed(options)}, 401)

    run(story)


@pytest.mark.slow
def test_answers_of_a_passkey_cannot_be_replayed(database: str) -> None:
    async def story() -> None:
        async with named_server(database) as server:
            _, passkey = await with_passkey(server)
            passkey.counts = False  # the number of uses gives a replay away as well
            thief = await stranger(server)
            options = (await thief.post("/api/sign-in/passkey/options"))["options"]
            answer = passkey.signed(options)
            await thief.post("/api/sign-in/passkey", {"credential": answer})
            refused = await thief.post("/api/sign-in/passkey", {"credential": answer}, 401)
            assert refused["error"]["key"] == "server-passkey-refused"

    run(story)


@pytest.mark.slow
def test_a_copy_of_a_passkey_that_has_counted_less_is_refused(database: str) -> None:
    async def story() -> None:
        async with named_server(database) as server:
            _, passkey = await with_passkey(server)
            phone = await stranger(server)
            for uses, status in ((1, 200), (0, 401)):
                passkey.uses = uses
                options = (await phone.post("/api/sign-in/passkey/options"))["options"]
                await phone.post("/api/sign-in/passkey", {"credential": passkey.signed(options)}, status)

    run(story)


@pytest.mark.slow
def test_a_passkey_that_does_not_verify_its_user_is_refused(database: str) -> None:
    """A device that somebody has found must not be enough."""

    async def story() -> None:
        async with named_server(database) as server:
            ann, passkey = await with_passkey(server)
            passkey.verifies = False
            thief = await stranger(server)
            options = (await thief.post("/api/sign-in/passkey/options"))["options"]
            await thief.post("/api/sign-in/passkey", {"credential": passkey.signed(options)}, 401)
            other = passkey_for(server)
            other.verifies = False
            options = (await ann.post("/api/account/passkeys/options"))["options"]
            await ann.post("/api/account/passkeys", {"credential": other.made(options)}, 422)

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("host", "origin"), [("evil.example", "https://evil.example"), ("localhost", "https://evil.example")]
)
def test_a_passkey_of_another_origin_is_refused(database: str, host: str, origin: str) -> None:
    async def story() -> None:
        async with named_server(database) as server:
            ann, passkey = await with_passkey(server)
            passkey.host, passkey.origin = host, origin
            phisher = await stranger(server)
            options = (await phisher.post("/api/sign-in/passkey/options"))["options"]
            await phisher.post("/api/sign-in/passkey", {"credential": passkey.signed(options)}, 401)
            options = (await ann.post("/api/account/passkeys/options"))["options"]
            await ann.post("/api/account/passkeys", {"credential": SoftPasskey(host, origin).made(options)}, 422)

    run(story)


def test_a_challenge_of_somebody_else_and_an_old_one_are_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with named_server(database) as server:
            ann, _ = await account(server)
            bob, _ = await account(server, "Bob")
            passkey = passkey_for(server)
            options = (await ann.post("/api/account/passkeys/options"))["options"]
            await bob.post("/api/account/passkeys", {"credential": passkey.made(options)}, 401)
            options = (await ann.post("/api/account/passkeys/options"))["options"]
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() + CHALLENGE_LIFETIME + 1)
            await ann.post("/api/account/passkeys", {"credential": passkey.made(options)}, 401)

    run(story)


@pytest.mark.slow
def test_challenges_from_before_do_not_lift_the_limit_of_passkeys(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.server.people.passkeys.MAX_PASSKEYS", 2)

    async def story() -> None:
        async with named_server(database) as server:
            ann, passkey = await with_passkey(server)
            options = [(await ann.post("/api/account/passkeys/options"))["options"] for _ in range(2)]
            made = [SoftPasskey(passkey.host, passkey.origin).made(wanted) for wanted in options]
            await ann.post("/api/account/passkeys", {"credential": made[0]})
            refused = await ann.post("/api/account/passkeys", {"credential": made[1]}, 409)
            assert refused["error"]["key"] == "server-too-many-passkeys"
            assert len((await ann.get("/api/account"))["passkeys"]) == 2

    run(story)


def test_there_are_no_passkeys_at_a_bare_ip_address(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, _ = await account(server)
            offer = (await ann.get("/api/me"))["accounts"]
            assert (offer["passkeys"], offer["mail"]) == (False, False)
            refused = await ann.post("/api/account/passkeys/options", status=409)
            assert refused["error"]["key"] == "server-no-passkeys"

    run(story)


@pytest.mark.slow
def test_a_link_signs_another_device_in_once(either: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, _ = await account(server)
            link = await ann.post("/api/account/device-link")
            address, token = link["address"].split("#")
            assert address == f"http://{server.address}/enter", "the token is behind a hash: no server logs it"
            assert link["picture"].startswith("data:image/svg+xml")
            phone = await stranger(server)
            assert await phone.post("/api/sign-in/link/look", {"token": token}) == {"purpose": "device", "name": "Ann"}
            await phone.post("/api/sign-in/link", {"token": token})
            assert (await phone.get("/api/me"))["guest"]["name"] == "Ann"
            other = await stranger(server)
            assert (await other.post("/api/sign-in/link", {"token": token}, 404))["error"]["key"] == "server-link-used"
            late = (await ann.post("/api/account/device-link"))["address"].split("#")[1]
            now = time.time
            monkeypatch.setattr(time, "time", lambda: now() + LINK_LIFETIMES[DEVICE_LINK] + 1)
            await other.post("/api/sign-in/link", {"token": late}, 404)

    run(story)


def test_floods_of_device_links_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.server.people.accounts.LINKS_AN_HOUR", 2)

    async def story() -> None:
        async with running(database) as server:
            ann, _ = await account(server)
            for status in (200, 200, 429):
                await ann.post("/api/account/device-link", status=status)

    run(story)


def test_a_guest_without_an_account_can_make_no_link(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            for path in ("/api/account/device-link", "/api/account/codes", "/api/account/passkeys/options"):
                assert (await ann.post(path, status=403 if "options" not in path else 409))["error"]
            await ann.get("/api/account", 403)

    run(story)


@pytest.mark.slow
def test_a_borrowed_seat_goes_on_when_its_owner_becomes_an_account(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            await at.ann.post("/api/account")
            assert (await at.phone.get(at.path))["seat"] == "p1"

    run(story)


@pytest.mark.slow
def test_a_borrowed_seat_opens_nothing_of_the_account(database: str) -> None:
    """A device that holds a seat by a key is not the account of its player."""

    async def story() -> None:
        async with shared_seat(database) as at:
            await at.ann.post("/api/account")
            thief = await stranger(at.server)
            thief.http.cookies.set(at.cookie, at.phone.http.cookies[at.cookie])
            private = [
                (method, route.path.replace("{passkey_id}", "0" * 64))
                for router in (account_routes.router, history_routes.router)
                for route in router.routes
                if isinstance(route, APIRoute) and route.path.startswith(PRIVATE)
                for method in route.methods or ()
            ]
            assert len(private) > 12
            for method, path in private:
                answer = await thief.http.request(method, path, json={})
                assert answer.status_code == 401, (method, path)

    run(story)


PRIVATE = ("/api/account", "/api/history", "/api/statistics", "/api/ratings")
"""The beginnings of paths that need a session of one's own."""


def test_no_two_accounts_have_names_that_look_alike(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            await account(server, "Hatshepsut")
            copy = await server.person("НATSHEPSUT")  # the first letter is Cyrillic
            assert (await copy.post("/api/account", status=409))["error"]["key"] == "server-name-taken"
            await copy.post("/api/me", {"name": "Thutmose"})
            await copy.post("/api/account")
            refused = await copy.post("/api/me", {"name": "hatshepsut"}, 409)
            assert refused["error"]["key"] == "server-name-taken"
            assert (await copy.get("/api/me"))["guest"]["name"] == "Thutmose", "nothing has changed"
            await copy.post("/api/me", {"name": "Hatshepsut II"})

    run(story)


def test_a_host_who_wants_no_accounts_sees_none(database: str) -> None:
    async def story() -> None:
        async with running(database, accounts=False) as server:
            ann = await server.person("Ann")
            me = await ann.get("/api/me")
            assert (me["accounts"], me["account"]) == (None, None)
            assert (await ann.post("/api/account", status=404))["error"]["key"] == "server-no-accounts"
            for path in ("/api/account", "/api/history", "/api/statistics", "/api/leaderboard", "/api/ratings"):
                assert (await ann.get(path, 404))["error"]["key"] == "server-no-accounts"
            table = {"game": "vault", "players": 2, "settings": {"rated": True}}
            assert (await ann.post("/api/tables", table, 404))["error"]["key"] == "server-no-accounts"

    run(story)


def test_a_host_who_wants_no_accounts_sees_no_notifications(database: str) -> None:
    webhook: dict[str, object] = {"kind": "webhook", "address": "https://hooks.example.org/benben"}
    requests: list[tuple[str, dict[str, object]]] = [
        ("/api/notifications/receivers", webhook),
        ("/api/notifications/receivers/0123456789ab", {"digest": True}),
        ("/api/notifications/receivers/0123456789ab/test", {}),
        ("/api/receivers/0123456789abcdefghijkl", {"on": False}),
        ("/api/vacation", {"days": 1}),
    ]

    async def story() -> None:
        async with running(database, accounts=False) as server:
            ann = await server.person("Ann")
            assert (await ann.get("/api/notifications", 404))["error"]["key"] == "server-no-accounts"
            for path, body in requests:
                assert (await ann.post(path, body, 404))["error"]["key"] == "server-no-accounts"

    run(story)


def test_a_vacation_from_before_can_be_left_at_a_host_without_accounts(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            for one in (ann, bea):
                await one.post("/api/vacation", {"days": 3})
            until = (await ann.get("/api/me"))["vacation_until"]
            assert until == (await ann.get("/api/notifications"))["vacation_until"]
        async with running(database, accounts=False) as server:
            again, other = Person(server.address), Person(server.address)
            for one, before in ((again, ann), (other, bea)):
                server.people.append(one)
                one.http.cookies.update(before.http.cookies)
            assert (await again.get("/api/me"))["vacation_until"] == until
            assert (await again.delete("/api/vacation"))["vacation_until"] is None
            assert (await again.get("/api/me"))["vacation_until"] is None
            assert (await again.delete("/api/vacation", 409))["error"]["key"] == "server-no-vacation"
            assert (await other.get("/api/me"))["vacation_until"] is not None
            nobody = Person(server.address)
            server.people.append(nobody)
            await nobody.delete("/api/vacation", 401)

    run(story)


def test_servers_on_one_database_share_challenges_and_codes(postgresql: str) -> None:
    """What one server has asked another one can be answered, and what was used at one is used everywhere."""

    async def story() -> None:
        public = "http://localhost"
        async with running(postgresql, public_url=public) as one, running(postgresql, public_url=public) as other:
            ann, codes = await account(one)
            passkey = SoftPasskey("localhost", public)
            options = (await ann.post("/api/account/passkeys/options"))["options"]
            at_other = await stranger(other)
            at_other.http.cookies.set(COOKIE, token_of(ann))
            await at_other.post("/api/account/passkeys", {"credential": passkey.made(options)})
            phones = [await stranger(one), await stranger(other)]
            options = (await phones[0].post("/api/sign-in/passkey/options"))["options"]
            answer = passkey.signed(options)
            await phones[1].post("/api/sign-in/passkey", {"credential": answer})
            await phones[0].post("/api/sign-in/passkey", {"credential": answer}, 401)
            tries = [phone.http.post("/api/sign-in/code", json={"code": codes[0]}) for phone in phones]
            assert sorted(done.status_code for done in await asyncio.gather(*tries)) == [200, 401]

    run(story)


def test_the_database_and_the_log_contain_no_secret(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, codes = await account(server)
            token = (await ann.post("/api/account/device-link"))["address"].split("#")[1]
            phone = await stranger(server)
            await phone.post("/api/sign-in/code", {"code": codes[0]})
            secrets = [*codes, token, token_of(ann), token_of(phone)]

            def every_row(connection: Any) -> str:
                rows = [list(connection.execute(table.select())) for table in METADATA.sorted_tables]
                return repr(rows)

            stored = await server.services.database.read(every_row)
            assert "Ann" in stored
            logged = [line.getMessage() for line in caplog.records if not line.name.startswith("http")]  # not the test's own
            assert logged, "something was logged"
            assert not [one for one in secrets if one in stored or one in repr(logged)]

    caplog.set_level(logging.DEBUG)
    run(story)


@pytest.mark.slow
def test_an_export_has_all_that_is_stored_and_no_secret(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, codes = await account(server)
            table = await ann.new_table(bots={"p2": "random"})
            await ann.post(f"/api/tables/{table['id']}/agreements", {"on": "end"})
            answer = await ann.http.get("/api/account/export")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
                files = {name: packed.read(name).decode() for name in packed.namelist()}
            assert json.loads(files["profile.json"])[0]["name"] == "Ann"
            assert len(json.loads(files["sessions.json"])) == 1
            assert f"records/vault-{table['id']}.benben" in files
            everything = "".join(files.values())
            assert token_of(ann) not in everything
            assert not [code for code in codes if code in everything]

    run(story)
