"""What `benben balance` measures of Hoard: who wins, and which row brings the points."""

from __future__ import annotations

from benben.kernel.game import Game
from benben.new_game.hoard.moves import ROW
from benben.new_game.hoard.scoring import row_points
from benben.new_game.hoard.state import HoardState
from benben.play.study import (
    AMOUNT,
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
    win_by_order,
)


def wins(played: Played) -> Values:
    """HO-2.1 Victories by the order in which the seats follow p1, who begins."""
    return win_by_order(played, 0)


def points_by_row(played: Played) -> Values:
    """HO-4.2 The points of each row at the end."""
    final = played.final
    assert isinstance(final, HoardState)
    seats = range(played.players)
    return {name: [float(row_points(final, seat, row)) for seat in seats] for row, name in enumerate(ROW.words)}


def hoard_study(game: Game) -> Study:
    """Every number of players, by the rules as printed."""
    return Study(
        every_count(game),
        [
            Measure("wins", "Victories by seat", "Share of victories by order of play.", SHARE, wins, ORDER, fair=True),
            Measure("rows", "Points by row", "Mean points of a row at the end.", AMOUNT, points_by_row, ROW.words, STACK),
            SCORES,
            WINNING_SCORES,
            LENGTH,
        ],
    )
