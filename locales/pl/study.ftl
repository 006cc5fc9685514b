# Badania: wiele partii rozegranych w jakimś celu, co z nich wynika i jak jest to pewne.

# Kolumna tabeli partii, która jest odsetkiem albo średnią. Inne mają własne nazwy.
study-measure = { $name ->
    [won] wygrane partie
    [score] punkty
    [rounds] rundy
    [turns] tury
    [decisions] decyzje
    [choices] decyzje z wyborem
    [looks] symulacje
    [depth] głębokość przeszukiwania
    [cheese] sery
    [devoured] pożarte sery
    [health] zdrowie
    [caught] złapane szczury
    [wounds] rany
    [lead] przewaga
    [points] punkty
    [upgrades] ulepszenia
    [captured] schwytania
    [defeated] pokonani wrogowie
    [surges] fale
   *[other] { $name }
    }
study-checked = { $study }: { $cells ->
    [one] 1 komórka
    [few] { $cells } komórki
   *[many] { $cells } komórek
    } po { $games ->
    [one] 1 partii
   *[other] { $games } partii
    }.
study-pace = { $study }: { $done } z { $all } partii, { $rate } na sekundę, zostało { $left }
study-stopped = Zatrzymano po { $done } z { $all } partii; zostają zachowane. Dalej: hedgerow study run { $folder }
study-where = Tabele są w { $folder }: games.parquet, a ten tekst w summary.json.
study-head = { $study }: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    }, ziarno { $seed }
study-all = wszystkie partie
study-won-of = wygrane partie: { $won } z { $games } ({ $rate }, od { $low } do { $high })
study-mean = { $name } { $mean } (od { $low } do { $high })
study-mean-alone = { $name } { $mean }
study-rate = { $name } { $rate } (od { $low } do { $high })
study-was-stopped = zatrzymane przez regułę: po każdych { $every } partiach sprawdzano, czy przedział miary „{ $name }” nie jest szerszy niż { $width }
study-contrast = { $axis }: { $to } zamiast { $from } ({ $pairs ->
    [one] 1 para partii
    [few] { $pairs } pary partii
   *[many] { $pairs } par partii
    } z tym samym losem)
study-differs-rate = { $name }: { $difference } na 100 partii (od { $low } do { $high })
study-differs-mean = { $name }: { $difference } (od { $low } do { $high })
study-differs-alone = { $name }: { $difference }
study-sure = więcej niż przypadek
study-interval = Każdy przedział zawiera prawdziwą wartość w 95 przypadkach na 100.

## Porównanie dwóch badań

study-contrast-apart = { $to } zamiast { $from } (partii: { $second } i { $first })
study-same-games = Partia po partii: obie strony spotkał ten sam los.
study-other-games = To nie są te same partie: różnią się ziarna albo gracze.
study-same-content = W obu badaniach grano tą samą zawartością.
study-other-content = Zawartość się różni.
study-verdict-won-sure = Ma to wpływ na wygraną: z { $to } udział wygranych zmienia się z { $was } na { $is }, o { $difference } na 100 partii (od { $low } do { $high }). Sam przypadek rzadko by to sprawił.
study-verdict-won = Z tych partii nie wynika, czy ma to wpływ na wygraną: z { $to } udział wygranych zmienia się z { $was } na { $is }, o { $difference } na 100 partii, ale prawdziwa różnica może leżeć gdziekolwiek od { $low } do { $high }.
study-verdict-rate-sure = Ma to wpływ na miarę „{ $name }”: z { $to } zmienia się ona z { $was } na { $is }, o { $difference } na 100 partii (od { $low } do { $high }). Sam przypadek rzadko by to sprawił.
study-verdict-rate = Z tych partii nie wynika, czy ma to wpływ na miarę „{ $name }”: z { $to } zmienia się ona z { $was } na { $is }, o { $difference } na 100 partii, ale prawdziwa różnica może leżeć gdziekolwiek od { $low } do { $high }.
study-verdict-mean-sure = Ma to wpływ na miarę „{ $name }”: z { $to } średnia zmienia się z { $was } na { $is }, o { $difference } (od { $low } do { $high }). Sam przypadek rzadko by to sprawił.
study-verdict-mean = Z tych partii nie wynika, czy ma to wpływ na miarę „{ $name }”: z { $to } średnia zmienia się z { $was } na { $is }, o { $difference }, ale prawdziwa różnica może leżeć gdziekolwiek od { $low } do { $high }.
study-verdict-none = „{ $name }”: za mało partii, by cokolwiek powiedzieć.

