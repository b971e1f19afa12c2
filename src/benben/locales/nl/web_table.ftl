# De tafel en het naspelen in de browser.

web-bot-level = Niveau van de bot

web-own = { $thing } (van jou)
web-owned = { $who }: { $thing }
web-counted = { $count } × { $thing }
web-at-place = { $thing }, { $place }
web-explained = { $thing }: { $more }
web-noted = { $thing } ({ $note })
web-place-nth = { $group }, plek { $nth }
web-you-called = { $name } (jij)
web-empty = leeg

web-opening = De tafel gaat open …
web-reconnecting = De verbinding is weg: nieuwe poging …
web-reconnecting-kept = De verbinding is weg: je zet blijft bewaard en wordt nog verstuurd …
web-title-your-turn = ● Jij bent aan de beurt · { $title }

web-waiting-title = Wachten op spelers
web-waiting-text = Het spel begint zodra alle plaatsen bezet zijn. Stuur de uitnodiging naar vrienden, of geef plaatsen aan bots.
web-this-is-you = (jij)
web-free-seat = Plaats { $number } is vrij
web-add-bot = Bot erbij
web-send-away = Wegsturen
web-sit-down = Hier gaan zitten
web-leave = Van tafel gaan
web-invite-link = Uitnodiging: wie deze link opent, kan meespelen
web-watch-link = Voor toeschouwers: wie deze link opent, kan toekijken
web-copy = Kopiëren
web-copied = Gekopieerd

web-question = Wat er gevraagd wordt
web-you = Jij
web-you-asked = Aan jou de vraag: { $question }
web-waiting-for = Wachten op { $who }
web-stands-in = Een bot speelt voor jou.
web-take-back = Mijn plaats terugnemen
web-sending = Je zet wordt verstuurd …
web-sealed = Je geheime keuze: { $choice }. Je kunt haar wijzigen tot iedereen heeft gekozen.
web-withdraw = Intrekken
web-touched = Tot nu toe aangeraakt
web-next-place = waar?
web-next-piece = welke?
web-next-number = hoeveel?
web-choices = Wat je kunt kiezen
web-confirm = Bevestigen
web-back = Terug
web-undo = Ongedaan maken
web-restart = Beurt opnieuw
web-list = Lijst
web-list-filter = { $count ->
    [one] Eén keuze
   *[other] { $count } keuzes
}, filter op woorden:
web-list-none = Geen keuze bevat deze woorden.
web-foresight = Wat het oplevert
web-gives-up = Wat je opgeeft
web-later = Telt later: { $sources }
web-final = Dit kun je niet terugnemen.
web-final-agreement = { $others ->
    [0] Bots antwoorden meteen. Je kunt dit terugnemen tot het toeval beslist of iets verborgens wordt getoond.
   *[other] Je kunt dit terugnemen tot een ander aan zet was, daarna alleen als iedereen het ermee eens is.
}
web-tried-change = { $change } (in { $worlds } van { $of } geprobeerde gevallen)
web-possible-change = { $change } (in { $worlds } van { $of } mogelijke gevallen)
web-likely-tried = ≈ waarschijnlijk: gelijk in alle { $of } geprobeerde gevallen
web-likely-possible = ≈ waarschijnlijk: gelijk in alle { $of } mogelijke gevallen
web-gain = { $who }: { $gain } { $points ->
    [one] punt
   *[other] punten
}
web-change = { $name }: { $before } → { $after }

web-scores = Punten
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-points-hidden = punten verborgen
web-has-won = heeft gewonnen
web-is-asked = aan zet
web-locked = heeft gekozen
web-thinking = denkt na …
web-thinking-of = { $who } denkt na
web-away = weg
web-propose = Stel een bot voor
web-bot-from = Vanaf { $time } kan een bot worden voorgesteld
web-bot-sits-from = Vanaf { $time } speelt een bot, als deze speler aan de beurt is
web-propose-level = Stel een bot voor ({ $level })
web-played-for-you = { $moves ->
    [one] Toen je weg was, heeft een bot één zet voor je gedaan.
   *[other] Toen je weg was, heeft een bot { $moves } zetten voor je gedaan.
}
web-look-at-moves = Bekijk wat hij deed
web-agree = Akkoord
web-proposed = Voorstel: een bot ({ $level }) speelt voor { $who }. Nog niet akkoord: { $missing }

