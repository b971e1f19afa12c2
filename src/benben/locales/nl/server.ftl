# Wat de webserver antwoordt.

server-absence-time = een bot kan op zijn vroegst na { $least } seconden en uiterlijk na { $days } dagen invallen voor iemand die weg is: geef de tijd in seconden
server-absence-wait = een tafel die op afwezige spelers wacht, heeft geen bot die invalt: geef geen niveau en geen tijd op
server-full-network = vanuit jouw netwerk kijken al { $most } verbindingen naar deze tafel
server-no-vote = aan deze tafel valt een bot vanzelf in voor wie weg is: er wordt niet gestemd
server-stand-in-level = aan deze tafel mag alleen een bot van niveau “{ $level }” invallen: dat is bij het maken van de tafel vastgelegd
server-table-waits = deze tafel wacht op haar spelers: bij het maken is vastgelegd dat geen bot hun plaats inneemt
server-bad-input = dat is niet bruikbaar: { $why }
server-bot-stands-in = een bot speelt voor jou: neem eerst je plaats weer in
server-database-away = de server kan nu niet bij zijn gegevens; er is niets verloren, probeer het zo meteen opnieuw
server-disk-full = de server kan nu niets opslaan, want zijn schijf is vol; van wat gespeeld is gaat niets verloren
server-commit-late = het is te laat voor dit toevalsgetal: anderen tonen het hunne al
server-full = er kijken al te veel mensen naar deze tafel
server-game-on = het spel is bezig: de plaatsen blijven bezet
server-moved-on = aan tafel is er intussen verder gespeeld (jij was bij { $at }, de tafel is bij { $moment })
server-no-game = er is geen spel ‘{ $game }’
server-no-guest = zeg eerst wie je bent: een naam, een kleur en een symbool
server-no-key = deze sleutel tot een plaats is al gebruikt of teruggenomen, is ouder dan een dag of heeft nooit bestaan
server-no-language = er is geen taal ‘{ $language }’
server-no-link = deze link leidt nergens heen; vraag een nieuwe aan wie hem gestuurd heeft
server-no-more-undos = je hebt in dit spel { $most } zetten teruggenomen of veranderd: deze blijft staan
server-no-page = hier is niets te vinden ({ $why })
server-no-seat = er is geen andere plaats { $seat } aan deze tafel: er zijn p1 tot en met { $last }
server-no-table = deze tafel bestaat niet, of is niet voor jouw ogen bestemd: vraag om de link
server-not-absent = { $seat } is aanwezig, nog niet lang genoeg weg, of een bot
server-not-asked = een hint krijg je als jij aan zet bent
server-not-begun = het spel is nog niet begonnen: er zijn nog plaatsen vrij
server-not-built = De server draait, maar de pagina’s zijn niet gebouwd. Bouw de client en start opnieuw.
server-not-computed = dit kon niet worden berekend; probeer het opnieuw
server-not-invited = met deze link kun je toekijken; vraag een uitnodiging om mee te spelen
server-not-over = dit is pas te zien als het spel is afgelopen: nu zou het verraden wat anderen hebben
server-not-saved = dit kon niet worden opgeslagen en is dus niet gebeurd; probeer het opnieuw
server-not-seated = je zit niet aan deze tafel
server-nothing-there = hiermee kun je niets doen: wat je kunt kiezen, is omlijnd
server-one-hint = één hint tegelijk
server-one-review = één analyse tegelijk: wacht op de lopende, of breek die af
server-not-your-review = iemand anders heeft om deze analyse gevraagd
server-other-origin = deze pagina mag deze server niet gebruiken
server-other-host = Deze server is niet bekend als “{ $host }”. Wie hem beheert, kan de naam toestaan: --allow-host { $host }
server-own-seat-bot = plaats { $seat } kan niet tegelijk van jou en van een bot zijn
server-old-rules = deze tafel is begonnen met versie { $rules } van de regels, die deze server niet kent
server-reveal-early = toevalsgetallen worden getoond als alle plaatsen bezet zijn
server-reveal-late = het spel is zonder jouw toevalsgetal begonnen
server-reveal-wrong = dit toevalsgetal past niet bij de vingerafdruk die je hebt gegeven
server-seat-taken = plaats { $seat } is bezet
server-slow-down = dat is te veel tegelijk: wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    }
server-too-many-sockets = er staan vanaf hier te veel verbindingen met deze server open (hoogstens { $most }): sluit er een paar
server-table-broken = het opgeslagen spel van deze tafel is beschadigd en kan niet worden getoond; de andere tafels hebben er geen last van. Vraag de beheerder van deze server de databank te laten controleren
server-too-long = dat is te lang: ten hoogste { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
server-no-lesson = Dit is een tafel, geen les: er is geen volgende stap
server-unknown-lesson = Dit spel heeft geen les { $lesson }
server-borrowed-seat = dit apparaat heeft de plaats door een sleutel: het kan hier spelen, en verder niets doen uit naam van de speler
server-name-length = een naam heeft 1 tot { $most } tekens
server-name-reserved = “{ $name }” kan voor een bot of voor de server worden aangezien: kies een andere naam, of voeg er iets aan toe
server-name-unreadable = een naam bestaat uit tekens die iedereen kan zien: geen onzichtbare, en geen die de schrijfrichting veranderen
server-no-session = deze sessie bestaat niet: ze is beëindigd, of was nooit van jou
server-not-host = { $name } leidt deze tafel: alleen wie de tafel leidt, geeft plaatsen aan bots
server-seat-here = je hebt zelf al een plaats aan deze tafel: open de sleutel op een ander apparaat
server-too-many-listed = je hebt al { $most } tafels in de lijst van open tafels: laat er een beginnen, of ga er weg
server-too-many-seats = je zit aan { $most } tafels die nog niet begonnen zijn of op je eerste zet wachten: doe daar eerst een zet, of ga van een ervan weg
server-clock-seconds = In dit tempo liggen de seconden van { $what } tussen { $least } en { $most }
server-clock-absence = Aan een tafel met klok beslist de klok wat er gebeurt als een speler weg is: laat afwezigheid op ‘wachten’ staan
server-nothing-to-choose = Er valt niets te kiezen: niemands tijd is om, of deze tafel heeft het vervolg vooraf bepaald
server-no-time-zone = de tijdzone { $zone } bestaat niet
server-bad-webhook = een webhook is een adres dat met https:// begint
server-private-webhook = deze server stuurt niets naar adressen in zijn eigen netwerk
server-bad-mail = dit is geen e-mailadres
server-bad-push = het abonnement van de browser is niet volledig
server-no-receiver = daar wordt niets heen gestuurd: de ontvanger is verwijderd, of de link is oud
server-too-many-receivers = je hebt al { $most } ontvangers: verwijder er eerst een
server-too-many-messages = genoeg voor vandaag: hoogstens { $most } berichten per dag
server-on-vacation = je bent al op vakantie
server-no-vacation = je bent niet op vakantie
server-vacation-days = je hebt dit jaar nog { $left } vakantiedagen
server-clock-rated = aan een tafel met rating staat vooraf vast wat volgt als de tijd om is: dan kiest niemand
server-clock-rated-end = aan een tafel met rating maakt niemand een eind aan de partij door de tijd te laten verlopen: laat een bot verdergaan, of wacht
