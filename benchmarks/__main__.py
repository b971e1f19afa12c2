"""``python -m benchmarks``: see ``--help``."""

from benchmarks.run import main

if __name__ == "__main__":
    raise SystemExit(main())
