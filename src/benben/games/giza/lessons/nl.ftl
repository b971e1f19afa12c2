# GIZA: de lessen.

giza-lesson-first-game = Je eerste partij
giza-lesson-first-game-about = Een korte, complete partij tegen één rivaal: stenen, schatten, de sfinx, scarabeeën en het slot.
giza-lesson-first-game-goal = Welkom op het plateau van Gizeh! Jij en { $p2 } hebben elk drie piramides en een sfinx. Aan het einde telt elke tegel op je vier bouwplaatsen voor jou, met zijn plus of min. De meeste punten winnen.
giza-lesson-first-game-stone = Onderaan ligt je hand: vier tegels die alleen jij ziet. In je beurt speel je er één. Van stenen bouw je piramides. Kies de { $tile }, en dan je { giza-site-cheops }.
giza-lesson-first-game-stone-why = Dat zou kunnen. Maar een steen moet altijd kleiner zijn dan wat hij bedekt; een piramide die met een grote steen begint, kan dus verder groeien. Begin met de { $tile } op je { giza-site-cheops }.
giza-lesson-first-game-treasure = Goed gebouwd: je hebt { $score } punten, en je trok een nieuwe tegel, zodat je er weer vier hebt. Er zijn nog { $left } tegels te trekken. Ook { $p2 } is een piramide begonnen. Nu een schat: die mag alleen op een steen met precies hetzelfde getal. De jouwe past op je { giza-site-cheops }.
giza-lesson-first-game-treasure-why = Dat mag, maar de schat verdubbelt wat je net bouwde, en niets anders in je hand levert zoveel op. Leg hem op je { giza-site-cheops }.
giza-lesson-first-game-spoil = Zag je dat? { $p2 } legde een { $tile } op je { giza-site-chephren }, en je houdt { $score } punten over. Elke tegel mag bij iedereen liggen. Doe hetzelfde: jouw negatieve steen is kleiner dan de steen op { giza-site-cheops } van { $p2 }, dus hij past daar.
giza-lesson-first-game-spoil-why = Bewaar dat voor later. Een negatieve steen schaadt alleen wie de bouwplaats bezit, en die van jou past net op { giza-site-cheops } van { $p2 }. Betaal het terug!
giza-lesson-first-game-sphinx = { giza-site-cheops } van { $p2 } toont nu { $tile }. Daarvoor kreeg jij een sfinxfundament: { $lost } punten kwijt. Maar een sfinx loont als hij groeit: fundament, dan lijf, dan kop, altijd in die volgorde. Jij hebt het lijf. Leg het op het fundament.
giza-lesson-first-game-sphinx-why = Niet fout, maar een fundament alleen kost slechts punten. Het lijf erop maakt dat ruim goed, en jij hebt het in je hand.
giza-lesson-first-game-scarab = Het lijf leverde { $gained } punten op. Nu heeft { $p2 } een scarabee op je { giza-site-cheops } gezet. Die kost niets, maar zolang hij er ligt kan daar niemand bouwen. In plaats van een tegel te spelen mag je je beurt gebruiken om hem weg te nemen: kies { giza-site-cheops }.
giza-lesson-first-game-scarab-why = Je zou de scarabee kunnen laten liggen. Maar { giza-site-cheops } is je beste piramide en je hebt haar straks nodig, dus neem hem weg.
giza-lesson-first-game-demolition = De scarabee is weg. Je trok niets, want je speelde niets: je hebt nog altijd { $hand } tegels. { $p2 } bedierf intussen je { giza-site-mykerinos }: { $lost } punten minder. De tegel { giza-tile-demolition } neemt elke bovenste tegel weg en verdwijnt zelf mee. Gebruik hem op die steen.
giza-lesson-first-game-demolition-why = Dat kan, maar de steen op je { giza-site-mykerinos } is de slechtste van het spel. Haal hem weg voordat er iets op ligt: alleen een bovenste tegel kan weg.
giza-lesson-first-game-finish = Dat gaf je { $gained } punten terug: je hebt er { $score }. Denk nu aan het einde. Het spel is meteen voorbij als alle drie de piramides van één speler een één tonen, plus of min. Anders eindigt het met de laatste getrokken tegel. Jij hebt drie enen en { $p2 } is nauwelijks begonnen. Afmaken!
giza-lesson-first-game-first-one = Een steen mag ook op de kale grond. Leg een één op je { giza-site-mykerinos }.
giza-lesson-first-game-first-one-why = Zo kan { $p2 } je inhalen. Drie enen op drie piramides beëindigen het spel terwijl jij voorstaat. Begin met { giza-site-mykerinos }.
giza-lesson-first-game-second-one = Eén piramide is klaar. Een één is kleiner dan de { $tile } op je { giza-site-chephren }: het teken telt niet mee voor wat past. Maak ook die piramide af.
giza-lesson-first-game-second-one-why = Houd je aan het plan: elke beurt dat je wacht is er een voor { $p2 }. Leg een één op je { giza-site-chephren }.
giza-lesson-first-game-last-one = Twee zijn klaar. { $p2 } kan je niet meer tegenhouden: leg je laatste één op { giza-site-cheops }. Hij bedekt de schat, maar die blijft tellen.
giza-lesson-first-game-last-one-why = Je staat voor, dus maak er een eind aan: de één hoort op { giza-site-cheops }. Bedekte tegels houden hun punten.
giza-lesson-first-game-end = Het spel is uit en jij wint met { $own } tegen { $other } punten! Je weet nu alles op één ding na: in plaats van een tegel te spelen mag je er één tot vier afleggen en nieuwe trekken. Veel plezier met je volgende partij.

