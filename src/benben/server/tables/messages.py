"""The messages of a table's socket besides frames: requests of a client, and the server's answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from benben.play.scene import Scene
from benben.server.tables.frame import Choice, FrameEvent, HintSource, ScoreItem, UnknownScore

ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
"""Named by the client: what arrives twice under one id is done once."""
SeatWord = Annotated[str, Meta(pattern="^p[1-9][0-9]?$")]
Moment = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal, in small letters."""
Facts = Annotated[dict[str, Any], Meta(extra_json_schema={"type": "object", "additionalProperties": True})]
"""What a game writes about a position, which each game does in its own way."""
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]

# --- from a client -------------------------------------------------------------------------------------------------------


class Play(Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Take an action, in the position of this moment."""

    id: ClientId
    at: Moment
    action: ActionNumber


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back one's last move, or with ``all`` every move that can be taken back; withdraws a sealed choice."""

    id: ClientId
    at: Moment
    all: bool = False


class Why(Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Ask why the touches of this path are not possible; with ``others``, why other kinds of actions are not."""

    id: ClientId
    path: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    others: bool = False


class Preview(Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """Ask for the certain results of an action, in the position of this moment."""

    id: ClientId
    at: Moment
    action: ActionNumber


class Score(Struct, tag_field="do", tag="score", forbid_unknown_fields=True):
    """Ask where the points of a seat come from; spectators may ask too."""

    id: ClientId
    seat: SeatWord


class Hint(Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot of this level would play."""

    id: ClientId
    level: Annotated[str, Meta(max_length=32)] = ""


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Propose(Struct, tag_field="do", tag="propose", forbid_unknown_fields=True):
    """Propose, or agree to the proposal, that a bot takes an absent player's seat. Without a level: that of the table."""

    id: ClientId
    seat: SeatWord
    level: Annotated[str, Meta(max_length=32)] = ""


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's seat back from the bot that stands in."""

    id: ClientId


class Commit(Struct, tag_field="do", tag="commit", forbid_unknown_fields=True):
    """Commit to a random number that is added to the seed: its SHA-256."""

    id: ClientId
    commitment: Hex32


class Reveal(Struct, tag_field="do", tag="reveal", forbid_unknown_fields=True):
    """Reveal the random number that one has committed to."""

    id: ClientId
    randomness: Hex32


class Next(Struct, tag_field="do", tag="next", forbid_unknown_fields=True):
    """Go on to the next step of a lesson, after one that only has something to read."""

    id: ClientId


class WholeFrame(Struct, tag_field="do", tag="frame", forbid_unknown_fields=True):
    """Send a whole frame, because one is missing."""

    id: ClientId


class AskPerspective(Struct, tag_field="do", tag="perspective", forbid_unknown_fields=True):
    """Send the Perspective of one's seat; only bots from outside are given one."""

    id: ClientId


ClientMessage = (
    WholeFrame
    | Play
    | Undo
    | Why
    | Preview
    | Score
    | Hint
    | Say
    | Propose
    | Return
    | Commit
    | Reveal
    | Next
    | AskPerspective
)

# --- to a client ---------------------------------------------------------------------------------------------------------


class Done(Struct, tag_field="is", tag="done"):
    """The request with this id is done and saved; ``moment`` is the new position."""

    id: str
    moment: int


class Refusal(Struct, tag_field="is", tag="refused"):
    """The request with this id (empty if it could not be read) was refused: rule, message key and message in English."""

    id: str
    key: str
    args: dict[str, str | int]
    rule: str
    message: str


class WhyNotAnswer(Struct, tag_field="is", tag="why"):
    """Why the touches are not possible: rule, message and refused action; all empty if they are possible."""

    id: str
    rule: str = ""
    key: str = ""
    args: dict[str, str | int] = {}
    message: str = ""
    choice: Choice | None = None


class LikelyScore(Struct):
    """The most frequent score of a seat, and in how many worlds it has that score."""

    score: int
    worlds: int


class LikelyResults(Struct):
    """Results of an action that are not certain, counted in a number of ``worlds`` that the viewer considers possible.

    ``tried``: the worlds are a random sample; else they are all that are possible, each as likely. ``events`` and the
    ``scene`` are those that all these worlds share, ``scores`` (null where hidden or certain) the most frequent ones.
    """

    worlds: int
    tried: bool
    events: list[FrameEvent]
    scores: list[LikelyScore | None]
    scene: Scene | None


class GivenUp(Struct):
    """Something that the viewer gives up by an action: the message ``key`` with ``args``, and its rule."""

    rule: str
    key: str
    args: dict[str, str | int]


class PreviewAnswer(Struct, tag_field="is", tag="preview"):
    """The certain results of an action, up to chance or the next question: they are the same in every possible world.

    A score is null if it is hidden or uncertain, the scene if any part of it is. ``likely`` has what is uncertain.
    ``final``: the viewer cannot count on taking it back alone. ``by_agreement``: it is final, but can go back if the table
    allows that and all agree, as long as chance decides nothing and nothing hidden is shown. ``gives_up``: what could be
    had before it and not after it.
    ``changes``: by how much the points of each seat change, where everybody sees that though a score may be hidden.
    ``sources``: the viewer's certain change of points by source, if several sources change. ``later``: the certain change
    of points that do not count yet, by source.
    """

    id: str
    action: int
    events: list[FrameEvent]
    scores: list[int | None]
    scene: Scene | None
    likely: LikelyResults | None = None
    final: bool = False
    gives_up: list[GivenUp] = []
    changes: list[int] = []
    sources: dict[str, int] = {}
    by_agreement: bool = False
    later: dict[str, int] = {}


class ScoreAnswer(Struct, tag_field="is", tag="score"):
    """Where the points of a seat come from, as far as the viewer may know it, in the position of this ``moment``.

    ``scored`` adds up to the score that is shown; null if that is hidden. ``later`` are points that count at the end, as
    large as they would be now. ``unknown`` says what the viewer does not see.
    """

    id: str
    moment: int
    seat: str
    scored: ScoreItem | None
    later: list[ScoreItem] = []
    unknown: list[UnknownScore] = []


class Thinking(Struct, tag_field="is", tag="thinking"):
    """The progress of the bot on this seat, from 0 to 1."""

    seat: str
    progress: float


class ConsideredMove(Struct):
    """A move of a hint. ``equal``: the best one, or about as good. ``share``: the probability of victory after it.

    ``ends_game``: the game is certain to be over right after it.
    """

    action: int
    text: str
    equal: bool
    share: float | None
    """None if the game has no calibrated probabilities."""
    ends_game: bool = False


class HintAnswer(Struct, tag_field="is", tag="hint"):
    """The move to play, with those considered, the best first, and reasons; final when ``progress`` is 1."""

    id: str
    moment: int
    progress: float
    action: int
    text: str
    considered: list[ConsideredMove]
    """Empty until the hint is final."""
    sources: list[HintSource] = []
    rival: Choice | None = None
    """The move that ``sources`` compare with."""
    plan: list[Choice] = []
    """The actions that usually follow."""


class ChatLine(Struct):
    """A line of chat; ``bot``: it was written by a bot from outside."""

    id: int
    name: str
    text: str
    at: float
    bot: bool = False


class Chat(Struct, tag_field="is", tag="chat"):
    """The lines of chat, oldest first; a client keeps each id once.

    Lines with ``removed`` ids are not shown any more, unless they are sent anew: then the name of their speaker has changed.
    """

    lines: list[ChatLine]
    removed: list[int] = []


class CommitRequest(Struct, tag_field="is", tag="commit"):
    """A request to this seat alone: commit to a random number. ``commitment`` is the server's, to its seed."""

    commitment: str


class RevealRequest(Struct, tag_field="is", tag="reveal"):
    """A request to this seat alone: reveal the random number.

    ``commitment`` is the server's and ``commitments`` those of the seats in order, null for seats without: from now on all
    of them are fixed. ``bots`` are the seats of the house, which always reveal.
    """

    commitment: str
    commitments: list[str | None]
    bots: list[str]


class PerspectiveAnswer(Struct, tag_field="is", tag="perspective"):
    """The Perspective of one's seat at a ``moment``, as `benben.play.perspective_json` writes it, and its view."""

    id: str
    moment: int
    perspective: Facts
    view: Facts


ServerMessage = (
    PerspectiveAnswer
    | Done
    | Refusal
    | WhyNotAnswer
    | PreviewAnswer
    | ScoreAnswer
    | Thinking
    | HintAnswer
    | Chat
    | CommitRequest
    | RevealRequest
)

DECODER = msgspec.json.Decoder(ClientMessage)
"""Reads the messages of clients, and refuses those that do not fit."""
