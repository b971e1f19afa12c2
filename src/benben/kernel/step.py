"""Step: one open question as data. The agenda of a State holds frames; a frame is a Step and its fields in one int.

A frame packs the number of its Step in the low byte and up to six fields of a byte each above it, so that an agenda is a
vector of ints: cheap to clone, easy to write down. By custom the first field is the seat that is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.refusal import Args, Refusal
from benben.kernel.rng import Rng

if TYPE_CHECKING:
    from benben.kernel.state import State

S = TypeVar("S", bound="State")

CHANCE: Final = -1
"""The seat of chance."""

CHANCE_MASK: Final[i64] = 1 << 16
"""Chance in a mask of actors; seat n is bit n."""

EVERYONE: Final[i64] = 0xFFFF
"""A mask of viewers: all seats and the spectators."""

FIELDS: Final = 6


def agenda_item(step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a Step's number and its first fields."""
    return step | (a << 8) | (b << 16) | (c << 24)


def seat_of(item: i64) -> i64:
    """The first field: by custom the seat that is asked."""
    return (item >> 8) & 0xFF


def second(item: i64) -> i64:
    """The second field."""
    return (item >> 16) & 0xFF


def third(item: i64) -> i64:
    """The third field."""
    return (item >> 24) & 0xFF


def field(item: i64, index: i64) -> i64:
    """Any field by its place, counted from 0."""
    return (item >> (8 + 8 * index)) & 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question a game can ask: who chooses, among what, and what follows. It holds no data of its own."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...] = ("seat",)) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields

    def actors(self, state: S, item: i64) -> i64:
        """Who is asked, as a mask of seats."""
        return 1 << seat_of(item)

    def options(self, state: S, item: i64, seat: i64) -> None:
        """Offer every action this seat may take, in ascending order (`State.offer`, for chance `State.weigh`)."""
        raise NotImplementedError(self.name)

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """An outcome, when chance is asked."""
        raise NotImplementedError(self.name)

    def apply(self, state: S, item: i64, seat: i64, action: i64) -> None:
        """Carry out an action that was offered and ask what follows. The frame is off the agenda already."""
        raise NotImplementedError(self.name)

    def refuse(self, state: S, item: i64, seat: i64, action: i64) -> Refusal | None:
        """Say why this seat, which is asked, may not take this action; None when it may or when no reason is special."""
        return None

    def context(self, state: S, item: i64) -> Args:
        """What an event about this question says besides the action: by default the seat it concerns, if it has one."""
        return {"seat": f"p{seat_of(item) + 1}"} if "seat" in self.fields else {}

    def visible_to(self, state: S, item: i64, seat: i64, action: i64) -> i64:
        """Who sees the hidden part of this action, as a mask of seats; by default everyone."""
        return EVERYONE

    def reveals_sealed(self, state: S, item: i64, seat: i64, action: i64) -> bool:
        """Whether this action opens what others had sealed, such as the last of several secret bids."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A question put to chance."""

    def actors(self, state: S, item: i64) -> i64:
        return CHANCE_MASK

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """One outcome by its weight."""
        state.enumerate(CHANCE)
        return state.pick_outcome(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class BagStep(ChanceStep[S]):
    """A draw from a face-down pile, which is a bag of what is unseen: kind k of the bag is the action ``base`` + k."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...], base: i64) -> None:
        super().__init__(name, rule, fields)
        self.base = base

    def bag(self, state: S, item: i64) -> vec[i64]:
        """How many of each kind there are."""
        raise NotImplementedError(self.name)

    def size(self, state: S, item: i64) -> i64:
        """How many there are in all; a game that keeps count may say so without counting."""
        bag = self.bag(state, item)
        total: i64 = 0
        kind: i64 = 0
        while kind < len(bag):
            total += bag[kind]
            kind += 1
        return total

    def options(self, state: S, item: i64, seat: i64) -> None:
        bag = self.bag(state, item)
        kind: i64 = 0
        while kind < len(bag):
            if bag[kind] > 0:
                state.offer_weighted(self.base + kind, bag[kind])
            kind += 1

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """A draw without listing every outcome first: the same chances, told by the bag alone."""
        bag = self.bag(state, item)
        rest = rng.below(self.size(state, item))
        kind: i64 = 0
        while rest >= bag[kind]:
            rest -= bag[kind]
            kind += 1
        return self.base + kind


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayerStep(ChanceStep[S]):
    """Chance names the first player, each seat as likely: seat s is the action ``base`` + s."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...], base: i64) -> None:
        super().__init__(name, rule, fields)
        self.base = base

    def options(self, state: S, item: i64, seat: i64) -> None:
        for player in range(state.players):
            state.offer_weighted(self.base + player, 1)
