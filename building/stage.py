"""One line for each stage of the set-up: what is done, how long it has taken, and the output only if it fails.

    python3 -m building.stage [--limit SECONDS] [--hint TEXT] LINE COMMAND...

On a terminal the seconds are counted while the command runs; elsewhere the line is printed once, at the end.
It runs before anything is installed, so it uses the standard library only.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any

TICK = 0.5
"""Seconds between two looks at the command."""


def run(line: str, command: Sequence[str], limit: float | None = None, hint: str = "") -> int:
    """Run a command as one stage and return its exit code; after `limit` seconds it is ended and the code is 124."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as output:
        # A session of its own: the limit ends the whole family of processes, npm's and pip's children included.
        child = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            code = wait(child, line, start, limit)
        except BaseException:
            end(child)
            show(f"{line}: stopped", last=True)
            raise
        seconds = time.monotonic() - start
        if code == 0:
            show(f"{line}: {seconds:.0f} s", last=True)
            return 0
        output.seek(0)
        show(f"{line}: FAILED after {seconds:.0f} s", last=True)
        sys.stderr.write(output.read().decode(errors="replace"))
    if code == 124:
        print(f"benben: no end in sight after {limit:.0f} s, so it was stopped", file=sys.stderr)
    if hint:
        print(f"benben: {hint}", file=sys.stderr)
    return code


def wait(child: subprocess.Popen[Any], line: str, start: float, limit: float | None) -> int:
    """The exit code of the child; 124 if it had to be ended at the limit."""
    while True:
        try:
            return child.wait(TICK)
        except subprocess.TimeoutExpired:
            seconds = time.monotonic() - start
            if limit is not None and seconds > limit:
                end(child)
                return 124
            if sys.stdout.isatty():
                show(f"{line} ... {seconds:.0f} s")


def end(child: subprocess.Popen[Any]) -> None:
    """End the child and all its children."""
    try:
        os.killpg(child.pid, signal.SIGTERM)
        child.wait(5)
    except ProcessLookupError:
        pass
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def show(text: str, last: bool = False) -> None:
    """Print a line; on a terminal it replaces the one before."""
    begin = "\r\x1b[K" if sys.stdout.isatty() else ""
    print(f"{begin}{text}", end="\n" if last else "", flush=True)


def main() -> int:
    """Run the command line's stage."""
    parser = argparse.ArgumentParser(prog="building.stage")
    parser.add_argument("--limit", type=float, help="seconds after which the command is ended")
    parser.add_argument("--hint", default="", help="what to say if it fails")
    parser.add_argument("line")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    # Terminated, the stage ends its command too: a signal becomes an exception.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        return run(given.line, given.command, given.limit, given.hint)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
