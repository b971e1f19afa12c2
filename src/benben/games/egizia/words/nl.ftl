# Egizia: namen, wat kaarten doen, weigeringen, gebeurtenissen.

egizia-about = Vaar vijf keer de Nijl af. Schepen gaan alleen met de stroom mee: neem kaarten, versterk ploegen, bevloei akkers en bezet ligplaatsen waar sfinx, obelisk, graven, tempel en piramide worden gebouwd.
egizia-length = 90 minuten
egizia-weight = moeilijk

egizia-board = de Nijl, ronde
egizia-supply = sfinxkaarten om te trekken
egizia-asked = gevraagd
egizia-sphinx-cards = je sfinxkaarten
egizia-hand = gehouden
egizia-drawn = getrokken
egizia-sphinx-shown = sfinxkaarten
egizia-crews = ploegen
egizia-stones = stenen
egizia-fields = akkers
egizia-fields-note = { $harvest } graan, { $need } nodig
egizia-cards-held = kaarten
egizia-number = nr.
egizia-rank = rang
egizia-graves-held = graven
egizia-water = water
egizia-water-left = groen
egizia-water-centre = +geel
egizia-water-right = +bruin

egizia-stop-edfu = Edfu: beide markten omlaag
egizia-space-edfu = Edfu (beide markten omlaag)
egizia-stop-thebae = Thebae: A+1 B+1
egizia-space-thebae = Thebae (A+1 B+1)
egizia-stop-passalon = Passalon: Joker+1, ring
egizia-space-passalon = Passalon (Joker+1, ring)
egizia-stop-selinon = Selinon: B+1 C+1
egizia-space-selinon = Selinon (B+1 C+1)
egizia-stop-beni-hasan = Beni Hasan: A+1 C+1
egizia-space-beni-hasan = Beni Hasan (A+1 C+1)
egizia-stop-alyi = Alyi: een ploeg +1, 2 stenen
egizia-space-alyi = Alyi (een ploeg +1, 2 stenen)
egizia-stop-heliopolis = Heliopolis: Joker+1, ring
egizia-space-heliopolis = Heliopolis (Joker+1, ring)
egizia-bed = kaart
egizia-stop-c1 = ▭
egizia-space-c1 = de kaartplek voor Edfu
egizia-stop-c2 = ▭
egizia-space-c2 = de kaartplek voor Thebae
egizia-stop-c3 = ▭
egizia-space-c3 = de kaartplek voor de sfinx
egizia-stop-c4 = ▭
egizia-space-c4 = de kaartplek voor Passalon
egizia-stop-c5 = ▭
egizia-space-c5 = de kaartplek voor Selinon
egizia-stop-c6 = ▭
egizia-space-c6 = de kaartplek voor de obelisk
egizia-stop-c7 = ▭
egizia-space-c7 = de kaartplek voor Beni Hasan
egizia-stop-c8 = ▭
egizia-space-c8 = de kaartplek voor Alyi
egizia-stop-c9 = ▭
egizia-space-c9 = de kaartplek voor de tempel
egizia-stop-c10 = ▭
egizia-space-c10 = de kaartplek voor Heliopolis
egizia-stop-sphinx = Sfinx
egizia-stop-obelisk = Obelisk+graf
egizia-stop-temple = Tempel+piram.
egizia-site-sphinx = de sfinx
egizia-site-obelisk = obelisk en graven
egizia-site-temple = tempel en piramide
egizia-berth-1 = 1
egizia-berth-2 = 2
egizia-berth-3 = 3
egizia-berth-4 = w
egizia-space-sphinx-1 = ligplaats 1 bij de sfinx
egizia-space-sphinx-2 = ligplaats 2 bij de sfinx
egizia-space-sphinx-3 = ligplaats 3 bij de sfinx
egizia-space-sphinx-wait = de wachtplaats bij de sfinx
egizia-space-obelisk-1 = ligplaats 1 bij obelisk en graven
egizia-space-obelisk-2 = ligplaats 2 bij obelisk en graven
egizia-space-obelisk-3 = ligplaats 3 bij obelisk en graven
egizia-space-obelisk-wait = de wachtplaats bij obelisk en graven
egizia-space-temple-1 = ligplaats 1 bij tempel en piramide
egizia-space-temple-2 = ligplaats 2 bij tempel en piramide
egizia-space-temple-3 = ligplaats 3 bij tempel en piramide
egizia-space-temple-wait = de wachtplaats bij tempel en piramide

egizia-part-obelisk = obelisk
egizia-part-grave = graven
egizia-part-temple-left = tempel links
egizia-part-temple-right = tempel rechts
egizia-part-temple-middle = tempel midden
egizia-part-temple-top = tempel boven
egizia-part-pyramid-1 = piramide 1
egizia-part-pyramid-2 = piramide 2
egizia-part-pyramid-3 = piramide 3
egizia-part-pyramid-4 = piramide 4
egizia-part-pyramid-5 = piramide 5
egizia-part-pyramid-6 = piramide 6
egizia-below-pyramid-1 = { egizia-part-pyramid-1 }
egizia-below-pyramid-2 = { egizia-part-pyramid-2 }
egizia-below-pyramid-3 = { egizia-part-pyramid-3 }
egizia-below-pyramid-4 = { egizia-part-pyramid-4 }
egizia-below-pyramid-5 = { egizia-part-pyramid-5 }

