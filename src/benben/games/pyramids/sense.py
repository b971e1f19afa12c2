"""What a bot needs to play Pyramids well."""

from __future__ import annotations

from benben.kernel.sense import Sense


class PyramidsSense(Sense):
    """How Pyramids stands."""
