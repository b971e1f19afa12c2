"""Keeps games of the installed rules version, so that later versions are tested with them.

Run it with the last build of a version, before its rules change, and never again for that version:

    PYTHONPATH=tests python -m records.write_version tests/records/version-1

It writes finished records, saved games of the terminal with their seeds, ``positions.jsonl`` with a position of every
question, and ``choices.json`` with a hash of what was legal in each record of the folder, moved ones included.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import benben
from benben import CHANCE, Match, Record
from benben.bots.mcts import Budget, MctsBot
from benben.play.dealer import seed_bytes
from benben.play.play_out import play_out
from benben.terminal.saved_games import SavedGame

from records import choices, digest_of_choices

ITERATIONS = 60
"""Iterations of the bots' search: few, but their games are sensible."""
AFTER_CARD_SPACES = [
    "edfu",
    "thebae",
    "sphinx",
    "passalon",
    "selinon",
    "obelisk",
    "beni-hasan",
    "alyi",
    "temple",
    "heliopolis",
]
"""The round space or building site after each of Egizia's ten card spaces."""
RIVER = [stop for number, space in enumerate(AFTER_CARD_SPACES, 1) for stop in (f"c{number}", space)]
"""The stops of Egizia's river, from the source."""

Stop = Callable[[Match], bool]


@dataclass(frozen=True)
class Kept:
    """A game to keep: its file name, set-up and seed; a saved game also has the condition on which it is interrupted."""

    name: str
    players: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    until: Stop | None = None

    @property
    def game(self) -> str:
        return self.name.split("-")[0]

    def play(self) -> Match:
        match = Match(benben.game(self.game), self.players, self.seed, self.options)
        bots = [MctsBot(Budget(ITERATIONS), self.seed * 10 + seat) for seat in range(self.players)]
        stop = self.until
        play_out(match, bots, None if stop is None else lambda: stop(match))
        return match


def asked(step: str, after: int = 0) -> Stop:
    """The question is this step, and the record has at least ``after`` actions."""
    return lambda match: step_name(match) == step and len(match.record.entries) >= after


def step_name(match: Match) -> str:
    step = match.state.step()
    return "" if step is None else step.name


def drawing_sphinx_cards(match: Match) -> bool:
    """Egizia: a sphinx card was just seen, and the same player may draw another one."""
    seen = step_name(match) == "work" and match.record.entries[-1].seat == CHANCE
    return seen and match.game.parse("draw") in match.legal(match.actors()[0])


def back_upstream(match: Match) -> bool:
    """Egizia: the seat that is to place a ship went upstream with its last one in this round."""
    if step_name(match) != "ship":
        return False
    stops: list[int] = []
    for entry in match.record.entries:
        words = match.game.text(entry.action).split()
        if words[0] == "nile":
            stops = []
        elif words[0] == "ship" and entry.seat == match.actors()[0]:
            stops.append(RIVER.index(words[1].split(".")[0]))
    return len(stops) > 1 and stops[-1] < max(stops)


def one_sealed(match: Match) -> bool:
    """Great Pyramid: somebody has sealed how much to spend on decoration, and others are still to choose."""
    return step_name(match) == "decorate" and len(match.sealed) == 1


FINISHED = [
    Kept("egizia-end-of-round", 3, 4, {"leftover_card": "end-of-round", "seat_bid": "on"}),
    Kept("egizia-one-stone", 2, 5, {"two_extra_sphinx": "one-stone", "ten_percent_card": "out"}),
    Kept("egizia-second-way-2", 2, 7),
    Kept("egizia-second-way-4", 4, 2),
    Kept("egizia-second-way-3", 3, 2),
    Kept("great_pyramid-track-3", 3, 1, {"track_length": "3"}),
    Kept("great_pyramid-track-5", 4, 3, {"track_length": "5", "reassign": "after-temple", "capstone_first_lift": "early"}),
    Kept("great_pyramid-track-4", 4, 2),
    Kept("pyramids-open", 3, 1),
    Kept("giza-rival-sphinx", 3, 1, {"demolish_rival_sphinx": "no", "memory": "open"}),
]
"""Games that are played to their end."""

SAVED = [
    Kept("egizia-sphinx-draw", 2, 21, until=drawing_sphinx_cards),
    Kept("egizia-keep", 3, 22, until=asked("keep")),
    Kept("egizia-upstream", 4, 2, until=back_upstream),
    Kept("egizia-leftover", 2, 2, until=asked("leftover")),
    Kept("egizia-evening", 3, 8, {"leftover_card": "end-of-round", "two_extra_sphinx": "one-stone"}, asked("evening")),
    Kept("great_pyramid-decoration", 3, 21, until=one_sealed),
    Kept("great_pyramid-bid", 4, 22, until=asked("bid", after=220)),
    Kept("pyramids-middle", 4, 21, until=lambda match: len(match.record.entries) > 60),
    Kept("giza-middle", 4, 21, until=lambda match: len(match.record.entries) > 40),
]
"""Games that are interrupted."""


def write_finished(folder: Path) -> list[Record]:
    """Write the finished games."""
    records = []
    for kept in FINISHED:
        match = kept.play()
        record = match.record
        record.tag("scores", " ".join(str(score) for score in match.state.scores()))
        record.tag("winners", " ".join(f"p{seat + 1}" for seat in match.state.winners()))
        (folder / f"{kept.name}.record").write_text(record.dumps(), "utf-8")
        records.append(record)
    return records


def write_saved(folder: Path) -> list[Record]:
    """Write the interrupted games as the terminal saves them."""
    records = []
    for kept in SAVED:
        match = kept.play()
        if match.over():
            raise ValueError(f"{kept.name}: the game was never interrupted")
        SavedGame(folder / f"{kept.name}.benben").write(match, seed_bytes(kept.seed))
        records.append(match.record)
    return records


def write_positions(path: Path, records: list[Record]) -> None:
    """Write a position of every question, late in the first half of a game, and one between two sphinx cards."""
    kept: dict[tuple[str, str, bool], str] = {}
    for record in records:
        state = record.start()
        for number, entry in enumerate(record.entries, 1):
            step = state.step()
            assert step is not None
            drawing = step.name == "work" and record.entries[number - 2].seat == CHANCE
            key = (record.game.name, step.name, drawing)
            if key not in kept or number <= len(record.entries) // 2:
                entries = {"position": state.to_dict(), "choices": choices(state)}
                kept[key] = json.dumps(entries, separators=(",", ":"))
            record.step(state, number, entry)
    path.write_text("\n".join(kept.values()) + "\n", "utf-8")


def write_choices(folder: Path) -> None:
    """Write the hashes of what was legal in every record of the folder."""
    paths = sorted([*folder.glob("*.record"), *folder.glob("*.benben")])
    digests = {path.name: digest_of_choices(Record.loads(path.read_text("utf-8"))) for path in paths}
    (folder / "choices.json").write_text(json.dumps(digests, indent=1, sort_keys=True) + "\n", "utf-8")


def main() -> None:
    """Write all kept games into the folder that is named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    records = write_saved(folder) + write_finished(folder)
    write_positions(folder / "positions.jsonl", records)
    write_choices(folder)


if __name__ == "__main__":
    main()
