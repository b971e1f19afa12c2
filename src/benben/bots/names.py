"""The names that bots have at a table."""

from __future__ import annotations

BOT_NAMES = ("Imhotep", "Nefertari", "Hemiunu", "Merit", "Senenmut", "Tiye")
"""Given to the bots of a table in this order."""
