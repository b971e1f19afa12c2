"""The list of legal actions, narrowed step by step along the paths of the actions, or by typed text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benben.kernel.game import Game
from benben.terminal.naming import Naming

MAX_FLAT = 9
"""Up to this many actions are listed one by one instead of in groups."""


@dataclass
class Choice:
    """One entry of the list: an action, or an element to touch that leads to several actions."""

    label: str
    actions: list[int]
    element: str = ""

    @property
    def is_action(self) -> bool:
        """True if the entry stands for a single action."""
        return len(self.actions) == 1


class Menu:
    """The actions to choose from, and how many elements of their paths are touched already (``depth``).

    A ``flat`` menu lists every action; others group them by the element that is touched next.
    """

    def __init__(self, game: Game, actions: Sequence[int], depth: int = 0, flat: bool = False) -> None:
        self.game = game
        self.actions = list(actions)
        self.depth = depth
        self.flat = flat or (depth == 0 and len(self.actions) <= MAX_FLAT)

    def choices(self, naming: Naming, brief: bool = False) -> list[Choice]:
        """The entries of the list; ``brief`` ones leave out the gain of an action and use few words."""
        name = naming.brief if brief else naming.choice
        if self.flat:
            return [Choice(name(action), [action]) for action in self.actions]
        choices = []
        for element, actions in self._groups().items():
            single = len(actions) == 1 and (self.depth == 0 or not element)
            label = name(actions[0]) if single else naming.group(element, actions)
            choices.append(Choice(label, actions, element))
        return choices

    def narrow(self, actions: Sequence[int]) -> Menu:
        """The menu of some of the actions, after touching what their paths have in common."""
        paths = [self.game.catalogue.path(action) for action in actions]
        depth = self.depth
        while len({path[: depth + 1] for path in paths}) == 1 and all(len(path) > depth for path in paths):
            depth += 1
        next_elements = {path[depth : depth + 1] for path in paths}
        return Menu(self.game, actions, depth, flat=len(next_elements) == 1)

    def touchable(self) -> set[str]:
        """The elements that can be touched next."""
        return set(self._groups())

    def matching(self, typed: str) -> list[int]:
        """The actions whose notation begins with the typed text, or else those that `matches_words`."""
        plain = " ".join(typed.lower().split())
        texts = {action: self.game.text(action) for action in self.actions}
        matches = [action for action, text in texts.items() if text.startswith(plain)]
        return matches or [action for action, text in texts.items() if matches_words(text.split(), plain.split())]

    def exact(self, typed: str) -> list[int]:
        """The action with exactly this notation, if there is one."""
        plain = " ".join(typed.lower().split())
        return [action for action in self.actions if self.game.text(action) == plain]

    def _groups(self) -> dict[str, list[int]]:
        """The actions by the element that is touched next; those whose path ends here are under the empty text."""
        groups: dict[str, list[int]] = {}
        for action in self.actions:
            path = self.game.catalogue.path(action)
            groups.setdefault(path[self.depth] if len(path) > self.depth else "", []).append(action)
        return groups


def matches_words(words: Sequence[str], typed: Sequence[str]) -> bool:
    """True if every typed word is the beginning of one of the words, in the same order; words may be left out."""
    rest = iter(words)
    return all(any(word.startswith(start) for word in rest) for start in typed)
