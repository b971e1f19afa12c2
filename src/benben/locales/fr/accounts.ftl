# Comptes : erreurs du serveur et ses courriels.

server-account-exists = vous avez déjà un compte
server-bad-address = ce n’est pas une adresse électronique
server-code-refused = ce code de secours est faux, ou a déjà servi
server-link-used = ce lien a déjà servi ou est trop ancien : demandez-en un nouveau
server-name-taken = un compte s’appelle « { $name } », ou lui ressemble : choisissez un autre nom
server-no-account = il faut un compte pour cela
server-no-accounts = il n’y a pas de comptes sur ce serveur
server-no-mail = ce serveur n’envoie pas de courriel
server-no-passkey = votre compte n’a pas cette clé d’accès
server-no-passkeys = les clés d’accès ne fonctionnent qu’à une adresse qui a un nom, pas à une simple adresse IP
server-no-player = cette personne n’existe pas ici
server-other-name = pour supprimer votre compte, écrivez son nom exactement tel qu’il est
server-passkey-refused = cette clé d’accès ne convient pas : réessayez, ou connectez-vous autrement
server-rated-account = cette table est classée : seules les personnes qui ont un compte s’y assoient
server-rated-alone = une partie classée demande au moins deux places
server-rated-box = une partie classée se joue avec la boîte d’origine : les classements avec des valeurs modifiées ne se comparent pas
server-rated-end = personne ne peut mettre fin seul à une partie classée : vous pouvez abandonner
server-rated-hints = il n’y a pas de conseils aux tables classées
server-rated-level = les bots du niveau « { $level } » n’ont pas de classement : choisissez un autre niveau pour une partie classée
server-table-starting = une de vos tables est en train de commencer : réessayez dans quelques secondes
server-too-many-letters = cela a été demandé { $most } fois en une heure : attendez un peu
server-too-many-passkeys = un compte a au plus { $most } clés d’accès : retirez-en une d’abord
server-letter-mail = Votre lien de connexion
server-letter-mail-text =
    Bonjour { $name },

    ouvrez ce lien pour vous connecter. Il sert une fois, pendant une demi-heure :

    { $link }

    Vous n’avez rien demandé ? Ne tenez pas compte de ce message : rien ne s’est passé.
server-letter-confirm = Est-ce votre adresse ?
server-letter-confirm-text =
    Bonjour { $name },

    quelqu’un a donné cette adresse pour le compte { $name }. Si c’était vous, ouvrez ce lien dans la journée :

    { $link }

    Ce n’était pas vous ? Ne tenez pas compte de ce message : l’adresse ne sera pas utilisée.
