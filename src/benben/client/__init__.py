"""The client for bots: plays a Bot, or any function of a Perspective, at the tables of a server.

``play(server, token, bot)`` does all of it; `Account` and `TableConnection` are its parts, for programs that want more.
docs/protocol.md describes what is sent, for other languages.
"""

from benben.client.account import Account, NotSignedIn, RequestRefused, ServerAway
from benben.client.player import play
from benben.client.table_connection import ConnectionEnded, MoveRefused, TableConnection

__all__ = [
    "Account",
    "ConnectionEnded",
    "MoveRefused",
    "NotSignedIn",
    "RequestRefused",
    "ServerAway",
    "TableConnection",
    "play",
]
