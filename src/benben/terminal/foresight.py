"""What a choice costs and gains its seat, read off its own part of the table before and after."""

from __future__ import annotations

from collections.abc import Mapping

from benben.kernel.foresight import futures
from benben.kernel.scene import Scene
from benben.kernel.veil import Perspective
from benben.words import Words


class Foresight:
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
        game = self.perspective.game
        later = [self._holdings(game.scene(future.seen.view())) for future in futures(self.perspective, action)]
        return ", ".join(
            f"{label} {before}→{later[0][key][1]}".strip()
            for key, (label, before) in self.now.items()
            if all(key in world and world[key] == later[0][key] for world in later) and later[0][key][1] != before
        )

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
