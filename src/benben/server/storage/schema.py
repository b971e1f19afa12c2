"""The tables of the database. The journal of a table holds everything that happened there, and lines are only ever added.

The record of a match follows from its journal. The hash of a journal line covers the line and all before it. The columns
``phase``, ``asked``, ``moment``, ``changed``, ``due``, ``deadlines`` and ``ended`` of a table and ``resigned`` of a seat are
a summary of the journal for lists. All columns but the first six of these and ``version`` are covered by hashes
(`row_hashes`). Seeds and the random numbers of seats have tables of their own, so that no query about tables can return one
by accident.

Several servers may share a database. ``version`` counts the changes of a table's row, seats and random numbers: whoever
changes them names the version that was read. A row of ``servers`` is a server that runs; it may hold ``leases``, and has the
players of ``presence`` connected.

Tokens of sessions and keys are stored as hashes. A session with a ``table_id`` opens one seat at that table alone.

An account is a row of ``accounts`` for a guest: everything else refers to the guest, so that a guest becomes an account in
place. Challenges, recovery codes and the tokens of links are stored as hashes. ``finished_games`` and ``results`` follow
from journals, ``ratings`` and ``rating_changes`` from these: all four can be computed anew.

Clocks of tables follow from the journal, but for ``outages``, in which no server ran, and ``vacations`` of players. A row of
``outbox`` is one notification for one receiver; it is written in the transaction of the move that causes it.

Tables about people among each other are in `people_tables`.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

WAITING = "waiting"
"""Phase of a table: not all seats are taken."""
PLAYING = "playing"
"""Phase of a table: the match has begun."""
OVER = "over"
"""Phase of a table: the match has ended."""

WAIT = "wait"
"""Absence at a table: the game waits for players who are away."""
VOTE = "vote"
"""Absence at a table: a bot stands in for a player who is away if all others who are present agree."""
AUTOMATIC = "automatic"
"""Absence at a table: a bot stands in by itself for a player who is away and is waited for."""

PLAY = "play"
"""Kind of a journal line: an action was added to the record."""
UNDO = "undo"
"""Kind of a journal line: the last action of the record was taken back."""
SEAL = "seal"
"""Kind of a journal line: a seat has made or changed its sealed choice."""
UNSEAL = "unseal"
"""Kind of a journal line: a seat has withdrawn its sealed choice."""
FORCED = "forced"
"""Kind of a journal line: an action was added to the record that was no choice: the table played it."""
RESIGN = "resign"
"""Kind of a journal line: a seat has resigned; a bot plays there to the end."""
END = "end"
"""Kind of a journal line, the last one: all have agreed to end the game without a result."""

TIME_OUT = "timeout"
"""Kind of a journal line: the time of a seat is out."""
MORE_TIME = "more"
"""Kind of a journal line: the others wait for a seat whose time is out."""
STAND_IN = "stand-in"
"""Kind of a journal line, at tables with a clock: a bot plays for the player of a seat."""
RETURN = "return"
"""Kind of a journal line, at tables with a clock: the player of a seat plays again."""

LIVE = "live"
"""Pace of a table: each seat has a bank of time, and gets some seconds more with every turn."""
DAYS = "days"
"""Pace of a table: each seat has a time for every turn; what goes beyond it is taken from a bank."""

CHOOSE = "choose"
"""When time is out: the other players choose among the following."""
BOT_PLAYS = "bot"
"""When time is out: a bot goes on."""
WAIT_ON = "wait"
"""When time is out: the others wait."""
END_ALL = "end"
"""When time is out: the game ends without a result."""

END_GAME = "end"
"""Agreement: the game ends without a result."""
ALLOW_HINTS = "hints"
"""Agreement: players may ask for hints."""
TAKE_BACK = "undo"
"""Agreement: whoever asks takes a move back, with all moves after it."""
AGREEMENTS = (END_GAME, ALLOW_HINTS, TAKE_BACK)
"""Everything that players can agree on."""

SLOW = "slow"
"""Pace of bots at a table: twice the time of the server."""
NORMAL = "normal"
"""Pace of bots at a table: the time of the server."""
FAST = "fast"
"""Pace of bots at a table: half the time of the server."""

PERSON = "person"
"""Kind of an account: a person."""
BOT = "bot"
"""Kind of an account: a program that plays by itself."""
ADMIN = "admin"
"""Kind of an account: a person who looks after the server."""

DEVICE_LINK = "device"
"""Purpose of a link: it signs another device in."""
MAIL_LINK = "mail"
"""Purpose of a link: it signs in whoever receives the mail of an account."""
CONFIRM_LINK = "confirm"
"""Purpose of a link: it confirms the address of an account."""

guests = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("symbol", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("preferences", JSON, nullable=False, server_default="{}"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=True),
    Column("device", String(40), nullable=False, server_default=""),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("ends", Float, nullable=False, server_default="0"),
    Column("bearer", Boolean, nullable=False, server_default=false()),
    Index("ix_sessions_guest", "guest"),
)

keys = Table(
    "keys",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_keys_guest", "guest"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("phase", String(8), nullable=False),
    Column("asked", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("next", String(16), nullable=True),
    Column("absence", String(16), nullable=False, server_default=WAIT),
    Column("stand_in_level", String(32), nullable=True),
    Column("stand_in_after", Integer, nullable=True),
    Column("hints", Boolean, nullable=True),
    Column("spectators", Boolean, nullable=False, server_default=true()),
    Column("undo_by_agreement", Boolean, nullable=False, server_default=false()),
    Column("bot_pace", String(8), nullable=False, server_default=NORMAL),
    Column("agreements", JSON, nullable=False, server_default="{}"),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("hash", String(64), nullable=False, server_default=""),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("to_commit", Integer, nullable=True),
    Column("votes", JSON(none_as_null=True), nullable=True),
    Column("rated", Boolean, nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("time_out_choices", JSON(none_as_null=True), nullable=True),
    Column("due", Float, nullable=True),
    Column("deadlines", JSON(none_as_null=True), nullable=True),
    Column("closed", Boolean, nullable=True),
    Column("branch", JSON(none_as_null=True), nullable=True),
    Index("ix_tables_phase_changed", "phase", "changed"),
    Index("ix_tables_due", "due"),
)

seeds = Table(
    "seeds",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)

reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""The full review of a finished match as JSON. It can be made again from the journal at any time."""

