"""Executors run independent jobs: the same results in one process, in several, and on a cluster that loses a node."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Generator, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

import benben
from benben.arena.executors import LocalExecutor, in_order
from benben.arena.tournament import Tournament, play_tournament
from benben.cli import main

from arena.cluster_jobs import fail, slow_square, square
from waiting import wait_until

HAS_RAY = find_spec("ray") is not None
NEEDS_RAY = pytest.mark.skipif(
    not HAS_RAY, reason="ray is not installed: THE CLUSTER IS NOT TESTED (pip install -r requirements/cluster.txt)"
)


@pytest.mark.parametrize("processes", [1, 2])
def test_every_job_is_run_once(processes: int) -> None:
    assert sorted(LocalExecutor(processes).run(square, range(7))) == [0, 1, 4, 9, 16, 25, 36]


def test_a_number_of_jobs_below_one_is_refused() -> None:
    with pytest.raises(benben.BadInput, match="jobs must be at least 1, not 0"):
        LocalExecutor(0)


def test_results_are_put_in_order_and_the_rest_is_closed() -> None:
    closed = []

    def results() -> Generator[tuple[int, str], None, None]:
        try:
            yield from ((4, "e"), (2, "c"), (3, "d"), (5, "f"))
        finally:
            closed.append(True)

    ordered = in_order(results(), 2)
    assert [next(ordered), next(ordered)] == ["c", "d"]
    ordered.close()
    assert closed == [True]
    assert list(in_order(results(), 2)) == ["c", "d", "e", "f"]


@pytest.mark.skipif(HAS_RAY, reason="ray is installed here")
def test_without_ray_one_line_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "giza", "--bots", "random,greedy", "--ray", "auto"]) == 2
    assert capsys.readouterr().err == "benben: --ray needs the package ray: pip install 'benben[cluster]'\n"


# --- a cluster ------------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ray_start(*words: str) -> subprocess.Popen[bytes]:
    """A node of a Ray cluster that runs until it is killed."""
    paths = os.pathsep.join([str(Path(__file__).parents[1]), *[path for path in sys.path if path]])
    environment = {**os.environ, "PYTHONPATH": paths, "RAY_USAGE_STATS_ENABLED": "0"}
    command = [
        str(Path(sys.executable).with_name("ray")),
        "start",
        "--block",
        "--num-cpus=1",
        "--disable-usage-stats",
        *words,
    ]
    return subprocess.Popen(
        [*command, "--node-ip-address=127.0.0.1", "--object-store-memory=100000000"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def end(node: subprocess.Popen[bytes]) -> None:
    """Kill a node with all its processes."""
    if node.poll() is None:
        os.killpg(node.pid, signal.SIGKILL)
        node.wait()


@pytest.fixture
def cluster() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of a cluster of two nodes, and its second node."""
    import ray

    port = free_port()
    nodes = [ray_start("--head", f"--port={port}", "--include-dashboard=false")]
    try:
        wait_until(lambda: _answers(port), "the first node answers", 120)
        nodes.append(ray_start(f"--address=127.0.0.1:{port}"))
        yield f"127.0.0.1:{port}", nodes[1]
    finally:
        ray.shutdown()
        for node in reversed(nodes):
            end(node)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.slow
@NEEDS_RAY
@pytest.mark.filterwarnings("ignore")  # ray's own
def test_a_cluster_gives_the_same_results_and_a_killed_node_costs_time_alone(
    cluster: tuple[str, subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    from benben.arena.ray_executor import RayExecutor

    address, second = cluster
    executor = RayExecutor(address)
    ray = executor._ray
    wait_until(lambda: ray.cluster_resources().get("CPU") == 2.0, "both nodes are there", 120)

    plan = Tournament("giza", ("random", "greedy"), 6, 2, 5)
    here, there = [
        sorted((outcome.number, outcome.lineup, outcome.points) for outcome in play_tournament(plan, runner))
        for runner in (LocalExecutor(), executor)
    ]
    assert here == there

    def nodes() -> set[str]:
        return {path.name.split("-")[1] for path in tmp_path.iterdir()}

    results = executor.run(partial(slow_square, str(tmp_path)), range(12))
    found = [next(results)]
    while len(nodes()) < 2:
        found.append(next(results))
    end(second)
    found += results
    assert sorted(found) == [number * number for number in range(12)]
    with pytest.raises(benben.BadInput, match="no good"):
        list(executor.run(fail, [1]))


@pytest.mark.slow
@NEEDS_RAY
def test_an_address_without_a_cluster_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "giza", "--bots", "random,greedy", "--ray", f"127.0.0.1:{free_port()}"]) == 2
    assert capsys.readouterr().err.startswith("benben: there is no Ray cluster at 127.0.0.1:")
