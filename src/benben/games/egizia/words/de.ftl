# Egizia: Namen, was Karten bewirken, Absagen, Ereignisse.

egizia-about = Segle fünfmal den Nil hinab. Schiffe fahren nur mit dem Strom: Nimm Karten, verstärke Bautrupps, bewässere Äcker und sichere dir Liegeplätze, wo Sphinx, Obelisk, Gräber, Tempel und Pyramide entstehen.
egizia-length = 90 Minuten
egizia-weight = schwer

egizia-board = Der Nil, Runde
egizia-supply = Sphinxkarten im Stapel
egizia-asked = verlangt
egizia-sphinx-cards = Deine Sphinxkarten
egizia-hand = behalten
egizia-drawn = gezogen
egizia-sphinx-shown = Sphinxkarten
egizia-crews = Bautrupps
egizia-stones = Steine
egizia-fields = Äcker
egizia-fields-note = { $harvest } Getreide, { $need } nötig
egizia-cards-held = Karten
egizia-number = Nr.
egizia-rank = Rang
egizia-graves-held = Gräber
egizia-water = Wasser
egizia-water-left = grün
egizia-water-centre = +gelb
egizia-water-right = +braun

egizia-stop-edfu = Edfu: beide Märkte abwärts
egizia-space-edfu = Edfu (beide Märkte abwärts)
egizia-stop-thebae = Thebae: A+1 B+1
egizia-space-thebae = Thebae (A+1 B+1)
egizia-stop-passalon = Passalon: Joker+1, Ring
egizia-space-passalon = Passalon (Joker+1, Ring)
egizia-stop-selinon = Selinon: B+1 C+1
egizia-space-selinon = Selinon (B+1 C+1)
egizia-stop-beni-hasan = Beni Hasan: A+1 C+1
egizia-space-beni-hasan = Beni Hasan (A+1 C+1)
egizia-stop-alyi = Alyi: Bautrupp+1, 2 Steine
egizia-space-alyi = Alyi (ein Bautrupp+1, 2 Steine)
egizia-stop-heliopolis = Heliopolis: Joker+1, Ring
egizia-space-heliopolis = Heliopolis (Joker+1, Ring)
egizia-bed = Karte
egizia-stop-c1 = ▭
egizia-space-c1 = Kartenfeld vor Edfu
egizia-stop-c2 = ▭
egizia-space-c2 = Kartenfeld vor Thebae
egizia-stop-c3 = ▭
egizia-space-c3 = Kartenfeld vor der Sphinx
egizia-stop-c4 = ▭
egizia-space-c4 = Kartenfeld vor Passalon
egizia-stop-c5 = ▭
egizia-space-c5 = Kartenfeld vor Selinon
egizia-stop-c6 = ▭
egizia-space-c6 = Kartenfeld vor dem Obelisken
egizia-stop-c7 = ▭
egizia-space-c7 = Kartenfeld vor Beni Hasan
egizia-stop-c8 = ▭
egizia-space-c8 = Kartenfeld vor Alyi
egizia-stop-c9 = ▭
egizia-space-c9 = Kartenfeld vor dem Tempel
egizia-stop-c10 = ▭
egizia-space-c10 = Kartenfeld vor Heliopolis
egizia-stop-sphinx = Sphinx
egizia-stop-obelisk = Obelisk+Grab
egizia-stop-temple = Tempel+Pyram.
egizia-site-sphinx = Sphinx
egizia-site-obelisk = Obelisk und Gräber
egizia-site-temple = Tempel und Pyramide
egizia-berth-1 = 1
egizia-berth-2 = 2
egizia-berth-3 = 3
egizia-berth-4 = w
egizia-space-sphinx-1 = Sphinx, Liegeplatz 1
egizia-space-sphinx-2 = Sphinx, Liegeplatz 2
egizia-space-sphinx-3 = Sphinx, Liegeplatz 3
egizia-space-sphinx-wait = Sphinx, Warteplatz
egizia-space-obelisk-1 = Obelisk und Gräber, Liegeplatz 1
egizia-space-obelisk-2 = Obelisk und Gräber, Liegeplatz 2
egizia-space-obelisk-3 = Obelisk und Gräber, Liegeplatz 3
egizia-space-obelisk-wait = Obelisk und Gräber, Warteplatz
egizia-space-temple-1 = Tempel und Pyramide, Liegeplatz 1
egizia-space-temple-2 = Tempel und Pyramide, Liegeplatz 2
egizia-space-temple-3 = Tempel und Pyramide, Liegeplatz 3
egizia-space-temple-wait = Tempel und Pyramide, Warteplatz

egizia-part-obelisk = Obelisk
egizia-part-grave = Gräber
egizia-part-temple-left = Tempel links
egizia-part-temple-right = Tempel rechts
egizia-part-temple-middle = Tempel Mitte
egizia-part-temple-top = Tempel oben
egizia-part-pyramid-1 = Pyramide 1
egizia-part-pyramid-2 = Pyramide 2
egizia-part-pyramid-3 = Pyramide 3
egizia-part-pyramid-4 = Pyramide 4
egizia-part-pyramid-5 = Pyramide 5
egizia-part-pyramid-6 = Pyramide 6
egizia-below-pyramid-1 = { egizia-part-pyramid-1 }
egizia-below-pyramid-2 = { egizia-part-pyramid-2 }
egizia-below-pyramid-3 = { egizia-part-pyramid-3 }
egizia-below-pyramid-4 = { egizia-part-pyramid-4 }
egizia-below-pyramid-5 = { egizia-part-pyramid-5 }

