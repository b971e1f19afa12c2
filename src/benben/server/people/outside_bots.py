"""Bots from outside: accounts that people make for their programs, the tokens that sign them in, and their invitations.

A token is a session of the bot, stored as a hash. It is sent in the header ``Authorization`` and is no cookie: nothing that
reads cookies knows it, so that a bot reaches no page of an account.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from benben.kernel.event import seat_name
from benben.registry import game_names
from benben.server.errors import RequestError
from benben.server.people.deletion import delete_account
from benben.server.people.names import COLOURS, SYMBOLS, checked_name, checked_word
from benben.server.storage import bot_queries, relation_queries, table_queries
from benben.server.storage.account_queries import Account
from benben.server.storage.bot_queries import BotInvitation, BotRules, StoredBot
from benben.server.storage.rows import Guest, SeatHolder, TableRow
from benben.server.storage.sanction_queries import check_not_banned
from benben.server.storage.schema import BOT, WAITING
from benben.server.storage.session_queries import Session
from benben.server.tables.leaving import resign
from benben.server.tables.lobby import Lobby, check_not_closed, check_seat, guest_holder
from benben.server.tables.table import Table
from benben.server.tables.table_settings import check_rated

MAX_BOTS = 5
"""Most bots of one owner."""
MAX_TOKENS = 5
"""Most tokens of one bot."""
MAX_LISTED_BOTS = 50
"""Most bots that are offered at a table."""
BOT_SHOWS = ("ratings", "statistics", "history")
"""What the public page of a bot shows."""


@dataclass(frozen=True)
class BotOffer:
    """A bot that can be invited to a table: whether it has a table to spare, and the seat it was invited to already."""

    bot: StoredBot
    free: bool
    invited: int | None


@dataclass(frozen=True)
class BotWork:
    """All that a bot has to do: the tables where it sits, and the invitations that it can answer."""

    bot: StoredBot
    tables: list[TableRow]
    invitations: list[tuple[BotInvitation, TableRow]]


class OutsideBots:
    """The bots from outside of a server. What servers have to agree on is in the database."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._sessions = lobby.sessions
        self._database = lobby.services.database
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- of an owner -----------------------------------------------------------------------------------------------------

    async def of_owner(self, owner: Guest) -> list[tuple[StoredBot, list[Session]]]:
        """The bots of an owner, each with its tokens."""
        found = await self._database.read(lambda connection: bot_queries.bots_of(connection, owner.id))
        return [(bot, await self._sessions.of_guest(bot.guest)) for bot in found]

    async def create(self, owner: Guest, looks: Guest, rules: BotRules) -> None:
        """Make a bot; ``looks`` has its name, colour and symbol."""
        guest = replace(checked_looks(looks), id=secrets.token_hex(6))
        account = Account(guest.id, BOT, secrets.token_hex(6), None, BOT_SHOWS, time.time())
        checked = checked_rules(rules)
        await self._database.write(
            lambda connection: bot_queries.add_bot(connection, guest, account, owner.id, checked, MAX_BOTS)
        )

    async def change(self, owner: Guest, page: str, looks: Guest, rules: BotRules) -> None:
        """Change the name, looks and rules of a bot."""
        bot = await self._own(owner, page)
        guest = replace(checked_looks(looks, bot.guest.name), id=bot.guest.id)
        checked = checked_rules(rules)
        await self._database.write(lambda connection: bot_queries.change_bot(connection, guest, checked))
        await self._sessions.check_guests([guest.id])
        self._sessions.on_change(guest.id)

    async def delete(self, owner: Guest, page: str) -> None:
        """Delete a bot: house bots play its games to the end, and its tokens sign nobody in any more."""
        await delete_account(self._lobby, (await self._own(owner, page)).guest)

    async def new_token(self, owner: Guest, page: str, label: str) -> str:
        """A new token of a bot, which is shown this once."""
        bot = await self._own(owner, page)
        if len(await self._sessions.of_guest(bot.guest)) >= MAX_TOKENS:
            raise RequestError(409, "server-too-many-tokens", {"most": MAX_TOKENS})
        return await self._sessions.begin_bearer(bot.guest.id, label)

    async def revoke(self, owner: Guest, page: str, token_id: str) -> None:
        """Make a token useless and close its sockets, at all servers."""
        bot = await self._own(owner, page)
        if token_id not in [one.id for one in await self._sessions.of_guest(bot.guest)]:
            raise RequestError(404, "server-no-token")
        await self._sessions.end(bot.guest, [token_id])

    async def _own(self, owner: Guest, page: str) -> StoredBot:
        """A bot of this owner; raise RequestError if there is none."""
        bot = await self._database.read(lambda connection: bot_queries.bot_of_page(connection, page))
        if bot is None or bot.owner != owner.id:
            raise RequestError(404, "server-no-bot")
        return bot

    # --- of a host -------------------------------------------------------------------------------------------------------

    async def offers(self, table_id: str, guest: Guest) -> list[BotOffer]:
        """The bots that are online and play the title of a table, for those who sit there; none whom a block keeps away."""
        table = await self._lobby.seated_table(table_id, guest)
        row = table.row

        def read(connection: Connection) -> list[BotOffer]:
            invited = bot_queries.invited_at(connection, table_id)
            online = bot_queries.online_bots(connection, MAX_LISTED_BOTS)
            hidden = set[str]().union(*(relation_queries.blocked_with(connection, one) for one in row.guests))
            takes = [bot for bot in online if bot.rules.takes(row.game, row.players)]
            return [
                BotOffer(
                    bot=bot,
                    free=bot_queries.count_tables(connection, bot.guest.id) < bot.rules.most_tables,
                    invited=invited.get(bot.guest.id),
                )
                for bot in takes
                if row.seat_of(bot.guest.id) is None and bot.guest.id not in hidden
            ]

        return await self._database.read(read)

    async def invite(self, table_id: str, guest: Guest, page: str, seat: int) -> None:
        """Ask a bot to take an empty seat: the host alone, and before the match has begun."""
        table = await self._lobby.hosted_table(table_id, guest)
        check_seat(seat, table.row.players)
        check_not_closed(table.row)
        if not table.seating.open or table.seat_holders[seat].taken:
            raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)})
        bot = await self._database.read(lambda connection: bot_queries.bot_of_page(connection, page))
        seated = bot is not None and table.row.seat_of(bot.guest.id) is not None
        if bot is None or seated or await self._lobby.meets_blocked(table.row, bot.guest):
            raise RequestError(404, "server-no-bot")
        if not bot.online(time.time()):
            raise RequestError(409, "server-bot-offline", {"name": bot.guest.name})
        await self._check_takes(bot, table)
        await self._database.write(lambda connection: bot_queries.add_invitation(connection, table_id, bot.guest.id, seat))

    async def _check_takes(self, bot: StoredBot, table: Table) -> None:
        """Raise RequestError if the rules of a bot, or those of a rated table, keep it from sitting there."""
        row = table.row
        if not bot.rules.takes(row.game, row.players):
            raise RequestError(409, "server-bot-declines", {"name": bot.guest.name})
        count = await self._database.read(lambda connection: bot_queries.count_tables(connection, bot.guest.id))
        if count >= bot.rules.most_tables:
            raise RequestError(409, "server-bot-busy", {"name": bot.guest.name, "most": bot.rules.most_tables})
        await check_rated(row, bot.guest, self._database)

    # --- of a bot --------------------------------------------------------------------------------------------------------

    async def work(self, guest: Guest) -> BotWork:
        """All that a bot has to do; it counts as online from now on for a while."""
        now = time.time()

        def read(connection: Connection) -> BotWork | None:
            bot = bot_queries.find_bot(connection, guest.id)
            if bot is None:
                return None
            invitations = {one.table_id: one for one in bot_queries.invitations_to(connection, guest.id)}
            playing = table_queries.tables_by_ids(connection, bot_queries.tables_to_play(connection, guest.id))
            invited = table_queries.tables_by_ids(connection, list(invitations))
            hidden = relation_queries.blocked_with(connection, guest.id)
            open_to = [row for row in invited if row.guests.isdisjoint(hidden)]
            waiting = [(invitations[row.id], row) for row in open_to if can_sit(row, invitations[row.id].seat, guest)]
            return BotWork(bot, playing, waiting)

        found = await self._database.read(read)
        if found is None:
            raise RequestError(404, "server-no-bot")
        if found.bot.seen is None or now - found.bot.seen > bot_queries.SEEN_STORED_EVERY:
            await self._database.write(lambda connection: bot_queries.mark_seen(connection, guest.id, now))
        return found

    async def accept(self, guest: Guest, table_id: str, commitment: str | None) -> Table:
        """Take the seat of an invitation; raise RequestError if that is not possible any more."""
        async with self._locks.setdefault(guest.id, asyncio.Lock()):
            bot = await self._database.read(lambda connection: bot_queries.find_bot(connection, guest.id))
            seat = await self._spent(guest, table_id)
            if bot is None or seat is None:
                raise RequestError(404, "server-no-bot-invitation")
            for one in (guest.id, bot.owner):
                await self._database.read(partial(check_not_banned, guest=one))
            table = await self._lobby.open_tables.open(table_id)
            if await self._lobby.meets_blocked(table.row, guest):
                raise RequestError(409, "server-blocked-here")
            await self._check_takes(bot, table)

            def choose() -> tuple[int, SeatHolder]:
                check_not_closed(table.row)
                if not table.seating.open or not can_sit(table.row, seat, guest):
                    raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)})
                return seat, replace(guest_holder(table.row, guest, commitment), bot=True)

            await table.seating.sit(choose)
            return table

    async def decline(self, guest: Guest, table_id: str) -> None:
        """Decline an invitation."""
        if await self._spent(guest, table_id) is None:
            raise RequestError(404, "server-no-bot-invitation")

    async def _spent(self, guest: Guest, table_id: str) -> int | None:
        return await self._database.write(lambda connection: bot_queries.use_invitation(connection, table_id, guest.id))

    async def leave(self, guest: Guest, table_id: str) -> None:
        """Get up from a table that waits, or resign at one that is in play."""
        table = await self._lobby.seated_table(table_id, guest)
        seat = table.seat_of(guest.id)
        assert seat is not None
        if table.phase == WAITING:
            await self._lobby.leave(table_id, guest)
        else:
            await resign(table, seat)


def can_sit(row: TableRow, seat: int, guest: Guest) -> bool:
    """True if a table is not closed, a seat there is empty, so that it waits, and a guest has no other one."""
    return not row.closed and not row.seat_holders[seat].taken and row.seat_of(guest.id) is None


def checked_looks(looks: Guest, kept: str = "") -> Guest:
    """The name, unless it is the one that is ``kept``, colour and symbol of a bot; raise if one cannot be shown."""
    checked_word(looks.colour, COLOURS, "colour")
    checked_word(looks.symbol, SYMBOLS, "symbol")
    return looks if looks.name == kept else replace(looks, name=checked_name(looks.name))


def checked_rules(rules: BotRules) -> BotRules:
    """The rules of a bot, without repetitions; raise if they name a title that this server does not have."""
    for game in rules.games:
        checked_word(game, game_names(), "game")
    return replace(rules, games=tuple(dict.fromkeys(rules.games)), sizes=tuple(sorted(set(rules.sizes))))
