"""Golden playthroughs: whole games written out, position by position, so that any change of behaviour shows in a diff.

Each file tells a random game under a fixed seed: who is asked, what is legal, what was done, how the points stand; and,
every so often, what each viewer sees. ``make playthroughs`` writes them anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import benben
from benben import CHANCE, Game, State
from benben.kernel.event import seat_name
from benben.play.dealer import Dealer, seed_bytes
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
    """A whole game in words, action by action as the rules see it: simultaneous choices in the order they are made."""
    state, dealer = game.start(players), Dealer(game.name, seed_bytes(players))
    rng = random.Random(f"{game.name} {players}")
    lines = [f"# {game.title}, {players} players, rules version {game.rules}, seed {players}"]
    entries = chances = viewed = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            chances += 1
            action = dealer.pick(chances, state.outcomes())
        else:
            if lines[-1].startswith("  "):
                lines.append(f"  points {state.scores()}")
            if entries // VIEWS_EVERY != viewed:
                viewed = entries // VIEWS_EVERY
                lines += views(state)
            seat = rng.choice(state.actors())
            legal = state.legal(seat)
            action = rng.choice(legal)
            lines.append(f"{seat_name(seat)} may: {', '.join(game.text(choice) for choice in legal)}")
        state.apply(action, seat)
        entries += 1
        if len(lines) > 1:  # the deal before the first choice is not written out
            lines.append(f"  {seat_name(seat)} {game.text(action)}")
    lines.append(f"  points {state.scores()}")
    lines += views(state)
    lines += [f"breakdown {seat_name(seat)} {json.dumps(state.breakdown(seat))}" for seat in range(players)]
    lines.append(f"winners {[seat_name(seat) for seat in state.winners()]}")
    return "\n".join(lines) + "\n"


def views(state: State) -> list[str]:
    """What every seat and a spectator see."""
    viewers: list[int | None] = [*range(state.players), None]
    names = ["spectator" if viewer is None else seat_name(viewer) for viewer in viewers]
    seen = [json.dumps(state.perspective(viewer).view()) for viewer in viewers]
    return [f"{name} sees {view}" for name, view in zip(names, seen, strict=True)]
