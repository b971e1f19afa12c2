"""Layout: tokens in rows, and lists in columns."""

from __future__ import annotations

from rich.text import Text

from benben.terminal.layout import fit_tokens, in_columns, shorten


def test_tokens_that_do_not_fit_are_replaced_by_an_ellipsis() -> None:
    tokens = [(str(number), "") for number in range(10)]
    rows = fit_tokens(tokens, 5, 1, " ")
    assert "".join(text for text, _ in rows[0]) == "… 8 9"


def test_names_that_begin_alike_are_told_apart_when_they_are_shortened() -> None:
    assert shorten("temple, berth 1", 15) == "temple, berth 1"
    assert shorten("temple and pyramid, berth 1", 20) == "temple and p…berth 1"
    assert shorten("temple and pyramid, berth 2", 20) == "temple and p…berth 2"
    assert shorten("averylongwordwithoutanyspace", 10) == "averylong…"


def test_columns_are_read_downwards() -> None:
    assert [line.plain for line in in_columns([Text(letter) for letter in "abcde"], 9)] == ["a  c  e", "b  d"]


def test_a_list_has_as_many_columns_as_fit() -> None:
    entries = [Text(word) for word in ("a", "bb", "a long entry", "d", "e")]
    assert [line.plain for line in in_columns(entries, 30)] == ["a  bb  a long entry  d  e"]
    assert [line.plain for line in in_columns(entries, 16)] == ["a             d", "bb            e", "a long entry"]
    assert [line.plain for line in in_columns(entries, 5)] == ["a", "bb", "a long entry", "d", "e"]
