"""Accounts: a guest becomes one in place. Codes, links by mail and links for other devices sign in; each works once."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection

from benben.server.errors import RequestError
from benben.server.people.mail import Mailer, checked_address
from benben.server.people.passkeys import Passkeys
from benben.server.people.recovery_codes import new_codes, normal_form
from benben.server.people.sessions import Sessions
from benben.server.storage import account_queries, session_queries
from benben.server.storage.account_queries import Account, SignInLink
from benben.server.storage.friend_queries import PRESENCE
from benben.server.storage.rows import Guest
from benben.server.storage.schema import CONFIRM_LINK, DEVICE_LINK, MAIL_LINK, PERSON
from benben.server.storage.session_queries import Session
from benben.words import Words, languages

SHOWN = ("ratings", "statistics", "history", PRESENCE)
"""What an account can show: on its public page, and to friends whether it is here."""
SHOWN_FIRST = ("ratings",)
"""What the public page of a new account shows."""
LETTERS_AN_HOUR = 3
"""Most letters of one kind that an account is sent within an hour."""
LINKS_AN_HOUR = 20
"""Most links for other devices that an account can make within an hour."""
HOUR = 3600.0
"""Seconds of an hour."""


class Accounts:
    """The accounts of a server. What servers have to agree on is in the database."""

    def __init__(self, sessions: Sessions, mailer: Mailer | None = None, public_url: str = "") -> None:
        self._sessions = sessions
        self._database = sessions.database
        self._mailer = mailer
        self.public_url = public_url
        """The address of the pages, for letters; a request could name any."""
        self.passkeys = Passkeys(self._database)

    @property
    def has_mail(self) -> bool:
        """True if the server can send letters."""
        return self._mailer is not None

    async def find(self, guest: str) -> Account | None:
        """The account of a guest; None if the guest has none."""
        return await self._database.read(lambda connection: account_queries.find_account(connection, guest))

    async def of(self, guest: str) -> Account:
        """The account of a guest; raise RequestError if the guest has none."""
        account = await self.find(guest)
        if account is None:
            raise RequestError(403, "server-no-account")
        return account

    async def create(self, session: Session, device: str) -> tuple[list[str], str]:
        """Make the guest of a session an account; return its recovery codes, and the token of a new session.

        The session of before ends: somebody who planted it in this browser must not have an account with it.
        """
        guest, codes = session.guest, new_codes()
        account = Account(guest.id, PERSON, secrets.token_hex(6), None, SHOWN_FIRST, time.time())

        def write(connection: Connection) -> None:
            account_queries.add_account(connection, account, guest.name)
            account_queries.set_codes(connection, guest.id, codes)

        await self._database.write(write)
        token = await self._sessions.begin(guest.id, device)
        others = [one.id for one in await self._sessions.of_guest(guest) if one.table_id is None]
        new = session_queries.session_id(token)
        await self._sessions.end(guest, [one for one in others if one != new])
        return codes, token

    async def new_codes(self, guest: Guest) -> list[str]:
        """New recovery codes; the earlier ones cannot be used any more."""
        await self.of(guest.id)
        codes = new_codes()
        await self._database.write(lambda connection: account_queries.set_codes(connection, guest.id, codes))
        return codes

    async def codes_left(self, guest: str) -> int:
        """Number of recovery codes that are left."""
        return await self._database.read(lambda connection: account_queries.count_codes(connection, guest))

    async def set_shows(self, guest: Guest, shows: list[str]) -> None:
        """Choose what the public page of an account shows."""
        await self.of(guest.id)
        wanted = [one for one in SHOWN if one in shows]
        await self._database.write(lambda connection: account_queries.set_shows(connection, guest.id, wanted))

    # --- signing in ------------------------------------------------------------------------------------------------------

    async def sign_in(self, guest: str, device: str, before: Session | None) -> tuple[Guest, str]:
        """A new session of an account; return who it is, and the token. The device's session of before ends."""
        token = await self._sessions.begin(guest, device)
        session = await self._sessions.find(token)
        if session is None:
            raise RequestError(401, "server-no-account")
        if before is not None:
            await self._sessions.end(before.guest, [before.id])
        return session.guest, token

    async def use_code(self, typed: str) -> str:
        """The guest of a recovery code, which is spent; raise RequestError if there is no such code."""
        code = normal_form(typed)
        guest = await self._database.write(lambda connection: account_queries.use_code(connection, code))
        if guest is None:
            raise RequestError(401, "server-code-refused")
        return guest

    async def device_link(self, guest: Guest) -> str:
        """The token of a link that signs another device in."""
        await self.of(guest.id)
        return await self._new_link(SignInLink(guest.id, DEVICE_LINK, None), LINKS_AN_HOUR)

    async def look_at_link(self, token: str) -> tuple[SignInLink, str]:
        """What a link is for, and the name of its account; raise RequestError if it cannot be used."""

        def read(connection: Connection) -> tuple[SignInLink, str] | None:
            link = account_queries.find_link(connection, token)
            return None if link is None else (link, account_queries.guest_name(connection, link.guest))

        found = await self._database.read(read)
        if found is None:
            raise RequestError(404, "server-link-used")
        return found

    async def use_link(self, token: str) -> SignInLink:
        """Spend a link; raise RequestError if it cannot be used."""
        link = await self._database.write(lambda connection: account_queries.use_link(connection, token))
        if link is None:
            raise RequestError(404, "server-link-used")
        return link

    async def _new_link(self, link: SignInLink, most: int) -> str:
        """The token of a new link; raise RequestError if the account has made too many of them."""
        token = secrets.token_urlsafe(24)

        def write(connection: Connection) -> None:
            if account_queries.count_links(connection, link.guest, link.purpose, HOUR) >= most:
                raise RequestError(429, "server-too-many-letters", {"most": most})
            account_queries.add_link(connection, token, link)

        await self._database.write(write)
        return token

    # --- mail ------------------------------------------------------------------------------------------------------------

    async def ask_for_address(self, guest: Guest, typed: str) -> None:
        """Send a letter to a new address of an account: it counts once the link in the letter was opened."""
        await self.of(guest.id)
        mailer, address = self._checked_mailer(), checked_address(typed)
        if address is None:
            raise RequestError(422, "server-bad-address")
        token = await self._new_link(SignInLink(guest.id, CONFIRM_LINK, address), LETTERS_AN_HOUR)
        self._sessions.tasks.spawn(self._send(mailer, guest.id, address, CONFIRM_LINK, guest.name, token))

    async def forget_address(self, guest: Guest) -> None:
        """Forget the address of an account."""
        await self._database.write(lambda connection: account_queries.set_email(connection, guest.id, None))

    async def ask_for_letter(self, typed: str) -> None:
        """Send a link to the owner of an address, if it is that of an account. Nobody else learns whether it is."""
        mailer, address = self._checked_mailer(), checked_address(typed)
        if address is None:
            raise RequestError(422, "server-bad-address")
        self._sessions.tasks.spawn(self._send_link(mailer, address))

    async def _send_link(self, mailer: Mailer, address: str) -> None:
        account = await self._database.read(lambda connection: account_queries.account_of_email(connection, address))
        if account is None:
            return
        try:
            token = await self._new_link(SignInLink(account.guest, MAIL_LINK, None), LETTERS_AN_HOUR)
        except RequestError:  # a flood of letters; whoever asks does not learn of it
            return
        name = await self._database.read(lambda connection: account_queries.guest_name(connection, account.guest))
        await self._send(mailer, account.guest, address, MAIL_LINK, name, token)

    async def _send(self, mailer: Mailer, guest: str, address: str, kind: str, name: str, token: str) -> None:
        preferences = await self._database.read(lambda connection: session_queries.preferences_of(connection, guest))
        language = preferences.get("language", "en")
        words = Words(language if language in languages() else "en")
        args = {"name": name, "link": f"{self.public_url}/enter#{token}"}
        await mailer.send(address, words.say(f"server-letter-{kind}"), words.say(f"server-letter-{kind}-text", args))

    def _checked_mailer(self) -> Mailer:
        """The mailer; raise RequestError if the host has configured none."""
        if self._mailer is None:
            raise RequestError(404, "server-no-mail")
        return self._mailer
