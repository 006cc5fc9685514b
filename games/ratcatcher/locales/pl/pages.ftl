## Statystyki

memory-by-pair = Jak często wygrywasz: szczurołap i arcyszczur
memory-ratcatcher = Szczurołap
memory-cheeses = { $points ->
    [one] 1 ser
    [few] { $points } sery
   *[other] { $points } serów
    }

memory-scores-cheese = Sery na koniec
memory-parts-cheese = Skąd wziął się ser

## Strona główna

site-versus = { $ratcatcher } kontra { $nemesis }
site-resume-race = Runda { $round }. { $devoured ->
    [0] Szczury nie pożarły jeszcze ani jednego sera
    [one] Szczury pożarły 1 ser z dziesięciu
    [few] Szczury pożarły { $devoured } sery z dziesięciu
    [many] Szczury pożarły { $devoured } serów z dziesięciu
   *[other] Szczury pożarły { $devoured } sera z dziesięciu
    }, ty { $cheese ->
    [0] nie masz jeszcze żadnego
   *[other] masz { $cheese }
    }.

site-one-player = 1 osoba
site-minutes = 30–45 minut
site-ratcatcher = Szczurołap
site-ratcatcher-text = Sera ubywa, szczurów przybywa. Obchodź miasto, rozstawiaj pułapki i zdobądź dziesięć serów, zanim szczury pożrą tyle samo.
site-ratcatcher-cover = Szczurołap z latarnią na ulicy w świetle księżyca, wokół szczury.
site-ratcatcher-book = Zasady Szczurołapa
site-ratcatcher-rules = Zasady naszymi słowami, ponumerowane, by każde zdarzenie i każda odmowa mogły wskazać właściwą. Numery z literą A to rozstrzygnięcia tam, gdzie instrukcja milczy, a z literą H to nasze pomysły.

## Nowa gra

site-new-title = Nowa gra w Szczurołapa
site-new-lead = Wybierz, kto obchodzi miasto, kto rządzi kanałami i jak ciężka będzie ta noc.
site-new-who = Kto gra?
site-new-who-say = Każda postać ma własne zalety, własną pułapkę i dwie własne zdolności.
site-new-foe = Przeciw komu?
site-new-foe-say = Arcyszczur przychodzi, gdy szczury pożrą dość sera, i rośnie z każdym następnym kęsem.
site-new-ours = Wartości i zdolności, których instrukcja nie podaje, są naszego pomysłu.
site-new-sources = Skąd co pochodzi
site-new-mode = Jak trudno?
site-new-mode-say = Gra trudna zaczyna się na stronie dzielnicy 00 z czerwoną ramką: bez sera i z jedną dzielnicą więcej dokoła.
site-mode = { $mode ->
    [hard] Trudna
   *[standard] Standardowa
    }
site-new-options = Osiem kwestii, w których gracze się spierają
site-new-options-say = Gdzie instrukcję można czytać na dwa sposoby, wybraliśmy jeden i podajemy powód. Możesz wybrać drugi.
site-default = nasze rozstrzygnięcie
site-new-begin = Zaczynaj
site-new-fair = Kości biorą się z sekretu, który teraz zostaje zapieczętowany, a na końcu odsłonięty, więc możesz sprawdzić każdy rzut.
site-figure = { $figure ->
    [attack] Kości ataku
    [movement] Ruch
    [accuracy] Kość trafia od
    [defence] Obrona
    [health] Zdrowie
    [bite] Kości ugryzienia
    [deployment] Szczury rozstawiane co rundę
    [bonus] Ruch ponad wynik kości
   *[other] { $figure }
    }
site-trap = { $name }: { $count ->
    [one] 1 pułapka
    [few] { $count } pułapki
    [many] { $count } pułapek
   *[other] { $count } pułapki
    }, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
    } na każdą, trafia od { $accuracy }.
