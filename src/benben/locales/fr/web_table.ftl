# La table et la relecture dans le navigateur.

web-bot-level = Niveau du bot

# « votre » ne va pas devant un pluriel : ce qui est à vous se dit après.
web-own = { $thing } (à vous)
web-owned = { $who } : { $thing }
web-counted = { $count } × { $thing }
web-at-place = { $thing }, { $place }
web-explained = { $thing } : { $more }
web-noted = { $thing } ({ $note })
web-place-nth = { $group }, place { $nth }
web-you-called = { $name } (vous)
web-empty = vide

web-opening = La table s’ouvre…
web-reconnecting = La connexion est perdue : nouvel essai…
web-reconnecting-kept = La connexion est perdue : votre coup est gardé et sera envoyé…
web-title-your-turn = ● À vous · { $title }

web-waiting-title = On attend des joueurs
web-waiting-text = La partie commence dès que tous les sièges sont pris. Envoyez l’invitation à vos amis, ou donnez des sièges à des bots.
web-this-is-you = (vous)
web-free-seat = Le siège { $number } est libre
web-add-bot = Ajouter un bot
web-send-away = Retirer le bot
web-sit-down = S’asseoir ici
web-leave = Quitter la table
web-invite-link = Invitation : quiconque ouvre ce lien peut s’asseoir
web-watch-link = Pour les spectateurs : quiconque ouvre ce lien peut regarder
web-copy = Copier
web-copied = Copié

web-question = La question du moment
web-you = À vous
web-you-asked = À vous de répondre : { $question }
web-waiting-for = On attend { $who }
web-stands-in = Un bot joue à votre place.
web-take-back = Reprendre mon siège
web-sending = Envoi de votre coup…
web-sealed = Votre choix secret : { $choice }. Vous pouvez le changer tant que tout le monde n’a pas choisi.
web-withdraw = Retirer
web-touched = Touché jusqu’ici
web-next-place = où ?
web-next-piece = quoi ?
web-next-number = combien ?
web-choices = Ce que vous pouvez choisir
web-confirm = Confirmer
web-back = Retour
web-undo = Annuler
web-restart = Recommencer le tour
web-list = Liste
web-list-filter = { $count } choix, à filtrer par mots :
web-list-none = Aucun choix ne contient ces mots.
web-foresight = Ce que cela apporte
web-gives-up = Ce que vous perdez
web-later = Comptera plus tard : { $sources }
web-final = Ce coup ne pourra pas être annulé.
web-final-agreement = { $others ->
    [0] Les bots répondent aussitôt. Vous pourrez reprendre ce coup jusqu’à ce que le hasard décide ou qu’une chose cachée soit montrée.
   *[other] Vous pourrez reprendre ce coup jusqu’à ce qu’un autre joue, ensuite seulement si tous sont d’accord.
}
web-tried-change = { $change } (dans { $worlds } cas essayés sur { $of })
web-possible-change = { $change } (dans { $worlds } cas possibles sur { $of })
web-likely-tried = ≈ probable : identique dans les { $of } cas essayés
web-likely-possible = ≈ probable : identique dans les { $of } cas possibles
web-gain = { $who } : { $gain } { $points ->
    [one] point
   *[other] points
}
web-change = { $name } : { $before } → { $after }

web-scores = Points
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-hidden = points cachés
web-has-won = a gagné
web-is-asked = doit jouer
web-locked = a choisi
web-thinking = réfléchit…
web-thinking-of = { $who } réfléchit
web-away = n’est pas là
web-propose = Proposer un bot
web-bot-from = Un bot peut être proposé à partir de { $time }
web-bot-sits-from = Un bot joue à partir de { $time }, quand c’est son tour
web-propose-level = Proposer un bot ({ $level })
web-played-for-you = { $moves ->
    [one] En votre absence, un bot a joué un coup à votre place.
   *[other] En votre absence, un bot a joué { $moves } coups à votre place.
}
web-look-at-moves = Voir ce qu’il a joué
web-agree = Accepter
web-proposed = Pour { $who }, un bot est proposé ({ $level }). Accord encore attendu : { $missing }

web-beside = À côté de la table
web-zoom = Taille du plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-tab-log = Journal
web-tab-chat = Tchat
web-tab-hint = Conseil
web-tab-words = En mots
web-tab-more = Plus
web-log = Ce qui s’est passé
web-log-all = Montrer les { $count } lignes
web-log-jump = Montrer ce moment
web-log-times = { $said } (×{ $times })
web-log-hidden = { $count ->
    [one] Une pioche cachée
   *[other] { $count } pioches cachées
}
web-since = Depuis votre tour
web-chat = Tchat
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-hint = Conseil
web-hint-level = Qui donne le conseil
web-hint-thinking = Réflexion…
web-confirm-when = Confirmer un coup
web-confirm-always = toujours
web-confirm-final = quand il ne peut pas être annulé
web-confirm-never = jamais
web-playback = Vitesse des coups des autres
web-playback-slow = lente
web-playback-normal = normale
web-playback-fast = rapide
web-playback-instant = immédiate

web-rule = Règle
web-rule-link = règle { $rule }
web-rule-all = Toutes les règles
web-rule-none = Il n’y a pas de texte pour la règle { $rule }.

web-keys = Raccourcis clavier
web-key-tab = aller à l’élément suivant qui peut être touché
web-key-arrows = aller à l’élément le plus proche qui peut être touché sur le plateau
web-key-enter = le toucher ; confirmer un coup
web-key-escape = revenir en arrière
web-key-undo = annuler le dernier coup
web-key-hint = demander un conseil
web-key-list = énumérer tous les choix en toutes lettres
web-key-keys = montrer ces raccourcis

