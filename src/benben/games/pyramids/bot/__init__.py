"""The bot's knowledge of Pyramids: the value of cards and positions, and a policy for rollouts."""
