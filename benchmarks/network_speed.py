"""``python -m benchmarks.network_speed``: what a network costs a search.

For every network of the package, in one run: how much faster its hidden layers are in C than in plain Python, and how many
iterations the search with the network manages in the time of one iteration of the search with the game's evaluator.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from librt.vecs import vec

import benben.search
from benben.bots.levels import bot
from benben.bots.network_file import Shape
from benben.bots.networks import ShippedNetwork, Use, shipped_network
from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.perspective import Perspective
from benben.play.match import Match
from benben.registry import find_game, house_game_names
from benben.search.ismcts import Search
from benben.search.network import Network
from benben.search.network_search import NetworkSearch
from benben.search.predictor import NetworkPredictor

MOVES = 12
"""Moves of greedy bots before the position that is searched."""
ITERATIONS = 300
"""Iterations of a search, and reads of an observation in C."""
READS_IN_PYTHON = 5
"""Reads of an observation in plain Python."""


def position(game: Game, players: int) -> Perspective:
    """A position with a choice, from the middle of a game of greedy bots."""
    match, player = Match(game, players, seed=5), bot("greedy", game, seed=1)
    for number in range(1000):
        perspective = match.perspective(match.actors()[0])
        if number >= MOVES and len(perspective.legal()) > 3:
            return perspective
        match.play(match.actors()[0], player.choose(perspective))
    raise AssertionError("no position with a choice was found")


def seconds(work: Callable[[], object], times: int) -> float:
    """Processor time of one call."""
    begun = process_time()
    for _ in range(times):
        work()
    return (process_time() - begun) / times


def layers_in_python(shape: Shape) -> Any:
    """Hidden layers of this shape in plain Python; their weights do not matter for the time."""
    path = Path(benben.search.__file__).with_name("dense_layers.py")
    loader = SourceFileLoader("dense_layers_in_python", str(path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    sizes = (shape.inputs * shape.hidden, shape.hidden, shape.hidden * shape.features, shape.features, shape.features)
    return module.DenseLayers(*[vec[float]([0.1] * size) for size in sizes])


def search_ratio(perspective: Perspective, network: Network) -> float:
    """Iterations with the network in the time of one with the evaluator."""
    predictor = NetworkPredictor(network, perspective.game.evaluator())
    with_evaluator = seconds(lambda: Search(perspective, 1).run(ITERATIONS), 1)
    return with_evaluator / seconds(lambda: NetworkSearch(perspective, 1, predictor).run(ITERATIONS), 1)


def layers_ratio(perspective: Perspective, shipped: ShippedNetwork) -> float:
    """How many times faster the layers are than in plain Python."""
    writer = ObservationWriter(shipped.network.inputs)
    perspective.write(writer)
    in_python = layers_in_python(shipped.card.shape)
    slow = seconds(lambda: in_python.read_written(writer.vector), READS_IN_PYTHON)
    return slow / seconds(lambda: shipped.network.read_written(writer), ITERATIONS)


def line(name: str, players: int, rounds: int) -> str | None:
    """The figures of a network as a row of a table; None if there is no such network."""
    game = find_game(name)
    shipped = shipped_network(game, players, Use.PLAY) or shipped_network(game, players, Use.JUDGE)
    if shipped is None:
        return None
    perspective = position(game, players)
    layers = median([layers_ratio(perspective, shipped) for _ in range(rounds)])
    searches = median([search_ratio(perspective, shipped.network) for _ in range(rounds)])
    return f"| {game.title} | {players} | {layers:.0f} | {searches:.1f} |"


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.network_speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="medians of this many rounds (default: 9)")
    rounds = parser.parse_args().rounds
    print("| game | players | layers against plain Python | iterations against the evaluator's search |")
    print("| --- | ---: | ---: | ---: |")
    for name in house_game_names():
        for players in range(find_game(name).seats[0], find_game(name).seats[1] + 1):
            found = line(name, players, rounds)
            if found is not None:
                print(found, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
