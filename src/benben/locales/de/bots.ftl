# Die Bots und was sie können.

level-random = macht irgendeinen erlaubten Zug
level-greedy = schaut einen Zug voraus
level-beginner = schaut ein, zwei Züge weit und nimmt, was auf den ersten Blick gut aussieht
level-apprentice = sieht die nächsten Züge und wählt meist einen guten
level-builder = denkt ein paar Züge voraus und macht keine leichtsinnigen Fehler
level-architect = wägt viele Fortsetzungen ab und bedenkt, was andere auf der Hand haben könnten
level-master = nutzt jeden Augenblick, um tief zu rechnen; schwer zu schlagen
level-baselines = Für Versuche
