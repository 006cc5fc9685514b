## Szczurołap: słowa, z których składają się inne teksty

# Obszar i jego dzielnica. Pasuje po każdym przyimku.
rc-zone = { $zone } ({ $district })

# Szczur: pospolity z koloru, pozostałe z imienia. Imię zna tylko mianownik.
rc-rat = { $rat ->
    [white] biały szczur
    [brown] brązowy szczur
    [black] czarny szczur
    [nemesis] arcyszczur
   *[named] { $name }
    }
    .start = { $rat ->
    [white] Biały szczur
    [brown] Brązowy szczur
    [black] Czarny szczur
    [nemesis] Arcyszczur
   *[named] { $name }
    }
    .whom = { $rat ->
    [white] białego szczura
    [brown] brązowego szczura
    [black] czarnego szczura
    [nemesis] arcyszczura
   *[named] { $name }
    }
    .with = { $rat ->
    [white] białym szczurem
    [brown] brązowym szczurem
    [black] czarnym szczurem
    [nemesis] arcyszczurem
   *[named] { $name }
    }

# Co sprzedaje rachmistrz (biernik, tu równy mianownikowi).
rc-ware = { $ware ->
    [die] kość ataku
    [yellow] żółty znacznik
    [purple] fioletowy znacznik
    [health] 1 punkt zdrowia
   *[cheese] magiczny ser
    }

# Cena w szczurach (biernik).
rc-price = { $price ->
    [one] 1 szczura
    [few] { $price } szczury
   *[many] { $price } szczurów
    }

# Na co można przeznaczyć ser (biernik).
rc-slot = { $slot ->
    [attack] ulepszenie ataku
    [movement] ulepszenie ruchu
    [accuracy] ulepszenie celności
    [defence] ulepszenie obrony
    [health] ulepszenie zdrowia
    [trap] ulepszenie pułapek
    [yellow] odblokowanie żółtej zdolności
    [yellow-refill] uzupełnienie żółtej zdolności
    [purple] odblokowanie fioletowej zdolności
   *[purple-refill] uzupełnienie fioletowej zdolności
    }

# Zwykłe trafienia (mianownik); szóstki i inne śmiertelne kości liczy się osobno.
rc-hits = { $hits ->
    [0] brak trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
    }
    .more = { $hits ->
    [0] {""}
    [one] {" "}i 1 trafienie
    [few] {" "}i { $hits } trafienia
   *[many] {" "}i { $hits } trafień
    }

# Wynik ataku: ile było trzeba i co z tego wyszło.
rc-result = { $need ->
    [6] Trafiała tylko szóstka
   *[other] Trafiał wynik { $need } lub wyższy
    }: { $lethal ->
    [0] { rc-hits }
    [one] 1 śmiertelna rana{ rc-hits.more }
    [few] { $lethal } śmiertelne rany{ rc-hits.more }
   *[many] { $lethal } śmiertelnych ran{ rc-hits.more }
    }.

# Co zostało do rozdzielenia. Piątki są śmiertelne tylko w niektórych pułapkach.
rc-left = { $sixes ->
    [0] { $fives ->
        [0] { rc-hits }
        [one] 1 śmiertelna piątka{ rc-hits.more }
        [few] { $fives } śmiertelne piątki{ rc-hits.more }
       *[many] { $fives } śmiertelnych piątek{ rc-hits.more }
    }
    [one] 1 szóstka{ $fives ->
        [0] {""}
        [one] , 1 śmiertelna piątka
        [few] , { $fives } śmiertelne piątki
       *[many] , { $fives } śmiertelnych piątek
    }{ rc-hits.more }
    [few] { $sixes } szóstki{ $fives ->
        [0] {""}
        [one] , 1 śmiertelna piątka
        [few] , { $fives } śmiertelne piątki
       *[many] , { $fives } śmiertelnych piątek
    }{ rc-hits.more }
   *[many] { $sixes } szóstek{ $fives ->
        [0] {""}
        [one] , 1 śmiertelna piątka
        [few] , { $fives } śmiertelne piątki
       *[many] , { $fives } śmiertelnych piątek
    }{ rc-hits.more }
    }

rc-wounds = { $wounds ->
    [0] bez rany
    [one] 1 rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
    }

## Przygotowanie gry

rc-setup-no-ratcatcher = Nie ma szczurołapa o nazwie „{ $name }”.
rc-setup-no-nemesis = Nie ma arcyszczura o nazwie „{ $name }”.

## Koniec gry

rc-end-tenth-cheese = Wygrywasz: dziesiąty magiczny ser jest twój. { $nemesis } odchodzi z pustym brzuchem.
rc-end-nemesis-killed = Wygrywasz: { $nemesis } nie żyje.
rc-end-cheese-devoured = Przegrywasz: szczury pożarły dziesiąty magiczny ser. W mieście rządzi { $nemesis }.
rc-end-dead = Przegrywasz: twoje zdrowie wynosi 0. W mieście rządzi { $nemesis }.

