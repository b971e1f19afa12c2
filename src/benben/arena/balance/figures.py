"""What the games of a study add up to: means and shares with intervals, category by category and setting by setting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from benben.arena.balance.study_games import Plan
from benben.arena.intervals import Game, mean_interval, mean_of, share_interval
from benben.play.study import HISTOGRAM, SHARE, Measure, Setting, Study, Values

Figure = dict[str, Any]
"""``value`` with ``low`` and ``high`` around it, and ``count``: how many values or trials stand behind it."""

Report = dict[str, Any]
"""All results of a study, JSON-able: what tables, plots and the page are made from."""


def report(
    plan: Plan, title: str, study: Study, measures: Mapping[tuple[int, int], dict[str, Values]], games: int
) -> Report:
    """The results of so many games a setting, or of those that are there."""
    played = [
        [measures[index, number] for number in range(games) if (index, number) in measures]
        for index in range(len(study.settings))
    ]
    return {
        "game": plan.game,
        "title": title,
        "rules": plan.rules,
        "bots": plan.players,
        "seed": plan.seed,
        "settings": [
            {"name": setting.name, "players": setting.players, "options": setting.options, "games": len(played[index])}
            for index, setting in enumerate(study.settings)
        ],
        "measures": [_measure(measure, study.settings, played) for measure in study.measures],
    }


def _measure(measure: Measure, settings: Sequence[Setting], played: Sequence[Sequence[dict[str, Values]]]) -> Report:
    return {
        "name": measure.name,
        "title": measure.title,
        "text": measure.text,
        "kind": measure.kind,
        "shape": measure.shape,
        "fair": measure.fair,
        "figures": {
            setting.name: {
                category: figure(measure, [game[measure.name][category] for game in games if category in game[measure.name]])
                for category in measure.categories
                if any(category in game[measure.name] for game in games)
            }
            for setting, games in zip(settings, played, strict=True)
        },
    }


def figure(measure: Measure, values: Sequence[list[float]]) -> Figure:
    """One category of one setting, from what each game gave."""
    if measure.kind == SHARE:
        games: list[Game] = [(hits, trials) for hits, trials in values]
        low, high = share_interval(games)
    else:
        games = [(sum(numbers), float(len(numbers))) for numbers in values]
        low, high = mean_interval(games)
    found: Figure = {
        "value": round(mean_of(games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "count": round(sum(count for _, count in games)),
    }
    if measure.shape == HISTOGRAM:
        tally = Counter(round(number) for numbers in values for number in numbers)
        found["tally"] = {str(number): tally[number] for number in sorted(tally)}
    return found
