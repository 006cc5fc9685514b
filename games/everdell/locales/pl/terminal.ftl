## Podpowiedzi

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
cli-everdell-ability = { $sort ->
    [power] - Zdolność: { $name }.
   *[ability] - Zdolność robotników: { $name }.
    }
cli-everdell-on-power = - Na niej: żetony punktów: { $tokens }; { $stock }.
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
cli-everdell-note-rats = oznaczona przez szczury
cli-everdell-note-marked = oznaczona przez pajęczycę
cli-everdell-note-figure = figurka pająka
cli-everdell-note-achieved = zdobyte: { $who }
cli-everdell-note-have = { $have } z { $need }
cli-everdell-locations = Pola: { $spaces }.
cli-everdell-market = { $name }: { $tokens }
cli-everdell-award = Wianek stulecia: { $name }. { $text } { $counts }
cli-everdell-award-count = { $who } { $count }
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
cli-everdell-river = Rzeka: { $spots }.
cli-everdell-wonders = Cuda: { $wonders }.
cli-everdell-note-pearl = zakryta, 1 perła
cli-everdell-pearls = - Perły: { $pearls }; ambasador: { $at ->
    [home] w domu
   *[out] { $place }
    }; niezagrane ozdoby: { $held }
cli-everdell-adornments-held = - Twoje ozdoby: { $adornments }.
cli-everdell-adornments-hers = - Ozdoby będące zdobyczami: { $adornments }.
cli-everdell-adornments = - Zagrane ozdoby: { $adornments }.
cli-everdell-station = Stacja: { $cards }.
cli-everdell-visitors = Goście na stacji: { $visitors }.
cli-everdell-visitors-of = - Goście: { $visitors }.
cli-everdell-snails = { $count ->
    [one] 1 zakryta karta obok ślimaków
    [few] { $count } zakryte karty obok ślimaków
   *[many] { $count } zakrytych kart obok ślimaków
    }
cli-everdell-leaf = - Złote żetony { $golden }; strony biletu { $ticket }; zarezerwowana: { $reserved }.

## Zimowy Szczyt

cli-everdell-weather = { $season ->
    [winter] Zima
    [spring] Wiosna
    [summer] Lato
   *[autumn] Jesień
    }: { $name }. { $text }
cli-everdell-section = { $area ->
    [foothills] Podgórze
    [peaks] Szczyty
   *[ridge] Grań
    }: { $side ->
    [up] { $tiles }
   *[down] kafelki mapy zakryte
    }{ $count ->
    [0] {"."}
   *[other] . Króliki: { $rabbits }.
    }
cli-everdell-tile = { $name } (zapłać { $pay }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    })
cli-everdell-turned = - { $thing }: { $name }{ $cost ->
    [0] , za darmo
   *[other] , koszt { $cost }
    }. { $text }
cli-everdell-mined = Odkryte w kopalniach: { $cards }.
cli-everdell-discoveries = - Odkrycia: { $discoveries }.
cli-everdell-steps = - Wyprawa: { $steps }. Przebyte kroki: { $walked }.
