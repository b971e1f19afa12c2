# Der Tisch und die Wiederholung im Browser.

web-bot-level = Stärke des Bots

web-own = Du: { $thing }
web-owned = { $who }: { $thing }
web-counted = { $count } × { $thing }
web-at-place = { $thing }, { $place }
web-explained = { $thing }: { $more }
web-noted = { $thing } ({ $note })
web-place-nth = { $group }, Platz { $nth }
web-you-called = { $name } (du)
web-empty = leer

web-opening = Der Tisch wird geöffnet …
web-reconnecting = Die Verbindung ist weg: neuer Versuch …
web-reconnecting-kept = Die Verbindung ist weg: Dein Zug ist vorgemerkt und wird noch gesendet …
web-title-your-turn = ● Du bist am Zug · { $title }

web-waiting-title = Warten auf Spieler
web-waiting-text = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schick die Einladung an Freunde oder gib Plätze an Bots.
web-this-is-you = (du)
web-free-seat = Platz { $number } ist frei
web-add-bot = Bot dazusetzen
web-send-away = Wegschicken
web-sit-down = Hier hinsetzen
web-leave = Tisch verlassen
web-invite-link = Einladung: Wer diesen Link öffnet, kann mitspielen
web-watch-link = Zum Zuschauen: Wer diesen Link öffnet, kann zusehen
web-copy = Kopieren
web-copied = Kopiert

web-question = Was gefragt ist
web-you = Du
web-you-asked = Du bist gefragt: { $question }
web-waiting-for = Warten auf { $who }
web-stands-in = Ein Bot spielt für dich.
web-take-back = Platz wieder einnehmen
web-sending = Dein Zug wird gesendet …
web-sealed = Deine geheime Wahl: { $choice }. Du darfst sie ändern, bis alle gewählt haben.
web-withdraw = Zurückziehen
web-touched = Bisher angetippt
web-next-place = wohin?
web-next-piece = was davon?
web-next-number = wie viel?
web-choices = Was du wählen kannst
web-confirm = Bestätigen
web-back = Zurück
web-undo = Zurücknehmen
web-restart = Zug neu beginnen
web-list = Liste
web-list-filter = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, nach Wörtern filtern:
web-list-none = Keine Möglichkeit enthält diese Wörter.
web-foresight = Was es bringt
web-gives-up = Worauf du verzichtest
web-later = Zählt später: { $sources }
web-final = Das lässt sich nicht zurücknehmen.
web-final-agreement = { $others ->
    [0] Bots antworten sofort. Du kannst das zurücknehmen, bis der Zufall entscheidet oder Verdecktes gezeigt wird.
   *[other] Du kannst das zurücknehmen, bis jemand anderes am Zug war, danach nur, wenn alle zustimmen.
}
web-tried-change = { $change } (in { $worlds } von { $of } erprobten Fällen)
web-possible-change = { $change } (in { $worlds } von { $of } möglichen Fällen)
web-likely-tried = ≈ wahrscheinlich: in allen { $of } geprüften Fällen gleich
web-likely-possible = ≈ wahrscheinlich: in allen { $of } möglichen Fällen gleich
web-gain = { $who }: { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
}
web-change = { $name }: { $before } → { $after }

web-scores = Punkte
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points-hidden = Punkte verdeckt
web-has-won = hat gewonnen
web-is-asked = am Zug
web-locked = hat gewählt
web-thinking = denkt nach …
web-thinking-of = { $who } denkt nach
web-away = nicht da
web-propose = Bot vorschlagen
web-bot-from = Ab { $time } kann ein Bot vorgeschlagen werden
web-bot-sits-from = Ab { $time } spielt ein Bot, wenn dieser Platz am Zug ist
web-propose-level = Bot vorschlagen ({ $level })
web-played-for-you = { $moves ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot { $moves } Züge für dich gemacht.
}
web-look-at-moves = Ansehen, was er gespielt hat
web-agree = Zustimmen
web-proposed = Für { $who } ist ein Bot vorgeschlagen ({ $level }). Zustimmen müssen noch: { $missing }

