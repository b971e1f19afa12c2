# Learning with other people's libraries: each example has to beat random play within minutes on one core. CI runs it at night.

.PHONY: examples

EXAMPLES := ppo_torch ppo_sb3

examples: $(VENV)/.examples engine
	@for name in $(EXAMPLES); do $(BIN)/python -m examples.$$name || exit 1; done
	@$(BIN)/python -m tools.learning_curves

$(VENV)/.examples: $(VENV)/.dev requirements/examples.txt
	$(STAGE) "packages of the examples (once)" $(PIP) install -r requirements/examples.txt
	@touch $@