site-sticky = Szczury, które wejdą, zatrzymują się.
site-upgraded = { $upgrade ->
    [extra_die] Ulepszona: o jedną kość więcej.
    [better_accuracy] Ulepszona: trafia od wyniku o 1 niższego.
    [sticky] Ulepszona: szczury, które wejdą, zatrzymują się.
   *[lethal_five] Ulepszona: piątka jest śmiertelna jak szóstka.
    }
site-with-yellow = Po odblokowaniu pierwszej zdolności działa o { $more } mocniej.
site-target = { $target ->
    [cheese] Idzie do sera.
    [ratcatcher] Idzie do ciebie.
    [trap] Idzie do twoich pułapek.
   *[marker] Idzie do znaczników.
    }
rct-reading = { $reading ->
    [next_deployment] Gniazda dzielnicy, która znów jest aktywna, rozstawiają szczury w najbliższym kroku rozstawiania
    [at_once] Gniazda dzielnicy, która znów jest aktywna, rozstawiają szczury od razu
    [after_nests] Mnożą się czarne szczury obecne po rozstawieniu przez gniazda i arcyszczura
    [before_nests] Mnożą się czarne szczury obecne, zanim gniazda rozstawią szczury
    [traps_wound] Pułapka może zranić arcyszczura
    [traps_spare_nemesis] Pułapka nigdy nie rani arcyszczura
    [lost] Niewykorzystane dodatkowe kości przepadają
    [kept] Niewykorzystane dodatkowe kości zostają
    [one] W jednym obszarze pożerany jest najwyżej jeden ser na turę
    [all] W jednej turze pożerane są wszystkie sery z obszaru
    [present_when_devoured] Do worka wracają tylko szczury, które były przy posiłku
    [all_in_zone] Do worka wracają wszystkie białe i czarne szczury z obszaru
    [as_printed] Cecha ma tyle poziomów, ile nadrukowano na planszy
    [one_each] Każdą cechę można ulepszyć raz
    [traps_work] Pułapki działają także w nieaktywnych dzielnicach
    [traps_sleep] Pułapki w nieaktywnych dzielnicach nie działają
   *[other] { $reading }
    }
rct-record-kind = { $kind ->
    [pack] Gra jako całość
    [ability] Zdolności
    [rat] Pospolite szczury
    [supply] Pula ogólna
    [token] Tajemnicze żetony
    [price] Ceny rachmistrza
    [district] Dzielnice
    [nemesis] Arcyszczury
    [peculiar] Osobliwe szczury
    [ratcatcher] Szczurołapy
   *[other] { $kind }
    }

## Moje gry

site-round = Runda { $round }
site-race-them = Szczury
site-race-us = Ty
site-outcome = { $outcome ->
    [tenth-cheese] Wygrana: masz dziesięć serów
    [nemesis-killed] Wygrana: arcyszczur nie żyje
    [cheese-devoured] Przegrana: szczury pożarły dziesięć serów
    [dead] Przegrana: nie masz już zdrowia
   *[other] Koniec
    }
# Co zrobiono w partii i co może iść w parze z wygraną.
study-upgrade = { $slot ->
    [attack] Ulepszenie: atak
    [movement] Ulepszenie: ruch
    [accuracy] Ulepszenie: celność
    [defence] Ulepszenie: obrona
    [health] Ulepszenie: zdrowie
    [trap] Ulepszenie: pułapki
    [yellow] Odblokowana żółta zdolność
    [yellow-refill] Uzupełniona żółta zdolność
    [purple] Odblokowana fioletowa zdolność
   *[purple-refill] Uzupełniona fioletowa zdolność
    }
study-bought = { $ware ->
    [die] Kupno: kość ataku
    [yellow] Kupno: żółty znacznik
    [purple] Kupno: fioletowy znacznik
    [health] Kupno: zdrowie
   *[cheese] Kupno: ser
    }

## Stół: strona i nagłówek

