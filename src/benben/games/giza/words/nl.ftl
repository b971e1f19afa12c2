# GIZA: namen, weigeringen, gebeurtenissen.

giza-about = Een vlot en vals stapelspel: elke tegel mag op ieders bord, om je eigen piramides te verhogen of die van een rivaal te bederven. Scarabeeën versperren, sabotage sloopt, en de laatste tegel maakt overal een einde aan.
giza-length = 20 minuten
giza-weight = makkelijk

giza-edition-pegasus-2006 = Gizeh (Pegasus 2006)
giza-edition-fun-factory-2005 = GIZA (Fun Factory 2005)

giza-site-cheops = { $edition ->
    [fun-factory-2005] Khufu
   *[other] Cheops
}
giza-site-chephren = { $edition ->
    [fun-factory-2005] Khafre
   *[other] Chephren
}
giza-site-mykerinos = { $edition ->
    [fun-factory-2005] Menkaure
   *[other] Mykerinos
}
giza-site-sphinx = Sfinx
giza-site-cheops-note = { $height ->
    [one] { $height } tegel
   *[other] { $height } tegels
}
giza-site-chephren-note = { $height ->
    [one] { $height } tegel
   *[other] { $height } tegels
}
giza-site-mykerinos-note = { $height ->
    [one] { $height } tegel
   *[other] { $height } tegels
}
giza-site-sphinx-note = { $height ->
    [one] { $height } tegel
   *[other] { $height } tegels
}

giza-tile-treasure-2 = schat 2
giza-tile-treasure-3 = schat 3
giza-tile-treasure-4 = schat 4
giza-tile-treasure-5 = schat 5
giza-tile-demolition = { $edition ->
    [fun-factory-2005] sloop
   *[other] sabotage
}
giza-tile-scarab = scarabee
giza-tile-sphinx-base = sfinxfundament
giza-tile-sphinx-body = sfinxlijf
giza-tile-sphinx-head = sfinxkop
giza-tile-hidden = een verborgen tegel

giza-last-treasure-2 = { giza-tile-treasure-2 }
giza-last-treasure-3 = { giza-tile-treasure-3 }
giza-last-treasure-4 = { giza-tile-treasure-4 }
giza-last-treasure-5 = { giza-tile-treasure-5 }
giza-last-demolition = { giza-tile-demolition }
giza-last-scarab = { giza-tile-scarab }
giza-last-sphinx-base = { giza-tile-sphinx-base }
giza-last-sphinx-body = { giza-tile-sphinx-body }
giza-last-sphinx-head = { giza-tile-sphinx-head }

giza-top-treasure-2 = { giza-tile-treasure-2 }
giza-top-treasure-3 = { giza-tile-treasure-3 }
giza-top-treasure-4 = { giza-tile-treasure-4 }
giza-top-treasure-5 = { giza-tile-treasure-5 }
giza-top-scarab = { giza-tile-scarab }
giza-top-sphinx-base = { giza-tile-sphinx-base }
giza-top-sphinx-body = { giza-tile-sphinx-body }
giza-top-sphinx-head = { giza-tile-sphinx-head }
giza-top-ground = de kale grond

giza-stone = piramide
giza-stone-about = op een hoger getal, of op kale grond
giza-treasure-about = op een piramidetegel met hetzelfde getal
giza-demolition-about = verwijdert een bovenste tegel, en zichzelf
giza-scarab-about = op elke bouwplaats: legt daar het bouwen stil
giza-sphinx-base-about = op een lege sfinxbouwplaats
giza-sphinx-body-about = op het fundament van een sfinx
giza-sphinx-head-about = op het lijf van een sfinx

giza-pile = Voorraad
giza-gone = Afgelegd, uit het spel
giza-hand = Je hand

