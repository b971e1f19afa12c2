"""Metrics for Prometheus: moves, latencies by stage, frames and bytes, open tables, sockets, queues, commits, errors.

`benben serve --metrics-port PORT` answers them on a port of its own, because they are for the host and not for visitors.
Labels have few values and never name a person or a table.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from benben.kernel.errors import BadInput

if TYPE_CHECKING:
    from benben.server.tables.open_tables import OpenTables

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the buckets of latencies, in seconds."""


class Stage:
    """Measures what is done within it, also if it fails."""

    __slots__ = ("_begun", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *_: object) -> None:
        self._histogram.observe(perf_counter() - self._begun)


class Metrics:
    """The counters of one server. Counting costs about a microsecond, so it is always on.

    To find the counter of a label takes longer than to count, so it is looked up once.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("benben_moves", "Moves that were saved.", ["game", "by"], registry=self.registry)
        self._stages = Histogram(
            "benben_stage_seconds",
            "Seconds of a stage: commit (a move is saved), frame (a frame is made), think (a bot decides), hint.",
            ["stage"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self._messages = Counter(
            "benben_messages", "Messages of clients on sockets of tables.", ["do"], registry=self.registry
        )
        self._frames = Counter("benben_frames", "Frames that were sent.", ["kind"], registry=self.registry)
        self._sent = Counter("benben_sent_bytes", "Bytes that were sent on sockets of tables.", registry=self.registry)
        self._responses = Counter("benben_responses", "Answers to HTTP requests.", ["status"], registry=self.registry)
        self._refusals = Counter("benben_refusals", "Messages that were refused.", ["key"], registry=self.registry)
        self._moves_of = cache(self._moves.labels)
        self._stage_of = cache(self._stages.labels)
        self._messages_of = cache(self._messages.labels)
        self._frames_of = cache(self._frames.labels)

    def move(self, game: str, bot: bool) -> None:
        """Count a move that was saved."""
        self._moves_of(game, "bot" if bot else "person").inc()

    def stage(self, name: str) -> Stage:
        """Measures a stage, also if it fails."""
        return Stage(self._stage_of(name))

    def message(self, kind: str) -> None:
        """Count a message of a client by what it does."""
        self._messages_of(kind).inc()

    def sent(self, frame_kind: str | None, size: int) -> None:
        """Count what a socket was sent: the kind of its frame (show or change), if there is one, and all its bytes."""
        if frame_kind is not None:
            self._frames_of(frame_kind).inc()
        self._sent.inc(size)

    def response(self, status: int) -> None:
        """Count an answer by its class, such as 4xx."""
        self._responses.labels(f"{status // 100}xx").inc()

    def refusal(self, key: str) -> None:
        """Count a refused message by its key, of which there are some dozens."""
        self._refusals.labels(key).inc()

    def watch(self, open_tables: OpenTables) -> None:
        """Read the figures of a server's objects at every scrape."""
        self.registry.register(ServerCollector(open_tables))


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
