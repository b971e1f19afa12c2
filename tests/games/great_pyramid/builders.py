"""Builders of positions of Giza: The Great Pyramid for tests: what matters is named, all else has a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import benben
from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.state import GreatPyramid

GAME = benben.game("great_pyramid")
ROWS = ("no-bonus", "support", "quarry-a", "quarry-b")

Sled = tuple[int, str | None] | None


def position(
    workers: Sequence[str] = (),
    players: int = 4,
    seat: int = 0,
    step: dict[str, object] | None = None,
    rows: Sequence[str | None] = ROWS,
    sleds: Mapping[str, Sled] | None = None,
    base: str = "",
    middle: str = "",
    waiting: int = 0,
    capstone: str = "away",
    rest: str = "farm",
    **more: Any,
) -> GreatPyramid:
    """A position in the turn of ``seat``, or with another ``step``.

    ``workers`` says seat by seat where workers are, such as "artist 2 quarry-1.0 3"; the others are at ``rest``. ``sleds``
    maps a quarry to (position, stone) or None; those not named are gone. Stones not named are in the reserve. ``more`` are
    entries of a written position (food, art, bids, round, ledger, ...) and options.
    """
    options = {option.name: more.pop(option.name) for option in GAME.options if option.name in more}
    data: dict[str, Any] = GAME.start(players, options).to_dict()
    size = BOX.setups[players].workers
    data["workers"] = [_worker_places(workers[who] if who < len(workers) else "", size, rest) for who in range(players)]
    data["rows"] = list(rows[:players])
    data["used"] = [[] if row is None else [row] for row in data["rows"]]
    data["round"] = 1
    named = dict(sleds or {})
    data["sleds"] = {quarry: _sled(named.get(quarry)) for quarry in data["sleds"]}
    data["site"] = {"base": list(base), "middle": list(middle)}
    data["waiting"], data["capstone"] = waiting, capstone
    used = [sled["stone"] for sled in data["sleds"].values() if sled]
    there = {"base": len(base), "middle": len(middle) + waiting, "capstone": int(capstone != "away")}
    for stone, count in zip(there, BOX.stones, strict=True):
        data["reserve"][stone] = count - there[stone] - used.count(stone)
    data["agenda"] = [step or turn(seat)]
    data.update(more)
    return cast("GreatPyramid", GAME.from_dict(data))


def turn(seat: int = 0, actions: int = 3, farms: int = 1, fishes: int = 1, arts: int = 1) -> dict[str, object]:
    """The question of a turn, with the actions left and the uses left of each production."""
    return {"step": "turn", "seat": seat, "actions": actions, "farms": farms, "fishes": fishes, "arts": arts}


def _worker_places(text: str, size: int, rest: str) -> dict[str, int]:
    words = text.split()
    found = dict(zip(words[::2], [int(word) for word in words[1::2]], strict=True))
    found[rest] = found.get(rest, 0) + size - sum(found.values())
    return found


def _sled(sled: Sled) -> dict[str, object] | None:
    return None if sled is None else {"at": sled[0], "stone": sled[1]}


def legal(state: GreatPyramid, seat: int = 0) -> set[str]:
    """The legal actions of a seat in notation."""
    return {GAME.text(action) for action in state.legal(seat)}


def refusal_rule(state: GreatPyramid, text: str, seat: int = 0) -> str:
    """The rule that refuses a move; empty when it is legal."""
    refusal = state.refusal(GAME.parse(text), seat)
    return "" if refusal is None else refusal.rule


def play(state: GreatPyramid, *texts: str) -> GreatPyramid:
    """Take moves, one after another, by whoever is asked."""
    for text in texts:
        state.apply(GAME.parse(text), state.actors()[0])
    return state


def worker_places(state: GreatPyramid, seat: int = 0) -> dict[str, int]:
    """The number of a seat's workers at each place."""
    return cast("list[dict[str, int]]", state.to_dict()["workers"])[seat]


def scored(state: GreatPyramid) -> list[tuple[str, list[int]]]:
    """Every scoring so far: its name and the points of the seats."""
    ledger = cast("list[dict[str, Any]]", state.to_dict()["ledger"])
    return [(entry["scoring"], entry["points"]) for entry in ledger]


def game_by_policy(players: int, seed: int, **options: str) -> list[benben.State]:
    """Every position of a game that the rollout policy plays."""
    evaluator, rng = GAME.evaluator(), benben.Rng(seed)
    state = GAME.start(players, options)
    state.roll(rng)
    found = []
    while state.depth > 0:
        found.append(state.clone())
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        state.enumerate(seat)
        state.apply(evaluator.rollout_action(state, rng), seat)
    return [*found, state]