giza-not-in-hand = je hebt dit niet in je hand: { $tile }
giza-nothing-discarded = er is geen afleggen om mee te stoppen: speel een tegel, leg er een af of haal een scarabee van je bord
giza-discard-ascending = afleggen gaat oplopend in de volgorde van de tegels: { $tile } kan niet na { $last }
giza-discard-goes-on = je bent aan het afleggen: leg nog een tegel af of stop, ‘{ $move }’ kan nu niet
giza-no-such-board = { $player } zit niet aan deze tafel van { $players }
giza-nothing-to-demolish = bij { $player } op { $site } valt niets weg te halen
giza-rival-sphinx = in dit spel kun je { giza-tile-demolition } niet op de sfinxbouwplaats van een ander richten
giza-under-scarab = bij { $player } ligt op { $site } een scarabee: daar kan alleen een scarabee of { giza-tile-demolition } bij
giza-sphinx-order = een sfinx groeit van fundament over lijf naar kop: { $tile } past niet op { $top }
giza-sphinx-only = { $tile } hoort op een sfinxbouwplaats, niet bij { $player } op { $site }
giza-not-on-sphinx = op een sfinxbouwplaats komen alleen sfinx-, { giza-tile-demolition }- en scarabeetegels, niet { $tile }
giza-treasure-needs-same = een schat past alleen op een piramidetegel met hetzelfde getal: { $tile } op { $top }
giza-stone-not-smaller = een piramidetegel moet kleiner zijn dan wat hij bedekt: { $number } op { $below }
giza-not-your-scarab = je mag alleen een scarabee van je eigen bord halen, niet van dat van { $player }
giza-no-scarab-on-top = bij jou ligt er op { $site } geen scarabee bovenop

giza-event-first = { $player } begint
giza-event-draw = { $seat } trekt { $tile }
giza-event-play = { $own ->
    [yes] { $who } speelt { $tile } bij zichzelf op { $site }
   *[no] { $who } speelt { $tile } bij { $player } op { $site }
}
giza-event-discard = { $who } legt { $tile } af
giza-event-stop = { $who } is klaar met afleggen
giza-event-remove = { $who } haalt bij zichzelf een scarabee van { $site }
giza-event-demolished = { $tile } verdwijnt bij { $player } van { $site }
giza-event-end = { $why ->
    [pyramids] alle drie de piramides van { $seat } zijn af: het spel is afgelopen
   *[last-tile] { $seat } heeft de laatste tegel getrokken: het spel is afgelopen
}

giza-gives-up-play = Je legt deze beurt geen tegel
giza-gives-up-earlier = { $count ->
    [one] Tegels worden in de volgorde van je hand afgelegd: de tegel ervoor blijft dan in je hand
   *[other] Tegels worden in de volgorde van je hand afgelegd: de { $count } tegels ervoor blijven dan in je hand
}

giza-ask-turn = { $scarabs ->
    [0] Speel een tegel of leg af
   *[other] Speel een tegel, leg af of haal een scarabee van je bord
}
giza-ask-discard-more = { $more ->
    [0] Stop met afleggen en trek
   *[other] Leg nog een tegel af, of stop en trek
}

giza-do-play = { $tile } bij { $player } op { $site }
giza-do-discard = leg { $tile } af
giza-do-stop = stop met afleggen en trek
giza-do-remove = haal de scarabee van { $site }
giza-touch-discard = leg af
giza-touch-stop = stop met afleggen en trek

giza-total = totaal
giza-site = { $site }
giza-tile = { $tile }

giza-option-edition = de namen zoals ze in de ene of de andere uitgave staan; het spel blijft gelijk
giza-option-demolish_rival_sphinx = mag je de sfinx van een ander slopen?
giza-option-memory = closed (gesloten): bedekte tegels van anderen worden niet meer getoond; open: wel
giza-option-first = wie er begint: door het toeval bepaald, of een vaste plaats (zoals in een reeks)
giza-option-box = de waarden van de doos: zoals gedrukt, of gewijzigd
giza-box-printed = zoals gedrukt

