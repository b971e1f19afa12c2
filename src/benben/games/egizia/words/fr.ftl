# Egizia : noms, effets des cartes, refus, événements.

egizia-about = Descendez le Nil cinq fois. Les bateaux ne vont que dans le sens du courant : prenez des cartes, formez des équipes, arrosez des champs et retenez des quais là où s’élèvent sphinx, obélisque, tombes, temple et pyramide.
egizia-length = 90 minutes
egizia-weight = élevée

egizia-board = le Nil, manche
egizia-supply = cartes Sphinx à piocher
egizia-asked = demandées
egizia-sphinx-cards = vos cartes Sphinx
egizia-hand = gardées
egizia-drawn = piochées
egizia-sphinx-shown = cartes sphinx
egizia-crews = équipes
egizia-stones = pierres
egizia-fields = champs
egizia-fields-note = { $harvest } de grain, il en faut { $need }
egizia-cards-held = cartes
egizia-number = tour
egizia-rank = rang
egizia-graves-held = tombes
egizia-water = eau
egizia-water-left = vert
egizia-water-centre = +jaune
egizia-water-right = +brun

egizia-stop-edfu = Edfou : les marchés descendent
egizia-space-edfu = Edfou (les deux marchés descendent)
egizia-stop-thebae = Thèbes : A+1 B+1
egizia-space-thebae = Thèbes (A+1 B+1)
egizia-stop-passalon = Passalon : Joker+1, anneau
egizia-space-passalon = Passalon (Joker+1, anneau)
egizia-stop-selinon = Sélinon : B+1 C+1
egizia-space-selinon = Sélinon (B+1 C+1)
egizia-stop-beni-hasan = Béni Hassan : A+1 C+1
egizia-space-beni-hasan = Béni Hassan (A+1 C+1)
egizia-stop-alyi = Alyi : équipe+1, 2 pierres
egizia-space-alyi = Alyi (une équipe au choix+1, 2 pierres)
egizia-stop-heliopolis = Héliopolis : Joker+1, anneau
egizia-space-heliopolis = Héliopolis (Joker+1, anneau)
egizia-bed = carte
egizia-stop-c1 = ▭
egizia-space-c1 = emplacement de carte avant Edfou
egizia-stop-c2 = ▭
egizia-space-c2 = emplacement de carte avant Thèbes
egizia-stop-c3 = ▭
egizia-space-c3 = emplacement de carte avant le sphinx
egizia-stop-c4 = ▭
egizia-space-c4 = emplacement de carte avant Passalon
egizia-stop-c5 = ▭
egizia-space-c5 = emplacement de carte avant Sélinon
egizia-stop-c6 = ▭
egizia-space-c6 = emplacement de carte avant l’obélisque
egizia-stop-c7 = ▭
egizia-space-c7 = emplacement de carte avant Béni Hassan
egizia-stop-c8 = ▭
egizia-space-c8 = emplacement de carte avant Alyi
egizia-stop-c9 = ▭
egizia-space-c9 = emplacement de carte avant le temple
egizia-stop-c10 = ▭
egizia-space-c10 = emplacement de carte avant Héliopolis
egizia-stop-sphinx = Sphinx
egizia-stop-obelisk = Obél.+tombes
egizia-stop-temple = Temple+pyram.
egizia-site-sphinx = sphinx
egizia-site-obelisk = obélisque et tombes
egizia-site-temple = temple et pyramide
egizia-berth-1 = 1
egizia-berth-2 = 2
egizia-berth-3 = 3
egizia-berth-4 = a
egizia-space-sphinx-1 = sphinx, quai 1
egizia-space-sphinx-2 = sphinx, quai 2
egizia-space-sphinx-3 = sphinx, quai 3
egizia-space-sphinx-wait = sphinx, en attente
egizia-space-obelisk-1 = obélisque et tombes, quai 1
egizia-space-obelisk-2 = obélisque et tombes, quai 2
egizia-space-obelisk-3 = obélisque et tombes, quai 3
egizia-space-obelisk-wait = obélisque et tombes, en attente
egizia-space-temple-1 = temple et pyramide, quai 1
egizia-space-temple-2 = temple et pyramide, quai 2
egizia-space-temple-3 = temple et pyramide, quai 3
egizia-space-temple-wait = temple et pyramide, en attente

egizia-part-obelisk = obélisque
egizia-part-grave = tombes
egizia-part-temple-left = temple, gauche
egizia-part-temple-right = temple, droite
egizia-part-temple-middle = temple, milieu
egizia-part-temple-top = temple, sommet
egizia-part-pyramid-1 = pyramide 1
egizia-part-pyramid-2 = pyramide 2
egizia-part-pyramid-3 = pyramide 3
egizia-part-pyramid-4 = pyramide 4
egizia-part-pyramid-5 = pyramide 5
egizia-part-pyramid-6 = pyramide 6
egizia-below-pyramid-1 = { egizia-part-pyramid-1 }
egizia-below-pyramid-2 = { egizia-part-pyramid-2 }
egizia-below-pyramid-3 = { egizia-part-pyramid-3 }
egizia-below-pyramid-4 = { egizia-part-pyramid-4 }
egizia-below-pyramid-5 = { egizia-part-pyramid-5 }

