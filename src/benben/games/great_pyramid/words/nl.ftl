# Giza: The Great Pyramid: namen, weigeringen, gebeurtenissen.

great_pyramid-about = Duw, voed, hef en versier samen de Grote Piramide, en verdien er meer aan dan de anderen. Niemand krijgt haar alleen af; maar niemand wil er ook alleen voor opdraaien.
great_pyramid-length = 90 minuten
great_pyramid-weight = gemiddeld tot moeilijk

great_pyramid-spot-farm = Akkers & Visserij
great_pyramid-spot-temple = de Tempel van Ra
great_pyramid-spot-artist = het Kunstenaarskamp
great_pyramid-spot-middle-camp = het hefkamp Midden
great_pyramid-spot-capstone-camp = het hefkamp Top
great_pyramid-spot-quarry-1 = groeve 1
great_pyramid-spot-quarry-2 = groeve 2
great_pyramid-spot-quarry-3 = groeve 3
great_pyramid-spot-quarry-4 = groeve 4 (donkerbruin)

great_pyramid-letter-a = A
great_pyramid-letter-b = B
great_pyramid-letter-c = C
great_pyramid-letter-d = D

great_pyramid-from-farm = { great_pyramid-spot-farm }
great_pyramid-from-temple = { great_pyramid-spot-temple }
great_pyramid-from-artist = { great_pyramid-spot-artist }
great_pyramid-from-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-from-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-from-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-from-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-from-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-from-quarry-4 = { great_pyramid-spot-quarry-4 }
great_pyramid-to-farm = { great_pyramid-spot-farm }
great_pyramid-to-temple = { great_pyramid-spot-temple }
great_pyramid-to-artist = { great_pyramid-spot-artist }
great_pyramid-to-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-to-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-to-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-to-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-to-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-to-quarry-4 = { great_pyramid-spot-quarry-4 }

great_pyramid-place-farm = { great_pyramid-touch-farm }
great_pyramid-place-temple = { great_pyramid-touch-temple }
great_pyramid-place-artist = { great_pyramid-touch-artist }
great_pyramid-place-middle-camp = { great_pyramid-touch-middle-camp }
great_pyramid-place-capstone-camp = { great_pyramid-touch-capstone-camp }
great_pyramid-camp-farm = { great_pyramid-spot-farm }
great_pyramid-camp-temple = { great_pyramid-spot-temple }
great_pyramid-camp-artist = { great_pyramid-spot-artist }
great_pyramid-camp-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-camp-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-plate-farm = Akkers
great_pyramid-plate-temple = Tempel
great_pyramid-plate-artist = Kunstenaars
great_pyramid-plate-middle-camp = Hefkamp Midden
great_pyramid-plate-capstone-camp = Hefkamp Top
great_pyramid-quarry-quarry-1 = groeve 1
great_pyramid-quarry-quarry-2 = groeve 2
great_pyramid-quarry-quarry-3 = groeve 3
great_pyramid-quarry-quarry-4 = groeve 4

great_pyramid-row-fish-x2 = 2× vissen
great_pyramid-row-no-bonus = geen bonus
great_pyramid-row-support = steunzet
great_pyramid-row-quarry-a = groevezet A
great_pyramid-row-quarry-b = groevezet B
great_pyramid-row-lifter = hefzet
great_pyramid-row-farm-x2 = 2× oogsten
great_pyramid-row-art-x2 = 2× kunst

great_pyramid-gives-fish-x2 = maar niet oogsten
great_pyramid-gives-no-bonus = een gewone beurt
great_pyramid-gives-support = steunkamp → steunkamp
great_pyramid-gives-quarry-a = groeve ↔ groeve, steunkamp
great_pyramid-gives-quarry-b = groeve ↔ groeve, steunkamp
great_pyramid-gives-lifter = hefkamp ↔ hefkamp, steunkamp
great_pyramid-gives-farm-x2 = maar niet vissen
great_pyramid-gives-art-x2 = één voedsel per kunst

