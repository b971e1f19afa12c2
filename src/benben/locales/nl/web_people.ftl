# Accounts, geschiedenis, statistieken en ratings in de browser.

web-people = Spelers en hun partijen
web-account = Account
web-account-sign-in = Aanmelden
web-history = Geschiedenis
web-statistics = Statistieken
web-leaderboard = Ranglijst
web-player = Speler
web-former-player = een voormalige speler

web-profile = Profiel
web-profile-change = Naam, kleur en symbool wijzigen
web-shown = Je openbare pagina toont
web-shown-ratings = ratings, ook op de ranglijst
web-shown-statistics = statistieken
web-shown-history = je laatste partijen, zonder de anderen
web-shown-page = Je openbare pagina bekijken

web-sign-up = Bewaar je partijen met een account
web-sign-up-explained = Spelen kan ook zonder. Een account vraagt geen wachtwoord en geen e-mailadres.
web-sign-up-guest = { $name }, je plaatsen, tafels en instellingen blijven zoals ze zijn. Een account vraagt geen wachtwoord en geen e-mailadres.
web-sign-up-devices = Terugkomen vanaf elk apparaat, ook als dit kwijt is
web-sign-up-history = Je afgelopen partijen en statistieken
web-sign-up-ratings = Partijen voor de ranglijst, en een plaats erop
web-sign-up-now = Account aanmaken

web-sign-in = Aanmelden
web-sign-in-explained = Heb je hier een account, meld je dan aan om op dit apparaat jezelf te zijn.
web-sign-in-instead = Dit apparaat speelt nu als { $name }. Heeft { $name } geen account, dan zijn die tafels hierna van hieruit onbereikbaar.
web-sign-in-passkey = Aanmelden met een passkey
web-sign-in-mail = Een link per e-mail
web-sign-in-mail-send = Versturen
web-sign-in-mail-sent = Hoort dit adres bij een account, dan is er een mail onderweg.
web-sign-in-code = Een herstelcode
web-sign-in-now = Aanmelden

web-codes = Herstelcodes
web-codes-new = Schrijf deze codes nu op of bewaar ze: ze worden niet nog eens getoond. Met elke code kun je je één keer aanmelden.
web-codes-save = Opslaan als bestand
web-codes-left = { $count ->
    [0] Er is geen code over: maak nieuwe.
    [one] Er is nog één code. Met elke code kun je je één keer aanmelden als je al je apparaten kwijt bent.
   *[other] Er zijn nog { $count } codes. Met elke code kun je je één keer aanmelden als je al je apparaten kwijt bent.
}
web-codes-renew = Nieuwe codes maken
web-codes-replace = Nieuwe codes vervangen de eerdere.
web-passkeys = Passkeys
web-passkeys-explained = Meld je aan met vingerafdruk, gezicht of de vergrendeling van je apparaat.
web-passkey-add = Passkey toevoegen
web-passkey-known = Dit apparaat heeft al een passkey voor je account.
web-passkey-failed = Deze browser of dit apparaat kon geen passkey gebruiken.
web-passkey-remove = Verwijderen
web-passkey-remove-one = Passkey van { $device } verwijderen
web-mail = E-mail
web-mail-explained = Naar je adres kan een link om je aan te melden worden gestuurd. Niemand krijgt het te zien.
web-mail-address = Je adres
web-mail-ask = Bevestigen
web-mail-sent = Er is een mail onderweg naar { $address }: open de link erin.
web-mail-forget = Adres vergeten
web-transfer = Een ander apparaat
web-transfer-explained = Een link, ook als plaatje voor de camera, meldt je telefoon of een andere computer aan.
web-transfer-make = Link maken
web-transfer-link = Link, werkt één keer, tot { $ends }
web-transfer-picture = QR-code van de link
web-transfer-warning = Laat hem aan niemand zien: wie hem opent, is jou.
web-enter-device = Dit apparaat wordt { $name }.
web-enter-now = Hier aanmelden
web-enter-otherwise = Anders aanmelden
web-enter-confirm = Moeten mails voor het account { $name } naar jouw adres?
web-enter-confirm-now = Ja, dit is mijn adres
web-enter-confirmed = Mails voor het account { $name } gaan voortaan naar dit adres.
web-device-sign-out = Afmelden op dit apparaat
web-device-sign-out-warning = Dit apparaat kent je dan niet meer. Met een passkey, een link of een herstelcode kun je je weer aanmelden.
web-device-sign-out-now = Nu afmelden
web-export = Je gegevens
web-export-explained = Alles wat over je is opgeslagen: profiel, apparaten, partijen met hun verslagen, chat, ratings.
web-export-now = Downloaden
web-delete = Account verwijderen
web-delete-explained = Naam, apparaten en chat worden verwijderd, en je staat op geen lijst meer. Bots spelen je partijen uit, en in de verslagen van anderen staat een voormalige speler.
web-delete-ask = Verwijderen …
web-delete-name = Typ { $name } om het account voorgoed te verwijderen
web-delete-now = Voorgoed verwijderen
web-delete-keep = Account houden