review_comments = Table(
    "review_comments",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_review_comments_table", "table_id", "moment"),
    Index("ix_review_comments_guest", "guest"),
)
"""What people have written to moments of finished matches."""

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("symbol", String(16), nullable=False),
    Column("randomness_commitment", String(64), nullable=True),
    Column("stand_in_first", Integer, nullable=True),
    Column("stand_in_last", Integer, nullable=True),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("bot", Boolean, nullable=True),
    Column("hash", String(64), nullable=False, server_default=""),
    Index("ix_seats_guest", "guest"),
)

randomness = Table(
    "randomness",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", LargeBinary(32), nullable=False),
)

journal = Table(
    "journal",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("client", String(64), nullable=True),
    Column("at", Float, nullable=False),
    Column("hash", String(64), nullable=False, server_default=""),
    UniqueConstraint("table_id", "seat", "client", name="uq_journal_client"),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "guest", "client", name="uq_chat_client"),
    Index("ix_chat_table", "table_id", "id"),
)

servers = Table(
    "servers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("seen", Float, nullable=False),
)

leases = Table(
    "leases",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("duty", String(16), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("epoch", Integer, nullable=False),
)

presence = Table(
    "presence",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("server", String(32), primary_key=True),
    Column("left_at", Float, nullable=True),
    Index("ix_presence_server", "server"),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("page", String(16), nullable=False, unique=True),
    Column("email", String(254), nullable=True, unique=True),
    Column("shows", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=True),
)

account_looks = Table(
    "account_looks",
    METADATA,
    Column("look", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Index("ix_account_looks_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("credential", LargeBinary(1023), nullable=False),
    Column("public_key", LargeBinary(2048), nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("ix_passkeys_guest", "guest"),
)

recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_recovery_codes_guest", "guest"),
)

challenges = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=True),
    Column("made", Float, nullable=False),
)

sign_in_links = Table(
    "sign_in_links",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("email", String(254), nullable=True),
    Column("made", Float, nullable=False),
    Column("used", Boolean, nullable=False, server_default=false()),
    Index("ix_sign_in_links_guest", "guest"),
)

bots = Table(
    "bots",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("owner", String(16), ForeignKey("guests.id"), nullable=False),
    Column("games", JSON, nullable=False),
    Column("sizes", JSON, nullable=False),
    Column("most_tables", Integer, nullable=False),
    Column("seen", Float, nullable=True),
    Index("ix_bots_owner", "owner"),
)
"""The accounts of bots from outside: whose they are, which games and numbers of players they take, and when they asked."""

bot_invitations = Table(
    "bot_invitations",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_bot_invitations_guest", "guest"),
)

finished_games = Table(
    "finished_games",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("agreed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("ix_finished_games_pool", "game", "players", "ended"),
)

results = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey("finished_games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("victory", Float, nullable=True),
    Column("resigned", Boolean, nullable=False),
    Column("sources", JSON, nullable=False),
    Index("ix_results_guest", "guest"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_guest", "guest"),
)

rating_changes = Table(
    "rating_changes",
    METADATA,
    Column("table_id", String(16), ForeignKey("finished_games.table_id"), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("ix_rating_changes_guest", "guest"),
)

heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

outages = Table(
    "outages",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

vacations = Table(
    "vacations",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),
)

notification_settings = Table(
    "notification_settings",
    METADATA,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("time_zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_to", Integer, nullable=True),
    Column("digest_hour", Integer, nullable=False),
    Column("next_digest", Float, nullable=True),
    Index("ix_notification_settings_next_digest", "next_digest"),
)

receivers = Table(
    "receivers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(2000), nullable=False),
    Column("push_keys", JSON(none_as_null=True), nullable=True),
    Column("digest", Boolean, nullable=False, server_default=false()),
    Column("token", String(64), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("off", String(16), nullable=True),
    Column("made", Float, nullable=False),
    Index("ix_receivers_guest", "guest"),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("receiver", String(16), ForeignKey("receivers.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("next_try", Float, nullable=True),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("result", String(16), nullable=True),
    UniqueConstraint("receiver", "kind", "table_id", "turn", name="uq_outbox_receiver"),
    Index("ix_outbox_next_try", "next_try"),
)

server_secrets = Table(
    "server_secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(2000), nullable=False),
)
