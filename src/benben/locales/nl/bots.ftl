# De bots, elk bij naam.

level-random = doet zomaar een toegestane zet
level-greedy = kijkt één zet vooruit
level-beginner = kijkt een of twee zetten ver en neemt wat op het eerste gezicht goed lijkt
level-apprentice = overziet de eerstvolgende zetten en kiest meestal een goede
level-builder = denkt een paar beurten vooruit en doet niets ondoordachts
level-architect = weegt veel vervolgen af, en ook wat rivalen kunnen hebben
level-master = benut elk moment om diep te zoeken; moeilijk te verslaan
level-baselines = Voor proeven