egizia-market-stone = Steinmarkt
egizia-market-grain = Getreidemarkt
egizia-label-stone = { egizia-market-stone }
egizia-label-grain = { egizia-market-grain }
egizia-lowest-stone = +3 Steine
egizia-lowest-grain = +2 Punkte

egizia-crew-a = Bautrupp A
egizia-crew-b = Bautrupp B
egizia-crew-c = Bautrupp C
egizia-crew-joker = Joker

egizia-team-none = keiner, nur freie Karten
egizia-team-a = A
egizia-team-a-joker = A mit Joker
egizia-team-b = B
egizia-team-b-joker = B mit Joker
egizia-team-c = C
egizia-team-c-joker = C mit Joker
egizia-team-a-b = A und B
egizia-team-a-b-joker = A und B mit Joker
egizia-team-a-c = A und C
egizia-team-a-c-joker = A und C mit Joker
egizia-team-b-c = B und C
egizia-team-b-c-joker = B und C mit Joker

egizia-piece-ship = Schiff
egizia-piece-stone = Stein
egizia-piece-marker = Markierung
egizia-piece-ring = Wasserring

egizia-worth-1 = Wert 1
egizia-worth-2 = Wert 2
egizia-worth-3 = Wert 3
egizia-worth-4 = Wert 4
egizia-worth-5 = Wert 5
egizia-worth-6 = Wert 6
egizia-worth-7 = Wert 7
egizia-worth-8 = Wert 8
egizia-worth-9 = Wert 9

egizia-grave-1 = Grab mit Wert 1
egizia-grave-2 = Grab mit Wert 2
egizia-grave-3 = Grab mit Wert 3
egizia-grave-4 = Grab mit Wert 4
egizia-grave-5 = Grab mit Wert 5
egizia-grave-6 = Grab mit Wert 6
egizia-grave-7 = Grab mit Wert 7
egizia-grave-hidden = verdecktes Grab

egizia-card-field-green-2 = grüner Acker 2
egizia-field-green-2 = grüner Acker 2
egizia-card-field-green-3 = grüner Acker 3
egizia-field-green-3 = grüner Acker 3
egizia-card-field-green-4 = grüner Acker 4
egizia-field-green-4 = grüner Acker 4
egizia-card-field-yellow-5 = gelbgrüner Acker 5
egizia-field-yellow-5 = gelbgrüner Acker 5
egizia-card-field-yellow-6 = gelbgrüner Acker 6
egizia-field-yellow-6 = gelbgrüner Acker 6
egizia-card-field-brown-6 = brauner Acker 6 + Marktschritt
egizia-field-brown-6 = brauner Acker 6
egizia-card-field-brown-7 = brauner Acker 7 + Marktschritt
egizia-field-brown-7 = brauner Acker 7
egizia-card-field-brown-8 = brauner Acker 8 + 3 Punkte
egizia-field-brown-8 = brauner Acker 8
egizia-card-field-brown-9 = brauner Acker 9 + 4 Steine
egizia-field-brown-9 = brauner Acker 9
egizia-card-quarry-2 = Steinbruch, 2 Steine je Runde
egizia-card-quarry-3 = Steinbruch, 3 Steine je Runde
egizia-card-quarry-4 = Steinbruch, 4 Steine je Runde
egizia-card-improve-field = einen Acker dauerhaft verbessern
egizia-card-crew-each-round = ein Bautrupp +1 je Runde
egizia-card-buy-crew = 2 Steine: Bautrupp +1 je Runde
egizia-card-feed-with-stones = mit Steinen ernähren, 1 für 1
egizia-card-two-extra-sphinx = 2 freie Sphinxkarten beim Ziehen
egizia-card-keep-two-sphinx = zwei Sphinxkarten behalten
egizia-card-reuse-round-space = besetztes rundes Feld je Runde
egizia-card-upstream = einmal je Runde stromaufwärts
egizia-card-leftover-card = je Runde eine übrige Nilkarte
egizia-card-strength-3 = Stärke +3, einmal
egizia-card-grain-4 = 4 Getreide, einmal
egizia-card-double-round-space = rundes Feld doppelt, einmal
egizia-card-second-ship = sofort ein zweites Schiff, einmal
egizia-card-build-speculating = spekulierend bauen, einmal
egizia-card-two-crews = zwei Bautrupps zusammen, einmal
egizia-card-build-first = eine Runde lang zuerst bauen
egizia-card-sell-ten = 10 Steine verkaufen, je 1 Punkt
egizia-card-stones-6 = gleich 6 Steine
egizia-card-crews-2 = gleich zweimal ein Bautrupp +1
egizia-card-pair-a-c = gleich Bautrupps A und C +1
egizia-card-pair-b-c = gleich Bautrupps B und C +1
egizia-card-market-2 = gleich ein Markt zwei abwärts
egizia-card-market-2-stone = gleich 2 abwärts im Steinmarkt
egizia-card-market-2-grain = gleich 2 abwärts im Getreidemarkt
egizia-card-points-obelisk-temple = Punkte je Stein (Obelisk, Tempel)
egizia-card-points-pyramid-graves = Punkte je Stein (Pyramide, Grab)
egizia-card-grave-card = am Ende ein Grab mit Wert 5
egizia-field-start = Startacker

