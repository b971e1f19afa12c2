# Pyramids: namen, weigeringen, gebeurtenissen.

pyramids-about = Vereer elke ronde een god, die zegt wanneer je kaarten neemt en waar je bouwt. Breng kleuren samen in groepen, verzamel hiërogliefen en vul een tombe waar voor het einde niemand in kan kijken.
pyramids-length = 30 minuten
pyramids-weight = gemiddeld

pyramids-colour-blue = blauw
pyramids-colour-white = wit
pyramids-colour-red = rood
pyramids-colour-green = groen
pyramids-colour-yellow = geel

pyramids-god-horus = 1 Horus
pyramids-god-anubis = 2 Anubis
pyramids-god-khepri = 3 Khepri
pyramids-god-sekhmet = 4 Sekhmet
pyramids-god-thoth = 5 Thoth

pyramids-edifice-pyramid = piramide
pyramids-edifice-obelisk = obelisk
pyramids-edifice-tomb = tombe

pyramids-card-hidden = een verborgen kaart
pyramids-token-first = startspelerfiche
pyramids-piece-card = { $word }: { $parts }
pyramids-piece-worked-out = { $word }: { $parts }

# A card by its columns, an upper and a lower stone parted by a stroke: what `b-wr` says.
pyramids-card-x-x = { $a }–{ $b }
pyramids-card-x-xx = { $a }–{ $b }/{ $c }
pyramids-card-xx-x = { $a }/{ $b }–{ $c }
pyramids-cards-x-x = { pyramids-card-x-x }
pyramids-cards-x-xx = { pyramids-card-x-xx }
pyramids-cards-xx-x = { pyramids-card-xx-x }
pyramids-worked-out-x-x = { pyramids-card-x-x }, afgeleid
pyramids-worked-out-x-xx = { pyramids-card-x-xx }, afgeleid
pyramids-worked-out-xx-x = { pyramids-card-xx-x }, afgeleid
pyramids-sign-b = b
pyramids-sign-w = w
pyramids-sign-r = r
pyramids-sign-g = g
pyramids-sign-y = e
pyramids-letter-b = { pyramids-colour-blue }
pyramids-letter-w = { pyramids-colour-white }
pyramids-letter-r = { pyramids-colour-red }
pyramids-letter-g = { pyramids-colour-green }
pyramids-letter-y = { pyramids-colour-yellow }

# Een plaats van een piramide: de rij en de afstand tot de eerste kaart.
pyramids-place-0--3 = onderste rij, 3 links van de eerste kaart
pyramids-place-0--2 = onderste rij, 2 links van de eerste kaart
pyramids-place-0--1 = onderste rij, 1 links van de eerste kaart
pyramids-place-0-0 = onderste rij, midden
pyramids-place-0-1 = onderste rij, 1 rechts van de eerste kaart
pyramids-place-0-2 = onderste rij, 2 rechts van de eerste kaart
pyramids-place-0-3 = onderste rij, 3 rechts van de eerste kaart
pyramids-place-1--3 = tweede rij, 3 links van de eerste kaart
pyramids-place-1--2 = tweede rij, 2 links van de eerste kaart
pyramids-place-1--1 = tweede rij, 1 links van de eerste kaart
pyramids-place-1-0 = tweede rij, 1 rechts van de eerste kaart
pyramids-place-1-1 = tweede rij, 2 rechts van de eerste kaart
pyramids-place-1-2 = tweede rij, 3 rechts van de eerste kaart
pyramids-place-2--3 = derde rij, 2 links van de eerste kaart
pyramids-place-2--2 = derde rij, 1 links van de eerste kaart
pyramids-place-2--1 = derde rij, boven de eerste kaart
pyramids-place-2-0 = derde rij, 1 rechts van de eerste kaart
pyramids-place-2-1 = derde rij, 2 rechts van de eerste kaart
pyramids-place-3--3 = bovenste rij, 2 links van de eerste kaart
pyramids-place-3--2 = bovenste rij, 1 links van de eerste kaart
pyramids-place-3--1 = bovenste rij, 1 rechts van de eerste kaart
pyramids-place-3-0 = bovenste rij, 2 rechts van de eerste kaart

