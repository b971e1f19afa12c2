"""Giza: The Great Pyramid: push stones, lift them, decorate and pray, Pharaoh's pyramid in ten rounds."""

from typing import Final

COMPLEXITY: Final = 3
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
