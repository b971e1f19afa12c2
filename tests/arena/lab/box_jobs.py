"""A job for worker processes that have not loaded a game yet."""

from __future__ import annotations

from benben.registry import compile_with_box, game_with_box


def module_with_box(overlay: str) -> tuple[str, str]:
    """The overlay, and the module of GIZA with it: that of the compiled package, or a second copy."""
    compile_with_box("giza", overlay)
    return overlay, type(game_with_box("giza", overlay)).__module__
