"""Steps a second of the vector environment, observation and mask included, beside PettingZoo and pgx in the same run.

Run it with ``python -m benchmarks.vector_env [--quick]``. The first table has rates of one core, by processor time and in
turns, so that other load slows all alike. Then come two processes: the processor time of a step, that of this process and of
its worker together, which says what free cores would reach; and steps by the clock, which other load slows.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

import benben
import benben.envs
from benben.arena.speed import report
from benben.arena.speed.report import NamedBatch, compare
from benben.arena.speed.timing import Comparison
from benben.arena.speed.workloads import Batch
from benchmarks import other_engines

ROWS = 512
"""Games of each process: more do not fit into the cache of a core, and fewer spend more of a step outside of the engine."""
GOALS = {("giza", 2): 1_000_000, ("egizia", 4): 250_000}
"""For each game and number of players the steps a second to reach on two cores."""
PGX_GAME = "leduc_holdem"
"""The game of pgx to compare with: cards, hidden hands and chance, as here; it is far smaller."""


def vector_steps(name: str, players: int) -> Batch:
    """Random legal steps of the vector environment in this process. A unit is the step of one row."""
    env = benben.envs.vector(name, players, ROWS, seed=1)
    env.reset()

    def take_steps() -> int:
        env.step(env.random_actions)
        return ROWS

    return take_steps


def single_steps(name: str, players: int) -> Batch:
    """Random legal steps of the PettingZoo environment of the same game."""
    return other_engines.environment_steps(benben.envs.aec(name, players))


def pgx_steps() -> Batch:
    """Random legal steps of a game of pgx, vectorised and compiled by JAX for this processor."""
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(PGX_GAME)

    def step(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, ROWS)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits, axis=-1)
        following = jax.vmap(env.step)(state, actions, keys)
        fresh = jax.vmap(env.init)(keys)
        ended = following.terminated

        def choose(new: Any, old: Any) -> Any:
            return jax.numpy.where(ended.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)

        return jax.tree_util.tree_map(choose, fresh, following)

    run = jax.jit(step)
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, ROWS)), key]

    def take_steps() -> int:
        held[1], used = jax.random.split(held[1])
        held[0] = run(held[0], used)
        held[0].observation.block_until_ready()
        return ROWS

    take_steps()
    return take_steps


def comparison(name: str, players: int) -> Comparison:
    """The vector environment of a game beside the others."""
    candidates: list[NamedBatch] = [
        (f"benben {name} ({players}), vector", partial(vector_steps, name, players)),
        (f"benben {name} ({players}), PettingZoo AEC", partial(single_steps, name, players)),
        ("PettingZoo hanabi (4)", other_engines.hanabi_environment),
        (f"pgx {PGX_GAME} (2)", pgx_steps),
    ]
    return compare("one core", "steps/s", candidates)


def processor_time(name: str, players: int, processes: int, steps: int) -> float:
    """Seconds of processor time from the start of the workers to their end, those of this process included."""
    begun = os.times()
    env = benben.envs.vector(name, players, ROWS * processes, seed=1, workers=processes - 1)
    try:
        env.reset()
        for _ in range(steps):
            env.step(env.random_actions)
    finally:
        env.close()
    return sum(os.times()[:4]) - sum(begun[:4])


def step_cost(name: str, players: int, processes: int, steps: int) -> float:
    """Seconds of processor time of the step of one row in so many processes; start and end are left out."""
    short = processor_time(name, players, processes, steps)
    long = processor_time(name, players, processes, 4 * steps)
    return (long - short) / (3 * steps * ROWS * processes)


def clock_rate(name: str, players: int, processes: int, seconds: float) -> float:
    """Steps a second by the clock, in so many processes: the best of several slices."""
    env = benben.envs.vector(name, players, ROWS * processes, seed=1, workers=processes - 1)
    try:
        env.reset()
        rates = []
        for _ in range(8):
            begun, steps = perf_counter(), 0
            while perf_counter() - begun < seconds:
                env.step(env.random_actions)
                steps += env.num_envs
            rates.append(steps / (perf_counter() - begun))
        return max(rates)
    finally:
        env.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.vector_env", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="take a few seconds only: too rough to quote")
    given = parser.parse_args(arguments)
    comparisons = [comparison(*case) for case in GOALS]
    report.measure_all(comparisons, given.quick)
    print("\n".join(report.as_lines(comparisons)))
    print()
    for (name, players), least in GOALS.items():
        cost = step_cost(name, players, 2, 100 if given.quick else 600)
        spent = f"{cost * 1e9:,.0f} ns of processor time a step, {2 / cost:,.0f} steps/s of two cores"
        print(f"{name} for {players}, two processes: {spent}")
        rates = {number: clock_rate(name, players, number, 0.1 if given.quick else 0.5) for number in (1, 2)}
        for number, rate in rates.items():
            print(f"by the clock: {name} for {players}, processes: {number}: {rate:,.0f} steps/s")
        verdict = "reached" if rates[2] >= least else "missed"
        print(f"two processes: {rates[2] / rates[1]:.2f} times one; goal: {least:,}, {verdict}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
