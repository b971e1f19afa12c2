"""GIZA / Gizeh as a Game: its options, its opening, its positions read back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.giza.bot.evaluator import GizaEvaluator
from benben.games.giza.box import BOX
from benben.games.giza.moves import CATALOGUE, MOST_PLAYERS, SITES, TILE
from benben.games.giza.observation import observation, observe
from benben.games.giza.scene import scene
from benben.games.giza.state import COUNTS, DEPTH, HAND, KINDS, NOTHING, Giza, sites
from benben.games.giza.steps import FIRST_PLAYER, FITS_PYRAMID, FITS_SPHINX, STEPS, deal_hands
from benben.kernel.errors import BadInput
from benben.kernel.evaluator import Evaluator
from benben.kernel.game import Game, Option
from benben.kernel.observation_writer import ObservationWriter
from benben.kernel.reader import Reader, known, listed, whole
from benben.kernel.state import State
from benben.play.scene import Scene
from benben.play.study import Study

RANDOM: Final = "random"

OPTIONS: Final = (
    Option("edition", BOX.editions, BOX.editions[0], "GZ-1.3"),
    Option("demolish_rival_sphinx", ("yes", "no"), "yes", "GZ-5.3"),
    Option("memory", ("closed", "open"), "closed", "GZ-3.5"),
    Option("first", (RANDOM, *[f"p{seat}" for seat in range(1, MOST_PLAYERS + 1)]), RANDOM, "GZ-2.1"),
)


class GizaGame(Game):
    """GIZA (Fun Factory 2005) and Gizeh (Pegasus 2006), two editions of one game."""

    def __init__(self) -> None:
        super().__init__("giza", "GIZA", "1", (2, MOST_PLAYERS), OPTIONS, CATALOGUE, STEPS, "GZ-8.1")

    def opening(self, players: i64, settings: dict[str, str]) -> Giza:
        """GZ-2.1 Empty boards and a full pile; chance names the first player unless a series does."""
        state = self._empty(players, settings)
        if settings["first"] == RANDOM:
            state.ask(FIRST_PLAYER)
        else:
            deal_hands(state, int(settings["first"][1:]) - 1)
        return state

    def _empty(self, players: i64, settings: dict[str, str]) -> Giza:
        ground = players * SITES
        return Giza(
            self,
            players,
            settings,
            vec[i64]([NOTHING] * (players * HAND)),
            COUNTS[:],
            BOX.total(),
            vec[u8]([0] * (ground * DEPTH)),
            vec[i64]([0] * ground),
            vec[i64]([NOTHING] * ground),
            vec[i64]([0] * KINDS),
            0,
            settings["demolish_rival_sphinx"] == "no",
        )

    def restore(self, players: i64, settings: dict[str, str], reader: Reader) -> Giza:
        reader.only(["game", "rules", "players", "options", "agenda", "first", "hands", "boards", "pile", "left", "gone"])
        state = self._empty(players, settings)
        state.first = reader.number("first", 0, players - 1)
        for seat, hand in enumerate(reader.items("hands", players)):
            where = f"giza position: hands[{seat}]"
            tiles = [tile_number(item, where) for item in listed(hand, where)]
            if len(tiles) > HAND:
                raise BadInput(f"{where} holds {len(tiles)} tiles; a hand holds at most {HAND}")
            for tile in tiles:
                state.gain(seat, tile)
        for seat, board in enumerate(reader.items("boards", players)):
            self._restore_board(state, seat, Reader(board, f"giza position: boards[{seat}]"))
        state.pile = read_bag(reader.inner("pile"))
        state.gone = read_bag(reader.inner("gone"))
        state.left = reader.number("left", 0, BOX.total())
        held = sum(state.pile[kind] for kind in range(KINDS))
        if held != state.left:
            raise BadInput(f"giza position: left is {state.left}, but the pile holds {held} tiles")
        return state

    def _restore_board(self, state: Giza, seat: int, board: Reader) -> None:
        board.only(BOX.sites)
        for place, name in sites():
            site: i64 = seat * SITES + place
            for item in board.items(name):
                tile = tile_number(item, f"{board.where}: {name}")
                fits = FITS_SPHINX[tile] if name == BOX.sphinx else FITS_PYRAMID[tile]
                if not (fits >> state.tops[site]) & 1 or tile_leaves(tile):
                    below = "the ground" if state.tops[site] == NOTHING else TILE.words[state.tops[site]]
                    raise BadInput(f"{board.where}: {name}: {item} cannot lie on {below}")
                state.lay(site, tile)

    def components(self, players: int) -> dict[str, int]:
        return {tile.name: tile.count for tile in BOX.tiles}

    def check_options(self, settings: dict[str, str], players: int) -> None:
        first = settings["first"]
        if first != RANDOM and int(first[1:]) > players:
            raise BadInput(f"GIZA option first: {first} is not at the table; with {players} players it is p1 to p{players}")

    def scene(self, view: dict[str, object]) -> Scene:
        return scene(view)

    def evaluator(self) -> Evaluator:
        return GizaEvaluator()

    def study(self) -> Study:
        from benben.games.giza.study import giza_study

        return giza_study(self)

    def observation(self, players: int) -> list[tuple[str, int, float, float]]:
        return observation(players)

    def observe(self, known: State, seat: int | None, writer: ObservationWriter) -> None:
        assert isinstance(known, Giza)
        observe(known, 0 if seat is None else seat, writer)


def tile_number(item: object, where: str) -> int:
    """A tile from its notation."""
    return TILE.words.index(known(item, TILE.words, where))


def tile_leaves(tile: int) -> bool:
    """GZ-5.1 A demolition tile never lies on a board."""
    return TILE.words[tile] == "demolition"


def read_bag(reader: Reader) -> vec[i64]:
    """A bag of tiles from its notation."""
    reader.only(TILE.words)
    kinds = vec[i64]([0] * KINDS)
    for kind, word in enumerate(TILE.words):
        if word in reader.data:
            kinds[kind] = whole(reader.data[word], 0, COUNTS[kind], f"{reader.where}: {word}")
    return kinds


GAME: Final = GizaGame()
