"""What a choice costs and gains its seat, read off its own part of the table before and after."""

from __future__ import annotations

from collections.abc import Mapping

from benben.kernel.perspective import Perspective
from benben.play.preview import WORLDS, future
from benben.play.scene import Scene
from benben.words import Words


class Previews:
    """Tells one seat what its choices would surely change among what it owns."""

    def __init__(self, perspective: Perspective, scene: Scene, words: Words, viewer: str) -> None:
        self.perspective = perspective
        self.words = words
        self.viewer = viewer
        self.now = self._holdings(scene)
        self._told: dict[int, str] = {}

    def of(self, action: int) -> str:
        """What changes, such as ``food 8→12``; nothing where nothing surely does."""
        if action not in self._told:
            self._told[action] = self._changes(action)
        return self._told[action]

    def _changes(self, action: int) -> str:
        """Most choices change nothing in the first world: then there is no need to try the others."""
        first = self._after(action, 0)
        changed = [key for key, held in self.now.items() if key in first and first[key] != held]
        for world in range(1, WORLDS):
            if not changed:
                return ""
            later = self._after(action, world)
            changed = [key for key in changed if later.get(key) == first[key]]
        return ", ".join(f"{self.now[key][0]} {self.now[key][1]}→{first[key][1]}".strip() for key in changed)

    def _after(self, action: int, world: int) -> Mapping[str, tuple[str, str]]:
        return self._holdings(self.perspective.game.scene(future(self.perspective, action, world).seen.view()))

    def _holdings(self, scene: Scene) -> Mapping[str, tuple[str, str]]:
        """The seat's points, what its places tell, and what is written on its pieces: a label and a text each."""
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
