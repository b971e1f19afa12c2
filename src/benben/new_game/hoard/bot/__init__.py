"""What a bot of Hoard needs: the evaluation of positions and a first guess at moves."""