# Het eerste deel van het woord: elke zin zet er ‘steen’ achter.
great_pyramid-stone-base = basissteen
great_pyramid-stone-middle = middensteen
great_pyramid-stone-capstone = topsteen
great_pyramid-reserve-base = basis
great_pyramid-reserve-middle = midden
great_pyramid-reserve-capstone = top
great_pyramid-sled-base = slee met basissteen
great_pyramid-sled-middle = slee met middensteen
great_pyramid-sled-capstone = slee met topsteen

great_pyramid-bonus-support = tussen twee steunkampen
great_pyramid-bonus-quarry = tussen groeves, of tussen een groeve en een steunkamp
great_pyramid-bonus-lifter = tussen de hefkampen, of tussen een hefkamp en een steunkamp
great_pyramid-what-farm = oogsten
great_pyramid-what-fish = vissen
great_pyramid-what-art = kunst maken

great_pyramid-scoring-push = duwen
great_pyramid-scoring-middle-lift = heffen
great_pyramid-scoring-final-lift = laatste keer heffen
great_pyramid-scoring-decoration = versiering
great_pyramid-scoring-capstone-decoration = versiering van de topsteen
great_pyramid-scoring-temple = Tempel van Ra
great_pyramid-source-push = duwen
great_pyramid-source-lift = heffen
great_pyramid-source-decoration = versieringen
great_pyramid-source-temple = Tempel van Ra

great_pyramid-amount-hidden = geheim

great_pyramid-area-board = de bouwplaats
great_pyramid-area-reserve = voorraad
great_pyramid-area-order = beurtvolgorde
great_pyramid-area-aid = spelhulp
great_pyramid-aid-push = voedsel: 1, 2, 3 velden duwen
great_pyramid-aid-lift = voedsel: heffen
great_pyramid-aid-alone = solo
great_pyramid-aid-ranks = punten per rang
great_pyramid-label-food = eten
great_pyramid-label-art = kunst
great_pyramid-label-bid = bod
great_pyramid-label-dynasty = dynastie

great_pyramid-still-placing = nog niet alle arbeiders staan op het bord: zet er een in een kamp of op een slee
great_pyramid-choose-a-row = kies een rij van de beurtvolgorde
great_pyramid-row-taken = { $player } heeft deze ronde de rij ‘{ $row }’ genomen
great_pyramid-row-used = je hebt de rij ‘{ $row }’ in deze dynastie al gebruikt
great_pyramid-bonus-only = de rij geeft één zet { $bonus }, of sla over
great_pyramid-stays = een zet gaat van de ene plek naar een andere, niet van { $from } naar dezelfde plek
great_pyramid-no-route = van { $from } naar { $to } kan zo’n zet nu niet
great_pyramid-no-lifter-action = een hefkamp ga je alleen in of uit met de rij ‘hefzet’, bij het opnieuw indelen of aan het einde van een baan
great_pyramid-nobody-there = je hebt geen arbeider bij { $from }
great_pyramid-quarry-unused = { $to } doet met dit aantal spelers niet mee
great_pyramid-full = { $to } is vol: er is plaats voor { $holds ->
    [one] { $holds } arbeider
   *[other] { $holds } arbeiders
}
great_pyramid-end-instead = in een beurt valt niets over te slaan: doe iets of beëindig je acties
great_pyramid-act-first = je bent aan de beurt: doe iets of beëindig je acties
great_pyramid-leave-first = je arbeider heeft de baan van { $quarry } verlaten: zet hem in een kamp
great_pyramid-track-shorter = de banen hebben in dit spel { $length ->
    [one] { $length } veld
   *[other] { $length } velden
}; er is geen veld { $position }
great_pyramid-nobody-on-track = je hebt geen arbeider bij { $quarry } op veld { $position }
great_pyramid-on-the-sled = niemand stapt van een slee af
great_pyramid-next-full = het volgende veld is vol; met twee acties kan een arbeider eraan voorbij
great_pyramid-nothing-to-pass = het volgende veld is niet vol: ga er gewoon op staan
great_pyramid-pass-costs-two = een vol veld voorbijgaan kost twee acties, en je hebt er nog één
great_pyramid-landing-full = ook het veld achter het volle veld is vol
great_pyramid-no-more = { $what } is al gedaan, of mag niet in de rij ‘{ $row }’
great_pyramid-yields-nothing = { $what } levert niets op: je hebt { $farmers ->
    [one] { $farmers } arbeider
   *[other] { $farmers } arbeiders
} op de akkers
great_pyramid-too-few-artists = je hebt { $artists ->
    [one] { $artists } arbeider
   *[other] { $artists } arbeiders
} in het Kunstenaarskamp: niet genoeg voor { $amount } kunst
great_pyramid-too-little-food = je hebt { $food } voedsel: niet genoeg voor { $amount }
great_pyramid-too-little-art = je hebt { $art } kunst: niet genoeg voor { $amount }
great_pyramid-nominate = er is een steen klaar: wijs er een aan
great_pyramid-sled-gone = de slee van { $quarry } is uit het spel
great_pyramid-sled-not-ready = de slee van { $quarry } heeft { $crew ->
    [one] { $crew } arbeider
   *[other] { $crew } arbeiders
} nodig
great_pyramid-no-middle-stone = in het hefkamp Midden wacht geen middensteen
great_pyramid-no-capstone = de topsteen is in geen van de hefkampen
great_pyramid-camp-not-ready = heffen vraagt { $crew ->
    [one] { $crew } arbeider
   *[other] { $crew } arbeiders
} in het kamp van de steen
great_pyramid-no-base-free = er is geen basissteen vrij voor een middensteen
great_pyramid-eight-first = de topsteen wacht tot de acht andere stenen staan
great_pyramid-bid-now = er is een steen aangewezen: bied voedsel voor je arbeiders daar
great_pyramid-bid-too-high = je arbeiders daar nemen ten hoogste { $most } voedsel aan, niet { $amount }
great_pyramid-build-now = de steen wordt geplaatst: kies waar
great_pyramid-place-built = plaats { $letter } is al bebouwd
great_pyramid-no-base-there = op { $letter } staat geen basissteen
great_pyramid-assign-now = de slee is gelost: deel je arbeiders een voor een in bij kampen
great_pyramid-decorate-now = er is een rij voltooid: bied kunst, of 0
great_pyramid-load-now = de slee is terug: kies er een steen uit de voorraad voor
great_pyramid-not-in-reserve = er is geen { $stone } in de voorraad

