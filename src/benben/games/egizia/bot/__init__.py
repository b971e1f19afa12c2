"""What a bot of Egizia needs: evaluation of positions and a policy for rollouts."""
