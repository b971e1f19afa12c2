"""Lesson: a prepared position and the steps that teach from it, as a lesson file describes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.reader import Reader, kind_of, known, listed
from benben.kernel.state import State
from benben.kernel.step import CHANCE

FIRST_LESSON = "first-game"
"""The name of the lesson that a newcomer is offered first."""
MAX_MINUTES = 30
"""Most minutes that a lesson may say it takes."""
_LESSON_ENTRIES = ("minutes", "players", "options", "position", "seat", "seed", "setup", "steps")
_STEP_ENTRIES = ("name", "play", "point", "ask", "values", "expect")


@dataclass(frozen=True)
class ScriptedMove:
    """A move that the lesson makes itself: of a rival, of chance, or of the learner."""

    seat: int
    action: int


@dataclass(frozen=True)
class LessonStep:
    """One text of a lesson, and what happens around it."""

    name: str
    text_key: str
    """The message that is shown."""
    play: tuple[ScriptedMove, ...]
    """Moves that are made before the text is shown."""
    ask: tuple[int, ...]
    """The actions that the learner is asked for, any one of them; empty if there is only something to read."""
    point: tuple[str, ...]
    """Ids of the places and pieces that the text is about: by default the path of the first action that is asked for."""
    values: Mapping[str, str]
    """For each argument of the text, where in the learner's view its value is (`benben.lessons.view_values`)."""
    expect: Mapping[str, object]
    """Values of the learner's view that the text relies on; a check of the lesson compares them."""

    @property
    def why_key(self) -> str:
        """The message for another legal move: why this one is asked for now."""
        return f"{self.text_key}-why"


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game."""

    game: Game
    name: str
    minutes: int
    seat: int
    """The seat of the learner."""
    seed: int
    """Decides the outcomes of chance that the lesson does not script."""
    position: State
    """The position before the moves of ``setup``; to be cloned."""
    setup: tuple[ScriptedMove, ...]
    """Moves from the position to the beginning of the lesson; the learner does not see them happen."""
    steps: tuple[LessonStep, ...]

    @property
    def title_key(self) -> str:
        """The message with the title of the lesson; the same key with ``-about`` says what one learns."""
        return title_key(self.game.name, self.name)


def message_keys(lesson: Lesson) -> list[str]:
    """The keys of all messages that a lesson needs, in the order in which they are shown."""
    keys = [lesson.title_key, f"{lesson.title_key}-about"]
    for step in lesson.steps:
        keys += [step.text_key, step.why_key] if step.ask else [step.text_key]
    return keys


def title_key(game: str, lesson: str) -> str:
    """The message key of a lesson's title. Every key of the lesson begins with it."""
    return f"{game}-lesson-{lesson}"


def read_lesson(game: Game, name: str, data: object, position: object, where: str) -> Lesson:
    """The lesson of a parsed file; ``position`` is the parsed position file, or None.

    Raise BadInput that names the file ``where`` and the step if an entry is wrong.
    """
    reader = Reader(data, where)
    reader.only(_LESSON_ENTRIES)
    state = _position(game, reader, position)
    key = title_key(game.name, name)
    steps = [_step(game, entry, f"{where}: step {number}", key) for number, entry in enumerate(reader.items("steps"), 1)]
    _check_steps(steps, where)
    return Lesson(
        game=game,
        name=name,
        minutes=reader.number("minutes", 1, MAX_MINUTES),
        seat=_seats(int(state.players)).index(reader.word("seat", _seats(int(state.players)))),
        seed=reader.number("seed", 0, 2**31) if "seed" in reader.data else 0,
        position=state,
        setup=_moves(game, reader, "setup"),
        steps=tuple(steps),
    )


def _seats(players: int) -> list[str]:
    return [seat_name(seat) for seat in range(players)]


def _position(game: Game, reader: Reader, position: object) -> State:
    """The prepared position, or the start of a game."""
    try:
        if position is not None:
            for name in ("players", "options"):
                if name in reader.data:
                    raise BadInput(f"{name!r} is part of the position already")
            return game.from_dict(position)
        options = reader.inner("options").texts() if "options" in reader.data else {}
        return game.start(reader.get("players"), options)
    except BadInput as error:
        raise BadInput(f"{reader.where}: {error}") from error


def _step(game: Game, entry: object, where: str, lesson_key: str) -> LessonStep:
    reader = Reader(entry, where)
    name = reader.text("name")
    reader = Reader(entry, f"{where} ({name})")
    reader.only(_STEP_ENTRIES)
    ask = tuple(_parsed(game, text, f"{reader.where}: ask") for text in _texts(reader, "ask"))
    point = tuple(_texts(reader, "point"))
    if ask and "point" not in reader.data:
        point = game.catalogue.path(ask[0])
    return LessonStep(
        name=name,
        text_key=f"{lesson_key}-{name}",
        play=_moves(game, reader, "play"),
        ask=ask,
        point=point,
        values=reader.inner("values").texts() if "values" in reader.data else {},
        expect={str(path): value for path, value in reader.inner("expect").data.items()} if "expect" in reader.data else {},
    )


def _check_steps(steps: list[LessonStep], where: str) -> None:
    if not steps:
        raise BadInput(f"{where}: a lesson has at least one step")
    names = [step.name for step in steps]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"{where}: two steps are named {name!r}")
    if steps[-1].ask:
        raise BadInput(f"{where}: step {len(steps)} ({names[-1]}): the last step only has something to read")


def _texts(reader: Reader, name: str) -> list[str]:
    """The texts of a list; none if there is no such entry."""
    if name not in reader.data:
        return []
    where = f"{reader.where}: {name}"
    found = listed(reader.data[name], where)
    for text in found:
        if not isinstance(text, str):
            raise BadInput(f"{where} must be a list of texts, not of {kind_of(text)}")
    return [str(text) for text in found]


def _moves(game: Game, reader: Reader, name: str) -> tuple[ScriptedMove, ...]:
    """Moves such as ``p2: pass`` or ``chance: draw +3``."""
    where = f"{reader.where}: {name}"
    return tuple(_move(game, text, where) for text in _texts(reader, name))


def _move(game: Game, text: str, where: str) -> ScriptedMove:
    who, colon, move = text.partition(":")
    if not colon:
        raise BadInput(f"{where}: {text!r} does not begin with a seat or chance and a colon, as in 'p2: {text}'")
    seats = [seat_name(CHANCE), *_seats(game.seats[1])]
    seat = seats.index(known(who.strip(), seats, where)) - 1
    return ScriptedMove(CHANCE if seat < 0 else seat, _parsed(game, move.strip(), where))


def _parsed(game: Game, text: str, where: str) -> int:
    try:
        return game.parse(text)
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from error
