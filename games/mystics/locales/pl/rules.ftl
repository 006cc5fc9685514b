## Mice and Mystics: słowa, z których składają się inne teksty

# Imiona myszy w potrzebnych przypadkach.
my-mouse = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-acc = { $mouse ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildę
    [filch] Filcha
    [lily] Lily
   *[maginos] Maginosa
    }
my-mouse-gen = { $mouse ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildy
    [filch] Filcha
    [lily] Lily
   *[maginos] Maginosa
    }
my-mouse-ins = { $mouse ->
    [collin] Collinem
    [nez] Nezem
    [tilda] Tildą
    [filch] Filchem
    [lily] Lily
   *[maginos] Maginosem
    }
my-mouse-dat = { $mouse ->
    [collin] Collinowi
    [nez] Nezowi
    [tilda] Tildzie
    [filch] Filchowi
    [lily] Lily
   *[maginos] Maginosowi
    }
my-other = { $other ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-other-acc = { $other ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildę
    [filch] Filcha
    [lily] Lily
   *[maginos] Maginosa
    }
my-other-dat = { $other ->
    [collin] Collinowi
    [nez] Nezowi
    [tilda] Tildzie
    [filch] Filchowi
    [lily] Lily
   *[maginos] Maginosowi
    }
# Walczący: myszy i ich przeciwnicy; przeciwnik z polem, na którym stoi.
my-at = { $at ->
    [none] {""}
   *[other] {" "}({ $at })
    }
my-whom-at = { $whom-at ->
    [none] {""}
   *[other] {" "}({ $whom-at })
    }
my-who = { $who ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] Karaluch
    [rat_warrior] Szczurzy wojownik
    [elite_rat_warrior] Elitarny szczurzy wojownik
    [spider] Pająk
    [centipede] Skolopendra
    [captain_vurst] Kapitan Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] Sługus
   *[nobody] Coś
    }{ my-at }
my-who-acc = { $who ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildę
    [filch] Filcha
    [lily] Lily
    [maginos] Maginosa
    [roach] karalucha
    [rat_warrior] szczurzego wojownika
    [elite_rat_warrior] elitarnego szczurzego wojownika
    [spider] pająka
    [centipede] skolopendrę
    [captain_vurst] Kapitana Vursta
    [skitter_clak] Skitter-Claka
    [brodie] Brodiego
    [vanestra] Vanestrę
    [minion] sługusa
   *[nobody] kogoś
    }{ my-at }
my-who-gen = { $who ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildy
    [filch] Filcha
    [lily] Lily
    [maginos] Maginosa
    [roach] karalucha
    [rat_warrior] szczurzego wojownika
    [elite_rat_warrior] elitarnego szczurzego wojownika
    [spider] pająka
    [centipede] skolopendry
    [captain_vurst] Kapitana Vursta
    [skitter_clak] Skitter-Claka
    [brodie] Brodiego
    [vanestra] Vanestry
    [minion] sługusa
   *[nobody] kogoś
    }{ my-at }
my-whom-acc = { $whom ->
    [collin] Collina
    [nez] Neza
    [tilda] Tildę
    [filch] Filcha
    [lily] Lily
    [maginos] Maginosa
    [roach] karalucha
    [rat_warrior] szczurzego wojownika
    [elite_rat_warrior] elitarnego szczurzego wojownika
    [spider] pająka
    [centipede] skolopendrę
    [captain_vurst] Kapitana Vursta
    [skitter_clak] Skitter-Claka
    [brodie] Brodiego
    [vanestra] Vanestrę
    [minion] sługusa
   *[nobody] kogoś
    }{ my-whom-at }
my-kind = { $creature ->
    [roach] Karaluch
    [rat_warrior] Szczurzy wojownik
    [elite_rat_warrior] Elitarny szczurzy wojownik
    [spider] Pająk
    [centipede] Skolopendra
    [captain_vurst] Kapitan Vurst
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
   *[vanestra] Vanestra
    }
# Pola: większość z litery i numeru, niektóre z nazwy.
my-space = { $space ->
    [tree] „drzewo”
    [bed] „łóżko”
    [bookcase] „regał”
    [chair] „krzesło”
    [chair1] „pierwsze krzesło”
    [chair2] „drugie krzesło”
    [chest] „skrzynia”
    [clock] „zegar”
    [counter] „blat”
    [dresser] „toaletka”
    [logs] „drwa”
    [mantel] „gzyms kominka”
    [pipe] „rura”
    [steps] „schodki”
    [stool] „stołek”
    [table] „stół”
   *[other] { $space }
    }
my-named = „{ $name }”
# Kości: co pokazują; gwiazdka oznacza eksplozję.
my-die-cheese = { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[other] { $count } serów
    }
