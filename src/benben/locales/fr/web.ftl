# Les pages autour des tables : accueil, invités, liens, règles.

web-skip = Aller au contenu
web-welcome = Bâtissez pour l’éternité
web-lead = Des jeux de l’Égypte ancienne, pour une à six personnes et autant de bots que vous voulez. Sans compte : choisissez un jeu et jouez.
web-lost = Il n’y a rien ici
web-no-page = Cette page n’existe pas
web-no-game = Ce jeu n’existe pas ici
web-no-lesson = Ce jeu n’a pas cette leçon
web-no-puzzle = Ce problème n’existe pas, ou il vient de la partie de quelqu’un d’autre
web-to-lobby = Vers les jeux
web-close = Fermer
web-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
web-language = Langue
web-light-auto = Clair ou sombre, selon le système
web-light-light = Clair
web-light-dark = Sombre
web-waiting-tables = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}

web-who = Qui êtes-vous ?
web-change-me = Changer de nom, de couleur ou de symbole
web-name = Votre nom
web-colour = Votre couleur
web-symbol = Votre symbole
web-ready = C’est prêt
web-colour-lapis = bleu lapis
web-colour-gold = or
web-colour-carnelian = rouge cornaline
web-colour-malachite = vert malachite
web-colour-obsidian = noir obsidienne
web-colour-alabaster = blanc albâtre
web-colour-amethyst = violet améthyste
web-colour-copper = brun cuivre
# Les noms disent à quoi ressemblent les caractères de `web/src/playerAppearance.ts`.
web-symbol-ankh = ânkh
web-symbol-eye = œil
web-symbol-scarab = étoile
web-symbol-lotus = lotus
web-symbol-sun = soleil
web-symbol-feather = feuille
web-symbol-falcon = losange
web-symbol-crook = lune