web-filter-game = Spel
web-filter-rated = Telt voor de rating
web-filter-name = Gespeeld met
web-filter-all = alle
web-rated = voor de ranglijst
web-unrated = niet voor de ranglijst
web-history-nobody = Hier komen je afgelopen partijen te staan.
web-history-count = { $count ->
    [0] Geen afgelopen partijen
    [one] Eén afgelopen partij
   *[other] { $count } afgelopen partijen
}
web-history-length = { $moves } zetten, { $length }
web-history-resigned = (opgegeven)
web-history-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-history-place = plaats { $place }
web-place = { $place }.
web-length-minutes = { $count } min
web-length-hours = { $count } u
web-length-days = { $count } dagen
web-pages = Pagina’s
web-page-number = { $page } van { $pages }
web-page-before = Latere partijen
web-page-after = Eerdere partijen
web-records-all = Verslagen van alle partijen downloaden
web-records-filtered = Verslagen van deze partijen downloaden

web-pool = { $game } met { $players }
web-stat-games = Partijen
web-stat-victories = Overwinningen
web-stat-fair = eerlijk deel { $share }
web-stat-share-explained = Deel van de overwinningen; de streep is het eerlijke deel.
web-stat-points = Punten per partij
web-stat-average = gemiddelde { $points }
web-stat-streak = Overwinningen op rij
web-stat-longest = langste reeks { $count }
web-stat-accuracy = Nauwkeurigheid
web-stat-reviewed = van 100; uit { $count ->
        [one] één partij met een analyse
       *[other] { $count } partijen met een analyse
    }
web-stat-luck = Geluk
web-stat-luck-explained = van 100; 50 is gewoon
web-stat-sources = Punten naar herkomst
web-stat-sources-explained = Gemiddelde per partij; de streep is dat van iedereen op deze server.
web-stat-source = Herkomst
web-stat-own = Eigen
web-stat-everybody = Iedereen
web-opponents = Tegenstanders
web-opponent = Naam
web-opponent-meetings = Ontmoetingen
web-opponent-ahead = ervoor
web-opponent-behind = erachter
web-rating-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
web-rating-provisional = voorlopig tot er { $count } partijen zijn gespeeld
web-rating-course = Verloop van de rating over { $count } partijen: van { $first } tot { $last }
web-rating-band = De lijn is de rating na elke partij. De band eromheen bevat de sterkte in twee van de drie gevallen. De afbeelding loopt van { $low } tot { $high }.
web-leaderboard-explained = Spelers met minstens { $count } partijen voor de ranglijst die hun rating tonen. Nieuwe spelers beginnen met 1500.
web-leaderboard-empty = Er staat nog niemand op.
web-leaderboard-rank = Plaats
web-leaderboard-player = Speler
web-leaderboard-rating = Rating
web-leaderboard-bots = Bots van het huis
web-leaderboard-bots-explained = Hun ratings staan vast. Ze spelen mee aan tafels voor de ranglijst.
web-rated-end = De partij telde voor de ranglijst: { $before } ervoor, { $after } nu.
web-rated-end-provisional = Voorlopig tot er { $count } partijen zijn gespeeld.
web-rated-end-more = Je ratings en statistieken
web-kind-bot = bot
web-kind-admin = beheert deze server
web-player-since = account sinds { $date }
web-player-nothing = Deze speler toont hier niets.
web-player-no-games = Nog geen afgelopen partijen.
web-player-no-ratings = Nog geen partijen voor de ranglijst.
web-player-games = Laatste partijen

web-set-rated = voor de ranglijst: de partij telt voor de rating
web-set-rated-explained = Iedereen heeft een account nodig. Geen hints, geen zet gaat in overleg terug, en wie opgeeft, is laatste.
web-setting-rated = Voor de ranglijst: de uitslag telt voor de ratings. Wie opgeeft, is laatste.
