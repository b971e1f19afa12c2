"""Luck of a finished game: how much the outcomes of chance changed the prospects of each seat, in the manner of AIVAT.

At each chance event the luck of a seat is its value after the outcome, less the mean value over all outcomes that were
possible. Its expectation is 0 whatever the values are, so that a result less luck has the expectation of the result. The
better the values foresee the result, the less the corrected result varies. Luck may be computed from several sources of
values at once: what each of them is worth is fitted later (`benben.arena.luck_correction`).

Where an event has many outcomes, the mean is taken over some of them, drawn at random whatever the outcome was. That has the
same expectation, and costs a fraction of the time.

A bot that draws its move with known probabilities has luck too: the value of the move that it drew, less the mean over its
draw. The values are those of its own search, which were there before the draw.

The true positions are used: the game is over, and nobody who plays is shown the luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from benben.bots.bot import Thought
from benben.bots.networks import Use, shipped_network
from benben.build_info import is_compiled
from benben.kernel.game import Game
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.record import Record
from benben.search.network import Network

MOST_OUTCOMES = 20
"""Outcomes of an event that are all looked at; of more, so many are drawn."""

Values = Callable[[State], Sequence[float]]
"""The prospects of every seat in a position; a function of the position alone."""


def sources_of(game: Game, players: int) -> list[Values]:
    """The sources of values that the luck of a game is computed from: its evaluator and, if there is one, its network.

    A changed box has no network: those of the package were trained for other values. Interpreted, a network would take
    longer than the game.
    """
    shipped = shipped_network(game, players, Use.JUDGE) if is_compiled() and not game.box else None
    return [evaluator_values(game)] + ([] if shipped is None else [network_values(game, players, shipped.network)])


def evaluator_values(game: Game) -> Values:
    """The values of a game's evaluator."""
    evaluator = game.evaluator()
    return lambda state: list(evaluator.values(state))


def network_values(game: Game, players: int, network: Network) -> Values:
    """The win share that a network expects for each seat, from what that seat sees."""
    writer = ObservationWriter(game.observation_size(players))

    def values(state: State) -> Sequence[float]:
        if state.depth == 0:
            winners = state.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        found = []
        for seat in range(players):
            writer.restart()
            state.perspective(seat).write(writer)
            network.read_written(writer)
            found.append(network.shares()[0])
        return found

    return values


def luck_of(record: Record, sources: Sequence[Values], after_setup: bool = False) -> list[list[float]]:
    """For each source of values the luck of every seat in a finished game.

    With ``after_setup`` chance events before the first decision of a player do not count: needed where results are sorted by
    something that these decide, such as who begins.
    """
    state, luck = record.start(), [[0.0] * record.players for _ in sources]
    counts = not after_setup
    rng = Random(record.commitment)  # other draws for every deal, which say nothing about what it dealt
    for entry in record.entries:
        if entry.seat != CHANCE:
            counts = True
        elif counts:
            _add_event(luck, state, entry.action, sources, rng)
        state.apply(entry.action, entry.seat)
    return luck


def _add_event(luck: list[list[float]], state: State, outcome: int, sources: Sequence[Values], rng: Random) -> None:
    """Add for every source and seat its value after this outcome, less the mean over the outcomes that are compared."""
    outcomes = state.outcomes()
    if len(outcomes) < 2:
        return
    for action, share in compared_outcomes(outcomes, outcome, rng).items():
        after = state.clone()
        after.apply(action, CHANCE)
        for own, values in zip(luck, sources, strict=True):
            for seat, value in enumerate(values(after)):
                own[seat] += share * value


def compared_outcomes(outcomes: Sequence[tuple[int, int]], outcome: int, rng: Random) -> dict[int, float]:
    """The factors of the values of outcomes in the luck of an event: 1 for what came, less the chance of each."""
    factors = {outcome: 1.0}
    if len(outcomes) <= MOST_OUTCOMES:
        total = sum(weight for _, weight in outcomes)
        chances = [(action, weight / total) for action, weight in outcomes]
    else:
        drawn = rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes], k=MOST_OUTCOMES)
        chances = [(action, 1.0 / MOST_OUTCOMES) for action in drawn]
    for action, chance in chances:
        factors[action] = factors.get(action, 0.0) - chance
    return factors


def luck_of_draw(thought: Thought) -> float:
    """The value of the move that a bot drew, less the mean over all that it could have drawn; 0 if it drew none."""
    if not thought.chances:
        return 0.0
    return thought.notes[thought.action][1] - sum(
        chance * thought.notes[action][1] for action, chance in thought.chances.items()
    )
