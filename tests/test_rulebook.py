"""Every rule that the code cites is in the rulebook; every message key it uses is in the catalogue."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import benben
from benben.kernel.box_reader import BoxEntry, box_entries
from benben.kernel.errors import BadInput
from benben.new_game.hoard.game import GAME as TEMPLATE
from benben.play.scene import Piece
from benben.rulebook import BoxMark, MarkReader, Paragraph, parse, rulebook, source_key
from benben.words import DEFAULT_LANGUAGE, Words, languages

from hoard.game import GAME as HOARD
from properties import BOUNDED


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


# --- marks --------------------------------------------------------------------------------------------------------------

BOX = [
    BoxEntry("obelisk", "reconstructed", ""),
    BoxEntry("bidding", "source", "a page of 2010"),
    BoxEntry("berths", "rulebook", ""),
    BoxEntry("temple.left", "reconstructed", ""),
    BoxEntry("temple.right", "reconstructed", ""),
    BoxEntry("nile.market", "reconstructed", ""),
    BoxEntry("nile.grain", "rulebook", ""),
]


def marked(text: str, language: str = "en", box: list[BoxEntry] | None = BOX) -> Paragraph:
    """A paragraph of the template game with its marks read."""
    return MarkReader(TEMPLATE, box, Words(language), "hoard/rulebook/en.md").paragraph("HO-1.1", text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Nine stones{box obelisk}, no more.", "Nine stones (reconstructed), no more."),
        ("Nine stones {box obelisk}.", "Nine stones (reconstructed)."),
        ("At most 20{box bidding}.", "At most 20 (source: a page of 2010)."),
        ("Two{box berths} berths.", "Two berths."),
        ("Two {box berths}.", "Two."),
        ("2, 3, 4{box temple} on each side.", "2, 3, 4 (reconstructed) on each side."),
        ("Coins. {piece coin gold} {piece coin copper} And more.", "Coins. And more."),
        ("Coins. {piece coin gold}", "Coins."),
        ("{piece coin gold} Coins.", "Coins."),
    ],
)
def test_marks_in_plain_text(text: str, said: str) -> None:
    assert marked(text).text == said


def test_marks_are_said_in_the_language() -> None:
    assert marked("9{box obelisk}, 20{box bidding}", "de").text == "9 (rekonstruiert), 20 (Quelle: a page of 2010)"
    assert marked("9{box obelisk}", "fr").text == "9 (reconstitué)"


def test_parts_are_in_the_order_of_reading() -> None:
    text, mark, between, piece, rest = marked("Nine{box obelisk} stones. {piece coin gold} They stay.").parts
    assert (text, between, rest) == ("Nine", " stones.", " They stay.")
    assert isinstance(mark, BoxMark)
    assert (mark.entry, mark.provenance, mark.source) == ("obelisk", "reconstructed", "")
    assert isinstance(piece, Piece)
    assert (piece.kind, piece.word) == ("coin", "gold")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a {box obelisc}", "{box obelisc}: box.toml has no entry 'obelisc'; similar entries: obelisk"),
        ("a {box nile}", "{box nile}: nile.market and nile.grain differ in provenance; a mark names one of them"),
        ("a {box}", "{box} is not a mark; marks are {box ENTRY} and {piece KIND WORD}"),
        ("a {box obelisk bidding}", "{box obelisk bidding} is not a mark; marks are {box ENTRY} and {piece KIND WORD}"),
        ("a {coin gold}", "{coin gold} is not a mark; marks are {box ENTRY} and {piece KIND WORD}"),
        ("a {piece coin}", "{piece coin} is not a mark; marks are {box ENTRY} and {piece KIND WORD}"),
        ("a {piece coin tin}", "{piece coin tin}: Hoard has no such piece to show"),
        ("a {box obelisk b", "{box obelisk b: a mark is {box ENTRY} or {piece KIND WORD} in a rule"),
        ("a {{box obelisk}}", "{: a mark is {box ENTRY} or {piece KIND WORD} in a rule"),
        ("a box obelisk} b", "} b: a mark is {box ENTRY} or {piece KIND WORD} in a rule"),
    ],
)
def test_a_faulty_mark_is_named_with_its_file_and_rule(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(f'hoard/rulebook/en.md: HO-1.1: {why}')}$"):
        marked(text)


def test_a_game_without_a_box_has_no_values_to_mark() -> None:
    with pytest.raises(BadInput, match=r"HO-1\.1: \{box obelisk\}: Hoard has no box\.toml$"):
        marked("9{box obelisk}", box=None)


def test_a_game_that_names_no_pieces_has_none_to_show() -> None:
    game = benben.kernel.game.Game("bare", "Bare", "1", (2, 2), [], TEMPLATE.catalogue, [], "BA-1")
    with pytest.raises(BadInput, match=r"BA-1: \{piece coin gold\}: Bare has no such piece to show$"):
        MarkReader(game, None, Words(), "bare.md").paragraph("BA-1", "{piece coin gold}")


@pytest.mark.parametrize("text", ["# A {box obelisk}\n", "A {box obelisk}.\n", "# A\n## AA-1 B {piece coin gold}\n"])
def test_marks_belong_into_rules(text: str) -> None:
    with pytest.raises(BadInput, match=r"a mark is \{box ENTRY\} or \{piece KIND WORD\} in a rule"):
        parse(text, MarkReader(TEMPLATE, BOX, Words(), "en.md"))


def test_a_mark_may_be_broken_into_two_lines() -> None:
    book = parse("# A\n## AA-1 B\n- AA-1.1 Nine {box\n  obelisk}.\n", MarkReader(TEMPLATE, BOX, Words(), "en.md"))
    assert book.find("AA-1.1")[0].text == "Nine (reconstructed)."


def test_text_of_a_chapter_may_have_marks() -> None:
    book = parse("# A\n## AA-1 B\nNine {box obelisk}.\n", MarkReader(TEMPLATE, BOX, Words(), "en.md"))
    assert [item.text for item in book.paragraphs] == ["B", "Nine (reconstructed)."]


def refusal(text: str) -> str:
    """Why a paragraph is refused; nothing when it is not."""
    try:
        marked(text)
    except BadInput as error:
        return str(error)
    return ""


PIECES_OF_TEXT = st.lists(
    st.sampled_from(["{", "}", "box", "piece", " ", "obelisk", "nile", "temple", "coin", "gold", "9", "{box obelisk}"]),
    max_size=12,
)


@BOUNDED
@given(PIECES_OF_TEXT)
def test_whatever_is_written_is_read_or_refused_by_file_and_rule(pieces: list[str]) -> None:
    text = "".join(pieces)
    why = refusal(text)
    if why:
        assert re.match(r"hoard/rulebook/en\.md: HO-1\.1: [{}]", why)
    else:
        read = marked(text)
        assert not set("{}") & set(read.text)
        assert "".join(part for part in read.parts if isinstance(part, str)) == re.sub(r"\s*\{[^{}]*\}", "", text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", benben.games())
def test_every_mark_of_every_rulebook_can_be_shown(name: str, language: str) -> None:
    book = rulebook(benben.game(name), language)
    assert len(book.paragraphs) > 10
    assert not any(set("{}") & set(item.text) for item in book.paragraphs)


def marks_of(paragraph: Paragraph) -> list[tuple[str, ...]]:
    """The marks of a paragraph in the order of their words."""
    found = [part for part in paragraph.parts if not isinstance(part, str)]
    return sorted(("piece", mark.kind, mark.id) if isinstance(mark, Piece) else ("box", mark.entry) for mark in found)


@pytest.mark.parametrize("language", [language for language in languages() if language != DEFAULT_LANGUAGE])
@pytest.mark.parametrize("name", benben.games())
def test_translations_have_the_marks_of_english(name: str, language: str) -> None:
    game = benben.game(name)
    for english, other in zip(rulebook(game).paragraphs, rulebook(game, language).paragraphs, strict=True):
        assert marks_of(other) == marks_of(english), english.rule


@pytest.mark.parametrize("name", benben.games())
def test_the_rulebook_marks_every_value_that_it_does_not_print(name: str) -> None:
    """A player sees of every value whether it is reconstructed or from elsewhere."""
    game = benben.game(name)
    package = type(game).__module__.rpartition(".")[0]
    parts = [part for item in rulebook(game).paragraphs for part in item.parts]
    marked = {part.entry for part in parts if isinstance(part, BoxMark)}
    entries = box_entries(files(package).joinpath("box.toml").read_text("utf-8"))
    doubtful = [entry.name for entry in entries if entry.provenance != "rulebook"]
    assert [entry for entry in doubtful if not any(entry == mark or entry.startswith(f"{mark}.") for mark in marked)] == []


@pytest.mark.parametrize("name", benben.games())
def test_sources_of_the_box_are_said_in_every_language(name: str) -> None:
    game = benben.game(name)
    package = type(game).__module__.rpartition(".")[0]
    for entry in box_entries(files(package).joinpath("box.toml").read_text("utf-8")):
        if entry.source:
            said = [Words(language).say(source_key(game, entry)) for language in languages()]
            assert entry.source in said, "in English as the box says it"
            assert len(set(said)) == len(said), entry.name
