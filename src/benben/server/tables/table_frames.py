"""The frames of a table: built from each viewer's Perspective, once for all connections that see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from benben.kernel.event import seat_name
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.absence import policy_of
from benben.server.tables.branches import branch_point
from benben.server.tables.clock_settings import clock_of
from benben.server.tables.frame import (
    Envelope,
    Frame,
    Picture,
    SeatFrame,
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


class TableFrames:
    """Builds the frames of a table and keeps them until something changes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[tuple[int | None, int], SharedFrame] = {}
        """The newest frames, by viewer and number of events that the viewer has been sent."""
        self._facts: Frame | None = None
        """A frame with what moves do not change, the same for all viewers."""

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
        if self._table.row.clock is not None:  # frames with clocks say when they were made
            self._kept.pop(key, None)
        if key not in self._kept:
            with self._table.services.metrics.stage("frame"):
                self._kept[key] = SharedFrame(self._build(*key))
        table_match = self._table.table_match
        subscriber.events_sent = 0 if table_match is None else table_match.match.clock
        return subscriber.frames.write(self._kept[key])

    def _build(self, seat: int | None, since: int) -> Frame:
        table, row = self._table, self._table.row
        table_match, phase = table.table_match, row.summary.phase
        frame = replace(
            self._table_facts(),
            viewer=None if seat is None else seat_name(seat),
            phase=phase,
            moment=table.moment,
            since=since,
            next=row.next,
            ended=row.ended,
            starting=table_match is None and row.full and not row.closed,
            closed=bool(row.closed),
            branch=branch_point(row),
        )
        if row.votes:
            frame.proposals = table.absences.proposals()
        if row.agreements:
            frame.agreements = table.agreements.shown()
        if row.clock is not None:
            frame.clocks = table.clocks.frame()
        if since == 0 or phase != PLAYING:
            frame.contributions = table.start.contributions(begun=table_match is not None)
        if table_match is not None:
            match = table_match.match
            frame.picture = _picture(table_match, seat)
            frame.events = happenings(match.unveiled_events(since), seat, table_match.by_table)
            if seat is not None:
                frame.undo = table_match.can_undo(seat)
                frame.take_back = not frame.undo and self._may_ask_to_take_back(table_match, seat)
                frame.played_for_you = table.stand_ins.played_for(seat)
            if phase == OVER and not row.ended:
                frame.seed = table.seed.hex()
                show_end(frame, match)
        return frame

    def _may_ask_to_take_back(self, table_match: TableMatch, seat: int) -> bool:
        """True if a player who cannot undo a move may ask the others to let it go back."""
        table = self._table
        if not table.row.undo_by_agreement or table.phase != PLAYING or table.seat_holders[seat].level is not None:
            return False
        return table_match.can_take_back(seat)

    def _table_facts(self) -> Frame:
        """A frame with what moves do not change. It is made again only after `forget_all`."""
        if self._facts is None:
            row = self._table.row
            host = row.host_seat
            self._facts = Frame(
                table=row.id,
                game=row.game,
                options=row.options,
                players=row.players,
                viewer=None,
                phase=row.summary.phase,
                moment=0,
                seats=[self.seat_frame(number) for number in range(row.players)],
                commitment=row.commitment,
                picture=None,
                since=0,
                events=[],
                undo=False,
                host=None if host is None else seat_name(host),
                absence=policy_of(row),
                settings=settings_of(row),
                clock=clock_of(row),
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
            bot=bool(holder.bot),
        )


def _picture(table_match: TableMatch, seat: int | None) -> Picture:
    """The position of a match as a seat (None: a spectator) sees it."""
    match = table_match.match
    own = None if seat is None else match.sealed_choice(seat)
    return picture(match.perspective(seat), match.sealed, own, asks=not table_match.ended)
