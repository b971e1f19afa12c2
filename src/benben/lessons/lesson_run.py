"""LessonRun: one learner in a lesson. It makes the scripted moves, knows the step, and takes the moves it asks for."""

from __future__ import annotations

from copy import copy

from benben.kernel.errors import BadInput
from benben.kernel.event import Event, seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Args, Refusal, Refused
from benben.kernel.step import CHANCE
from benben.lessons.lesson import Lesson, LessonStep, ScriptedMove
from benben.lessons.view_values import View, text_args
from benben.play.dealer import Dealer, seed_bytes


class LessonRun:
    """A lesson being taken. After each change of the step, call `make_next_move` until it returns False.

    The learner sees the position through a Perspective only. A lesson is no match: it has no record and no undo.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.seat = lesson.seat
        self.step_number = 0
        """The number of the step that is shown, counted from 0."""
        self.moment = 0
        """How many moves were made so far, those of the set-up included."""
        self._state = lesson.position.clone()
        self._dealer = Dealer(lesson.game.name, seed_bytes(lesson.seed))
        self._chance_count = 0
        self._script: list[ScriptedMove] = list(lesson.setup)
        """Scripted moves that are still to be made."""
        self._where = f"{lesson.game.name} lesson {lesson.name}: setup"
        self._events: list[Event] = []
        while self._script:
            self.make_next_move()
        self._events = self._state.collect_events()
        self._before = self.view()
        """The view of the learner when the step before was shown."""
        self._enter(0)

    # --- reading -------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self._state.players)

    @property
    def step(self) -> LessonStep:
        """The step that is shown."""
        return self.lesson.steps[self.step_number]

    @property
    def watching(self) -> bool:
        """True while scripted moves or chance are still to come before the text of the step."""
        return bool(self._script) or self._state.actors() == (CHANCE,)

    @property
    def at_end(self) -> bool:
        """True at the last step."""
        return self.step_number == len(self.lesson.steps) - 1

    def over(self) -> bool:
        """True if the game in the lesson has ended."""
        return self._state.depth == 0

    def perspective(self) -> Perspective:
        """All that the learner knows."""
        return self._state.perspective(self.seat)

    def perspective_with_sealed(self, seat: int | None) -> Perspective:
        """The perspective of a seat; named as in `Match`, where choices may wait for those of others."""
        return self._state.perspective(seat)

    def view(self) -> View:
        """The view of the learner."""
        return self.perspective().view()

    @property
    def clock(self) -> int:
        """The number of events so far."""
        return len(self._events)

    def events(self, viewer: int | None, since: int = 0) -> list[dict[str, object]]:
        """The events from number ``since`` on, as this viewer may know them."""
        return [event.seen_by(viewer) for event in self._events[since:]]

    def unveiled_events(self, since: int = 0) -> list[Event]:
        """The events from number ``since`` on with all they hide: for code that veils them itself."""
        return self._events[since:]

    def args(self) -> Args:
        """The arguments of the texts: the seats, and values of the learner's view; raise BadInput if one is missing."""
        seats = [seat_name(seat) for seat in range(self.players)]
        try:
            return {**{seat: seat for seat in seats}, **text_args(self.step.values, self.view(), self._before)}
        except BadInput as error:
            raise BadInput(f"{self._where}: values: {error}") from error

    def refusal(self, action: int) -> Refusal | None:
        """Why the learner may not take this action now: the rule against it, or what the lesson has in mind; else None."""
        against = self._state.refusal(action, self.seat)
        if against is not None or (action in self.step.ask and not self.watching):
            return against
        step = self._state.step()
        rule = self.game.end_rule if step is None else step.rule
        if self.step.ask and not self.watching:
            return Refusal(rule, self.step.why_key, self.args())
        return Refusal(rule, "lesson-read-first")

    # --- playing -------------------------------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Take an action that is asked for and go on to the next step; raise Refused if another one is meant."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise Refused(refusal)
        shown = self.view()
        self._apply(ScriptedMove(self.seat, action))
        self._before = shown
        self._enter(self.step_number + 1)

    def read_on(self) -> None:
        """Go on to the next step after one that only has something to read; raise Refused if a move is asked for."""
        if self.step.ask or self.at_end or self.watching:
            raise Refused(Refusal("", "lesson-move-first" if self.step.ask else "lesson-over"))
        self._before = self.view()
        self._enter(self.step_number + 1)

    def make_next_move(self) -> bool:
        """Make the next scripted move, or let chance act; return False if there is nothing to do before the text."""
        if self._state.actors() == (CHANCE,) and not (self._script and self._script[0].seat == CHANCE):
            self._chance_count += 1
            self._apply(ScriptedMove(CHANCE, self._dealer.pick(self._chance_count, self._state.outcomes())))
            return True
        if not self._script:
            return False
        self._apply(self._script.pop(0))
        return True

    def settle_chance(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self._state.actors() == (CHANCE,):
            self.make_next_move()

    def skip_to(self, step_number: int) -> None:
        """Take the lesson up to this step, or to its last one, by the first of the moves that are asked for."""
        while True:
            while self.make_next_move():
                pass
            if self.step_number >= step_number or self.at_end:
                return
            if self.step.ask:
                self.play(self.step.ask[0])
            else:
                self.read_on()

    def copy(self) -> LessonRun:
        """Another run at the same place, which goes on by itself."""
        other = copy(self)
        other._state = self._state.clone()
        other._script = list(self._script)
        other._events = other._state.collect_events()
        other._events.extend(self._events)
        return other

    def undo(self, seat: int) -> None:
        """Refuse: a lesson has no undo, because it only takes the moves that it asks for."""
        raise Refused(Refusal("", "lesson-no-undo"))

    # --- details -------------------------------------------------------------------------------------------------------

    def _enter(self, step_number: int) -> None:
        self.step_number = step_number
        self._script = list(self.step.play)
        self._where = f"{self.game.name} lesson {self.lesson.name}: step {step_number + 1} ({self.step.name})"

    def _apply(self, move: ScriptedMove) -> None:
        """Make a move and number its events; raise BadInput if the script does not fit the position."""
        first = len(self._events)
        try:
            self._state.apply(move.action, move.seat)
        except Refused as refused:
            text = f"{seat_name(move.seat)}: {self.game.text(move.action)}"
            raise BadInput(f"{self._where}: {text!r} is not possible: {refused}") from refused
        self.moment += 1
        for event in self._events[first:]:
            event.action_number = self.moment
