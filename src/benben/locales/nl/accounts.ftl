# Accounts: fouten van de server en zijn mails.

server-account-exists = je hebt al een account
server-bad-address = dat is geen e-mailadres
server-code-refused = deze herstelcode klopt niet, of is al gebruikt
server-link-used = deze link is al gebruikt of te oud: vraag een nieuwe
server-name-taken = een account heet “{ $name }”, of lijkt daarop: kies een andere naam
server-no-account = hiervoor is een account nodig
server-no-accounts = op deze server zijn geen accounts
server-no-mail = deze server verstuurt geen e-mail
server-no-passkey = je account heeft die passkey niet
server-no-passkeys = passkeys werken alleen op een adres met een naam, niet op een kaal IP-adres
server-no-player = die speler is er niet
server-other-name = typ de naam van je account precies zoals hij is om het te verwijderen
server-passkey-refused = deze passkey past niet: probeer het opnieuw, of meld je anders aan
server-rated-account = deze tafel telt voor de ranglijst: hier zitten alleen spelers met een account
server-rated-alone = een partij voor de ranglijst vraagt minstens twee spelers
server-rated-box = een partij voor de ranglijst wordt met de gedrukte doos gespeeld: ratings met gewijzigde waarden zijn niet te vergelijken
server-rated-end = een partij voor de ranglijst kan niemand alleen beëindigen: je mag opgeven
server-rated-hints = aan tafels voor de ranglijst zijn er geen hints
server-rated-level = bots van niveau “{ $level }” hebben geen rating: kies een ander niveau voor een partij voor de ranglijst
server-table-starting = een van je tafels begint net: probeer het over een paar seconden opnieuw
server-too-many-letters = dat is binnen een uur { $most } keer gevraagd: wacht even
server-too-many-passkeys = een account heeft hoogstens { $most } passkeys: verwijder er eerst een
server-letter-mail = Je link om je aan te melden
server-letter-mail-text =
    Hallo { $name },

    open deze link om je aan te melden. Hij werkt één keer, een halfuur lang:

    { $link }

    Heb je hier niet om gevraagd? Negeer deze mail dan: er is niets gebeurd.
server-letter-confirm = Is dit je adres?
server-letter-confirm-text =
    Hallo { $name },

    iemand heeft dit adres opgegeven voor het account { $name }. Was jij dat, open dan binnen een dag deze link:

    { $link }

    Was jij het niet? Negeer deze mail dan: het adres wordt niet gebruikt.