# Treize lettres au plus : la ligne d’un marché commence juste après son nom.
egizia-label-stone = marché pierre
egizia-label-grain = marché grain
egizia-market-stone = marché aux pierres
egizia-market-grain = marché au grain
egizia-lowest-stone = +3 pierres
egizia-lowest-grain = +2 points

egizia-crew-a = équipe A
egizia-crew-b = équipe B
egizia-crew-c = équipe C
egizia-crew-joker = Joker

egizia-team-none = aucune, seulement les cartes gratuites
egizia-team-a = A
egizia-team-a-joker = A avec le Joker
egizia-team-b = B
egizia-team-b-joker = B avec le Joker
egizia-team-c = C
egizia-team-c-joker = C avec le Joker
egizia-team-a-b = A et B
egizia-team-a-b-joker = A et B avec le Joker
egizia-team-a-c = A et C
egizia-team-a-c-joker = A et C avec le Joker
egizia-team-b-c = B et C
egizia-team-b-c-joker = B et C avec le Joker

egizia-piece-ship = bateau
egizia-piece-stone = pierre
egizia-piece-marker = marqueur
egizia-piece-ring = anneau d’eau

egizia-worth-1 = valeur 1
egizia-worth-2 = valeur 2
egizia-worth-3 = valeur 3
egizia-worth-4 = valeur 4
egizia-worth-5 = valeur 5
egizia-worth-6 = valeur 6
egizia-worth-7 = valeur 7
egizia-worth-8 = valeur 8
egizia-worth-9 = valeur 9

egizia-grave-1 = tombe de 1
egizia-grave-2 = tombe de 2
egizia-grave-3 = tombe de 3
egizia-grave-4 = tombe de 4
egizia-grave-5 = tombe de 5
egizia-grave-6 = tombe de 6
egizia-grave-7 = tombe de 7
egizia-grave-hidden = tombe cachée

egizia-card-field-green-2 = champ vert 2
egizia-field-green-2 = champ vert 2
egizia-card-field-green-3 = champ vert 3
egizia-field-green-3 = champ vert 3
egizia-card-field-green-4 = champ vert 4
egizia-field-green-4 = champ vert 4
egizia-card-field-yellow-5 = champ vert-jaune 5
egizia-field-yellow-5 = champ vert-jaune 5
egizia-card-field-yellow-6 = champ vert-jaune 6
egizia-field-yellow-6 = champ vert-jaune 6
egizia-card-field-brown-6 = champ brun 6, un marché de suite
egizia-field-brown-6 = champ brun 6
egizia-card-field-brown-7 = champ brun 7, un marché de suite
egizia-field-brown-7 = champ brun 7
egizia-card-field-brown-8 = champ brun 8, 3 points de suite
egizia-field-brown-8 = champ brun 8
egizia-card-field-brown-9 = champ brun 9, 4 pierres de suite
egizia-field-brown-9 = champ brun 9
egizia-card-quarry-2 = carrière : 2 pierres par manche
egizia-card-quarry-3 = carrière : 3 pierres par manche
egizia-card-quarry-4 = carrière : 4 pierres par manche
egizia-card-improve-field = améliorer un champ à jamais
egizia-card-crew-each-round = une équipe +1 par manche
egizia-card-buy-crew = équipe +1 pour 2 pierres/manche
egizia-card-feed-with-stones = nourrir en pierres, 1 pour 1
egizia-card-two-extra-sphinx = 2 cartes Sphinx gratuites
egizia-card-keep-two-sphinx = garder deux cartes Sphinx
egizia-card-reuse-round-space = case ronde occupée, 1×/manche
egizia-card-upstream = remonter le Nil, 1×/manche
egizia-card-leftover-card = une carte restante par manche
egizia-card-strength-3 = +3 de force, une fois
egizia-card-grain-4 = 4 grains, une fois
egizia-card-double-round-space = case ronde doublée, une fois
egizia-card-second-ship = un second bateau, une fois
egizia-card-build-speculating = bâtir en attente, une fois
egizia-card-two-crews = deux équipes ensemble, une fois
egizia-card-build-first = bâtir avant tous, une manche
egizia-card-sell-ten = vendre 10 pierres, 1 point/pierre
egizia-card-stones-6 = 6 pierres de suite
egizia-card-crews-2 = deux fois +1, équipes au choix
egizia-card-pair-a-c = équipes A et C +1 de suite
egizia-card-pair-b-c = équipes B et C +1 de suite
egizia-card-market-2 = un marché, deux crans de suite
egizia-card-market-2-stone = deux crans aux pierres, de suite
egizia-card-market-2-grain = deux crans au grain, de suite
egizia-card-points-obelisk-temple = points : obélisque et temple
egizia-card-points-pyramid-graves = points : pyramide et tombes
egizia-card-grave-card = une tombe de 5 à la fin
egizia-field-start = champ de départ

