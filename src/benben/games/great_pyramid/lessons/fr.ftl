# Great Pyramid : les leçons.

great_pyramid-lesson-first-game = Votre première partie
great_pyramid-lesson-first-game-about = La première manche : rations, œuvres, et une pierre poussée jusqu’à la pyramide.
great_pyramid-lesson-first-game-goal = Pharaon veut une pyramide ! Des pierres attendent sur les traîneaux des carrières. Ensemble, vous les poussez le long des pistes jusqu’au chantier, où la pyramide grandit pierre par pierre. Qui donne le plus pour une pierre marque le plus. Après dix manches, le plus de points l’emporte.
great_pyramid-lesson-first-game-workers = Vos ouvriers sont dans les camps : aux fermes pour les rations, chez les artistes pour les œuvres, au temple de Râ pour les prières, et sur les traîneaux des carrières. Derrière votre paravent : { $food } rations et { $art } œuvres.
great_pyramid-lesson-first-game-row = Chaque manche commence par l’ordre du tour : chacun prend une ligne, et celle du haut agit en premier. Certaines donnent un bonus. Agissons tôt : prenez la ligne sans bonus.
great_pyramid-lesson-first-game-row-why = Une bonne ligne pour un autre jour. Plus bas, vous agiriez après les autres, et la première poussée ne serait pas de votre choix. Prenez la ligne sans bonus.
great_pyramid-lesson-first-game-farm = C’est à vous, avec trois actions. D’abord les rations : récolter en donne une pour chacun de vos { $workers } ouvriers aux fermes. Récoltez !
great_pyramid-lesson-first-game-farm-why = Vos autres actions y suffiront. Sans rations, aucune pierre ne bouge : commencez par la récolte.
great_pyramid-lesson-first-game-art = { $gained } rations de plus. Vos { $artists } artistes changent des rations en œuvres, une pour une. Les œuvres décorent les rangées finies de la pyramide, et cela vaut beaucoup de points. Créez-en autant que vous pouvez.
great_pyramid-lesson-first-game-art-why = Plus tard, peut-être. Pour l’instant vos artistes sont oisifs : que chacun crée une œuvre.
great_pyramid-lesson-first-game-join = Vous avez { $art } œuvres et { $food } rations. Avec votre dernière action, envoyez un ouvrier des fermes à la première carrière : une poussée rapporte selon le nombre d’ouvriers sur le traîneau, et trois des vôtres valent plus qu’un de { $p2 }.
great_pyramid-lesson-first-game-join-why = Possible, mais c’est sur le traîneau de la première carrière qu’il y a des points. Encore un ouvrier des fermes et il est plein.
great_pyramid-lesson-first-game-nominate = Après les actions, vous désignez une pierre prête : un traîneau avec au moins trois ouvriers. Deux le sont. Choisissez celui de vos ouvriers, dans la première carrière.
great_pyramid-lesson-first-game-nominate-why = Aucun de vos ouvriers n’est sur ce traîneau : { $p3 } marquerait sans partage. Désignez celui de la première carrière.
great_pyramid-lesson-first-game-bid = Les ouvriers veulent manger. Chacun de ceux qui y ont des ouvriers mise une fois, au plus deux rations par ouvrier. { $p2 } a misé { $other }. Quatre rations avancent le traîneau d’une case, six de deux, huit de trois. Vous en avez { $food } : misez tout ce que vos trois ouvriers peuvent porter.
great_pyramid-lesson-first-game-bid-why = Le traîneau irait moins loin, ou pas du tout. Misez six : avec { $p2 }, cela fait huit, et le traîneau avance de trois cases.
great_pyramid-lesson-first-game-second-push = Trois cases : le traîneau est juste devant le chantier. C’est au tour de { $p2 }, qui désigne le même traîneau. Cette fois vous misez avant { $p2 }, qui ne donnera peut-être rien. Vous avez { $food } rations. Assurez-vous du résultat : quatre suffisent pour une case.
great_pyramid-lesson-first-game-second-push-why = Avec moins, la poussée peut échouer et un ouvrier affamé partirait ; avec plus, vous gaspillez. Quatre font avancer le traîneau à coup sûr.
great_pyramid-lesson-first-game-assign = La pierre est arrivée ! { $p2 } l’avait désignée et a choisi sa place. Vous aviez le plus d’ouvriers sur le traîneau : { $gained } points pour vous, { $other } pour { $p2 }. Vos trois ouvriers sont libres et vont où vous voulez. Le premier retourne aux fermes.
great_pyramid-lesson-first-game-assign-why = Bientôt. Mais vos rations sont presque épuisées, et un ouvrier de plus aux fermes fait une ration de plus à chaque récolte.
great_pyramid-lesson-first-game-lifters = Les prochaines pierres vont plus haut. Du camp de levage du milieu, les ouvriers hissent les pierres sur la base ; il en faut trois. Envoyez-y le deuxième.
great_pyramid-lesson-first-game-lifters-why = On pousse les pierres de base, mais celles du milieu se lèvent, et qui est là tôt marque des points. Envoyez cet ouvrier au levage du milieu.
great_pyramid-lesson-first-game-next-round = Votre troisième ouvrier suit. { $p2 } a chargé une nouvelle pierre, { $p3 } a poussé sans aide, et la deuxième manche commence : qui a agi en dernier choisit maintenant sa ligne en premier.
great_pyramid-lesson-first-game-last = Vous menez avec { $score } points. Retenez : les rations poussent et lèvent, les œuvres décorent les rangées pleines, les ouvriers du temple marquent quand un étage est complet, et le pyramidion termine la partie. Les leçons courtes montrent rations, faim et décoration. Bâtissez bien !

