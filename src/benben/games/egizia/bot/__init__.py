"""The bot of Egizia: evaluation of positions and a policy for rollouts."""
