"""What the server answers when something asked of it cannot be done: a status, a message key and its arguments."""

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
        self.told: Args = args or {}
        self.rule = rule

    @property
    def message(self) -> str:
        """The trouble as a sentence, in English."""
        return Words().say(self.key, self.told)


def bad_input(error: BadInput) -> RequestError:
    """Input that the house cannot use."""
    return RequestError(422, "server-bad-input", {"why": str(error)})


def refused(error: Refused) -> RequestError:
    """An action that the rules do not allow."""
    refusal = error.refusal
    return RequestError(409, refusal.key, refusal.args, refusal.rule)
