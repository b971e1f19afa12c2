# Hoard : les leçons.

hoard-lesson-first-game = Votre première partie
hoard-lesson-first-game-about = Piocher, déposer et les deux rangées.
hoard-lesson-first-game-goal = Bienvenue ! Le sac contient { $left } pièces, et deux rangées les attendent. À la fin, les pièces de vos rangées rapportent des points, et le plus de points l’emporte.
hoard-lesson-first-game-draw = Vous n’avez encore rien en main. Tirez une pièce du sac.
hoard-lesson-first-game-draw-why = Sans pièce, rien à déposer : tirez-en d’abord une.
hoard-lesson-first-game-row = Vous avez trouvé : { $coin }, et vous seul le savez. { $p2 } a aussi tiré une pièce, que vous ne voyez pas. Déposez maintenant la vôtre : choisissez une rangée. À gauche, une pièce compte sa valeur ; à droite, chaque pièce différente compte autant.
hoard-lesson-first-game-row-why = Vous pourriez tirer encore. Mais une pièce en main ne compte pas ; apprenez d’abord à déposer : choisissez une rangée.
hoard-lesson-first-game-bank = Mettez la pièce dans la rangée.
hoard-lesson-first-game-bank-why = Déposez la pièce que vous venez de trouver.
hoard-lesson-first-game-end = Vous avez { $score } points. Vous savez jouer : tirez, déposez, et gardez vos pièces secrètes tant que cela vous sert.
