"""What a bot of Giza: The Great Pyramid needs: evaluation of positions and a policy for rollouts."""