egizia-market-stone = steenmarkt
egizia-market-grain = graanmarkt
egizia-label-stone = { egizia-market-stone }
egizia-label-grain = { egizia-market-grain }
egizia-lowest-stone = +3 stenen
egizia-lowest-grain = +2 punten

egizia-crew-a = ploeg A
egizia-crew-b = ploeg B
egizia-crew-c = ploeg C
egizia-crew-joker = Joker

egizia-team-none = geen, alleen gratis kaarten
egizia-team-a = A
egizia-team-a-joker = A met de Joker
egizia-team-b = B
egizia-team-b-joker = B met de Joker
egizia-team-c = C
egizia-team-c-joker = C met de Joker
egizia-team-a-b = A en B
egizia-team-a-b-joker = A en B met de Joker
egizia-team-a-c = A en C
egizia-team-a-c-joker = A en C met de Joker
egizia-team-b-c = B en C
egizia-team-b-c-joker = B en C met de Joker

egizia-piece-ship = schip
egizia-piece-stone = steen
egizia-piece-marker = marker
egizia-piece-ring = waterring

egizia-worth-1 = waarde 1
egizia-worth-2 = waarde 2
egizia-worth-3 = waarde 3
egizia-worth-4 = waarde 4
egizia-worth-5 = waarde 5
egizia-worth-6 = waarde 6
egizia-worth-7 = waarde 7
egizia-worth-8 = waarde 8
egizia-worth-9 = waarde 9

egizia-grave-1 = graf van 1
egizia-grave-2 = graf van 2
egizia-grave-3 = graf van 3
egizia-grave-4 = graf van 4
egizia-grave-5 = graf van 5
egizia-grave-6 = graf van 6
egizia-grave-7 = graf van 7
egizia-grave-hidden = verborgen graf

egizia-card-field-green-2 = groene akker 2
egizia-field-green-2 = groene akker 2
egizia-card-field-green-3 = groene akker 3
egizia-field-green-3 = groene akker 3
egizia-card-field-green-4 = groene akker 4
egizia-field-green-4 = groene akker 4
egizia-card-field-yellow-5 = geelgroene akker 5
egizia-field-yellow-5 = geelgroene akker 5
egizia-card-field-yellow-6 = geelgroene akker 6
egizia-field-yellow-6 = geelgroene akker 6
egizia-card-field-brown-6 = bruine akker 6, nu een marktstap
egizia-field-brown-6 = bruine akker 6
egizia-card-field-brown-7 = bruine akker 7, nu een marktstap
egizia-field-brown-7 = bruine akker 7
egizia-card-field-brown-8 = bruine akker 8, nu 3 punten
egizia-field-brown-8 = bruine akker 8
egizia-card-field-brown-9 = bruine akker 9, nu 4 stenen
egizia-field-brown-9 = bruine akker 9
egizia-card-quarry-2 = steengroeve: 2 stenen per ronde
egizia-card-quarry-3 = steengroeve: 3 stenen per ronde
egizia-card-quarry-4 = steengroeve: 4 stenen per ronde
egizia-card-improve-field = verbeter een akker, blijvend
egizia-card-crew-each-round = elke ronde een ploeg +1
egizia-card-buy-crew = per ronde 2 stenen: een ploeg +1
egizia-card-feed-with-stones = voed met stenen, 1 voor 1
egizia-card-two-extra-sphinx = 2 gratis sfinxkaarten per keer
egizia-card-keep-two-sphinx = houd twee sfinxkaarten
egizia-card-reuse-round-space = deel een rond veld, 1× per ronde
egizia-card-upstream = stroomopwaarts, 1× per ronde
egizia-card-leftover-card = per ronde 1 resterende Nijlkaart
egizia-card-strength-3 = eenmalig +3 kracht
egizia-card-grain-4 = eenmalig 4 graan
egizia-card-double-round-space = eenmalig een rond veld dubbel
egizia-card-second-ship = eenmalig meteen een tweede schip
egizia-card-build-speculating = eenmalig bouwen bij speculeren
egizia-card-two-crews = eenmalig twee ploegen samen
egizia-card-build-first = één ronde als eerste bouwen
egizia-card-sell-ten = verkoop 10 stenen, elk 1 punt
egizia-card-stones-6 = nu 6 stenen
egizia-card-crews-2 = nu twee ploegstappen naar keuze
egizia-card-pair-a-c = nu ploegen A en C +1
egizia-card-pair-b-c = nu ploegen B en C +1
egizia-card-market-2 = nu één marktmarker twee omlaag
egizia-card-market-2-stone = nu twee omlaag op de steenmarkt
egizia-card-market-2-grain = nu twee omlaag op de graanmarkt
egizia-card-points-obelisk-temple = punten: stenen obelisk, tempel
egizia-card-points-pyramid-graves = punten: stenen piramide, graven
egizia-card-grave-card = aan het einde een graf van 5
egizia-field-start = startakker

