"""Pyramids: ten rounds of gods and pairs of cards, a pyramid, an obelisk, a secret tomb."""

from typing import Final

COMPLEXITY: Final = 2
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
