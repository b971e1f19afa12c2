# Commencer une partie contre des bots.

start-title = { $game } contre des bots
start-strength = De quelle force ?
start-rivals = Combien de rivaux ?
start-first = Vous découvrez le jeu ? Commencez par le plus facile : vous pouvez le battre.
