# GIZA : les leçons.

giza-lesson-first-game = Votre première partie
giza-lesson-first-game-about = Une partie courte et complète contre un rival : pierres, trésors, sphinx, scarabées et la fin.
giza-lesson-first-game-goal = Bienvenue sur le plateau de Gizeh ! Vous et { $p2 } avez chacun trois pyramides et un sphinx. À la fin de la partie, chaque tuile posée sur vos quatre sites compte pour vous, en plus ou en moins. Le plus de points l’emporte.
giza-lesson-first-game-stone = En bas se trouve votre main : quatre tuiles que vous seul voyez. À votre tour, vous en jouez une. Les pierres forment les pyramides. Choisissez la tuile { $tile }, puis votre { giza-site-cheops }.
giza-lesson-first-game-stone-why = C’est possible. Mais une pierre doit toujours être plus petite que ce qu’elle recouvre : une pyramide qui commence par une grande pierre a plus de place pour grandir. Commencez par la tuile { $tile } sur votre { giza-site-cheops }.
giza-lesson-first-game-treasure = Bien bâti : vous avez { $score } points, et vous avez pioché une tuile, si bien que vous en tenez de nouveau quatre. Il en reste { $left } à piocher. { $p2 } a aussi commencé une pyramide. Voici un trésor : il ne peut couvrir qu’une pierre du même nombre exactement. Le vôtre va sur votre { giza-site-cheops }.
giza-lesson-first-game-treasure-why = Ce serait permis, mais le trésor double ce que vous venez de bâtir, et rien d’autre dans votre main ne rapporte autant. Posez-le sur votre { giza-site-cheops }.
giza-lesson-first-game-spoil = Vous avez vu ? { $p2 } a posé une tuile { $tile } sur votre { giza-site-chephren }, et il ne vous reste que { $score } points. Chaque tuile peut aller chez n’importe qui. À vous d’en faire autant : votre pierre négative est plus petite que la pierre de { giza-site-cheops } chez { $p2 }, elle peut donc y aller.
giza-lesson-first-game-spoil-why = Gardez cela pour plus tard. Une pierre négative ne nuit qu’au propriétaire du site, et la vôtre va justement sur { giza-site-cheops } chez { $p2 }. Rendez-lui la pareille !
giza-lesson-first-game-sphinx = { giza-site-cheops } chez { $p2 } montre maintenant { $tile }. En retour, vous avez reçu une base de sphinx : { $lost } points de moins. Mais un sphinx en vaut la peine quand il grandit : base, puis corps, puis tête, toujours dans cet ordre. Vous tenez le corps. Posez-le sur la base.
giza-lesson-first-game-sphinx-why = Pas faux, mais une base seule ne fait que coûter des points. Le corps posé dessus rapporte bien davantage, et vous le tenez.
giza-lesson-first-game-scarab = Le corps vous a rapporté { $gained } points. Or { $p2 } a mis un scarabée sur votre { giza-site-cheops }. Il ne coûte rien, mais tant qu’il est là, personne ne peut bâtir sur ce site. Au lieu de jouer une tuile, vous pouvez consacrer votre tour à l’enlever : choisissez { giza-site-cheops }.
giza-lesson-first-game-scarab-why = Vous pourriez laisser le scarabée où il est. Mais { giza-site-cheops } est votre meilleure pyramide et vous en aurez bientôt besoin : enlevez-le.
giza-lesson-first-game-demolition = Le scarabée a disparu. Vous n’avez rien pioché, puisque vous n’avez rien joué : vous tenez toujours { $hand } tuiles. { $p2 } en a profité pour gâter votre { giza-site-mykerinos } : { $lost } points de moins. La tuile nommée { giza-tile-demolition } emporte n’importe quelle tuile du dessus et s’en va avec elle. Utilisez-la sur cette pierre.
giza-lesson-first-game-demolition-why = C’est possible, mais la pierre de votre { giza-site-mykerinos } est la pire du jeu. Enlevez-la avant qu’elle soit recouverte : on ne peut retirer que la tuile du dessus.
giza-lesson-first-game-finish = Vous avez regagné { $gained } points et en êtes à { $score }. Pensez maintenant à la fin. La partie s’arrête aussitôt que les trois pyramides d’un joueur montrent un « un », positif ou négatif. Sinon, elle s’arrête quand la dernière tuile est piochée. Vous tenez trois « un » et { $p2 } a à peine commencé. Finissons !
giza-lesson-first-game-first-one = Une pierre peut aussi aller sur le sol nu. Posez un « un » sur votre { giza-site-mykerinos }.
giza-lesson-first-game-first-one-why = Cela laisserait { $p2 } vous rattraper. Trois « un » sur trois pyramides terminent la partie pendant que vous menez. Commencez par { giza-site-mykerinos }.
giza-lesson-first-game-second-one = Une pyramide est finie. Un « un » est plus petit que la tuile { $tile } de votre { giza-site-chephren } : pour poser, le signe ne compte pas. Fermez aussi cette pyramide.
giza-lesson-first-game-second-one-why = Tenez-vous au plan : chaque tour d’attente est un tour pour { $p2 }. Posez un « un » sur votre { giza-site-chephren }.
giza-lesson-first-game-last-one = Deux sont finies. { $p2 } ne peut plus vous arrêter : posez votre dernier « un » sur { giza-site-cheops }. Il recouvre le trésor, qui compte toujours.
giza-lesson-first-game-last-one-why = Vous menez, alors terminez : le « un » va sur { giza-site-cheops }. Les tuiles recouvertes gardent leurs points.
giza-lesson-first-game-end = La partie est finie et vous gagnez par { $own } points à { $other } ! Vous savez tout, à une chose près : au lieu de jouer une tuile, vous pouvez en défausser d’une à quatre et en piocher d’autres. Bonne prochaine partie.

