# Problèmes : positions de parties finies avec un seul meilleur coup.

puzzle-title = Problèmes
puzzle-title-of = { $game } : problèmes
puzzle-lead = Un coup est clairement le meilleur. Trouvez-le sur le plateau. Les positions viennent de parties finies, et vous voyez ce que la personne au trait savait.
puzzle-today = Problème du jour
puzzle-all = Tous les problèmes
puzzle-own = Vos propres erreurs
puzzle-own-lead = Les décisions de vos parties analysées qui vous ont coûté le plus.
puzzle-own-game = Votre coup à l’action { $at }
puzzle-own-none = Analysez une partie finie, et vos coups les plus coûteux reviendront ici.
puzzle-none = Pas encore de problèmes.
puzzle-players = { $players } personnes
puzzle-difficulty = Difficulté { $difficulty } sur 100
puzzle-cost = a coûté { $lost } points de pourcentage
puzzle-solve = Résoudre
puzzle-solved = Résolu
puzzle-question = Quel coup est clairement le meilleur ?
puzzle-wrong = { $move } : pas le meilleur.
puzzle-wrong-lost = { $move } : cela réduit les chances de victoire de { $lost } points de pourcentage.
puzzle-show = Montrer la solution
puzzle-right = Juste !
puzzle-equal = À peu près aussi bon que la solution. Bien joué.
puzzle-answer = La solution : { $move }
puzzle-rival = Le suivant : { $move } ({ $lost } points de pourcentage de moins)
puzzle-rival-move = Le suivant : { $move }
puzzle-played = Vous avez joué : { $move } ({ $lost } points de pourcentage de moins)
puzzle-played-move = Vous avez joué : { $move }
puzzle-found = Trouvé par { $levels }
puzzle-found-level = { $level } { $percent } %
puzzle-back = Tous les problèmes

server-no-puzzle = ce problème n’existe pas
server-no-text = un commentaire a au moins une lettre
server-no-comment = ce commentaire de vous n’existe pas
server-no-moment = cette partie a les moments 0 à { $last }
server-too-many-comments = personne n’écrit plus de { $most } commentaires sur une partie
puzzle-no-table = c’est un problème : on essaie des coups, et la solution peut être montrée
puzzle-over = La solution est déjà montrée.
puzzle-no-undo = Dans un problème, il n’y a rien à annuler : un coup faux est essayé, pas joué

puzzle-terminal-title = { $game }, problème { $number } sur { $count }
puzzle-terminal-commands = numéro ou coup écrit ; ? aide, answer (solution), log, score, look, lang, quit
puzzle-terminal-no-hint = Pas de conseil dans un problème. Tapez answer pour voir la solution.
puzzle-terminal-comparing = votre coup est comparé à la solution
puzzle-terminal-more = Autres problèmes : { $command }