# What things are and do, for whoever points at them; what is left of a question; the legend.
giza-legend-stones = Piramidetegels
giza-legend-tiles = Schatten, { giza-tile-demolition }, scarabeeën
giza-legend-sphinx = Delen van een sfinx
giza-legend-backs = Gedekt
giza-explain-tile = Een piramidetegel. Aan het eind telt hij zijn getal, plus of min, voor het bord waarop hij ligt. Hij past op een lege piramidebouwplaats, of op een piramidetegel of schat met een hoger getal.
giza-explain-tile-demolition = Haalt de bovenste tegel van een stapel naar keuze uit het spel, en zichzelf erbij.
giza-explain-tile-scarab = Is niets waard. Past overal en sluit de stapel: geen piramidetegel, schat of sfinxdeel past erop.
giza-explain-tile-sphinx-base = Het eerste deel van een sfinx. Het kost zijn bord vijf punten, tot lijf en kop dat goedmaken.
giza-explain-tile-sphinx-body = Het tweede deel van een sfinx: tien punten voor zijn bord.
giza-explain-tile-sphinx-head = Het laatste deel van een sfinx: vijftien punten voor zijn bord. Er is er maar één.
giza-explain-tile-hidden = Tegels onder de bovenste van andermans stapel. Iedereen zag ze leggen; nu moet je ze onthouden.
giza-explain-place-player = { $top ->
    [bare] Leeg: elke piramidetegel past, of een scarabee.
    [treasure] Een piramidetegel met een getal onder { $number } past hier; geen tweede schat.
    [scarab] Gesloten door een scarabee: alleen nog een scarabee of { giza-tile-demolition } past erop. De eigenaar mag hem als beurt weghalen.
    [finished] Voltooid met een één: alleen nog een scarabee of { giza-tile-demolition } past erop.
   *[stone] Een piramidetegel met een getal onder { $number } past hier, of een schat { $number }.
} Alle tegels in deze stapel tellen aan het eind voor de eigenaar van het bord.
giza-explain-place-sphinx = { $top ->
    [bare] Leeg: hier komt het fundament van een sfinx.
    [scarab] Gesloten door een scarabee: alleen nog een scarabee of { giza-tile-demolition } past erop.
    [finished] De sfinx is compleet: alleen nog een scarabee of { giza-tile-demolition } past erop.
   *[other] Hier komt het volgende deel van de sfinx: na het fundament het lijf, na het lijf de kop.
} Piramidetegels en schatten passen hier nooit.
giza-explain-place-pile = Tegels die nog getrokken worden. Wie de laatste trekt, beëindigt het spel.
giza-explain-place-discard = Een tegel uit je hand die je hier legt, is afgelegd. Wat hier ligt, is definitief uit het spel en ligt open: iedereen mag het bekijken.
giza-explain-place-hand = Je tegels; niemand anders ziet ze. Na je beurt heb je er weer vier. Aan het eind is je hand niets waard.
giza-explain-area-player = Een bord: drie piramides en een sfinx. Het getal is wat alle tegels samen waard zijn.
giza-explain-area-pile = Wat nog getrokken kan worden, en wat uit het spel is.
giza-explain-area-hand = Je tegels: in je beurt speel je er een of leg je er een paar af.
giza-about-move = Eén zet, dan wordt je hand aangevuld; nog { $left } in de voorraad.
giza-about-turn = { $finished ->
    [2] { giza-about-move } ⚠ Twee piramiden van { $player } zijn voltooid: met de derde eindigt het spel.
   *[other] { giza-about-move }
}
giza-about-discard-more = { $more ->
    [0] Afleggen gaat in de volgorde van je hand, en na { $last } komt niets meer.
   *[other] Afleggen gaat in de volgorde van je hand: wat voor { $last } komt, blijft.
} Stoppen beëindigt je beurt en vult je hand aan.
giza-points-unknown = Van andermans bord zie je alleen de bovenste tegel van elke stapel. Wat eronder ligt moet je onthouden; het telt aan het eind.
