"""Queries about accounts: their rows, the looks of their names, passkeys, recovery codes, challenges and links.

Codes, challenges and tokens are looked up by their hashes.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from benben.server.errors import RequestError
from benben.server.people.look_alikes import looks
from benben.server.storage.schema import (
    CONFIRM_LINK,
    DEVICE_LINK,
    MAIL_LINK,
    account_looks,
    accounts,
    challenges,
    guests,
    notification_settings,
    outbox,
    passkeys,
    receivers,
    recovery_codes,
    sign_in_links,
)
from benben.server.storage.stored_values import as_stored, decoded

MINUTE = 60.0
"""Seconds of a minute."""
CHALLENGE_LIFETIME = 5 * MINUTE
"""Seconds in which a challenge can be answered by a passkey."""
LINK_LIFETIMES = {DEVICE_LINK: 10 * MINUTE, MAIL_LINK: 30 * MINUTE, CONFIRM_LINK: 24 * 60 * MINUTE}
"""For each purpose of a link, the seconds in which it can be used."""
LINKS_KEPT = 24 * 60 * MINUTE
"""Seconds for which links are kept after their making, used or not, so that they can be counted."""


def hashed(secret: bytes) -> str:
    """The hash under which a secret is stored. Secrets are random and long, so that a plain hash cannot be reversed."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True)
class Account:
    """An account: whose it is, its kind, the address of its public page, and what that page shows."""

    guest: str
    kind: str
    page: str
    email: str | None
    shows: tuple[str, ...]
    made: float
    seen: float | None = None
    """When a page of the account was last open; None if that is not known."""


@dataclass(frozen=True)
class Passkey:
    """A passkey of an account: its public part, and how often it was used as far as it says."""

    id: str
    guest: str
    credential: bytes
    public_key: bytes
    sign_count: int
    device: str
    made: float
    used: float | None


@dataclass(frozen=True)
class SignInLink:
    """A link that can still be used: whose it is, and what it is for."""

    guest: str
    purpose: str
    email: str | None


# --- accounts ------------------------------------------------------------------------------------------------------------


def find_account(connection: Connection, guest: str) -> Account | None:
    """The account of a guest; None if the guest has none."""
    return _account(connection, accounts.c.guest == guest)


def account_of_page(connection: Connection, page: str) -> Account | None:
    """The account with this public page."""
    return _account(connection, accounts.c.page == page)


def account_of_email(connection: Connection, email: str) -> Account | None:
    """The account that has confirmed this address."""
    return _account(connection, accounts.c.email == email)


def _account(connection: Connection, condition: Any) -> Account | None:
    """The account that fits a condition; one whose choice of what it shows cannot be read shows nothing."""
    row = connection.execute(select(*map(as_stored, accounts.c)).where(condition)).mappings().first()
    return None if row is None else Account(**{**row, "shows": tuple(decoded(row["shows"], list[str], []))})


def accounts_among(connection: Connection, ids: list[str]) -> dict[str, str]:
    """For those of these guests who have accounts, the addresses of their public pages."""
    query = select(accounts.c.guest, accounts.c.page).where(accounts.c.guest.in_(ids))
    return {row.guest: row.page for row in connection.execute(query)}


def add_account(connection: Connection, account: Account, name: str) -> None:
    """Store an account of a guest; raise RequestError if there is one, or if another account's name looks the same."""
    if find_account(connection, account.guest) is not None:
        raise RequestError(409, "server-account-exists")
    try:
        connection.execute(insert(accounts).values(**{**vars(account), "shows": list(account.shows)}))
    except IntegrityError as error:
        raise RequestError(409, "server-account-exists") from error
    set_looks(connection, account.guest, name)


def set_looks(connection: Connection, guest: str, name: str) -> None:
    """Store what the name of an account looks like; raise RequestError if another account's looks the same."""
    wanted = sorted(hashed(look.encode()) for look in looks(name))
    taken = select(account_looks.c.guest).where(account_looks.c.look.in_(wanted), account_looks.c.guest != guest)
    if connection.execute(taken).first() is not None:
        raise RequestError(409, "server-name-taken", {"name": name})
    connection.execute(delete(account_looks).where(account_looks.c.guest == guest))
    try:
        connection.execute(insert(account_looks), [{"look": look, "guest": guest} for look in wanted])
    except IntegrityError as error:  # another server was first
        raise RequestError(409, "server-name-taken", {"name": name}) from error


def set_shows(connection: Connection, guest: str, shows: list[str]) -> None:
    """Store what the public page of an account shows."""
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(shows=shows))


def set_email(connection: Connection, guest: str, email: str | None) -> None:
    """Store the confirmed address of an account. An account that had it before has none from now on."""
    if email is not None:
        connection.execute(update(accounts).where(accounts.c.email == email).values(email=None))
    connection.execute(update(accounts).where(accounts.c.guest == guest).values(email=email))


def delete_account(connection: Connection, guest: str) -> None:
    """Delete an account with everything that opens it, and the addresses to which its notifications went."""
    own = select(receivers.c.id).where(receivers.c.guest == guest)
    connection.execute(delete(outbox).where(outbox.c.receiver.in_(own)))
    opens = (account_looks, passkeys, recovery_codes, challenges, sign_in_links, accounts)
    for table in (*opens, receivers, notification_settings):
        connection.execute(delete(table).where(table.c.guest == guest))


def guest_name(connection: Connection, guest: str) -> str:
    """The name of a guest."""
    return str(connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar_one())


# --- recovery codes ------------------------------------------------------------------------------------------------------


