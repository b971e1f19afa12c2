"""Egizia (Hans im Glueck / Rio Grande 2009)."""

from typing import Final

COMPLEXITY: Final = 4
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
