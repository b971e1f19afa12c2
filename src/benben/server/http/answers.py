"""The JSON answers of the HTTP interface, as structs. Their TypeScript types are generated (tools/protocol_schema.py)."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from benben.box_files import PRINTED, box_choices
from benben.drawings import ALIGNMENTS, FLOWS, LABELS
from benben.kernel.box_reader import PROVENANCE
from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.game import BOX_OPTION, Game
from benben.kernel.refusal import Args
from benben.legend import LegendGroup, legend
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.play.evidence import Evidence
from benben.play.scene import Piece
from benben.review.as_json import ReviewObject
from benben.review.puzzle_files import puzzles_of
from benben.rulebook import Paragraph, Part, Rulebook
from benben.server.errors import RequestError
from benben.server.http.account_answers import ACCOUNT_ANSWERS, AccountInfo, AccountsOffer
from benben.server.http.admin_answers import ADMIN_ANSWERS
from benben.server.http.history_answers import HISTORY_ANSWERS
from benben.server.http.people_answers import PEOPLE_ANSWERS
from benben.server.http.puzzle_answers import PUZZLE_ANSWERS
from benben.server.notifications.notifications import endpoint_hash
from benben.server.storage.notification_queries import MAIL, PUSH, WEBHOOK, Receiver
from benben.server.storage.rows import Guest, TableRow
from benben.server.storage.schema import PLAYING, WAITING
from benben.server.storage.session_queries import KEY_LIFETIME, Session, StoredKey
from benben.server.tables.absence import policy_of
from benben.server.tables.branches import branch_point
from benben.server.tables.clock_rules import ClockSettings
from benben.server.tables.clock_settings import clock_of
from benben.server.tables.frame import AbsencePolicy, BranchPoint, Phase, TableSettings
from benben.server.tables.replays import ReplayMoment, Verification
from benben.server.tables.review_jobs import LevelMove
from benben.server.tables.reviews import ReviewAnswer
from benben.server.tables.table_settings import settings_of

LOG = logging.getLogger("benben.server")


class ErrorDetails(Struct):
    """Why a request failed: the message ``key`` with ``args``, the rule behind it, and the message in English."""

    key: str
    args: Args
    rule: str
    message: str


class ErrorAnswer(Struct):
    """The answer to a request that failed."""

    error: ErrorDetails


class GuestInfo(Struct):
    """A guest, with an account or without one: a name, a colour and a symbol."""

    id: str
    name: str
    colour: str
    symbol: str


class Me(Struct):
    """The guest of this session, the colours and symbols that guests can choose, and the guest's own ``preferences``.

    ``accounts`` is how one can sign in, null if the host wants no accounts; ``account`` is one's own, if one has one.
    ``receivers_off``: a receiver of one's notifications could not be reached and was switched off.
    ``vacation_until``: the end of the vacation in which one is; null if one is in none.
    """

    guest: GuestInfo | None
    colours: Sequence[str]
    symbols: Sequence[str]
    preferences: dict[str, str] = {}
    accounts: AccountsOffer | None = None
    account: AccountInfo | None = None
    receivers_off: bool = False
    vacation_until: float | None = None


class SavedGuest(Struct):
    """The guest as it was saved."""

    guest: GuestInfo


class UnlockedSeat(Struct):
    """The table of a seat that has moved to this device."""

    table: str


class SeatKey(Struct):
    """A key that moves a seat to another device."""

    key: str


class SessionInfo(Struct):
    """A session of the guest: its device in a word, and when it was made, last used and ends at the latest.

    ``current`` is true for the session of this request. With a ``table`` it opens the seat at that table alone.
    """

    id: str
    device: str
    made: float
    used: float
    ends: float
    current: bool
    table: str | None
    game: str | None


class SeatKeyInfo(Struct):
    """A key to a seat that was not used yet; it can be used until ``ends``."""

    table: str
    game: str
    made: float
    ends: float


class GuestSessions(Struct):
    """The sessions of the guest, the last used first, and the keys that can still be used."""

    sessions: list[SessionInfo]
    keys: list[SeatKeyInfo]


class OptionInfo(Struct):
    """An option of a game. Messages explain it and its values."""

    name: str
    values: Sequence[str]
    default: str
    rule: str


class LessonInfo(Struct):
    """A lesson of a game: its title is the message ``<game>-lesson-<name>``, with ``-about`` what one learns."""

    name: str
    minutes: int
    steps: int


class GameInfo(Struct):
    """A game as the lobby shows it: ``seats`` are the fewest and the most players; the first lesson is a first game."""

    name: str
    title: str
    rules: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    lessons: list[LessonInfo]
    puzzles: Annotated[int, Meta(description="number of puzzles that the game brings")]


class Games(Struct):
    """All games, the levels of bots from the weakest to the strongest, simple bots for experiments, and the languages."""

    games: list[GameInfo]
    levels: Sequence[str]
    baselines: Sequence[str]
    languages: Sequence[str]


class TextPart(Struct, tag_field="is", tag="text"):
    """Text of a paragraph."""

    text: str


class ProvenancePart(Struct, tag_field="is", tag="provenance"):
    """The value before it is not printed in the rulebook: it is from a ``source``, which is named, or ``reconstructed``."""

    provenance: Annotated[str, Meta(extra_json_schema={"enum": PROVENANCE[1:]})]
    source: str


class PiecePart(Struct, tag_field="is", tag="piece"):
    """A piece of the game that is shown with a paragraph."""

    piece: Piece


class RuleParagraph(Struct):
    """A paragraph of a rulebook, or the heading of a chapter.

    ``parts`` is the paragraph in the order of reading; ``text`` is the same in words alone, without pieces.
    """

    rule: str
    text: str
    heading: bool
    parts: list[TextPart | ProvenancePart | PiecePart]


class RulebookAnswer(Struct):
    """The rulebook of a game in one language, and the legend of its pieces, whose words are in the catalogues.

    ``how_to_play`` is the paragraph that sums the game up, with its pieces; null if the rulebook has none.
    """

    title: str
    introduction: str
    paragraphs: list[RuleParagraph]
    legend: list[LegendGroup] = []
    how_to_play: RuleParagraph | None = None


class PieceDrawing(Struct):
    """The picture of a piece: its address and its size."""

    href: str
    width: float
    height: float


class SpotDrawing(Struct):
    """Where a place is on its board, how pieces share it, and where its name is written."""

    x: float
    y: float
    width: float
    height: float
    flow: Annotated[str, Meta(extra_json_schema={"enum": FLOWS})]
    label: Annotated[str, Meta(extra_json_schema={"enum": LABELS})]
    align: Annotated[str, Meta(extra_json_schema={"enum": ALIGNMENTS})]


class BoardDrawing(Struct):
    """The picture of an area: its address, its size, and the spots of places by their ids."""

    href: str
    width: float
    height: float
    spots: dict[str, SpotDrawing]


class GameDrawings(Struct):
    """The drawings that a game's package brings.

    ``cover`` is the address of the cover. ``pieces`` are named ``<kind>-<word>`` or ``<kind>``, ``boards`` as their areas;
    ``player`` in a name stands for any seat, ``own`` for the viewer's.
    """

    cover: str | None
    pieces: dict[str, PieceDrawing]
    boards: dict[str, BoardDrawing]


class TableSeat(Struct):
    """A seat as lists show it: ``level`` is that of its bot, ``randomness_commitment`` that to its random number.

    ``resigned``: its player has resigned, and a bot plays to the end. ``bot``: it is that of a bot from outside.
    """

    seat: str
    name: str
    colour: str
    symbol: str
    level: str | None
    taken: bool
    randomness_commitment: str | None
    resigned: bool = False
    bot: bool = False


class TableInfo(Struct):
    """A table as lists show it: ``seat`` is the guest's own, ``invite`` and ``watch`` are tokens for those who sit there.

    ``starting`` is true while the random numbers of the seats are collected. ``host`` is the seat of the host. ``borrowed``
    is true if this device holds the seat by a key. ``absence`` is what happens when a player is away, ``settings`` are those
    of the host. ``ended``: the game was ended by agreement, without a result. ``clock`` are the settings of the clock, null
    without one; ``runs_out_at`` is null while one's own clock stands still. ``branch`` is the moment of a finished match
    from which this one goes on, null if it is no branch. ``closed``: whoever looks after the server has closed the table.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    phase: Phase
    open: bool
    seats: list[TableSeat]
    seat: str | None
    your_turn: bool
    commitment: str
    changed: Annotated[float, Meta(description="time of the last change but for sealed choices, in seconds since 1970")]
    next: str | None
    invite: str | None
    watch: str | None
    starting: bool
    host: str | None
    borrowed: bool
    absence: AbsencePolicy
    settings: TableSettings
    ended: bool
    clock: ClockSettings | None
    runs_out_at: Annotated[float | None, Meta(description="when one's own time is out, in seconds since 1970")]
    branch: BranchPoint | None
    closed: bool = False