table-game = Szczurołap
table-title = Runda { $round }: { $ratcatcher } kontra { $nemesis }
table-versus = { $ratcatcher } kontra { $nemesis }
table-round = Runda { $round }
table-phase-setup = Przygotowanie
table-phase = { $phase ->
    [refresh] Odświeżenie
    [yours] Twoje akcje
    [growth] Powiększenie
   *[rats] Szczury
    }

## Miasto

table-city = Miasto
table-city-of = Miasto: { $count ->
    [one] jedna dzielnica
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
    }
table-city-in-words = Miasto w słowach
table-zone-name = { $zone }, { $district }
table-zone = { $zone }, { $district }: { $things }.
table-zone-empty = { $zone }, { $district }: puste.
table-thing-you = ty
table-thing-rats = { $rat ->
    [white] { $count ->
        [one] biały szczur
        [few] { $count } białe szczury
       *[many] { $count } białych szczurów
    }
    [brown] { $count ->
        [one] brązowy szczur
        [few] { $count } brązowe szczury
       *[many] { $count } brązowych szczurów
    }
   *[black] { $count ->
        [one] czarny szczur
        [few] { $count } czarne szczury
       *[many] { $count } czarnych szczurów
    }
    }
table-thing-nest = { $count ->
    [one] gniazdo
    [few] { $count } gniazda
   *[many] { $count } gniazd
    }
table-thing-hatchery = { $count ->
    [one] wylęgarnia
    [few] { $count } wylęgarnie
   *[many] { $count } wylęgarni
    }
table-thing-cheese = { $count ->
    [one] ser
    [few] { $count } sery
   *[many] { $count } serów
    }
table-thing-cheese-danger = { $count ->
    [one] ser (szczury: { $rats } z { $need } potrzebnych)
    [few] { $count } sery (szczury: { $rats } z { $need } potrzebnych)
   *[many] { $count } serów (szczury: { $rats } z { $need } potrzebnych)
    }
table-thing-health = { $count ->
    [one] znacznik zdrowia
    [few] { $count } znaczniki zdrowia
   *[many] { $count } znaczników zdrowia
    }
table-thing-yellow = { $count ->
    [one] żółty znacznik
    [few] { $count } żółte znaczniki
   *[many] { $count } żółtych znaczników
    }
table-thing-purple = { $count ->
    [one] fioletowy znacznik
    [few] { $count } fioletowe znaczniki
   *[many] { $count } fioletowych znaczników
    }
table-thing-token = { $count ->
    [one] tajemniczy żeton
    [few] { $count } tajemnicze żetony
   *[many] { $count } tajemniczych żetonów
    }
table-thing-trap = { $count ->
   *[other] pułapka
    }
table-thing-lure = { $count ->
   *[other] twój wabik
    }
table-thing-decoy = { $count ->
   *[other] twoja przynęta
    }
table-thing-barricade = { $count ->
   *[other] twoja barykada
    }
table-thing-ruse = { $count ->
   *[other] twój fałszywy ser
    }
table-thing-asleep = dzielnica nieaktywna
table-bag = Worek
table-bag-unseen = { $count ->
    [one] 1 szczur w nim
    [few] { $count } szczury w nim
   *[many] { $count } szczurów w nim
    }
table-bag-kind = { $rat ->
    [white] białe
    [brown] brązowe
   *[black] czarne
    }: { $count }
table-districts = Dzielnice
table-districts-left = { $count ->
    [0] wszystkie leżą
    [one] jeszcze 1 w talii
    [few] jeszcze { $count } w talii
   *[many] jeszcze { $count } w talii
    }
table-city-cheese = { $count ->
    [0] brak sera w mieście:
    [one] 1 ser w mieście:
    [few] { $count } sery w mieście:
   *[many] { $count } serów w mieście:
    }
table-growth-due = powiększy się wkrótce
table-growth-none = nie powiększa się

