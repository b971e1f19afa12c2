"""Sessions and keys: a key opens one seat and nothing else, sessions end, and what has ended opens nothing."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets
from fastapi.routing import APIRoute
from starlette.datastructures import Headers

from benben.server.http import routes, session_routes
from benben.server.http.session_cookie import COOKIE
from benben.server.http.visitors import MAX_BORROWED_SEATS, SEAT_COOKIE, seat_tokens
from benben.server.people.devices import device_word
from benben.server.storage import session_queries
from benben.server.storage.session_queries import DAY, KEY_LIFETIME, SEAT_LIFETIME, SEAT_UNUSED, SESSION_UNUSED
from benben.server.tables.subscriber import CLOSE_SESSION_ENDED

from server.running_server import Person, RunningServer, Tab, running
from server.test_database_upgrades import load_dump
from waiting import run, until

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


AT_ONCE = 20.0
"""Seconds in which a socket of an ended session is closed on a busy machine; a check of all sessions comes later."""


@dataclass
class Shared:
    """Ann's device, and a phone that holds her seat at one of her two tables by a key."""

    server: RunningServer
    ann: Person
    phone: Person
    table: dict[str, Any]
    other: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table['id']}"

    @property
    def cookie(self) -> str:
        return SEAT_COOKIE + str(self.table["id"])


async def made_key(person: Person, table: dict[str, Any]) -> str:
    return str((await person.post(f"/api/tables/{table['id']}/key"))["key"])


@asynccontextmanager
async def shared_seat(database: str, **table: Any) -> AsyncIterator[Shared]:
    async with running(database) as server:
        ann, phone = await server.person("Ann"), await server.person("Phone")
        mine = await ann.new_table(**({"bots": {"p2": "random"}} | table))
        other = await ann.new_table(open=True)
        await phone.post("/api/keys", {"key": await made_key(ann, mine)})
        yield Shared(server, ann, phone, mine, other)


@pytest.mark.slow
def test_a_key_opens_its_seat_and_the_device_stays_who_it_is(database: str) -> None:
    """A key made the device the same guest everywhere and for ever."""

    async def story() -> None:
        async with shared_seat(database) as at:
            assert (await at.phone.get("/api/me"))["guest"]["name"] == "Phone"
            seen = await at.phone.get(at.path)
            assert (seen["seat"], seen["borrowed"]) == ("p1", True)
            assert (await at.ann.get(at.path))["borrowed"] is False
            tab = await at.phone.open(at.table["id"])
            assert tab.frame["viewer"] == "p1"
            assert (await tab.play())["is"] == "done"
            assert (await tab.ask("say", text="hello"))["is"] == "done"
            mine = (await at.phone.get("/api/tables"))["mine"]
            assert [(table["id"], table["borrowed"]) for table in mine] == [(at.table["id"], True)]
            assert at.other["id"] not in [table["id"] for table in mine]

    run(story)


SHARED_ROUTES = {"GET /tables/{table_id}", "POST /tables/{table_id}/randomness", "DELETE /tables/{table_id}/borrowed-seat"}
"""What a device that holds a seat may ask for at its table, besides what needs a finished game."""
AFTER_THE_END = {f"GET /tables/{{table_id}}/{what}" for what in ("record", "evidence", "replay")} | {
    "POST /tables/{table_id}/verify"
}
"""What everyone who may see a table may ask for when its game is over."""
BODIES: dict[str, Any] = {
    "/me": {"name": "Changed"},
    "/tables": {"game": "vault", "players": 2},
    "/keys": {"key": "x" * 22},
    "/tables/{table_id}/bots": {"seat": "p2", "level": "random"},
}


def all_routes() -> list[tuple[str, str]]:
    """Method and path of every route below /api, but for sockets."""
    found = [route for router in (routes.router, session_routes.router) for route in router.routes]
    paths = [(route.methods or set(), route.path.removeprefix("/api")) for route in found if isinstance(route, APIRoute)]
    return [(method, path) for methods, path in paths for method in methods]


