# Great Pyramid: de lessen.

great_pyramid-lesson-first-game = Je eerste partij
great_pyramid-lesson-first-game-about = De eerste ronde: voedsel, kunst, en een steen die helemaal naar de piramide wordt geduwd.
great_pyramid-lesson-first-game-goal = De farao wil een piramide! Stenen wachten op sleeën in de groeven. Samen duwen jullie ze over hun baan naar de bouwplaats, waar de piramide steen voor steen groeit. Wie het meeste geeft voor een steen, scoort er het meest mee. Na tien ronden winnen de meeste punten.
great_pyramid-lesson-first-game-workers = Je arbeiders staan in kampen: op de akkers voor voedsel, bij de kunstenaars voor kunst, in de tempel van Ra voor gebeden, en op de sleeën in de groeven. Achter je scherm heb je { $food } voedsel en { $art } kunst.
great_pyramid-lesson-first-game-row = Elke ronde begint met de beurtvolgorde: ieder neemt een rij, en de bovenste gaat eerst. Sommige rijen geven een bonus. Laten we vroeg gaan: neem de rij zonder bonus.
great_pyramid-lesson-first-game-row-why = Een goede rij voor een andere dag. Lager kom je na de anderen, en dan kies jij de eerste duw niet. Neem de rij zonder bonus.
great_pyramid-lesson-first-game-farm = Jij bent aan de beurt, met drie acties. Eerst voedsel: oogsten levert één voedsel per arbeider op, en je hebt er { $workers } op de akkers. Oogst!
great_pyramid-lesson-first-game-farm-why = Daar heb je je andere acties voor. Zonder voedsel beweegt geen steen, dus begin met de oogst.
great_pyramid-lesson-first-game-art = { $gained } voedsel erbij. Je { $artists } kunstenaars maken van voedsel kunst, één voor één. Kunst versiert volle rijen van de piramide, en dat is veel punten waard. Maak zoveel kunst als je kunt.
great_pyramid-lesson-first-game-art-why = Later misschien. Nu zitten je kunstenaars stil: laat elk van hen een kunstwerk maken.
great_pyramid-lesson-first-game-join = Je hebt { $art } kunst en { $food } voedsel. Stuur met je laatste actie een arbeider van de akkers naar de eerste groeve: een duw scoort naar het aantal arbeiders op de slee, en drie van jou zijn er meer dan één van { $p2 }.
great_pyramid-lesson-first-game-join-why = Het kan, maar op de slee in de eerste groeve zijn punten te halen. Nog één arbeider van de akkers en hij is vol.
great_pyramid-lesson-first-game-nominate = Na de acties wijs je een steen aan die klaar is: een slee met minstens drie arbeiders. Er zijn er twee. Kies die met jouw arbeiders, in de eerste groeve.
great_pyramid-lesson-first-game-nominate-why = Op die slee staat niemand van jou: alleen { $p3 } zou scoren. Wijs de slee in de eerste groeve aan.
great_pyramid-lesson-first-game-bid = Nu willen de arbeiders eten. Wie daar arbeiders heeft, biedt één keer voedsel, hoogstens twee per arbeider. { $p2 } heeft { $other } geboden. Vier voedsel schuift de slee één vak, zes twee, acht drie. Je hebt { $food }: bied alles wat je drie arbeiders kunnen dragen.
great_pyramid-lesson-first-game-bid-why = Dan komt de slee minder ver, of helemaal niet. Bied zes: met { $p2 } is dat acht, en de slee gaat drie vakken.
great_pyramid-lesson-first-game-second-push = Drie vakken: de slee staat vlak voor de bouwplaats. { $p2 } is nu aan de beurt en wijst dezelfde slee aan. Dit keer bied jij vóór { $p2 }, die misschien niets geeft. Je hebt { $food } voedsel. Neem het zekere: vier is genoeg voor één vak.
great_pyramid-lesson-first-game-second-push-why = Met minder kan de duw mislukken en gaat een hongerige arbeider weg; met meer verspil je voedsel. Vier schuift de slee zeker.
great_pyramid-lesson-first-game-assign = De steen is er! { $p2 } wees hem aan en koos de plaats. Jij had de meeste arbeiders op de slee: { $gained } punten voor jou, { $other } voor { $p2 }. Je drie arbeiders zijn weer vrij en mogen naar elk kamp. De eerste gaat terug naar de akkers.
great_pyramid-lesson-first-game-assign-why = Straks. Maar je voedsel is bijna op, en één arbeider meer op de akkers is elke oogst één voedsel meer.
great_pyramid-lesson-first-game-lifters = De volgende stenen horen hoger. Vanuit het middelste hefkamp tillen arbeiders middenstenen op de basis; daar zijn er drie voor nodig. Stuur de tweede naar het hefkamp in het midden.
great_pyramid-lesson-first-game-lifters-why = Basisstenen worden geduwd, maar middenstenen getild, en wie er vroeg is, scoort. Stuur deze arbeider naar het middelste hefkamp.
great_pyramid-lesson-first-game-next-round = Je derde arbeider volgt. { $p2 } laadde een nieuwe steen op de slee, { $p3 } duwde alleen, en ronde twee begint: wie het laatst aan de beurt was, kiest nu het eerst een rij.
great_pyramid-lesson-first-game-last = Je staat voor met { $score } punten. Onthoud: voedsel duwt en tilt, kunst versiert volle rijen, arbeiders in de tempel scoren als een laag vol is, en de topsteen beëindigt het spel. De korte lessen tonen voeden, honger en versieren. Bouw goed!

