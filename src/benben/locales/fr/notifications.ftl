# What notifications say.

notify-turn-title = C’est à vous
notify-turn = { $game } : c’est à vous de jouer.
notify-digest-title = Des tables vous attendent
notify-digest =
    { $count ->
        [one] Une table vous attend.
       *[other] { $count } tables vous attendent.
    }
notify-confirm-title = Est-ce votre adresse ?
notify-confirm = Quelqu’un veut recevoir à cette adresse des nouvelles de parties de benben. Si c’est vous, ouvrez cette page et confirmez. Sinon, ne faites rien.
notify-test-title = Un essai
notify-test = Les notifications de benben vous parviennent ici.
notify-off = Ne plus en recevoir :
notify-invite-title = { $name } vous invite
notify-invite = { $name } vous invite à une table de { $game }.
