# Leute finden im Browser: Filter, Schnellspiel, Freunde, Einladungen, Sperren und Meldungen.

web-filters = Tische filtern
web-filters-clear = Alle zeigen
web-filter-bots = Bots
web-filter-with-bots = mit Bots
web-filter-without-bots = nur Menschen
web-filter-free = Freie Plätze
web-filter-free-least = { $count } oder mehr
web-no-tables-fit = Kein offener Tisch passt zu diesen Filtern.
web-tables-to-watch = Tische zum Zuschauen
web-quick = Schnellspiel
web-quick-explained = Du wirst mit anderen zusammengesetzt, die dasselbe wollen, sobald ihr genug seid.
web-quick-none = ohne Uhr
web-quick-live = gleich, 15 Minuten und 10 Sekunden je Zug
web-quick-days = zwei Tage für jeden Zug
web-quick-begin = Mitspieler finden
web-quick-waits = { $game } zu { $players }: { $waiting ->
    [one] du wartest als Erster.
   *[other] { $waiting } warten, du mit ihnen.
}
web-quick-short = Schnellspiel: { $waiting } von { $players }
web-quick-stay = Lass eine Seite dieses Servers offen: Das Spiel beginnt von selbst.
web-quick-cancel = Nicht mehr warten
web-phase-closed = von der Verwaltung geschlossen
web-closed-title = Dieser Tisch wurde geschlossen
web-closed-about = Die Verwaltung dieses Servers hat den Tisch geschlossen. Das Spiel hat kein Ergebnis; seine Aufzeichnung bleibt.
web-closed-waiting = Die Verwaltung dieses Servers hat diesen Tisch geschlossen: Hier beginnt kein Spiel.

web-friends = Freunde
web-friends-waiting = { $count ->
    [one] 1 Einladung oder Anfrage
   *[other] { $count } Einladungen und Anfragen
}
web-invitations = Einladungen
web-invites-you = { $name } lädt dich an einen Tisch { $game } ein.
web-invitation-see = Zum Tisch
web-invitation-decline = Nein, danke
web-friends-asks = Sie möchten befreundet sein
web-friend-accept = Annehmen
web-friend-decline = Ablehnen
web-friends-own = Deine Freunde
web-friend-here = gerade hier
web-friend-away = nicht hier
web-friend-remove = Entfernen
web-friends-none = Du hast hier noch keine Freunde. Frag Mitspieler an einem Tisch, in der Rangliste oder im Verlauf, oder schick ihnen den Link unten.
web-friends-presence = Freunde sehen, ob du hier bist
web-friends-link = Deine Seite, für alle, die dich fragen wollen
web-friends-asked = Du hast gefragt
web-friend-withdraw = Zurücknehmen
web-friends-account = Freunde brauchen ein Konto.
web-blocks = Gesperrt und stumm
web-blocks-explained = Wer gesperrt ist und du: Ihr seht voneinander kein Gespräch, keine Tische, Anfragen und Einladungen, und ihr werdet nicht zusammengesetzt. Von Stummgeschalteten siehst du kein Gespräch.
web-blocks-none = Niemand.
web-kind-block = gesperrt
web-kind-mute = stumm
web-block = Sperren
web-unblock = Sperre aufheben
web-mute = Stummschalten
web-unmute = Wieder hören
web-mute-explained = Stummschalten: Du siehst nicht, was dieser Spieler schreibt.
web-block-explained = Sperren: Ihr seht nichts mehr voneinander. An gemeinsamen Tischen geht das Spiel weiter, ohne die Worte des anderen.
web-block-done = { $name } ist gesperrt.
web-unblock-done = { $name } ist nicht mehr gesperrt.
web-mute-done = { $name } ist stumm.
web-unmute-done = { $name } ist nicht mehr stumm.
web-invite-friends = Freunde einladen
web-invite = Einladen
web-invite-name = { $name } einladen
web-friend-invited = eingeladen
web-person-open = Mehr zu { $name }
web-person-page = Öffentliche Seite
web-friend-ask = Um Freundschaft bitten
web-friend-ask-done = { $name } ist gefragt, oder ihr seid jetzt befreundet.
web-tie-friend = Ihr seid befreundet.
web-tie-asked = Du hast um Freundschaft gebeten.
web-report = Der Verwaltung melden
web-report-reason = Worum geht es?
web-report-chat = Gespräch
web-report-name = der Name
web-report-cheating = Betrug
web-report-leaving = Verlassen von Spielen
web-report-other = etwas anderes
web-report-lines = Zeilen des Gesprächs
web-report-no-lines = Dieser Spieler hat nichts geschrieben, was du siehst.
web-report-nothing = Wähle Zeilen des Gesprächs, oder schreibe in wenigen Worten, was war.
web-report-text = In wenigen Worten
web-report-explained = Die Verwaltung dieses Servers bekommt es, mit den gewählten Zeilen, wie sie geschrieben wurden. Der Spieler erfährt es nicht.
web-report-send = Meldung senden
web-report-done = Die Verwaltung dieses Servers weiß von { $name }.
