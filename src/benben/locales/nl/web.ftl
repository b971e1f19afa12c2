# De pagina’s rond de tafels: lobby, gasten, links, regels.

web-skip = Naar de inhoud
web-welcome = Bouw voor de eeuwigheid
web-lead = Spellen uit het oude Egypte, voor één tot zes mensen en zoveel bots als je wilt. Geen account nodig: kies een spel en speel.
web-lost = Hier is niets te vinden
web-no-page = Deze pagina bestaat niet
web-no-game = Dit spel is hier niet
web-no-lesson = Dit spel heeft die les niet
web-no-puzzle = Deze puzzel bestaat niet, of hij komt uit het spel van iemand anders
web-to-lobby = Naar de spellen
web-close = Sluiten
web-no-answer = De server antwoordt niet. Probeer het zo meteen nog eens.
web-language = Taal
web-light-auto = Licht of donker, zoals het systeem het wil
web-light-light = Licht
web-light-dark = Donker
web-waiting-tables = { $count ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $count } tafels op je
}

web-who = Wie ben je?
web-change-me = Naam, kleur of symbool wijzigen
web-name = Je naam
web-colour = Je kleur
web-symbol = Je symbool
web-ready = Klaar
web-colour-lapis = lapisblauw
web-colour-gold = goud
web-colour-carnelian = carneoolrood
web-colour-malachite = malachietgroen
web-colour-obsidian = obsidiaanzwart
web-colour-alabaster = albastwit
web-colour-amethyst = amethistpaars
web-colour-copper = koperbruin
# De namen zeggen hoe de tekens in `web/src/playerAppearance.ts` eruitzien.
web-symbol-ankh = ankh
web-symbol-eye = oog
web-symbol-scarab = ster
web-symbol-lotus = lotus
web-symbol-sun = zon
web-symbol-feather = blad
web-symbol-falcon = ruit
web-symbol-crook = maan

web-games = De spellen
web-players = Spelers
web-length = Speelduur
web-weight = Moeilijkheid
web-rules = Spelregels
web-against-bots = Speel tegen bots
web-with-friends = Nieuwe tafel …
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-open-tables = Op dit moment wacht niemand op medespelers. Dek zelf een tafel en stuur de link naar vrienden.
web-all-tables = Toon alle { $count }
web-fewer = Toon minder
web-your-turn = Jij bent aan de beurt
web-free-seats = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
}
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-join = Meespelen
web-watch = Toekijken
web-go = Erheen
web-replay = Naspelen

web-new-table = Nieuwe tafel: { $game }
web-your-seat = Jouw plaats
web-seat = Plaats { $number }
web-others = Op de andere plaatsen
web-a-person = iemand die ik uitnodig
web-a-bot = een bot: { $level }
web-open-to-all = Iedereen mag meespelen
web-invite-later = { $count ->
    [one] Je krijgt een link om te sturen naar de speler die nog ontbreekt.
   *[other] Je krijgt een link om te sturen naar de { $count } spelers die nog ontbreken.
}
web-absence = Als iemand weg is
web-absence-wait = Het spel wacht
web-absence-vote = Een bot mag invallen, als alle aanwezigen akkoord gaan
web-absence-automatic = Een bot valt vanzelf in
web-absence-level = Niveau van de bot
web-absence-after = Na
web-absence-fixed = Dit ligt vast zodra de tafel er is, en iedereen ziet het. Wie terugkomt, neemt de plaats weer in.
web-absence-is-wait = Als iemand weg is, wacht het spel: geen bot neemt de plaats in.
web-absence-is-vote = Is iemand { $after } weg, dan kan een bot ({ $level }) worden voorgesteld. Die speelt als alle aanwezigen akkoord gaan.
web-absence-is-vote-any = Is iemand { $after } weg, dan kan een bot worden voorgesteld. Die speelt als alle aanwezigen akkoord gaan.
web-absence-is-automatic = Is iemand { $after } weg en aan de beurt, dan speelt een bot ({ $level }) in diens plaats.
web-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
web-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
}
web-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
web-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
web-options = Opties van het spel
web-lay-table = Dek de tafel
web-begin = Begin

