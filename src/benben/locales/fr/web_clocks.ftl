# Clocks and notifications on the pages.

web-clock = Rythme
web-clock-none = Sans horloge
web-clock-live = En direct : chacun a une réserve de temps
web-clock-days = Sur plusieurs jours : chacun a des jours pour un tour
web-clock-bank = Temps de réserve
web-clock-increment = Ajouté à chaque tour
web-clock-turn = Temps pour un tour
web-clock-reserve = Réserve pour toute la partie
web-clock-nothing = rien
web-clock-then = Quand le temps est écoulé
web-clock-then-choose = les autres choisissent
web-clock-then-bot = un bot continue
web-clock-then-wait = les autres attendent
web-clock-then-end = la partie finit sans résultat
web-clock-fixed = Fixé pour toute la partie et montré à tous.
web-clock-disagreement = Si les autres ne sont pas d’accord, un bot continue.
web-clock-name-live = en direct, { $bank }
web-clock-name-days = { $turn } par tour
web-clock-until = temps jusqu’à { $time }
web-clock-is-live =
    { $increment ->
        [0] En direct : chacun a { $bank } pour toute la partie.
       *[other] En direct : chacun a { $bank }, et { $increment } secondes de plus à chaque tour.
    }
web-clock-is-days =
    { $more ->
        [0] Sur plusieurs jours : chacun a { $turn } pour un tour.
       *[other] Sur plusieurs jours : chacun a { $turn } pour un tour, et { $bank } en réserve.
    }
web-clock-then-is-choose = Quand le temps est écoulé, les autres choisissent : un bot ({ $level }) continue, ils attendent, ou la partie finit.
web-clock-then-is-bot = Quand le temps est écoulé, un bot ({ $level }) continue.
web-clock-then-is-wait = Quand le temps est écoulé, les autres attendent quand même.
web-clock-then-is-end = Quand le temps est écoulé, la partie finit sans résultat.
web-clock-days-hours = { $days } j { $hours } h
web-clock-hours-minutes = { $hours } h { $minutes } min
web-clock-left = Temps restant :
web-clock-out = temps écoulé
web-time-out = Le temps de { $who } est écoulé.
web-time-out-own = Votre temps est écoulé. Jouez maintenant pour continuer vous-même.
web-time-out-until = Si personne ne choisit, un bot continue à { $time }.
web-time-out-bot = Laisser un bot continuer
web-time-out-wait = Attendre
web-time-out-end = Finir la partie
web-time-out-chosen = { $who } a choisi « { $choice } ».
web-time-out-chosen-own = Vous avez choisi « { $choice } ».
web-on-vacation-until = En vacances jusqu’à { $time }

web-notifications = Notifications
web-notifications-lead = Soyez averti quand c’est à vous et que vous n’êtes pas à la table. Une notification nomme le jeu et rien d’autre.
web-notifications-guest = Choisissez d’abord un nom : prenez place à une table.
web-receivers = Où
web-no-receivers = Nulle part pour l’instant.
web-kind-push = Navigateur
web-kind-webhook = Webhook
web-kind-mail = Courriel
web-receiver-push = un navigateur que vous avez autorisé
web-receiver-this = ce navigateur
web-receiver-gone = Désactivé : le destinataire n’existe plus.
web-receiver-failing = Désactivé : rien n’a pu être remis pendant des jours.
web-receiver-asked = Désactivé, comme demandé dans un message.
web-receiver-unconfirmed = Attend une réponse : ouvrez le lien du message envoyé à cette adresse.
web-receiver-digest = un résumé par jour au lieu de chaque tour
web-receiver-on = Réactiver
web-receiver-test = Essayer
web-receiver-tested = Un essai est en route.
web-receiver-remove = Retirer
web-receiver-add = Ajouter
web-receiver-added = Ajouté.
web-receivers-off = Des notifications n’ont pas pu être remises et sont désactivées.
web-push-add = M’avertir dans ce navigateur
web-push-cannot = Ce navigateur ne peut pas être averti ici : il faut une page en https.
web-push-denied = Le navigateur n’autorise pas les notifications de cette page.
web-push-failed = Le service de notification du navigateur n’a pas répondu. Réessayez plus tard.
web-webhook-label = Webhook
web-webhook-about = Une adresse de Discord, Slack, Matrix ou de votre cru qui accepte du JSON.
web-notify-mail-label = Adresse électronique
web-notify-mail-sent = Un message est en route : ouvrez son lien pour confirmer l’adresse.
web-notify-mail-question = Faut-il envoyer les notifications de benben à votre adresse ?
web-notify-mail-yes = Oui, c’est mon adresse
web-notify-mail-no = Plus de messages
web-notify-mail-confirmed = Confirmé : les notifications vont à { $address }.
web-notify-mail-off = Plus aucun message ne va à { $address }.
web-notify-when = Quand
web-quiet = Heures calmes
web-quiet-from = De
web-quiet-to = À
web-digest-hour = Résumé quotidien à
web-time-zone = Les heures sont celles de { $zone }.
web-saved = Enregistré.
web-vacation = Vacances
web-vacation-about = Vos horloges s’arrêtent aux tables sur plusieurs jours. Il vous reste { $days } jours cette année.
web-vacation-days = Jours à partir de maintenant
web-vacation-begin = Commencer
web-vacation-end = Je suis de retour