## Raport

study-reported = Sprawozdanie jest w { $file }.
study-report = Badanie: { $study }
study-report-lead = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    } w grę { $game }; { $cells ->
    [one] 1 komórka
    [few] { $cells } komórki
   *[many] { $cells } komórek
    }, ziarno { $seed }. W każdej komórce partię o tym samym numerze spotkał ten sam los.
study-as-table = Liczby
study-cell = Komórka
study-games = Partie
study-players = Gracze
study-share = Udział
study-mean-head = Średnia
study-low = Od
study-high = Do
study-difference = Różnica
study-pairs = Pary
study-won-head = Wygrane
study-h-won = Wygrane partie
study-h-won-lead = Znak to udział wygranych partii, kreska to jego przedział.
study-h-measure = Średnio: { $name }
study-h-contrasts = Co robi różnicę
study-h-contrasts-lead = Każdą możliwość porównano z pierwszą swego rodzaju, partia po partii tam, gdzie obie spotkał ten sam los. Pełny znak, którego kreska nie dotyka środka, to według zwykłej miary więcej niż przypadek; z dwudziestu nic nieznaczących jeden i tak wygląda znacząco.
study-h-lengths = Jak długie są partie
study-length-say = Od { $least } do { $greatest }, w połowie partii nie więcej niż { $middle }; średnio { $mean }.
study-legend-won = wygrane
study-legend-other = niewygrane
study-h-parts = Z czego składają się punkty i czyny
study-h-wounds = Skąd biorą się rany
study-part-head = Część
study-h-deeds = Co idzie w parze z wygraną
study-h-deeds-lead = O ile częściej wygrywano partie, w których to zrobiono, wśród partii tej samej komórki. Co idzie w parze z wygraną, nie musi być jej przyczyną: kto wygrywa, robi więcej wszystkiego.
study-h-deeds-warning = { $count ->
    [one] Przyjrzano się jednej rzeczy.
    [few] Mowa jest o { $count } rzeczach. Przez sam przypadek jedna na dwadzieścia wyglądałaby na ważną; te z gwiazdką i pełnym znakiem dziwiłyby nawet wśród tak wielu.
   *[many] Mowa jest o { $count } rzeczach. Przez sam przypadek jedna na dwadzieścia wyglądałaby na ważną; te z gwiazdką i pełnym znakiem dziwiłyby nawet wśród tak wielu.
    }
study-deed = Co zrobiono
study-with = Z tym
study-without = Bez tego
study-h-decisions = O czym decyduje się w partii
study-kind = Rodzaj decyzji
study-times = Na partię
study-options = Możliwości
study-h-search = Jak daleko gracze patrzyli naprzód
study-h-search-lead = Na ile decyzji w głąb drzewa sięgała symulacja, średnio.
study-looks = Symulacje na partię
study-depth = Głębokość
study-h-outcomes = Jak kończą się partie
study-outcome = Zakończenie
study-made = Sporządził Hedgerow, wersja zasad { $rules }. Ten sam plik daje te same partie na każdej maszynie.
study-part = { $part ->
    [cheese_found] Sery zebrane
    [cheese_bought] Sery kupione
    [cheese_reward] Sery z nagród
    [points_cards] Karty
    [points_tokens] Żetony punktów
    [points_prosperity] Pomyślność
    [points_events] Wydarzenia
    [points_journeys] Podróże
    [points_other] Inne bonusy
    [by_collin] Pokonani przez Collina
    [by_filch] Pokonani przez Filcha
    [by_lily] Pokonani przez Lily
    [by_maginos] Pokonani przez Maginosa
    [by_nez] Pokonani przez Neza
    [by_tilda] Pokonani przez Tildę
   *[other] { $part }
    }
study-wounds-from = { $from ->
    [nemesis] Arcyszczur
    [peculiar] Osobliwe szczury
    [commons] Pospolite szczury
    [roach] Karaluchy
    [rat_warrior] Szczurzy wojownicy
    [elite_rat_warrior] Elitarni szczurzy wojownicy
    [spider] Pająki
    [centipede] Skolopendry
    [captain_vurst] Kapitan Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [mice] Myszy
    [mousetraps] Pułapki na myszy
   *[chapter] Rozdział i cała reszta
    }
