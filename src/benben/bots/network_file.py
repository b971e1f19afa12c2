"""Network files: the weights of a network with a card that says what it is for and how it was made.

A file begins with a line ``benben network 1 CHECKSUM``, where the checksum is the SHA-256 of all that follows. The next line
is the card as JSON. The rest are the weights, compressed: one signed byte for each weight and a scale for each row.
"""

from __future__ import annotations

import json
import tomllib
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from benben.kernel.box_reader import HANDICAP
from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.kernel.reader import Reader
from benben.search.network import BLOCK, Head, Layer, Network, dequantised

MAGIC = "benben network 1"
"""The first words of every network file, with the version of the format."""

MOST_BYTES = 500_000
"""The size that no network file exceeds."""

MOST_UNITS = 1_000_000
"""No layer has more inputs or units than this."""

LARGEST = 127
"""The largest weight as a signed byte."""


@dataclass(frozen=True)
class Shape:
    """The sizes of a network."""

    inputs: int
    """Numbers of an observation."""
    hidden: int
    """Units of the first hidden layer."""
    features: int
    """Units of the second hidden layer, which feeds the heads."""
    players: int
    sources: int
    """Sources of points that are predicted."""
    actions: int
    """Actions of the catalogue."""

    def matrices(self) -> dict[str, tuple[int, int]]:
        """The rows and columns of each matrix of weights, in the order of the file."""
        return {
            "first": (self.inputs, self.hidden),
            "second": (self.hidden, self.features),
            "shares": (self.players, self.features),
            "points": (self.players * self.sources, self.features),
            "policy": (self.actions, self.features),
        }

    def biases(self) -> dict[str, int]:
        """The number of biases of each layer and head."""
        layers = {"first": self.hidden, "second": self.features}
        return {name: layers.get(name, rows) for name, (rows, _) in self.matrices().items()}


@dataclass(frozen=True)
class Card:
    """What a network is for, how strong it was found, and how to make it again."""

    game: str
    rules: str
    """The rules version of the games it learned from."""
    box: str
    """`fingerprint` of the game for this number of players."""
    players: int
    shape: Shape
    sources: tuple[str, ...]
    """The message key of each source of points."""
    seed: int
    generation: int
    games: int
    """Games of self-play that it learned from."""
    command: str
    """The command that makes it again."""
    figures: dict[str, float] = field(default_factory=dict)
    """What was measured: losses, results of the promotion."""
    options: dict[str, str] = field(default_factory=dict)
    """The value of every option in the games it learned from."""
    rollout: int = 0
    """Decisions of the evaluator's rollout before it is asked, in the search of the levels; 0 if it searches alone."""
    weight: float = 1.0
    """Its weight after a rollout, from 0 to 1; that of the evaluator's own values is the rest."""
    every: int = 0
    """Decisions of a rollout between two looks of the network, of which the mean counts; 0 if it looks at the end alone."""


@dataclass(frozen=True)
class Weights:
    """The numbers of a network, row by row: a list for each matrix, and one for its biases."""

    matrices: Mapping[str, Sequence[float]]
    biases: Mapping[str, Sequence[float]]


def fingerprint(game: Game, players: int) -> str:
    """A hash of what a network depends on besides the rules: the box, the observation and the catalogue."""
    texts = [game.text(action) for action in range(len(game.catalogue))]
    facts = [_box_of(game), game.observation(players), texts]
    return sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _box_of(game: Game) -> object:
    """The contents of the game's box.toml; None if it has none."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return None
    file = files(package).joinpath("box.toml")
    box = tomllib.loads(file.read_text("utf-8")) if file.is_file() else None
    if box is not None:
        box.pop(HANDICAP, None)  # it does nothing until it is changed
    return {"box": box, "changes": game.box} if game.box else box


# --- writing --------------------------------------------------------------------------------------------------------------


def pack(card: Card, weights: Weights) -> bytes:
    """A network as the bytes of a file; raise BadInput if they are too many."""
    parts = [_packed(weights.matrices[name], *size) for name, size in card.shape.matrices().items()]
    parts += [_floats(weights.biases[name]) for name in card.shape.biases()]
    body = json.dumps(asdict(card), sort_keys=True).encode() + b"\n" + zlib.compress(b"".join(parts), 9)
    data = f"{MAGIC} {sha256(body).hexdigest()}\n".encode() + body
    if len(data) > MOST_BYTES:
        raise BadInput(f"the network file would have {len(data)} bytes, more than {MOST_BYTES}: use smaller layers")
    return data


def _packed(weights: Sequence[float], rows: int, columns: int) -> bytes:
    """A matrix: the scale of each row, then a signed byte for each weight."""
    scales, found = array("f"), array("b")
    for row in range(rows):
        values = weights[row * columns : (row + 1) * columns]
        scale = max([abs(value) for value in values], default=0.0) / LARGEST
        scales.append(scale)
        found.extend([round(value / scale) if scale > 0 else 0 for value in values])
    return _floats(scales) + found.tobytes()


def _floats(values: Sequence[float]) -> bytes:
    """Numbers of single precision, the low byte first."""
    return _little_endian(array("f", values)).tobytes()


def _little_endian(values: array[float]) -> array[float]:
    """The same numbers with the low byte first, whatever the machine has."""
    if array("H", [1]).tobytes() == b"\0\1":
        values = values[:]
        values.byteswap()
    return values


# --- reading --------------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> tuple[Card, bytes]:
    """The card of a network file and its packed weights; raise BadInput that names the file if it is damaged."""
    return read_bytes(whole_file(path), str(path))


def whole_file(path: Path) -> bytes:
    """The bytes of a network file; raise BadInput if it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"the network {path} cannot be read: {error.strerror}") from None


