# GIZA : noms, refus, événements.

giza-about = Un jeu d’empilement rapide et féroce : toute tuile peut aller sur le plateau de n’importe qui, pour élever vos pyramides ou gâcher celles d’un rival. Les scarabées bloquent, le sabotage abat, et la dernière tuile met fin à tout.
giza-length = 20 minutes
giza-weight = facile

giza-edition-pegasus-2006 = Gizeh (Pegasus 2006)
giza-edition-fun-factory-2005 = GIZA (Fun Factory 2005)

giza-site-cheops = { $edition ->
    [fun-factory-2005] Khufu
   *[other] Khéops
}
giza-site-chephren = { $edition ->
    [fun-factory-2005] Khafre
   *[other] Khéphren
}
giza-site-mykerinos = { $edition ->
    [fun-factory-2005] Menkaure
   *[other] Mykérinos
}
giza-site-sphinx = Sphinx
giza-site-cheops-note = { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}
giza-site-chephren-note = { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}
giza-site-mykerinos-note = { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}
giza-site-sphinx-note = { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}

# Une tuile se nomme en apposition : « une tuile trésor 2 », « une tuile face cachée ».
giza-tile-treasure-2 = trésor 2
giza-tile-treasure-3 = trésor 3
giza-tile-treasure-4 = trésor 4
giza-tile-treasure-5 = trésor 5
giza-tile-demolition = { $edition ->
    [fun-factory-2005] démolition
   *[other] sabotage
}
giza-tile-scarab = scarabée
giza-tile-sphinx-base = base du sphinx
giza-tile-sphinx-body = corps du sphinx
giza-tile-sphinx-head = tête du sphinx
giza-tile-hidden = face cachée

giza-last-treasure-2 = { giza-tile-treasure-2 }
giza-last-treasure-3 = { giza-tile-treasure-3 }
giza-last-treasure-4 = { giza-tile-treasure-4 }
giza-last-treasure-5 = { giza-tile-treasure-5 }
giza-last-demolition = { giza-tile-demolition }
giza-last-scarab = { giza-tile-scarab }
giza-last-sphinx-base = { giza-tile-sphinx-base }
giza-last-sphinx-body = { giza-tile-sphinx-body }
giza-last-sphinx-head = { giza-tile-sphinx-head }

giza-top-treasure-2 = un trésor 2
giza-top-treasure-3 = un trésor 3
giza-top-treasure-4 = un trésor 4
giza-top-treasure-5 = un trésor 5
giza-top-scarab = un scarabée
giza-top-sphinx-base = une base du sphinx
giza-top-sphinx-body = un corps du sphinx
giza-top-sphinx-head = une tête du sphinx
giza-top-ground = le sol nu

giza-stone = pierre
giza-stone-about = sur un nombre plus grand, ou sur le sol nu
giza-treasure-about = sur une pierre du même nombre
giza-demolition-about = ôte la tuile du dessus d’un site, et disparaît
giza-scarab-about = sur tout site : y arrête la construction
giza-sphinx-base-about = sur le sol nu d’un site de sphinx
giza-sphinx-body-about = sur la base d’un sphinx
giza-sphinx-head-about = sur le corps d’un sphinx

giza-pile = Pioche
giza-gone = Défausse, hors jeu
giza-hand = Votre main

giza-not-in-hand = vous n’avez pas de tuile { $tile } en main
giza-nothing-discarded = il n’y a pas de défausse à arrêter : jouez une tuile, défaussez-en une ou retirez un scarabée de votre plateau
giza-discard-ascending = une défausse suit l’ordre des tuiles : la tuile { $tile } ne peut pas venir après la tuile { $last }
giza-discard-goes-on = une défausse est en cours : défaussez une autre tuile ou arrêtez ; « { $move } » n’est pas possible maintenant
giza-no-such-board = { $player } n’est pas à cette table de { $players } joueurs
giza-nothing-to-demolish = il n’y a rien à retirer sur le site { $site }, chez { $player }
giza-rival-sphinx = dans cette partie, une tuile { giza-tile-demolition } ne peut pas viser le site du sphinx d’un rival
giza-under-scarab = un scarabée couvre le site { $site }, chez { $player } : seul un autre scarabée ou une tuile { giza-tile-demolition } peut y aller
giza-sphinx-order = un sphinx s’élève dans l’ordre base, corps, tête : la tuile { $tile } ne va pas sur { $top }
giza-sphinx-only = la tuile { $tile } se joue sur le site d’un sphinx, pas sur le site { $site }, chez { $player }
giza-not-on-sphinx = seules les tuiles sphinx, { giza-tile-demolition } et scarabée vont sur le site d’un sphinx, pas la tuile { $tile }
giza-treasure-needs-same = un trésor ne va que sur une pierre du même nombre : la tuile { $tile } ne va pas sur { $top }
giza-stone-not-smaller = une pierre doit être plus petite que ce qu’elle couvre : { $number } ne va pas sur { $below }
giza-not-your-scarab = vous ne pouvez retirer un scarabée que de votre propre plateau, pas chez { $player }
giza-no-scarab-on-top = il n’y a pas de scarabée au sommet de votre site { $site }

giza-event-first = { $player } commence
giza-event-draw = { $seat } pioche une tuile { $tile }
giza-event-play = { $own ->
    [yes] { $who } joue une tuile { $tile } sur son propre site { $site }
   *[no] { $who } joue une tuile { $tile } sur le site { $site }, chez { $player }
}
giza-event-discard = { $who } défausse une tuile { $tile }
giza-event-stop = { $who } a fini de défausser
giza-event-remove = { $who } retire un scarabée de son site { $site }
giza-event-demolished = une tuile { $tile } disparaît du site { $site }, chez { $player }
giza-event-end = { $why ->
    [pyramids] les trois pyramides sont achevées chez { $seat } : la partie est terminée
   *[last-tile] { $seat } a pioché la dernière tuile : la partie est terminée
}

