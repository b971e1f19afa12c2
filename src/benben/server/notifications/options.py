"""What the host of a server has set about notifications."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from benben.server.people.mail import MailServer


@dataclass(frozen=True)
class NotificationOptions:
    """What the host of a server has set about notifications."""

    public_url: str = ""
    """The address of the server for the outside, without a slash at its end; empty if links cannot be made."""
    mail: MailServer | None = None
    """The server for e-mails; None if none are sent."""
    private: bool = False
    """True if webhooks and push services may be on the host's own network."""
