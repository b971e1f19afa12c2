"""Writes every golden playthrough again."""

from __future__ import annotations

import benben

from playthroughs import file_of, playthrough, tables

for name, players in tables():
    file_of(name, players).write_text(playthrough(benben.game(name), players), "utf-8")
    print(file_of(name, players).name)