egizia-sphinx-obelisk-7 = niveau 7 de l’obélisque bâti : 4
egizia-sphinx-obelisk-8 = niveau 8 de l’obélisque bâti : 6
egizia-sphinx-obelisk-9 = niveau 9 de l’obélisque bâti : 8
egizia-sphinx-pyramid-row-3 = rangée 3 de la pyramide complète : 5
egizia-sphinx-pyramid-row-4 = rangée 4 de la pyramide complète : 7
egizia-sphinx-temple-middle = milieu du temple bâti : 5
egizia-sphinx-temple-complete = temple complet : 8
egizia-sphinx-all-graves = toutes les tombes prises : 6
egizia-sphinx-players-stone-market = joueurs au bas du marché aux pierres : 3, 5, 7
egizia-sphinx-players-grain-market = joueurs au bas du marché au grain : 3, 5, 7
egizia-sphinx-own-temple-4 = 4 pierres à vous dans le temple : 7
egizia-sphinx-own-pyramid-6 = 6 pierres à vous dans la pyramide : 6
egizia-sphinx-own-pyramid-7 = 7 pierres à vous dans la pyramide : 8
egizia-sphinx-own-obelisk-4 = 4 pierres à vous sur l’obélisque : 6
egizia-sphinx-own-obelisk-5 = 5 pierres à vous sur l’obélisque : 8
egizia-sphinx-own-each-2 = 2 pierres à vous dans chaque construction : 8
egizia-sphinx-own-graves = 1 par tombe à vous
egizia-sphinx-crew-a = la force de l’équipe A
egizia-sphinx-crew-b = la force de l’équipe B
egizia-sphinx-crew-c = la force de l’équipe C
egizia-sphinx-crew-joker = la force du Joker
egizia-sphinx-most-quarries = personne ne tire davantage de ses carrières : 7
egizia-sphinx-most-green = personne n’a davantage de grain vert : 7
egizia-sphinx-most-yellow = personne n’a davantage de grain vert-jaune : 7
egizia-sphinx-most-brown = personne n’a davantage de grain brun : 7
egizia-sphinx-own-stone-market = au bas du marché aux pierres : 5
egizia-sphinx-own-grain-market = au bas du marché au grain : 5
egizia-sphinx-permanents = 2 par carte permanente
egizia-sphinx-ten-percent = 1 par tranche de 10 points
egizia-sphinx-hidden = une carte Sphinx face cachée

egizia-ring-left = à gauche
egizia-ring-centre = au centre
egizia-ring-right = à droite
egizia-way-left = vers la gauche
egizia-way-right = vers la droite
egizia-way-stay = inchangé

egizia-no-such-number = à { $players } joueurs, il n’y a pas de numéro d’ordre { $number }
egizia-bid-too-high = le numéro { $number } coûterait plus de { $most ->
    [one] { $most } point
   *[other] { $most } points
}
egizia-no-such-berth = à { $players } joueurs, un site n’a que deux quais : il n’y a pas de « { $space } »
egizia-no-ships = vous n’avez plus de bateau
egizia-one-ship-a-site = vous avez déjà un bateau sur le site « { $site } »
egizia-further-downstream = chaque bateau doit aller plus en aval que votre précédent, ce qui n’est pas le cas ici : { $space }
egizia-own-furthest-ship = votre bateau le plus en aval est ici : { $space } ; la carte mène à une étape plus en amont
egizia-upstream-used = un de vos bateaux a déjà remonté le Nil pendant cette manche : les suivants vont en aval de votre bateau le plus bas, ce qui n’est pas le cas ici : { $space }
egizia-card-taken = il n’y a pas de carte ici : { $space }
egizia-not-the-last = la dernière case du fleuve ne se partage pas
egizia-berth-free = un bateau ne peut attendre sur le site « { $site } » que si tous les quais y sont pris
egizia-space-taken = un bateau s’y trouve déjà : { $space }
egizia-second-ship-must = le second bateau doit être placé
egizia-ship-first = il est temps de placer un bateau ou de passer : « { $move } » viendra à un autre moment
egizia-nothing-to-double = seule une case ronde qui vient d’être prise, et qui n’est pas la dernière du fleuve, peut être doublée, une seule fois
egizia-no-space-left = il ne reste pas de case pour un second bateau
egizia-after-ship = après un bateau, vous pouvez utiliser une carte pour lui ou refuser : « { $move } » viendra à un autre moment
egizia-take-first = prenez une carte restante ou aucune : « { $move } » viendra à un autre moment
egizia-no-card = vous n’avez pas cette carte : { $card }
egizia-used-this-round = déjà utilisée cette manche : { $card }
egizia-too-few-stones = il faut pour cela { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}, vous en avez { $stones }
egizia-crew-at-most = { $crew } : le maximum de { $most } est atteint
egizia-raise-first = choisissez l’équipe à renforcer : « { $move } » viendra à un autre moment
egizia-ring-at-edge = l’anneau d’eau est déjà { $ring }
egizia-ring-first = déplacez l’anneau d’eau ou laissez-le : « { $move } » viendra à un autre moment
egizia-market-first = choisissez le marqueur de marché qui descend : « { $move } » viendra à un autre moment
egizia-nothing-missing = il ne manque pas de grain
egizia-more-than-missing = il manque seulement { $missing ->
    [one] { $missing } grain
   *[other] { $missing } grains
}, pas { $number }
egizia-field-is-green = ce champ est déjà vert : { $field }
egizia-feed-first = les équipes sont à table : « { $move } » viendra à un autre moment
egizia-first-asked = dites si vous bâtissez avant tous : « { $move } » viendra à un autre moment
egizia-crew-tired = une des équipes a déjà travaillé cette manche : { $team }
egizia-nothing-left = il ne reste rien à bâtir sur le site « { $site } »
egizia-supply-used-up = il ne reste plus de carte Sphinx à piocher
egizia-too-weak = une force de { $strength } ne suffit pas pour une valeur de { $value }
egizia-crew-needed = il faut une équipe pour bâtir sur le site « { $site } »
egizia-free-in-berths = seul un bateau à quai pioche des cartes gratuites
egizia-free-after-paid = dans cette partie, les cartes gratuites demandent d’abord une équipe et une carte payée
egizia-free-most = { $most ->
    [one] { $most } carte gratuite
   *[other] { $most } cartes gratuites
} au plus
egizia-crew-first = choisissez une équipe pour le site « { $site } », ou renoncez : « { $move } » viendra à un autre moment
egizia-build-something = il faut bâtir ou piocher quelque chose avant d’arrêter
egizia-strength-no-use = plus de force ne rendrait rien d’autre possible maintenant
egizia-not-at-sphinx = les cartes se piochent au sphinx, pas sur le site « { $site } »
egizia-draws-most = on pioche { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} au plus en un tour
egizia-other-site = sur le site « { $site } », on ne bâtit pas cela : { $part }
egizia-part-complete = c’est déjà complet : { $part }
egizia-row-unsupported = { $part } : la prochaine case demande les deux cases qui la portent ({ $below })
egizia-part-too-early = { $part } : il faut d’abord achever ce qui porte cette partie
egizia-work-goes-on = vous bâtissez sur le site « { $site } » : « { $move } » viendra à un autre moment
egizia-not-drawn = pas parmi les cartes que vous avez piochées : { $sphinx }
egizia-keep-first = choisissez ce que vous gardez : « { $move } » viendra à un autre moment
egizia-evening = renforcez une équipe avec une carte ou refusez : « { $move } » viendra à un autre moment
egizia-last-call = c’est la dernière occasion de vendre des pierres, ou de refuser : « { $move } » n’est pas possible maintenant

