"""The JSON bodies of requests about accounts, as models that check them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from benben.server.http.request_bodies import Body


class CredentialBody(Body):
    """What the browser's interface for passkeys has answered, as Web Authentication writes it in JSON."""

    credential: dict[str, Any] = Field(max_length=16)


class CodeBody(Body):
    """A recovery code as somebody has typed it."""

    code: str = Field(min_length=1, max_length=64)


class AddressBody(Body):
    """An address for mail."""

    address: str = Field(min_length=3, max_length=254)


class LinkBody(Body):
    """The token of a link to sign in or to confirm an address."""

    token: str = Field(pattern="^[A-Za-z0-9_-]{32}$")


class ShowsBody(Body):
    """What one's account shows: on its public page, and to friends whether one is here."""

    shows: list[Literal["ratings", "statistics", "history", "presence"]] = Field(max_length=4)


class DeletionBody(Body):
    """The name of the account that is to be deleted, so that nobody does it by accident."""

    name: str = Field(max_length=100)