great_pyramid-event-first = { $player } begint
great_pyramid-event-place = { $who } zet een arbeider bij { $spot }
great_pyramid-event-round = ronde { $round } begint
great_pyramid-event-second-dynasty = de Tweede Dynastie begint: haar tegel wordt op het beurtvolgordespoor gelegd
great_pyramid-event-row = { $who } neemt de rij ‘{ $row }’
great_pyramid-event-move = { $who } verplaatst een arbeider van { $from } naar { $to }
great_pyramid-event-skip = { $who } verplaatst niemand
great_pyramid-event-advance = { $who } laat een arbeider vooruitgaan op de baan van { $quarry }
great_pyramid-event-pass = { $who } laat een arbeider een vol veld voorbijgaan op de baan van { $quarry }
great_pyramid-event-farm = { $who } oogst
great_pyramid-event-fish = { $who } vist
great_pyramid-event-art = { $who } maakt { $amount } kunst
great_pyramid-event-end-turn = { $who } beëindigt de acties
great_pyramid-event-end = { $why ->
    [capstone] de topsteen staat op zijn plaats: het spel is afgelopen
   *[rounds] de laatste ronde is voorbij, en daarmee het spel
}
great_pyramid-event-leave = de arbeider van { $who } gaat naar { $camp }
great_pyramid-event-push = { $who } wijst de slee van { $quarry } aan
great_pyramid-event-lift = { $who } wijst de { $stone } aan om te heffen
great_pyramid-event-bid = { $who } biedt { $amount } voedsel
great_pyramid-event-pushed = de slee van { $quarry } schuift { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} op
great_pyramid-event-swept = { $count ->
    [one] { $count } arbeider die de slee in de weg staat, gaat naar de Tempel van Ra
   *[other] { $count } arbeiders die de slee in de weg staan, gaan naar de Tempel van Ra
}
great_pyramid-event-starved = het mislukt: een arbeider van { $player } lijdt honger en gaat naar de akkers
great_pyramid-event-build = { $who } bouwt op { $letter }
great_pyramid-event-row-complete = { $tier ->
    [yes] daarmee is een rij compleet, die wordt versierd, en een verdieping, waarvoor de Tempel van Ra telt
   *[no] daarmee is een rij compleet: die wordt versierd
}
great_pyramid-event-assign = { $who } deelt een arbeider in bij { $camp }
great_pyramid-event-decorate = { $who } heeft in het geheim kunst geboden
great_pyramid-event-opened = { $player } bood { $amount } kunst
great_pyramid-event-scored = { $player } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} ({ $scoring }; { $counted }: { $amount })
great_pyramid-event-load = { $who } laadt een { $stone }

