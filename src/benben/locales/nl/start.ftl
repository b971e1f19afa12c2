# Een partij tegen bots beginnen.

start-title = { $game } tegen bots
start-strength = Hoe sterk?
start-rivals = Hoeveel rivalen?
start-first = Nieuw in dit spel? Begin met de makkelijkste: die kun je verslaan.
