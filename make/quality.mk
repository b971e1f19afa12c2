# How good the tests are: coverage of the interpreted suite, mutation testing of one game's rules.

.PHONY: coverage mutation

COVERAGE := build/coverage

# Without browsers and builds, and interpreted: coverage.py sees nothing of compiled code. The quick tests alone by default,
# because the slow ones take much longer under coverage.py; COVERED='not long' adds them. The figures go
# into docs/testing.md.
COVERED := not slow and not long
coverage: $(VENV)/.dev
	@mkdir -p $(COVERAGE)
	PYTHONPATH=src BENBEN_EXPECT=interpreted $(PYTEST) -m "$(COVERED)" --ignore tests/web --ignore tests/build \
		--cov --cov-report= --cov-report=json:$(COVERAGE)/report.json --cov-report=html:$(COVERAGE)/html
	@$(BIN)/python -m tools.coverage $(COVERAGE)/report.json --write
	@echo "line by line: $(COVERAGE)/html/index.html"

# GIZA's rules are broken in one place at a time, in copies of the tree; survivors are printed with their line.
mutation: $(VENV)/.mutation
	@$(BIN)/python -m tools.mutation --write

$(VENV)/.mutation: $(VENV)/.dev requirements/mutation.txt
	@echo "installing what mutation testing needs (once)"
	@$(PIP) install -r requirements/mutation.txt
	@touch $@
