"""Forfeit: something that a seat gives up by a legal action, as a rule id, a message key and arguments."""

from __future__ import annotations

from benben.kernel.refusal import Args


class Forfeit:
    """Something given up. The kernel has no words for people: ``key`` is a message of the game's catalogue."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: Args = {} if args is None else args

    def __repr__(self) -> str:
        return f"Forfeit({self.rule!r}, {self.key!r}, {self.args})"
