"""What a bot of GIZA needs: evaluation of positions and a policy for rollouts."""
