"""Transports: how a notification is sent to a browser by Web Push, to a webhook as JSON, and to an e-mail address."""

from __future__ import annotations

import base64
import hashlib
import html
import re
import time
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from benben.server.notifications import public_http
from benben.server.people.mail import MailServer, hand_over

PUSH_LIFETIME = 86400
"""Seconds for which a push service keeps a notification for a browser that is not connected."""
TOKEN_LIFETIME = 12 * 3600
"""Seconds for which the server's signature on a push is valid."""
GONE = (404, 410)
"""HTTP statuses of an address that will not come back."""


class NotSent(Exception):  # noqa: N818 (it reads as what it is)
    """A notification was not sent, and may be tried again."""


class ReceiverGone(NotSent):
    """The receiver does not exist any more."""


@dataclass(frozen=True)
class Message:
    """What a notification says: nothing of a game's position, because others may read it on a locked screen.

    ``id`` is the same however often the notification is sent: receivers show one of each.
    """

    id: str
    kind: str
    title: str
    text: str
    path: str
    table: str = ""
    game: str = ""


# --- Web Push ------------------------------------------------------------------------------------------------------------


def new_push_key() -> str:
    """A private key with which the server signs what it sends to push services."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


def public_push_key(private: str) -> str:
    """The public key for browsers, as base64url."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def encrypted_push(keys: dict[str, str], address: str, message: Message) -> bytes:
    """A notification that only the browser can read."""
    from pywebpush import WebPusher

    text = {"id": message.id, "title": message.title, "text": message.text, "path": message.path}
    encoded: dict[str, Any] = WebPusher({"endpoint": address, "keys": keys}).encode(json.encode(text), "aes128gcm")
    return bytes(encoded["body"])


async def send_push(address: str, keys: dict[str, str], message: Message, key: str, contact: str, private: bool) -> None:
    """Send a notification to a browser."""
    from py_vapid import Vapid02

    parts = urlsplit(address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_LIFETIME, "sub": contact}
    signed = Vapid02.from_pem(key.encode()).sign(claims)
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(PUSH_LIFETIME),
        "Urgency": "normal",
        "Topic": hashlib.sha256(message.id.encode()).hexdigest()[:32],
        "Authorization": signed["Authorization"],
    }
    await _post(address, encrypted_push(keys, address, message), headers, private)


# --- webhooks ------------------------------------------------------------------------------------------------------------


def webhook_body(message: Message, public_url: str) -> bytes:
    """A notification as JSON that receivers in the style of Discord, Slack and Matrix take.

    An invitation has the name of a player in it, which must call nobody and hide no link, whatever it is.
    """
    url = public_url + message.path if public_url else ""
    line = f"{message.text} {url}".strip()
    for_discord = DISCORD_SIGNS.sub(r"\\\g<0>", message.text)
    for_slack = html.escape(message.text, quote=False)
    about = {"id": message.id, "event": message.kind, "table": message.table, "game": message.game, "url": url}
    shown = {
        "content": f"{for_discord} {url}".strip(),
        "allowed_mentions": {"parse": []},
        "text": f"{for_slack} {url}".strip(),
        "msgtype": "m.text",
        "body": line,
    }
    return json.encode({**shown, "benben": about})


DISCORD_SIGNS = re.compile(r"[\\`*_~|<>\[\]]")
"""Characters that Discord takes for marks of a link, a mention or a style."""


async def send_webhook(address: str, message: Message, public_url: str, private: bool) -> None:
    """Send a notification to a webhook."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": message.id, "User-Agent": "benben"}
    await _post(address, webhook_body(message, public_url), headers, private)


async def _post(address: str, body: bytes, headers: dict[str, str], private: bool) -> None:
    try:
        status = await public_http.post(address, body, headers, private)
    except OSError as error:
        raise NotSent(str(error)) from error
    if status in GONE:
        raise ReceiverGone(f"status {status}")
    if not 200 <= status < 300:
        raise NotSent(f"status {status}")


# --- e-mail --------------------------------------------------------------------------------------------------------------


def mail(message: Message, address: str, sender: str, public_url: str, off: tuple[str, str]) -> EmailMessage:
    """A notification as an e-mail; ``off`` is the line about how to get no more of them, and the page for that."""
    host = urlsplit(public_url).hostname or "localhost"
    made = EmailMessage(policy=SMTP)
    made["From"], made["To"], made["Subject"] = sender, address, message.title
    made["Message-ID"] = f"<{hashlib.sha256(f'{message.id} {address}'.encode()).hexdigest()[:32]}@{host}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{public_url}{off[1]}>"
    made.set_content(f"{message.text}\n\n{public_url}{message.path}\n\n-- \n{off[0]} {public_url}{off[1]}\n")
    return made


async def send_mail(server: MailServer, made: EmailMessage) -> None:
    """Send an e-mail."""
    import aiosmtplib

    try:
        await hand_over(server, made)
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise ReceiverGone("the address was refused") from error
    except (TimeoutError, aiosmtplib.SMTPException, OSError) as error:
        raise NotSent(type(error).__name__) from error
