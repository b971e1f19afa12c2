"""Differences: the new value can be made of the old one and the change, and what did not change is not sent again."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json

from benben.play.difference import ascending_difference, difference, list_difference

from properties import BOUNDED


class Thing(Struct, frozen=True):
    """An item with an id, which several may share."""

    id: str
    count: int = 1
    parts: list[str] = []


class Option(Struct, frozen=True):
    """An item without an id."""

    action: int
    path: tuple[str, ...] = ()


class Whole(Struct):
    """A value with lists of all kinds."""

    things: list[Thing]
    options: list[Option]
    numbers: list[int | None]
    rows: list[list[int]]


THINGS = st.builds(Thing, st.sampled_from("abcd"), st.integers(0, 2), st.lists(st.sampled_from("xy"), max_size=2))
OPTIONS = st.builds(Option, st.integers(0, 3), st.lists(st.sampled_from("xy"), max_size=1).map(tuple))
WHOLES = st.builds(
    Whole,
    st.lists(THINGS, max_size=7),
    st.lists(OPTIONS, max_size=7),
    st.lists(st.integers(0, 3) | st.none(), max_size=6),
    st.lists(st.lists(st.integers(0, 1), max_size=2), max_size=4),
)


def changed(old: Any, change: Any) -> Any:
    """What a client makes of the old value as JSON and a change, as docs/protocol.md says."""
    if change is None:
        return old
    if "set" in change:
        return change["set"]
    if "fields" in change:
        return old | {name: changed(old[name], inner) for name, inner in change["fields"].items()}
    items: list[Any] = []
    for piece in change["items"]:
        if isinstance(piece, list):
            items += old[piece[0] : piece[0] + piece[1]]
        elif "new" in piece:
            items += piece["new"]
        else:
            items.append(changed(old[piece["from"]], piece["change"]))
    return items


@given(WHOLES, WHOLES)
@BOUNDED
def test_the_new_value_is_made_of_the_old_one_and_the_change(old: Whole, new: Whole) -> None:
    change = json.decode(json.encode(difference(old, new)))
    assert changed(json.decode(json.encode(old)), change) == json.decode(json.encode(new))
    assert (change is None) == (old == new)


def test_an_item_that_moved_is_taken_from_where_its_equal_was() -> None:
    old = [Thing("a"), Thing("b"), Thing("c")]
    assert list_difference(old, [Thing("c"), Thing("a"), Thing("b")]) == [[2, 1], [0, 2]]


def test_of_items_that_share_an_id_the_equal_one_is_taken() -> None:
    old = [Thing("x"), Thing("a", 1), Thing("a", 2), Thing("y")]
    assert list_difference(old, [Thing("y"), Thing("a", 1)]) == [[3, 1], [1, 1]]


def test_an_item_that_moved_and_changed_is_told_by_what_changed() -> None:
    old = [Thing("x"), Thing("a", 1)]
    assert list_difference(old, [Thing("a", 2), Thing("z")]) == [
        {"from": 1, "change": {"fields": {"count": {"set": 2}}}},
        {"new": [Thing("z")]},
    ]


def test_items_without_an_id_are_found_by_their_equals_alone() -> None:
    old = [Option(1), Option(2, ("x",)), Option(3)]
    assert list_difference(old, [Option(2, ("x",)), Option(1, ("y",))]) == [[1, 1], {"new": [Option(1, ("y",))]}]


def test_lists_that_are_equal_have_no_difference() -> None:
    assert difference([Thing("a"), Thing("b")], [Thing("a"), Thing("b")]) is None
    assert difference([1], []) == {"set": []}
    assert difference([], []) is None


class Opaque(Struct, frozen=True):
    """An item that cannot be written as JSON."""

    id: str
    what: object


def test_items_that_moved_are_found_without_writing_them() -> None:
    here, there = Opaque("a", object()), Opaque("b", object())
    assert list_difference([here, there], [there, here]) == [[1, 1], [0, 1]]


ASCENDING = st.sets(st.integers(0, 12)).map(lambda numbers: [Option(number) for number in sorted(numbers)])


@BOUNDED
@given(ASCENDING, ASCENDING)
def test_a_list_that_ascends_can_be_made_of_another_and_only_what_is_new_is_sent(
    old: list[Option], new: list[Option]
) -> None:
    pieces = ascending_difference(old, new, "action")
    assert changed(json.decode(json.encode(old)), {"items": json.decode(json.encode(pieces))}) == json.decode(
        json.encode(new)
    )
    sent = [item for piece in pieces if isinstance(piece, dict) for item in piece["new"]]
    assert sent == [item for item in new if item not in old]
