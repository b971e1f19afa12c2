"""Mutation testing of GIZA's rules with cosmic-ray: break the rules in one place at a time and see whether a test notices.

    python -m tools.mutation [--workers 2] [--write]

Every mutant is tried in a copy of the tree, never in the tree itself. Survivors are printed with their line.
``--write`` puts the figures into docs/testing.md.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.generated import write_block

ROOT = Path(__file__).parents[1]
MODULES = ("src/benben/games/giza/steps.py", "src/benben/games/giza/scoring.py")
"""The files that are changed."""
TESTS = "tests/games/giza"
"""The tests that should notice."""
COPIED = ("src/benben", "tests", "pyproject.toml")
"""Files and folders that a copy of the tree needs."""
TIME_LIMIT = 30.0
"""Seconds after which a mutant counts as killed: it runs in circles. The tests take about two."""

PATIENCE = 60.0
"""Seconds that a worker has to open its port."""

LEFT_OUT = (
    "core/ReplaceBinaryOperator_BitOr_.*",  # only annotations such as `Refusal | None`, which never run
    "core/ReplaceBinaryOperator_Add_(?!Sub$).*",  # of the arithmetic replacements one for each operator is enough
    "core/ReplaceBinaryOperator_Sub_(?!Add$).*",
    "core/ReplaceBinaryOperator_Mul_(?!FloorDiv$).*",
    "core/ReplaceBinaryOperator_FloorDiv_(?!Mul$).*",
    "core/ReplaceBinaryOperator_Mod_(?!FloorDiv$).*",
    "core/ReplaceBinaryOperator_LShift_(?!RShift$).*",
    "core/ReplaceBinaryOperator_RShift_(?!LShift$).*",
    "core/ReplaceBinaryOperator_BitAnd_(?!BitOr$).*",
    "core/ReplaceComparisonOperator_(?!Is)[A-Za-z]+_Is(Not)?$",  # numbers are not compared by identity
    "core/ReplaceComparisonOperator_Is(Not)?_(?!Is)[A-Za-z]+$",  # None has no order
)
"""Operators of cosmic-ray that would only repeat what others show, as regular expressions."""


class Mutant(NamedTuple):
    """One change of the rules and what became of it."""

    module: str
    line: int
    change: str
    outcome: str


def main() -> int:
    """Try every mutant, print the survivors and the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--workers", type=int, default=2, help="how many mutants are tried at the same time")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/testing.md")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="benben-mutation-") as folder:
        mutants = try_all(Path(folder), given.workers)
    for mutant in sorted(mutants):
        if mutant.outcome == "survived":
            print(f"{mutant.module}:{mutant.line}: survived: {mutant.change}")
    table = figures(mutants)
    print(table)
    if given.write:
        write_block(ROOT / "docs" / "testing.md", "mutation", table)
    return 0


def try_all(folder: Path, workers: int) -> list[Mutant]:
    """Make the mutants and run the tests on each, in one copy of the tree for each worker."""
    ports = [free_port() for _ in range(workers)]
    copies = [copy_tree(folder / f"copy{number}") for number in range(workers)]
    run_tests(copies[0])
    config, session = folder / "config.toml", folder / "session.sqlite"
    config.write_text(configuration(ports))
    cosmic_ray(copies[0], "init", str(config), str(session))
    command("cosmic_ray.tools.filters.operators_filter", copies[0], str(session), str(config))
    with ExitStack() as stack:
        for copy, port in zip(copies, ports, strict=True):
            stack.enter_context(worker(copy, port))
        cosmic_ray(copies[0], "exec", str(config), str(session))
    return read_session(cosmic_ray(copies[0], "dump", str(session)))


def configuration(ports: list[int]) -> str:
    """The configuration file of cosmic-ray."""
    modules, urls = json.dumps(MODULES), json.dumps([f"http://127.0.0.1:{port}" for port in ports])
    return f"""[cosmic-ray]
module-path = {modules}
timeout = {TIME_LIMIT}
excluded-modules = []
test-command = {json.dumps(" ".join(test_command()))}

[cosmic-ray.distributor]
name = "http"

[cosmic-ray.distributor.http]
worker-urls = {urls}

[cosmic-ray.filters.operators-filter]
exclude-operators = {json.dumps(LEFT_OUT)}
"""


def test_command() -> list[str]:
    """The tests of the game, up to the first that fails."""
    return [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", TESTS]


def copy_tree(target: Path) -> Path:
    """A copy of the files that git knows or would add.

    Its bytecode is checked against the text of each module, not its time: mutants follow each other within a second.
    """
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "--", *COPIED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target / name)
    compiling = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
    subprocess.run(compiling, cwd=target, check=True)
    return target


def run_tests(copy: Path) -> None:
    """The tests must pass before anything is broken."""
    subprocess.run(test_command(), cwd=copy, env=environment(copy), check=True, stdout=subprocess.DEVNULL)


@contextmanager
def worker(copy: Path, port: int) -> Iterator[None]:
    """A process that changes its own copy and runs the tests there."""
    words = [sys.executable, "-m", "cosmic_ray.cli", "http-worker", "--port", str(port)]
    process = subprocess.Popen(words, cwd=copy, env=environment(copy), stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a worker takes connections."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("a worker of cosmic-ray did not start")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cosmic_ray(copy: Path, *words: str) -> str:
    """Run a command of cosmic-ray in a copy; what it printed."""
    return command("cosmic_ray.cli", copy, *words)


def command(module: str, copy: Path, *words: str) -> str:
    """Run a module as a program in a copy; what it printed."""
    words = (sys.executable, "-m", module, *words)
    return subprocess.run(words, cwd=copy, env=environment(copy), stdout=subprocess.PIPE, text=True, check=True).stdout


def environment(copy: Path) -> dict[str, str]:
    """The variables under which a copy is tested: its own source, no bytecode written, no plugins (they cost seconds)."""
    mine = {
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    return {**os.environ, **mine}


def read_session(dumped: str) -> list[Mutant]:
    """The mutants of a dumped session; those that were filtered out are no mutants."""
    found = []
    for line in dumped.splitlines():
        item, result = json.loads(line)
        if result is None or result["worker_outcome"] != "normal":
            if result is None or result["worker_outcome"] != "skipped":
                raise RuntimeError(f"cosmic-ray could not try a mutant: {line}")
            continue
        change = item["mutations"][0]
        added = [text[1:].strip() for text in result["diff"].splitlines() if text.startswith("+") and text[:2] != "++"]
        found.append(Mutant(change["module_path"], change["start_pos"][0], " ".join(added), result["test_outcome"]))
    return found


def figures(mutants: list[Mutant]) -> str:
    """A table: for each module how many mutants there were and how many no test noticed."""
    rows = ["| module | mutants | killed | survived | killed, of all |", "| --- | ---: | ---: | ---: | ---: |"]
    for name in (*MODULES, "together"):
        counted = Counter(mutant.outcome for mutant in mutants if name in (mutant.module, "together"))
        total, survived = counted.total(), counted["survived"]
        title = f"`{Path(name).name}`" if name in MODULES else name
        share = (total - survived) / total
        rows.append(f"| {title} | {total} | {total - survived} | {survived} | {share:.1%} |")
    return "\n".join(rows)


if __name__ == "__main__":
    raise SystemExit(main())
