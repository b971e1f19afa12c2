"""The JSON answers about bots from outside, as structs. Their TypeScript types are generated (tools/protocol_schema.py)."""

from __future__ import annotations

import time

from msgspec import Struct

from benben.kernel.event import seat_name
from benben.server.http.answers import TableInfo, table_info
from benben.server.people.outside_bots import BotOffer, BotWork
from benben.server.storage.bot_queries import INVITATION_LIFETIME, BotInvitation, BotRules, StoredBot
from benben.server.storage.rows import TableRow
from benben.server.storage.session_queries import Session


class BotRulesInfo(Struct):
    """What the owner of a bot allows: titles and numbers of players (empty: all), and how many tables at once."""

    games: list[str]
    sizes: list[int]
    most_tables: int


class BotInfo(Struct):
    """A bot from outside: its public ``page``, and how it looks."""

    page: str
    name: str
    colour: str
    symbol: str


class TokenInfo(Struct):
    """A token of a bot, without the token itself: its label, when it was made, and when it was last used, if ever."""

    id: str
    label: str
    made: float
    used: float | None
    ends: float


class OwnBot(Struct):
    """One of one's own bots, with its rules and tokens. ``online``: it has asked for work within the last minute."""

    bot: BotInfo
    rules: BotRulesInfo
    made: float
    online: bool
    tokens: list[TokenInfo]


class OwnBots(Struct):
    """One's own bots, and how many one may have."""

    bots: list[OwnBot]
    most_bots: int
    most_tokens: int
    most_tables: int


class NewToken(Struct):
    """A new token, which is shown this once."""

    token: str


class BotOfferInfo(Struct):
    """A bot that can be invited to a table: whether it has a table to spare, and the seat that it was asked to take."""

    bot: BotInfo
    free: bool
    invited: str | None


class BotOffers(Struct):
    """The bots from outside that are online and play the title of a table."""

    bots: list[BotOfferInfo]


class InvitationInfo(Struct):
    """An invitation that a bot can answer until ``ends``: to take a ``seat`` at a table."""

    table: TableInfo
    seat: str
    ends: float


class BotWorkInfo(Struct):
    """All that a bot has to do: the tables where it sits and whose match is not over, and its invitations."""

    bot: BotInfo
    rules: BotRulesInfo
    tables: list[TableInfo]
    invitations: list[InvitationInfo]


BOT_ANSWERS: tuple[type[Struct], ...] = (OwnBots, NewToken, BotOffers, BotWorkInfo)
"""All answers of this module."""


def bot_info(bot: StoredBot) -> BotInfo:
    """A bot as answers show it."""
    return BotInfo(bot.page, bot.guest.name, bot.guest.colour, bot.guest.symbol)


def rules_info(rules: BotRules) -> BotRulesInfo:
    """The rules of a bot as answers show them."""
    return BotRulesInfo(list(rules.games), list(rules.sizes), rules.most_tables)


def own_bot(bot: StoredBot, tokens: list[Session]) -> OwnBot:
    """A bot as its owner sees it."""
    shown = [token_info(one) for one in sorted(tokens, key=lambda one: one.made)]
    return OwnBot(bot_info(bot), rules_info(bot.rules), bot.made, bot.online(time.time()), shown)


def token_info(session: Session) -> TokenInfo:
    """A token as its owner sees it; one that was never used says so."""
    used = None if session.used == session.made else session.used
    return TokenInfo(session.id, session.device, session.made, used, session.ends)


def offer_info(offer: BotOffer) -> BotOfferInfo:
    """A bot that can be invited."""
    return BotOfferInfo(bot_info(offer.bot), offer.free, None if offer.invited is None else seat_name(offer.invited))


def work_info(work: BotWork) -> BotWorkInfo:
    """All that a bot has to do."""
    guest = work.bot.guest
    tables = [table_info(row, guest) for row in work.tables]
    return BotWorkInfo(
        bot=bot_info(work.bot),
        rules=rules_info(work.bot.rules),
        tables=tables,
        invitations=[invitation_info(work.bot, *one) for one in work.invitations],
    )


def invitation_info(bot: StoredBot, invitation: BotInvitation, row: TableRow) -> InvitationInfo:
    """An invitation as the bot sees it."""
    ends = invitation.made + INVITATION_LIFETIME
    return InvitationInfo(table_info(row, bot.guest), seat_name(invitation.seat), ends)
