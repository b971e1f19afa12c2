"""What a bot needs to play GIZA well: how a position stands, and sensible moves for rollouts."""

from __future__ import annotations

from benben.kernel.sense import Sense


class GizaSense(Sense):
    """How GIZA stands; plays at random until it is taught better."""
