"""The report of a study: for each measure, setting and category an estimate (a mean or a share) with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from benben.arena.intervals import GameTotal, mean_interval, mean_of, share_interval
from benben.play.study import HISTOGRAM, SHARE, Measure, Setting, Study, Values

Estimate = dict[str, Any]
"""``value`` with the interval from ``low`` to ``high``, and ``count``: the number of values or trials."""

Report = dict[str, Any]
"""All results of a study, JSON-able: the source of tables, plots and page."""

GameMeasures = dict[str, Values]
"""The values of one game for each measure, by category."""


class Origin(Protocol):
    """Where the games of a study come from."""

    @property
    def game(self) -> str:
        """The name of the game, and of the files of the report."""

    @property
    def rules(self) -> str:
        """The version of the rules."""

    @property
    def bot_description(self) -> str:
        """Who played."""

    @property
    def seed(self) -> int | None:
        """The seed of all randomness; None if the games were played before."""


def study_report(
    plan: Origin, title: str, study: Study, measures: Mapping[tuple[int, int], GameMeasures], games: int
) -> Report:
    """The report of the first ``games`` games of each setting, as far as they were played."""
    by_setting = [
        [measures[index, number] for number in range(games) if (index, number) in measures]
        for index in range(len(study.settings))
    ]
    return {
        "game": plan.game,
        "title": title,
        "rules": plan.rules,
        "bots": plan.bot_description,
        "seed": plan.seed,
        "settings": [
            {"name": setting.name, "players": setting.players, "options": setting.options, "games": len(by_setting[index])}
            for index, setting in enumerate(study.settings)
        ],
        "measures": [_measure_report(measure, study.settings, by_setting) for measure in study.measures],
    }


def _measure_report(measure: Measure, settings: Sequence[Setting], by_setting: Sequence[Sequence[GameMeasures]]) -> Report:
    return {
        "name": measure.name,
        "title": measure.title,
        "text": measure.text,
        "kind": measure.kind,
        "shape": measure.shape,
        "fair": measure.fair,
        "figures": {
            setting.name: _category_estimates(measure, [game[measure.name] for game in games])
            for setting, games in zip(settings, by_setting, strict=True)
        },
    }


def _category_estimates(measure: Measure, games: Sequence[Values]) -> dict[str, Estimate]:
    """The estimate of each category that occurred in any of the games of a setting."""
    return {
        category: estimate(measure, [values[category] for values in games if category in values])
        for category in measure.categories
        if any(category in values for values in games)
    }


def estimate(measure: Measure, values: Sequence[list[float]]) -> Estimate:
    """The estimate of one category in one setting, from the values of each game."""
    if measure.kind == SHARE:
        games: list[GameTotal] = [(hits, trials) for hits, trials in values]
        low, high = share_interval(games)
    else:
        games = [(sum(numbers), float(len(numbers))) for numbers in values]
        low, high = mean_interval(games)
    result: Estimate = {
        "value": round(mean_of(games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "count": round(sum(count for _, count in games)),
    }
    if measure.shape == HISTOGRAM:
        tally = Counter(round(number) for numbers in values for number in numbers)
        result["tally"] = {str(number): tally[number] for number in sorted(tally)}
    return result