@pytest.mark.slow
@pytest.mark.parametrize("as_session", [False, True], ids=["seat-cookie", "as-session-cookie"])
def test_the_token_of_a_seat_opens_no_other_route(database: str, as_session: bool) -> None:
    """Every route is tried with nothing but the token of the seat, at its table and at Ann's other one."""

    async def story() -> None:
        async with shared_seat(database) as at:
            token = at.phone.http.cookies[at.cookie]
            thief = Person(at.server.address)
            at.server.people.append(thief)
            names = [COOKIE] if as_session else [SEAT_COOKIE + at.table["id"], SEAT_COOKIE + at.other["id"]]
            tried = 0
            for method, path in all_routes():
                if path.startswith(("/games", "/words", "/rules")) or path == "/links/{token}":
                    continue
                for table in (at.table, at.other):
                    name = f"{method} {path}"
                    if name.endswith("borrowed-seat") and table is at.table and not as_session:
                        continue  # it may give the seat back: that is tried below
                    thief.http.cookies.clear()
                    for cookie in names:
                        thief.http.cookies.set(cookie, token)
                    address = "/api" + path.replace("{table_id}", table["id"]).replace("{session_id}", "0" * 16)
                    answer = await thief.http.request(method, address, json=BODIES.get(path, {}))
                    tried += 1
                    check_answer(name, answer.status_code, answer.json(), at, table is at.table and not as_session)
            assert tried > 30
            assert (await at.ann.get("/api/me"))["guest"]["name"] == "Ann"
            assert len((await at.ann.get("/api/sessions"))["sessions"]) == 2
            private = await at.ann.new_table()
            thief.http.cookies.set(SEAT_COOKIE + private["id"], token)
            with pytest.raises(websockets.InvalidStatus):
                await thief.open(private["id"])

    run(story)


def check_answer(name: str, status: int, answer: Any, at: Shared, seated: bool) -> None:
    """What the token of the seat may do at its table, and that it is nobody's elsewhere."""
    if name == "GET /me":
        assert answer["guest"] is None
    elif name == "POST /me":
        assert answer["guest"]["name"] == "Changed", "a new guest, not Ann"
    elif name == "GET /tables":
        mine = [table["id"] for table in answer["mine"]]
        assert set(mine) <= {at.table["id"]}
        assert "invite" in answer["open"][0]
        assert answer["open"][0]["invite"] is None, "Ann's other table is seen as by anyone"
    elif seated and name in SHARED_ROUTES:
        assert status == 200, name
    elif seated and name in AFTER_THE_END:
        assert (status, answer["error"]["key"]) == (409, "server-not-over"), name
    elif seated and "{table_id}" in name:
        assert (status, answer["error"]["key"]) == (403, "server-borrowed-seat"), name
    elif name == "GET /tables/{table_id}" and status == 200:
        assert answer["seat"] is None, "an open table is seen as by anyone"
    else:
        assert status in (401, 404, 409), (name, status)
        assert name not in ("GET /sessions", "DELETE /sessions", "POST /tables") or status == 401


def test_a_key_works_once_also_for_two_at_the_same_time(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann = await server.person("Ann")
            table = await ann.new_table(bots={"p2": "random"})
            old, key = await made_key(ann, table), await made_key(ann, table)
            people = [await server.person(f"Phone {number}") for number in range(5)]
            assert (await people[0].post("/api/keys", {"key": old}, 404))["error"]["key"] == "server-no-key"
            answers = await asyncio.gather(*[one.http.post("/api/keys", json={"key": key}) for one in people])
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404, 404]
            assert len((await ann.get("/api/sessions"))["sessions"]) == 2
            thief = await server.person("Thief")
            assert (await thief.post(f"/api/tables/{table['id']}/key", {}, 404))["error"]["key"] == "server-no-table"

    run(story)


