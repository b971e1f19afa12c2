# Pyramids : noms, refus, événements.

pyramids-about = À chaque manche, honorez un dieu, qui dit quand vous prenez vos cartes et où vous bâtissez. Assemblez les couleurs en groupes, réunissez des glyphes et remplissez un tombeau où personne ne regarde avant la fin.
pyramids-length = 30 minutes
pyramids-weight = moyenne

pyramids-colour-blue = bleu
pyramids-colour-white = blanc
pyramids-colour-red = rouge
pyramids-colour-green = vert
pyramids-colour-yellow = jaune

pyramids-god-horus = 1 Horus
pyramids-god-anubis = 2 Anubis
pyramids-god-khepri = 3 Khépri
pyramids-god-sekhmet = 4 Sekhmet
pyramids-god-thoth = 5 Thot

# Le tombeau porte son nom sur le dessin : les noms vont sans article.
pyramids-edifice-pyramid = pyramide
pyramids-edifice-obelisk = obélisque
pyramids-edifice-tomb = tombeau

# Une carte se nomme en apposition : « une carte face cachée ».
pyramids-card-hidden = face cachée
pyramids-token-first = jeton du premier joueur
pyramids-piece-card = { $word } : { $parts }
pyramids-piece-worked-out = { $word } : { $parts }

# A card by its columns, an upper and a lower stone parted by a stroke: what `b-wr` says.
pyramids-card-x-x = { $a }–{ $b }
pyramids-card-x-xx = { $a }–{ $b }/{ $c }
pyramids-card-xx-x = { $a }/{ $b }–{ $c }
pyramids-cards-x-x = { pyramids-card-x-x }
pyramids-cards-x-xx = { pyramids-card-x-xx }
pyramids-cards-xx-x = { pyramids-card-xx-x }
pyramids-worked-out-x-x = { pyramids-card-x-x }, déduite
pyramids-worked-out-x-xx = { pyramids-card-x-xx }, déduite
pyramids-worked-out-xx-x = { pyramids-card-xx-x }, déduite
pyramids-sign-b = b
pyramids-sign-w = l
pyramids-sign-r = r
pyramids-sign-g = v
pyramids-sign-y = j
pyramids-letter-b = { pyramids-colour-blue }
pyramids-letter-w = { pyramids-colour-white }
pyramids-letter-r = { pyramids-colour-red }
pyramids-letter-g = { pyramids-colour-green }
pyramids-letter-y = { pyramids-colour-yellow }

# Une place de la pyramide : sa rangée et sa distance à la première carte.
pyramids-place-0--3 = rangée du bas, 3 à gauche de la première carte
pyramids-place-0--2 = rangée du bas, 2 à gauche de la première carte
pyramids-place-0--1 = rangée du bas, 1 à gauche de la première carte
pyramids-place-0-0 = rangée du bas, centre
pyramids-place-0-1 = rangée du bas, 1 à droite de la première carte
pyramids-place-0-2 = rangée du bas, 2 à droite de la première carte
pyramids-place-0-3 = rangée du bas, 3 à droite de la première carte
pyramids-place-1--3 = deuxième rangée, 3 à gauche de la première carte
pyramids-place-1--2 = deuxième rangée, 2 à gauche de la première carte
pyramids-place-1--1 = deuxième rangée, 1 à gauche de la première carte
pyramids-place-1-0 = deuxième rangée, 1 à droite de la première carte
pyramids-place-1-1 = deuxième rangée, 2 à droite de la première carte
pyramids-place-1-2 = deuxième rangée, 3 à droite de la première carte
pyramids-place-2--3 = troisième rangée, 2 à gauche de la première carte
pyramids-place-2--2 = troisième rangée, 1 à gauche de la première carte
pyramids-place-2--1 = troisième rangée, au-dessus de la première carte
pyramids-place-2-0 = troisième rangée, 1 à droite de la première carte
pyramids-place-2-1 = troisième rangée, 2 à droite de la première carte
pyramids-place-3--3 = rangée du haut, 2 à gauche de la première carte
pyramids-place-3--2 = rangée du haut, 1 à gauche de la première carte
pyramids-place-3--1 = rangée du haut, 1 à droite de la première carte
pyramids-place-3-0 = rangée du haut, 2 à droite de la première carte

