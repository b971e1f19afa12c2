"""Preview: the outcome of an action in the worlds that its seat considers possible.

An outcome is certain if it is the same in every possible world. That a few worlds agree does not show it. A preview is
*complete* in two cases only: the game states that the seat knows the result (`Game.result_is_known`), or the possible
worlds are so few that all of them are tried. Otherwise it is a sample, which counts results and proves none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from benben.kernel.perspective import Perspective
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.play.every_deal import EveryDeal

MOST_DEALS: Final = 16
"""Most deals of which all are tried."""
SAMPLE: Final = 10
"""Number of worlds in a sample."""


class Outcome:
    """The events that a seat would see, and what it would know, after an action in one world."""

    def __init__(
        self, before: Perspective, events: list[dict[str, Any]], perspective: Perspective, changes: list[int] | None
    ) -> None:
        self.before = before
        """What the seat knows before the action."""
        self.events = events
        self.perspective = perspective
        self.changes = changes
        """The change of the points of each seat, where everybody sees it; else None."""

    @property
    def ends_game(self) -> bool:
        """Whether the action would end the game. What the end itself tells is left out of what people are shown."""
        return self.perspective.over()

    @property
    def ends_memory(self) -> bool:
        """Whether that is a game in which people have to remember something until the end."""
        return self.ends_game and self.before.options.get("memory") == "closed"

    def shown_view(self) -> dict[str, object]:
        """The view for people: of the end, without what they have to remember until then, and without the winners."""
        view = self.perspective.view()
        if self.ends_game:
            view["winners"] = []
        if self.ends_memory:
            self.before.game.forget(view, self.before.view())
        return view

    def shown_points(self, view: Mapping[str, object]) -> list[int | None]:
        """The points of all seats by a view for people; not those of others that have to be remembered."""
        points = view.get("scores")
        if not isinstance(points, list):
            return []
        return [None if self.ends_memory and seat != self.before.seat else one for seat, one in enumerate(points)]

    def shown_events(self) -> list[dict[str, Any]]:
        """The events for people."""
        is_told = self.before.game.is_told_at_the_end
        return [event for event in self.events if not self.ends_game or not is_told(event["kind"])]


class Preview:
    """The outcomes of a seat's action, before chance or another seat acts.

    The worlds are dealt with fixed choices, so that equal knowledge gives equal outcomes.
    """

    def __init__(self, perspective: Perspective, action: int) -> None:
        """Try the action in a first world; raise Refused if it is not legal."""
        refusal = perspective.refusal(action)
        if refusal is not None:
            raise Refused(refusal)
        self.perspective = perspective
        self.action = action
        self._deals = EveryDeal()
        self.first, known = self._try(self._deals)
        self.complete = known or self._deals.rarity() == 1
        """True if every possible world has one of the `outcomes`; if there are several, all are equally likely."""
        self._outcomes = [self.first] if self.complete else []

    def outcomes(self) -> list[Outcome]:
        """The outcomes in the worlds that are tried: one, all or a random sample."""
        if not self._outcomes:
            self._outcomes = self._all_deals()
            self.complete = bool(self._outcomes)
        if not self._outcomes:
            self._outcomes = self._sample()
        return self._outcomes

    def _all_deals(self) -> list[Outcome]:
        """The outcomes of all deals; none if there are too many of them, or if some are likelier than others."""
        rarity, outcomes = self._deals.rarity(), [self.first]
        if rarity > MOST_DEALS:
            return []
        while self._deals.next():
            outcomes.append(self._try(self._deals)[0])
            if self._deals.rarity() != rarity:
                return []
        return outcomes

    def _sample(self) -> list[Outcome]:
        return [self._try(Rng(world))[0] for world in range(SAMPLE)]

    def _try(self, rng: Rng) -> tuple[Outcome, bool]:
        """The outcome in one world, and whether the seat knows it beforehand."""
        perspective = self.perspective
        seat = perspective.seat
        state = perspective.deal(rng)
        before = state.scores() if perspective.game.changes_are_public() else None
        events = state.collect_events()
        state.revealed = False
        state.apply(self.action, seat)
        changes = None if before is None else [after - then for then, after in zip(before, state.scores(), strict=True)]
        outcome = Outcome(perspective, [event.seen_by(seat) for event in events], state.perspective(seat), changes)
        return outcome, perspective.game.result_is_known(state)
