# Giza: The Great Pyramid : noms, refus, événements.

great_pyramid-about = Poussez, nourrissez, levez et décorez ensemble la Grande Pyramide, et tirez-en plus que les autres. Personne ne l’achève sans les autres ; personne non plus ne veut la payer sans eux.
great_pyramid-length = 90 minutes
great_pyramid-weight = moyenne à élevée

# Où l’on place ; d’où l’on part ; où l’on va : la préposition fait partie du nom.
great_pyramid-spot-farm = aux fermes
great_pyramid-spot-temple = au temple de Rê
great_pyramid-spot-artist = au camp des artistes
great_pyramid-spot-middle-camp = au camp de levage du milieu
great_pyramid-spot-capstone-camp = au camp de levage du sommet
great_pyramid-spot-quarry-1 = à la carrière 1
great_pyramid-spot-quarry-2 = à la carrière 2
great_pyramid-spot-quarry-3 = à la carrière 3
great_pyramid-spot-quarry-4 = à la carrière 4 (brun foncé)

great_pyramid-letter-a = A
great_pyramid-letter-b = B
great_pyramid-letter-c = C
great_pyramid-letter-d = D

great_pyramid-from-farm = des fermes
great_pyramid-from-temple = du temple de Rê
great_pyramid-from-artist = du camp des artistes
great_pyramid-from-middle-camp = du camp de levage du milieu
great_pyramid-from-capstone-camp = du camp de levage du sommet
great_pyramid-from-quarry-1 = de la carrière 1
great_pyramid-from-quarry-2 = de la carrière 2
great_pyramid-from-quarry-3 = de la carrière 3
great_pyramid-from-quarry-4 = de la carrière 4 (brun foncé)
great_pyramid-to-farm = { great_pyramid-spot-farm }
great_pyramid-to-temple = { great_pyramid-spot-temple }
great_pyramid-to-artist = { great_pyramid-spot-artist }
great_pyramid-to-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-to-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-to-quarry-1 = { great_pyramid-spot-quarry-1 }
great_pyramid-to-quarry-2 = { great_pyramid-spot-quarry-2 }
great_pyramid-to-quarry-3 = { great_pyramid-spot-quarry-3 }
great_pyramid-to-quarry-4 = { great_pyramid-spot-quarry-4 }

great_pyramid-place-farm = { great_pyramid-touch-farm }
great_pyramid-place-temple = { great_pyramid-touch-temple }
great_pyramid-place-artist = { great_pyramid-touch-artist }
great_pyramid-place-middle-camp = { great_pyramid-touch-middle-camp }
great_pyramid-place-capstone-camp = { great_pyramid-touch-capstone-camp }
great_pyramid-camp-farm = { great_pyramid-spot-farm }
great_pyramid-camp-temple = { great_pyramid-spot-temple }
great_pyramid-camp-artist = { great_pyramid-spot-artist }
great_pyramid-camp-middle-camp = { great_pyramid-spot-middle-camp }
great_pyramid-camp-capstone-camp = { great_pyramid-spot-capstone-camp }
great_pyramid-plate-farm = Fermes
great_pyramid-plate-temple = Temple
great_pyramid-plate-artist = Artistes
great_pyramid-plate-middle-camp = Levage milieu
great_pyramid-plate-capstone-camp = Levage sommet
great_pyramid-quarry-quarry-1 = carrière 1
great_pyramid-quarry-quarry-2 = carrière 2
great_pyramid-quarry-quarry-3 = carrière 3
great_pyramid-quarry-quarry-4 = carrière 4

great_pyramid-row-fish-x2 = pêche ×2
great_pyramid-row-no-bonus = sans bonus
great_pyramid-row-support = soutien
great_pyramid-row-quarry-a = carrière A
great_pyramid-row-quarry-b = carrière B
great_pyramid-row-lifter = levage
great_pyramid-row-farm-x2 = récolte ×2
great_pyramid-row-art-x2 = art ×2

great_pyramid-gives-fish-x2 = mais pas de récolte
great_pyramid-gives-no-bonus = un tour ordinaire
great_pyramid-gives-support = soutien → soutien
great_pyramid-gives-quarry-a = carrière ↔ carrière, soutien
great_pyramid-gives-quarry-b = carrière ↔ carrière, soutien
great_pyramid-gives-lifter = levage ↔ levage, soutien
great_pyramid-gives-farm-x2 = mais pas de pêche
great_pyramid-gives-art-x2 = une ration par œuvre