my-die-sword = { $count ->
    [one] { $count } miecz ★
    [few] { $count } miecze ★
   *[other] { $count } mieczy ★
    }
my-die-both = { $count ->
    [one] { $count } miecz z tarczą
    [few] { $count } miecze z tarczą
   *[other] { $count } mieczy z tarczą
    }
my-die-bow = { $count ->
    [one] { $count } łuk
    [few] { $count } łuki
   *[other] { $count } łuków
    }
my-die-both-star = { $count ->
    [one] { $count } miecz z tarczą ★
    [few] { $count } miecze z tarczą ★
   *[other] { $count } mieczy z tarczą ★
    }
my-die-bow-star = { $count ->
    [one] { $count } łuk ★
    [few] { $count } łuki ★
   *[other] { $count } łuków ★
    }
my-die-none = ani jednej kości
# Co efekt albo zdolność daje na jakiś czas.
my-bonus-battle = +{ $count } do walki
my-bonus-defence = +{ $count } do obrony
my-bonus-movement = +{ $count } do ruchu
# Skąd bierze się efekt.
my-from-first = pierwsze kroki w nowym miejscu
my-from-surge = fala
my-from-gift = rozdział

## Koniec rozdziału

my-end = { $ending ->
    [victory] „{ $name }”: myszy dopięły swego. Zwycięstwo.
    [time-out] „{ $name }”: czas się skończył. Myszy przegrywają.
    [all-captured] „{ $name }”: wszystkie myszy zostały schwytane. Przegrywają.
   *[lost] „{ $name }”: rozdział przegrany. Myszom się nie udało.
    }

## Pytania

my-ask-learn = { $level ->
    [no] Od jakiej zdolności zaczyna { my-mouse }?
   *[yes] Jakiej zdolności uczy się { my-mouse } za 6 serów?
    }
my-ask-set-out = { $side }: gdzie zaczyna { my-mouse }?
my-ask-disguise = Nadchodzą szczurzy wojownicy. Czy drużyna odda Przebranie, żeby się im wymknąć?
my-ask-entry = { my-kind }: kilka pól wejścia jest równie dobrych. Które wybieracie?
my-ask-way = { my-who }: kilka dróg jest równie krótkich. Którą pobiegnie?
my-ask-boss-cards = { my-who }: które dwie karty trafiają na tor?
my-ask-command = Czy { my-mouse } zamieni swoją kartę na torze z kartą innej myszy?
my-ask-preempt = Czy { my-mouse } od razu strzela do kogoś, kto właśnie się zjawił?
my-ask-turn = Co zrobi { my-mouse }?{ $scurry ->
    [yes] {" "}Trwa przemknięcie: darmowa akcja zakończy je.
   *[no] {""}
    }
my-ask-rescue = { my-mouse } odzyskuje wolność. Na którym polu?
my-ask-react = { my-who } atakuje { my-whom-acc }. Czy { my-mouse } jakoś na to odpowie?
my-ask-boss-wound = { my-who }: która karta otrzymuje ranę? { $left ->
    [one] Została 1 rana.
    [few] Zostały { $left } rany.
   *[other] Zostało { $left } ran.
    }
my-ask-treasure = Raz w rozdziale { my-mouse } wie, gdzie szukać. Który to przedmiot drużynowy?
my-ask-pick = Którą z dwóch kart zatrzymuje { my-mouse }?
my-ask-found = Znalezisko: „{ $card }”. Czy { my-mouse } je zatrzyma?
my-ask-overfull = { my-mouse } ma w plecaku ponad 3 karty. Którą odrzuca?
my-ask-land = { $side }: gdzie staje { my-mouse }?
my-ask-share = { my-mouse } i { my-other } dzielą się. Co zmienia właściciela?
my-ask-equip = Co { my-mouse } zakłada albo zdejmuje?
my-ask-target = „{ $card }”: na kim albo gdzie { my-mouse } jej używa?
my-ask-aim = „{ $ability }”: na kim albo gdzie { my-mouse } jej używa?{ $left ->
    [one] {""}
    [few] {" "}Możliwe są jeszcze { $left } cele.
   *[other] {" "}Możliwych jest jeszcze { $left } celów.
    }
my-ask-order = { my-mouse } otrzymuje rozkaz. Która to akcja?
my-ask-vanish = Gdzie pojawia się { my-mouse }?

## Wybory

