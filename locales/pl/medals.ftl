## Medale

medal-name = { $medal ->
    [rc-first-night] Pierwsza noc
    [rc-first-win] Miasto śpi
    [rc-ten-cheeses] Serowar
    [rc-slayer] Król zdetronizowany
    [rc-unbitten] Bez zadrapania
    [rc-thirty] Pełna klatka
    [rc-five-hundred] Szczur za szczurem
    [rc-trapper] Cierpliwe ręce
    [rc-all-hands] Wszystkie ręce na ulice
    [rc-all-foes] Nie ma się kogo bać
    [rc-hard] Czerwona strona
    [rc-customer] Stały klient
    [rc-brink] O włos
    [rc-steady] Pewny krok
    [ev-first-year] Rok pod drzewem
    [ev-first-win] Burmistrz
    [ev-fifty] Wioska
    [ev-eighty] Miasteczko
    [ev-hundred] Miasto z pieśni
    [ev-full-city] Brak miejsc w karczmie
    [ev-festive] Świąteczny rok
    [ev-wanderer] Wędrowiec
    [ev-web] Ucieczka z sieci
    [ev-night-four] Najciemniejsza noc
    [ev-thwarted] Przecięta nić
    [ev-rugwort] Krostawiec wraca do domu
    [ev-clear] Daleko z przodu
    [ev-hundred-cards] Mistrz budowniczy
    [my-first-page] Pierwsza strona
    [my-first-win] Mali, lecz dzielni
    [my-uncaught] Nikt nie został w tyle
    [my-rescue] Z klatki
    [my-early] Przed czasem
    [my-last-page] Ostatnia strona
    [my-twenty] Igła w pogotowiu
    [my-three-hundred] Postrach kanałów
    [my-boss] Mały pokonał dużego
    [my-finder] Dobry nos
    [my-friend] Po równo
    [my-three-chapters] Droga prowadzi dalej
    [my-whole-book] Od deski do deski
    [all-ten] Dziesięć wieczorów
    [all-hundred] Sto wieczorów
    [all-three] Jak u siebie w żywopłocie
    [all-row] Dobre dni
    [all-daily] Dzisiejszy stół
    [all-week] Dzień po dniu
    [all-together] Przy jednym stole
   *[other] { $medal }
    }
medal-say = { $medal ->
    [rc-first-night] Skończ partię.
    [rc-first-win] Wygraj partię.
    [rc-ten-cheeses] Wygraj pięć partii, zdobywając dziesięć serów.
    [rc-slayer] Wygraj, zabijając arcyszczura.
    [rc-unbitten] Wygraj bez utraty zdrowia.
    [rc-thirty] Złap 30 szczurów w jednej partii.
    [rc-five-hundred] Złap łącznie 500 szczurów.
    [rc-trapper] Wygraj partię, w której pułapki zadziałają osiem razy.
    [rc-all-hands] Wygraj każdym z sześciu szczurołapów.
    [rc-all-foes] Wygraj z każdym z czterech arcyszczurów.
    [rc-hard] Wygraj trudną grę.
    [rc-customer] Wygraj partię z czterema kupionymi serami.
    [rc-brink] Wygraj, gdy szczury pożarły dziewięć serów.
    [rc-steady] Wygraj trzy partie z rzędu, niczego nie cofając.
    [ev-first-year] Skończ partię.
    [ev-first-win] Wygraj partię.
    [ev-fifty] Zdobądź 50 punktów.
    [ev-eighty] Zdobądź 80 punktów.
    [ev-hundred] Zdobądź 100 punktów.
    [ev-full-city] Skończ partię z 15 kartami w mieście.
    [ev-festive] Zdobądź trzy wydarzenia w jednej partii.
    [ev-wanderer] Zdobądź pięć punktów za podróże w jednej partii.
    [ev-web] Pokonaj pajęczycę pięć razy.
    [ev-night-four] Pokonaj pajęczycę na czwartym poziomie.
    [ev-thwarted] Wygraj partię, w której udaremnisz plan lub intrygę.
    [ev-rugwort] Pokonaj Krostawca.
    [ev-clear] Wygraj przewagą co najmniej 25 punktów.
    [ev-hundred-cards] Zagraj łącznie 100 kart.
    [my-first-page] Skończ rozdział.
    [my-first-win] Wygraj rozdział.
    [my-uncaught] Wygraj tak, by żadna mysz nie została schwytana.
    [my-rescue] Wygraj rozdział, w którym mysz zostaje uratowana.
    [my-early] Wygraj, mając jeszcze co najmniej trzy strony.
    [my-last-page] Wygraj na ostatniej stronie.
    [my-twenty] Pokonaj 20 przeciwników w jednym rozdziale.
    [my-three-hundred] Pokonaj łącznie 300 przeciwników.
    [my-boss] Wygraj rozdział, w którym pokonasz szefa.
    [my-finder] Sześć razy coś znajdź w jednym rozdziale.
    [my-friend] Oddaj innym myszom karty lub ser 25 razy.
    [my-three-chapters] Wygraj trzy różne rozdziały w kampaniach.
    [my-whole-book] Wygraj wszystkie jedenaście rozdziałów.
    [all-ten] Skończ dziesięć partii.
    [all-hundred] Skończ sto partii.
    [all-three] Wygraj każdą z trzech gier.
    [all-row] Wygraj pięć partii z rzędu.
    [all-daily] Skończ wyzwanie dnia.
    [all-week] Kończ wyzwania dnia siedem dni z rzędu.
    [all-together] Skończ partię w co najmniej dwie osoby.
   *[other] { $medal }
    }
