## Słowa rozliczeń

memory-name = { $name }
memory-word = { $word ->
    [plain] Bez modułów
    [modules] Z modułami
    [minis] Z minidodatkami
    [both] Z jednym i drugim
    [pearlbrook] Z Perłowym Potokiem
    [bellfaire] Ze Świętem Lata
    [spirecrest] Z Zimowym Szczytem
    [newleaf] Ze Stacją Nowoliść
    [expansions] Z kilkoma dodatkami
    [single] Pojedynczy rozdział
    [campaign] W kampanii
    [cheese-found] Zebrane
    [cheese-bought] Kupione
    [cheese-reward] Nagrody
    [points-cards] Karty
    [points-tokens] Żetony punktów
    [points-prosperity] Pomyślność
    [points-events] Wydarzenia
    [points-journeys] Podróże
    [points-pearls] Perły
    [points-wonders] Cuda
    [points-expedition] Wyprawa
    [points-discoveries] Odkrycia
    [points-visitors] Goście
    [points-adornments] Ozdoby
    [points-awards] Wianki stulecia
    [points-other] Inne bonusy
   *[other] Inne
    }

## Lista partii

memory-by = { $by ->
    [game] Gra
    [state] Stan
    [result] Wynik
    [sort] Rodzaj stołu
    [players] Gracze
    [from] Grane od
    [to] Grane do
   *[order] Kolejność
    }
memory-any-game = Wszystkie gry
memory-state = { $state ->
    [on] Jeszcze trwają
    [over] Skończone
   *[any] Trwające i skończone
    }
memory-result = { $result ->
    [won] Wygrane
    [lost] Przegrane
    [shared] Wygrało jedno z was
    [given-up] Poddane
    [watched] Tylko oglądane
   *[any] Każdy wynik
    }
memory-sort = { $sort ->
    [game] Partie, które się liczą
    [daily] Wyzwania dnia
    [what-if] „Co by było, gdyby”
    [practice] Ćwiczenia
    [brought] Wczytane z zewnątrz
    [pack] Z prywatnym zestawem
   *[any] Każdy rodzaj
    }
memory-sort-daily = Wyzwanie dnia,
memory-players = { $players ->
    [one] Jedna osoba
    [several] Kilka osób
    [ours] Z graczami komputerowymi
   *[any] Dowolni
    }
memory-order = { $order ->
    [changed-up] Najdawniej grane
    [created] Najnowsze
    [created-up] Najstarsze
    [steps] Najdłuższe
    [steps-up] Najkrótsze
    [score] Najlepszy wynik
    [score-up] Najniższy wynik
   *[any] Ostatnio grane
    }
memory-between = { $from } – { $to }
memory-filter = Szukaj partii
memory-filter-more = Więcej warunków
memory-filter-do = Pokaż
memory-filter-none = Pokaż znów wszystko
memory-found = { $count ->
    [0] Żadna partia nie pasuje.
    [one] 1 partia.
    [few] { $count } partie.
   *[other] { $count } partii.
    }
memory-page-of = Strona { $page } z { $pages }.
memory-page = Strona { $page }
memory-page-before = Poprzednia
memory-page-after = Następna
memory-pages = Strony listy
memory-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
    }
memory-rounds = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
    }

## Partie w drodze

memory-travel = Zabierz partie ze sobą albo je wczytaj
memory-export = Wszystko w jednym pliku
memory-export-say = Każda partia, skończona czy nie, razem z medalami i wyzwaniami dnia. Inny Hedgerow przejmie ją taką, jaka była.
memory-export-secrets = Z sekretami trwających partii
memory-export-secrets-say = Plik zawiera wtedy ich kości i ukryte karty, żeby mogły toczyć się dalej bez zmian. Zachowaj go dla siebie.
memory-export-open = Trwające partie trafiają do pliku bez sekretu kości, a te z ukrytymi kartami zostają: zabrać je może tylko gospodarz, poleceniem hedgerow export.
memory-export-do = Zabierz wszystko
memory-import = Wczytaj plik
memory-import-say = Plik ze wszystkim, pojedynczy zapis albo zgłoszenie problemu. Każda partia jest rozgrywana od nowa i sprawdzana. To, co już tu jest, zostaje bez zmian.
memory-import-file = Plik
memory-import-do = Wczytaj
memory-taken = Co przyszło z plikiem
memory-taken-new = { $count ->
    [0] Żadnej nowej partii.
    [one] 1 nowa partia.
    [few] { $count } nowe partie.
   *[other] { $count } nowych partii.
    }
