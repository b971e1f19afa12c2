"""The laws that every game must keep, checked over random games. Authors of games run them too:

    from benben.testing.laws import check_laws
    tally = check_laws(game, players=3, seed=1)

A broken law raises `LawBroken` with the position it was found in. The tally counts how often each law was
applied to something that could have broken it, so that a test can require that no law holds merely for want of a case.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping

from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.refusal import Refused
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import CHANCE, EVERYONE
from benben.play.finality import final_actions
from benben.play.match import Match
from benben.play.preview import Preview
from benben.play.record import Record
from benben.testing.comparisons import (
    adds_up,
    canonical_json,
    error_text,
    events_for,
    many_worlds,
    outcome_text,
    possible_worlds,
)

LONGEST_GAME = 20_000
"""Actions after which a game counts as endless."""
UNASKED = 13
"""For a seat that is not asked, one action in this many is tried."""

WORLDS = 2_000
"""Possible worlds are enumerated up to this number."""
MOST_LAST_PREVIEWS = 6
"""Previews of the last decision of a game, which may open what was hidden: up to this many are checked."""


class LawBroken(Exception):  # noqa: N818 (it reads as what it is)
    """A game does not keep a law."""


Tally = Counter[str]
"""How often each law was applied to something that could have broken it, how many games were played under each setting
("memory: open") and how many moves the evaluator chose."""


class Checker:
    """Plays random games of one title and checks the laws on the way.

    ``stride``: the expensive laws are checked at one position in this many, drawn at random. ``sensible``: the game's
    evaluator chooses the moves, which leads to positions that random play never reaches.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str] | None,
        rng: Rng,
        stride: int,
        sensible: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.rng = rng
        self.stride = stride
        self.evaluator = game.evaluator() if sensible else None
        self.tally: Tally = Counter()

    def run(self) -> None:
        """One game from start to end."""
        state = self.game.start(self.players, self.options)
        self.tally.update(f"{name}: {value}" for name, value in state.settings.items())
        moves = 0
        last = state
        while state.depth > 0:
            if state.actors() != (CHANCE,):
                last = state.clone()
            self.check_position(state)
            if self.rng.below(self.stride) == 0:
                self.check_expensive_laws(state)
            self.advance(state)
            moves += 1
            if moves > LONGEST_GAME:
                raise self.broken(state, f"the game has not ended after {moves} actions")
        self.check_ending(state)
        self.check_expensive_laws(state)
        self.check_previews(last, MOST_LAST_PREVIEWS)

    def advance(self, state: State) -> None:
        """Take one action for one of the seats that are asked, random or sensible."""
        actors = state.actors()
        seat = actors[self.rng.below(len(actors))]
        if seat == CHANCE:
            state.commit(state.sample(self.rng), seat)
        elif self.evaluator is not None:
            state.enumerate(seat)
            state.apply(self.evaluator.rollout_action(state, self.rng), seat)
            self.tally["sensible"] += 1
        else:
            legal = state.legal(seat)
            state.apply(legal[self.rng.below(len(legal))], seat)

    # --- at every position ----------------------------------------------------------------------------------------------

    def check_position(self, state: State) -> None:
        """Legal lists fit the actors, outcomes fit the legal list of chance, and no component is lost."""
        actors = state.actors()
        for seat in range(CHANCE, self.players):
            legal = state.legal(seat)
            if legal != sorted(set(legal)):
                raise self.broken(state, f"{seat_name(seat)}: the legal list is not ascending and unique: {legal}")
            if bool(legal) != (seat in actors):
                raise self.broken(state, f"{seat_name(seat)}: {len(legal)} legal actions, actors are {actors}")
            for action in legal:
                self.game.catalogue.check(action)
        outcomes = state.outcomes()
        if [action for action, _ in outcomes] != state.legal(CHANCE) or any(weight < 1 for _, weight in outcomes):
            raise self.broken(state, f"outcomes disagree with the legal list of chance: {outcomes}")
        self.check_components(state)
        self.tally["position"] += 1

    def check_components(self, state: State) -> None:
        """Every component is in exactly one place."""
        counted, box = self.game.position.count(state), self.game.components(self.players, state.settings)
        differ = [name for name in sorted({*counted, *box}) if counted.get(name, 0) != box.get(name, 0)]
        if differ:
            counts = ", ".join([f"{name}: {counted.get(name, 0)} of {box.get(name, 0)}" for name in differ])
            raise self.broken(state, f"components counted, of those in the box: {counts}")

    # --- at some positions --------------------------------------------------------------------------------------------

    def check_expensive_laws(self, state: State) -> None:
        """The expensive laws."""
        self.check_refusals(state)
        self.check_clones(state)
        self.check_serialisation(state)
        self.check_breakdowns(state)
        self.check_previews(state)
        self.check_finality(state)
        for viewer in self.viewers():
            self.check_perspective(state, viewer)
            self.check_indistinguishable_worlds(state, viewer)
            self.check_hidden_actions(state, viewer)

    def viewers(self) -> list[int | None]:
        """Every seat and a spectator."""
        seats: list[int | None] = list(range(self.players))
        return [*seats, None]

    def check_refusals(self, state: State) -> None:
        """`refusal` and `apply` agree with `legal` for every action, and a refused action changes nothing."""
        before, actors = canonical_json(state), state.actors()
        for seat in range(CHANCE, self.players):
            legal = state.legal(seat)
            every = 1 if seat in actors else UNASKED  # who is not asked gets the same answer for all
            tried = every * self.rng.below((len(self.game.catalogue) + every - 1) // every)
            for action in range(0, len(self.game.catalogue), every):
                refusal = state.refusal(action, seat)
                if (refusal is None) != (action in legal):
                    raise self.broken(
                        state, f"{self.game.text(action)} for {seat_name(seat)}: refusal {refusal!r}, legal {legal}"
                    )
                if refusal is not None and not (refusal.rule and refusal.key):
                    raise self.broken(state, f"{self.game.text(action)}: the refusal names no rule or no reason")
                if refusal is not None and action == tried:
                    self.check_refused_action(state, action, seat)
        if canonical_json(state) != before:
            raise self.broken(state, "asking for refusals changed the position")

    def check_refused_action(self, state: State, action: int, seat: int) -> None:
        """An action that is not legal raises and changes nothing."""
        before = canonical_json(state)
        try:
            state.apply(action, seat)
        except Refused:
            self.tally["refused"] += 1
        else:
            raise self.broken(state, f"{self.game.text(action)} was taken though it is not legal")
        if canonical_json(state) != before:
            raise self.broken(state, f"refusing {self.game.text(action)} changed the position")

    def check_clones(self, state: State) -> None:
        """A clone is equal, and what happens to it does not touch the original."""
        before, copy = canonical_json(state), state.clone()
        if canonical_json(copy) != before:
            raise self.broken(state, "a clone differs from its original")
        for _ in range(12):
            if copy.depth > 0:
                self.advance(copy)
        if canonical_json(state) != before:
            raise self.broken(state, "playing on a clone changed the original")
        self.tally["clones"] += 1

    def check_serialisation(self, state: State) -> None:
        """A position survives being written down and read back."""
        data = json.loads(canonical_json(state))
        back = self.game.from_dict(data)
        if canonical_json(back) != canonical_json(state):
            raise self.broken(state, f"read back, the position is {canonical_json(back)}")
        for seat in range(CHANCE, self.players):
            if back.legal(seat) != state.legal(seat):
                raise self.broken(state, f"read back, {seat_name(seat)} has other legal actions")
        self.tally["written_down"] += 1

    def check_breakdowns(self, state: State) -> None:
        """The breakdown of every seat adds up, part by part, to its score."""
        for seat, score in enumerate(state.scores()):
            told = state.breakdown(seat)
            if told["points"] != score or not adds_up(told):
                raise self.broken(state, f"seat {seat} has {score} points, the breakdown tells {told}")
        self.tally["explained"] += 1

    def check_finality(self, state: State) -> None:
        """An action that is not final leaves its seat alone to act, and shows nothing hidden: it can be taken back."""
        for seat in range(self.players):
            final = final_actions(state.perspective(seat))
            for action in state.legal(seat):
                after = state.clone()
                after.revealed = False
                after.apply(action, seat)
                if (after.revealed or after.actors() != (seat,)) != (action in final):
                    raise self.broken(state, f"{seat_name(seat)} is misled about taking back {self.game.text(action)}")
                self.tally["final" if action in final else "not_final"] += 1

    # --- hidden information ------------------------------------------------------------------------------------------------

    def check_perspective(self, state: State, viewer: int | None) -> None:
        """A Perspective equals that of any deal from it; deals vary where they can; the truth is among them."""
        seen = state.perspective(viewer)
        if viewer is not None and seen.legal() != state.legal(viewer):
            raise self.broken(state, f"{viewer}: the legal list of the perspective is not that of the position")
        worlds: set[str] = set()
        for _ in range(6):
            world = seen.deal(self.rng)
            self.check_components(world)
            if world.perspective(viewer) != seen:
                raise self.broken(
                    state, f"viewer {viewer} can tell a dealt world from the true one: {canonical_json(world)}"
                )
            worlds.add(canonical_json(world))
        self.tally["dealt"] += 1
        possible = possible_worlds(seen, WORLDS)
        if possible is None:
            if len(worlds) == 1:
                raise self.broken(state, f"viewer {viewer}: there are very many possible worlds, but deals do not vary")
            self.tally["deals_vary"] += 1
            return
        if canonical_json(state) not in possible:
            raise self.broken(state, f"viewer {viewer}: the true world is not among the {len(possible)} possible ones")
        self.tally["truth_possible"] += 1
        if len(possible) > 1:
            self.tally["truth_among_others"] += 1
            found = {canonical_json(seen.deal(self.rng)) for _ in range(40)}
            if len(found) == 1:
                raise self.broken(state, f"viewer {viewer}: {len(possible)} worlds are possible, but deals do not vary")
            self.tally["deals_vary"] += 1

    def check_indistinguishable_worlds(self, state: State, viewer: int | None) -> None:
        """Two positions that differ only in what a viewer may not know look and answer the same to it."""
        twin = state.perspective(viewer).deal(self.rng)
        if canonical_json(twin) == canonical_json(state):
            return
        self.check_same_answers(state, twin, viewer)
        for seat in state.actors():
            both = sorted(set(state.legal(seat)) & set(twin.legal(seat)))
            if both:
                action = both[self.rng.below(len(both))]
                if not self.reveals_sealed(state, seat, action):
                    self.check_same_events(state, twin, viewer, seat, action, action)
        self.tally["twins"] += 1

    def check_same_answers(self, state: State, twin: State, viewer: int | None) -> None:
        """View, legal list, refusals, errors and the vector for learning agents."""
        one, other = state.perspective(viewer), twin.perspective(viewer)
        if json.dumps(one.view()) != json.dumps(other.view()):
            raise self.broken(state, f"viewer {viewer} sees the difference to {canonical_json(twin)}")
        if one.legal() != other.legal() or one.observe() != other.observe() or one.actors() != other.actors():
            raise self.broken(state, f"viewer {viewer} is told the difference to {canonical_json(twin)}")
        for action in range(0, len(self.game.catalogue), 7):
            if one.refusal(action) != other.refusal(action):
                raise self.broken(state, f"viewer {viewer}: {self.game.text(action)} is refused for different reasons")
        if viewer is not None:
            for action in range(0, len(self.game.catalogue), 31):
                if error_text(state, action, viewer) != error_text(twin, action, viewer):
                    raise self.broken(state, f"viewer {viewer}: {self.game.text(action)} gives different errors")

    def check_same_events(self, state: State, twin: State, viewer: int | None, seat: int, here: int, there: int) -> None:
        """Raise unless an action in each world, equal but for its hidden part, shows the viewer the same events."""
        one, other = state.clone(), twin.clone()
        heard, heard_there = one.collect_events(), other.collect_events()
        one.apply(here, seat)
        other.apply(there, seat)
        if one.revealed and other.revealed and one.depth == 0 and other.depth == 0:
            return  # the game is over and what was hidden has been opened: now the worlds may differ
        if events_for(heard, viewer) != events_for(heard_there, viewer):
            raise self.broken(
                state, f"viewer {viewer} hears {events_for(heard, viewer)} against {events_for(heard_there, viewer)}"
            )
        if one.perspective(viewer) != other.perspective(viewer):
            raise self.broken(state, f"after {self.game.text(here)} viewer {viewer} can tell the two worlds apart")
        self.tally["same_events"] += 1

    def check_hidden_actions(self, state: State, viewer: int | None) -> None:
        """Raise unless actions that differ only in what a viewer may not see show that viewer the same.

        This does not lean on `veil` or `fill`: the two worlds part by what was done, not by what was dealt.
        """
        for seat in state.actors():
            pair = self.indistinguishable_actions(state, viewer, seat)
            if pair is None:
                continue
            here, there = pair
            self.check_same_events(state, state, viewer, seat, here, there)
            one, other = state.clone(), state.clone()
            one.apply(here, seat)
            other.apply(there, seat)
            self.check_same_answers(one, other, viewer)
            self.check_they_stay_indistinguishable(one, other, viewer)
            self.tally["hidden_actions"] += 1

    def indistinguishable_actions(self, state: State, viewer: int | None, seat: int) -> tuple[int, int] | None:
        """Two legal actions that this viewer cannot distinguish; None if there are none."""
        if seat == viewer:
            return None
        step, legal = state.step(), state.legal(seat)
        assert step is not None
        first = self.rng.below(len(legal))
        for offset in range(1, len(legal)):
            here, there = legal[first], legal[(first + offset) % len(legal)]
            if self.game.catalogue.veiled(here) == self.game.catalogue.veiled(there):
                both = [step.visible_to(state, state.top(), seat, action) for action in (here, there)]
                if not any(mask == EVERYONE or (viewer is not None and (mask >> viewer) & 1) for mask in both):
                    return here, there
        return None

    def check_they_stay_indistinguishable(self, one: State, other: State, viewer: int | None) -> None:
        """Raise unless the viewer still cannot distinguish two worlds after the same actions in both."""
        for _ in range(12):
            seats = one.actors()
            if not seats:
                return
            seat = seats[self.rng.below(len(seats))]
            both = sorted(set(one.legal(seat)) & set(other.legal(seat)))
            if not both:
                return
            action = both[self.rng.below(len(both))]
            if self.reveals_sealed(one, seat, action):
                return
            self.check_same_events(one, other, viewer, seat, action, action)
            one.apply(action, seat)
            other.apply(action, seat)

    def reveals_sealed(self, state: State, seat: int, action: int) -> bool:
        """Whether an action opens what was sealed: a viewer may then distinguish worlds that differ there.

        A Step that says so of an action which shows nobody anything would escape the laws: it is caught.
        """
        step = state.step()
        if step is None or not step.reveals_sealed(state, state.top(), seat, action):
            return False
        after = state.clone()
        after.revealed = False
        after.apply(action, seat)
        if not after.revealed:
            raise self.broken(state, f"{self.game.text(action)} is said to open what was sealed, but shows nothing")
        return True

    # --- previews -------------------------------------------------------------------------------------------------------

    def check_previews(self, state: State, most: int = 1) -> None:
        """The previews of ``most`` actions of every seat that is asked."""
        for seat in state.actors():
            if seat == CHANCE:
                continue
            legal = state.legal(seat)
            start = self.rng.below(len(legal))
            for offset in range(min(most, len(legal))):
                self.check_preview(state, seat, legal[(start + offset) % len(legal)])

    def check_preview(self, state: State, seat: int, action: int) -> None:
        """If a preview is complete, the outcomes of the action in the true world and in many others are among its own."""
        perspective = state.perspective(seat)
        preview = Preview(perspective, action)
        found = [outcome_text(outcome.events, outcome.perspective) for outcome in preview.outcomes()]
        if not preview.complete:
            self.tally["sampled_previews"] += 1
            return
        for world in [state, *many_worlds(perspective, self.rng)]:
            after = world.clone()
            heard = after.collect_events()
            after.apply(action, seat)
            outcome = outcome_text([event.seen_by(seat) for event in heard], after.perspective(seat))
            move = f"{self.game.text(action)} of {seat_name(seat)}"
            if outcome not in found:
                raise self.broken(state, f"the preview of {move} is no certainty: it fails in {canonical_json(world)}")
            changes = [points - then for then, points in zip(world.scores(), after.scores(), strict=True)]
            if preview.first.changes not in (None, changes):
                raise self.broken(state, f"points by {move} are said to change by {preview.first.changes}, not by {changes}")
        self.tally["complete_previews"] += 1

    # --- at the end ----------------------------------------------------------------------------------------------------

    def check_ending(self, state: State) -> None:
        """Nobody is asked any more, and somebody has won."""
        if state.actors() or any(state.legal(seat) for seat in range(CHANCE, self.players)):
            raise self.broken(state, "the game is over, yet somebody is asked")
        best = max(state.scores())
        winners = state.winners()
        if not winners or any(state.scores()[seat] != best for seat in winners):
            raise self.broken(state, f"winners {winners} with scores {state.scores()}")
        self.check_components(state)
        self.tally["ending"] += 1

    def broken(self, state: State, why: str) -> LawBroken:
        """The error, with the position."""
        return LawBroken(f"{self.game.name}, {self.players} players: {why}\nposition: {canonical_json(state)}")


def check_laws(
    game: Game,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    games: int = 1,
    stride: int = 10,
    sensible: bool = False,
) -> Tally:
    """Check every law over random (or sensible) games; how often each was tried."""
    checker = Checker(game, players, options, Rng(seed), stride, sensible)
    check_texts(game)
    for number in range(games):
        checker.run()
        check_record(game, players, options, seed + number, checker.rng)
    return checker.tally


def check_texts(game: Game) -> None:
    """Every action's text is its own parser."""
    for action in range(len(game.catalogue)):
        text = game.text(action)
        if game.parse(text) != action or text != text.lower() or "  " in text:
            raise LawBroken(f"{game.name}: action {action}, {text!r}, is not its own parser")


def check_record(game: Game, players: int, options: Mapping[str, str] | None, seed: int, rng: Rng) -> None:
    """A match replayed from its record is the match, chance verifies under the seed, and undo leads back exactly."""
    match = Match(game, players, seed, options)
    while not match.over():
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        before, sealed = canonical_json(match.state), match.sealed
        action = legal[rng.below(len(legal))]
        match.play(seat, action)
        if match.can_undo(seat) and rng.below(3) == 0:
            match.undo(seat)
            if (canonical_json(match.state), match.sealed) != (before, sealed):
                raise LawBroken(f"{game.name}: undo did not lead back to {before}")
            match.play(seat, action)
    text = match.record.dumps()
    loaded = Record.loads(text, game)
    if loaded.dumps() != text or canonical_json(loaded.replay()) != canonical_json(match.state):
        raise LawBroken(f"{game.name}: the record does not replay to the match")
    loaded.verify()


def every_count(game: Game) -> Iterator[int]:
    """Every number of players the game is for."""
    yield from range(game.seats[0], game.seats[1] + 1)