egizia-event-sequence = { $player } vient ensuite dans l’ordre du tour
egizia-event-bid = { $who } réclame le numéro { $number }
egizia-event-grave = une tombe de { $value } est découverte
egizia-event-sphinx = { $seat } pioche : { $sphinx }
egizia-event-nile = sur le Nil : { $card }
egizia-event-ship = { $who } place un bateau : { $space }
egizia-event-pass = { $who } ne place plus de bateau
egizia-event-use-crew-each-round = { $who } renforce avec une carte : { $crew }
egizia-event-use-buy-crew = { $who } achète un cran : { $crew }
egizia-event-sell = { $who } vend { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
egizia-event-use-double-round-space = { $who } utilise la case ronde deux fois
egizia-event-use-second-ship = { $who } place un second bateau
egizia-event-decline = { $who } refuse
egizia-event-raise = { $who } renforce : { $crew }
egizia-event-ring = { $who } règle l’anneau d’eau : { $way }
egizia-event-market = { $who } descend d’un cran : { $market }
egizia-event-feed = { $who } nourrit ses équipes
egizia-event-use-grain = { $who } ajoute 4 grains
egizia-event-pay = { $who } nourrit ses équipes avec { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
egizia-event-attach = { $who } améliore : { $field }
egizia-event-take = { $who } prend une carte restante
egizia-event-take-none = { $who } ne prend aucune carte restante
egizia-event-use-build-first = { $who } bâtit avant tous cette manche
egizia-event-crew = { $who } met une équipe au travail : { $team }
egizia-event-skip = { $who } ne bâtit pas
egizia-event-draw = { $who } paie une pierre pour une carte Sphinx
egizia-event-draw-free = { $who } ajoute une carte Sphinx gratuite
egizia-event-build = { $who } bâtit : { $part }
egizia-event-use-strength = { $who } ajoute 3 de force
egizia-event-stop = { $who } a fini de bâtir
egizia-event-keep = { $who } garde : { $sphinx }
egizia-event-keep-none = { $who } ne garde aucune carte Sphinx
egizia-event-card-taken = { $who } prend « { $card } »
egizia-event-points = { $points ->
    [one] { $points } point pour { $seat } : { $source }
   *[other] { $points } points pour { $seat } : { $source }
}
egizia-event-card-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} par la carte Sphinx « { $sphinx } »
egizia-event-fed = { $missing ->
    [0] les équipes de { $seat } ont besoin de { $need } de grain et en ont { $grain } : personne n’a faim
   *[other] les équipes de { $seat } ont besoin de { $need } de grain et en ont { $grain } : il en manque { $missing }
}
egizia-event-sum-round = manche { $round }, { $seat } : { $points } points (constructions { $built }, faim { $hunger }, autres { $others }), { $total } en tout
egizia-event-end = les cinq manches sont finies : { $seat } gagne

egizia-gives-up-ships = { $ships ->
    [one] Vous renoncez à votre dernier bateau pour cette manche
   *[other] Vous renoncez à { $ships } bateaux pour cette manche
}
egizia-gives-up-last-ships = { $ships ->
    [one] Plus rien n’est libre en aval : dans l’état actuel, votre dernier bateau ne servira pas cette manche
   *[other] Plus rien n’est libre en aval : dans l’état actuel, { $ships } de vos bateaux ne serviront pas cette manche
}
egizia-gives-up-stones = { $stones ->
    [one] Votre réserve contient { $store } pierres au plus : 1 est perdue
   *[other] Votre réserve contient { $store } pierres au plus : { $stones } sont perdues
}
egizia-gives-up-yield = { $stones ->
    [one] Votre réserve contient { $store } pierres au plus : en l’état, 1 pierre de vos carrières est perdue avant la construction
   *[other] Votre réserve contient { $store } pierres au plus : en l’état, { $stones } pierres de vos carrières sont perdues avant la construction
}
egizia-gives-up-hunger = { $cost ->
    [one] En l’état, il manque { $missing } de grain au repas : cela coûte { $cost } point
   *[other] En l’état, il manque { $missing } de grain au repas : cela coûte { $cost } points
}
egizia-gives-up-crews = { $cost ->
    [one] Vos équipes ont alors besoin de { $need } de grain et vous en avez { $grain } : le repas coûterait 1 point
   *[other] Vos équipes ont alors besoin de { $need } de grain et vous en avez { $grain } : le repas coûterait { $cost } points
}
egizia-gives-up-spaces = { $spaces ->
    [one] Vous renoncez à une case libre en amont
   *[other] Vous renoncez à { $spaces } cases libres en amont
}
egizia-gives-up-site = Vous ne construisez pas cette manche : { $site }
egizia-gives-up-work = Vous renoncez à ce que vous pourriez encore construire ou piocher ici
egizia-gives-up-leftover = Vous renoncez à une carte du Nil restante
egizia-gives-up-cards = Vous n’utilisez pas maintenant : { $card }
egizia-gives-up-drawn = { $cards ->
    [one] Vous remettez la carte piochée
   *[other] Vous remettez les { $cards } cartes piochées
}

egizia-ask-give-number = Les numéros d’ordre sont tirés au sort
egizia-ask-bid-number = Réclamez un numéro d’ordre
egizia-ask-turn-grave = Une tombe est découverte
egizia-ask-draw-sphinx = Une carte Sphinx est piochée
egizia-ask-lay-card = Les cartes Nil sont disposées
egizia-ask-ship = Placez un bateau plus en aval, ou passez
egizia-ask-after = Utiliser une carte pour le bateau qui vient d’être placé ?
egizia-ask-raise = Quelle équipe renforcer ?
egizia-ask-ring = Déplacer l’anneau d’eau ?
egizia-ask-market = Quel marqueur de marché descend ?
egizia-ask-leftover = Prendre une des cartes restées sur le Nil ?
egizia-ask-feed = Nourrissez vos équipes ; utilisez d’abord ce qui aide
egizia-ask-first = Bâtir avant tous cette manche ?
egizia-ask-crew = Quelle équipe bâtit ici ?
egizia-ask-work = { $draws ->
    [1] { $built ->
        [0] Piochez une carte Sphinx
       *[other] Piochez une autre carte Sphinx, ou arrêtez de bâtir
    }
   *[other] { $built ->
        [0] Posez une pierre
       *[other] Posez une autre pierre, ou arrêtez de bâtir
    }
}
egizia-ask-keep = Quelle carte Sphinx gardez-vous ?
egizia-ask-evening = Renforcer une équipe, maintenant que le repas est passé ?
egizia-ask-last = Vendre des pierres pour la dernière fois ?

egizia-ask-set-up = La table se met en place
egizia-ask-round = Une manche commence
egizia-ask-ships = Les bateaux descendent le Nil
egizia-ask-after-ship = Un bateau a été placé
egizia-ask-feeding = Les équipes sont nourries
egizia-ask-site = Les travaux commencent sur un site
egizia-ask-builders = Les bateaux bâtissent, quai après quai
egizia-ask-evenings = Les travaux de la manche sont finis
egizia-ask-bonus = La participation aux travaux est récompensée
egizia-ask-new-sequence = Le nouvel ordre du tour est fixé
egizia-ask-final = Le décompte final

egizia-about-first = { $site } ; renoncer garde l’ordre des quais
egizia-about-crew = { $site } ; vous avez { $stones } pierres. Renoncer reprend le bateau
egizia-about-work = { $site } ; force restante : { $strength }, pierres : { $stones }{ $cards ->
    [0] { $draws ->
        [1] , { $most } cartes au plus
       *[other] { "" }
    }
    [one] , une carte jusqu’ici, { $most } au plus
   *[other] , { $cards } cartes jusqu’ici, { $most } au plus
}. { $built ->
    [0] Une au moins : ensuite vous pouvez arrêter.
   *[other] Arrêter compte ce que vous avez bâti.
}
egizia-about-feed = Vos équipes ont besoin de { $need } de grain, vous en avez { $grain } : { $cost ->
    [0] rien ne manque.
    [one] nourrir maintenant coûte 1 point.
   *[other] nourrir maintenant coûte { $cost } points.
}
egizia-about-raise = { $steps ->
    [one] un cran
   *[other] { $steps } crans
}
egizia-about-ring = { $steps ->
    [one] un cran
   *[other] { $steps } crans
}
egizia-about-market = { $steps ->
    [one] Un cran, pour une carte ou pour avoir bâti à l’obélisque ou aux tombes. Plus bas au marché au grain, la faim coûte moins ; en bas du marché aux pierres, des pierres se vendent à la fin ; la dernière case rapporte des pierres ou des points.
   *[other] { $steps } crans, pour une carte ou pour avoir bâti à l’obélisque ou aux tombes. Plus bas au marché au grain, la faim coûte moins ; en bas du marché aux pierres, des pierres se vendent à la fin ; la dernière case rapporte des pierres ou des points.
}
egizia-about-keep = { $left ->
    [one] une carte au plus
   *[other] { $left } cartes au plus
}

egizia-brief-ship = { $space }
egizia-brief-ship-card = { $card } · { $space }
egizia-brief-pass = { egizia-touch-pass }
egizia-do-ship = bateau : { $space }
egizia-do-ship-card = bateau : { $space } ({ $card })
egizia-do-pass = passer : plus de bateau cette manche
egizia-do-use-crew-each-round = carte : { $crew } +1
egizia-do-use-buy-crew = carte : { $crew } +1 pour 2 pierres
egizia-do-sell = vendre { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
egizia-do-use-double-round-space = carte : utiliser encore la case ronde
egizia-do-use-second-ship = carte : placer un second bateau
egizia-do-decline = refuser
egizia-do-raise = { $crew } +1
egizia-do-ring = anneau : { $way }
egizia-do-market = un cran plus bas : { $market }
egizia-do-feed = nourrir
egizia-do-use-grain = carte : ajouter 4 grains
egizia-do-pay = payer { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
} en guise de grain
egizia-do-attach = améliorer : { $field }
egizia-do-take = prendre la carte : { $space }
egizia-do-take-card = prendre la carte : { $card } ({ $space })
egizia-do-take-none = n’en prendre aucune
egizia-do-use-build-first = carte : bâtir avant tous cette manche
egizia-do-crew = équipe : { $team }
egizia-do-skip = ne pas bâtir : le bateau revient
egizia-do-draw = une carte de plus, pour une pierre
egizia-do-draw-free = une carte de plus, gratuite
egizia-do-build = bâtir : { $part }
egizia-do-use-strength = carte : 3 de force en plus
egizia-do-stop = arrêter de bâtir
egizia-do-keep = garder : { $sphinx }
egizia-do-keep-none = n’en garder aucune
egizia-do-bid = réclamer le numéro { $number }
egizia-touch-sell = vendre des pierres
egizia-touch-pay = payer en pierres
egizia-touch-none = aucune
egizia-touch-pass = passer
egizia-touch-skip = ne pas bâtir
egizia-touch-stop = arrêter de bâtir
egizia-touch-feed = nourrir
egizia-touch-decline = refuser
egizia-touch-team-a = équipe A
egizia-touch-team-a-joker = équipe A avec le Joker
egizia-touch-team-b = équipe B
egizia-touch-team-b-joker = équipe B avec le Joker
egizia-touch-team-c = équipe C
egizia-touch-team-c-joker = équipe C avec le Joker
egizia-touch-team-a-b = équipes A et B
egizia-touch-team-a-b-joker = équipes A et B avec le Joker
egizia-touch-team-a-c = équipes A et C
egizia-touch-team-a-c-joker = équipes A et C avec le Joker
egizia-touch-team-b-c = équipes B et C
egizia-touch-team-b-c-joker = équipes B et C avec le Joker
egizia-touch-team-none = sans équipe, cartes gratuites seulement
egizia-touch-ring-left = anneau vers la gauche
egizia-touch-ring-right = anneau vers la droite
egizia-touch-ring-stay = laisser l’anneau
egizia-touch-number = { $word }

egizia-total = total
egizia-in-round = manche { $round }
egizia-from = { $source }
egizia-cards = cartes Sphinx
egizia-card = { $sphinx }
egizia-source-feeding = équipes restées sur leur faim
egizia-source-returned = cartes Sphinx remises
egizia-source-obelisk = obélisque
egizia-source-graves = tombes
egizia-source-temple = temple
egizia-source-pyramid = pyramide
egizia-source-rows = rangées complètes de la pyramide
egizia-source-bonus = participation aux travaux
egizia-source-grain-market = bas du marché au grain
egizia-source-bid = enchère pour le numéro d’ordre
egizia-source-sale = pierres vendues à la fin
egizia-source-grave-total = ensemble des tombes
egizia-source-field-brown-8 = prise du champ brun 8
egizia-source-sell-ten = pierres vendues avec une carte
egizia-source-points-obelisk-temple = carte pour l’obélisque et le temple
egizia-source-points-pyramid-graves = carte pour la pyramide et les tombes

egizia-option-two_extra_sphinx = les deux cartes Sphinx en plus : gratuites, ou seulement avec une équipe et une carte payée
egizia-option-leftover_card = quand se prend une carte Nil restante : à la fin de la manche, ou après les bateaux
egizia-option-ten_percent_card = la carte Sphinx qui compte les dizaines de points : dans le jeu ou non
egizia-option-seat_bid = on : les joueurs misent des points pour les numéros d’ordre
egizia-option-upstream = après un bateau qui a remonté le Nil : les suivants vont en aval du bateau le plus bas, ou repartent de là
egizia-upstream-one-ship = un seul bateau
egizia-upstream-new-start = une seconde descente
egizia-option-sphinx_draw = les cartes Sphinx se piochent : toutes ensemble, après avoir dit combien, ou une à une
egizia-sphinx_draw-at-once = toutes ensemble
egizia-sphinx_draw-one-by-one = une à une
egizia-option-market_cards = cartes de deux crans de marché dans les manches 1 et 2 : une par marché, ou deux au choix
egizia-market_cards-one-of-each = une par marché
egizia-market_cards-either-marker = deux pour un marché au choix
egizia-option-box = les valeurs de la boîte : d’origine, ou modifiées
egizia-box-printed = d’origine

egizia-place-market-stone = marché aux pierres, cran { $word }
egizia-place-market-grain = marché au grain, cran { $word }
egizia-place-quarry = pierres des carrières par manche
egizia-place-ships = bateaux à placer
egizia-place-sphinx = cartes sphinx gardées

# Where values of the box come from.
egizia-provenance-player-start = des critiques du jeu imprimé
egizia-provenance-crew-maximum = un compte rendu de partie : jusqu’à neuf de chaque
egizia-provenance-nile-market-2-grain = un compte rendu de tournoi nomme une carte pour le seul marqueur de grain

# What things are and do, for whoever points at them; what is left of a question; the legend.
egizia-legend-pieces = Pièces
egizia-legend-crews = Équipes
egizia-legend-values = Places des édifices et tombes
egizia-legend-cards-field = Champs
egizia-legend-cards-quarry = Carrières
egizia-legend-cards-permanent = Cartes permanentes
egizia-legend-cards-anytime = Cartes à tout moment
egizia-legend-cards-immediate = Cartes immédiates
egizia-legend-cards-grave = Carte Tombe
egizia-legend-sphinx = Cartes Sphinx
egizia-explain-piece-ship = Chaque bateau va plus en aval que le précédent de son propriétaire. Sur une carte il la prend, sur une case de manche il en a le gain, à quai il donne le droit de bâtir.
egizia-explain-piece-stone = Une pierre bâtie ici : son propriétaire a marqué la valeur de la place.
egizia-explain-piece-marker = La place d’un joueur au marché. Chaque cran vers le bas rend la faim moins chère ou, tout en bas, fait vendre des pierres à la fin.
egizia-explain-piece-ring = { $ring ->
    [left] En ce moment, seuls les champs verts sont arrosés.
    [centre] En ce moment, les champs verts et jaune-vert sont arrosés.
   *[right] En ce moment, tous les champs sont arrosés.
} Seuls les champs arrosés donnent du grain.
egizia-explain-crew = Force { $strength } : elle bâtit jusqu’à cette valeur en une fois, et mange autant de grain. { $state ->
    [tired] Elle a déjà travaillé cette manche.
   *[rested] Elle peut encore bâtir cette manche.
} Le Joker ne travaille qu’avec une autre équipe.
egizia-explain-worth = Une place pas encore bâtie. Elle demande cette force et autant de pierres, et donne autant de points.
egizia-explain-grave = Une tombe : la première ouverte est prise d’abord. Elle donne aussitôt sa valeur ; à la fin, le total de vos tombes rapporte encore 2, 5 ou 9 points.
egizia-explain-grave-hidden = Une tombe face cachée : elle est retournée quand une autre avant elle est prise.
egizia-explain-card = { $type ->
    [field] Un champ : arrosé, il donne autant de grain que son nombre, à chaque manche.
    [quarry] Une carrière : elle donne ces pierres à chaque manche, après le repas.
    [permanent] Une carte permanente : elle reste devant son propriétaire et agit jusqu’à la fin.
    [anytime] Une carte à tout moment : gardée jusqu’à ce qu’on l’utilise, une fois, pendant son tour.
    [grave] Gardée jusqu’à la fin : elle ajoute cinq au total de vos tombes, qui rapporte 2, 5 ou 9 points.
   *[immediate] Une carte immédiate : elle agit aussitôt et quitte le jeu.
}
egizia-explain-field = { $grain } de grain par manche s’il est arrosé. { $state ->
    [watered] En ce moment, il l’est.
   *[dry] En ce moment, il est sec et ne donne rien.
}
egizia-explain-sphinx = Une carte Sphinx : gardée en secret, elle marque à la fin si ce qu’elle dit est vrai alors.
egizia-explain-sphinx-hidden = Des cartes Sphinx face cachée : seul leur propriétaire les connaît, et personne celles de la réserve.
egizia-explain-place-space = { $kind ->
    [card] Un bateau placé ici prend la carte. Les suivants vont plus en aval.
    [round] Un bateau placé ici reçoit aussitôt ce que dit le nom. Les suivants vont plus en aval.
    [berth] Un bateau placé ici bâtit sur ce site quand la navigation est finie, quai après quai.
   *[waiting] À côté du site, quand tous les quais sont pris : ce bateau ne bâtit que si l’un d’eux se libère.
}
egizia-explain-place-site = Un chantier. Les bateaux à quai y bâtissent après le repas, le premier quai d’abord.
egizia-explain-place-part = Une partie d’un édifice. Chaque place demande force et pierres de sa valeur, et donne autant de points.
egizia-explain-place-market-stone = Le marché aux pierres. De ses deux crans du bas, les pierres se vendent à la fin, deux pour un point. Atteindre le dernier donne 3 pierres.
egizia-explain-place-market-grain = Le marché au grain. Le nombre est ce que coûte chaque grain qui manque au repas. Atteindre le dernier cran donne 2 points.
egizia-explain-place-supply = Les cartes Sphinx qui peuvent encore être piochées au sphinx, pour une pierre chacune.
egizia-explain-place-supply-asked = Les cartes Sphinx demandées, qui vont être piochées.
egizia-explain-place-ring = L’anneau d’eau : à gauche il arrose les champs verts, au centre aussi les jaune-vert, à droite tous.
egizia-explain-place-crews = Les équipes et leur force. Ensemble, elles mangent autant de grain par manche.
egizia-explain-place-stones = Les pierres en réserve, 25 au plus. Bâtir en coûte autant que la valeur de ce qui est bâti.
egizia-explain-place-quarry = Les pierres que donnent les carrières après le repas, à chaque manche.
egizia-explain-place-fields = Les champs arrosés donnent { $harvest } de grain, les équipes en demandent { $need }. { $missing ->
    [0] Personne n’a faim.
   *[other] Il en manque { $missing }, et chacun coûte des points.
}
egizia-explain-place-cards = Les cartes du Nil que ce joueur a gardées.
egizia-explain-place-number = La place dans l’ordre : le numéro 1 navigue d’abord. Qui est dernier sur la piste des points est premier à la manche suivante.
egizia-explain-place-rank = La place sur la piste des points. Le premier nourrit d’abord ; à égalité, celui qui est devant gagne.
egizia-explain-place-graves = La valeur de toutes les tombes de ce joueur : à la fin, 2, 5 ou 9 points de plus.
egizia-explain-place-ships = Les bateaux qui peuvent encore être placés cette manche.
egizia-explain-place-sphinx = Les cartes Sphinx que ce joueur garde en secret. Elles marquent à la fin.
egizia-explain-place-shown = Les cartes Sphinx que le décompte final a dévoilées.
egizia-explain-place-hand = Vos cartes Sphinx : personne d’autre ne les voit. Elles marquent à la fin si ce qu’elles disent est vrai.
egizia-explain-place-drawn = Les cartes qui viennent d’être piochées. Celles que vous ne gardez pas sont remises et donnent un point chacune.
egizia-explain-area-board = Le Nil de sa source à son embouchure, les édifices, les marchés et l’anneau d’eau ; et la manche en cours.
egizia-explain-area-player = Ce qu’un joueur a devant lui : équipes, pierres, champs, cartes. Le nombre, ce sont ses points.
egizia-explain-area-hand = { egizia-explain-place-hand }
egizia-about-ship = Manche { $round } sur { $rounds } ; { $ships ->
    [one] votre dernier bateau
   *[other] encore { $ships } bateaux
}. Passer met fin à votre navigation. { egizia-about-feeding }{ egizia-about-dry }
egizia-about-dry = { $dry ->
    [0] {""}
   *[other] {" "}Si quelqu’un déplace l’anneau d’eau vers la gauche, { $dry } de grain sèchent.
}
egizia-about-feeding = { $cost ->
    [0] Repas : il faut { $need } de grain, vous en avez { $grain } : il ne coûte rien.
    [one] ⚠ Repas : il faut { $need } de grain, vous en avez { $grain } : en l’état, il coûtera 1 point.
   *[other] ⚠ Repas : il faut { $need } de grain, vous en avez { $grain } : en l’état, il coûtera { $cost } points.
}
egizia-about-after = Renoncer passe au joueur suivant.
egizia-about-leftover = Une carte, ou aucune ; puis la manche est finie pour vous.
egizia-about-evening = Renoncer termine la manche pour vous.
egizia-about-last = Vous avez { $stones } pierres ; ensuite vient le décompte final.
egizia-about-bid-number = Le numéro est votre place à la première manche ; un numéro déjà tenu coûte un point de plus que son offre.
egizia-cards-unknown = { $cards ->
    [one] { $cards } carte Sphinx est secrète ; elle compte à la fin.
   *[other] { $cards } cartes Sphinx sont secrètes ; elles comptent à la fin.
}
