# Pyramids: de lessen.

pyramids-lesson-first-game = Je eerste partij
pyramids-lesson-first-game-about = Drie ronden bouwen: goden, paren kaarten, piramide, obelisk en tombe.
pyramids-lesson-first-game-goal = Welkom, bouwmeester! In tien ronden bouw je drie dingen van kaarten: een piramide van tien kaarten, een obelisk en een geheime tombe. Elk levert op zijn eigen manier punten op; wie na tien ronden de meeste heeft, wint.
pyramids-lesson-first-game-god = Een ronde begint met de goden. Een god bepaalt twee dingen: het laagste nummer bouwt eerst, en sommige goden laten je meer bouwen dan de piramide. Horus gaat voor maar staat verder niets toe. Khepri, nummer drie, opent ook je obelisk. Kies Khepri.
pyramids-lesson-first-game-god-why = Ook die god is een prima keuze. Maar laten we deze ronde een obelisk bouwen, en daarvoor heb je Khepri nodig.
pyramids-lesson-first-game-first-card = { $p2 } koos Horus en was dus eerst: nam een paar kaarten en bouwde er één. Het andere paar kwam bij jou. Elke kaart toont stenen in kleuren. Elke ronde moet er één kaart in de piramide: begin met die met een grote blauwe steen naast wit en groen.
pyramids-lesson-first-game-first-card-why = Het mag, maar je andere twee kaarten hebben we nodig voor de obelisk: beide tonen een grote blauwe steen. Leg de kaart met drie kleuren in de piramide.
pyramids-lesson-first-game-obelisk = Je piramide is begonnen en al { $score } punten waard. Khepri laat je nu een kaart aan de obelisk toevoegen. Daar telt alleen hoeveel kaarten één kleur delen. Neem de kaart met twee blauwe stenen.
pyramids-lesson-first-game-obelisk-why = Het kan, maar de kaart met twee blauwe stenen draagt de hiëroglief van de obelisk, en die levert daar twee punten op en nergens anders.
pyramids-lesson-first-game-second-round = Dat gaf je { $gained } punten: één voor de eerste kaart, twee voor haar hiëroglief. Je houdt één kaart voor later; wie aan het einde van een ronde twee kaarten heeft, legt er een af. Ronde { $round } is begonnen, en { $p2 } koos eerst: Anubis, die een kaart in de tombe toestaat.
pyramids-lesson-first-game-sekhmet = Sekhmet komt laat maar staat het meeste toe: obelisk en tombe. Je hebt voor elk een kaart. Kies Sekhmet.
pyramids-lesson-first-game-sekhmet-why = Met die god kun je deze ronde niet alle drie je kaarten gebruiken. Sekhmet laat je overal bouwen.
pyramids-lesson-first-game-neighbour = { $p2 } legde een kaart gedekt in de tombe: jij ziet haar niet. Jij nam het andere paar. In de piramide vormen stenen van één kleur die elkaar raken een groep. Leg de kaart met wit boven groen rechts van je eerste kaart: wit raakt daar wit en groen raakt groen.
pyramids-lesson-first-game-neighbour-why = Dat past ook, maar de groepen groeien dan niet. Rechts van je eerste kaart vinden wit en groen hun eigen kleur.
pyramids-lesson-first-game-second-obelisk = { $gained } punten met één kaart: twee groepen zijn gegroeid, en de kaart draagt de hiëroglief van de piramide. Nu de obelisk: je blauw-witte kaart is daar de tweede met blauw, en elke volgende kaart telt meer dan de vorige.
pyramids-lesson-first-game-second-obelisk-why = Dan moet de obelisk wachten. Hij wil veel kaarten met dezelfde kleur, dus geef hem weer blauw.
pyramids-lesson-first-game-tomb = Nog { $gained } punten voor de obelisk. De laatste kaart gaat in de tombe. Aan het einde krijgt per kleur degene met de meeste stenen ervan in de tombe vijf punten. Niemand ziet wat je erin legt.
pyramids-lesson-first-game-tomb-why = Je mag hier stoppen, maar je kaart draagt de hiëroglief van de tombe en helpt je aan de meeste rode en gele stenen. Gebruik haar.
pyramids-lesson-first-game-horus = Ronde { $round }, en jij kiest eerst. Kijk naar de steengroeve: één paar heeft een kaart met wit, groen en blauw die goed bij je piramide past. Met Horus neem je je paar vóór { $p2 }.
pyramids-lesson-first-game-horus-why = Met die god kan { $p2 } voorgaan en het paar nemen dat jij nodig hebt. Horus heeft het laagste nummer.
pyramids-lesson-first-game-choose = { $p2 } koos Khepri en komt na jou. Neem het eerste paar.
pyramids-lesson-first-game-choose-why = Het andere paar heeft weinig wit en groen voor je. Neem het eerste.
pyramids-lesson-first-game-second-stage = Je hebt { $score } punten. Twee kaarten naast elkaar dragen een derde: leg de kaart met groot wit op beide, in de tweede laag. Ze staat half op elk van beide.
pyramids-lesson-first-game-second-stage-why = Een bredere basis kan ook. Maar daarboven raakt de witte steen de witte eronder, en groeit je groep.
pyramids-lesson-first-game-end = { $gained } punten erbij, dus je hebt er { $score }. Zo gaat het tien ronden: onderaan vier kaarten, dan drie, twee en één. Aan het einde telt elke kleur haar grootste groep, en de langste telt nog eens; obelisk, tomben en hiërogliefen komen erbij. Veel succes!

pyramids-lesson-groups-and-glyphs = Groepen en hiërogliefen
pyramids-lesson-groups-and-glyphs-about = Waar de punten van een piramide vandaan komen, en waar de kleine tekens voor zijn.
pyramids-lesson-groups-and-glyphs-groups = Kijk naar je twee kaarten. Twee witte stenen raken elkaar, twee groene ook: dat zijn groepen. Aan het einde telt elke kleur één punt per steen van haar grootste groep, en de langste van alle telt nog een keer. Je hebt nu in totaal { $score } punten.
pyramids-lesson-groups-and-glyphs-join = De kaart met groot wit, groen en blauw past op beide. Daar raakt ze wat eronder ligt. Probeer het.
pyramids-lesson-groups-and-glyphs-join-why = Daar raken de stenen minder stenen van hun eigen kleur. Boven op beide kaarten groeit de groep.
pyramids-lesson-groups-and-glyphs-glyph = De langste groep is gegroeid: { $gained } punten meer, want de langste telt dubbel. Je andere kaart draagt een hiëroglief. Die levert twee punten op als de kaart in het bouwwerk ligt dat ze toont: hier een obelisk. En het is je derde kaart met blauw daar.
pyramids-lesson-groups-and-glyphs-glyph-why = Je kunt stoppen, maar nergens is deze kaart meer waard dan op je obelisk.
pyramids-lesson-groups-and-glyphs-end = { $gained } punten met één kaart: de derde blauwe, en de hiëroglief. Nog een doel: heeft in je piramide elke kleur een groep van minstens drie stenen, dan krijg je tien punten.
