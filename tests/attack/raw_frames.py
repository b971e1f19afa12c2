"""Connections that send what no browser would: frames of a few bytes, pings, and many requests ahead."""

from __future__ import annotations

import asyncio
import sys

CHUNK = 60_000
"""Bytes that are sent at once."""
READING: set[asyncio.Task[None]] = set()
"""Tasks that read what the server sends: the event loop itself holds tasks by weak references."""
TEXT, PING = 0x81, 0x89
"""First byte of a whole frame with a text, and of a ping."""


def masked_frames(first_byte: int) -> bytes:
    """As many empty frames as fit into a chunk."""
    frame = bytes([first_byte, 0x80, 0, 0, 0, 0])
    return frame * (CHUNK // len(frame))


def tiny_messages() -> bytes:
    """Messages without any content."""
    return masked_frames(TEXT)


def pings() -> bytes:
    """Pings without any content."""
    return masked_frames(PING)


async def connect(address: str, network: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from an address of this machine, where the system has many."""
    host, _, port = address.partition(":")
    here = (network, 0) if sys.platform == "linux" else None
    return await asyncio.open_connection(host, int(port), local_addr=here)


async def open_socket(address: str, table: str, cookies: dict[str, str], network: str) -> asyncio.StreamWriter:
    """The socket of a table, after its handshake; whatever the server sends is read and forgotten."""
    reader, writer = await connect(address, network)
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {address}",
        f"Origin: http://{address}",
        f"Cookie: {cookie}",
        *([] if sys.platform == "linux" else [f"X-Forwarded-For: {network}"]),
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        writer.close()
        raise ConnectionError("refused")
    reading = asyncio.create_task(forget(reader, writer))
    READING.add(reading)
    reading.add_done_callback(READING.discard)
    return writer


async def forget(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Read to the end, and close."""
    try:
        while await reader.read(65536):
            pass
    except OSError:
        pass
    finally:
        writer.close()


async def send_and_read(address: str, data: bytes, network: str) -> None:
    """Send bytes over a new connection and read until the server closes it."""
    reader, writer = await connect(address, network)
    try:
        writer.write(data)
        while await asyncio.wait_for(reader.read(65536), 5):
            pass
    finally:
        writer.close()
