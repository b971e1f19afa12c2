# La page des administrateurs dans le navigateur.

web-admin = Administration du serveur
web-tab-reports = Signalements
web-tab-people = Personnes
web-tab-tables = Les tables
web-tab-actions = Registre
web-admin-before = Plus récent
web-admin-after = Plus ancien
web-admin-nothing = Rien à montrer.
web-admin-no-reports = Aucun signalement.
web-admin-command-line = ligne de commande
web-admin-kind = Qui
web-admin-accounts = comptes
web-admin-guests = invités sans compte
web-admin-name = Partie du nom
web-admin-search = Chercher
web-admin-seen = dernière visite : { $date }
web-admin-is-mute = en sourdine
web-admin-is-mute-until = en sourdine jusqu’au { $date }
web-admin-is-ban = banni
web-admin-is-ban-until = banni jusqu’au { $date }
web-admin-rename = Renommer
web-admin-rename-name = Renommer { $name }
web-admin-mute = Sourdine
web-admin-mute-name = Mettre { $name } en sourdine
web-admin-mute-explained = Un joueur en sourdine ne peut pas discuter.
web-admin-unmute = Fin de sourdine
web-admin-unmute-name = Laisser { $name } discuter
web-admin-ban = Bannir
web-admin-ban-name = Bannir { $name }
web-admin-ban-explained = Tous les appareils sont déconnectés, et le compte ne peut plus se connecter. Un invité sans compte peut revenir sous une autre identité.
web-admin-unban = Lever le bannissement
web-admin-unban-name = Lever le bannissement de { $name }
web-admin-new-name = Nouveau nom
web-admin-days = Combien de temps
web-admin-for-good = pour toujours
web-admin-for-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
web-admin-reason = Motif, pour le registre
web-admin-phase = État
web-admin-phase-waiting = attend des joueurs
web-admin-phase-playing = en cours
web-admin-phase-over = terminée
web-admin-lines = Discussion : { $count ->
    [one] 1 message
   *[other] { $count } messages
}
web-admin-delete-lines = { $count ->
    [0] Supprimer des messages
    [one] Supprimer 1 message
   *[other] Supprimer { $count } messages
}
web-admin-close = Fermer la table
web-admin-close-sure = Fermer pour de bon
web-admin-handled = Montrer les signalements traités
web-admin-reported = signalé par { $name }, { $date }
web-admin-see-table = La table
web-admin-note = Suite donnée
web-admin-handle = Traité
web-admin-did-rename = Renommé
web-admin-did-mute = Mis en sourdine
web-admin-did-unmute = Sourdine levée
web-admin-did-ban = Banni
web-admin-did-unban = Bannissement levé
web-admin-did-grant = Nommé administrateur
web-admin-did-revoke = N’est plus administrateur
web-admin-did-delete = Messages supprimés
web-admin-did-close = Table fermée
web-admin-did-handle = Signalement traité
web-admin-detail-before = avant
web-admin-detail-after = après
web-admin-detail-days = jours
web-admin-detail-reason = motif
web-admin-detail-lines = messages
web-admin-detail-report = signalement
web-admin-detail-note = remarque
