# Hoard : noms, refus, événements.

hoard-about = Plongez la main dans le sac et gardez votre trouvaille secrète. Placez vos pièces pour leur valeur, ou réunissez-en une de chaque sorte : le sac est plus petit qu’il n’en a l’air.
hoard-length = 5 minutes
hoard-weight = facile

hoard-coin-copper = pièce de cuivre
hoard-coin-silver = pièce d’argent
hoard-coin-gold = pièce d’or
hoard-coin-hidden = pièce
hoard-row-left = rangée de gauche
hoard-row-right = rangée de droite
hoard-bag = Sac
hoard-hand = Votre main
hoard-held = En main

hoard-bag-is-empty = le sac est vide
hoard-hand-is-full = vous pouvez tenir au plus { $most } pièces
hoard-nobody-passes = on ne passe que si l’on ne peut ni piocher ni placer
hoard-nothing-to-bank = vous n’avez aucune pièce à placer
hoard-not-in-hand = placez une des pièces que vous tenez

hoard-event-draw = { $who } plonge la main dans le sac
hoard-event-find = { $seat } pioche une { $coin }
hoard-event-row = { $who } choisit la { $row }
hoard-event-bank = { $who } place une { $coin }
hoard-event-pass = { $who } passe
hoard-event-end = le sac et les mains sont vides : la partie est finie

hoard-ask-turn = Piochez une pièce, choisissez une rangée, ou passez si vous ne pouvez ni l’un ni l’autre
hoard-ask-banking = Placez une pièce dans la rangée choisie

hoard-do-draw = piocher une pièce
hoard-do-row = placer dans la { $row }
hoard-do-bank = placer une { $coin }
hoard-do-pass = passer
hoard-touch-pass = passer

hoard-total = total
hoard-row = { $row }

hoard-option-hand_limit = combien de pièces une main peut tenir

# Where values of the box come from.
hoard-provenance-rows = docs/adding-a-game.md, dans benben
