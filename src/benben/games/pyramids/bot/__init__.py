"""What a bot of Pyramids needs: evaluation of positions and a policy for rollouts."""
