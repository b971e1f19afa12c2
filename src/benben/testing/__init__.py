"""What every game must pass, importable by authors of games."""
