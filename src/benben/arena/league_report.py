"""The report of a league: a table to cite, with versions, seed and intervals, in Markdown or as JSON."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from benben.arena.bradley_terry import Pair
from benben.arena.intervals import wilson_interval
from benben.arena.league import League, Standing
from benben.bots.contestants import read_contestant
from benben.build_info import is_compiled
from benben.kernel.game import Game
from benben.markdown import markdown_table
from benben.version import __version__

DIGITS = 12
"""Digits of a network file's fingerprint."""


def version_of(contestant: str) -> str:
    """What identifies a contestant beside its name: the fingerprint of a network file, or the version of a module."""
    read = read_contestant(contestant)
    if read.path:
        return f"sha256 {sha256(Path(read.path).read_bytes()).hexdigest()[:DIGITS]}"
    if read.outside:
        package = read.outside.partition(":")[0].partition(".")[0]
        return f"{package} {getattr(import_module(package), '__version__', 'without a version')}"
    return f"benben {__version__}"


def settings(league: League, game: Game) -> dict[str, object]:
    """Everything that one has to know to play the same league again."""
    plan = league.tournaments[0]
    return {
        "game": game.name,
        "rules": game.rules,
        "players": plan.players,
        "options": {option.name: plan.options.get(option.name, option.default) for option in game.options},
        "seed": plan.seed,
        "games_of_each_pair": plan.games,
        "benben": __version__,
        "python": platform.python_version(),
        "compiled": is_compiled(),
    }


def as_json(league: League, game: Game, pairs: Sequence[Pair], table: Sequence[Standing]) -> dict[str, object]:
    """The whole report as JSON-able data."""
    return {
        **settings(league, game),
        "rated": [{**asdict(standing), "version": version_of(standing.contestant)} for standing in table],
        "pairs": [
            {
                "first": league.contestants[pair.first],
                "second": league.contestants[pair.second],
                "games": pair.games,
                "score_of_first": pair.score / pair.games if pair.games else None,
            }
            for pair in pairs
        ],
    }


def as_markdown(league: League, game: Game, pairs: Sequence[Pair], table: Sequence[Standing]) -> str:
    """The whole report in Markdown."""
    known = settings(league, game)
    options = ", ".join(f"{name}={value}" for name, value in league.tournaments[0].options.items()) or "defaults"
    played = sum(pair.games for pair in pairs)
    return "\n".join(
        [
            f"## {game.title}, {known['players']} players",
            "",
            f"benben {__version__}, rules version {game.rules}, options: {options}, seed {known['seed']}, "
            f"{played} of {len(league.games)} games ({known['games_of_each_pair']} of each pair), "
            f"Python {known['python']}, engine {'compiled' if known['compiled'] else 'interpreted'}.",
            f"Ratings are Bradley-Terry estimates with 95 % intervals on the scale of chess ratings; "
            f"{league.contestants[0]} is 0.",
            "",
            *markdown_table(["", "agent", "version", "rating", "95 %", "games", "score", "95 %"], _rows(table)),
            "",
            "Score of the agent on the left against the one above:",
            "",
            *_score_grid(league, pairs, [standing.contestant for standing in table]),
        ]
    )


def _rows(table: Sequence[Standing]) -> list[list[object]]:
    rows: list[list[object]] = []
    for place, standing in enumerate(table, 1):
        low, high = wilson_interval(standing.score * standing.games, standing.games)
        rating = standing.rating
        rows.append(
            [
                place,
                f"`{standing.contestant}`",
                version_of(standing.contestant),
                f"{rating.value:.0f}",
                f"{rating.low:.0f} to {rating.high:.0f}",
                standing.games,
                f"{100 * standing.score:.1f} %",
                f"{100 * low:.0f}-{100 * high:.0f} %",
            ]
        )
    return rows


def _score_grid(league: League, pairs: Sequence[Pair], order: Sequence[str]) -> list[str]:
    scores: dict[tuple[str, str], str] = {}
    for pair in pairs:
        if pair.games:
            first, second = league.contestants[pair.first], league.contestants[pair.second]
            scores[first, second] = f"{100 * pair.score / pair.games:.0f} %"
            scores[second, first] = f"{100 - 100 * pair.score / pair.games:.0f} %"
    rows: list[list[object]] = [[f"`{own}`", *[scores.get((own, other), "") for other in order]] for own in order]
    return markdown_table(["", *[f"`{name}`" for name in order]], rows)
