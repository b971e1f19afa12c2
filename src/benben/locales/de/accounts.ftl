# Konten: Fehler des Servers und seine Mails.

server-account-exists = du hast schon ein Konto
server-bad-address = das ist keine E-Mail-Adresse
server-code-refused = dieser Wiederherstellungscode ist falsch oder wurde schon benutzt
server-link-used = dieser Link wurde schon benutzt oder ist zu alt: Bitte um einen neuen
server-name-taken = ein Konto heißt „{ $name }“ oder sieht fast so aus: Wähle einen anderen Namen
server-no-account = dafür braucht man ein Konto
server-no-accounts = auf diesem Server gibt es keine Konten
server-no-mail = dieser Server verschickt keine E-Mails
server-no-passkey = dein Konto hat keinen solchen Passkey
server-no-passkeys = Passkeys gibt es nur unter Adressen mit einem Namen, nicht unter einer bloßen IP-Adresse
server-no-player = diese Person gibt es hier nicht
server-other-name = um dein Konto zu löschen, gib seinen Namen genau so ein, wie er ist
server-passkey-refused = dieser Passkey passt nicht: Versuch es noch einmal, oder melde dich anders an
server-rated-account = dieser Tisch ist gewertet: Hier sitzen nur Leute mit einem Konto
server-rated-alone = eine gewertete Partie braucht mindestens zwei am Tisch
server-rated-box = gewertete Partien werden mit der gedruckten Schachtel gespielt: Wertungen mit geänderten Werten lassen sich nicht vergleichen
server-rated-end = eine gewertete Partie kann niemand allein beenden: Du kannst aufgeben
server-rated-hints = an gewerteten Tischen gibt es keine Tipps
server-rated-level = Bots der Stufe „{ $level }“ haben keine Wertung: Wähle für eine gewertete Partie eine andere Stufe
server-table-starting = an einem deiner Tische geht es gerade los: Versuch es in ein paar Sekunden noch einmal
server-too-many-letters = danach wurde innerhalb einer Stunde { $most } Mal gefragt: Warte eine Weile
server-too-many-passkeys = ein Konto hat höchstens { $most } Passkeys: Entferne zuerst einen
server-letter-mail = Dein Link zum Anmelden
server-letter-mail-text =
    Hallo { $name },

    öffne diesen Link, um dich anzumelden. Er gilt einmal, eine halbe Stunde lang:

    { $link }

    Du hast nicht darum gebeten? Dann beachte diese Mail nicht: Es ist nichts geschehen.
server-letter-confirm = Ist das deine Adresse?
server-letter-confirm-text =
    Hallo { $name },

    jemand hat diese Adresse für das Konto { $name } angegeben. Wenn du das warst, öffne diesen Link innerhalb eines Tages:

    { $link }

    Du warst es nicht? Dann beachte diese Mail nicht: Die Adresse wird nicht verwendet.
