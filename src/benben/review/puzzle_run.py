"""PuzzleRun: one person at a puzzle. It takes moves until the right one is found or the answer is asked for."""

from __future__ import annotations

from benben.kernel.event import Event
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal, Refused
from benben.play.record import Record
from benben.review.calibration import is_calibrated
from benben.review.decisions import compare
from benben.review.puzzle_files import Puzzle
from benben.review.values import values_for

TRY_PAIRS, TRY_SEED = 300, 1
"""Pairs of futures that compare a tried move with the answer, at most, and their seed: a move has one verdict."""


def lost_by(perspective: Perspective, best: int, action: int) -> tuple[float, bool]:
    """The win share that an action loses against the best one, and whether that is worth a remark and certain."""
    values = values_for(perspective.game, perspective.players, perspective.options)
    found = compare(perspective, best, action, values, TRY_SEED, TRY_PAIRS)
    return max(0.0, found.difference), found.clear


class PuzzleRun:
    """A puzzle being solved. The person sees the position through the Perspective of the puzzle's seat alone."""

    def __init__(self, puzzle: Puzzle, game: Game) -> None:
        self.puzzle = puzzle
        self.game = game
        record = Record.loads(puzzle.record, game)
        self._state = record.start()
        self._events = self._state.collect_events()
        for number, entry in enumerate(record.entries, 1):
            first = len(self._events)
            record.step(self._state, number, entry)
            for event in self._events[first:]:
                event.action_number = number
        self.seat = int(puzzle.seat[1:]) - 1
        self.best = game.parse(puzzle.best)
        self.moment = 0
        """How many moves were tried so far; the answer counts as one."""
        self.lost = {game.parse(rival.action): rival.lost for rival in puzzle.rivals}
        """The win share that moves lose against the answer, as far as it is known."""
        self.wrong: list[int] = []
        """The moves that were tried and are worse than the answer, in their order."""
        self.equal = False
        """True if the puzzle was solved by another move that is about as good."""
        self.solved = False
        self.shown = False
        """True once the answer is shown, because it was found or asked for."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self._state.players)

    @property
    def clock(self) -> int:
        """The number of events so far."""
        return len(self._events)

    def over(self) -> bool:
        """True if the game has ended with the answer."""
        return self._state.depth == 0

    def perspective(self) -> Perspective:
        """All that the seat of the puzzle knows."""
        return self._state.perspective(self.seat)

    def perspective_with_sealed(self, seat: int | None) -> Perspective:
        """The perspective of a seat; named as in `Match`, where choices may wait for those of others."""
        return self._state.perspective(seat)

    def events(self, viewer: int | None) -> list[dict[str, object]]:
        """All events, as this viewer may know them."""
        return [event.seen_by(viewer) for event in self._events]

    def unveiled_events(self, since: int = 0) -> list[Event]:
        """The events from number ``since`` on with all they hide: for code that veils them itself."""
        return self._events[since:]

    def shown_loss(self, action: int) -> float | None:
        """The win share that a move loses; None if it is not known, or may not be shown as a percentage."""
        return self.lost.get(action) if is_calibrated(self.game, self.players) else None

    def known(self, action: int) -> bool:
        """Whether a move is the answer, or known to be worse; raise Refused if it cannot be tried."""
        self._check(action)
        return action == self.best or action in self.lost

    def play(self, action: int, lost: float = 0.0, worse: bool = True) -> None:
        """Try a move; raise Refused if the rules forbid it, or the answer is shown.

        For a move that is not `known`, ``lost`` is the win share that it loses, and ``worse`` whether that is certain.
        """
        self._check(action)
        self.moment += 1
        self.lost.setdefault(action, lost)
        if action != self.best and worse:
            self.wrong.append(action)
            return
        self.solved, self.equal = True, action != self.best
        self._show(action)

    def _check(self, action: int) -> None:
        refusal = self._state.refusal(action, self.seat)
        if refusal is None and self.shown:
            step = self._state.step()
            refusal = Refusal(self.game.end_rule if step is None else step.rule, "puzzle-over")
        if refusal is not None:
            raise Refused(refusal)

    def undo(self, seat: int) -> None:
        """Refuse: a move that is tried and wrong was never made on the board."""
        raise Refused(Refusal("", "puzzle-no-undo"))

    def give_up(self) -> None:
        """Show the answer."""
        if not self.shown:
            self.moment += 1
            self._show(self.best)

    def _show(self, action: int) -> None:
        """Play the move that ends the puzzle; what chance and others do then is not part of the puzzle."""
        self.shown = True
        first = len(self._events)
        self._state.apply(action, self.seat)
        for event in self._events[first:]:
            event.action_number = self._events[first - 1].action_number + 1 if first else 1
