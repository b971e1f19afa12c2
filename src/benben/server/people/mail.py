"""Mail: the server's only way to send a letter, for hosts who have named a mail server."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib

from benben.kernel.errors import BadInput

LOG = logging.getLogger("benben.server")

ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
"""An address that letters are sent to: one recipient, without comments, quotes and line breaks."""
TIMEOUT = 20.0
"""Seconds that a mail server has to answer."""
SCHEMES = {"smtp": 25, "smtps": 465}
"""For each scheme of the address of a mail server, its usual port."""


@dataclass(frozen=True)
class MailServer:
    """A mail server, and the sender of our letters. With a password, or by smtps, the connection is encrypted."""

    host: str
    port: int
    sender: str
    secure: bool = False
    """True if the connection is encrypted from its first byte; else it is where the mail server offers it."""
    user: str | None = None
    password: str | None = field(default=None, repr=False)


def mail_server(url: str, sender: str) -> MailServer:
    """The mail server of an address such as ``smtp://user:password@mail.example.org:587``; raise BadInput if it is none."""
    parts = urlsplit(url)
    try:
        port = parts.port or SCHEMES.get(parts.scheme, 0)
    except ValueError:
        port = 0
    if parts.scheme not in SCHEMES or not parts.hostname or not port:
        raise BadInput("a mail server is written smtp://USER:PASSWORD@HOST:PORT, or smtps://")
    if ADDRESS.fullmatch(sender) is None:
        raise BadInput(f"mail needs a sender such as games@example.org, not {sender!r}")
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return MailServer(parts.hostname, port, sender, parts.scheme == "smtps", user, password)


async def hand_over(server: MailServer, letter: EmailMessage) -> None:
    """Hand a letter over to the mail server; raise aiosmtplib.SMTPException or OSError if it does not take it."""
    await aiosmtplib.send(
        letter,
        hostname=server.host,
        port=server.port,
        username=server.user,
        password=server.password,
        use_tls=server.secure,
        start_tls=True if server.password and not server.secure else None,
        timeout=TIMEOUT,
    )


class Mailer:
    """Sends letters."""

    def __init__(self, server: MailServer) -> None:
        self.server = server

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a letter; False if that failed. The log says so, and names neither address nor content."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.server.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await hand_over(self.server, letter)
        except (aiosmtplib.SMTPException, OSError) as error:
            LOG.warning("mail could not be sent: %s", type(error).__name__)
            return False
        return True


def checked_address(text: str) -> str | None:
    """An address in small letters; None if it is none."""
    address = text.strip().lower()
    return address if len(address) <= 254 and ADDRESS.fullmatch(address) and ".." not in address else None
