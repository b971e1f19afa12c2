"""Evidence: a finished record with the outcomes and weights of every chance event, so that others can recompute it.

The rules say which outcomes an event has. A program without the rules takes them from here and recomputes which of them the
seed gives; `check_evidence` compares them with the rules. The evidence of a branch is about the chance events after those
that it took over: their numbers under the seed begin with 1 too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from msgspec import Struct, to_builtins

from benben.kernel.errors import BadInput
from benben.kernel.step import CHANCE
from benben.play.contributions import Contribution
from benben.play.record import Record

FORMAT = "benben-evidence 1"
"""The format of an evidence file and its version."""


class ChanceEvent(Struct, frozen=True):
    """A chance event: the number of its action in the record, the text that was drawn, and all outcomes with weights."""

    action: int
    drawn: str
    outcomes: list[tuple[str, int]]


class SeatContribution(Struct, frozen=True):
    """The random number of a seat and its commitment, in hexadecimal; null for what the seat did not send."""

    commitment: str | None
    randomness: str | None


class Evidence(Struct, frozen=True):
    """All that is needed to recompute the chance of a finished game; ``contributions`` are empty if nobody was asked."""

    format: str
    game: str
    commitment: str
    seed: str
    contributions: list[SeatContribution]
    chances: list[ChanceEvent]
    record: str


def evidence_of(record: Record, text: str | None = None) -> Evidence:
    """The evidence of a finished record, with its own text unless another one is given."""
    if record.seed is None:
        raise BadInput("the seed is not revealed yet: there is evidence when the game is over")
    state, chances = record.start(), []
    for number, entry in enumerate(record.entries, 1):
        if entry.seat == CHANCE and number > record.taken_over:
            outcomes = [(record.game.text(action), weight) for action, weight in state.outcomes()]
            chances.append(ChanceEvent(number, record.game.text(entry.action), outcomes))
        record.step(state, number, entry)
    return Evidence(
        format=FORMAT,
        game=record.game.name,
        commitment=record.commitment,
        seed=record.seed.hex(),
        contributions=seat_contributions(record.contributions),
        chances=chances,
        record=record.dumps() if text is None else text,
    )


def seat_contributions(contributions: Sequence[Contribution | None]) -> list[SeatContribution]:
    """Contributions in hexadecimal."""
    return [
        SeatContribution(None, None)
        if one is None
        else SeatContribution(one.commitment, None if one.revealed is None else one.revealed.hex())
        for one in contributions
    ]


def evidence_text(evidence: Evidence) -> str:
    """Evidence as JSON, one chance event a line."""
    values = to_builtins(evidence)
    chances = ",\n".join(json.dumps(event, ensure_ascii=False) for event in values.pop("chances"))
    rest = json.dumps(values, ensure_ascii=False, indent=1)
    return f'{rest.removesuffix(chr(10) + "}")},\n "chances": [\n{chances}\n ]\n}}\n'


def check_evidence(text: str) -> Record:
    """The record of an evidence file; raise BadInput if the file says anything else than the rules and the record."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"evidence is a JSON file: {error}") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadInput(f"evidence has the format {FORMAT!r}")
    record = Record.loads(found.get("record"))
    expected = json.loads(evidence_text(evidence_of(record, found["record"])))
    for number, event in enumerate(expected["chances"]):
        given = found["chances"][number : number + 1] if isinstance(found.get("chances"), list) else []
        if given != [event]:
            raise BadInput(f"chance event {number + 1} (action {event['action']}) is not what the rules and the record say")
    for name, value in expected.items():
        if found.get(name) != value:
            raise BadInput(f"{name!r} is not what the record says")
    return record