my-do-learn = Naucz się: „{ $ability }”
my-do-walk = Idź na pole { $space }
my-do-climb = Spróbuj wyjść z wody na pole { $space }
my-do-stand-up = Wstań
my-do-scurry = Przemknij: rusz się jeszcze raz
my-do-attack = { $reach ->
    [melee] Uderz
   *[ranged] Strzel w
    } { my-whom-acc }{ $weapon ->
    [none] {""}
   *[other] ; broń: „{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] ; zdolność: „{ $ability }”
    }
my-do-search = Przeszukaj
my-do-special = Przeszukaj: { $name }
my-do-recover = Odpocznij
my-do-exit = Zbadaj wyjście { $edge ->
    [north] północne
    [east] wschodnie
    [south] południowe
   *[west] zachodnie
    }{ $side ->
    [none] {""}
   *[other] : { $side }
    }
my-do-flip = Zbadaj drogę przez pole odwrócenia: { $side }
my-do-share = Podziel się z { my-mouse-ins }
my-do-give = Daj: „{ $card }”
my-do-take = Weź: „{ $card }”
my-do-give-cheese = Daj 1 ser
my-do-take-cheese = Weź 1 ser
my-do-equip = Nałóż wyposażenie
my-do-wear = Załóż: „{ $card }”
my-do-stow = Schowaj do plecaka: „{ $card }”
my-do-level = Podwyższ poziom za 6 serów
my-do-use = Użyj: „{ $card }”
my-do-ability = Użyj: „{ $ability }” za { $cost ->
    [one] { $cost } ser
    [few] { $cost } sery
   *[other] { $cost } serów
    }
my-do-mend = Opatrz { my-mouse-acc } za 1 ser
my-do-named = { $name }
my-do-inspired = Zapłać 1 ser za jeszcze jedną akcję
my-do-place-hook = Rozciągnij stąd do pola { $space }: „{ $name }”
my-do-take-up = Zabierz: „{ $name }”
my-do-place-fork = Połóż tutaj: „{ $name }”
my-do-launch = Katapultuj { my-mouse-acc } na pole { $space }
my-do-disarm = Usuń pułapkę na myszy: { $space }
my-do-bait = Połóż „{ $name }” jako przynętę: { $space }
my-do-catapult = Wystrzel „{ $name }” w { my-whom-acc }
my-do-end = Zakończ turę
my-do-space = { $why ->
    [set-out] Zacznij na polu { $space }
    [entry] Wejście: pole { $space }
    [way] Bieg na pole { $space }
    [land] Stań na polu { $space }
    [vanish] Pojaw się na polu { $space }
    [set_trap] Zastaw sidła na polu { $space }
    [mystic_blast] Uderz we wszystkich na polu { $space }
   *[other] Wybierz pole { $space }
    }
my-do-spot = Pole { $space }: { $side }
my-do-mouse = { $why ->
    [command] Zamień się kartami z { my-mouse-ins }
    [give_order] Wydaj rozkaz { my-mouse-dat }
    [heal] Ulecz { my-mouse-acc }
   *[other] Wybierz { my-mouse-acc }
    }
my-do-enemy = Wyceluj w { my-whom-acc }
my-do-card = { $why ->
    [boss-cards] Na tor trafia „{ $name }”
   *[other] Ranę otrzymuje „{ $name }”
    }
my-do-held = { $why ->
    [overfull] Odrzuć: „{ $card }”
   *[other] Zatrzymaj: „{ $card }”
    }
my-do-treasure = Weź: „{ $name }”
my-do-sell = Oddaj za 1 ser
my-do-yes = { $why ->
    [disguise] Oddajcie Przebranie
   *[other] Zatrzymaj
    }
my-do-done = { $why ->
    [disguise] Zachowajcie Przebranie i walczcie
    [command] Zostaw kolejność bez zmian
    [preempt] Nie strzelaj
    [react] Nie rób nic
    [treasure] Dobierz z talii
    [share] Koniec dzielenia się
    [equip] Wyposażenie gotowe
    [order] Nie korzystaj z rozkazu
   *[other] Wystarczy
    }

## Co się dzieje

my-told-learned = { my-mouse } poznaje zdolność „{ $ability }”{ $cost ->
    [0] .
    [one] {" "}za { $cost } ser.
    [few] {" "}za { $cost } sery.
   *[other] {" "}za { $cost } serów.
    }
my-told-set-out = { my-mouse } wyrusza z pola { $space } ({ $side }).
my-told-joined = { my-mouse } dołącza do drużyny na polu { $space }.
my-told-wore = { my-mouse } nakłada: „{ $card }”.
my-told-stowed = { my-mouse } chowa do plecaka: „{ $card }”.
my-told-dealt = Miejsce { $place } na torze: { $name }.
my-told-appended = Na dole toru: { $name }.
my-told-card-gone = Z toru znika karta: { $name }.
my-told-ambushed = Zasadzka: { $name }, o { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
    } wyżej na torze.
