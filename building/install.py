"""Builds the package as a wheel and installs it: `python -m building.install`, in the environment it runs in.

A wheel is built once for each state of the sources. While a server of an earlier build is running, it is not installed:
modules that the server has not imported yet must not change under it. Then the next start installs it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

from building.locks import BusyError, held, take
from building.modules import PACKAGE, compiled, group

WHEELS = Path("build/wheels")
"""The folder of built wheels."""
LOG = Path("build/engine.log")
"""The output of the latest build."""
FAILED = Path("build/engine.failed")
"""Holds the fingerprint of sources that could not be built: `make play` does not try them a second time."""
BUILD_LOCK = Path("build/engine.lock")
"""Held by the process that builds."""
STAMP = Path(sys.prefix, ".benben-installed")
"""Holds the fingerprint of the installed sources and whether they are compiled."""
IN_USE = Path(sys.prefix, ".benben-in-use")
"""Locked by every server that runs the installed package."""
BUILD_FILES = ("pyproject.toml", "setup.py", "building")
"""Files and folders, besides the sources, that the package is built from."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input")
"""The command pip, of this Python."""
PART = re.compile(r"benben: (compiled|kept) (\w+)")
"""A line about a part of the engine, as `building.engine.report` prints it."""


class BuildError(Exception):
    """The package could not be built; the log says why."""


def fingerprint() -> str:
    """A hash of all that the package is built from."""
    found = sha256(sys.version.encode())
    for top in (PACKAGE, *map(Path, BUILD_FILES)):
        for path in sorted([top, *top.rglob("*")]):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
                found.update(f"{path.as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def installed() -> tuple[str, str]:
    """Fingerprint and mode ("compiled" or "interpreted") of the installed package; empty if none is installed."""
    try:
        mark, mode = STAMP.read_text().split()
    except (OSError, ValueError):
        return "", ""
    return mark, mode


def wheel_of(mark: str) -> Path | None:
    """The wheel that was built from the sources with this fingerprint."""
    return next(iter((WHEELS / mark).glob("*.whl")), None)


def build(mark: str) -> Path:
    """Build the wheel, with a line for each part of the engine; raise BuildError if that is not possible."""
    parts = {group(".".join(["benben", *path.relative_to(PACKAGE).with_suffix("").parts])) for path in compiled()}
    shutil.rmtree(WHEELS, ignore_errors=True)
    making = WHEELS / "making"
    LOG.parent.mkdir(exist_ok=True)
    command = [*PIP, "wheel", "-v", "--no-deps", "--no-build-isolation", "--wheel-dir", str(making), "."]
    # The pages were built before; without this, a missing registry would be waited for twice.
    environment = {**os.environ, "BENBEN_NO_CLIENT": "1"}
    done = 0
    with LOG.open("w") as log:
        child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        assert child.stdout is not None
        for line in child.stdout:
            log.write(line)
            log.flush()
            part = PART.search(line)
            if part:
                done += 1
                say(f"{part[2]} {'compiled' if part[1] == 'compiled' else 'is unchanged'} ({done} of {len(parts)})")
        if child.wait() != 0:
            raise BuildError(LOG)
    if fingerprint() != mark:
        shutil.rmtree(making)
        raise BuildError("the sources changed meanwhile")
    making.replace(WHEELS / mark)
    wheel = wheel_of(mark)
    assert wheel is not None
    return wheel


def install(mark: str, wheel: Path) -> None:
    """Install a wheel; raise BusyError if a server runs the package that is installed now."""
    with take(IN_USE):
        STAMP.unlink(missing_ok=True)  # an interrupted installation counts as none
        subprocess.run([*PIP, "--quiet", "install", "--no-deps", "--force-reinstall", str(wheel)], check=True)
        mode = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
        STAMP.write_text(f"{mark} {mode}\n")


def bring_up_to_date() -> str:
    """Build and install the package if the sources have changed, and return its mode; raise BuildError or BusyError."""
    mark = fingerprint()
    if installed()[0] != mark:
        install(mark, wheel_of(mark) or build(mark))
    return installed()[1]


def say(text: str) -> None:
    """Print a line about the engine."""
    print(f"engine: {text}", flush=True)


def main() -> int:
    """Bring the installed package up to date, one process at a time."""
    parser = argparse.ArgumentParser(prog="building.install", description=__doc__)
    parser.add_argument("--behind", action="store_true", help="leave the processor to others: somebody plays meanwhile")
    if parser.parse_args().behind:
        os.nice(10)
    start = time.monotonic()
    with held(BUILD_LOCK, lambda: say("another build is running; waiting for it")):
        mark = fingerprint()
        fresh = installed()[0] != mark
        try:
            mode = bring_up_to_date()
        except BusyError:
            say("built; a server is running, so it is installed at the next start")
            return 0
        except (BuildError, subprocess.CalledProcessError) as error:
            FAILED.write_text(mark)
            say(f"NOT BUILT ({error}); everything works interpreted, and bots think longer. The log: {LOG}")
            return 1
    FAILED.unlink(missing_ok=True)
    if fresh:
        texts = {"compiled": "installed", "interpreted": "no C compiler was found, so benben stays interpreted"}
        say(f"{texts[mode]} ({time.monotonic() - start:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
