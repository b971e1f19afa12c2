"""Refusal: why an action is not legal, as a rule id, a message key and arguments.

The kernel has no words for people. The package's ``words`` module sets the function that turns a refusal into a sentence
with `set_refusal_wording`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

Args = dict[str, str | int]
"""The arguments of a message, by name."""


class Refusal:
    """Why a seat may not take an action now."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: Args = {} if args is None else args

    @property
    def message(self) -> str:
        """The reason as a sentence, in English."""
        return _wording[0](self)

    def to_dict(self) -> dict[str, object]:
        """The refusal as JSON-able data."""
        return {"rule": self.rule, "key": self.key, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, key={self.key!r}, args={self.args!r})"


class Refused(Exception):  # noqa: N818 (the pinned public name)
    """Raised for an action that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


def unworded(refusal: Refusal) -> str:
    """The key and the arguments: the wording when no other was set."""
    return f"{refusal.key} {arguments_text(refusal.args)}".rstrip()


def arguments_text(args: Mapping[str, object]) -> str:
    """Arguments as ``name=value`` words."""
    return " ".join(f"{name}={value}" for name, value in args.items())


_wording: Final[list[Callable[[Refusal], str]]] = [unworded]


def set_refusal_wording(wording: Callable[[Refusal], str]) -> None:
    """Set the function that turns a refusal into a sentence."""
    _wording[0] = wording
