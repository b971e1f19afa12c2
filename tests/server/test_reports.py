"""What a report may hold: it is about somebody else, with that player's own lines of that table, and few are made a day."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from benben.server.people import reports as limits
from benben.server.storage.people_tables import reports

from server.running_server import Person, running
from server.test_moderation import admin_of, shared_table
from waiting import run


async def refused(person: Person, told: dict[str, object], status: int) -> str:
    """The key of the refusal of a report."""
    return str((await person.post("/api/reports", told, status))["error"]["key"])


@pytest.mark.slow
def test_a_report_is_about_somebody_else_and_that_players_lines_at_that_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ada = await admin_of(server, database)
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table, other = await shared_table(ann, ben), await shared_table(ann, ben)
            lines = []
            for one in (table, other):
                tab = await ben.open(one["id"])
                await tab.ask("say", text="a line")
                (said,) = (await ada.get(f"/api/admin/tables/{one['id']}/chat"))["lines"]
                lines.append(said["line"]["id"])
            empty = await ann.new_table()
            told = {"table": table["id"], "seat": "p2", "reason": "chat", "lines": [], "text": "rude"}
            assert await refused(ann, told | {"table": empty["id"]}, 409) == "server-report-nobody"
            assert await refused(ann, told | {"seat": "p1"}, 409) == "server-report-self"
            for wrong in ([lines[1]], lines, [lines[0], 10**6]):
                assert await refused(ann, told | {"lines": wrong}, 422) == "server-report-lines"
            assert await refused(ann, told | {"text": "turned \u202e round"}, 422) == "server-bad-input"
            await ann.post("/api/reports", told | {"lines": [lines[0]], "text": "  two\n words"}, 201)
            (report,) = (await ada.get("/api/admin/reports"))["reports"]
            assert report["text"] == "two words"

    run(story)


@pytest.mark.slow
def test_reports_of_yesterday_do_not_count_today(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, ben = await server.person("Ann"), await server.person("Ben")
            table, other = await shared_table(ann, ben), await shared_table(ann, ben)
            told = {"table": table["id"], "seat": "p2", "reason": "name", "lines": [], "text": "rude"}
            await ann.post("/api/reports", told, 201)
            second = told | {"table": other["id"]}
            assert await refused(ann, second, 429) == "server-too-many-reports"
            yesterday = update(reports).values(made=reports.c.made - limits.DAY - 1.0)
            await server.services.database.write(lambda connection: connection.execute(yesterday))
            await ann.post("/api/reports", second, 201)

    monkeypatch.setattr(limits, "REPORTS_A_DAY", 1)
    run(story)
