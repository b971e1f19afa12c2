"""Search: game-blind Monte Carlo tree search and playouts, built on the kernel alone."""
