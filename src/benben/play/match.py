"""Match: the only object that runs a game. It holds the truth, asks the dealer for chance, records, and undoes with care."""

from __future__ import annotations

from collections.abc import Mapping

from benben.kernel.errors import BadInput
from benben.kernel.event import Event
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refusal, Refused
from benben.kernel.state import State
from benben.kernel.step import CHANCE
from benben.play.dealer import Dealer, seed_bytes
from benben.play.record import Entry, Record


class Match:
    """One game being played.

    A seat may take back its own moves, the last one first, down to the last barrier: a chance event, something hidden that a
    move has shown, another seat's move, or the end of the game. Where seats choose at the same time, each may take back its
    own choice until the last is in: what the others chose meanwhile stays.
    """

    def __init__(
        self,
        game: Game,
        players: object,
        seed: object = None,
        options: Mapping[str, str] | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self._dealer = Dealer(game.name, seed_bytes(seed))
        self._state = game.start(players, options)
        self._heard: list[Event] = self._state.collect_events()
        self._record = Record(game, int(self._state.players), self._state.settings, self._dealer.commitment, tags)
        self._chances = 0
        self._barrier = self._state.clone()
        self._since: list[Entry] = []
        self._asked: list[tuple[int, ...]] = []
        """Who was asked before each of the moves since the barrier."""
        self._events_at_barrier = 0
        self._run_chance()

    @staticmethod
    def resume(record: Record, seed: object) -> Match:
        """Go on with an unfinished record under its seed."""
        match = Match(record.game, record.players, seed, record.options, record.tags)
        if match._dealer.commitment != record.commitment:
            raise BadInput("this seed is not the one the record was begun with")
        for number, entry in enumerate(record.entries, 1):
            if entry.seat != CHANCE:
                record.step(match._state.clone(), number, entry)
                match.play(entry.seat, entry.action)
            if match._record.entries[:number] != record.entries[:number]:
                raise BadInput(f"line {record.line_of(number)}: chance does not follow the seed")
        if len(match._record.entries) != len(record.entries):
            raise BadInput("the record stops in the middle of chance events")
        return match

    # --- what everyone may ask -----------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
        return self._record.players

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, known from the start."""
        return self._dealer.commitment

    @property
    def record(self) -> Record:
        """The match on paper so far; the seed is in it once the game is over."""
        return self._record

    @property
    def state(self) -> State:
        """A copy of the truth, for referees and tests: whoever plays gets a `perspective`."""
        return self._state.clone()

    def actors(self) -> tuple[int, ...]:
        """The seats to act; none when the game is over."""
        return self._state.actors()

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.depth == 0

    def perspective(self, seat: int | None) -> Perspective:
        """All that this seat (None: a spectator) was ever shown."""
        return self._state.perspective(seat)

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        return self._state.legal(seat)

    def refusal(self, action: int, seat: int) -> Refusal | None:
        """Why a seat may not take an action now; None when it may."""
        return self._state.refusal(action, seat)

    def events(self, viewer: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from event number ``since`` on, as this viewer may know it."""
        return [event.seen_by(viewer) for event in self._heard[since:]]

    @property
    def clock(self) -> int:
        """How many events there have been: the ``since`` of the next call."""
        return len(self._heard)

    # --- playing -------------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Take a legal action for a seat and whatever chance brings after it; else raise Refused."""
        if seat == CHANCE:
            raise BadInput("chance is the dealer's: a match is played by seats")
        self._state.check_player(seat)
        refusal = self._state.refusal(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        if self._since and self._since[-1].seat != seat and seat not in self._asked[-1]:
            self._raise_barrier()
        asked = self.actors()
        self._take(seat, action)
        self._since.append(Entry(seat, action))
        self._asked.append(asked)
        if self._state.revealed or self.over():
            self._raise_barrier()
        self._run_chance()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has a move to take back."""
        return self._last_of(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, if no barrier stands behind it; else raise Refused."""
        self._state.check_player(seat)
        last = self._last_of(seat)
        if last is None:
            step = self._state.step()
            rule = self.game.end_rule if step is None else step.rule
            raise Refused(Refusal(rule, "nothing-to-undo"))
        keep = self._since[:last] + self._since[last + 1 :]
        del self._record.entries[len(self._record.entries) - len(self._since) :]
        del self._heard[self._events_at_barrier :]
        self._state = self._barrier.clone()
        self._state.event_log = self._heard
        self._since, self._asked = keep, []
        for entry in keep:
            self._asked.append(self.actors())
            self._take(entry.seat, entry.action)

    def rematch(self, seed: object = None) -> Match:
        """The next game of a series for the same players, by the rules for who begins."""
        if not self.over():
            raise BadInput("a rematch begins when the game is over")
        return Match(self.game, self.players, seed, self.game.rematch_options(self._state), self._record.tags)

    # --- details -------------------------------------------------------------------------------------------------------

    def _take(self, seat: int, action: int) -> None:
        self._state.revealed = False
        self._state.apply(action, seat)
        self._record.entries.append(Entry(seat, action))

    def _run_chance(self) -> None:
        acted = False
        while self._state.actors() == (CHANCE,):
            self._chances += 1
            self._take(CHANCE, self._dealer.pick(self._chances, self._state.outcomes()))
            acted = True
        if acted:
            self._raise_barrier()
        if self.over():
            self._record.finished = True
            self._record.seed = self._dealer.seed

    def _last_of(self, seat: int) -> int | None:
        """Which move since the barrier this seat can take back: its last, if whoever moved later was asked with it."""
        for number in range(len(self._since) - 1, -1, -1):
            if self._since[number].seat == seat:
                later = self._since[number + 1 :]
                return number if all(entry.seat in self._asked[number] for entry in later) else None
        return None

    def _raise_barrier(self) -> None:
        self._barrier = self._state.clone()
        self._since = []
        self._asked = []
        self._events_at_barrier = len(self._heard)