def read_bytes(data: bytes, name: str) -> tuple[Card, bytes]:
    """The card and the packed weights of a network; ``name`` stands for it in errors."""
    head, _, body = data.partition(b"\n")
    words = head.decode("utf-8", "replace").split(" ")
    if " ".join(words[:-1]) != MAGIC:
        raise BadInput(f"{name} is no network file: it does not begin with {MAGIC!r}")
    if sha256(body).hexdigest() != words[-1]:
        raise BadInput(f"the network {name} is damaged or incomplete: its checksum does not fit")
    text, _, packed = body.partition(b"\n")
    try:
        return _card(Reader(json.loads(text), f"the card of {name}")), zlib.decompress(packed)
    except (ValueError, zlib.error) as error:
        raise BadInput(f"the network {name} is damaged: {error}") from None


def check_card(card: Card, game: Game, players: int, name: str) -> None:
    """Raise BadInput if a network is not for this game, its rules, its box and this number of players."""
    wanted = {"game": game.name, "players": players, "rules": game.rules, "box": fingerprint(game, players)}
    for what, value in wanted.items():
        found = getattr(card, what)
        if found != value:
            raise BadInput(f"the network {name} does not fit: it is for {what} {found}, this is {what} {value}")
    shape = card.shape
    if (shape.inputs, shape.actions) != (game.observation_size(players), len(game.catalogue)):
        raise BadInput(f"the network {name} does not fit: it has {shape.inputs} inputs and {shape.actions} actions")


def unpack(card: Card, packed: bytes, name: str) -> Network:
    """The network of a card and its packed weights."""
    matrices, biases = split(card.shape, packed, name)
    found = {part: dequantised(list(scales), columns, data) for part, (scales, columns, data) in matrices.items()}
    layers = [Layer(found[part], list(biases[part])) for part in ("first", "second")]
    heads = [Head(found[part], list(biases[part])) for part in ("shares", "points", "policy")]
    return Network(layers[0], layers[1], heads[0], heads[1], heads[2])


Matrix = tuple["array[float]", int, bytes]
"""The scale of each row, the number of columns, and the weights as signed bytes."""


def split(shape: Shape, packed: bytes, name: str) -> tuple[dict[str, Matrix], dict[str, array[float]]]:
    """The matrices and the biases of packed weights; raise BadInput if their number does not fit the shape."""
    sizes = [4 * rows + rows * columns for rows, columns in shape.matrices().values()]
    if len(packed) != sum(sizes) + 4 * sum(shape.biases().values()):
        raise BadInput(f"the network {name} is damaged: {len(packed)} bytes of weights do not fit its card")
    matrices: dict[str, Matrix] = {}
    at = 0
    for part, (rows, columns) in shape.matrices().items():
        scales = _numbers(packed[at : at + 4 * rows])
        at += 4 * rows
        matrices[part] = (scales, columns, packed[at : at + rows * columns])
        at += rows * columns
    biases: dict[str, array[float]] = {}
    for part, count in shape.biases().items():
        biases[part] = _numbers(packed[at : at + 4 * count])
        at += 4 * count
    return matrices, biases


def _numbers(data: bytes) -> array[float]:
    found = array("f")
    found.frombytes(data)
    return _little_endian(found)


def _card(reader: Reader) -> Card:
    sizes = reader.inner("shape")
    names = ("inputs", "hidden", "features", "players", "sources", "actions")
    shape = Shape(*[sizes.number(name, 0, MOST_UNITS) for name in names])
    if min(shape.inputs, shape.hidden, shape.features, shape.players) < 1 or shape.hidden % BLOCK or shape.features % BLOCK:
        raise BadInput(f"{reader.where}: hidden layers have a multiple of {BLOCK} units, and there are inputs and players")
    figures = reader.inner("figures").data
    return Card(
        game=reader.text("game"),
        rules=reader.text("rules"),
        box=reader.text("box"),
        players=reader.number("players", 1, MOST_UNITS),
        shape=shape,
        sources=tuple([str(source) for source in reader.items("sources", shape.sources)]),
        seed=reader.number("seed", 0, 1 << 62),
        generation=reader.number("generation", 0, MOST_UNITS),
        games=reader.number("games", 0, 1 << 62),
        command=reader.text("command"),
        figures={str(name): float(value) for name, value in figures.items() if isinstance(value, (int, float))},
        options=reader.inner("options").texts(),
        rollout=reader.number("rollout", 0, MOST_UNITS) if "rollout" in reader.data else 0,
        every=reader.number("every", 0, MOST_UNITS) if "every" in reader.data else 0,
        weight=_share(reader, "weight") if "weight" in reader.data else 1.0,
    )


def _share(reader: Reader, name: str) -> float:
    """A number from 0 to 1."""
    value = reader.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0.0 <= value <= 1.0:
        raise BadInput(f"{reader.where}: {name} must be a number from 0 to 1, not {value!r}")
    return float(value)
