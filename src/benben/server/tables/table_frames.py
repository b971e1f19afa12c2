"""The frames of a table: built from each viewer's Perspective, once for all connections that see the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from benben.kernel.event import seat_name
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.absence import policy_of
from benben.server.tables.frame import (
    AbsencePolicy,
    Envelope,
    Frame,
    Picture,
    SeatFrame,
    TableSettings,
    happenings,
    picture,
    show_end,
)
from benben.server.tables.frames_sent import ChangeEnvelope, SharedFrame
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.table_match import TableMatch
from benben.server.tables.table_settings import settings_of

if TYPE_CHECKING:
    from benben.server.tables.table import Table


@dataclass(frozen=True)
class TableFacts:
    """What frames show of a table and moves do not change; all viewers see the same."""

    seats: list[SeatFrame]
    host: str | None
    absence: AbsencePolicy
    settings: TableSettings


class TableFrames:
    """Builds the frames of a table and keeps them until something changes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[int | None, int], SharedFrame] = {}
        """The newest frames, by viewer and number of events that the viewer has been sent."""
        self._facts: TableFacts | None = None

    def forget(self) -> None:
        """Build frames anew: the match has changed."""
        self._kept.clear()

    def forget_all(self) -> None:
        """Build frames and all facts anew: the seats, the proposals or the rematch have changed."""
        self._kept.clear()
        self._facts = None

    def write_next(self, subscriber: Subscriber) -> Envelope | ChangeEnvelope:
        """The next frame for a connection; the table's lock is held."""
        subscriber.needs_frame = False
        key = (subscriber.seat, subscriber.events_sent)
        if key not in self._kept:
            with self._table.services.metrics.stage("frame"):
                self._kept[key] = SharedFrame(self._build(*key))
        table_match = self._table.table_match
        subscriber.events_sent = 0 if table_match is None else table_match.match.clock
        return subscriber.frames.write(self._kept[key])

    def _build(self, seat: int | None, since: int) -> Frame:
        table, row, facts = self._table, self._table.row, self._table_facts()
        table_match = table.table_match
        frame = Frame(
            table=row.id,
            game=row.game,
            options=row.options,
            players=row.players,
            viewer=None if seat is None else seat_name(seat),
            phase=table.phase,
            moment=table.moment,
            seats=facts.seats,
            commitment=row.commitment,
            picture=None,
            since=since,
            events=[],
            undo=False,
            proposals=table.absences.proposals(),
            next=row.next,
            starting=table_match is None and row.full,
            host=facts.host,
            absence=facts.absence,
            settings=facts.settings,
            agreements=table.agreements.shown(),
            ended=row.ended,
        )
        if since == 0 or table.phase != PLAYING:
            frame.contributions = table.start.contributions(begun=table_match is not None)
        if table_match is not None:
            match = table_match.match
            frame.picture = _picture(table_match, seat)
            frame.events = happenings(match.unveiled_events(since), seat, table_match.by_table)
            frame.undo = seat is not None and table_match.can_undo(seat)
            frame.take_back = seat is not None and self._may_ask_to_take_back(table_match, seat)
            frame.played_for_you = None if seat is None else table.stand_ins.played_for(seat)
            if table.phase == OVER and not row.ended:
                frame.seed = table.seed.hex()
                show_end(frame, match)
        return frame

    def _may_ask_to_take_back(self, table_match: TableMatch, seat: int) -> bool:
        """True if a player may ask the others to let a move go back that the rules of undo keep."""
        table = self._table
        playing = table.phase == PLAYING and table.seat_holders[seat].level is None
        return playing and table.row.undo_by_agreement and table_match.can_take_back(seat) and not table_match.can_undo(seat)

    def _table_facts(self) -> TableFacts:
        """What moves do not change. It is made again only after `forget_all`."""
        if self._facts is None:
            row = self._table.row
            host = row.host_seat
            self._facts = TableFacts(
                seats=[self.seat_frame(number) for number in range(row.players)],
                host=None if host is None else seat_name(host),
                absence=policy_of(row),
                settings=settings_of(row),
            )
        return self._facts

    def seat_frame(self, number: int) -> SeatFrame:
        """A seat as frames show it."""
        table, holder = self._table, self._table.seat_holders[number]
        return SeatFrame(
            seat=seat_name(number),
            name=holder.name,
            colour=holder.colour,
            symbol=holder.symbol,
            taken=holder.taken,
            level=holder.level,
            guest=holder.guest is not None,
            present=table.present(number),
            stand_in_from=table.absences.due_date(number) if table.phase == PLAYING else None,
            stand_in_due=table.phase == PLAYING and table.absences.due(number),
            resigned=holder.resigned,
        )


def _picture(table_match: TableMatch, seat: int | None) -> Picture:
    """The position of a match as a seat (None: a spectator) sees it."""
    match = table_match.match
    own = None if seat is None else match.sealed_choice(seat)
    return picture(match.perspective(seat), match.sealed, own, asks=not table_match.ended)