web-beside = Naast de tafel
web-zoom = Grootte van het bord
web-zoom-in = Groter
web-zoom-out = Kleiner
web-tab-log = Logboek
web-tab-chat = Chat
web-tab-hint = Hint
web-tab-words = In woorden
web-tab-more = Meer
web-log = Wat er gebeurd is
web-log-all = Toon alle { $count } regels
web-log-jump = Toon dit moment
web-log-times = { $said } (×{ $times })
web-log-hidden = { $count ->
    [one] Eén keer verborgen getrokken
   *[other] { $count } keer verborgen getrokken
}
web-since = Sinds je beurt
web-chat = Chat
web-chat-empty = Er is nog niets gezegd.
web-chat-say = Zeg iets
web-chat-send = Versturen
web-hint = Hint
web-hint-level = Wie de hint geeft
web-hint-thinking = Denkt na …
web-confirm-when = Een zet bevestigen
web-confirm-always = altijd
web-confirm-final = als die niet terug te nemen is
web-confirm-never = nooit
web-playback = Hoe snel zetten van anderen te zien zijn
web-playback-slow = langzaam
web-playback-normal = normaal
web-playback-fast = snel
web-playback-instant = meteen

web-rule = Regel
web-rule-link = regel { $rule }
web-rule-all = Alle regels
web-rule-none = Voor regel { $rule } is er geen tekst.

web-keys = Toetsen
web-key-tab = naar het volgende dat je kunt aanraken
web-key-arrows = naar het dichtstbijzijnde op het bord dat je kunt aanraken
web-key-enter = aanraken; een zet bevestigen
web-key-escape = terug
web-key-undo = ongedaan maken
web-key-hint = hint
web-key-list = alle keuzes in woorden
web-key-keys = deze toetsen tonen

web-fairness = Eerlijk toeval
web-fair = Het toeval volgt uit een geheim getal van de server, waarvan de vingerafdruk bekend is zodra de tafel bestaat, en uit een toevalsgetal van elke plaats. Die liggen vast voordat het eerste wordt getoond. Zo kan niemand het toeval kiezen, ook de gastheer niet. Na het spel wordt het geheime getal getoond en rekent je browser elke toevalsgebeurtenis na.
web-commitment = Vingerafdruk (SHA-256), vanaf het begin bekend
web-seed = Geheim getal
web-seed-later = wordt getoond als het spel is afgelopen
web-verify = Controleren
web-fair-here = Je browser heeft de vingerafdruk nagerekend: hij past bij het geheime getal.
web-fair-not-here = Je browser kan op deze pagina geen vingerafdruk berekenen, omdat de verbinding niet versleuteld is.
web-fair-broken = Dit past niet bij de vingerafdruk: vertrouw dit spel niet.
web-evidence = Bewijs voor andere controleprogramma’s
web-number-of = Toevalsgetal van { $who }
web-number-none = geen
web-number-later = wordt getoond als alle plaatsen bezet zijn
web-number-withheld = niet getoond
web-starting = Alle plaatsen zijn bezet. Het spel begint zodra de browsers van alle spelers hun toevalsgetal hebben getoond; dat duurt hooguit enkele seconden.
web-fair-busy = Je browser rekent de toevalsgebeurtenissen na …
web-fair-remembered = De vingerafdruk is die welke je browser vóór het begin van het spel heeft gezien.
web-fair-late = Je browser heeft deze tafel pas na het begin van het spel gezien: hij kan niet weten of de vingerafdruk daarvoor een andere was.
web-fair-changed = De vingerafdruk is niet die welke je browser eerst heeft gezien: de server heeft zijn geheime getal verwisseld. Vertrouw dit spel niet.
web-fair-own = Het toevalsgetal van je browser maakt deel uit van het spel.
web-fair-own-none = Je browser heeft aan dit spel geen toevalsgetal toegevoegd.
web-fair-own-late = Het toevalsgetal van je browser kwam niet op tijd en maakt geen deel uit van het spel.
web-fair-own-dropped = Je browser was er bij het begin van het spel, maar de server heeft zijn toevalsgetal weggelaten: vertrouw dit spel niet.
web-fair-seats = Alle plaatsen hebben de toevalsgetallen die ze hadden beloofd voordat je browser het zijne toonde.
web-fair-seats-changed = { $who } had een ander toevalsgetal beloofd toen je browser het zijne toonde: vertrouw dit spel niet.
web-fair-bot-dropped = De bot { $who } heeft zijn toevalsgetal niet getoond, wat bots altijd doen: vertrouw dit spel niet.
web-fair-withheld = { $who } heeft het beloofde toevalsgetal niet getoond; het spel is zonder begonnen.
web-fair-number-wrong = Het toevalsgetal van { $who } past niet bij de vingerafdruk: vertrouw dit spel niet.
web-fair-published-changed = De toevalsgetallen zijn niet die welke bij het begin van het spel werden getoond: vertrouw dit spel niet.
web-fair-record-numbers = Het verslag van het spel noemt andere getallen: vertrouw dit spel niet.
web-fair-events = { $chances ->
    [one] Je browser heeft één toevalsgebeurtenis nagerekend: ze volgt uit de getallen.
   *[other] Je browser heeft { $chances } toevalsgebeurtenissen nagerekend: alle volgen uit de getallen.
}
web-fair-event = Toevalsgebeurtenis { $number } (actie { $action }) was “{ $was }”, maar de getallen geven “{ $drawn }”: vertrouw dit spel niet.
web-fair-record = Toevalsgebeurtenis { $number } is in het verslag van het spel een andere: vertrouw dit spel niet.
web-fair-rules = Welke uitkomsten een gebeurtenis heeft en hoe waarschijnlijk ze zijn, volgt uit de regels. Je browser neemt dat over van de server; de opdracht “benben verify” controleert het aan de hand van de regels.