memory-taken-longer = { $count ->
    [one] 1 partia, która tu była, sięga teraz dalej.
    [few] { $count } partie, które tu były, sięgają teraz dalej.
   *[other] { $count } partii, które tu były, sięga teraz dalej.
    }
memory-taken-known = { $count ->
    [one] 1 partia już tu była.
    [few] { $count } partie już tu były.
   *[other] { $count } partii już tu było.
    }
memory-taken-refused = { $count ->
    [one] Odrzucona 1 partia
    [few] Odrzucone { $count } partie
   *[other] Odrzuconych { $count } partii
    }
memory-taken-table = Stół
memory-taken-why = Dlaczego
memory-to-games = Do moich partii

## Statystyki

memory-stats = Statystyki
memory-stats-of = Statystyki: { $game }
memory-stats-lead = Ze wszystkich skończonych partii. Partie „co by było, gdyby”, ćwiczenia i partie wczytane z zewnątrz się nie liczą.
memory-stats-none = Nie ma jeszcze czego liczyć. Skończ partię, a pojawi się tutaj.
memory-stats-begin = Wybierz grę
memory-game = Gra
memory-by-game = Wyniki według gier
memory-over-time = Wyniki w czasie
memory-scores = Punkty na koniec
memory-lengths = Długość w rundach
memory-parts = Skąd wzięły się punkty
memory-sum-games = Partie
memory-sum-rate = Wygrane
memory-sum-best = Najlepszy wynik
memory-sum-middle = Mediana wyników
memory-sum-length = Mediana długości w rundach
memory-no-rate = –
memory-won-of = { $won } z { $all }
memory-never = jeszcze nie grane
memory-not-won = Niewygrane
memory-all = Razem
memory-as-table = Jako tabela
memory-span = { $span ->
    [day] Dzień
    [week] Tydzień
   *[month] Miesiąc
    }
memory-week = Tydzień od { $day }
memory-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
    } { $year }
memory-number = Liczba
memory-spread = Od { $least } do { $greatest }, mediana { $middle }.
memory-part = Część
memory-mean = Średnio na partię
memory-share = Udział
memory-medals = Medale
memory-medals-count = Zdobyte: { $count } z { $all }
memory-earned = Zdobyty
memory-progress = Postęp
memory-not-yet = Jeszcze nie

## Wyzwania dnia

memory-daily = Wyzwanie dnia
memory-daily-lead = Jeden stół dziennie w każdej grze, taki sam dla wszystkich: te same ustawienia i to samo ziarno. Dzień zmienia się o północy w Greenwich.
memory-streak = Dni z rzędu
memory-streak-most = Najdłuższy ciąg
memory-days = Dni w sumie
memory-daily-open = Nikt tu jeszcze nie zagrał.
memory-daily-on = Partia już trwa. Jak poszło innym, dowiesz się na koniec.
memory-daily-play = Graj
memory-who = Kto
memory-you = Ty
memory-score = Wynik
memory-length = Rundy
memory-par-plays = właśnie gra; zajrzyj za chwilę
memory-takebacks = { $count ->
    [one] Raz coś cofnięto.
    [few] { $count } razy coś cofnięto.
   *[other] { $count } razy coś cofnięto.
    }
memory-calendar = Kalendarz
memory-month-before = Poprzedni miesiąc
memory-month-after = Następny miesiąc
memory-weekday = { $day ->
    [0] pn
    [1] wt
    [2] śr
    [3] cz
    [4] pt
    [5] so
   *[6] nd
    }
