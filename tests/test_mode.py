"""Both modes are what they claim: the same files, compiled or interpreted."""

from __future__ import annotations

import os

import pytest

from benben.games.giza import steps
from benben.kernel import state
from benben.play import fast_match
from benben.search import playout


@pytest.mark.skipif("BENBEN_EXPECT" not in os.environ, reason="the mode is checked by make test")
def test_the_engine_runs_in_the_mode_that_was_asked_for() -> None:
    compiled = os.environ["BENBEN_EXPECT"] == "compiled"
    for module in (state, steps, playout, fast_match):
        assert module.__file__ is not None
        assert module.__file__.endswith(".py") != compiled, module.__file__
