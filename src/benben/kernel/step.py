"""Step: a question that a game can ask. An agenda item is an open question: a Step and its fields, packed in one int.

The low byte of an item is the number of its Step; up to six fields of a byte each follow. So an agenda is a vector of ints:
cheap to clone and easy to serialise. By convention the first field is the seat that is asked.
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
"""The seat number of chance."""

CHANCE_MASK: Final[i64] = 1 << 16
"""The bit of chance in a mask of actors; seat n is bit n."""

EVERYONE: Final[i64] = 0xFFFF
"""The mask of all viewers: every seat and the spectators."""

FIELDS: Final = 6
"""The most fields an item can hold."""


def agenda_item(step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack a Step's number and its first three fields."""
    return step | (a << 8) | (b << 16) | (c << 24)


def seat_of(item: i64) -> i64:
    """The first field: by convention the seat that is asked."""
    return (item >> 8) & 0xFF


def second(item: i64) -> i64:
    """The second field."""
    return (item >> 16) & 0xFF


def third(item: i64) -> i64:
    """The third field."""
    return (item >> 24) & 0xFF


def field(item: i64, index: i64) -> i64:
    """The field at an index, counted from 0."""
    return (item >> (8 + 8 * index)) & 0xFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question that a game can ask: who chooses, the legal actions, and what follows. It has no state of its own."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...] = ("seat",)) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields

    def actors(self, state: S, item: i64) -> i64:
        """The seats that are asked, as a mask."""
        return 1 << seat_of(item)

    def options(self, state: S, item: i64, seat: i64) -> None:
        """Offer every legal action of this seat in ascending order (`State.offer`, for chance `State.offer_weighted`)."""
        raise NotImplementedError(self.name)

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """A random outcome; called when chance is asked."""
        raise NotImplementedError(self.name)

    def apply(self, state: S, item: i64, seat: i64, action: i64) -> None:
        """Carry out an offered action and ask the questions that follow. The item is off the agenda already."""
        raise NotImplementedError(self.name)

    def refuse(self, state: S, item: i64, seat: i64, action: i64) -> Refusal | None:
        """Why a seat that is asked may not take this action; None when the action is legal or has no special reason."""
        return None

    def context(self, state: S, item: i64) -> Args:
        """Further arguments of the events about this question; by default the seat it is about, if it has one."""
        return {"seat": f"p{seat_of(item) + 1}"} if "seat" in self.fields else {}

    def visible_to(self, state: S, item: i64, seat: i64, action: i64) -> i64:
        """The viewers who see the hidden part of this action, as a mask; by default everyone."""
        return EVERYONE

    def reveals_sealed(self, state: S, item: i64, seat: i64, action: i64) -> bool:
        """Whether this action reveals what others had sealed, such as the last of several secret bids."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A question that chance answers."""

    def actors(self, state: S, item: i64) -> i64:
        return CHANCE_MASK

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """A random outcome by weight."""
        state.enumerate(CHANCE)
        return state.pick_outcome(rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class BagStep(ChanceStep[S]):
    """A draw from a face-down pile, which is a bag of unseen components: kind k of the bag is the action ``base`` + k."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...], base: i64) -> None:
        super().__init__(name, rule, fields)
        self.base = base

    def bag(self, state: S, item: i64) -> vec[i64]:
        """The number of components of each kind."""
        raise NotImplementedError(self.name)

    def size(self, state: S, item: i64) -> i64:
        """The number of all components; a game that keeps this number overrides the counting."""
        bag = self.bag(state, item)
        total: i64 = 0
        for kind in range(len(bag)):
            total += bag[kind]
        return total

    def options(self, state: S, item: i64, seat: i64) -> None:
        bag = self.bag(state, item)
        for kind in range(len(bag)):
            if bag[kind] > 0:
                state.offer_weighted(self.base + kind, bag[kind])

    def sample(self, state: S, item: i64, rng: Rng) -> i64:
        """A random draw by weight, without listing the outcomes first."""
        bag = self.bag(state, item)
        rest = rng.below(self.size(state, item))
        kind: i64 = 0
        while rest >= bag[kind]:
            rest -= bag[kind]
            kind += 1
        return self.base + kind


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayerStep(ChanceStep[S]):
    """Chance names the first player, every seat with the same probability: seat s is the action ``base`` + s."""

    def __init__(self, name: str, rule: str, fields: tuple[str, ...], base: i64) -> None:
        super().__init__(name, rule, fields)
        self.base = base

    def options(self, state: S, item: i64, seat: i64) -> None:
        for player in range(state.players):
            state.offer_weighted(self.base + player, 1)
