# De pagina van beheerders in de browser.

web-admin = Beheer
web-tab-reports = Meldingen
web-tab-people = Mensen
web-tab-tables = Tafels
web-tab-actions = Logboek
web-admin-before = Later
web-admin-after = Eerder
web-admin-nothing = Er staat niets.
web-admin-no-reports = Geen meldingen.
web-admin-command-line = opdrachtregel
web-admin-kind = Wie
web-admin-accounts = accounts
web-admin-guests = gasten zonder account
web-admin-name = Deel van de naam
web-admin-search = Zoeken
web-admin-seen = laatst hier: { $date }
web-admin-is-mute = gedempt
web-admin-is-mute-until = gedempt tot { $date }
web-admin-is-ban = verbannen
web-admin-is-ban-until = verbannen tot { $date }
web-admin-rename = Hernoemen
web-admin-rename-name = { $name } hernoemen
web-admin-mute = Dempen
web-admin-mute-name = { $name } dempen
web-admin-mute-explained = Een gedempte speler kan niet chatten.
web-admin-unmute = Niet meer dempen
web-admin-unmute-name = { $name } niet meer dempen
web-admin-ban = Verbannen
web-admin-ban-name = { $name } verbannen
web-admin-ban-explained = Alle apparaten worden afgemeld, en het account kan zich niet aanmelden. Een gast zonder account kan als iemand anders terugkomen.
web-admin-unban = Verbanning opheffen
web-admin-unban-name = Verbanning van { $name } opheffen
web-admin-new-name = Nieuwe naam
web-admin-days = Hoe lang
web-admin-for-good = voorgoed
web-admin-for-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
web-admin-reason = Reden, voor het logboek
web-admin-phase = Toestand
web-admin-phase-waiting = wacht op spelers
web-admin-phase-playing = in het spel
web-admin-phase-over = afgelopen
web-admin-lines = Chat: { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
web-admin-delete-lines = { $count ->
    [0] Regels wissen
    [one] 1 regel wissen
   *[other] { $count } regels wissen
}
web-admin-close = Tafel sluiten
web-admin-close-sure = Voorgoed sluiten
web-admin-handled = Afgehandelde meldingen tonen
web-admin-reported = gemeld door { $name }, { $date }
web-admin-see-table = Tafel
web-admin-note = Wat ervan kwam
web-admin-handle = Afgehandeld
web-admin-did-rename = Hernoemd
web-admin-did-mute = Gedempt
web-admin-did-unmute = Niet meer gedempt
web-admin-did-ban = Verbannen
web-admin-did-unban = Verbanning opgeheven
web-admin-did-grant = Beheerder gemaakt
web-admin-did-revoke = Geen beheerder meer
web-admin-did-delete = Regels gewist
web-admin-did-close = Tafel gesloten
web-admin-did-handle = Melding afgehandeld
web-admin-detail-before = voorheen
web-admin-detail-after = daarna
web-admin-detail-days = dagen
web-admin-detail-reason = reden
web-admin-detail-lines = regels
web-admin-detail-report = melding
web-admin-detail-note = notitie
