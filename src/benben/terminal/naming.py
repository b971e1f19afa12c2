"""Names of actions, pieces and places in words, as the lists and answers of the terminal use them."""

from __future__ import annotations

from collections.abc import Sequence

from benben.kernel.catalogue import HIDDEN
from benben.kernel.game import Game
from benben.play.scene import Piece, Scene
from benben.words import Words, noun_key

MAX_LISTED_PIECES = 2
"""The pieces at a place are listed with a choice if there are no more than this."""


def glyph_with_word(glyph: str, word: str) -> str:
    """A glyph followed by its word, without repeating what the glyph already spells: ``◆4`` is ``◆ treasure 4``."""
    symbol, spelt = glyph[:1], glyph[1:]
    if spelt == word or glyph == word:
        return glyph
    return f"{symbol} {word}" if spelt and spelt in word else f"{glyph} {word}"


def piece_at_end(game: Game, scene: Scene, action: int) -> Piece | None:
    """The piece of nobody that lies where an action ends: ``<game>-do-<family>-<kind>`` names it, not its place."""
    path = game.catalogue.path(action)
    pieces = scene.pieces_at(path[-1]) if path else []
    return next((piece for piece in pieces if not piece.owner), None)


class Naming:
    """Names actions, pieces and places in one language, for the seat ``viewer``."""

    def __init__(self, game: Game, scene: Scene, words: Words, viewer: str) -> None:
        self.viewer = viewer
        self.game = game
        self.words = words
        self.scene = scene
        self._pieces = {piece.id: piece for piece in scene.pieces}
        self._places = {place.id: place for place in scene.places()}

    def action(self, action: int, form: str = "do") -> str:
        """An action as a sentence, or in notation if the catalogue of words has no sentence."""
        family = self.game.catalogue.family(action)
        key = f"{self.game.name}-{form}-{family.name}"
        target = piece_at_end(self.game, self.scene, action)
        if target is not None and self.words.knows(f"{key}-{target.kind}"):
            return self.words.say(f"{key}-{target.kind}", {**family.words(action), target.kind: target.word})
        return self.words.say(key, family.words(action)) if self.words.knows(key) else self.game.text(action)

    def brief(self, action: int) -> str:
        """An action in as few words as a long list needs: ``<game>-brief-<family>`` where there is one."""
        has_form = self.words.knows(f"{self.game.name}-brief-{self.game.catalogue.family(action).name}")
        return self.action(action, "brief" if has_form else "do")

    def choice(self, action: int) -> str:
        """An action as an entry of the list: its name, followed by its gain if there is one to name."""
        gain = self._gain(action)
        name = self.action(action)
        return self.words.say("terminal-gives", move=name, given=gain) if gain else name

    def _gain(self, action: int) -> str:
        """What an action gives: the message ``<game>-gives-<word>``, or the pieces at the place it touches."""
        arguments = list(self.game.catalogue.family(action).words(action).values())
        key = noun_key(self.game.name, "gives", arguments[0]) if len(arguments) == 1 else ""
        if self.words.knows(key):
            return self.words.say(key)
        path = self.game.catalogue.path(action)
        place = self._places.get(path[0]) if len(path) == 1 else None
        if place is None or place.spoken:
            return ""
        pieces = [piece for piece in self.scene.pieces_at(place.id) if not piece.owner and piece.word != HIDDEN]
        return ", ".join(self._piece(piece) for piece in pieces) if len(pieces) <= MAX_LISTED_PIECES else ""

    def _piece(self, piece: Piece) -> str:
        """A piece by its noun, or by its glyph if the catalogue of words has no noun."""
        key = noun_key(self.game.name, piece.kind, piece.word)
        return self.words.say(key) if self.words.knows(key) else piece.glyph

    def piece_with_glyph(self, piece: Piece) -> str:
        """A piece by its glyph and its noun."""
        general = f"{self.game.name}-piece-{piece.kind}"
        noun = self.words.noun(piece.kind, piece.word)
        if noun == piece.word and self.words.knows(general):
            noun = self.words.say(general, word=piece.word, parts="")
        return glyph_with_word(piece.glyph, noun)

    def group(self, element: str, actions: Sequence[int]) -> str:
        """The name of a group of actions that touch this element next.

        If it is the first touch and all are of one family, the message ``<game>-begin-<family>`` names them.
        """
        families = {self.game.catalogue.family(action).name for action in actions}
        key = f"{self.game.name}-begin-{families.pop()}" if len(families) == 1 else ""
        is_first = self.game.catalogue.path(actions[0])[0] == element
        if not is_first or not self.words.knows(key):
            return self.element(element)
        return self.words.say(key, touched=self._place(element) if element in self._places else self.element(element))

    def element(self, element: str) -> str:
        """The name of something that can be touched: a piece, a place with its top piece, or a word."""
        if element in self._pieces:
            piece = self._pieces[element]
            return glyph_with_word(piece.glyph, self.words.noun(piece.kind, piece.word))
        if self.words.knows(noun_key(self.game.name, "touch", element)):
            return self.words.noun("touch", element, self.game.name)
        if element not in self._places:
            kind, _, word = element.partition(".")
            return self.words.noun(kind, word, self.game.name) if word else element
        pieces = self.scene.pieces_at(element)
        return f"{self._place(element)} {pieces[-1].glyph}" if pieces else self._place(element)

    def _place(self, element: str) -> str:
        """A place by its label, with its owner."""
        place = self._places[element]
        label = self.words.say(place.label) if place.label else self._place_word(element, place.owner)
        if place.owner == self.viewer:
            return self.words.say("terminal-own-place", place=label)
        return f"{self.words.name(place.owner)} {label}" if place.owner else label

    def _place_word(self, element: str, owner: str) -> str:
        """A place without label: ``p2.tower.3`` is ``place-tower-3``, or ``place-tower`` with the word ``3``."""
        parts = element.removeprefix(f"{owner}.").split(".")
        for length in range(len(parts), 0, -1):
            key = f"{self.game.name}-place-{'-'.join(parts[:length])}"
            if self.words.knows(key):
                return self.words.say(key, word=self.words.noun("place", ".".join(parts[length:]), self.game.name))
        return element
