"""The verdict of an experiment: how each arm differs from the game as it is, with intervals that hold at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benben.arena.lab.lab_games import LUCK, WINS, LabPlan
from benben.arena.luck_correction import corrected, variance
from benben.arena.sequential import Estimate, games_needed, sequential_estimate
from benben.kernel.errors import BadInput, one_of
from benben.play.study import SHARE, Measure, Study, Values

Games = Mapping[tuple[int, int], Mapping[str, Values]]
"""The measures of each game, by the numbers of its arm and of its deal."""


@dataclass(frozen=True)
class Question:
    """What an experiment asks: a measure, and the categories of it that count; all if none is named.

    It asks for the differences to the game as it is, or in every arm whether the figures are equal shares.
    """

    measure: Measure
    categories: tuple[str, ...]
    margin: float
    """The answer is wanted to ± this, in the unit in which figures are shown."""
    equal_share: float | None = None
    """The share that every figure is compared with; None if differences are asked for."""

    @property
    def limit(self) -> float:
        """The margin in the unit of the figures."""
        return self.margin / self.unit

    @property
    def unit(self) -> float:
        """What a figure is multiplied by to be shown: shares are shown in points of a hundred."""
        return 100.0 if self.measure.kind == SHARE else 1.0


@dataclass(frozen=True)
class Finding:
    """One category: its figure in an arm, and the difference to the game as it is (None in that arm itself)."""

    arm: int
    category: str
    figure: Estimate
    difference: Estimate | None
    saved: float
    """How many times more games the figure needed without the luck correction; 1 if none was made."""
    needed: float
    """The number of deals after which all that is asked is known to ± the margin."""


def read_question(study: Study, text: str, margin: float, equal_among: int = 0) -> Question:
    """A question such as ``wins`` or ``nile-wins:upstream``; raise BadInput that lists what can be asked.

    With ``equal_among`` players it asks whether each of them has an equal share.
    """
    name, _, category = text.partition(":")
    names = [measure.name for measure in study.measures]
    if name not in names:
        raise BadInput(f"there is no measure {name!r}; there are {one_of(names)}")
    measure = study.measures[names.index(name)]
    if category and category not in measure.categories:
        raise BadInput(f"the measure {name} has no category {category!r}; there are {one_of(list(measure.categories))}")
    if equal_among and not measure.fair:
        fair = [measure.name for measure in study.measures if measure.fair]
        raise BadInput(f"the measure {name} is no share of victories, which may be equal; there are {one_of(fair)}")
    return Question(measure, (category,) if category else (), margin, 1 / equal_among if equal_among else None)


def findings(plan: LabPlan, question: Question, games: Games) -> list[Finding]:
    """What the games played so far say, arm by arm; deals count that were played in all arms."""
    deals = common_deals(plan, games)
    categories = question.categories or _categories(question, games, deals)
    rows: list[tuple[int, str, list[float], list[float] | None, float]] = []
    for category in categories:
        base: list[float] = []
        for arm in range(len(plan.arms)):
            figures, saved = game_figures(question, category, [games[arm, deal] for deal in deals])
            differences = [own - before for own, before in zip(figures, base, strict=True)] if arm else None
            base = base or figures
            rows.append((arm, category, figures, differences, saved))
    equal = question.equal_share is not None
    asked = [figures if equal else differences or [] for _, _, figures, differences, _ in rows]
    needed = games_needed(max(map(variance, asked), default=0.0), question.limit)
    return [
        Finding(
            arm,
            category,
            sequential_estimate(figures, needed if equal else None),
            None if differences is None else sequential_estimate(differences, None if equal else needed),
            saved,
            needed,
        )
        for arm, category, figures, differences, saved in rows
    ]


def common_deals(plan: LabPlan, games: Games) -> list[int]:
    """The deals that were played in every arm."""
    arms = range(len(plan.arms))
    return sorted(deal for arm, deal in games if arm == 0 and all((other, deal) in games for other in arms))


def _categories(question: Question, games: Games, deals: Sequence[int]) -> tuple[str, ...]:
    name = question.measure.name
    there = {category for deal in deals for category in games[0, deal][name]}
    return tuple(category for category in question.measure.categories if category in there)


def game_figures(question: Question, category: str, games: Sequence[Mapping[str, Values]]) -> tuple[list[float], float]:
    """A figure for each game, whose mean is that of all games, and the factor of games saved by the luck correction.

    The share of a card is a ratio of two sums over games. A game's figure is that ratio plus what the game changes of it.
    """
    name, kind = question.measure.name, question.measure.kind
    totals = [_total(kind, game[name].get(category)) for game in games]
    trials = sum(count for _, count in totals)
    if not trials:
        return [0.0] * len(games), 1.0
    ratio, mean_trials = sum(hits for hits, _ in totals) / trials, trials / len(games)
    figures = [ratio + (hits - ratio * count) / mean_trials for hits, count in totals]
    if name != WINS:
        return figures, 1.0
    result = corrected(figures, luck_of_category(category, games))
    return result.results, result.saved


def luck_of_category(category: str, games: Sequence[Mapping[str, Values]]) -> list[list[float]]:
    """The kinds of luck of each game. Where games were saved with different numbers of kinds, those count that all have."""
    luck = [game.get(LUCK, {}).get(category, []) for game in games]
    kinds = min(len(kinds) for kinds in luck)
    return [numbers[:kinds] for numbers in luck]


def _total(kind: str, numbers: Sequence[float] | None) -> tuple[float, float]:
    if numbers is None:
        return 0.0, 0.0
    return (numbers[0], numbers[1]) if kind == SHARE else (sum(numbers), float(len(numbers)))


def answered(question: Question, found: Sequence[Finding]) -> bool:
    """Whether all that is asked is known: a difference is not 0 or known to ± the margin; see `share_is_known`."""
    if question.equal_share is not None:
        return bool(found) and all(share_is_known(question, finding.figure) for finding in found)
    differences = [finding.difference for finding in found if finding.difference is not None]
    return bool(differences) and all(estimate.answers(0.0, question.limit) for estimate in differences)


def share_is_known(question: Question, share: Estimate) -> bool:
    """Whether a share is known to ± the margin, or known to be further than that from an equal one."""
    assert question.equal_share is not None
    return share.margin <= question.limit or abs(share.value - question.equal_share) - share.margin > question.limit