egizia-sphinx-obelisk-7 = Obelisk bis Stufe 7 gebaut (4)
egizia-sphinx-obelisk-8 = Obelisk bis Stufe 8 gebaut (6)
egizia-sphinx-obelisk-9 = Obelisk bis Stufe 9 gebaut (8)
egizia-sphinx-pyramid-row-3 = Pyramidenreihe 3 vollständig (5)
egizia-sphinx-pyramid-row-4 = Pyramidenreihe 4 vollständig (7)
egizia-sphinx-temple-middle = Tempelmitte gebaut (5)
egizia-sphinx-temple-complete = Tempel vollständig (8)
egizia-sphinx-all-graves = alle Gräber vergeben (6)
egizia-sphinx-players-stone-market = Spieler unten am Steinmarkt (3, 5, 7)
egizia-sphinx-players-grain-market = Spieler unten am Getreidemarkt (3, 5, 7)
egizia-sphinx-own-temple-4 = 4 eigene Steine im Tempel (7)
egizia-sphinx-own-pyramid-6 = 6 eigene Steine in der Pyramide (6)
egizia-sphinx-own-pyramid-7 = 7 eigene Steine in der Pyramide (8)
egizia-sphinx-own-obelisk-4 = 4 eigene Steine am Obelisken (6)
egizia-sphinx-own-obelisk-5 = 5 eigene Steine am Obelisken (8)
egizia-sphinx-own-each-2 = 2 eigene Steine in jedem Bauwerk (8)
egizia-sphinx-own-graves = 1 für jedes eigene Grab
egizia-sphinx-crew-a = die Stärke von Bautrupp A
egizia-sphinx-crew-b = die Stärke von Bautrupp B
egizia-sphinx-crew-c = die Stärke von Bautrupp C
egizia-sphinx-crew-joker = die Stärke des Jokers
egizia-sphinx-most-quarries = niemand hat mehr aus Steinbrüchen (7)
egizia-sphinx-most-green = niemand hat mehr grünes Getreide (7)
egizia-sphinx-most-yellow = niemand hat mehr gelbgrünes Getreide (7)
egizia-sphinx-most-brown = niemand hat mehr braunes Getreide (7)
egizia-sphinx-own-stone-market = unten am Steinmarkt (5)
egizia-sphinx-own-grain-market = unten am Getreidemarkt (5)
egizia-sphinx-permanents = 2 für jede Dauerkarte
egizia-sphinx-ten-percent = 1 für je 10 Punkte
egizia-sphinx-hidden = eine verdeckte Sphinxkarte

egizia-ring-left = links
egizia-ring-centre = in der Mitte
egizia-ring-right = rechts
egizia-way-left = nach links
egizia-way-right = nach rechts
egizia-way-stay = bleibt liegen

egizia-no-such-number = Mit { $players } Spielern gibt es die Nummer { $number } nicht
egizia-bid-too-high = Nummer { $number } würde mehr als { $most } Punkte kosten
egizia-no-such-berth = Mit { $players } Spielern hat jede Baustelle nur zwei Liegeplätze. Den gibt es nicht: { $space }
egizia-no-ships = Du hast kein Schiff mehr
egizia-one-ship-a-site = Hier hast du schon ein Schiff: { $site }
egizia-further-downstream = Deine Schiffe müssen weiter stromabwärts: { $space } liegt nicht unterhalb deines letzten Schiffs
egizia-own-furthest-ship = Dein eigenes Schiff, das am weitesten unten liegt, ist hier: { $space }. Die Karte führt an einen Halt weiter stromaufwärts
egizia-upstream-used = Ein Schiff von dir ist in dieser Runde stromaufwärts gefahren: Die nächsten fahren unter dein unterstes Schiff, und { $space } liegt nicht dort
egizia-card-taken = Hier liegt keine Karte: { $space }
egizia-not-the-last = Das letzte Feld des Flusses kann nicht geteilt werden
egizia-berth-free = Neben eine Baustelle darf ein Schiff erst, wenn alle ihre Liegeplätze besetzt sind: { $site }
egizia-space-taken = Hier liegt schon ein Schiff: { $space }
egizia-second-ship-must = Das zweite Schiff muss eingesetzt werden
egizia-ship-first = Setze jetzt ein Schiff ein oder passe: „{ $move }“ kommt ein andermal
egizia-nothing-to-double = Verdoppeln lässt sich nur einmal ein eben besetztes rundes Feld, und nicht das letzte des Flusses
egizia-no-space-left = Für ein zweites Schiff ist kein Feld mehr frei
egizia-after-ship = Nach einem Schiff kannst du eine Karte dafür nutzen oder verzichten: „{ $move }“ kommt ein andermal
egizia-take-first = Nimm eine übrige Karte oder keine: „{ $move }“ kommt ein andermal
egizia-no-card = Das hast du nicht: { $card }
egizia-used-this-round = In dieser Runde schon genutzt: { $card }
egizia-too-few-stones = Dafür braucht es { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
}, du hast { $stones }
egizia-crew-at-most = { $crew } hat schon die höchste Stärke, { $most }
egizia-raise-first = Wähle, welcher Bautrupp stärker wird: „{ $move }“ kommt ein andermal
egizia-ring-at-edge = Der Wasserring liegt schon { $ring }
egizia-ring-first = Verschiebe den Wasserring oder lass ihn liegen: „{ $move }“ kommt ein andermal
egizia-market-first = Wähle den Markt, auf dem du abwärts rückst: „{ $move }“ kommt ein andermal
egizia-nothing-missing = Es fehlt kein Getreide
egizia-more-than-missing = Es fehlt nur { $missing } Getreide, nicht { $number }
egizia-field-is-green = Dieser Acker ist schon grün: { $field }
egizia-feed-first = Jetzt werden die Bautrupps ernährt: „{ $move }“ kommt ein andermal
egizia-first-asked = Sag, ob du zuerst baust: „{ $move }“ kommt ein andermal
egizia-crew-tired = In dieser Runde nicht mehr ausgeruht: { $team }
egizia-nothing-left = Hier gibt es nichts mehr zu bauen: { $site }
egizia-supply-used-up = Es gibt keine weitere Sphinxkarte zu ziehen
egizia-too-weak = Stärke { $strength } reicht nicht für Wert { $value }
egizia-crew-needed = Hier zu bauen erfordert einen Bautrupp: { $site }
egizia-free-in-berths = Freie Karten zieht nur ein Schiff auf einem Liegeplatz
egizia-free-after-paid = In diesem Spiel brauchen freie Karten zuerst einen Bautrupp und eine bezahlte Karte
egizia-free-most = { $most ->
    [one] Höchstens { $most } Karte ist frei
   *[other] Höchstens { $most } Karten sind frei
}
egizia-crew-first = Wähle einen Bautrupp oder verzichte ({ $site }): „{ $move }“ kommt ein andermal
egizia-build-something = Du musst etwas bauen oder ziehen, bevor du aufhörst
egizia-strength-no-use = Mehr Stärke würde jetzt nichts möglich machen
egizia-not-at-sphinx = Karten zieht man an der Sphinx, nicht hier: { $site }
egizia-draws-most = { $most ->
    [one] Höchstens { $most } Karte wird in einem Zug gezogen
   *[other] Höchstens { $most } Karten werden in einem Zug gezogen
}
egizia-other-site = Das wird an einer anderen Baustelle gebaut: { $part } (hier: { $site })
egizia-part-complete = Schon vollständig: { $part }
egizia-row-unsupported = Das nächste Feld ({ $part }) braucht unter sich zwei gebaute Felder ({ $below })
egizia-part-too-early = Das kommt erst, wenn vollständig ist, was es trägt: { $part }
egizia-work-goes-on = Du baust gerade ({ $site }): „{ $move }“ kommt ein andermal
egizia-not-drawn = Nicht unter den Karten, die du gezogen hast: { $sphinx }
egizia-keep-first = Wähle, was du behältst: „{ $move }“ kommt ein andermal
egizia-evening = Verstärke einen Bautrupp mit einer Karte oder verzichte: „{ $move }“ kommt ein andermal
egizia-last-call = Du kannst ein letztes Mal Steine verkaufen oder verzichten: „{ $move }“ geht jetzt nicht

