"""Metrics for Prometheus: moves, latencies by stage, frames and bytes, open tables, sockets, queues, commits, errors.

`benben serve --metrics-port PORT` answers them on a port of its own, because they are for the host and not for visitors.
Labels have few values and never name a person or a table.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import accumulate
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    from benben.server.tables.open_tables import OpenTables

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the buckets of latencies, in seconds."""


class StageTimes:
    """How long a stage took each time, by bucket."""

    __slots__ = ("buckets", "seconds")

    def __init__(self) -> None:
        self.buckets = [0] * (len(SECONDS) + 1)
        """Number of times in each bucket; the last one holds all that took longer."""
        self.seconds = 0.0
        """All times together."""

    def add(self, seconds: float) -> None:
        """Count one time."""
        self.buckets[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds


class Stage:
    """Measures what is done within it, also if it fails."""

    __slots__ = ("_begun", "_times")

    def __init__(self, times: StageTimes) -> None:
        self._times = times

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.add(perf_counter() - self._begun)


class Metrics(Collector):
    """The counters of one server: plain numbers, so that counting costs almost nothing and is always on.

    Only the event loop counts. Scrapes read the numbers in another thread.
    """

    def __init__(self) -> None:
        self._moves: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._stages: defaultdict[str, StageTimes] = defaultdict(StageTimes)
        self._messages: defaultdict[str, int] = defaultdict(int)
        self._frames: defaultdict[str, int] = defaultdict(int)
        self._responses: defaultdict[str, int] = defaultdict(int)
        self._refusals: defaultdict[str, int] = defaultdict(int)
        self._sent_bytes = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def move(self, game: str, bot: bool) -> None:
        """Count a move that was saved."""
        self._moves[game, "bot" if bot else "person"] += 1

    def stage(self, name: str) -> Stage:
        """Measures a stage, also if it fails."""
        return Stage(self._stages[name])

    def message(self, kind: str) -> None:
        """Count a message of a client by what it does."""
        self._messages[kind] += 1

    def sent(self, frame_kind: str | None, size: int) -> None:
        """Count what a socket was sent: the kind of its frame (show or change), if there is one, and all its bytes."""
        if frame_kind is not None:
            self._frames[frame_kind] += 1
        self._sent_bytes += size

    def response(self, status: int) -> None:
        """Count an answer by its class, such as 4xx."""
        self._responses[f"{status // 100}xx"] += 1

    def refusal(self, key: str) -> None:
        """Count a refused message by its key, of which there are some dozens."""
        self._refusals[key] += 1

    def collect(self) -> Iterable[Metric]:
        """All counters, for a scrape."""
        moves = CounterMetricFamily("benben_moves", "Moves that were saved.", labels=["game", "by"])
        for labels, count in list(self._moves.items()):
            moves.add_metric(labels, count)
        yield moves
        yield self._stage_family()
        yield counter_family("benben_messages", "Messages of clients on sockets of tables.", "do", self._messages)
        yield counter_family("benben_frames", "Frames that were sent.", "kind", self._frames)
        yield CounterMetricFamily("benben_sent_bytes", "Bytes that were sent on sockets of tables.", self._sent_bytes)
        yield counter_family("benben_responses", "Answers to HTTP requests.", "status", self._responses)
        yield counter_family("benben_refusals", "Messages that were refused.", "key", self._refusals)

    def _stage_family(self) -> HistogramMetricFamily:
        about = "Seconds of a stage: commit (a move is saved), frame (a frame is made), think (a bot decides), hint."
        family = HistogramMetricFamily("benben_stage_seconds", about, labels=["stage"])
        for name, times in list(self._stages.items()):
            bounds = [*map(str, SECONDS), "+Inf"]
            family.add_metric([name], list(zip(bounds, accumulate(times.buckets), strict=True)), times.seconds)
        return family

    def watch(self, open_tables: OpenTables) -> None:
        """Read the figures of a server's objects at every scrape."""
        self.registry.register(ServerCollector(open_tables))


def counter_family(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    """Counts by the value of one label, for a scrape."""
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in list(counts.items()):
        family.add_metric([value], count)
    return family


class ServerCollector(Collector):
    """Figures that objects of the server have anyway."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables

    def collect(self) -> Iterable[Metric]:
        """The figures of this moment. They are read in another thread, so they are copied first."""
        tables = list(self._open_tables.tables.values())
        services = self._open_tables.services
        database, slots = services.database, services.bot_workers.slots
        yield GaugeMetricFamily("benben_open_tables", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("benben_sockets", "Connections to tables.", sum(len(table.subscribers) for table in tables))
        yield GaugeMetricFamily("benben_broken_tables", "Tables that were set apart.", len(database.broken_tables))
        yield GaugeMetricFamily("benben_bot_queue", "Jobs that wait for a worker process.", slots.waiting)
        yield GaugeMetricFamily("benben_bot_running", "Jobs in worker processes.", slots.running)
        away = int(database.write_error() is not None)
        yield GaugeMetricFamily("benben_database_away", "1 while the database cannot be written to.", away)
        sent, received = services.neighbours.hints
        yield CounterMetricFamily("benben_hints_sent", "Hints to other servers.", sent)
        yield CounterMetricFamily("benben_hints_received", "Hints of other servers.", received)
        yield CounterMetricFamily("benben_commits", "Commits of the database.", database.commits)
        yield CounterMetricFamily("benben_writes", "Writes that shared these commits.", database.writes)


def serve_metrics(metrics: Metrics, host: str, port: int) -> None:
    """Answer the metrics at ``http://host:port/metrics`` in a thread; raise BadInput if the port cannot be used."""
    try:
        start_http_server(port, host, metrics.registry)
    except OSError as error:
        raise BadInput(f"the port {port} of {host} cannot be used for metrics: {error.strerror}") from error
