"""Record: a match as text. A header, one action per line, a closing line. Everything else is derived from it.

    benben-record 1
    game: giza
    rules: 1
    players: 2
    option edition: pegasus-2006
    commitment: 5feceb66...
    tag name p1: Ann
    check: 1c0de5a2
    1 chance first p2 #4be1a0c3
    2 chance draw +3 #93f1d2aa
    ...
    end: 61 actions, finished
    seed: 0000...

A game whose seats added random numbers of their own has the format 2: after the commitment, its header names for every seat
the commitment and the number, ``not revealed``, or ``none`` (`benben.play.contributions`):

    contribution p1: 9f86d081... 60303ae2...
    contribution p2: none

A branch, which goes on from a moment of another game with a seed of its own, has the format 3: before the commitment, its
header names the games that its first actions come from (`benben.play.origins`).

Each action line has its number and a short hash of itself and the header, so that the reader can name a line that was
changed, moved or lost. The seed is part of the record only when the game is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from benben.kernel.errors import BadInput
from benben.kernel.event import seat_name
from benben.kernel.game import BOX_OPTION, Game
from benben.kernel.refusal import Refused
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.contributions import Contribution, Contributions, contribution_from_text, contribution_text, game_seed
from benben.play.dealer import Dealer, commitment_of, seed_from_hex
from benben.play.origins import Origin, check_origins, origin_from_text, origin_lines
from benben.play.rules_versions import options_today
from benben.registry import find_game, game_of

FIRST_LINE = "benben-record 1"
"""The first line of a record: the format and its version."""
FIRST_LINE_WITH_CONTRIBUTIONS = "benben-record 2"
"""The first line of a record whose header names contributions."""
FIRST_LINE_OF_BRANCH = "benben-record 3"
"""The first line of a record whose header names origins; contributions may follow."""
FIRST_LINES = (FIRST_LINE, FIRST_LINE_WITH_CONTRIBUTIONS, FIRST_LINE_OF_BRANCH)
"""The first lines of records of every format."""
PLAYER_COUNTS = [str(count) for count in range(100)]
"""The accepted texts of a number of players: neither signs nor other digits of Unicode."""


class Entry:
    """One action and the seat (or chance) that took it. An open table keeps all of its match, so that each is small."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and (self.seat, self.action) == (other.seat, other.action)

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Entry({self.seat}, {self.action})"