great_pyramid-gives-up-actions = { $actions ->
    [one] Je geeft een actie op
   *[other] Je geeft { $actions } acties op
}
great_pyramid-gives-up-move = Je geeft de zet van je rij op
great_pyramid-gives-up-decoration = Je laat de versiering aan de anderen over

great_pyramid-ask-place-worker = Zet een arbeider in een kamp of op een slee
great_pyramid-ask-choose-row = Kies je rij: wanneer je aan de beurt komt, en wat ze oplevert
great_pyramid-ask-bonus-move = Verplaats een arbeider zoals je rij toestaat, of sla over
great_pyramid-ask-turn = Doe iets: verplaats een arbeider, laat er een over een baan oprukken, oogst, vis of maak kunst; of beëindig je acties
great_pyramid-ask-leave-track = Kies een kamp voor de arbeider die de baan heeft verlaten
great_pyramid-ask-nominate = Wijs een steen aan die klaar is
great_pyramid-ask-bid = Bied voedsel voor je arbeiders bij deze steen
great_pyramid-ask-build = Kies waar de steen komt
great_pyramid-ask-reassign = Kies een kamp voor een arbeider van de slee
great_pyramid-ask-decorate = Bied in het geheim kunst voor de versiering
great_pyramid-ask-load = Kies de volgende steen voor de slee

great_pyramid-about-place-worker = nu { $left } van { $of } te plaatsen, dan de volgende; in totaal nog { $all }
great_pyramid-about-turn = nog { $actions } van { $of } acties; daarna wordt een steen die klaar is verplaatst
great_pyramid-about-bid = { $task }; tot nu toe geboden: { $given }, nodig is { $needs }; jouw arbeiders daar: { $workers }, hoogstens twee voedsel elk
great_pyramid-about-build = { $way ->
    [lift] een middensteen; A en B zijn een rij, C en D ook: een volle rij wordt versierd
   *[other] een basissteen; A en B zijn een rij, C en D ook: een volle rij wordt versierd
}
great_pyramid-about-load = { $quarry }
great_pyramid-task-push-quarry-1 = de slee van groeve 1
great_pyramid-task-push-quarry-2 = de slee van groeve 2
great_pyramid-task-push-quarry-3 = de slee van groeve 3
great_pyramid-task-push-quarry-4 = de slee van groeve 4
great_pyramid-task-lift-middle = het heffen van een middensteen: wie het meeste voedsel geeft, scoort het meest
great_pyramid-task-lift-capstone = het heffen van de topsteen: wie het meeste voedsel geeft, scoort het meest
great_pyramid-counted-workers = arbeiders
great_pyramid-counted-food = voedsel
great_pyramid-counted-art = kunst
great_pyramid-begin-move = verplaats een arbeider van { $touched }

