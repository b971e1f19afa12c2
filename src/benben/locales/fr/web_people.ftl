# Comptes, historique, statistiques et cotes dans le navigateur.

web-people = Les gens et leurs parties
web-account = Compte
web-account-sign-in = Se connecter
web-history = Historique
web-statistics = Statistiques
web-leaderboard = Classement
web-player = Profil public
web-former-player = compte supprimé

web-profile = Profil
web-profile-change = Changer le nom, la couleur et le symbole
web-shown = Votre page publique montre
web-shown-ratings = les cotes, aussi au classement
web-shown-statistics = les statistiques
web-shown-history = vos dernières parties, sans les autres
web-shown-page = Voir votre page publique

web-sign-up = Gardez vos parties grâce à un compte
web-sign-up-explained = On peut jouer sans. Un compte ne demande ni mot de passe ni adresse électronique.
web-sign-up-guest = { $name }, vos places, vos tables et vos réglages restent tels quels. Un compte ne demande ni mot de passe ni adresse électronique.
web-sign-up-devices = Revenir depuis n’importe quel appareil, même si celui-ci est perdu
web-sign-up-history = Vos parties terminées et vos statistiques
web-sign-up-ratings = Des parties classées et une place au classement
web-sign-up-now = Créer le compte

web-sign-in = Se connecter
web-sign-in-explained = Si vous avez un compte ici, connectez-vous pour être vous-même sur cet appareil.
web-sign-in-instead = Cet appareil joue maintenant au nom de { $name }. Si { $name } n’a pas de compte, ses tables seront ensuite hors d’atteinte d’ici.
web-sign-in-passkey = Se connecter avec une clé d’accès
web-sign-in-mail = Un lien par courriel
web-sign-in-mail-send = Envoyer
web-sign-in-mail-sent = Si cette adresse est celle d’un compte, un message est en route.
web-sign-in-code = Un code de secours
web-sign-in-now = Se connecter

web-codes = Codes de secours
web-codes-new = Notez ou enregistrez ces codes maintenant : ils ne seront plus montrés. Chacun permet de se connecter une fois.
web-codes-save = Enregistrer dans un fichier
web-codes-left = { $count ->
    [0] Il ne reste aucun code : faites-en de nouveaux.
    [one] Il reste un code. Chacun permet de se connecter une fois, si tous vos appareils sont perdus.
   *[other] Il reste { $count } codes. Chacun permet de se connecter une fois, si tous vos appareils sont perdus.
}
web-codes-renew = Faire de nouveaux codes
web-codes-replace = De nouveaux codes remplacent les précédents.
web-passkeys = Clés d’accès
web-passkeys-explained = Connectez-vous par empreinte, visage ou verrouillage de l’appareil.
web-passkey-add = Ajouter une clé d’accès
web-passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
web-passkey-failed = Ce navigateur ou cet appareil n’a pas pu utiliser de clé d’accès.
web-passkey-remove = Retirer
web-passkey-remove-one = Retirer la clé d’accès de { $device }
web-mail = Courriel
web-mail-explained = Un lien de connexion peut être envoyé à votre adresse. Elle n’est montrée à personne.
web-mail-address = Votre adresse
web-mail-ask = Confirmer
web-mail-sent = Un message est en route vers { $address } : ouvrez le lien qu’il contient.
web-mail-forget = Oublier l’adresse
web-transfer = Un autre appareil
web-transfer-explained = Un lien, aussi sous forme d’image pour l’appareil photo, connecte votre téléphone ou un autre ordinateur.
web-transfer-make = Faire un lien
web-transfer-link = Lien, sert une fois, jusqu’à { $ends }
web-transfer-picture = Code QR du lien
web-transfer-warning = Ne le montrez à personne : qui l’ouvre devient vous.
web-enter-device = Cet appareil devient { $name }.
web-enter-now = Se connecter ici
web-enter-otherwise = Se connecter autrement
web-enter-confirm = Les messages pour le compte { $name } doivent-ils être envoyés à votre adresse ?
web-enter-confirm-now = Oui, c’est mon adresse
web-enter-confirmed = Les messages pour le compte { $name } seront désormais envoyés à cette adresse.
web-device-sign-out = Se déconnecter de cet appareil
web-device-sign-out-warning = Cet appareil ne vous connaîtra plus. Une clé d’accès, un lien ou un code de secours permet de se reconnecter.
web-device-sign-out-now = Se déconnecter maintenant
web-export = Vos données
web-export-explained = Tout ce qui est enregistré à votre sujet : profil, appareils, parties avec leurs feuilles, discussions, cotes.
web-export-now = Télécharger
web-delete = Supprimer le compte
web-delete-explained = Nom, appareils et discussions sont supprimés, et aucune liste ne vous montre plus. Des bots finissent vos parties, et les feuilles des autres disent seulement que le compte est supprimé.
web-delete-ask = Supprimer…
web-delete-name = Écrivez { $name } pour supprimer le compte définitivement
web-delete-now = Supprimer définitivement
web-delete-keep = Garder le compte