my-told-swapped = Dwie karty zamieniają się miejscami na torze: { $name } i { $other }.
my-told-to-top = Na samej górze toru jest teraz { my-mouse }.
my-told-round = Zaczyna się runda { $round }.
my-told-begins-mouse = Tura { my-mouse-gen }.
my-told-begins-foe = Kolej na kartę: { $name }.
my-told-ends-mouse = { my-mouse } kończy turę.
my-told-ends-foe = Koniec tury karty: { $name }.
my-told-skipped = { my-mouse }: schwytana, tura przepada.
my-told-move-die = { my-mouse } wyrzuca { $number } i może przejść { $left ->
    [one] { $left } pole.
    [few] { $left } pola.
   *[other] { $left } pól.
    }
my-told-scurries = { my-mouse } przemyka: { $number } na kości, { $left ->
    [one] { $left } pole do przejścia.
    [few] { $left } pola do przejścia.
   *[other] { $left } pól do przejścia.
    }
my-told-walked = { my-mouse } idzie z pola { $from } na pole { $to }.
my-told-vanished = { my-mouse } znika z pola { $from } i pojawia się na polu { $to }.
my-told-climbed = { $out ->
    [yes] { my-mouse } wychodzi z wody na pole { $space }.
   *[no] { my-mouse } nie może wyjść z wody na pole { $space }.
    }
my-told-stood-up = { my-mouse } wstaje.
my-told-trap-held = Pułapka nie drgnęła: { my-mouse } ma szczęście.
my-told-trap-snapped = Na polu { $space } trzaska pułapka i łapie { my-mouse-acc }.
my-told-trap-gone = Pułapki na polu { $space } już nie ma.
my-told-drifted = Strumień niesie { my-mouse-acc } na pole { $space }.
my-told-drifted-off = Strumień porywa { my-mouse-acc }.
my-told-rolled = { my-who } rzuca { $roll ->
    [attack] do ataku
    [defence] do obrony
    [search] na przeszukiwanie
    [recover] na uwolnienie
    [trap] przeciw pułapce
    [climb] na wyjście z wody
   *[test] na próbę
    }: { $faces }.
my-told-attacks = { $reach ->
    [melee] { my-who } atakuje { my-whom-acc }
   *[ranged] { my-who } strzela w { my-whom-acc }
    }{ $weapon ->
    [none] {""}
   *[other] ; broń: „{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] ; zdolność: „{ $ability }”
    }; { $dice ->
    [one] { $dice } kość.
    [few] { $dice } kości.
   *[other] { $dice } kości.
    }
my-told-attacks-all = { my-who } atakuje tam wszystkich{ $ability ->
    [none] {""}
   *[other] ; zdolność: „{ $ability }”
    }; { $dice ->
    [one] { $dice } kość.
    [few] { $dice } kości.
   *[other] { $dice } kości.
    }
my-told-hits = { $hits ->
    [0] Pudło.
    [one] { $hits } trafienie.
    [few] { $hits } trafienia.
   *[other] { $hits } trafień.
    }
my-told-blocked = { my-who } blokuje { $blocked } z { $hits ->
    [one] { $hits } trafienia.
   *[other] { $hits } trafień.
    }
my-told-wounded = { $poison ->
    [no] { my-who } otrzymuje { $count ->
        [one] { $count } ranę.
        [few] { $count } rany.
       *[other] { $count } ran.
    }
   *[yes] { my-who } otrzymuje { $count ->
        [one] { $count } zatrutą ranę.
        [few] { $count } zatrute rany.
       *[other] { $count } zatrutych ran.
    }
    }
my-told-boss-wounded = „{ $name }” ma teraz { $wounds ->
    [one] { $wounds } ranę.
    [few] { $wounds } rany.
   *[other] { $wounds } ran.
    }
my-told-defeated-by = { my-mouse } pokonuje { my-who-acc }.
my-told-defeated = { my-who } przegrywa i opuszcza planszę.
my-told-left = { my-who } opuszcza planszę.
my-told-stolen = { $greedy ->
    [no] { my-mouse } traci { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[other] { $count } serów
    }: to kradzież.
   *[yes] { my-mouse } traci { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[other] { $count } serów
    }: kradną chciwe karaluchy, a ser trafia na koło.
    }
my-told-cheese = { my-mouse } zyskuje { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[other] { $count } serów
    }.
my-told-cheese-paid = { my-mouse } oddaje { $count ->
    [one] { $count } ser
    [few] { $count } sery
   *[other] { $count } serów
    }.