egizia-event-sequence = { $player } ist als Nächstes in der Reihenfolge
egizia-event-bid = { $who } beansprucht Nummer { $number }
egizia-event-grave = Ein Grab mit Wert { $value } wird aufgedeckt
egizia-event-sphinx = { $seat } zieht: { $sphinx }
egizia-event-nile = Am Nil: { $card }
egizia-event-ship = { $who } segelt zu: { $space }
egizia-event-pass = { $who } setzt keine Schiffe mehr ein
egizia-event-use-crew-each-round = { $who } verstärkt mit einer Karte: { $crew }
egizia-event-use-buy-crew = { $who } kauft einen Schritt: { $crew }
egizia-event-sell = { $number ->
    [one] { $who } verkauft { $number } Stein
   *[other] { $who } verkauft { $number } Steine
}
egizia-event-use-double-round-space = { $who } nutzt das runde Feld zweimal
egizia-event-use-second-ship = { $who } setzt ein zweites Schiff ein
egizia-event-decline = { $who } verzichtet
egizia-event-raise = { $who } verstärkt: { $crew }
egizia-event-ring = { $who } entscheidet über den Wasserring: { $way }
egizia-event-market = { $who } rückt abwärts: { $market }
egizia-event-feed = { $who } ernährt die Bautrupps
egizia-event-use-grain = { $who } legt 4 Getreide dazu
egizia-event-pay = { $number ->
    [one] { $who } ernährt mit { $number } Stein
   *[other] { $who } ernährt mit { $number } Steinen
}
egizia-event-attach = { $who } verbessert einen Acker: { $field }
egizia-event-take = { $who } nimmt eine übrige Karte
egizia-event-take-none = { $who } nimmt keine übrige Karte
egizia-event-use-build-first = { $who } baut in dieser Runde zuerst
egizia-event-crew = { $who } setzt einen Bautrupp ein: { $team }
egizia-event-skip = { $who } baut nicht
egizia-event-draw = { $who } zahlt einen Stein für eine Sphinxkarte
egizia-event-draw-free = { $who } nimmt eine freie Sphinxkarte dazu
egizia-event-build = { $who } baut: { $part }
egizia-event-use-strength = { $who } legt 3 Stärke dazu
egizia-event-stop = { $who } hat zu Ende gebaut
egizia-event-keep = { $who } behält: { $sphinx }
egizia-event-keep-none = { $who } behält keine Sphinxkarte
egizia-event-card-taken = { $who } nimmt „{ $card }“
egizia-event-points = { $points ->
    [one] { $points } Punkt für { $seat }: { $source }
   *[other] { $points } Punkte für { $seat }: { $source }
}
egizia-event-card-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt für die Sphinxkarte „{ $sphinx }“
   *[other] { $seat } erhält { $points } Punkte für die Sphinxkarte „{ $sphinx }“
}
egizia-event-fed = { $missing ->
    [0] die Bautrupps von { $seat } brauchen { $need } Getreide und haben { $grain }: niemand hungert
   *[other] die Bautrupps von { $seat } brauchen { $need } Getreide und haben { $grain }: { $missing } fehlen
}
egizia-event-sum-round = Runde { $round }, { $seat }: { $points } Punkte (Bauen { $built }, Hunger { $hunger }, sonst { $others }), insgesamt { $total }
egizia-event-end = Fünf Runden sind vorbei: { $seat } gewinnt

