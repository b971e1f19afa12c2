# Clocks and notifications on the pages.

web-clock = Tempo
web-clock-none = Keine Uhr
web-clock-live = Live: Alle haben ein Zeitkonto
web-clock-days = Über Tage: Alle haben Tage für einen Zug
web-clock-bank = Zeit auf dem Konto
web-clock-increment = Gutschrift mit jedem Zug
web-clock-turn = Zeit für einen Zug
web-clock-reserve = Reserve für die ganze Partie
web-clock-nothing = nichts
web-clock-then = Wenn die Zeit um ist
web-clock-then-choose = wählen die anderen
web-clock-then-bot = spielt ein Bot weiter
web-clock-then-wait = warten die anderen
web-clock-then-end = endet die Partie ohne Ergebnis
web-clock-fixed = Gilt für die ganze Partie und ist für alle zu sehen.
web-clock-disagreement = Sind sich die anderen nicht einig, spielt ein Bot weiter.
web-clock-name-live = live, { $bank }
web-clock-name-days = { $turn } pro Zug
web-clock-until = Zeit bis { $time }
web-clock-is-live =
    { $increment ->
        [0] Live: Alle haben { $bank } für die ganze Partie.
       *[other] Live: Alle haben { $bank }, und mit jedem Zug { $increment } Sekunden mehr.
    }
web-clock-is-days =
    { $more ->
        [0] Über Tage: Alle haben { $turn } für einen Zug.
       *[other] Über Tage: Alle haben { $turn } für einen Zug, und { $bank } als Reserve.
    }
web-clock-then-is-choose = Wenn die Zeit um ist, wählen die anderen: Ein Bot ({ $level }) spielt weiter, sie warten, oder die Partie endet.
web-clock-then-is-bot = Wenn die Zeit um ist, spielt ein Bot ({ $level }) weiter.
web-clock-then-is-wait = Wenn die Zeit um ist, warten die anderen trotzdem.
web-clock-then-is-end = Wenn die Zeit um ist, endet die Partie ohne Ergebnis.
web-clock-days-hours = { $days } T { $hours } Std.
web-clock-hours-minutes = { $hours } Std. { $minutes } Min.
web-clock-left = Restzeit:
web-clock-out = Zeit ist um
web-time-out = Die Zeit von { $who } ist um.
web-time-out-own = Deine Zeit ist um. Zieh jetzt, um selbst weiterzuspielen.
web-time-out-until = Wählt niemand, spielt um { $time } ein Bot weiter.
web-time-out-bot = Einen Bot weiterspielen lassen
web-time-out-wait = Warten
web-time-out-end = Partie beenden
web-time-out-chosen = { $who } hat „{ $choice }“ gewählt.
web-time-out-chosen-own = Du hast „{ $choice }“ gewählt.
web-on-vacation-until = Im Urlaub bis { $time }

web-notifications = Benachrichtigungen
web-notifications-lead = Erfahre, wenn du am Zug bist und nicht am Tisch sitzt. Eine Benachrichtigung nennt das Spiel und sonst nichts.
web-notifications-guest = Such dir erst einen Namen aus: Setz dich an einen Tisch.
web-receivers = Wohin
web-no-receivers = Noch nirgendwohin.
web-kind-push = Browser
web-kind-webhook = Webhook
web-kind-mail = E-Mail
web-receiver-push = ein Browser, den du zugelassen hast
web-receiver-this = dieser Browser
web-receiver-gone = Abgeschaltet: Den Empfänger gibt es nicht mehr.
web-receiver-failing = Abgeschaltet: Tagelang ließ sich nichts zustellen.
web-receiver-asked = Abgeschaltet, wie in einer Nachricht gewünscht.
web-receiver-unconfirmed = Wartet auf Antwort: Öffne den Link in der Nachricht an diese Adresse.
web-receiver-digest = eine Zusammenfassung am Tag statt jedes Zuges
web-receiver-on = Wieder einschalten
web-receiver-test = Ausprobieren
web-receiver-tested = Ein Versuch ist unterwegs.
web-receiver-remove = Entfernen
web-receiver-add = Hinzufügen
web-receiver-added = Hinzugefügt.
web-receivers-off = Manche Benachrichtigungen ließen sich nicht zustellen und sind abgeschaltet.
web-push-add = In diesem Browser benachrichtigen
web-push-cannot = Dieser Browser kann hier nicht benachrichtigt werden: Dazu braucht es eine Seite mit https.
web-push-denied = Der Browser lässt Benachrichtigungen dieser Seite nicht zu.
web-push-failed = Der Benachrichtigungsdienst des Browsers hat nicht geantwortet. Versuch es später noch einmal.
web-webhook-label = Webhook
web-webhook-about = Eine Adresse von Discord, Slack, Matrix oder dir selbst, die JSON annimmt.
web-notify-mail-label = E-Mail-Adresse
web-notify-mail-sent = Eine Nachricht ist unterwegs: Öffne den Link darin, um die Adresse zu bestätigen.
web-notify-mail-question = Sollen Benachrichtigungen von benben an deine Adresse gehen?
web-notify-mail-yes = Ja, das ist meine Adresse
web-notify-mail-no = Keine Nachrichten mehr
web-notify-mail-confirmed = Bestätigt: Benachrichtigungen gehen an { $address }.
web-notify-mail-off = An { $address } gehen keine Nachrichten mehr.
web-notify-when = Wann
web-quiet = Ruhezeiten
web-quiet-from = Von
web-quiet-to = Bis
web-digest-hour = Tägliche Zusammenfassung um
web-time-zone = Die Zeiten gelten in { $zone }.
web-saved = Gespeichert.
web-vacation = Urlaub
web-vacation-about = Deine Uhren stehen still, wo Partien über Tage gehen. Du hast dieses Jahr noch { $days } Tage.
web-vacation-days = Tage von jetzt an
web-vacation-begin = Beginnen
web-vacation-end = Ich bin wieder da
