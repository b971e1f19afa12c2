"""Saves data for the tests of the web client: python -m tools.web_test_games.

- A whole game of random play for each game and number of players, as the seats to act see it. After the first positions,
  those without a new place, piece or kind of touch are left out.
- Frames of one viewer, as messages with differences and whole, which the browser must make of them.
- Sentences of events, actions and refusals as Python says them, which the browser must say alike.
- The defaults and limits of the server and the terminal, which the client repeats.
- The messages of every language.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

import benben
from benben.bots.levels import NAMES as LEVELS
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.play.scene import Piece
from benben.registry import find_game
from benben.server.people.names import COLOURS, MAX_LINE_LENGTH, MAX_NAME_LENGTH, SYMBOLS
from benben.server.storage.schema import PLAYING
from benben.server.tables.frame import Choice, Frame, Picture, happenings, picture
from benben.server.tables.frames_sent import FrameWriter, SharedFrame
from benben.server.tables.messages import WhyNotAnswer
from benben.server.tables.subscriber import CLOSE_SERVER_ENDS, CLOSE_SESSION_ENDED
from benben.server.tables.why_not import actions_by_path, why_not
from benben.terminal.naming import Naming
from benben.terminal.play_commands import DEFAULT_LEVEL
from benben.words import DEFAULT_LANGUAGE, Words, catalogue_text, languages

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "saved-games"
"""The folder that is written to."""
FIRST_POSITIONS = 12
"""Number of positions at the start of a game that are always saved."""
SENTENCES = 250
"""Number of sentences that are saved for each game."""
SAVED_FRAMES = 40
"""Number of frames that are saved for each game."""
REFUSALS = 2
"""Number of refusals that are saved for each position."""
NAMES = {seat_name(seat): name for seat, name in enumerate(["Nefer", "Amun", "Tiy", "Ptah", "Hapi", "Maat"])}
"""The names of the players, by seat."""


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in benben.games():
        game = find_game(name)
        sentences: list[dict[str, Any]] = []
        for players in range(game.seats[0], game.seats[1] + 1):
            match = Match(game, players, seed=players)
            speaker = Speaker(game, match)
            shown = play(match, Random(players), speaker)
            end = [picture(match.perspective(None)), *[picture(match.perspective(seat)) for seat in range(players)]]
            saved = {"game": name, "players": players, "options": match.record.options, "shown": shown, "end": end}
            (FOLDER / f"{name}-{players}.json").write_bytes(json.encode(saved))
            speaker.add_events(match)
            sentences += speaker.sentences
        (FOLDER / f"{name}.frames.json").write_bytes(json.encode(frames(game)))
        Random(1).shuffle(sentences)
        (FOLDER / f"{name}.sentences.json").write_bytes(json.encode(sentences[:SENTENCES]))
    for language in languages():
        (FOLDER / f"words.{language}.ftl").write_text(catalogue_text(language), "utf-8")
    (FOLDER / "defaults.json").write_bytes(json.encode(defaults()))


def frames(game: Game) -> list[dict[str, Any]]:
    """The first frames of a random game as the first seat is sent them: the message and the whole frame."""
    match, rng, writer = Match(game, game.seats[0], seed=1), Random(1), FrameWriter(differences=True)
    saved: list[dict[str, Any]] = []
    since = 0
    while not match.over() and len(saved) < SAVED_FRAMES:
        frame = Frame(
            table="saved",
            game=game.name,
            options=match.record.options,
            players=match.players,
            viewer="p1",
            phase=PLAYING,
            moment=len(saved),
            seats=[],
            commitment="",
            picture=picture(match.perspective(0)),
            since=since,
            events=happenings(match.unveiled_events(since), 0),
            undo=False,
        )
        since = match.clock
        saved.append({"message": writer.write(SharedFrame(frame)), "frame": frame})
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))
    return saved


def defaults() -> dict[str, object]:
    """What the client repeats of the server and the terminal."""
    return {
        "colours": COLOURS,
        "symbols": SYMBOLS,
        "levels": LEVELS,
        "defaultLevel": DEFAULT_LEVEL,
        "fallbackLanguage": DEFAULT_LANGUAGE,
        "maxNameLength": MAX_NAME_LENGTH,
        "maxChatLength": MAX_LINE_LENGTH,
        "closeSessionEnded": CLOSE_SESSION_ENDED,
        "closeServerEnds": CLOSE_SERVER_ENDS,
    }


class Speaker:
    """Collects the sentences of a match, as Python says them in English."""

    def __init__(self, game: Game, match: Match) -> None:
        names = {seat: name for seat, name in NAMES.items() if int(seat[1:]) <= match.players}
        self.game = game
        self.words = Words("en", names, game.name, match.record.options)
        self.context = {"names": names, "game": game.name, "settings": match.record.options}
        self.sentences: list[dict[str, Any]] = []
        self._actions: set[int] = set()

    def add_position(self, seen: Perspective, shown: Picture, rng: Random) -> None:
        """The legal actions of a position that are new, and some refusals."""
        assert shown.question is not None
        naming = Naming(self.game, shown.scene, self.words, seat_name(seen.seat or 0))
        for choice in shown.question.choices:
            if choice.action not in self._actions:
                self._add(_capitalised(naming.action(choice.action)), choice=choice, pieces=_pieces_for(choice, shown))
        self._actions |= {choice.action for choice in shown.question.choices}
        paths = list(actions_by_path(self.game.name))
        for path in rng.sample(paths, min(len(paths), REFUSALS)):
            answer = why_not(seen, path, "id")
            if answer.key:
                self._add(self._refusal(answer, naming), refusal=answer, pieces=_pieces_for(answer.choice, shown))

    def add_events(self, match: Match) -> None:
        """All events of the match."""
        for event in match.events(0):
            self._add(self.words.event(self.game.name, event), event={"at": 0, **event})

    def _refusal(self, answer: WhyNotAnswer, naming: Naming) -> str:
        args = dict(answer.args)
        if answer.choice is not None and "move" in args:
            args["move"] = _capitalised(naming.action(answer.choice.action))
        return self.words.say(answer.key, args)

    def _add(self, said: str, **what: object) -> None:
        self.sentences.append({"context": self.context, "said": said, **what})


def _pieces_for(choice: Choice | None, shown: Picture) -> list[Piece]:
    """The pieces where an action ends, which its sentence may name."""
    return [] if choice is None or not choice.path else shown.scene.pieces_at(choice.path[-1])


def play(match: Match, rng: Random, speaker: Speaker) -> list[dict[str, Any]]:
    """Play at random to the end; returns the saved positions as the seats to act saw them."""
    shown: list[dict[str, Any]] = []
    known: set[str] = set()
    while not match.over():
        seat = rng.choice(match.actors())
        seen = match.perspective(seat)
        position = picture(seen)
        present = ids(position)
        if len(shown) < FIRST_POSITIONS or not present <= known:
            shown.append({"viewer": seat_name(seat), "picture": position})
            speaker.add_position(seen, position, rng)
        known |= present
        match.play(seat, rng.choice(match.legal(seat)))
    return shown


def ids(shown: Picture) -> set[str]:
    """Places, kinds of pieces, touches by action family, and the step of a position."""
    assert shown.question is not None
    places = {place.id for area in shown.scene.areas for place in area.places}
    pieces = {f"{piece.kind} {piece.word}" for piece in shown.scene.pieces}
    touches = {f"{choice.family} by {element}" for choice in shown.question.choices for element in choice.path}
    return places | pieces | touches | {shown.question.step}


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


if __name__ == "__main__":
    main()
