## Zagadki: tytuł, zadanie i dlaczego rozwiązanie jest takie

puzzle-rc-stride = O krok za mało
puzzle-rc-stride-ask = Zdobądź w tej turze dziesiąty ser. Masz osiem i jeden punkt ruchu.
puzzle-rc-stride-why = Pierwszy ser zapełnia ulepszenie ruchu, a to od razu daje brakujący punkt.

puzzle-rc-bridge = Po deskach
puzzle-rc-bridge-ask = Zdobądź w tej turze dziesiąty ser. Dwa sery leżą obok ciebie, trzeci za kładką.
puzzle-rc-bridge-why = Tylko z obszaru z połączeniem dojdziesz do następnego sera, i tylko dzięki ulepszeniu ruchu.

puzzle-rc-die = Z pustymi rękami
puzzle-rc-die-ask = Zdobądź w tej turze dziesiąty ser. Nie masz już kości ataku; na następnej wypadnie 4.
puzzle-rc-die-why = Niepilnowany ser opłaca pierwszy poziom ataku, a ten od razu daje kość.

puzzle-rc-aim = Wystarczy trójka
puzzle-rc-aim-ask = Zdobądź w tej turze dziesiąty ser. Na twojej kości wypadnie 3, a trafiasz od 4.
puzzle-rc-aim-why = Drugi ser zapełnia celność i odtąd trafia też trójka.

puzzle-rc-split = Kto dostanie szóstkę?
puzzle-rc-split-ask = Zdobądź w tej turze dziesiąty ser. Pilnują go czarny i brązowy szczur. Na twoich dwóch kościach wypadną 6 i 4.
puzzle-rc-split-why = Szóstka rani bez względu na obronę, więc należy się czarnemu; na brązowego wystarczy czwórka.

puzzle-rc-loan = Pożyczka z klatki
puzzle-rc-loan-ask = Zdobądź w tej turze dziesiąty ser. Pilnuje go czarny szczur. Masz jedną kość; na każdej wypadnie 4.
puzzle-rc-loan-why = Na czarnego szczura trzeba dwóch trafień. Dwa szczury z klatki kupują drugą kość, jeszcze przed atakiem.

puzzle-rc-fence = Dwanaście szczurów za ser
puzzle-rc-fence-ask = Zdobądź w tej turze dziesiąty ser. W mieście nie ma żadnego sera. Na twoich dwóch kościach wypadną 5 i 4.
puzzle-rc-fence-why = W klatce siedzi dziesięć szczurów, a rachmistrz sprzedaje ser za dwanaście. Czarny zabrałby oba trafienia.

puzzle-rc-king = Niech żyje nikt
puzzle-rc-king-ask = Zgładź w tej turze Króla Szczurów. Na czterech kościach wypadną 4, 5, 4 i 6.
puzzle-rc-king-why = Pierwsza rana kosztuje trzy trafienia; drugą zadaje sama szóstka. Białe szczury to nie twoja sprawa.

puzzle-rc-errand = Dwa sery, jedna kość
puzzle-rc-errand-ask = Zdobądź w tej turze dziesiąty ser. Oba sery są pilnowane, a masz jedną kość. Na dwóch następnych wypadną 4 i 5.
puzzle-rc-errand-why = Ser zdobyty pierwszą kością opłaca drugą, a kroków wystarczy tylko wtedy, gdy zaczniesz od bliższego obszaru.

puzzle-rc-two = Wszystko naraz
puzzle-rc-two-ask = Zdobądź w tej turze dziesiąty ser. Potrzebnych serów pilnują biały i czarny szczur. Na kościach wypadną 4, potem 3 i 3.
puzzle-rc-two-why = Biały szczur trafia do klatki, razem z drugim płacą za kość, a jego ser sprawia, że trafia trójka. Dwie trójki to dwa trafienia, dość na czarnego.

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

