# Ce que disent tous les jeux.

game-over = la partie est terminée
not-your-turn = ce n’est pas à { $who } de jouer : c’est à { $asked } de répondre
chance-decides = « { $move } » : c’est le hasard qui en décide
not-asked = « { $move } » ne répond pas à la question posée ({ $step })
only-watching = les spectateurs regardent ; ils ne jouent pas
nothing-to-undo = il n’y a rien à reprendre : depuis votre dernier coup, le hasard est intervenu, une information cachée a été révélée, quelqu’un d’autre a joué ou la partie s’est terminée
unworded-event = { $who } : { $what }
rules-reconstructed = reconstitué
rules-source = source : { $source }
