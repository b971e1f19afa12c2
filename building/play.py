"""`make play`: start the web table now, compiled if the engine is built, else interpreted while it is built behind.

A running server does not change engines: its tables would have to move. The compiled engine is used from the next start on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from typing import NoReturn

from building import install, stage
from building.locks import BusyError, take


def main() -> int:
    """Serve until the server ends; arguments are passed to `benben serve`."""
    serve = [sys.executable, "-m", "benben.cli", "serve", *sys.argv[1:]]
    mark = install.fingerprint()
    install_waiting_wheel(mark)
    if install.installed()[0] == mark:
        run_installed(serve)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH", "")]))}
    if install.FAILED.is_file() and install.FAILED.read_text() == mark:
        install.say(f"interpreted: the last build failed ({install.LOG}); `make engine` tries again")
        os.execve(sys.executable, serve, environment)
    install.say("interpreted for now; the compiled one is built behind and used from the next start on")
    return run_while_building(serve, environment)


def install_waiting_wheel(mark: str) -> None:
    """Install a wheel of the current sources that could not be installed while a server was running."""
    wheel = install.wheel_of(mark)
    if install.installed()[0] == mark or wheel is None:
        return
    try:
        with take(install.BUILD_LOCK):
            install.install(mark, wheel)
    except BusyError:
        pass  # another server still runs the earlier build, or another process is installing


def run_installed(serve: list[str]) -> NoReturn:
    """Become the server, with the installed package; the lock keeps others from replacing it meanwhile."""
    install.say(install.installed()[1])
    try:
        lock = take(install.IN_USE, shared=True)
    except BusyError:
        sys.exit("engine: another process is installing it; try again in a moment")
    os.set_inheritable(lock.fileno(), True)
    os.execv(sys.executable, serve)


def run_while_building(serve: list[str], environment: dict[str, str]) -> int:
    """Run the server from the sources and the build beside it; Ctrl-C ends both. Compiled parts are kept."""
    # The terminal sends Ctrl-C to the server too, which ends by it. A handler, unlike SIG_IGN, is not passed on to children.
    signal.signal(signal.SIGINT, lambda *_: None)
    builder = subprocess.Popen(
        [sys.executable, "-m", "building.install", "--behind"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that it can be ended below with all its compilers
    )
    reader = threading.Thread(target=pass_on, args=(builder,), daemon=True)
    reader.start()
    server = subprocess.Popen(serve, env=environment)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    code = server.wait()
    if builder.poll() is None:
        stage.end(builder)
        install.say("the build was stopped; the next start goes on from the parts that are compiled")
    reader.join(5)
    return code


def pass_on(builder: subprocess.Popen[str]) -> None:
    """Print the builder's lines."""
    assert builder.stdout is not None
    for line in builder.stdout:
        print(line, end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
