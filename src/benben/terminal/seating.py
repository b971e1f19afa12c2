"""Who sits where: the names of people and bots and the levels of bots, as tags in the header of a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from rich.cells import cell_len

from benben.bots.bot import Bot
from benben.bots.names import BOT_NAMES
from benben.kernel.errors import BadInput, one_of
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.words import Words

BotMaker = Callable[[str, Game, int], Bot]
"""Makes a bot from the name of its level, the game and a seed."""

MAX_NAME_WIDTH = 12
"""Maximal width of a player's name, in cells."""


def make_level_bot(level: str, game: Game, seed: int) -> Bot:
    """A bot of one of our levels."""
    bot = import_module("benben.bots.levels").bot(level, game, seed)
    assert isinstance(bot, Bot)
    return bot


def adviser_of(level: str) -> str:
    """The name of the bot that thinks for the hint of a level."""
    return str(import_module("benben.bots.levels").ADVISER) + level


def hint_level(level: str) -> str:
    """The level whose search gives the hint of a level: one that always takes its best move."""
    return str(import_module("benben.bots.levels").steady_level(level))


def level_names() -> list[str]:
    """The names of our bots, the weakest first."""
    return list(import_module("benben.bots.levels").NAMES)


class Seating:
    """The name of every seat and, if a bot sits there, its level."""

    def __init__(self, names: Sequence[str], levels: Sequence[str]) -> None:
        self.names = list(names)
        self.levels = list(levels)
        """The level of each seat's bot; empty for a person."""

    @staticmethod
    def arrange(players: int, bots: int, levels: Sequence[str], names: Sequence[str], words: Words) -> Seating:
        """People on the first seats and bots on the others; the levels are assigned to the bots in turn."""
        if not 0 <= bots < players:
            raise BadInput(f"with {players} players there can be 0 to {players - 1} bots, not {bots}")
        people = players - bots
        if len(names) > players:
            raise BadInput(f"{len(names)} names for {players} players: give at most one each")
        chosen = [check_player_name(name) for name in names]
        for seat in range(len(chosen), players):
            bot_name = BOT_NAMES[(seat - people) % len(BOT_NAMES)]
            chosen.append(words.say("terminal-player", number=seat + 1) if seat < people else bot_name)
        if len({name.casefold() for name in chosen}) != players:
            raise BadInput(f"names must differ from each other: {', '.join(chosen)}")
        return Seating(chosen, [""] * people + [levels[number % len(levels)] for number in range(bots)])

    @staticmethod
    def from_tags(tags: Mapping[str, str], players: int) -> Seating:
        """The seating in the tags of a record; a seat without a name is named by its seat word."""
        seats = [seat_name(seat) for seat in range(players)]
        return Seating([tags.get(f"name {seat}", seat) for seat in seats], [tags.get(f"bot {seat}", "") for seat in seats])

    def tags(self) -> dict[str, str]:
        """The seating as tags for the header of a record."""
        tags = {f"name {seat_name(seat)}": name for seat, name in enumerate(self.names)}
        tags.update({f"bot {seat_name(seat)}": level for seat, level in enumerate(self.levels) if level})
        return tags

    def human_seats(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, level in enumerate(self.levels) if not level]

    def names_by_seat(self) -> dict[str, str]:
        """The name for each seat word, such as ``p1``."""
        return {seat_name(seat): name for seat, name in enumerate(self.names)}

    def labels(self, words: Words) -> dict[str, str]:
        """The title of each seat: its seat word, which the notation of moves uses, its name and its level."""
        return {seat_name(seat): f"{seat_name(seat)} {self.title(seat, words)}" for seat in range(len(self.names))}

    def short_labels(self) -> dict[str, str]:
        """The shorter title of each seat: its seat word and its name."""
        return {seat_name(seat): f"{seat_name(seat)} {name}" for seat, name in enumerate(self.names)}

    def title(self, seat: int, words: Words) -> str:
        """The name of a seat, with the level if it is a bot."""
        level = self.levels[seat]
        if not level:
            return self.names[seat]
        return words.say("terminal-bot", name=self.names[seat], level=level_name(level, words))


def level_name(level: str, words: Words) -> str:
    """The name of a level in the language of the viewer; the level of a package may have none."""
    key = f"level-name-{level}"
    return words.say(key) if words.knows(key) else level


def check_player_name(name: str) -> str:
    """The name with single spaces; raise BadInput if it is too long or not printable."""
    trimmed = " ".join(name.split())
    if not trimmed or not trimmed.isprintable() or cell_len(trimmed) > MAX_NAME_WIDTH:
        raise BadInput(f"a player's name has 1 to {MAX_NAME_WIDTH} printable characters, not {name!r}")
    return trimmed


def parse_levels(text: str, known: Sequence[str]) -> list[str]:
    """Levels from a list with commas; raise BadInput if one is not known."""
    levels = [word.strip() for word in text.split(",")]
    for level in levels:
        if level not in known:
            raise BadInput(f"there is no level {level!r}; there are {one_of(list(known))}")
    return levels