great_pyramid-stone-base = pierre de base
great_pyramid-stone-middle = pierre du milieu
great_pyramid-stone-capstone = pyramidion
great_pyramid-reserve-base = base
great_pyramid-reserve-middle = milieu
great_pyramid-reserve-capstone = pyramidion
great_pyramid-sled-base = traîneau (pierre de base)
great_pyramid-sled-middle = traîneau (pierre du milieu)
great_pyramid-sled-capstone = traîneau (pyramidion)

great_pyramid-bonus-support = entre deux camps de soutien
great_pyramid-bonus-quarry = entre carrières, ou entre une carrière et un camp de soutien
great_pyramid-bonus-lifter = entre les camps de levage, ou entre un camp de levage et un camp de soutien
great_pyramid-what-farm = la récolte
great_pyramid-what-fish = la pêche
great_pyramid-what-art = la création d’œuvres

great_pyramid-scoring-push = poussée
great_pyramid-scoring-middle-lift = levage
great_pyramid-scoring-final-lift = dernier levage
great_pyramid-scoring-decoration = décoration
great_pyramid-scoring-capstone-decoration = décoration du pyramidion
great_pyramid-scoring-temple = temple de Rê
great_pyramid-source-push = poussées
great_pyramid-source-lift = levages
great_pyramid-source-decoration = décorations
great_pyramid-source-temple = temple de Rê
great_pyramid-amount-hidden = montant secret

great_pyramid-area-board = le chantier
great_pyramid-area-reserve = réserve
great_pyramid-area-order = ordre du tour
great_pyramid-area-aid = aide de jeu
great_pyramid-aid-push = vivres : poussée 1, 2, 3 cases
great_pyramid-aid-lift = vivres : levage
great_pyramid-aid-alone = solo
great_pyramid-aid-ranks = points par rang
great_pyramid-label-food = vivres
great_pyramid-label-art = œuvres
great_pyramid-label-bid = mise
great_pyramid-label-dynasty = dynastie

