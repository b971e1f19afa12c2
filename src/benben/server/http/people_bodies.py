"""The JSON bodies of requests about people among each other and of the host, as models that check them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from benben.server.http.request_bodies import SEAT, Body
from benben.server.people.moderation import MAX_REASON
from benben.server.people.reports import MAX_LINES

HEX12 = "^[0-9a-f]{12}$"
"""The id of a table, a guest or a public page."""
LineId = Annotated[int, Field(ge=1, le=2**53)]


class PersonBody(Body):
    """Somebody: by the id of the public page, or by the seat at a table, where tables that are not open need a token."""

    page: str | None = Field(default=None, pattern=HEX12)
    table: str | None = Field(default=None, pattern=HEX12)
    seat: str | None = Field(default=None, pattern=SEAT)
    token: str | None = Field(default=None, max_length=64)

    @model_validator(mode="after")
    def _one_way(self) -> PersonBody:
        if (self.page is None) == (self.table is None) or (self.table is None) != (self.seat is None):
            raise ValueError("a person is named by page, or by table and seat")
        return self


class BlockBody(PersonBody):
    """Somebody who is to be blocked or muted."""

    kind: Literal["block", "mute"]


class InviteBody(Body):
    """The public page of a friend who is to be invited."""

    page: str = Field(pattern=HEX12)


class QuickMatchBody(Body):
    """The game, number of players and pace that one waits for."""

    game: str = Field(max_length=64)
    players: int = Field(ge=1, le=16)
    pace: str = Field(default="none", max_length=8)


class ReportBody(Body):
    """A player at a table, the reason, a few words, and the ids of the lines of chat that it is about."""

    table: str = Field(pattern=HEX12)
    seat: str = Field(pattern=SEAT)
    token: str | None = Field(default=None, max_length=64)
    reason: Literal["chat", "name", "cheating", "leaving", "other"]
    text: str = Field(default="", max_length=500)
    lines: list[LineId] = Field(default_factory=list, max_length=MAX_LINES)


class SanctionBody(Body):
    """What the host does about somebody; ``days`` is null for good, ``name`` the new one of a rename."""

    do: Literal["rename", "mute", "unmute", "ban", "unban"]
    name: str = Field(default="", max_length=100)
    days: int | None = Field(default=None, ge=1, le=3650)
    reason: str = Field(default="", max_length=MAX_REASON)


class CloseBody(Body):
    """Why a table is closed."""

    reason: str = Field(default="", max_length=MAX_REASON)


class DeleteLinesBody(Body):
    """The lines of chat that are to be deleted, and why."""

    lines: list[LineId] = Field(min_length=1, max_length=200)
    reason: str = Field(default="", max_length=MAX_REASON)


class HandleBody(Body):
    """What came of a report."""

    note: str = Field(default="", max_length=500)
