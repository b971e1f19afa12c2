"""``python -m benchmarks``: the speed of the engine; see ``--help``."""

from benchmarks.engine_speed import main

if __name__ == "__main__":
    raise SystemExit(main())
