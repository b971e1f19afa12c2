"""Benchmarks: for every claimed figure a script that prints it as a ratio, measured in one run on one machine."""