great_pyramid-still-placing = les ouvriers ne sont pas encore tous placés : mettez-en un dans un camp ou sur un traîneau
great_pyramid-choose-a-row = choisissez une ligne de l’ordre du tour
great_pyramid-row-taken = { $player } a pris la ligne « { $row } » cette manche
great_pyramid-row-used = vous avez déjà utilisé la ligne « { $row } » dans cette dynastie
great_pyramid-bonus-only = la ligne donne un déplacement { $bonus } ; vous pouvez aussi y renoncer
great_pyramid-stays = un déplacement mène d’un lieu à un autre : partir { $from } pour y revenir n’en est pas un
great_pyramid-no-route = aucun déplacement de ce genre ne mène en ce moment { $from } { $to }
great_pyramid-no-lifter-action = on n’entre dans un camp de levage et on n’en sort que par la ligne « levage », par une réaffectation ou au bout d’une piste
great_pyramid-nobody-there = vous n’avez aucun ouvrier à faire partir { $from }
great_pyramid-quarry-unused = avec ce nombre de joueurs, personne ne va { $to }
great_pyramid-full = plus personne ne peut aller { $to } : c’est complet avec { $holds ->
    [one] { $holds } ouvrier
   *[other] { $holds } ouvriers
}
great_pyramid-end-instead = il n’y a rien à quoi renoncer pendant un tour : agissez, ou terminez vos actions
great_pyramid-act-first = c’est votre tour : agissez, ou terminez vos actions
great_pyramid-leave-first = votre ouvrier a quitté la piste de la { $quarry } : mettez-le dans un camp
great_pyramid-track-shorter = dans cette partie, les pistes ont { $length ->
    [one] { $length } case
   *[other] { $length } cases
} ; il n’y a pas de case { $position }
great_pyramid-nobody-on-track = vous n’avez pas d’ouvrier sur la piste de la { $quarry }, case { $position }
great_pyramid-on-the-sled = personne ne descend d’un traîneau
great_pyramid-next-full = la case suivante est complète ; un ouvrier peut la dépasser avec deux actions
great_pyramid-nothing-to-pass = la case suivante n’est pas complète : avancez-y
great_pyramid-pass-costs-two = dépasser une case complète prend deux actions, et il vous en reste une
great_pyramid-landing-full = la case qui suit la case complète est complète elle aussi
great_pyramid-no-more = { $what } n’est plus possible, ou ne l’est pas avec la ligne « { $row } »
great_pyramid-yields-nothing = { $what } ne rapporterait rien : vous avez { $farmers ->
    [one] { $farmers } ouvrier
   *[other] { $farmers } ouvriers
} aux fermes
great_pyramid-too-few-artists = vous avez { $artists ->
    [one] { $artists } ouvrier
   *[other] { $artists } ouvriers
} au camp des artistes : pas assez pour { $amount ->
    [one] { $amount } œuvre
   *[other] { $amount } œuvres
}
great_pyramid-too-little-food = vous avez { $food ->
    [one] { $food } ration
   *[other] { $food } rations
} : pas assez pour { $amount }
great_pyramid-too-little-art = vous avez { $art ->
    [one] { $art } œuvre
   *[other] { $art } œuvres
} : pas assez pour { $amount }
great_pyramid-nominate = une pierre est prête : désignez-en une
great_pyramid-sled-gone = le traîneau de la { $quarry } a quitté le jeu
great_pyramid-sled-not-ready = il faut { $crew ->
    [one] { $crew } ouvrier
   *[other] { $crew } ouvriers
} sur le traîneau de la { $quarry }
great_pyramid-no-middle-stone = aucune pierre du milieu n’attend au camp de levage du milieu
great_pyramid-no-capstone = le pyramidion n’est dans aucun camp de levage
great_pyramid-camp-not-ready = un levage demande { $crew ->
    [one] { $crew } ouvrier
   *[other] { $crew } ouvriers
} dans le camp de la pierre
great_pyramid-no-base-free = aucune pierre de base n’est libre pour une pierre du milieu
great_pyramid-eight-first = le pyramidion attend que les huit autres pierres soient en place
great_pyramid-bid-now = une pierre est désignée : misez des rations pour vos ouvriers qui s’y trouvent
great_pyramid-bid-too-high = vos ouvriers présents acceptent { $most ->
    [one] { $most } ration
   *[other] { $most } rations
} au plus, pas { $amount }
great_pyramid-build-now = la pierre est à poser : choisissez sa place
great_pyramid-place-built = la place { $letter } est déjà construite
great_pyramid-no-base-there = il n’y a pas de pierre de base en { $letter }
great_pyramid-assign-now = le traîneau est déchargé : affectez vos ouvriers aux camps, un par un
great_pyramid-decorate-now = une rangée est complète : misez des œuvres, ou 0
great_pyramid-load-now = le traîneau est de retour : choisissez pour lui une pierre de la réserve
great_pyramid-not-in-reserve = la réserve n’a pas de pierre de ce genre : { $stone }

great_pyramid-event-first = { $player } commence
great_pyramid-event-place = { $who } place un ouvrier { $spot }
great_pyramid-event-round = la manche { $round } commence
great_pyramid-event-second-dynasty = la Seconde dynastie commence : sa tuile est posée sur la piste d’ordre du tour
great_pyramid-event-row = { $who } prend la ligne « { $row } »
great_pyramid-event-move = { $who } déplace un ouvrier { $from } { $to }
great_pyramid-event-skip = { $who } ne déplace personne
great_pyramid-event-advance = { $who } fait avancer un ouvrier sur la piste de la { $quarry }
great_pyramid-event-pass = { $who } fait dépasser une case complète à un ouvrier sur la piste de la { $quarry }
great_pyramid-event-farm = { $who } récolte
great_pyramid-event-fish = { $who } pêche
great_pyramid-event-art = { $who } crée { $amount ->
    [one] { $amount } œuvre
   *[other] { $amount } œuvres
}
great_pyramid-event-end-turn = { $who } termine ses actions
great_pyramid-event-end = { $why ->
    [capstone] le pyramidion est en place : la partie est terminée
   *[rounds] la dernière manche est finie : la partie aussi
}
great_pyramid-event-leave = { $who } loge l’ouvrier sorti de la piste { $camp }
great_pyramid-event-push = { $who } désigne le traîneau de la { $quarry }
great_pyramid-event-lift = { $who } désigne un levage : { $stone }
great_pyramid-event-bid = { $who } mise { $amount ->
    [one] { $amount } ration
   *[other] { $amount } rations
}
great_pyramid-event-pushed = le traîneau de la { $quarry } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
great_pyramid-event-swept = { $count ->
    [one] { $count } ouvrier sur le chemin du traîneau part au temple de Rê
   *[other] { $count } ouvriers sur le chemin du traîneau partent au temple de Rê
}
great_pyramid-event-starved = échec : { $player } perd un ouvrier affamé, qui part aux fermes
great_pyramid-event-build = { $who } pose la pierre en { $letter }
great_pyramid-event-row-complete = { $tier ->
    [yes] une rangée est complète et sera décorée ; l’étage l’est aussi : le temple de Rê sera compté
   *[no] une rangée est complète : elle sera décorée
}
great_pyramid-event-assign = { $who } affecte un ouvrier { $camp }
great_pyramid-event-decorate = { $who } a misé des œuvres en secret
great_pyramid-event-opened = { $player } avait misé { $amount ->
    [one] { $amount } œuvre
   *[other] { $amount } œuvres
}
great_pyramid-event-scored = { $player } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $scoring } ; { $counted } : { $amount })
great_pyramid-event-load = { $who } charge une pierre : { $stone }

