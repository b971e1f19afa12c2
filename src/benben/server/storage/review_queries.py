"""Queries about reviews of finished matches, and the comments on them."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, desc, insert, select
from sqlalchemy.exc import IntegrityError

from benben.server.storage.relation_queries import hidden_from
from benben.server.storage.sanction_queries import check_not_muted
from benben.server.storage.schema import review_comments, reviews, seats, tables


@dataclass(frozen=True)
class StoredComment:
    """What somebody has written to a moment of a match."""

    id: int
    moment: int
    guest: str
    name: str
    text: str
    at: float


def stored_review(connection: Connection, table_id: str) -> str | None:
    """The review of a table as JSON; None if none is stored."""
    return connection.execute(select(reviews.c.review).where(reviews.c.table_id == table_id)).scalar_one_or_none()


def stored_reviews(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The reviews that are stored of these tables, as JSON."""
    query = select(reviews.c.table_id, reviews.c.review).where(reviews.c.table_id.in_(ids))
    return {row.table_id: row.review for row in connection.execute(query)}


def store_review(connection: Connection, table_id: str, review: str) -> None:
    """Store the review of a table, unless another server has stored it already: it is the same one."""
    try:
        with connection.begin_nested():
            connection.execute(insert(reviews).values(table_id=table_id, review=review, made=time.time()))
    except IntegrityError:
        return


def reviewed_seats(connection: Connection, guest: str, game: str, limit: int) -> list[tuple[str, int, str]]:
    """The tables of a game where a guest has a seat and that have a review: table, seat and review, the latest first."""
    own = and_(seats.c.table_id == reviews.c.table_id, seats.c.guest == guest)
    of_game = and_(tables.c.id == reviews.c.table_id, tables.c.game == game)
    query = (
        select(reviews.c.table_id, seats.c.seat, reviews.c.review)
        .join(seats, own)
        .join(tables, of_game)
        .order_by(desc(reviews.c.made))
        .limit(limit)
    )
    return [(row.table_id, row.seat, row.review) for row in connection.execute(query)]


def add_comment(connection: Connection, table_id: str, moment: int, guest: str, name: str, text: str) -> None:
    """Store what somebody has written to a moment of a match; raise RequestError if the host has muted the guest."""
    check_not_muted(connection, guest)
    values = {"table_id": table_id, "moment": moment, "guest": guest, "name": name, "text": text, "at": time.time()}
    connection.execute(insert(review_comments).values(values))


def delete_comment(connection: Connection, table_id: str, comment: int, guest: str) -> bool:
    """Delete a comment of a guest; return whether there was one."""
    own = and_(review_comments.c.id == comment, review_comments.c.table_id == table_id, review_comments.c.guest == guest)
    return connection.execute(delete(review_comments).where(own)).rowcount > 0


def comments_of(connection: Connection, table_id: str) -> list[StoredComment]:
    """All comments on a match, by their moments, the oldest of a moment first."""
    columns = [review_comments.c[name] for name in ("id", "moment", "guest", "name", "text", "at")]
    query = select(*columns).where(review_comments.c.table_id == table_id)
    ordered = query.order_by(review_comments.c.moment, review_comments.c.id)
    return [StoredComment(*row) for row in connection.execute(ordered)]


def comments_seen_by(connection: Connection, table_id: str, viewer: str | None) -> list[StoredComment]:
    """The comments on a match without those that a block or mute hides from a viewer, as it hides chat."""
    found = comments_of(connection, table_id)
    hidden = hidden_from(connection, {one.guest for one in found}) if found else {}
    return [one for one in found if viewer is None or viewer not in hidden[one.guest]]
