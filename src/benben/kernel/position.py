"""Position: how the fields of a State are written to JSON, read back and counted.

A game lists one `Codec` for each entry of its JSON form. Writing, reading, the names that are allowed and the count of
components all follow from that list. A test compares the list with the fields that the State class declares.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.event import seat_name
from benben.kernel.reader import Reader, known, whole
from benben.kernel.state import State

S = TypeVar("S", bound=State)

HEADER = ("game", "rules", "players", "options", "agenda")
"""Entries of a position that the kernel writes and reads itself."""

Counts = dict[str, int]
"""How many of each component there are, by the component's name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[S]):
    """One entry of the JSON form: its name and the fields of the State it stands for."""

    def __init__(self, name: str, fields: Sequence[str] = ()) -> None:
        self.name = name
        self.fields: tuple[str, ...] = tuple(fields) or (name,)

    def write(self, state: S) -> object:
        """The entry, JSON-able."""
        raise NotImplementedError(self.name)

    def read(self, state: S, reader: Reader) -> None:
        """Set the fields of a blank position from the entry; raise BadInput that names what is wrong."""
        raise NotImplementedError(self.name)

    def count(self, state: S, counts: Counts) -> None:
        """Add the components that these fields hold; by default none."""

    def where(self, reader: Reader) -> str:
        """The entry's name for error messages."""
        return f"{reader.where}: {self.name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Generic[S]):
    """The JSON form of a game's positions.

    ``derived`` names fields that follow from others and have no entry of their own. ``check`` is called after everything was
    read, to refuse entries that do not fit each other.
    """

    def __init__(
        self,
        codecs: Sequence[Codec[S]],
        derived: Sequence[str] = (),
        check: Callable[[S, Reader], None] | None = None,
    ) -> None:
        self.codecs: tuple[Codec[S], ...] = tuple(codecs)
        self.derived: tuple[str, ...] = tuple(derived)
        self.check = check

    def fields(self) -> set[str]:
        """Every field of the State that is written or derived."""
        return {field for codec in self.codecs for field in codec.fields} | set(self.derived)

    def write(self, state: S) -> dict[str, object]:
        """The game's own entries, JSON-able."""
        return {codec.name: codec.write(state) for codec in self.codecs}

    def read(self, state: S, reader: Reader) -> None:
        """Fill a blank position; raise BadInput that names the entry when one is missing, wrong or unknown."""
        reader.only([*HEADER, *[codec.name for codec in self.codecs]])
        for codec in self.codecs:
            codec.read(state, reader)
        if self.check is not None:
            self.check(state, reader)

    def count(self, state: S) -> Counts:
        """How many of each component there are, wherever they lie."""
        counts: Counts = {}
        for codec in self.codecs:
            codec.count(state, counts)
        return counts


def add_count(counts: Counts, component: str, number: int = 1) -> None:
    """Add to the count of one component."""
    counts[component] = counts.get(component, 0) + number


