"""Puts Vault on the shelf when it is imported, as a host's own module does for `benben serve --with`."""

from __future__ import annotations

import benben

from server.vault import GAME

benben.register_game(GAME.name, lambda: GAME)
