# What notifications say.

notify-turn-title = Du bist am Zug
notify-turn = { $game }: Du bist am Zug.
notify-digest-title = Tische warten auf dich
notify-digest =
    { $count ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
notify-confirm-title = Ist das deine Adresse?
notify-confirm = Jemand möchte an diese Adresse Nachricht über Partien bei benben bekommen. Warst du es, dann öffne diese Seite und bestätige es. Wenn nicht, tu nichts.
notify-test-title = Ein Versuch
notify-test = Benachrichtigungen von benben erreichen dich hier.
notify-off = Keine mehr davon:
notify-invite-title = { $name } lädt dich ein
notify-invite = { $name } lädt dich an einen Tisch { $game } ein.