## Postęp szczurów

table-track = Postęp szczurów
table-devoured = pożarte
table-your-cheese = twoje sery
table-of = z { $all }
table-step = Pole { $step }: { $effects }
table-effect-none = bez efektu
table-effect-end = szczury wygrywają
table-effect-peculiar = pojawia się osobliwy szczur
table-effect-nemesis = { $name } wkracza do miasta
table-effect-raise = arcyszczur zyskuje +1: { $attribute ->
    [movement] ruch
    [bite] gryzienie
    [accuracy] celność
    [defence] obrona
   *[deployment] rozstawianie
    }
table-effect-mutation = mutacja
table-effect-deploy = { $count ->
    [one] przybywa 1 pospolity szczur
    [few] przybywają { $count } pospolite szczury
   *[many] przybywa { $count } pospolitych szczurów
    }
table-effect-strengthen = { $rat ->
    [white] białe szczury
    [brown] brązowe szczury
   *[black] czarne szczury
    } zyskują +1: { $attribute ->
    [movement] ruch
    [bite] gryzienie
   *[defence] obrona
    }

## Plansze

table-your-board = Twoja plansza
table-values-ours = nasze wartości
table-values-ours-why = Żadne źródło nie podaje tych wartości; obmyśliliśmy je sami.
table-attribute = { $attribute ->
    [attack] Atak
    [movement] Ruch
    [traps] Pułapki
    [accuracy] Celność
    [defence] Obrona
    [health] Zdrowie
    [bite] Gryzienie
   *[deployment] Rozstawianie
    }
table-some-of = { $some } z { $all }
table-sick = w następnej turze o { $count } mniej
table-trap-values = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
    }, { $need }+
table-steady = pewne światło
table-slots = zapełnione pola: { $filled } z { $all }
table-slots-none = brak pól
table-locked = zablokowana
table-where = Gdzie?
table-aside = Obok planszy { $count ->
    [one] leży 1 ser.
    [few] leżą { $count } sery.
   *[many] leży { $count } serów.
    }
table-cage = Klatka
table-cage-empty = Klatka jest pusta
table-cage-holds = W klatce: { $things }
table-rats = { $count ->
    [one] 1 szczur
    [few] { $count } szczury
   *[many] { $count } szczurów
    }
table-ware = { $ware ->
    [die] kość ataku
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [health] 1 zdrowie
   *[cheese] magiczny ser
    }
table-peculiars = Osobliwe szczury
table-caught = złapany
table-on-card = Na karcie:
table-or = albo
table-reward = { $what ->
    [dice] { $count ->
        [one] 1 kość
        [few] { $count } kości
       *[many] { $count } kości
    }
    [health] { $count ->
        [one] 1 zdrowie
       *[many] { $count } zdrowia
    }
    [cheese] { $count ->
        [one] 1 ser
        [few] { $count } sery
       *[many] { $count } serów
    }
    [yellow] { $count ->
        [one] 1 żółty znacznik
        [few] { $count } żółte znaczniki
       *[many] { $count } żółtych znaczników
    }
    [purple] { $count ->
        [one] 1 fioletowy znacznik
        [few] { $count } fioletowe znaczniki
       *[many] { $count } fioletowych znaczników
    }
    [mystery] tajemniczy żeton
   *[collected] to, co zebrał
    }
table-target = { $target ->
    [cheese] biegnie do sera
    [ratcatcher] biegnie do ciebie
    [trap] biegnie do pułapek
   *[marker] biegnie do znaczników
    }
table-foe-away = jeszcze poza miastem
table-foe-health = Zdrowie: { $some } z { $all }
table-die-and = { $bonus ->
    [0] kość
   *[other] kość + { $bonus }
    }
