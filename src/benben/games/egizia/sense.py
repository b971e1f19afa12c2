"""What a bot needs to play Egizia well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from benben.kernel.sense import Sense


class EgiziaSense(Sense):
    """How Egizia stands; plays at random until it is taught better."""
