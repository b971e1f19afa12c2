"""Rows of the database that the server keeps in memory: guests, tables, and who has each seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from benben.server.storage.schema import NORMAL, WAIT, WAITING


@dataclass
class Guest:
    """Somebody who may sit down: a name, a colour and a symbol. Sessions say which devices may act as this guest."""

    id: str
    name: str
    colour: str
    symbol: str


@dataclass
class SeatHolder:
    """Who has a seat: a guest, a bot, or a guest for whom a bot stands in; nobody when both are None."""

    guest: str | None = None
    level: str | None = None
    name: str = ""
    colour: str = ""
    symbol: str = ""
    randomness_commitment: str | None = None
    """The SHA-256 of the random number that the seat adds to the seed; None if it adds none."""
    stand_in_first: int | None = None
    """Number of actions in the record when a bot began to stand in for the guest; None if none ever did."""
    stand_in_last: int | None = None
    """Number of actions in the record when the guest came back; None before."""
    resigned: bool = False
    """True if the guest has resigned: a bot plays to the end."""
    removed: bool = False
    """True if the guest has removed the table from the own list."""
    bot: bool | None = None
    """True if the guest is a bot from outside; None if not."""

    @property
    def taken(self) -> bool:
        """True if a guest or a bot has the seat."""
        return self.guest is not None or self.level is not None

    @property
    def is_person(self) -> bool:
        """True if the seat is a person's, whoever plays there now."""
        return self.guest is not None and not self.bot

    @property
    def person_plays(self) -> bool:
        """True if a person has the seat and plays there: no bot stands in, and it is no bot from outside."""
        return self.is_person and self.level is None


@dataclass(frozen=True)
class Summary:
    """The state of a table as lists show it. A table has one; it is replaced as a whole after every saved change."""

    phase: str = WAITING
    asked: int = 0
    """Bit mask of the seats that have to act."""
    moment: int = 0
    changed: float = 0.0
    """Time of the last change, in seconds since 1970."""
    due: float | None = None
    """Time at which the table has to be looked at: a clock runs, or a bot has to move though nobody is there; else None."""
    deadlines: dict[str, float] | None = None
    """By seat number, the times at which the time of those is out whose clocks run; None if none runs."""


@dataclass
class TableRow:
    """A table as it is stored, without its journal and its seed.

    Its rules version and options are read as of today, and ``begun_under`` holds those that are stored if they are others.
    Only a version that is not known is left as it is stored. ``revealed`` holds the random numbers of seats, secret until
    the match begins; only opening the table reads them.
    """

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    commitment: str
    host: str
    open: bool
    invite: str
    watch: str
    made: float = 0.0
    next: str | None = None
    absence: str = WAIT
    """How the absence of a player is handled: WAIT, VOTE or AUTOMATIC."""
    stand_in_level: str | None = None
    """The level of bots that stand in for absent players; None if it is chosen by those who propose one."""
    stand_in_after: int | None = None
    """Seconds after which a bot may stand in for an absent player; None if the game waits."""
    hints: bool | None = None
    """Whether players may ask for hints; None if that depends on the number of people."""
    spectators: bool = True
    """Whether others than the players may look on."""
    undo_by_agreement: bool = False
    """Whether a move goes back if all others agree."""
    bot_pace: str = NORMAL
    """How fast bots move: SLOW, NORMAL or FAST."""
    rated: bool | None = None
    """True if the game counts for ratings; None if it does not."""
    agreements: dict[str, Any] = field(default_factory=dict)
    """The open requests to the other players, as `benben.server.tables.agreements` writes them."""
    ended: bool = False
    """True if the game was ended by agreement, without a result."""
    version: int = 0
    """Number of changes of the row, the seats and their random numbers."""
    to_commit: int | None = None
    """Bit mask of the seats of a rematch that are asked for a commitment and waited for; None if none is."""
    votes: dict[str, Any] | None = None
    """The proposals that bots stand in for absent players, as `benben.server.tables.absence` writes them."""
    clock: dict[str, Any] | None = None
    """The clock of the table, as `benben.server.tables.clock_settings` reads it; None if there is none."""
    time_out_choices: dict[str, Any] | None = None
    """What the others have chosen about seats whose time is out, as `benben.server.tables.time_outs` writes it."""
    closed: bool | None = None
    """True if the host of the server has closed the table; None if not."""
    branch: dict[str, Any] | None = None
    """The start of a branch, as `benben.server.tables.branches` writes it; None if the match begins at its beginning."""
    summary: Summary = field(default_factory=Summary)
    seat_holders: list[SeatHolder] = field(default_factory=list)
    revealed: dict[int, bytes] = field(default_factory=dict, repr=False)
    begun_under: tuple[str, dict[str, str]] | None = None
    outages: list[tuple[float, float]] = field(default_factory=list)
    """The times in which no server ran: they count for no clock. Only opening the table reads them."""
    vacations: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """For seats whose players had vacations that stop clocks, their times. Only opening the table reads them."""

    def vacation_until(self, seat: int, date: float) -> float | None:
        """The end of the vacation in which the player of a seat is at a date; None if in none."""
        return next((ended for began, ended in self.vacations.get(seat, []) if began <= date < ended), None)

    @property
    def full(self) -> bool:
        """True if every seat is taken."""
        return all(holder.taken for holder in self.seat_holders)

    @property
    def plays_unattended(self) -> bool:
        """True if bots move also while nobody is there: a clock runs, a rating is owed, or bots have all the seats."""
        return self.clock is not None or bool(self.rated) or all(holder.level is not None for holder in self.seat_holders)

    @property
    def guests(self) -> set[str]:
        """The host and everybody who has a seat."""
        return {self.host, *(holder.guest for holder in self.seat_holders if holder.guest is not None)}

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest; None if the guest has none."""
        seats_of_guest = (seat for seat, holder in enumerate(self.seat_holders) if guest and holder.guest == guest)
        return next(seats_of_guest, None)

    @property
    def host_seat(self) -> int | None:
        """The seat of the host, or of the first person if the host has none; None if nobody sits here."""
        seat = self.seat_of(self.host)
        return self.person_after(-1) if seat is None else seat

    def person_after(self, seat: int) -> int | None:
        """The next seat that a person has, counted from this one round the table; None if nobody sits here."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next((number for number in order if self.seat_holders[number].is_person), None)


NOT_IN_ROW = ("summary", "seat_holders", "revealed", "begun_under", "outages", "vacations")
"""What a `TableRow` holds besides the columns of its own row."""