table-raised = podniesione o { $count }
table-mutated = zmutowane
table-guts = W bebechach
table-gut = Za pierwszym razem { $morsel ->
    [trap] pułapka
    [health_marker] znacznik zdrowia
    [ability_marker] znacznik zdolności
    [mystery_token] tajemniczy żeton
    [peculiar] osobliwy szczur
   *[cheese] ser
    }: { $effect }{ $done ->
    [yes] {" (już się stało)"}
   *[no] {""}
    }
table-common-rats = Pospolite szczury w tej chwili
table-kind = { $rat ->
    [white] białe szczury
    [brown] brązowe szczury
   *[black] czarne szczury
    }

## Decyzja

table-lead-here = { $rats ->
    [0] { $cheese ->
        [yes] W twoim obszarze nie ma szczurów, a leży tu ser.
       *[no] W twoim obszarze nie ma szczurów.
    }
    [one] { $cheese ->
        [yes] W twoim obszarze jest 1 szczur, a obok niego ser.
       *[no] W twoim obszarze jest 1 szczur.
    }
    [few] { $cheese ->
        [yes] W twoim obszarze są { $rats } szczury, a obok nich ser.
       *[no] W twoim obszarze są { $rats } szczury.
    }
   *[many] { $cheese ->
        [yes] W twoim obszarze jest { $rats } szczurów, a obok nich ser.
       *[no] W twoim obszarze jest { $rats } szczurów.
    }
    }
table-lead-danger = { $zone } ({ $district }): szczury liczą już { $rats } z { $need } potrzebnych do pożarcia sera.
table-group-attack = Atak tutaj · celność { $need }+
table-group-walk = Idź · pozostały ruch: { $left }
table-group-trap = Pułapka · koszt ruchu: { $cost } · masz: { $left }
table-group-use = { $ability } · { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
    }
table-group-hit = Rozdziel trafienia
table-group-rat = Który szczur
table-group-pay = Zapłać szczurem
table-group-fill = Połóż ser na
table-group-place = Gdzie i jak ma leżeć
table-group-pick = Wybierz
table-group-empty = Która dzielnica
table-group-bag-reward = Co dają oddane szczury
table-cage-sells = Rachmistrz ma coś, na co cię stać.
table-here = tutaj
table-dice = { $count ->
    [1] Jedna kość
    [2] Dwie kości
    [3] Trzy kości
    [4] Cztery kości
    [5] Pięć kości
    [6] Sześć kości
    [few] { $count } kości
   *[many] { $count } kości
    }
table-gain = { $slot ->
    [attack] o jedną kość ataku więcej, jedna od razu
    [movement] o jeden ruch więcej, jeden od razu
    [accuracy] trafia już wynik o jeden niższy
    [defence] wytrzymujesz o jedno ugryzienie więcej
    [health] o jedno zdrowie więcej, jedno od razu
    [trap] { $trap ->
        [die] pułapki rzucają jedną kością więcej
        [accuracy] pułapki trafiają wynikiem o jeden niższym
        [sticky] szczury zatrzymują się na pułapkach
       *[five] piątki twoich pułapek są śmiertelne
    }
    [yellow] odblokowuje zdolność ze wszystkimi znacznikami
    [purple] odblokowuje zdolność ze wszystkimi znacznikami
   *[other] przywraca wszystkie jej znaczniki
    }
