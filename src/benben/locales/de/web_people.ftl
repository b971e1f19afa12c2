# Konten, Verlauf, Statistik und Wertungen im Browser.

web-people = Spielerinnen, Spieler und ihre Partien
web-account = Konto
web-account-sign-in = Anmelden
web-history = Verlauf
web-statistics = Statistik
web-leaderboard = Rangliste
web-player = Spielerin oder Spieler
web-former-player = früheres Mitglied

web-profile = Profil
web-profile-change = Name, Farbe und Symbol ändern
web-shown = Deine öffentliche Seite zeigt
web-shown-ratings = Wertungen, auch in der Rangliste
web-shown-statistics = Statistik
web-shown-history = deine letzten Partien, ohne die anderen
web-shown-page = Deine öffentliche Seite ansehen

web-sign-up = Behalte deine Partien mit einem Konto
web-sign-up-explained = Spielen kannst du auch ohne. Ein Konto braucht kein Passwort und keine E-Mail-Adresse.
web-sign-up-guest = { $name }, deine Plätze, Tische und Einstellungen bleiben, wie sie sind. Ein Konto braucht kein Passwort und keine E-Mail-Adresse.
web-sign-up-devices = Von jedem Gerät aus zurückkehren, auch wenn dieses verloren geht
web-sign-up-history = Deine beendeten Partien und eine Statistik
web-sign-up-ratings = Gewertete Partien und ein Platz in der Rangliste
web-sign-up-now = Konto anlegen

web-sign-in = Anmelden
web-sign-in-explained = Wenn du hier ein Konto hast, melde dich an, um auf diesem Gerät du selbst zu sein.
web-sign-in-instead = Dieses Gerät spielt jetzt als { $name }. Wenn { $name } kein Konto hat, sind diese Tische danach von hier aus nicht mehr erreichbar.
web-sign-in-passkey = Mit einem Passkey anmelden
web-sign-in-mail = Ein Link per E-Mail
web-sign-in-mail-send = Senden
web-sign-in-mail-sent = Wenn diese Adresse zu einem Konto gehört, ist eine Mail unterwegs.
web-sign-in-code = Ein Wiederherstellungscode
web-sign-in-now = Anmelden

web-codes = Wiederherstellungscodes
web-codes-new = Schreib dir diese Codes jetzt auf oder speichere sie: Sie werden nicht noch einmal gezeigt. Mit jedem kannst du dich einmal anmelden.
web-codes-save = Als Datei speichern
web-codes-left = { $count ->
    [0] Es ist kein Code mehr übrig: Lass neue machen.
    [one] Ein Code ist übrig. Mit jedem kannst du dich einmal anmelden, wenn alle Geräte verloren sind.
   *[other] { $count } Codes sind übrig. Mit jedem kannst du dich einmal anmelden, wenn alle Geräte verloren sind.
}
web-codes-renew = Neue Codes machen
web-codes-replace = Neue Codes ersetzen die früheren.
web-passkeys = Passkeys
web-passkeys-explained = Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an.
web-passkey-add = Passkey hinzufügen
web-passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
web-passkey-failed = Dieser Browser oder dieses Gerät konnte keinen Passkey verwenden.
web-passkey-remove = Entfernen
web-passkey-remove-one = Passkey von { $device } entfernen
web-mail = E-Mail
web-mail-explained = An deine Adresse kann ein Link zum Anmelden gehen. Sie wird niemandem gezeigt.
web-mail-address = Deine Adresse
web-mail-ask = Bestätigen
web-mail-sent = Eine Mail an { $address } ist unterwegs: Öffne den Link darin.
web-mail-forget = Adresse vergessen
web-transfer = Ein anderes Gerät
web-transfer-explained = Ein Link, auch als Bild für die Kamera, meldet dein Telefon oder einen anderen Computer an.
web-transfer-make = Link machen
web-transfer-link = Link, gilt einmal, bis { $ends }
web-transfer-picture = QR-Code des Links
web-transfer-warning = Zeig ihn niemandem: Wer ihn öffnet, ist du.
web-enter-device = Dieses Gerät wird { $name }.
web-enter-now = Hier anmelden
web-enter-otherwise = Anders anmelden
web-enter-confirm = Sollen Mails für das Konto { $name } an deine Adresse gehen?
web-enter-confirm-now = Ja, das ist meine Adresse
web-enter-confirmed = Mails für das Konto { $name } gehen von nun an diese Adresse.
web-device-sign-out = Auf diesem Gerät abmelden
web-device-sign-out-warning = Dieses Gerät kennt dich dann nicht mehr. Mit einem Passkey, einem Link oder einem Wiederherstellungscode kannst du dich wieder anmelden.
web-device-sign-out-now = Jetzt abmelden
web-export = Deine Daten
web-export-explained = Alles, was über dich gespeichert ist: Profil, Geräte, Partien mit ihren Aufzeichnungen, Chat, Wertungen.
web-export-now = Herunterladen
web-delete = Konto löschen
web-delete-explained = Name, Geräte und Chat werden gelöscht, und du stehst in keiner Liste mehr. Bots spielen deine Partien zu Ende, und in den Aufzeichnungen der anderen steht ein früheres Mitglied.
web-delete-ask = Löschen …
web-delete-name = Gib { $name } ein, um das Konto endgültig zu löschen
web-delete-now = Endgültig löschen
web-delete-keep = Konto behalten

