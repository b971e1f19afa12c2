"""The measures of a balance study of Giza: The Great Pyramid: the finished pyramid, sources of points, turn order.

The length of the tracks is reconstructed (GP-1.3), so every length is played with three and with four players.
"""

from __future__ import annotations

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.lookup import ON_TOP
from benben.games.great_pyramid.moves import STONE_WORDS
from benben.games.great_pyramid.scoring import SOURCES, scoring_list
from benben.games.great_pyramid.state import GreatPyramid
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
    Setting,
    Study,
    Values,
    share_of_offers,
    win_by_choice,
    win_by_order,
)

POINT_SOURCES = tuple(dict.fromkeys(SOURCES.values()))
"""Every source of points, once."""
TASKS = ("push", "lift")
"""Kinds of nominated labour."""
HOLDINGS = ("food", "art")
"""What lies behind a screen."""


def final_of(played: Played) -> GreatPyramid:
    """The last position."""
    assert isinstance(played.final, GreatPyramid)
    return played.final


def capstone_placed(played: Played) -> Values:
    """GP-8.1 Whether the capstone was placed."""
    return {ALL: [float(final_of(played).capstone == ON_TOP), 1.0]}


def stones_by_kind(played: Played) -> Values:
    """GP-1.4 The number of stones of each kind that stand."""
    final = final_of(played)
    standing = (int(final.bases).bit_count(), int(final.middles).bit_count(), int(final.capstone == ON_TOP))
    return {word: [float(count)] for word, count in zip(STONE_WORDS, standing, strict=True)}


def stones_in_all(played: Played) -> Values:
    """GP-1.4 The number of the nine stones that stand."""
    return {ALL: [sum(counts[0] for counts in stones_by_kind(played).values())]}


def rounds_played(played: Played) -> Values:
    """GP-8.1 The number of rounds played."""
    return {ALL: [float(final_of(played).round_number)]}


def points_by_source(played: Played) -> Values:
    """GP-7.1 The points of each player by source."""
    found: Values = {source: [0.0] * played.players for source in POINT_SOURCES}
    for scoring in scoring_list(final_of(played)):
        for seat, points in enumerate(scoring.points):
            found[SOURCES[scoring.name]][seat] += points
    return found


def workers_starved(played: Played) -> Values:
    """GP-5.6 The number of workers that starved, for each player."""
    starved = [int(event.seat) for event in played.events if event.kind == "starved"]
    return {ALL: [float(starved.count(seat)) for seat in range(played.players)]}


def failed_tasks(played: Played) -> Values:
    """GP-5.5 The number of nominated stones that did not move for lack of food, of all nominated."""
    found: Values = {}
    task = ""
    for event in played.events:
        if event.kind in TASKS:
            task = event.kind
            failed, nominated = found.get(task, [0.0, 0.0])
            found[task] = [failed, nominated + 1.0]
        elif event.kind == "starved" and task:
            found[task][0] += 1.0
            task = ""
    return found


def wins_by_seat(played: Played) -> Values:
    """GP-2.3 Victories by the distance, clockwise, from the starting player."""
    return win_by_order(played, int(played.texts("first")[0][1][1:]) - 1)


def wins_by_row(played: Played) -> Values:
    """GP-3.3 Victories of those who chose a row, each choice counted."""
    return win_by_choice(played, played.texts("row"))


def rows_chosen(played: Played) -> Values:
    """GP-3.2 How often a row was chosen, of the times it was open to the chooser."""
    return share_of_offers(played, "choose-row", "row")


def holdings_left(played: Played) -> Values:
    """GP-1.5 The food and the art that each player holds at the end."""
    final = final_of(played)
    held = (final.food, final.art)
    return {word: [float(held[i][seat]) for seat in range(played.players)] for i, word in enumerate(HOLDINGS)}


def settings() -> list[Setting]:
    """GP-1.3 Every track length with every number of players."""
    return [Setting(players, {"track_length": str(length)}) for length in BOX.lengths for players in sorted(BOX.setups)]


def great_pyramid_study() -> Study:
    """The study: every setting, and the measures above."""
    return Study(
        settings(),
        [
            Measure(
                "finished",
                "The pyramid is finished",
                "Share of games in which the capstone is placed.",
                SHARE,
                capstone_placed,
            ),
            Measure(
                "standing",
                "Stones standing",
                "How many of the nine stones stand at the end; with three players two stand from the beginning.",
                AMOUNT,
                stones_in_all,
                shape=HISTOGRAM,
            ),
            Measure(
                "stones",
                "Stones by kind",
                "Mean number of base stones (of 4), middle stones (of 4) and the capstone standing at the end.",
                AMOUNT,
                stones_by_kind,
                STONE_WORDS,
            ),
            Measure("rounds", "Rounds", "Rounds played; ten at most.", AMOUNT, rounds_played),
            Measure(
                "sources",
                "Points by source",
                "Mean points of a player from pushing, lifting, decorating and praying.",
                AMOUNT,
                points_by_source,
                POINT_SOURCES,
                STACK,
            ),
            Measure("starved", "Starvation", "Workers a player loses to hunger in a game.", AMOUNT, workers_starved),
            Measure(
                "failures",
                "Labour that fails",
                "Of the stones nominated, the share that did not move because too little food was bid.",
                SHARE,
                failed_tasks,
                TASKS,
            ),
            Measure(
                "wins",
                "Victories by starting seat",
                "Share of victories of the starting player and of those that follow clockwise.",
                SHARE,
                wins_by_seat,
                ORDER[:4],
                fair=True,
            ),
            Measure(
                "row-wins",
                "Victories by turn-order row",
                "Of all the times a row was chosen, the share in which its chooser won the game.",
                SHARE,
                wins_by_row,
                BOX.rows,
                fair=True,
            ),
            Measure(
                "rows",
                "Rows chosen",
                "Of all the times a row was open to a chooser, the share in which it was chosen.",
                SHARE,
                rows_chosen,
                BOX.rows,
            ),
            Measure("unused", "Left over", "Food and art a player holds at the end.", AMOUNT, holdings_left, HOLDINGS),
            SCORES,
            WINNING_SCORES,
            LENGTH,
        ],
    )
