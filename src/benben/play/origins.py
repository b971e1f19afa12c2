"""Origins: the finished games that a branch was taken from, each with the seed that dealt its part of the entries.

A branch begins in the middle of another game: the first entries of its record are those of that game, and chance goes on
from a seed of its own. A branch of a branch has several origins, the oldest first. The header of a record names them:

    origin: 34 5feceb66... 6b86b273...
    origin contribution p1: 9f86d081... 60303ae2...
    origin contribution p2: none

The number is that of the last entry which the game has dealt. Its commitment and its seed follow, or ``not revealed`` for
the seed of a game that was ended before its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.play.contributions import (
    Contribution,
    Contributions,
    contribution_from_text,
    contribution_text,
    game_seed,
)
from benben.play.dealer import Dealer

MOST_DIGITS = 6
"""Most digits of the number of an entry."""


@dataclass(frozen=True)
class Origin:
    """A game that dealt the entries of a branch up to number ``until``, from the one after the origin before it."""

    until: int
    commitment: str
    seed: bytes | None
    """The revealed seed; None if the game was ended before its end."""
    contributions: Contributions = ()

    def dealer(self, game: str) -> Dealer | None:
        """The dealer of this part; None if its seed is not revealed."""
        return None if self.seed is None else Dealer(game, game_seed(self.seed, self.contributions))


def origin_text(origin: Origin) -> str:
    """An origin as the header of a record has it, without its contributions."""
    return f"{origin.until} {contribution_text(Contribution(origin.commitment, origin.seed))}"


def origin_lines(origins: Sequence[Origin]) -> list[str]:
    """The lines of a record's header about origins."""
    lines = []
    for origin in origins:
        lines.append(f"origin: {origin_text(origin)}")
        for seat, contribution in enumerate(origin.contributions):
            lines.append(f"origin contribution {seat_name(seat)}: {contribution_text(contribution)}")
    return lines


def origin_from_text(text: str, contributions: Contributions) -> Origin:
    """Read an origin; raise BadInput if the text is none or the seed does not fit its commitment."""
    number, _, rest = text.partition(" ")
    if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
        raise BadInput(f"an origin begins with the number of its last action, not {number!r}")
    numbers = contribution_from_text(rest)
    if numbers is None:
        raise BadInput("an origin names the commitment of its game")
    return Origin(int(number), numbers.commitment, numbers.revealed, tuple(contributions))


def check_origins(origins: Sequence[Origin], players: int) -> None:
    """Raise BadInput unless origins follow each other, and all or no seats of each have contributions."""
    for before, after in pairwise(origins):
        if after.until < before.until:
            raise BadInput(f"an origin until action {after.until} cannot follow one until action {before.until}")
    for origin in origins:
        if origin.contributions and len(origin.contributions) != players:
            raise BadInput(f"{players} players have {players} contributions, not {len(origin.contributions)}")