egizia-sphinx-obelisk-7 = obelisk tot laag 7 gebouwd: 4
egizia-sphinx-obelisk-8 = obelisk tot laag 8 gebouwd: 6
egizia-sphinx-obelisk-9 = obelisk tot laag 9 gebouwd: 8
egizia-sphinx-pyramid-row-3 = piramiderij 3 voltooid: 5
egizia-sphinx-pyramid-row-4 = piramiderij 4 voltooid: 7
egizia-sphinx-temple-middle = midden van de tempel gebouwd: 5
egizia-sphinx-temple-complete = tempel voltooid: 8
egizia-sphinx-all-graves = alle graven genomen: 6
egizia-sphinx-players-stone-market = spelers onderaan de steenmarkt: 3, 5, 7
egizia-sphinx-players-grain-market = spelers onderaan de graanmarkt: 3, 5, 7
egizia-sphinx-own-temple-4 = 4 eigen stenen in de tempel: 7
egizia-sphinx-own-pyramid-6 = 6 eigen stenen in de piramide: 6
egizia-sphinx-own-pyramid-7 = 7 eigen stenen in de piramide: 8
egizia-sphinx-own-obelisk-4 = 4 eigen stenen aan de obelisk: 6
egizia-sphinx-own-obelisk-5 = 5 eigen stenen aan de obelisk: 8
egizia-sphinx-own-each-2 = 2 eigen stenen in elk bouwwerk: 8
egizia-sphinx-own-graves = 1 voor elk eigen graf
egizia-sphinx-crew-a = de kracht van ploeg A
egizia-sphinx-crew-b = de kracht van ploeg B
egizia-sphinx-crew-c = de kracht van ploeg C
egizia-sphinx-crew-joker = de kracht van de Joker
egizia-sphinx-most-quarries = niemand krijgt meer uit groeves: 7
egizia-sphinx-most-green = niemand heeft meer groen graan: 7
egizia-sphinx-most-yellow = niemand heeft meer geelgroen graan: 7
egizia-sphinx-most-brown = niemand heeft meer bruin graan: 7
egizia-sphinx-own-stone-market = onderaan de steenmarkt: 5
egizia-sphinx-own-grain-market = onderaan de graanmarkt: 5
egizia-sphinx-permanents = 2 voor elke permanente kaart
egizia-sphinx-ten-percent = 1 voor elke 10 punten
egizia-sphinx-hidden = een gedekte sfinxkaart

egizia-ring-left = links
egizia-ring-centre = in het midden
egizia-ring-right = rechts
egizia-way-left = naar links
egizia-way-right = naar rechts
egizia-way-stay = laten liggen

egizia-no-such-number = er is geen volgnummer { $number } met { $players } spelers
egizia-bid-too-high = nummer { $number } zou meer dan { $most ->
    [one] { $most } punt
   *[other] { $most } punten
} kosten
egizia-no-such-berth = met { $players } spelers heeft een bouwplaats twee ligplaatsen: { $space } is er niet
egizia-no-ships = je hebt geen schip meer
egizia-one-ship-a-site = je hebt al een schip bij { $site }
egizia-further-downstream = je schepen moeten verder stroomafwaarts: { $space } ligt niet voorbij je laatste schip
egizia-own-furthest-ship = je eigen schip dat het verst stroomafwaarts ligt, is hier: { $space }; de kaart leidt naar een halte stroomopwaarts daarvan
egizia-upstream-used = een schip van je is deze ronde al stroomopwaarts gevaren: de volgende gaan voorbij je verste schip, en { $space } ligt daar niet
egizia-card-taken = op { $space } ligt geen kaart
egizia-not-the-last = het laatste veld van de rivier kan niet gedeeld worden
egizia-berth-free = een schip mag pas naast { $site } liggen als alle ligplaatsen daar bezet zijn
egizia-space-taken = er ligt al een schip op { $space }
egizia-second-ship-must = het tweede schip moet je inzetten
egizia-ship-first = zet nu een schip in of pas: ‘{ $move }’ komt op een ander moment
egizia-nothing-to-double = alleen een pas bezet rond veld, en niet het laatste van de rivier, kun je één keer dubbel gebruiken
egizia-no-space-left = er is geen veld meer over voor een tweede schip
egizia-after-ship = na een schip mag je er een kaart voor gebruiken of ervan afzien: ‘{ $move }’ komt op een ander moment
egizia-take-first = neem een resterende kaart of geen: ‘{ $move }’ komt op een ander moment
egizia-no-card = dit heb je niet: { $card }
egizia-used-this-round = deze ronde al gebruikt: { $card }
egizia-too-few-stones = daarvoor { $number ->
    [one] is { $number } steen
   *[other] zijn { $number } stenen
} nodig; jij hebt er { $stones }
egizia-crew-at-most = { $crew } heeft de hoogste kracht al bereikt: { $most }
egizia-raise-first = kies welke ploeg je versterkt: ‘{ $move }’ komt op een ander moment
egizia-ring-at-edge = de waterring ligt al { $ring }
egizia-ring-first = verplaats de waterring of laat hem liggen: ‘{ $move }’ komt op een ander moment
egizia-market-first = kies welke marktmarker omlaag gaat: ‘{ $move }’ komt op een ander moment
egizia-nothing-missing = er is geen graan te kort
egizia-more-than-missing = er is maar { $missing } graan te kort, niet { $number }
egizia-field-is-green = je { $field } is al groen
egizia-feed-first = de ploegen worden nu gevoed: ‘{ $move }’ komt op een ander moment
egizia-first-asked = zeg of je als eerste bouwt: ‘{ $move }’ komt op een ander moment
egizia-crew-tired = deze ronde niet meer uitgerust: ploeg { $team }
egizia-nothing-left = er valt niets meer te bouwen bij { $site }
egizia-supply-used-up = er is geen sfinxkaart meer om te trekken
egizia-too-weak = een kracht van { $strength } is niet genoeg voor een waarde van { $value }
egizia-crew-needed = om te bouwen bij { $site } is een ploeg nodig
egizia-free-in-berths = alleen een schip in een ligplaats trekt gratis kaarten
egizia-free-after-paid = in dit spel vragen gratis kaarten eerst een ploeg en een betaalde kaart
egizia-free-most = hooguit { $most ->
    [one] { $most } kaart is
   *[other] { $most } kaarten zijn
} gratis
egizia-crew-first = kies een ploeg voor { $site }, of sla over: ‘{ $move }’ komt op een ander moment
egizia-build-something = je moet iets bouwen of trekken voordat je stopt
egizia-strength-no-use = meer kracht zou nu niets haalbaar maken
egizia-not-at-sphinx = kaarten trek je bij de sfinx, niet bij { $site }
egizia-draws-most = in één beurt trek je hooguit { $most ->
    [one] { $most } kaart
   *[other] { $most } kaarten
}
egizia-other-site = { $part }: dat bouw je niet bij { $site }
egizia-part-complete = { $part }: dat is voltooid
egizia-row-unsupported = { $part }: het volgende veld rust op twee velden van { $below } die er nog niet zijn
egizia-part-too-early = { $part }: dat komt pas als voltooid is wat het draagt
egizia-work-goes-on = je bent aan het bouwen bij { $site }: ‘{ $move }’ komt op een ander moment
egizia-not-drawn = niet bij de kaarten die je trok: { $sphinx }
egizia-keep-first = kies wat je houdt: ‘{ $move }’ komt op een ander moment
egizia-evening = versterk een ploeg met een kaart of zie ervan af: ‘{ $move }’ komt op een ander moment
egizia-last-call = je kunt voor het laatst stenen verkopen of ervan afzien: ‘{ $move }’ kan nu niet