great_pyramid-gives-up-actions = { $actions ->
    [one] Vous renoncez à une action
   *[other] Vous renoncez à { $actions } actions
}
great_pyramid-gives-up-move = Vous renoncez au déplacement de votre ligne
great_pyramid-gives-up-decoration = Vous laissez la décoration aux autres

great_pyramid-ask-place-worker = Placez un ouvrier dans un camp ou sur un traîneau
great_pyramid-ask-choose-row = Choisissez votre ligne : quand vous agissez, et ce qu’elle donne
great_pyramid-ask-bonus-move = Déplacez un ouvrier comme votre ligne le permet, ou renoncez
great_pyramid-ask-turn = Agissez : déplacer un ouvrier, en avancer un sur une piste, récolter, pêcher ou créer ; ou terminez vos actions
great_pyramid-ask-leave-track = Choisissez un camp pour l’ouvrier sorti de la piste
great_pyramid-ask-nominate = Désignez une pierre prête
great_pyramid-ask-bid = Misez des rations pour vos ouvriers sur cette pierre
great_pyramid-ask-build = Choisissez où poser la pierre
great_pyramid-ask-reassign = Choisissez un camp pour un ouvrier du traîneau
great_pyramid-ask-decorate = Misez des œuvres en secret pour la décoration
great_pyramid-ask-load = Choisissez la prochaine pierre du traîneau

great_pyramid-about-place-worker = { $left } sur { $of } à placer maintenant, puis au suivant ; { $all } en tout
great_pyramid-about-turn = actions restantes : { $actions } sur { $of } ; ensuite une pierre prête est déplacée
great_pyramid-about-bid = { $task } ; misé jusqu’ici : { $given }, il en faut { $needs } ; vos ouvriers là : { $workers }, deux rations chacun au plus
great_pyramid-about-build = { $way ->
    [lift] une pierre du milieu ; A et B forment une rangée, C et D une autre : une rangée complète est décorée
   *[other] une pierre de base ; A et B forment une rangée, C et D une autre : une rangée complète est décorée
}
great_pyramid-about-load = { $quarry }
great_pyramid-task-push-quarry-1 = le traîneau de la carrière 1
great_pyramid-task-push-quarry-2 = le traîneau de la carrière 2
great_pyramid-task-push-quarry-3 = le traîneau de la carrière 3
great_pyramid-task-push-quarry-4 = le traîneau de la carrière 4
great_pyramid-task-lift-middle = le levage d’une pierre du milieu : le plus de vivres rapporte le plus
great_pyramid-task-lift-capstone = le levage du pyramidion : le plus de vivres rapporte le plus
great_pyramid-counted-workers = ouvriers
great_pyramid-counted-food = rations
great_pyramid-counted-art = œuvres
great_pyramid-begin-move = déplacer un ouvrier : { $touched }

