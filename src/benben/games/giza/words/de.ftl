# GIZA: Namen, Absagen, Ereignisse.

giza-about = Ein schnelles und gemeines Stapelspiel: Jede Marke darf auf jedes Plateau, um die eigenen Pyramiden zu erhöhen oder fremde zu verderben. Skarabäen sperren, Sabotagen reißen ein, und mit der letzten Marke ist alles vorbei.
giza-length = 20 Minuten
giza-weight = leicht

giza-edition-pegasus-2006 = Gizeh (Pegasus 2006)
giza-edition-fun-factory-2005 = GIZA (Fun Factory 2005)

giza-site-cheops = { $edition ->
    [fun-factory-2005] Khufu
   *[other] Cheops
}
giza-site-chephren = { $edition ->
    [fun-factory-2005] Khafre
   *[other] Chephren
}
giza-site-mykerinos = { $edition ->
    [fun-factory-2005] Menkaure
   *[other] Mykerinos
}
giza-site-sphinx = Sphinx
giza-site-cheops-note = { $height ->
    [one] { $height } Marke
   *[other] { $height } Marken
}
giza-site-chephren-note = { $height ->
    [one] { $height } Marke
   *[other] { $height } Marken
}
giza-site-mykerinos-note = { $height ->
    [one] { $height } Marke
   *[other] { $height } Marken
}
giza-site-sphinx-note = { $height ->
    [one] { $height } Marke
   *[other] { $height } Marken
}

giza-tile-treasure-2 = Schatz 2
giza-tile-treasure-3 = Schatz 3
giza-tile-treasure-4 = Schatz 4
giza-tile-treasure-5 = Schatz 5
giza-tile-demolition = { $edition ->
    [fun-factory-2005] Abriss
   *[other] Sabotage
}
giza-tile-scarab = Skarabäus
giza-tile-sphinx-base = Sphinx-Fundament
giza-tile-sphinx-body = Sphinx-Körper
giza-tile-sphinx-head = Sphinx-Kopf
giza-tile-hidden = eine verdeckte Marke

giza-last-treasure-2 = { giza-tile-treasure-2 }
giza-last-treasure-3 = { giza-tile-treasure-3 }
giza-last-treasure-4 = { giza-tile-treasure-4 }
giza-last-treasure-5 = { giza-tile-treasure-5 }
giza-last-demolition = { giza-tile-demolition }
giza-last-scarab = { giza-tile-scarab }
giza-last-sphinx-base = { giza-tile-sphinx-base }
giza-last-sphinx-body = { giza-tile-sphinx-body }
giza-last-sphinx-head = { giza-tile-sphinx-head }

giza-top-treasure-2 = { giza-tile-treasure-2 }
giza-top-treasure-3 = { giza-tile-treasure-3 }
giza-top-treasure-4 = { giza-tile-treasure-4 }
giza-top-treasure-5 = { giza-tile-treasure-5 }
giza-top-scarab = { giza-tile-scarab }
giza-top-sphinx-base = { giza-tile-sphinx-base }
giza-top-sphinx-body = { giza-tile-sphinx-body }
giza-top-sphinx-head = { giza-tile-sphinx-head }
giza-top-ground = leerem Baugrund

giza-stone = Stein
giza-stone-about = auf eine größere Zahl oder leeren Baugrund
giza-treasure-about = auf einen Stein mit gleicher Zahl
giza-demolition-about = entfernt irgendeine oberste Marke und sich selbst
giza-scarab-about = auf jede Baustelle: stoppt dort den Bau
giza-sphinx-base-about = auf eine leere Sphinx-Baustelle
giza-sphinx-body-about = auf das Fundament einer Sphinx
giza-sphinx-head-about = auf den Körper einer Sphinx

giza-pile = Vorrat
giza-gone = Abgeworfen, aus dem Spiel
giza-hand = Deine Hand

