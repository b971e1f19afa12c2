"""Reader: checked access to structured data from outside, with errors that name the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benben.kernel.errors import BadInput, one_of


class Reader:
    """A mapping from outside. Every getter raises BadInput that names the entry when it is missing or wrong."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadInput(f"{where}: expected an object with named entries, got {kind_of(data)}")
        self.data: Mapping[object, object] = data
        self.where = where

    def get(self, name: str) -> object:
        """The entry, unchecked."""
        if name not in self.data:
            raise BadInput(f"{self.where}: {name!r} is missing")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return whole(self.get(name), low, high, f"{self.where}: {name}")

    def word(self, name: str, words: Sequence[str]) -> str:
        """One of these words."""
        return known(self.get(name), words, f"{self.where}: {name}")

    def text(self, name: str) -> str:
        """Any text."""
        value = self.get(name)
        if not isinstance(value, str):
            raise BadInput(f"{self.where}: {name} must be a text, not {kind_of(value)}")
        return value

    def items(self, name: str, length: int | None = None) -> list[object]:
        """A list, of this length where one is given."""
        return listed(self.get(name), f"{self.where}: {name}", length)

    def inner(self, name: str) -> Reader:
        """An object within this one."""
        return Reader(self.get(name), f"{self.where}: {name}")

    def texts(self) -> dict[str, str]:
        """Every entry, each of which must be a text."""
        return {str(name): self.text(str(name)) for name in self.data}

    def only(self, names: Sequence[str]) -> None:
        """Raise BadInput when there are other entries than these."""
        for name in self.data:
            if name not in names:
                raise BadInput(f"{self.where}: {name!r} is not known here; entries are {one_of(list(names))}")


def whole(value: object, low: int, high: int, where: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where} must be a whole number, not {kind_of(value)}")
    if not low <= value <= high:
        raise BadInput(f"{where} must be from {low} to {high}, not {value}")
    return value


def known(value: object, words: Sequence[str], where: str) -> str:
    """One of these words."""
    if not isinstance(value, str) or value not in words:
        raise BadInput(f"{where}: {value!r} is not known; it is one of {one_of(list(words))}")
    return value


def listed(value: object, where: str, length: int | None = None) -> list[object]:
    """A list, of this length where one is given."""
    if not isinstance(value, (list, tuple)):
        raise BadInput(f"{where} must be a list, not {kind_of(value)}")
    if length is not None and len(value) != length:
        raise BadInput(f"{where} must have {length} entries, not {len(value)}")
    return list(value)


def kind_of(value: object) -> str:
    """The kind of a value, for an error message."""
    names = {"str": "the text", "int": "the number", "float": "the number", "bool": "the truth value"}
    kind = type(value).__name__
    if kind in names:
        return f"{names[kind]} {value!r}"
    return {"NoneType": "nothing", "list": "a list", "dict": "an object"}.get(kind, f"a {kind}")
