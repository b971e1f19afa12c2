"""Blocks of a page that a command writes, and the tables that are written there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.coverage import by_room
from tools.generated import with_block, write_block
from tools.mutation import Mutant, figures, read_session

PAGE = "before\n<!-- begin figures -->\nold\n<!-- end figures -->\nafter\n"


def test_a_block_is_replaced_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    write_block(page, "figures", "| new |")
    assert page.read_text("utf-8") == PAGE.replace("old", "| new |")


@pytest.mark.parametrize("page", ["", PAGE.replace("end figures", "end others"), PAGE + PAGE])
def test_a_page_must_have_the_block_once(page: str) -> None:
    with pytest.raises(ValueError, match="must have one block"):
        with_block(page, "figures", "new")


def summary(statements: int, covered: int, branches: int, taken: int) -> dict[str, dict[str, int]]:
    names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    return {"summary": dict(zip(names, (statements, covered, branches, taken), strict=True))}


def test_coverage_is_added_up_by_room() -> None:
    files = {
        "src/benben/kernel/state.py": summary(60, 60, 10, 5),
        "src/benben/kernel/step.py": summary(40, 20, 0, 0),
        "src/benben/games/giza/steps.py": summary(1000, 1000, 4, 4),
        "src/benben/words.py": summary(100, 50, 0, 0),
        "/tmp/pytest/a-copy/src/benben/words.py": summary(100, 0, 0, 0),
    }
    assert by_room({"files": files}).splitlines()[2:] == [
        "| `games` | 1,000 | 100.0% | 4 | 100.0% |",
        "| `kernel` | 100 | 80.0% | 10 | 50.0% |",
        "| the package itself | 100 | 50.0% | 0 | - |",
        "| all | 1,200 | 94.2% | 14 | 64.3% |",
    ]


STEPS, SCORING = "src/benben/games/giza/steps.py", "src/benben/games/giza/scoring.py"


def test_mutants_are_read_from_a_dump_and_counted_by_module() -> None:
    item = '{"mutations": [{"module_path": "%s", "start_pos": [7, 0]}]}'
    result = '{"worker_outcome": "normal", "test_outcome": "%s", "diff": "--- a\\n+++ b\\n-old\\n+  new"}'
    lines = [f"[{item % STEPS}, {result % outcome}]" for outcome in ("killed", "killed", "survived", "incompetent")]
    lines += [f"[{item % SCORING}, {result % 'survived'}]", f'[{item % STEPS}, {{"worker_outcome": "skipped"}}]']
    mutants = read_session("\n".join(lines))
    assert mutants[2] == Mutant(STEPS, 7, "new", "survived")
    assert figures(mutants).splitlines()[2:] == [
        "| `steps.py` | 4 | 3 | 1 | 75.0% |",
        "| `scoring.py` | 1 | 0 | 1 | 0.0% |",
        "| together | 5 | 3 | 2 | 60.0% |",
    ]


def test_a_mutant_that_could_not_be_tried_is_no_success() -> None:
    with pytest.raises(RuntimeError, match="could not try a mutant"):
        read_session('[{"mutations": []}, null]')
