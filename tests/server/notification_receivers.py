"""Receivers of notifications on this machine: a push service that decrypts, a webhook, and a mail server."""

from __future__ import annotations

import base64
import json
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def base64url(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class Browser:
    """The keys of a browser's subscription, with which it decrypts what it is sent."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": base64url(point), "auth": base64url(self._auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


class HttpReceiver:
    """Takes requests and answers with the statuses that a test sets, then with 201."""

    def __init__(self) -> None:
        self.url = ""
        self.statuses: list[int] = []
        self.requests: list[tuple[str, dict[str, str], bytes]] = []

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.requests.append((request.path, headers, await request.read()))
        status = self.statuses.pop(0) if self.statuses else 201
        return web.Response(status=status, headers={"Location": "/elsewhere"} if 300 <= status < 400 else {})

    def bodies(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, _, body in self.requests]


@asynccontextmanager
async def http_receiver() -> AsyncIterator[HttpReceiver]:
    receiver = HttpReceiver()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", receiver.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    receiver.url = f"http://{host}:{port}/hook"
    try:
        yield receiver
    finally:
        await runner.cleanup()


class MailBox:
    """Takes e-mails, in a thread of the mail server."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        made = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(made, EmailMessage)
        self.mails.append(made)
        return "250 OK"


@contextmanager
def mail_box() -> Iterator[tuple[MailBox, int]]:
    """A mail server in a thread of its own: its box, and its port."""
    box = MailBox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailBox, int]]:
    """The same for a test that runs an event loop."""
    with mail_box() as found:
        yield found
