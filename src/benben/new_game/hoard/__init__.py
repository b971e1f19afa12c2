"""Hoard: draw coins in secret, and bank them where they are worth most."""

from typing import Final

COMPLEXITY: Final = 1
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
