"""The measures of a balance study of Pyramids: the bonus, the sources of points, gods and seats."""

from __future__ import annotations

from benben.games.pyramids.box import BOX
from benben.games.pyramids.lookup import BONUS_STONES, COLOURS
from benben.games.pyramids.state import Pyramids
from benben.kernel.game import Game
from benben.play.study import (
    ALL,
    AMOUNT,
    HISTOGRAM,
    LENGTH,
    ORDER,
    SCORES,
    SHARE,
    STACK,
    WINNING_SCORES,
    Measure,
    Played,
    Study,
    Values,
    every_count,
    share_of_offers,
    win_by_choice,
    win_by_order,
)

GODS = [f"{number} {god.name}" for number, god in enumerate(BOX.gods, 1)]
"""The gods with their numbers."""
SOURCES = {
    "pyramids-group": "groups",
    "pyramids-longest": "longest group",
    "pyramids-bonus": "bonus",
    "pyramids-obelisk": "obelisk",
    "pyramids-obelisk-empty": "obelisk",
    "pyramids-majority": "tomb",
    "pyramids-glyph": "glyphs",
}
"""PY-5 The source of points that each key of a breakdown stands for."""
SOURCE_NAMES = tuple(dict.fromkeys(SOURCES.values()))
"""Every source of points, once."""


def final_of(played: Played) -> Pyramids:
    """The last position."""
    assert isinstance(played.final, Pyramids)
    return played.final


def smallest_groups(played: Played) -> list[int]:
    """PY-5.2 For each player, the size of the largest group in the colour where it is smallest."""
    largest = final_of(played).pyramids.largest
    return [min(int(largest[seat * COLOURS + colour]) for colour in range(COLOURS)) for seat in range(played.players)]


def bonuses_earned(played: Played) -> Values:
    """PY-5.2 The number of players who earned the bonus, of all players."""
    return {ALL: [float(sum(size >= BONUS_STONES for size in smallest_groups(played))), float(played.players)]}


def nearest_to_bonus(played: Played) -> Values:
    """PY-5.2 The size of each player's smallest largest group."""
    return {ALL: [float(size) for size in smallest_groups(played)]}


def points_by_source(played: Played) -> Values:
    """PY-5 The points of each player by source."""
    found: Values = {source: [0.0] * played.players for source in SOURCE_NAMES}
    for seat in range(played.players):
        for part in source_parts(played.final.breakdown(seat)):
            points = part["points"]
            assert isinstance(points, int)
            found[SOURCES[str(part["key"])]][seat] += points
    return found


def source_parts(part: dict[str, object]) -> list[dict[str, object]]:
    """The parts of a breakdown that stand for a source of points."""
    if part["key"] in SOURCES:
        return [part]
    parts = part.get("parts", [])
    assert isinstance(parts, list)
    return [found for inner in parts for found in source_parts(inner)]


def edifice_cards(played: Played) -> Values:
    """PY-4.2 The number of cards in each player's obelisk and tomb."""
    final = final_of(played)
    return {
        "obelisk": [float(final.obelisk_sizes[seat]) for seat in range(played.players)],
        "tomb": [float(final.tomb_sizes[seat]) for seat in range(played.players)],
    }


def majorities_won(played: Played) -> Values:
    """PY-5.4 For each colour, whether anybody has the majority in the tombs."""
    final = final_of(played)
    return {
        BOX.colours[colour]: [float(any(final.has_majority(seat, colour) for seat in range(played.players))), 1.0]
        for colour in range(COLOURS)
    }


def numbered_god(name: str) -> str:
    """A god with its number."""
    return next(word for word in GODS if word.split(" ")[1] == name)


def wins_by_god(played: Played) -> Values:
    """PY-3.2 Victories of those who chose a god, each choice counted."""
    return win_by_choice(played, [(seat, numbered_god(name)) for seat, name in played.texts("god")])


def gods_chosen(played: Played) -> Values:
    """PY-3.2 How often a god was chosen, of the times it was free."""
    return {numbered_god(name): values for name, values in share_of_offers(played, "choose-god", "god").items()}


def wins_by_seat(played: Played) -> Values:
    """PY-2.1 Victories by the distance, clockwise, from the first player of the first round."""
    return win_by_order(played, int(played.texts("first")[0][1][1:]) - 1)


def shared_victories(played: Played) -> Values:
    """PY-5.6 Whether the victory is shared."""
    return {ALL: [float(max(played.wins) < 1.0), 1.0]}


def pyramids_study(game: Game) -> Study:
    """The study: every number of players, and the measures above."""
    return Study(
        every_count(game),
        [
            Measure(
                "bonus",
                "The bonus",
                "Share of players who earn the bonus for a group of every colour.",
                SHARE,
                bonuses_earned,
            ),
            Measure(
                "shortest",
                "How near the bonus is",
                f"Stones in a player's largest group of the colour where it is smallest; {BONUS_STONES} earn the bonus.",
                AMOUNT,
                nearest_to_bonus,
                shape=HISTOGRAM,
            ),
            Measure(
                "edifices",
                "Points by edifice",
                "Mean points of a player. The first three are the pyramid's.",
                AMOUNT,
                points_by_source,
                SOURCE_NAMES,
                STACK,
            ),
            Measure(
                "cards",
                "Cards by edifice",
                "Mean number of cards in a player's obelisk and tomb; the pyramid always has ten.",
                AMOUNT,
                edifice_cards,
                ("obelisk", "tomb"),
            ),
            Measure(
                "majorities",
                "Majorities in the tombs",
                "Share of games in which somebody alone has most stones of a colour.",
                SHARE,
                majorities_won,
                BOX.colours,
            ),
            Measure(
                "god-wins",
                "Victories by god",
                "Of all the times a god was chosen, the share in which its chooser won the game.",
                SHARE,
                wins_by_god,
                GODS,
                fair=True,
            ),
            Measure(
                "gods",
                "Gods chosen",
                "Of all the times a god was free for a chooser, the share in which it was chosen.",
                SHARE,
                gods_chosen,
                GODS,
            ),
            Measure(
                "wins",
                "Victories by seat",
                "Share of victories of who was first in the first round and of those that follow clockwise.",
                SHARE,
                wins_by_seat,
                ORDER[:5],
                fair=True,
            ),
            Measure("shared", "Shared victories", "Share of games with more than one winner.", SHARE, shared_victories),
            SCORES,
            WINNING_SCORES,
            LENGTH,
        ],
    )