web-games = Les jeux
web-players = Joueurs
web-length = Durée
web-weight = Difficulté
web-rules = Règles
web-against-bots = Jouer contre des bots
web-with-friends = Nouvelle table…
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-no-open-tables = Personne ne cherche de joueurs en ce moment. Dressez votre propre table et envoyez son lien à vos amis.
web-all-tables = Tout montrer ({ $count })
web-fewer = En montrer moins
web-your-turn = À vous de jouer
web-free-seats = { $count ->
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
web-phase-waiting = attend des joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-join = Rejoindre
web-watch = Regarder
web-go = Y aller
web-replay = Revoir

web-new-table = Nouvelle table : { $game }
web-your-seat = Votre siège
web-seat = Siège { $number }
web-others = Aux autres sièges
web-a-person = quelqu’un que j’invite
web-a-bot = un bot : { $level }
web-open-to-all = Ouverte à tout le monde
web-invite-later = { $count ->
    [one] Vous recevrez un lien à envoyer à la personne qui manque.
   *[other] Vous recevrez un lien à envoyer aux { $count } personnes qui manquent.
}
web-absence = Si quelqu’un s’absente
web-absence-wait = La partie attend
web-absence-vote = Un bot peut jouer à sa place, si toutes les personnes présentes sont d’accord
web-absence-automatic = Un bot joue de lui-même à sa place
web-absence-level = Niveau du bot
web-absence-after = Après
web-absence-fixed = C’est fixé à la création de la table et visible par tout le monde. Qui revient reprend son siège.
web-absence-is-wait = Si quelqu’un s’absente, la partie attend : aucun bot ne prend le siège.
web-absence-is-vote = Après { $after } d’absence, on peut proposer un bot ({ $level }). Il joue si toutes les personnes présentes sont d’accord.
web-absence-is-vote-any = Après { $after } d’absence, on peut proposer un bot. Il joue si toutes les personnes présentes sont d’accord.
web-absence-is-automatic = Après { $after } d’absence, si c’est à la personne absente de jouer, un bot ({ $level }) joue à sa place.
web-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
web-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
web-options = Options du jeu
web-lay-table = Dresser la table
web-begin = Commencer

web-value-yes = oui
web-value-no = non
web-value-on = activé
web-value-off = désactivé
web-value-in = dans le jeu
web-value-out = hors du jeu
web-value-open = ouverte
web-value-closed = fermée
web-value-random = au hasard
web-value-early = tôt
web-value-late = tard
web-value-free = gratuites
web-value-before-building = avant la construction
web-value-after-temple = après le temple
web-value-one-stone = avec une équipe et une carte payée
web-value-after-ships = après les bateaux
web-value-end-of-round = à la fin de la manche

web-invited = On vous invite à une partie : { $game }
web-pick-seat = Choisissez un siège ; la partie commence quand ils sont tous pris.
web-sit-here = S’asseoir ici
web-only-watch = Je veux seulement regarder

web-seat-title = Un siège, sur cet appareil
web-seat-explained = Cette clé vient d’un autre appareil. Elle ouvre un seul siège, à une seule table ; l’autre appareil garde aussi ce siège. Une clé ne sert qu’une fois.
web-seat-instead = Partout ailleurs, vous restez { $name } sur cet appareil.
web-seat-take = Prendre le siège
web-seat-key = Continuer sur un autre appareil
web-seat-key-explained = Ouvrez cette adresse sur l’autre appareil dans les vingt-quatre heures. Elle n’ouvre que ce siège, et rien d’autre qui soit à vous. Gardez-la pour vous : la première personne qui l’ouvre joue à votre place.
web-seat-borrowed = Cet appareil tient ce siège grâce à une clé.
web-seat-give-back = Rendre le siège
web-seat-ended = Cet appareil ne peut plus jouer ici : sa session a été fermée, ou son temps est écoulé.
web-table-unseen = Vous ne pouvez pas voir cette table
web-table-unseen-help = Si des amis jouent ici, demandez-leur le lien de la table : il donne une place ou permet de regarder. Ou choisissez un jeu et jouez tout de suite.
web-devices = Appareils et clés
web-devices-explained = Ces appareils jouent pour vous. Fermez ceux que vous ne connaissez pas ou que vous n’avez plus.
web-devices-only = Seul cet appareil vous connaît. Une clé permet à un autre appareil de jouer à l’un de vos sièges.
web-device-unknown = appareil inconnu
web-device-current = cet appareil
web-device-seat = un seul siège : { $game }
web-device-times = depuis le { $made }, dernière utilisation le { $used }
web-device-end = Fermer
web-device-end-one = Fermer { $device }
web-device-end-others = Fermer tous les autres
web-device-forget = M’oublier sur cet appareil
web-device-forget-warning = Cet appareil ne vous connaîtra plus. Si aucun autre ne vous connaît, votre nom et vos tables seront perdus pour de bon.
web-device-forget-now = M’oublier maintenant
web-key-unused = clé non utilisée : { $game }, jusqu’au { $ends }
web-key-take-back = Reprendre
web-host = (hôte)
web-host-fills = { $name } mène cette table et peut donner les sièges libres à des bots.

web-rules-own-words = Les règles, avec nos propres mots. Chaque paragraphe a un numéro, auquel renvoient le journal et les refus.
web-search-rules = Chercher dans les règles
web-provenance = D’où viennent les valeurs
web-provenance-reconstructed = Reconstitué : la valeur imprimée est perdue avec son image, et aucune source ne la donne. C’est notre meilleure lecture.
web-provenance-source = Source : la règle n’imprime pas cette valeur, elle vient d’ailleurs. Le signe dit d’où.
web-provenance-correct = Vous possédez le jeu ? Dites-nous si une valeur diffère : elle est corrigée dans la liste du matériel, sans toucher au programme.

level-name-random = au hasard
level-name-greedy = glouton
level-name-beginner = débutant
level-name-apprentice = apprenti
level-name-builder = bâtisseur
level-name-architect = architecte
level-name-master = maître
