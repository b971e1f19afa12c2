"""Moments: the positions of a finished record in order, what happened at each, and to whom chance belongs.

Moment n is the position after n entries of the record. Consecutive chance events with the same owner are one *draw*: several
tiles drawn one after another are one stroke of luck.
"""

from __future__ import annotations

from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.record import Record


@dataclass(frozen=True)
class Draw:
    """Consecutive chance events from moment ``first`` to moment ``last``."""

    first: int
    last: int
    owner: int | None
    """The seat that the chance events are for; None if they are for everybody, such as who begins or a common supply."""

    def counts_for(self, seat: int) -> bool:
        """Whether this is a seat's own luck: chance for it, or for everybody."""
        return self.owner is None or self.owner == seat


@dataclass(frozen=True)
class Moments:
    """A finished record, position by position."""

    record: Record
    states: list[State]
    """The position at each moment, the finished one last. They are not to be changed: clone them."""
    draws: list[Draw]

    @property
    def end(self) -> int:
        """The last moment."""
        return len(self.states) - 1

    def decisions(self) -> list[int]:
        """The moments at which a seat chose, also where it had one choice only."""
        return [moment for moment, entry in enumerate(self.record.entries) if entry.seat != CHANCE]

    def deciders(self) -> dict[int, int]:
        """The seat that chose at each moment of a decision."""
        return {moment: self.record.entries[moment].seat for moment in self.decisions()}

    def draw_at(self, moment: int) -> Draw | None:
        """The draw that begins at a moment."""
        return next((draw for draw in self.draws if draw.first == moment), None)

    def is_beside_draw(self, moment: int, viewer: int | None) -> bool:
        """Whether a draw that counts for the viewer begins or ends at a moment; with open hands every draw counts."""
        own = [draw for draw in self.draws if viewer is None or draw.counts_for(viewer)]
        return any(moment in (draw.first, draw.last) for draw in own)


def moments_of(record: Record) -> Moments:
    """The moments of a record; raise BadInput if its game is not over or the rules do not allow its actions."""
    if not record.finished:
        raise BadInput("the game is not over: a review begins when it is")
    state = record.start()
    states = [state.clone()]
    owners: list[int | None] = []
    for number, entry in enumerate(record.entries, 1):
        owners.append(owner_of_chance(state) if entry.seat == CHANCE else None)
        record.step(state, number, entry)
        states.append(state.clone())
    if state.depth:
        raise BadInput("the record says the game is finished, but it is not")
    return Moments(record, states, _draws(record, owners))


def owner_of_chance(state: State) -> int | None:
    """The seat that the open question names, while chance is asked; None if it names none."""
    step = state.step()
    if step is None or "seat" not in step.fields:
        return None
    return int((state.top() >> (8 + 8 * step.fields.index("seat"))) & 0xFF)


def _draws(record: Record, owners: list[int | None]) -> list[Draw]:
    found: list[Draw] = []
    for moment, entry in enumerate(record.entries):
        if entry.seat != CHANCE:
            continue
        before = found[-1] if found else None
        if before is not None and before.last == moment and before.owner == owners[moment]:
            found[-1] = Draw(before.first, moment + 1, before.owner)
        else:
            found.append(Draw(moment, moment + 1, owners[moment]))
    return found