great_pyramid-lesson-feeding = Een duw voeden
great_pyramid-lesson-feeding-about = Hoeveel voedsel een slee nodig heeft, en wanneer één meer verspild is.
great_pyramid-lesson-feeding-ready = Een slee met minstens drie arbeiders is klaar. Op die in de eerste groeve staan er { $own } van jou en { $other } van { $p2 }. Voedsel brengt hem in beweging: minder dan vier in totaal en de duw mislukt, vier of vijf is één vak, zes of zeven twee, acht drie. Al het geboden voedsel is weg, wat er ook gebeurt.
great_pyramid-lesson-feeding-nominate = Je moet een steen aanwijzen die klaar is. Neem de slee in de eerste groeve.
great_pyramid-lesson-feeding-nominate-why = Daar staat niemand van jou: je zou niet eens mogen bieden. Wijs de slee in de eerste groeve aan.
great_pyramid-lesson-feeding-bid = { $p2 } biedt eerst en geeft { $other }. Je hebt { $food } voedsel en mag hoogstens twee per arbeider bieden. Wat is het goedkoopste bod dat de slee schuift?
great_pyramid-lesson-feeding-bid-why = Tel nog eens: met minder blijft het totaal onder vier en mislukt het, met meer is het vijf, en dat komt niet verder dan vier. Bied drie.
great_pyramid-lesson-feeding-end = De slee staat op vak { $at }, voor { $spent } van je voedsel. Denk in stappen van vier, zes en acht: een bod ertussen heeft niemand iets aan.

great_pyramid-lesson-starving = Honger
great_pyramid-lesson-starving-about = Wat er gebeurt als een duw mislukt, en hoe je een vrek laat betalen.
great_pyramid-lesson-starving-danger = Op deze slee staan { $own } arbeiders van jou, en elk één van { $p2 } en { $p3 }. Mislukt de duw, dan verliest wie het minst bood een arbeider van de slee aan de akkers; boden er meer even weinig, dan elk van hen.
great_pyramid-lesson-starving-nominate = Wijs de slee in de eerste groeve aan en zie wie gul is.
great_pyramid-lesson-starving-nominate-why = Dat is de slee van { $p2 }. Wijs die met jouw arbeiders aan.
great_pyramid-lesson-starving-bid = { $p2 } geeft niets en { $p3 } geeft { $third }, dus jij zou iedereen moeten voeden. Laat het mislukken, maar zorg dat jij niet het minst bood: één voedsel is genoeg.
great_pyramid-lesson-starving-bid-why = Met niets lijd je samen met { $p2 } honger; met drie of meer betaal je voor iedereen, en twee is meer dan nodig. Bied één.
great_pyramid-lesson-starving-end = De duw mislukte, en de arbeider van { $p2 } kreeg honger: hij verliet de slee, en { $p2 } heeft nu { $workers } arbeiders op de akkers. Het kostte je { $spent } voedsel, en jouw deel van de slee is gegroeid.

great_pyramid-lesson-decorating = Versieren
great_pyramid-lesson-decorating-about = Maak een rij vol en bied dan in het geheim kunst.
great_pyramid-lesson-decorating-row = Je slee is aangekomen, en jij kiest waar de steen komt. A en B vormen een rij, en A is al bebouwd. Een volle rij wordt meteen versierd. Bouw op B.
great_pyramid-lesson-decorating-row-why = Dan blijft de rij open. Je hebt kunst om uit te geven, dus maak de rij van A en B vol.
great_pyramid-lesson-decorating-secret = { $gained } punten voor de duw, en nu de versiering. Alle spelers, ook wie niet duwde, bieden in het geheim zoveel kunst als ze willen. De meeste kunst scoort zes, dan drie, dan één. Je hebt { $art } kunst. Alle geboden kunst is weg.
great_pyramid-lesson-decorating-bid = { $p2 } en { $p3 } begonnen elk met drie kunst en maakten er sindsdien geen bij. Hoeveel is dus zeker het meest? Bied vier.
great_pyramid-lesson-decorating-bid-why = Met minder kan iemand je evenaren of overbieden, met meer betaal je voor niets. Vier is één meer dan zij kunnen hebben.
great_pyramid-lesson-decorating-end = Alle biedingen zijn open: { $gained } punten voor jou, { $other } voor { $p2 }, die alles bood. Je houdt { $left } kunst over voor de volgende rij. Tel wat anderen maken: het gebeurt in het openbaar, en onthouden loont.
