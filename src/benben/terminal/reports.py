"""What is told at length: the log, the scores, every point explained, and rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from benben.kernel.catalogue import HIDDEN
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.state import State
from benben.rulebook import Paragraph
from benben.terminal.drawing import SEATS
from benben.words import Words

WIDEST_NAME = 60
"""What a part of the points is called takes this much of a line at most before the points."""


def signed(points: int) -> str:
    """Points with their sign; nothing is 0."""
    return f"{points:+d}" if points else "0"


def log_lines(game: Game, events: Iterable[Mapping[str, Any]], words: Words) -> list[Text]:
    """Events as sentences; the same sentence again and again is said once, with how often."""
    told = ((words.event(game.name, event), event["who"]) for event in events)
    lines = []
    for (sentence, who), again in groupby(told):
        times = len(list(again))
        line = Text("• ", style=SEATS.get(who, "dim"))
        line.append(sentence if times == 1 else f"{sentence} (×{times})", style="")
        lines.append(line)
    return lines


def news(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Events without those whose point is hidden from the viewer: that somebody draws something is no news."""
    return [event for event in events if HIDDEN not in event["args"].values()]


def since_own_move(events: Sequence[Mapping[str, Any]], seat: int) -> int:
    """From which event on the seat has news: its own last move, or the beginning."""
    own = [number for number, event in enumerate(events) if event["who"] == seat_name(seat) and event["text"]]
    return own[-1] if own else 0


def score_lines(view: Mapping[str, Any], words: Words, labels: Mapping[str, str]) -> list[Text]:
    """The scores as the viewer may see them; hidden ones are told apart."""
    scores: Sequence[int | None] = view.get("scores") or []
    lines = [Text(words.say("terminal-scores"), style="bold")]
    for number, score in enumerate(scores):
        seat = seat_name(number)
        line = Text(f"  {labels[seat]:30} ", style=SEATS.get(seat, ""))
        line.append(
            words.say("terminal-score-hidden") if score is None else signed(score), style="dim" if score is None else "bold"
        )
        lines.append(line)
    return lines


def breakdown_lines(state: State, words: Words, labels: Mapping[str, str]) -> list[Text]:
    """Every point of every seat explained, the best first."""
    order = sorted(range(state.players), key=lambda seat: state.standing(seat), reverse=True)
    lines: list[Text] = []
    for seat in order:
        part: Mapping[str, Any] = state.breakdown(seat)
        head = Text(f"{labels[seat_name(seat)]}  ", style=f"bold {SEATS.get(seat_name(seat), '')}")
        head.append(signed(part["points"]), style="bold")
        head.append(f"  ({part['rule']})", style="dim")
        lines.append(head)
        lines += _parts(part, words, 1)
    return lines


def _parts(part: Mapping[str, Any], words: Words, depth: int) -> list[Text]:
    """The parts of a sum: those that have parts of their own on a line each, the others together."""
    lines: list[Text] = []
    parts: Sequence[Mapping[str, Any]] = part.get("parts") or ()
    names = [words.say(inner["key"], inner["args"]) for inner in parts]
    width = min(max((cell_len(name) for name in names), default=0), WIDEST_NAME)
    for name, inner in zip(names, parts, strict=True):
        line = Text("  " * depth + name + " " * (width - cell_len(name)))
        line.append(f" {signed(inner['points']):>4}")
        if inner["rule"] != part["rule"]:
            line.append(f" ({inner['rule']})", style="dim")
        deeper: Sequence[Mapping[str, Any]] = inner.get("parts") or ()
        if deeper and not any(item.get("parts") for item in deeper):
            alone = len(deeper) == 1
            told = ", ".join(_leaf(item, inner["rule"], words, alone) for item in deeper)
            line.append(f"  = {told}", style="dim")
            lines.append(line)
        else:
            lines.append(line)
            lines += _parts(inner, words, depth + 1)
    return lines


def _leaf(part: Mapping[str, Any], rule: str, words: Words, alone: bool) -> str:
    """A part without parts; one that is ``alone`` need not say the points again."""
    name, points = words.say(part["key"], part["args"]), signed(part["points"])
    cited = "" if part["rule"] == rule else f" {part['rule']}"
    return f"{name}{cited}" if alone or name == points else f"{name} {points}{cited}"


def result_line(state: State, words: Words) -> Text:
    """Who has won."""
    winners = state.winners()
    names = ", ".join(words.name(seat_name(seat)) for seat in winners)
    points = int(state.points(winners[0]))
    line = Text(words.say("terminal-winners", names=names, count=len(winners), points=points), style="bold green")
    if state.scores().count(points) > len(winners):
        line.append(f" ({words.say('terminal-tie-break')})")
    return line


def rule_lines(paragraphs: Sequence[Paragraph]) -> list[Text]:
    """Paragraphs of a rulebook."""
    lines: list[Text] = []
    for paragraph in paragraphs:
        line = Text()
        if paragraph.heading and lines:
            lines.append(Text())
        line.append(paragraph.rule, style="bold")
        line.append(f"  {paragraph.text}", style="bold" if paragraph.heading else "")
        lines.append(line)
    return lines
