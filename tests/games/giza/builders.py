"""Positions of GIZA for tests: boards and hands in notation, every other tile in the pile."""

from __future__ import annotations

from typing import Any, cast

import benben
from benben.games.giza.box import BOX
from benben.games.giza.state import Giza

GAME = benben.game("giza")


def position(
    hands: list[str],
    boards: dict[str, str] | None = None,
    seat: int = 0,
    gone: str = "",
    left: int | None = None,
    step: dict[str, object] | None = None,
    **options: str,
) -> Giza:
    """A position. ``hands`` are texts such as "+1 -2 scarab"; ``boards`` maps "p1.cheops" to a stack from the ground up.

    ``left`` is the number of tiles in the pile; further unseen tiles have left the game.
    """
    players = len(hands)
    data: dict[str, Any] = GAME.start(players, options).to_dict()
    data["hands"] = [sorted(hand.split(), key=NAMES.index) for hand in hands]
    for site, stack in (boards or {}).items():
        owner, name = site.split(".")
        data["boards"][int(owner[1:]) - 1][name] = stack.split()
    used = [tile for hand in data["hands"] for tile in hand] + gone.split()
    used += [tile for board in data["boards"] for stack in board.values() for tile in stack]
    pile = {tile.name: tile.count - used.count(tile.name) for tile in BOX.tiles}
    out = {name: gone.split().count(name) for name in NAMES}
    if left is not None:
        for name in NAMES:
            while pile[name] and sum(pile.values()) > left:
                pile[name] -= 1
                out[name] += 1
    data["pile"] = {name: count for name, count in pile.items() if count}
    data["gone"] = {name: count for name, count in out.items() if count}
    data["left"] = sum(pile.values())
    data["agenda"] = [step or {"step": "turn", "seat": seat}]
    return cast("Giza", GAME.from_dict(data))


NAMES = [tile.name for tile in BOX.tiles]


def legal(state: Giza, seat: int = 0) -> set[str]:
    """The legal actions of a seat in notation."""
    return {GAME.text(action) for action in state.legal(seat)}


def why(state: Giza, text: str, seat: int = 0) -> str:
    """The rule by which a move is refused; empty when it is legal."""
    refusal = state.refusal(GAME.parse(text), seat)
    return "" if refusal is None else refusal.rule


def play(state: Giza, text: str) -> Giza:
    """Apply a move."""
    state.apply(GAME.parse(text))
    return state