web-filter-game = Spiel
web-filter-rated = Zählt für die Wertung
web-filter-name = Gespielt mit
web-filter-all = alle
web-rated = gewertet
web-unrated = nicht gewertet
web-history-nobody = Hier stehen einmal deine beendeten Partien.
web-history-count = { $count ->
    [0] Keine beendeten Partien
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
web-history-length = { $moves } Züge, { $length }
web-history-resigned = (aufgegeben)
web-history-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-history-place = Platz { $place }
web-place = { $place }.
web-length-minutes = { $count } min
web-length-hours = { $count } h
web-length-days = { $count } Tage
web-pages = Seiten
web-page-number = { $page } von { $pages }
web-page-before = Spätere Partien
web-page-after = Frühere Partien
web-records-all = Aufzeichnungen aller Partien herunterladen
web-records-filtered = Aufzeichnungen dieser Partien herunterladen

web-pool = { $game } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }.
}
web-stat-games = Partien
web-stat-victories = Siege
web-stat-fair = fairer Anteil { $share }
web-stat-share-explained = Anteil der Siege; der Strich ist der faire Anteil.
web-stat-points = Punkte je Partie
web-stat-average = Durchschnitt { $points }
web-stat-streak = Siege in Folge
web-stat-longest = längste Folge { $count }
web-stat-accuracy = Genauigkeit
web-stat-reviewed = von 100; aus { $count ->
        [one] einer Partie mit Analyse
       *[other] { $count } Partien mit Analyse
    }
web-stat-luck = Glück
web-stat-luck-explained = von 100; 50 ist üblich
web-stat-sources = Punkte nach Herkunft
web-stat-sources-explained = Durchschnitt je Partie; der Strich ist der von allen auf diesem Server.
web-stat-source = Herkunft
web-stat-own = Eigene
web-stat-everybody = Alle
web-opponents = Mitspielende
web-opponent = Name
web-opponent-meetings = Begegnungen
web-opponent-ahead = vor ihnen
web-opponent-behind = hinter ihnen
web-rating-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
web-rating-provisional = vorläufig, bis { $count } Partien gespielt sind
web-rating-course = Verlauf der Wertung über { $count } Partien: von { $first } bis { $last }
web-rating-band = Die Linie ist die Wertung nach jeder Partie. Im Band um sie liegt die Stärke in zwei von drei Fällen. Das Bild reicht von { $low } bis { $high }.
web-leaderboard-explained = Wer mindestens { $count } gewertete Partien gespielt hat und die Wertung zeigt. Neue beginnen mit 1500.
web-leaderboard-empty = Noch steht niemand hier.
web-leaderboard-rank = Rang
web-leaderboard-player = Name
web-leaderboard-rating = Wertung
web-leaderboard-bots = Bots des Hauses
web-leaderboard-bots-explained = Ihre Wertungen sind fest. Sie spielen an gewerteten Tischen mit.
web-rated-end = Die Partie war gewertet: vorher { $before }, jetzt { $after }.
web-rated-end-provisional = Vorläufig, bis { $count } Partien gespielt sind.
web-rated-end-more = Deine Wertungen und Statistiken
web-kind-bot = Bot
web-kind-admin = betreut diesen Server
web-player-since = Konto seit { $date }
web-player-nothing = Hier wird nichts gezeigt.
web-player-no-games = Noch keine beendeten Partien.
web-player-no-ratings = Noch keine gewerteten Partien.
web-player-games = Letzte Partien

web-set-rated = gewertet: Die Partie zählt für die Wertung
web-set-rated-explained = Alle brauchen ein Konto. Keine Tipps, kein Zug geht nach Absprache zurück, und wer aufgibt, ist Letzter.
web-setting-rated = Gewertet: Das Ergebnis zählt für die Wertungen. Wer aufgibt, ist Letzter.