class TableLists(Struct):
    """The open tables, the guest's own tables (first those where it is the guest's turn), and those that all may watch."""

    open: list[TableInfo]
    mine: list[TableInfo]
    watch: list[TableInfo]


class TableLink(Struct):
    """The table of a link, and whether the link allows to join it."""

    table: TableInfo
    join: bool


class ReceiverInfo(Struct):
    """A receiver of notifications. ``address`` is that of a webhook or an e-mail; of a browser it is a hash.

    ``off`` says why nothing is sent there any more: it is ``gone``, was ``failing`` for days, or its reader has ``asked``.
    """

    id: str
    kind: Annotated[str, Meta(extra_json_schema={"enum": [PUSH, WEBHOOK, MAIL]})]
    address: str
    digest: bool
    confirmed: bool
    off: str | None


class NotificationsAnswer(Struct):
    """One's notifications: the kinds of receivers that there are, and the public key for Web Push as base64url.

    Quiet hours are minutes of the day. ``set`` is false before anything was chosen. ``vacation_until`` is null without a
    vacation.
    """

    kinds: Sequence[str]
    push_key: str
    set: bool
    language: str
    time_zone: str
    quiet_from: int | None
    quiet_to: int | None
    digest_hour: int
    receivers: list[ReceiverInfo]
    vacation_until: float | None
    vacation_days: int