## Pytania

rc-ask-actions = Co zrobisz?
rc-ask-before-rats = Miasto się powiększyło. Czego użyjesz przed turą szczurów?
rc-ask-place = Gdzie stanie dzielnica { $name }?
rc-ask-fill = Na co przeznaczysz ser?
rc-ask-divide = Kogo trafisz w { rc-zone }? Do rozdzielenia: { rc-left }.
rc-ask-divide-trap = Kogo trafi pułapka w { rc-zone }? Do rozdzielenia: { rc-left }.
rc-ask-pay = Które szczury zapłacą za { rc-ware }? { $left ->
    [one] Potrzeba jeszcze 1 szczura.
   *[other] Potrzeba jeszcze { $left } szczurów.
    }
rc-ask-charm = Którego szczura poprowadzisz z { $from } do { $to }? { $left ->
    [one] Możesz poprowadzić jeszcze 1.
   *[other] Możesz poprowadzić jeszcze { $left }.
    }
rc-ask-smoke = Którego szczura wykurzysz ze swojego obszaru? { $left ->
    [one] Możesz wykurzyć jeszcze 1.
   *[other] Możesz wykurzyć jeszcze { $left }.
    }
rc-ask-target = { rc-rat.start } w { rc-zone } ma równie blisko do kilku celów. Do którego pójdzie?{ $count ->
    [one] {""}
   *[other] {" "}Szczury, które czekają na decyzję: { $count }.
    }
rc-ask-way = { rc-rat.start } w { rc-zone } może dojść do { $target } kilkoma drogami. Którą pójdzie?{ $count ->
    [one] {""}
   *[other] {" "}Szczury, które czekają na decyzję: { $count }.
    }
rc-ask-traps = Która pułapka uruchomi się teraz?
rc-ask-nest = Gdzie pojawi się { $nemesis }?
rc-ask-empty = Worek jest pusty. Z której dzielnicy wrócą do niego szczury?
rc-ask-bag-reward = Z twojej klatki { $rats ->
    [one] wrócił do worka 1 szczur
    [few] wróciły do worka { $rats } szczury
   *[many] wróciło do worka { $rats } szczurów
    }. Jaką nagrodę weźmiesz?

## Wybory

rc-do-walk = Idź do { rc-zone }
rc-do-trap = Rozstaw pułapkę w { rc-zone } za { $cost ->
    [one] 1 punkt ruchu
    [few] { $cost } punkty ruchu
   *[many] { $cost } punktów ruchu
    }
rc-do-attack = Atakuj { $dice ->
    [one] 1 kością
   *[other] { $dice } kośćmi
    }
rc-do-hit = { $rat ->
    [white] Złap białego szczura
    [brown] Złap brązowego szczura
    [black] Złap czarnego szczura
    [nemesis] Zrań arcyszczura
   *[named] Traf: { $name }
    } ({ $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
    })
rc-do-lethal = { $rat ->
    [white] Złap białego szczura
    [brown] Złap brązowego szczura
    [black] Złap czarnego szczura
    [nemesis] Zrań arcyszczura
   *[named] Traf: { $name }
    } (śmiertelna rana)
rc-do-waste = Zrezygnuj z pozostałych trafień
rc-do-use = Użyj zdolności: { $ability }{ $strength ->
    [0] {""}
   *[other] {" "}(siła { $strength })
    }
rc-do-use-in = Użyj zdolności w { rc-zone }: { $ability }{ $strength ->
    [0] {""}
   *[other] {" "}(siła { $strength })
    }
rc-do-use-from = { $ability }: sprowadź do siebie z { rc-zone } najwyżej { $strength ->
    [one] 1 szczura
    [few] { $strength } szczury
   *[many] { $strength } szczurów
    }
rc-do-use-to = { $ability }: wyprowadź od siebie do { rc-zone } najwyżej { $strength ->
    [one] 1 szczura
    [few] { $strength } szczury
   *[many] { $strength } szczurów
    }
rc-do-lead = Poprowadź { rc-rat.whom }
rc-do-smoke = Wykurz { rc-rat.whom }
rc-do-stop = Zostaw pozostałe szczury na miejscu
rc-do-collect = Zbierz ser, który tu leży
rc-do-buy = Kup { rc-ware } za { rc-price }
rc-do-pay = Zapłać { rc-rat.with }
rc-do-pay-rest = Resztę zapłać białymi, potem brązowymi, potem czarnymi szczurami
rc-do-reward = Odbierz nagrodę ({ $name }): { $gift }
rc-do-fill = Przeznacz ser na { rc-slot } (zajęte pola: { $filled } z { $capacity })
rc-do-place = Połóż w kolumnie { $x }, w rzędzie { $y }, { $turn ->
    [0] bez obrotu
    [1] z obrotem o ćwierć w prawo
    [2] do góry nogami
   *[3] z obrotem o ćwierć w lewo
    }
