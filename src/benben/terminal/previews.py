"""Previews: how an action would change what its seat owns, and how often, where that is not certain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from benben.kernel.perspective import Perspective
from benben.play.preview import Preview
from benben.play.scene import Scene
from benben.words import Words

Holdings = Mapping[str, tuple[str, str]]
"""What a seat owns, by key: a label and a text each, such as ``food`` and ``8``."""


class Previews:
    """The changes of actions for one seat, computed when they are first asked for."""

    def __init__(self, perspective: Perspective, scene: Scene, words: Words, viewer: str) -> None:
        self.perspective = perspective
        self.words = words
        self.viewer = viewer
        self._now = self._holdings(scene)
        self._texts: dict[int, str] = {}

    def changes(self, action: int) -> str:
        """The changes of an action as text, such as ``food 8→12``; empty if there is none."""
        if action not in self._texts:
            self._texts[action] = self._compute_changes(action)
        return self._texts[action]

    def _compute_changes(self, action: int) -> str:
        """Compare the holdings in all worlds, but in the first alone if nothing changes there, as for most actions."""
        preview = Preview(self.perspective, action)
        first = self._holdings_after(preview.first.perspective)
        changed = [key for key, held in self._now.items() if key in first and first[key] != held]
        if not changed:
            return ""
        outcomes = preview.outcomes()
        holdings = [first] if len(outcomes) == 1 else [self._holdings_after(outcome.perspective) for outcome in outcomes]
        texts = []
        for key in changed:
            held, worlds = Counter([later.get(key) for later in holdings]).most_common(1)[0]
            if held is not None and held != self._now[key]:
                change = f"{self._now[key][0]} {self._now[key][1]}→{held[1]}".strip()
                certain = preview.complete and worlds == len(holdings)
                message = "terminal-possible-change" if preview.complete else "terminal-tried-change"
                texts.append(change if certain else self.words.say(message, change=change, worlds=worlds, of=len(holdings)))
        return ", ".join(texts)

    def _holdings_after(self, perspective: Perspective) -> Holdings:
        return self._holdings(perspective.game.scene(perspective.view()))

    def _holdings(self, scene: Scene) -> Holdings:
        """The seat's points, the notes of its places and the glyphs of its pieces."""
        areas = [area for area in scene.areas if area.owner == self.viewer]
        held = {f"points {area.id}": (self.words.say("terminal-points"), area.note) for area in areas if area.note}
        for place in scene.places():
            if place.owner == self.viewer and place.note.strip():
                held[f"place {place.id}"] = (self.words.say(place.label) if place.label else "", place.note)
        own = {place.id for place in scene.places() if place.owner == self.viewer}
        for piece in scene.pieces:
            if piece.place in own:
                held[f"piece {piece.id}"] = ("", piece.glyph)
        return held