# --- numbers --------------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Codec[S]):
    """A whole number within bounds; ``base`` is added when it is written."""

    def __init__(self, name: str, low: int, high: int, field: str = "", base: int = 0) -> None:
        super().__init__(name, (field or name,))
        self.low = low
        self.high = high
        self.base = base

    def write(self, state: S) -> int:
        return int(getattr(state, self.fields[0])) + self.base

    def read(self, state: S, reader: Reader) -> None:
        setattr(state, self.fields[0], reader.number(self.name, self.low, self.high) - self.base)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatNumber(Codec[S]):
    """A seat as its number, counted from 0."""

    def write(self, state: S) -> int:
        return int(getattr(state, self.fields[0]))

    def read(self, state: S, reader: Reader) -> None:
        setattr(state, self.fields[0], reader.number(self.name, 0, int(state.players) - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberPerSeat(Codec[S]):
    """A list with a whole number within bounds for each seat."""

    def __init__(self, name: str, low: int, high: int, field: str = "") -> None:
        super().__init__(name, (field or name,))
        self.low = low
        self.high = high

    def write(self, state: S) -> list[int]:
        return [int(value) for value in getattr(state, self.fields[0])]

    def read(self, state: S, reader: Reader) -> None:
        items = reader.items(self.name, int(state.players))
        values = [whole(item, self.low, self.high, f"{self.where(reader)}[{seat}]") for seat, item in enumerate(items)]
        setattr(state, self.fields[0], vec[i64](values))


# --- words of the notation ------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Codec[S]):
    """A number as its word of the notation; ``nothing``, where one is given, is written as null."""

    def __init__(self, name: str, words: Sequence[str], field: str = "", nothing: int | None = None) -> None:
        super().__init__(name, (field or name,))
        self.words = list(words)
        self.nothing = nothing

    def write(self, state: S) -> str | None:
        return word_or_null(int(getattr(state, self.fields[0])), self.words, self.nothing)

    def read(self, state: S, reader: Reader) -> None:
        value = index_or_nothing(reader.get(self.name), self.words, self.nothing, self.where(reader))
        setattr(state, self.fields[0], value)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSet(Codec[S]):
    """A mask of seats as a list of their names."""

    def write(self, state: S) -> list[str]:
        return words_in(int(getattr(state, self.fields[0])), seat_names(int(state.players)))

    def read(self, state: S, reader: Reader) -> None:
        setattr(state, self.fields[0], mask_of(reader.items(self.name), seat_names(int(state.players)), self.where(reader)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(Codec[S]):
    """How many of each kind there are, as an object; kinds that are not there are left out. Each kind is a component."""

    def __init__(self, name: str, words: Sequence[str], most: Sequence[int], field: str = "") -> None:
        super().__init__(name, (field or name,))
        self.words = list(words)
        self.most = list(most)

    def write(self, state: S) -> Counts:
        return bag_words(getattr(state, self.fields[0]), self.words)

    def read(self, state: S, reader: Reader) -> None:
        setattr(state, self.fields[0], vec[i64](read_bag(reader.inner(self.name), self.words, self.most)))

    def count(self, state: S, counts: Counts) -> None:
        for word, number in zip(self.words, getattr(state, self.fields[0]), strict=True):
            add_count(counts, word, int(number))


# --- what a game's own codecs use -----------------------------------------------------------------------------------------


def seat_names(players: int) -> list[str]:
    """The names of all seats."""
    return [seat_name(seat) for seat in range(players)]


def word_or_null(value: int, words: Sequence[str], nothing: int | None) -> str | None:
    """The word of a number; None for ``nothing``."""
    return None if value == nothing else words[value]


def index_or_nothing(item: object, words: Sequence[str], nothing: int | None, where: str) -> int:
    """The number of a word; ``nothing`` for null, where that is allowed."""
    if item is None and nothing is not None:
        return nothing
    return list(words).index(known(item, words, where))


def words_in(mask: int, words: Sequence[str]) -> list[str]:
    """The words whose bits are set."""
    return [word for bit, word in enumerate(words) if (mask >> bit) & 1]


def mask_of(items: Sequence[object], words: Sequence[str], where: str) -> int:
    """The mask of a list of words; a word that is named twice counts once."""
    return sum(1 << bit for bit in {list(words).index(known(item, words, where)) for item in items})


def bag_words(counts: Any, words: Sequence[str], start: int = 0) -> Counts:
    """The counts of a vector from ``start`` on, by word; kinds that are not there are left out."""
    return {word: int(counts[start + kind]) for kind, word in enumerate(words) if counts[start + kind]}


def read_bag(reader: Reader, words: Sequence[str], most: Sequence[int]) -> list[int]:
    """How many of each word there are, up to its number in ``most``; words that are missing count 0."""
    reader.only(words)
    limits = zip(words, most, strict=True)
    return [whole(reader.data.get(word, 0), 0, limit, f"{reader.where}: {word}") for word, limit in limits]