rc-do-pick-trap = Uruchom pułapkę w { rc-zone }
rc-do-pick-nest = Niech arcyszczur pojawi się w { rc-zone }
rc-do-pick-way = Niech pójdzie przez { rc-zone }
rc-do-pick-target = Niech idzie w stronę { rc-zone }
rc-do-in-order = Uruchom pozostałe pułapki w kolejności dzielnic
rc-do-empty = Opróżnij do worka dzielnicę { $district }
rc-do-bag-reward = Weź { rc-ware } za { rc-price }
rc-do-no-bag-reward = Nie bierz żadnej nagrody
rc-do-end = Zakończ akcje
rc-do-end-expansion = Zacznij turę szczurów

## Nagrody za osobliwe szczury

rc-gift-dice = { $count ->
    [one] 1 kość ataku
    [few] { $count } kości ataku
   *[many] { $count } kości ataku
    }
rc-gift-health = { $count ->
    [one] 1 punkt zdrowia
    [few] { $count } punkty zdrowia
   *[many] { $count } punktów zdrowia
    }
rc-gift-cheese = { $count ->
    [one] 1 magiczny ser
    [few] { $count } magiczne sery
   *[many] { $count } magicznych serów
    }
rc-gift-markers = { $colour ->
    [yellow] { $count ->
        [one] 1 żółty znacznik
        [few] { $count } żółte znaczniki
       *[many] { $count } żółtych znaczników
    }
   *[purple] { $count ->
        [one] 1 fioletowy znacznik
        [few] { $count } fioletowe znaczniki
       *[many] { $count } fioletowych znaczników
    }
    }
rc-gift-mystery = tajemniczy żeton w twoim obszarze
rc-gift-collected = to, co szczur zebrał na karcie

## Zdarzenia: twoja tura

rc-told-round = Zaczęła się runda { $round }.
rc-told-refreshed = Odświeżenie przyniosło: { $dice ->
    [one] 1 kość ataku
   *[other] { $dice } kości ataku
    }, ruch { $movement }, { $traps ->
    [one] 1 pułapkę
    [few] { $traps } pułapki
   *[many] { $traps } pułapek
    }.
rc-told-not-refreshed = Twoja pierwsza tura zaczęła się bez odświeżenia.
rc-told-walked = Twój pionek przeszedł z { $from } do { rc-zone }.
rc-told-trap-set = Za { $cost ->
    [one] 1 punkt ruchu
    [few] { $cost } punkty ruchu
   *[many] { $cost } punktów ruchu
    } stanęła twoja pułapka w { rc-zone }.
rc-told-rolled = Na { $dice ->
    [one] kości
   *[other] kościach
    } twojego ataku w { rc-zone } wypadło: { $faces }. { rc-result }
rc-told-rolled-volley = Na { $dice ->
    [one] kości
   *[other] kościach
    } twojej zdolności w { rc-zone } wypadło: { $faces }. { rc-result }
rc-told-rolled-trap = Na { $dice ->
    [one] kości
   *[other] kościach
    } pułapki w { rc-zone } wypadło: { $faces }. { rc-result }
rc-told-caught = { rc-rat.start } został złapany w { rc-zone }.
rc-told-caught-lethal = { rc-rat.start } został złapany w { rc-zone }: śmiertelna rana.
rc-told-nemesis-wounded = Arcyszczur odniósł ranę; jego zdrowie spadło do { $left }.
rc-told-nemesis-wounded-lethal = Arcyszczur odniósł śmiertelną ranę; jego zdrowie spadło do { $left }.
rc-told-vanished = Arcyszczur wymknął się z { $from } do { rc-zone }.
rc-told-wasted = { $hits ->
    [one] Przepadło 1 trafienie.
    [few] Przepadły { $hits } trafienia.
   *[many] Przepadło { $hits } trafień.
    }
rc-told-used = Została użyta twoja zdolność: { $ability }.
rc-told-used-in = W { rc-zone } została użyta twoja zdolność: { $ability }.
rc-told-led = { rc-rat.start } dał się poprowadzić z { $from } do { rc-zone }.
rc-told-smoked-out = { rc-rat.start } uciekł z { rc-zone } do worka.
rc-told-cheese-collected = Magiczny ser z { rc-zone } trafił w twoje ręce.
rc-told-cheese-gained = Magiczny ser jest twój: to już { $total } z 10.
rc-told-slot-filled = Ser poszedł na { rc-slot }.
rc-told-set-aside = Nie było wolnego pola: ser wylądował obok planszy.
rc-told-upgraded = { $slot ->
    [attack] Twój atak wzrósł o 1 kość
    [movement] Twój ruch wzrósł o 1
    [accuracy] Twoja celność poprawiła się o 1
    [defence] Twoja obrona wzrosła o 1
    [health] Twoje zdrowie i jego maksimum wzrosły o 1
   *[trap] Twoje pułapki zostały ulepszone
    }{ $level ->
    [1] {""}
   *[other] {" "}(poziom { $level })
    }.
