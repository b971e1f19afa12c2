"""Samples: what a network learns from one game of self-play, and the files they are kept in.

A file has a line of JSON for each game. A line that was not written whole, because the writer was stopped, is dropped when
the file is read, and its game is played again.
"""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benben.kernel.errors import BadInput
from benben.kernel.state import State
from benben.learn.safe_files import append_line, write_whole
from benben.search.predictor import victory_shares

Sources = dict[str, float]
"""The points of a seat at the end, by source."""


@dataclass
class GameSamples:
    """The positions of one game as rows: observation, policy and values, all from the observing seat's point of view."""

    number: int
    observers: list[int] = field(default_factory=list)
    """The observing seat of each row."""
    input_ends: list[int] = field(default_factory=list)
    """Where the inputs of each row end."""
    inputs: array[int] = field(default_factory=lambda: array("I"))
    """The index of every input that is not 0."""
    values: array[float] = field(default_factory=lambda: array("f"))
    """The value of every input that is not 0."""
    move_ends: list[int] = field(default_factory=list)
    """Where the moves of each row end; a row without moves teaches values alone."""
    moves: array[int] = field(default_factory=lambda: array("I"))
    probabilities: array[float] = field(default_factory=lambda: array("f"))
    """The probability of each move that the search recommends."""
    searched: array[float] = field(default_factory=lambda: array("f"))
    """The value of every seat that the search found, the observing seat first; zeros where it found none."""
    shares: list[float] = field(default_factory=list)
    """The share of every seat in the victory, in the order of the seats."""
    sources: list[Sources] = field(default_factory=list)
    """The points of every seat."""

    def add(self, seat: int, observation: Sequence[float], policy: dict[int, float] | None, values: Sequence[float]) -> None:
        """Add a row; ``values`` are in the order of the seats."""
        self.observers.append(seat)
        used = [index for index, value in enumerate(observation) if value]
        self.inputs.extend(used)
        self.values.extend([observation[index] for index in used])
        self.input_ends.append(len(self.inputs))
        for action, probability in sorted((policy or {}).items()):
            self.moves.append(action)
            self.probabilities.append(probability)
        self.move_ends.append(len(self.moves))
        self.searched.extend([values[(seat + rank) % len(values)] for rank in range(len(values))])

    def line(self) -> str:
        """The samples as a line of JSON."""
        arrays = {name: _packed(getattr(self, name)) for name in ARRAYS}
        plain = {name: getattr(self, name) for name in PLAIN}
        return json.dumps({**plain, **arrays}, separators=(",", ":"))


def add_result(samples: GameSamples, final: State) -> None:
    """Add the result of the finished game."""
    samples.shares = list(victory_shares(final))
    samples.sources = [points_by_source(final, seat) for seat in range(int(final.players))]


def points_by_source(state: State, seat: int) -> Sources:
    """The points of a seat by the top entries of its breakdown: message key and words, without numbers."""
    found: Sources = {}
    parts = state.breakdown(seat).get("parts")
    for part in parts if isinstance(parts, list) else []:
        words = [str(value) for value in _arguments(part) if isinstance(value, str) and not value.lstrip("-").isdigit()]
        name = " ".join([str(part["key"]), *words])
        found[name] = found.get(name, 0.0) + float(part["points"])
    return found


def _arguments(part: Mapping[str, object]) -> list[object]:
    args = part.get("args")
    return list(args.values()) if isinstance(args, Mapping) else []


PLAIN = ("number", "observers", "input_ends", "move_ends", "shares", "sources")
ARRAYS = {"inputs": "I", "values": "f", "moves": "I", "probabilities": "f", "searched": "f"}
"""The type code of each array."""


def _packed(values: array[float]) -> str:
    return b64encode(zlib.compress(values.tobytes(), 6)).decode()


def _unpacked(code: str, text: str) -> array[float]:
    found: array[float] = array(code)
    found.frombytes(zlib.decompress(b64decode(text)))
    return found


def samples_of(line: str) -> GameSamples:
    """The samples of a line."""
    data = json.loads(line)
    entries: dict[str, Any] = {name: data[name] for name in PLAIN}
    entries.update({name: _unpacked(code, data[name]) for name, code in ARRAYS.items()})
    return GameSamples(**entries)


class SampleFile:
    """The games of one generation, which are added one by one as they end."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[GameSamples]:
        """All games, by number; raise BadInput if a line is damaged."""
        found = {samples.number: samples for samples in self._games()}
        return [found[number] for number in sorted(found)]

    def numbers(self) -> set[int]:
        """The numbers of the games that are there; a line that was not written whole is removed."""
        found = {samples.number for samples in self._games()}
        if self.path.exists() and not self.path.read_bytes().endswith(b"\n"):
            write_whole(self.path, "".join(f"{line}\n" for line in self._lines()).encode())
        return found

    def add(self, samples: GameSamples) -> None:
        """Append a game."""
        append_line(self.path, samples.line())

    def _games(self) -> Iterator[GameSamples]:
        """The games in the order of their lines; raise BadInput that names a damaged line."""
        for number, line in enumerate(self._lines(), 1):
            try:
                yield samples_of(line)
            except (ValueError, KeyError, TypeError, zlib.error) as error:
                raise BadInput(f"{self.path}, line {number} is damaged ({error}): delete the file to play again") from None

    def _lines(self) -> list[str]:
        """The lines that were written whole."""
        if not self.path.exists():
            return []
        return self.path.read_text("utf-8", "replace").split("\n")[:-1]
