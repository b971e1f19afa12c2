"""Everything on the table explains itself, in every language; so do questions, scores, the legend and how to play."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import benben
from benben.explanations import Explanation, explain_area, explain_piece, explain_place
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.legend import legend
from benben.new_game.hoard.game import GAME as TEMPLATE
from benben.play.scene import Piece, Scene
from benben.registry import register_game, unregister_game
from benben.rulebook import rulebook
from benben.testing.laws import every_count
from benben.words import Words, languages

from quick import first_quick

GAMES: list[Game] = [*map(benben.game, benben.games()), TEMPLATE]
MOST_SENTENCES = 6
"""Sentences that tell how to play, at most."""
UNRESOLVED = re.compile(r"\{|\$|^\S+-explain-|hidden\.|undefined")
"""What a sentence must not have: a variable that was not given, or the key of a message that is missing."""


def words_of(game: Game, language: str, players: int = 0) -> Words:
    """The words of a table."""
    names = {f"p{number + 1}": f"Player {number + 1}" for number in range(players)}
    return Words(language, names, game.name, game.resolve_options({}, max(players, game.seats[0])))


def positions(game: Game) -> Iterator[Perspective]:
    """What every seat and a spectator see in games in play, every few moves."""
    stride = 25 if len(game.catalogue) > 25 else 3  # a game with few moves is short: it is looked at more often
    for players in every_count(game):
        rng = benben.Rng(players)
        state = game.start(players)
        state.roll(rng)
        moves = 0
        while state.actors():
            if moves % stride == 0:
                yield from (state.perspective(viewer) for viewer in (None, *range(players)))
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
            state.roll(rng)
            moves += 1
        yield from (state.perspective(viewer) for viewer in (None, *range(players)))


@pytest.fixture(scope="module", autouse=True)
def _template() -> Iterator[None]:
    """The words of the template are found once it is registered."""
    register_game(TEMPLATE.name, lambda: TEMPLATE, "benben.new_game.hoard")
    yield
    unregister_game(TEMPLATE.name)


def explanations(words: Words, game: Game, scene: Scene) -> Iterator[tuple[str, Explanation]]:
    """Every thing of a scene with its explanation."""
    yield from ((piece.id, explain_piece(words, game.name, piece)) for piece in scene.pieces)
    for area in scene.areas:
        yield f"area {area.id}", explain_area(words, game.name, area)
        yield from ((place.id, explain_place(words, game.name, place, area)) for place in area.places)


def is_sentence(said: str) -> bool:
    """Whether a text is one that people read."""
    return len(said.split()) > 2 and not UNRESOLVED.search(said)


@pytest.mark.slow
@pytest.mark.parametrize("game", first_quick(GAMES), ids=lambda game: game.name)
def test_every_piece_place_and_area_is_explained_in_every_language(game: Game) -> None:
    rules = set(rulebook(game).ids)
    seen: set[tuple[str, str]] = set()
    for known in positions(game):
        scene = game.scene(known.view())
        for language in languages():
            words = words_of(game, language, known.players)
            for thing, (said, rule) in explanations(words, game, scene):
                assert is_sentence(said), f"{language}: {thing}: {said!r}"
                assert rule in rules, f"{thing}: {rule!r}"
                seen.add((language, said))
    assert len({said for language, said in seen if language == "en"}) > 7


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_says_what_is_left_of_it_in_every_language(game: Game) -> None:
    asked: set[str] = set()
    for known in positions(game):
        view = known.view()
        scene = game.scene(view)
        drawn = {piece.id for piece in scene.pieces} | {place.id for place in scene.places()}
        assert set(scene.subject or []) <= drawn, view["step"]
        if not known.legal():
            continue
        asked.add(str(view["step"]))
        for language in languages():
            key = f"{game.name}-about-{view['step']}"
            fields = view.get("question") or {}
            assert isinstance(fields, dict)
            words = words_of(game, language, known.players)
            said = words.say(key, {name: value for name, value in fields.items() if value is not None})
            assert said != key, f"{language}: {key}"
            assert not UNRESOLVED.search(said), f"{language}: {said}"
    assert len(asked) >= 2


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_points_are_explained_at_any_time_and_add_up_to_the_score_that_is_shown(game: Game) -> None:
    hidden = 0
    for known in positions(game):
        scores = known.view()["scores"]
        assert isinstance(scores, list)
        for seat in range(known.players):
            points = known.explain_points(seat)
            if points.scored is None:
                assert scores[seat] is None
                assert points.unknown
                hidden += 1
            else:
                assert points.scored["points"] == scores[seat]
            assert not (known.over() and (points.later or points.unknown))
            for language in languages():
                words = words_of(game, language, known.players)
                for entry in points.unknown:
                    assert is_sentence(words.say(entry.key, entry.args)), entry.key
    assert (hidden > 0) == (game.name == "giza")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_legend_names_and_explains_every_kind_of_piece(game: Game) -> None:
    groups = legend(game)
    kinds = {piece.kind for group in groups for piece in group.pieces}
    drawn: dict[str, Piece] = {piece.kind: piece for known in positions(game) for piece in game.scene(known.view()).pieces}
    also = {"worked-out": "card", "field": "card", "builds": "god"}
    assert {also.get(kind, kind) for kind in drawn} <= {also.get(kind, kind) for kind in kinds}
    for language in languages():
        words = words_of(game, language)
        for group in groups:
            assert words.knows(f"{game.name}-legend-{group.name}")
            for piece in group.pieces:
                assert is_sentence(explain_piece(words, game.name, piece).said)


def test_the_legend_of_a_game_that_lists_none_has_the_pieces_of_its_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    game = benben.game("giza")
    shown = {piece.word for group in legend(game) for piece in group.pieces}
    monkeypatch.setattr("benben.legend._listed", lambda game: [])
    (group,) = legend(game)
    assert {piece.word for piece in group.pieces} < shown
    assert len(group.pieces) > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_how_to_play_is_told_in_at_most_six_sentences_with_pieces(game: Game) -> None:
    for language in languages():
        summary = rulebook(game, language).how_to_play
        assert summary is not None
        assert 3 <= len(re.findall(r"[.!?](?:\s|$)", summary.text)) <= MOST_SENTENCES
        assert sum(isinstance(part, Piece) for part in summary.parts) >= 3