rc-told-unlocked = { $colour ->
    [yellow] Twoja żółta zdolność została odblokowana.
   *[purple] Twoja fioletowa zdolność została odblokowana.
    }
rc-told-refilled = { $colour ->
    [yellow] Twoja żółta zdolność została uzupełniona.
   *[purple] Twoja fioletowa zdolność została uzupełniona.
    }
rc-told-health-gained = Twoje zdrowie wzrosło do { $now }.
rc-told-markers-gained = Na twoją planszę { $colour ->
    [yellow] { $count ->
        [one] trafił 1 żółty znacznik
        [few] trafiły { $count } żółte znaczniki
       *[many] trafiło { $count } żółtych znaczników
    }
   *[purple] { $count ->
        [one] trafił 1 fioletowy znacznik
        [few] trafiły { $count } fioletowe znaczniki
       *[many] trafiło { $count } fioletowych znaczników
    }
    }.
rc-told-dice-gained = Na twoją planszę { $count ->
    [one] trafiła 1 kość ataku
    [few] trafiły { $count } kości ataku
   *[many] trafiło { $count } kości ataku
    }.
rc-told-paid = Z klatki { $rat ->
    [white] { $count ->
        [one] odszedł 1 biały szczur
        [few] odeszły { $count } białe szczury
       *[many] odeszło { $count } białych szczurów
    }
    [brown] { $count ->
        [one] odszedł 1 brązowy szczur
        [few] odeszły { $count } brązowe szczury
       *[many] odeszło { $count } brązowych szczurów
    }
   *[black] { $count ->
        [one] odszedł 1 czarny szczur
        [few] odeszły { $count } czarne szczury
       *[many] odeszło { $count } czarnych szczurów
    }
    }.
rc-told-bought = Rachmistrz wydał ci { rc-ware } za { rc-price }.
rc-told-reward-taken = Nagroda została odebrana: { $name }.
rc-told-reward-lost = { $name } nie przyniósł ci nagrody.
rc-told-actions-ended = Twoje akcje dobiegły końca.

## Zdarzenia: miasto

rc-told-no-expansion = Miasto się nie powiększyło: { $cheese ->
    [one] leżał w nim 1 magiczny ser
    [few] leżały w nim { $cheese } magiczne sery
   *[many] leżało w nim { $cheese } magicznych serów
    }.
rc-told-expansion = { $cheese ->
    [0] W mieście nie było już magicznego sera
   *[one] W mieście był już tylko 1 magiczny ser
    }, więc musiało się powiększyć o { $districts ->
    [one] 1 dzielnicę
    [few] { $districts } dzielnice
   *[many] { $districts } dzielnic
    }.
rc-told-deck-empty = Zabrakło dzielnic, które można by dołożyć.
rc-told-district-drawn = Została dobrana dzielnica { $district } ({ $number }).
rc-told-district-unplaceable = Dzielnica { $district } ({ $number }) nigdzie nie pasowała i trafiła na spód talii.
rc-told-district-placed = W mieście stanęła dzielnica { $district } ({ $number }).
rc-told-joined = Między { $here } a { $there } otworzyło się przejście.
rc-told-token-revealed = Tajemniczy żeton w { rc-zone } okazał się { $token ->
    [health] znacznikiem zdrowia
    [cheese] magicznym serem
    [yellow] żółtym znacznikiem
    [purple] fioletowym znacznikiem
    [peculiar] osobliwym szczurem
   *[nest] gniazdem
    }.
rc-told-no-token = Dla { rc-zone } zabrakło tajemniczych żetonów.
rc-told-cheese-laid = W { rc-zone } pojawił się magiczny ser.
rc-told-health-laid = W { rc-zone } pojawił się znacznik zdrowia.
rc-told-marker-laid = W { rc-zone } pojawił się { $colour ->
    [yellow] żółty znacznik
   *[purple] fioletowy znacznik
    }.
rc-told-supply-empty = Dla { rc-zone } zabrakło znacznika w puli ogólnej.
rc-told-peculiar-deployed = W { rc-zone } zjawił się { $name }.
rc-told-no-peculiar = Nie było już osobliwego szczura, który mógłby się zjawić.
rc-told-deployed = Do { rc-zone } przybył { rc-rat }.
rc-told-bred = Czarny szczur w { rc-zone } sprowadził następnego.
rc-told-bag-filled-inactive = Worek był pusty: z nieaktywnych dzielnic { $count ->
    [one] wrócił do niego 1 szczur
    [few] wróciły do niego { $count } szczury
   *[many] wróciło do niego { $count } szczurów
    }.
