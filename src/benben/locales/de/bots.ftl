# Die Bots und was sie können.

level-random = macht irgendeinen erlaubten Zug
level-greedy = schaut einen Zug voraus
level-beginner = kennt die Regeln, plant wenig und zieht oft nach Laune
level-apprentice = sieht die nächsten Züge, mit einem Ausrutscher hier und da
level-builder = denkt ein paar Züge voraus und macht keine leichtsinnigen Fehler
level-architect = wägt viele Fortsetzungen ab und bedenkt, was andere auf der Hand haben könnten
level-master = nutzt jeden Augenblick, um tief zu rechnen; schwer zu schlagen
level-baselines = Für Versuche
