# What notifications say.

notify-turn-title = Je bent aan de beurt
notify-turn = { $game }: je bent aan de beurt.
notify-digest-title = Er wachten tafels op je
notify-digest =
    { $count ->
        [one] Er wacht één tafel op je.
       *[other] Er wachten { $count } tafels op je.
    }
notify-confirm-title = Is dit jouw adres?
notify-confirm = Iemand wil op dit adres bericht krijgen over spellen van benben. Was jij dat, open dan deze pagina en bevestig het. Zo niet, doe dan niets.
notify-test-title = Een proef
notify-test = Meldingen van benben bereiken je hier.
notify-off = Geen meldingen meer:
notify-invite-title = { $name } nodigt je uit
notify-invite = { $name } nodigt je uit aan een tafel { $game }.
