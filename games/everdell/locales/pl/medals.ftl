## Medale

medal-ev-first-year = Rok pod drzewem
medal-ev-first-year-say = Skończ partię.

medal-ev-first-win = Burmistrz
medal-ev-first-win-say = Wygraj partię.

medal-ev-fifty = Wioska
medal-ev-fifty-say = Zdobądź 50 punktów.

medal-ev-eighty = Miasteczko
medal-ev-eighty-say = Zdobądź 80 punktów.

medal-ev-hundred = Miasto z pieśni
medal-ev-hundred-say = Zdobądź 100 punktów.

medal-ev-full-city = Brak miejsc w karczmie
medal-ev-full-city-say = Skończ partię z 15 kartami w mieście.

medal-ev-festive = Świąteczny rok
medal-ev-festive-say = Zdobądź trzy wydarzenia w jednej partii.

medal-ev-wanderer = Wędrowiec
medal-ev-wanderer-say = Zdobądź pięć punktów za podróże w jednej partii.

medal-ev-web = Ucieczka z sieci
medal-ev-web-say = Pokonaj pajęczycę pięć razy.

medal-ev-night-four = Najciemniejsza noc
medal-ev-night-four-say = Pokonaj pajęczycę na czwartym poziomie.

medal-ev-thwarted = Przecięta nić
medal-ev-thwarted-say = Wygraj partię, w której udaremnisz plan lub intrygę.

medal-ev-rugwort = Krostawiec wraca do domu
medal-ev-rugwort-say = Pokonaj Krostawca.

medal-ev-clear = Daleko z przodu
medal-ev-clear-say = Wygraj przewagą co najmniej 25 punktów.

medal-ev-hundred-cards = Mistrz budowniczy
medal-ev-hundred-cards-say = Zagraj łącznie 100 kart.

medal-ev-brook = Nad rzeką
medal-ev-brook-say = Wygraj partię z Perłowym Potokiem.

medal-ev-splendour = Perły i przepych
medal-ev-splendour-say = Zdobądź 25 punktów za cuda w jednej partii.

medal-ev-market = Dzień targowy
medal-ev-market-say = Wygraj partię z targowiskiem ze Święta Lata.

medal-ev-garland = Wianek z kwiatów
medal-ev-garland-say = Zajmij pierwsze miejsce w wianku stulecia.

medal-ev-powers = Dary natury
medal-ev-powers-say = Wygraj trzy partie ze zdolnościami ze Święta Lata.

medal-ev-six = Długi stół
medal-ev-six-say = Zdobądź 40 punktów w partii dla sześciu graczy.

medal-ev-heights = Wysoko w górach
medal-ev-heights-say = Wygraj partię z Zimowym Szczytem.

medal-ev-expedition = Do ostatniego obozu
medal-ev-expedition-say = Zdobądź w jednej partii 12 punktów na wyprawie Zimowego Szczytu.

medal-ev-station = Proszę wsiadać
medal-ev-station-say = Wygraj partię ze stacją ze Stacji Nowoliść.

medal-ev-guests = Dobry gospodarz
medal-ev-guests-say = Zdobądź w jednej partii 20 punktów za gości.
