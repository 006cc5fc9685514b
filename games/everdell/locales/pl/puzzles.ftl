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
puzzle-ev-doctor-why = Lekarz wprowadza się za darmo na Uniwersytet, więc jagody zostają dla dwóch pozostałych i na jego honorarium.

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

puzzle-ev-drought = Suche gałązki
puzzle-ev-drought-ask = Jest lato i podczas suszy pola podstawowe dają ci o jeden surowiec mniej. Został jeden robotnik. Zbuduj Teatr, zanim przygotujesz się do jesieni.
puzzle-ev-drought-why = Na Teatr gałązek nie starczy, ale na Barkę gałązek tak; dwie, które ona przynosi, nie pochodzą z pola podstawowego, więc susza ich nie dotyczy.

puzzle-ev-steps = Trzy kroki do jeziora
puzzle-ev-steps-ask = Wszyscy inni spasowali, mając 10 punktów. W twojej wyprawie leżą trzy kafelki warte 9. Wygraj: na koniec gry miej więcej.
puzzle-ev-steps-why = Przynieś trzy gałązki i zbuduj Kopalnię: oddaje kamyk, który kosztuje, więc każdy krok da się jeszcze opłacić. Barka gałązek zabrałaby kamyk Zwierciadlanemu Jezioru.

puzzle-ev-honey = Miód na gałązkach
puzzle-ev-honey-ask = Wszyscy inni spasowali, mając 7 punktów. Twoim jedynym robotnikiem jest Miodołap. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-honey-why = Przy trzech gałązkach Miodołap dokłada trzy jagody: z gałązek powstaje Teatr, za jagody przychodzi Król. Tam, gdzie są jagody, nie dokłada nic.

puzzle-ev-hopewatch = Dłuższą drogą
puzzle-ev-hopewatch-ask = Pajęczyca skończyła grę z 9 punktami ze szlaku. Kartami z ręki możesz opłacić podróż albo ostatni krok wyprawy, możesz też budować. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-hopewatch-why = Na Szlaku Wyczekiwańca każdy punkt podróży liczy się jeszcze raz, więc pięć kart daje tam dziesięć punktów, a na Bliźniaczych Mostach tylko cztery.

puzzle-ev-saved = Odłożone na scenę
puzzle-ev-saved-ask = Wszyscy inni spasowali, mając 5 punktów. Nie masz już robotników, ale masz żeton rezerwacji. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-saved-why = Zarezerwuj Teatr, a brakujący kamyk będzie surowcem, który oszczędzasz. Bard wprowadza się potem za darmo i zamienia pozostałe karty na punkty.

puzzle-ev-ticket = Drugi przystanek
puzzle-ev-ticket-ask = Wszyscy inni spasowali, mając 20 punktów. Wszyscy twoi robotnicy są umieszczeni, ale została jedna strona biletu kolejowego. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-ticket-why = Wielka podróż pozostaje zdobyta, gdy jej robotnik odchodzi, podróż z kartami już nie. Niech Królowa zagra Teatr, który ją liczy, a za Uniwersytet zapłać.

puzzle-ev-trains = Tu się przesiadamy
puzzle-ev-trains-ask = Wszyscy inni spasowali, mając 6 punktów. Nie masz już robotników, ale na stacji czekają trzy pociągi. Wygraj: na koniec gry miej ich więcej.
puzzle-ev-trains-why = Kafelek każdej karty stacji płaci za następną: Farma przynosi dwie gałązki i przyjmuje Żonę, ona przynosi kamyk na Kopalnię, a ten kamyk i żywica wracają na Wieżę widokową.

puzzle-ev-guests = Trzech wymagających gości
puzzle-ev-guests-ask = Pajęczyca skończyła grę z 26 punktami. Obok twojego miasta stoi troje gości: jedno chce najwyżej 2 zielonych kart, drugie 2 pozostałych kamyków, trzecie więcej budowli niż stworzeń. Wygraj: na koniec gry miej więcej punktów.
puzzle-ev-guests-why = Dźwig przechyla szalę na stronę budowli, a robotnik przynosi kamyk, który on kosztuje. Żona weszłaby za darmo i przepędziła gościa, a Barka gałązek jest zielona.
