"""The constructor and `clone` of every State class are what its declared fields give, and its JSON form covers them all."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest

import benben
from benben.testing.position_code import BEGIN, END, declared_fields, rewritten

SOURCE = f'''
class Small(State):
    """A position."""

    hand: vec[i64]
    """Cards."""
    round: i64
    map: Board

{BEGIN}

{END}

    def other(self) -> None: ...
'''


def state_file(name: str) -> Path:
    path = Path(inspect.getfile(type(benben.game(name)))).with_name("state.py")
    return path if path.exists() else Path(benben.__file__).parent / "games" / name / "state.py"


def with_written_code(name: str) -> bool:
    return BEGIN in state_file(name).read_text("utf-8")


@pytest.mark.parametrize("name", [name for name in benben.games() if with_written_code(name)])
class TestEveryGame:
    def test_the_written_code_is_up_to_date(self, name: str) -> None:
        source = state_file(name).read_text("utf-8")
        assert rewritten(source) == source, "run: python -m benben.testing.position_code"

    def test_the_json_form_covers_every_declared_field(self, name: str) -> None:
        _, fields = declared_fields(state_file(name).read_text("utf-8"))
        assert benben.game(name).position.fields() == {field.name for field in fields}


def test_a_clone_copies_vectors_shares_numbers_and_asks_objects_to_copy_themselves() -> None:
    written = rewritten(SOURCE)
    assert "hand=self.hand[:], round=self.round, map=self.map.copy()" in written
    assert "        *,\n        hand: vec[i64],\n        round: i64,\n        map: Board,\n    ) -> None:" in written
    assert written.endswith(f"{END}\n\n    def other(self) -> None: ...\n")
    assert rewritten(written) == written


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("class Small: ...", "no class has the mark"),
        (f"{BEGIN}\n{END}\nclass Small: ...", "outside of a class"),
        (f"class Small:\n    a: i64\n{BEGIN}\n", "is missing"),
    ],
)
def test_marks_that_are_missing_are_named(source: str, message: str) -> None:
    with pytest.raises(benben.BadInput, match=message):
        rewritten(source)
