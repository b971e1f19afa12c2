# Attacks on a server of this machine, over loopback alone and at full size. The tests run the same ones small.

.PHONY: attack

attack: $(VENV)/.dev
	PYTHONPATH=src BENBEN_EXPECT=interpreted BENBEN_ATTACK=long $(BIN)/pytest --durations=10 tests/attack
	PYTHONPATH=src:tests $(BIN)/python -m attack.ratios