puzzle-my-near = Dwa kroki i miecz
puzzle-my-near-ask = Pokonaj w tej turze szczurzego wojownika. Collinowi zostały 2 punkty ruchu; na jego kościach wypadną trzy miecze, a szczur nie wyrzuci tarczy.
puzzle-my-near-why = Miecz sięga przyległych pól, także na ukos; dwa punkty ruchu wystarczą tylko na dojście do dwóch z nich.

puzzle-my-sixth = Szósty kawałek
puzzle-my-sixth-ask = Naucz w tej turze Collina Zwodu. Ma pięć serów, a na jego kościach wypadną ser i dwa łuki.
puzzle-my-sixth-why = Ser liczy się nawet w chybionym ataku, a nauka to darmowa akcja.

puzzle-my-unpack = Gdzie ten miecz?
puzzle-my-unpack-ask = Pokonaj w tej turze szczurzego wojownika. Miecz Collina jest w plecaku; na kościach wypadną trzy miecze, a szczur nie wyrzuci tarczy.
puzzle-my-unpack-why = Bez broni nie ma ataku; nałożenie wyposażenia jest darmowe i musi nastąpić najpierw.

puzzle-my-free = Obok pająka
puzzle-my-free-ask = Pokonaj w tej turze szczurzego wojownika, a pająka zostaw w spokoju. Collin ma 1 punkt ruchu; na jego kościach wypadną trzy miecze, a szczur nie wyrzuci tarczy.
puzzle-my-free-why = Miecz dosięga szczura z dwóch pól; kto stoi także obok pająka, i tak wybiera, kogo atakuje.

puzzle-my-sling = Poza zasięgiem
puzzle-my-sling-ask = Zastrzel w tej turze szczurzego wojownika. Na kościach procy wypadną dwa łuki, a szczur nie wyrzuci tarczy. Obok Collina siedzi karaluch; Collin ma 1 punkt ruchu.
puzzle-my-sling-why = Gdy przeciwnik jest blisko, strzelać można tylko do niego. Krok w bok od karalucha i strzał jest wolny.

puzzle-my-pair = Po jednym
puzzle-my-pair-ask = Pozbądź się obu szczurzych wojowników, zanim przyjdzie ich tura. Na wszystkich kościach wypadną miecze, a żaden szczur nie wyrzuci tarczy.
puzzle-my-pair-why = Collin bierze jednego, obojętnie którego, a Nez, następny w kolejce, drugiego.

puzzle-my-hat = Dwa nakrycia głowy
puzzle-my-hat-ask = W tej turze Collin ma nosić Czapeczkę żołędzia, a Nez mieć w plecaku Hełm z naparstka.
puzzle-my-hat-why = Na głowie mieści się jedno nakrycie: najpierw oddaj hełm, potem załóż czapkę. Obie rzeczy to darmowe akcje.

puzzle-my-mend = Dwie rany, dwa sery
puzzle-my-mend-ask = Tura Tildy. Wylecz obie rany Collina; Tilda ma dwa sery, Pierwszą pomoc i 1 punkt ruchu.
puzzle-my-mend-why = Opatrunek działa na przyległym polu, Pierwsza pomoc tylko na własnym; a uzdrowicielka płaci za nią o jeden ser mniej.

puzzle-my-dodge = Walcz i ucz się
puzzle-my-dodge-ask = W jednej turze Filcha pokonaj szczurzego wojownika i naucz się Uniku. Filch ma pięć serów; na jego kościach wypadną ser i miecz, a szczur nie wyrzuci tarczy.
puzzle-my-dodge-why = Ser z ataku jest szósty, więc najpierw atak.

puzzle-my-roaches = Kto kogo?
puzzle-my-roaches-ask = Pozbądź się karalucha i szczurzego wojownika, zanim przyjdzie ich tura. Collin wyrzuci jeden miecz, a Nez trzy; karaluch nie wyrzuci tarczy, wojownik jedną.
puzzle-my-roaches-why = Na karalucha wystarczy jeden miecz, na kogoś, kto broni się dwiema kośćmi, już nie; to sprawa Neza.
