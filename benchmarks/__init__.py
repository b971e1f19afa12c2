"""Benchmarks: every claimed figure has a script here that prints it as a ratio, measured in one run on one machine."""
