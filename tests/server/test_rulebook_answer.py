"""The rulebook as clients get it: plain text, and the same in parts."""

from __future__ import annotations

from benben.new_game.hoard.game import GAME
from benben.rulebook import rulebook
from benben.server.http.answers import PiecePart, ProvenancePart, RuleParagraph, TextPart, rulebook_answer


def paragraph(rule: str, language: str = "en") -> RuleParagraph:
    """A paragraph of the template game."""
    return next(
        item for item in rulebook_answer(GAME, rulebook(GAME, language)).paragraphs if item.rule == rule and not item.heading
    )


def test_a_value_is_followed_by_its_provenance() -> None:
    found = paragraph("HO-4.2", "de")
    before, mark, after = found.parts
    assert isinstance(before, TextPart)
    assert before.text.endswith("zählt 3")
    assert isinstance(mark, ProvenancePart)
    assert mark.provenance == "source"
    # German if another test of this process has registered the template game with its words
    assert mark.source in ("docs/adding-a-game.md of benben", "docs/adding-a-game.md von benben")
    assert isinstance(after, TextPart)
    assert f"{before.text} (Quelle: {mark.source}){after.text}" == found.text


def test_pieces_are_those_of_scenes() -> None:
    found = paragraph("HO-1.1")
    text, *pieces = found.parts
    assert text == TextPart(found.text)
    assert [part.piece.word for part in pieces if isinstance(part, PiecePart)] == ["copper", "silver", "gold"]
    assert all(isinstance(part, PiecePart) and part.piece == GAME.piece("coin", part.piece.word) for part in pieces)


def test_a_heading_and_a_paragraph_without_marks_are_one_part() -> None:
    book = rulebook_answer(GAME, rulebook(GAME))
    plain = [item for item in book.paragraphs if item.heading or item.rule not in ("HO-0", "HO-1.1", "HO-4.2")]
    assert any(item.heading for item in plain)
    assert all(item.parts == [TextPart(item.text)] for item in plain)
