"""Errors that a client is sent: a status, a message key and its arguments."""

from __future__ import annotations

from benben.kernel.errors import BadInput
from benben.kernel.refusal import Args, Refused
from benben.words import Words


class RequestError(Exception):
    """A request that cannot be carried out. Nothing has changed."""

    def __init__(self, status: int, key: str, args: Args | None = None, rule: str = "") -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.message_args: Args = args or {}
        self.rule = rule

    @property
    def message(self) -> str:
        """The error as an English sentence."""
        return Words().say(self.key, self.message_args)


def bad_input(error: BadInput) -> RequestError:
    """The error for input that cannot be used."""
    return RequestError(422, "server-bad-input", {"why": str(error)})


def refused(error: Refused) -> RequestError:
    """The error for an action that the rules do not allow."""
    refusal = error.refusal
    return RequestError(409, refusal.key, refusal.args, refusal.rule)
