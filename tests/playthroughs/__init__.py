"""Golden playthroughs: whole games written out, position by position, so that any change of behaviour shows in a diff.

Each file tells a random game under a fixed seed: who is asked, what is legal, what was done, how the points stand; and,
every so often, what each viewer sees. ``make playthroughs`` writes them anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import benben
from benben import Game, Match
from benben.kernel.event import seat_name
from benben.testing.laws import every_count

FOLDER = Path(__file__).parent
VIEWS_EVERY = 25


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name in benben.games() for players in every_count(benben.game(name))]


def file_of(name: str, players: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}-{players}.txt"


def playthrough(game: Game, players: int) -> str:
    """A whole game in words."""
    match = Match(game, players, seed=players)
    rng = random.Random(f"{game.name} {players}")
    lines = [f"# {game.title}, {players} players, rules version {game.rules}, seed {players}"]
    told = 0
    while not match.over():
        if len(match.record.entries) // VIEWS_EVERY != told:
            told = len(match.record.entries) // VIEWS_EVERY
            lines += views(match)
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        action = rng.choice(legal)
        lines.append(f"{seat_name(seat)} may: {', '.join(game.text(choice) for choice in legal)}")
        before = len(match.record.entries)
        match.play(seat, action)
        for entry in match.record.entries[before:]:
            lines.append(f"  {seat_name(entry.seat)} {game.text(entry.action)}")
        lines.append(f"  points {match.state.scores()}")
    lines += views(match)
    lines += [f"breakdown {seat_name(seat)} {json.dumps(match.state.breakdown(seat))}" for seat in range(players)]
    lines.append(f"winners {[seat_name(seat) for seat in match.state.winners()]}")
    return "\n".join(lines) + "\n"


def views(match: Match) -> list[str]:
    """What every seat and a spectator see."""
    viewers: list[int | None] = [*range(match.players), None]
    names = ["spectator" if viewer is None else seat_name(viewer) for viewer in viewers]
    seen = [json.dumps(match.perspective(viewer).view()) for viewer in viewers]
    return [f"{name} sees {view}" for name, view in zip(names, seen, strict=True)]
