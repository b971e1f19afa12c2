"""The bot of GIZA: evaluation of positions and a policy for rollouts."""