web-beside = Neben dem Tisch
web-zoom = Größe des Spielplans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-hint = Tipp
web-tab-words = In Worten
web-tab-more = Mehr
web-log = Was geschehen ist
web-log-all = Alle { $count } Zeilen zeigen
web-log-jump = Diesen Moment zeigen
web-log-times = { $said } (×{ $times })
web-log-hidden = { $count ->
    [one] Ein verdecktes Ziehen
   *[other] { $count } Mal verdeckt gezogen
}
web-since = Seit deinem Zug
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-hint = Tipp
web-hint-level = Wer den Tipp gibt
web-hint-thinking = Denkt nach …
web-confirm-when = Züge bestätigen
web-confirm-always = immer
web-confirm-final = wenn er nicht zurückgenommen werden kann
web-confirm-never = nie
web-playback = Wie schnell Züge der anderen gezeigt werden
web-playback-slow = langsam
web-playback-normal = normal
web-playback-fast = schnell
web-playback-instant = sofort

web-rule = Regel
web-rule-link = Regel { $rule }
web-rule-all = Alle Regeln
web-rule-none = Für Regel { $rule } gibt es keinen Text.

web-keys = Tasten
web-key-tab = zum Nächsten, was man antippen kann
web-key-arrows = auf dem Spielplan zum Nächstgelegenen, was man antippen kann
web-key-enter = antippen; einen Zug bestätigen
web-key-escape = zurück
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-list = alle Möglichkeiten in Worten auflisten
web-key-keys = diese Tasten zeigen

web-fairness = Fairer Zufall
web-fair = Der Zufall folgt aus einer geheimen Zahl des Servers, deren Fingerabdruck bekannt ist, sobald es den Tisch gibt, und aus einer Zufallszahl von jedem Platz. Diese stehen fest, bevor die erste gezeigt wird. So kann niemand den Zufall wählen, auch der Gastgeber nicht. Nach dem Spiel wird die geheime Zahl gezeigt, und dein Browser rechnet jedes Zufallsereignis nach.
web-commitment = Fingerabdruck (SHA-256), von Anfang an bekannt
web-seed = Geheime Zahl
web-seed-later = wird nach dem Spiel gezeigt
web-verify = Nachprüfen
web-fair-here = Dein Browser hat den Fingerabdruck nachgerechnet: Er passt zur geheimen Zahl.
web-fair-not-here = Dein Browser kann auf dieser Seite keine Fingerabdrücke berechnen, weil die Verbindung nicht verschlüsselt ist.
web-fair-broken = Das passt nicht zum Fingerabdruck: Trau diesem Spiel nicht.
web-evidence = Belege für andere Prüfprogramme
web-number-of = Zufallszahl von { $who }
web-number-none = keine
web-number-later = wird gezeigt, wenn alle Plätze besetzt sind
web-number-withheld = nicht gezeigt
web-starting = Alle Plätze sind besetzt. Das Spiel beginnt, sobald die Browser aller Spieler ihre Zufallszahlen gezeigt haben; das dauert höchstens wenige Sekunden.
web-fair-busy = Dein Browser rechnet die Zufallsereignisse nach …
web-fair-remembered = Der Fingerabdruck ist der, den dein Browser vor Spielbeginn gesehen hat.
web-fair-late = Dein Browser hat diesen Tisch erst nach Spielbeginn gesehen: Er kann nicht wissen, ob der Fingerabdruck vorher ein anderer war.
web-fair-changed = Der Fingerabdruck ist nicht der, den dein Browser zuerst gesehen hat: Der Server hat seine geheime Zahl ausgetauscht. Trau diesem Spiel nicht.
web-fair-own = Die Zufallszahl deines Browsers gehört zum Spiel.
web-fair-own-none = Dein Browser hat zu diesem Spiel keine Zufallszahl beigetragen.
web-fair-own-late = Die Zufallszahl deines Browsers kam nicht rechtzeitig an und gehört nicht zum Spiel.
web-fair-own-dropped = Dein Browser war bei Spielbeginn da, aber der Server hat seine Zufallszahl weggelassen: Trau diesem Spiel nicht.
web-fair-seats = Alle Plätze haben die Zufallszahlen, die sie versprochen hatten, bevor dein Browser seine gezeigt hat.
web-fair-seats-changed = { $who } hatte eine andere Zufallszahl versprochen, als dein Browser seine gezeigt hat: Trau diesem Spiel nicht.
web-fair-bot-dropped = Der Bot { $who } hat seine Zufallszahl nicht gezeigt, was Bots immer tun: Trau diesem Spiel nicht.
web-fair-withheld = { $who } hat die versprochene Zufallszahl nicht gezeigt; das Spiel hat ohne sie begonnen.
web-fair-number-wrong = Die Zufallszahl von { $who } passt nicht zu ihrem Fingerabdruck: Trau diesem Spiel nicht.
web-fair-published-changed = Die Zufallszahlen sind nicht die, die bei Spielbeginn gezeigt wurden: Trau diesem Spiel nicht.
web-fair-record-numbers = Die Aufzeichnung des Spiels nennt andere Zahlen: Trau diesem Spiel nicht.
web-fair-events = { $chances ->
    [one] Dein Browser hat ein Zufallsereignis nachgerechnet: Es folgt aus den Zahlen.
   *[other] Dein Browser hat { $chances } Zufallsereignisse nachgerechnet: Alle folgen aus den Zahlen.
}
web-fair-event = Zufallsereignis { $number } (Aktion { $action }) war „{ $was }“, aber die Zahlen ergeben „{ $drawn }“: Trau diesem Spiel nicht.
web-fair-record = Zufallsereignis { $number } ist in der Aufzeichnung des Spiels ein anderes: Trau diesem Spiel nicht.
web-fair-rules = Welche Ergebnisse ein Ereignis haben kann und wie wahrscheinlich sie sind, folgt aus den Regeln. Dein Browser übernimmt das vom Server; der Befehl „benben verify“ prüft es anhand der Regeln.

