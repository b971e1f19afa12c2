# Was der Webserver antwortet.

server-absence-time = Ein Bot kann frühestens nach { $least } Sekunden und spätestens nach { $days } Tagen für Abwesende einspringen: Gib die Zeit in Sekunden an
server-absence-wait = Ein Tisch, der auf Abwesende wartet, hat keinen Bot zum Einspringen: Gib weder Stärke noch Zeit an
server-full-network = Aus deinem Netz schauen schon { $most } Verbindungen an diesem Tisch zu
server-no-vote = An diesem Tisch springt ein Bot von selbst für Abwesende ein: Es wird nicht abgestimmt
server-stand-in-level = An diesem Tisch darf nur ein Bot der Stärke „{ $level }“ einspringen: So wurde es beim Anlegen des Tisches festgelegt
server-table-waits = Dieser Tisch wartet auf seine Spieler: Beim Anlegen wurde festgelegt, dass kein Bot ihren Platz einnimmt
server-bad-input = Damit lässt sich nichts anfangen: { $why }
server-bot-stands-in = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein
server-commit-late = Für diese Zufallszahl ist es zu spät: Andere zeigen ihre schon
server-database-away = Der Server erreicht seine Daten gerade nicht; nichts ist verloren, versuche es gleich noch einmal
server-disk-full = Der Server kann gerade nichts speichern, weil seine Festplatte voll ist; nichts Gespieltes geht verloren
server-full = An diesem Tisch schauen schon zu viele zu
server-game-on = Das Spiel läuft: Die Plätze bleiben, wie sie sind
server-moved-on = Am Tisch ist es weitergegangen (du hast Stand { $at } gesehen, jetzt gilt Stand { $moment })
server-no-game = Ein Spiel „{ $game }“ gibt es nicht
server-no-guest = Sag zuerst, wer du bist: ein Name, eine Farbe und ein Symbol
server-no-key = Dieser Schlüssel zu einem Platz ist schon benutzt, zurückgenommen, älter als ein Tag oder nie ausgestellt worden
server-no-language = Eine Sprache „{ $language }“ gibt es nicht
server-no-link = Dieser Link führt ins Leere; bitte die Person, von der du ihn hast, um einen neuen
server-no-more-undos = Du hast in diesem Spiel { $most } Züge zurückgenommen oder geändert: dieser bleibt
server-no-page = Hier ist nichts ({ $why })
server-no-seat = An diesem Tisch gibt es keinen anderen Platz { $seat }: Die Plätze heißen p1 bis { $last }
server-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich einsehbar: Bitte um den Link
server-not-absent = { $seat } ist da, noch nicht lange genug weg oder ein Bot
server-not-asked = Einen Tipp gibt es nur, wenn du gefragt bist
server-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei
server-not-built = Der Server läuft, aber seine Seiten sind nicht gebaut. Baue den Client und starte ihn neu.
server-not-computed = Das konnte nicht berechnet werden; versuche es noch einmal
server-not-invited = Mit diesem Link kannst du zuschauen; zum Mitspielen bitte um eine Einladung
server-not-over = Das ist erst nach dem Spiel zu sehen: Vorher würde es verraten, was andere haben
server-not-saved = Das ließ sich nicht speichern und ist nicht geschehen; versuche es noch einmal
server-not-seated = Du sitzt nicht an diesem Tisch
server-nothing-there = Damit ist nichts zu machen: Was du wählen kannst, ist umrandet
server-one-hint = Immer nur ein Tipp auf einmal
server-one-review = Immer nur eine Analyse auf einmal: Warte auf die laufende, oder brich sie ab
server-not-your-review = Diese Analyse hat jemand anderes verlangt
server-other-origin = Diese Seite darf diesen Server nicht benutzen
server-other-host = Dieser Server ist nicht als „{ $host }“ bekannt. Wer ihn betreibt, kann den Namen erlauben: --allow-host { $host }
server-own-seat-bot = Platz { $seat } kann nicht dir und zugleich einem Bot gehören
server-old-rules = Dieser Tisch begann mit Fassung { $rules } der Regeln, die dieser Server nicht kennt
server-reveal-early = Zufallszahlen werden gezeigt, wenn alle Plätze besetzt sind
server-reveal-late = Das Spiel hat ohne deine Zufallszahl begonnen
server-reveal-wrong = Diese Zufallszahl passt nicht zu dem Fingerabdruck, den du genannt hast
server-seat-taken = Platz { $seat } ist besetzt
server-slow-down = Das ist zu viel auf einmal: Warte { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
server-too-many-sockets = Von hier aus sind zu viele Verbindungen zu diesem Server offen (höchstens { $most }): Schließe einige davon
server-table-broken = Das gespeicherte Spiel dieses Tisches ist beschädigt und lässt sich nicht zeigen; andere Tische sind nicht betroffen. Bitte den Betreiber dieses Servers, die Datenbank zu prüfen
server-too-long = Das ist zu lang: höchstens { $most ->
    [one] { $most } Byte
   *[other] { $most } Bytes
}
server-no-lesson = Dies ist ein Tisch und keine Lektion: Es gibt keinen nächsten Schritt
server-unknown-lesson = Dieses Spiel hat keine Lektion { $lesson }
server-borrowed-seat = Dieses Gerät hat den Platz durch einen Schlüssel: Es kann hier spielen und sonst nichts im Namen des Spielers tun
server-name-length = Ein Name hat 1 bis { $most } Zeichen
server-name-reserved = „{ $name }“ könnte man für einen Bot oder für den Server halten: Wähle einen anderen Namen, oder ergänze ihn
server-name-unreadable = Ein Name besteht aus Zeichen, die alle sehen können: keine unsichtbaren und keine, die die Schreibrichtung ändern
server-no-session = Diese Sitzung gibt es nicht: Sie ist beendet, oder sie war nie deine
server-not-host = { $name } leitet diesen Tisch: Nur von dort aus bekommen Bots einen Platz
server-seat-here = Du hast an diesem Tisch schon einen eigenen Platz: Öffne den Schlüssel auf einem anderen Gerät
server-too-many-listed = Du hast schon { $most } Tische in der Liste der offenen Tische: Lass einen davon beginnen, oder verlasse ihn
server-too-many-seats = Du sitzt an { $most } Tischen, die noch nicht begonnen haben oder auf deinen ersten Zug warten: Ziehe erst dort, oder verlasse einen davon
server-clock-seconds = Bei diesem Tempo liegen die Sekunden von { $what } zwischen { $least } und { $most }
server-clock-absence = An einem Tisch mit Uhr entscheidet die Uhr, was bei Abwesenheit geschieht: Lass die Abwesenheit auf „warten“
server-nothing-to-choose = Es gibt nichts zu wählen: Niemandes Zeit ist um, oder der Tisch hat die Folge vorher festgelegt
server-no-time-zone = Die Zeitzone { $zone } gibt es nicht
server-bad-webhook = Ein Webhook ist eine Adresse, die mit https:// beginnt
server-private-webhook = Dieser Server schickt nichts an Adressen in seinem eigenen Netz
server-bad-mail = Das ist keine E-Mail-Adresse
server-bad-push = Das Abonnement des Browsers ist nicht vollständig
server-no-receiver = Dorthin wird nichts geschickt: Der Empfänger wurde entfernt, oder der Link ist alt
server-too-many-receivers = Du hast schon { $most } Empfänger: Entferne erst einen davon
server-too-many-messages = Genug für heute: höchstens { $most } Nachrichten am Tag
server-on-vacation = Du bist schon im Urlaub
server-no-vacation = Du bist nicht im Urlaub
server-vacation-days = Du hast dieses Jahr noch { $left } Urlaubstage
server-clock-rated = An einem gewerteten Tisch steht vorher fest, was folgt, wenn die Zeit um ist: Dann wählt niemand
server-clock-rated-end = An einem gewerteten Tisch beendet niemand die Partie, indem die Zeit abläuft: Lass einen Bot weiterspielen oder warte