class Health(Struct):
    """The version of the server, the number of tables by phase, in memory, and broken ones that were set apart."""

    version: str
    tables: dict[str, int]
    open: int
    broken: int = 0


class Ready(Struct):
    """Whether the server takes new visitors."""

    ready: bool


ANSWERS: tuple[type[Struct], ...] = (
    ErrorAnswer,
    Me,
    SavedGuest,
    UnlockedSeat,
    SeatKey,
    GuestSessions,
    Games,
    RulebookAnswer,
    GameDrawings,
    TableInfo,
    TableLists,
    TableLink,
    ReplayMoment,
    ReviewAnswer,
    ReviewObject,
    LevelMove,
    Verification,
    Evidence,
    NotificationsAnswer,
    ReceiverInfo,
    Health,
    Ready,
    *PUZZLE_ANSWERS,
    *ACCOUNT_ANSWERS,
    *HISTORY_ANSWERS,
    *PEOPLE_ANSWERS,
    *ADMIN_ANSWERS,
)
"""Every struct that an HTTP answer consists of."""


def error_details(error: RequestError) -> ErrorDetails:
    """The reason for an error answer."""
    return ErrorDetails(error.key, error.message_args, error.rule, error.message)


def guest_info(guest: Guest) -> GuestInfo:
    """A guest as answers show it."""
    return GuestInfo(guest.id, guest.name, guest.colour, guest.symbol)


def game_info(game: Game) -> GameInfo:
    """A game as the lobby shows it; its texts are found by message keys."""
    options = [OptionInfo(option.name, option.values, option.default, option.rule) for option in game.options]
    boxes = box_choices(game.name)
    if boxes:
        options.append(OptionInfo(BOX_OPTION, tuple(boxes), PRINTED, game.end_rule))
    return GameInfo(game.name, game.title, game.rules, game.seats, options, lesson_infos(game), puzzle_count(game))


