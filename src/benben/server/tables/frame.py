"""Frame: all that a viewer is shown of a table, built from that viewer's Perspective and from what everyone may know.

Nothing in here takes a State: `picture` is a function of a Perspective alone, so that two positions which differ only in
what the viewer may not know give the same bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, convert, json

from benben.kernel.event import Event, seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Args
from benben.kernel.state import State
from benben.play.evidence import SeatContribution
from benben.play.finality import actions_to_confirm
from benben.play.match import Match
from benben.play.scene import Scene
from benben.registry import find_game
from benben.server.storage.schema import (
    AGREEMENTS,
    AUTOMATIC,
    FAST,
    NORMAL,
    OVER,
    PLAYING,
    SLOW,
    VOTE,
    WAIT,
    WAITING,
)
from benben.server.tables.clock_rules import ClockSettings

ENCODER = json.Encoder()
"""Writes frames as JSON."""

Phase = Annotated[str, Meta(extra_json_schema={"enum": [WAITING, PLAYING, OVER]})]
"""The phase of a table, as the storage names it."""
Handling = Annotated[str, Meta(extra_json_schema={"enum": [WAIT, VOTE, AUTOMATIC]})]
"""How the absence of a player is handled, as the storage names it."""


class Choice(Struct, frozen=True, gc=False):
    """A legal action: ``text`` is its notation, ``path`` the ids to touch in order.

    Its sentence is the message ``<game>-do-<family>`` with ``args``.
    """

    action: int
    text: str
    path: tuple[str, ...]
    family: str
    args: dict[str, str]


class Question(Struct, gc=False):
    """The open question: ``asked`` are the seats that have to choose, ``choices`` the viewer's own legal actions.

    Where seats choose ``together``, choices are sealed until the last is made: ``sealed`` are the seats that have chosen,
    ``own`` is the viewer's own choice, which may still be changed. ``confirm`` are the actions that cannot be taken back for
    certain or give something up: a table asks before it takes them. ``args`` says what is left and what it is about: the
    arguments of the message ``<game>-about-<step>``. What it is about on the board is the ``subject`` of the scene.
    """

    step: str
    rule: str
    asked: list[str]
    choices: list[Choice]
    together: bool = False
    sealed: list[str] = []
    own: int | None = None
    confirm: list[int] = []
    args: Args = {}


class FrameEvent(Struct, gc=False):
    """An event as the viewer may see it; ``at`` is the number of its action in the record.

    ``by_table`` is true, and else left out, if the table played the action because it was no choice.
    """

    at: int
    kind: str
    who: str
    rule: str
    args: Args
    text: str
    by_table: bool | UnsetType = UNSET


class ScoreItem(Struct):
    """A source of points: the message ``key`` with ``args`` explains it. The points of its ``parts`` add up to its own."""

    key: str
    args: Args
    rule: str
    points: int
    parts: list[ScoreItem] | UnsetType = UNSET


class UnknownScore(Struct):
    """Points that the viewer does not see: the message ``key`` with ``args`` says which, and ``rule`` why."""

    key: str
    args: Args
    rule: str


class Picture(Struct, gc=False):
    """The position as the viewer sees it; a score is null where it is hidden."""

    scene: Scene
    question: Question | None
    scores: list[int | None]
    winners: list[str]


class SeatFrame(Struct):
    """A seat: ``guest`` is whether it is somebody's, ``level`` the level of the house's bot that plays there.

    ``bot``: it is that of a bot from outside.

    While its player is away, ``stand_in_from`` is the time from which on a bot may stand in, in seconds since 1970, and
    ``stand_in_due`` is whether that time has come. ``resigned``: a bot plays there to the end.
    """

    seat: str
    name: str
    colour: str
    symbol: str
    taken: bool
    level: str | None
    guest: bool
    present: bool
    stand_in_from: float | None = None
    stand_in_due: bool = False
    resigned: bool = False
    bot: bool = False


class AbsencePolicy(Struct, frozen=True):
    """What happens when a player is away: ``wait``, or a bot stands in.

    With ``vote`` all other players who are present have to agree, with ``automatic`` nobody. The bot is of this ``level``
    (null: of the level that is proposed) and may stand in after ``after`` seconds.
    """

    handling: Handling = WAIT
    level: str | None = None
    after: int | None = None


class TableSettings(Struct, frozen=True):
    """What the host allows: ``hints``, ``spectators``, taking a move back if all agree, and the ``pace`` of bots.

    A ``rated`` game counts for the ratings of its players, who all have accounts.
    """

    hints: bool = True
    spectators: bool = True
    undo_by_agreement: bool = False
    pace: Annotated[str, Meta(extra_json_schema={"enum": [SLOW, NORMAL, FAST]})] = NORMAL
    rated: bool = False


class SeatClockFrame(Struct):
    """The clock of a seat: seconds ``left`` at the ``date`` of the frame, and the date at which the time of a seat is out.

    ``runs_out_at`` is null while the clock stands still. ``out``: the time is out, and what follows is not decided before
    ``choose_until``. ``vacation_until``: the player is on vacation until then, as far as it is planned.
    """

    left: float
    runs_out_at: float | None = None
    out: bool = False
    choose_until: float | None = None
    choices: dict[str, str] = {}
    vacation_until: float | None = None


class ClocksFrame(Struct):
    """The clocks of the seats, and the date of the server when the frame was made."""

    date: float
    seats: list[SeatClockFrame]


class Agreement(Struct):
    """An open request: ``on`` is what it is about, ``by`` the seat that asks, and the seats that have agreed or not yet."""

    on: Annotated[str, Meta(extra_json_schema={"enum": list(AGREEMENTS)})]
    by: str
    agreed: list[str]
    missing: list[str]


class Proposal(Struct):
    """The proposal that a bot replaces an absent player: the seats that have agreed and those that have not yet."""

    seat: str
    level: str
    agreed: list[str]
    missing: list[str]


class PlayedForYou(Struct):
    """The moves that a bot made for the viewer: how many, and the moments of the replay before and after them."""

    moves: int
    first: int
    last: int


class LessonStepFrame(Struct):
    """The step of a lesson: the message ``key`` with ``args``, and the ids of the places and pieces that it is about.

    ``asks`` is whether a move is asked for; else the learner goes on with a message. While the moves of others are being
    shown, ``watching`` is true and the text is still that of the step before.
    """

    lesson: str
    step: int
    steps: int
    key: str
    args: Args
    point: list[str]
    asks: bool
    watching: bool


class HintSource(Struct):
    """The points that a seat gets more from a source, on average, by one move than by its rival."""

    seat: str
    key: str
    """The message key of the source."""
    args: dict[str, str]
    points: float


class PuzzleMove(Struct):
    """A move at a puzzle, and the win share it loses against the answer; null if that is not calibrated."""

    move: Choice
    lost: float | None


class PuzzleAnswer(Struct):
    """The answer of a puzzle: the best move, moves that are worse, why, and how often levels of bots found it."""

    best: Choice
    rivals: list[PuzzleMove]
    sources: list[HintSource]
    plan: list[Choice]
    found: dict[str, float]


class PuzzleFrame(Struct):
    """A puzzle: the moves that were tried in vain, and once it is solved or given up the answer.

    ``equal``: the move that solved it is another one, about as good. ``difficulty`` is from 0 to 100, null for own mistakes.
    """

    id: str
    difficulty: int | None
    wrong: list[PuzzleMove]
    solved: bool
    equal: bool
    answer: PuzzleAnswer | None


class BranchPoint(Struct, frozen=True):
    """The moment of a finished match from which a branch goes on: the table and the number of actions before."""

    table: str
    at: int


class Frame(Struct, tag_field="is", tag="frame", gc=False):
    """All that one viewer sees of a table. ``events`` follow the first ``since`` events of the viewer's log.

    ``lesson`` is the step of a lesson, and ``puzzle`` a puzzle, which have frames as a table has; they are null at a table.
    ``starting`` is true while the random numbers of the seats are collected. ``contributions`` has one entry for each seat,
    with the numbers once the match has begun; it is null where it is as in the frame before. ``host`` is the host's
    seat. ``absence`` is what happens when a player is away, ``played_for_you`` what a bot played for the viewer meanwhile.
    ``places`` are those of the seats once the match is over, 1 for the winners; seats that nothing tells apart share one.
    ``settings`` are those of the host, ``agreements`` the open requests to the players. ``ended``: the game was ended by
    agreement or because time was out, and has no result. ``take_back``: the viewer may ask the others to let a move go back.
    ``clock`` are the settings of the clock, ``clocks`` how it stands for each seat during the match; null without a clock.
    ``closed``: whoever looks after the server has closed the table.
    ``branch`` is the moment of a finished match that this one goes on from; null if it is no branch.
    """

    table: str
    game: str
    options: dict[str, str]
    players: int
    viewer: str | None
    phase: Phase
    moment: int
    seats: list[SeatFrame]
    commitment: str
    picture: Picture | None
    since: int
    events: list[FrameEvent]
    undo: bool
    seed: str | None = None
    breakdown: list[ScoreItem] | None = None
    places: list[int] | None = None
    proposals: list[Proposal] = []
    next: str | None = None
    starting: bool = False
    contributions: list[SeatContribution] | None = None
    host: str | None = None
    absence: AbsencePolicy = AbsencePolicy()
    played_for_you: PlayedForYou | None = None
    lesson: LessonStepFrame | None = None
    settings: TableSettings = TableSettings()
    agreements: list[Agreement] = []
    ended: bool = False
    take_back: bool = False
    clock: ClockSettings | None = None
    clocks: ClocksFrame | None = None
    closed: bool = False
    branch: BranchPoint | None = None
    puzzle: PuzzleFrame | None = None


class Envelope(Struct, tag_field="is", tag="show"):
    """A frame with its number on this connection: 1, 2, 3 and so on, so that the client notices a gap."""

    seq: int
    frame: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/Frame"})]


@lru_cache(maxsize=65536)
def choice(game: str, action: int) -> Choice:
    """An action of a game as frames show it."""
    found = find_game(game)
    family = found.catalogue.family(action)
    return Choice(action, found.text(action), found.catalogue.path(action), family.name, family.words(action))


@lru_cache(maxsize=4096)
def choices(game: str, actions: tuple[int, ...]) -> list[Choice]:
    """Actions of a game as frames show them. All frames with the same ones share the list."""
    return [choice(game, action) for action in actions]


def picture(seen: Perspective, sealed: Sequence[int] = (), own: int | None = None, asks: bool = True) -> Picture:
    """The position as this viewer sees it; ``sealed`` are the seats whose choice waits for the others.

    Without ``asks`` nobody is asked any more: the game was ended.
    """
    view: dict[str, Any] = seen.view()
    return Picture(
        scene=seen.game.scene(view),
        question=None if seen.over() or not asks else question(seen, view, sealed, own),
        scores=list(view.get("scores") or []),
        winners=view["winners"],
    )


def question(seen: Perspective, view: dict[str, Any], sealed: Sequence[int], own: int | None) -> Question:
    """The open question, with the viewer's own choices."""
    actors = seen.actors()
    return Question(
        step=view["step"],
        rule=view["rule"],
        asked=[seat_name(seat) for seat in actors],
        choices=choices(seen.game.key, tuple(seen.legal())),
        together=len(actors) > 1,
        sealed=[seat_name(seat) for seat in sealed],
        own=own,
        confirm=actions_to_confirm(seen),
        args=question_args(view),
    )


