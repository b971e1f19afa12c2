# La table dans le terminal.

terminal-player = Joueur { $number }
terminal-bot = { $name } ({ $level })
terminal-own-place = { $place }, chez vous
terminal-ask = À vous de choisir ({ $step })
terminal-asked = { $name } : { $question }
terminal-touched = { $touched } : et ensuite ?
terminal-gives = { $move } ({ $given })
terminal-hint = numéro ou coup écrit ; ? aide, hint, log, score, look, undo, lang, quit
terminal-hint-back = un numéro, ou b pour revenir ; ? NUMÉRO donne la règle
terminal-no-number = il n’y a pas de choix { $number } : choisissez de 1 à { $last }
terminal-no-back = il n’y a rien en arrière : aucun choix n’a encore été fait
terminal-no-area = il n’y a pas de « { $wanted } » à regarder ; il y a { $areas }
terminal-several = { $count } coups correspondent à « { $typed } » : lequel ?
terminal-refused = Impossible : { $why } ({ $rule } ; ? { $rule } montre la règle)
terminal-allowed = C’est permis : { $move }
terminal-changes = Ce qui change pour vous : { $changes }
terminal-tried-change = { $change } (dans { $worlds } cas essayés sur { $of })
terminal-possible-change = { $change } (dans { $worlds } cas possibles sur { $of })
terminal-thinking = { $name } réfléchit
terminal-more = Entrée pour continuer
terminal-pages = Entrée pour lire la suite, q pour arrêter la lecture
terminal-narrow = cette fenêtre a { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
}, le plateau en demande { $needed }
terminal-cut = ▸ la fenêtre est trop basse pour toute la table : look la montre
terminal-folded = ▸ look montre { $areas }
terminal-points = points
terminal-scores = Les points, pour autant que vous puissiez les voir
terminal-score-hidden = cachés jusqu’à la fin
terminal-score-later = compté à la fin, dans l’état actuel :
terminal-winners = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
terminal-tie-break = à égalité de points, mais devant au départage
terminal-rematch = Une autre partie ? (o/n)
terminal-yes = o oui
terminal-hand-over = Passez le clavier à { $name }.
terminal-hand-over-ready = { $name } : appuyez sur Entrée quand personne d’autre ne regarde l’écran.
terminal-turn-over = Votre tour est fini : Entrée cache votre main.
terminal-last-call = Entrée termine votre tour ; « undo » reprend votre coup :
terminal-saved = La partie est enregistrée : { $path }
terminal-go-on = Pour la reprendre : { $command }
terminal-kept = L’enregistrement de la partie, graine révélée comprise, est ici : { $path }
terminal-review = Ce qui fut la chance, et ce qui aurait été meilleur : { $command }
terminal-branch = Cette partie reprend { $path } après { $at } actions, avec une nouvelle graine. Elle ne compte pour rien.
terminal-begin-learn = apprendre un jeu par une première partie guidée
terminal-begin-play = jouer contre les bots les plus faciles
terminal-begin-resume = reprendre une partie inachevée
terminal-begin-serve = ouvrir la table web dans un navigateur
terminal-begin-games = tous les jeux, leurs options et les niveaux des bots
terminal-begin-help = toutes les commandes
terminal-which-game = Quel jeu ? Tapez son numéro, ou q pour quitter :
terminal-which-game-again = Tapez un numéro de 1 à { $last }, ou q pour quitter.
terminal-unfinished = Parties inachevées, la plus récente en premier :
terminal-replay-at = action { $at } sur { $last }
terminal-replay-keys = Entrée ou n : suivante, p : précédente, un numéro : y aller, e : fin, q : quitter :
terminal-players = de { $low } à { $high } joueurs
terminal-default-mark = * marque ce qui se joue sauf avis contraire, à donner avec --option NOM=VALEUR
terminal-levels = Niveaux des bots, pour --level :
terminal-hinting = un conseil se prépare ({ $level })
terminal-comparing = les coups sont comparés dans des parties simulées
terminal-no-language = il n’y a pas de langue « { $wanted } » ; il y a { $languages }
terminal-help-rule = La question du moment
terminal-help-symbols = Les symboles de la table
terminal-help-marks = ▶ doit jouer   ? non montré   · vide   (3) il y en a trois   … la suite dessous   souligné : peut être touché maintenant   inversé : ce dont parle la question
terminal-help =
    Tapez le numéro d’un choix. Les longues listes vont en deux temps : ce que vous touchez, puis où ; b revient en arrière.
    Ou tapez un coup comme l’écrivent les enregistrements ; des débuts de mots suffisent si un seul coup correspond.
    ? montre cette aide ; ? RÈGLE une règle ou un chapitre ; ? COUP ou ? NUMÉRO si c’est permis, et sinon pourquoi ; ? MOT les règles qui en parlent.
    undo reprend votre dernier coup tant que personne d’autre n’a joué et que rien de nouveau n’a été montré.
    log raconte ce qui vient de se passer, log all toute la partie ; score donne les points ; look montre chaque plateau en entier, look NOM l’un d’eux.
    hint nomme le coup à jouer et dit pourquoi, hint NIVEAU cherche comme ce niveau ; lang en continue en anglais (en, fr, nl, de).
    quit enregistre et quitte ; Ctrl-C aussi. « benben resume » reprend la partie.
    how dit comment jouer, legend montre chaque pièce et ce qu’elle fait ; score montre d’où vient chaque point.