egizia-event-sequence = { $player } is de volgende in de volgorde
egizia-event-bid = { $who } eist nummer { $number } op
egizia-event-grave = er wordt een graf van { $value } opengelegd
egizia-event-sphinx = { $seat } trekt: { $sphinx }
egizia-event-nile = op de Nijl: { $card }
egizia-event-ship = { $who } vaart naar { $space }
egizia-event-pass = { $who } zet geen schepen meer in
egizia-event-use-crew-each-round = { $who } versterkt { $crew } met een kaart
egizia-event-use-buy-crew = { $who } koopt een stap voor { $crew }
egizia-event-sell = { $number ->
    [one] { $who } verkoopt { $number } steen
   *[other] { $who } verkoopt { $number } stenen
}
egizia-event-use-double-round-space = { $who } gebruikt het ronde veld dubbel
egizia-event-use-second-ship = { $who } zet een tweede schip in
egizia-event-decline = { $who } ziet ervan af
egizia-event-raise = { $who } versterkt { $crew }
egizia-event-ring = { $who } kiest voor de waterring: { $way }
egizia-event-market = { $who } zakt op de { $market }
egizia-event-feed = { $who } voedt de ploegen
egizia-event-use-grain = { $who } voegt 4 graan toe
egizia-event-pay = { $number ->
    [one] { $who } voedt met { $number } steen
   *[other] { $who } voedt met { $number } stenen
}
egizia-event-attach = { $who } verbetert een { $field }
egizia-event-take = { $who } neemt een overgebleven kaart
egizia-event-take-none = { $who } neemt geen resterende kaart
egizia-event-use-build-first = { $who } bouwt deze ronde als eerste
egizia-event-crew = { $who } kiest als ploeg: { $team }
egizia-event-skip = { $who } bouwt niet
egizia-event-draw = { $who } betaalt een steen voor een sfinxkaart
egizia-event-draw-free = { $who } neemt er een gratis sfinxkaart bij
egizia-event-build = { $who } bouwt: { $part }
egizia-event-use-strength = { $who } voegt 3 kracht toe
egizia-event-stop = { $who } is klaar met bouwen
egizia-event-keep = { $who } houdt: { $sphinx }
egizia-event-keep-none = { $who } houdt geen sfinxkaart
egizia-event-card-taken = { $who } neemt ‘{ $card }’
egizia-event-points = { $points ->
    [one] { $points } punt voor { $seat }: { $source }
   *[other] { $points } punten voor { $seat }: { $source }
}
egizia-event-card-scored = { $points ->
    [one] { $seat } krijgt { $points } punt voor de sfinxkaart ‘{ $sphinx }’
   *[other] { $seat } krijgt { $points } punten voor de sfinxkaart ‘{ $sphinx }’
}
egizia-event-fed = { $missing ->
    [0] de ploegen van { $seat } hebben { $need } graan nodig en krijgen { $grain }: niemand lijdt honger
   *[other] de ploegen van { $seat } hebben { $need } graan nodig en krijgen { $grain }: er ontbreekt { $missing }
}
egizia-event-sum-round = ronde { $round }, { $seat }: { $points } punten (bouwen { $built }, honger { $hunger }, overig { $others }), { $total } in totaal
egizia-event-end = vijf ronden zijn voorbij: { $seat } wint