egizia-gives-up-ships = { $ships ->
    [one] Du verzichtest in dieser Runde auf dein letztes Schiff
   *[other] Du verzichtest in dieser Runde auf { $ships } Schiffe
}
egizia-gives-up-last-ships = { $ships ->
    [one] Weiter stromabwärts ist nichts mehr frei: Nach jetzigem Stand bleibt dein letztes Schiff in dieser Runde ungenutzt
   *[other] Weiter stromabwärts ist nichts mehr frei: Nach jetzigem Stand bleiben { $ships } deiner Schiffe in dieser Runde ungenutzt
}
egizia-gives-up-stones = { $stones ->
    [one] Dein Lager fasst { $store } Steine: 1 geht verloren
   *[other] Dein Lager fasst { $store } Steine: { $stones } gehen verloren
}
egizia-gives-up-yield = { $stones ->
    [one] Dein Lager fasst { $store } Steine: wie es steht, geht vor dem Bauen 1 Stein deiner Steinbrüche verloren
   *[other] Dein Lager fasst { $store } Steine: wie es steht, gehen vor dem Bauen { $stones } Steine deiner Steinbrüche verloren
}
egizia-gives-up-hunger = { $cost ->
    [one] Nach jetzigem Stand fehlt beim Ernähren { $missing } Getreide: das kostet { $cost } Punkt
   *[other] Nach jetzigem Stand fehlen beim Ernähren { $missing } Getreide: das kostet { $cost } Punkte
}
egizia-gives-up-crews = { $cost ->
    [one] Deine Bautrupps brauchen dann { $need } Getreide, { $grain } sind da: Ernähren würde 1 Punkt kosten
   *[other] Deine Bautrupps brauchen dann { $need } Getreide, { $grain } sind da: Ernähren würde { $cost } Punkte kosten
}
egizia-gives-up-spaces = { $spaces ->
    [one] Du verzichtest auf ein freies Feld stromaufwärts
   *[other] Du verzichtest auf { $spaces } freie Felder stromaufwärts
}
egizia-gives-up-site = Du baust in dieser Runde nicht: { $site }
egizia-gives-up-work = Du verzichtest auf alles, was du hier noch bauen oder ziehen könntest
egizia-gives-up-leftover = Du verzichtest auf eine übrig gebliebene Nilkarte
egizia-gives-up-cards = Du setzt jetzt nicht ein: { $card }
egizia-gives-up-drawn = { $cards ->
    [one] Du legst die gezogene Karte zurück
   *[other] Du legst alle { $cards } gezogenen Karten zurück
}

egizia-ask-give-number = Die Nummern werden ausgelost
egizia-ask-bid-number = Beanspruche eine Nummer
egizia-ask-turn-grave = Ein Grab wird aufgedeckt
egizia-ask-draw-sphinx = Eine Sphinxkarte wird gezogen
egizia-ask-lay-card = Nilkarten werden ausgelegt
egizia-ask-ship = Setze ein Schiff weiter stromabwärts ein oder passe
egizia-ask-after = Eine Karte für das eben eingesetzte Schiff nutzen?
egizia-ask-raise = Welcher Bautrupp wird stärker?
egizia-ask-ring = Den Wasserring verschieben?
egizia-ask-market = Auf welchem Markt rückst du abwärts?
egizia-ask-leftover = Eine der übrigen Karten am Nil nehmen?
egizia-ask-feed = Ernähre deine Bautrupps; nutze zuerst, was hilft
egizia-ask-first = In dieser Runde zuerst bauen?
egizia-ask-crew = Welcher Bautrupp baut hier?
egizia-ask-work = { $draws ->
    [1] { $built ->
        [0] Zieh eine Sphinxkarte
       *[other] Zieh noch eine Sphinxkarte oder hör auf zu bauen
    }
   *[other] { $built ->
        [0] Baue einen Stein
       *[other] Baue noch einen Stein oder hör auf zu bauen
    }
}
egizia-ask-keep = Welche Sphinxkarte behältst du?
egizia-ask-evening = Jetzt nach dem Ernähren einen Bautrupp verstärken?
egizia-ask-last = Ein letztes Mal Steine verkaufen?

egizia-ask-set-up = Das Spiel wird aufgebaut
egizia-ask-round = Eine Runde beginnt
egizia-ask-ships = Schiffe segeln den Nil hinab
egizia-ask-after-ship = Ein Schiff ist eingesetzt
egizia-ask-feeding = Die Bautrupps werden ernährt
egizia-ask-site = An einer Baustelle wird gebaut
egizia-ask-builders = Die Schiffe bauen, Liegeplatz für Liegeplatz
egizia-ask-evenings = Das Bauen ist für diese Runde vorbei
egizia-ask-bonus = Wer mitgebaut hat, wird belohnt
egizia-ask-new-sequence = Die neue Reihenfolge wird bestimmt
egizia-ask-final = Die Schlusswertung