pyramids-place-pyramid = piramide, { $word }
pyramids-place-obelisk = obelisk
pyramids-place-tomb = tombe
pyramids-place-held = hand
pyramids-place-first = startspelerplek
pyramids-place-quarry = paar { $word }
pyramids-place-hand = kaart { $word } in de hand

pyramids-builds-nothing = alleen piramide
pyramids-builds-tomb = piramide en tombe
pyramids-builds-obelisk = piramide en obelisk
pyramids-builds-either = piramide, en tombe of obelisk
pyramids-builds-both = piramide, tombe en obelisk
pyramids-builds-resting = doet deze ronde niet mee
pyramids-more-nothing = niets anders
pyramids-more-tomb = een kaart voor de tombe
pyramids-more-obelisk = een kaart voor de obelisk
pyramids-more-either = een kaart voor de tombe of de obelisk
pyramids-more-both = een kaart voor de obelisk, dan een voor de tombe

pyramids-stone-blue = blauwe steen
pyramids-stone-white = witte steen
pyramids-stone-red = rode steen
pyramids-stone-green = groene steen
pyramids-stone-yellow = gele steen
pyramids-glyph-pyramid = steen met de hiëroglief van de piramide
pyramids-glyph-obelisk = steen met de hiëroglief van de obelisk
pyramids-glyph-tomb = steen met de hiëroglief van de tombe
pyramids-stone-left = de grote steen links
pyramids-stone-right = de grote steen rechts
pyramids-stone-left-lower = de onderste steen links
pyramids-stone-left-upper = de bovenste steen links
pyramids-stone-right-lower = de onderste steen rechts
pyramids-stone-right-upper = de bovenste steen rechts

pyramids-gods = goden
pyramids-quarry = steengroeve
pyramids-hand = je hand
pyramids-touch-obelisk = je obelisk
pyramids-touch-tomb = je tombe
pyramids-touch-discard = uit het spel
pyramids-touch-done = klaar

# --- wat je mag doen

pyramids-do-god = kies { $god }
pyramids-do-take = neem paar { $pair }
pyramids-do-pyramid = { $card } in de piramide: { $place }
pyramids-do-obelisk = { $card } op de obelisk
pyramids-do-tomb = { $card } in de tombe
pyramids-do-done = klaar
pyramids-do-discard = leg { $card } af

pyramids-no-points-pyramid = levert nu geen punten op
pyramids-no-points-obelisk = levert nu geen punten op
pyramids-no-points-tomb = telt als de tombes aan het einde opengaan
pyramids-gives-up-edifice = Je zou deze beurt nog een kaart kunnen leggen: { $edifice }

pyramids-ask-choose-god = Kies een god
pyramids-ask-take-pair = Neem een paar uit de steengroeve
pyramids-ask-build-pyramid = Leg een kaart in je piramide
pyramids-ask-build-more = Bouw verder, of zeg klaar
pyramids-ask-discard-one = Leg een van je twee kaarten af

pyramids-begin-pyramid = { $touched } in de piramide

# --- waarom niet

