"""Registers Vault when it is imported, as a module of `benben serve --with` does."""

from __future__ import annotations

import benben

from server.vault_game import GAME

benben.register_game(GAME.name, lambda: GAME)
