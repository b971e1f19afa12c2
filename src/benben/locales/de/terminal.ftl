# Der Tisch im Terminal.

terminal-player = Spieler { $number }
terminal-bot = { $name } ({ $level })
terminal-own-place = { $place } bei dir
terminal-ask = Deine Wahl ({ $step })
terminal-asked = { $name }: { $question }
terminal-touched = { $touched }: und dann?
terminal-gives = { $move } ({ $given })
terminal-hint = Zahl oder Zug als Text; ? Hilfe, hint, log, score, look, undo, lang, quit
terminal-hint-back = eine Zahl, oder b für zurück; ? ZAHL nennt die Regel
terminal-no-number = Auswahl { $number } gibt es nicht: Wähle von 1 bis { $last }
terminal-no-back = Es geht nicht weiter zurück: Noch ist nichts gewählt
terminal-no-area = „{ $wanted }“ gibt es nicht zu sehen; es gibt: { $areas }
terminal-several = { $count } Züge passen zu „{ $typed }“: Welcher soll es sein?
terminal-refused = Nicht möglich: { $why } ({ $rule }; ? { $rule } zeigt die Regel)
terminal-allowed = Du darfst: { $move }
terminal-changes = Was sich für dich ändert: { $changes }
terminal-tried-change = { $change } (in { $worlds } von { $of } erprobten Fällen)
terminal-possible-change = { $change } (in { $worlds } von { $of } möglichen Fällen)
terminal-thinking = { $name } denkt nach
terminal-more = Weiter mit Enter
terminal-pages = Enter blättert um, q hört auf zu lesen
terminal-narrow = Dieses Fenster hat { $width } Spalten, der Spielplan braucht { $needed }
terminal-cut = ▸ das Fenster ist zu niedrig für den ganzen Tisch: look zeigt ihn
terminal-folded = ▸ look zeigt { $areas }
terminal-points = Punkte
terminal-scores = Punkte, soweit du sie sehen darfst
terminal-score-hidden = verdeckt bis zum Ende
terminal-score-later = zählt am Ende, nach jetzigem Stand:
terminal-winners = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
   *[other] { $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}
terminal-tie-break = gleich viele Punkte, vorn durch die Regel für Gleichstand
terminal-rematch = Noch eine Partie? (j/n)
terminal-yes = j ja y yes
terminal-hand-over = Gib die Tastatur weiter an { $name }.
terminal-hand-over-ready = { $name }: Drück Enter, wenn nur du auf den Bildschirm schaust.
terminal-turn-over = Dein Zug ist vorbei: Enter verbirgt deine Hand.
terminal-last-call = Enter beendet deinen Zug; „undo“ nimmt ihn zurück:
terminal-saved = Das Spiel ist gespeichert: { $path }
terminal-go-on = Weiter geht es mit: { $command }
terminal-kept = Die Aufzeichnung mit dem aufgedeckten Startwert liegt hier: { $path }
terminal-review = Was Glück war, und was besser gewesen wäre: { $command }
terminal-branch = Diese Partie geht von { $path } nach { $at } Aktionen weiter, mit einem neuen Startwert. Sie zählt für nichts.
terminal-begin-learn = ein Spiel in einer geführten ersten Partie lernen
terminal-begin-play = ein Spiel gegen die leichtesten Bots spielen
terminal-begin-resume = eine angefangene Partie fortsetzen
terminal-begin-serve = den Webtisch in einem Browser öffnen
terminal-begin-games = alle Spiele, ihre Optionen und die Stufen der Bots
terminal-begin-help = alle Befehle
terminal-which-game = Welches Spiel? Tippe die Nummer, oder q für Schluss:
terminal-which-game-again = Tippe eine Nummer von 1 bis { $last }, oder q für Schluss.
terminal-unfinished = Angefangene Partien, die neueste zuerst:
terminal-replay-at = Aktion { $at } von { $last }
terminal-replay-keys = Enter oder n weiter, p zurück, Zahl springt, e Ende, q Schluss:
terminal-players = { $low } bis { $high } Spieler
terminal-default-mark = * gilt, wenn du nichts anderes sagst, mit --option NAME=WERT
terminal-levels = Stärken der Bots, für --level:
terminal-hinting = ein Tipp wird überlegt ({ $level })
terminal-comparing = die Züge werden in simulierten Partien verglichen
terminal-no-language = es gibt keine Sprache „{ $wanted }“; es gibt { $languages }
terminal-help-rule = Was jetzt gefragt ist
terminal-help-symbols = Zeichen auf dem Tisch
terminal-help-marks = ▶ am Zug   ? nicht zu sehen   · leer   (3) drei liegen dort   … darunter mehr   unterstrichen: jetzt anzutippen   invertiert: worum es in der Frage geht
terminal-help =
    Tippe die Zahl einer Auswahl. Lange Listen gehen in zwei Schritten: erst, was du nimmst, dann, wohin damit; b geht zurück.
    Oder tippe einen Zug so, wie er in Aufzeichnungen steht; Wortanfänge genügen, wenn nur ein Zug passt.
    ? zeigt diese Hilfe; ? REGEL eine Regel oder ein Kapitel; ? ZUG oder ? ZAHL, ob du darfst und warum nicht; ? WORT die Regeln dazu.
    undo nimmt deinen letzten Zug zurück, solange niemand sonst gezogen hat und nichts Neues gezeigt wurde.
    log erzählt, was zuletzt geschah, log all alles; score die Punkte; look zeigt jeden Plan ganz, look NAME einen davon.
    hint nennt den Zug, der zu spielen ist, und warum, hint STUFE sucht so lange wie diese Stufe; lang en geht auf Englisch weiter (en, fr, nl, de).
    quit speichert und verlässt den Tisch, Strg-C ebenso. „benben resume“ setzt fort.
    how sagt, wie gespielt wird, legend zeigt jede Figur und was sie tut; score zeigt, woher jeder Punkt kommt.
