## Medale

medal-rc-first-night = Pierwsza noc
medal-rc-first-night-say = Skończ partię.

medal-rc-first-win = Miasto śpi
medal-rc-first-win-say = Wygraj partię.

medal-rc-ten-cheeses = Serowar
medal-rc-ten-cheeses-say = Wygraj pięć partii, zdobywając dziesięć serów.

medal-rc-slayer = Król zdetronizowany
medal-rc-slayer-say = Wygraj, zabijając arcyszczura.

medal-rc-unbitten = Bez zadrapania
medal-rc-unbitten-say = Wygraj bez utraty zdrowia.

medal-rc-thirty = Pełna klatka
medal-rc-thirty-say = Złap 30 szczurów w jednej partii.

medal-rc-five-hundred = Szczur za szczurem
medal-rc-five-hundred-say = Złap łącznie 500 szczurów.

medal-rc-trapper = Cierpliwe ręce
medal-rc-trapper-say = Wygraj partię, w której pułapki zadziałają osiem razy.

medal-rc-all-hands = Wszystkie ręce na ulice
medal-rc-all-hands-say = Wygraj każdym z sześciu szczurołapów.

medal-rc-all-foes = Nie ma się kogo bać
medal-rc-all-foes-say = Wygraj z każdym z czterech arcyszczurów.

medal-rc-hard = Czerwona strona
medal-rc-hard-say = Wygraj trudną grę.

medal-rc-customer = Stały klient
medal-rc-customer-say = Wygraj partię z czterema kupionymi serami.

medal-rc-brink = O włos
medal-rc-brink-say = Wygraj, gdy szczury pożarły dziewięć serów.

medal-rc-steady = Pewny krok
medal-rc-steady-say = Wygraj trzy partie z rzędu, niczego nie cofając.
