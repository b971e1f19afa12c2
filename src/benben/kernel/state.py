"""State: the whole truth of a position. The top of its agenda is the phase; `apply` accepts exactly what `legal` lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from benben.kernel.errors import BadInput
from benben.kernel.event import Event, seat_name
from benben.kernel.refusal import Args, Refusal, Refused
from benben.kernel.rng import RandomBits, Rng, as_rng
from benben.kernel.step import CHANCE, CHANCE_MASK, Step, agenda_item

if TYPE_CHECKING:
    from benben.kernel.game import Game
    from benben.kernel.perspective import Perspective

NOBODY: Final[i64] = -2
"""The value of ``listed`` when ``choices`` are out of date."""

STALE: Final[i64] = -1
"""The value of ``mask`` when the position has changed and the open question must be looked up again."""

NO_ACTION: Final = 1 << 31
"""Numbers from here on are no action of any game. They are refused before they are narrowed to a machine word."""

NO_STEP: Final = Step[Any]("no-step", "", ())
"""The value of ``question`` when the game is over."""


def _seats_of(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(8) if (mask >> seat) & 1])


SEATS_OF: Final[list[tuple[int, ...]]] = [_seats_of(mask) for mask in range(256)]
"""The seats of every mask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's position. A game adds typed fields, `clone`, `points`, `breakdown`, `veil` and `fill`."""

    def __init__(self, game: Game, players: i64, settings: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.settings = settings
        """The value of every option."""
        self.agenda = vec[i64]()
        """Items of the agenda, the open question last; places from ``depth`` on are spare."""
        self.depth: i64 = 0
        """The number of items on the agenda; 0 when the game is over."""
        self.question: Step[Any] = NO_STEP
        """The open question's Step, valid unless ``mask`` is `STALE`."""
        self.mask: i64 = STALE
        """The seats that are asked, as bits; `CHANCE_MASK` for chance."""
        self.choices = vec[i64]()
        """The legal actions of the seat ``listed``; places from ``count`` on are spare."""
        self.weights = vec[i64]()
        """The weight of each choice, when chance is listed."""
        self.count: i64 = 0
        """The number of choices."""
        self.total: i64 = 0
        """The sum of the weights."""
        self.listed: i64 = NOBODY
        """The seat whose actions are in ``choices``."""
        self.event_log: list[Event] | None = None
        """Receives events while somebody collects them."""
        self.revealed: bool = False
        """Whether an action has shown hidden information since this was last set to False."""

    # --- the public face -------------------------------------------------------------------------------------------

    def actors(self) -> tuple[int, ...]:
        """The seats to act: one, several when they choose simultaneously, chance, or none when the game is over."""
        mask = self.asked()
        if mask == CHANCE_MASK:
            return (CHANCE,)
        return SEATS_OF[mask]

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat, ascending; empty when it is not asked."""
        self.enumerate(self.check_seat(seat))
        return [int(action) for action in self.choices[: self.count]]

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes of chance with their weights; empty when chance is not asked."""
        self.enumerate(CHANCE)
        choices, weights = self.choices, self.weights
        return [(choices[i], weights[i]) for i in range(self.count)]

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out a legal action for a seat (by default the one that is asked); raise Refused when it is not legal."""
        who: i64 = self.only_actor() if seat is None else self.check_seat(seat)
        if not 0 <= action < NO_ACTION or not self.allows(action, who):
            refusal = self.refusal(action, who)
            assert refusal is not None, f"{self.game.text(action)} is not listed, yet there is no refusal"
            raise Refused(refusal)
        self.commit(action, who)

    def roll(self, rng: Rng | RandomBits) -> None:
        """Resolve chance with this generator until a seat is asked or the game is over."""
        rng = as_rng(rng)
        while self.asked() == CHANCE_MASK:
            self.resolve_chance(rng)

    def refusal(self, action: int, seat: int) -> Refusal | None:
        """Why this seat may not take this action now; None when it may."""
        self.game.catalogue.check(action)
        who: i64 = self.check_seat(seat)
        if self.allows(action, who):
            return None
        if self.depth == 0:
            return Refusal(self.game.end_rule, "game-over")
        item = self.agenda[self.depth - 1]
        step = self.game.steps[item & 0xFF]
        mask = self.asked()
        if not mask & mask_of(who):
            args: Args = {"asked": " ".join([seat_name(actor) for actor in self.actors()]), "who": seat_name(who)}
            return Refusal(step.rule, "not-your-turn", args)
        if who != CHANCE and not self.game.catalogue.family(action).path_patterns:
            return Refusal(step.rule, "chance-decides", {"move": self.game.text(action)})
        special = step.refuse(self, item, who, action)
        if special is not None:
            return special
        return Refusal(step.rule, "not-asked", {"move": self.game.text(action), "step": step.name})

    def scores(self) -> list[int]:
        """The current points of every seat."""
        return [self.points(seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """The seats that have won: several when they share the victory, none before the end."""
        if self.depth > 0:
            return []
        standings = [self.standing(seat) for seat in range(self.players)]
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    def perspective(self, seat: int | None) -> Perspective:
        """The Perspective of a seat (None: a spectator): all it was ever shown."""
        from benben.kernel.perspective import Perspective  # the two modules need each other

        if seat is not None:
            self.check_player(seat)
        return Perspective(self, seat)

    def to_dict(self) -> dict[str, object]:
        """The whole position, JSON-able; `Game.from_dict` reads it."""
        data: dict[str, object] = {
            "game": self.game.name,
            "rules": self.game.rules,
            "players": int(self.players),
            "options": dict(self.settings),
            "agenda": [self._item_to_dict(self.agenda[i]) for i in range(self.depth)],
        }
        data.update(self.game.position.write(self))
        return data

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (self.game.from_dict, (self.to_dict(),))

    # --- what Steps, search and the rest of the house use ------------------------------------------------------------

    @final
    def asked(self) -> i64:
        """The seats that are asked, as bits; 0 when the game is over."""
        if self.mask == STALE:
            self.refresh_question()
        return self.mask

    @final
    def refresh_question(self) -> None:
        """Look up the open question and the seats it asks, once for each position."""
        self.listed = NOBODY
        if self.depth == 0:
            self.question = NO_STEP
            self.mask = 0
        else:
            item = self.agenda[self.depth - 1]
            self.question = self.game.steps[item & 0xFF]
            self.mask = self.question.actors(self, item)

    @final
    def top(self) -> i64:
        """The agenda item of the open question."""
        return self.agenda[self.depth - 1]

    def step(self) -> Step[Any] | None:
        """The open question's Step; None when the game is over."""
        return self.game.steps[self.top() & 0xFF] if self.depth > 0 else None

    @final
    def enumerate(self, seat: i64) -> None:
        """List the legal actions of a seat in ``choices`` (and for chance ``weights``), unless they are listed already."""
        mask = self.asked()
        if self.listed == seat:
            return
        self.listed = seat
        self.count = 0
        self.total = 0
        if mask & mask_of(seat):
            self.question.options(self, self.agenda[self.depth - 1], seat)

    @final
    def offer(self, action: i64) -> None:
        """Add one action to the list."""
        n = self.count
        if n < len(self.choices):
            self.choices[n] = action
        else:
            self.choices = append(self.choices, action)
        self.count = n + 1

    @final
    def room_for(self, more: i64) -> vec[i64]:
        """``choices`` with space for ``more`` further actions. The caller writes from ``count`` on, then sets ``count``."""
        choices, count = self.choices, self.count
        if len(choices) >= count + more:
            return choices
        larger = vec[i64]([0] * (count + more))
        for i in range(count):
            larger[i] = choices[i]
        self.choices = larger
        return larger

    @final
    def offer_weighted(self, action: i64, weight: i64) -> None:
        """Add one outcome of chance, with its weight, to the list."""
        n = self.count
        self.offer(action)
        if n < len(self.weights):
            self.weights[n] = weight
        else:
            self.weights = append(self.weights, weight)
        self.total += weight

    @final
    def pick_outcome(self, rng: Rng) -> i64:
        """A random outcome among those listed for chance, by weight."""
        rest = rng.below(self.total)
        i: i64 = 0
        while True:
            rest -= self.weights[i]
            if rest < 0:
                return self.choices[i]
            i += 1

    @final
    def sample(self, rng: Rng) -> i64:
        """A random outcome by weight; chance must be asked."""
        if self.mask == STALE:
            self.refresh_question()
        return self.question.sample(self, self.agenda[self.depth - 1], rng)

    @final
    def resolve_chance(self, rng: Rng) -> None:
        """Resolve one chance event; chance must be asked."""
        if self.mask == STALE:
            self.refresh_question()
        step, item = self.question, self.agenda[self.depth - 1]
        self.carry_out(step, item, step.sample(self, item, rng), CHANCE)

    @final
    def allows(self, action: i64, seat: i64) -> bool:
        """Whether an action is legal for a seat."""
        self.enumerate(seat)
        choices, count = self.choices, self.count
        for i in range(count):
            if choices[i] == action:
                return True
        return False

    @final
    def commit(self, action: i64, seat: i64) -> None:
        """Carry out an action that is known to be legal."""
        if self.mask == STALE:
            self.refresh_question()
        self.carry_out(self.question, self.agenda[self.depth - 1], action, seat)

    @final
    def carry_out(self, step: Step[Any], item: i64, action: i64, seat: i64) -> None:
        """Take the open question, given as its Step and item, off the agenda and carry out its answer."""
        self.depth -= 1
        self.mask = STALE
        if self.event_log is not None:
            self._emit_action(step, item, action, seat)
        step.apply(self, item, seat, action)
        self.mask = STALE  # the Step may have looked up the question while it was at work

    @final
    def push(self, item: i64) -> None:
        """Put an item on top of the agenda."""
        n = self.depth
        if n < len(self.agenda):
            self.agenda[n] = item
        else:
            self.agenda = append(self.agenda, item)
        self.depth = n + 1
        self.mask = STALE

    @final
    def ask(self, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask a question: put its item on top of the agenda."""
        self.push(agenda_item(step, a, b, c))

    @final
    def end(self) -> None:
        """End the game at once: empty the agenda."""
        self.depth = 0
        self.mask = STALE

    @final
    def copy_agenda(self, other: State) -> None:
        """Copy another State's agenda; `clone` calls it."""
        self.agenda = other.agenda[: other.depth]
        self.depth = other.depth

    @final
    def share_agenda(self, other: State) -> None:
        """Use another State's agenda and open question; `share` calls it."""
        self.agenda = other.agenda
        self.depth = other.depth
        self.question = other.question
        self.mask = other.mask

    def collect_events(self) -> list[Event]:
        """Start collecting events; the list grows as actions are carried out."""
        heard: list[Event] = []
        self.event_log = heard
        return heard

    def emit(self, kind: str, seat: i64, rule: str, args: Args) -> None:
        """Report a consequence that everyone sees. Call it only when ``event_log`` is not None."""
        if self.event_log is not None:
            self.event_log.append(Event(kind, seat, rule, args))

    def reveal(self) -> None:
        """Note that the current action shows others something hidden, so that it cannot be undone."""
        self.revealed = True

    def only_actor(self) -> i64:
        """The seat that is asked; raise when the game is over or several are asked."""
        actors = self.actors()
        if not actors:
            raise Refused(Refusal(self.game.end_rule, "game-over"))
        if len(actors) > 1:
            seats = ", ".join([str(seat) for seat in actors])
            raise BadInput(f"several seats choose at the same time: say which one with seat= (one of {seats})")
        return actors[0]

    @final
    def check_seat(self, seat: int) -> i64:
        """The seat itself; raise BadInput that lists the seats when there is no such seat."""
        if seat != CHANCE:
            self.check_player(seat)
        return seat

    @final
    def check_player(self, seat: int) -> None:
        """Raise BadInput when there is no such player."""
        if not 0 <= seat < self.players:
            raise BadInput(f"there is no seat {seat}: seats are 0 to {self.players - 1}, chance is {CHANCE}")

    # --- what a game supplies ------------------------------------------------------------------------------------------

    def clone(self) -> State:
        """A copy that shares no mutable data."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """The current points of a seat."""
        raise NotImplementedError

    def standing(self, seat: int) -> list[int]:
        """The numbers that decide the victory, most important first: points, then tie-breaks. Greater is better."""
        return [self.points(seat)]

    def breakdown(self, seat: int) -> dict[str, object]:
        """Every point of a seat explained: ``key``, ``args``, ``rule``, ``points`` and the ``parts`` that add up to them."""
        raise NotImplementedError

    def veil(self, seat: int | None) -> State:
        """A clone in which everything this seat was never shown is a hole."""
        raise NotImplementedError

    def glimpse(self, seat: int | None) -> State:
        """The same as `veil`, to be read before this State changes and not to be changed itself.

        A game may share what is public with this State instead of copying it. By default it is the veiled clone.
        """
        return self.veil(seat)

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Fill the holes of a veiled State at random; every possible world has its fair probability."""
        raise NotImplementedError

    # --- details -----------------------------------------------------------------------------------------------------

    def _item_to_dict(self, item: i64) -> dict[str, object]:
        step = self.game.steps[item & 0xFF]
        data: dict[str, object] = {"step": step.name}
        for index, name in enumerate(step.fields):
            data[name] = int((item >> (8 + 8 * index)) & 0xFF)
        return data

    def _emit_action(self, step: Step[Any], item: i64, action: i64, seat: i64) -> None:
        catalogue = self.game.catalogue
        family = catalogue.family(action)
        args = catalogue.args(action, step.context(self, item))
        secret = (family.hidden,) if family.hidden else ()
        visible_to = step.visible_to(self, item, seat, action)
        text, veiled = catalogue.text(action), catalogue.veiled(action)
        assert self.event_log is not None
        self.event_log.append(Event(family.name, seat, step.rule, args, secret, visible_to, text, veiled))


def mask_of(seat: i64) -> i64:
    """A seat as a bit of a mask; `CHANCE_MASK` for chance."""
    return CHANCE_MASK if seat == CHANCE else 1 << seat