rc-told-bag-filled-cage = Worek był pusty: z twojej klatki { $count ->
    [one] wrócił do niego 1 szczur
    [few] wróciły do niego { $count } szczury
   *[many] wróciło do niego { $count } szczurów
    }.
rc-told-bag-filled-district = Worek był pusty: z dzielnicy { $district } ({ $number }) { $count ->
    [one] wrócił do niego 1 szczur
    [few] wróciły do niego { $count } szczury
   *[many] wróciło do niego { $count } szczurów
    }.
rc-told-draws-lost = Nie było skąd uzupełnić worka: { $count ->
    [one] nie przybył 1 szczur
    [few] nie przybyły { $count } szczury
   *[many] nie przybyło { $count } szczurów
    }.
rc-told-woke = Dzielnica { $district } ({ $number }) stała się aktywna.
rc-told-woke-again = Dzielnica { $district } ({ $number }) znów stała się aktywna.
rc-told-slept = Dzielnica { $district } ({ $number }) stała się nieaktywna.

## Zdarzenia: tura szczurów

rc-told-step = { $step ->
    [1] Szczury ruszyły: krok 1, ruch.
    [2] Krok 2: pułapki.
    [3] Krok 3: gryzienie.
    [4] Krok 4: pożarcie sera.
    [5] Krok 5: rozstawianie szczurów.
    [6] Krok 6: czy miasto się powiększa.
   *[7] Krok 7: porządkowanie.
    }
rc-told-moment = { $moment ->
    [your-turn] Twoja tura dobiegła końca.
    [nemesis-moved] Ruch arcyszczura dobiegł końca.
    [peculiars-moved] Ruch osobliwych szczurów dobiegł końca.
    [brown-moved] Ruch brązowych szczurów dobiegł końca.
    [black-moved] Ruch czarnych szczurów dobiegł końca.
    [white-moved] Ruch białych szczurów dobiegł końca.
    [traps] Pułapki zrobiły swoje.
    [bites] Gryzienie dobiegło końca.
    [devoured] Skończyło się pożeranie sera.
    [deployed] Nowe szczury były już na miejscu.
    [expanded] Rozstrzygnęło się, czy miasto rośnie.
   *[cleaned-up] Runda dobiegła końca.
    }
rc-told-nemesis-rolled = Na kości ruchu arcyszczura wypadło { $face }{ $bonus ->
    [0] {""}
   *[other] , a premia wynosiła { $bonus }
    }.
rc-told-moved = Z { $from } do { rc-zone } { $rat ->
    [white] { $count ->
        [one] pobiegł biały szczur
        [few] pobiegły { $count } białe szczury
       *[many] pobiegło { $count } białych szczurów
    }
    [brown] { $count ->
        [one] pobiegł brązowy szczur
        [few] pobiegły { $count } brązowe szczury
       *[many] pobiegło { $count } brązowych szczurów
    }
    [black] { $count ->
        [one] pobiegł czarny szczur
        [few] pobiegły { $count } czarne szczury
       *[many] pobiegło { $count } czarnych szczurów
    }
    [nemesis] pobiegł arcyszczur
   *[named] pobiegł { $name }
    } (kroki: { $steps }, cel: { $target }).
rc-told-stayed = { $rat ->
    [white] Żaden biały szczur nie opuścił { rc-zone }: nie mógł zbliżyć się do celu.
    [brown] Żaden brązowy szczur nie opuścił { rc-zone }: nie mógł zbliżyć się do celu.
    [black] Żaden czarny szczur nie opuścił { rc-zone }: nie mógł zbliżyć się do celu.
    [nemesis] Arcyszczur nie opuścił { rc-zone }: nie mógł zbliżyć się do celu.
   *[named] { $name } nie opuścił { rc-zone }: nie mógł zbliżyć się do celu.
    }
rc-told-stayed-arrived = { $rat ->
    [white] Żaden biały szczur nie opuścił { rc-zone }: cel był na miejscu.
    [brown] Żaden brązowy szczur nie opuścił { rc-zone }: cel był na miejscu.
    [black] Żaden czarny szczur nie opuścił { rc-zone }: cel był na miejscu.
    [nemesis] Arcyszczur nie opuścił { rc-zone }: cel był na miejscu.
   *[named] { $name } nie opuścił { rc-zone }: cel był na miejscu.
    }
