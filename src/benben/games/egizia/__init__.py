"""Egizia: sail down the Nile, feed your crews, build, and keep your sphinx cards to yourself."""

from typing import Final

COMPLEXITY: Final = 4
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