egizia-gives-up-ships = { $ships ->
    [one] Je geeft deze ronde je laatste schip op
   *[other] Je geeft deze ronde { $ships } schepen op
}
egizia-gives-up-last-ships = { $ships ->
    [one] Verder stroomafwaarts is niets meer vrij: zoals het er nu voor staat, blijft je laatste schip deze ronde ongebruikt
   *[other] Verder stroomafwaarts is niets meer vrij: zoals het er nu voor staat, blijven { $ships } van je schepen deze ronde ongebruikt
}
egizia-gives-up-stones = { $stones ->
    [one] In je voorraad passen { $store } stenen: 1 gaat verloren
   *[other] In je voorraad passen { $store } stenen: { $stones } gaan verloren
}
egizia-gives-up-yield = { $stones ->
    [one] In je voorraad passen { $store } stenen: zoals het nu staat gaat 1 steen van je groeven voor het bouwen verloren
   *[other] In je voorraad passen { $store } stenen: zoals het nu staat gaan { $stones } stenen van je groeven voor het bouwen verloren
}
egizia-gives-up-hunger = { $cost ->
    [one] Zoals het nu staat ontbreekt bij het voeden { $missing } graan: dat kost { $cost } punt
   *[other] Zoals het nu staat ontbreekt bij het voeden { $missing } graan: dat kost { $cost } punten
}
egizia-gives-up-crews = { $cost ->
    [one] Je ploegen hebben dan { $need } graan nodig en je hebt { $grain }: voeden zou 1 punt kosten
   *[other] Je ploegen hebben dan { $need } graan nodig en je hebt { $grain }: voeden zou { $cost } punten kosten
}
egizia-gives-up-spaces = { $spaces ->
    [one] Je geeft een vrij vak stroomopwaarts op
   *[other] Je geeft { $spaces } vrije vakken stroomopwaarts op
}
egizia-gives-up-site = Je bouwt deze ronde niet: { $site }
egizia-gives-up-work = Je geeft op wat je hier nog kon bouwen of trekken
egizia-gives-up-leftover = Je geeft een overgebleven Nijlkaart op
egizia-gives-up-cards = Je gebruikt nu niet: { $card }
egizia-gives-up-drawn = { $cards ->
    [one] Je legt de getrokken kaart terug
   *[other] Je legt alle { $cards } getrokken kaarten terug
}

egizia-ask-give-number = De volgnummers worden getrokken
egizia-ask-bid-number = Eis een volgnummer op
egizia-ask-turn-grave = Er wordt een graf opengelegd
egizia-ask-draw-sphinx = Er wordt een sfinxkaart getrokken
egizia-ask-lay-card = De Nijlkaarten worden uitgelegd
egizia-ask-ship = Zet een schip verder stroomafwaarts in, of pas
egizia-ask-after = Een kaart gebruiken voor het schip dat je net inzette?
egizia-ask-raise = Welke ploeg versterk je?
egizia-ask-ring = De waterring verplaatsen?
egizia-ask-market = Welke marktmarker gaat omlaag?
egizia-ask-leftover = Een van de resterende Nijlkaarten nemen?
egizia-ask-feed = Voed je ploegen; gebruik eerst wat helpt
egizia-ask-first = Deze ronde als eerste bouwen?
egizia-ask-crew = Welke ploeg bouwt hier?
egizia-ask-work = { $draws ->
    [1] { $built ->
        [0] Trek een sfinxkaart
       *[other] Trek nog een sfinxkaart, of stop met bouwen
    }
   *[other] { $built ->
        [0] Bouw een steen
       *[other] Bouw nog een steen, of stop met bouwen
    }
}
egizia-ask-keep = Welke sfinxkaart houd je?
egizia-ask-evening = Een ploeg versterken nu het voeden voorbij is?
egizia-ask-last = Voor het laatst stenen verkopen?

egizia-ask-set-up = De tafel wordt klaargezet
egizia-ask-round = Er begint een ronde
egizia-ask-ships = Schepen varen de Nijl af
egizia-ask-after-ship = Er is een schip ingezet
egizia-ask-feeding = De ploegen worden gevoed
egizia-ask-site = Op een bouwplaats begint het bouwen
egizia-ask-builders = De schepen bouwen, ligplaats na ligplaats
egizia-ask-evenings = Het bouwen is voorbij voor deze ronde
egizia-ask-bonus = Meebouwen wordt beloond
egizia-ask-new-sequence = De nieuwe volgorde wordt bepaald
egizia-ask-final = De eindtelling

