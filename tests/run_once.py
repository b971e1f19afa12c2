"""Tests that run in one mode only: their result does not depend on whether the engine is compiled.

`make test` runs them compiled, as most people run the engine; where there is no C compiler, it
runs them interpreted. Everything that is not listed here runs in both modes: all tests of rules, laws, golden games,
records, search, bots, environments and lessons. Of the server, those tests run in both modes that play whole tables, look
for hidden information in what is sent, or compare frames. `make test-quick` runs the quick tests of this list, interpreted.
"""

from __future__ import annotations

import os
from pathlib import Path

TESTS = Path(__file__).parent

RUN_ONCE = {
    "attack": "attacks on the server's limits and on its network code",
    "build": "the build itself, and `make play`",
    "locales": "message files",
    "verifier": "a program in JavaScript, compared with code of `play` that is never compiled",
    "new_game/test_fifth_game.py": "a copy of the source tree, which runs interpreted in both modes",
    "new_game/test_new_game.py": "files that a command writes, which run interpreted in both modes",
    "arena": "tournaments, studies and measurements: the same games, counted",
    "client": "bots that play at a server from outside",
    "review": "reviews: made from searches and playouts, which are tested in both modes",
    "terminal": "the table in a terminal: what is read and printed",
    "server/test_absence.py": "players who are away, and who takes their seats",
    "server/test_bot_workers.py": "processes in which bots think",
    "server/test_boxes.py": "boxes that a host offers",
    "server/test_branches.py": "who may try another course of a finished game",
    "server/test_hint_answers.py": "a cache of hints",
    "server/test_leaving.py": "leaving a table, resigning, agreements",
    "server/test_lessons.py": "lessons over the socket",
    "server/test_liveness.py": "when a bot is asked",
    "server/test_lobby.py": "guests, lists, seats and links",
    "server/test_puzzles.py": "puzzles over HTTP",
    "server/test_randomness.py": "random numbers of seats",
    "server/test_reviews.py": "which reviews are made, kept and shown",
    "server/test_several_servers.py": "two servers on one database",
    "server/test_subscriber.py": "how a connection is woken",
    "server/test_table_settings.py": "the settings of a table",
    "server/test_unattended.py": "which tables go on while nobody looks",
    "server/test_version_1.py": "a database of an earlier server",
    "server/test_bot_machine.py": "which process lets bots think",
    "server/test_shared_use.py": "what servers tell each other about visitors",
    "server/test_accounts.py": "accounts, and how one signs in",
    "server/test_budgets.py": "how much one visitor may ask for",
    "server/test_friends.py": "who sees what of whom",
    "server/test_history.py": "results, statistics and ratings",
    "server/test_hostile_people.py": "made-up requests of accounts",
    "server/test_moderation.py": "what the host does",
    "server/test_outside_bots.py": "accounts and tokens of bots from outside",
    "server/test_preferences.py": "preferences of guests",
    "server/test_quick_match.py": "who is seated with whom",
    "server/test_rated_endings.py": "time-outs and leaving at rated tables",
    "server/test_seeds.py": "where seeds come from",
    "server/test_answer_cache.py": "a cache of the server's answers",
    "server/test_broken_tables.py": "rows of the database that cannot be read",
    "server/test_check_database.py": "the command that checks a database",
    "server/test_warm_up.py": "what the server builds before it serves",
    "server/test_commands.py": "the commands `serve` and `backup`",
    "server/test_clock_rules.py": "arithmetic of clocks",
    "server/test_clocks.py": "clocks of tables and time-outs",
    "server/test_connections.py": "sockets that are opened and lost",
    "server/test_crash.py": "acknowledged writes of a killed server",
    "server/test_database.py": "the schema and its migrations",
    "server/test_database_locks.py": "two servers on one database",
    "server/test_database_outages.py": "a database that is away",
    "server/test_database_upgrades.py": "databases of earlier versions",
    "server/test_fair_queue.py": "the order of requests",
    "server/test_fair_slots.py": "the order of reads and writes of the database",
    "server/test_described_requests.py": "requests that are made up from the description",
    "server/test_broken_rows.py": "rows of the database that cannot be read",
    "server/test_hostile.py": "requests and messages that are no valid ones",
    "server/test_hints.py": "messages between servers",
    "server/test_leases.py": "which server has a duty",
    "server/test_loop_turns.py": "the order in which the event loop serves visitors",
    "server/test_mail.py": "letters that the server sends",
    "server/test_metrics.py": "counters and lines of the log",
    "server/test_middleware.py": "limits and headers of HTTP",
    "server/test_names.py": "names of guests",
    "server/test_notifications.py": "word to players who are away",
    "server/test_package_drawings.py": "files of drawings over HTTP",
    "server/test_protocol_schema.py": "generated types",
    "server/test_rulebook_answer.py": "texts over HTTP",
    "server/test_simulated_week.py": "clocks and notifications over a week",
    "server/test_server_processes.py": "server processes that are killed or asked to end",
    "server/test_soak.py": "servers that are killed again and again",
    "server/test_sessions.py": "cookies, devices and keys",
    "test_architecture.py": "imports and names in the sources",
    "test_data_folder.py": "where files are kept",
    "test_docs.py": "documentation",
    "test_drawings.py": "files of drawings",
    "test_long.py": "a helper of the tests",
    "test_quality_tools.py": "tools for coverage and mutation testing",
    "test_rulebook.py": "rulebooks and their translations",
    "test_run_once.py": "this list",
    "test_source_map.py": "documentation",
    "test_words.py": "message files",
}
"""What each of these folders and files is about, by its path in `tests`."""


def left_out(path: Path) -> bool:
    """Whether a file or folder runs once, and in the other mode than the one that `BENBEN_EXPECT` names.

    `BENBEN_ONCE` names the mode of those tests. Where it is not set, nothing is left out.
    """
    once = os.environ.get("BENBEN_ONCE")
    return once not in (None, os.environ.get("BENBEN_EXPECT")) and path.is_relative_to(TESTS) and _name(path) in RUN_ONCE


def _name(path: Path) -> str:
    return path.relative_to(TESTS).as_posix()
