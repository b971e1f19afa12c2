"""Cases of a parametrized test: the quick tests take the first of each kind, `make test` takes all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def first_quick(cases: Iterable[Any], kind: Callable[[Any], object] = lambda case: None) -> list[Any]:
    """The cases, in which all but the first of each kind are marked as slow. A tuple is one case of several arguments."""
    seen: set[object] = set()
    params = []
    for case in cases:
        marks = [pytest.mark.slow] if kind(case) in seen else []
        seen.add(kind(case))
        params.append(pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=marks))
    return params


def by_game(case: tuple[Any, ...]) -> object:
    """The kind of a case that names its game first."""
    return case[0]
