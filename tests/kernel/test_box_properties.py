"""Boxes: whatever value of a box.toml is wrong, the error says which; an unchanged box reads as it was."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import benben
from benben import BadInput

from properties import BOUNDED

Path = tuple[str | int, ...]

FREE = {"rule"}
"""Entries for readers of the file: nothing reads them."""

NAMES = benben.games()
BOXES: dict[str, dict[str, Any]] = {
    name: tomllib.loads(files(f"benben.games.{name}").joinpath("box.toml").read_text("utf-8")) for name in NAMES
}


def optional(name: str) -> set[str]:
    """Entries of a game's box that may be left out, as ``OPTIONAL_ENTRIES`` in the builders of its tests names them."""
    if find_spec(f"games.{name}.builders") is None:
        return set()
    return set(getattr(import_module(f"games.{name}.builders"), "OPTIONAL_ENTRIES", ()))


def read(name: str, data: dict[str, Any]) -> object:
    """The box of a game, read from these data written as TOML."""
    read_box: Callable[[str], object] = import_module(f"benben.games.{name}.box").read_box
    return read_box("".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items()))


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def paths(value: Any, at: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value within a value, with the way to it."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inner:
        yield (*at, key), child
        yield from paths(child, (*at, key))


def holder(data: Any, path: Path) -> Any:
    """What holds the value at the end of a way."""
    for key in path[:-1]:
        data = data[key]
    return data


def replaced(name: str, path: Path, value: object) -> dict[str, Any]:
    data = copy.deepcopy(BOXES[name])
    holder(data, path)[path[-1]] = value
    return data


def without(name: str, path: Path) -> dict[str, Any]:
    data = copy.deepcopy(BOXES[name])
    del holder(data, path)[path[-1]]
    return data


def refusal(name: str, data: dict[str, Any]) -> str:
    """Why a box is refused; nothing when it is not."""
    try:
        read(name, data)
    except BadInput as error:
        return str(error)
    return ""


def entry_of(path: Path) -> str:
    """The name under which a value stands."""
    return str([key for key in path if isinstance(key, str)][-1])


def plain(thing: object) -> object:
    """Everything within an object, so that two can be compared."""
    if isinstance(thing, list | tuple):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return {key: plain(item) for key, item in thing.items()}
    names = [*getattr(thing, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]  # compiled classes have no __dict__
    return {name: plain(getattr(thing, name)) for name in names if name != "__dict__"} if names else thing


ALL = [(name, path, value) for name in NAMES for path, value in paths(BOXES[name])]
SINGLE = [entry for entry in ALL if not isinstance(entry[2], dict | list) and entry_of(entry[1]) not in FREE]
NUMBERS = [(name, path, value) for name, path, value in SINGLE if type(value) is int]
OPTIONAL = {name: optional(name) for name in NAMES}
NAMED = [entry for entry in ALL if isinstance(entry[1][-1], str) and entry[1][-1] not in FREE | OPTIONAL[entry[0]]]

OF_EVERY_TYPE = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=5),
    st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.sampled_from(["name", "count", "of"]), st.integers(0, 9), max_size=2),
)


@pytest.mark.parametrize("name", NAMES)
def test_an_unchanged_box_reads_as_it_was(name: str) -> None:
    assert plain(read(name, BOXES[name])) == plain(import_module(f"benben.games.{name}.box").BOX)


@BOUNDED
@given(st.sampled_from(SINGLE), OF_EVERY_TYPE)
def test_a_value_of_the_wrong_type_is_named(entry: tuple[str, Path, Any], wrong: object) -> None:
    name, path, value = entry
    if type(wrong) is type(value):
        wrong = [wrong]
    with pytest.raises(BadInput, match=rf"^box\.toml: .*{entry_of(path)}"):
        read(name, replaced(name, path, wrong))


@BOUNDED
@given(st.sampled_from(NUMBERS), st.integers(1_000, 2**63 - 1), st.booleans())
def test_a_number_out_of_range_is_named(entry: tuple[str, Path, Any], far: int, below: bool) -> None:
    name, path, _ = entry
    with pytest.raises(BadInput, match=rf"^box\.toml: .*{entry_of(path)} must be from -?\d+ to \d+, not -?{far}$"):
        read(name, replaced(name, path, -far if below else far))


@BOUNDED
@given(st.sampled_from(NAMED))
def test_an_entry_that_is_missing_is_named(entry: tuple[str, Path, Any]) -> None:
    name, path, _ = entry
    with pytest.raises(BadInput, match=rf"^box\.toml.*: '{entry_of(path)}' is missing$"):
        read(name, without(name, path))


SECTION_NAMES = st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=1, max_size=12)


@BOUNDED
@given(st.sampled_from(NAMES), SECTION_NAMES, st.one_of(OF_EVERY_TYPE, st.just({"provenance": "rulebook"})))
def test_a_section_that_nothing_reads_is_named(name: str, section: str, value: object) -> None:
    assume(section not in {*BOXES[name], *OPTIONAL[name]})
    with pytest.raises(BadInput, match=rf"^box\.toml: '{section}' is not known here; entries are "):
        read(name, {**BOXES[name], section: value})


@pytest.mark.parametrize("name", [name for name in NAMES if "scoring" in BOXES[name]])
def test_a_line_of_the_scoring_that_nothing_reads_is_named(name: str) -> None:
    with pytest.raises(BadInput, match=r"^box\.toml: scoring: 'ships' is not known here"):
        read(name, replaced(name, ("scoring", "ships"), {"points": 1, "provenance": "rulebook"}))


@BOUNDED
@given(st.sampled_from(ALL), st.one_of(OF_EVERY_TYPE, st.just([{}]), st.just([[]]), st.just({"a": []})))
def test_whatever_stands_there_a_box_is_read_or_refused_by_an_entry(entry: tuple[str, Path, Any], value: object) -> None:
    name, path, _ = entry
    why = refusal(name, replaced(name, path, value))
    assert not why or why.split(": ")[1].strip("'").split("[")[0].split(" ")[0] in {*BOXES[name], "family"}, why


@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("giza", ("editions", "names"), [], "box.toml: editions: default: .* is one of nothing"),
        ("egizia", ("temple", 0, "needs"), ["none"], r"box.toml: temple\[0\]: needs: .* is one of nothing"),
        ("egizia", ("rounds", "decks", 0), "none", "box.toml: rounds: decks: 'none' is not known"),
        ("pyramids", ("families",), [], "box.toml: families: 0 cards are too few"),
        ("giza", ("sites", "sphinx"), "", "box.toml: sites: sphinx must be one word in small letters, not ''"),
        ("giza", ("sites", "pyramids", 0), "Great one", "box.toml: sites: pyramids must be one word in small letters"),
        ("egizia", ("nile", 0, "name"), "two words", r"box.toml: nile\[0\]: name must be one word in small letters"),
    ],
)
def test_faults_that_were_found_are_named(name: str, path: Path, value: object, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read(name, replaced(name, path, value))


@BOUNDED
@given(st.sampled_from(NAMES), st.text(st.characters(max_codepoint=126), max_size=40))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    with pytest.raises(BadInput, match=r"^box\.toml: "):
        import_module(f"benben.games.{name}.box").read_box(text)
