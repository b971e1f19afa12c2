"""The arena: bots against each other, and what the results say."""
