# What people do every day. Everything is set up when it is first needed; a second run installs nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
STAGE := @$(PYTHON) -m building.stage
PAGES := src/benben/server/client/built-from
WEB_SOURCES := $(shell find web/src web/art web/public web/index.html web/vite.config.ts web/package-lock.json -type f)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# Bytecode is kept, wherever the environment forbids it beside the sources: tests start some hundred Python processes.
KEPT_BYTECODE := env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX="$(CURDIR)/build/pycache"
# One more than there are cores: many tests of the server wait for processes, sockets and clocks.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PYTEST := $(KEPT_BYTECODE) $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=25
INTERPRETED := PYTHONPATH=src BENBEN_EXPECT=interpreted $(PYTEST) --ignore tests/web
COMPILED := BENBEN_EXPECT=compiled $(PYTEST)
# Succeeds if the installed package is compiled.
IS_COMPILED := $(BIN)/python -c 'import sys, benben.kernel.state as s; sys.exit(s.__file__.endswith(".py"))'
# Two targets at a time; the output of each is printed whole, where this make can do that.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
export PIP_NO_WARN_SCRIPT_LOCATION := 1

.PHONY: play ready engine client test test-quick test-long lint test-client test-interpreted test-compiled bench bench-web simulated-week playthroughs spec \
	clean help

help:
	@echo "make play          play in the browser, against bots or with friends; ARGS='--port 9000' is passed to benben serve"
	@echo "make test          lint, types, all tests but the long ones, interpreted and compiled, in a browser"
	@echo "make test-long     the long tests: each check for every title, language, size and theme"
	@echo "make test-quick    lint, types and the interpreted tests without the slow ones: under two minutes on two cores"
	@echo "make test-training the tests of benben train, with PyTorch: a network learns from nothing to beat the greedy bot"
	@echo "make lint          ruff and mypy"
	@echo "make test-client   types and tests of the web pages, without a browser"
	@echo "make test-interpreted, make test-compiled    one half of the Python tests"
	@echo "make coverage      which lines the tests run through; writes the figures into docs/testing.md"
	@echo "make mutation      which changes of GIZA's rules no test notices; writes the result into docs/testing.md"
	@echo "make attack        attacks on a server of this machine at full size; the tests run the same ones small"
	@echo "make soak          three servers on one PostgreSQL, killed again and again for ten minutes; the tests do it for seconds"
	@echo "make engine        compile the engine and install benben into $(VENV)"
	@echo "make client        build the web pages into src"
	@echo "make examples      learn with sb3-contrib and PyTorch, minutes each; draws the curves of docs/research.md"
	@echo "make example-rllib learn with RLlib, in an environment of its own"
	@echo "make bench         print how fast the engine is, next to other engines"
	@echo "make bench-web     print how many moves a second the web server takes, and how long they wait"
	@echo "make simulated-week  200 players in a week of games over days, with crashes: nothing lost, doubled or late"
	@echo "make playthroughs  write the golden playthroughs anew"
	@echo "make spec          write the spec pages and the source map anew"
	@echo "make clean         remove all that was installed and built here"

# Two at a time: the second waits for the first to set up, then finds all in place.
play:
	@$(PYTHON) -m building.locks build/setup.lock $(MAKE) --no-print-directory ready
	@$(BIN)/python -m building.play --open $(ARGS)

ready: $(VENV)/.web $(PAGES)
	@:

# The sources are compared by content, so a second run does nothing.
engine: ready
	@$(BIN)/python -m building.install

client: $(PAGES)

# Steps that do not need each other run side by side, because each of them leaves a core idle at times. Two pips at a time in one
# environment do not go well, so the engine is installed after the packages.
test:
	+@$(SIDE_BY_SIDE) $(VENV)/.dev ready
	+@$(SIDE_BY_SIDE) lint test-client engine
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

# The plug-in of schemathesis and the files that need it take seconds to load in every process; the tests in them are slow.
test-quick: lint
	$(INTERPRETED) -p no:schemathesis --ignore tests/server/test_described_requests.py \
		--ignore tests/server/test_hostile_people.py -m "not slow and not long"

# The rest of `make test`: cases that repeat its checks.
test-long: $(VENV)/.dev engine
	$(INTERPRETED) -m long
	$(PYTEST) tests/web -m long

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-client: web/node_modules/.package-lock.json
	$(NPM) run check
	$(NPM) test

# Tests that run once (tests/run_once.py) run compiled, as most people run the engine, and here if there is no compiler. The pages are
# tried in a browser once too, with the package as it is installed.
test-interpreted: $(VENV)/.dev engine
	BENBEN_ONCE=$$($(IS_COMPILED) && echo compiled || echo interpreted) $(INTERPRETED) -m "not long"

test-compiled: $(VENV)/.dev engine
	@if $(IS_COMPILED); then \
		echo '$(COMPILED) -m "not long"'; \
		$(COMPILED) -m "not long"; \
	else \
		echo "*** NO C COMPILER: the compiled tests were SKIPPED; the interpreted ones passed ***"; \
		$(PYTEST) tests/web -m "not long"; \
	fi

bench: $(VENV)/.bench engine
	@$(BIN)/python -m benchmarks

bench-web: $(VENV)/.dev engine
	@$(BIN)/python -m benchmarks.web_server $(ARGS)

simulated-week: $(VENV)/.dev
	PYTHONPATH=src $(KEPT_BYTECODE) $(BIN)/pytest -n0 -s "tests/server/test_simulated_week.py" -m long

playthroughs: $(VENV)/.dev
	PYTHONPATH=src:tests $(BIN)/python -m playthroughs

spec: $(VENV)/.dev
	@PYTHONPATH=src $(BIN)/python -m tools.game_pages
	@PYTHONPATH=src $(BIN)/python -m tools.source_map

# A virtual environment whose making was interrupted has no pip: it is made anew.
$(VENV)/.web: requirements/core.txt requirements/web.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "benben needs Python 3.11 or newer")'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(STAGE) "[1/3] Python packages (once)" $(PIP) install -r requirements/web.txt
	@touch $@

web/node_modules/.package-lock.json: $(VENV)/.web web/package-lock.json
	$(STAGE) --hint "no pages without the npm registry; play in the terminal, or try again when it answers" \
		"[2/3] web pages: packages (once)" $(BIN)/python -m building.pages install
	@touch $@

$(PAGES): web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(STAGE) "[3/3] web pages" $(BIN)/python -m building.pages

$(VENV)/.dev: $(VENV)/.web requirements/dev.txt
	$(STAGE) "packages for the tests (once)" $(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	$(STAGE) "packages the benchmarks compare with (once)" $(PIP) install -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/benben/server/client

include make/quality.mk make/attack.mk make/research.mk make/soak.mk
