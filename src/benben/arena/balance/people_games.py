"""The study of games that were played already: records in a folder, or finished games of a server's database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benben.arena.balance.estimates import Report, study_report
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.record import FIRST_LINE, Record
from benben.play.study import Setting, Study, Values, study_of

FORMAT = FIRST_LINE.split(" ")[0]
"""The first word of every record."""


@dataclass(frozen=True)
class PlayedBefore:
    """What the report of such a study says in place of the plan of a study with bots."""

    game: str
    rules: str
    bot_description: str
    seed: int | None = None


@dataclass(frozen=True)
class FoundRecords:
    """Records of a folder, and the files that are left out, each with the reason."""

    records: list[Record]
    left_out: list[str]


def records_in(folder: Path, game: Game) -> FoundRecords:
    """The finished games of this title among the files of a folder and the folders in it; other texts are ignored."""
    if not folder.is_dir():
        raise BadInput(f"there is no folder {folder}")
    records, left_out = [], []
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        if not text.startswith(FORMAT):
            continue
        try:
            record = Record.loads(text)
            if record.game.name == game.name and record.finished:
                record.replay()
                records.append(record)
        except BadInput as error:
            left_out.append(f"{path}: {error}")
    return FoundRecords(records, left_out)


def people_report(game: Game, records: Sequence[Record], source: str) -> Report:
    """The report of games that were played already; every number of players with its options is a setting."""
    if not records:
        raise BadInput(f"there are no finished games of {game.name} in {source}")
    names: list[str] = []
    settings: list[Setting] = []
    measures: dict[tuple[int, int], dict[str, Values]] = {}
    counts: list[int] = []
    for record in records:
        setting = _setting(record)
        if setting.name not in names:
            names.append(setting.name)
            settings.append(setting)
            counts.append(0)
        index = names.index(setting.name)
        measures[index, counts[index]] = study_of(record.game).read(record)
        counts[index] += 1
    plan = PlayedBefore(f"{game.name}-people", game.rules, f"games of people, from {source}")
    return study_report(plan, game.title, Study(settings, study_of(game).measures), measures, max(counts))


def _setting(record: Record) -> Setting:
    """The number of players and the options that differ from the usual ones."""
    usual = {option.name: option.default for option in record.game.options}
    chosen = {name: value for name, value in record.options.items() if usual[name] != value}
    if record.game.box:
        chosen["box"] = record.game.box
    return Setting(record.players, chosen)
