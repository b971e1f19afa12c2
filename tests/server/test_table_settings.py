"""The settings of a table: hints, spectators, taking back by agreement, the pace of bots."""

from __future__ import annotations

from random import Random

import pytest

from benben.server.tables.bot_pace import answer_seconds
from benben.server.tables.subscriber import CLOSE_NO_SPECTATORS

from server.running_server import Person, RunningServer, Tab, running
from server.test_leaving import at_a_table, at_table_of_two, kinds
from waiting import run


@pytest.mark.slow
def test_settings_are_shown_wherever_the_table_is(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            wanted = {"hints": True, "spectators": False, "undo_by_agreement": False, "pace": "slow", "rated": False}
            made = await ann.new_table(open=True, settings=wanted)
            tab = await ann.open(made["id"])
            assert made["settings"] == tab.frame["settings"] == wanted
            assert (await bea.get(f"/api/links/{made['invite']}"))["table"]["settings"] == wanted
            assert (await bea.get("/api/tables"))["open"][0]["settings"] == wanted
            await bea.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
            await ann.post(f"/api/tables/{made['id']}/agreements", {"on": "end"})
            await bea.post(f"/api/tables/{made['id']}/agreements", {"on": "end"})
            assert (await bea.post(f"/api/tables/{made['id']}/rematch"))["settings"] == wanted

    run(story)


def test_a_pace_that_is_none_is_refused(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            body = {"game": "vault", "players": 2, "settings": {"pace": "never"}}
            assert (await ann.post("/api/tables", body, 422))["error"]["key"] == "server-bad-input"

    run(story)


@pytest.mark.slow
def test_hints_are_off_among_people_until_all_agree(either: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        assert not tab.frame["settings"]["hints"]
        assert (await tab.ask("hint", level="random"))["key"] == "server-no-hints"
        await bea.post(f"{path}/agreements", {"on": "hints"})
        await tab.until(lambda: bool(tab.frame["agreements"]))
        assert not tab.frame["settings"]["hints"]
        await ann.post(f"{path}/agreements", {"on": "hints"})
        await tab.until(lambda: bool(tab.frame["settings"]["hints"]))
        assert (await tab.ask("hint", level="random"))["is"] == "hint"
        assert (await ann.post(f"{path}/agreements", {"on": "hints"}, 409))["error"]["key"] == "server-hints-allowed"

    at_table_of_two(either, story)


def test_one_who_plays_with_bots_alone_has_hints(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            made = await (await server.person("Ann")).new_table(bots={"p2": "random"})
            assert made["settings"]["hints"]

    run(story)


def test_a_table_without_spectators_is_closed_to_them_when_its_game_begins(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea, cleo = [await server.person(name) for name in ("Ann", "Bea", "Cleo")]
            made = await ann.new_table(open=True, settings={"spectators": False})
            path = f"/api/tables/{made['id']}"
            assert made["watch"] is None
            assert made["invite"] is not None
            watching = await cleo.open(made["id"])
            await bea.post(f"{path}/join", {"token": made["invite"]})
            await watching.until_closed()
            assert watching.close_code == CLOSE_NO_SPECTATORS
            assert (await cleo.get(f"{path}?token={made['invite']}", 403))["error"]["key"] == "server-no-spectators"
            assert (await bea.get(path))["seat"] == "p2"

    run(story)


async def both_moved(tab: Tab, other: Tab) -> int:
    """Play until the first seat's move is behind one of the second seat; return the moment."""
    await tab.play()
    await other.until(lambda: other.moment == tab.moment and bool(other.choices))
    await other.play()
    await tab.until(lambda: tab.moment == other.moment)
    return tab.moment


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pyramids"])
def test_a_move_goes_back_if_the_other_agrees_and_the_journal_says_so(database: str, game: str) -> None:
    async def whole() -> None:
        async with running(database, fixed_seed=1) as server:
            ann, bea, path, tab, other = await at_a_table(server, game)
            tabs, rng = [tab, other], Random(1)
            for _ in range(200):  # until a move of somebody else is the only obstacle
                asked = next(one for one in tabs if one.choices)
                others = next(one for one in tabs if one is not asked)
                if others.frame["take_back"]:
                    break
                await asked.play(rng.choice(asked.choices)["action"])
                moment = server.open_tables.tables[tab.table].moment
                for one in tabs:
                    await one.until(lambda one=one, moment=moment: one.moment == moment)  # type: ignore[misc]
            asking = next(one for one in tabs if one.frame["take_back"])
            agreeing = next(one for one in tabs if one is not asking)
            person, answering = (ann, bea) if asking is tab else (bea, ann)
            before, length = asking.moment, len(asking.log)
            stale = {"on": "undo", "at": before - 1}
            assert (await person.post(f"{path}/agreements", stale, 409))["error"]["key"] == "server-moved-on"
            await person.post(f"{path}/agreements", {"on": "undo", "at": before})
            await agreeing.until(lambda: bool(agreeing.frame["agreements"]))
            assert agreeing.moment == before
            await answering.post(f"{path}/agreements", {"on": "undo", "at": before})
            await asking.until(lambda: asking.moment > before)
            assert asking.choices
            assert len(asking.log) < length
            assert "undo" in kinds(server, path)
            await asking.play()
            assert not asking.frame["agreements"]

    run(whole)


def test_moves_do_not_go_back_by_agreement_where_the_host_does_not_want_it(database: str) -> None:
    async def story(server: RunningServer, ann: Person, bea: Person, path: str, tab: Tab, other: Tab) -> None:
        await tab.play()
        answer = await ann.post(f"{path}/agreements", {"on": "undo"}, 409)
        assert answer["error"]["key"] == "server-no-take-back"

    at_table_of_two(database, story, settings={"undo_by_agreement": False})


def test_the_pace_of_a_table_multiplies_that_of_the_server() -> None:
    assert answer_seconds("random", 2 * 0.8) == 2 * answer_seconds("random", 0.8)