my-told-wheel = Na koło trafia ser: { $count }; teraz jest tam { $now }.
my-told-wheel-off = Z koła znika ser: { $count }.
my-told-healed = { $poison ->
    [no] { my-mouse } zdrowieje: { $count ->
        [one] { $count } rana mniej.
        [few] { $count } rany mniej.
       *[other] { $count } ran mniej.
    }
   *[yes] { my-mouse } pozbywa się trucizny: { $count ->
        [one] { $count } rana mniej.
        [few] { $count } rany mniej.
       *[other] { $count } ran mniej.
    }
    }
my-told-afflicted = { $plight ->
    [stunned] { my-who } widzi gwiazdy: to ogłuszenie.
    [webbed] { my-who } tkwi w pajęczynie.
    [down] { my-who } pada na ziemię.
    [charmed] { my-who } ulega urokowi.
    [hidden] { my-who } znika sługusom z oczu.
    [golem] { my-who } zmienia się w serowego golema.
   *[other] Coś spotyka { my-who-gen }.
    }
my-told-freed = { $plight ->
    [stunned] { my-mouse } dochodzi do siebie po ogłuszeniu.
    [webbed] { my-mouse } wydostaje się z pajęczyny.
    [down] { my-mouse } znów stoi na łapkach.
    [charmed] { my-mouse } otrząsa się z uroku.
    [hidden] { my-mouse } znów jest na widoku.
    [golem] { my-mouse } znów jest myszą.
   *[other] { my-mouse } ma się już dobrze.
    }
my-told-captured = { my-mouse }: schwytana, opuszcza planszę.
my-told-rescued = Przyjaciele ratują { my-mouse-acc }: powrót na pole { $space }.
my-told-searched = { $found ->
    [yes] { my-mouse } coś znajduje.
   *[no] { my-mouse } nic nie znajduje.
    }
my-told-nothing-left = Nie ma już nic do znalezienia.
my-told-drew = { my-mouse } znajduje: „{ $card }”.
my-told-drew-party = Drużyna znajduje: „{ $card }”.
my-told-returned = „{ $card }” wraca do talii znalezisk.
my-told-kept = { $keep ->
    [trick] { my-mouse } zatrzymuje sztuczkę: „{ $card }”.
    [pack] { my-mouse } zatrzymuje w plecaku: „{ $card }”.
   *[gear] { my-mouse } zakłada: „{ $card }”.
    }
my-told-sold = { my-mouse } oddaje za ser: „{ $card }”.
my-told-discarded = { my-mouse } odrzuca: „{ $card }”.
my-told-gave = { my-mouse } daje { my-other-dat }: „{ $card }”.
my-told-gave-cheese = { my-mouse } daje { my-other-dat } 1 ser.
my-told-used = { my-mouse } używa karty „{ $card }”.
my-told-happens = { my-mouse } trafia na kartę „{ $card }”.
my-told-ability = { my-mouse } używa zdolności „{ $ability }”.
my-told-mended = { my-mouse } opatruje ranę.
my-told-bonus = { my-mouse } zyskuje: { $bonus }.
my-told-stashed = „{ $name }”: w schowku.
my-told-placed = „{ $name }” leży na polu { $space }.
my-told-stretched = „{ $name }” łączy pola { $from } i { $to }.
my-told-treasure-lost = „{ $name }” zostaje z tyłu i przepada.
my-told-launched = { my-mouse } leci w powietrzu i ląduje na polu { $space }.
my-told-thrown = { $burst ->
    [yes] { my-who } ciska Winogrono na pole { $space }: rozbija się.
   *[no] { my-who } ciska Winogrono na pole { $space }: jest całe i zwala z nóg.
    }
my-told-explores = { my-mouse } prowadzi myszy przez wyjście { $edge ->
    [north] północne
    [east] wschodnie
    [south] południowe
   *[west] zachodnie
    }.
my-told-flips = { my-mouse } prowadzi myszy przez pole odwrócenia.
my-told-turned = Płytka zostaje odwrócona: { $side }.
my-told-landed = { my-mouse } trafia na pole { $space } ({ $side }).
my-told-visited = Nowe miejsce: { $side }.
my-told-encounter = Spotkanie: „{ $name }”.
my-told-encounter-gone = „{ $name }” trafia na stos kart odrzuconych.
my-told-disguised = W przebraniu myszy przemykają obok szczurzych wojowników: { $count }.
my-told-arrived = { my-who } wkracza na pole { $space }.
my-told-too-few = Zabrakło figurek: { my-kind }, { $count }.
my-told-mousetraps = Zastawiono pułapki na myszy: { $side }.
my-told-greedy = Karaluchy są chciwe: skradziony ser trafia na koło.
my-told-hourglass = Klepsydra stoi na stronie { $page }.
my-told-end-marker = Drużyna zyskuje stronę czasu: rozdział kończy się na stronie { $page }.
my-told-surge = Fala, ale nikt nie nadchodzi.
my-told-surge-card = Fala: „{ $name }”.
my-told-surge-side = Specjalna fala: { $side }.
my-told-time-is-short = Czasu jest mało.
my-told-foe-die = { my-who } wyrzuca { $number } i może przejść { $reach ->
    [one] { $reach } pole.
    [few] { $reach } pola.
   *[other] { $reach } pól.
    }
