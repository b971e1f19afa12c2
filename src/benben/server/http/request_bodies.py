"""The JSON bodies of HTTP requests, as models that check them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from benben.server.people.names import COLOURS, SYMBOLS
from benben.server.storage.schema import CHOOSE, NORMAL
from benben.server.tables.leaving import DEFAULT_LEVEL

SEAT = r"^p([1-9]|1[0-6])$"
"""The name of a seat."""
HEX32 = "^[0-9a-f]{64}$"
"""32 bytes in hexadecimal."""


class Body(BaseModel):
    """The body of a request; names it does not know are errors."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    """The name, colour and symbol that a guest wants."""

    name: str = Field(min_length=1, max_length=100)
    colour: str = Field(default=COLOURS[0], max_length=16)
    symbol: str = Field(default=SYMBOLS[0], max_length=16)


class SeatBody(Body):
    """A body that gives somebody a seat: the SHA-256 of the random number that the seat will add to the seed, if any."""

    randomness_commitment: str | None = Field(default=None, pattern=HEX32)


class AbsenceBody(Body):
    """How the absence of a player is handled; a bot that stands in has a level, and ``after`` is in seconds."""

    handling: str = Field(max_length=16)
    level: str | None = Field(default=None, max_length=32)
    after: int | None = Field(default=None, ge=-(2**31), le=2**31 - 1)


class SettingsBody(Body):
    """What the host of a new table allows; without a word about ``hints`` they are allowed where only one person plays."""

    hints: bool | None = None
    spectators: bool = True
    undo_by_agreement: bool = True
    pace: str = Field(default=NORMAL, max_length=8)
    rated: bool = False


Seconds = Annotated[int, Field(ge=0, le=2**31 - 1)]


class ClockBody(Body):
    """The clock of a new table: its pace, seconds, and what follows when time is out."""

    pace: str = Field(max_length=8)
    bank: Seconds = 0
    increment: Seconds = 0
    turn: Seconds = 0
    then: str = Field(default=CHOOSE, max_length=8)
    level: str = Field(default=DEFAULT_LEVEL, max_length=32)


class TimeOutBody(Body):
    """What follows because the time of a seat is out."""

    seat: str = Field(pattern=SEAT)
    choice: Literal["bot", "wait", "end"]


class TableBody(SeatBody):
    """The game, seats and settings of a new table; ``bots`` names a level for some of the other seats.

    Without ``absence`` the game waits for players who are away; without ``settings`` they are the usual ones,
    and without ``clock`` there is none.
    """

    game: str = Field(max_length=64)
    players: int = Field(ge=1, le=16)
    options: dict[str, str] = Field(default_factory=dict, max_length=32)
    seat: str = Field(default="p1", pattern=SEAT)
    bots: dict[Annotated[str, Field(pattern=SEAT)], str] = Field(default_factory=dict, max_length=16)
    open: bool = False
    absence: AbsenceBody | None = None
    settings: SettingsBody | None = None
    clock: ClockBody | None = None


class BranchBody(SeatBody):
    """A table that goes on from a finished match after ``at`` actions; seats that are not in ``bots`` stay open for others.

    Without ``seat`` it is one's own seat in that match, or that of whoever had to act.
    """

    at: int = Field(ge=0, le=100_000)
    seat: str | None = Field(default=None, pattern=SEAT)
    bots: dict[Annotated[str, Field(pattern=SEAT)], str] = Field(default_factory=dict, max_length=16)


class CommentBody(Body):
    """A comment on a moment of a finished match: the number of actions before it, and the text."""

    moment: int = Field(ge=0, le=100_000)
    text: str = Field(min_length=1, max_length=500)


class JoinBody(SeatBody):
    """Which seat somebody wants, or the first free one. Tables that are not open need the invitation's token."""

    token: str | None = Field(default=None, max_length=64)
    seat: str | None = Field(default=None, pattern=SEAT)


class KeyBody(SeatBody):
    """The key to a seat."""

    key: str = Field(pattern="^[A-Za-z0-9_-]{22}$")


class RematchBody(SeatBody):
    """The next game of the same players."""


class RandomnessBody(Body):
    """A seat commits to its random number, or reveals it when the table is starting."""

    commitment: str | None = Field(default=None, pattern=HEX32)
    reveal: str | None = Field(default=None, pattern=HEX32)


class BotBody(Body):
    """A bot for an empty seat; no level sends a bot away."""

    seat: str = Field(pattern=SEAT)
    level: str | None = Field(default=None, max_length=32)


class StandInBody(Body):
    """The level of the bot that plays for oneself; without one, that of the table."""

    level: str | None = Field(default=None, max_length=32)


class AgreementBody(Body):
    """What all players have to agree on; ``at`` is the moment that a request to take a move back is about."""

    on: Literal["end", "hints", "undo"]
    agree: bool = True
    at: int | None = Field(default=None, ge=0, le=2**31 - 1)


MinuteOfDay = Annotated[int, Field(ge=0, le=24 * 60 - 1)]


class NotificationsBody(Body):
    """When one wants notifications, and in which language; quiet hours are minutes of the day."""

    language: str = Field(max_length=8)
    time_zone: str = Field(max_length=64)
    quiet_from: MinuteOfDay | None = None
    quiet_to: MinuteOfDay | None = None
    digest_hour: int = Field(default=8, ge=0, le=23)


PushKey = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,128}$")]


class PushKeysBody(Body):
    """The keys of a browser's subscription to Web Push, as base64url."""

    p256dh: PushKey
    auth: PushKey


class ReceiverBody(Body):
    """A new receiver of notifications."""

    kind: str = Field(max_length=8)
    address: str = Field(min_length=1, max_length=2000)
    push_keys: PushKeysBody | None = None
    digest: bool = False


class ReceiverChangeBody(Body):
    """Whether a receiver gets one summary a day instead of every turn; ``on`` switches it on again."""

    digest: bool
    on: bool = False


class ReceiverAnswerBody(Body):
    """Whether notifications may be sent to the address of a message."""

    on: bool


class VacationBody(Body):
    """Days of vacation from now on; 0 ends it."""

    days: int = Field(ge=0, le=30)


PreferenceName = Annotated[str, Field(pattern="^[a-z-]{1,32}$")]
PreferenceValue = Annotated[str, Field(pattern="^[A-Za-z0-9-]{1,32}$")]


class PreferencesBody(Body):
    """The preferences of a guest, by their names; the pages of the client say what they mean."""

    preferences: dict[PreferenceName, PreferenceValue] = Field(max_length=32)