egizia-about-first = { $site }; afzien houdt de volgorde van de ligplaatsen
egizia-about-crew = { $site }; je hebt { $stones } stenen. Overslaan neemt het schip terug
egizia-about-work = { $site }; kracht over: { $strength }, stenen: { $stones }{ $cards ->
    [0] { $draws ->
        [1] ; hoogstens { $most } kaarten
       *[other] { "" }
    }
    [one] ; tot nu toe één kaart, hoogstens { $most }
   *[other] ; tot nu toe { $cards } kaarten, hoogstens { $most }
}. { $built ->
    [0] Eén op zijn minst: daarna mag je stoppen.
   *[other] Stoppen telt wat je bouwde.
}
egizia-about-feed = Je ploegen hebben { $need } graan nodig, je hebt { $grain }: { $cost ->
    [0] er ontbreekt niets.
    [one] nu voeden kost 1 punt.
   *[other] nu voeden kost { $cost } punten.
}
egizia-about-raise = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
egizia-about-ring = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
egizia-about-market = { $steps ->
    [one] Eén stap, door een kaart of door bouwen aan de obelisk of de graven. Lager op de graanmarkt kost honger minder, laag op de steenmarkt worden aan het eind stenen verkocht, en het laagste vak levert stenen of punten op.
   *[other] { $steps } stappen, door een kaart of door bouwen aan de obelisk of de graven. Lager op de graanmarkt kost honger minder, laag op de steenmarkt worden aan het eind stenen verkocht, en het laagste vak levert stenen of punten op.
}
egizia-about-keep = { $left ->
    [one] hoogstens één kaart
   *[other] hoogstens { $left } kaarten
}

egizia-brief-ship = { $space }
egizia-brief-ship-card = { $card } · { $space }
egizia-brief-pass = { egizia-touch-pass }
egizia-do-ship = schip naar { $space }
egizia-do-ship-card = schip naar { $space } ({ $card })
egizia-do-pass = pas: geen schepen meer deze ronde
egizia-do-use-crew-each-round = kaart: versterk { $crew }
egizia-do-use-buy-crew = kaart: versterk { $crew } voor 2 stenen
egizia-do-sell = { $number ->
    [one] verkoop { $number } steen
   *[other] verkoop { $number } stenen
}
egizia-do-use-double-round-space = kaart: gebruik het ronde veld nog eens
egizia-do-use-second-ship = kaart: zet een tweede schip in
egizia-do-decline = afzien
egizia-do-raise = versterk { $crew }
egizia-do-ring = ring: { $way }
egizia-do-market = { $market } één omlaag
egizia-do-feed = voeden
egizia-do-use-grain = kaart: 4 graan erbij
egizia-do-pay = { $number ->
    [one] betaal { $number } steen als graan
   *[other] betaal { $number } stenen als graan
}
egizia-do-attach = verbeter de { $field }
egizia-do-take = neem de kaart van { $space }
egizia-do-take-card = neem de kaart: { $card } ({ $space })
egizia-do-take-none = neem er geen
egizia-do-use-build-first = kaart: bouw deze ronde als eerste
egizia-do-crew = ploeg: { $team }
egizia-do-skip = niet bouwen: het schip gaat terug
egizia-do-draw = nog een kaart, voor een steen
egizia-do-draw-free = nog een kaart, gratis
egizia-do-build = bouw: { $part }
egizia-do-use-strength = kaart: 3 kracht erbij
egizia-do-stop = stop met bouwen
egizia-do-keep = houd: { $sphinx }
egizia-do-keep-none = houd er geen
egizia-do-bid = eis nummer { $number } op
egizia-touch-sell = verkoop stenen
egizia-touch-pay = betaal stenen als graan
egizia-touch-none = geen
egizia-touch-pass = pas
egizia-touch-skip = niet bouwen
egizia-touch-stop = stop met bouwen
egizia-touch-feed = voeden
egizia-touch-decline = afzien
egizia-touch-team-a = ploeg A
egizia-touch-team-a-joker = ploeg A met de Joker
egizia-touch-team-b = ploeg B
egizia-touch-team-b-joker = ploeg B met de Joker
egizia-touch-team-c = ploeg C
egizia-touch-team-c-joker = ploeg C met de Joker
egizia-touch-team-a-b = ploegen A en B
egizia-touch-team-a-b-joker = ploegen A en B met de Joker
egizia-touch-team-a-c = ploegen A en C
egizia-touch-team-a-c-joker = ploegen A en C met de Joker
egizia-touch-team-b-c = ploegen B en C
egizia-touch-team-b-c-joker = ploegen B en C met de Joker
egizia-touch-team-none = geen ploeg, alleen gratis kaarten
egizia-touch-ring-left = ring naar links
egizia-touch-ring-right = ring naar rechts
egizia-touch-ring-stay = ring laten liggen
egizia-touch-number = { $word }

egizia-total = totaal
egizia-in-round = ronde { $round }
egizia-from = { $source }
egizia-cards = sfinxkaarten
egizia-card = { $sphinx }
egizia-source-feeding = ploegen die honger leden
egizia-source-returned = teruggelegde sfinxkaarten
egizia-source-obelisk = obelisk
egizia-source-graves = graven
egizia-source-temple = tempel
egizia-source-pyramid = piramide
egizia-source-rows = voltooide piramiderijen
egizia-source-bonus = meebouwen
egizia-source-grain-market = onderaan de graanmarkt
egizia-source-bid = bod op het volgnummer
egizia-source-sale = stenen, aan het einde verkocht
egizia-source-grave-total = graven samen
egizia-source-field-brown-8 = bruine akker 8 genomen
egizia-source-sell-ten = stenen, met een kaart verkocht
egizia-source-points-obelisk-temple = kaart voor obelisk en tempel
egizia-source-points-pyramid-graves = kaart voor piramide en graven

