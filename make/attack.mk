# Attacks on a server of this machine, over loopback alone and at full size. The tests run the same ones small. The ratios are
# those of the compiled engine; they are written into docs/security.md.

.PHONY: attack

attack: $(VENV)/.dev engine
	PYTHONPATH=src BENBEN_EXPECT=interpreted BENBEN_ATTACK=long $(BIN)/pytest --durations=10 tests/attack
	PYTHONPATH=tests:. $(BIN)/python -m attack.ratios --write
