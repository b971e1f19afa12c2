# Die Seiten rund um die Tische: Lobby, Gäste, Links, Regeln.

web-skip = Zum Inhalt springen
web-welcome = Bauen für die Ewigkeit
web-lead = Spiele aus dem alten Ägypten, für eine bis sechs Personen und so viele Bots, wie du magst. Ganz ohne Konto: Such dir ein Spiel aus und leg los.
web-lost = Hier ist nichts
web-no-page = Diese Seite gibt es nicht
web-no-game = Dieses Spiel gibt es hier nicht
web-no-lesson = Diese Lektion hat das Spiel nicht
web-no-puzzle = Dieses Rätsel gibt es nicht, oder es stammt aus der Partie von jemand anderem
web-to-lobby = Zu den Spielen
web-close = Schließen
web-no-answer = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-language = Sprache
web-light-auto = Hell oder dunkel wie im System
web-light-light = Hell
web-light-dark = Dunkel
web-waiting-tables = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}

web-who = Wer bist du?
web-change-me = Name, Farbe oder Symbol ändern
web-name = Dein Name
web-colour = Deine Farbe
web-symbol = Dein Symbol
web-ready = Fertig
web-colour-lapis = Lapisblau
web-colour-gold = Gold
web-colour-carnelian = Karneolrot
web-colour-malachite = Malachitgrün
web-colour-obsidian = Obsidianschwarz
web-colour-alabaster = Alabasterweiß
web-colour-amethyst = Amethystviolett
web-colour-copper = Kupferbraun
# Die Namen sagen, wie die Zeichen in `web/src/playerAppearance.ts` aussehen.
web-symbol-ankh = Anch
web-symbol-eye = Auge
web-symbol-scarab = Stern
web-symbol-lotus = Lotos
web-symbol-sun = Sonne
web-symbol-feather = Blatt
web-symbol-falcon = Raute
web-symbol-crook = Mond

web-games = Die Spiele
web-players = Spieler
web-length = Dauer
web-weight = Anspruch
web-rules = Regeln
web-against-bots = Gegen Bots spielen
web-with-friends = Neuer Tisch …
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade sucht niemand Mitspieler. Decke selbst einen Tisch und schick den Link an Freunde.
web-all-tables = Alle { $count } zeigen
web-fewer = Weniger zeigen
web-your-turn = Du bist am Zug
web-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-phase-waiting = wartet auf Spieler
web-phase-playing = läuft
web-phase-over = beendet
web-join = Mitspielen
web-watch = Zuschauen
web-go = Zum Tisch
web-replay = Ansehen

web-new-table = Neuer Tisch: { $game }
web-your-seat = Dein Platz
web-seat = Platz { $number }
web-others = Auf den anderen Plätzen
web-a-person = jemand, den ich einlade
web-a-bot = ein Bot: { $level }
web-open-to-all = Alle dürfen mitspielen
web-invite-later = { $count ->
    [one] Du bekommst einen Link für die Person, die noch fehlt.
   *[other] Du bekommst einen Link für die { $count } Personen, die noch fehlen.
}
web-absence = Wenn jemand nicht da ist
web-absence-wait = Das Spiel wartet
web-absence-vote = Ein Bot darf einspringen, wenn alle Anwesenden zustimmen
web-absence-automatic = Ein Bot springt von selbst ein
web-absence-level = Stärke des Bots
web-absence-after = Nach
web-absence-fixed = Das steht fest, sobald es den Tisch gibt, und alle sehen es. Wer zurückkommt, nimmt den Platz wieder ein.
web-absence-is-wait = Wenn jemand nicht da ist, wartet das Spiel: Kein Bot nimmt den Platz ein.
web-absence-is-vote = Fehlt jemand { $after } lang, kann ein Bot ({ $level }) vorgeschlagen werden. Er spielt, wenn alle Anwesenden zustimmen.
web-absence-is-vote-any = Fehlt jemand { $after } lang, kann ein Bot vorgeschlagen werden. Er spielt, wenn alle Anwesenden zustimmen.
web-absence-is-automatic = Fehlt jemand { $after } lang und ist am Zug, spielt ein Bot ({ $level }) an dessen Stelle.
web-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
web-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
web-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
web-options = Optionen des Spiels
web-lay-table = Tisch decken
web-begin = Anfangen

