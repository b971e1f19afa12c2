"""Saves what tests of the web client look at: python -m tools.web_test_games.

For each game and number of players a whole game of random play as the seats that are asked see it (pictures in which nothing
new is to be seen are left out after the first), and sentences as `benben.words` says them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

import benben
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.play.match import Match
from benben.registry import find_game
from benben.server.tables.frame import Choice, Picture, picture
from benben.words import Words, catalogue_text

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "saved-games"
WHOLE = 12
"""So many pictures of a game are saved whatever they show."""
SAMPLE = 250
"""So many sentences of a game are saved."""
NAMES = {seat_name(seat): name for seat, name in enumerate(["Nefer", "Amun", "Tiy", "Ptah", "Hapi", "Maat"])}


def main() -> None:
    """Write all of it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in benben.games():
        game = find_game(name)
        sentences: list[dict[str, Any]] = []
        for players in range(game.seats[0], game.seats[1] + 1):
            match = Match(game, players, seed=players)
            shown = play(match, Random(players))
            seats = [picture(match.perspective(None)), *[picture(match.perspective(seat)) for seat in range(players)]]
            saved = {"game": name, "players": players, "options": match.record.options, "shown": shown, "end": seats}
            (FOLDER / f"{name}-{players}.json").write_bytes(json.encode(saved))
            sentences += said(game, match, shown)
        Random(1).shuffle(sentences)
        (FOLDER / f"{name}.sentences.json").write_bytes(json.encode(sentences[:SAMPLE]))
    (FOLDER / "words.ftl").write_text(catalogue_text("en"), "utf-8")


def play(match: Match, rng: Random) -> list[dict[str, Any]]:
    """Play at random to the end; what the seats that were asked saw."""
    shown: list[dict[str, Any]] = []
    known: set[str] = set()
    while not match.over():
        seat = rng.choice(match.actors())
        seen = picture(match.perspective(seat))
        there = ids(seen)
        if len(shown) < WHOLE or not there <= known:
            shown.append({"viewer": seat_name(seat), "picture": seen})
        known |= there
        match.play(seat, rng.choice(match.legal(seat)))
    return shown


def ids(seen: Picture) -> set[str]:
    """What a picture shows and asks for: places, pieces, and what can be touched for which action."""
    assert seen.question is not None
    places = {place.id for area in seen.scene.areas for place in area.places}
    pieces = {f"{piece.kind} {piece.word}" for piece in seen.scene.pieces}
    touched = {f"{choice.family} by {element}" for choice in seen.question.choices for element in choice.path}
    return places | pieces | touched | {seen.question.step}


def said(game: Game, match: Match, shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events and actions of a game as sentences."""
    names = {seat: name for seat, name in NAMES.items() if int(seat[1:]) <= match.players}
    words = Words("en", names, game.name, match.record.options)
    context = {"names": names, "game": game.name, "settings": match.record.options}
    found: list[dict[str, Any]] = [
        {"context": context, "event": event, "said": words.event(game.name, event)} for event in match.events(0)
    ]
    choices: list[Choice] = [choice for one in shown for choice in one["picture"].question.choices]
    for choice in {choice.text: choice for choice in choices}.values():
        key = f"{game.name}-do-{choice.family}"
        found.append({"context": context, "key": key, "args": choice.args, "said": words.say(key, choice.args)})
    return found


if __name__ == "__main__":
    main()