rc-told-packed = { $name } zabrał na swoją kartę znacznik z { rc-zone }.
rc-told-scrapped = { $name } zabrał na swoją kartę pułapkę z { rc-zone }.
rc-told-gorged = W { rc-zone } arcyszczur pożarł { $morsel ->
    [trap] pułapkę
    [health_marker] znaczniki zdrowia
    [ability_marker] znaczniki zdolności
    [mystery_token] tajemnicze żetony
    [peculiar] osobliwe szczury
   *[cheese] magiczny ser
    }.
rc-told-trap-sprung = W { rc-zone } uruchomiła się pułapka.
rc-told-nemesis-bit = Na kościach gryzienia arcyszczura wypadło: { $faces }. { $need ->
    [6] Trafiała tylko szóstka
   *[other] Trafiał wynik { $need } lub wyższy
    }: { $sixes ->
    [0] { rc-hits }
    [one] 1 szóstka{ rc-hits.more }
    [few] { $sixes } szóstki{ rc-hits.more }
   *[many] { $sixes } szóstek{ rc-hits.more }
    }.
rc-told-bitten = { $biter ->
    [nemesis] Arcyszczur ugryzł z siłą { $strength } przeciw obronie { $defence }, a każda szóstka to osobna rana: { rc-wounds }.
    [commons] Pospolite szczury ugryzły z siłą { $strength } przeciw obronie { $defence }: { rc-wounds }.
   *[named] { $name } ugryzł z siłą { $strength } przeciw obronie { $defence }: { rc-wounds }.
    }
rc-told-wounded = { $wounds ->
    [one] Zadano ci 1 ranę
    [few] Zadano ci { $wounds } rany
   *[many] Zadano ci { $wounds } ran
    }; twoje zdrowie spadło do { $left }.
rc-told-sickened = Ugryzienie cię zaraziło: w następnej turze będziesz mieć o 1 punkt ruchu mniej.
rc-told-cheese-safe = Ser w { rc-zone } ocalał: szczury liczyły się jako { $count }, a trzeba 5.
rc-told-devoured = Szczury pożarły ser w { rc-zone }: liczyły się jako { $count }, a wystarczy 5.
rc-told-ruse-devoured = Na fałszywy ser w { rc-zone } { $count ->
    [one] nabrał się 1 szczur i wrócił
    [few] nabrały się { $count } szczury i wróciły
   *[many] nabrało się { $count } szczurów i wróciło
    } do worka.
rc-told-progress = Szczurzy postęp doszedł do { $step } z 10.
rc-told-returned = Z { rc-zone } wróciły do worka szczury: białe { $white }, czarne { $black }.
rc-told-raised = { $attribute ->
    [movement] Premia do ruchu arcyszczura wzrosła o 1.
    [bite] Gryzienie arcyszczura wzrosło o 1 kość.
    [accuracy] Celność arcyszczura poprawiła się o 1.
    [defence] Obrona arcyszczura wzrosła o 1.
   *[deployment] Wartość rozstawiania arcyszczura wzrosła o 1.
    }
rc-told-mutated = Na kości mutacji arcyszczura wypadło { $face }: { $attribute ->
    [movement] zmutowała premia do ruchu
    [bite] zmutowało gryzienie
    [accuracy] zmutowała celność
    [defence] zmutowała obrona
    [deployment] zmutowała wartość rozstawiania
   *[nothing] żadna cecha nie zmutowała
    }.
rc-told-nemesis-healed = Arcyszczur odzyskał siły; jego zdrowie wzrosło do { $health }.
rc-told-strengthened = { $attribute ->
    [movement] Ruch
    [bite] Gryzienie
   *[defence] Obrona
    } { $rat ->
    [white] białych
    [brown] brązowych
   *[black] czarnych
    } szczurów { $attribute ->
    [movement] wzrósł
    [bite] wzrosło
   *[defence] wzrosła
    } o 1 do końca gry.
rc-told-nemesis-deployed = Arcyszczur wkroczył do miasta w { rc-zone }.
rc-told-markers-returned = Znaczniki położone w mieście wróciły do puli ogólnej.
rc-told-cleared = Dzielnica { $district } ({ $number }) została uprzątnięta. Pospolite szczury: { $rats }{ $peculiars ->
    [0] {""}
   *[other] , osobliwe szczury: { $peculiars }
    }{ $markers ->
    [0] {""}
   *[other] , znaczniki: { $markers }
    }{ $tokens ->
    [0] {""}
   *[other] , tajemnicze żetony: { $tokens }
    }.
rc-told-traps-returned = Z miasta { $count ->
    [one] wróciła do ciebie 1 pułapka
    [few] wróciły do ciebie { $count } pułapki
   *[many] wróciło do ciebie { $count } pułapek
    }.
rc-told-ended = { $ending ->
    [tenth-cheese] Dziesiąty magiczny ser jest twój. Wygrywasz.
    [nemesis-killed] Arcyszczur został zgładzony. Wygrywasz.
    [cheese-devoured] Szczury pożarły dziesiąty magiczny ser. Przegrywasz.
   *[dead] Twoje zdrowie spadło do 0. Przegrywasz.
    }

