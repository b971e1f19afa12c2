"""Every rule of Giza: The Great Pyramid is cited by code, by a test and by the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RULES = {1: 6, 2: 3, 3: 6, 4: 6, 5: 7, 6: 4, 7: 4, 8: 2}
"""The number of rules of each chapter."""
IDS = [f"GP-{chapter}.{number}" for chapter, last in RULES.items() for number in range(1, last + 1)]


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_is_in_code_tests_and_rulebook(rule: str) -> None:
    exact = re.compile(re.escape(rule) + r"(?!\d)")
    sources = (ROOT / "src/benben/games/great_pyramid").rglob("*.py")
    assert any(exact.search(path.read_text("utf-8")) for path in sources)
    tests = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    assert any(exact.search(path.read_text("utf-8")) for path in tests)
    assert exact.search((ROOT / "src/benben/games/great_pyramid/rulebook/en.md").read_text("utf-8"))
