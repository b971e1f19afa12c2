"""Contributions: the random numbers that seats add to the seed, so that whoever hosts the game cannot choose its chance.

A seat commits to 32 random bytes when it sits down and reveals them when all seats are taken. The seed that deals is the
SHA-256 of this text, each line closed by a newline:

    benben game seed 2
    host <64 hexadecimal digits of the host's seed>
    p1 <64 hexadecimal digits of the seat's random number>
    p2 absent

A seat that revealed nothing is absent, whether or not it committed: withholding a number is one choice, not two.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.play.dealer import commitment_of, seed_from_hex

DOMAIN = "benben game seed 2"
"""The first line of the hashed text: no other hash of this program begins with it."""
ABSENT = "absent"
"""Stands in the hashed text for a seat that revealed nothing."""
NONE = "none"
"""The value in a record of a seat that did not commit."""
WITHHELD = "not revealed"
"""The value in a record, after the commitment, of a seat that did not reveal its number."""
HEX_DIGITS = frozenset("0123456789abcdef")
"""The digits of commitments and random numbers as text."""


@dataclass(frozen=True)
class Contribution:
    """The part of one seat: the SHA-256 of its random number, and the number once it is revealed."""

    commitment: str
    revealed: bytes | None = None

    def __post_init__(self) -> None:
        check_commitment(self.commitment)
        if self.revealed is not None and not fits(self.revealed, self.commitment):
            raise BadInput("the revealed random number is not the one that was committed to")


Contributions = Sequence[Contribution | None]
"""One entry for each seat, None if it did not commit; empty for a game without a host, whose seed deals as it is."""


def game_seed(seed: bytes, contributions: Contributions) -> bytes:
    """The seed that deals: the host's seed together with every revealed number, or the seed itself if nobody took part."""
    if not contributions:
        return seed
    lines = [DOMAIN, f"host {seed.hex()}"]
    for seat, contribution in enumerate(contributions):
        revealed = None if contribution is None else contribution.revealed
        lines.append(f"{seat_name(seat)} {ABSENT if revealed is None else revealed.hex()}")
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def fits(randomness: bytes, commitment: str) -> bool:
    """True if a random number is the one that was committed to."""
    return commitment_of(randomness) == commitment


def check_commitment(text: str) -> None:
    """Raise BadInput if a text is not the SHA-256 of anything."""
    if len(text) != 64 or not HEX_DIGITS.issuperset(text):
        raise BadInput(f"a commitment is 64 hexadecimal digits in small letters, not {text!r}")


def contribution_text(contribution: Contribution | None) -> str:
    """A contribution as the header of a record has it."""
    if contribution is None:
        return NONE
    return f"{contribution.commitment} {WITHHELD if contribution.revealed is None else contribution.revealed.hex()}"


def contribution_from_text(text: str) -> Contribution | None:
    """Read a contribution from the header of a record."""
    if text == NONE:
        return None
    commitment, _, rest = text.partition(" ")
    if rest != WITHHELD and rest != rest.lower():
        raise BadInput(f"a random number is written in small letters, not {rest!r}")
    return Contribution(commitment, None if rest == WITHHELD else seed_from_hex(rest))