egizia-about-first = { $site }; Verzichten behält die Reihenfolge der Liegeplätze
egizia-about-crew = { $site }; du hast { $stones } Steine. Verzichten nimmt das Schiff zurück
egizia-about-work = { $site }; Stärke übrig: { $strength }, Steine: { $stones }{ $cards ->
    [0] { $draws ->
        [1] ; höchstens { $most } Karten
       *[other] { "" }
    }
    [one] ; bisher eine Karte, höchstens { $most }
   *[other] ; bisher { $cards } Karten, höchstens { $most }
}. { $built ->
    [0] Mindestens ein Mal: danach darfst du aufhören.
   *[other] Aufhören wertet das Gebaute.
}
egizia-about-feed = Deine Bautrupps brauchen { $need } Getreide, du hast { $grain }: { $cost ->
    [0] nichts fehlt.
    [one] jetzt zu ernähren kostet 1 Punkt.
   *[other] jetzt zu ernähren kostet { $cost } Punkte.
}
egizia-about-raise = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
egizia-about-ring = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
egizia-about-market = { $steps ->
    [one] Ein Schritt, durch eine Karte oder den Bau an Obelisk oder Gräbern. Weiter unten kostet Hunger auf dem Getreidemarkt weniger und werden auf dem Steinmarkt am Ende Steine verkauft; das unterste Feld bringt Steine oder Punkte.
   *[other] { $steps } Schritte, durch eine Karte oder den Bau an Obelisk oder Gräbern. Weiter unten kostet Hunger auf dem Getreidemarkt weniger und werden auf dem Steinmarkt am Ende Steine verkauft; das unterste Feld bringt Steine oder Punkte.
}
egizia-about-keep = { $left ->
    [one] höchstens eine Karte
   *[other] höchstens { $left } Karten
}

egizia-brief-ship = { $space }
egizia-brief-ship-card = { $card } · { $space }
egizia-brief-pass = { egizia-touch-pass }
egizia-do-ship = Schiff: { $space }
egizia-do-ship-card = Schiff: { $space } ({ $card })
egizia-do-pass = Passen: keine Schiffe mehr in dieser Runde
egizia-do-use-crew-each-round = Karte: { $crew } verstärken
egizia-do-use-buy-crew = Karte: für 2 Steine { $crew } verstärken
egizia-do-sell = { $number ->
    [one] { $number } Stein verkaufen
   *[other] { $number } Steine verkaufen
}
egizia-do-use-double-round-space = Karte: rundes Feld noch einmal nutzen
egizia-do-use-second-ship = Karte: zweites Schiff einsetzen
egizia-do-decline = Verzichten
egizia-do-raise = { $crew } verstärken
egizia-do-ring = Ring: { $way }
egizia-do-market = { $market }: eins abwärts
egizia-do-feed = Ernähren
egizia-do-use-grain = Karte: 4 Getreide dazu
egizia-do-pay = { $number ->
    [one] { $number } Stein als Getreide zahlen
   *[other] { $number } Steine als Getreide zahlen
}
egizia-do-attach = Acker verbessern: { $field }
egizia-do-take = Karte nehmen: { $space }
egizia-do-take-card = Karte nehmen: { $card } ({ $space })
egizia-do-take-none = Keine nehmen
egizia-do-use-build-first = Karte: in dieser Runde zuerst bauen
egizia-do-crew = Bautrupp: { $team }
egizia-do-skip = Nicht bauen: Das Schiff geht zurück
egizia-do-draw = Eine Karte mehr, für einen Stein
egizia-do-draw-free = Eine Karte mehr, frei
egizia-do-build = Bauen: { $part }
egizia-do-use-strength = Karte: 3 Stärke mehr
egizia-do-stop = Aufhören zu bauen
egizia-do-keep = Behalten: { $sphinx }
egizia-do-keep-none = Keine behalten
egizia-do-bid = Nummer { $number } beanspruchen
egizia-touch-sell = Steine verkaufen
egizia-touch-pay = Steine als Getreide zahlen
egizia-touch-none = Keine
egizia-touch-pass = Passen
egizia-touch-skip = Nicht bauen
egizia-touch-stop = Aufhören zu bauen
egizia-touch-feed = Ernähren
egizia-touch-decline = Verzichten
egizia-touch-team-a = Bautrupp A
egizia-touch-team-a-joker = Bautrupp A mit Joker
egizia-touch-team-b = Bautrupp B
egizia-touch-team-b-joker = Bautrupp B mit Joker
egizia-touch-team-c = Bautrupp C
egizia-touch-team-c-joker = Bautrupp C mit Joker
egizia-touch-team-a-b = Bautrupps A und B
egizia-touch-team-a-b-joker = Bautrupps A und B mit Joker
egizia-touch-team-a-c = Bautrupps A und C
egizia-touch-team-a-c-joker = Bautrupps A und C mit Joker
egizia-touch-team-b-c = Bautrupps B und C
egizia-touch-team-b-c-joker = Bautrupps B und C mit Joker
egizia-touch-team-none = Kein Bautrupp, nur freie Karten
egizia-touch-ring-left = Ring nach links
egizia-touch-ring-right = Ring nach rechts
egizia-touch-ring-stay = Ring liegen lassen
egizia-touch-number = { $word }

egizia-total = gesamt
egizia-in-round = Runde { $round }
egizia-from = { $source }
egizia-cards = Sphinxkarten
egizia-card = { $sphinx }
egizia-source-feeding = hungrige Bautrupps
egizia-source-returned = zurückgelegte Sphinxkarten
egizia-source-obelisk = Obelisk
egizia-source-graves = Gräber
egizia-source-temple = Tempel
egizia-source-pyramid = Pyramide
egizia-source-rows = vollständige Pyramidenreihen
egizia-source-bonus = Bonus fürs Mitbauen
egizia-source-grain-market = unten am Getreidemarkt
egizia-source-bid = Gebot für die Nummer
egizia-source-sale = am Ende verkaufte Steine
egizia-source-grave-total = Gräber zusammen
egizia-source-field-brown-8 = Nehmen des braunen Ackers 8
egizia-source-sell-ten = mit einer Karte verkaufte Steine
egizia-source-points-obelisk-temple = Karte für Obelisk und Tempel
egizia-source-points-pyramid-graves = Karte für Pyramide und Gräber

