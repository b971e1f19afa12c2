# Great Pyramid: die Lektionen.

great_pyramid-lesson-first-game = Dein erstes Spiel
great_pyramid-lesson-first-game-about = Die erste Runde: Nahrung, Kunst und ein Stein, der bis zur Pyramide geschoben wird.
great_pyramid-lesson-first-game-goal = Der Pharao will eine Pyramide! In den Brüchen warten Steine auf Schlitten. Gemeinsam schiebt ihr sie auf ihren Bahnen zur Baustelle, wo die Pyramide Stein um Stein wächst. Wer am meisten für einen Stein gibt, bekommt die meisten Punkte dafür. Nach zehn Runden gewinnen die meisten Punkte.
great_pyramid-lesson-first-game-workers = Deine Arbeiter stehen in Lagern: auf den Farmen für Nahrung, bei den Künstlern für Kunst, im Tempel des Ra für Gebete und auf den Schlitten in den Brüchen. Hinter deinem Schirm hast du { $food } Nahrung und { $art } Kunst.
great_pyramid-lesson-first-game-row = Jede Runde beginnt mit der Reihenfolge: Jeder nimmt eine Zeile, und die oberste ist zuerst dran. Manche bringen einen Bonus. Lass uns früh handeln: Nimm die Zeile ohne Bonus.
great_pyramid-lesson-first-game-row-why = Eine gute Zeile für einen anderen Tag. Weiter unten kämst du nach den anderen dran und könntest den ersten Schub nicht bestimmen. Nimm die Zeile ohne Bonus.
great_pyramid-lesson-first-game-farm = Du bist dran und hast drei Aktionen. Zuerst Nahrung: Die Ernte bringt eine für jeden Arbeiter auf den Farmen, und dort stehen { $workers } von dir. Ernte!
great_pyramid-lesson-first-game-farm-why = Dafür hast du noch andere Aktionen. Ohne Nahrung bewegt sich kein Stein, also beginne mit der Ernte.
great_pyramid-lesson-first-game-art = { $gained } Nahrung mehr. Deine { $artists } Künstler machen aus Nahrung Kunst, eins zu eins. Kunst verziert fertige Reihen der Pyramide, und das ist viele Punkte wert. Schaffe so viel Kunst, wie du kannst.
great_pyramid-lesson-first-game-art-why = Später vielleicht. Gerade sind deine Künstler müßig: Lass jeden von ihnen ein Kunstwerk schaffen.
great_pyramid-lesson-first-game-join = Du hast { $art } Kunst und { $food } Nahrung. Schicke mit deiner letzten Aktion einen Arbeiter von den Farmen in den ersten Bruch: Ein Schub zählt nach Arbeitern auf dem Schlitten, und drei von dir sind mehr als einer von { $p2 }.
great_pyramid-lesson-first-game-join-why = Möglich, aber Punkte gibt es auf dem Schlitten im ersten Bruch. Noch ein Arbeiter von den Farmen, und er ist voll.
great_pyramid-lesson-first-game-nominate = Nach den Aktionen bestimmst du einen Stein, der bereit ist: einen Schlitten mit mindestens drei Arbeitern. Zwei sind bereit. Wähle den mit deinen Arbeitern, im ersten Bruch.
great_pyramid-lesson-first-game-nominate-why = Auf diesem Schlitten steht niemand von dir: Nur { $p3 } bekäme Punkte. Bestimme den Schlitten im ersten Bruch.
great_pyramid-lesson-first-game-bid = Jetzt wollen die Arbeiter essen. Wer dort Arbeiter hat, bietet einmal Nahrung, höchstens zwei je Arbeiter. { $p2 } hat { $other } geboten. Vier Nahrung bewegen den Schlitten ein Feld, sechs zwei, acht drei. Du hast { $food }: Biete alles, was deine drei Arbeiter tragen können.
great_pyramid-lesson-first-game-bid-why = Damit käme der Schlitten weniger weit oder gar nicht voran. Biete sechs: Mit { $p2 } sind es acht, und der Schlitten rückt drei Felder.
great_pyramid-lesson-first-game-second-push = Drei Felder: Der Schlitten steht gleich vor der Baustelle. Nun ist { $p2 } dran und bestimmt denselben Schlitten. Diesmal bietest du vor { $p2 }, von dort kommt vielleicht nichts. Du hast { $food } Nahrung. Geh auf Nummer sicher: Vier reichen für ein Feld.
great_pyramid-lesson-first-game-second-push-why = Mit weniger kann der Schub misslingen, und ein hungriger Arbeiter ginge fort; mit mehr verschwendest du Nahrung. Vier bewegen den Schlitten sicher.
great_pyramid-lesson-first-game-assign = Der Stein ist da! { $p2 } hat ihn bestimmt und seinen Platz gewählt. Du hattest die meisten Arbeiter auf dem Schlitten: { $gained } Punkte für dich, { $other } für { $p2 }. Deine drei Arbeiter sind wieder frei und dürfen in jedes Lager. Der erste geht zurück auf die Farmen.
great_pyramid-lesson-first-game-assign-why = Gleich. Aber deine Nahrung ist fast aufgebraucht, und ein Arbeiter mehr auf den Farmen bringt bei jeder Ernte eine mehr.
great_pyramid-lesson-first-game-lifters = Die nächsten Steine gehören weiter nach oben. Aus dem mittleren Hebelager heben Arbeiter Mittelsteine auf die Basis; drei braucht es dafür. Schicke den zweiten in das mittlere Hebelager.
great_pyramid-lesson-first-game-lifters-why = Basissteine werden geschoben, Mittelsteine aber gehoben, und wer früh dort ist, bekommt Punkte. Schicke diesen Arbeiter in das mittlere Hebelager.
great_pyramid-lesson-first-game-next-round = Dein dritter Arbeiter folgt. { $p2 } hat einen neuen Stein auf den Schlitten geladen, { $p3 } hat allein geschoben, und die zweite Runde beginnt: Wer zuletzt dran war, wählt nun zuerst eine Zeile.
great_pyramid-lesson-first-game-last = Du führst mit { $score } Punkten. Merke dir: Nahrung schiebt und hebt, Kunst verziert volle Reihen, Arbeiter im Tempel bringen Punkte, wenn eine Stufe voll ist, und der Schlussstein beendet das Spiel. Die kurzen Lektionen zeigen Füttern, Hungern und Verzieren. Bau gut!

