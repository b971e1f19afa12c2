"""Values that are read as they are stored, so that one row which cannot be understood harms no other."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import DecodeError, json
from sqlalchemy import JSON, Boolean, Column, ColumnElement, Integer, Text, cast

T = TypeVar("T")

AS_STORED = (JSON, Boolean)
"""Types whose values SQLAlchemy would convert, and raise an error for all rows if it cannot convert one."""


def as_stored(column: Column[Any]) -> ColumnElement[Any]:
    """A column that is read as it is stored: JSON as text, truth as a number."""
    if not isinstance(column.type, AS_STORED):
        return column
    return cast(column, Text if isinstance(column.type, JSON) else Integer).label(column.name)


def decoded(stored: str | None, kind: type[T], otherwise: T) -> T:
    """The value of a JSON column that was read as it is stored; another one if it is missing or not of this kind."""
    try:
        return otherwise if stored is None else json.decode(stored, type=kind)
    except DecodeError:  # also what is JSON, but of another kind
        return otherwise
