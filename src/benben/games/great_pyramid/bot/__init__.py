"""The bot's knowledge of Giza: The Great Pyramid: the value of positions, bids and actions, for search and rollouts."""