table-odds-caught = { $count ->
    [0] żaden
    [one] 1 szczur
    [few] { $count } szczury
   *[many] { $count } szczurów
    } { $certain ->
    [yes] na pewno
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-odds-wounds = { $count ->
    [0] bez rany
    [one] 1 rana
    [few] { $count } rany
   *[many] { $count } ran
    } { $certain ->
    [yes] na pewno
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-gnawers = Są tu gryzonie: ugryzą, gdy będziesz wychodzić.
table-cell = { $sides }
table-cell-side = { $side ->
    [north] na północ od: { $district }
    [east] na wschód od: { $district }
    [south] na południe od: { $district }
   *[west] na zachód od: { $district }
    }
table-numeral = Powiększenie stąd dodaje { $count ->
    [one] jedną dzielnicę.
    [few] { $count } dzielnice.
   *[many] { $count } dzielnic.
    }
table-place = { $cell }, { $turn ->
    [none] prosto
    [right] obrócona w prawo
    [over] do góry nogami
   *[left] obrócona w lewo
    }

## Co się wydarzyło

table-log-turn = { $whose ->
    [setup] Przygotowanie
    [rats] Runda { $round }, szczury
   *[yours] Runda { $round }, ty
    }
table-just = { $text }
table-log-way = { $count } z { $from } do { $to }
table-log-moved = { $rat ->
    [white] Białe szczury przeszły:
    [brown] Brązowe szczury przeszły:
    [black] Czarne szczury przeszły:
    [nemesis] Ruch arcyszczura:
   *[named] { $name }, ruch:
    } { $ways }.
table-log-stayed = { $rat ->
    [white] Białe szczury zostały w obszarach:
    [brown] Brązowe szczury zostały w obszarach:
    [black] Czarne szczury zostały w obszarach:
    [nemesis] Arcyszczur pozostał w obszarze:
   *[named] { $name }, bez ruchu:
    } { $zones }.
table-log-deployed = { $cause ->
    [filling] Nowe szczury w { $zone } ({ $district }):
    [nest] Z gniazda w { $zone } ({ $district }):
    [black] Za czarnym szczurem w { $zone } ({ $district }):
    [nemesis] Za arcyszczurem w { $zone } ({ $district }):
    [brood] Przy matce miotu w { $zone } ({ $district }):
    [call] Na głos dzwonka w { $zone } ({ $district }):
    [token] Z nowego gniazda w { $zone } ({ $district }):
   *[track] Na ucztę w { $zone } ({ $district }):
    } { $rats }{ $bred ->
    [0] {""}
   *[other] {" "}(dzięki mnożeniu czarnych: { $bred })
    }.
table-log-caught = Złapane w { $zone } ({ $district }): { $rats }.
table-log-smoked = Dym w { $zone } ({ $district }) przegonił do worka: { $rats }.
table-log-paid = Zapłata w szczurach: { $rats }.
table-log-zone-count = { $zone } ({ $count })
table-log-safe = Za mało szczurów, by pożreć ser: { $zones }.
table-log-pair = { $one } z { $other }
table-log-joined = Połączone obszary: { $pairs }.
table-log-slept = Już nieaktywne: { $districts }.
table-log-woke = Aktywne: { $districts }.
table-log-woke-again = Znów aktywne: { $districts }.

## Tura szczurów

table-moment = { $moment ->
    [your-turn] Koniec twojej tury
    [nemesis-moved] Ruch arcyszczura
    [peculiars-moved] Ruch osobliwych szczurów
    [brown-moved] Ruch brązowych szczurów
    [black-moved] Ruch czarnych szczurów
    [white-moved] Ruch białych szczurów
    [traps] Pułapki działają
    [bites] Szczury gryzą
    [devoured] Szczury jedzą
    [deployed] Przybywają nowe szczury
    [expanded] Czy miasto rośnie?
    [cleaned-up] Porządkowanie
   *[rest] A potem
    }
table-quiet = Było spokojnie.

## Wcześniejszy krok

table-past-moment = część { $moment } z { $all }
table-steps = Kroki tej partii

## Koniec

table-won = Zwycięstwo
table-lost = Szczury wygrały
table-tally = { $what ->
    [rounds] Rundy
    [choices] Podjęte decyzje
    [cheese] Zdobyte sery
    [devoured] Pożarte sery
    [caught] Złapane pospolite szczury
    [peculiars] Złapane osobliwe szczury
    [traps] Rozstawione pułapki
    [wounds] Odniesione rany
    [health] Pozostałe zdrowie
    [dice] Rzucone kości
   *[districts] Dzielnice w mieście
    }
table-proof = Czy kości były uczciwe?
table-proof-check = Pobierz zapis i sprawdź go poleceniem Hedgerow albo dowolnym programem, który trzyma się opublikowanego opisu.

## Stół widziany w całości

table-pane-map = Mapa
table-pane-me = Ja
table-pane-foe = Szczury
table-pane-log = Dziennik
table-pane-places = miejsca do wyboru
table-pane-wares = towary, na które cię stać
table-pane-peculiars = osobliwe szczury
table-pane-lines = nowe wpisy
table-foes = Szczury
table-zone-holds = Tutaj: { $things }.
table-zone-holds-nothing = Nic tu nie leży ani nie stoi.
table-way = Idź do { $zone } ({ $district }) za { $steps ->
    [one] 1 punkt ruchu
    [few] { $steps } punkty ruchu
   *[many] { $steps } punktów ruchu
    }
table-way-safe = Po drodze nic nie gryzie.
table-way-bites = Gryzonie ugryzą, gdy opuścisz { $zones }: { $wounds ->
    [0] bez ran
    [one] 1 rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}.
table-way-stops = { $steps ->
    [one] Po pierwszym kroku staniesz i zdecydujesz
    [few] Po { $steps } krokach staniesz i zdecydujesz
   *[many] Po { $steps } krokach staniesz i zdecydujesz
} od nowa.
table-way-through = przez { $zones }
table-way-farther = Dalej, w kilku krokach:
table-tap-place = Wybierz miejsce na mapie.
table-group-reward = Nagrody za złapane szczury
table-go-on = Dalej
table-gain-next = Następny ser: { $brings }.
table-gain-later = Następny ser: { $filled } z { $need }, jeszcze bez skutku. Potem: { $brings }.
table-slots-full = Wszystkie pola są zajęte.
table-all-counts = Wszystkie liczby
# A value of the nemesis, short enough for a fifth of a narrow column.
table-attribute-short = { $attribute ->
    [movement] ruch
    [bite] zęby
    [accuracy] traf
    [defence] obr.
   *[deployment] gniaz.
    }

## Skończona partia do pokazania innym

rct-end-turn = { $who ->
    [you] { $count ->
        [one] W jednym kroku wyścig przechylił się na twoją stronę o jeden ser.
        [few] W jednym kroku wyścig przechylił się na twoją stronę o { $count } sery.
       *[other] W jednym kroku wyścig przechylił się na twoją stronę o { $count } serów.
    }
   *[rats] { $count ->
        [one] W jednym kroku wyścig przechylił się na stronę szczurów o jeden ser.
        [few] W jednym kroku wyścig przechylił się na stronę szczurów o { $count } sery.
       *[other] W jednym kroku wyścig przechylił się na stronę szczurów o { $count } serów.
    }
    }
rct-story-city = Po { $rounds ->
    [one] jednej rundzie
   *[other] { $rounds } rundach
    } miasto miało { $count ->
    [one] jedną dzielnicę
    [few] { $count } dzielnice
   *[other] { $count } dzielnic
    }.
rct-story-first = Pierwszy szczur wpadł w rundzie { $round }.
rct-story-throw = Najlepszy rzut, w rundzie { $round }, dał { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
    }.
rct-story-bite = Najgorsze ugryzienie, w rundzie { $round }, kosztowało { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[other] { $count } punktów zdrowia
    }.
rct-story-unbitten = Żaden szczur nie przegryzł się do skóry.
rct-story-caught = Złapane szczury: pospolite – { $count }, osobliwe – { $peculiars }.
rct-story-cheese = Na koniec: { $count ->
    [one] 1 ser zdobyty
    [few] { $count } sery zdobyte
   *[other] { $count } serów zdobytych
    }, { $devoured ->
    [one] 1 pożarty
    [few] { $devoured } pożarte
   *[other] { $devoured } pożartych
    } przez szczury.
