"""How benben is set up and built: the compiled engine, the web pages, and `make play`."""