giza-not-in-hand = Diese Marke hast du nicht auf der Hand: { $tile }
giza-nothing-discarded = Du wirfst gerade nichts ab: Lege eine Marke, wirf eine ab oder nimm einen Skarabäus von deinem Spielbrett
giza-discard-ascending = Abgeworfen wird in der Reihenfolge der Marken: Nach { $last } kommt nicht mehr { $tile }
giza-discard-goes-on = Du wirfst gerade ab: Wirf noch eine Marke ab oder hör auf; „{ $move }“ geht jetzt nicht
giza-no-such-board = { $player } sitzt nicht an diesem Tisch mit { $players } Spielern
giza-nothing-to-demolish = Hier liegt nichts, was zu zerstören wäre: { $site } bei { $player }
giza-rival-sphinx = In diesem Spiel ist die Sphinx-Baustelle anderer kein Ziel für: { giza-tile-demolition }
giza-under-scarab = Auf { $site } bei { $player } liegt ein Skarabäus: Dort gehen nur noch Skarabäus und { giza-tile-demolition }
giza-sphinx-order = Eine Sphinx wächst von unten, erst Fundament, dann Körper, dann Kopf. Das passt nicht: { $tile } auf { $top }
giza-sphinx-only = Das gehört auf eine Sphinx-Baustelle, nicht auf { $site } bei { $player }: { $tile }
giza-not-on-sphinx = Auf eine Sphinx-Baustelle kommen nur Teile der Sphinx, Skarabäus und { giza-tile-demolition }, nicht aber: { $tile }
giza-treasure-needs-same = Ein Schatz kommt nur auf einen Stein mit derselben Zahl. Das passt nicht: { $tile } auf { $top }
giza-stone-not-smaller = Ein Stein muss kleiner sein als das, was er verdeckt. Das passt nicht: { $number } auf { $below }
giza-not-your-scarab = Einen Skarabäus nimmst du nur vom eigenen Spielbrett, nicht bei { $player }
giza-no-scarab-on-top = Auf deiner Baustelle { $site } liegt oben kein Skarabäus

giza-event-first = { $player } beginnt
giza-event-draw = { $seat } zieht: { $tile }
giza-event-play = { $own ->
    [yes] { $who } legt auf die eigene Baustelle { $site }: { $tile }
   *[no] { $who } legt bei { $player } auf die Baustelle { $site }: { $tile }
}
giza-event-discard = { $who } wirft ab: { $tile }
giza-event-stop = { $who } hat genug abgeworfen
giza-event-remove = { $who } nimmt einen Skarabäus von der eigenen Baustelle { $site }
giza-event-demolished = Bei { $player } verschwindet von der Baustelle { $site }: { $tile }
giza-event-end = { $why ->
    [pyramids] Alle drei Pyramiden von { $seat } sind fertig: Das Spiel ist vorbei
   *[last-tile] { $seat } hat die letzte Marke gezogen: Das Spiel ist vorbei
}

giza-gives-up-play = Du legst in diesem Zug keine Marke
giza-gives-up-earlier = { $count ->
    [one] Abgeworfen wird in der Reihenfolge deiner Hand: Die Marke davor bleibt dann auf der Hand
   *[other] Abgeworfen wird in der Reihenfolge deiner Hand: Die { $count } Marken davor bleiben dann auf der Hand
}

giza-ask-turn = { $scarabs ->
    [0] Marke legen oder abwerfen
   *[other] Marke legen, abwerfen oder einen Skarabäus wegnehmen
}
giza-ask-discard-more = { $more ->
    [0] Aufhören und nachziehen
   *[other] Noch eine Marke abwerfen oder aufhören und nachziehen
}

giza-do-play = { $tile } auf { $site } bei { $player }
giza-do-discard = { $tile } abwerfen
giza-do-stop = Aufhören und nachziehen
giza-do-remove = Skarabäus von { $site } nehmen
giza-touch-discard = Abwerfen
giza-touch-stop = Aufhören und nachziehen

giza-total = gesamt
giza-site = { $site }
giza-tile = { $tile }

giza-option-edition = die Namen wie in der einen oder der anderen Ausgabe gedruckt; gespielt wird gleich
giza-option-demolish_rival_sphinx = darf die Sphinx anderer zerstört werden?
giza-option-memory = verdeckt (closed): begrabene Marken anderer werden nicht wieder gezeigt; offen (open): doch
giza-option-first = wer beginnt: ausgelost, oder ein fester Platz (wie in einer Serie)
giza-option-box = die Werte der Schachtel: wie gedruckt oder geändert
giza-box-printed = wie gedruckt