my-told-foe-walked = { my-who } idzie z pola { $from } na pole { $to }; cel: { my-mouse }.
my-told-foe-walked-bait = { my-who } idzie z pola { $from } na pole { $to }; cel: Winogrono.
my-told-foe-stays = { $why ->
    [with-mouse] { my-who } zostaje przy myszy.
    [sees-mouse] { my-who } widzi mysz i zostaje na miejscu.
    [no-way] { my-who } zostaje na miejscu: nie ma drogi.
    [stood-up] { my-who } wstaje.
    [dazed] { my-who } tym razem nic nie robi.
   *[other] { my-who } chwyta Winogrono.
    }
my-told-no-target = { my-who } nikogo nie dosięga.
my-told-charmed-walked = Pod urokiem { my-mouse } idzie z pola { $from } na pole { $to }; cel: { my-other }.
my-told-pounced = { my-who } skacze na ofiary.
my-told-chase-dice = { my-who } wyrzuca: { $faces }; może przebiec { $reach ->
    [one] { $reach } pole.
    [few] { $reach } pola.
   *[other] { $reach } pól.
    }
my-told-ran = { my-who } biegnie z pola { $from } na pole { $to }.
my-told-boss-card = Do gry wchodzi karta „{ $name }”.
my-told-snare = { $caught ->
    [no] Na polu { $space } leżą sidła.
   *[yes] Sidła na polu { $space } kogoś złapały.
    }
my-told-task = { $success ->
    [yes] { my-mouse } wykonuje zadanie: „{ $name }”.
   *[no] { my-mouse } próbuje bez skutku: „{ $name }”.
    }
my-told-hazard = { $success ->
    [yes] { my-mouse } unika niebezpieczeństwa: { $name }.
   *[no] Niebezpieczeństwo dosięga { my-mouse-acc }: { $name }.
    }
my-told-effect = Działa: { $source }.
my-told-collapsed = „{ $side }” zapada się razem ze wszystkimi, którzy tam byli.
my-told-flag = { $up ->
    [yes] Coś się zmieniło: opowieść toczy się dalej.
   *[no] Wszystko jest jak dawniej.
    }
my-told-honour = { my-mouse } zdobywa osiągnięcie „{ $name }”.
my-told-tale = Drużyna ma osiągnięcie fabularne „{ $name }”.
my-told-ended = { $ending ->
    [victory] Myszom się udało: zwycięstwo.
    [time-out] Klepsydra się przesypała.
    [all-captured] Wszystkie myszy są schwytane.
   *[lost] Rozdział jest przegrany.
    }

## O czym decyduje los

my-dice = { $count ->
    [1] Rzuć kością
   *[other] Rzuć { $count } kośćmi
    }
my-chance = { $what ->
    [move] Rzuć kością na ruch myszy.
    [attack] { my-dice } na atak.
    [defence] { my-dice } na obronę.
    [search] { my-dice } na przeszukiwanie.
    [recover] Rzuć kością, by wydostać się z pajęczyny.
    [trap] Rzuć kością przeciw pułapce na myszy.
    [climb] Rzuć kością na wyjście z wody.
    [minion] Rzuć kością na ruch sługusa.
    [chase] { my-dice } na pościg Brodiego.
    [ambush] Rzuć kością na zasadzkę.
    [grape] Rzuć Winogronem.
    [initiative] Dobierz następną kartę inicjatywy.
    [boss] Dobierz kartę szefa.
    [encounter-kind] Dobierz następną kartę spotkania: zwykła czy trudna?
    [encounter] Która to karta spotkania?
    [search-card] Dobierz kartę znalezisk.
   *[other] { my-dice } na próbę.
    }
my-chance-of = { my-who }
my-chance-place = Na miejsce { $place } toru inicjatywy
my-answer = { $answer ->
    [cheese] Ser, 1
    [sword] Miecz, 2, eksplozja
    [both] Miecz z tarczą, 3
    [bow] Łuk, 2
    [both_star] Miecz z tarczą, 3, eksplozja
    [bow_star] Łuk, 1, eksplozja
    [standard] Zwykła
    [difficult] Trudna
    [burst] Pękło
   *[whole] Zostało całe
    }

