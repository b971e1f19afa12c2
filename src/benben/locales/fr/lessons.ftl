# Les leçons, dans le navigateur et dans le terminal.

lesson-learn = Apprendre
lesson-learn-game = Apprendre { $game }
lesson-list-title = Apprendre { $game } à la table
lesson-list-lead = De courtes parties guidées sur le vrai plateau : vous jouez les coups, et chaque étape est expliquée.
lesson-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
lesson-done = terminée
lesson-start = Commencer
lesson-go-on = Continuer
lesson-again = Encore une fois
lesson-next = Suite
lesson-more = Tout lire
lesson-less = Replier
lesson-learner = Élève
lesson-step = Étape { $step } sur { $steps }
lesson-watch = Regardez le plateau…
lesson-your-move = À vous : touchez ce qui est marqué.
lesson-astray = C’est le début d’un autre coup. Revenez en arrière, puis touchez ce qui est marqué.
lesson-finished = Leçon terminée. Bravo !
lesson-other-lessons = Autres leçons
lesson-panel = Leçon
lesson-restart = Depuis le début
lesson-leave = Quitter la leçon
lesson-welcome = Première visite ?
lesson-welcome-text = Apprenez { $game } en { $minutes } minutes : une première partie guidée, sans livret de règles.
lesson-welcome-close = Non, merci

lesson-read-first = Lisez d’abord le texte de la leçon, puis passez à l’étape suivante
lesson-move-first = Cette étape attend un coup : jouez-le pour continuer
lesson-over = C’était la dernière étape de la leçon
lesson-no-undo = Dans une leçon, il n’y a rien à annuler : elle n’accepte que les coups qu’elle demande
lesson-no-table = Ceci est une leçon : il n’y a personne d’autre ici

lesson-terminal-next = Entrée : suite, q : quitter
lesson-terminal-asked = Le coup : { $move }
lesson-terminal-more = Autres leçons : { $command }