web-filter-game = Jeu
web-filter-rated = Compte pour la cote
web-filter-name = Partie avec
web-filter-all = tout
web-rated = classée
web-unrated = non classée
web-history-nobody = Vos parties terminées apparaîtront ici.
web-history-count = { $count ->
    [0] Aucune partie terminée
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
web-history-length = { $moves } coups, { $length }
web-history-resigned = (abandon)
web-history-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-history-place = place { $place }
web-place = { $place }.
web-length-minutes = { $count } min
web-length-hours = { $count } h
web-length-days = { $count } jours
web-pages = Pages
web-page-number = { $page } sur { $pages }
web-page-before = Parties plus récentes
web-page-after = Parties plus anciennes
web-records-all = Télécharger les feuilles de toutes les parties
web-records-filtered = Télécharger les feuilles de ces parties

web-pool = { $game } à { $players }
web-stat-games = Parties
web-stat-victories = Victoires
web-stat-fair = part équitable { $share }
web-stat-share-explained = Part des victoires ; le trait est la part équitable.
web-stat-points = Points par partie
web-stat-average = moyenne { $points }
web-stat-streak = Victoires d’affilée
web-stat-longest = record { $count }
web-stat-accuracy = Précision
web-stat-reviewed = sur 100 ; d’après { $count ->
        [one] une partie analysée
       *[other] { $count } parties analysées
    }
web-stat-luck = Chance
web-stat-luck-explained = sur 100 ; 50 est habituel
web-stat-sources = Points par origine
web-stat-sources-explained = Moyenne par partie ; le trait est celle de tout le monde sur ce serveur.
web-stat-source = Origine
web-stat-own = Les siens
web-stat-everybody = Tout le monde
web-opponents = Adversaires
web-opponent = Nom
web-opponent-meetings = Rencontres
web-opponent-ahead = devant
web-opponent-behind = derrière
web-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-rating-provisional = provisoire jusqu’à { $count } parties
web-rating-course = Évolution de la cote sur { $count } parties : de { $first } à { $last }
web-rating-band = La ligne est la cote après chaque partie. La bande autour d’elle contient la force dans deux cas sur trois. L’image va de { $low } à { $high }.
web-leaderboard-explained = Les personnes qui ont joué au moins { $count } parties classées et montrent leur cote. On commence à 1500.
web-leaderboard-empty = Personne n’y figure encore.
web-leaderboard-rank = Rang
web-leaderboard-player = Nom
web-leaderboard-rating = Cote
web-leaderboard-bots = Bots de la maison
web-leaderboard-bots-explained = Leurs cotes sont fixes. Ils jouent aux tables classées.
web-rated-end = La partie était classée : { $before } avant, { $after } maintenant.
web-rated-end-provisional = Cote provisoire jusqu’à { $count } parties.
web-rated-end-more = Vos cotes et statistiques
web-kind-bot = bot
web-kind-admin = s’occupe de ce serveur
web-player-since = compte depuis le { $date }
web-player-nothing = Rien n’est montré ici.
web-player-no-games = Pas encore de parties terminées.
web-player-no-ratings = Pas encore de parties classées.
web-player-games = Dernières parties

web-set-rated = classée : la partie compte pour la cote
web-set-rated-explained = Tout le monde a besoin d’un compte. Pas de conseils, aucun coup repris d’un commun accord, et qui abandonne est dernier.
web-setting-rated = Classée : le résultat compte pour les cotes. Qui abandonne est dernier.