giza-lesson-spoiling = Een rivaal dwarszitten
giza-lesson-spoiling-about = Je rivaal is één tegel van het einde verwijderd. Vier manieren om het hem moeilijk te maken.
giza-lesson-spoiling-danger = Kijk naar het plateau van { $p2 }. { giza-site-chephren } en { giza-site-mykerinos } tonen al een één. Met een één op { giza-site-cheops } is het voorbij, en dan verlies jij. Je ziet de hand van { $p2 } niet, dus wees snel.
giza-lesson-spoiling-scarab = Een scarabee mag op elke bouwplaats, en niemand kan erop bouwen. Een piramide met een scarabee bovenop is ook niet af. Zet de jouwe op { giza-site-cheops } van { $p2 }.
giza-lesson-spoiling-scarab-why = Dat houdt { $p2 } niet tegen: nog één steen en het is voorbij. Blokkeer eerst { giza-site-cheops }.
giza-lesson-spoiling-demolition = { $p2 } moest een hele beurt besteden om de scarabee weg te nemen. Bovenop { giza-site-cheops } ligt nu weer { $tile }. De tegel { giza-tile-demolition } neemt die voorgoed weg, met zijn punten.
giza-lesson-spoiling-demolition-why = Het kan, maar de schat op { giza-site-cheops } is de beste tegel van { $p2 }, en nu ligt hij bovenop, waar jij erbij kunt.
giza-lesson-spoiling-base = De schat is weg, en { $p2 } bouwt verder met { $tile }. Een sfinxfundament kost zijn eigenaar punten tot iemand er het lijf op legt. Geef het jouwe weg: de sfinxplaats van { $p2 } is leeg.
giza-lesson-spoiling-base-why = Een andere keer. Het fundament in je hand kan je alleen punten kosten, tenzij je ook een lijf vindt. Gun het { $p2 }.
giza-lesson-spoiling-stone = { $p2 } slaat terug: je { giza-site-cheops } toont nu { $own }. Nog een manier: een negatieve steen op een groter getal. { giza-site-cheops } van { $p2 } toont { $tile }, en jouw negatieve steen is kleiner.
giza-lesson-spoiling-stone-why = Best, maar je negatieve steen past nu op { giza-site-cheops } van { $p2 }; volgende beurt ligt daar misschien een kleinere.
giza-lesson-spoiling-end = { giza-site-cheops } van { $p2 } eindigt met { $tile }. Scarabeeën winnen tijd, { giza-tile-demolition } neemt het beste weg, fundamenten en negatieve stenen kosten punten. Houd elk plateau in de gaten, niet alleen het jouwe.

giza-lesson-ending = Het spel beëindigen
giza-lesson-ending-about = Wanneer je afmaakt, en wanneer je nog een beurt wacht.
giza-lesson-ending-two-ends = Een partij GIZA eindigt op twee manieren: de laatste tegel wordt getrokken, of alle drie de piramides van één speler tonen een één. Er liggen nog { $left } tegels op de stapel, daar wacht niemand op. Maar twee van jouw piramides tonen al een één.
giza-lesson-ending-wait = Je hebt een één en kunt nu eindigen, met { $score } punten en die één. Maar je { giza-site-cheops } toont { $tile }, en je hebt de schat die erop past. Pak eerst die punten.
giza-lesson-ending-wait-why = Nog niet! Na afloop telt je hand niet. Speel eerst de schat op { giza-site-cheops }: { $p2 } is nog lang niet klaar.
giza-lesson-ending-now = De schat gaf je { $gained } punten; je hebt er { $score }. Langer wachten geeft { $p2 } alleen beurten om je piramides te bederven. Leg de één erop: de schat eronder houdt zijn punten.
giza-lesson-ending-now-why = Je staat nu voor. Elke beurt meer geeft { $p2 } kans op een scarabee of { giza-tile-demolition }. Maak er een eind aan.
giza-lesson-ending-end = Voorbij: { $own } tegen { $other } punten. Wie afmaakt wint daarmee nog niet: punten beslissen. Beëindig het spel dus als je denkt voor te staan, en blokkeer anderen als zij dat doen.
