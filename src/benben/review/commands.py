"""The commands of the review: ``review`` a record, collect ``puzzles``, ``calibrate`` the win shares of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benben.review import calibrate_command, puzzles_command, review_command

if TYPE_CHECKING:
    from benben.command_line import Subparsers


def register(subparsers: Subparsers) -> None:
    """Add the commands of this room to the parser."""
    review_command.register(subparsers)
    puzzles_command.register(subparsers)
    calibrate_command.register(subparsers)