great_pyramid-do-place = placer un ouvrier { $spot }
great_pyramid-do-row = ligne « { $row } »
great_pyramid-do-move = déplacer un ouvrier { $from } { $to }
great_pyramid-do-skip = ne déplacer personne
great_pyramid-do-advance = { $position ->
    [0] faire avancer un ouvrier d’une case depuis la { $quarry }
   *[other] faire avancer un ouvrier d’une case : { $quarry }, case { $position }
}
great_pyramid-do-pass = { $position ->
    [0] faire dépasser la case complète à un ouvrier depuis la { $quarry }
   *[other] faire dépasser la case complète à un ouvrier : { $quarry }, case { $position }
}
great_pyramid-do-farm = récolter
great_pyramid-do-fish = pêcher
great_pyramid-do-art = créer { $amount ->
    [one] { $amount } œuvre
   *[other] { $amount } œuvres
}
great_pyramid-do-end-turn = terminer les actions
great_pyramid-do-leave = loger l’ouvrier { $camp }
great_pyramid-do-push = désigner le traîneau de la { $quarry }
great_pyramid-do-lift = désigner un levage : { $stone }
great_pyramid-do-bid = miser { $amount ->
    [one] { $amount } ration
   *[other] { $amount } rations
}
great_pyramid-do-build = poser la pierre en { $letter }
great_pyramid-do-assign = affecter un ouvrier { $camp }
great_pyramid-do-decorate = miser { $amount ->
    [one] { $amount } œuvre
   *[other] { $amount } œuvres
}
great_pyramid-do-load = charger une pierre : { $stone }
great_pyramid-touch-farm = fermes et pêche
great_pyramid-touch-temple = temple de Rê
great_pyramid-touch-artist = camp des artistes
great_pyramid-touch-middle-camp = camp de levage du milieu
great_pyramid-touch-capstone-camp = camp de levage du sommet
great_pyramid-touch-do-skip = { great_pyramid-do-skip }
great_pyramid-touch-do-advance = faire avancer un ouvrier
great_pyramid-touch-do-pass = faire dépasser une case complète à un ouvrier
great_pyramid-touch-do-farm = { great_pyramid-do-farm }
great_pyramid-touch-do-fish = { great_pyramid-do-fish }
great_pyramid-touch-do-art = créer des œuvres
great_pyramid-touch-do-end = { great_pyramid-do-end-turn }
great_pyramid-touch-amount = { $word }
great_pyramid-touch-quarry-1-0 = fosse de la { great_pyramid-quarry-quarry-1 }
great_pyramid-touch-quarry-1-1 = { great_pyramid-quarry-quarry-1 }, case 1
great_pyramid-touch-quarry-1-2 = { great_pyramid-quarry-quarry-1 }, case 2
great_pyramid-touch-quarry-1-3 = { great_pyramid-quarry-quarry-1 }, case 3
great_pyramid-touch-quarry-1-4 = { great_pyramid-quarry-quarry-1 }, case 4
great_pyramid-touch-quarry-1-5 = { great_pyramid-quarry-quarry-1 }, case 5
great_pyramid-touch-quarry-1-past = { great_pyramid-quarry-quarry-1 }, bout de la piste
great_pyramid-touch-quarry-2-0 = fosse de la { great_pyramid-quarry-quarry-2 }
great_pyramid-touch-quarry-2-1 = { great_pyramid-quarry-quarry-2 }, case 1
great_pyramid-touch-quarry-2-2 = { great_pyramid-quarry-quarry-2 }, case 2
great_pyramid-touch-quarry-2-3 = { great_pyramid-quarry-quarry-2 }, case 3
great_pyramid-touch-quarry-2-4 = { great_pyramid-quarry-quarry-2 }, case 4
great_pyramid-touch-quarry-2-5 = { great_pyramid-quarry-quarry-2 }, case 5
great_pyramid-touch-quarry-2-past = { great_pyramid-quarry-quarry-2 }, bout de la piste
great_pyramid-touch-quarry-3-0 = fosse de la { great_pyramid-quarry-quarry-3 }
great_pyramid-touch-quarry-3-1 = { great_pyramid-quarry-quarry-3 }, case 1
great_pyramid-touch-quarry-3-2 = { great_pyramid-quarry-quarry-3 }, case 2
great_pyramid-touch-quarry-3-3 = { great_pyramid-quarry-quarry-3 }, case 3
great_pyramid-touch-quarry-3-4 = { great_pyramid-quarry-quarry-3 }, case 4
great_pyramid-touch-quarry-3-5 = { great_pyramid-quarry-quarry-3 }, case 5
great_pyramid-touch-quarry-3-past = { great_pyramid-quarry-quarry-3 }, bout de la piste
great_pyramid-touch-quarry-4-0 = fosse de la { great_pyramid-quarry-quarry-4 }
great_pyramid-touch-quarry-4-1 = { great_pyramid-quarry-quarry-4 }, case 1
great_pyramid-touch-quarry-4-2 = { great_pyramid-quarry-quarry-4 }, case 2
great_pyramid-touch-quarry-4-3 = { great_pyramid-quarry-quarry-4 }, case 3
great_pyramid-touch-quarry-4-4 = { great_pyramid-quarry-quarry-4 }, case 4
great_pyramid-touch-quarry-4-5 = { great_pyramid-quarry-quarry-4 }, case 5
great_pyramid-touch-quarry-4-past = { great_pyramid-quarry-quarry-4 }, bout de la piste
great_pyramid-touch-site-a = place A
great_pyramid-touch-site-a-base = base de la place A
great_pyramid-touch-site-a-middle = milieu de la place A
great_pyramid-touch-site-b = place B
great_pyramid-touch-site-b-base = base de la place B
great_pyramid-touch-site-b-middle = milieu de la place B
great_pyramid-touch-site-c = place C
great_pyramid-touch-site-c-base = base de la place C
great_pyramid-touch-site-c-middle = milieu de la place C
great_pyramid-touch-site-d = place D
great_pyramid-touch-site-d-base = base de la place D
great_pyramid-touch-site-d-middle = milieu de la place D
great_pyramid-touch-site-top = sommet de la pyramide
great_pyramid-piece-worker = ouvrier
great_pyramid-place-unplaced = ouvriers à placer
great_pyramid-piece-turn = ligne prise par { $word }
great_pyramid-piece-used = ligne utilisée par { $word }
great_pyramid-tile-second-dynasty = tuile de la Seconde dynastie

