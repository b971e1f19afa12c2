"""What is studied of Giza: The Great Pyramid: is the pyramid finished, where points come from, what order is worth.

The length of the tracks is reconstructed (GP-1.3), so every length is played with three and with four players.
"""

from __future__ import annotations

from benben.games.great_pyramid.box import BOX
from benben.games.great_pyramid.moves import STONE_WORDS
from benben.games.great_pyramid.scoring import SOURCES, entries
from benben.games.great_pyramid.state import ON_TOP, GreatPyramid
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
    win_by_choice,
    win_by_order,
)

POINT_SOURCES = tuple(dict.fromkeys(SOURCES.values()))
TASKS = ("push", "lift")
HOLDINGS = ("food", "art")


def final_of(played: Played) -> GreatPyramid:
    """The last position."""
    assert isinstance(played.final, GreatPyramid)
    return played.final


def finished(played: Played) -> Values:
    """GP-8.1 Whether the capstone was placed."""
    return {ALL: [float(final_of(played).capstone == ON_TOP), 1.0]}


def stones(played: Played) -> Values:
    """GP-1.4 How many stones of each kind stand."""
    final = final_of(played)
    standing = (int(final.bases).bit_count(), int(final.middles).bit_count(), int(final.capstone == ON_TOP))
    return {word: [float(count)] for word, count in zip(STONE_WORDS, standing, strict=True)}


def stones_in_all(played: Played) -> Values:
    """GP-1.4 How many of the nine stones stand."""
    return {ALL: [sum(counts[0] for counts in stones(played).values())]}


def rounds(played: Played) -> Values:
    """GP-8.1 How many rounds were played."""
    return {ALL: [float(final_of(played).round_number)]}


def points_by_source(played: Played) -> Values:
    """GP-7.1 The points of each player by source."""
    found: Values = {source: [0.0] * played.players for source in POINT_SOURCES}
    for entry in entries(final_of(played)):
        for seat, points in enumerate(entry.points):
            found[SOURCES[entry.name]][seat] += points
    return found


def starved(played: Played) -> Values:
    """GP-5.6 How many workers of each player starved."""
    hungry = [int(event.seat) for event in played.events if event.kind == "starved"]
    return {ALL: [float(hungry.count(seat)) for seat in range(played.players)]}


def failures(played: Played) -> Values:
    """GP-5.5 Of the stones nominated, how many did not move for want of food."""
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


def wins(played: Played) -> Values:
    """GP-2.3 Victories by how far one sits behind the starting player."""
    return win_by_order(played, int(played.texts("first")[0][1][1:]) - 1)


def wins_by_row(played: Played) -> Values:
    """GP-3.3 Victories of those who chose a row, each choice counted."""
    return win_by_choice(played, played.texts("row"))


def rows_chosen(played: Played) -> Values:
    """GP-3.2 How often a row was chosen, of the times it was open to the chooser."""
    found: Values = {}
    game = played.record.game
    for state, seat, action in played.moves():
        step = state.step()
        if step is not None and step.name == "choose-row":
            for option in state.legal(seat):
                row = game.text(option).removeprefix("row ")
                chosen, open_to = found.get(row, [0.0, 0.0])
                found[row] = [chosen + (option == action), open_to + 1.0]
    return found


def left_over(played: Played) -> Values:
    """GP-1.5 Food and art nobody used."""
    final = final_of(played)
    held = (final.food, final.art)
    return {word: [float(held[i][seat]) for seat in range(played.players)] for i, word in enumerate(HOLDINGS)}


def settings() -> list[Setting]:
    """GP-1.3 Every length of the tracks with every number of players."""
    return [Setting(players, {"track_length": str(length)}) for length in BOX.lengths for players in sorted(BOX.setups)]


def great_pyramid_study() -> Study:
    """The measures."""
    return Study(
        settings(),
        [
            Measure(
                "finished", "The pyramid is finished", "Share of games in which the capstone is placed.", SHARE, finished
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
                stones,
                STONE_WORDS,
            ),
            Measure("rounds", "Rounds", "Rounds played; ten at most.", AMOUNT, rounds),
            Measure(
                "sources",
                "Points by source",
                "Mean points of a player from pushing, lifting, decorating and praying.",
                AMOUNT,
                points_by_source,
                POINT_SOURCES,
                STACK,
            ),
            Measure("starved", "Starvation", "Workers a player loses to hunger in a game.", AMOUNT, starved),
            Measure(
                "failures",
                "Labour that fails",
                "Of the stones nominated, the share that did not move because too little food was bid.",
                SHARE,
                failures,
                TASKS,
            ),
            Measure(
                "wins",
                "Victories by starting seat",
                "Share of victories of the starting player and of those that follow clockwise.",
                SHARE,
                wins,
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
            Measure("unused", "Left over", "Food and art a player holds at the end.", AMOUNT, left_over, HOLDINGS),
            SCORES,
            WINNING_SCORES,
            LENGTH,
        ],
    )
