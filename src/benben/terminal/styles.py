"""Styles of the terminal: colours of seats and of pieces, as rich names them."""

from __future__ import annotations

SEAT_STYLES = {
    "p1": "bright_red",
    "p2": "bright_blue",
    "p3": "bright_green",
    "p4": "yellow",
    "p5": "magenta",
    "p6": "cyan",
}
"""The style of each seat."""

TONE_STYLES = {
    "stone": "bold white",
    "rubble": "bold magenta",
    "gold": "bold yellow",
    "sand": "bold bright_yellow",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold blue",
    "lapis": "bold bright_cyan",
    "black": "bold bright_black",
    "white": "bold bright_white",
    "brown": "yellow",
    "dim": "dim",
}
"""The style of each tone that a Scene can give to a piece."""
