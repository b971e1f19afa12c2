"""What the host does: bans, mutes, renames, deleted lines, closed tables, reports; by page and command line, with a log."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from fastapi.routing import APIRoute
from sqlalchemy import update

from benben.cli import main
from benben.server.http import admin_routes, friend_routes, people_routes
from benben.server.people import reports as limits
from benben.server.storage.people_tables import audit_log, sanctions
from benben.server.tables.check_tables import check_database

from server.running_server import Person, RunningServer, running
from server.test_friends import account, said, speakers
from server.test_history import finished
from server.test_several_servers import at, two_servers
from waiting import run


async def admin_of(server: RunningServer, database: str) -> Person:
    """An account that the command line has made an admin."""
    ada, _ = await account(server, "Ada")
    await command(database, "grant", "Ada")
    return ada


async def command(database: str, *words: str) -> None:
    """Run `benben admin` beside the server."""
    assert await asyncio.to_thread(main, ["admin", *words[:1], "--database", database, *words[1:]]) == 0


async def guest_id(person: Person) -> str:
    return str((await person.get("/api/me"))["guest"]["id"])


async def shared_table(ann: Person, ben: Person) -> dict[str, Any]:
    table: dict[str, Any] = await ann.new_table(open=True)
    await ben.post(f"/api/tables/{table['id']}/join", {})
    return table


@pytest.mark.slow
def test_everybody_but_admins_is_refused(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ann, _ = await account(server, "Ann")
            guest, stranger = await server.person("Gus"), Person(server.address)
            server.people.append(stranger)
            routes = [route for route in admin_routes.router.routes if isinstance(route, APIRoute)]
            assert len(routes) == 9
            for route in routes:
                path = route.path.format(guest="0" * 12, table_id="0" * 12, report_id="1")
                for person, status in ((ann, 403), (guest, 403), (stranger, 401)):
                    for method in route.methods or ():
                        answer = await person.http.request(method, path, json={"do": "mute", "lines": [1]})
                        assert answer.status_code == status, (path, answer.text)
            await ada.get("/api/admin/people")
            await command(database, "revoke", "Ada")
            await ada.get("/api/admin/people", 403)

    run(story)


def test_new_routes_refuse_other_origins_and_have_budgets() -> None:
    """The middleware refuses what changes something for a page of another origin; each route costs more than nothing."""
    for module in (people_routes, friend_routes, admin_routes):
        for route in module.router.routes:
            assert isinstance(route, APIRoute)
            names = [getattr(one.dependency, "__name__", "") for one in route.dependencies]
            assert {"use", "count_new_thing"} & set(names), route.path


def test_a_request_of_another_page_is_refused(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            other = {"Origin": "https://evil.example.org"}
            for path in ("/api/admin/lines/delete", "/api/friends", "/api/blocks", "/api/reports", "/api/quick-match"):
                answer = await ada.http.post(path, json={}, headers=other)
                assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-other-origin")

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("way", ["page", "command line"])
def test_a_ban_ends_sessions_and_refuses_new_ones(database: str, way: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ben, _ = await account(server, "Ben")
            codes = (await ben.post("/api/account/codes"))["codes"]
            who = await guest_id(ben)
            tab = await ben.open((await ben.new_table())["id"])
            if way == "page":
                await ada.post(f"/api/admin/people/{who}", {"do": "ban", "days": 3, "reason": "rude"})
            else:
                await command(database, "ban", "Ben", "--days", "3", "--reason", "rude")
            await tab.until_closed()
            assert tab.close_code == 4401
            assert (await ben.get("/api/me"))["guest"] is None
            refused = await ben.post("/api/sign-in/code", {"code": codes[0]}, 403)
            assert refused["error"]["key"] == "server-banned"
            (row,) = (await ada.get("/api/admin/people?name=ben"))["people"]
            assert list(row["sanctions"]) == ["ban"]
            newest = (await ada.get("/api/admin/log"))["entries"][0]
            assert (newest["action"], newest["subject"], newest["detail"]) == ("ban", who, {"days": 3, "reason": "rude"})
            assert newest["actor_name"] == ("Ada" if way == "page" else "command line")
            assert newest["subject_name"] == "Ben"
            await ada.post(f"/api/admin/people/{who}", {"do": "unban"})
            await ben.post("/api/sign-in/code", {"code": codes[1]})

    run(story)


@pytest.mark.slow
def test_a_ban_and_a_mute_end_at_their_date(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ben, _ = await account(server, "Ben")
            codes = (await ben.post("/api/account/codes"))["codes"]
            who = await guest_id(ben)
            for kind in ("mute", "ban"):
                await ada.post(f"/api/admin/people/{who}", {"do": kind, "days": 3})
            await ben.post("/api/sign-in/code", {"code": codes[0]}, 403)
            over = update(sanctions).values(until=time.time() - 1)
            await server.open_tables.services.database.write(lambda one: one.execute(over))
            await ben.post("/api/sign-in/code", {"code": codes[1]})
            tab = await ben.open((await ben.new_table())["id"])
            await tab.ask("say", text="hello")
            await tab.until(lambda: said(tab) == ["hello"])
            (row,) = (await ada.get("/api/admin/people?name=ben"))["people"]
            assert row["sanctions"] == {}

    run(story)


def test_a_ban_closes_connections_at_all_servers(postgresql: str) -> None:
    async def story() -> None:
        async with two_servers(postgresql) as (one, two):
            ada = await admin_of(one, postgresql)
            ben, _ = await account(one, "Ben")
            there = at(two, ben)
            table = await ben.new_table()
            tabs = [await ben.open(table["id"]), await there.open(table["id"])]
            await ada.post(f"/api/admin/people/{await guest_id(ben)}", {"do": "ban"})
            for tab in tabs:
                await tab.until_closed()
            assert (await there.get("/api/me"))["guest"] is None

    run(story)


def test_an_admin_is_not_banned_by_another(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            refused = await ada.post(f"/api/admin/people/{await guest_id(ada)}", {"do": "ban"}, 409)
            assert refused["error"]["key"] == "server-admin-protected"

    run(story)


@pytest.mark.slow
def test_a_muted_guest_writes_no_comments_on_games(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada, ben = await admin_of(server, database), await server.person("Ben")
            path = f"/api/tables/{await finished(ben)}/comments"
            who = await guest_id(ben)
            await ada.post(f"/api/admin/people/{who}", {"do": "mute", "days": 1})
            assert (await ben.post(path, {"moment": 1, "text": "a rude line"}, 403))["error"]["key"] == "server-muted"
            assert (await ben.get(path))["comments"] == []
            await ada.post(f"/api/admin/people/{who}", {"do": "unmute"})
            await ben.post(path, {"moment": 1, "text": "a kind line"})

    run(story)


@pytest.mark.slow
def test_a_muted_guest_cannot_chat_and_deleted_lines_vanish_from_open_pages(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table = await shared_table(ann, ben)
            at_ann, at_ben = await ann.open(table["id"]), await ben.open(table["id"])
            for text in ("a bad line", "a good line"):
                await at_ben.ask("say", text=text)
            await at_ann.until(lambda: len(said(at_ann)) == 2)
            chat = (await ada.get(f"/api/admin/tables/{table['id']}/chat"))["lines"]
            await ada.post("/api/admin/lines/delete", {"lines": [chat[0]["line"]["id"]]})
            await at_ann.until(lambda: said(at_ann) == ["a good line"])
            await ada.post("/api/admin/lines/delete", {"lines": [chat[0]["line"]["id"]]}, 404)
            who = chat[0]["guest"]
            await ada.post(f"/api/admin/people/{who}", {"do": "mute", "days": 1})
            assert (await at_ben.ask("say", text="more"))["key"] == "server-muted"
            await ada.post(f"/api/admin/people/{who}", {"do": "unmute"})
            assert (await at_ben.ask("say", text="more"))["is"] == "done"
            await ada.post(f"/api/admin/people/{who}", {"do": "unmute"}, 409)

    run(story)


@pytest.mark.slow
def test_a_rename_is_seen_at_the_table_and_by_the_guest(either: str) -> None:
    async def story() -> None:
        async with running(either) as server:
            ann, ben = await server.person("Ann"), await server.person("Rude Name")
            table = await shared_table(ann, ben)
            tab, page = await ann.open(table["id"]), await ben.open(table["id"])
            await page.ask("say", text="hello")
            await tab.until(lambda: speakers(tab) == ["Rude Name"])
            await command(either, "rename", await guest_id(ben), "Ann")
            await tab.until(lambda: [seat["name"] for seat in tab.frame["seats"]] == ["Ann", "Ann 2"])
            await tab.until(lambda: speakers(tab) == ["Ann 2"])
            assert said(tab) == ["hello"]
            assert (await ben.get("/api/me"))["guest"]["name"] == "Ann"

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize("begun", [True, False])
def test_a_closed_table_tells_its_players_and_never_goes_on(either: str, begun: bool) -> None:
    async def story() -> None:
        async with running(either) as server:
            ada = await admin_of(server, either)
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table = await ann.new_table(players=2, open=True)
            if begun:
                await ben.post(f"/api/tables/{table['id']}/join", {})
            tab = await ann.open(table["id"])
            assert tab.frame["closed"] is False
            await ada.post(f"/api/admin/tables/{table['id']}/close", {"reason": "rude"})
            await tab.until(lambda: tab.frame["closed"])
            assert (tab.frame["phase"], tab.frame["ended"]) == (("over", True) if begun else ("waiting", False))
            (mine,) = (await ann.get("/api/tables"))["mine"]
            assert mine["closed"]
            assert (await ben.get("/api/tables"))["open"] == []
            if not begun:
                refused = await ben.post(f"/api/tables/{table['id']}/join", {}, 409)
                assert refused["error"]["key"] == "server-table-closed"
                await ann.post(f"/api/tables/{table['id']}/leave")
                assert (await ann.get("/api/tables"))["mine"] == []
            await ada.post(f"/api/admin/tables/{table['id']}/close", {}, 409)
            assert await server.services.database.read(lambda connection: list(check_database(connection))) == []

    run(story)


@pytest.mark.slow
def test_a_report_keeps_what_was_said_and_floods_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table = await shared_table(ann, ben)
            at_ann, at_ben = await ann.open(table["id"]), await ben.open(table["id"])
            await at_ben.ask("say", text="a bad line")
            await at_ann.ask("say", text="an own line")
            lines = [one["line"]["id"] for one in (await ada.get(f"/api/admin/tables/{table['id']}/chat"))["lines"]]
            told = {"table": table["id"], "seat": "p2", "reason": "chat", "text": "rude", "lines": lines}
            assert (await ann.post("/api/reports", told, 422))["error"]["key"] == "server-report-lines"
            await ann.post("/api/reports", told | {"lines": lines[:1]}, 201)
            assert (await ann.post("/api/reports", told | {"lines": []}, 409))["error"]["key"] == "server-reported"
            await ada.post("/api/admin/lines/delete", {"lines": lines[:1]})
            found = await ada.get("/api/admin/reports")
            (report,) = found["reports"]
            assert (found["waiting"], report["by"]["name"], report["about"]["name"]) == (1, "Ann", "Ben")
            assert [line["text"] for line in report["lines"]] == ["a bad line"]
            await ada.post(f"/api/admin/reports/{report['id']}", {"note": "warned"})
            assert (await ada.get("/api/admin/reports"))["reports"] == []
            assert (await ada.get("/api/admin/reports?handled=true"))["reports"][0]["note"] == "warned"
            refused = await ann.post("/api/reports", told | {"lines": []}, 429)
            assert refused["error"]["key"] == "server-too-many-reports"

    monkeypatch.setattr(limits, "REPORTS_A_DAY", 1)
    run(story)


def test_the_log_names_people_as_they_were_called_then(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ben, _ = await account(server, "Ben")
            who, host = await guest_id(ben), await guest_id(ada)
            table = await ben.new_table()
            await ada.post(f"/api/admin/people/{who}", {"do": "mute", "days": 1})
            await ada.post(f"/api/admin/people/{who}", {"do": "rename", "name": "Benno"})
            await command(database, "unmute", "Benno")
            await command(database, "close", table["id"])
            entries = (await ada.get("/api/admin/log"))["entries"][:4]
            assert [one["subject_name"] for one in entries] == [None, "Benno", "Ben", "Ben"]
            assert [one["subject"] for one in entries] == [table["id"], who, who, who]
            assert all("name" not in one["detail"] for one in entries), "it is said once"
            capsys.readouterr()
            await command(database, "list", "log", "--most", "4")
            closed, unmuted, renamed, muted = [one.split("\t")[1:4] for one in capsys.readouterr().out.splitlines()]
            assert closed == ["command line", "close", f"table {table['id']}"]
            assert unmuted == ["command line", "unmute", f"Benno ({who})"]
            assert renamed == [f"Ada ({host})", "rename", f"Ben ({who})"]
            assert muted == [f"Ada ({host})", "mute", f"Ben ({who})"]
            await ben.post("/api/account/delete", {"name": "Benno"})
            about_ben = [one for one in (await ada.get("/api/admin/log"))["entries"] if one["subject"] == who]
            assert [(one["subject_name"], one["detail"]) for one in about_ben] == [("", {})] * 3
            await command(database, "list", "log")
            listed = capsys.readouterr().out
            assert f"a former player ({who})" in listed
            assert "Ben" not in listed

    run(story)


def test_entries_of_former_versions_are_read_with_the_name_of_today(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ben, _ = await account(server, "Ben")
            who = await guest_id(ben)
            await ada.post(f"/api/admin/people/{who}", {"do": "mute"})
            without_name = update(audit_log).where(audit_log.c.subject == who).values(detail={"reason": "rude"})
            await server.open_tables.services.database.write(lambda one: one.execute(without_name))
            newest = (await ada.get("/api/admin/log"))["entries"][0]
            assert (newest["subject_name"], newest["detail"]) == ("Ben", {"reason": "rude"})

    run(story)


@pytest.mark.slow
def test_the_command_line_lists_everything_and_refuses_clearly(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await server.person("Ann"), (await account(server, "Ben"))[0]
            table = await shared_table(ann, ben)
            tab = await ben.open(table["id"])
            await tab.ask("say", text="hello")
            told = {"table": table["id"], "seat": "p2", "reason": "name"}
            await ann.post("/api/reports", told, 201)
            await command(database, "close", table["id"])
            capsys.readouterr()
            for what, expected in {
                "accounts": "Ben",
                "guests": "Ann",
                "tables": "closed",
                "reports": "name",
                "log": "command line\tclose",
            }.items():
                await command(database, "list", what)
                assert expected in capsys.readouterr().out
            await command(database, "chat", table["id"])
            assert "hello" in capsys.readouterr().out

    run(story)
    for words, why in (
        (["ban", "Nobody"], "nobody"),
        (["handle", "77"], "no such report"),
        (["mute", "Ben", "--days", "0"], "--days is at least 1"),
        (["grant", "Ann"], "nobody"),
    ):
        assert main(["admin", words[0], "--database", database, *words[1:]]) == 2
        assert why in capsys.readouterr().err
