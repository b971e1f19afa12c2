"""The socket of a puzzle: moves are tried on the board, and the answer comes with its reasons."""

from __future__ import annotations

from starlette.websockets import WebSocket

from benben.review.puzzle_run import PuzzleRun, lost_by
from benben.server.errors import RequestError
from benben.server.http.solo_socket import SoloSocket
from benben.server.storage.rows import Guest
from benben.server.tables.frame import Frame, HintSource, PuzzleAnswer, PuzzleFrame, PuzzleMove, TableSettings, choice
from benben.server.tables.messages import ClientMessage, Done, Next, Play
from benben.server.tables.services import Services
from benben.server.worker_slots import Claim


class PuzzleSocket(SoloSocket):
    """One person's connection to a puzzle."""

    def __init__(self, socket: WebSocket, run: PuzzleRun, guest: Guest | None, services: Services) -> None:
        super().__init__(socket, run, f"{run.game.name}/{run.puzzle.id}", guest, services)
        self.puzzle_run = run

    async def begin(self) -> None:
        await self.send(self.frame())

    async def play(self, message: ClientMessage) -> None:
        run = self.puzzle_run
        if isinstance(message, Play):
            self.check_moment(message.at)
            await self._try(message.action)
        elif isinstance(message, Next):
            run.give_up()
        else:
            raise RequestError(409, "puzzle-no-table")
        await self.send(self.frame(), Done(message.id, run.moment))

    async def _try(self, action: int) -> None:
        """Try a move. One that nobody has compared with the answer is compared in a worker."""
        run = self.puzzle_run
        if run.known(action):
            run.play(action)
            return
        claim = Claim(((self.visitor.network, self.visitor.guest or "", ""),))
        compared = await self.services.bot_workers.compute(claim, lost_by, run.perspective(), run.best, action)
        run.play(action, *compared)

    def asks(self) -> bool:
        return not self.puzzle_run.shown

    def complete(self, frame: Frame) -> None:
        frame.puzzle = puzzle_frame(self.puzzle_run)
        frame.settings = TableSettings(hints=False)


def puzzle_frame(run: PuzzleRun) -> PuzzleFrame:
    """A puzzle as frames show it: the answer only when it is found or asked for."""
    puzzle, key = run.puzzle, run.game.key
    wrong = [PuzzleMove(choice(key, action), run.shown_loss(action)) for action in run.wrong]
    return PuzzleFrame(
        id=puzzle.id,
        difficulty=puzzle.difficulty,
        wrong=wrong,
        solved=run.solved,
        equal=run.equal,
        answer=puzzle_answer(run) if run.shown else None,
    )


def puzzle_answer(run: PuzzleRun) -> PuzzleAnswer:
    """The answer of a puzzle with its reasons."""
    puzzle, game = run.puzzle, run.game
    reasons, rivals = puzzle.reasons, [game.parse(rival.action) for rival in puzzle.rivals]
    sources = [] if reasons is None else reasons.sources
    plan = [] if reasons is None else reasons.plan
    return PuzzleAnswer(
        best=choice(game.key, run.best),
        rivals=[PuzzleMove(choice(game.key, rival), run.shown_loss(rival)) for rival in rivals],
        sources=[HintSource(one.seat, one.key, one.args, round(one.points, 1)) for one in sources],
        plan=[choice(game.key, game.parse(move.action)) for move in plan],
        found=puzzle.found,
    )