# What things are and do, for whoever points at them; what is left of a question; the legend.
giza-legend-stones = Steine
giza-legend-tiles = Schätze, { giza-tile-demolition }, Skarabäen
giza-legend-sphinx = Teile einer Sphinx
giza-legend-backs = Verdeckt
giza-explain-tile = Ein Stein. Am Ende zählt seine Zahl, plus oder minus, für den Plan, auf dem er liegt. Er kommt auf leeren Baugrund einer Pyramide oder auf einen Stein oder Schatz mit größerer Zahl.
giza-explain-tile-demolition = Nimmt die oberste Marke eines beliebigen Stapels aus dem Spiel und sich selbst dazu.
giza-explain-tile-scarab = Ist nichts wert. Passt überall und verschließt den Stapel: Kein Stein, Schatz oder Teil einer Sphinx kommt darauf.
giza-explain-tile-sphinx-base = Der erste Teil einer Sphinx. Er kostet seinen Plan fünf Punkte, bis Körper und Kopf das ausgleichen.
giza-explain-tile-sphinx-body = Der zweite Teil einer Sphinx: zehn Punkte für seinen Plan.
giza-explain-tile-sphinx-head = Der letzte Teil einer Sphinx: fünfzehn Punkte für seinen Plan. Es gibt nur einen.
giza-explain-tile-hidden = Marken unter der obersten eines fremden Stapels. Alle haben gesehen, wie sie gelegt wurden; nun muss man sie sich merken.
giza-explain-place-player = { $top ->
    [bare] Leer: Jeder Stein passt hierher, auch ein Skarabäus.
    [treasure] Ein Stein mit einer Zahl unter { $number } passt hierher; kein zweiter Schatz.
    [scarab] Von einem Skarabäus verschlossen: Nur noch Skarabäus oder { giza-tile-demolition } passt darauf. Wem das Feld gehört, darf ihn als Zug wegnehmen.
    [finished] Mit einer Eins vollendet: Nur noch Skarabäus oder { giza-tile-demolition } passt darauf.
   *[stone] Ein Stein mit einer Zahl unter { $number } passt hierher oder ein Schatz { $number }.
} Alle Marken dieses Stapels zählen am Ende für den Plan, auf dem sie liegen.
giza-explain-place-sphinx = { $top ->
    [bare] Leer: Hierher gehört das Fundament einer Sphinx.
    [scarab] Von einem Skarabäus verschlossen: Nur noch Skarabäus oder { giza-tile-demolition } passt darauf.
    [finished] Die Sphinx ist vollständig: Nur noch Skarabäus oder { giza-tile-demolition } passt darauf.
   *[other] Hierher gehört der nächste Teil der Sphinx: auf das Fundament der Körper, auf den Körper der Kopf.
} Steine und Schätze nie.
giza-explain-place-pile = Marken, die noch gezogen werden. Wer die letzte zieht, beendet das Spiel.
giza-explain-place-discard = Eine Marke deiner Hand, die du hierher legst, ist abgeworfen. Was hier liegt, ist endgültig aus dem Spiel und liegt offen: Alle dürfen es ansehen.
giza-explain-place-hand = Deine Marken; sonst sieht sie niemand. Nach deinem Zug hast du wieder vier. Am Ende ist die Hand nichts wert.
giza-explain-area-player = Ein Plan: drei Pyramiden und eine Sphinx. Die Zahl ist der Wert aller seiner Marken zusammen.
giza-explain-area-pile = Was noch gezogen werden kann und was aus dem Spiel ist.
giza-explain-area-hand = Deine Marken: In deinem Zug legst du eine oder wirfst einige ab.
giza-about-move = Ein Zug, dann wird deine Hand aufgefüllt; noch { $left } im Vorrat.
giza-about-turn = { $finished ->
    [2] { giza-about-move } ⚠ Zwei Pyramiden von { $player } sind fertig: Die dritte beendet das Spiel.
   *[other] { giza-about-move }
}
giza-about-discard-more = { $more ->
    [0] Abgeworfen wird in der Reihenfolge deiner Hand, und nach { $last } kommt nichts mehr.
   *[other] Abgeworfen wird in der Reihenfolge deiner Hand: Was vor { $last } kommt, bleibt.
} Aufhören beendet deinen Zug und füllt deine Hand auf.
giza-points-unknown = Von fremden Plänen ist nur die oberste Marke jedes Stapels zu sehen. Was darunter liegt, muss man sich merken; es zählt am Ende.
