"""The measured games of a study in a file of JSON lines; a line is appended when a game ends.

The first line is the header: what is studied and which bots play. An incomplete last line, left by an interrupted writer, is
dropped and its game played again. A file of another study, of another rules version, or a damaged one, is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from benben.kernel.errors import BadInput
from benben.kernel.reader import Reader
from benben.play.study import Values

Header = dict[str, object]

MAX_NUMBER = 1_000_000_000
"""Numbers of settings and games are at most this large."""


class SavedGames:
    """The measured games of one study, in memory and in a file."""

    def __init__(self, path: Path, header: Mapping[str, object]) -> None:
        self.path = path
        self.header: Header = dict(header)
        self.measures: dict[tuple[int, int], dict[str, Values]] = {}
        """The values of each game, by the numbers of its setting and of the game."""
        if path.exists():
            self._read()

    def add(self, setting: int, number: int, measures: dict[str, Values]) -> None:
        """Append one game to the file."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._append(self.header)
        self._append({"setting": setting, "number": number, "measures": measures})
        self.measures[setting, number] = measures

    def _append(self, entry: Mapping[str, object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")

    def _read(self) -> None:
        text = self.path.read_text("utf-8")
        complete, _, incomplete = text.rpartition("\n")
        lines = complete.split("\n") if complete else []
        if not lines:
            self.path.unlink()  # the writer was stopped within the first line
            return
        self._check_header(self._parse(lines[0], 1))
        for number, line in enumerate(lines[1:], 2):
            entry = Reader(self._parse(line, number), f"{self.path}, line {number}")
            key = (entry.number("setting", 0, MAX_NUMBER), entry.number("number", 0, MAX_NUMBER))
            self.measures[key] = {str(name): cast("Values", values) for name, values in entry.inner("measures").data.items()}
        if incomplete:
            self.path.write_text(complete + "\n", "utf-8")

    def _check_header(self, found: Header) -> None:
        """Raise BadInput if the games in the file are of another study; games of two rules versions are never mixed."""
        differing = [name for name in {**found, **self.header} if found.get(name) != self.header.get(name)]
        if not differing:
            return
        there, here = [", ".join([f"{name} {header.get(name)}" for name in differing]) for header in (found, self.header)]
        raise BadInput(
            f"{self.path} holds another study ({there}; this one: {here}); "
            "choose another --out, or delete the file to start again"
        )

    def _parse(self, line: str, number: int) -> Header:
        try:
            entry = json.loads(line)
        except json.JSONDecodeError as error:
            raise BadInput(f"{self.path}, line {number}: {error}") from None
        if not isinstance(entry, dict):
            raise BadInput(f"{self.path}, line {number}: not an object")
        return entry
