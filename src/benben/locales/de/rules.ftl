# Was jedes Spiel sagt.

game-over = Das Spiel ist vorbei
not-your-turn = { $who } ist nicht am Zug; gefragt: { $asked }
chance-decides = Über „{ $move }“ entscheidet der Zufall
not-asked = „{ $move }“ ist keine Antwort auf das, was jetzt gefragt ist ({ $step })
only-watching = Wer zuschaut, spielt nicht mit
nothing-to-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug hat der Zufall entschieden, wurde etwas Verdecktes gezeigt, hat jemand anderes gezogen oder ist das Spiel zu Ende gegangen
unworded-event = { $who }: { $what }
rules-reconstructed = rekonstruiert
rules-source = Quelle: { $source }
