# Wat elk spel zegt.

game-over = het spel is afgelopen
not-your-turn = { $who } is niet aan de beurt; aan zet: { $asked }
chance-decides = over ‘{ $move }’ beslist het toeval
not-asked = ‘{ $move }’ is geen antwoord op wat nu gevraagd wordt ({ $step })
only-watching = toeschouwers kijken toe; ze spelen niet mee
nothing-to-undo = er valt niets terug te nemen: sinds je laatste zet heeft het toeval beslist, is er iets verborgens getoond, heeft iemand anders gespeeld of is het spel afgelopen
unworded-event = { $who }: { $what }
rules-reconstructed = gereconstrueerd
rules-source = bron: { $source }
