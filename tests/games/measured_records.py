"""Shared by the tests of studies: records and what is measured of them."""

from __future__ import annotations

import re
from pathlib import Path

import benben
from benben.play.study import Values, study_of

RECORDS = Path(__file__).parents[1] / "records"


def read_record(name: str) -> benben.Record:
    """A record of tests/records by name."""
    return benben.Record.loads((RECORDS / f"{name}.record").read_text("utf-8"))


def measure_record(name: str) -> dict[str, Values]:
    """All measures of the game's study, on a record."""
    record = read_record(name)
    return study_of(record.game).read(record)


def count_actions(name: str, pattern: str) -> int:
    """The number of actions of a record whose text matches a pattern."""
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    return len(re.findall(rf"^\d+ \S+ {pattern}", text, flags=re.M))


def by_seat(values: Values) -> list[float]:
    """The amounts of all categories added up, for each seat."""
    return [sum(column) for column in zip(*values.values(), strict=True)]


def trials(values: Values) -> float:
    """The trials of a share, over all categories."""
    return sum(count for _, count in values.values())


def hits(values: Values) -> float:
    """The hits of a share, over all categories."""
    return sum(count for count, _ in values.values())
