"""Longer texts as lines: the log, the scores, the breakdown of points, the result, and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from rich.cells import cell_len
from rich.text import Text

from benben.kernel.catalogue import HIDDEN
from benben.kernel.event import SUM_PREFIX, seat_name
from benben.kernel.game import Game
from benben.kernel.numerals import signed
from benben.kernel.perspective import Perspective
from benben.kernel.state import State
from benben.rulebook import Paragraph
from benben.terminal.styles import SEAT_STYLES
from benben.words import Words

MAX_NAME_WIDTH = 60
"""Names of parts of the points are padded to at most this many cells."""
LABEL_WIDTH = 30
"""Labels of seats are padded to this many cells in the list of scores."""


def points_text(points: int) -> str:
    """Points with their sign; 0 has none."""
    return signed(points) if points else "0"


def log_lines(game: Game, events: Iterable[Mapping[str, Any]], words: Words) -> list[Text]:
    """Events as sentences; a sentence that repeats is printed once, with the number of times. Sums are bold.

    Actions that the table has played because they were no choice are marked.
    """
    sentences = (
        (words.event(game.name, event), event["who"], event["kind"].startswith(SUM_PREFIX), event.get("by_table", False))
        for event in events
    )
    lines = []
    for (sentence, who, sums, by_table), repeats in groupby(sentences):
        times = len(list(repeats))
        line = Text("• ", style=SEAT_STYLES.get(who, "dim"))
        line.append(sentence if times == 1 else f"{sentence} (×{times})", style="bold" if sums else "")
        if by_table:
            line.append(f" {words.say('web-by-table')}", style="dim")
        lines.append(line)
    return lines


def without_hidden(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The events without those that hide something from the viewer, such as a draw by another seat."""
    return [event for event in events if HIDDEN not in event["args"].values()]


def last_own_move(events: Sequence[Mapping[str, Any]], seat: int) -> int:
    """The index of the seat's own last move among the events; 0 if there is none."""
    own = [number for number, event in enumerate(events) if event["who"] == seat_name(seat) and event["text"]]
    return own[-1] if own else 0


def score_lines(perspective: Perspective, words: Words, labels: Mapping[str, str]) -> list[Text]:
    """Where the points of every seat come from, as far as the viewer may know; what is hidden is marked."""
    lines = [Text(words.say("terminal-scores"), style="bold")]
    for seat in range(perspective.players):
        points = perspective.explain_points(seat)
        name = seat_name(seat)
        line = Text(f"{labels[name]:{LABEL_WIDTH}} ", style=f"bold {SEAT_STYLES.get(name, '')}")
        if points.scored is None:
            line.append(words.say("terminal-score-hidden"), style="dim")
        else:
            line.append(points_text(cast("int", points.scored["points"])), style="bold")
        lines.append(line)
        lines += [] if points.scored is None else _part_lines(points.scored, words, 1)
        if points.later:
            lines.append(Text(f"  {words.say('terminal-score-later')}", style="italic"))
            later = {"rule": "", "parts": points.later}
            lines += _part_lines(later, words, 2)
        for entry in points.unknown:
            lines.append(Text(f"  {words.say(entry.key, entry.args)} ({entry.rule})", style="dim"))
    return lines


def breakdown_lines(state: State, words: Words, labels: Mapping[str, str]) -> list[Text]:
    """The breakdown of the points of every seat, the best seat first."""
    ranking = sorted(range(state.players), key=lambda seat: state.standing(seat), reverse=True)
    lines: list[Text] = []
    for seat in ranking:
        part: Mapping[str, Any] = state.breakdown(seat)
        heading = Text(f"{labels[seat_name(seat)]}  ", style=f"bold {SEAT_STYLES.get(seat_name(seat), '')}")
        heading.append(points_text(part["points"]), style="bold")
        heading.append(f"  ({part['rule']})", style="dim")
        lines.append(heading)
        lines += _part_lines(part, words, 1)
    return lines


def _part_lines(part: Mapping[str, Any], words: Words, depth: int) -> list[Text]:
    """The parts of a sum, a line each; the innermost parts follow on the line of their sum."""
    lines: list[Text] = []
    parts: Sequence[Mapping[str, Any]] = part.get("parts") or ()
    names = [words.say(inner["key"], inner["args"]) for inner in parts]
    width = min(max((cell_len(name) for name in names), default=0), MAX_NAME_WIDTH)
    for name, inner in zip(names, parts, strict=True):
        line = Text("  " * depth + name + " " * (width - cell_len(name)))
        line.append(f" {points_text(inner['points']):>4}")
        if inner["rule"] != part["rule"]:
            line.append(f" ({inner['rule']})", style="dim")
        innermost: Sequence[Mapping[str, Any]] = inner.get("parts") or ()
        if innermost and not any(item.get("parts") for item in innermost):
            is_single = len(innermost) == 1
            terms = ", ".join(_term(item, inner["rule"], words, is_single) for item in innermost)
            line.append(f"  = {terms}", style="dim")
            lines.append(line)
        else:
            lines.append(line)
            lines += _part_lines(inner, words, depth + 1)
    return lines


def _term(part: Mapping[str, Any], rule: str, words: Words, is_single: bool) -> str:
    """An innermost part; a single one does not repeat the points, and only another rule than the sum's is named."""
    name, points = words.say(part["key"], part["args"]), points_text(part["points"])
    cited = "" if part["rule"] == rule else f" {part['rule']}"
    return f"{name}{cited}" if is_single or name == points else f"{name} {points}{cited}"


def result_line(state: State, words: Words) -> Text:
    """The winners and their points, and whether a tie-break decided."""
    winners = state.winners()
    names = ", ".join(words.name(seat_name(seat)) for seat in winners)
    points = int(state.points(winners[0]))
    line = Text(words.say("terminal-winners", names=names, count=len(winners), points=points), style="bold green")
    if state.scores().count(points) > len(winners):
        line.append(f" ({words.say('terminal-tie-break')})")
    return line


def rule_lines(paragraphs: Sequence[Paragraph]) -> list[Text]:
    """Paragraphs of a rulebook as lines."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        line = Text()
        if paragraph.heading and lines:
            lines.append(Text())
        line.append(paragraph.rule, style="bold")
        line.append(f"  {paragraph.text}", style="bold" if paragraph.heading else "")
        lines.append(line)
    return lines
