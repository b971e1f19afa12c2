"""Vault: a game in which every hidden card has a unique name, so that a leak can be found by searching for the name.

VA-1 Each player gets three of 24 cards, secretly.
VA-2 Two rounds: all choose a card at the same time, face down; then all are turned up and stay so.
VA-3 Whoever showed the highest card makes two marks, left or right, one after the other.
VA-4 The game ends after two rounds; the third card stays secret. A card shown is worth its number, a mark nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from mypy_extensions import i64

import benben
from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.event import seat_name
from benben.kernel.game import Game, Option
from benben.kernel.position import Codec, Counts, Position, add_count
from benben.kernel.reader import Reader, listed, whole
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import ChanceStep, Step, seat_of, second
from benben.play.scene import Area, Piece, Place, Scene
from benben.registry import unregister_game

CARDS = [
    f"{gem}-{beast}"
    for gem in ("onyx", "opal", "beryl", "garnet")
    for beast in ("ibis", "cobra", "hippo", "lynx", "hare", "crane")
]
HAND, ROUNDS, MARKS = 3, 2, 2
UNKNOWN, NONE = -1, -2

CARD = Axis("card", CARDS)
SHOW = Family("show", "show {card}", (CARD,), ("hand.{card}",), hidden="card")
MARK = Family("mark", "mark {side}", (Axis("side", ("left", "right")),), ("side.{side}",))
DEAL = Family("deal", "deal {card}", (CARD,), (), hidden="card")
CATALOGUE = Catalogue((SHOW, MARK, DEAL))

DEALING, SHOWING, MARKING = 0, 1, 2


class VaultState(State):
    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.deck = [1] * len(CARDS)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [NONE] * players
        self.shown_cards: list[list[int]] = [[] for _ in range(players)]
        self.marks: list[list[int]] = [[] for _ in range(players)]

    def clone(self) -> VaultState:
        copy = VaultState(self.game, self.players, self.settings)
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.chosen = self.chosen[:]
        copy.shown_cards = [cards[:] for cards in self.shown_cards]
        copy.marks = [marks[:] for marks in self.marks]
        copy.copy_agenda(self)
        return copy

    def points(self, seat: i64) -> i64:
        return sum(card + 1 for card in self.shown_cards[seat])

    def breakdown(self, seat: int) -> dict[str, object]:
        return {"key": "vault-total", "args": {}, "rule": "VA-4", "points": self.points(seat)}

    def veil(self, seat: int | None) -> VaultState:
        copy = self.clone()
        for other in range(self.players):
            if other != seat:
                copy.hands[other] = [copy.hide(card) for card in copy.hands[other]]
                copy.chosen[other] = copy.hide(copy.chosen[other])
        return copy

    def hide(self, card: int) -> int:
        if card >= 0:
            self.deck[card] += 1
        return card if card == NONE else UNKNOWN

    def fill(self, seat: int | None, rng: Rng) -> None:
        for other in range(self.players):
            self.hands[other] = [self.guess(card, rng) for card in self.hands[other]]
            self.chosen[other] = self.guess(self.chosen[other], rng)

    def guess(self, card: int, rng: Rng) -> int:
        if card != UNKNOWN:
            return card
        unseen = [kind for kind, count in enumerate(self.deck) if count]
        found = unseen[rng.below(len(unseen))]
        self.deck[found] -= 1
        return found


class Dealing(ChanceStep[VaultState]):
    def options(self, state: VaultState, item: i64, seat: i64) -> None:
        for card, count in enumerate(state.deck):
            if count:
                state.offer_weighted(DEAL.base + card, count)

    def apply(self, state: VaultState, item: i64, seat: i64, action: i64) -> None:
        card, who = int(action - DEAL.base), int(seat_of(item))
        state.deck[card] -= 1
        state.hands[who].append(card)
        if who + 1 < state.players:
            state.ask(DEALING, who + 1)
        elif len(state.hands[who]) < HAND:
            state.ask(DEALING, 0)
        else:
            state.ask(SHOWING)

    def visible_to(self, state: VaultState, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


class Showing(Step[VaultState]):
    def actors(self, state: VaultState, item: i64) -> i64:
        return sum(1 << seat for seat, card in enumerate(state.chosen) if card == NONE)

    def options(self, state: VaultState, item: i64, seat: i64) -> None:
        for card in sorted(state.hands[seat]):
            state.offer(SHOW.base + card)

    def apply(self, state: VaultState, item: i64, seat: i64, action: i64) -> None:
        card = int(action - SHOW.base)
        state.hands[seat].remove(card)
        state.chosen[seat] = card
        if NONE in state.chosen:
            state.push(item)
            return
        state.reveal()
        for number, revealed in enumerate(state.chosen):
            state.shown_cards[number].append(revealed)
            if state.event_log is not None:
                state.emit("turned", number, "VA-2", {"card": CARDS[revealed]})
        best = max(range(state.players), key=lambda number: state.chosen[number])
        state.chosen = [NONE] * int(state.players)
        state.ask(MARKING, best, 1)

    def refuse(self, state: VaultState, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("VA-2", "vault-not-in-hand") if action < MARK.base else None

    def visible_to(self, state: VaultState, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat


class Marking(Step[VaultState]):
    def options(self, state: VaultState, item: i64, seat: i64) -> None:
        state.offer(MARK.base)
        state.offer(MARK.base + 1)

    def apply(self, state: VaultState, item: i64, seat: i64, action: i64) -> None:
        state.marks[seat].append(int(action - MARK.base))
        if second(item) < MARKS:
            state.ask(MARKING, seat, second(item) + 1)
        elif len(state.shown_cards[0]) < ROUNDS:
            state.ask(SHOWING)
        else:
            state.end()


STEPS = (Dealing("dealing", "VA-1"), Showing("showing", "VA-2", ()), Marking("marking", "VA-3", ("seat", "number")))


class Cards(Codec[VaultState]):
    """A list of cards, or a list of them for each player; only some of these lists hold components."""

    def __init__(self, name: str, field: str = "", cards: bool = True) -> None:
        super().__init__(name, (field or name,))
        self.cards = cards

    def write(self, state: VaultState) -> list[object]:
        return [sorted(part) if self.name == "hands" else part for part in getattr(state, self.fields[0])]

    def read(self, state: VaultState, reader: Reader) -> None:
        items = reader.items(self.name)
        nested = self.name not in ("deck", "chosen")
        setattr(state, self.fields[0], [_numbers(item) for item in items] if nested else _numbers(items))

    def count(self, state: VaultState, counts: Counts) -> None:
        if self.name == "deck":
            for card, number in enumerate(state.deck):
                add_count(counts, CARDS[card], number)
        elif self.cards:
            for part in getattr(state, self.fields[0]):
                for card in part if isinstance(part, list) else [part]:
                    if card >= 0:
                        add_count(counts, CARDS[card])


def _numbers(items: object) -> list[int]:
    return [whole(item, NONE, len(CARDS), "vault position") for item in listed(items, "vault position")]


POSITION = Position[VaultState](
    [Cards("deck"), Cards("hands"), Cards("chosen"), Cards("shown", "shown_cards"), Cards("marks", cards=False)]
)


class VaultGame(Game):
    def __init__(self) -> None:
        options = (Option("memory", ("open", "closed"), "open", "VA-1"),)
        super().__init__("vault", "Vault", "1", (2, 4), options, CATALOGUE, STEPS, "VA-4", POSITION)

    def opening(self, players: i64, settings: dict[str, str]) -> VaultState:
        state = VaultState(self, players, settings)
        state.ask(DEALING, 0)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> VaultState:
        return VaultState(self, players, settings)

    def describe(self, known: State, viewer: int | None) -> dict[str, object]:
        assert isinstance(known, VaultState)
        hand = None if viewer is None else [CARDS[card] for card in sorted(known.hands[viewer])]
        return {
            "hand": hand,
            "held": [len(hand) for hand in known.hands],
            "shown": [[CARDS[card] for card in cards] for cards in known.shown_cards],
            "marks": known.marks,
            "scores": known.scores(),
        }

    def components(self, players: int, settings: Mapping[str, str]) -> dict[str, int]:
        return dict.fromkeys(CARDS, 1)

    def scene(self, view: Mapping[str, object]) -> Scene:
        areas, pieces = [Area("hand", "", 20, 1, [Place("hand")])], []
        hand, revealed = view["hand"], view["shown"]
        assert isinstance(revealed, list)
        for word in hand if isinstance(hand, list) else []:
            pieces.append(Piece(f"hand.{word}", "hand", "card", word, word))
        for seat, words in enumerate(revealed):
            owner = seat_name(seat)
            areas.append(Area(owner, "", 20, 1, [Place(f"{owner}.shown")], owner))
            pieces += [Piece(f"{owner}.{word}", f"{owner}.shown", "card", word, word) for word in words]
        return Scene(areas, pieces)


GAME = VaultGame()


@contextmanager
def vault_registered() -> Iterator[None]:
    """Have the game in the registry for a while."""
    benben.register_game(GAME.name, lambda: GAME)
    yield
    unregister_game(GAME.name)
