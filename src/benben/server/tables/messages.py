"""What goes over a table's socket besides frames: what a client may say, and the short answers to it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from benben.play.scene import Scene
from benben.server.tables.frame import Choice, FrameEvent

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
"""Named by the client: what arrives twice under one id is done once."""
SeatWord = Annotated[str, Meta(pattern="^p[1-9][0-9]?$")]
Moment = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]

# --- from a client -------------------------------------------------------------------------------------------------------


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Take an action, in the position of this moment."""

    id: ClientId
    at: Moment
    action: ActionNumber


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's last move, or with ``all`` every one down to the barrier; a sealed choice is withdrawn."""

    id: ClientId
    at: Moment
    all: bool = False


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask why what was touched, in this order, is not possible."""

    id: ClientId
    path: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]


class Preview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """Ask what an action would surely bring, in the position of this moment."""

    id: ClientId
    at: Moment
    action: ActionNumber


class Hint(Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot of this level would play."""

    id: ClientId
    level: Annotated[str, Meta(max_length=32)] = ""


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Propose(Struct, tag_field="do", tag="propose", forbid_unknown_fields=True):
    """Propose, or agree to the proposal, that a bot takes an absent player's seat."""

    id: ClientId
    seat: SeatWord
    level: Annotated[str, Meta(max_length=32)]


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot that stands in."""

    id: ClientId


ClientMessage = Play | Undo | Why | Preview | Hint | Say | Propose | Return

# --- to a client ---------------------------------------------------------------------------------------------------------


class Done(Struct, tag_field="is", tag="done"):
    """What was asked under this id is done and kept; the table is at this moment now."""

    id: str
    moment: int


class Refusal(Struct, tag_field="is", tag="refused"):
    """What was asked under this id (empty where it could not be read) is not done, and why."""

    id: str
    key: str
    args: dict[str, str | int]
    rule: str
    message: str


class WhyNotAnswer(Struct, tag_field="is", tag="why"):
    """Why not: a rule, a reason and the action it speaks against; none of them when it is possible."""

    id: str
    rule: str = ""
    key: str = ""
    args: dict[str, str | int] = {}
    message: str = ""
    choice: Choice | None = None


class PreviewAnswer(Struct, tag_field="is", tag="preview"):
    """What an action will surely bring, up to chance or the next question.

    A score is null where it is hidden or uncertain, the scene where any of it is.
    """

    id: str
    action: int
    events: list[FrameEvent]
    scores: list[int | None]
    scene: Scene | None


class Thinking(Struct, tag_field="is", tag="thinking"):
    """How far the bot on this seat has got, from 0 to 1."""

    seat: str
    progress: float


class ConsideredMove(Struct):
    """One action a bot has considered: how often it was tried, and the result expected from 0 (lost) to 1 (won)."""

    action: int
    text: str
    visits: int
    expected: float


class HintAnswer(Struct, tag_field="is", tag="hint"):
    """What a bot would play in the viewer's place, so far; the best first. ``progress`` 1 is its last word."""

    id: str
    moment: int
    progress: float
    action: int
    text: str
    considered: list[ConsideredMove]


class ChatLine(Struct):
    """A line of chat."""

    id: int
    name: str
    text: str
    at: float


class Chat(Struct, tag_field="is", tag="chat"):
    """The lines of chat, oldest first; a client keeps each id once."""

    lines: list[ChatLine]


ServerMessage = Done | Refusal | WhyNotAnswer | PreviewAnswer | Thinking | HintAnswer | Chat

DECODER = msgspec.json.Decoder(ClientMessage)