great_pyramid-total = total
great_pyramid-source = { $source }
great_pyramid-rank = { $tied ->
    [one] rang { $rank }, { $counted } : { $amount }
   *[other] rang { $rank }, { $counted } : { $amount }, à partager entre { $tied } joueurs
}
great_pyramid-solo = sans rival sur le traîneau
great_pyramid-scoring = manche { $round } : { $scoring } ({ $stone })

great_pyramid-option-capstone_first_lift = late : les deux levages du pyramidion attendent toutes les autres pierres ; early : seul le dernier les attend
great_pyramid-option-reassign = les ouvriers sont-ils réaffectés avant la décoration et le temple, ou après ?
great_pyramid-option-memory = closed : les rations et les œuvres derrière le paravent des autres ne se montrent pas ; open : elles se montrent
great_pyramid-option-track_length = le nombre de cases entre une carrière et le chantier
great_pyramid-option-box = les valeurs de la boîte : d’origine, ou modifiées
great_pyramid-box-printed = d’origine

# What things are and do, for whoever points at them; what is left of a question; the legend.
great_pyramid-legend-stones = Pierres
great_pyramid-legend-sleds = Traîneaux
great_pyramid-legend-workers = Ouvriers
great_pyramid-legend-tile = Tuile
great_pyramid-explain-stone-base = Une pierre de base : poussée jusqu’au chantier sur un traîneau, elle va sur une place de base libre.
great_pyramid-explain-stone-middle = Une pierre du milieu : poussée jusqu’au camp de levage du milieu, puis levée sur une pierre de base.
great_pyramid-explain-stone-capstone = Le pyramidion : levé deux fois, en dernier tout en haut. Alors la partie finit.
great_pyramid-explain-sled = Un traîneau et sa pierre. Avec { $crew } ouvriers dessus ou plus, de toutes couleurs, il peut être poussé ; en ce moment { $workers ->
    [one] { $workers } y est
   *[other] { $workers } y sont
}. Pousser demande des vivres : 4 pour une case, 6 pour deux, 8 pour trois.
great_pyramid-explain-worker = Un ouvrier. Qui en a le plus sur un traîneau qui arrive gagne le plus ; chacun reçoit deux rations au plus.
great_pyramid-explain-turn = La ligne prise par ce joueur cette manche : elle dit quand il agit et ce qu’il peut faire de plus.
great_pyramid-explain-used = Une ligne que ce joueur a utilisée : elle redevient libre dans la deuxième dynastie.
great_pyramid-explain-tile = La deuxième dynastie a commencé : chaque ligne peut être prise une fois de plus.
great_pyramid-explain-place-site = Une place de la pyramide. A et B forment une rangée, C et D aussi : une rangée complète est décorée. Une pierre du milieu demande une pierre de base dessous.
great_pyramid-explain-place-site-top = Le sommet : le pyramidion y vient quand les huit autres pierres sont en place, et la partie finit.
great_pyramid-explain-place-reserve = Les pierres qu’aucun traîneau ne porte encore. Qui a déchargé un traîneau y choisit sa prochaine pierre.
great_pyramid-explain-place-farm = Les fermes, un camp de soutien. Récolter donne une ration pour chacun de vos ouvriers ici, pêcher la moitié. { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-temple = Le temple de Rê, un camp de soutien. Quand un étage de la pyramide est complet, qui a le plus d’ouvriers ici gagne le plus. { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-artist = Le camp des artistes, un camp de soutien. On y crée des œuvres : une ration chacune, une au plus par ouvrier ici. { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-middle-camp = Le camp de levage du milieu. Avec { $crew } ouvriers et 4 rations, la pierre du milieu qui attend ici est levée. { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-capstone-camp = Le camp de levage du sommet. Avec { $crew } ouvriers et 4 rations, le pyramidion est levé tout en haut. { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-board = { $at ->
    [quarry] Une carrière. Sa piste mène au chantier ; un traîneau y porte ses pierres.
    [pit] La carrière : les ouvriers y attendent son traîneau, ou sont dessus. Il y a place pour { $holds }.
    [end] Au-delà de la dernière case : le traîneau poussé ici est déchargé, et sa pierre arrive.
   *[space] Une case de la piste : il y a place pour { $holds } ouvriers. Un traîneau qui arrive envoie les ouvriers seuls au temple de Rê.
} { $workers ->
    [0] Personne n’y est en ce moment.
    [one] Un ouvrier y est en ce moment.
   *[other] { $workers } ouvriers y sont en ce moment.
}
great_pyramid-explain-place-row = Ligne { $number } de l’ordre du tour : les petits numéros agissent d’abord. Une ligne se prend une fois par dynastie.
great_pyramid-explain-place-dynasty = Dix manches font deux dynasties de cinq.
great_pyramid-explain-place-food = Les vivres derrière l’écran. Ils nourrissent les ouvriers qui poussent ou lèvent, et paient les œuvres. Tout le monde les a vus ; ceux des autres, il faut s’en souvenir.
great_pyramid-explain-place-art = Les œuvres derrière l’écran. On les mise en secret quand une rangée est décorée.
great_pyramid-explain-place-bid = La mise de ce joueur ; tout ce qui est misé est dépensé.
great_pyramid-explain-place-unplaced = Les ouvriers encore à placer, deux à la fois.
great_pyramid-explain-place-aid = Ce qu’il faut de vivres pour pousser ou lever, et les points du premier, du deuxième et du troisième. Qui est seul reçoit les points après le plus.
great_pyramid-explain-area-board = Le chantier : la pyramide, les pistes des carrières et les camps.
great_pyramid-explain-area-order = Qui agit quand cette manche, et quelle manche est en cours.
great_pyramid-explain-area-player = L’écran d’un joueur et ses points jusqu’ici.
great_pyramid-explain-area-aid = { great_pyramid-explain-place-aid }
great_pyramid-about-choose-row = La ligne décide quand vous agissez et ce que vous pouvez faire de plus ; chacune sert une fois pendant les manches 1 à 5, et une fois encore ensuite.
great_pyramid-about-bonus-move = Un déplacement, puis le joueur suivant choisit une ligne.
great_pyramid-about-nominate = { $ready ->
    [one] { $ready } pierre est prête : il faut la désigner.
   *[other] { $ready } pierres sont prêtes : il faut en désigner une.
} Puis chacun qui y a des ouvriers donne des vivres.
great_pyramid-about-leave-track = Votre ouvrier est au bout de la piste : { $quarry }. Il ne marque rien.
great_pyramid-about-reassign = { $left ->
    [one] Le dernier des vôtres sur le traîneau.
   *[other] { $left } des vôtres sont sur le traîneau.
}
great_pyramid-about-decorate = Chacun mise en même temps ; tout l’art misé est dépensé, et les plus fortes mises gagnent le plus. Avec 0, on ne mise rien.