@pytest.mark.slow
def test_a_key_is_listed_taken_back_and_too_old_after_a_day(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, phone = await server.person("Ann"), await server.person("Phone")
            table = await ann.new_table(bots={"p2": "random"})
            key = await made_key(ann, table)
            (listed,) = (await ann.get("/api/sessions"))["keys"]
            assert (listed["table"], listed["game"]) == (table["id"], "vault")
            assert listed["ends"] - listed["made"] == KEY_LIFETIME
            assert key not in str(listed)
            path = f"/api/tables/{table['id']}/key"
            assert (await phone.delete(path, 404))["error"]["key"] == "server-no-key", "it is not the phone's"
            assert (await ann.delete(path))["keys"] == []
            assert (await phone.post("/api/keys", {"key": key}, 404))["error"]["key"] == "server-no-key"
            key = await made_key(ann, table)
            with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
                connection.execute("UPDATE keys SET made = made - ?", [KEY_LIFETIME])
                connection.commit()
            assert (await ann.get("/api/sessions"))["keys"] == []
            assert (await phone.post("/api/keys", {"key": key}, 404))["error"]["key"] == "server-no-key"

    run(story)


def test_tokens_are_stored_as_hashes_only(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            unused = await made_key(at.ann, at.other)
            secrets = [*at.ann.http.cookies.values(), *at.phone.http.cookies.values(), unused]
            assert len(secrets) == 4
            with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
                dump = "\n".join(connection.iterdump())
            assert not [secret for secret in secrets if secret in dump]

    run(story)


def test_ending_a_session_closes_its_sockets_and_nothing_else(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            tabs = {name: await person.open(at.table["id"]) for name, person in (("ann", at.ann), ("phone", at.phone))}
            listed = (await at.ann.get("/api/sessions"))["sessions"]
            assert [(one["current"], one["table"], one["game"]) for one in listed if one["current"]] == [(True, None, None)]
            (seat,) = [one for one in listed if not one["current"]]
            assert (seat["table"], seat["game"]) == (at.table["id"], "vault")
            left = await at.ann.delete(f"/api/sessions/{seat['id']}")
            assert [one["current"] for one in left["sessions"]] == [True]
            async with asyncio.timeout(AT_ONCE):
                await tabs["phone"].until_closed()
            assert tabs["phone"].close_code == CLOSE_SESSION_ENDED
            assert (await at.phone.get(at.path, 404))["error"]["key"] == "server-no-table"
            assert (await tabs["ann"].play())["is"] == "done"
            assert (await at.ann.delete(f"/api/sessions/{seat['id']}", 404))["error"]["key"] == "server-no-session"
            stranger = await at.server.person("Eve")
            own = listed[0]["id"] if listed[0]["current"] else listed[1]["id"]
            assert (await stranger.delete(f"/api/sessions/{own}", 404))["error"]["key"] == "server-no-session"

    run(story)


@pytest.mark.slow
def test_all_other_sessions_end_at_once_and_so_does_this_one(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            tab, own = await at.phone.open(at.table["id"]), await at.ann.open(at.table["id"])
            (left,) = (await at.ann.delete("/api/sessions"))["sessions"]
            assert left["current"]
            await tab.until_closed()
            token = at.ann.http.cookies[COOKIE]
            assert (await at.ann.delete(f"/api/sessions/{left['id']}"))["sessions"] == []
            await own.until_closed()
            assert own.close_code == CLOSE_SESSION_ENDED
            assert COOKIE not in at.ann.http.cookies, "the browser forgets it"
            at.ann.http.cookies.set(COOKIE, token)
            assert (await at.ann.get("/api/me"))["guest"] is None
            assert (await at.ann.get("/api/sessions", 401))["error"]["key"] == "server-no-guest"

    run(story)


def test_a_session_that_ends_while_its_socket_opens_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            (seat,) = [one for one in (await at.ann.get("/api/sessions"))["sessions"] if one["table"]]
            lobby, admit = at.server.lobby, at.server.lobby.admit

            async def slow_admit(*args: Any) -> Any:
                found = await admit(*args)
                monkeypatch.setattr(lobby, "admit", admit)
                await at.ann.delete(f"/api/sessions/{seat['id']}")
                return found

            monkeypatch.setattr(lobby, "admit", slow_admit)
            tab = Tab(at.server.address, dict(at.phone.http.cookies), at.table["id"])
            with contextlib.suppress(ConnectionError):  # it may be closed before or after the first frame
                await tab.connect()
            await tab.until_closed()
            assert tab.close_code == CLOSE_SESSION_ENDED

    run(story)


def test_a_session_that_is_read_while_it_ends_stays_ended(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            sessions, token = at.server.lobby.sessions, at.phone.http.cookies[at.cookie]
            (seat,) = [one for one in (await at.ann.get("/api/sessions"))["sessions"] if one["table"]]
            sessions._by_token.clear()
            read = sessions.database.read

            async def slow_read(query: Any) -> Any:
                found = await read(query)
                monkeypatch.setattr(sessions.database, "read", read)
                await at.ann.delete(f"/api/sessions/{seat['id']}")
                return found

            monkeypatch.setattr(sessions.database, "read", slow_read)
            assert await sessions.find(token, at.table["id"]) is None
            assert await sessions.find(token, at.table["id"]) is None

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(("unused", "still"), [(SEAT_UNUSED - DAY, True), (SEAT_UNUSED, False)])
def test_the_session_of_a_seat_ends_when_it_is_not_used(database: str, unused: float, still: bool) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            clock = at.server.lobby.sessions.clock
            tab = await at.phone.open(at.table["id"])
            at.server.lobby.sessions.clock = lambda: clock() + unused
            seen = await at.phone.http.get(at.path)
            assert seen.status_code == (200 if still else 404)
            if not still:
                # A message of the table itself may have closed it before.
                with contextlib.suppress(websockets.ConnectionClosed):
                    await tab.send("say", text="still here?")
                await tab.until_closed()
                assert tab.close_code == CLOSE_SESSION_ENDED
            assert (await at.ann.get("/api/me"))["guest"]["name"] == "Ann", "her own lasts longer"

    run(story)


def later_than(clock: Callable[[], float], seconds: float) -> float:
    return clock() + seconds


def test_use_prolongs_a_session_up_to_its_absolute_end(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            sessions, clock = at.server.lobby.sessions, at.server.lobby.sessions.clock
            uses = [20 * DAY * number for number in range(1, int(SEAT_LIFETIME / DAY) // 20)]
            assert len(uses) > 5
            for later in uses:
                sessions.clock = partial(later_than, clock, later)
                await at.phone.get(at.path)
                await until_stored(at, sessions.clock() - DAY)
                sessions._by_token.clear()
            sessions.clock = lambda: clock() + SEAT_LIFETIME
            await at.phone.get(at.path, 404)

    run(story)


async def until_stored(at: Shared, after: float) -> None:
    """Wait until the database has a later use of the seat's session."""
    database, token = at.server.services.database, at.phone.http.cookies[at.cookie]
    async with asyncio.timeout(15):
        used = 0.0
        while used < after:
            found = await database.read(lambda connection: session_queries.find_session(connection, token))
            assert found is not None
            used = found.used


def test_a_session_that_is_never_used_ends(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, sessions = await server.person("Ann"), server.lobby.sessions
            clock = sessions.clock
            sessions.clock = lambda: clock() + SESSION_UNUSED
            assert (await ann.get("/api/me"))["guest"] is None
            assert (await ann.post("/api/tables", {"game": "vault", "players": 2}, 401))["error"]["key"] == "server-no-guest"

    run(story)


@pytest.mark.slow
def test_sessions_and_keys_whose_time_is_over_are_deleted_at_the_start(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            await made_key(at.ann, at.other)
        with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
            connection.execute("UPDATE sessions SET used = used - ? WHERE table_id IS NOT NULL", [SEAT_UNUSED])
            connection.execute("UPDATE keys SET made = made - ?", [KEY_LIFETIME])
            connection.commit()
        async with running(database):
            pass
        with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
            assert connection.execute("SELECT COUNT(*) FROM sessions").fetchone() == (2,), "Ann's and the phone's own"
            assert connection.execute("SELECT COUNT(*) FROM keys").fetchone() == (0,)

    run(story)


def test_a_token_that_the_server_did_not_make_is_never_adopted(database: str) -> None:
    """Session fixation: whoever plants a cookie in another browser must not learn its session."""

    async def story() -> None:
        async with running(database) as server:
            ann, victim = await server.person("Ann"), Person(server.address)
            server.people.append(victim)
            planted = "planted" * 6
            victim.http.cookies.set(COOKIE, planted)
            assert (await victim.get("/api/me"))["guest"] is None
            answer = await victim.http.post("/api/me", json={"name": "Victim"})
            assert COOKIE in answer.cookies
            assert answer.cookies[COOKIE] != planted
            attributes = answer.headers["set-cookie"].lower()
            assert "httponly" in attributes
            assert "samesite=lax" in attributes
            table = await ann.new_table(bots={"p2": "random"})
            name = SEAT_COOKIE + table["id"]
            headers = {"Cookie": f"{name}={planted}"}
            unlocked = await victim.http.post("/api/keys", json={"key": await made_key(ann, table)}, headers=headers)
            assert unlocked.cookies[name] != planted
            thief = Person(server.address)
            server.people.append(thief)
            thief.http.cookies.set(name, planted)
            await thief.get(f"/api/tables/{table['id']}", 404)

    run(story)


@pytest.mark.slow
def test_a_cookie_that_came_by_https_is_never_sent_without(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            for scheme, secure in (("https", True), ("http", False)):
                person = Person(server.address, {"X-Forwarded-Proto": scheme})
                server.people.append(person)
                answer = await person.http.post("/api/me", json={"name": "Ann"})
                assert ("; secure" in answer.headers["set-cookie"].lower()) == secure

    run(story)


def test_who_has_a_seat_at_the_table_does_not_take_another_one_by_a_key(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            key = await made_key(ann, table)
            assert (await bea.post("/api/keys", {"key": key}, 409))["error"]["key"] == "server-seat-here"
            assert (await bea.get(f"/api/tables/{table['id']}"))["seat"] == "p2"
            assert (await ann.post("/api/keys", {"key": key}))["table"] == table["id"], "the key was not spent"
            assert SEAT_COOKIE + table["id"] not in ann.http.cookies, "on the own device there is nothing to open"
            assert len((await ann.get("/api/sessions"))["sessions"]) == 1

    run(story)


@pytest.mark.slow
def test_one_device_holds_seats_of_several_people_and_gives_them_back(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            phone, tables = await server.person("Phone"), []
            for number in range(MAX_BORROWED_SEATS + 2):
                owner = await server.person(f"Owner {number}")
                tables.append(await owner.new_table(bots={"p2": "random"}))
                await phone.post("/api/keys", {"key": await made_key(owner, tables[-1])})
            held = [table["id"] for table in (await phone.get("/api/tables"))["mine"]]
            assert sorted(held) == sorted(table["id"] for table in tables[2:]), "the first ones made room"
            assert len([name for name in phone.http.cookies if name.startswith(SEAT_COOKIE)]) == MAX_BORROWED_SEATS
            path = f"/api/tables/{tables[-1]['id']}"
            tab = await phone.open(tables[-1]["id"])
            await phone.delete(f"{path}/borrowed-seat")
            await tab.until_closed()
            await phone.get(path, 404)
            assert len((await phone.get("/api/tables"))["mine"]) == MAX_BORROWED_SEATS - 1
            assert (await phone.delete(f"{path}/borrowed-seat", 404))["error"]["key"] == "server-no-session"

    run(story)


@pytest.mark.slow
def test_a_seat_that_its_player_leaves_is_closed_on_other_devices(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database, bots={}) as at:
            tab = await at.phone.open(at.table["id"])
            await made_key(at.ann, at.table)
            await at.ann.post(f"{at.path}/leave")
            await tab.until_closed()
            await at.ann.post(f"{at.path}/join", {"token": at.table["invite"]})
            await at.phone.get(at.path, 404)
            assert (await at.ann.get("/api/sessions"))["keys"] == []

    run(story)


def test_a_new_name_is_seen_by_all_sessions(database: str) -> None:
    async def story() -> None:
        async with shared_seat(database) as at:
            await at.phone.get(at.path)
            await at.ann.post("/api/me", {"name": "Anna"})
            sessions = at.server.lobby.sessions
            seat = await sessions.find(at.phone.http.cookies[at.cookie], at.table["id"])
            assert seat is not None
            assert seat.guest.name == "Anna"

    run(story)


@pytest.mark.parametrize(
    ("user_agent", "word"),
    [(FIREFOX, "Firefox · Windows"), (IPHONE, "Safari · iPhone"), ("curl/8", ""), ("<b>Linux", "Linux")],
)
def test_a_device_is_named_by_words_of_ours(user_agent: str, word: str) -> None:
    assert device_word(user_agent) == word


def test_devices_are_listed_by_what_they_said_when_they_came(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            person = Person(server.address)
            server.people.append(person)
            person.http.headers["User-Agent"] = FIREFOX
            await person.post("/api/me", {"name": "Ann"})
            (session,) = (await person.get("/api/sessions"))["sessions"]
            assert session["device"] == "Firefox · Windows"
            assert session["made"] == session["used"] < session["ends"]

    run(story)


def test_cookies_of_seats_are_found_by_pattern() -> None:
    one, two = "0123456789ab", "ba9876543210"
    header = f"a=b; {SEAT_COOKIE}{one}=x; {SEAT_COOKIE}{two}=y;z{SEAT_COOKIE}{one}=no; {SEAT_COOKIE}short=no"
    assert seat_tokens(Headers({"cookie": header})) == {one: "x", two: "y"}
    many = "; ".join(f"{SEAT_COOKIE}{number:012x}=x" for number in range(100))
    assert len(seat_tokens(Headers({"cookie": many}))) == 2 * MAX_BORROWED_SEATS


def notes_of(dump: str) -> dict[str, str]:
    """The tokens and tables that the comments of a dump name."""
    script = (Path(__file__).with_name("data") / f"{dump}.sql").read_text("utf-8")
    return dict(re.findall(r"^-- (\w+ \w+): (.+)$", script, re.MULTILINE))


@pytest.mark.slow
def test_a_seat_that_was_opened_before_the_absence_policy_goes_on(database: str, tmp_path: Path) -> None:
    load_dump("revision-0005", tmp_path / "benben.sqlite")
    notes = notes_of("revision-0005")
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        now = time.time()
        connection.execute("UPDATE sessions SET used = ?, ends = ?", [now, now + DAY])
        connection.commit()

    async def story() -> None:
        async with running(database) as server:
            ann, phone = Person(server.address), Person(server.address)
            server.people += [ann, phone]
            ann.http.cookies.set(COOKIE, notes["session Ann"])
            phone.http.cookies.set(SEAT_COOKIE + notes["table undo"], notes["seat Ann"])
            found = (await ann.get("/api/sessions"))["sessions"]
            devices = {one["table"]: one["device"] for one in found}
            assert devices == {None: "", notes["table undo"]: "Firefox · Android"}
            assert (await phone.get("/api/me"))["guest"] is None
            tab = await phone.open(notes["table undo"])
            assert tab.frame["viewer"] == "p1"
            assert (await phone.get(f"/api/tables/{notes['table waiting']}"))["host"] == "p2"

    run(story)


@pytest.mark.slow
def test_sessions_and_keys_of_the_schema_before_go_on(database: str, tmp_path: Path) -> None:
    load_dump("revision-0004", tmp_path / "benben.sqlite")
    notes = notes_of("revision-0004")
    # A server deletes keys of yesterday when it starts.
    with closing(sqlite3.connect(tmp_path / "benben.sqlite")) as connection:
        connection.execute("UPDATE keys SET made = ?", [time.time()])
        connection.commit()

    async def story() -> None:
        async with running(database) as server:
            ann = Person(server.address)
            server.people.append(ann)
            ann.http.cookies.set(COOKIE, notes["session Ann"])
            assert (await ann.get("/api/me"))["guest"]["name"] == "Ann"
            assert len((await ann.get("/api/tables"))["mine"]) == 3
            (session,) = (await ann.get("/api/sessions"))["sessions"]
            assert (session["device"], session["current"]) == ("", True)
            assert session["ends"] - session["used"] > 2 * SESSION_UNUSED
            phone = await server.person("Phone")
            await phone.post("/api/keys", {"key": notes["key Ann"]})
            tab = await phone.open(notes["table sealed"])
            assert tab.frame["viewer"] == "p1"
            await until(lambda: len(tab.messages) > 0, "the chat")

    run(story)
