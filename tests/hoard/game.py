"""Hoard: draw coins in secret, bank them in one of two rows. The game that docs/adding-a-game.md builds, whole.

HO-1 The bag holds four coins of 1, four of 2 and three of 3.
HO-2 On your turn draw a coin (you may hold two), or choose a row and bank a coin you hold in it; who can do neither passes.
HO-3 A drawn coin is secret until it is banked.
HO-4 The game ends when bag and hands are empty. The left row is worth its coins, the right row 3 for each different coin.
"""

from __future__ import annotations

from mypy_extensions import i64

from benben.kernel.catalogue import Axis, Catalogue, Family
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.position import Codec, Counts, Position, add_count
from benben.kernel.reader import Reader, listed, whole
from benben.kernel.refusal import Refusal
from benben.kernel.rng import Rng
from benben.kernel.state import State
from benben.kernel.step import ChanceStep, Step, seat_of, second
from benben.play.scene import Area, Piece, Place, Scene

BOX = {1: 4, 2: 4, 3: 3}
HAND = 2
HIDDEN = 0
ROWS = ("left", "right")

COIN = Axis("coin", [str(coin) for coin in BOX])
ROW = Axis("row", ROWS)
DRAW = Family("draw", "draw", (), ("bag",))
CHOOSE = Family("row", "row {row}", (ROW,), ("row.{row}",))
BANK = Family("bank", "bank {coin}", (COIN,), ("hand.{coin}",))
PASS = Family("pass", "pass", (), ("pass",))
FIND = Family("find", "find {coin}", (COIN,), (), hidden="coin")
CATALOGUE = Catalogue((DRAW, CHOOSE, BANK, PASS, FIND))

TURN, BANKING, FINDING = 0, 1, 2


class TinyState(State):
    """The bag, the coins in hand and the rows."""

    def __init__(self, game: Game, players: int, settings: dict[str, str]) -> None:
        super().__init__(game, players, settings)
        self.bag = dict(BOX)
        self.coins: list[list[int]] = [[] for _ in range(players)]
        self.rows: list[list[list[int]]] = [[[], []] for _ in range(players)]

    def clone(self) -> TinyState:
        copy = type(self)(self.game, self.players, self.settings)
        copy.bag = dict(self.bag)
        copy.coins = [list(coins) for coins in self.coins]
        copy.rows = [[list(row) for row in rows] for rows in self.rows]
        copy.copy_agenda(self)
        return copy

    def left(self) -> int:
        """How many coins the bag holds; a veiled bag also counts those in hands that are not seen."""
        return sum(self.bag.values()) - sum(coins.count(HIDDEN) for coins in self.coins)

    def points(self, seat: i64) -> i64:
        """HO-4 What a seat's rows are worth."""
        left, right = self.rows[seat]
        return sum(left) + 3 * len(set(right))

    def breakdown(self, seat: int) -> dict[str, object]:
        left, right = self.rows[seat]
        parts = [
            {"key": "hoard-left", "args": {}, "rule": "HO-4", "points": sum(left)},
            {"key": "hoard-right", "args": {}, "rule": "HO-4", "points": 3 * len(set(right))},
        ]
        return {"key": "hoard-total", "args": {}, "rule": "HO-4", "points": self.points(seat), "parts": parts}

    def veil(self, seat: int | None) -> TinyState:
        """HO-3 The coins in other hands go back, unseen, among those in the bag."""
        copy = self.clone()
        for other, coins in enumerate(copy.coins):
            if other != seat:
                for slot, coin in enumerate(coins):
                    if coin != HIDDEN:
                        copy.bag[coin] += 1
                        coins[slot] = HIDDEN
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        for coins in self.coins:
            for slot, coin in enumerate(coins):
                if coin == HIDDEN:
                    unseen = [kind for kind, count in self.bag.items() for _ in range(count)]
                    coins[slot] = unseen[rng.below(len(unseen))]
                    self.bag[coins[slot]] -= 1


