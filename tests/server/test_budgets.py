"""Budgets of visitors: networks, guests and tables over all connections, and the reserve of each guest."""

from __future__ import annotations

import pytest

from benben.server import budgets as budgets_module
from benben.server.budgets import PACE_OF_NEW_THINGS, Budget, Budgets, Limits, Visitor
from benben.server.errors import RequestError
from benben.server.rate_limits import MAX_BUCKETS, Bucket, Buckets, Limit, network_of


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


ANN, BEA = Visitor("net", "ann", "t1"), Visitor("net", "bea", "t1")
EVE = Visitor("other", "eve", "t2")


def test_a_bucket_fills_at_its_rate_and_says_how_long_to_wait(clock: Clock) -> None:
    bucket = Bucket(2.0, 4.0, clock)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert (bucket.wait(1), bucket.wait(3)) == (0.5, 1.5)
    assert bucket.wait(100) == 2.0, "more than the bucket can hold may be taken when it is full"
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.level -= 4
    assert bucket.wait(0) == 2.0, "a debt is paid first"


def test_buckets_that_were_used_longest_ago_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(Limit(0.0, 1.0), clock)
    assert buckets.of("old").take()
    assert buckets.of("used").take()
    for number in range(MAX_BUCKETS - 1):
        assert not buckets.of("used").take()
        buckets.of(str(number))
    assert len(buckets) == MAX_BUCKETS
    assert not buckets.of("used").take()
    assert buckets.of("old").take(), "it starts anew"


@pytest.mark.parametrize(
    ("address", "network"),
    [("2001:db8:1:2:3::4", "2001:db8:1:2::"), ("2001:db8:1:2::9", "2001:db8:1:2::"), ("::ffff:192.0.2.1", "192.0.2.1")],
)
def test_addresses_of_one_ipv6_network_are_one_visitor(address: str, network: str) -> None:
    assert network_of(address) == network


def limits(reserve: Limit | None = None) -> Limits:
    return Limits(network=Limit(1, 10), guest=Limit(1, 6), table=Limit(1, 8), reserve=reserve)


def test_each_of_network_guest_and_table_must_have_enough(clock: Clock) -> None:
    budget = Budget(limits(), clock)
    assert budget.take(ANN, 6) == 0
    assert budget.take(ANN, 1) == 1, "the guest has used up its own"
    assert budget.take(BEA, 3) == 1, "the table has 2 left"
    assert budget.take(Visitor("net", "bea", "t2"), 4) == 0
    assert budget.take(Visitor("net"), 1) == 1, "the network has nothing left"
    assert budget.take(EVE, 4) == 0, "others are not concerned"
    clock.now = 3.0
    assert budget.take(BEA, 3) == 0
    assert budget.take(BEA, 3) > 0


def test_what_is_refused_uses_nothing(clock: Clock) -> None:
    budget = Budget(limits(), clock)
    assert budget.take(ANN, 6) == 0
    for _ in range(20):
        assert budget.take(ANN, 4) == 4
    assert budget.take(BEA, 2) == 0


def test_nobody_else_can_use_up_the_reserve_of_a_guest(clock: Clock) -> None:
    budget = Budget(limits(Limit(0.5, 2)), clock)
    attackers = [Visitor("net", f"eve{number}", f"t{number}") for number in range(5)]
    for attacker in attackers * 4:
        budget.take(attacker, 1, reserved=True)
    assert budget.take(ANN, 1) > 0
    assert [budget.take(ANN, 1, reserved=True) for _ in range(3)] == [0, 0, 1]
    clock.now = 0.5
    assert budget.take(ANN, 1, reserved=True) == 0.5, "the sooner of both: the network"
    assert budget.take(Visitor("net", None, "t1"), 2, reserved=True) > 0, "strangers have none"


def test_bytes_are_counted_afterwards_and_a_debt_has_to_be_paid(clock: Clock) -> None:
    budget = Budget(limits(Limit(0.5, 1)), clock)
    budget.charge(EVE, 26)
    assert budget.wait(EVE, 0) == 20
    assert budget.wait(EVE, 0, reserved=True) == 0
    budget.charge(EVE, 2, reserved=True)
    assert budget.wait(EVE, 0, reserved=True) == 2
    clock.now = 2.0
    assert budget.wait(EVE, 0, reserved=True) == 0


def test_a_refusal_says_how_many_whole_seconds_to_wait(clock: Clock) -> None:
    budgets = Budgets(clock=clock)
    visitor = Visitor("net")
    budgets.use(visitor, 600)
    with pytest.raises(RequestError) as refused:
        budgets.use(visitor, 90)
    assert (refused.value.status, refused.value.key, refused.value.message_args) == (429, "server-slow-down", {"seconds": 2})
    assert refused.value.message.endswith("wait 2 seconds")
    for _ in range(60):
        budgets.add_new_thing(visitor)
    with pytest.raises(RequestError):
        budgets.add_new_thing(visitor)
    budgets.add_new_thing(EVE)


def test_new_things_of_a_network_are_made_one_after_another(clock: Clock) -> None:
    budgets = Budgets(clock=clock)
    school = Visitor("net", "ann")
    at_once = int(PACE_OF_NEW_THINGS.burst)
    assert [budgets.seconds_before_new_thing(school) for _ in range(at_once)] == [0.0] * at_once
    waits = [budgets.seconds_before_new_thing(Visitor("net", guest)) for guest in ("bea", "cat", None)]
    assert waits == pytest.approx([0.2, 0.4, 0.6]), "each waits for those before, whatever guest it is"
    assert budgets.seconds_before_new_thing(EVE) == 0, "others are not concerned"
    clock.now = 1.0
    assert budgets.seconds_before_new_thing(school) == 0
    clock.now = 60.0
    assert [budgets.seconds_before_new_thing(school) for _ in range(at_once)] == [0.0] * at_once


def test_a_server_without_limits_refuses_nothing(clock: Clock) -> None:
    budgets = Budgets(limited=False, clock=clock)
    for _ in range(1000):
        budgets.use(ANN, 100)
        budgets.add_new_thing(ANN)
        assert budgets.seconds_before_new_thing(ANN) == 0
        budgets.count_bytes(ANN, 10**9)
    assert budgets.seconds_before_sending(ANN) == 0


def test_sockets_are_counted_by_network_and_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets_module, "SOCKETS_OF_NETWORK", 2)
    monkeypatch.setattr(budgets_module, "SOCKETS_OF_GUEST", 2)
    budgets = Budgets()
    strangers = Visitor("net")
    with budgets.socket(strangers, player=False):
        with budgets.socket(strangers, player=False):
            with pytest.raises(RequestError, match="server-too-many-sockets"):
                budgets.socket(strangers, player=False).__enter__()
            with budgets.socket(ANN, player=True), budgets.socket(ANN, player=True):
                with pytest.raises(RequestError, match="server-too-many-sockets"):
                    budgets.socket(ANN, player=True).__enter__()
                with budgets.socket(BEA, player=True), budgets.socket(Visitor("other"), player=False):
                    pass
        with budgets.socket(strangers, player=False):
            pass
    assert budgets.counts["visitors of net"] == budgets.counts["guest ann"] == 0
