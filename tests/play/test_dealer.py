"""The dealer: committed, recomputable and unbiased."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from benben import BadInput
from benben.play.dealer import Dealer, seed_bytes


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = bytes(range(32))
    assert Dealer("giza", seed).commitment == hashlib.sha256(seed).hexdigest()


def test_an_outcome_can_be_recomputed_by_hand() -> None:
    seed = seed_bytes(7)
    digest = int.from_bytes(hmac.new(seed, b"benben giza 1 0", "sha256").digest(), "big")
    outcomes = [(10, 1), (11, 1), (12, 1)]
    assert Dealer("giza", seed).pick(1, outcomes) == 10 + digest % 3


def test_outcomes_follow_their_weights() -> None:
    dealer = Dealer("giza", seed_bytes(1))
    counts = Counter(dealer.pick(number, [(0, 1), (1, 3), (2, 6)]) for number in range(1, 5001))
    assert abs(counts[0] / 5000 - 0.1) < 0.02
    assert abs(counts[1] / 5000 - 0.3) < 0.03


def test_seeds_come_as_numbers_digits_or_bytes() -> None:
    assert seed_bytes(255) == seed_bytes("00" * 31 + "ff") == bytes(31) + b"\xff"
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)


@pytest.mark.parametrize("seed", [-1, 2**256, "abc", "zz" * 32, b"short", 1.5, True, []])
def test_a_bad_seed_is_explained(seed: object) -> None:
    with pytest.raises(BadInput, match="a seed is"):
        seed_bytes(seed)