egizia-option-two_extra_sphinx = die zwei zusätzlichen Sphinxkarten: frei, oder nur mit Bautrupp und bezahlter Karte
egizia-option-leftover_card = wann eine übrige Nilkarte genommen wird: am Ende der Runde oder nach den Schiffen
egizia-option-ten_percent_card = die Sphinxkarte für je zehn Punkte: im Spiel oder nicht
egizia-option-seat_bid = an (on): Um die Nummern wird mit Punkten geboten
egizia-option-upstream = nach einem Schiff stromaufwärts: Die nächsten fahren unter das unterste eigene Schiff, oder von dort weiter
egizia-upstream-one-ship = nur ein Schiff
egizia-upstream-new-start = ein zweiter Weg hinab
egizia-option-sphinx_draw = Sphinxkarten werden gezogen: alle auf einmal, nachdem man gesagt hat, wie viele, oder einzeln
egizia-sphinx_draw-at-once = alle auf einmal
egizia-sphinx_draw-one-by-one = einzeln
egizia-option-market_cards = Karten für zwei Marktschritte in den Runden 1 und 2: eine für jeden Markt, oder zwei für einen Markt nach Wahl
egizia-market_cards-one-of-each = eine für jeden Markt
egizia-market_cards-either-marker = zwei für einen Markt nach Wahl
egizia-option-box = die Werte der Schachtel: wie gedruckt oder geändert
egizia-box-printed = wie gedruckt

egizia-place-market-stone = Steinmarkt, Stufe { $word }
egizia-place-market-grain = Getreidemarkt, Stufe { $word }
egizia-place-quarry = Steine aus Steinbrüchen je Runde
egizia-place-ships = freie Schiffe
egizia-place-sphinx = gehaltene Sphinxkarten

# Where values of the box come from.
egizia-provenance-player-start = Besprechungen des gedruckten Spiels
egizia-provenance-crew-maximum = ein Spielbericht: bis zu neun von jeder
egizia-provenance-nile-market-2-grain = ein Turnierbericht nennt eine Karte allein für den Getreidemarkt

