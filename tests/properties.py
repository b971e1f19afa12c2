"""How long properties are looked for: few examples, the same ones in every run, no clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

BOUNDED = settings(
    max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
"""For tests that run with all others; ``settings(BOUNDED, max_examples=...)`` where one example costs less or more."""
