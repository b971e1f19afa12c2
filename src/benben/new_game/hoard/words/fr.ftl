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

# What things are and do, for whoever points at them; what is left of a question; the legend.
hoard-legend-coins = Pièces
hoard-explain-coin-copper = Vaut un dans la rangée de gauche.
hoard-explain-coin-silver = Vaut deux dans la rangée de gauche.
hoard-explain-coin-gold = Vaut trois dans la rangée de gauche.
hoard-explain-coin-hidden = Une pièce dans la main d’autrui : seul son détenteur la voit.
hoard-explain-place-row = Dans la rangée de gauche une pièce compte sa valeur, dans celle de droite chaque pièce différente compte trois.
hoard-explain-place-player = { hoard-explain-place-row }
hoard-explain-place-bag = Les pièces que personne n’a encore piochées. La partie finit quand le sac et toutes les mains sont vides.
hoard-explain-place-hand = Les pièces tenues et pas encore posées : elles ne comptent encore rien.
hoard-explain-area-player = Les deux rangées d’un joueur, et les points qu’elles valent.
hoard-explain-area-bag = { hoard-explain-place-bag }
hoard-explain-area-hand = { hoard-explain-place-hand }
hoard-about-turn = Une seule chose par tour, puis le joueur suivant.
hoard-about-banking = Une pièce, puis votre tour est fini.
