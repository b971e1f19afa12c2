"""How bots search: with the network of the game where there is one, else with the game's evaluator."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from benben.bots.networks import ShippedNetwork, Use, has_learned, read_network, shipped_network
from benben.kernel.perspective import Perspective
from benben.registry import find_game
from benben.search.ismcts import Search
from benben.search.network import Network
from benben.search.network_evaluator import NetworkEvaluator
from benben.search.network_search import NetworkSearch
from benben.search.predictor import NetworkPredictor

AnySearch = Search | NetworkSearch

MOST_PLANNED = 2000
"""Iterations up to which a search with a network is planned: above, a time limit ends most searches first."""


def evaluator_search(perspective: Perspective, seed: int, iterations: int) -> Search:
    """The search with the hand-made evaluator of the game."""
    return Search(perspective, seed)


def best_search(perspective: Perspective, seed: int, iterations: int) -> AnySearch:
    """The search with the network that comes with the game for playing; with its evaluator if there is none.

    A network plays only with the options that it has learned.
    """
    found = shipped_network(perspective.game, perspective.players, Use.PLAY)
    if found is None or not has_learned(found.card, perspective.options):
        return Search(perspective, seed)
    return search_with(found, perspective, seed, iterations)


def search_with(found: ShippedNetwork, perspective: Perspective, seed: int, iterations: int) -> AnySearch:
    """The search with a network, as its card says: behind rollouts of the game's evaluator, or alone."""
    if found.card.rollout > 0:
        return rollout_search(found, perspective, seed)
    return network_search(found.network, perspective, seed, iterations)


def rollout_search(found: ShippedNetwork, perspective: Perspective, seed: int) -> Search:
    """The search with the game's evaluator, whose rollouts a network judges as its card says."""
    card = found.card
    evaluator = NetworkEvaluator(perspective.game.evaluator(), found.network, card.rollout, card.weight, card.every)
    return Search(perspective, seed, evaluator=evaluator)


def considerate_search(perspective: Perspective, seed: int, iterations: int) -> AnySearch:
    """The same, without moves that spoil the game for others and help nobody, as far as the game's evaluator names them."""
    found = best_search(perspective, seed, iterations)
    if isinstance(found, Search):
        found.considerate = True
    return found


@dataclass(frozen=True)
class SearchWithFile:
    """The search with the network of a file."""

    path: str

    def __call__(self, perspective: Perspective, seed: int, iterations: int) -> AnySearch:
        """A search from this Perspective."""
        return search_with(_network_of(self.path, perspective.game.key, perspective.players), perspective, seed, iterations)


def network_search(
    network: Network, perspective: Perspective, seed: int, iterations: int, rollout: int = 0, noise: float = 0.0
) -> NetworkSearch:
    """A search with a network."""
    predictor = NetworkPredictor(network, perspective.game.evaluator(), rollout)
    return NetworkSearch(perspective, seed, predictor, iterations if iterations <= MOST_PLANNED else 0, noise)


@lru_cache(maxsize=8)
def _network_of(path: str, game: str, players: int) -> ShippedNetwork:
    return read_network(Path(path), find_game(game), players)
