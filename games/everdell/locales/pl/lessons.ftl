## Lekcje krok po kroku

lesson-ev-of-base = Gra podstawowa
lesson-ev-of-pearlbrook = Perłowy Potok
lesson-ev-of-bellfaire = Święto Lata
lesson-ev-of-spirecrest = Zimowy Szczyt

lesson-ev-gather = Dwaj robotnicy i Farma
lesson-ev-gather-about = Wyślij robotników, zbieraj i zagraj pierwszą kartę.
lesson-ev-gather-1 = W turze robisz jedną rzecz: umieszczasz robotnika, zagrywasz kartę albo przygotowujesz się do następnej pory roku. Masz na ręce Farmę za dwie gałązki i jedną żywicę. Najpierw gałązki.
lesson-ev-gather-2 = Robotnik zostaje tam do następnej pory roku. Drugi przyniesie żywicę, a do tego kartę.
lesson-ev-gather-3 = Teraz zapłać za Farmę. Trafia do twojego miasta, a że jest zielona, od razu daje jagodę.
lesson-ev-gather-end = Zbierać, a potem budować: na tym to tutaj polega. Zielone karty płacą od razu i znowu przy każdej produkcji, więc najwięcej są warte te wczesne. Krostawiec, z którym tu grasz, bierze po każdej twojej karcie jedną z łąki.

lesson-ev-token = Kto mieszka na Farmie
lesson-ev-token-about = Niech budowla sprowadzi stworzenie za darmo.
lesson-ev-token-1 = Żona kosztuje dwie jagody, a masz jedną. Na Farmie są jednak wymienieni Mąż i Żona: takie stworzenie można raz zagrać za darmo, a Farma jest wtedy zajęta. Wprowadź Żonę.
lesson-ev-token-2 = Jest jeszcze druga Farma. Użyj jej dla Męża.
lesson-ev-token-3 = Gdy w mieście są Żona i Farma, Mąż przynosi dowolny surowiec. Którego potrzebujesz najbardziej?
lesson-ev-token-end = Każda budowla robi to raz. Zanim coś zbudujesz, spójrz na stworzenia na ręce, a miasto opłaci się samo. Mąż i Żona też należą do siebie: na koniec para jest warta trzy punkty więcej.

lesson-ev-season = Gdy nadchodzi wiosna
lesson-ev-season-about = Przygotuj się do pory roku: robotnicy wracają, a produkcja płaci.
lesson-ev-season-1 = Obaj robotnicy są zajęci i nie stać cię na nic, co by się przydało. Czas się przygotować: wracają do domu, dołącza nowy, a wiosną każda zielona karta produkuje.
lesson-ev-season-2 = Trzej robotnicy w domu, jagoda z Farmy i kamyk z Kopalni. Wyślij kogoś znowu.
lesson-ev-season-end = Nikt na nikogo nie czeka: pora roku zmienia się każdemu wtedy, gdy się przygotuje. Ostatnia jest jesień; kto nie ma już nic do zrobienia, pasuje. Niebieska karta, jak Sąd, działa przez całą grę.

lesson-ev-event = Punkty za to, co już stoi
lesson-ev-event-about = Zdobądź wydarzenie i zobacz, co liczy się na końcu.
lesson-ev-event-1 = W twoim mieście są cztery zielone karty. Tego wymaga Święto plonów: wyślij tam robotnika, a punkty są twoje na stałe.
lesson-ev-event-2 = A drugim robotnikiem coś na Sąd, który masz na ręce: kosztuje gałązkę, żywicę i dwa kamyki.
lesson-ev-event-end = Wydarzenie należy do tego, kto przyjdzie pierwszy. Na koniec dodajesz karty, żetony punktów, karty fioletowe, wydarzenia i podróż. Teraz wiesz już dość na całą grę.

