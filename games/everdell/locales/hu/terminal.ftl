## Tippek

cli-hint-points = { $count } megszerzett pont
cli-hint-points-lost = { $count } elvesztett pont
cli-hint-resources = { $count } megszerzett nyersanyag
cli-hint-resources-spent = { $count } elköltött nyersanyag
cli-hint-cards = { $count } kártyával több a kézben
cli-hint-cards-spent = { $count } kártyával kevesebb a kézben

## Everdell a terminálban

cli-everdell = { $turn }. kör. Kártyák a pakliban: { $deck }; a dobópakliban: { $discard }.
cli-everdell-you = te
cli-everdell-amount = { $resource ->
    [twig] { $count ->
        [one] { $count } gally
       *[other] { $count } gally
    }
    [resin] { $count } gyanta
    [pebble] { $count ->
        [one] { $count } kavics
       *[other] { $count } kavics
    }
   *[berry] { $count ->
        [one] { $count } bogyó
       *[other] { $count } bogyó
    }
    }
cli-everdell-player = { $whose ->
    [own] Te
   *[other] { $who }
    }, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: { $stock }; pontjelző: { $tokens }; otthon lévő munkások: { $home } / { $workers }; kézben: { $hand } / { $limit }; eddigi pontszám: { $score }.
cli-everdell-player-passed = { $whose ->
    [own] Te, már passzoltál
   *[other] { $who }, már passzolt
    }, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: { $stock }; pontjelző: { $tokens }; otthon lévő munkások: { $home } / { $workers }; kézben: { $hand } / { $limit }; eddigi pontszám: { $score }.
cli-everdell-ability = { $sort ->
    [power] - Képesség: { $name }.
   *[ability] - Munkásképesség: { $name }.
    }
cli-everdell-on-power = - Rajta: pontjelző: { $tokens }; { $stock }.
cli-everdell-out = - Kint lévő munkások: { $places }.
cli-everdell-city = - Város, { $spaces } / { $limit }: { $cards }.
cli-everdell-rival-city = { $rival ->
    [nightweave] - Éjszövő városa: { $cards }.
   *[rugwort] - Rugvort városa: { $cards }.
    }
cli-everdell-hand = - Kártyák kézben: { $count }
cli-everdell-webbed = - A hálóban: { $count }
cli-everdell-meadow = Rét:
cli-everdell-card = {"  "}{ $thing } { $name }: { $colour ->
    [traveler] barna
    [production] zöld
    [destination] piros
    [governance] kék
   *[prosperity] lila
    } { $sort ->
    [critter] lény
   *[construction] építmény
    }, értéke { $points }, költsége: { $cost }
cli-everdell-empty = {"  "}{ $thing } (üres)
cli-everdell-shown = Az asztalon: { $count }
cli-everdell-noted = { $thing } ({ $notes })
cli-everdell-note-occupied = foglaltságjelző
cli-everdell-note-down = képpel lefelé
cli-everdell-note-web = háló
cli-everdell-note-open = nyitva
cli-everdell-note-tokens = { $count ->
    [one] { $count } pontjelző
   *[other] { $count } pontjelző
    }
cli-everdell-note-held = alatta: { $cards }
cli-everdell-note-workers = munkás: { $who }
cli-everdell-note-nightweave = itt ül Éjszövő
cli-everdell-note-rat = patkány zárja el
cli-everdell-note-rats = a patkányok megjelölték
cli-everdell-note-marked = Éjszövő megjelölte
cli-everdell-note-figure = pókfigura
cli-everdell-note-achieved = teljesítette: { $who }
cli-everdell-note-have = { $have } / { $need }
cli-everdell-locations = Helyszínek: { $spaces }.
cli-everdell-market = { $name }: { $tokens }
cli-everdell-award = Koszorúdíj: { $name }. { $text } { $counts }
cli-everdell-award-count = { $who } { $count }
cli-everdell-events = Események: { $events }.
cli-everdell-lair = Éjszövő, { $level }. szint, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: otthon lévő pókok: { $home } / { $spiders }; kézben: { $hand }; pontjelző: { $tokens }; zsákmány: { $trophies }, rejtett: { $hidden }; eddigi pontszám: { $score }.
cli-everdell-modules = - Vele van: { $modules }.
cli-everdell-rats = Rugvort, { $year }. év: pontjelző: { $tokens }; eddigi pontszám: { $score }.
cli-everdell-rats-out = - Patkányok: { $places }.
cli-everdell-river = Folyó: { $spots }.
cli-everdell-wonders = Csodák: { $wonders }.
cli-everdell-note-pearl = képpel lefelé, 1 gyöngy
cli-everdell-pearls = - Gyöngyök: { $pearls }; nagykövet: { $at ->
    [home] otthon
   *[out] { $place }
    }; kijátszatlan ékességek: { $held }
cli-everdell-adornments-held = - Az ékességeid: { $adornments }.
cli-everdell-adornments-hers = - Zsákmányul ejtett ékességek: { $adornments }.
cli-everdell-adornments = - Kijátszott ékességek: { $adornments }.
cli-everdell-station = Állomás: { $cards }.
cli-everdell-visitors = Látogatók az állomáson: { $visitors }.
cli-everdell-visitors-of = - Látogatók: { $visitors }.
cli-everdell-snails = { $count } lefordított kártya a csigák mellett
cli-everdell-leaf = - Aranyjelzők: { $golden }; a jegy oldalai: { $ticket }; lefoglalva: { $reserved }.

## Spirecrest

cli-everdell-weather = { $season ->
    [winter] Tél
    [spring] Tavasz
    [summer] Nyár
   *[autumn] Ősz
    }: { $name }. { $text }
cli-everdell-section = { $area ->
    [foothills] Hegylábak
    [peaks] Csúcsok
   *[ridge] Gerinc
    }: { $side ->
    [up] { $tiles }
   *[down] a térképlapkák képpel lefelé
    }{ $count ->
    [0] {"."}
   *[other] . Nyulak: { $rabbits }.
    }
cli-everdell-tile = { $name } (fizess { $pay }, { $points ->
    [one] { $points } pont
   *[other] { $points } pont
    })
cli-everdell-turned = - { $thing }: { $name }{ $cost ->
    [0] , ingyen
   *[other] , ára { $cost }
    }. { $text }
cli-everdell-mined = A bányában felfedve: { $cards }.
cli-everdell-discoveries = - Felfedezések: { $discoveries }.
cli-everdell-steps = - Expedíció: { $steps }. Megtett lépések: { $walked }.