## O co pyta się los

rc-dice = { $count ->
    [1] Rzuć kością
   *[other] Rzuć { $count } kośćmi
    }
rc-chance = { $what ->
    [attack] { rc-dice } na swój atak.
    [trap] { rc-dice } na pułapkę.
    [nemesis-move] Rzuć kością na ruch arcyszczura.
    [nemesis-bite] { rc-dice } na gryzienie arcyszczura.
    [mutation] Rzuć kością na mutację.
    [rat] Dobierz szczura z worka.
    [token] Dobierz tajemniczy żeton.
    [peculiar] Dobierz osobliwego szczura.
   *[district] Dobierz dzielnicę.
    }
rc-chance-zone = Miejsce: { rc-zone }
rc-answer-district = { $number } { $district }
rc-answer = { $answer ->
    [white] Biały szczur
    [brown] Brązowy szczur
    [black] Czarny szczur
    [health] Znacznik zdrowia
    [cheese] Magiczny ser
    [yellow] Żółty znacznik
    [purple] Fioletowy znacznik
    [peculiar] Osobliwy szczur
   *[nest] Gniazdo
    }

## Dlaczego czegoś nie wolno

no-game-over = Partia jest zakończona.
no-not-asked = Teraz trzeba zdecydować o czymś innym.
no-rats-turn = To musi poczekać na twoją turę; trwa tura szczurów.
no-actions-over = Twoje akcje się skończyły; możesz jeszcze użyć zdolności, kupić coś u rachmistrza albo odebrać nagrodę.
no-attack-open = Najpierw rozdziel trafienia z tego ataku.
no-pay-none = W twojej klatce nie ma szczura tego koloru.
no-lead-none = Nie ma tam takiego pospolitego szczura.
no-lead-barricade = Ten obszar zamyka barykada; nie można wprowadzić do niego szczurów.
no-smoke-none = W twoim obszarze nie ma takiego pospolitego szczura.
no-pick-target = To nie jest jeden z najbliższych celów.
no-pick-way = Nie tędy prowadzi najkrótsza droga.
no-pick-trap = Żadna pułapka nie czeka tam na uruchomienie.
no-pick-nest = Arcyszczur nie może się tam pojawić.
no-pick-district = Musi to być dzielnica z najmniejszą liczbą szczurów.
no-walk-not-near = Ten obszar nie sąsiaduje z twoim.
no-walk-no-movement = Krok kosztuje { $need ->
    [one] 1 punkt ruchu
    [few] { $need } punkty ruchu
   *[many] { $need } punktów ruchu
    }; masz { $have }.
no-trap-far = Pułapkę można rozstawić w swoim obszarze albo w sąsiadującym.
no-trap-second = Stoi tam już pułapka.
no-trap-none-left = { $need ->
    [one] Twoja jedyna pułapka już stoi; na tę turę nie masz więcej.
   *[other] Wszystkie twoje pułapki już stoją ({ $need }); na tę turę nie masz więcej.
    }
no-trap-cost = Pułapka kosztuje { $need ->
    [one] 1 punkt ruchu
    [few] { $need } punkty ruchu
   *[many] { $need } punktów ruchu
    }; masz { $have }.
no-attack-dice = { $have ->
    [0] Nie masz już kości ataku
    [one] Masz 1 kość ataku
   *[other] Masz { $have } kości ataku
    }; nie rzucisz { $need ->
    [one] 1 kością
   *[other] { $need } kośćmi
    }.
no-attack-no-rat = Nie ma tam szczura, którego można zaatakować.
no-use-locked = Ta zdolność jest jeszcze zablokowana.
no-use-no-marker = { $need ->
    [one] Użycie tej zdolności kosztuje 1 znacznik
    [few] Użycie tej zdolności kosztuje { $need } znaczniki
   *[many] Użycie tej zdolności kosztuje { $need } znaczników
    }; masz { $have }.
no-use-marked = Leży tam już taki znacznik.
no-use-not-next = To działa tylko w obszarze sąsiadującym z twoim.
no-use-far = To działa tylko w twoim obszarze albo w sąsiadującym.
no-ruse-other-district = Fałszywy ser można położyć tylko w dzielnicy, w której jesteś.
no-ruse-cheese = W twojej dzielnicy leży magiczny ser; fałszywy wymaga dzielnicy bez sera.
no-barricade-rats = W tym obszarze są szczury; barykada wymaga obszaru bez szczurów.
no-collect-rats = Na tym serze wciąż siedzą szczury; w obszarze nie może być ani jednego.
no-collect-full = Masz już tyle tych znaczników, ile wolno mieć.
no-collect-locked = Zdolność, do której należą te znaczniki, jest jeszcze zablokowana.
no-collect-healthy = Masz pełne zdrowie; znacznik zostaje na miejscu.
no-collect-nothing = Nie ma tu nic do zebrania.
no-buy-price = Cena za { rc-ware } to { $need ->
    [one] 1 szczur
    [few] { $need } szczury
   *[many] { $need } szczurów
    }; masz { $have }.