egizia-option-two_extra_sphinx = de twee extra sfinxkaarten: gratis, of alleen met een ploeg en een betaalde kaart
egizia-option-leftover_card = wanneer je een resterende Nijlkaart neemt: aan het einde van de ronde of na de schepen
egizia-option-ten_percent_card = de sfinxkaart voor elke tien punten: in het spel of erbuiten
egizia-option-seat_bid = on (aan): spelers bieden punten voor de volgnummers
egizia-option-upstream = na een schip stroomopwaarts: de volgende gaan voorbij je verste schip, of verder vanaf daar
egizia-upstream-one-ship = slechts één schip
egizia-upstream-new-start = een tweede tocht omlaag
egizia-option-sphinx_draw = sfinxkaarten worden getrokken: allemaal tegelijk, nadat je gezegd hebt hoeveel, of één voor één
egizia-sphinx_draw-at-once = allemaal tegelijk
egizia-sphinx_draw-one-by-one = één voor één
egizia-option-market_cards = kaarten voor twee marktstappen in ronde 1 en 2: één voor elke markt, of twee voor een markt naar keuze
egizia-market_cards-one-of-each = één voor elke markt
egizia-market_cards-either-marker = twee voor een markt naar keuze
egizia-option-box = de waarden van de doos: zoals gedrukt, of gewijzigd
egizia-box-printed = zoals gedrukt

egizia-place-market-stone = steenmarkt, trede { $word }
egizia-place-market-grain = graanmarkt, trede { $word }
egizia-place-quarry = stenen uit groeven per ronde
egizia-place-ships = schepen om te plaatsen
egizia-place-sphinx = bewaarde sfinxkaarten

# Where values of the box come from.
egizia-provenance-player-start = besprekingen van het gedrukte spel
egizia-provenance-crew-maximum = een spelverslag: tot negen van elk
egizia-provenance-nile-market-2-grain = een toernooiverslag noemt een kaart voor alleen het graanfiche

