"""The PettingZoo environment: PettingZoo's own tests, rewards, refusals, determinism and what an agent can know."""

from __future__ import annotations

import pickle
import random

import benben
import benben.envs
import numpy as np
import pytest
from benben.envs.turns import Wrapped
from mora import MoraGame
from pettingzoo.test import api_test, seed_test

from common import each_table, play_on

ADVICE = [
    # PettingZoo's test names the dict environments it knows and gives all others this advice; a mask needs a dict.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    # Agents are called what the notation of moves calls them.
    "ignore:We recommend agents to be named in the format:UserWarning",
]


def advised(test: pytest.MarkDecorator | object) -> object:
    for advice in ADVICE:
        test = pytest.mark.filterwarnings(advice)(test)  # type: ignore[operator]
    return test
