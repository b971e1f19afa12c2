"""Saves scenes of random games for web/showcase and for tests of drawings: python -m tools.showcase_scenes."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec import json

import benben
from benben.kernel.event import seat_name
from benben.play.match import Match
from benben.registry import find_game
from benben.server.tables.frame import picture
from benben.words import catalogue_text

FOLDER = Path(__file__).parents[1] / "web" / "showcase" / "scenes"
"""The folder that is written to."""
MOMENTS = (0.02, 0.3, 0.7, 1.0)
"""Shares of a random game's actions after which a scene is saved."""


def main() -> None:
    """Write a scene for each game, number of players and moment, as the seat to act sees it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in benben.games():
        game = find_game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            actions = _random_game(name, players)
            for moment in MOMENTS:
                _save(name, players, actions[: int(moment * len(actions))], f"{name}-{players}-{int(100 * moment)}")


def _random_game(name: str, players: int) -> list[int]:
    match, rng, actions = Match(find_game(name), players, seed=players), Random(players), []
    while not match.over():
        seat = match.actors()[0]
        actions.append(rng.choice(match.perspective(seat).legal()))
        match.play(seat, actions[-1])
    return actions


def _save(name: str, players: int, actions: list[int], title: str) -> None:
    match = Match(find_game(name), players, seed=players)
    for action in actions:
        match.play(match.actors()[0], action)
    viewer = match.actors()[0] if match.actors() else 0
    seen = match.perspective(viewer)
    saved = {
        "game": name,
        "viewer": seat_name(viewer),
        "options": match.state.settings,
        "words": catalogue_text("en"),
        "picture": picture(seen),
    }
    (FOLDER / f"{title}.json").write_bytes(json.encode(saved))


if __name__ == "__main__":
    main()