class Record:
    """A match: header, actions and, once the game is over, the seed."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str],
        commitment: str,
        tags: Mapping[str, str] | None = None,
        contributions: Contributions = (),
        origins: Sequence[Origin] = (),
    ) -> None:
        check_origins(origins, players)
        if contributions and len(contributions) != players:
            raise BadInput(f"{players} players have {players} contributions, not {len(contributions)}")
        self.game = game
        self.players = players
        self.options: dict[str, str] = dict(options)
        self.commitment = commitment
        self.contributions = tuple(contributions)
        self.origins = tuple(origins)
        """Of a branch: the games that its first entries come from, the oldest first."""
        self.tags: dict[str, str] = {}
        for name, value in (tags or {}).items():
            self.tag(name, value)
        self.entries: list[Entry] = []
        self.seed: bytes | None = None
        self.finished = False

    def tag(self, name: str, value: str) -> None:
        """Write a note for people in the header, such as a player's name or a date."""
        if "\n" in name + value or ":" in name or name != name.strip() or value != value.strip() or not name:
            raise BadInput(f"tag {name!r}: a name has no colon, and name and value are one trimmed line")
        self.tags[name] = value

    @property
    def taken_over(self) -> int:
        """The number of entries that come from other games: 0 unless this is a branch."""
        return self.origins[-1].until if self.origins else 0

    def copy(self) -> Record:
        """A record of its own with the same content."""
        numbers = (self.contributions, self.origins)
        copy = Record(self.game, self.players, self.options, self.commitment, self.tags, *numbers)
        copy.entries, copy.seed, copy.finished = self.entries[:], self.seed, self.finished
        return copy

    # --- text ---------------------------------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as text."""
        header = self._header()
        check = short_hash("\n".join(header))
        lines = [*header, f"check: {check}"]
        for number, entry in enumerate(self.entries, 1):
            line = f"{number} {seat_name(entry.seat)} {self.game.text(entry.action)}"
            lines.append(f"{line} #{short_hash(check + line)}")
        state = "finished" if self.finished else "unfinished"
        lines.append(f"end: {len(self.entries)} actions, {state}")
        if self.seed is not None and self.finished:
            lines.append(f"seed: {self.seed.hex()}")
        return "\n".join(lines) + "\n"

    def _header(self) -> list[str]:
        first_line = FIRST_LINE_WITH_CONTRIBUTIONS if self.contributions else FIRST_LINE
        if self.origins:
            first_line = FIRST_LINE_OF_BRANCH
        lines = [first_line, f"game: {self.game.name}", f"rules: {self.game.rules}", f"players: {self.players}"]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += origin_lines(self.origins)
        lines.append(f"commitment: {self.commitment}")
        for seat, contribution in enumerate(self.contributions):
            lines.append(f"contribution {seat_name(seat)}: {contribution_text(contribution)}")
        lines += [f"tag {name}: {value}" for name, value in self.tags.items()]
        return lines

    @staticmethod
    def loads(text: object, game: Game | None = None) -> Record:
        """Read a record; raise BadInput with the line that was changed, moved or cut off.

        The game is looked up by its name, unless it is given.
        """
        if not isinstance(text, str):
            raise BadInput(f"a record is a text, not a {type(text).__name__}")
        check_encodable(text)
        return _Loader(text, game).load()

    # --- replaying -----------------------------------------------------------------------------------------------------

    def start(self) -> State:
        """The position before the first action."""
        return self.game.start(self.players, self.options)

    def replay(self, upto: int | None = None) -> State:
        """The position after the first ``upto`` actions, by default all; each is checked by the rules."""
        state = self.start()
        for number, entry in enumerate(self.entries[:upto], 1):
            self.step(state, number, entry)
        if upto is None and self.finished != (state.depth == 0):
            claimed = "finished" if self.finished else "unfinished"
            raise BadInput(f"the record says the game is {claimed}, but after {len(self.entries)} actions it is not so")
        return state

    def step(self, state: State, number: int, entry: Entry) -> None:
        """Apply one action of the record to a position; raise BadInput with its line if the rules do not allow it."""
        where = f"line {self.line_of(number)}: action {number}, {seat_name(entry.seat)} {self.game.text(entry.action)}"
        if entry.seat not in state.actors():
            asked = ", ".join([seat_name(seat) for seat in state.actors()]) or "nobody: the game is over"
            raise BadInput(f"{where}: it is the turn of {asked}")
        try:
            state.apply(entry.action, entry.seat)
        except Refused as error:
            raise BadInput(f"{where}: {error}") from error

    def line_of(self, number: int) -> int:
        """The number of the text line that holds action ``number``, counted from 1."""
        return len(self._header()) + 1 + number

    def verify(self, seed: bytes | None = None) -> int:
        """Recompute every chance event under its seed; return their number, or raise BadInput at the first that differs.

        Those of an origin are drawn under its seed, counted from 1 again in each part. Where an origin's seed is not
        revealed, they cannot be recomputed and are not counted.
        """
        dealers = [origin.dealer(self.game.name) for origin in self.origins] + [self.dealer(seed)]
        ends = [origin.until for origin in self.origins]
        state, chances, part, in_part = self.start(), 0, 0, 0
        for number, entry in enumerate(self.entries, 1):
            while part < len(ends) and number > ends[part]:
                part, in_part = part + 1, 0
            dealer = dealers[part]
            if entry.seat == CHANCE and dealer is not None:
                chances, in_part = chances + 1, in_part + 1
                drawn = dealer.pick(in_part, state.outcomes())
                if drawn != entry.action:
                    texts = f"{self.game.text(entry.action)}, the seed gives {self.game.text(drawn)}"
                    raise BadInput(f"line {self.line_of(number)}: chance event {chances} is {texts}")
            self.step(state, number, entry)
        return chances

    def dealer(self, seed: bytes | None = None) -> Dealer:
        """The dealer of this game, from the revealed seed and the contributions; raise BadInput without the right seed."""
        secret = self.seed if seed is None else seed
        if secret is None:
            raise BadInput("the seed is not revealed yet: a record can be verified when its game is over")
        if commitment_of(secret) != self.commitment:
            raise BadInput("the seed is not the one that was committed to in the header")
        return Dealer(self.game.name, game_seed(secret, self.contributions))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    def __hash__(self) -> int:
        return hash(self.dumps())