def question_args(view: Mapping[str, Any]) -> Args:
    """What a view says about the open question: words of the notation and numbers."""
    fields = view.get("question") or {}
    return {name: value for name, value in fields.items() if value is not None}


def happenings(events: Sequence[Event], viewer: int | None, by_table: Collection[int] = ()) -> list[FrameEvent]:
    """Numbered events as this viewer may know them; ``by_table`` are the numbers of actions that the table played."""
    return [
        FrameEvent(
            event.action_number,
            event.kind,
            seat_name(event.seat),
            event.rule,
            event.args_seen_by(viewer),
            event.text_seen_by(viewer),
            True if event.action_number in by_table else UNSET,
        )
        for event in events
    ]


def final_places(match: Match) -> list[int]:
    """The place of each seat of a finished match: one more than the number of seats that stand better."""
    state = match.state
    standings = [state.standing(seat) for seat in range(state.players)]
    return [1 + sum(other > own for other in standings) for own in standings]


def show_end(frame: Frame, match: Match) -> None:
    """Add every point explained and the places, once the game is over and nothing is hidden any more."""
    frame.breakdown = score_items(match.state)
    frame.places = final_places(match)


def score_items(state: State) -> list[ScoreItem]:
    """The points of every seat of a finished game, explained."""
    return [convert(state.breakdown(seat), ScoreItem) for seat in range(state.players)]
