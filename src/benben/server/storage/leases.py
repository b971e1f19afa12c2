"""Leases: the right of one of several servers to do a duty at a table, such as to let its bots think."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from benben.server.storage.schema import leases
from benben.server.storage.table_updates import MovedOn


@dataclass(frozen=True)
class Lease:
    """The right to do a duty at a table. Whoever takes it over from a lost holder gets the next epoch."""

    table_id: str
    duty: str
    holder: str
    epoch: int


class LeaseLost(MovedOn):
    """Another server has the lease of a duty by now."""


def check_leases(connection: Connection, held: list[Lease]) -> None:
    """Raise LeaseLost if one of these leases is not held any more; nobody takes them before the transaction ends."""
    if not held:
        return
    here = leases.c.table_id.in_(sorted(lease.table_id for lease in held))
    columns = (leases.c.table_id, leases.c.duty, leases.c.holder, leases.c.epoch)
    found = connection.execute(select(*columns).where(here).order_by(leases.c.table_id).with_for_update(read=True))
    valid = {Lease(*row) for row in found}
    lost = [lease for lease in held if lease not in valid]
    if lost:
        raise LeaseLost(f"table {lost[0].table_id} has another {lost[0].duty}")
