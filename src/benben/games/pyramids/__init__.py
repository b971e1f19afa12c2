"""Pyramids: ten rounds of gods and stones; everyone builds a pyramid, an obelisk and a secret tomb. Two to five players."""

from typing import Final

COMPLEXITY: Final = 2
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
