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

    @property
    def taken(self) -> bool:
        """True if a guest or a bot has the seat."""
        return self.guest is not None or self.level is not None


@dataclass(frozen=True)
class Summary:
    """The state of a table as lists show it. A table has one; it is replaced as a whole after every saved change."""

    phase: str = WAITING
    asked: int = 0
    """Bit mask of the seats that have to act."""
    moment: int = 0
    changed: float = 0.0
    """Time of the last change, in seconds since 1970."""


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
    summary: Summary = field(default_factory=Summary)
    seat_holders: list[SeatHolder] = field(default_factory=list)
    revealed: dict[int, bytes] = field(default_factory=dict, repr=False)
    begun_under: tuple[str, dict[str, str]] | None = None

    @property
    def full(self) -> bool:
        """True if every seat is taken."""
        return all(holder.taken for holder in self.seat_holders)

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
        return next((number for number in order if self.seat_holders[number].guest is not None), None)


NOT_IN_ROW = ("summary", "seat_holders", "revealed", "begun_under")
"""What a `TableRow` holds besides the columns of its own row."""
