"""The JSON answers about accounts, as structs. Their TypeScript types are generated (tools/protocol_schema.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from benben.server.people.accounts import SHOWN
from benben.server.people.ratings import ANCHORS, shown
from benben.server.storage.account_queries import Account, Passkey
from benben.server.storage.schema import ADMIN, BOT, CONFIRM_LINK, DEVICE_LINK, MAIL_LINK, PERSON
from benben.server.tables.clock_settings import RATED_CONSEQUENCES
from benben.server.tables.table_settings import RATED_DEFAULTS, RATED_PLAYERS

Kind = Annotated[str, Meta(extra_json_schema={"enum": [PERSON, BOT, ADMIN]})]
"""The kind of an account, as the storage names it."""
Shown = Annotated[str, Meta(extra_json_schema={"enum": list(SHOWN)})]
"""Something that a public page can show."""
BrowserOptions = Annotated[Any, Meta(extra_json_schema={"type": "object", "additionalProperties": True})]
"""Options for the browser's interface for passkeys, as Web Authentication writes them in JSON."""


class RatedOffer(Struct, frozen=True):
    """What a rated table can have: this number of ``players`` or more, and bots of these ``levels`` with these ``ratings``.

    ``then`` is what can follow when time is out; the ``defaults`` are options of which nobody chooses another value.
    """

    players: int
    levels: Sequence[str]
    ratings: Sequence[int]
    then: Sequence[str]
    defaults: Sequence[str]


RATED_OFFER = RatedOffer(
    RATED_PLAYERS, tuple(ANCHORS), tuple(map(shown, ANCHORS.values())), RATED_CONSEQUENCES, RATED_DEFAULTS
)
"""What rated tables can have, as the tables check it."""


class AccountsOffer(Struct):
    """How one can sign in at this server: by ``passkeys``, which need a named host, and by ``mail``; and rated tables."""

    passkeys: bool
    mail: bool
    rated: RatedOffer = RATED_OFFER


class PasskeyInfo(Struct):
    """A passkey of one's account: where it was made, when, and when it was last used."""

    id: str
    device: str
    made: float
    used: float | None


class AccountInfo(Struct):
    """One's own account: its public ``page`` and what that shows, the confirmed address, and all that opens it."""

    kind: Kind
    page: str
    email: str | None
    shows: list[Shown]
    made: float
    codes_left: int
    passkeys: list[PasskeyInfo]


class NewAccount(Struct):
    """A new account, with recovery codes that are shown this once."""

    account: AccountInfo
    codes: list[str]


class RecoveryCodes(Struct):
    """New recovery codes, which are shown this once."""

    codes: list[str]


class PasskeyOptions(Struct):
    """What the browser is given to make a passkey, or to ask for one."""

    options: BrowserOptions


class DeviceLink(Struct):
    """A link that signs another device in, once: its ``address`` and the same as a ``picture``, valid until ``ends``."""

    address: str
    picture: str
    ends: float


class LinkPurpose(Struct):
    """What a link is for, and the name of the account that it is about."""

    purpose: Annotated[str, Meta(extra_json_schema={"enum": [DEVICE_LINK, MAIL_LINK, CONFIRM_LINK]})]
    name: str


class LetterSent(Struct):
    """A letter is on its way, if the address is that of an account."""

    address: str


class Deleted(Struct):
    """The account is deleted; ``games`` counts the games in which it is a former player now."""

    games: int


ACCOUNT_ANSWERS: tuple[type[Struct], ...] = (
    AccountsOffer,
    AccountInfo,
    NewAccount,
    RecoveryCodes,
    PasskeyOptions,
    DeviceLink,
    LinkPurpose,
    LetterSent,
    Deleted,
)
"""All answers of this module."""


def account_info(account: Account, codes_left: int, passkeys: list[Passkey]) -> AccountInfo:
    """An account as its owner sees it."""
    shown = [PasskeyInfo(one.id, one.device, one.made, one.used) for one in passkeys]
    return AccountInfo(account.kind, account.page, account.email, list(account.shows), account.made, codes_left, shown)