lesson-ev-ambassador = Ambasador
lesson-ev-ambassador-about = Wyślij żabę nad rzekę i przynieś perłę.
lesson-ev-ambassador-1 = W Perłowym Potoku masz ambasadora, który nie jest robotnikiem i chodzi tylko nad rzekę. Każde pole rzeki wymaga kart w twoim mieście. Masz dwie czerwone: to wystarczy, by odwiedzić Gucia Ogrodnika.
lesson-ev-ambassador-2 = Gucio chce trzech zielonych kart z ręki, wszystkich albo żadnej. Zacznij od Farmy.
lesson-ev-ambassador-3 = Kopalnia też jest zielona.
lesson-ev-ambassador-4 = I Barka gałązek. Za te trzy dostajesz perłę i punkt.
lesson-ev-ambassador-end = Ambasador wraca, gdy przygotowujesz się do następnej pory roku, więc w każdej może pójść nad rzekę raz. Kto pierwszy odwiedzi zakrytą kartę, bierze też leżącą na niej perłę.

lesson-ev-shoal = Płycizna
lesson-ev-shoal-about = Zdobądź perłę bez żadnego miasta.
lesson-ev-shoal-1 = Twoje miasto jest puste, więc cztery pola rzeki są dla ciebie zamknięte. Płycizna nie wymaga kart w mieście i mieści dowolnie wiele żab.
lesson-ev-shoal-2 = Kosztuje dwa dowolne surowce, oba w całości. Zapłać gałązkę.
lesson-ev-shoal-3 = I drugą gałązkę.
lesson-ev-shoal-4 = Kosztuje też dwie karty z ręki. Oddaj Farmę.
lesson-ev-shoal-5 = I Kopalnię. Króla warto zatrzymać.
lesson-ev-shoal-end = Perła, której nie użyjesz, jest na koniec warta dwa punkty. W ozdobie albo cudzie jest warta więcej.

lesson-ev-adornment = Ozdoba
lesson-ev-adornment-about = Załóż to, co można kupić za perłę.
lesson-ev-adornment-1 = Ozdoby rozdaje się na początku w tajemnicy. Zagranie jednej to osobna tura i kosztuje perłę. Załóż Lunetę.
lesson-ev-adornment-2 = Od razu oddaje perłę, a do tego daje kartę i dowolny surowiec. Masz gałązkę i żywicę; weź kamyk, a starczy ci na cud.
lesson-ev-adornment-end = Ozdoba nie zajmuje miejsca w mieście i liczy się na koniec: Luneta daje trzy punkty za każdy zbudowany cud.

lesson-ev-wonder = Cud
lesson-ev-wonder-about = Zbuduj coś, co widać z daleka.
lesson-ev-wonder-1 = Cuda zastępują wydarzenia podstawowe. Umieszczasz robotnika i płacisz surowce, perły i karty, wszystko od razu. Masz tyle, ile kosztuje Brama Wyczekiwańca.
lesson-ev-wonder-2 = Odchodzą też dwie karty z ręki. Odrzuć Farmę.
lesson-ev-wonder-3 = I Karczmę, żeby Król został.
lesson-ev-wonder-end = Każdy cud buduje się raz, jeden gracz. Robotnik wraca, gdy przygotowujesz się do następnej pory roku, jak z każdego innego miejsca.

lesson-ev-market = Targowisko
lesson-ev-market-about = Wymień to, co masz, na punkty.
lesson-ev-market-1 = Targowisko Święta Lata to jeszcze jedno miejsce dla robotnika. Podczas odwiedzin używa się jednego z czterech żetonów. Idź tam.
lesson-ev-market-2 = Żeton trzech gałązek i karty leży na stronie wymiany: płacisz to, co pokazuje, za trzy punkty i dwa surowce. Użyj go.
lesson-ev-market-3 = Gałązki są zapłacone. Kartę wybierasz samodzielnie: oddaj Farmę.
lesson-ev-market-4 = Teraz weź dwa dowolne surowce. Najpierw jagodę.
lesson-ev-market-5 = I kamyk, o który najtrudniej.
lesson-ev-market-end = Po użyciu żeton przechodzi na drugą stronę: z zyskiwania na wymianę albo odwrotnie. Na targowisku możesz mieć naraz tylko jednego robotnika.