# What things are and do, for whoever points at them; what is left of a question; the legend.
egizia-legend-pieces = Speelstukken
egizia-legend-crews = Ploegen
egizia-legend-values = Plekken van bouwwerken en graven
egizia-legend-cards-field = Akkers
egizia-legend-cards-quarry = Steengroeven
egizia-legend-cards-permanent = Blijvende kaarten
egizia-legend-cards-anytime = Kaarten voor elk moment
egizia-legend-cards-immediate = Directe kaarten
egizia-legend-cards-grave = Grafkaart
egizia-legend-sphinx = Sfinxkaarten
egizia-explain-piece-ship = Elk schip gaat verder stroomafwaarts dan het vorige van zijn eigenaar. Op een kaart neemt het die, op een rondeveld krijgt het de opbrengst, op een ligplaats het recht om te bouwen.
egizia-explain-piece-stone = Een steen die hier is gebouwd: de eigenaar kreeg de waarde van de plek.
egizia-explain-piece-marker = De plek van een speler op de markt. Elke trede omlaag maakt honger goedkoper of laat je, onderaan, aan het eind stenen verkopen.
egizia-explain-piece-ring = { $ring ->
    [left] Nu zijn alleen groene akkers bevloeid.
    [centre] Nu zijn groene en geelgroene akkers bevloeid.
   *[right] Nu zijn alle akkers bevloeid.
} Alleen bevloeide akkers geven graan.
egizia-explain-crew = Kracht { $strength }: bouwt tot die waarde in één keer, en eet evenveel graan. { $state ->
    [tired] Heeft deze ronde al gewerkt.
   *[rested] Kan deze ronde nog bouwen.
} De Joker werkt alleen met een andere ploeg samen.
egizia-explain-worth = Een plek die nog niet is gebouwd. Ze vraagt zoveel kracht en evenveel stenen, en geeft evenveel punten.
egizia-explain-grave = Een graf: het eerste open graf is aan de beurt. Het geeft meteen zijn waarde; aan het eind levert het totaal van je graven nog 2, 5 of 9 punten op.
egizia-explain-grave-hidden = Een gedekt graf: het wordt opengelegd als een graf ervoor genomen is.
egizia-explain-card = { $type ->
    [field] Een akker: bevloeid geeft hij elke ronde evenveel graan als zijn getal.
    [quarry] Een steengroeve: geeft elke ronde deze stenen, na het voeden.
    [permanent] Een blijvende kaart: ligt voor haar eigenaar en werkt de rest van het spel.
    [anytime] Een kaart voor elk moment: bewaard tot je haar gebruikt, één keer, in je eigen beurt.
    [grave] Bewaard tot het eind: verhoogt het totaal van je graven met vijf; het totaal levert 2, 5 of 9 punten op.
   *[immediate] Een directe kaart: werkt meteen en verlaat het spel.
}
egizia-explain-field = { $grain } graan per ronde als hij bevloeid is. { $state ->
    [watered] Nu is hij bevloeid.
   *[dry] Nu is hij droog en geeft niets.
}
egizia-explain-sphinx = Een sfinxkaart: geheim bewaard scoort ze aan het eind als dan klopt wat erop staat.
egizia-explain-sphinx-hidden = Gedekte sfinxkaarten: alleen de eigenaar kent ze, die in de voorraad niemand.
egizia-explain-place-space = { $kind ->
    [card] Een schip dat hier komt neemt de kaart. Je volgende schepen gaan verder stroomafwaarts.
    [round] Een schip dat hier komt krijgt meteen wat de naam zegt. Je volgende schepen gaan verder stroomafwaarts.
    [berth] Een schip dat hier komt bouwt op deze plek als het varen voorbij is, ligplaats na ligplaats.
   *[waiting] Naast de plek, als alle ligplaatsen bezet zijn: dit schip bouwt alleen als er een vrijkomt.
}
egizia-explain-place-site = Een bouwplaats. Schepen aan de ligplaatsen bouwen hier na het voeden, de eerste ligplaats eerst.
egizia-explain-place-part = Deel van een bouwwerk. Elke plek vraagt kracht en stenen ter waarde ervan, en geeft evenveel punten.
egizia-explain-place-market-stone = De steenmarkt. Vanaf de twee onderste treden verkoop je aan het eind stenen, twee voor een punt. De onderste bereiken geeft 3 stenen.
egizia-explain-place-market-grain = De graanmarkt. Het getal is wat elk ontbrekend graan bij het voeden kost. De onderste trede bereiken geeft 2 punten.
egizia-explain-place-supply = Sfinxkaarten die nog bij de sfinx getrokken kunnen worden, voor een steen elk.
egizia-explain-place-supply-asked = Sfinxkaarten waarom gevraagd is en die zo getrokken worden.
egizia-explain-place-ring = De waterring: links bevloeit hij groene akkers, in het midden ook geelgroene, rechts alle.
egizia-explain-place-crews = De ploegen en hun kracht. Samen eten ze elke ronde evenveel graan.
egizia-explain-place-stones = Stenen in voorraad, hoogstens 25. Bouwen kost er evenveel als de waarde van wat je bouwt.
egizia-explain-place-quarry = Stenen die de groeven na het voeden geven, elke ronde.
egizia-explain-place-fields = De bevloeide akkers geven { $harvest } graan, de ploegen hebben { $need } nodig. { $missing ->
    [0] Niemand lijdt honger.
   *[other] Er ontbreekt { $missing }, en elk kost punten.
}
egizia-explain-place-cards = Nijlkaarten die deze speler heeft bewaard.
egizia-explain-place-number = De plek in de volgorde: nummer 1 vaart eerst. Wie laatste staat op het scorespoor is de volgende ronde eerste.
egizia-explain-place-rank = De plek op het scorespoor. De leider voedt eerst; bij gelijke stand wint wie vooraan staat.
egizia-explain-place-graves = De waarde van alle graven van deze speler samen: aan het eind 2, 5 of 9 punten extra.
egizia-explain-place-ships = Schepen die deze ronde nog geplaatst kunnen worden.
egizia-explain-place-sphinx = Sfinxkaarten die deze speler geheim bewaart. Ze scoren aan het eind.
egizia-explain-place-shown = De sfinxkaarten die de eindtelling heeft opengelegd.
egizia-explain-place-hand = Je sfinxkaarten: niemand anders ziet ze. Ze scoren aan het eind als dan klopt wat erop staat.
egizia-explain-place-drawn = De kaarten die je net trok. Wat je niet houdt gaat terug en geeft een punt per kaart.
egizia-explain-area-board = De Nijl van bron tot monding, de bouwwerken, de markten en de waterring; met de ronde die gespeeld wordt.
egizia-explain-area-player = Wat voor een speler ligt: ploegen, stenen, akkers, kaarten. Het getal zijn de punten.
egizia-explain-area-hand = { egizia-explain-place-hand }
egizia-about-ship = Ronde { $round } van { $rounds }; { $ships ->
    [one] je laatste schip
   *[other] nog { $ships } schepen
}. Passen beëindigt je vaart. { egizia-about-feeding }{ egizia-about-dry }
egizia-about-dry = { $dry ->
    [0] {""}
   *[other] {" "}Als iemand de waterring naar links verplaatst, verdroogt { $dry } graan.
}
egizia-about-feeding = { $cost ->
    [0] Voeding: { $need } graan nodig, je hebt { $grain }: het kost niets.
    [one] ⚠ Voeding: { $need } graan nodig, je hebt { $grain }: zo gaat het 1 punt kosten.
   *[other] ⚠ Voeding: { $need } graan nodig, je hebt { $grain }: zo gaat het { $cost } punten kosten.
}
egizia-about-after = Afzien gaat verder met de volgende speler.
egizia-about-leftover = Eén kaart, of geen; dan is de ronde voor jou voorbij.
egizia-about-evening = Afzien beëindigt de ronde voor jou.
egizia-about-last = Je hebt { $stones } stenen; daarna begint de eindtelling.
egizia-about-bid-number = Het nummer is je plek in de eerste ronde; een nummer dat iemand heeft kost een punt meer dan geboden was.
egizia-cards-unknown = { $cards ->
    [one] Eén sfinxkaart is geheim; die telt aan het eind.
   *[other] { $cards } sfinxkaarten zijn geheim; die tellen aan het eind.
}
