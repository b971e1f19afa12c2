# What every game says.

game-over = the game is over
not-your-turn = it is not { $who }'s turn: { $asked } is asked
chance-decides = "{ $move }" is for chance to decide
not-asked = "{ $move }" does not answer what is asked now ({ $step })
only-watching = spectators watch; they do not play
nothing-to-undo = there is nothing to take back: since your last move chance has acted, something hidden was shown, somebody else has moved, or the game has ended
unworded-event = { $who }: { $what }
rules-reconstructed = reconstructed
rules-source = source: { $source }
