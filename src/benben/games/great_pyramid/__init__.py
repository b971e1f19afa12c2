"""Giza: The Great Pyramid: cities push and lift the stones of one pyramid over ten rounds. Three or four players."""

from typing import Final

COMPLEXITY: Final = 3
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
