"""The source map of docs/architecture.md names every module with the first line of its docstring."""

from __future__ import annotations

import re

from tools.source_map import PAGE, ROOT, SOURCE, first_line, rewritten


def test_the_source_map_is_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert rewritten(page) == page, "run: python -m tools.source_map"


def test_every_module_has_a_first_line_that_says_what_it_holds() -> None:
    modules = list(SOURCE.rglob("*.py"))
    assert len(modules) > 100
    assert [path for path in modules if len(first_line(path)) <= 10] == []


def test_the_page_names_files_that_exist() -> None:
    named = re.findall(r"`((?:server|play|tests|tools)/[\w/]+\.py)`", PAGE.read_text("utf-8"))
    assert len(named) > 3
    assert [name for name in named if not (ROOT / name).exists() and not (SOURCE / name).exists()] == []
