# Pyramids : les leçons.

pyramids-lesson-first-game = Votre première partie
pyramids-lesson-first-game-about = Trois manches de construction : dieux, paires de cartes, pyramide, obélisque et tombeau.
pyramids-lesson-first-game-goal = Bienvenue, architecte ! En dix manches, vous bâtissez trois choses avec des cartes : une pyramide de dix cartes, un obélisque et un tombeau secret. Chacun rapporte à sa façon, et le plus de points après dix manches l’emporte.
pyramids-lesson-first-game-god = Une manche commence par les dieux. Un dieu décide de deux choses : le plus petit numéro bâtit en premier, et certains dieux permettent plus que la pyramide. Horus passe en premier mais ne permet rien d’autre. Khépri, numéro trois, ouvre aussi l’obélisque. Choisissez Khépri.
pyramids-lesson-first-game-god-why = Ce dieu est un bon choix aussi. Mais bâtissons un obélisque cette manche, et pour cela il faut Khépri.
pyramids-lesson-first-game-first-card = { $p2 } a choisi Horus et a donc commencé : une paire prise, une carte bâtie. L’autre paire vous revient. Chaque carte montre des pierres de couleur. Une carte doit aller dans la pyramide à chaque manche : commencez par celle qui montre une grande pierre bleue à côté de blanc et de vert.
pyramids-lesson-first-game-first-card-why = Permis, mais il nous faudra vos deux autres cartes pour l’obélisque : toutes deux montrent une grande pierre bleue. Mettez la carte à trois couleurs dans la pyramide.
pyramids-lesson-first-game-obelisk = Votre pyramide est commencée et vaut déjà { $score } points. Khépri vous permet maintenant d’ajouter une carte à l’obélisque. Là, seul compte le nombre de cartes qui partagent une couleur. Prenez la carte aux deux pierres bleues.
pyramids-lesson-first-game-obelisk-why = Possible, mais la carte aux deux pierres bleues porte le glyphe de l’obélisque, qui rapporte deux points là et nulle part ailleurs.
pyramids-lesson-first-game-second-round = Cela vous a donné { $gained } points : un pour la première carte, deux pour son glyphe. Vous gardez une carte pour plus tard ; qui en tient deux à la fin d’une manche en défausse une. La manche { $round } a commencé, et { $p2 } a choisi en premier : Anubis, qui permet une carte au tombeau.
pyramids-lesson-first-game-sekhmet = Sekhmet vient tard mais permet le plus : obélisque et tombeau. Vous avez une carte pour chacun. Choisissez Sekhmet.
pyramids-lesson-first-game-sekhmet-why = Avec ce dieu, vous ne pourriez pas utiliser vos trois cartes cette manche. Sekhmet ouvre tous les édifices.
pyramids-lesson-first-game-neighbour = { $p2 } a mis une carte face cachée dans le tombeau : vous ne la voyez pas. Vous avez pris l’autre paire. Dans la pyramide, les pierres d’une couleur qui se touchent forment un groupe. Posez la carte qui montre blanc au-dessus de vert à droite de la première : le blanc y rejoint le blanc, le vert rejoint le vert.
pyramids-lesson-first-game-neighbour-why = Cela va aussi, mais les groupes ne grandiraient pas. À droite de votre première carte, le blanc et le vert retrouvent leur couleur.
pyramids-lesson-first-game-second-obelisk = { $gained } points d’une seule carte : deux groupes ont grandi, et la carte porte le glyphe de la pyramide. Ensuite l’obélisque : votre carte bleue et blanche y est la deuxième avec du bleu, et chaque carte de plus compte davantage que la précédente.
pyramids-lesson-first-game-second-obelisk-why = L’obélisque attendrait alors. Il aime beaucoup de cartes de la même couleur : donnez-lui encore du bleu.
pyramids-lesson-first-game-tomb = { $gained } points de plus pour l’obélisque. La dernière carte va au tombeau. À la fin, pour chaque couleur, qui en a le plus de pierres dans son tombeau gagne cinq points. Personne ne voit ce que vous y mettez.
pyramids-lesson-first-game-tomb-why = Vous pouvez vous arrêter, mais votre carte porte le glyphe du tombeau et vous aide à avoir le plus de pierres rouges et jaunes. Servez-vous-en.
pyramids-lesson-first-game-horus = Manche { $round }, et vous choisissez en premier. Regardez la carrière : une paire contient une carte blanche, verte et bleue qui convient bien à votre pyramide. Avec Horus, vous prenez votre paire avant { $p2 }.
pyramids-lesson-first-game-horus-why = Avec ce dieu, { $p2 } pourrait passer avant vous et prendre la paire qu’il vous faut. Horus a le plus petit numéro.
pyramids-lesson-first-game-choose = { $p2 } a choisi Khépri et vient après vous. Prenez la première paire.
pyramids-lesson-first-game-choose-why = L’autre paire a peu de blanc et de vert pour vous. Prenez la première.
pyramids-lesson-first-game-second-stage = Vous avez { $score } points. Deux cartes voisines en portent une troisième : posez la carte au grand blanc sur les deux, au deuxième étage. Elle repose à moitié sur chacune.
pyramids-lesson-first-game-second-stage-why = Élargir la base est possible aussi. Mais là-haut, la pierre blanche touche les blanches du dessous, et votre groupe grandit.
pyramids-lesson-first-game-end = { $gained } points de plus, soit { $score }. Ainsi se passent dix manches : quatre cartes en bas, puis trois, deux et une. À la fin, chaque couleur compte son plus grand groupe et le plus long compte encore une fois ; s’ajoutent obélisque, tombeaux et glyphes. Bonne chance !

pyramids-lesson-groups-and-glyphs = Groupes et glyphes
pyramids-lesson-groups-and-glyphs-about = D’où viennent les points d’une pyramide, et à quoi servent les petits signes.
pyramids-lesson-groups-and-glyphs-groups = Regardez vos deux cartes. Deux pierres blanches se touchent, deux vertes aussi : ce sont des groupes. À la fin, chaque couleur compte un point par pierre de son plus grand groupe, et le plus long de tous compte une fois de plus. Vous avez maintenant { $score } points en tout.
pyramids-lesson-groups-and-glyphs-join = La carte au grand blanc, vert et bleu va sur les deux. Là, elle touche ce qui est dessous. Essayez.
pyramids-lesson-groups-and-glyphs-join-why = Là, les pierres toucheraient moins de pierres de leur couleur. Sur les deux cartes, le groupe grandit.
pyramids-lesson-groups-and-glyphs-glyph = Le plus long groupe a grandi : { $gained } points de plus, car le plus long compte deux fois. Votre autre carte porte un glyphe. Il rapporte deux points si la carte est dans l’édifice qu’il montre : ici, un obélisque. Et c’est votre troisième carte avec du bleu.
pyramids-lesson-groups-and-glyphs-glyph-why = Vous pourriez vous arrêter, mais cette carte ne vaut nulle part plus que sur votre obélisque.
pyramids-lesson-groups-and-glyphs-end = { $gained } points d’une carte : la troisième bleue, et le glyphe. Encore un but : si chaque couleur a un groupe d’au moins trois pierres dans votre pyramide, vous gagnez dix points.
