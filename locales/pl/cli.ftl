## Gra w zwykłym terminalu

cli-head = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
    }. Twoje sery: { $cheese } z 10. Pożarte: { $devoured } z 10.
cli-you = { $name }, obszar { $zone }. Zdrowie { $health } z { $most-health }, ruch { $movement } z { $most-movement }, kości { $dice } z { $most-dice }, pułapki { $traps } z { $most-traps }; celność { $accuracy }+, obrona { $defence }.
cli-ability = { $colour ->
    [yellow] Żółta
   *[purple] Fioletowa
    } zdolność, { $name }: znaczniki { $markers } z { $most }.
cli-ability-locked = { $colour ->
    [yellow] Żółta
   *[purple] Fioletowa
    } zdolność, { $name }: zablokowana.
cli-slots = Pola na ser: { $slots }.
cli-slot = { $slot ->
    [attack] atak
    [movement] ruch
    [accuracy] celność
    [defence] obrona
    [health] zdrowie
    [trap] pułapki
    [yellow] żółta zdolność
    [yellow-refill] żółte uzupełnienie
    [purple] fioletowa zdolność
   *[purple-refill] fioletowe uzupełnienie
    } { $filled }/{ $all }
cli-caught = Złapany, nagroda do odebrania: { $name } ({ $id }).
cli-nemesis = { $name }, obszar { $zone }. Zdrowie { $health } z { $most-health }; ruch +{ $movement }, gryzienie { $bite }, celność { $accuracy }+, obrona { $defence }, rozstawianie { $deployment }.
cli-nemesis-away = { $name }, jeszcze poza miastem. Zdrowie { $health } z { $most-health }; ruch +{ $movement }, gryzienie { $bite }, celność { $accuracy }+, obrona { $defence }, rozstawianie { $deployment }.
cli-rats = Pospolite szczury, białe, brązowe i czarne: w worku { $white }, { $brown }, { $black }; w twojej klatce { $caged-white }, { $caged-brown }, { $caged-black }.
cli-district = { $number } { $name } (kolumna { $x }, wiersz { $y })
cli-district-asleep = { $number } { $name } (kolumna { $x }, wiersz { $y }), śpi
cli-zone = {"  "}{ $zone }: { $things }. Sąsiednie: { $near }.
cli-nothing = nic
cli-over = Partia skończona. Wpisz save PLIK, żeby ją zachować, log, żeby ją przeczytać, undo, żeby cofnąć ostatni wybór, albo quit.
cli-help = Wpisz numer albo nazwę wyboru lub jedno z poleceń:
    look: stół słowami
    choices: pytanie jeszcze raz, z wyborami
    why RZECZ: dlaczego czegoś nie wolno, na przykład { $game ->
        [everdell] why meadow:3, why basic:two_resin albo why prepare
       *[ratcatcher] why 07b, why price:cheese albo why here
    }
    rule NUMER: zasada, na przykład { $game ->
        [everdell] rule E7.2
       *[ratcatcher] rule R13.1
    }
    hint: trzy wybory, które po przeszukaniu wyglądają najlepiej, z szansą na wygraną
    odds WYBÓR: do czego może prowadzić wybór o tym numerze lub nazwie
    undo, redo: cofnij ostatni wybór, zagraj go ponownie
    log: co się dotąd wydarzyło
    told: co dotąd wypadło
    correct KROK WYNIKI: popraw to, co podano w kroku
    save PLIK: zachowaj zapis gry
    quit: wyjdź
cli-progress = Odpowiedź { $number } z około { $total }; { $together ->
    [1] po jednej.
   *[other] w jednym wierszu najwyżej { $together }.
    }
cli-correct-how = Podaj krok i wszystkie jego wyniki, na przykład correct 12 5 6 1; told je wymienia.
cli-type-help = Wpisz choices, żeby zobaczyć, co można wybrać, albo help.
cli-why-not = Żadna zasada się temu nie sprzeciwia.
cli-things = { $game ->
    [everdell] Rzeczy nazywają się na przykład meadow:3, hand:inn, card:0:2, basic:two_resin, forest:upper_left, event:grand_tour, journey:3, haven albo prepare.
   *[ratcatcher] Rzeczy nazywają się na przykład 07b, rat:white, dice:3, slot:attack, price:cheese, ability:yellow, place:1,0 albo here.
    }
cli-no-rule = Nie ma zasady { $id }.
cli-odds-exact = Dokładnie: { $odds }.
cli-save-where = Powiedz gdzie: save PLIK.
cli-saved = Partia zapisana w pliku { $path }.
cli-not-saved = Nie udało się zapisać partii w pliku { $path }: { $reason }

## Podpowiedzi

cli-hint = Po zajrzeniu naprzód { $times } razy: { $parts }.
cli-hint-nothing = Do twojej następnej tury niewiele się zmieni.
cli-hint-won = { $count ->
    [one] 1 wygrana partia
    [few] { $count } wygrane partie
   *[many] { $count } wygranych partii
    }
