# Les joueurs automatiques, par leur nom.

level-random = joue un coup permis au hasard
level-greedy = ne voit qu’un coup à l’avance
level-beginner = ne regarde qu’un coup ou deux et prend ce qui semble bon à première vue
level-apprentice = voit les prochains coups et en choisit le plus souvent un bon
level-builder = pense quelques tours à l’avance et ne joue rien à la légère
level-architect = pèse bien des suites possibles et ce que cachent ses rivaux
level-master = cherche loin à chaque instant ; difficile à battre
level-baselines = Pour des essais