giza-lesson-spoiling = Gêner un rival
giza-lesson-spoiling-about = Votre rival est à une tuile de la fin. Quatre façons de lui compliquer la vie.
giza-lesson-spoiling-danger = Regardez le plateau de { $p2 }. { giza-site-chephren } et { giza-site-mykerinos } montrent déjà un « un ». Avec un « un » sur { giza-site-cheops }, la partie serait finie, et vous perdriez. Vous ne voyez pas sa main : faites vite.
giza-lesson-spoiling-scarab = Un scarabée va sur n’importe quel site, et rien ne peut être bâti dessus. Une pyramide coiffée d’un scarabée n’est pas finie non plus. Posez le vôtre sur { giza-site-cheops } chez { $p2 }.
giza-lesson-spoiling-scarab-why = Cela n’arrête pas { $p2 } : une pierre de plus et c’est fini. Bloquez d’abord { giza-site-cheops }.
giza-lesson-spoiling-demolition = { $p2 } a dû dépenser un tour entier pour enlever le scarabée. La tuile du dessus de { giza-site-cheops } est de nouveau : { $tile }. La tuile { giza-tile-demolition } l’enlève pour de bon, avec ses points.
giza-lesson-spoiling-demolition-why = Possible, mais le trésor de { giza-site-cheops } est la meilleure tuile de { $p2 }, et en ce moment il est sur le dessus, à votre portée.
giza-lesson-spoiling-base = Le trésor a disparu, et { $p2 } continue avec { $tile }. Une base de sphinx coûte des points à son propriétaire tant que personne n’y pose le corps. Offrez la vôtre : le site du sphinx de { $p2 } est vide.
giza-lesson-spoiling-base-why = Une autre fois. La base de votre main ne peut que vous coûter des points, sauf si vous trouvez aussi un corps. Laissez-la à { $p2 }.
giza-lesson-spoiling-stone = { $p2 } riposte : votre { giza-site-cheops } montre maintenant { $own }. Encore une façon : une pierre négative sur un nombre plus grand. { giza-site-cheops } chez { $p2 } montre { $tile }, et votre pierre négative est plus petite.
giza-lesson-spoiling-stone-why = Pourquoi pas, mais votre pierre négative va maintenant sur { giza-site-cheops } chez { $p2 } ; au prochain tour, une plus petite s’y trouvera peut-être.
giza-lesson-spoiling-end = { giza-site-cheops } chez { $p2 } finit sur { $tile }. Les scarabées font gagner du temps, { giza-tile-demolition } emporte le meilleur, bases et pierres négatives coûtent des points. Surveillez tous les plateaux, pas seulement le vôtre.

giza-lesson-ending = Finir la partie
giza-lesson-ending-about = Quand finir, et quand attendre encore un tour.
giza-lesson-ending-two-ends = Une partie de GIZA finit de deux façons : la dernière tuile est piochée, ou les trois pyramides d’un joueur montrent un « un ». Il reste { $left } tuiles dans la pile, personne n’attendra donc cela. Mais deux de vos pyramides montrent déjà un « un ».
giza-lesson-ending-wait = Vous tenez un « un » et pourriez finir tout de suite, avec { $score } points et ce « un ». Mais votre { giza-site-cheops } montre { $tile }, et vous tenez le trésor qui lui correspond. Prenez d’abord ces points.
giza-lesson-ending-wait-why = Pas encore ! Après la partie, votre main ne compte pas. Jouez d’abord le trésor sur { giza-site-cheops } : { $p2 } n’est pas près de la fin.
giza-lesson-ending-now = Le trésor vous a donné { $gained } points ; vous en avez { $score }. Attendre davantage ne fait que donner à { $p2 } des tours pour gâter vos pyramides. Posez le « un » dessus : le trésor garde ses points.
giza-lesson-ending-now-why = Vous menez maintenant. Chaque tour de plus donne à { $p2 } la chance d’un scarabée ou d’une tuile { giza-tile-demolition }. Finissez la partie.
giza-lesson-ending-end = C’est fini : { $own } points à { $other }. Finir ne suffit pas pour gagner : ce sont les points qui décident. Terminez donc quand vous pensez mener, et bloquez les autres quand ce sont eux qui mènent.