cli-hint-lost = { $count ->
    [one] 1 przegrana partia
    [few] { $count } przegrane partie
   *[many] { $count } przegranych partii
    }
cli-hint-cheese = { $count ->
    [one] 1 zdobyty ser
    [few] { $count } zdobyte sery
   *[many] { $count } zdobytych serów
    }
cli-hint-devoured = { $count ->
    [one] 1 pożarty ser
    [few] { $count } pożarte sery
   *[many] { $count } pożartych serów
    }
cli-hint-wounds = { $count ->
    [one] 1 rana
    [few] { $count } rany
   *[many] { $count } ran
    }
cli-hint-healed = { $count ->
    [one] 1 odzyskany punkt zdrowia
    [few] { $count } odzyskane punkty zdrowia
   *[many] { $count } odzyskanych punktów zdrowia
    }
cli-hint-caged = { $count ->
    [one] o 1 szczura więcej w klatce
    [few] o { $count } szczury więcej w klatce
   *[many] o { $count } szczurów więcej w klatce
    }
cli-hint-paid = { $count ->
    [one] o 1 szczura mniej w klatce
    [few] o { $count } szczury mniej w klatce
   *[many] o { $count } szczurów mniej w klatce
    }
cli-hint-points = { $count ->
    [one] 1 zdobyty punkt
    [few] { $count } zdobyte punkty
   *[many] { $count } zdobytych punktów
    }
cli-hint-points-lost = { $count ->
    [one] 1 stracony punkt
    [few] { $count } stracone punkty
   *[many] { $count } straconych punktów
    }
cli-hint-resources = { $count ->
    [one] 1 zdobyty surowiec
    [few] { $count } zdobyte surowce
   *[many] { $count } zdobytych surowców
    }
cli-hint-resources-spent = { $count ->
    [one] 1 wydany surowiec
    [few] { $count } wydane surowce
   *[many] { $count } wydanych surowców
    }
cli-hint-cards = { $count ->
    [one] o 1 kartę więcej na ręce
    [few] o { $count } karty więcej na ręce
   *[many] o { $count } kart więcej na ręce
    }
cli-hint-cards-spent = { $count ->
    [one] o 1 kartę mniej na ręce
    [few] o { $count } karty mniej na ręce
   *[many] o { $count } kart mniej na ręce
    }
cli-hint-beaten = { $count ->
    [one] o 1 sługusa mniej
   *[other] o { $count } sługusów mniej
    }
cli-hint-come = { $count ->
    [one] o 1 sługusa więcej
   *[other] o { $count } sługusów więcej
    }
cli-hint-captured = { $count ->
    [one] 1 schwytana mysz
    [few] { $count } schwytane myszy
   *[many] { $count } schwytanych myszy
    }
cli-hide = Naciśnij Enter, by ukryć swoje karty.
cli-pass = Teraz gra gracz { $player }. Przekaż klawiaturę; naciśnij Enter, gdy nikt inny nie patrzy.
cli-moves = Ruch – { $who } (gracz { $player }):
cli-kind = gracz { $kind }
cli-review-player = Gracz { $player }
cli-review-decision = { $choice }: szanse na wygraną { $before }% przed, { $chosen }% ± { $margin } po.

## Everdell w terminalu

cli-everdell = Tura { $turn }. Karty w talii: { $deck }; na stosie odrzuconych: { $discard }.
cli-everdell-you = ty
cli-everdell-amount = { $resource ->
    [twig] { $count ->
        [one] { $count } gałązka
        [few] { $count } gałązki
       *[many] { $count } gałązek
    }
    [resin] { $count ->
        [one] { $count } bryłka żywicy
        [few] { $count } bryłki żywicy
       *[many] { $count } bryłek żywicy
    }
    [pebble] { $count ->
        [one] { $count } kamyk
        [few] { $count } kamyki
       *[many] { $count } kamyków
    }
   *[berry] { $count ->
        [one] { $count } jagoda
        [few] { $count } jagody
       *[many] { $count } jagód
    }
    }
cli-everdell-player = { $whose ->
    [own] Ty
   *[other] { $who }
    }, { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
    }: { $stock }; żetony punktów: { $tokens }; robotnicy w domu: { $home } z { $workers }; karty na ręce: { $hand } z { $limit }; wynik na razie: { $score }.
cli-everdell-player-passed = { $whose ->
    [own] Ty, po spasowaniu
   *[other] { $who }, po spasowaniu
    }, { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
    }: { $stock }; żetony punktów: { $tokens }; robotnicy w domu: { $home } z { $workers }; karty na ręce: { $hand } z { $limit }; wynik na razie: { $score }.
