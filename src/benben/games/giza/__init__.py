"""GIZA / Gizeh: three pyramids and a sphinx each, and anyone builds on anyone's."""

from typing import Final

COMPLEXITY: Final = 1
"""How hard the game is to learn, from 1 (easy) to 5: lists show easy games first."""
