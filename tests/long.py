"""Cases that repeat one check over many titles, languages, sizes or themes.

`make test` runs a fair selection of them. The others are marked `long`, and `make test-long` runs those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import benben.kernel.state as state_module

COMPILED = not (state_module.__file__ or "").endswith(".py")
"""True if the engine under test is compiled."""


def first_fair(cases: Iterable[Any]) -> list[Any]:
    """The cases, in which all but the first are marked as long. A tuple is one case of several arguments."""
    return [_param(case, long=place > 0) for place, case in enumerate(cases)]


def all_compiled(cases: Iterable[tuple[Any, ...]], compiled: bool = COMPILED) -> list[Any]:
    """The cases, of which `make test` runs all compiled, and interpreted the first of each title: it is the first argument.

    For whole games that take seconds interpreted: both modes run the same source.
    """
    seen: set[object] = set()
    params = []
    for case in cases:
        params.append(_param(case, long=not compiled and case[0] in seen))
        seen.add(case[0])
    return params


def fair_selection(cases: Iterable[Any]) -> list[Any]:
    """The cases, of which few are not marked as long: every value of every argument occurs in one of those.

    Among cases with equally many new values, the one is chosen whose values were chosen least often, then the first.
    """
    listed = [case if isinstance(case, tuple) else (case,) for case in cases]
    values = [{(place, repr(value)) for place, value in enumerate(case)} for case in listed]
    used: Counter[tuple[int, str]] = Counter()
    chosen: set[int] = set()
    while missing := set().union(*values) - set(used):
        best = max(
            (number for number in range(len(listed)) if number not in chosen),
            key=lambda number: (len(values[number] & missing), -sum(used[value] for value in values[number]), -number),
        )
        chosen.add(best)
        used.update(values[best])
    return [_param(case, long=number not in chosen) for number, case in enumerate(listed)]


def _param(case: Any, long: bool) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=[pytest.mark.long] if long else [])
