# De tafel in de terminal.

terminal-player = Speler { $number }
terminal-bot = { $name } ({ $level })
terminal-own-place = jouw { $place }
terminal-ask = Jouw keuze ({ $step })
terminal-asked = { $name }: { $question }
terminal-touched = { $touched }: en dan?
terminal-gives = { $move } ({ $given })
terminal-hint = nummer of zet als tekst; ? hulp, hint, log, score, look, undo, lang, quit
terminal-hint-back = een nummer, of b om terug te gaan; ? NUMMER vertelt de regel
terminal-no-number = er is geen keuze { $number }: kies van 1 tot en met { $last }
terminal-no-back = je kunt niet terug: er is nog niets gekozen
terminal-no-area = er is geen ‘{ $wanted }’ om te bekijken; er zijn { $areas }
terminal-several = er passen { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
} bij ‘{ $typed }’: welke?
terminal-refused = Kan niet: { $why } ({ $rule }; ? { $rule } toont de regel)
terminal-allowed = Je mag: { $move }
terminal-changes = Wat er voor jou verandert: { $changes }
terminal-tried-change = { $change } (in { $worlds } van { $of } geprobeerde gevallen)
terminal-possible-change = { $change } (in { $worlds } van { $of } mogelijke gevallen)
terminal-thinking = { $name } denkt na
terminal-more = Enter om verder te gaan
terminal-pages = Enter om verder te lezen, q om te stoppen
terminal-narrow = dit venster heeft { $width ->
    [one] { $width } kolom
   *[other] { $width } kolommen
}, het bord heeft er { $needed } nodig
terminal-cut = ▸ het venster is te laag voor de hele tafel: look toont alles
terminal-folded = ▸ look toont { $areas }
terminal-points = punten
terminal-scores = Punten, voor zover je ze mag zien
terminal-score-hidden = verborgen tot het einde
terminal-score-later = telt aan het eind, zoals het nu staat:
terminal-winners = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $names } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
terminal-tie-break = gelijk in punten; de tiebreak besliste
terminal-rematch = Nog een spel? (j/n)
terminal-yes = j ja
terminal-hand-over = Geef het toetsenbord aan { $name }.
terminal-hand-over-ready = { $name }: druk op Enter als alleen jij naar het scherm kijkt.
terminal-turn-over = Je beurt is voorbij: Enter verbergt je hand.
terminal-last-call = Enter beëindigt je beurt; ‘undo’ neemt je zet terug:
terminal-saved = Het spel is opgeslagen: { $path }
terminal-go-on = Verder spelen met: { $command }
terminal-kept = Het verslag, met de onthulde seed, staat hier: { $path }
terminal-review = Wat geluk was, en wat beter was geweest: { $command }
terminal-branch = Dit spel gaat verder vanaf { $path } na { $at } acties, met een nieuwe seed. Het telt nergens voor.
terminal-begin-learn = een spel leren in een eerste spel met uitleg
terminal-begin-play = een spel spelen tegen de makkelijkste bots
terminal-begin-resume = verder met een spel dat nog niet af is
terminal-begin-serve = de webtafel openen in een browser
terminal-begin-games = alle spellen, hun opties en de niveaus van de bots
terminal-begin-help = alle opdrachten
terminal-which-game = Welk spel? Typ het nummer, of q om te stoppen:
terminal-which-game-again = Typ een nummer van 1 tot { $last }, of q om te stoppen.
terminal-unfinished = Spellen die nog niet af zijn, het laatste eerst:
terminal-replay-at = actie { $at } van { $last }
terminal-replay-keys = Enter of n volgende, p vorige, een nummer springt, e einde, q stoppen:
terminal-players = { $low } tot { $high } spelers
terminal-default-mark = * wordt gespeeld, tenzij je iets anders opgeeft met --option NAAM=WAARDE
terminal-levels = Niveaus van de bots, voor --level:
terminal-hinting = een hint wordt bedacht ({ $level })
terminal-comparing = de zetten worden in gesimuleerde partijen vergeleken
terminal-no-language = er is geen taal ‘{ $wanted }’; er zijn { $languages }
terminal-help-rule = Wat er nu gevraagd wordt
terminal-help-symbols = Symbolen op tafel
terminal-help-marks = ▶ aan zet   ? niet getoond   · leeg   (3) er liggen er drie   … meer daaronder   onderstreept: kun je nu aanraken   omgekeerd: waar de vraag over gaat
terminal-help =
    Typ het nummer van een keuze. Lange lijsten gaan in twee stappen: eerst wat je aanraakt, dan waarheen; b gaat terug.
    Of typ een zet zoals hij in verslagen staat; het begin van de woorden volstaat als er maar één zet bij past.
    ? toont deze hulp; ? REGEL een regel of hoofdstuk; ? ZET of ? NUMMER of het mag en waarom niet; ? WOORD de regels erover.
    undo neemt je laatste zet terug zolang niemand anders heeft gespeeld en er niets nieuws is getoond.
    log vertelt wat er het laatst gebeurde, log all alles; score de punten; look toont elk bord volledig, look NAAM een ervan.
    hint noemt de zet die je moet spelen en waarom, hint NIVEAU zoekt zoals dat niveau; lang en gaat verder in het Engels (en, fr, nl, de).
    quit slaat op en stopt; Ctrl-C ook. Met ‘benben resume’ ga je verder.
    how zegt hoe je speelt, legend toont elk speelstuk en wat het doet; score toont waar elk punt vandaan komt.