def set_codes(connection: Connection, guest: str, codes: list[str]) -> None:
    """Store new recovery codes; the earlier ones cannot be used any more."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.guest == guest))
    now = time.time()
    rows = [{"code": hashed(code.encode()), "guest": guest, "made": now} for code in codes]
    connection.execute(insert(recovery_codes), rows)


def use_code(connection: Connection, code: str) -> str | None:
    """The guest of a recovery code, which cannot be used again; None if there is no such code."""
    here = recovery_codes.c.code == hashed(code.encode())
    guest = connection.execute(select(recovery_codes.c.guest).where(here)).scalar()
    spent = connection.execute(delete(recovery_codes).where(here)).rowcount == 1
    return guest if spent else None


def count_codes(connection: Connection, guest: str) -> int:
    """Number of recovery codes that are left."""
    return connection.execute(select(func.count()).where(recovery_codes.c.guest == guest)).scalar_one()


# --- challenges and passkeys ---------------------------------------------------------------------------------------------


def add_challenge(connection: Connection, challenge: bytes, guest: str | None) -> None:
    """Store a challenge: for a new passkey of a guest, or without a guest to sign in. Those that are too old go."""
    connection.execute(delete(challenges).where(challenges.c.made <= time.time() - CHALLENGE_LIFETIME))
    connection.execute(insert(challenges).values(challenge=hashed(challenge), guest=guest, made=time.time()))


def use_challenge(connection: Connection, challenge: bytes, guest: str | None) -> bool:
    """Spend a challenge; False if it is unknown, was used, is too old or was for somebody else."""
    here = and_(
        challenges.c.challenge == hashed(challenge),
        challenges.c.guest.is_not_distinct_from(guest),
        challenges.c.made > time.time() - CHALLENGE_LIFETIME,
    )
    return connection.execute(delete(challenges).where(here)).rowcount == 1


def add_passkey(connection: Connection, passkey: Passkey, most: int) -> None:
    """Store a passkey; raise RequestError if it is known already, or if the account has as many as it may have."""
    held = connection.execute(select(func.count()).where(passkeys.c.guest == passkey.guest)).scalar_one()
    if held >= most:
        raise RequestError(409, "server-too-many-passkeys", {"most": most})
    try:
        connection.execute(insert(passkeys).values(**vars(passkey)))
    except IntegrityError as error:
        raise RequestError(409, "server-passkey-refused") from error


def passkeys_of(connection: Connection, guest: str) -> list[Passkey]:
    """The passkeys of an account, the oldest first."""
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.made)
    return [_passkey(row) for row in connection.execute(query).mappings()]


def find_passkey(connection: Connection, credential: bytes) -> Passkey | None:
    """The passkey with this id of its own."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == hashed(credential))).mappings().first()
    return None if row is None else _passkey(row)


def _passkey(row: Any) -> Passkey:
    """A passkey from its row; PostgreSQL may return its bytes as a view of memory."""
    read = {**row, "credential": bytes(row["credential"]), "public_key": bytes(row["public_key"])}
    return Passkey(**read)


def mark_passkey_used(connection: Connection, passkey: Passkey, sign_count: int) -> None:
    """Store that a passkey was used, and the number of uses that it has counted itself."""
    changed = update(passkeys).where(passkeys.c.id == passkey.id)
    connection.execute(changed.values(sign_count=sign_count, used=time.time()))


def delete_passkey(connection: Connection, guest: str, passkey: str) -> bool:
    """Delete a passkey of an account; False if it has no such passkey."""
    here = and_(passkeys.c.guest == guest, passkeys.c.id == passkey)
    return connection.execute(delete(passkeys).where(here)).rowcount == 1


# --- links ---------------------------------------------------------------------------------------------------------------


def add_link(connection: Connection, token: str, link: SignInLink) -> None:
    """Store a link."""
    connection.execute(insert(sign_in_links).values(token=hashed(token.encode()), **vars(link), made=time.time()))


def count_links(connection: Connection, guest: str, purpose: str, seconds: float) -> int:
    """Number of links of an account that were made lately for this purpose, used or not."""
    made = and_(sign_in_links.c.guest == guest, sign_in_links.c.purpose == purpose)
    lately = sign_in_links.c.made > time.time() - seconds
    return connection.execute(select(func.count()).where(and_(made, lately))).scalar_one()


def find_link(connection: Connection, token: str) -> SignInLink | None:
    """A link that can still be used; None if it is unknown, was used or is too old."""
    unused = and_(sign_in_links.c.token == hashed(token.encode()), sign_in_links.c.used.is_(False))
    row = connection.execute(select(sign_in_links).where(unused)).first()
    if row is None or row.made <= time.time() - LINK_LIFETIMES.get(row.purpose, 0.0):
        return None
    return SignInLink(row.guest, row.purpose, row.email)


def use_link(connection: Connection, token: str) -> SignInLink | None:
    """Spend a link; None if it cannot be used."""
    link = find_link(connection, token)
    unused = and_(sign_in_links.c.token == hashed(token.encode()), sign_in_links.c.used.is_(False))
    if link is None or connection.execute(update(sign_in_links).where(unused).values(used=True)).rowcount != 1:
        return None
    if link.purpose == CONFIRM_LINK:
        set_email(connection, link.guest, link.email)
    return link


def delete_expired(connection: Connection) -> None:
    """Delete challenges and links whose time is over."""
    now = time.time()
    connection.execute(delete(challenges).where(challenges.c.made <= now - CHALLENGE_LIFETIME))
    connection.execute(delete(sign_in_links).where(sign_in_links.c.made <= now - LINKS_KEPT))