memory-seed = Jawne ziarna
memory-seed-say = Tu ziarno nie jest sekretem: wynika z daty, a zobowiązanie w zapisie nie mówi nic ponad to. Kto chce wiedzieć, co nadejdzie, może to sprawdzić, więc wyzwanie opiera się na uczciwości. Sam stół jest uczciwy jak zawsze: każdy rzut wynika z ziarna.
memory-medals-all = Wszystkie medale

## Oś czasu

memory-line = Oś czasu
memory-line-lead = { $steps ->
    [one] 1 krok. Obejrzyj go albo rozgałęź partię.
    [few] { $steps } kroki. Obejrzyj dowolny albo rozgałęź partię i zobacz, co by było.
   *[other] { $steps } kroków. Obejrzyj dowolny albo rozgałęź partię i zobacz, co by było.
    }
memory-line-jump = Idź do kroku
memory-line-go = Idź
memory-line-before = Wcześniejsze kroki
memory-line-after = Późniejsze kroki
memory-line-begin = Początek partii
memory-line-step = Obejrzyj krok { $step }
memory-line-seat = Gracz { $player }
memory-line-gone = cofnięte
memory-line-win = Szanse na wygraną po nim: { $percent }%.
memory-line-fork = Co by było, gdyby, od kroku { $step }
memory-line-give-up = Partię poddano
memory-line-hidden = Wybór, który pozostaje ukryty
memory-line-strip = Oś czasu: kroki 0–{ $steps }, teraz krok { $step }
memory-line-chance = Krzywa pokazuje szanse na wygraną po każdej decyzji, według spojrzenia wstecz na tę partię.

## Zgłoszenia problemów

memory-report = Zgłoś problem
memory-report-lead = Coś w tym kroku wygląda źle? Tu spakujesz do jednego pliku wszystko, czego trzeba, żeby to odtworzyć. Nic nie jest wysyłane: plik zapisuje się u ciebie i to ty decydujesz, kto go dostanie.
memory-report-note = Co miało się stać, a co się stało?
memory-report-step = Krok
memory-report-secrets = Z ukrytymi kartami
memory-report-secrets-say = Partia jeszcze trwa: kto przeczyta plik, zobaczy wszystkie ukryte karty. Najpierw zapytaj innych.
memory-report-save = Zapisz plik
memory-report-show = Pokaż, co zawiera
memory-report-holds = Co zawiera plik
memory-report-program = Wersja programu
memory-report-rules = { $game }, wersja zasad { $rules }
memory-report-settings = Twoje ustawienia
memory-report-company = Kto siedzi przy stole
memory-report-seats = Ludzie: { $people }, gracze komputerowi: { $ours }
memory-report-record = Zapis
memory-report-whole = Wszystkie wybory i rzuty do tej pory, także cofnięte
memory-report-withheld = Nie ma go w pliku: karty są ukryte, a partia trwa
memory-report-seed = Tajne ziarno
memory-report-seeded = W pliku, bo partia jest skończona
memory-report-unseeded = Nie ma go w pliku: to, co nadejdzie, zostaje tajemnicą
memory-report-not = Żadnych nazwisk, adresów, innych partii ani niczego więcej z twojego komputera.
memory-report-no-replay = Bez zapisu nikt tego nie odtworzy: plik zawiera tylko ustawienia i twoje słowa.
memory-report-replay = Kto ma plik, zobaczy dokładnie ten sam krok: poleceniem hedgerow replay albo wczytując plik na stronie „Moje partie”.
memory-report-file = Cały plik, słowo w słowo

## Kampanie

memory-campaigns = Kampanie
memory-campaign = Opowieść do tej pory
memory-campaigns-lead = Drużyny myszy, które szły od rozdziału do rozdziału.
memory-campaigns-none = Nie ma jeszcze kampanii. Skończ rozdział Mice and Mystics i idź dalej.
memory-campaigns-begin = Zacznij rozdział
memory-campaign-won = Wygrane rozdziały: { $won } z { $all }
memory-campaign-tries = { $count ->
    [one] Zagrano raz.
    [few] Zagrano { $count } razy.
   *[other] Zagrano { $count } razy.
    }
memory-campaign-told = Wieczór po wieczorze
memory-try-now = w toku
