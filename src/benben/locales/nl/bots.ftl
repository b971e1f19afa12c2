# De bots, elk bij naam.

level-random = doet zomaar een toegestane zet
level-greedy = kijkt één zet vooruit
level-beginner = kent de regels, plant weinig en handelt vaak in een opwelling
level-apprentice = overziet de eerstvolgende zetten, met af en toe een misser
level-builder = denkt een paar beurten vooruit en doet niets ondoordachts
level-architect = weegt veel vervolgen af, en ook wat rivalen kunnen hebben
level-master = benut elk moment om diep te zoeken; moeilijk te verslaan
level-baselines = Voor proeven
