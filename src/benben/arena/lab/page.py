"""The page of an experiment: the answer, the figures of every arm, and the plots of all measures, before and after."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from benben.arena.balance.estimates import Report
from benben.arena.balance.page import section
from benben.arena.lab.lab_games import LabPlan
from benben.arena.lab.verdict import Finding, Question
from benben.arena.sequential import Estimate
from benben.markdown import markdown_table

INTRODUCTION = """\
The same bot plays all seats, and every arm plays the same deals. A difference is that of paired deals. The intervals of this
first part (±) hold at every number of games of this experiment together, with 95 % probability, so that it may stop as soon
as its question is answered. Victories are corrected for the luck of chance events after the setup; *saved* says how many
times more games would be needed without. The tables below the plots are not corrected; their intervals hold for one look.
"""


def write_lab_page(path: Path, plan: LabPlan, question: Question, found: Sequence[Finding], report: Report) -> None:
    """Write the page of an experiment in Markdown; the plots are in the folder of the same name."""
    lines = [
        f"# Lab: {report['title']} for {plan.players}",
        "",
        INTRODUCTION,
        *answer_lines(plan, question, found),
        "",
    ]
    lines += findings_table(plan, question, found)
    path.write_text("\n".join([*lines, "", section(report, path.with_suffix(""))]), "utf-8")


def answer_lines(plan: LabPlan, question: Question, found: Sequence[Finding]) -> list[str]:
    """A line in words for each difference, or for each share that is compared with an equal one."""
    lines = []
    for finding in found:
        words = _answer_words(question, finding)
        if words:
            title = f"{plan.arms[finding.arm].name}: {question.measure.title.lower()}, {finding.category}"
            lines.append(f"- {title}: {words}")
    return lines


def _answer_words(question: Question, finding: Finding) -> str:
    if question.equal_share is not None:
        return share_words(finding.figure, question.equal_share, question.unit)
    return "" if finding.difference is None else difference_words(finding.difference, question.unit, question.margin)


def share_words(share: Estimate, equal: float, unit: float) -> str:
    """A share, and how far it is at most from an equal one."""
    if math.isinf(share.margin):
        return estimate_words(share, unit)
    off = unit * (abs(share.value - equal) + share.margin)
    return f"{estimate_words(share, unit)}: at most {off:.1f} from an equal share, {unit * equal:.1f}"


def difference_words(difference: Estimate, unit: float, margin: float) -> str:
    """A difference and what it says."""
    text = estimate_words(difference, unit, signed=True)
    if difference.excludes(0.0):
        return f"{text}: {'more' if difference.value > 0 else 'less'} than before"
    if difference.margin * unit <= margin:
        return f"{text}: no difference of more than {unit * (abs(difference.value) + difference.margin):.1f}"
    return f"{text}: not decided"


def estimate_words(estimate: Estimate, unit: float, signed: bool = False) -> str:
    """An estimate with its margin."""
    value = f"{unit * estimate.value:+.1f}" if signed else f"{unit * estimate.value:.1f}"
    return f"{value} (too few games)" if math.isinf(estimate.margin) else f"{value} ±{unit * estimate.margin:.1f}"


def findings_table(plan: LabPlan, question: Question, found: Sequence[Finding]) -> list[str]:
    """The figures of every arm in Markdown."""
    rows = [
        [
            plan.arms[finding.arm].name,
            finding.category,
            estimate_words(finding.figure, question.unit),
            "" if finding.difference is None else estimate_words(finding.difference, question.unit, signed=True),
            f"{finding.saved:.2f}",
            finding.figure.games,
        ]
        for finding in found
    ]
    return markdown_table(["arm", question.measure.name, "figure", "difference", "saved", "games"], rows, numbers=True)