web-value-yes = ja
web-value-no = nee
web-value-on = aan
web-value-off = uit
web-value-in = erin
web-value-out = eruit
web-value-open = open
web-value-closed = gesloten
web-value-random = door het toeval
web-value-early = vroeg
web-value-late = laat
web-value-free = gratis
web-value-before-building = vóór het bouwen
web-value-after-temple = na de tempel
web-value-one-stone = met een ploeg en een betaalde kaart
web-value-after-ships = na de schepen
web-value-end-of-round = aan het einde van de ronde

web-invited = Je bent uitgenodigd voor { $game }
web-pick-seat = Kies een plaats; het spel begint als ze allemaal bezet zijn.
web-sit-here = Hier zitten
web-only-watch = Ik wil alleen toekijken

web-seat-title = Een plaats, op dit apparaat
web-seat-explained = Deze sleutel is op een ander apparaat gemaakt. Hij opent één plaats aan één tafel; ook het andere apparaat houdt die plaats. Een sleutel werkt één keer.
web-seat-instead = Overal elders blijf je { $name } op dit apparaat.
web-seat-take = Neem de plaats in
web-seat-key = Ga verder op een ander apparaat
web-seat-key-explained = Open dit adres binnen een dag op het andere apparaat. Het opent deze plaats en verder niets van jou. Houd het voor jezelf: wie het als eerste opent, speelt voor jou.
web-seat-borrowed = Dit apparaat heeft de plaats door een sleutel.
web-seat-give-back = Geef de plaats terug
web-seat-ended = Dit apparaat kan hier niet meer spelen: zijn sessie is beëindigd, of de tijd ervan is om.
web-table-unseen = Je kunt deze tafel niet zien
web-table-unseen-help = Spelen hier vrienden? Vraag hun om de link van de tafel: daarmee krijg je een plaats of kijk je mee. Of kies een spel en speel meteen.
web-devices = Apparaten en sleutels
web-devices-explained = Deze apparaten spelen voor jou. Beëindig wat je niet kent of niet meer hebt.
web-devices-only = Alleen dit apparaat kent je. Met een sleutel kan een ander apparaat op een van je plaatsen spelen.
web-device-unknown = onbekend apparaat
web-device-current = dit apparaat
web-device-seat = één plaats: { $game }
web-device-times = sinds { $made }, laatst gebruikt { $used }
web-device-end = Beëindigen
web-device-end-one = { $device } beëindigen
web-device-end-others = Alle andere beëindigen
web-device-forget = Vergeet mij op dit apparaat
web-device-forget-warning = Dit apparaat kent je dan niet meer. Als geen ander apparaat je kent, kun je nooit meer bij je naam en je tafels.
web-device-forget-now = Vergeet mij nu
web-key-unused = ongebruikte sleutel: { $game }, tot { $ends }
web-key-take-back = Terugnemen
web-host = (leidt de tafel)
web-host-fills = { $name } leidt de tafel en kan vrije plaatsen aan bots geven.

web-rules-own-words = De spelregels in onze eigen woorden. Elke alinea heeft een nummer, waarnaar het logboek en de weigeringen verwijzen.
web-search-rules = Zoek in de regels
web-provenance = Waar waarden vandaan komen
web-provenance-reconstructed = Gereconstrueerd: de gedrukte waarde is met haar afbeelding verloren, en geen bron noemt haar. Het is onze beste lezing.
web-provenance-source = Bron: de spelregels drukken deze waarde niet, ze komt ergens anders vandaan. Het teken zegt waar.
web-provenance-correct = Heb je het spel zelf? Laat het weten als een waarde afwijkt: die wordt in de lijst van het materiaal verbeterd, zonder iets aan het programma te veranderen.

level-name-random = willekeurig
level-name-greedy = gulzig
level-name-beginner = beginner
level-name-apprentice = leerling
level-name-builder = bouwer
level-name-architect = architect
level-name-master = meester
