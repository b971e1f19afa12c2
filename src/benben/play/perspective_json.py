"""A Perspective as JSON, for bots in other processes and on other machines: it holds nothing that its seat does not know.

The position that is written is a world dealt from the Perspective: whatever the seat knows is as it is, and whatever is
hidden from it is filled in, always the same for equal knowledge. Any such world veils to the same Perspective again.
"""

from __future__ import annotations

from benben.kernel.errors import BadInput
from benben.kernel.perspective import Perspective
from benben.kernel.reader import Reader
from benben.kernel.rng import Rng
from benben.registry import game_of, listed_game


def perspective_to_dict(perspective: Perspective) -> dict[str, object]:
    """A Perspective, JSON-able; equal Perspectives give equal results."""
    return {"seat": perspective.seat, "position": perspective.deal(Rng(0)).to_dict()}


def perspective_from_dict(data: object) -> Perspective:
    """A Perspective from what `perspective_to_dict` returned; raise BadInput that names the entry when it is wrong."""
    reader = Reader(data, "perspective")
    position = reader.get("position")
    if not isinstance(position, dict):
        raise BadInput("perspective: position must be an object")
    name, options = position.get("game"), position.get("options")
    if not isinstance(name, str) or not isinstance(options, dict):
        raise BadInput("perspective: position must name its game and its options")
    listed_game(name)
    state = game_of(name, options).from_dict(position)
    seat = reader.get("seat")
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int)):
        raise BadInput(f"perspective: seat must be a number or null, not {seat!r}")
    return state.perspective(seat)
