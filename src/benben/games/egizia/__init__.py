"""Egizia (Hans im Glueck / Rio Grande 2009)."""
