"""What the bots of the house are called at a table."""

from __future__ import annotations

BOT_NAMES = ("Imhotep", "Nefertari", "Hemiunu", "Merit", "Senenmut", "Tiye")
