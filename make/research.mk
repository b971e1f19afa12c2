# Learning: the tests of `benben train`, and examples with other people's libraries.

.PHONY: test-training examples example-rllib

EXAMPLES := ppo_torch ppo_sb3

# A network is trained from nothing and has to beat the greedy bot: `make test` skips this where PyTorch is missing.
test-training: $(VENV)/.train engine
	$(BIN)/pytest tests/learn

# Each example has to beat random play within minutes on one core. CI runs it at night.
examples: $(VENV)/.examples engine
	@for name in $(EXAMPLES); do $(BIN)/python -m examples.$$name || exit 1; done
	@$(BIN)/python -m tools.learning_curves

# RLlib pins an older Gymnasium, so it gets an environment of its own. The wheel of the engine is the one that `engine` built.
RLLIB := build/rllib
example-rllib: engine $(RLLIB)/.ready
	@$(RLLIB)/bin/python -m building.install
	@$(RLLIB)/bin/python -m examples.ppo_rllib
	@$(BIN)/python -m tools.learning_curves

$(RLLIB)/.ready: requirements/rllib.txt
	@$(PYTHON) -m venv --clear $(RLLIB)
	$(STAGE) "packages of RLlib (once)" $(RLLIB)/bin/python -m pip --quiet --disable-pip-version-check install -r requirements/rllib.txt
	@touch $@

$(VENV)/.train: $(VENV)/.dev requirements/train.txt
	$(STAGE) "packages for training (once)" $(PIP) install -r requirements/train.txt
	@touch $@

$(VENV)/.examples: $(VENV)/.dev requirements/examples.txt
	$(STAGE) "packages of the examples (once)" $(PIP) install -r requirements/examples.txt
	@touch $@