pyramids-not-in-hand = je hebt { $card } niet in je hand
pyramids-gods-are-chosen = goden kies je aan het begin van een ronde, voordat iemand een paar neemt
pyramids-gods-first = paren neem je pas als iedereen een god heeft gekozen: kies nu een god
pyramids-pair-is-taken = je neemt één paar per ronde: ‘{ $move }’ moet wachten tot de volgende
pyramids-take-first = neem eerst een paar uit de steengroeve en bouw dan
pyramids-not-building = er is geen beurt om te beëindigen: met ‘klaar’ sluit je het bouwen af
pyramids-discard-later = kaarten leg je af aan het einde van een ronde, als je er twee hebt
pyramids-discard-now = je hebt twee kaarten: leg er eerst een af
pyramids-god-in-box = met { $players } spelers blijft { $god } in de doos
pyramids-god-rests = { $god } doet deze ronde niet mee
pyramids-god-taken = { $owner } heeft deze ronde { $god }
pyramids-no-such-pair = de steengroeve heeft evenveel paren als er spelers zijn: er is geen paar { $pair }
pyramids-pair-gone = paar { $pair } is al genomen
pyramids-pyramid-first = een beurt begint met de kaart voor de piramide
pyramids-place-filled = daar ligt al een kaart ({ $place }), en wat ligt wordt nooit verplaatst
pyramids-first-at-origin = de eerste kaart van een piramide komt in het midden van de onderste rij
pyramids-no-support = een kaart heeft daar ({ $place }) beide kaarten nodig waarop ze rust
pyramids-base-full = de basis heeft al haar { $base ->
    [one] { $base } kaart
   *[other] { $base } kaarten
}
pyramids-not-beside = de basis groeit aan haar uiteinden: deze plaats ligt niet naast een kaart ({ $place })
pyramids-one-a-round = per beurt krijgt elk bouwwerk één kaart: je { $edifice } heeft er al een gekregen
pyramids-god-forbids = { $god } laat je niet aan de { $edifice } bouwen
pyramids-either = { $god } laat je aan de tombe of aan de obelisk bouwen, niet aan beide
pyramids-tomb-closes = een kaart in de tombe sluit de obelisk voor deze beurt: de obelisk komt eerst
pyramids-no-such-player = { $player } zit niet aan deze tafel van { $players }
pyramids-deal-in-order = nu krijgt { $asked } een kaart, niet { $player }
pyramids-not-in-pile = { $card } zit niet meer in de stapel

# --- wat er gebeurd is

pyramids-event-first = { $player } begint
pyramids-event-deal = { $player } krijgt { $card }
pyramids-event-out = { $god } doet in de eerste ronde niet mee
pyramids-event-reveal = { $card } komt in de steengroeve
pyramids-event-god = { $who } kiest { $god }
pyramids-event-take = { $who } neemt paar { $pair }
pyramids-event-pyramid = { $who } legt { $card } in de piramide: { $place }
pyramids-event-obelisk = { $who } legt { $card } op de obelisk
pyramids-event-tomb = { $who } legt { $card } in de tombe
pyramids-event-done = { $who } is klaar met bouwen
pyramids-event-discard = { $who } legt { $card } af
pyramids-event-opened = { $count ->
    [0] de tombe van { $who } is leeg
   *[other] de tombe van { $who } gaat open: { $cards }
}
pyramids-event-end = { $rounds ->
    [one] { $rounds } ronde is gespeeld: het spel is afgelopen
   *[other] { $rounds } rondes zijn gespeeld: het spel is afgelopen
}

# --- punten

pyramids-total = totaal
pyramids-pyramid = piramide
pyramids-group = { $colour }: grootste groep { $stones }
pyramids-stone = { $card }, { $place }: { $stone }
pyramids-longest = de langste groep, { $colour }, nog eens
pyramids-bonus = { $earned ->
    [yes] bonus: elke kleur heeft een groep van { $needed }
   *[no] geen bonus: { $colour } heeft maar een groep van { $least }, elke kleur heeft er { $needed } nodig
}
pyramids-obelisk = obelisk: { $colour } op { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} ({ $cards })
pyramids-obelisk-source = obelisk
pyramids-obelisk-empty = obelisk: niets
pyramids-tomb = tombe
pyramids-majority = { $colour }: { $stones } tegen { $rival }
pyramids-glyphs = hiërogliefen
pyramids-glyph = { $card } in de { $edifice }

pyramids-option-memory = closed (gesloten): handen en tomben van anderen zijn ruggen en aantallen; open: kaarten van hen die af te leiden zijn worden getoond, gemarkeerd als afgeleid
pyramids-option-box = de waarden van de doos: zoals gedrukt, of gewijzigd
pyramids-box-printed = zoals gedrukt

# Where values of the box come from.
pyramids-provenance-deck = de pagina’s van twee winkels

