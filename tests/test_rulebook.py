"""Every rule that the code cites is in the rulebook; every message key it uses is in the catalogue."""

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


def emitted_kinds(name: str) -> set[str]:
    """The kinds of events that a game emits besides its actions."""
    found: set[str] = set()
    for path in Path(str(files(f"benben.games.{name}"))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.parametrize("name", benben.games())
def test_every_rule_that_is_cited_is_in_the_rulebook(name: str) -> None:
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


def test_events_that_games_emit_are_found_in_their_code() -> None:
    assert {"demolished", "scored"} <= {kind for name in benben.games() for kind in emitted_kinds(name)}


@pytest.mark.parametrize("name", benben.games())
def test_every_message_is_in_the_catalogue(name: str) -> None:
    game, words = benben.game(name), Words()
    keys = {text for text in constants(name) if re.fullmatch(rf"{name}(-[a-z0-9_]+)+", text)}
    keys |= {f"{name}-option-{option.name}" for option in game.options}
    keys |= {f"{name}-event-{kind}" for kind in emitted_kinds(name)}
    for family in game.catalogue.families:
        keys.add(f"{name}-event-{family.name}")
    keys |= {f"{name}-ask-{step.name}" for step in game.steps if not hasattr(step, "sample") or "Chance" not in bases(step)}
    assert [key for key in sorted(keys) if not words.knows(key)] == []


def bases(step: object) -> str:
    """The names of all classes a step inherits from."""
    return " ".join(kind.__name__ for kind in type(step).__mro__)


def test_a_paragraph_is_found_by_its_id_and_a_chapter_by_its_beginning() -> None:
    book = rulebook(benben.game("giza"))
    assert [item.rule for item in book.find("gz-4.1")] == ["GZ-4.1"]
    assert [item.rule for item in book.find("GZ-4")] == ["GZ-4", "GZ-4.1", "GZ-4.2", "GZ-4.3"]
    with pytest.raises(BadInput, match=r"there is no rule 'GZ-4.9'.*GZ-4\.1"):
        book.find("GZ-4.9")


def test_a_language_without_a_rulebook_uses_the_english_one() -> None:
    giza = benben.game("giza")
    assert rulebook(giza, "xx").find("GZ-4.1")[0].text == rulebook(giza).find("GZ-4.1")[0].text


def test_a_game_without_a_rulebook_has_no_rules() -> None:
    assert rulebook(HOARD).ids == []
    with pytest.raises(BadInput, match="there is no rule 'HO-2' in this rulebook"):
        rulebook(HOARD).find("HO-2")


def test_indented_lines_belong_to_the_paragraph_above() -> None:
    book = parse("# A\n\n## AA-1 First\n- AA-1.1 One\n  and a half.\n- AA-1.2 Two.\n")
    assert [(item.rule, item.text) for item in book.paragraphs] == [
        ("AA-1", "First"),
        ("AA-1.1", "One and a half."),
        ("AA-1.2", "Two."),
    ]
