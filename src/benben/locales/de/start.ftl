# Ein Spiel gegen Bots beginnen.

start-title = { $game } gegen Bots
start-strength = Wie stark?
start-rivals = Wie viele Rivalen?
start-first = Neu in diesem Spiel? Beginne mit dem leichtesten: Den kannst du schlagen.