# What things are and do, for whoever points at them; what is left of a question; the legend.
pyramids-legend-gods = Goden
pyramids-legend-stones = Stenen in de vijf kleuren
pyramids-legend-glyphs = Hiërogliefen
pyramids-legend-signs = Andere tekens
pyramids-explain-card = Een kaart met stenen. In de piramide tellen stenen van één kleur die elkaar raken als groep; op de obelisk telt de kleur op de meeste kaarten; in de tombe de meeste stenen van een kleur. Een hiëroglief in het bouwwerk dat hij toont is twee punten extra waard.
pyramids-explain-card-hidden = Een gedekte kaart: alleen de eigenaar mag haar bekijken.
pyramids-explain-worked-out = Niemand heeft deze kaart hier getoond: uit wat te zien was volgt dat ze hier ligt.
pyramids-explain-builds = Wat deze god je in je beurt laat bouwen. Eén kaart voor de piramide moet altijd; de andere mogen, hoogstens één elk.
pyramids-explain-builds-resting = Met twee spelers doet elke ronde om de beurt één god niet mee.
pyramids-explain-token = Wie hem heeft kiest deze ronde als eerste een god.
pyramids-explain-place-god = Goden handelen in de volgorde van hun nummers: deze heeft nummer { $number }. { $state ->
    [taken] Hij is deze ronde al gekozen.
    [resting] Hij doet deze ronde niet mee.
   *[free] Hij kan nog gekozen worden.
}
pyramids-explain-place-quarry = Twee kaarten die samen worden genomen. Er zijn evenveel paren als spelers, voor ieder één.
pyramids-explain-place-pyramid = { $state ->
    [open] Hier kan een kaart komen.
   *[built] Wat hier ligt wordt nooit verplaatst.
} Stenen van één kleur die elkaar raken vormen een groep; de grootste groep van elke kleur telt.
pyramids-explain-place-obelisk = Een zuil van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}. De kleur op de meeste kaarten telt: 1, 3, 6, 10 of 15 punten voor één tot vijf kaarten; meer kaarten leveren niets op.
pyramids-explain-place-tomb = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} gedekt, aan het eind geopend: wie van een kleur meer stenen in de tombe heeft dan alle anderen krijgt vijf punten.
pyramids-explain-place-held = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in de hand van deze speler. Aan het eind van een ronde houd je er hoogstens één.
pyramids-explain-place-first = { pyramids-explain-token }
pyramids-explain-place-hand = Je kaarten; niemand weet welke je hebt bewaard. Elke kan in je beurt gebouwd worden.
pyramids-explain-area-gods = De goden, en de ronde die gespeeld wordt. Hun nummers zijn de beurtvolgorde.
pyramids-explain-area-quarry = De paren van deze ronde; het getal is hoeveel kaarten er nog in de stapel zijn.
pyramids-explain-area-player = Piramide, obelisk en tombe van een speler. Het getal is wat iedereen ziet; de tombe komt er aan het eind bij.
pyramids-explain-area-hand = { pyramids-explain-place-hand }
pyramids-about-choose-god = Ronde { $round } van { $rounds }. Lage nummers nemen eerst kaarten, hoge mogen meer bouwen.
pyramids-about-take-pair = Nog { $pairs ->
    [one] één paar
   *[other] { $pairs } paren
}; je bouwt meteen, met { $god }: { $builds }.
pyramids-about-build-pyramid = Eén kaart. Daarna staat { $god } toe: { $more }.
pyramids-about-build-more = { $god } staat nog toe: { $more }. Klaar beëindigt je beurt; hoogstens één kaart blijft in je hand.
pyramids-about-discard-one = De andere blijft in je hand voor de volgende ronde.
pyramids-tomb-unknown = { $count ->
    [0] De tombe is nog leeg. Tombes worden aan het eind kleur voor kleur vergeleken.
    [one] Er ligt één kaart in de tombe. Tombes worden aan het eind kleur voor kleur vergeleken.
   *[other] Er liggen { $count } kaarten in de tombe. Tombes worden aan het eind kleur voor kleur vergeleken.
}
