# Puzzels: stellingen uit afgelopen spellen met één beste zet.

puzzle-title = Puzzels
puzzle-title-of = { $game }: puzzels
puzzle-lead = Eén zet is duidelijk de beste. Vind hem op het bord. De stellingen komen uit afgelopen spellen, en je ziet wat de speler wist.
puzzle-today = Puzzel van de dag
puzzle-all = Alle puzzels
puzzle-own = Je eigen fouten
puzzle-own-lead = Beslissingen uit je geanalyseerde spellen die je het meest kostten.
puzzle-own-game = Je zet bij actie { $at }
puzzle-own-none = Analyseer een afgelopen spel, en je duurste zetten komen hier terug.
puzzle-none = Nog geen puzzels.
puzzle-players = { $players } spelers
puzzle-difficulty = Moeilijkheid { $difficulty } van 100
puzzle-cost = kostte { $lost } procentpunten
puzzle-solve = Oplossen
puzzle-solved = Opgelost
puzzle-question = Welke zet is duidelijk de beste?
puzzle-wrong = { $move }: niet de beste.
puzzle-wrong-lost = { $move }: dat verlaagt de kans op winst met { $lost } procentpunten.
puzzle-show = Oplossing tonen
puzzle-right = Goed!
puzzle-equal = Ongeveer zo goed als de oplossing. Goed gedaan.
puzzle-answer = De oplossing: { $move }
puzzle-rival = De op één na beste: { $move } ({ $lost } procentpunten minder)
puzzle-rival-move = De op één na beste: { $move }
puzzle-played = Je speelde: { $move } ({ $lost } procentpunten minder)
puzzle-played-move = Je speelde: { $move }
puzzle-found = Gevonden door { $levels }
puzzle-found-level = { $level } { $percent } %
puzzle-back = Alle puzzels

server-no-puzzle = deze puzzel bestaat niet
server-no-text = een opmerking heeft minstens één letter
server-no-comment = deze opmerking van jou bestaat niet
server-no-moment = dit spel heeft momenten 0 tot { $last }
server-too-many-comments = niemand schrijft meer dan { $most } opmerkingen bij een spel
puzzle-no-table = dit is een puzzel: zetten worden geprobeerd, en de oplossing kan worden getoond
puzzle-over = De oplossing is al getoond.
puzzle-no-undo = Bij een puzzel hoef je niets terug te nemen: een foute zet wordt geprobeerd, niet gedaan

puzzle-terminal-title = { $game }, puzzel { $number } van { $count }
puzzle-terminal-commands = nummer of zet als tekst; ? hulp, answer (oplossing), log, score, look, lang, quit
puzzle-terminal-no-hint = Geen hints bij een puzzel. Typ answer om de oplossing te zien.
puzzle-terminal-comparing = je zet wordt met de oplossing vergeleken
puzzle-terminal-more = Meer puzzels: { $command }
