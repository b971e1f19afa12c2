"""The refusals of Pyramids: for every question, the rule that forbids a move which does not answer it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.pyramids import moves
from benben.games.pyramids.box import BOX, EDIFICES
from benben.games.pyramids.moves import CATALOGUE
from benben.games.pyramids.places import BASE_PLACES, STAGE_START
from benben.games.pyramids.state import Pyramids, card_word
from benben.kernel.bits import count_bits
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import seat_of

WRONG_MOMENT: Final = {
    "god": ("PY-3.2", "pyramids-gods-are-chosen"),
    "take": ("PY-3.3", "pyramids-pair-is-taken"),
    "pyramid": ("PY-3.3", "pyramids-take-first"),
    "obelisk": ("PY-3.3", "pyramids-take-first"),
    "tomb": ("PY-3.3", "pyramids-take-first"),
    "done": ("PY-4.3", "pyramids-not-building"),
    "discard": ("PY-3.4", "pyramids-discard-later"),
}
"""The rule and the message of each family for a move while something else is asked."""

CHANCE_QUESTIONS: Final = {"first": "first-player", "deal": "deal-card", "out": "god-out", "reveal": "stock-quarry"}
"""The question that each family of chance answers."""


def refuse_now(action: i64) -> Refusal:
    """Refuse a move that belongs to another moment of the round."""
    rule, key = WRONG_MOMENT[CATALOGUE.family(action).name]
    return Refusal(rule, key, {"move": CATALOGUE.text(action)})


def refuse_god(state: Pyramids, action: i64) -> Refusal:
    """PY-3.2 Refuse a god, or any other move while a god is to be chosen."""
    name = CATALOGUE.family(action).name
    if name == "take":
        return Refusal("PY-3.3", "pyramids-gods-first")
    if name != "god":
        return refuse_now(action)
    god = action - moves.GOD_BASE
    args: Args = {"god": moves.GOD.words[god], "players": int(state.players)}
    if int(state.players) not in BOX.gods[god].builds:
        return Refusal("PY-2.2", "pyramids-god-in-box", args)
    if god == state.resting:
        return Refusal("PY-2.2", "pyramids-god-rests", args)
    args["owner"] = f"p{[state.gods[seat] for seat in range(state.players)].index(god) + 1}"
    return Refusal("PY-3.2", "pyramids-god-taken", args)


def refuse_pair(state: Pyramids, action: i64) -> Refusal:
    """PY-3.3 Refuse a pair, or any other move while a pair is to be taken."""
    if CATALOGUE.family(action) is not moves.TAKE:
        return refuse_now(action)
    pair = action - moves.TAKE_BASE
    args: Args = {"pair": int(pair) + 1, "players": int(state.players)}
    if pair >= state.players:
        return Refusal("PY-3.1", "pyramids-no-such-pair", args)
    return Refusal("PY-3.3", "pyramids-pair-gone", args)


def refuse_pyramid(state: Pyramids, seat: i64, action: i64) -> Refusal:
    """PY-4.1 Refuse a pyramid card, or any other move while one is to be built."""
    family = CATALOGUE.family(action)
    if family.name in ("obelisk", "tomb", "done"):
        return Refusal("PY-4.3", "pyramids-pyramid-first", {"move": CATALOGUE.text(action)})
    if family is not moves.PYRAMID:
        return refuse_now(action)
    offset = action - moves.PYRAMID_BASE
    card, place = offset // moves.PLACES, offset % moves.PLACES
    if not state.holds(seat, card):
        return Refusal("PY-4.3", "pyramids-not-in-hand", {"card": card_word(card)})
    return refuse_place(state.pyramids.filled[seat], place)


def refuse_place(filled: i64, place: i64) -> Refusal:
    """PY-4.4 Refuse a place of a pyramid where no card can go."""
    args: Args = {"place": moves.PLACE.words[place], "base": int(moves.BASE_WIDTH)}
    if (filled >> place) & 1:
        return Refusal("PY-4.1", "pyramids-place-filled", args)
    if filled == 0:
        return Refusal("PY-4.5", "pyramids-first-at-origin", args)
    if place >= STAGE_START[1]:
        return Refusal("PY-4.4", "pyramids-no-support", args)
    if count_bits(filled & BASE_PLACES) == moves.BASE_WIDTH:
        return Refusal("PY-4.4", "pyramids-base-full", args)
    return Refusal("PY-4.4", "pyramids-not-beside", args)


def refuse_more(state: Pyramids, seat: i64, built: i64, action: i64) -> Refusal:
    """PY-4.2 Refuse an obelisk or a tomb card, or any other move before the turn is over."""
    family = CATALOGUE.family(action)
    if family is moves.PYRAMID:
        return Refusal("PY-4.1", "pyramids-one-a-round", {"edifice": "pyramid"})
    if family.name not in ("obelisk", "tomb"):
        return refuse_now(action)
    god = state.gods[seat]
    builds = BOX.gods[god].builds[int(state.players)]
    args: Args = {"edifice": family.name, "god": moves.GOD.words[god]}
    if builds not in (family.name, "either", "both"):
        return Refusal("PY-4.2", "pyramids-god-forbids", args)
    before = EDIFICES[built]
    if before == family.name:
        return Refusal("PY-4.1", "pyramids-one-a-round", args)
    if before != "pyramid" and builds == "either":
        return Refusal("PY-4.2", "pyramids-either", args)
    if before == "tomb":
        return Refusal("PY-4.3", "pyramids-tomb-closes", args)
    return Refusal("PY-4.3", "pyramids-not-in-hand", {"card": card_word(action - family.base)})


def refuse_discard(action: i64) -> Refusal:
    """PY-3.4 Refuse a discard, or any other move while one is due."""
    if CATALOGUE.family(action) is moves.DISCARD:
        return Refusal("PY-3.4", "pyramids-not-in-hand", {"card": card_word(action - moves.DISCARD_BASE)})
    return Refusal("PY-3.4", "pyramids-discard-now", {"move": CATALOGUE.text(action)})


def refuse_chance(state: Pyramids, item: i64, action: i64) -> Refusal | None:
    """Refuse an outcome of chance; None where the move does not answer the question at hand."""
    family = CATALOGUE.family(action)
    words = family.words(action)
    if CHANCE_QUESTIONS.get(family.name) != state.game.steps[item & 0xFF].name:
        return None
    args: Args = {}
    args.update(words)
    args["players"] = int(state.players)
    if family.name == "first":
        return Refusal("PY-2.1", "pyramids-no-such-player", args)
    if family.name == "out":
        return Refusal("PY-2.2", "pyramids-god-in-box", args)
    if family.name == "deal" and words["player"] != f"p{seat_of(item) + 1}":
        args["asked"] = f"p{seat_of(item) + 1}"
        return Refusal("PY-2.1", "pyramids-deal-in-order", args)
    return Refusal("PY-1.1", "pyramids-not-in-pile", args)
