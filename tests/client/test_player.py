"""The client for bots: it accepts invitations, plays several tables at once, and goes on after crashes of either side."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from benben.bots.bot import Bot
from benben.bots.random import RandomBot
from benben.cli import main
from benben.client import Account, NotSignedIn, RequestRefused, ServerAway, play, player
from benben.client.account import checked_server
from benben.client.commands import read_token, sends_openly
from benben.client.processes import ThinkingProcesses
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective

from server.bot_people import account, new_bot
from server.running_server import Person, RunningServer, Tab, running
from server.test_crash import ServerProcess
from server.vault_game import vault_registered
from waiting import PATIENCE, run, until

QUICKLY = 0.05
"""Seconds between two questions for work."""


@pytest.fixture(autouse=True, scope="module")
def _vault() -> Any:
    with vault_registered():
        yield


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'benben.sqlite'}"


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "FIRST_PAUSE", QUICKLY)
    monkeypatch.setattr(player, "LONGEST_PAUSE", 4 * QUICKLY)


@asynccontextmanager
async def playing(server: str, token: str, bot: Any = None) -> AsyncIterator[asyncio.Task[None]]:
    """A bot that plays meanwhile."""
    task = asyncio.create_task(play(f"http://{server}", token, bot or RandomBot(1), poll=QUICKLY))
    try:
        yield task
    finally:
        if not task.done():  # a test that expects its end looks at the result
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def online(owner: Person) -> None:
    """Wait until the bot of an owner has asked for work."""
    while not (await owner.get("/api/account/bots"))["bots"][0]["online"]:
        await asyncio.sleep(QUICKLY)


async def invite(host: Person, page: str, **table: Any) -> Any:
    """A new table whose second seat a bot is invited to."""
    made = await host.new_table(**table)
    await host.post(f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"})
    return made


async def play_against(tab: Tab, until_moment: int = 10**6) -> None:
    """Play the first legal move of a person whenever asked."""
    while not tab.over and tab.moment < until_moment:
        question = (tab.frame["picture"] or {}).get("question")
        if question and tab.choices and "p1" not in question["sealed"]:
            await tab.ask("play", at=tab.moment, action=tab.choices[0]["action"])
        moment = tab.moment
        await tab.until(lambda: tab.over or tab.moment != moment or needs_answer(tab))  # noqa: B023 (used at once)


def needs_answer(tab: Tab) -> bool:
    question = (tab.frame["picture"] or {}).get("question")
    return bool(question and tab.choices and "p1" not in question["sealed"])


async def owner_and_host(server: RunningServer) -> tuple[Person, Person]:
    return await account(server, "Bea"), await account(server, "Ann")


@pytest.mark.slow
def test_a_bot_accepts_invitations_and_plays_several_tables_at_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea, most_tables=3)
            async with playing(server.address, token):
                await online(bea)
                tables = [await invite(ann, page) for _ in range(3)]
                tabs = [await ann.open(one["id"]) for one in tables]
                await asyncio.gather(*map(play_against, tabs))
            assert all(tab.frame["seats"][1]["bot"] for tab in tabs)

    run(story)


class Counting(Bot):
    """Counts its moves, which are the first legal ones; the first ``fails`` tries fail."""

    name = "counting"

    def __init__(self, fails: int = 0) -> None:
        self.moves, self.fails = 0, fails

    def think(self, perspective: Perspective) -> Any:
        raise NotImplementedError

    def choose(self, perspective: Perspective) -> int:
        if self.fails:
            self.fails -= 1
            raise ZeroDivisionError("this bot is buggy")
        self.moves += 1
        return perspective.legal()[0]


@pytest.mark.slow
def test_a_bot_that_was_killed_goes_on_where_it_was(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            async with playing(server.address, token):
                await online(bea)
                made = await invite(ann, page)
                tab = await ann.open(made["id"])
                await tab.until(lambda: tab.frame["phase"] == "playing")
            await play_first_move(tab)
            again = Counting()
            async with playing(server.address, token, again):
                await play_against(tab)
            assert again.moves > 0

    run(story)


async def play_first_move(tab: Tab) -> None:
    await tab.until(lambda: bool(tab.choices))
    await tab.ask("play", at=tab.moment, action=tab.choices[0]["action"])


@pytest.mark.slow
def test_a_bot_that_fails_tries_again_and_makes_every_move(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            buggy = Counting(fails=3)
            async with playing(server.address, token, buggy):
                await online(bea)
                tab = await ann.open((await invite(ann, page))["id"])
                await play_against(tab)
            assert buggy.fails == 0

    run(story)


@pytest.mark.slow
def test_a_bot_plays_on_when_the_server_was_killed_and_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        process = ServerProcess(tmp_path)
        await process.start()
        server = RunningServer(f"127.0.0.1:{process.port}")
        try:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            async with playing(server.address, token) as bot:
                await online(bea)
                made = await invite(ann, page)
                tab = await ann.open(made["id"])
                await play_first_move(tab)
                process.kill()
                await tab.until_closed()
                await process.start()
                tab = await ann.open(made["id"])
                await play_against(tab)
                assert not bot.done()
        finally:
            for person in server.people:
                await person.close()
            process.kill()

    run(story)


@pytest.mark.slow
def test_a_bot_comes_back_from_a_stand_in(database: str) -> None:
    async def story() -> None:
        async with running(database, least_absence=0) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            async with playing(server.address, token):
                await online(bea)
                absence = {"handling": "automatic", "level": "random", "after": 0}
                made = await invite(ann, page, absence=absence)
                tab = await ann.open(made["id"])
                await tab.until(lambda: tab.frame["phase"] == "playing")
            await tab.until(lambda: tab.over or tab.frame["seats"][1]["level"] == "random")
            async with playing(server.address, token):
                await tab.until(lambda: tab.over or tab.frame["seats"][1]["level"] is None)
                await play_against(tab)

    run(story)


@pytest.mark.slow
def test_a_bot_leaves_a_table_that_all_people_have_left(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            async with playing(server.address, token):
                await online(bea)
                made = await invite(ann, page, players=3, open=True)
                tab = await bea.open(made["id"])
                await tab.until(lambda: tab.frame["seats"][1]["taken"])
                await ann.post(f"/api/tables/{made['id']}/leave")
                await tab.until(lambda: not tab.frame["seats"][1]["taken"])

    run(story)


@pytest.mark.slow
def test_a_bot_declines_games_that_its_installation_does_not_have(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            monkeypatch.setattr(player, "game_names", lambda: ["giza"])
            async with playing(server.address, token), Account(f"http://{server.address}", token) as watching:
                await online(bea)
                made = await invite(ann, page)
                while (await watching.work())["invitations"]:
                    await asyncio.sleep(QUICKLY)
            assert not (await ann.get(f"/api/tables/{made['id']}"))["seats"][1]["taken"]

    run(story)


@pytest.mark.slow
def test_play_ends_when_the_token_is_revoked_or_none(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            with pytest.raises(NotSignedIn):
                await play(f"http://{server.address}", "benben_bot_wrong", RandomBot(1))
            async with playing(server.address, token) as bot:
                await online(bea)
                tab = await ann.open((await invite(ann, page))["id"])
                await tab.until(lambda: tab.frame["phase"] == "playing")
                own = (await bea.get("/api/account/bots"))["bots"][0]["tokens"][0]["id"]
                await bea.delete(f"/api/account/bots/{page}/tokens/{own}")
                await until(bot.done, "the player has ended")
                with pytest.raises(NotSignedIn):
                    bot.result()

    run(story)


def test_an_account_says_what_is_wrong(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            bea = await account(server, "Bea")
            _, token = await new_bot(bea)
            async with Account(f"http://{server.address}", token) as own:
                with pytest.raises(RequestRefused) as error:
                    await own.answer("0" * 12, True)
                assert error.value.key == "server-no-bot-invitation"
        async with Account(f"http://{server.address}", token) as own:
            with pytest.raises(ServerAway):
                await own.work()

    run(story)


@pytest.mark.slow
def test_bots_think_in_processes_that_can_die_and_that_no_interrupt_ends() -> None:
    async def story() -> None:
        import benben

        processes = ThinkingProcesses("client.buggy_bot:Suicidal", 1)
        seen = benben.game("giza").start(players=2)
        match = benben.Match(seen.game, players=2, seed=1)
        perspective = match.perspective(match.actors()[0])
        try:
            with pytest.raises(Exception, match="terminated abruptly"):
                await processes.choose(perspective)
            processes._bot = "random"
            assert await processes.choose(perspective) in perspective.legal()
            (thinking,) = processes._pool._processes
            os.kill(thinking, signal.SIGINT)  # Ctrl-C is sent to all processes of the terminal
            assert await processes.choose(perspective) in perspective.legal()
        finally:
            processes.close()

    run(story)


THINKS = """
import os, time
from benben.client.processes import ThinkingProcesses
print(ThinkingProcesses("random", 1)._pool.submit(os.getpid).result(), flush=True)
time.sleep(600)
"""
"""A program that has a bot think in another process, and prints the id of that one."""


@pytest.mark.slow
def test_no_process_that_thinks_is_left_of_a_client_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", THINKS], stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        thinking = int(client.stdout.readline())
        client.kill()
        try:
            client.communicate(timeout=PATIENCE)  # the output is open for as long as the other process runs
        except subprocess.TimeoutExpired:
            os.kill(thinking, signal.SIGKILL)
            raise


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://a", "https://", "https://a/b", "https://ann:secret@a", "http://a/?x"]
)
def test_an_address_that_is_no_server_is_refused(url: str) -> None:
    with pytest.raises(BadInput):
        checked_server(url)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("client.buggy_bot:Unfinished", "abstract"),
        ("client.buggy_bot:Misplaced", "there are no weights here"),
        ("network:nowhere.network", "there is no network nowhere.network"),
    ],
)
def test_a_bot_that_cannot_be_made_accepts_no_invitation(
    bot: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_played(*_: object) -> None:
        raise AssertionError("it must not play")

    monkeypatch.setattr("benben.client.commands.play_in_processes", not_played)
    file = tmp_path / "token"
    file.write_text("benben_bot_0")
    file.chmod(0o600)
    assert main(["bot", "--server", "http://127.0.0.1:1", "--token-file", str(file), "--bot", bot]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line


def test_a_token_is_read_from_a_file_that_others_should_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "token"
    file.write_text("benben_bot_abc\n")
    file.chmod(0o600)
    assert read_token(file) == "benben_bot_abc"
    assert capsys.readouterr().err == ""
    file.chmod(0o644)
    read_token(file)
    assert "chmod 600" in capsys.readouterr().err
    for wrong in ("", "two words", "x" * 200):
        file.write_text(wrong)
        with pytest.raises(BadInput, match="holds no token"):
            read_token(file)
    with pytest.raises(BadInput, match="cannot be read"):
        read_token(tmp_path / "nothing")


@pytest.mark.parametrize(
    ("server", "openly"),
    [
        ("http://127.0.0.1:8000", False),
        ("http://localhost", False),
        ("https://games.example.org", False),
        ("http://games.example.org", True),
        ("http://192.168.1.4:8000", True),
    ],
)
def test_a_token_that_goes_unencrypted_to_another_machine_is_noticed(server: str, openly: bool) -> None:
    assert sends_openly(server) == openly