# What things are and do, for whoever points at them; what is left of a question; the legend.
egizia-legend-pieces = Figuren
egizia-legend-crews = Bautrupps
egizia-legend-values = Plätze der Bauwerke und Gräber
egizia-legend-cards-field = Äcker
egizia-legend-cards-quarry = Steinbrüche
egizia-legend-cards-permanent = Dauerkarten
egizia-legend-cards-anytime = Jederzeitkarten
egizia-legend-cards-immediate = Sofortkarten
egizia-legend-cards-grave = Grabkarte
egizia-legend-sphinx = Sphinxkarten
egizia-explain-piece-ship = Jedes Schiff fährt weiter stromabwärts als das letzte seines Besitzers. Auf einem Kartenfeld nimmt es die Karte, auf einem Rundenfeld den Gewinn, am Liegeplatz das Recht zu bauen.
egizia-explain-piece-stone = Ein hier verbauter Stein: Sein Besitzer hat den Wert des Platzes erhalten.
egizia-explain-piece-marker = Der Platz auf dem Markt. Jede Stufe abwärts macht Hunger billiger oder lässt, ganz unten, am Ende Steine verkaufen.
egizia-explain-piece-ring = { $ring ->
    [left] Jetzt sind nur grüne Äcker bewässert.
    [centre] Jetzt sind grüne und gelbgrüne Äcker bewässert.
   *[right] Jetzt sind alle Äcker bewässert.
} Nur bewässerte Äcker geben Getreide.
egizia-explain-crew = Stärke { $strength }: baut bis zu diesem Wert auf einmal und isst ebenso viel Getreide. { $state ->
    [tired] Hat in dieser Runde schon gearbeitet.
   *[rested] Kann in dieser Runde noch bauen.
} Der Joker arbeitet nur mit einem anderen Bautrupp.
egizia-explain-worth = Ein noch nicht bebauter Platz. Er braucht so viel Stärke und ebenso viele Steine und bringt ebenso viele Punkte.
egizia-explain-grave = Ein Grab: Das erste offene kommt zuerst dran. Es bringt sofort seinen Wert; am Ende bringt die Summe deiner Gräber noch einmal 2, 5 oder 9 Punkte.
egizia-explain-grave-hidden = Ein verdecktes Grab: Es wird aufgedeckt, wenn eines davor genommen ist.
egizia-explain-card = { $type ->
    [field] Ein Acker: Bewässert gibt er in jeder Runde so viel Getreide wie seine Zahl.
    [quarry] Ein Steinbruch: Er gibt in jeder Runde diese Steine, nach dem Ernähren.
    [permanent] Eine Dauerkarte: Sie liegt vor ihrem Besitzer und wirkt den Rest des Spiels.
    [anytime] Eine Jederzeitkarte: aufgehoben, bis man sie nutzt, einmal, im eigenen Zug.
    [grave] Bis zum Ende aufgehoben: erhöht die Summe deiner Gräber um fünf; die Summe bringt 2, 5 oder 9 Punkte.
   *[immediate] Eine Sofortkarte: Sie wirkt sofort und verlässt das Spiel.
}
egizia-explain-field = { $grain } Getreide je Runde, wenn er bewässert ist. { $state ->
    [watered] Jetzt ist er bewässert.
   *[dry] Jetzt ist er trocken und gibt nichts.
}
egizia-explain-sphinx = Eine Sphinxkarte: Geheim gehalten bringt sie am Ende Punkte, wenn dann gilt, was sie sagt.
egizia-explain-sphinx-hidden = Verdeckte Sphinxkarten: Nur ihr Besitzer kennt sie, die im Stapel niemand.
egizia-explain-place-space = { $kind ->
    [card] Ein Schiff hier nimmt die Karte. Deine nächsten Schiffe fahren weiter stromabwärts.
    [round] Ein Schiff hier bekommt sofort, was der Name sagt. Deine nächsten Schiffe fahren weiter stromabwärts.
    [berth] Ein Schiff hier baut an dieser Baustelle, wenn das Segeln vorbei ist, Liegeplatz für Liegeplatz.
   *[waiting] Neben der Baustelle, wenn alle Liegeplätze besetzt sind: Dieses Schiff baut nur, wenn einer frei wird.
}
egizia-explain-place-site = Eine Baustelle. Schiffe an ihren Liegeplätzen bauen hier nach dem Ernähren, der erste Liegeplatz zuerst.
egizia-explain-place-part = Teil eines Bauwerks. Jeder Platz braucht Stärke und Steine in Höhe seines Werts und bringt ebenso viele Punkte.
egizia-explain-place-market-stone = Der Steinmarkt. Von den beiden untersten Stufen werden am Ende Steine verkauft, zwei für einen Punkt. Die unterste zu erreichen gibt 3 Steine.
egizia-explain-place-market-grain = Der Getreidemarkt. Die Zahl ist, was jedes fehlende Getreide beim Ernähren kostet. Die unterste Stufe zu erreichen gibt 2 Punkte.
egizia-explain-place-supply = Sphinxkarten, die an der Sphinx noch gezogen werden können, für je einen Stein.
egizia-explain-place-supply-asked = Sphinxkarten, die verlangt wurden und gleich gezogen werden.
egizia-explain-place-ring = Der Wasserring: Links bewässert er grüne Äcker, in der Mitte auch gelbgrüne, rechts alle.
egizia-explain-place-crews = Die Bautrupps und ihre Stärke. Zusammen essen sie in jeder Runde ebenso viel Getreide.
egizia-explain-place-stones = Steine im Lager, höchstens 25. Bauen kostet so viele, wie das Gebaute wert ist.
egizia-explain-place-quarry = Steine, die die Steinbrüche nach dem Ernähren geben, in jeder Runde.
egizia-explain-place-fields = Die bewässerten Äcker geben { $harvest } Getreide, die Bautrupps brauchen { $need }. { $missing ->
    [0] Niemand hungert.
   *[other] Es fehlen { $missing }, und jedes kostet Punkte.
}
egizia-explain-place-cards = Nilkarten, die hier aufgehoben sind.
egizia-explain-place-number = Der Platz in der Reihenfolge: Nummer 1 segelt zuerst. Wer auf der Punkteleiste hinten steht, ist in der nächsten Runde vorn.
egizia-explain-place-rank = Der Platz auf der Punkteleiste. Wer führt, ernährt zuerst; bei Gleichstand gewinnt, wer vorn steht.
egizia-explain-place-graves = Der Wert aller Gräber zusammen: am Ende 2, 5 oder 9 Punkte mehr.
egizia-explain-place-ships = Schiffe, die in dieser Runde noch eingesetzt werden können.
egizia-explain-place-sphinx = Sphinxkarten, die hier geheim gehalten werden. Sie bringen am Ende Punkte.
egizia-explain-place-shown = Die Sphinxkarten, die die Schlusswertung aufgedeckt hat.
egizia-explain-place-hand = Deine Sphinxkarten: Sonst sieht sie niemand. Sie bringen am Ende Punkte, wenn dann gilt, was sie sagen.
egizia-explain-place-drawn = Die eben gezogenen Karten. Was du nicht behältst, geht zurück und bringt je einen Punkt.
egizia-explain-area-board = Der Nil von der Quelle bis zur Mündung, die Bauwerke, die Märkte und der Wasserring; dazu die laufende Runde.
egizia-explain-area-player = Was vor jemandem liegt: Bautrupps, Steine, Äcker, Karten. Die Zahl sind die Punkte.
egizia-explain-area-hand = { egizia-explain-place-hand }
egizia-about-ship = Runde { $round } von { $rounds }; { $ships ->
    [one] dein letztes Schiff
   *[other] noch { $ships } Schiffe
}. Passen beendet deine Fahrt. { egizia-about-feeding }{ egizia-about-dry }
egizia-about-dry = { $dry ->
    [0] {""}
   *[other] {" "}Zieht jemand den Wasserring nach links, vertrocknen { $dry } Getreide.
}
egizia-about-feeding = { $cost ->
    [0] Ernährung: { $need } Getreide nötig, { $grain } da: kostet nichts.
    [one] ⚠ Ernährung: { $need } Getreide nötig, { $grain } da: wird so 1 Punkt kosten.
   *[other] ⚠ Ernährung: { $need } Getreide nötig, { $grain } da: wird so { $cost } Punkte kosten.
}
egizia-about-after = Verzichten gibt an den Nächsten weiter.
egizia-about-leftover = Eine Karte oder keine; dann ist die Runde für dich vorbei.
egizia-about-evening = Verzichten beendet die Runde für dich.
egizia-about-last = Du hast { $stones } Steine; dann beginnt die Schlusswertung.
egizia-about-bid-number = Die Nummer ist dein Platz in der ersten Runde; eine vergebene kostet einen Punkt mehr, als geboten war.
egizia-cards-unknown = { $cards ->
    [one] Eine Sphinxkarte ist geheim; sie zählt am Ende.
   *[other] { $cards } Sphinxkarten sind geheim; sie zählen am Ende.
}
