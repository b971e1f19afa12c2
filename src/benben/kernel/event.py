"""Event: something that happened, veiled for each viewer. Logs and animations are made from events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.kernel.catalogue import HIDDEN
from benben.kernel.refusal import Args
from benben.kernel.step import CHANCE, EVERYONE

SUM_PREFIX: Final = "sum-"
"""Kinds of events that sum something up, such as a round, begin with this: logs set them apart from the moves."""


class Event:
    """One thing that happened. ``secret`` names the arguments that only the viewers in ``visible_to`` may see.

    ``text`` is the notation of the action and ``veiled`` the same with its hidden part left out; both are empty for a
    consequence that nobody chose.
    """

    def __init__(
        self,
        kind: str,
        seat: i64,
        rule: str,
        args: Args,
        secret: tuple[str, ...] = (),
        visible_to: i64 = EVERYONE,
        text: str = "",
        veiled: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.args = args
        self.secret = secret
        self.visible_to = visible_to
        self.text = text
        self.veiled = veiled
        self.action_number = 0
        """The number, in the record, of the action that this event belongs to, counted from 1; 0 outside a match."""

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """The event as this viewer (None: a spectator) may see it, JSON-able."""
        args, text = self.args_seen_by(viewer), self.text_seen_by(viewer)
        return {"kind": self.kind, "who": seat_name(self.seat), "rule": self.rule, "args": args, "text": text}

    def args_seen_by(self, viewer: int | None) -> Args:
        """The arguments as this viewer may see them."""
        args = dict(self.args)
        if self._hides_from(viewer):
            for name in self.secret:
                args[name] = HIDDEN
        return args

    def text_seen_by(self, viewer: int | None) -> str:
        """The notation as this viewer may see it."""
        return self.veiled if self._hides_from(viewer) else self.text

    def _hides_from(self, viewer: int | None) -> bool:
        """Whether this viewer may not see all of it."""
        return self.visible_to != EVERYONE and (viewer is None or not (self.visible_to >> viewer) & 1)


def seat_name(seat: int) -> str:
    """The name of a seat: ``p1``, ``p2``, ... or ``chance``."""
    return "chance" if seat == CHANCE else f"p{seat + 1}"
