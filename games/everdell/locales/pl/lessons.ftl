## Lekcje krok po kroku

lesson-ev-of-base = Gra podstawowa
lesson-ev-of-pearlbrook = Perłowy Potok
lesson-ev-of-bellfaire = Święto Lata
lesson-ev-of-spirecrest = Zimowy Szczyt
lesson-ev-of-newleaf = Stacja Nowoliść

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
lesson-ev-event-2 = A drugim robotnikiem zdobądź coś na Sąd, który masz na ręce: kosztuje gałązkę, żywicę i dwa kamyki.
lesson-ev-event-end = Wydarzenie należy do tego, kto przyjdzie pierwszy. Na koniec sumujesz punkty za karty, żetony punktów, karty fioletowe, wydarzenia i podróż. Teraz wiesz już dość na całą grę.

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
lesson-ev-festival-1 = Festiwal kwiatów to piąte wydarzenie podstawowe. Wymaga karty każdego koloru. Masz zieloną, czerwoną, niebieską i brązową; Żona jest fioletowa. Niech się wprowadzi.
lesson-ev-festival-2 = W twoim mieście są już wszystkie kolory. Wyślij robotnika na festiwal, zanim zrobi to ktoś inny.
lesson-ev-festival-end = Jest warty cztery punkty, o jeden więcej niż inne wydarzenia podstawowe, i tak jak one przypada temu, kto pierwszy go zdobędzie.

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

lesson-ev-station = Stacja
lesson-ev-station-about = Zagraj kartę ze stacji i poznaj jej gości.
lesson-ev-station-1 = Na stacji leżą jeszcze trzy karty, które możesz zagrywać tak, jakby leżały na łące, a obok każdej kafelek pociągu. Zagraj Barkę gałązek.
lesson-ev-station-2 = Gdy karta zadziałała, jej kafelek dał ci jeszcze dwie gałązki; leży tam już inna karta i inny kafelek. Twój robotnik może spotkać gości: wyślij go na stację.
lesson-ev-station-3 = Dwoje gości jest odkrytych. Najpierw jedno z nich odchodzi. Borys Kapselek chce sześciu czerwonych kart, a ty nie masz żadnej: odrzuć go.
lesson-ev-station-4 = Przybył kolejny gość. Fredzia Fretkowska jest warta sześć punktów, gdy zostaną ci dwa kamyki, a tyle masz. Weź ją.
lesson-ev-station-5 = I jeszcze kafelek pociągu, jaki chcesz. Weź punkt.
lesson-ev-station-end = Goście stoją obok miasta i są warci swoje punkty tylko wtedy, gdy na koniec spełniasz ich warunek. Zachowaj te dwa kamyki.

lesson-ev-golden = Złote żetony
lesson-ev-golden-about = Niech stworzenia wprowadzają się dzięki grupie zamiast partnera.
lesson-ev-golden-1 = Karta Stacji Nowoliść nie wskazuje partnera, tylko grupę. Piekarz wskazuje karty zielone, a Farma jest zielona: połóż na niej złoty żeton, a Piekarz wprowadzi się za darmo.
lesson-ev-golden-2 = Działa to też na odwrót. Biblioteka jest kartą Stacji Nowoliść i wskazuje karty niebieskie, więc dzięki niej może się wprowadzić każde niebieskie stworzenie. Zagraj Sędziego.
lesson-ev-golden-end = Masz trzy złote żetony na całą grę, a na budowli leży tylko jeden żeton, złoty albo zwykły. Piekarz jest teraz wart dwa punkty więcej za każdą zachowaną jagodę, najwyżej za trzy.

lesson-ev-ticket = Bilet i rezerwacja
lesson-ev-ticket-about = Zatrzymaj kartę na później i pojedź po to, co kosztuje.
lesson-ev-ticket-1 = Twój żeton rezerwacji zatrzymuje dla ciebie kartę z łąki lub stacji; to cała twoja tura. Przydałaby ci się Kopalnia, ale masz same gałązki: zarezerwuj ją, zanim weźmie ją ktoś inny.
lesson-ev-ticket-2 = Obaj robotnicy są umieszczeni. Z biletem kolejowym jeden z nich może pojechać dalej. Użyj biletu.
lesson-ev-ticket-3 = Robotnik przy trzech gałązkach zrobił swoje, a to, co przyniósł, zostaje u ciebie. Wybierz go.
lesson-ev-ticket-4 = Musi pójść na inne pole, na którym może stać. Wyślij go po dwie żywice.
lesson-ev-ticket-5 = Karta zarezerwowana kosztuje o jeden surowiec mniej. Zagraj Kopalnię.
lesson-ev-ticket-6 = Wybierasz, co oszczędzasz: kamyk.
lesson-ev-ticket-end = Kopalnia przyniosła już własny kamyk. Druga strona biletu działa od lata, a żeton rezerwacji będzie znów wolny, gdy się następnym razem przygotujesz.
