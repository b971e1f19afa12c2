"""Small networks with random weights, for tests."""

from __future__ import annotations

from random import Random
from typing import Any

from benben.bots.network_file import Card, Shape, Weights, fingerprint, pack
from benben.kernel.game import Game


def random_weights(shape: Shape, seed: int) -> Weights:
    rng = Random(seed)
    matrices = {
        name: [rng.gauss(0, 0.1) for _ in range(rows * columns)] for name, (rows, columns) in shape.matrices().items()
    }
    biases = {name: [rng.gauss(0, 0.1) for _ in range(count)] for name, count in shape.biases().items()}
    return Weights(matrices, biases)


def card_for(title: Game, seats: int, /, **changed: Any) -> Card:
    shape = Shape(title.observation_size(seats), 16, 8, seats, 1, len(title.catalogue))
    facts: dict[str, Any] = {
        "game": title.name,
        "rules": title.rules,
        "box": fingerprint(title, seats),
        "players": seats,
        "shape": shape,
        "sources": ("total",),
        "seed": 1,
        "generation": 2,
        "games": 30,
        "command": f"benben train {title.name} --players {seats} --seed 1",
        "figures": {"loss": 0.5},
        "options": title.resolve_options(None, seats),
    }
    return Card(**{**facts, **changed})


def random_file(title: Game, seats: int, /, **changed: Any) -> bytes:
    card = card_for(title, seats, **changed)
    return pack(card, random_weights(card.shape, 1))
