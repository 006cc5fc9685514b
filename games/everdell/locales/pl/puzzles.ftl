## Zagadki: tytuł, zadanie i dlaczego rozwiązanie jest takie

puzzle-ev-purple = Zamek czy Pałac?
puzzle-ev-purple-ask = Wszyscy inni spasowali, mając 13 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-purple-why = W mieście stoją trzy zwykłe budowle, a unikatowa tylko jedna.

puzzle-ev-carver = Najpierw drewno
puzzle-ev-carver-ask = Wszyscy inni spasowali, mając 8 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-carver-why = Ropuch flisak przywozi gałązki, które Snycerz zamienia na punkty.

puzzle-ev-festival = Czwarta zielona karta
puzzle-ev-festival-ask = Wszyscy inni spasowali, mając 9 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-festival-why = Każda zielona karta będzie czwarta i otworzy Święto plonów; Kopalnia jest warta najwięcej.

puzzle-ev-pair = Razem lepiej
puzzle-ev-pair-ask = Wszyscy inni spasowali, mając 8 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-pair-why = Zapłać za Żonę, a Męża wprowadź na Farmę; na odwrót nie starczy jagód. Para jest warta trzy punkty więcej.

puzzle-ev-judge = Sędzia przymyka oko
puzzle-ev-judge-ask = Wszyscy inni spasowali, mając 6 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-judge-why = Dzięki Sędziemu jagoda zastępuje gałązkę, a Teatr liczy unikatowe stworzenia.

puzzle-ev-innkeeper = Na koszt karczmy
puzzle-ev-innkeeper-ask = Wszyscy inni spasowali, mając 8 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-innkeeper-why = Przy Królu nie zostaje nic na honorarium Lekarza. Lekarz jest tańszy, a każda zachowana jagoda to punkt.

puzzle-ev-crane = Dźwig za pałac
puzzle-ev-crane-ask = Wszyscy inni spasowali, mając 7 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-crane-why = Dźwig płaci trzy surowce za Pałac i znika; Pałac liczy pozostałą unikatową budowlę i siebie.

puzzle-ev-courthouse = Trzy po kolei
puzzle-ev-courthouse-ask = Wszyscy inni spasowali, mając 4 punkty. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-courthouse-why = Karty płacą jedna za drugą: Barka gałązek i Kopalnia muszą przynieść tyle, ile kosztuje następna.

puzzle-ev-dungeon = Ktoś musi siedzieć
puzzle-ev-dungeon-ask = Wszyscy inni spasowali, mając 5 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-dungeon-why = Stworzenie zamknięte w Lochu płaci trzy jagody, a reszty starczy na Królową. Król jest poza zasięgiem.

puzzle-ev-doctor = Każdemu zapłata
puzzle-ev-doctor-ask = Wszyscy inni spasowali, mając 14 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-doctor-why = Kto wejdzie przez Uniwersytet, zostawia jagody dla pozostałych i na honorarium Lekarza.

puzzle-ev-gate = Brama o jedną perłę stąd
puzzle-ev-gate-ask = Wszyscy inni spasowali, mając 13 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-gate-why = Najpierw wyślij ambasadora: zakryta karta daje drugą perłę, a z nią robotnik zbuduje Bramę Wyczekiwańca. Obie karty zachowaj na nią.

puzzle-ev-spyglass = Spojrzenie w dal
puzzle-ev-spyglass-ask = Wszyscy inni spasowali, mając 14 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-spyglass-why = Luneta oddaje perłę, którą kosztuje, a do tego brakujący kamyk i kartę; wszystko idzie na Bramę Wyczekiwańca, za którą Luneta jeszcze punktuje.

puzzle-ev-shoal = Co można oddać Płyciźnie
puzzle-ev-shoal-ask = Wszyscy inni spasowali, mając 11 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-shoal-why = Zapłać Płyciźnie jagodą i zbędną gałązką: jedna gałązka, żywica i kamyk są na cud, tak jak dwie z kart.

puzzle-ev-sundial = Trzecia godzina
puzzle-ev-sundial-ask = Wszyscy inni spasowali, mając 7 punktów i 6 jagód, które rozstrzygają remis. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-sundial-why = Zegar słoneczny aktywuje wszystkie trzy zielone karty; z gałązką z zapasu starcza to akurat na Teatr, wart więcej niż Karczma.

puzzle-ev-flowers = Piąty kolor
puzzle-ev-flowers-ask = Wszyscy inni spasowali, mając 11 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-flowers-why = Brakuje tylko fioletu. Teatr jest za drogi, ale Żona też jest fioletowa; potem robotnik zdobywa Festiwal kwiatów.

puzzle-ev-garland = Zielona ręka
puzzle-ev-garland-ask = Wszyscy inni spasowali, mając 6 punktów i 2 zielone karty warte 2. Wianek to Rolnictwo. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-garland-why = Wianek zdobywa ten, kto ma o jedną zieloną kartę więcej niż sąsiad. Barka gałązek przynosi gałązki na jeszcze jedną budowlę.

puzzle-ev-stall = Dobry targ
puzzle-ev-stall-ask = Wszyscy inni spasowali, mając 6 punktów i 6 jagód, które rozstrzygają remis. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-stall-why = Wymień gałązki i Farmę na trzy punkty, a weź gałązkę i kamyk, których trzeba na Kopalnię.

puzzle-ev-concert = Wstęp: dwie żywice
puzzle-ev-concert-ask = Wszyscy inni spasowali, mając 13 punktów. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-concert-why = Czwartą kartą może być każda czerwona, ale tylko Karczma zostawia dwie żywice, których wymaga wydarzenie.
