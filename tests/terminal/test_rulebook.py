"""Every rule that code cites stands in the rulebook, and every message it speaks stands in the catalogue."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

import benben
from benben.kernel.errors import BadInput
from benben.rulebook import parse, rulebook
from benben.words import Words

from hoard.game import GAME as HOARD


def constants(name: str) -> set[str]:
    """Every text constant in the code of a game."""
    found: set[str] = set()
    for path in Path(str(files(f"benben.games.{name}"))).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


def told_kinds(name: str) -> set[str]:
    """The kinds of events that a game tells besides its actions."""
    found: set[str] = set()
    for path in Path(str(files(f"benben.games.{name}"))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.parametrize("name", benben.games())
def test_every_rule_that_is_cited_stands_in_the_rulebook(name: str) -> None:
    game = benben.game(name)
    cited = {step.rule for step in game.steps} | {option.rule for option in game.options} | {game.end_rule}
    cited |= {text for text in constants(name) if re.fullmatch(r"[A-Z]{2}-\d+(\.\d+)?", text)}
    assert len(cited) > 3
    assert cited <= set(rulebook(game).ids)


@pytest.mark.parametrize("name", benben.games())
def test_no_rule_is_left_out_of_the_rulebook(name: str) -> None:
    numbers = [tuple(map(int, rule.split("-")[1].split("."))) for rule in rulebook(benben.game(name)).ids]
    for before, after in pairwise(numbers):
        follows = [(before[0] + 1,), (before[0], 1)] if len(before) == 1 else [(before[0] + 1,), (before[0], before[1] + 1)]
        assert after in follows


@pytest.mark.parametrize("name", benben.games())
def test_every_message_stands_in_the_catalogue(name: str) -> None:
    game, words = benben.game(name), Words()
    keys = {text for text in constants(name) if re.fullmatch(rf"{name}(-[a-z0-9_]+)+", text)}
    keys |= {f"{name}-option-{option.name}" for option in game.options}
    keys |= {f"{name}-event-{kind}" for kind in told_kinds(name)}
    for family in game.catalogue.families:
        keys.add(f"{name}-event-{family.name}")
    keys |= {f"{name}-ask-{step.name}" for step in game.steps if not hasattr(step, "sample") or "Chance" not in bases(step)}
    assert [key for key in sorted(keys) if not words.knows(key)] == []


def bases(step: object) -> str:
    return " ".join(kind.__name__ for kind in type(step).__mro__)


def test_a_paragraph_is_found_by_its_id_and_a_chapter_by_its_beginning() -> None:
    book = rulebook(benben.game("giza"))
    assert [item.rule for item in book.find("gz-4.1")] == ["GZ-4.1"]
    assert [item.rule for item in book.find("GZ-4")] == ["GZ-4", "GZ-4.1", "GZ-4.2", "GZ-4.3"]
    with pytest.raises(BadInput, match=r"there is no rule 'GZ-4.9'.*GZ-4\.1"):
        book.find("GZ-4.9")


def test_a_language_without_a_rulebook_reads_english() -> None:
    giza = benben.game("giza")
    assert rulebook(giza, "xx").find("GZ-4.1")[0].text == rulebook(giza).find("GZ-4.1")[0].text


def test_a_game_without_a_rulebook_has_empty_pages() -> None:
    assert rulebook(HOARD).ids == []
    with pytest.raises(BadInput, match="there is no rule 'HO-2' in this rulebook"):
        rulebook(HOARD).find("HO-2")


def test_lines_that_go_on_belong_to_their_paragraph() -> None:
    book = parse("# A\n\n## AA-1 First\n- AA-1.1 One\n  and a half.\n- AA-1.2 Two.\n")
    assert [(item.rule, item.text) for item in book.paragraphs] == [
        ("AA-1", "First"),
        ("AA-1.1", "One and a half."),
        ("AA-1.2", "Two."),
    ]


def test_names_follow_the_edition() -> None:
    old = Words("en", {"p1": "Ann"}, "giza", {"edition": "fun-factory-2005"})
    assert old.noun("site", "cheops") == "Khufu"
    assert old.say("giza-nothing-to-demolish", player="p1", site="cheops") == "there is nothing to demolish at Ann's Khufu"
    assert old.say("not-asked", move="stop", step="turn").startswith('"stop" does not answer')
    assert Words(game="giza").noun("site", "cheops") == "Cheops"


def test_several_seats_are_said_as_a_list() -> None:
    words = Words("en", {"p1": "Ann", "p2": "Bo", "p3": "Cleo"})
    assert words.say("not-your-turn", who="p3", asked="p1 p2") == "it is not Cleo's turn: Ann, Bo is asked"
