# Mensen vinden in de browser: filters, snelle partij, vrienden, uitnodigingen, blokkades en meldingen.

web-filters = Tafels filteren
web-filters-clear = Alles tonen
web-filter-bots = Bots
web-filter-with-bots = met bots
web-filter-without-bots = alleen mensen
web-filter-free = Vrije plaatsen
web-filter-free-least = { $count } of meer
web-no-tables-fit = Geen open tafel past bij deze filters.
web-tables-to-watch = Tafels om naar te kijken
web-quick = Snelle partij
web-quick-explained = Je wordt aan tafel gezet met anderen die hetzelfde willen, zodra jullie met genoeg zijn.
web-quick-none = zonder klok
web-quick-live = meteen, 15 minuten en 10 seconden per beurt
web-quick-days = twee dagen voor elke beurt
web-quick-begin = Spelers zoeken
web-quick-waits = { $game } met { $players }: { $waiting ->
    [one] je wacht als eerste.
   *[other] { $waiting } spelers wachten, jij ook.
}
web-quick-short = Snelle partij: { $waiting } van { $players }
web-quick-stay = Houd een pagina van deze server open: het spel begint vanzelf.
web-quick-cancel = Niet meer wachten
web-phase-closed = gesloten door de beheerder van deze server
web-closed-title = Deze tafel is gesloten
web-closed-about = De beheerder van deze server heeft de tafel gesloten. Het spel heeft geen uitslag; het verslag blijft.
web-closed-waiting = De beheerder van deze server heeft deze tafel gesloten: hier begint geen spel.

web-friends = Vrienden
web-friends-waiting = { $count ->
    [one] 1 uitnodiging of verzoek
   *[other] { $count } uitnodigingen en verzoeken
}
web-invitations = Uitnodigingen
web-invites-you = { $name } nodigt je uit aan een tafel { $game }.
web-invitation-see = Naar de tafel
web-invitation-decline = Nee, bedankt
web-friends-asks = Zij willen vrienden zijn
web-friend-accept = Aannemen
web-friend-decline = Afwijzen
web-friends-own = Je vrienden
web-friend-here = nu hier
web-friend-away = niet hier
web-friend-remove = Verwijderen
web-friends-none = Je hebt hier nog geen vrienden. Vraag spelers aan een tafel, op de ranglijst of in je geschiedenis, of stuur ze de link hieronder.
web-friends-presence = Vrienden zien of je hier bent
web-friends-link = Je pagina, voor wie je wil vragen
web-friends-asked = Je hebt gevraagd
web-friend-withdraw = Terugnemen
web-friends-account = Voor vrienden is een account nodig.
web-blocks = Geblokkeerd en gedempt
web-blocks-explained = Jij en een geblokkeerde speler zien niets van elkaar: geen chat, tafels, verzoeken en uitnodigingen, en jullie komen niet samen aan tafel. Van een gedempte speler zie je de chat niet.
web-blocks-none = Niemand.
web-kind-block = geblokkeerd
web-kind-mute = gedempt
web-block = Blokkeren
web-unblock = Deblokkeren
web-mute = Dempen
web-unmute = Niet meer dempen
web-mute-explained = Dempen: je ziet niet wat deze speler zegt.
web-block-explained = Blokkeren: jullie zien niets meer van elkaar. Aan tafels die jullie delen gaat het spel door, zonder elkaars chat.
web-block-done = { $name } is geblokkeerd.
web-unblock-done = { $name } is niet meer geblokkeerd.
web-mute-done = { $name } is gedempt.
web-unmute-done = { $name } is niet meer gedempt.
web-invite-friends = Vrienden uitnodigen
web-invite = Uitnodigen
web-invite-name = { $name } uitnodigen
web-friend-invited = uitgenodigd
web-person-open = Meer over { $name }
web-person-page = Openbare pagina
web-friend-ask = Vragen om vrienden te zijn
web-friend-ask-done = { $name } is gevraagd, of is nu je vriend.
web-tie-friend = Jullie zijn vrienden.
web-tie-asked = Je hebt gevraagd om vrienden te zijn.
web-report = Melden bij de beheerder
web-report-reason = Waar gaat het om?
web-report-chat = chat
web-report-name = de naam
web-report-cheating = vals spelen
web-report-leaving = partijen verlaten
web-report-other = iets anders
web-report-lines = Regels van de chat
web-report-no-lines = Deze speler heeft niets gezegd dat je kunt zien.
web-report-nothing = Kies regels van de chat, of zeg in een paar woorden wat er gebeurde.
web-report-text = In een paar woorden
web-report-explained = De beheerder van deze server krijgt het, met de gekozen regels zoals ze gezegd zijn. De speler krijgt het niet te horen.
web-report-send = Melding versturen
web-report-done = De beheerder van deze server weet nu van { $name }.