web-over = Het spel is afgelopen.
web-winners = { $count ->
    [one] { $who } heeft gewonnen!
   *[other] { $who } delen de overwinning!
}
web-won-by = { $points ->
    [one] Met één punt verschil.
   *[other] Met { $points } punten verschil.
}
web-won-tie = De punten zijn gelijk: de regel voor gelijke stand beslist.
web-places-tie = Bij gelijke punten beslissen de regels voor gelijke stand over de plaatsen.
web-standings = Plaatsen
web-standing = Plaats { $place }: { $who }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-next-game = Naar het volgende spel
web-rematch = Nog een spel
web-record = Verslag downloaden
web-breakdown = Elk punt verklaard

web-replay-title = Naspelen
web-replay-at = Moment { $at } van { $last }
web-replay-first = Naar het begin
web-replay-before = Eén terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-after = Eén verder
web-replay-last = Naar het einde
web-replay-speed = Snelheid
web-replay-viewer = Gezien door
web-replay-spectator = een toeschouwer
web-replay-link = Link naar dit moment
web-replay-loading = Laden …
web-replay-table = Naar de tafel

web-help = Hulp
web-help-how = Zo speel je
web-help-legend = Legenda
web-help-rules = Alle regels
web-help-play = Naar de tafel
web-legend-marks = Tekens op elke tafel
web-legend-mark-selectable = Kan nu aangeraakt worden
web-legend-mark-selected = Is gekozen
web-legend-mark-recent = De laatste zet van een speler, in diens kleur
web-legend-mark-subject = Waar de vraag over gaat
web-points-of = Punten: { $who }
web-points-later = Telt aan het eind, zoals het nu staat
web-score-open = waar de punten van { $who } vandaan komen
web-key-rules = zo speel je, legenda en regels
web-choices-above = { $count ->
    [one] Nog een keuze hierboven
   *[other] Nog { $count } keuzes hierboven
}
web-choices-below = { $count ->
    [one] Nog een keuze hieronder
   *[other] Nog { $count } keuzes hieronder
}
web-their-question = (de vraag: “{ $question }”)