## Dlaczego odmowa: przygotowanie

my-setup-players = Grać może od jednej do czterech osób; liczba { $players } nie pasuje.
my-setup-chapter = Księga opowieści ma rozdziały od 1 do { $last }; rozdziału { $chapter } nie ma.
my-setup-mice = Ten rozdział jest dla { $need ->
    [one] { $need } myszy
   *[other] { $need } myszy
    }; wybrano { $have }.
my-setup-twice = { $mouse }: tę mysz można wybrać tylko raz.
my-setup-barred = { $mouse }: ta mysz nie może wziąć udziału w tym rozdziale.
my-setup-must = { $mouse }: ta mysz musi wziąć udział w tym rozdziale.
my-setup-leaders = Każda mysz musi mieć gracza, który ją prowadzi.
my-setup-idle = Gracz { $seat } nie prowadzi żadnej myszy: każdy gracz bierze co najmniej jedną.
my-setup-ability = { $mouse } nie może znać zdolności klasy, do której nie należy.
my-setup-kept = { $mouse } nie może zachować tej karty między rozdziałami: { $card }.
my-setup-taken = { $mouse } nie może zachować karty „{ $card }”: nie zostaje żadna jej kopia.

## Dlaczego odmowa: zasady

my-no-over = Rozdział jest skończony.
my-no-answer = Teraz trzeba rozstrzygnąć coś innego.
my-no-cheese = Potrzeba { $need ->
    [one] { $need } sera
    [few] { $need } serów
   *[other] { $need } serów
    }; mysz ma { $have }.
my-no-card = Mysz nie ma tam takiej karty.
my-no-space = To pole się nie nadaje: wybierz jedno z zaznaczonych.
my-no-action = Mysz wykonała już akcję w tej turze.
my-no-action-stunned = Ogłuszona mysz może tylko odpocząć.
my-no-walk-web = Oplątana mysz nie może się ruszyć; musi najpierw odpocząć.
my-no-walk-down = Powalona mysz musi najpierw wstać.
my-no-walk-done = Ruch w tej turze jest już skończony.
my-no-walk-scurry = Przemknięcie już się skończyło: mysz zrobiła potem coś innego.
my-no-walk-left = Droga wymaga ruchu: { $need }; zostało { $have }.
my-no-walk-full = To pole jest pełne.
my-no-walk-there = Na to pole nie ma drogi.
my-no-walk-red = Po drodze jest czerwona linia: myszy jej nie przekraczają.
my-no-walk-water = Z wody mysz dostanie się tylko na przyległe pola.
my-no-walk-upstream = Nikt nie płynie pod prąd.
my-no-leave = Sługusi zatrzymują mysz: by mogła odejść, na polu musi być tyle myszy co sługusów ({ $need }); jest { $have }.
my-no-stand-up = Mysz już stoi na łapkach.
my-no-scurry = Przemknięcie następuje po ruchu: mysz jeszcze się nie ruszyła.
my-no-scurry-web = Oplątana mysz nie może się przemknąć; musi najpierw odpocząć.
my-no-recover = Mysz nie jest ani ogłuszona, ani oplątana.
my-no-weapon = Bez odpowiedniej broni nie ma ataku.
my-no-target = Nie ma tu takiego celu.
my-no-target-far = Za daleko: cel musi być na tym samym lub przyległym polu.
my-no-target-sight = Coś zasłania widok.
my-no-target-near = Sługus jest tuż obok: z dystansu można atakować tylko tych, którzy są blisko.
my-no-wound = Ta mysz nie ma rany.
my-no-mend = Rany opatruje tylko Tilda.
my-no-mend-again = Tilda już kogoś w tej turze opatrzyła.
my-no-order = Rozkaz pozwala na jedną akcję: atak, przeszukanie, odpoczynek albo eksplorację.
my-no-inspired = Natchnienie pozwala na jeszcze jedną akcję po pierwszej, raz.
my-no-learn = Mysz nie może nauczyć się tej zdolności: należy ona do innej klasy albo jest już zajęta.
my-no-rescue = Mysz wraca tylko obok innej myszy, tam gdzie jest miejsce.
my-no-sell = Tej karty nie można oddać za ser.
my-no-ability = Mysz nie zna tej zdolności.
my-no-ability-again = Mysz użyła już karty zdolności w tej turze.
my-no-ability-attack = Ta zdolność nie pasuje do tego ataku.
my-no-ability-first = Tej zdolności używa się przed wszystkim innym w turze.
my-no-ability-after = Ta zdolność następuje tuż po ataku wręcz.
my-no-ability-now = Tej zdolności nie można użyć w tej chwili.
my-no-ability-left = Dla tej myszy nie ma już zdolności do nauki.
my-no-reaction-own = Może tego użyć tylko atakowana mysz.
my-no-reaction-defence = Przed tym atakiem nie ma obrony.
my-no-use-now = Tej karty nie można użyć w tej chwili.
my-no-use-needs = Mysz nie spełnia wymagania tej karty.
my-no-search-again = Mysz już tu coś znalazła.
my-no-search-side = Mysz znalazła już coś na drugiej stronie tej płytki.
my-no-search-web = W tej partii oplątana mysz nie może przeszukiwać; musi najpierw odpocząć.
my-no-special = W tym rozdziale nie ma takiego przeszukiwania.
my-no-special-here = Tak można szukać tylko na innych polach.
my-no-special-again = To już zostało znalezione.
my-no-exit = Mysz nie stoi przy tym wyjściu.
my-no-exit-beyond = Za tym wyjściem nic nie ma.
my-no-exit-meets = To wyjście nie łączy się z wyjściem tego samego koloru.
my-no-exit-taken = Płytkę za wyjściem trzeba by odwrócić, ale ktoś na niej stoi.
my-no-explore-minions = Na płytce są sługusi: najpierw trzeba się ich pozbyć.
my-no-explore-web = W tej partii oplątana mysz nie może eksplorować; musi najpierw odpocząć.
my-no-flip = Mysz nie stoi na polu odwrócenia.
my-no-flip-hook = To pole odwrócenia wymaga przedmiotu „Hak i żyłka”.
my-no-flip-cog = Ten trybik przekręci tylko majsterkowicz albo łotrzyk.
my-no-free-again = Mysz wykonała już tę darmową akcję w tej turze.
my-no-free-other = W tej partii mysz ma w turze jedną darmową akcję i już ją wykonała.
my-no-free-fallen = Ogłuszona lub powalona mysz nie ma darmowych akcji.
my-no-free-water = W wodzie nie ma darmowych akcji.
my-no-scroll-again = Mysz użyła już zwoju w tej turze.
my-no-share-far = Dzielić się mogą tylko myszy na tym samym lub przyległym polu.
my-no-share-again = Mysz już się w tej turze dzieliła.
my-no-wear = Nie ma tu nic do założenia.
my-no-wear-needs = Mysz nie spełnia wymagania tej karty.
my-no-slot = To miejsce na ciele jest zajęte: trzeba coś najpierw zdjąć.
my-no-paws = Potrzeba { $need ->
    [one] { $need } wolnej łapki
    [few] { $need } wolnych łapek
   *[other] { $need } wolnych łapek
    }; mysz ma { $have }.
