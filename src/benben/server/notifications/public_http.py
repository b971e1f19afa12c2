"""HTTP requests to addresses that users have named: they reach the internet, and nothing beside or behind the server.

The address that is checked is the one that is connected to: no name is looked up twice. Redirects are not followed.
"""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from benben.server.errors import RequestError

TIMEOUT_SECONDS = 15.0
"""Most seconds that a request may take."""
MAX_URL_LENGTH = 2000
"""Most characters of an address."""
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))
"""Networks of IPv6 addresses that hold an IPv4 address in their last 32 bits."""


class NotPublicError(OSError):
    """An address is not on the internet."""


def is_public(address: str) -> bool:
    """True if an IP address is on the internet, whatever other address it is wrapped in."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and any(found in network for network in TRANSLATED):
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        found = inner or found
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def checked_url(url: str, private: bool) -> str:
    """The address of a webhook or a push service; raise RequestError if nothing may be sent there."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    host = parts.hostname or ""
    fine = parts.scheme == "https" or (private and parts.scheme == "http")
    plain = len(url) <= MAX_URL_LENGTH and url.isascii() and url.isprintable() and " " not in url and port != 0
    if not (fine and plain and host and parts.username is None and parts.password is None):
        raise RequestError(422, "server-bad-webhook")
    if not private and _names_private_host(host):
        raise RequestError(422, "server-private-webhook")
    return url


def _names_private_host(host: str) -> bool:
    """True if a host is written as an address that is not on the internet, or is this machine by its name."""
    try:
        return not is_public(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """Send a body to an address; return the status. Raise OSError if the address cannot or must not be reached."""
    from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector

    def checked_socket(found: Any) -> socket.socket:
        family, kind, protocol, _, address = found
        if not private and not is_public(address[0]):
            raise NotPublicError(f"{address[0]} is not on the internet")
        return socket.socket(family, kind, protocol)

    try:
        async with (
            ClientSession(
                connector=TCPConnector(socket_factory=checked_socket, force_close=True, happy_eyeballs_delay=None),
                timeout=ClientTimeout(total=TIMEOUT_SECONDS),
                trust_env=False,
            ) as session,
            session.post(url, data=body, headers=headers, allow_redirects=False) as response,
        ):
            return response.status
    except (TimeoutError, ClientError, ValueError) as error:
        raise OSError(f"{type(error).__name__}: {error}") from error