web-fairness = Un hasard loyal
web-fair = Le hasard découle d’un nombre secret du serveur, dont l’empreinte est connue dès que la table existe, et d’un nombre aléatoire de chaque siège. Ceux-ci sont fixés avant que le premier soit montré : personne ne peut donc choisir le hasard, pas même l’hôte. Après la partie, le nombre secret est montré et votre navigateur recalcule chaque tirage.
web-commitment = Empreinte (SHA-256), connue dès le début
web-seed = Nombre secret
web-seed-later = montré une fois la partie terminée
web-verify = Vérifier
web-fair-here = Votre navigateur a recalculé l’empreinte : elle correspond au nombre secret.
web-fair-not-here = Votre navigateur ne peut pas calculer d’empreinte sur cette page, car la connexion n’est pas chiffrée.
web-fair-broken = Cela ne correspond pas à l’empreinte : ne vous fiez pas à cette partie.
web-evidence = Preuves pour d’autres vérificateurs
web-number-of = Nombre aléatoire de { $who }
web-number-none = aucun
web-number-later = montré quand tous les sièges sont pris
web-number-withheld = non montré
web-starting = Tous les sièges sont pris. La partie commence quand les navigateurs de tous les joueurs ont montré leur nombre aléatoire, en quelques secondes au plus.
web-fair-busy = Votre navigateur recalcule les tirages…
web-fair-remembered = L’empreinte est celle que votre navigateur a vue avant le début de la partie.
web-fair-late = Votre navigateur n’a vu cette table qu’après le début de la partie : il ne peut pas savoir si l’empreinte était une autre avant.
web-fair-changed = L’empreinte n’est pas celle que votre navigateur a vue d’abord : le serveur a échangé son nombre secret. Ne vous fiez pas à cette partie.
web-fair-own = Le nombre aléatoire de votre navigateur fait partie de la partie.
web-fair-own-none = Votre navigateur n’a ajouté aucun nombre aléatoire à cette partie.
web-fair-own-late = Le nombre aléatoire de votre navigateur n’est pas arrivé à temps et ne fait pas partie de la partie.
web-fair-own-dropped = Votre navigateur était là au début de la partie, mais le serveur a omis son nombre aléatoire : ne vous fiez pas à cette partie.
web-fair-seats = Tous les sièges ont les nombres aléatoires promis avant que votre navigateur montre le sien.
web-fair-seats-changed = { $who } avait promis un autre nombre aléatoire quand votre navigateur a montré le sien : ne vous fiez pas à cette partie.
web-fair-bot-dropped = Le bot { $who } n’a pas montré son nombre aléatoire, ce que les bots font toujours : ne vous fiez pas à cette partie.
web-fair-withheld = { $who } n’a pas montré le nombre aléatoire promis ; la partie a commencé sans lui.
web-fair-number-wrong = Le nombre aléatoire de { $who } ne correspond pas à son empreinte : ne vous fiez pas à cette partie.
web-fair-published-changed = Les nombres aléatoires ne sont pas ceux montrés au début de la partie : ne vous fiez pas à cette partie.
web-fair-record-numbers = L’enregistrement de la partie donne d’autres nombres : ne vous fiez pas à cette partie.
web-fair-events = { $chances ->
    [one] Votre navigateur a recalculé un tirage : il découle des nombres.
   *[other] Votre navigateur a recalculé { $chances } tirages : tous découlent des nombres.
}
web-fair-event = Le tirage { $number } (action { $action }) était « { $was } », mais les nombres donnent « { $drawn } » : ne vous fiez pas à cette partie.
web-fair-record = Le tirage { $number } est un autre dans l’enregistrement de la partie : ne vous fiez pas à cette partie.
web-fair-rules = Les issues possibles d’un tirage et leurs chances découlent des règles. Votre navigateur les reprend du serveur ; la commande « benben verify » les contrôle d’après les règles.

web-over = La partie est terminée.
web-winners = { $count ->
    [one] { $who } gagne !
   *[other] { $who } partagent la victoire !
}
web-won-by = { $points ->
    [one] Avec un point d’avance.
   *[other] Avec { $points } points d’avance.
}
web-won-tie = Les points sont à égalité : le départage décide.
web-places-tie = À égalité de points, les règles de départage décident des places.
web-standings = Classement
web-standing = Place { $place } : { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-next-game = Vers la partie suivante
web-rematch = Revanche
web-record = Télécharger l’enregistrement
web-breakdown = Chaque point expliqué

web-replay-title = Revoir la partie
web-replay-at = Moment { $at } sur { $last }
web-replay-first = Au début
web-replay-before = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-after = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-viewer = Vu par
web-replay-spectator = un spectateur
web-replay-link = Lien vers ce moment
web-replay-loading = Chargement…
web-replay-table = Vers la table

web-help = Aide
web-help-how = Comment jouer
web-help-legend = Légende
web-help-rules = Toutes les règles
web-help-play = À la table
web-legend-marks = Marques de toutes les tables
web-legend-mark-selectable = Peut être touché maintenant
web-legend-mark-selected = Est choisi
web-legend-mark-recent = Le dernier coup d’un joueur, dans sa couleur
web-legend-mark-subject = Ce dont parle la question
web-points-of = Points : { $who }
web-points-later = Compté à la fin, dans l’état actuel
web-score-open = d’où viennent les points de { $who }
web-key-rules = comment jouer, légende et règles
web-choices-above = { $count ->
    [one] Encore un choix plus haut
   *[other] Encore { $count } choix plus haut
}
web-choices-below = { $count ->
    [one] Encore un choix plus bas
   *[other] Encore { $count } choix plus bas
}
web-their-question = (question : « { $question } »)
