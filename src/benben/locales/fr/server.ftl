# Ce que répond le serveur web.

server-absence-time = un bot peut remplacer une personne absente au plus tôt après { $least } secondes et au plus tard après { $days } jours : indiquez le délai en secondes
server-absence-wait = une table qui attend les absents n’a pas de bot remplaçant : n’indiquez ni niveau ni délai
server-full-network = { $most } connexions de votre réseau regardent déjà cette table
server-no-vote = à cette table, un bot remplace de lui-même une personne absente : il n’y a pas de vote
server-stand-in-level = à cette table, seul un bot de niveau « { $level } » peut remplacer quelqu’un : c’est fixé depuis la création de la table
server-table-waits = cette table attend ses joueurs : il a été fixé à sa création qu’aucun bot ne prend leur siège
server-bad-input = impossible d’utiliser cela : { $why }
server-bot-stands-in = un bot joue à votre place : reprenez d’abord votre siège
server-commit-late = il est trop tard pour ce nombre aléatoire : d’autres montrent déjà le leur
server-database-away = le serveur n’a pas accès à ses données pour le moment ; rien n’est perdu, réessayez dans un instant
server-disk-full = le serveur ne peut rien enregistrer pour le moment, car son disque est plein ; rien de ce qui a été joué n’est perdu
server-full = trop de personnes regardent déjà cette table
server-game-on = la partie est en cours : ses sièges sont gardés
server-moved-on = la table a avancé depuis votre dernier regard (vous en étiez à { $at }, elle en est à { $moment })
server-no-game = il n’y a pas de jeu « { $game } »
server-no-guest = dites d’abord qui vous êtes : un nom, une couleur et un symbole
server-no-key = cette clé d’un siège a déjà servi, a été reprise, date de plus d’un jour ou n’a jamais existé
server-no-language = il n’y a pas de langue « { $language } »
server-no-link = ce lien ne mène nulle part ; demandez-en un nouveau à la personne qui vous l’a envoyé
server-no-more-undos = vous avez repris ou changé { $most } coups dans cette partie : celui-ci reste
server-no-page = il n’y a rien ici ({ $why })
server-no-seat = il n’y a pas d’autre siège { $seat } à cette table : les sièges vont de p1 à { $last }
server-no-table = cette table n’existe pas, ou elle ne vous est pas ouverte : demandez son lien
server-not-absent = au siège { $seat }, la personne est là, n’est pas partie depuis assez longtemps, ou bien c’est un bot qui joue
server-not-asked = un conseil ne se demande que lorsque c’est à vous de choisir
server-not-begun = la partie n’a pas commencé : il reste des sièges libres
server-not-built = Le serveur fonctionne, mais ses pages ne sont pas construites. Construisez le client, puis relancez le serveur.
server-not-computed = ceci n’a pas pu être calculé ; réessayez
server-not-invited = ce lien permet de regarder ; demandez une invitation pour jouer
server-not-over = cela ne se voit qu’une fois la partie terminée : avant, on saurait ce que les autres ont en main
server-not-saved = cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessayez
server-not-seated = vous n’avez pas de siège à cette table
server-nothing-there = il n’y a rien à faire avec cela : ce que vous pouvez choisir est encadré
server-one-hint = un seul conseil à la fois
server-one-review = une seule analyse à la fois : attendez celle qui est en cours, ou annulez-la
server-not-your-review = quelqu’un d’autre a demandé cette analyse
server-other-origin = cette page n’a pas le droit d’utiliser ce serveur
server-other-host = Ce serveur n’est pas connu sous le nom « { $host } ». La personne qui l’exploite peut autoriser ce nom : --allow-host { $host }
server-own-seat-bot = le siège { $seat } ne peut pas être à la fois le vôtre et celui d’un bot
server-old-rules = cette table a commencé avec la version { $rules } des règles, que ce serveur ne connaît pas
server-reveal-early = les nombres aléatoires sont montrés quand tous les sièges sont pris
server-reveal-late = la partie a commencé sans votre nombre aléatoire
server-reveal-wrong = ce nombre aléatoire ne correspond pas à l’empreinte que vous avez donnée
server-seat-taken = le siège { $seat } est pris
server-slow-down = c’est trop à la fois : attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
server-too-many-sockets = trop de connexions à ce serveur sont ouvertes d’ici ({ $most } au plus) : fermez-en quelques-unes
server-table-broken = la partie enregistrée de cette table est endommagée et ne peut pas être montrée ; les autres tables ne sont pas touchées. Demandez à l’hébergeur de ce serveur de vérifier la base de données
server-too-long = c’est trop long : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} au plus
server-no-lesson = Ceci est une table, pas une leçon : il n’y a pas d’étape suivante
server-unknown-lesson = Ce jeu n’a pas de leçon { $lesson }
server-borrowed-seat = cet appareil tient ce siège grâce à une clé : il peut y jouer, mais ne peut rien faire d’autre au nom de cette personne
server-name-length = un nom compte de 1 à { $most } caractères
server-name-reserved = on pourrait prendre « { $name } » pour un bot ou pour le serveur : choisissez un autre nom, ou ajoutez-y quelque chose
server-name-unreadable = un nom se compose de caractères que tout le monde voit : aucun caractère invisible, aucun qui change le sens de l’écriture
server-no-session = cette session n’existe pas : elle est terminée, ou n’a jamais été la vôtre
server-not-host = { $name } a créé cette table ou en a pris la charge : cette personne seule donne des sièges aux bots
server-seat-here = vous avez déjà votre propre siège à cette table : ouvrez la clé sur un autre appareil
server-too-many-listed = vous avez déjà { $most } tables dans la liste des tables ouvertes : laissez-en commencer une, ou quittez-la
server-too-many-seats = vous avez un siège à { $most } tables qui n’ont pas commencé ou attendent votre premier coup : jouez-y d’abord, ou quittez-en une
server-clock-seconds = À ce rythme, les secondes de { $what } vont de { $least } à { $most }
server-clock-absence = À une table avec horloge, c’est elle qui décide quand un joueur est absent : laissez l’absence sur « attendre »
server-nothing-to-choose = Il n’y a rien à choisir : personne n’a épuisé son temps, ou la table a fixé la suite d’avance
server-no-time-zone = le fuseau horaire { $zone } n’existe pas
server-bad-webhook = un webhook est une adresse qui commence par https://
server-private-webhook = ce serveur n’envoie rien à des adresses de son propre réseau
server-bad-mail = ce n’est pas une adresse électronique
server-bad-push = l’abonnement du navigateur est incomplet
server-no-receiver = rien n’est envoyé là-bas : le destinataire a été retiré, ou le lien est ancien
server-too-many-receivers = vous avez déjà { $most } destinataires : retirez-en un d’abord
server-too-many-messages = c’est assez pour aujourd’hui : { $most } messages par jour au plus
server-on-vacation = vous êtes déjà en vacances
server-no-vacation = vous n’êtes pas en vacances
server-vacation-days = il vous reste { $left } jours de vacances cette année
server-clock-rated = à une table classée, la suite est fixée d’avance quand le temps est écoulé : personne ne choisit alors
server-clock-rated-end = à une table classée, personne ne met fin à la partie en laissant le temps s’écouler : faites continuer un bot, ou attendez
