"""Why an action is not legal: a rule id, a message key and its arguments.

The kernel holds no words for people. Whoever speaks to them (the package's ``words`` module) lends its voice with
`lend_voice`, so that ``str(refusal)`` is a sentence wherever a language catalogue is installed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

Args = dict[str, str | int]


class Refusal:
    """Why one action may not be taken by one seat now."""

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
    """An action that is not legal was asked for; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


def bare(refusal: Refusal) -> str:
    """The voice of the kernel alone: key and arguments."""
    return f"{refusal.key} {plain(refusal.args)}".rstrip()


def plain(args: Mapping[str, object]) -> str:
    """Arguments as ``name=value`` words."""
    return " ".join(f"{name}={value}" for name, value in args.items())


_wording: Final[list[Callable[[Refusal], str]]] = [bare]


def set_refusal_wording(voice: Callable[[Refusal], str]) -> None:
    """Have refusals speak in sentences from now on."""
    _wording[0] = voice
