# Hoard: de lessen.

hoard-lesson-first-game = Je eerste partij
hoard-lesson-first-game-about = Trekken, wegleggen en de twee rijen.
hoard-lesson-first-game-goal = Welkom! Er zitten { $left } munten in de zak, en er zijn twee rijen om ze in te leggen. Aan het einde leveren de munten in je rijen punten op; de meeste punten winnen.
hoard-lesson-first-game-draw = Je hebt nog niets. Trek een munt uit de zak.
hoard-lesson-first-game-draw-why = Zonder munt valt er niets weg te leggen: trek er eerst een.
hoard-lesson-first-game-row = Je vond: { $coin }, en alleen jij weet dat. Ook { $p2 } trok een munt, die jij niet ziet. Leg de jouwe nu weg: kies een rij. Links telt een munt zijn waarde, rechts telt elke verschillende munt even veel.
hoard-lesson-first-game-row-why = Je kunt nog eens trekken. Maar een munt in de hand telt niet; leer dus eerst wegleggen: kies een rij.
hoard-lesson-first-game-bank = Leg de munt in de rij.
hoard-lesson-first-game-bank-why = Leg de munt weg die je net vond.
hoard-lesson-first-game-end = Je hebt { $score } punten. Nu kun je spelen: trek, leg weg, en houd je munten geheim zolang je er iets aan hebt.
