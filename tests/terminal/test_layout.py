"""Layout: tokens in rows, and lists in columns."""

from __future__ import annotations

from rich.text import Text

from benben.terminal.layout import fit_tokens, in_columns


def test_tokens_that_do_not_fit_are_replaced_by_an_ellipsis() -> None:
    tokens = [(str(number), "") for number in range(10)]
    rows = fit_tokens(tokens, 5, 1, " ")
    assert "".join(text for text, _ in rows[0]) == "… 8 9"


def test_columns_are_read_downwards() -> None:
    assert [line.plain for line in in_columns([Text(letter) for letter in "abcde"], 9)] == ["a  c  e", "b  d"]


def test_a_list_has_as_many_columns_as_fit() -> None:
    entries = [Text(word) for word in ("a", "bb", "a long entry", "d", "e")]
    assert [line.plain for line in in_columns(entries, 30)] == ["a  bb  a long entry  d  e"]
    assert [line.plain for line in in_columns(entries, 16)] == ["a             d", "bb            e", "a long entry"]
    assert [line.plain for line in in_columns(entries, 5)] == ["a", "bb", "a long entry", "d", "e"]
