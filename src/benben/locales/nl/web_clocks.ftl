# Clocks and notifications on the pages.

web-clock = Tempo
web-clock-none = Geen klok
web-clock-live = Live: iedereen heeft een tijdsvoorraad
web-clock-days = Over dagen: iedereen heeft dagen voor een beurt
web-clock-bank = Tijd in voorraad
web-clock-increment = Erbij met elke beurt
web-clock-turn = Tijd voor een beurt
web-clock-reserve = Reserve voor het hele spel
web-clock-nothing = niets
web-clock-then = Als de tijd om is
web-clock-then-choose = kiezen de anderen
web-clock-then-bot = speelt een bot verder
web-clock-then-wait = wachten de anderen
web-clock-then-end = eindigt het spel zonder uitslag
web-clock-fixed = Vast voor het hele spel en voor iedereen zichtbaar.
web-clock-disagreement = Zijn de anderen het oneens, dan speelt een bot verder.
web-clock-name-live = live, { $bank }
web-clock-name-days = { $turn } per beurt
web-clock-until = tijd tot { $time }
web-clock-is-live =
    { $increment ->
        [0] Live: iedereen heeft { $bank } voor het hele spel.
       *[other] Live: iedereen heeft { $bank }, en met elke beurt { $increment } seconden erbij.
    }
web-clock-is-days =
    { $more ->
        [0] Over dagen: iedereen heeft { $turn } voor een beurt.
       *[other] Over dagen: iedereen heeft { $turn } voor een beurt, en { $bank } in reserve.
    }
web-clock-then-is-choose = Als de tijd om is, kiezen de anderen: een bot ({ $level }) speelt verder, ze wachten, of het spel eindigt.
web-clock-then-is-bot = Als de tijd om is, speelt een bot ({ $level }) verder.
web-clock-then-is-wait = Als de tijd om is, wachten de anderen toch.
web-clock-then-is-end = Als de tijd om is, eindigt het spel zonder uitslag.
web-clock-days-hours = { $days } d { $hours } u
web-clock-hours-minutes = { $hours } u { $minutes } min
web-clock-left = Resterende tijd:
web-clock-out = tijd is om
web-time-out = De tijd van { $who } is om.
web-time-out-own = Je tijd is om. Doe nu een zet om zelf verder te spelen.
web-time-out-until = Kiest niemand, dan speelt om { $time } een bot verder.
web-time-out-bot = Bot laten spelen
web-time-out-wait = Wachten
web-time-out-end = Spel beëindigen
web-time-out-chosen = { $who } heeft gekozen voor “{ $choice }”.
web-time-out-chosen-own = Je hebt gekozen voor “{ $choice }”.
web-on-vacation-until = Op vakantie tot { $time }

web-notifications = Meldingen
web-notifications-lead = Krijg bericht als je aan de beurt bent en niet aan tafel zit. Een melding noemt het spel en verder niets.
web-notifications-guest = Kies eerst een naam: ga aan een tafel zitten.
web-receivers = Waarheen
web-no-receivers = Nog nergens heen.
web-kind-push = Browser
web-kind-webhook = Webhook
web-kind-mail = E-mail
web-receiver-push = een browser die je hebt toegestaan
web-receiver-this = deze browser
web-receiver-gone = Uitgeschakeld: de ontvanger bestaat niet meer.
web-receiver-failing = Uitgeschakeld: dagenlang kon niets worden bezorgd.
web-receiver-asked = Uitgeschakeld, zoals in een bericht gevraagd.
web-receiver-unconfirmed = Wacht op antwoord: open de link in het bericht aan dit adres.
web-receiver-digest = één overzicht per dag in plaats van elke beurt
web-receiver-on = Weer inschakelen
web-receiver-test = Proberen
web-receiver-tested = Een proefbericht is onderweg.
web-receiver-remove = Verwijderen
web-receiver-add = Toevoegen
web-receiver-added = Toegevoegd.
web-receivers-off = Sommige meldingen konden niet worden bezorgd en zijn uitgeschakeld.
web-push-add = Meld het me in deze browser
web-push-cannot = Deze browser kan hier geen meldingen krijgen: dat vraagt een pagina met https.
web-push-denied = De browser staat meldingen van deze pagina niet toe.
web-push-failed = De meldingsdienst van de browser gaf geen antwoord. Probeer het later opnieuw.
web-webhook-label = Webhook
web-webhook-about = Een adres van Discord, Slack, Matrix of jezelf dat JSON aanneemt.
web-notify-mail-label = E-mailadres
web-notify-mail-sent = Een bericht is onderweg: open de link erin om het adres te bevestigen.
web-notify-mail-question = Moeten meldingen van benben naar jouw adres worden gestuurd?
web-notify-mail-yes = Ja, dit is mijn adres
web-notify-mail-no = Geen berichten meer
web-notify-mail-confirmed = Bevestigd: meldingen gaan naar { $address }.
web-notify-mail-off = Er gaan geen berichten meer naar { $address }.
web-notify-when = Wanneer
web-quiet = Stille uren
web-quiet-from = Van
web-quiet-to = Tot
web-digest-hour = Dagelijks overzicht om
web-time-zone = Tijden zijn die van { $zone }.
web-saved = Bewaard.
web-vacation = Vakantie
web-vacation-about = Je klokken staan stil aan tafels over dagen. Je hebt dit jaar nog { $days } dagen.
web-vacation-days = Dagen vanaf nu
web-vacation-begin = Beginnen
web-vacation-end = Ik ben terug