class Turn(Step[TinyState]):
    """HO-2 Draw a coin, choose a row to bank in, or pass when neither is possible."""

    def options(self, state: TinyState, item: i64, seat: i64) -> None:
        draws, banks = state.left() > 0 and len(state.coins[seat]) < HAND, bool(state.coins[seat])
        if draws:
            state.offer(DRAW.base)
        if banks:
            for row in range(len(ROWS)):
                state.offer(CHOOSE.base + row)
        if not draws and not banks:
            state.offer(PASS.base)

    def apply(self, state: TinyState, item: i64, seat: i64, action: i64) -> None:
        if action == DRAW.base:
            state.ask(FINDING, seat)
        elif action == PASS.base:
            pass_on(state, seat)
        else:
            state.ask(BANKING, seat, action - CHOOSE.base)

    def refuse(self, state: TinyState, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action == DRAW.base:
            return Refusal("HO-2", "hoard-cannot-draw", {"most": HAND})
        if action == PASS.base:
            return Refusal("HO-2", "hoard-can-do-something")
        return Refusal("HO-2", "hoard-nothing-to-bank")


class Banking(Step[TinyState]):
    """HO-2 Bank one of the coins you hold in the row you chose."""

    def options(self, state: TinyState, item: i64, seat: i64) -> None:
        for number, coin in enumerate(BOX):
            if coin in state.coins[seat]:
                state.offer(BANK.base + number)

    def apply(self, state: TinyState, item: i64, seat: i64, action: i64) -> None:
        coin = list(BOX)[action - BANK.base]
        state.reveal()
        state.coins[seat].remove(coin)
        state.rows[seat][second(item)].append(coin)
        pass_on(state, seat)

    def refuse(self, state: TinyState, item: i64, seat: i64, action: i64) -> Refusal | None:
        return Refusal("HO-2", "hoard-choose-a-coin-you-hold")


class Finding(ChanceStep[TinyState]):
    """HO-3 Chance gives a coin, which only its finder sees."""

    def options(self, state: TinyState, item: i64, seat: i64) -> None:
        for number, count in enumerate(state.bag.values()):
            if count:
                state.offer_weighted(FIND.base + number, count)

    def apply(self, state: TinyState, item: i64, seat: i64, action: i64) -> None:
        coin = list(BOX)[action - FIND.base]
        state.bag[coin] -= 1
        state.coins[seat_of(item)].append(coin)
        pass_on(state, seat_of(item))

    def visible_to(self, state: TinyState, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


def pass_on(state: TinyState, seat: i64) -> None:
    """HO-4 The next player's turn, unless bag and hands are empty."""
    if state.left() > 0 or any(state.coins):
        state.ask(TURN, (seat + 1) % state.players)
    else:
        state.end()


STEPS = (Turn("turn", "HO-2"), Banking("banking", "HO-2", ("seat", "row")), Finding("finding", "HO-3"))


class Bag(Codec[TinyState]):
    """The coins that nobody has drawn."""

    def write(self, state: TinyState) -> dict[str, int]:
        return {str(coin): count for coin, count in state.bag.items()}

    def read(self, state: TinyState, reader: Reader) -> None:
        bag = reader.inner("bag")
        state.bag = {coin: bag.number(str(coin), 0, count) for coin, count in BOX.items()}

    def count(self, state: TinyState, counts: Counts) -> None:
        for coin, number in state.bag.items():
            add_count(counts, str(coin), number)


class Hands(Codec[TinyState]):
    """The coins that each player holds."""

    def write(self, state: TinyState) -> list[list[int]]:
        return [sorted(coins) for coins in state.coins]

    def read(self, state: TinyState, reader: Reader) -> None:
        state.coins = [read_coins(coins, "coins") for coins in reader.items("coins", int(state.players))]

    def count(self, state: TinyState, counts: Counts) -> None:
        for coin in [coin for coins in state.coins for coin in coins if coin != HIDDEN]:
            add_count(counts, str(coin))


class Rows(Codec[TinyState]):
    """The coins that each player has banked."""

    def write(self, state: TinyState) -> list[list[list[int]]]:
        return state.rows

    def read(self, state: TinyState, reader: Reader) -> None:
        for seat, rows in enumerate(reader.items("rows", int(state.players))):
            state.rows[seat] = [read_coins(row, "rows") for row in listed(rows, "hoard position: rows", len(ROWS))]

    def count(self, state: TinyState, counts: Counts) -> None:
        for coin in [coin for rows in state.rows for row in rows for coin in row]:
            add_count(counts, str(coin))


def read_coins(value: object, where: str) -> list[int]:
    """Coins from outside."""
    return [
        whole(item, min(BOX), max(BOX), f"hoard position: {where}") for item in listed(value, f"hoard position: {where}")
    ]


POSITION = Position[TinyState]([Bag("bag"), Hands("coins"), Rows("rows")])


class TinyGame(Game):
    """Hoard, with another State class where a test wants a broken one."""

    def __init__(self, kind: type[TinyState] = TinyState) -> None:
        super().__init__("hoard", "Hoard", "1", (2, 3), (), CATALOGUE, STEPS, "HO-4", POSITION)
        self.kind = kind

    def opening(self, players: i64, settings: dict[str, str]) -> TinyState:
        state = self.blank(players, settings)
        state.ask(TURN, 0)
        return state

    def blank(self, players: i64, settings: dict[str, str]) -> TinyState:
        return self.kind(self, players, settings)

    def components(self, players: int) -> dict[str, int]:
        return {str(coin): count for coin, count in BOX.items()}

    def describe(self, known: State, viewer: int | None) -> dict[str, object]:
        """HO-3 One's own coins, how many others hold, and everything that was banked."""
        assert isinstance(known, TinyState)
        hand = None if viewer is None else sorted(known.coins[viewer])
        held = [len(coins) for coins in known.coins]
        return {"hand": hand, "held": held, "rows": known.rows, "left": known.left(), "scores": known.scores()}

    def scene(self, view: dict[str, object]) -> Scene:
        """A row of coins for every player."""
        areas, pieces = [], []
        rows = view["rows"]
        assert isinstance(rows, list)
        for seat, (left, right) in enumerate(rows):
            owner = seat_name(seat)
            places = [Place(f"{owner}.{row}", row, 12 * column, 0, 10) for column, row in enumerate(ROWS)]
            areas.append(Area(owner, "board", 24, 1, places, owner))
            for row, coins in zip(ROWS, (left, right), strict=True):
                for i, coin in enumerate(coins):
                    pieces.append(Piece(f"{owner}.{row}.{i}", f"{owner}.{row}", "coin", str(coin), str(coin), "gold", owner))
        return Scene(areas, pieces)


GAME = TinyGame()
