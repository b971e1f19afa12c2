"""The probability of victory of every seat by a network. Hints and reviews show it where it knows more than simulations.

The networks that say it were trained on games of searching bots, and measured on others: `benchmarks.calibration` prints the
differences between predicted and true win shares for every game and number of players.
"""

from __future__ import annotations

from benben.bots.network_file import Card
from benben.bots.networks import Use, has_learned, shipped_network
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.perspective import Perspective
from benben.search.network import Network

MOST_ERROR = 0.03
"""The calibration error up to which win shares are probabilities that people may be shown."""
LEAST_GAMES, LEAST_POSITIONS = 200, 5000
"""Games and positions that a claim about the calibration error is based on."""


def is_measured(card: Card) -> bool:
    """Whether the card of a network says that its win shares are probabilities, and from games enough for this claim."""
    known = [card.figures.get(name, 0.0) for name in ("calibration_games", "calibration_positions")]
    enough = known[0] >= LEAST_GAMES and known[1] >= LEAST_POSITIONS
    return enough and card.figures.get("calibration_error", 1.0) <= MOST_ERROR


def win_shares(perspective: Perspective) -> list[float] | None:
    """The probability of victory of every seat, in the order of the seats, for all that this viewer knows.

    They add up to 1; who shares a victory has a part of it. The viewer may be any seat, asked or not, or a spectator. None
    if no network judges this game with these players and options. When the game is over it is the true result.
    """
    if perspective.over():
        winners = perspective.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(perspective.players)]
    found = shipped_network(perspective.game, perspective.players, Use.JUDGE)
    if found is None or not has_learned(found.card, perspective.options):
        return None
    return network_shares(found.network, perspective)


def network_shares(network: Network, perspective: Perspective) -> list[float]:
    """The win shares that a network expects, in the order of the seats. A spectator looks from the first seat."""
    writer = ObservationWriter(network.inputs)
    perspective.write(writer)
    network.read_written(writer)
    shares = list(network.shares())
    first = perspective.seat or 0
    return [shares[(seat - first) % perspective.players] for seat in range(perspective.players)]
