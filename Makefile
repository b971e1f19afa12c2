# What people do every day. Everything is set up when it is first needed; a second run does not install again.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src web -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path '*/node_modules/*' ! -path '*/server/client/*' ! -path '*/showcase/*') \
	pyproject.toml setup.py
export PIP_NO_WARN_SCRIPT_LOCATION := 1

.PHONY: play client test lint types test-client test-interpreted test-compiled bench bench-web playthroughs spec clean help

help:
	@echo "make play    play in the browser, against bots or with friends"
	@echo "make test    lint, types and all tests, interpreted and compiled"
	@echo "make lint    ruff and mypy alone"
	@echo "make bench   print how fast it is, next to other engines"
	@echo "make bench-web    print how many moves a second the web server takes, and how long they wait"
	@echo "make client  build the pages of the web table into src"
	@echo "make playthroughs, make spec    write the golden files and the spec pages anew"

play: $(VENV)/.built
	@$(BIN)/benben serve --open

client: $(VENV)/.web
	@$(BIN)/python setup.py build_client

test: lint test-client test-interpreted test-compiled

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-client: web/node_modules/.package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test

# The pages are tried in a browser once, with the package as it is installed.
test-interpreted: $(VENV)/.dev
	PYTHONPATH=src BENBEN_EXPECT=interpreted $(BIN)/pytest -n auto --ignore tests/web

test-compiled: $(VENV)/.dev $(VENV)/.built
	@if $(BIN)/python -c 'import sys, benben.kernel.state as s; sys.exit(s.__file__.endswith(".py"))'; then \
		echo "BENBEN_EXPECT=compiled $(BIN)/pytest -n auto"; BENBEN_EXPECT=compiled $(BIN)/pytest -n auto; \
	else \
		echo "*** NO C COMPILER: the compiled tests were SKIPPED; the interpreted ones passed ***"; \
		$(BIN)/pytest -n auto tests/web; \
	fi

bench: $(VENV)/.bench $(VENV)/.built
	@$(BIN)/python -m benchmarks

bench-web: $(VENV)/.dev $(VENV)/.built
	@$(BIN)/python -m benchmarks.web_server

playthroughs: $(VENV)/.dev
	PYTHONPATH=src:tests $(BIN)/python -m playthroughs

spec: $(VENV)/.dev
	@for page in docs/spec/*.md; do \
		name=$$(basename $$page .md); PYTHONPATH=src $(BIN)/python -m benben.cli spec $$name > $$page; echo $$page; \
	done

$(VENV)/.core: requirements/core.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "benben needs Python 3.11 or newer")'
	@echo "setting up $(VENV) (once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install -r requirements/core.txt
	@touch $@

$(VENV)/.web: $(VENV)/.core requirements/web.txt
	@echo "installing what the web table needs (once)"
	@$(PIP) install -r requirements/web.txt
	@touch $@

$(VENV)/.built: $(VENV)/.web $(SOURCES)
	@echo "building benben (a few minutes where there is a C compiler)"
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@touch $@

web/node_modules/.package-lock.json: $(VENV)/.web web/package-lock.json
	@echo "installing what the pages are built with (once)"
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web install --no-save --loglevel=error
	@touch $@

$(VENV)/.dev: $(VENV)/.web requirements/dev.txt
	@echo "installing what the tests need (once)"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "installing what the benchmarks compare with (once)"
	@$(PIP) install -r requirements/bench.txt
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/benben/server/client

include make/quality.mk