web-over = Das Spiel ist vorbei.
web-winners = { $count ->
    [one] { $who } hat gewonnen!
   *[other] { $who } teilen sich den Sieg!
}
web-won-by = { $points ->
    [one] Mit einem Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
web-won-tie = Die Punkte sind gleich: Der Gleichstand wird nach der Regel entschieden.
web-places-tie = Bei gleichen Punkten entscheiden die Regeln für Gleichstand über die Plätze.
web-standings = Plätze
web-standing = Platz { $place }: { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-next-game = Zur nächsten Partie
web-rematch = Noch eine Partie
web-record = Aufzeichnung herunterladen
web-breakdown = Jeder Punkt erklärt

web-replay-title = Wiederholung
web-replay-at = Moment { $at } von { $last }
web-replay-first = Zum Anfang
web-replay-before = Eins zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-after = Eins weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-viewer = Gesehen von
web-replay-spectator = Zuschauern
web-replay-link = Link zu diesem Moment
web-replay-loading = Wird geladen …
web-replay-table = Zum Tisch

web-help = Hilfe
web-help-how = So wird gespielt
web-help-legend = Legende
web-help-rules = Alle Regeln
web-help-play = Zum Tisch
web-legend-marks = Zeichen an jedem Tisch
web-legend-mark-selectable = Kann jetzt berührt werden
web-legend-mark-selected = Ist gewählt
web-legend-mark-recent = Der letzte Zug, in der Farbe des Spielers
web-legend-mark-subject = Worum es in der Frage geht
web-points-of = Punkte: { $who }
web-points-later = Zählt am Ende, nach jetzigem Stand
web-score-open = woher die Punkte von { $who } kommen
web-key-rules = Spielanleitung, Legende und Regeln
web-choices-above = { $count ->
    [one] Eine weitere Möglichkeit oben
   *[other] { $count } weitere Möglichkeiten oben
}
web-choices-below = { $count ->
    [one] Eine weitere Möglichkeit unten
   *[other] { $count } weitere Möglichkeiten unten
}
web-their-question = (die Frage: „{ $question }“)
