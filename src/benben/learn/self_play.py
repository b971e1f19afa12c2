"""Self-play: one game by the search with the current network, and the samples it gives.

A game depends on the plan, the network, the generation and its number alone. Most moves are chosen by a short search:
results of many games teach more about win shares than long searches in few. Priors are learned from the long ones alone
(Wu, Accelerating self-play learning in Go, 2019: playout cap randomization).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from benben.bots.network_file import check_card, read_bytes, unpack
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.learn.first_games import play_evaluator_game
from benben.learn.plan import TrainingPlan
from benben.learn.samples import GameSamples, add_result
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.search.network import Network
from benben.search.network_search import NetworkSearch
from benben.search.predictor import EvaluatorPredictor, NetworkPredictor, Predictor

OTHER_SEATS = 0.5
"""Share of positions that are also observed from another seat, which is not asked: people look at win shares then too."""
LONG_SEARCHES = 0.3
"""Share of choices that get all iterations of the plan, with noise, and give samples."""
SHORTER = 6
"""How many times shorter the other searches are."""


def predictor_of(plan: TrainingPlan, game: Game, network: bytes | None) -> Predictor:
    """The predictor of a network file's bytes; without a network random games to their end."""
    if network is None:
        return EvaluatorPredictor(Evaluator())
    return NetworkPredictor(_network(network, plan.game, plan.players), game.evaluator(), plan.rollout)


@lru_cache(maxsize=4)
def _network(data: bytes, name: str, players: int) -> Network:
    card, packed = read_bytes(data, "of this training")
    check_card(card, find_game(name), players, "of this training")
    return unpack(card, packed, "of this training")


class SelfPlayer:
    """Chooses by short searches and, now and then, by a long one with noise, which gives samples."""

    def __init__(self, plan: TrainingPlan, predictor: Predictor, seed: int, samples: GameSamples) -> None:
        self._plan = plan
        self._predictor = predictor
        self._rng = Random(seed)
        self._samples = samples

    def choose(self, match: Match, seat: int) -> int:
        """The action of a seat; a seat without a choice gives no sample."""
        perspective = match.perspective(seat)
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        if self._rng.random() >= LONG_SEARCHES:
            iterations = max(1, self._plan.iterations // SHORTER)
            return self._searched(perspective, iterations, noise=0.0).best()
        search = self._searched(perspective, self._plan.iterations, noise=1.0)
        self._samples.add(seat, perspective.observe(), search.policy(), search.values())
        if self._rng.random() < OTHER_SEATS:
            other = self._rng.choice([number for number in range(perspective.players) if number != seat] or [seat])
            self._samples.add(other, match.perspective(other).observe(), None, search.values())
        return search.best()

    def _searched(self, perspective: Perspective, iterations: int, noise: float) -> NetworkSearch:
        search = NetworkSearch(perspective, self._rng.getrandbits(62), self._predictor, iterations, noise=noise)
        search.run(iterations)
        return search


def play_for_training(plan: TrainingPlan, network: bytes | None, generation: int, number: int) -> GameSamples:
    """Play one game of self-play, or for the first network one with the evaluator, and return its samples."""
    if network is None and plan.evaluator:
        return play_evaluator_game(plan, number)
    game = find_game(plan.game)
    match = Match(game, plan.players, derive_seed(plan.seed, generation, number, "deal"), plan.options)
    samples = GameSamples(number)
    player = SelfPlayer(plan, predictor_of(plan, game, network), derive_seed(plan.seed, generation, number), samples)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, player.choose(match, seat))
    add_result(samples, match.state)
    return samples


def searched_action(plan: TrainingPlan, predictor: Predictor, perspective: Perspective, seed: int) -> int:
    """The action of the search without noise: the strongest that these iterations give."""
    legal = perspective.legal()
    if len(legal) == 1:
        return legal[0]
    search = NetworkSearch(perspective, seed, predictor, plan.iterations)
    search.run(plan.iterations)
    return search.best()
