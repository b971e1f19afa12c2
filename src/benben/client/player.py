"""The player: accepts invitations and plays at all tables of a bot at once, through lost connections and crashes.

Nothing is kept between two moves. Whoever starts it again finds the same work at the server, and goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from benben.bots.bot import Bot
from benben.client.account import Account, NotSignedIn, RequestRefused, ServerAway
from benben.client.table_connection import SESSION_ENDED, ConnectionEnded, MoveRefused, TableConnection
from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.registry import game_names, listed_game

LOG = logging.getLogger("benben.client")

POLL_SECONDS = 3.0
"""Seconds between two questions for work."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before the first further try, and the most that they grow to."""

Choose = Callable[[Perspective], Awaitable[int]]
"""Chooses an action."""


async def play(server: str, token: str, bot: Bot | Choose, poll: float = POLL_SECONDS) -> None:
    """Play at a server until the task is cancelled; raise NotSignedIn if the token signs nobody in.

    A Bot thinks in a thread. For more than one table at a time, give it a function that has other processes think.
    """
    choose = in_thread(bot) if isinstance(bot, Bot) else bot
    async with Account(server, token) as account:
        await Player(account, choose, poll).run()


def in_thread(bot: Bot) -> Choose:
    """Let a bot think in a thread, about one move at a time: a bot need not be safe in several threads."""
    one_at_a_time = asyncio.Lock()

    async def choose(perspective: Perspective) -> int:
        async with one_at_a_time:
            return await asyncio.to_thread(bot.choose, perspective)

    return choose


class Pause:
    """Growing pauses between tries."""

    def __init__(self) -> None:
        self._seconds = FIRST_PAUSE

    async def wait(self, least: float = 0.0) -> None:
        """Wait, the next time twice as long."""
        await asyncio.sleep(max(self._seconds, least))
        self._seconds = min(2 * self._seconds, LONGEST_PAUSE)

    def restart(self) -> None:
        """Begin with the first pause again."""
        self._seconds = FIRST_PAUSE


class Player:
    """Plays for one account."""

    def __init__(self, account: Account, choose: Choose, poll: float = POLL_SECONDS) -> None:
        self._account = account
        self._choose = choose
        self._poll = poll
        self._tables: dict[str, asyncio.Task[None]] = {}
        self._games: dict[str, str] | None = None
        """The games of the server with the versions of their rules; None before they are known."""

    async def run(self) -> None:
        """Look for work again and again."""
        pause = Pause()
        try:
            while True:
                try:
                    if self._games is None:
                        self._games = await self._account.games()
                    await self._take_up(await self._account.work())
                    pause.restart()
                    await asyncio.sleep(self._poll)
                except ServerAway as error:
                    LOG.warning("%s", error)
                    self._games = None  # the server may come back with other games
                    await pause.wait(error.seconds)
        finally:
            for task in self._tables.values():
                task.cancel()
            await asyncio.gather(*self._tables.values(), return_exceptions=True)

    async def _take_up(self, work: dict[str, Any]) -> None:
        """Answer invitations and begin to play at tables that are new."""
        for table, task in list(self._tables.items()):
            if task.done():
                del self._tables[table]
                if isinstance(task.exception(), NotSignedIn):
                    task.result()
        for invitation in work["invitations"]:
            work = await self._answer(invitation["table"]) or work
        for table in work["tables"]:
            if table["id"] not in self._tables and self.can_play(table["game"]):
                self._tables[table["id"]] = asyncio.create_task(self.play_table(table["id"]))

    async def _answer(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """Accept or decline an invitation; return the work afterwards, or None if it was withdrawn meanwhile."""
        try:
            accept = self.can_play(table["game"])
            LOG.info("%s an invitation to %s at table %s", "accept" if accept else "decline", table["game"], table["id"])
            return await self._account.answer(table["id"], accept)
        except RequestRefused as error:
            LOG.info("table %s: %s", table["id"], error)
            return None

    def can_play(self, game: str) -> bool:
        """True if this installation has the game with the rules of the server."""
        return game in game_names() and (self._games or {}).get(game) == listed_game(game).rules

    # --- one table -------------------------------------------------------------------------------------------------------

    async def play_table(self, table: str) -> None:
        """Play at a table until its match is over, through lost connections."""
        pause = Pause()
        while True:
            try:
                async with self._account.table(table) as connection:
                    pause.restart()
                    await self._play_connected(table, connection)
                    return
            except ConnectionEnded as error:
                if error.code == SESSION_ENDED:
                    raise NotSignedIn("the token was revoked") from error
                LOG.info("table %s: %s", table, error)
                await pause.wait()
            except ServerAway as error:
                LOG.warning("table %s: %s", table, error)
                await pause.wait(error.seconds)

    async def _play_connected(self, table: str, connection: TableConnection) -> None:
        """Play until the match is over or the bot has nothing to do at the table any more."""
        failures, done = Pause(), True
        while True:
            frame = await connection.next_frame(again=not done)
            seat = next((one for one in frame["seats"] if one["seat"] == frame["viewer"]), None)
            if frame["phase"] == "over" or seat is None or seat["resigned"]:
                LOG.info("table %s: the match is over", table)
                return
            if frame["phase"] == "waiting" and frame["host"] is None:  # all people have left
                await self._account.leave(table)
                return
            done = True
            if seat["level"] is not None:
                done = await self._tried(table, connection.come_back)
            elif asked(frame):
                done = await self._tried(table, partial(self._move, connection))
            if done:
                failures.restart()
            else:
                await failures.wait()

    async def _tried(self, table: str, run: Callable[[], Awaitable[None]]) -> bool:
        """Whether something could be done at a table. The bot of somebody may fail in any way: the next try may not."""
        try:
            await run()
        except MoveRefused as error:
            if error.key == "server-moved-on":
                return True
            LOG.warning("table %s: %s", table, error)
            await asyncio.sleep(error.seconds)
            return False
        except (ConnectionEnded, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("table %s: the bot has failed", table)
            return False
        return True

    async def _move(self, connection: TableConnection) -> None:
        """Make one move, if the bot is still asked."""
        moment, perspective = await connection.perspective()
        legal = perspective.legal()
        if not legal:
            return
        action = await self._choose(perspective)
        if action not in legal:
            raise BadInput(f"the bot has chosen {action!r}, which is not legal")
        await connection.play(action, moment)


def asked(frame: dict[str, Any]) -> bool:
    """True if the viewer of a frame is asked, and has not sealed a choice already."""
    question = frame["picture"]["question"] if frame["picture"] else None
    return question is not None and bool(question["choices"]) and frame["viewer"] not in (question["sealed"] or ())
