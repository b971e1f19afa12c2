# Servers on one PostgreSQL that are killed again and again, for ten minutes. The tests run the same for some seconds.

.PHONY: soak

soak: $(VENV)/.dev
	PYTHONPATH=src BENBEN_EXPECT=interpreted BENBEN_SOAK=long $(BIN)/pytest -s tests/server/test_soak.py
