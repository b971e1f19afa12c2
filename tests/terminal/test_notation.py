"""The notation of moves never reaches a person.

Searched are the log, prompts, choices, previews, refusals, explanations and points; hints, reviews and puzzles, which name
moves and sources of points; boards and reports of the terminal. Lessons are searched in tests/lessons.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import benben
from benben.explanations import explain_area, explain_piece, explain_place
from benben.kernel.event import seat_name
from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.play.preview import Preview
from benben.play.scene import Scene
from benben.review.advice import Advice, AdvisedMove
from benben.review.reason_words import advice_lines, reason_lines
from benben.review.reasons import PlannedMove, Reasons, SourceDifference, points_by_source
from benben.terminal.naming import Naming
from benben.terminal.previews import Previews
from benben.terminal.reports import score_lines
from benben.terminal.scene_renderer import SceneRenderer
from benben.words import Words, languages
from notation import notation_in

from quick import first_quick

NAMES = ["Ann", "Bea", "Cleo", "Dan", "Eve"]
PREVIEWED = 3
"""Actions of a question whose previews are read."""


def texts(match: Match, language: str, rng: Rng) -> Iterator[str]:
    """All that people are told at one moment: events, the question, choices, the board, explanations, points, refusals."""
    game = match.game
    names = {seat_name(seat): NAMES[seat] for seat in range(match.players)}
    words = Words(language, names, game.name, match.record.options)
    for seat in match.actors():
        perspective = match.perspective(seat)
        scene = game.scene(perspective.view())
        yield from question_texts(perspective, words)
        yield from choice_texts(perspective, scene, words, rng)
        yield from scene_texts(game, scene, words)
        for line in SceneRenderer(words, names, names).draw(scene, 160, 90, seat_name(seat)):
            yield line.plain
        yield from (line.plain for line in score_lines(perspective, words, names))
        for _ in range(5):
            refusal = perspective.refusal(rng.below(len(game.catalogue)))
            if refusal is not None and "move" not in refusal.args:  # what was typed is repeated as it was typed
                yield words.refusal(refusal)
        yield from advice_texts(perspective, scene, words)
    for event in match.events(match.actors()[0] if match.actors() else None):
        yield words.event(game.name, event)


def question_texts(perspective: Perspective, words: Words) -> Iterator[str]:
    """The question, and what is left of it."""
    view: Mapping[str, Any] = perspective.view()
    fields = {name: value for name, value in (view.get("question") or {}).items() if value is not None}
    for form in ("ask", "about"):
        key = f"{words.game}-{form}-{view['step']}"
        if form == "ask" or words.knows(key):
            yield words.say(key, fields)


def choice_texts(perspective: Perspective, scene: Scene, words: Words, rng: Rng) -> Iterator[str]:
    """The choices, the touches that lead to them, what they give up, and what some of them bring."""
    game, viewer, legal = perspective.game, seat_name(perspective.seat or 0), perspective.legal()
    naming = Naming(game, scene, words, viewer)
    for action in legal:
        yield naming.choice(action)
        yield from (naming.element(element) for element in game.catalogue.path(action))
        yield from (words.say(lost.key, lost.args) for lost in perspective.forfeits(action))
    previews = Previews(perspective, scene, words, viewer)
    for action in {legal[rng.below(len(legal))] for _ in range(PREVIEWED)}:
        yield previews.changes(action)
        yield from (words.event(game.name, event) for event in Preview(perspective, action).first.events)


def advice_texts(perspective: Perspective, scene: Scene, words: Words) -> Iterator[str]:
    """What a hint, a review and a puzzle would say about two moves: every source of points as a reason, and a plan."""
    own, legal = perspective.seat or 0, perspective.legal()
    world = perspective.deal(Rng(1))
    keys = {(seat, key) for seat in range(perspective.players) for key in points_by_source(world, seat)}
    sources = [SourceDifference(seat, key, dict(args), 1.0, 0.1) for seat, (key, args) in sorted(keys)]
    naming = Naming(perspective.game, scene, words, seat_name(own))
    reasons = Reasons(sources, [1.0] * perspective.players, [PlannedMove(legal[-1], 1.0)], 1)
    moves = [AdvisedMove(legal[0], 0.0, True), AdvisedMove(legal[-1], 0.1, False)]
    yield from reason_lines(reasons, own, words, naming.action)
    yield from advice_lines(Advice(moves, reasons, reasons.plan, legal[-1]), own, words, naming.action)


def scene_texts(game: benben.Game, scene: Scene, words: Words) -> Iterator[str]:
    """The explanations of everything on the table."""
    yield from (explain_piece(words, game.name, piece).said for piece in scene.pieces)
    for area in scene.areas:
        yield explain_area(words, game.name, area).said
        yield from (explain_place(words, game.name, place, area).said for place in area.places)


@pytest.mark.slow
@pytest.mark.parametrize("name", first_quick(benben.games()))
def test_no_text_of_a_game_contains_notation(name: str) -> None:
    game, rng = benben.game(name), Rng(7)
    match = Match(game, game.seats[0], seed=9)
    moves, seen = 0, set[str]()
    while not match.over():
        if moves % 4 == 0:
            for language in languages():
                seen.update(texts(match, language, rng))
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        moves += 1
    for language in languages():
        seen.update(texts(match, language, rng))
    assert sorted(notation_in(game, seen)) == []
    assert len(seen) > 200


def test_what_must_not_be_said_is_found() -> None:
    egizia, pyramids = benben.game("egizia"), benben.game("pyramids")
    assert notation_in(egizia, ["ship to c6", "Kartenfeld 3", "takes field-yellow-5", "Ann: { $points }", "egizia-do-ship"])
    assert len(notation_in(egizia, ["ship to c6", "Kartenfeld 3", "takes field-yellow-5", "Ann: { $points }"])) == 4
    assert notation_in(pyramids, ["blue on 0.-1", "blue–white/red into the pyramid"]) == ["blue on 0.-1"]
