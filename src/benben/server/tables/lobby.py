"""The lobby: guests, new tables, joining and leaving, bots for empty seats, rematches, records."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace

from sqlalchemy import Connection

from benben.bots.levels import NAMES as LEVELS
from benben.bots.names import BOT_NAMES
from benben.kernel.event import seat_name
from benben.kernel.refusal import Args
from benben.play.dealer import commitment_of
from benben.play.record import Record
from benben.registry import find_game
from benben.server.errors import RequestError
from benben.server.people.names import COLOURS, SYMBOLS, checked_name, checked_word, free
from benben.server.storage import queries as ledger
from benben.server.storage.queries import Guest, Page, SeatHolder, TableRow
from benben.server.storage.schema import OVER, WAITING
from benben.server.tables.open_tables import OpenTables
from benben.server.tables.table import Table
from benben.server.tables.table_match import TableMatch

SESSIONS = 20_000
"""Sessions that are remembered without asking the store."""


class Lobby:
    """What people do before and after a match."""

    def __init__(self, hall: OpenTables) -> None:
        self.hall = hall
        self._sessions: OrderedDict[str, Guest] = OrderedDict()

    # --- guests ------------------------------------------------------------------------------------------------------

    async def guest(self, token: str | None) -> Guest | None:
        """Whose session this is."""
        if not token:
            return None
        if token not in self._sessions:
            found = await self.hall.store.read(lambda connection: ledger.guest_of(connection, token))
            if found is None:
                return None
            self._remember(token, found)
        self._sessions.move_to_end(token)
        return self._sessions[token]

    async def welcome(self, token: str | None, name: str, colour: str, symbol: str) -> tuple[Guest, str]:
        """A new guest with a new session, or the session's guest under another name, colour or symbol."""
        known = await self.guest(token)
        guest = Guest(
            secrets.token_hex(6) if known is None else known.id,
            checked_name(name),
            checked_word(colour, COLOURS, "colour"),
            checked_word(symbol, SYMBOLS, "symbol"),
        )
        if known is None or token is None:
            token = secrets.token_urlsafe(32)
            fresh = token
            await self.hall.store.write(lambda connection: ledger.add_guest(connection, guest, fresh))
        else:
            await self.hall.store.write(lambda connection: ledger.change_guest(connection, guest))
        self._remember(token, guest)
        return guest, token

    async def key(self, table_id: str, guest: Guest) -> str:
        """A key to one's own seat, for another device: whoever brings it first, within a day, is this guest there."""
        await self._seated(table_id, guest)
        token = secrets.token_urlsafe(16)
        await self.hall.store.write(lambda connection: ledger.add_key(connection, table_id, guest.id, token))
        return token

    async def unlock(self, key: str) -> tuple[str, str]:
        """The table of a key, and a new session for the guest who sits there."""
        session = secrets.token_urlsafe(32)
        found = await self.hall.store.write(lambda connection: ledger.use_key(connection, key, session))
        if found is None:
            raise RequestError(404, "server-no-key")
        return found[0], session

    def _remember(self, token: str, guest: Guest) -> None:
        self._sessions[token] = guest
        while len(self._sessions) > SESSIONS:
            self._sessions.popitem(last=False)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def new_table(
        self,
        guest: Guest,
        game_name: str,
        players: int,
        options: Mapping[str, str],
        seat: int,
        bots: Mapping[int, str],
        listed: bool,
    ) -> Table:
        """A new table: the guest on a seat, bots on others; it begins at once when no seat is left."""
        game = find_game(game_name)
        game.check_players(players)
        settled = game.resolve_options(options, players)
        for number in (seat, *bots):
            check_seat(number, players)
        if seat in bots:
            raise RequestError(422, "server-own-seat-bot", {"seat": seat_name(seat)})
        row = blank_row(guest, game.name, game.rules, players, settled, listed)
        row.sitters[seat] = seated(row, guest)
        for number, level in bots.items():
            row.sitters[number] = bot(row, level)
        return await self._open_new(row)

    async def _open_new(self, row: TableRow) -> Table:
        """Keep a table and open it; where every seat is taken the match begins with it."""
        seed = self.hall.fortune.of_table(row)
        row.commitment = commitment_of(seed)
        course: TableMatch | None = None
        pages: list[Page] = []
        if all(sitter.taken for sitter in row.sitters):
            course, lines = TableMatch.begin(row, seed)
            told = course.summary()
            row.phase, row.asked, row.moment = told.phase, told.asked, told.moment
            pages = [Page(row.id, 0, lines, told)]

        def keep(connection: Connection) -> None:
            ledger.add_table(connection, row, seed)
            if pages:
                ledger.append(connection, pages)

        await self.hall.store.write(keep)
        return await self.hall.open_new(row, seed, course)

    async def admit(self, table_id: str, guest: Guest | None, token: str | None) -> Table:
        """The table, for those who may see it: its players, those with a link, and anyone where it is listed openly."""
        table = await self.hall.open(table_id)
        row = table.row
        if table.seat_of(guest.id if guest else None) is None and not row.open and token not in (row.invite, row.watch):
            raise RequestError(404, "server-no-table")
        return table

    async def invited(self, token: str) -> tuple[Table, bool]:
        """The table of a link, and whether one may sit down."""
        row = await self.hall.store.read(lambda connection: ledger.table_of_token(connection, token))
        if row is None:
            raise RequestError(404, "server-no-link")
        return await self.hall.open(row.id), token == row.invite

    async def join(self, table_id: str, guest: Guest, token: str | None, seat: int | None) -> Table:
        """Sit down on a seat, or on the first free one."""
        table = await self.admit(table_id, guest, token)
        if table.seat_of(guest.id) is not None:
            return table
        if not table.row.open and token != table.row.invite:
            raise RequestError(403, "server-not-invited")

        def choose() -> tuple[int, SeatHolder]:
            empty = [number for number, sitter in enumerate(table.sitters) if not sitter.taken]
            chosen = seat if seat is not None else (empty or [0])[0]
            check_seat(chosen, table.row.players)
            if chosen not in empty or table.seat_of(guest.id) is not None:
                raise RequestError(409, "server-seat-taken", {"seat": seat_name(chosen)})
            return chosen, seated(table.row, guest)

        await table.sit(choose)
        return table

    async def leave(self, table_id: str, guest: Guest) -> Table:
        """Get up before the match has begun."""
        table, seat = await self._seated(table_id, guest)

        def choose() -> tuple[int, SeatHolder]:
            if table.row.phase != WAITING:
                raise RequestError(409, "server-game-on")
            return seat, SeatHolder()

        await table.sit(choose)
        return table

    async def fill(self, table_id: str, guest: Guest, seat: int, level: str | None) -> Table:
        """Give an empty seat to a bot, or with no level send a bot away; once the match is on, every seat is taken."""
        table, _ = await self._seated(table_id, guest)
        check_seat(seat, table.row.players)

        def choose() -> tuple[int, SeatHolder]:
            sitter = table.sitters[seat]
            if table.row.phase != WAITING or sitter.guest is not None:
                raise RequestError(409, "server-seat-taken", {"seat": seat_name(seat)})
            return seat, SeatHolder() if level is None else bot(table.row, level)

        await table.sit(choose)
        return table

    async def _seated(self, table_id: str, guest: Guest) -> tuple[Table, int]:
        table = await self.hall.open(table_id)
        seat = table.seat_of(guest.id)
        if seat is None:
            raise RequestError(
                404 if not table.row.open else 403, "server-no-table" if not table.row.open else "server-not-seated"
            )
        return table, seat

    async def rematch(self, table_id: str, guest: Guest) -> Table:
        """The next game for the same players, by the rules for who begins; asked for twice it is the same table."""
        table, _ = await self._seated(table_id, guest)
        async with table.rematching:
            if table.row.next is None:
                course = table.playing()
                options = course.match.rematch().record.options
                row = blank_row(guest, table.row.game, table.row.rules, table.row.players, options, False)
                row.sitters = [replace(sitter) for sitter in table.sitters]
                following = await self._open_new(row)
                await self.hall.store.write(lambda connection: ledger.follow(connection, table_id, row.id))
                table.row.next = following.row.id
                table.show_all()
        return await self.hall.open(table.row.next)

    async def record(self, table_id: str, guest: Guest | None, token: str | None) -> Record:
        """The record of a finished match; before the end it would tell what is in every hand."""
        table = await self.admit(table_id, guest, token)
        if table.row.phase != OVER:
            raise RequestError(409, "server-not-over")
        record = table.playing().match.record
        for seat, sitter in enumerate(table.sitters):
            record.tag(f"name {seat_name(seat)}", sitter.name)
            if sitter.level is not None:
                record.tag(f"bot {seat_name(seat)}", sitter.level)
        return record

    # --- lists -------------------------------------------------------------------------------------------------------

    async def lists(self, guest: Guest | None) -> tuple[list[TableRow], list[TableRow]]:
        """The open tables, and those at which the guest sits."""
        opened = await self.hall.store.read(ledger.open_tables)
        mine: list[TableRow] = []
        if guest is not None:
            own = guest.id
            mine = await self.hall.store.read(lambda connection: ledger.tables_of(connection, own))
        return opened, mine