great_pyramid-lesson-feeding = Einen Schub füttern
great_pyramid-lesson-feeding-about = Wie viel Nahrung ein Schlitten braucht und wann eine mehr verschwendet ist.
great_pyramid-lesson-feeding-ready = Ein Schlitten mit mindestens drei Arbeitern ist bereit. Auf dem im ersten Bruch stehen { $own } von dir und { $other } von { $p2 }. Nahrung bewegt ihn: Unter vier insgesamt misslingt der Schub, vier oder fünf sind ein Feld, sechs oder sieben zwei, acht drei. Alle gebotene Nahrung ist weg, was auch geschieht.
great_pyramid-lesson-feeding-nominate = Du musst einen Stein bestimmen, der bereit ist. Nimm den Schlitten im ersten Bruch.
great_pyramid-lesson-feeding-nominate-why = Dort steht niemand von dir: Du dürftest nicht einmal bieten. Bestimme den Schlitten im ersten Bruch.
great_pyramid-lesson-feeding-bid = { $p2 } bietet zuerst und gibt { $other }. Du hast { $food } Nahrung und darfst höchstens zwei je Arbeiter bieten. Welches Gebot bewegt den Schlitten am billigsten?
great_pyramid-lesson-feeding-bid-why = Zähl noch einmal: Mit weniger bleibt die Summe unter vier und es misslingt, mit mehr sind es fünf, und die kommen nicht weiter als vier. Biete drei.
great_pyramid-lesson-feeding-end = Der Schlitten steht auf Feld { $at }, für { $spent } von deiner Nahrung. Denk in Stufen von vier, sechs und acht: Ein Gebot dazwischen nützt niemandem.

great_pyramid-lesson-starving = Hungern
great_pyramid-lesson-starving-about = Was geschieht, wenn ein Schub misslingt, und wie ein Geizhals dafür zahlt.
great_pyramid-lesson-starving-danger = Auf diesem Schlitten stehen { $own } Arbeiter von dir und je einer von { $p2 } und { $p3 }. Misslingt der Schub, verliert, wer am wenigsten bot, einen Arbeiter vom Schlitten an die Farmen; boten mehrere gleich wenig, dann jeder von ihnen.
great_pyramid-lesson-starving-nominate = Bestimme den Schlitten im ersten Bruch und sieh, wer großzügig ist.
great_pyramid-lesson-starving-nominate-why = Das ist der Schlitten von { $p2 }. Bestimme den mit deinen Arbeitern.
great_pyramid-lesson-starving-bid = { $p2 } gibt nichts, { $p3 } gibt { $third }, du müsstest also alle füttern. Lass es misslingen, aber biete nicht am wenigsten: Eine Nahrung genügt.
great_pyramid-lesson-starving-bid-why = Mit nichts hungerst du zusammen mit { $p2 }; mit drei oder mehr zahlst du für alle, und zwei ist mehr als nötig. Biete eine.
great_pyramid-lesson-starving-end = Der Schub ist misslungen, und der Arbeiter von { $p2 } hat gehungert: Er hat den Schlitten verlassen, und { $p2 } hat nun { $workers } Arbeiter auf den Farmen. Das hat dich { $spent } Nahrung gekostet, und dein Anteil am Schlitten ist gewachsen.

great_pyramid-lesson-decorating = Verzieren
great_pyramid-lesson-decorating-about = Eine Reihe vollenden und dann geheim Kunst bieten.
great_pyramid-lesson-decorating-row = Dein Schlitten ist angekommen, und du wählst den Platz des Steins. A und B bilden eine Reihe, und A ist schon bebaut. Eine volle Reihe wird sofort verziert. Baue auf B.
great_pyramid-lesson-decorating-row-why = Dort bliebe die Reihe offen. Du hast Kunst zu vergeben, also vollende die Reihe aus A und B.
great_pyramid-lesson-decorating-secret = { $gained } Punkte für den Schub, und nun die Verzierung. Alle Spieler, auch wer nicht geschoben hat, bieten geheim so viel Kunst, wie sie wollen. Die meiste Kunst bringt sechs Punkte, dann drei, dann einen. Du hast { $art } Kunst. Alle gebotene Kunst ist weg.
great_pyramid-lesson-decorating-bid = { $p2 } und { $p3 } haben mit je drei Kunst begonnen und seitdem keine geschaffen. Wie viel ist also sicher am meisten? Biete vier.
great_pyramid-lesson-decorating-bid-why = Mit weniger kann jemand gleichziehen oder dich überbieten, mit mehr zahlst du umsonst. Vier ist eins mehr, als sie haben können.
great_pyramid-lesson-decorating-end = Alle Gebote sind offen: { $gained } Punkte für dich, { $other } für { $p2 }, der alles geboten hat. Dir bleibt { $left } Kunst für die nächste Reihe. Zähle mit, was andere schaffen: Es geschieht offen, und Merken lohnt sich.