class _Loader:
    """Reads a record line by line."""

    def __init__(self, text: str, game: Game | None) -> None:
        self.game = game
        self.lines = text.split("\n")
        self.at = 0
        """Number of lines read so far."""
        self.first_action_line = 0

    def load(self) -> Record:
        first_line = self._next("a record")
        if first_line not in FIRST_LINES:
            raise self._error(f"a record begins with {', '.join(map(repr, FIRST_LINES[:-1]))} or {FIRST_LINES[-1]!r}")
        record = self._header(first_line)
        check = self._value("check")
        if check != short_hash("\n".join(self.lines[: self.at - 1])):
            raise self._error("the header was changed after it was written: its check does not fit")
        lines = self._lines(check)
        self._close(record, len(lines))
        self._fill(record, lines)
        return record

    def _header(self, first_line: str) -> Record:
        """The header; that of a game begun under earlier rules names today's options afterwards."""
        game = self._game(self._value("game"))
        rules = self._value("rules")
        line_of_rules = self.at
        players = self._value("players")
        options = self._named("option")
        game = self._with_box(game, options)
        origins = self._origins() if first_line == FIRST_LINE_OF_BRANCH else []
        commitment = self._value("commitment")
        with_contributions = first_line == FIRST_LINE_WITH_CONTRIBUTIONS or (origins and self._next_is("contribution"))
        contributions = self._contributions() if with_contributions else []
        tags = self._named("tag")
        try:
            options = options_today(game, rules, options)
        except BadInput as error:
            self.at = line_of_rules
            raise self._error(str(error)) from error
        try:
            count = game.check_players(int(players) if players in PLAYER_COUNTS else players)
            record = Record(game, count, game.resolve_options(options, count), commitment, tags, contributions, origins)
        except BadInput as error:
            raise self._error(str(error)) from error
        if options != record.options:
            raise self._error("the header must name every option")
        return record

    def _origins(self) -> list[Origin]:
        """The games that the first actions of a branch come from: at least one."""
        found: list[Origin] = []
        while self._next_is("origin:") or not found:
            text = self._value("origin")
            contributions = self._contributions("origin ") if self._next_is("origin contribution") else []
            try:
                found.append(origin_from_text(text, contributions))
            except BadInput as error:
                raise self._error(str(error)) from error
        return found

    def _next_is(self, beginning: str) -> bool:
        return self._peek().startswith(f"{beginning} ")

    def _contributions(self, kind: str = "") -> list[Contribution | None]:
        """The contribution of every seat, in seat order."""
        found: list[Contribution | None] = []
        while self._next_is(f"{kind}contribution") or not found:
            text = self._value(f"{kind}contribution {seat_name(len(found))}")
            try:
                found.append(contribution_from_text(text))
            except BadInput as error:
                raise self._error(str(error)) from error
        return found

    def _game(self, name: str) -> Game:
        if self.game is not None and self.game.name == name:
            return self.game
        try:
            return find_game(name)
        except BadInput as error:
            raise self._error(str(error)) from error

    def _with_box(self, game: Game, options: Mapping[str, str]) -> Game:
        """The game with the box that its options carry, if it is another than the one it has."""
        if options.get(BOX_OPTION, "") == game.box:
            return game
        try:
            return game_of(game.name, options)
        except BadInput as error:
            raise self._error(str(error)) from error

    def _lines(self, check: str) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        while not self._peek().startswith("end:"):
            number = len(found) + 1
            line, _, line_hash = self._next(f"action {number}").rpartition(" #")
            words = line.split(" ", 2)
            if len(words) != 3:
                raise self._error(f"expected action {number} or the closing 'end:' line")
            if words[0] != str(number):
                raise self._error(f"expected action {number}, found {words[0]!r}: lines are missing or out of order")
            if line_hash != short_hash(check + line):
                raise self._error(f"action {number} was changed after it was written: its check does not fit")
            found.append((words[1], words[2]))
        self.first_action_line = self.at - len(found) + 1
        return found

    def _fill(self, record: Record, lines: list[tuple[str, str]]) -> None:
        for offset, (seat, text) in enumerate(lines):
            self.at = self.first_action_line + offset
            record.entries.append(Entry(self._seat(seat, record.players), self._action(text, record.game)))

    def _seat(self, word: str, players: int) -> int:
        names = [seat_name(seat) for seat in range(CHANCE, players)]
        if word not in names:
            raise self._error(f"{word!r} is nobody at this table; there are {', '.join(names)}")
        return names.index(word) + CHANCE

    def _action(self, text: str, game: Game) -> int:
        try:
            return game.parse(text)
        except BadInput as error:
            raise self._error(str(error)) from error

    def _close(self, record: Record, count: int) -> None:
        ending = self._value("end")
        if ending not in (f"{count} actions, finished", f"{count} actions, unfinished"):
            raise self._error(f"the closing line says {ending!r}, but there are {count} actions: lines are missing")
        if record.taken_over > count:
            raise self._error(f"{record.taken_over} actions come from other games, but there are {count} in all")
        record.finished = ending.endswith(" finished")
        if record.finished:
            record.seed = self._seed(record.commitment)
        if any(self.lines[self.at :]):
            self.at += 1
            raise self._error("nothing may follow the end of a record")

    def _seed(self, commitment: str) -> bytes:
        """The seed of a finished game, which the header commits to."""
        if not any(self.lines[self.at :]):
            self.at += 1
            raise self._error("the record is cut off here: 'seed:' is missing")
        text = self._value("seed")
        try:
            seed = seed_from_hex(text)
        except BadInput as error:
            raise self._error(str(error)) from error
        if commitment_of(seed) != commitment:
            raise self._error("the seed is not the one that was committed to in the header")
        return seed

    def _named(self, kind: str) -> dict[str, str]:
        found: dict[str, str] = {}
        while self._peek().startswith(f"{kind} "):
            name, _, value = self._next(kind)[len(kind) + 1 :].partition(": ")
            if name in found:
                raise self._error(f"the {kind} {name!r} is there twice")
            found[name] = value
        return found

    def _value(self, name: str) -> str:
        line = self._next(f"'{name}:'")
        if not line.startswith(f"{name}: "):
            raise self._error(f"expected '{name}: ...', found {line!r}")
        return line[len(name) + 2 :]

    def _peek(self) -> str:
        if self.at >= len(self.lines) or (self.at == len(self.lines) - 1 and not self.lines[self.at]):
            self.at += 1
            raise self._error("the record is cut off here: it must close with an 'end:' line")
        return self.lines[self.at]

    def _next(self, what: str) -> str:
        if self.at >= len(self.lines):
            self.at += 1
            raise self._error(f"the record is cut off here: {what} is missing")
        self.at += 1
        return self.lines[self.at - 1]

    def _error(self, why: str) -> BadInput:
        return BadInput(f"line {self.at}: {why}")


def check_encodable(text: str) -> None:
    """Raise BadInput if a text contains a lone surrogate, which cannot be written to a file."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise BadInput(f"line {line}: {text[error.start]!r} is no character") from error


def short_hash(text: str) -> str:
    """A short hash of a text: it finds mistakes, it does not prevent forgery."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]