my-no-treasure = Drużyna nie ma tego przedmiotu w schowku.
my-no-hook-same = Drugi koniec musi leżeć na innym polu.
my-no-hook-water = Jeden z końców musi leżeć na suchym polu.
my-no-hook-far = W tej partii żyłka sięga najwyżej na dwa pola.
my-no-hook-end = Mysz nie stoi przy żadnym z końców żyłki.
my-no-fork-here = Widelec nie leży tam, gdzie stoi mysz.
my-no-fork-water = Widelca nie można położyć w wodzie.
my-no-launch-mouse = Katapultować można tylko inną mysz na polu widelca.
my-no-disarm = W tej partii widelec nie usuwa pułapek.
my-no-disarm-trap = Na tym polu nie ma pułapki albo jest za daleko.
my-no-bait-far = Przynętę kładzie się na przyległym polu.
my-no-bait-taken = Przynętę kładzie się na pustym polu.
my-no-task = W tym rozdziale nie ma takiego zadania.
my-no-task-here = To robi się na innych polach.
my-no-task-again = To już zostało zrobione.
my-no-need-flag = Najpierw musi zdarzyć się coś innego.
my-no-need-no-flag = To, co się stało, już na to nie pozwala.
my-no-need-minions = Na płytce nie może być sługusów.
my-no-need-class = To zadanie dla myszy innej klasy.
my-no-need-hero = To zadanie dla innej myszy.
my-no-need-card = Mysz nie ma potrzebnej do tego karty.
my-no-need-treasure = Drużyna nie ma potrzebnego do tego przedmiotu drużynowego.
my-no-need-tale = Drużyna nie ma potrzebnego do tego osiągnięcia fabularnego.
my-no-need-no-tale = Drużyna ma osiągnięcie fabularne, które na to nie pozwala.
my-no-need-present = Nie ma na planszy tego, kto jest do tego potrzebny.
my-no-need-absent = Ktoś na planszy na to nie pozwala.
