"""EarlierRules: how games that were begun under an earlier version of a title's rules are played on under today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

PositionUpgrade = Callable[[dict[str, object]], dict[str, object]]
"""A function that returns a saved position with the entries that today's rules write, from the entries of back then."""


def _unchanged(position: dict[str, object]) -> dict[str, object]:
    return position


class EarlierRules:
    """One earlier version of a title: the options it did not have, with the value that plays as it did."""

    def __init__(self, rules: str, options: Mapping[str, str], position: PositionUpgrade = _unchanged) -> None:
        self.rules: Final = rules
        """The rules version. It is today's when only an option was added that leaves the rules as they are."""
        self.options: Final[dict[str, str]] = dict(options)
        self.position: Final = position

    def applies(self, rules: str, named: Mapping[str, str]) -> bool:
        """True if a game with this rules version and these options in its header was begun under these rules."""
        return rules == self.rules and not any(name in named for name in self.options)
