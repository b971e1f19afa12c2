"""Match: the only object that runs a game. It holds the State, asks the Dealer for chance, and writes the Record."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from benben.kernel.errors import BadInput
from benben.kernel.event import Event
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal, Refused
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.branches import FROM_THE_BEGINNING, BranchStart, branch_at
from benben.play.contributions import Contributions, game_seed
from benben.play.dealer import Dealer, commitment_of, seed_bytes
from benben.play.record import Entry, Record
from benben.play.sealed_choices import SealedChoices


@dataclass(frozen=True, slots=True)
class MoveResult:
    """What one call of `Match.play` added to the match, or one call of `Match.undo` took back.

    Both lists are empty for a sealed choice that waits for others. The events are not veiled: use `Event.seen_by`.
    """

    entries: Sequence[Entry]
    """Entries of the record, chance included."""
    events: Sequence[Event]
    """Events in order; `Event.action_number` is the number of the entry that each belongs to."""


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that can still be taken back. A ``forced`` one was no choice: the table played it."""

    entry: Entry
    forced: bool


SEALED = MoveResult((), ())
"""The result of a choice that was sealed or withdrawn: the record and the events are as before."""


class Match:
    """One game being played.

    **Simultaneous choices.** Where several seats are asked at the same time, `play` seals the choice of a seat. Neither the
    rules nor the other seats learn of it. The seat may change it by playing again and withdraw it by `undo`. The last choice
    opens all of them: they are played in seat order. If one of them ends the question for others, those are asked anew.

    **Undo.** A seat may take back its own moves, the last one first, down to the last barrier. Barriers are: a chance event,
    hidden information that a move has revealed, another seat's move or sealed choice, the end of the game.

    **Forced moves.** A move that is played as ``forced`` was no choice of its seat. It is no barrier, and goes back together
    with the choice before it.

    **Taking back by agreement.** Where all others agree, `take_back` also goes behind moves of other seats; never behind
    chance, revealed information, opened choices or the end of the game. That position is the limit.

    **Branches.** A match may go on from a moment of another one: ``start`` has the entries that it takes over. Nothing of
    them can be taken back, and chance goes on under the seed of this match.
    """

    def __init__(
        self,
        game: Game,
        players: object,
        seed: object = None,
        options: Mapping[str, str] | None = None,
        tags: Mapping[str, str] | None = None,
        contributions: Contributions = (),
        start: BranchStart = FROM_THE_BEGINNING,
    ) -> None:
        self.game = game
        self._seed = seed_bytes(seed)
        """The seed of whoever hosts the match: it deals together with the contributions of the seats."""
        self._dealer = Dealer(game.name, game_seed(self._seed, contributions))
        self._state = game.start(players, options)
        self._events: list[Event] = self._state.collect_events()
        players_count, settings = int(self._state.players), self._state.settings
        commitment = commitment_of(self._seed)
        self._record = Record(game, players_count, settings, commitment, tags, contributions, start.origins)
        self._forced: set[int] = set()
        """The numbers of the entries that the table has played."""
        self._chance_count = 0
        """Chance events under the own seed: those that a branch takes over are not counted."""
        self._sealed = SealedChoices()
        self._take_over(start.entries)
        self._barrier = self._state.clone()
        """The position that no undo goes behind."""
        self._since_barrier: list[PlayedMove] = []
        """The moves that can be taken back; all that are not forced are of one seat."""
        self._limit = self._barrier
        """The position that not even an agreement goes behind."""
        self._since_limit: list[PlayedMove] = []
        """The moves that can be taken back by agreement."""
        self._run_chance()

    @staticmethod
    def resume(record: Record, seed: object, forced: Collection[int] = ()) -> Match:
        """Continue an unfinished record under its seed. Its entries are played in the order in which they are written.

        ``forced`` are the numbers of the entries, counted from 1, that were no choice of their seats.
        """
        numbers = (record.contributions, branch_at(record))
        match = Match(record.game, record.players, seed, record.options, record.tags, *numbers)
        if match.commitment != record.commitment:
            raise BadInput("this seed is not the one the record was begun with")
        match._replay(record, forced)
        if len(match._record.entries) != len(record.entries):
            raise BadInput("the record stops in the middle of chance events")
        return match

    # --- reading -------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self._record.players

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, known from the start."""
        return self._record.commitment

    @property
    def record(self) -> Record:
        """The record so far; it contains the seed once the game is over."""
        return self._record

    @property
    def state(self) -> State:
        """A copy of the true position, for referees and tests. Players get a `perspective`."""
        return self._state.clone()

    def actors(self) -> tuple[int, ...]:
        """The seats to act; seats with a sealed choice are not among them. Empty when the game is over."""
        asked = self._state.actors()
        return self._sealed.missing(asked) if self._sealed else asked

    @property
    def sealed(self) -> tuple[int, ...]:
        """The seats whose sealed choice waits for the choices of other seats."""
        return self._sealed.seats()

    def sealed_choice(self, seat: int) -> int | None:
        """The sealed choice of a seat, for that seat alone; None if it has sealed none."""
        return self._sealed.choice_of(seat)

    def over(self) -> bool:
        """True if the game has ended."""
        return self._state.depth == 0

    def perspective(self, seat: int | None) -> Perspective:
        """All that this seat (None: a spectator) was ever shown. Sealed choices are not part of it."""
        return self._state.perspective(seat)

    def perspective_with_sealed(self, seat: int | None) -> Perspective:
        """The perspective of a seat with sealed choices in it as the rules hide them: others see who has chosen, not what.

        Where these would change what the seat may choose, it gets its perspective without them.
        """
        state = self._state.clone()
        for other, action in self._sealed.in_seat_order():
            if state.refusal(action, other) is None:
                state.apply(action, other)
        if seat is not None and seat in self.actors() and state.legal(seat) != self._state.legal(seat):
            return self.perspective(seat)
        return state.perspective(seat)

    def legal(self, seat: int) -> list[int]:
        """The actions a seat may take now, ascending; a seat with a sealed choice may still change it."""
        return self._state.legal(seat)

    def refusal(self, action: int, seat: int) -> Refusal | None:
        """Why a seat may not take an action now; None if it may."""
        return self._state.refusal(action, seat)

    def events(self, viewer: int | None, since: int = 0) -> list[dict[str, object]]:
        """The events from number ``since`` on, as this viewer may know them.

        ``by_table`` is true, and else left out, if the event is an action that the table has played as forced.
        """
        found = []
        for event in self._events[since:]:
            seen = event.seen_by(viewer)
            if event.text and event.action_number in self._forced:
                seen["by_table"] = True
            found.append(seen)
        return found

    def unveiled_events(self, since: int = 0) -> list[Event]:
        """The events from number ``since`` on with all they hide: for code that veils them itself."""
        return self._events[since:]

    @property
    def clock(self) -> int:
        """The number of events so far: the ``since`` of the next call."""
        return len(self._events)

    # --- playing -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int, forced: bool = False) -> MoveResult:
        """Take a legal action for a seat, and the chance events after it; raise Refused if the action is not legal.

        Where several seats are asked, the action is sealed until the last of them has chosen. ``forced``: the seat had no
        choice, and everybody knows it.
        """
        if seat == CHANCE:
            raise BadInput("chance is the dealer's: a match is played by seats")
        self._state.check_player(seat)
        refusal = self._state.refusal(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        entries, events = len(self._record.entries), len(self._events)
        if len(self._state.actors()) == 1:
            self._play_alone(seat, action, forced)
        else:
            self._sealed.seal(seat, action)
            if self.actors():
                return SEALED
            self._open_sealed()
        return MoveResult(self._record.entries[entries:], self._events[events:])

    def can_undo(self, seat: int) -> bool:
        """True if this seat has a sealed choice to withdraw or a move to take back."""
        if self._sealed:
            return seat in self._sealed.seats()
        return last_chooser(self._since_barrier) == seat

    def undo(self, seat: int) -> MoveResult:
        """Withdraw the seat's sealed choice, or take back its last move; raise Refused if a barrier forbids it.

        Forced moves after the move go back with it.
        """
        self._state.check_player(seat)
        if self._sealed.withdraw(seat):
            return SEALED
        if not self.can_undo(seat):
            raise self._nothing_to_undo()
        dropped = len(self._since_barrier) - last_choice(self._since_barrier, seat)
        kept = self._since_barrier[:-dropped]
        result = self._drop(dropped, self._barrier, len(kept))
        del self._since_limit[-dropped:]
        self._since_barrier = kept
        for move in kept:
            self._apply(move.entry.seat, move.entry.action)
        return result

    def can_take_back(self, seat: int) -> bool:
        """True if a move of this seat can go back by agreement: no limit is in between, and nobody has sealed a choice."""
        return not self._sealed and last_choice(self._since_limit, seat) >= 0

    def take_back(self, seat: int) -> MoveResult:
        """Take back the seat's last move and all moves after it, also of others; raise Refused if a limit forbids it."""
        self._state.check_player(seat)
        if not self.can_take_back(seat):
            raise self._nothing_to_undo()
        first = last_choice(self._since_limit, seat)
        kept, dropped = self._since_limit[:first], len(self._since_limit) - first
        result = self._drop(dropped, self._limit, first)
        self._barrier, self._since_barrier, self._since_limit = self._limit, [], []
        for move in kept:
            self._play_alone(move.entry.seat, move.entry.action, move.forced)
        return result

    def rematch(self, seed: object = None) -> Match:
        """The next game of a series for the same players, by the rules for who begins."""
        return Match(self.game, self.players, seed, self.rematch_options(), self._record.tags)

    def rematch_options(self) -> dict[str, str]:
        """The options of the next game of a series; raise BadInput if this one is not over."""
        if not self.over():
            raise BadInput("a rematch begins when the game is over")
        return self.game.resolve_options(self.game.rematch_options(self._state), self.players)

    # --- details -------------------------------------------------------------------------------------------------------

    def _nothing_to_undo(self) -> Refused:
        step = self._state.step()
        return Refused(Refusal(self.game.end_rule if step is None else step.rule, "nothing-to-undo"))

    def _drop(self, dropped: int, start: State, kept: int) -> MoveResult:
        """Remove the last entries, and go to the position ``start``, which is ``kept`` entries before the first of them."""
        entries, first = self._record.entries, len(self._record.entries) - dropped
        result = MoveResult(entries[first:], [event for event in self._events if event.action_number > first])
        del entries[first - kept :]
        self._events[:] = [event for event in self._events if event.action_number <= first - kept]
        self._forced = {number for number in self._forced if number <= first}
        self._state = start.clone()
        self._state.event_log = self._events
        return result

    def _play_alone(self, seat: int, action: int, forced: bool = False) -> None:
        """Play an action of the only seat that is asked."""
        if not forced and last_chooser(self._since_barrier) not in (None, seat):
            self._raise_barrier()
        self._apply(seat, action)
        if forced:
            self._forced.add(len(self._record.entries))
        move = PlayedMove(self._record.entries[-1], forced)
        self._since_barrier.append(move)
        self._since_limit.append(move)
        if self._state.revealed or self.over():
            self._raise_limit()
        self._run_chance()

    def _open_sealed(self) -> None:
        """Play all sealed choices in seat order, except those that an earlier one has made impossible."""
        for seat, action in self._sealed.open():
            if self._state.refusal(action, seat) is None:
                self._apply(seat, action)
                self._run_chance()
        self._raise_limit()

    def _replay(self, record: Record, forced: Collection[int]) -> None:
        """Play the entries of a record that the dealer has not drawn already; raise BadInput where one does not fit."""
        together: set[int] = set()
        """The seats that have not answered yet, of those that were asked at the same time."""
        for number, entry in enumerate(record.entries, 1):
            if number > len(self._record.entries) and entry.seat != CHANCE:
                record.step(self._state.clone(), number, entry)
                asked = self._state.actors()
                if len(asked) > 1 or entry.seat in together:
                    together = (together or set(asked)) - {entry.seat}
                    self._apply(entry.seat, entry.action)
                    self._run_chance()
                    self._raise_limit()
                else:
                    together = set()
                    self._play_alone(entry.seat, entry.action, number in forced)
            if len(self._record.entries) < number or self._record.entries[number - 1] != entry:
                raise BadInput(f"line {record.line_of(number)}: chance does not follow the seed")

    def _take_over(self, entries: Sequence[Entry]) -> None:
        """Apply the entries with which a branch begins; raise BadInput where the rules do not allow one."""
        for number, entry in enumerate(entries, 1):
            self._record.step(self._state.clone(), number, entry)
            self._apply(entry.seat, entry.action)

    def _apply(self, seat: int, action: int) -> None:
        """Apply one action, write it in the record and number its events."""
        first = len(self._events)
        self._state.revealed = False
        self._state.apply(action, seat)
        self._record.entries.append(Entry(seat, action))
        for event in self._events[first:]:
            event.action_number = len(self._record.entries)

    def _run_chance(self) -> None:
        """Let the dealer act until a seat is asked or the game is over."""
        acted = False
        while self._state.actors() == (CHANCE,):
            self._chance_count += 1
            self._apply(CHANCE, self._dealer.pick(self._chance_count, self._state.outcomes()))
            acted = True
        if acted:
            self._raise_limit()
        if self.over():
            self._record.finished = True
            self._record.seed = self._seed

    def _raise_barrier(self) -> None:
        self._barrier = self._state.clone()
        self._since_barrier = []

    def _raise_limit(self) -> None:
        self._raise_barrier()
        self._limit = self._barrier
        self._since_limit = []


def last_chooser(moves: Sequence[PlayedMove]) -> int | None:
    """The seat of the last move that was a choice; None if there is none."""
    for move in reversed(moves):
        if not move.forced:
            return move.entry.seat
    return None


def last_choice(moves: Sequence[PlayedMove], seat: int) -> int:
    """The index of the last move that was a choice of this seat; -1 if there is none."""
    for index in range(len(moves) - 1, -1, -1):
        if moves[index].entry.seat == seat and not moves[index].forced:
            return index
    return -1
