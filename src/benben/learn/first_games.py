"""Games for the first network of a game that has an evaluator: by its rollout policy, and by the search of the levels.

Games of the policy are a hundred times as cheap and show what positions lead to. Games of the search are those that win
shares are about. Rows have the result of their game and no values of the search: an evaluator's values are no probabilities.
"""

from __future__ import annotations

from random import Random

from benben.kernel.perspective import Perspective
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.learn.plan import TrainingPlan
from benben.learn.samples import GameSamples, add_result
from benben.play.match import Match
from benben.play.seeds import derive_seed
from benben.registry import find_game
from benben.search.ismcts import Search
from benben.search.playout import lowest_seat

RANDOM_MOVES = 0.1
"""Share of random moves in games of the policy, so that positions differ from game to game."""
OBSERVED = 0.15
"""Share of the positions of a game of the policy that give rows."""


def play_policy_game(plan: TrainingPlan, number: int) -> GameSamples:
    """One game by the rollout policy of the game's evaluator."""
    game = find_game(plan.game)
    evaluator = game.evaluator()
    chooser = Random(derive_seed(plan.seed, number, "policy game"))
    rng = Rng(chooser.getrandbits(62))
    world = game.start(plan.players, plan.options)
    samples = GameSamples(number)
    while world.depth > 0:
        seat = lowest_seat(world.asked())
        if seat == CHANCE:
            world.commit(world.sample(rng), seat)
            continue
        legal = world.legal(seat)
        at_random = chooser.random() < RANDOM_MOVES
        world.enumerate(seat)
        action = chooser.choice(legal) if at_random else evaluator.rollout_action(world, rng)
        if chooser.random() < OBSERVED:
            policy = None if at_random or len(legal) == 1 else {move: float(move == action) for move in legal}
            observe(samples, world, seat, policy, chooser)
        world.commit(action, seat)
    add_result(samples, world)
    return samples


def observe(samples: GameSamples, world: State, seat: int, policy: dict[int, float] | None, chooser: Random) -> None:
    """Add two rows of a position: of the seat that is asked, with the policy's move, and of another viewer without moves.

    A spectator counts as a viewer on the first seat.
    """
    unknown = [0.0] * int(world.players)
    samples.add(seat, world.perspective(seat).observe(), policy, unknown)
    viewer = chooser.choice([None, *[other for other in range(int(world.players)) if other != seat]])
    samples.add(viewer or 0, world.perspective(viewer).observe(), None, unknown)


def play_evaluator_game(plan: TrainingPlan, number: int) -> GameSamples:
    """One game by the search with the game's evaluator, as the levels play."""
    match = Match(find_game(plan.game), plan.players, derive_seed(plan.seed, number, "evaluator deal"), plan.options)
    chooser = Random(derive_seed(plan.seed, number, "evaluator game"))
    samples = GameSamples(number)
    while not match.over():
        seat = match.actors()[0]
        perspective = match.perspective(seat)
        legal = perspective.legal()
        action = legal[0]
        if len(legal) > 1:
            action = _searched(plan, perspective, chooser.getrandbits(62), samples)
            viewer = chooser.choice([None, *[other for other in range(plan.players) if other != seat]])
            samples.add(viewer or 0, match.perspective(viewer).observe(), None, [0.0] * plan.players)
        match.play(seat, action)
    add_result(samples, match.state)
    return samples


def _searched(plan: TrainingPlan, perspective: Perspective, seed: int, samples: GameSamples) -> int:
    """The action of a search; the shares of its visits are what a network learns as its prior."""
    assert perspective.seat is not None
    search = Search(perspective, seed)
    search.run(plan.iterations)
    visits = {action: count for action, (count, _) in search.results().items()}
    policy = {action: count / plan.iterations for action, count in visits.items()}
    samples.add(perspective.seat, perspective.observe(), policy, [0.0] * plan.players)
    return search.best()