lesson-ev-festival = Festiwal kwiatów
lesson-ev-festival-about = Zbierz wszystkie pięć kolorów.
lesson-ev-festival-1 = Festiwal kwiatów to piąte wydarzenie podstawowe. Wymaga karty każdego koloru. Masz zieloną, czerwoną, niebieską i beżową; Żona jest fioletowa. Niech się wprowadzi.
lesson-ev-festival-2 = W twoim mieście jest wszystkie pięć kolorów. Wyślij robotnika na festiwal, zanim zrobi to ktoś inny.
lesson-ev-festival-end = Jest warty cztery punkty, o jeden więcej niż inne wydarzenia podstawowe, i jak one przypada pierwszemu, kto go osiągnie.

lesson-ev-garland = Wianek stulecia
lesson-ev-garland-about = Miej najwięcej tego, co liczy wianek.
lesson-ev-garland-1 = W grze jest jeden wianek z siedmiu. Rolnictwo liczy zielone karty: w drugim mieście są dwie, w twoim jedna. Zagraj Barkę gałązek.
lesson-ev-garland-2 = Teraz jest remis, a remis nie wystarczy. Zagraj Kopalnię.
lesson-ev-garland-3 = Trzy zielone karty przeciw dwóm. Spasuj, aby gra się skończyła i przyznano wianek.
lesson-ev-garland-end = Najwięcej kart danego rodzaju daje sześć punktów, drugie miejsce trzy. Spójrz na wianek, zanim wybierzesz między dwiema kartami o tej samej wartości.

lesson-ev-power = Zdolność gracza
lesson-ev-power-about = Niech Jeże znajdą to, czego brakuje.
lesson-ev-power-1 = Przy zdolnościach każdy gracz dobiera dwie i zatrzymuje jedną. Masz Jeże: gdzie twój robotnik nie dostaje jagód, bierzesz jedną. Przynieś trzy gałązki.
lesson-ev-power-2 = Jest jagoda. Teraz przynieś dwie żywice, a z nimi jeszcze jedną jagodę.
lesson-ev-power-3 = Kopalnia kosztuje gałązkę, żywicę i kamyk. Kamyka nie masz, ale u Jeży dwie jagody mogą zastąpić dowolny surowiec budowli. Zagraj ją.
lesson-ev-power-end = Zdolności różnią się tak jak zwierzęta. Kto ma zdolność, nie dostaje robotnika na wiosnę, więc używaj jej często.
lesson-ev-trail = Na szlaku
lesson-ev-trail-about = Eksploruj Podgórze i wybierz, co tam leży.
lesson-ev-trail-1 = W Zimowym Szczycie eksplorujesz zaraz po każdym przygotowaniu. Obaj twoi robotnicy są umieszczeni: przygotuj się do wiosny.
lesson-ev-trail-2 = Najpierw mapa: jeden kafelek odcinka trafia na prawy koniec twojej wyprawy. Gorące Źródła kosztują 2 żywice i 1 gałązkę i są warte 3 punkty, a żywicę już masz.
lesson-ev-trail-3 = Teraz w rzędzie leżą trzy odkrycia. Pierwsze jest darmowe, drugie kosztuje 1, a trzecie 2 surowce lub karty. Zbieraczka do końca gry daje ci kartę za każdą jagodę wziętą w twojej turze.
lesson-ev-trail-end = Potem królik idzie dalej i dosięga cię pogoda twojej pory roku: w tej gęstej mgle do lata nie możesz odwiedzać kart innych graczy.
lesson-ev-expedition = Wyprawa
lesson-ev-expedition-about = Przejdź po swoich kafelkach, gdy spasujesz.
lesson-ev-expedition-1 = W twojej wyprawie leżą trzy kafelki, a surowców nie da się już lepiej użyć. Spasuj, a od razu wyruszysz.
lesson-ev-expedition-2 = Pierwszy krok, Liliowe Stawy, kosztuje 2 jagody i daje 2 punkty. Idziesz od lewej do prawej i możesz się zatrzymać w dowolnej chwili.
lesson-ev-expedition-3 = Następne jest Wzgórze Stołowe, za 1 kamyk i 1 gałązkę.
lesson-ev-expedition-4 = Ostatnie jest Zwierciadlane Jezioro: 2 kamyki za 4 punkty.
lesson-ev-expedition-end = Dziewięć punktów za sześć surowców. Gdy czegoś nie możesz opłacić, wyprawa się kończy, a dalsze kafelki przepadają, więc zważaj na ich kolejność.
