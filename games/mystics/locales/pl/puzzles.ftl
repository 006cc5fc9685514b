## Zagadki: tytuł, zadanie i dlaczego rozwiązanie jest takie

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
