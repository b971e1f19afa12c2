"""The socket of a lesson: the messages and frames of a table, for one learner. Nothing of it is kept on the server.

A lesson is the same for everybody, so its position follows from its step: a client that comes back names the step.
"""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache

from starlette.websockets import WebSocket

from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.lessons.lesson_run import LessonRun
from benben.registry import find_game, game_names
from benben.server.errors import RequestError
from benben.server.http.solo_socket import SoloSocket
from benben.server.storage.rows import Guest
from benben.server.tables.frame import Frame, LessonStepFrame
from benben.server.tables.messages import ClientMessage, Done, Hint, HintAnswer, Next, Play, Undo
from benben.server.tables.services import Services

MAX_RUNS = 1000
"""Most steps of lessons whose positions are kept."""
LONGEST_PAUSE = 0.7
"""Most seconds between two moves that are shown to the learner."""


def open_lesson(game: str, lesson: str, step: str) -> LessonRun:
    """A run of a lesson at this step; raise RequestError if there is no such lesson or the step is no number."""
    if game not in game_names():
        raise RequestError(404, "server-no-game", {"game": game})
    if lesson not in known_lessons(game):
        raise RequestError(404, "server-unknown-lesson", {"lesson": lesson})
    if not (step.isascii() and step.isdecimal() and len(step) < 4):
        raise RequestError(422, "server-bad-input", {"why": f"step: {step[:20]!r} is no number of a step"})
    last = len(find_lesson(find_game(game), lesson).steps) - 1
    return run_at(game, lesson, min(int(step), last)).copy()


@lru_cache(MAX_RUNS)
def run_at(game: str, lesson: str, step: int) -> LessonRun:
    """A lesson at one of its steps. It is kept: to play all moves before the step takes the event loop some milliseconds."""
    run = LessonRun(find_lesson(find_game(game), lesson))
    run.skip_to(step)
    return run


@cache
def known_lessons(game: str) -> frozenset[str]:
    """The names of a game's lessons; they are files, which are looked for once."""
    return frozenset(lesson_names(find_game(game)))


class LessonSocket(SoloSocket):
    """One learner's connection, from the first frame to the end."""

    def __init__(self, socket: WebSocket, run: LessonRun, guest: Guest | None, services: Services) -> None:
        super().__init__(socket, run, f"{run.game.name}/{run.lesson.name}", guest, services)
        self.lesson = run
        self.pause = min(services.pace, LONGEST_PAUSE)
        self.shown = step_frame(run)
        """The text that the learner sees."""

    async def begin(self) -> None:
        await self._show_moves()

    async def play(self, message: ClientMessage) -> None:
        lesson = self.lesson
        if isinstance(message, Play):
            self.check_moment(message.at)
            lesson.play(message.action)
            await self._show_moves(message.id)
        elif isinstance(message, Next):
            lesson.read_on()
            await self._show_moves(message.id)
        elif isinstance(message, Hint):
            await self.send(self._hint(message.id))
        elif isinstance(message, Undo):
            lesson.undo(lesson.seat)
        else:
            raise RequestError(409, "lesson-no-table")

    def _hint(self, client: str) -> HintAnswer:
        """The move that the lesson asks for; raise RequestError if it asks for none."""
        if not self.lesson.step.ask:
            raise RequestError(409, "lesson-read-first")
        action = self.lesson.step.ask[0]
        return HintAnswer(client, self.lesson.moment, 1.0, action, self.lesson.game.text(action), [])

    async def _show_moves(self, client: str = "") -> None:
        """Make the scripted moves of the step, with a frame before each, then show the text of the step.

        The first frame brings the answer to the request of the client.
        """
        lesson = self.lesson
        lesson.settle_chance()
        answer = [Done(client, lesson.moment)] if client else []
        while lesson.watching:
            await self.send(self.frame(), *answer)
            answer = []
            await asyncio.sleep(self.pause)
            lesson.make_next_move()
            lesson.settle_chance()
        self.shown = step_frame(lesson)
        await self.send(self.frame(), *answer)

    def complete(self, frame: Frame) -> None:
        self.shown.watching = self.lesson.watching
        frame.lesson = self.shown


def step_frame(run: LessonRun) -> LessonStepFrame:
    """The step of a lesson as frames show it."""
    step = run.step
    return LessonStepFrame(
        lesson=run.lesson.name,
        step=run.step_number,
        steps=len(run.lesson.steps),
        key=step.text_key,
        args=run.args(),
        point=list(step.point),
        asks=bool(step.ask),
        watching=run.watching,
    )