great_pyramid-do-place = zet een arbeider bij { $spot }
great_pyramid-do-row = rij: { $row }
great_pyramid-do-move = verplaats een arbeider van { $from } naar { $to }
great_pyramid-do-skip = verplaats niemand
great_pyramid-do-advance = { $position ->
    [0] laat een arbeider uit { $quarry } één veld vooruitgaan
   *[other] laat een arbeider één veld vooruitgaan: { $quarry }, veld { $position }
}
great_pyramid-do-pass = { $position ->
    [0] laat een arbeider uit { $quarry } het volle veld voorbijgaan
   *[other] laat een arbeider het volle veld voorbijgaan: { $quarry }, veld { $position }
}
great_pyramid-do-farm = oogst
great_pyramid-do-fish = vis
great_pyramid-do-art = maak { $amount } kunst
great_pyramid-do-end-turn = beëindig de acties
great_pyramid-do-leave = stuur de arbeider naar { $camp }
great_pyramid-do-push = wijs de slee van { $quarry } aan
great_pyramid-do-lift = wijs de { $stone } aan om te heffen
great_pyramid-do-bid = bied { $amount } voedsel
great_pyramid-do-build = bouw op { $letter }
great_pyramid-do-assign = deel een arbeider in bij { $camp }
great_pyramid-do-decorate = bied { $amount } kunst
great_pyramid-do-load = laad een { $stone }
great_pyramid-touch-farm = Akkers & Visserij
great_pyramid-touch-temple = Tempel van Ra
great_pyramid-touch-artist = Kunstenaarskamp
great_pyramid-touch-middle-camp = hefkamp Midden
great_pyramid-touch-capstone-camp = hefkamp Top
great_pyramid-touch-do-skip = { great_pyramid-do-skip }
great_pyramid-touch-do-advance = laat een arbeider vooruitgaan
great_pyramid-touch-do-pass = laat een arbeider een vol veld voorbijgaan
great_pyramid-touch-do-farm = { great_pyramid-do-farm }
great_pyramid-touch-do-fish = { great_pyramid-do-fish }
great_pyramid-touch-do-art = maak kunst
great_pyramid-touch-do-end = { great_pyramid-do-end-turn }
great_pyramid-touch-amount = { $word }
great_pyramid-touch-quarry-1-0 = de kuil van { great_pyramid-quarry-quarry-1 }
great_pyramid-touch-quarry-1-1 = { great_pyramid-quarry-quarry-1 }, veld 1
great_pyramid-touch-quarry-1-2 = { great_pyramid-quarry-quarry-1 }, veld 2
great_pyramid-touch-quarry-1-3 = { great_pyramid-quarry-quarry-1 }, veld 3
great_pyramid-touch-quarry-1-4 = { great_pyramid-quarry-quarry-1 }, veld 4
great_pyramid-touch-quarry-1-5 = { great_pyramid-quarry-quarry-1 }, veld 5
great_pyramid-touch-quarry-1-past = { great_pyramid-quarry-quarry-1 }, einde van de baan
great_pyramid-touch-quarry-2-0 = de kuil van { great_pyramid-quarry-quarry-2 }
great_pyramid-touch-quarry-2-1 = { great_pyramid-quarry-quarry-2 }, veld 1
great_pyramid-touch-quarry-2-2 = { great_pyramid-quarry-quarry-2 }, veld 2
great_pyramid-touch-quarry-2-3 = { great_pyramid-quarry-quarry-2 }, veld 3
great_pyramid-touch-quarry-2-4 = { great_pyramid-quarry-quarry-2 }, veld 4
great_pyramid-touch-quarry-2-5 = { great_pyramid-quarry-quarry-2 }, veld 5
great_pyramid-touch-quarry-2-past = { great_pyramid-quarry-quarry-2 }, einde van de baan
great_pyramid-touch-quarry-3-0 = de kuil van { great_pyramid-quarry-quarry-3 }
great_pyramid-touch-quarry-3-1 = { great_pyramid-quarry-quarry-3 }, veld 1
great_pyramid-touch-quarry-3-2 = { great_pyramid-quarry-quarry-3 }, veld 2
great_pyramid-touch-quarry-3-3 = { great_pyramid-quarry-quarry-3 }, veld 3
great_pyramid-touch-quarry-3-4 = { great_pyramid-quarry-quarry-3 }, veld 4
great_pyramid-touch-quarry-3-5 = { great_pyramid-quarry-quarry-3 }, veld 5
great_pyramid-touch-quarry-3-past = { great_pyramid-quarry-quarry-3 }, einde van de baan
great_pyramid-touch-quarry-4-0 = de kuil van { great_pyramid-quarry-quarry-4 }
great_pyramid-touch-quarry-4-1 = { great_pyramid-quarry-quarry-4 }, veld 1
great_pyramid-touch-quarry-4-2 = { great_pyramid-quarry-quarry-4 }, veld 2
great_pyramid-touch-quarry-4-3 = { great_pyramid-quarry-quarry-4 }, veld 3
great_pyramid-touch-quarry-4-4 = { great_pyramid-quarry-quarry-4 }, veld 4
great_pyramid-touch-quarry-4-5 = { great_pyramid-quarry-quarry-4 }, veld 5
great_pyramid-touch-quarry-4-past = { great_pyramid-quarry-quarry-4 }, einde van de baan
great_pyramid-touch-site-a = plaats A
great_pyramid-touch-site-a-base = basisplaats A
great_pyramid-touch-site-a-middle = middenplaats A
great_pyramid-touch-site-b = plaats B
great_pyramid-touch-site-b-base = basisplaats B
great_pyramid-touch-site-b-middle = middenplaats B
great_pyramid-touch-site-c = plaats C
great_pyramid-touch-site-c-base = basisplaats C
great_pyramid-touch-site-c-middle = middenplaats C
great_pyramid-touch-site-d = plaats D
great_pyramid-touch-site-d-base = basisplaats D
great_pyramid-touch-site-d-middle = middenplaats D
great_pyramid-touch-site-top = top van de piramide
great_pyramid-piece-worker = arbeider
great_pyramid-place-unplaced = arbeiders om te plaatsen
great_pyramid-piece-turn = rij genomen door { $word }
great_pyramid-piece-used = rij gebruikt door { $word }
great_pyramid-tile-second-dynasty = tegel van de Tweede Dynastie

