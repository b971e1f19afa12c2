"""The games of a study on disk: a line of JSON each, written as soon as it is over.

The first line says what was played by whom. A line that was cut off when the writer was stopped is played again; a file of
another study, or one that was changed, is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader
from benben.play.study import Values

Heading = dict[str, object]

MOST = 1_000_000_000
"""No number of a setting or a game is larger."""


class Games:
    """The measured games of one study, in memory and in a file."""

    def __init__(self, path: Path, heading: Mapping[str, object]) -> None:
        self.path = path
        self.heading: Heading = dict(heading)
        self.measures: dict[tuple[int, int], dict[str, Values]] = {}
        """By setting and number."""
        if path.exists():
            self._read()

    def add(self, setting: int, number: int, measures: dict[str, Values]) -> None:
        """Keep one more game."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.heading)
        self._write({"setting": setting, "number": number, "measures": measures})
        self.measures[setting, number] = measures

    def _write(self, line: Mapping[str, object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def _read(self) -> None:
        text = self.path.read_text("utf-8")
        whole, _, cut = text.rpartition("\n")
        lines = whole.split("\n") if whole else []
        if not lines:
            self.path.unlink()  # stopped before even the first line was written
            return
        if self._parse(lines[0], 1) != self.heading:
            raise BadInput(f"{self.path} holds another study; give another --out, or remove the file to begin anew")
        for number, line in enumerate(lines[1:], 2):
            entry = Reader(self._parse(line, number), f"{self.path}, line {number}")
            key = (entry.number("setting", 0, MOST), entry.number("number", 0, MOST))
            self.measures[key] = {str(name): cast("Values", values) for name, values in entry.inner("measures").data.items()}
        if cut:
            self.path.write_text(whole + "\n", "utf-8")

    def _parse(self, line: str, number: int) -> Heading:
        try:
            entry = json.loads(line)
        except json.JSONDecodeError as error:
            raise BadInput(f"{self.path}, line {number}: {error}") from None
        if not isinstance(entry, dict):
            raise BadInput(f"{self.path}, line {number}: not an object")
        return entry
