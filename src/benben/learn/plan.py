"""The plan of a training: everything its result depends on. The same plan gives the same networks on every machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from benben.bots.network_file import MOST_BYTES, Shape, check_card, fingerprint, read_bytes
from benben.kernel.errors import BadInput
from benben.kernel.game import Game

LAYERS = ((128, 64), (64, 32), (32, 32), (16, 16))
"""Sizes of the two hidden layers, the largest first: a game gets the first that fits a network file."""

FILE_SHARE = 0.9
"""Part of the largest network file that the weights may take before they are compressed; the rest is for scales and card."""


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, and how."""

    game: str
    rules: str
    box: str
    """`fingerprint` of the game."""
    players: int
    seed: int
    games: int
    """Games of self-play in a generation."""
    iterations: int
    """Iterations of the search for a move, in self-play and in the games of a promotion."""
    rollout: int = 0
    """Decisions by the game's rollout policy before the network is asked; 0 for none."""
    window: int = 4
    """Generations whose games are learned from."""
    epochs: int = 20
    """Passes over the games, at most: training ends when the loss on other games rises."""
    deals: int = 200
    """Deals of a promotion, at most; each is played with the candidate on every seat."""
    options: Mapping[str, str] = field(default_factory=dict)
    evaluator: bool = False
    """Whether the levels' search with the game's evaluator plays the first generation, instead of one by random games."""
    first_games: int = 0
    """Games of the first generation, which are cheaper than others; 0 for as many as in the others."""
    policy_games: int = 0
    """Games by the evaluator's rollout policy that the first network learns from before any others."""
    begin: str = ""
    """The hash of the network file that the training begins with; empty if it begins with none."""

    def games_of(self, generation: int) -> int:
        """Games of self-play in a generation."""
        return self.first_games if generation == 0 and self.first_games else self.games

    def command(self) -> str:
        """The command that repeats the training."""
        words = [f"benben train {self.game} --players {self.players} --seed {self.seed} --games {self.games}"]
        words += [f"--iterations {self.iterations} --window {self.window} --epochs {self.epochs} --deals {self.deals}"]
        words += [f"--rollout {self.rollout}"] if self.rollout else []
        words += ["--evaluator"] if self.evaluator else []
        words += [f"--first-games {self.first_games}"] if self.first_games else []
        words += [f"--policy-games {self.policy_games}"] if self.policy_games else []
        words += [f"--begin FILE-WITH-SHA256-{self.begin[:16]}"] if self.begin else []
        words += ["--options " + " ".join(f"{name}={value}" for name, value in self.options.items())] if self.options else []
        return " ".join(words)


def plan_training(
    game: Game,
    players: int,
    seed: int,
    games: int,
    iterations: int,
    *,
    rollout: int = 0,
    window: int = 4,
    epochs: int = 20,
    deals: int = 200,
    options: Mapping[str, str] | None = None,
    evaluator: bool = False,
    first_games: int = 0,
    policy_games: int = 0,
    begin: bytes | None = None,
) -> TrainingPlan:
    """A plan; raise BadInput if a value is out of range or the game cannot be learned."""
    seats = game.check_players(players)
    game.resolve_options(options, seats)
    if game.observation_size(seats) == 0:
        raise BadInput(f"{game.title} has no observation, so no network can learn it: write its observation.py")
    counts = {"games": games, "iterations": iterations, "window": window, "epochs": epochs, "deals": deals}
    for name, value in counts.items():
        if value < 1:
            raise BadInput(f"--{name} must be at least 1, not {value}")
    for name, value in {"seed": seed, "rollout": rollout, "first-games": first_games, "policy-games": policy_games}.items():
        if value < 0:
            raise BadInput(f"--{name} must be 0 or more, not {value}")
    chosen = dict(sorted((options or {}).items()))
    box = fingerprint(game, seats)
    if begin is not None and policy_games:
        raise BadInput("a training begins with a network (--begin) or with games of the policy (--policy-games), not both")
    if begin is not None:
        check_card(read_bytes(begin, "of --begin")[0], game, seats, "of --begin")
    return TrainingPlan(
        game=game.name,
        rules=game.rules,
        box=box,
        players=seats,
        seed=seed,
        games=games,
        iterations=iterations,
        rollout=rollout,
        window=window,
        epochs=epochs,
        deals=deals,
        options=chosen,
        evaluator=evaluator,
        first_games=first_games,
        policy_games=policy_games,
        begin=sha256(begin).hexdigest() if begin is not None else "",
    )


def shape_for(game: Game, players: int, sources: int) -> Shape:
    """The shape of the largest network for a game that fits a file."""
    for hidden, features in LAYERS:
        shape = Shape(game.observation_size(players), hidden, features, players, sources, len(game.catalogue))
        if sum(rows * columns for rows, columns in shape.matrices().values()) <= FILE_SHARE * MOST_BYTES:
            return shape
    raise BadInput(f"the observation or the catalogue of {game.title} is too large for a network file")
