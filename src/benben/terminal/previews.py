"""Previews: how an action would change what its seat owns, where that is certain."""

from __future__ import annotations

from collections.abc import Mapping

from benben.kernel.perspective import Perspective
from benben.play.preview import WORLDS, try_in_world
from benben.play.scene import Scene
from benben.words import Words

Holdings = Mapping[str, tuple[str, str]]
"""What a seat owns, by key: a label and a text each, such as ``food`` and ``8``."""


class Previews:
    """The certain changes of actions for one seat, computed when they are first asked for."""

    def __init__(self, perspective: Perspective, scene: Scene, words: Words, viewer: str) -> None:
        self.perspective = perspective
        self.words = words
        self.viewer = viewer
        self._now = self._holdings(scene)
        self._texts: dict[int, str] = {}

    def changes(self, action: int) -> str:
        """The changes of an action as text, such as ``food 8→12``; empty if none is certain."""
        if action not in self._texts:
            self._texts[action] = self._compute_changes(action)
        return self._texts[action]

    def _compute_changes(self, action: int) -> str:
        """Compare the holdings in all worlds; stop early if nothing changes, as is the case for most actions."""
        first = self._holdings_after(action, 0)
        changed = [key for key, held in self._now.items() if key in first and first[key] != held]
        for world in range(1, WORLDS):
            if not changed:
                return ""
            other = self._holdings_after(action, world)
            changed = [key for key in changed if other.get(key) == first[key]]
        return ", ".join(f"{self._now[key][0]} {self._now[key][1]}→{first[key][1]}".strip() for key in changed)

    def _holdings_after(self, action: int, world: int) -> Holdings:
        return self._holdings(self.perspective.game.scene(try_in_world(self.perspective, action, world).perspective.view()))

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
