"""The list of what one may do, narrowed by what a hand touches first, next, last; or by what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.catalogue import HIDDEN
from benben.kernel.game import Game
from benben.play.scene import Piece, Scene
from benben.terminal.drawing import spoken
from benben.words import Words, noun_key

FLAT = 9
"""So many actions or fewer are listed at once."""


TOLD = 2
"""So many pieces at a place or fewer are told with the choice that touches it."""


@dataclass
class Choice:
    """One line of the list: an action, or something to touch that leads on to several."""

    label: str
    actions: list[int]
    touches: str = ""

    @property
    def final(self) -> bool:
        """Whether this is an action."""
        return len(self.actions) == 1


class Naming:
    """Says actions, pieces and places in words, to the seat ``viewer``."""

    def __init__(self, game: Game, scene: Scene, words: Words, viewer: str) -> None:
        self.viewer = viewer
        self.game = game
        self.words = words
        self.scene = scene
        self._pieces = {piece.id: piece for piece in scene.pieces}
        self._places = {place.id: place for place in scene.places()}

    def action(self, action: int) -> str:
        """An action as a sentence, or its notation where the catalogue has none."""
        family = self.game.catalogue.family(action)
        key = f"{self.game.name}-do-{family.name}"
        return self.words.say(key, family.words(action)) if self.words.knows(key) else self.game.text(action)

    def choice(self, action: int) -> str:
        """An action as a line of the list: with what it gives, or what lies at the place without words."""
        given = self._given(action)
        move = self.action(action)
        return self.words.say("terminal-gives", move=move, given=given) if given else move

    def _given(self, action: int) -> str:
        told = list(self.game.catalogue.family(action).words(action).values())
        key = noun_key(self.game.name, "gives", told[0]) if len(told) == 1 else ""
        if self.words.knows(key):
            return self.words.say(key)
        path = self.game.catalogue.path(action)
        place = self._places.get(path[0]) if len(path) == 1 else None
        if place is None or place.spoken:
            return ""
        pieces = [piece for piece in self.scene.pieces_at(place.id) if not piece.owner and piece.word != HIDDEN]
        return ", ".join(self._told(piece) for piece in pieces) if len(pieces) <= TOLD else ""

    def _told(self, piece: Piece) -> str:
        key = noun_key(self.game.name, piece.kind, piece.word)
        return self.words.say(key) if self.words.knows(key) else piece.glyph

    def begun(self, element: str, actions: Sequence[int]) -> str:
        """What these actions begin with: what it means to touch it, where they are of one family that says so."""
        names = {self.game.catalogue.family(action).name for action in actions}
        key = f"{self.game.name}-begin-{names.pop()}" if len(names) == 1 else ""
        first = self.game.catalogue.path(actions[0])[0] == element
        if not first or not self.words.knows(key):
            return self.touch(element)
        return self.words.say(key, touched=self._place(element) if element in self._places else self.touch(element))

    def touch(self, element: str) -> str:
        """Something that can be touched: a piece, a place with what lies there, or a word of its own."""
        if element in self._pieces:
            piece = self._pieces[element]
            return spoken(piece.glyph, self.words.noun(piece.kind, piece.word))
        if self.words.knows(noun_key(self.game.name, "touch", element)):
            return self.words.noun("touch", element, self.game.name)
        if element not in self._places:
            kind, _, word = element.partition(".")
            return self.words.noun(kind, word, self.game.name) if word else element
        pieces = self.scene.pieces_at(element)
        return f"{self._place(element)} {pieces[-1].glyph}" if pieces else self._place(element)

    def _place(self, element: str) -> str:
        """A place by its label, and whose it is."""
        place = self._places[element]
        label = self.words.say(place.label) if place.label else element
        if place.owner == self.viewer:
            return self.words.say("terminal-own-place", place=label)
        return f"{place.owner} {label}" if place.owner else label


class Menu:
    """The actions at hand and how far the hand has gone on their paths."""

    def __init__(self, game: Game, actions: Sequence[int], depth: int = 0, flat: bool = False) -> None:
        self.game = game
        self.actions = list(actions)
        self.depth = depth
        self.flat = flat or (depth == 0 and len(self.actions) <= FLAT)

    def choices(self, naming: Naming, brief: bool = False) -> list[Choice]:
        """The lines of the list; brief ones only name the action."""
        name = naming.action if brief else naming.choice
        if self.flat:
            return [Choice(name(action), [action]) for action in self.actions]
        found = []
        for element, actions in self._groups().items():
            whole = len(actions) == 1 and (self.depth == 0 or not element)
            label = name(actions[0]) if whole else naming.begun(element, actions)
            found.append(Choice(label, actions, element))
        return found

    def narrow(self, actions: Sequence[int]) -> Menu:
        """The list after touching what these actions have in common; a list that cannot be told apart so is flat."""
        paths = [self.game.catalogue.path(action) for action in actions]
        depth = self.depth
        while len({path[: depth + 1] for path in paths}) == 1 and all(len(path) > depth for path in paths):
            depth += 1
        ends = {path[depth : depth + 1] for path in paths}
        return Menu(self.game, actions, depth, flat=len(ends) == 1)

    def touchable(self) -> set[str]:
        """What can be touched next."""
        return set(self._groups())

    def fitting(self, typed: str) -> list[int]:
        """The actions whose notation begins as typed, or whose words begin, in order, with the words typed."""
        plain = " ".join(typed.lower().split())
        texts = {action: self.game.text(action) for action in self.actions}
        begun = [action for action, text in texts.items() if text.startswith(plain)]
        return begun or [action for action, text in texts.items() if begins(text.split(), plain.split())]

    def exactly(self, typed: str) -> list[int]:
        """The action whose notation this is."""
        plain = " ".join(typed.lower().split())
        return [action for action in self.actions if self.game.text(action) == plain]

    def _groups(self) -> dict[str, list[int]]:
        groups: dict[str, list[int]] = {}
        for action in self.actions:
            path = self.game.catalogue.path(action)
            groups.setdefault(path[self.depth] if len(path) > self.depth else "", []).append(action)
        return groups


def begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether every typed word begins one of these words, in the same order; words may be left out."""
    rest = iter(words)
    return all(any(word.startswith(start) for word in rest) for start in typed)
