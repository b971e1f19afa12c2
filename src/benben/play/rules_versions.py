"""Rules versions: a game that was begun under earlier rules goes on under the readings it was begun with.

A record or table names the rules version it was begun under and its options. What was later made an option had one
reading back then, which `Game.earlier` names: the header is read with that reading as if it had been chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from benben.kernel.game import Game


def options_today(game: Game, rules: str, named: Mapping[str, str]) -> dict[str, str]:
    """The options of a header under today's rules; raise BadInput when its rules version is not known."""
    earlier = game.rules_of(rules, named)
    return {**named, **({} if earlier is None else earlier.options)}