web-value-yes = ja
web-value-no = nein
web-value-on = an
web-value-off = aus
web-value-in = dabei
web-value-out = nicht dabei
web-value-open = offen
web-value-closed = verdeckt
web-value-random = ausgelost
web-value-early = früh
web-value-late = spät
web-value-free = frei
web-value-before-building = vor der Verzierung
web-value-after-temple = nach dem Tempel
web-value-one-stone = mit Bautrupp und bezahlter Karte
web-value-after-ships = nach den Schiffen
web-value-end-of-round = am Ende der Runde

web-invited = Du bist eingeladen: { $game }
web-pick-seat = Such dir einen Platz aus; das Spiel beginnt, wenn alle besetzt sind.
web-sit-here = Hier sitzen
web-only-watch = Ich möchte nur zuschauen

web-seat-title = Ein Platz, auf diesem Gerät
web-seat-explained = Dieser Schlüssel stammt von einem anderen Gerät. Er öffnet einen Platz an einem Tisch; das andere Gerät behält den Platz ebenfalls. Ein Schlüssel gilt nur einmal.
web-seat-instead = Überall sonst bleibst du auf diesem Gerät { $name }.
web-seat-take = Platz einnehmen
web-seat-key = Auf anderem Gerät weiterspielen
web-seat-key-explained = Öffne diese Adresse innerhalb eines Tages auf dem anderen Gerät. Sie öffnet diesen Platz und sonst nichts von dir. Behalte sie für dich: Wer sie zuerst öffnet, spielt für dich.
web-seat-borrowed = Dieses Gerät hat den Platz durch einen Schlüssel.
web-seat-give-back = Platz zurückgeben
web-seat-ended = Dieses Gerät kann hier nicht mehr spielen: Seine Sitzung wurde beendet, oder ihre Zeit ist um.
web-table-unseen = Diesen Tisch kannst du nicht sehen
web-table-unseen-help = Spielen hier Freunde, so bitte sie um den Link des Tisches: Mit ihm bekommst du einen Platz oder siehst zu. Oder wähle ein Spiel und spiele gleich los.
web-devices = Geräte und Schlüssel
web-devices-explained = Diese Geräte spielen für dich. Beende alle, die du nicht kennst oder nicht mehr hast.
web-devices-only = Nur dieses Gerät kennt dich. Mit einem Schlüssel kann ein anderes Gerät auf einem deiner Plätze spielen.
web-device-unknown = unbekanntes Gerät
web-device-current = dieses Gerät
web-device-seat = ein Platz: { $game }
web-device-times = seit { $made }, zuletzt benutzt { $used }
web-device-end = Beenden
web-device-end-one = { $device } beenden
web-device-end-others = Alle anderen beenden
web-device-forget = Auf diesem Gerät vergessen
web-device-forget-warning = Dieses Gerät kennt dich dann nicht mehr. Wenn dich kein anderes kennt, kommst du an deinen Namen und deine Tische nie mehr heran.
web-device-forget-now = Jetzt vergessen
web-key-unused = unbenutzter Schlüssel: { $game }, bis { $ends }
web-key-take-back = Zurücknehmen
web-host = (leitet den Tisch)
web-host-fills = { $name } leitet den Tisch und kann freie Plätze an Bots geben.

web-rules-own-words = Die Regeln in unseren eigenen Worten. Jeder Absatz hat eine Kennung, auf die Protokoll und Absagen verweisen.
web-search-rules = In den Regeln suchen
web-provenance = Woher Werte stammen
web-provenance-reconstructed = Rekonstruiert: Der gedruckte Wert ist mit seiner Abbildung verloren, und keine Quelle nennt ihn. Er ist unsere beste Lesart.
web-provenance-source = Quelle: Die Regel druckt diesen Wert nicht, er stammt von anderswo. Das Zeichen sagt, woher.
web-provenance-correct = Besitzt du das Spiel? Sag uns, wenn ein Wert abweicht: Er wird in der Liste des Materials berichtigt, ganz ohne Änderung am Programm.

level-name-random = Zufall
level-name-greedy = gierig
level-name-beginner = Anfänger
level-name-apprentice = Lehrling
level-name-builder = Baumeister
level-name-architect = Architekt
level-name-master = Meister
