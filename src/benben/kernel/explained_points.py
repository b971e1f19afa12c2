"""ExplainedPoints: where the points of a seat come from, as far as a viewer may know it, at any time of a game."""

from __future__ import annotations

from benben.kernel.refusal import Args


class UnknownPoints:
    """Points that a viewer may not know or has to remember: the message ``key`` with ``args`` says which, by this rule."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: Args = {} if args is None else args


class ExplainedPoints:
    """The points of a seat. An entry is as `State.breakdown` returns it: key, args, rule, points and, for a sum, its parts.

    ``scored`` adds up to the score that the viewer is shown; None if that is hidden. ``later`` are points that count at the
    end of the game, as large as they would be now. ``unknown`` says what the viewer does not see.
    """

    def __init__(
        self,
        scored: dict[str, object] | None,
        later: list[dict[str, object]] | None = None,
        unknown: list[UnknownPoints] | None = None,
    ) -> None:
        self.scored = scored
        self.later: list[dict[str, object]] = [] if later is None else later
        self.unknown: list[UnknownPoints] = [] if unknown is None else unknown
