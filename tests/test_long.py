"""The fair selection of cases that `make test` runs."""

from __future__ import annotations

from itertools import product
from typing import Any

from long import all_compiled, fair_selection, first_fair


def fair(cases: list[Any]) -> list[tuple[object, ...]]:
    return [case.values for case in cases if not case.marks]


def test_every_value_occurs_in_the_fair_selection_of_a_matrix() -> None:
    matrix = list(product(["giza", "pyramids", "egizia"], ["desktop", "phone"], ["en", "fr", "nl", "de"]))
    cases = fair_selection(matrix)
    assert [case.values for case in cases] == matrix, "no case is left out"
    chosen = fair(cases)
    assert len(chosen) == 4
    assert [set(values) for values in zip(*chosen, strict=True)] == [
        {"giza", "pyramids", "egizia"},
        {"desktop", "phone"},
        {"en", "fr", "nl", "de"},
    ]
    assert [size for _, size, _ in chosen].count("phone") == 2, "no value is chosen more often than it must be"


def test_values_of_different_arguments_are_told_apart_even_if_they_are_equal() -> None:
    assert fair(fair_selection([(1, 2), (2, 1), (1, 1)])) == [(1, 2), (2, 1)]


def test_interpreted_the_first_case_of_each_title_is_fair_and_compiled_every_case() -> None:
    tables = [("giza", 2), ("giza", 3), ("egizia", 2), ("egizia", 3)]
    assert fair(all_compiled(tables, compiled=False)) == [("giza", 2), ("egizia", 2)]
    assert fair(all_compiled(tables, compiled=True)) == tables


def test_a_single_argument_may_be_anything() -> None:
    sizes = [{"width": 390}, {"width": 820}]
    assert fair(fair_selection(sizes)) == [({"width": 390},), ({"width": 820},)]
    assert fair(first_fair(sizes)) == [({"width": 390},)]
