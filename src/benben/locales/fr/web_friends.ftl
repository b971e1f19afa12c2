# Trouver des joueurs dans le navigateur : filtres, partie rapide, amis, invitations, blocages et signalements.

web-filters = Filtrer les tables
web-filters-clear = Tout montrer
web-filter-bots = Bots
web-filter-with-bots = avec des bots
web-filter-without-bots = sans bots
web-filter-free = Places libres
web-filter-free-least = { $count } ou plus
web-no-tables-fit = Aucune table ouverte ne répond à ces filtres.
web-tables-to-watch = Tables à regarder
web-quick = Partie rapide
web-quick-explained = Vous êtes réunis avec d’autres qui veulent la même chose, dès que vous êtes assez nombreux.
web-quick-none = sans pendule
web-quick-live = en direct, 15 minutes et 10 secondes par coup
web-quick-days = deux jours par coup
web-quick-begin = Trouver des joueurs
web-quick-waits = { $game } à { $players } : { $waiting ->
    [one] vous attendez en premier.
   *[other] { $waiting } joueurs attendent, vous compris.
}
web-quick-short = Partie rapide : { $waiting } sur { $players }
web-quick-stay = Gardez une page de ce serveur ouverte : la partie commence d’elle-même.
web-quick-cancel = Ne plus attendre
web-phase-closed = fermée par l’hôte de ce serveur
web-closed-title = Cette table a été fermée
web-closed-about = L’hôte de ce serveur a fermé la table. La partie n’a pas de résultat ; son enregistrement reste.
web-closed-waiting = L’hôte de ce serveur a fermé cette table : aucune partie ne commencera ici.

web-friends = Amis
web-friends-waiting = { $count ->
    [one] 1 invitation ou demande
   *[other] { $count } invitations et demandes
}
web-invitations = Invitations
web-invites-you = { $name } vous invite à une table de { $game }.
web-invitation-see = Voir la table
web-invitation-decline = Non, merci
web-friends-asks = Ils veulent être amis
web-friend-accept = Accepter
web-friend-decline = Refuser
web-friends-own = Vos amis
web-friend-here = ici en ce moment
web-friend-away = pas ici
web-friend-remove = Retirer
web-friends-none = Vous n’avez pas encore d’amis ici. Demandez à des joueurs à une table, dans le classement ou l’historique, ou envoyez-leur le lien ci-dessous.
web-friends-presence = Les amis voient si vous êtes ici
web-friends-link = Votre page, pour ceux qui veulent vous demander
web-friends-asked = Vous avez demandé à
web-friend-withdraw = Reprendre
web-friends-account = Il faut un compte pour avoir des amis.
web-blocks = Bloqués et en sourdine
web-blocks-explained = Vous et un joueur bloqué ne voyez rien l’un de l’autre : ni discussion, ni tables, ni demandes, ni invitations, et vous n’êtes pas réunis. D’un joueur en sourdine, vous ne voyez pas la discussion.
web-blocks-none = Personne.
web-kind-block = bloqué
web-kind-mute = en sourdine
web-block = Bloquer
web-unblock = Débloquer
web-mute = Mettre en sourdine
web-unmute = Réentendre
web-mute-explained = Sourdine : vous ne voyez pas ce que ce joueur écrit.
web-block-explained = Blocage : vous ne voyez plus rien l’un de l’autre. Aux tables que vous partagez, la partie continue, sans les messages de l’autre.
web-block-done = { $name } est bloqué.
web-unblock-done = { $name } n’est plus bloqué.
web-mute-done = { $name } est en sourdine.
web-unmute-done = { $name } n’est plus en sourdine.
web-invite-friends = Inviter des amis
web-invite = Inviter
web-invite-name = Inviter { $name }
web-friend-invited = invité
web-person-open = Plus sur { $name }
web-person-page = Page publique
web-friend-ask = Demander en ami
web-friend-ask-done = La demande est faite à { $name }, ou vous êtes maintenant amis.
web-tie-friend = Vous êtes amis.
web-tie-asked = Vous avez demandé à être amis.
web-report = Signaler à l’hôte
web-report-reason = De quoi s’agit-il ?
web-report-chat = discussion
web-report-name = le nom
web-report-cheating = tricherie
web-report-leaving = abandon de parties
web-report-other = autre chose
web-report-lines = Messages de la discussion
web-report-no-lines = Ce joueur n’a rien écrit que vous voyiez.
web-report-nothing = Choisissez des messages de la discussion, ou dites en quelques mots ce qui s’est passé.
web-report-text = En quelques mots
web-report-explained = L’hôte de ce serveur le reçoit, avec les messages choisis tels qu’ils ont été écrits. Le joueur ne l’apprend pas.
web-report-send = Envoyer le signalement
web-report-done = L’hôte de ce serveur est informé au sujet de { $name }.