great_pyramid-total = totaal
great_pyramid-source = { $source }
great_pyramid-rank = { $tied ->
    [one] rang { $rank }, { $counted }: { $amount }
   *[other] rang { $rank }, { $counted }: { $amount }, gedeeld door { $tied }
}
great_pyramid-solo = alleen op de slee
great_pyramid-scoring = ronde { $round }: { $scoring }, { $stone }

great_pyramid-option-capstone_first_lift = late (laat): beide keren heffen van de topsteen wachten op alle andere stenen; early (vroeg): alleen de laatste keer
great_pyramid-option-reassign = worden de arbeiders opnieuw ingedeeld vóór versiering en tempel, of erna
great_pyramid-option-memory = closed (gesloten): voedsel en kunst achter andermans scherm worden niet getoond; open: wel
great_pyramid-option-track_length = aantal velden tussen een groeve en de bouwplaats
great_pyramid-option-box = de waarden van de doos: zoals gedrukt, of gewijzigd
great_pyramid-box-printed = zoals gedrukt

# What things are and do, for whoever points at them; what is left of a question; the legend.
great_pyramid-legend-stones = Stenen
great_pyramid-legend-sleds = Sleeën
great_pyramid-legend-workers = Arbeiders
great_pyramid-legend-tile = Tegel
great_pyramid-explain-stone-base = Een basissteen: op een slee naar de bouwplaats geduwd komt hij op een vrije basisplek.
great_pyramid-explain-stone-middle = Een middensteen: naar het hefkamp Midden geduwd, dan op een basissteen geheven.
great_pyramid-explain-stone-capstone = De topsteen: wordt twee keer geheven, als laatste naar de top. Dan eindigt het spel.
great_pyramid-explain-sled = Een slee met een steen. Met { $crew } of meer arbeiders erop, van welke kleur ook, kan hij geduwd worden; nu { $workers ->
    [one] staat er één
   *[other] staan er { $workers }
}. Duwen kost voedsel: 4 voor één veld, 6 voor twee, 8 voor drie.
great_pyramid-explain-worker = Een arbeider. Wie er de meeste heeft op een slee die aankomt verdient het meest; elk krijgt hoogstens twee voedsel.
great_pyramid-explain-turn = De rij die deze speler deze ronde nam: ze zegt wanneer hij aan de beurt komt en wat hij extra mag.
great_pyramid-explain-used = Een rij die deze speler heeft gebruikt: in de tweede dynastie is ze weer vrij.
great_pyramid-explain-tile = De tweede dynastie is begonnen: elke rij kan nog één keer genomen worden.
great_pyramid-explain-place-site = Een plek van de piramide. A en B zijn een rij, C en D ook: een complete rij wordt versierd. Een middensteen heeft een basissteen onder zich nodig.
great_pyramid-explain-place-site-top = De top: hier komt de topsteen als de acht andere stenen staan, en het spel eindigt.
great_pyramid-explain-place-reserve = Stenen die nog op geen slee liggen. Wie een slee heeft gelost kiest hier de volgende steen.
great_pyramid-explain-place-farm = Akkers & Visserij, een steunkamp. Oogsten geeft één voedsel voor elk van je arbeiders hier, vissen de helft. { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-temple = De Tempel van Ra, een steunkamp. Als een verdieping van de piramide af is, verdient wie hier de meeste arbeiders heeft het meest. { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-artist = Het Kunstenaarskamp, een steunkamp. Hier maak je kunst: één voedsel per stuk, hoogstens één per arbeider hier. { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-middle-camp = Het hefkamp Midden. Met { $crew } arbeiders hier en 4 voedsel wordt een wachtende middensteen geheven. { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-capstone-camp = Het hefkamp Top. Met { $crew } arbeiders hier en 4 voedsel wordt de topsteen naar de top geheven. { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-board = { $at ->
    [quarry] Een groeve. De baan leidt naar de bouwplaats; een slee brengt de stenen erheen.
    [pit] De groeve: arbeiders wachten hier op de slee, of staan erop. Er passen er { $holds }.
    [end] Voorbij het laatste veld: een slee die hierheen wordt geduwd wordt gelost, en de steen komt aan.
   *[space] Een veld van de baan: er passen { $holds } arbeiders. Een slee die hier komt stuurt losse arbeiders naar de Tempel van Ra.
} { $workers ->
    [0] Er is hier nu niemand.
    [one] Er is hier nu één arbeider.
   *[other] Er zijn hier nu { $workers } arbeiders.
}
great_pyramid-explain-place-row = Rij { $number } van de beurtvolgorde: lagere nummers komen eerder aan de beurt. Een rij neem je één keer per dynastie.
great_pyramid-explain-place-dynasty = Tien ronden vormen twee dynastieën van vijf.
great_pyramid-explain-place-food = Eten achter het scherm. Het voedt arbeiders die duwen of heffen, en betaalt kunst. Iedereen zag het komen en gaan; dat van anderen moet je onthouden.
great_pyramid-explain-place-art = Kunst achter het scherm. Die bied je in het geheim als een rij wordt versierd.
great_pyramid-explain-place-bid = Wat deze speler heeft geboden; alles wat geboden is ben je kwijt.
great_pyramid-explain-place-unplaced = Arbeiders die nog geplaatst worden, twee tegelijk.
great_pyramid-explain-place-aid = Hoeveel voedsel duwen of heffen kost, en hoeveel punten de eerste, tweede en derde krijgen. Wie alleen is krijgt de punten na de plus erbij.
great_pyramid-explain-area-board = De bouwplaats: de piramide, de banen van de groeven en de kampen.
great_pyramid-explain-area-order = Wie deze ronde wanneer aan de beurt is, en welke ronde het is.
great_pyramid-explain-area-player = Het scherm van een speler en de punten tot nu toe.
great_pyramid-explain-area-aid = { great_pyramid-explain-place-aid }
great_pyramid-about-choose-row = Een rij bepaalt wanneer je aan de beurt komt en wat je extra mag; elke rij één keer in ronde 1 tot en met 5, en daarna nog één keer.
great_pyramid-about-bonus-move = Eén zet, dan kiest de volgende speler een rij.
great_pyramid-about-nominate = { $ready ->
    [one] Eén steen is klaar: die moet je aanwijzen.
   *[other] { $ready } stenen zijn klaar: je moet er een aanwijzen.
} Daarna geeft iedereen met arbeiders daar voedsel.
great_pyramid-about-leave-track = Je arbeider is voorbij de baan van { $quarry }. Hij scoort niets.
great_pyramid-about-reassign = { $left ->
    [one] De laatste van jou op de slee.
   *[other] Er staan er { $left } van jou op de slee.
}
great_pyramid-about-decorate = Iedereen biedt tegelijk; alle geboden kunst ben je kwijt, en de hoogste boden verdienen het meest. Met 0 bied je niets.
