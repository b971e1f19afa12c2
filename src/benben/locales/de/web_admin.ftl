# Die Seite der Verwaltung im Browser.

web-admin = Verwaltung
web-tab-reports = Meldungen
web-tab-people = Leute
web-tab-tables = Tische
web-tab-actions = Protokoll
web-admin-before = Später
web-admin-after = Früher
web-admin-nothing = Nichts verzeichnet.
web-admin-no-reports = Keine Meldungen.
web-admin-command-line = Befehlszeile
web-admin-kind = Wer
web-admin-accounts = Konten
web-admin-guests = Gäste ohne Konto
web-admin-name = Teil des Namens
web-admin-search = Suchen
web-admin-seen = zuletzt hier: { $date }
web-admin-is-mute = stumm
web-admin-is-mute-until = stumm bis { $date }
web-admin-is-ban = ausgeschlossen
web-admin-is-ban-until = ausgeschlossen bis { $date }
web-admin-rename = Umbenennen
web-admin-rename-name = { $name } umbenennen
web-admin-mute = Stummschalten
web-admin-mute-name = { $name } stummschalten
web-admin-mute-explained = Wer stumm ist, kann nicht schreiben.
web-admin-unmute = Wieder schreiben lassen
web-admin-unmute-name = { $name } wieder schreiben lassen
web-admin-ban = Ausschließen
web-admin-ban-name = { $name } ausschließen
web-admin-ban-explained = Alle Geräte werden abgemeldet, und das Konto kann sich nicht anmelden. Ein Gast ohne Konto kann als jemand anders wiederkommen.
web-admin-unban = Ausschluss aufheben
web-admin-unban-name = Ausschluss von { $name } aufheben
web-admin-new-name = Neuer Name
web-admin-days = Wie lange
web-admin-for-good = für immer
web-admin-for-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
web-admin-reason = Grund, fürs Protokoll
web-admin-phase = Stand
web-admin-phase-waiting = wartet auf Mitspieler
web-admin-phase-playing = im Spiel
web-admin-phase-over = zu Ende
web-admin-lines = Gespräch: { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
web-admin-delete-lines = { $count ->
    [0] Zeilen löschen
    [one] 1 Zeile löschen
   *[other] { $count } Zeilen löschen
}
web-admin-close = Tisch schließen
web-admin-close-sure = Endgültig schließen
web-admin-handled = Erledigte Meldungen zeigen
web-admin-reported = gemeldet von { $name }, { $date }
web-admin-see-table = Tisch
web-admin-note = Was daraus wurde
web-admin-handle = Erledigt
web-admin-did-rename = Umbenannt
web-admin-did-mute = Stummgeschaltet
web-admin-did-unmute = Nicht mehr stumm
web-admin-did-ban = Ausgeschlossen
web-admin-did-unban = Ausschluss aufgehoben
web-admin-did-grant = Zur Verwaltung gemacht
web-admin-did-revoke = Nicht mehr Verwaltung
web-admin-did-delete = Zeilen gelöscht
web-admin-did-close = Tisch geschlossen
web-admin-did-handle = Meldung erledigt
web-admin-detail-before = vorher
web-admin-detail-after = nachher
web-admin-detail-days = Tage
web-admin-detail-reason = Grund
web-admin-detail-lines = Zeilen
web-admin-detail-report = Meldung
web-admin-detail-note = Vermerk