great_pyramid-lesson-feeding = Nourrir une poussée
great_pyramid-lesson-feeding-about = Combien de rations demande un traîneau, et quand une de plus est perdue.
great_pyramid-lesson-feeding-ready = Un traîneau avec au moins trois ouvriers est prêt. Sur celui de la première carrière : { $own } à vous et { $other } à { $p2 }. Ce sont les rations qui le font bouger : moins de quatre en tout et la poussée échoue, quatre ou cinq font une case, six ou sept deux, huit trois. Toute ration misée est perdue, quoi qu’il arrive.
great_pyramid-lesson-feeding-nominate = Vous devez désigner une pierre prête. Prenez le traîneau de la première carrière.
great_pyramid-lesson-feeding-nominate-why = Aucun de vos ouvriers n’y est : vous ne pourriez même pas miser. Désignez celui de la première carrière.
great_pyramid-lesson-feeding-bid = { $p2 } mise en premier et donne { $other }. Vous avez { $food } rations et pouvez miser au plus deux par ouvrier. Quelle est la mise la moins chère qui fait bouger le traîneau ?
great_pyramid-lesson-feeding-bid-why = Comptez encore : avec moins, le total reste sous quatre et échoue ; avec plus, il fait cinq, qui ne va pas plus loin que quatre. Misez trois.
great_pyramid-lesson-feeding-end = Le traîneau est sur la case { $at }, pour { $spent } de vos rations. Pensez par paliers de quatre, six et huit : une mise entre deux ne profite à personne.

great_pyramid-lesson-starving = La faim
great_pyramid-lesson-starving-about = Ce qui arrive quand une poussée échoue, et comment faire payer un avare.
great_pyramid-lesson-starving-danger = Sur ce traîneau : { $own } de vos ouvriers, un de { $p2 } et un de { $p3 }. Si la poussée échoue, qui a misé le moins perd un ouvrier du traîneau, qui part aux fermes ; à égalité, chacun d’eux en perd un.
great_pyramid-lesson-starving-nominate = Désignez le traîneau de la première carrière et voyez qui est généreux.
great_pyramid-lesson-starving-nominate-why = Celui-là est à { $p2 }. Désignez celui de vos ouvriers.
great_pyramid-lesson-starving-bid = { $p2 } ne donne rien et { $p3 } donne { $third } : vous devriez nourrir tout le monde. Laissez échouer, mais sans être la plus petite mise : une ration suffit.
great_pyramid-lesson-starving-bid-why = Sans rien, vous auriez faim avec { $p2 } ; avec trois ou plus, vous payez pour tous, et deux est plus qu’il n’en faut. Misez une.
great_pyramid-lesson-starving-end = La poussée a échoué, et l’ouvrier de { $p2 } a eu faim : il a quitté le traîneau, et { $p2 } a maintenant { $workers } ouvriers aux fermes. Cela vous a coûté { $spent } ration, et votre part du traîneau a grandi.

great_pyramid-lesson-decorating = Décorer
great_pyramid-lesson-decorating-about = Complétez une rangée, puis misez des œuvres en secret.
great_pyramid-lesson-decorating-row = Votre traîneau est arrivé et vous choisissez la place de sa pierre. A et B forment une rangée, et A est déjà bâtie. Une rangée pleine est décorée aussitôt. Bâtissez en B.
great_pyramid-lesson-decorating-row-why = Là, la rangée resterait ouverte. Vous avez des œuvres à miser : complétez la rangée de A et B.
great_pyramid-lesson-decorating-secret = { $gained } points pour la poussée, et maintenant la décoration. Tous les joueurs, même sans avoir poussé, misent en secret ce qu’ils veulent de leurs œuvres. Le plus rapporte six points, puis trois, puis un. Vous avez { $art } œuvres. Toute œuvre misée est dépensée.
great_pyramid-lesson-decorating-bid = { $p2 } et { $p3 } ont commencé avec trois œuvres et n’en ont pas créé depuis. Combien sont donc sûrement le plus ? Misez quatre.
great_pyramid-lesson-decorating-bid-why = Avec moins, quelqu’un peut vous égaler ou vous dépasser ; avec plus, vous payez pour rien. Quatre, c’est une de plus que ce qu’ils peuvent avoir.
great_pyramid-lesson-decorating-end = Les mises sont ouvertes : { $gained } points pour vous, { $other } pour { $p2 }, qui a tout misé. Il vous reste { $left } œuvre pour la prochaine rangée. Comptez ce que créent les autres : tout se fait au grand jour, et la mémoire paie.