pyramids-place-pyramid = pyramide, { $word }
pyramids-place-obelisk = obélisque
pyramids-place-tomb = tombeau
pyramids-place-held = main
pyramids-place-first = place du premier joueur
pyramids-place-quarry = paire { $word }
pyramids-place-hand = carte { $word } en main

pyramids-builds-nothing = pyramide seule
pyramids-builds-tomb = pyramide et tombeau
pyramids-builds-obelisk = pyramide et obélisque
pyramids-builds-either = pyramide, et tombeau ou obélisque
pyramids-builds-both = pyramide, tombeau et obélisque
pyramids-builds-resting = se repose cette manche
pyramids-more-nothing = rien d’autre
pyramids-more-tomb = une carte pour le tombeau
pyramids-more-obelisk = une carte pour l’obélisque
pyramids-more-either = une carte pour le tombeau ou l’obélisque
pyramids-more-both = une carte pour l’obélisque, puis une pour le tombeau

pyramids-stone-blue = pierre bleue
pyramids-stone-white = pierre blanche
pyramids-stone-red = pierre rouge
pyramids-stone-green = pierre verte
pyramids-stone-yellow = pierre jaune
pyramids-glyph-pyramid = pierre au glyphe de la pyramide
pyramids-glyph-obelisk = pierre au glyphe de l’obélisque
pyramids-glyph-tomb = pierre au glyphe du tombeau
pyramids-stone-left = la grande pierre de gauche
pyramids-stone-right = la grande pierre de droite
pyramids-stone-left-lower = la pierre du bas à gauche
pyramids-stone-left-upper = la pierre du haut à gauche
pyramids-stone-right-lower = la pierre du bas à droite
pyramids-stone-right-upper = la pierre du haut à droite

pyramids-gods = dieux
pyramids-quarry = carrière
pyramids-hand = votre main
pyramids-touch-obelisk = votre obélisque
pyramids-touch-tomb = votre tombeau
pyramids-touch-discard = hors du jeu
pyramids-touch-done = terminé

# --- ce que l’on peut faire

pyramids-do-god = choisir { $god }
pyramids-do-take = prendre la paire { $pair }
pyramids-do-pyramid = { $card } dans la pyramide : { $place }
pyramids-do-obelisk = { $card } sur l’obélisque
pyramids-do-tomb = { $card } dans le tombeau
pyramids-do-done = terminé
pyramids-do-discard = défausser { $card }

pyramids-no-points-pyramid = ne rapporte aucun point maintenant
pyramids-no-points-obelisk = ne rapporte aucun point maintenant
pyramids-no-points-tomb = compte à la fin, à l’ouverture des tombeaux
pyramids-gives-up-edifice = Vous pourriez encore poser une carte ce tour-ci pour : { $edifice }

pyramids-ask-choose-god = Choisissez un dieu
pyramids-ask-take-pair = Prenez une paire dans la carrière
pyramids-ask-build-pyramid = Ajoutez une carte à votre pyramide
pyramids-ask-build-more = Construisez encore, ou dites que vous avez terminé
pyramids-ask-discard-one = Défaussez une de vos deux cartes

pyramids-begin-pyramid = { $touched } dans la pyramide

# --- pourquoi non