cli-everdell-ability = - Zdolność robotników: { $name }.
cli-everdell-out = - Robotnicy poza domem: { $places }.
cli-everdell-city = - Miasto, { $spaces } z { $limit }: { $cards }.
cli-everdell-rival-city = { $rival ->
    [nightweave] - Miasto pajęczycy: { $cards }.
   *[rugwort] - Miasto Krostawca: { $cards }.
    }
cli-everdell-hand = - Karty na ręce: { $count }
cli-everdell-webbed = - W sieci: { $count }
cli-everdell-meadow = Łąka:
cli-everdell-card = {"  "}{ $thing } { $name }: { $sort ->
    [critter] { $colour ->
        [traveler] brązowe
        [production] zielone
        [destination] czerwone
        [governance] niebieskie
       *[prosperity] fioletowe
    } stworzenie
   *[construction] { $colour ->
        [traveler] brązowa
        [production] zielona
        [destination] czerwona
        [governance] niebieska
       *[prosperity] fioletowa
    } budowla
    }, wartość { $points }, koszt: { $cost }
cli-everdell-empty = {"  "}{ $thing } (puste)
cli-everdell-shown = Na stole: { $count }
cli-everdell-noted = { $thing } ({ $notes })
cli-everdell-note-occupied = żeton użycia
cli-everdell-note-down = zakryta
cli-everdell-note-web = pajęczyna
cli-everdell-note-open = otwarte
cli-everdell-note-tokens = { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
    }
cli-everdell-note-held = pod spodem: { $cards }
cli-everdell-note-workers = robotnik: { $who }
cli-everdell-note-nightweave = siedzi tu pajęczyca
cli-everdell-note-rat = blokuje ją szczur
cli-everdell-note-marked = oznaczona przez pajęczycę
cli-everdell-note-figure = figurka pająka
cli-everdell-note-achieved = zdobyte: { $who }
cli-everdell-note-have = { $have } z { $need }
cli-everdell-locations = Pola: { $spaces }.
cli-everdell-events = Wydarzenia: { $events }.
cli-everdell-lair = Pajęczyca, poziom { $level }, { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
    }: pająki w domu: { $home } z { $spiders }; karty na ręce: { $hand }; żetony punktów: { $tokens }; zdobycze: { $trophies }, zakryte: { $hidden }; wynik na razie: { $score }.
cli-everdell-modules = - Razem z nią: { $modules }.
cli-everdell-rats = Krostawiec, rok { $year }: żetony punktów: { $tokens }; wynik na razie: { $score }.
cli-everdell-rats-out = - Szczury: { $places }.

## Mice and Mystics w terminalu

cli-mystics = Rozdział { $chapter }, { $name }. Runda { $round }; strona { $page }, koniec na stronie { $end }; ser na kole: { $wheel } z { $full }.
cli-mystics-objective = Cel: { $text }
cli-mystics-goals = Osiągnięte: { $met } z { $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Inicjatywa: { $cards }.
cli-mystics-nothing = nic
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(gracz { $player })
    }, { $spot }: rany { $wounds } i trucizna { $poison } z { $life }; ser { $cheese }; walka { $battle }, obrona { $defence }, wiedza { $lore }, ruch { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}(gracz { $player })
    }: w niewoli.
cli-mystics-plight = { $plight ->
    [stunned] ogłuszenie
    [webbed] oplątanie
    [down] powalenie
    [charmed] zauroczenie
    [hidden] niewidoczność
    [rescued] uratowana: bez tury w tej rundzie
   *[golem] golem
    }
cli-mystics-plights = - Stan: { $plights }.
cli-mystics-gear = - Nałożone: { $cards }.
cli-mystics-pack = - W plecaku: { $cards }.
cli-mystics-tricks = - Sztuczki: { $cards }.
cli-mystics-abilities = - Zdolności: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: rany { $wounds } z { $life }{ $state ->
    [down] , na ziemi
    [dazed] , bez ruchu
   *[up] {""}
    }
cli-mystics-stash = W schowku: { $items }.
cli-mystics-turn = Pozostały ruch: { $left }.
cli-backed-up = { $count ->
    [one] Zapisano { $count } partię w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
    [few] Zapisano { $count } partie w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
   *[many] Zapisano { $count } partii w pliku { $path }. Są w nim sekrety partii, które jeszcze trwają: przechowuj go tak, by nikt inny nie mógł go przeczytać.
}
cli-restored = { $count ->
    [one] Przywrócono { $count } partię; wszystko odczytano ponownie i zgadza się z kopią.
    [few] Przywrócono { $count } partie; wszystko odczytano ponownie i zgadza się z kopią.
   *[many] Przywrócono { $count } partii; wszystko odczytano ponownie i zgadza się z kopią.
}
cli-restored-strange = W te partie nie da się grać w programie uruchomionym w ten sposób; zachowano je bez zmian:
cli-pace = { $rate } na sekundę, zostało { $left }
cli-left = zostało { $left }
