"""Catalogues: every move is its own parser whatever its case and spacing, and a slip of the pen is answered with a hint."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import benben
from benben import BadInput
from benben.kernel.catalogue import Catalogue, Family

from properties import BOUNDED

NAMES = benben.games()
SPACES = st.text(" \t\n\u00a0", min_size=1, max_size=3)


class Move(NamedTuple):
    """An action of a game."""

    catalogue: Catalogue
    action: int

    @property
    def text(self) -> str:
        return self.catalogue.text(self.action)


@st.composite
def moves(draw: st.DrawFn) -> Move:
    """Any move of any game, every family as likely as another."""
    catalogue = benben.game(draw(st.sampled_from(NAMES))).catalogue
    family = draw(st.sampled_from(catalogue.families))
    return Move(catalogue, int(family.base) + draw(st.integers(0, int(family.size) - 1)))


@BOUNDED
@given(moves(), st.data())
def test_a_move_is_its_own_parser_in_any_case_and_spacing(move: Move, data: st.DataObject) -> None:
    assert move.catalogue.parse(move.text) == move.action
    words = [word.upper() if data.draw(st.booleans()) else word for word in move.text.split(" ")]
    written = "".join(data.draw(SPACES) + word for word in words) + data.draw(SPACES)
    assert move.catalogue.parse(written) == move.action


def other(catalogue: Catalogue, text: str) -> str:
    """Why a text is no move; the test does not count when it is one."""
    assume(" ".join(text.lower().split()) not in {catalogue.text(action) for action in range(len(catalogue))})
    with pytest.raises(BadInput) as refused:
        catalogue.parse(text)
    return str(refused.value)


@BOUNDED
@given(moves(), st.data())
def test_a_slip_of_the_pen_is_answered_with_a_move_that_exists(move: Move, data: st.DataObject) -> None:
    assume(len(move.text) > 3)
    at = data.draw(st.integers(0, len(move.text) - 1))
    slip = data.draw(st.sampled_from(["", "x", move.text[at] * 2, "9"]))
    why = other(move.catalogue, move.text[:at] + slip + move.text[at + 1 :])
    hint = re.search(r"; did you mean '(.*)'\?$", why)
    assert hint is not None, why
    assert move.catalogue.text(move.catalogue.parse(hint[1])) == hint[1]


@BOUNDED
@given(moves(), st.data())
def test_a_known_verb_with_other_words_is_answered_with_its_form(move: Move, data: st.DataObject) -> None:
    family = move.catalogue.family(move.action)
    verb = family.pattern.split(" ")[0]
    assume("{" not in verb)
    words = data.draw(st.lists(st.sampled_from(["on", "p1", "now", "7"]), min_size=4, max_size=6))
    assert f"the form is {forms(move.catalogue, verb)}" in other(move.catalogue, " ".join([verb, *words]))


def forms(catalogue: Catalogue, verb: str) -> str:
    """The first form of a move that begins with this verb."""
    return next(family.pattern for family in catalogue.families if family.pattern.split(" ")[0] == verb)


@BOUNDED
@given(st.sampled_from(NAMES), st.one_of(st.text(max_size=30), st.integers(), st.none(), st.binary(max_size=4)))
def test_nothing_raises_anything_but_bad_input(name: str, written: object) -> None:
    catalogue = benben.game(name).catalogue
    try:
        action = catalogue.parse(written)
    except BadInput as error:
        message = str(error)
    else:
        message = f"{catalogue.text(action)!r} is a move"
    assert re.search(r"a move is a text|is no move; (the form is|moves begin with)|is a move$", message)


@st.composite
def chosen(draw: st.DrawFn) -> tuple[Catalogue, Family, list[int]]:
    """A family of any game and one value of each of its axes."""
    catalogue = benben.game(draw(st.sampled_from(NAMES))).catalogue
    family = draw(st.sampled_from(catalogue.families))
    return catalogue, family, [draw(st.integers(0, int(axis.size) - 1)) for axis in family.axes]


@BOUNDED
@given(chosen())
def test_values_give_an_action_and_the_action_the_values(case: tuple[Catalogue, Family, list[int]]) -> None:
    catalogue, family, values = case
    action = family.action(*values)
    assert family.values(action) == values
    assert catalogue.family(action) is family
    words = {axis.name: axis.words[value] for axis, value in zip(family.axes, values, strict=True)}
    assert family.words(action) == words
    assert catalogue.text(action) == family.pattern.format(**words)


@BOUNDED
@given(chosen(), st.data())
def test_a_value_that_no_axis_has_is_refused_by_the_name_of_the_axis(
    case: tuple[Catalogue, Family, list[int]], data: st.DataObject
) -> None:
    _, family, values = case
    assume(values)
    at = data.draw(st.integers(0, len(values) - 1))
    size = int(family.axes[at].size)
    values[at] = data.draw(st.sampled_from([-1, size, size + 7]))
    with pytest.raises(BadInput, match=rf"^{family.name}: -?\d+ is no {family.axes[at].name}; there are {size}$"):
        family.action(*values)
    with pytest.raises(BadInput, match=rf"^{family.name} takes {len(values)} values, not {len(values) + 1}$"):
        family.action(*values, 0)


@pytest.mark.parametrize("name", NAMES)
def test_actions_are_numbered_without_a_gap(name: str) -> None:
    catalogue = benben.game(name).catalogue
    ends = [0, *[int(family.base + family.size) for family in catalogue.families]]
    assert [int(family.base) for family in catalogue.families] == ends[:-1]
    assert ends[-1] == len(catalogue)
    with pytest.raises(BadInput, match=rf"{len(catalogue)} is no action"):
        catalogue.text(len(catalogue))