pyramids-not-in-hand = vous n’avez pas la carte { $card } en main
pyramids-gods-are-chosen = les dieux se choisissent au début d’une manche, avant que quiconque ne prenne une paire
pyramids-gods-first = les paires se prennent quand chacun a choisi un dieu : choisissez d’abord le vôtre
pyramids-pair-is-taken = on prend une paire par manche : « { $move } » doit attendre la prochaine
pyramids-take-first = prenez d’abord une paire dans la carrière, construisez ensuite
pyramids-not-building = il n’y a pas de tour à terminer : « done » met fin à vos constructions
pyramids-discard-later = on ne défausse qu’à la fin d’une manche, quand il reste deux cartes en main
pyramids-discard-now = vous avez deux cartes en main : défaussez-en une avant toute chose
pyramids-god-in-box = à { $players } joueurs, { $god } reste dans la boîte
pyramids-god-rests = { $god } se repose cette manche
pyramids-god-taken = { $owner } a { $god } cette manche
pyramids-no-such-pair = la carrière a autant de paires que de joueurs : il n’y a pas de paire { $pair }
pyramids-pair-gone = la paire { $pair } est prise
pyramids-pyramid-first = un tour commence par la carte de la pyramide
pyramids-place-filled = il y a déjà une carte à cet endroit ({ $place }), et ce qui est posé ne bouge plus
pyramids-first-at-origin = la première carte d’une pyramide va au centre de la rangée du bas
pyramids-no-support = une carte à cet endroit ({ $place }) demande les deux cartes qui doivent la porter
pyramids-base-full = la base a ses { $base } cartes
pyramids-not-beside = la base grandit par ses bouts : cette place n’est pas à côté d’une carte ({ $place })
pyramids-one-a-round = un édifice reçoit une seule carte par tour, et celui-ci a déjà la sienne : { $edifice }
pyramids-god-forbids = { $god } ne permet pas de construire dans cet édifice : { $edifice }
pyramids-either = { $god } permet de construire dans le tombeau ou dans l’obélisque, pas dans les deux
pyramids-tomb-closes = une carte dans le tombeau ferme l’obélisque pour ce tour : la carte de l’obélisque vient d’abord
pyramids-no-such-player = { $player } n’est pas à cette table de { $players } joueurs
pyramids-deal-in-order = c’est { $asked } qui reçoit une carte maintenant, pas { $player }
pyramids-not-in-pile = la carte { $card } n’est plus dans la pioche

# --- ce qui s’est passé

pyramids-event-first = { $player } commence
pyramids-event-deal = { $player } reçoit une carte { $card }
pyramids-event-out = { $god } se repose pendant la première manche
pyramids-event-reveal = la carte { $card } arrive dans la carrière
pyramids-event-god = { $who } choisit { $god }
pyramids-event-take = { $who } prend la paire { $pair }
pyramids-event-pyramid = { $who } place la carte { $card } dans sa pyramide : { $place }
pyramids-event-obelisk = { $who } place la carte { $card } sur son obélisque
pyramids-event-tomb = { $who } place une carte { $card } dans son tombeau
pyramids-event-done = { $who } a fini de construire
pyramids-event-discard = { $who } défausse la carte { $card }
pyramids-event-opened = { $count ->
    [0] { $who } ouvre son tombeau : il est vide
   *[other] { $who } ouvre son tombeau : { $cards }
}
pyramids-event-end = { $rounds ->
    [one] { $rounds } manche est passée
   *[other] { $rounds } manches sont passées
} : la partie est terminée

# --- les points

pyramids-total = total
pyramids-pyramid = pyramide
pyramids-group = { $colour } : un groupe de { $stones }
pyramids-stone = { $card }, { $place } : { $stone }
pyramids-longest = le plus grand groupe, { $colour }, une seconde fois
pyramids-bonus = { $earned ->
    [yes] bonus : chaque couleur a un groupe de { $needed }
   *[no] pas de bonus : { $colour } n’a qu’un groupe de { $least }, chaque couleur doit en avoir un de { $needed }
}
pyramids-obelisk = obélisque : { $colour } sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $cards })
pyramids-obelisk-source = obélisque
pyramids-obelisk-empty = obélisque : rien
pyramids-tomb = tombeau
pyramids-majority = { $colour } : { $stones } contre { $rival }
pyramids-glyphs = glyphes
pyramids-glyph = { $card } ({ $edifice })

pyramids-option-memory = closed : les mains et les tombeaux des autres sont des dos et des nombres ; open : leurs cartes que l’on peut déduire se montrent, marquées comme déduites
pyramids-option-box = les valeurs de la boîte : d’origine, ou modifiées
pyramids-box-printed = d’origine

# Where values of the box come from.
pyramids-provenance-deck = les pages de deux boutiques

