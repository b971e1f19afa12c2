"""Absence: what happens at a table when a player is away. It is fixed when the table is made, and shown to all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from benben.bots.levels import NAMES as LEVELS
from benben.kernel.event import seat_name
from benben.play.record import Entry
from benben.server.clock import Clock
from benben.server.errors import RequestError
from benben.server.people.names import checked_word
from benben.server.storage.rows import SeatHolder, TableRow
from benben.server.storage.schema import AUTOMATIC, VOTE, WAIT
from benben.server.tables.frame import AbsencePolicy, PlayedForYou, Proposal

DAY = 24 * 3600
"""Seconds of a day."""
LONGEST_ABSENCE = 7 * DAY
"""Most seconds that a table may set until a bot stands in."""


def policy_of(row: TableRow) -> AbsencePolicy:
    """How the absence of a player is handled at a table."""
    return AbsencePolicy(row.absence, row.stand_in_level, row.stand_in_after)


def checked_policy(policy: AbsencePolicy, least: float) -> AbsencePolicy:
    """The policy for a new table; raise RequestError if it makes no sense. ``least`` is the shortest time allowed."""
    checked_word(policy.handling, (WAIT, VOTE, AUTOMATIC), "absence.handling")
    if policy.handling == WAIT:
        if policy.level is not None or policy.after is not None:
            raise RequestError(422, "server-absence-wait")
        return policy
    checked_word(policy.level or "", LEVELS, "absence.level")
    if policy.after is None or not least <= policy.after <= LONGEST_ABSENCE:
        raise RequestError(422, "server-absence-time", {"least": int(least), "days": LONGEST_ABSENCE // DAY})
    return policy


def stand_in(holder: SeatHolder, level: str, actions: int, unseen: bool) -> SeatHolder:
    """The same seat with a bot standing in from this number of actions on.

    ``unseen``: the player has not moved since a bot stood in the last time, so that both times are shown as one.
    """
    first = holder.stand_in_first if unseen and holder.stand_in_first is not None else actions
    return replace(holder, level=level, stand_in_first=first, stand_in_last=None)


def returned(holder: SeatHolder, actions: int) -> SeatHolder:
    """The same seat with its player back after this number of actions."""
    return replace(holder, level=None, stand_in_last=actions, removed=False)


def played_for(holder: SeatHolder, entries: Sequence[Entry], seat: int) -> PlayedForYou | None:
    """The moves of the record that a bot made for a seat, until its player moves again."""
    if holder.guest is None or holder.stand_in_first is None:
        return None
    first = min(holder.stand_in_first, len(entries))
    last = len(entries) if holder.stand_in_last is None else max(first, min(holder.stand_in_last, len(entries)))
    moves = sum(entry.seat == seat for entry in entries[first:last])
    moved_since = any(entry.seat == seat for entry in entries[last:])
    return PlayedForYou(moves, first, last) if moves and not moved_since else None


class Absences:
    """Who is away from a table since when, and the proposals that bots stand in."""

    def __init__(self, row: TableRow, clock: Clock, present: Callable[[int], bool]) -> None:
        self._row = row
        self._clock = clock
        self._present = present
        self._last_seen = dict.fromkeys(range(row.players), (clock.now(), clock.date()))
        """When each seat's player was last connected, by both clocks; from the opening of the table on."""
        self._shown_due: set[int] = set()

    def left(self, seat: int, date: float | None = None) -> None:
        """Note that the last connection of a player has ended, now or at a date."""
        passed = 0.0 if date is None else max(0.0, self._clock.date() - date)
        self._last_seen[seat] = (self._clock.now() - passed, self._clock.date() if date is None else date)

    def last_seen(self, seat: int) -> float:
        """The date at which a player was last connected."""
        return self._last_seen[seat][1]

    def away(self, seat: int) -> bool:
        """True if a player has the seat, no bot stands in, and the player is not connected."""
        holder = self._row.seat_holders[seat]
        return holder.guest is not None and holder.level is None and not self._present(seat)

    def due(self, seat: int) -> bool:
        """True if a player has been away so long that a bot may stand in."""
        after = self._row.stand_in_after
        return after is not None and self.away(seat) and self._clock.now() - self._last_seen[seat][0] >= after

    def due_date(self, seat: int) -> float | None:
        """The date from which on a bot may stand in for a player who is away; None if the player is here, or ever."""
        after = self._row.stand_in_after
        return self._last_seen[seat][1] + after if after is not None and self.away(seat) else None

    def due_changed(self) -> bool:
        """True if the seats for which a bot may stand in are others than at the last call."""
        due = {seat for seat in range(self._row.players) if self.due(seat)}
        changed, self._shown_due = due != self._shown_due, due
        return changed

    # --- votes -----------------------------------------------------------------------------------------------------------

    def voters(self, seat: int) -> set[int]:
        """The seats that have to agree before a bot takes this one: every other player who is present."""
        holders = enumerate(self._row.seat_holders)
        players = [number for number, holder in holders if holder.person_plays]
        return {number for number in players if number != seat and self._present(number)}

    def check_due(self, seat: int) -> None:
        """Raise RequestError if no bot may stand in for this seat now."""
        if self._row.absence == WAIT:
            raise RequestError(409, "server-table-waits")
        if not self.due(seat):
            raise RequestError(409, "server-not-absent", {"seat": seat_name(seat)})

    def votes_without(self, seat: int) -> dict[str, Any] | None:
        """The proposals but for that about a seat: its player is back, or it has another holder."""
        return {key: vote for key, vote in (self._row.votes or {}).items() if key != str(seat)} or None

    def vote(self, voter: int, seat: int, level: str) -> tuple[str | None, dict[str, Any]]:
        """Propose a bot for an absent player, or agree. No level: that agreed on.

        Return its level once all have agreed, and the proposals after this one. Raise RequestError if the table has another
        policy, or the player has not been away long enough.
        """
        self.check_due(seat)
        if self._row.absence == AUTOMATIC:
            raise RequestError(409, "server-no-vote")
        fixed = self._row.stand_in_level
        chosen = checked_word(level or fixed or "", LEVELS, "level")
        if fixed is not None and chosen != fixed:
            raise RequestError(409, "server-stand-in-level", {"level": fixed})
        before = (self._row.votes or {}).get(str(seat), {"level": chosen, "agreed": []})
        agreed = {*before["agreed"], voter} if before["level"] == chosen else {voter}
        votes = {**(self._row.votes or {}), str(seat): {"level": chosen, "agreed": sorted(agreed)}}
        return (chosen if self.voters(seat) <= agreed else None), votes

    def proposals(self) -> list[Proposal]:
        """The open proposals; one is void when the player is back."""
        if not self._row.votes:
            return []
        open_votes = [(int(key), vote) for key, vote in self._row.votes.items() if self.away(int(key))]
        return [
            Proposal(
                seat_name(seat),
                vote["level"],
                seat_names(set(vote["agreed"])),
                seat_names(self.voters(seat) - set(vote["agreed"])),
            )
            for seat, vote in open_votes
        ]


def seat_names(seats: set[int]) -> list[str]:
    """The names of seats, in order."""
    return [seat_name(seat) for seat in sorted(seats)]