def blank_row(guest: Guest, game: str, rules: str, players: int, options: Mapping[str, str], listed: bool) -> TableRow:
    """A table nobody sits at yet."""
    return TableRow(
        id=secrets.token_hex(6),
        game=game,
        rules=rules,
        players=players,
        options=dict(options),
        commitment="",
        host=guest.id,
        open=listed,
        invite=secrets.token_urlsafe(16),
        watch=secrets.token_urlsafe(16),
        sitters=[SeatHolder() for _ in range(players)],
    )


def seated(row: TableRow, guest: Guest) -> SeatHolder:
    """A guest on a seat, in a colour and with a symbol and a name that nobody else at the table has."""
    colour, symbol = _marks(row, guest.colour, guest.symbol)
    return SeatHolder(guest.id, None, _name(row, guest.name), colour, symbol)


def _name(row: TableRow, *names: str) -> str:
    """The first name that nobody at the table has, with a number if need be."""
    taken = {sitter.name.casefold() for sitter in row.sitters}
    numbered = [f"{names[0]} {number}" for number in range(2, row.players + 2)]
    return next(name for name in (*names, *numbered) if name.casefold() not in taken)


def bot(row: TableRow, level: str) -> SeatHolder:
    """A bot on a seat."""
    checked_word(level, LEVELS, "level")
    colour, symbol = _marks(row, "", "")
    return SeatHolder(None, level, _name(row, *BOT_NAMES), colour, symbol)


def _marks(row: TableRow, colour: str, symbol: str) -> tuple[str, str]:
    colours, symbols = [one.colour for one in row.sitters], [one.symbol for one in row.sitters]
    return free(colour, COLOURS, colours), free(symbol, SYMBOLS, symbols)


def check_seat(seat: int, players: int) -> None:
    """Raise when there is no such seat at the table."""
    if not 0 <= seat < players:
        told: Args = {"seat": seat_name(max(seat, 0)), "last": seat_name(players - 1)}
        raise RequestError(422, "server-no-seat", told)