no-buy-locked = Rachmistrz nie sprzedaje znaczników zablokowanej zdolności.
no-buy-full = Możesz mieć najwyżej { $need }; masz już { $have }.
no-buy-none-left = W puli ogólnej już tego nie ma.
no-buy-die-lost = Już nią nie rzucisz: niewykorzystane dodatkowe kości przepadają przy odświeżeniu.
no-reward-not-caught = Nie masz karty tego szczura.
no-reward-taken = Ta karta jest już odrzucona; daje tylko jedną ze swoich nagród.
no-reward-other = Na tej karcie nie ma takiej nagrody.
no-slot-black = Na twojej planszy nie ma na to pola.
no-slot-locked = Najpierw odblokuj tę zdolność.
no-slot-refilled = Ta zdolność została już uzupełniona; można to zrobić raz na partię.
no-slot-second-level = W tej partii każdą cechę ulepsza się tylko raz.
no-slot-full = Wszystkie pola tego ulepszenia są zajęte: { $have } z { $need }.
no-place-taken = Stoi tam już dzielnica.
no-place-unjoined = Nie spotkałaby się tam żadna para symboli połączenia.
no-place-not-start = Pierwsze dzielnice muszą łączyć się z dzielnicą 00.
no-place-join-yours = Musi dołączyć do dzielnicy, w której jesteś, bo jest to możliwe.
no-place-join-active = Musi dołączyć do aktywnej dzielnicy, bo jest to możliwe.
no-hit-not-here = Tego szczura nie ma tam, gdzie trwa atak.
no-hit-guarded = Pospolite szczury osłania tu osobliwy szczur; najpierw trzeba złapać jego.
no-hit-flies = Ten szczur lata; żadna pułapka go nie trafi.
no-hit-dodges = Ten szczur unika wszystkiego prócz szóstki.
no-hit-trap-nemesis = W tej partii pułapki nie ranią arcyszczura.
no-hit-no-six = Potrzeba śmiertelnej rany; nie masz już żadnej.
no-waste-lethal = Została śmiertelna rana i jest szczur, któremu można ją przypisać.
no-hit-too-few = Potrzeba { $need ->
    [one] 1 trafienia
   *[other] { $need } trafień
    }; zostało ci { $have }.

## Słowa formularzy prywatnych zestawów

rct-record-word = { $word ->
    [ability_marker] znacznik zdolności
    [arches] arkady
    [barrel] beczka
    [better_accuracy] większa celność
    [black] czarne szczury
    [blind] gorsza celność obok niego
    [boat] łódź
    [brood] liczy się jako gniazdo
    [brown] brązowe szczury
    [call] przychodzą z nim dwa pospolite szczury
    [cheese] magiczny ser
    [court] pospolite szczury przy nim lepiej się bronią
    [die] kość ataku
    [dodge] łapią go tylko szóstki
    [drive] pospolite szczury obok niego idą dalej
    [extra_die] jedna kość więcej
    [flags] płyty kamienne
    [fly] nie zatrzymają go przynęty, barykady ani pułapki
    [gnaw] gryzie, gdy opuszczasz jego obszar
    [gorge] pożera rzeczy tam, gdzie się zatrzyma
    [grass] trawa
    [guard] osłania pospolite szczury obok siebie
    [hard] trudna gra
    [health] zdrowie
    [health_marker] znacznik zdrowia
    [house-a] pierwszy dom
    [house-b] drugi dom
    [house-c] trzeci dom
    [lamp] latarnia
    [last_bite] gryzie, zanim da się złapać
    [lethal_five] piątka jest śmiertelna
    [marker] najbliższy znacznik
    [mystery_token] tajemniczy żeton
    [nest] gniazdo
    [none] bez efektu
    [nursery] gniazda w jego dzielnicy dają więcej
    [pack] zabiera znacznik
    [peculiar] osobliwy szczur
    [planks] deski
    [purple] fioletowy znacznik
    [ratcatcher] szczurołap
    [scrap] zabiera pułapkę
    [sicken] jego ugryzienie odbiera ruch
    [standard] gra standardowa
    [sticky] lepka
    [straw] słoma
    [tiles] kafle
    [trap] pułapka
    [tree] drzewo
    [vanish] umyka, gdy jest ranny
    [waves] woda
    [well] studnia
    [white] białe szczury
    [yellow] żółty znacznik
   *[other] „{ $word }”
    }