def lesson_infos(game: Game) -> list[LessonInfo]:
    """The lessons of a game; those whose files cannot be used are left out, so that the game can be played all the same."""
    found = []
    for name in lesson_names(game):
        try:
            lesson = find_lesson(game, name)
        except BadInput as error:
            LOG.warning("a lesson is left out: %s", error)
        else:
            found.append(LessonInfo(name, lesson.minutes, len(lesson.steps)))
    return found


def puzzle_count(game: Game) -> int:
    """The number of puzzles that a game brings; none if their file cannot be used."""
    try:
        return len(puzzles_of(game.name))
    except BadInput as error:
        LOG.warning("the puzzles of %s are left out: %s", game.name, error)
        return 0


def rulebook_answer(game: Game, book: Rulebook) -> RulebookAnswer:
    """A rulebook with all its paragraphs, and the legend."""
    paragraphs = [_rule_paragraph(item) for item in book.paragraphs]
    summary = None if book.how_to_play is None else _rule_paragraph(book.how_to_play)
    return RulebookAnswer(book.title, book.introduction, paragraphs, legend(game), summary)


def _rule_paragraph(item: Paragraph) -> RuleParagraph:
    parts = [part for part in map(_rule_part, item.parts) if part is not None]
    return RuleParagraph(item.rule, item.text, item.heading, parts)


def _rule_part(part: Part) -> TextPart | ProvenancePart | PiecePart | None:
    """A part of a paragraph; None for a value that is printed in the rulebook, which has nothing to say about it."""
    if isinstance(part, str):
        return TextPart(part)
    if isinstance(part, Piece):
        return PiecePart(part)
    return None if part.provenance == PROVENANCE[0] else ProvenancePart(part.provenance, part.source)


def session_info(session: Session, current: Session) -> SessionInfo:
    """A session as its guest sees it."""
    return SessionInfo(
        id=session.id,
        device=session.device,
        made=session.made,
        used=session.used,
        ends=session.ends,
        current=session.id == current.id,
        table=session.table_id,
        game=session.game,
    )


def key_info(key: StoredKey) -> SeatKeyInfo:
    """A key as its owner sees it."""
    return SeatKeyInfo(key.table_id, key.game, key.made, key.made + KEY_LIFETIME)


def receiver_info(receiver: Receiver) -> ReceiverInfo:
    """A receiver as its guest sees it."""
    address = endpoint_hash(receiver.address) if receiver.kind == PUSH else receiver.address
    return ReceiverInfo(receiver.id, receiver.kind, address, receiver.digest, receiver.confirmed, receiver.off)


def table_info(row: TableRow, guest: Guest | None, borrowed: bool = False) -> TableInfo:
    """A table as lists show it to this guest, who may hold the seat by a key."""
    summary = row.summary
    own = row.seat_of(guest.id if guest else None)
    asked = own is not None and bool(summary.asked >> own & 1) and row.seat_holders[own].level is None
    seats = [
        TableSeat(
            seat=seat_name(seat),
            name=holder.name,
            colour=holder.colour,
            symbol=holder.symbol,
            level=holder.level,
            taken=holder.taken,
            randomness_commitment=holder.randomness_commitment,
            resigned=holder.resigned,
            bot=bool(holder.bot),
        )
        for seat, holder in enumerate(row.seat_holders)
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        phase=summary.phase,
        open=row.open,
        seats=seats,
        seat=None if own is None else seat_name(own),
        your_turn=summary.phase == PLAYING and asked,
        commitment=row.commitment,
        changed=summary.changed,
        next=row.next,
        invite=None if own is None else row.invite,
        watch=None if own is None or not row.spectators else row.watch,
        starting=summary.phase == WAITING and row.full and not row.closed,
        host=None if row.host_seat is None else seat_name(row.host_seat),
        borrowed=borrowed and own is not None,
        absence=policy_of(row),
        settings=settings_of(row),
        ended=row.ended,
        clock=clock_of(row),
        runs_out_at=(summary.deadlines or {}).get(str(own)),
        closed=bool(row.closed),
        branch=branch_point(row),
    )
