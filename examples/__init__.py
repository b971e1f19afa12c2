"""Learning with libraries that researchers use. Each example learns to beat random play; ``make examples`` runs them all."""
