"""The JSON bodies of requests about bots from outside, as models that check them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from benben.server.http.request_bodies import SEAT, Body, GuestBody, SeatBody

MOST_TABLES = 16
"""Most tables at once that an owner can allow a bot."""

GameName = Annotated[str, Field(pattern="^[a-z][a-z0-9_]{0,63}$")]
Size = Annotated[int, Field(ge=1, le=16)]


class OwnBotBody(GuestBody):
    """A bot as its owner wants it: its looks, and which titles and numbers of players (empty: all) it plays."""

    games: list[GameName] = Field(default=[], max_length=100)
    sizes: list[Size] = Field(default=[], max_length=16)
    most_tables: int = Field(default=4, ge=1, le=MOST_TABLES)


class TokenBody(Body):
    """The label of a new token, such as the machine where it will be."""

    label: str = Field(default="", max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")


class InviteBotBody(Body):
    """A bot, by its public page, and the empty seat that it is asked to take."""

    bot: str = Field(pattern="^[0-9a-f]{12}$")
    seat: str = Field(pattern=SEAT)


class InvitationAnswerBody(SeatBody):
    """The answer of a bot to an invitation."""

    accept: bool
