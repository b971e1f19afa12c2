"""Network files: what is written is read back, and a file that is damaged or for something else is refused."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import benben
from benben.bots.network_file import MAGIC, Shape, check_card, pack, read_bytes, read_file, unpack
from benben.bots.networks import load_network
from benben.search.network import Head, Layer, Network

from .networks_by_hand import card_for, random_file, random_weights

GAME = benben.game("giza")


def plain_outputs(
    shape: Shape, weights: dict[str, list[float]], biases: dict[str, list[float]], seen: list[float]
) -> list[float]:
    """The win shares of a network, computed in the plainest way."""
    inputs = seen
    for name, size in (("first", shape.hidden), ("second", shape.features)):
        rows = weights[name]
        inputs = [
            max(0.0, biases[name][unit] + sum(value * rows[i * size + unit] for i, value in enumerate(inputs)))
            for unit in range(size)
        ]
    rows = weights["shares"]
    logits = [
        biases["shares"][seat] + sum(value * rows[seat * shape.features + i] for i, value in enumerate(inputs))
        for seat in range(shape.players)
    ]
    powers = [math.exp(logit) for logit in logits]
    return [power / sum(powers) for power in powers]


def observation() -> list[float]:
    state = GAME.start(2)
    state.roll(benben.Rng(1))
    return state.perspective(0).observe()


def test_a_network_computes_what_its_weights_say() -> None:
    shape = card_for(GAME, 2).shape
    weights = random_weights(shape, 3)
    matrices = {name: list(values) for name, values in weights.matrices.items()}
    biases = {name: list(values) for name, values in weights.biases.items()}
    layers = [Layer(vec[float](matrices[name]), biases[name]) for name in ("first", "second")]
    heads = [Head(vec[float](matrices[name]), biases[name]) for name in ("shares", "points", "policy")]
    network = Network(layers[0], layers[1], heads[0], heads[1], heads[2])
    seen = observation()
    network.read(vec[float](seen))
    assert list(network.shares()) == pytest.approx(plain_outputs(shape, matrices, biases, seen), abs=1e-12)
    assert len(network.points()) == 2
    start = 5 * shape.features
    row = matrices["policy"][start : start + shape.features]
    expected = biases["policy"][5] + sum(weight * feature for weight, feature in zip(row, network.features, strict=True))
    assert network.logit(5, network.features, 0) == pytest.approx(expected, abs=1e-12)


def test_a_packed_network_answers_nearly_as_the_exact_one() -> None:
    card = card_for(GAME, 2)
    weights = random_weights(card.shape, 3)
    found, packed = read_bytes(pack(card, weights), "here")
    assert found == card
    network = unpack(found, packed, "here")
    seen = observation()
    network.read(vec[float](seen))
    exact = plain_outputs(
        card.shape,
        {name: list(values) for name, values in weights.matrices.items()},
        {name: list(values) for name, values in weights.biases.items()},
        seen,
    )
    assert list(network.shares()) == pytest.approx(exact, abs=0.02)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:-10], "damaged or incomplete: its checksum"),
        (lambda data: data[: len(data) // 2], "damaged or incomplete: its checksum"),
        (lambda data: data[:200] + b"x" + data[201:], "damaged or incomplete: its checksum"),
        (lambda data: b"", "is no network file"),
        (lambda data: b"benben network 2 abc\n" + data, "is no network file"),
        (lambda data: bytes(range(256)), "is no network file"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, damage: Callable[[bytes], bytes], why: str) -> None:
    path = tmp_path / "2.network"
    path.write_bytes(damage(random_file(GAME, 2)))
    with pytest.raises(benben.BadInput, match=why) as error:
        read_file(path)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


def test_weights_that_do_not_fit_the_card_are_refused() -> None:
    card, packed = read_bytes(random_file(GAME, 2), "here")
    with pytest.raises(benben.BadInput, match=r"here is damaged: .* bytes of weights"):
        unpack(card, packed + b"1", "here")


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(benben.BadInput, match=r"nowhere\.network cannot be read: No such file"):
        load_network(tmp_path / "nowhere.network", GAME, 2)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "egizia"}, "it is for game egizia, this is game giza"),
        ({"rules": "0"}, "it is for rules 0, this is rules 1"),
        ({"box": "another"}, "it is for box another"),
        ({"players": 3}, "it is for players 3, this is players 2"),
    ],
)
def test_a_network_for_something_else_is_refused(changed: dict[str, Any], why: str) -> None:
    card, _ = read_bytes(random_file(GAME, 2, **changed), "here")
    with pytest.raises(benben.BadInput, match=why):
        check_card(card, GAME, 2, "here")


def test_how_a_network_plays_is_on_its_card() -> None:
    card, _ = read_bytes(random_file(GAME, 2, rollout=12, weight=0.25, every=4), "here")
    assert (card.rollout, card.weight, card.every) == (12, 0.25, 4)


def test_a_card_of_before_networks_played_behind_rollouts_is_read() -> None:
    _, card, packed = random_file(GAME, 2).split(b"\n", 2)
    entries = json.loads(card)
    del entries["rollout"], entries["weight"], entries["every"]
    body = json.dumps(entries).encode() + b"\n" + packed
    found, _ = read_bytes(f"{MAGIC} {sha256(body).hexdigest()}\n".encode() + body, "here")
    assert (found.rollout, found.weight, found.every) == (0, 1.0, 0)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"weight": 1.5}, "weight must be a number from 0 to 1, not 1.5"),
        ({"weight": "half"}, "weight must be a number from 0 to 1, not 'half'"),
        ({"rollout": -1}, "rollout must be from 0 to"),
    ],
)
def test_a_card_with_an_impossible_number_is_refused(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(benben.BadInput, match=why):
        read_bytes(random_file(GAME, 2, **changed), "here")


@pytest.mark.slow
def test_a_file_that_would_be_too_large_is_not_written() -> None:
    shape = Shape(4000, 128, 64, 2, 1, 3000)
    card = card_for(GAME, 2, shape=shape)
    with pytest.raises(benben.BadInput, match="more than 500000"):
        pack(card, random_weights(shape, 1))


def test_a_file_says_what_it_is_to_whoever_opens_it() -> None:
    lines = random_file(GAME, 2).split(b"\n", 2)
    assert lines[0].decode().startswith(MAGIC)
    assert b"benben train giza --players 2" in lines[1]