giza-gives-up-play = Vous ne jouez pas de tuile ce tour-ci
giza-gives-up-earlier = { $count ->
    [one] On défausse dans l’ordre de la main : la tuile qui la précède reste alors dans votre main
   *[other] On défausse dans l’ordre de la main : les { $count } tuiles qui la précèdent restent alors dans votre main
}

giza-ask-turn = { $scarabs ->
    [0] Jouez une tuile ou défaussez
   *[other] Jouez une tuile, défaussez ou retirez un scarabée de votre plateau
}
giza-ask-discard-more = { $more ->
    [0] Arrêtez la défausse et piochez
   *[other] Défaussez une autre tuile, ou arrêtez et piochez
}

giza-do-play = { $tile } sur { $site }, chez { $player }
giza-do-discard = défausser { $tile }
giza-do-stop = arrêter de défausser et piocher
giza-do-remove = retirer le scarabée de { $site }
giza-touch-discard = la défausser
giza-touch-stop = arrêter de défausser et piocher

giza-total = total
giza-site = { $site }
giza-tile = { $tile }

giza-option-edition = les noms imprimés dans l’une ou l’autre édition ; le jeu est le même
giza-option-demolish_rival_sphinx = une tuile { giza-tile-demolition } peut-elle viser le sphinx d’un rival ?
giza-option-memory = closed : les tuiles recouvertes des autres ne se montrent plus ; open : elles se montrent
giza-option-first = qui commence : tiré au sort, ou un siège donné (comme dans une série)
giza-option-box = les valeurs de la boîte : d’origine, ou modifiées
giza-box-printed = d’origine

# What things are and do, for whoever points at them; what is left of a question; the legend.
giza-legend-stones = Pierres
giza-legend-tiles = Trésors, { giza-tile-demolition }, scarabées
giza-legend-sphinx = Parties d’un sphinx
giza-legend-backs = Face cachée
giza-explain-tile = Une pierre. À la fin, elle compte son nombre, plus ou moins, pour le plateau où elle se trouve. Elle va sur un site de pyramide nu, ou sur une pierre ou un trésor de nombre plus grand.
giza-explain-tile-demolition = Retire du jeu la tuile du dessus d’une pile, n’importe laquelle, et elle-même avec.
giza-explain-tile-scarab = Ne vaut rien. Va partout et ferme la pile : ni pierre, ni trésor, ni partie de sphinx ne va dessus.
giza-explain-tile-sphinx-base = La première partie d’un sphinx. Elle coûte cinq points à son plateau, que le corps et la tête compensent.
giza-explain-tile-sphinx-body = La deuxième partie d’un sphinx : dix points pour son plateau.
giza-explain-tile-sphinx-head = La dernière partie d’un sphinx : quinze points pour son plateau. Il n’y en a qu’une.
giza-explain-tile-hidden = Tuiles sous le dessus de la pile d’autrui. Tout le monde les a vues posées ; il faut maintenant s’en souvenir.
giza-explain-place-player = { $top ->
    [bare] Nu : toute pierre y va, ou un scarabée.
    [treasure] Une pierre de nombre inférieur à { $number } y va ; pas de second trésor.
    [scarab] Fermé par un scarabée : seuls un autre scarabée ou une tuile { giza-tile-demolition } y vont. Son propriétaire peut l’ôter au lieu de jouer.
    [finished] Achevée par un un : seuls un scarabée ou une tuile { giza-tile-demolition } y vont encore.
   *[stone] Une pierre de nombre inférieur à { $number } y va, ou un trésor { $number }.
} Toutes les tuiles de cette pile comptent à la fin pour qui possède le plateau.
giza-explain-place-sphinx = { $top ->
    [bare] Nu : la base d’un sphinx y va.
    [scarab] Fermé par un scarabée : seuls un autre scarabée ou une tuile { giza-tile-demolition } y vont.
    [finished] Le sphinx est complet : seuls un scarabée ou une tuile { giza-tile-demolition } y vont encore.
   *[other] La partie suivante du sphinx y va : après la base le corps, après le corps la tête.
} Ni pierre ni trésor n’y vont jamais.
giza-explain-place-pile = Les tuiles encore à piocher. Qui prend la dernière met fin à la partie.
giza-explain-place-discard = Une tuile de votre main que vous posez ici est défaussée. Ce qui est ici est sorti du jeu pour de bon et visible de tout le monde.
giza-explain-place-hand = Vos tuiles ; personne d’autre ne les voit. Après votre tour, vous en avez de nouveau quatre. À la fin, la main ne vaut rien.
giza-explain-area-player = Un plateau : trois pyramides et un sphinx. Le nombre est la valeur de toutes ses tuiles ensemble.
giza-explain-area-pile = Ce qui peut encore être pioché, et ce qui est sorti du jeu.
giza-explain-area-hand = Vos tuiles : à votre tour, vous en jouez une ou en défaussez quelques-unes.
giza-about-move = Un coup, puis votre main est complétée ; il reste { $left } dans la pioche.
giza-about-turn = { $finished ->
    [2] { giza-about-move } ⚠ Deux pyramides de { $player } sont achevées : une troisième termine la partie.
   *[other] { giza-about-move }
}
giza-about-discard-more = { $more ->
    [0] On défausse dans l’ordre de la main, et rien ne vient après la tuile { $last }.
   *[other] On défausse dans l’ordre de la main : ce qui précède la tuile { $last } reste.
} Arrêter termine votre tour et complète votre main.
giza-points-unknown = Du plateau d’autrui, seul le dessus de chaque pile est visible. Il faut se souvenir du reste ; il est compté à la fin.