# What things are and do, for whoever points at them; what is left of a question; the legend.
pyramids-legend-gods = Dieux
pyramids-legend-stones = Pierres des cinq couleurs
pyramids-legend-glyphs = Glyphes
pyramids-legend-signs = Autres signes
pyramids-explain-card = Une carte et ses pierres. Dans la pyramide, les pierres d’une couleur qui se touchent forment un groupe ; sur l’obélisque compte la couleur présente sur le plus de cartes ; dans le tombeau, avoir le plus de pierres d’une couleur. Un glyphe dans l’édifice qu’il montre vaut deux points de plus.
pyramids-explain-card-hidden = Une carte face cachée : seul son propriétaire peut la regarder.
pyramids-explain-worked-out = Personne n’a montré cette carte ici : d’après ce qui a été vu, elle doit y être.
pyramids-explain-builds = Ce que ce dieu permet de bâtir pendant votre tour. Une carte pour la pyramide est toujours due ; les autres sont au choix, une chacune au plus.
pyramids-explain-builds-resting = À deux, un dieu se repose à chaque manche, à tour de rôle.
pyramids-explain-token = Qui l’a choisit son dieu en premier cette manche.
pyramids-explain-place-god = Les dieux agissent dans l’ordre de leurs numéros : celui-ci a le numéro { $number }. { $state ->
    [taken] Il est pris cette manche.
    [resting] Il se repose cette manche.
   *[free] Il peut encore être choisi.
}
pyramids-explain-place-quarry = Deux cartes qui se prennent ensemble. Il y a autant de paires que de joueurs, une pour chacun.
pyramids-explain-place-pyramid = { $state ->
    [open] Une carte peut aller ici.
   *[built] Ce qui est posé ici ne bouge plus.
} Les pierres d’une couleur qui se touchent forment un groupe ; le plus grand groupe de chaque couleur compte.
pyramids-explain-place-obelisk = Une colonne de { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}. La couleur présente sur le plus de cartes compte : 1, 3, 6, 10 ou 15 points pour une à cinq cartes ; les suivantes ne rapportent rien.
pyramids-explain-place-tomb = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} face cachée, ouvertes à la fin : pour chaque couleur, qui a dans son tombeau plus de pierres que tous les autres gagne cinq points.
pyramids-explain-place-held = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} dans la main de ce joueur. À la fin d’une manche, on en garde une au plus.
pyramids-explain-place-first = { pyramids-explain-token }
pyramids-explain-place-hand = Vos cartes ; personne ne sait laquelle vous avez gardée. Chacune peut être bâtie pendant votre tour.
pyramids-explain-area-gods = Les dieux, et la manche en cours. Leurs numéros donnent l’ordre des tours.
pyramids-explain-area-quarry = Les paires de cette manche ; le nombre dit combien de cartes restent dans la pile.
pyramids-explain-area-player = Pyramide, obélisque et tombeau d’un joueur. Le nombre est ce que tout le monde voit ; le tombeau s’y ajoute à la fin.
pyramids-explain-area-hand = { pyramids-explain-place-hand }
pyramids-about-choose-god = Manche { $round } sur { $rounds }. Les petits numéros prennent leurs cartes d’abord, les grands bâtissent davantage.
pyramids-about-take-pair = Il en reste { $pairs ->
    [one] une paire
   *[other] { $pairs } paires
} ; vous bâtissez aussitôt, avec { $god } : { $builds }.
pyramids-about-build-pyramid = Une carte. Ensuite { $god } permet : { $more }.
pyramids-about-build-more = { $god } permet encore : { $more }. Terminé clôt votre tour ; une carte au plus reste en main.
pyramids-about-discard-one = L’autre reste en main pour la manche suivante.
pyramids-tomb-unknown = { $count ->
    [0] Le tombeau est encore vide. Les tombeaux sont comparés couleur par couleur à la fin.
    [one] Une carte est dans le tombeau. Les tombeaux sont comparés couleur par couleur à la fin.
   *[other] { $count } cartes sont dans le tombeau. Les tombeaux sont comparés couleur par couleur à la fin.
}
