## Játék egyszerű terminálban

cli-head = { $round ->
    [0] Előkészületek
   *[other] { $round }. forduló
    }. Sajtjaid: { $cheese } / 10. Felfalva: { $devoured } / 10.
cli-you = { $name }, mező: { $zone }. Életerő { $health } / { $most-health }, mozgás { $movement } / { $most-movement }, kocka { $dice } / { $most-dice }, csapda { $traps } / { $most-traps }; pontosság { $accuracy }+, védelem { $defence }.
cli-ability = { $colour ->
    [yellow] Sárga
   *[purple] Lila
    } képesség, { $name }: { $markers } / { $most } jelző.
cli-ability-locked = { $colour ->
    [yellow] Sárga
   *[purple] Lila
    } képesség, { $name }: zárolva.
cli-slots = Sajthelyek: { $slots }.
cli-slot = { $slot ->
    [attack] támadás
    [movement] mozgás
    [accuracy] pontosság
    [defence] védelem
    [health] életerő
    [trap] csapdák
    [yellow] sárga képesség
    [yellow-refill] sárga feltöltés
    [purple] lila képesség
   *[purple-refill] lila feltöltés
    } { $filled }/{ $all }
cli-caught = Elfogva, jutalma még jár: { $name } ({ $id }).
cli-nemesis = { $name }, mező: { $zone }. Életerő { $health } / { $most-health }; mozgás +{ $movement }, harapás { $bite }, pontosság { $accuracy }+, védelem { $defence }, telepítés { $deployment }.
cli-nemesis-away = { $name }, még nincs a városban. Életerő { $health } / { $most-health }; mozgás +{ $movement }, harapás { $bite }, pontosság { $accuracy }+, védelem { $defence }, telepítés { $deployment }.
cli-rats = Közönséges patkányok, fehér, barna és fekete: a zsákban { $white }, { $brown }, { $black }; a ketrecedben { $caged-white }, { $caged-brown }, { $caged-black }.
cli-district = { $number } { $name } ({ $x }. oszlop, { $y }. sor)
cli-district-asleep = { $number } { $name } ({ $x }. oszlop, { $y }. sor), alszik
cli-zone = {"  "}{ $zone }: { $things }. Szomszédai: { $near }.
cli-nothing = semmi
cli-over = A játszma véget ért. Írd be: save FÁJL, hogy megmaradjon; log, hogy elolvasd; undo, hogy visszavond az utolsó választást; vagy quit.
cli-help = Írd be egy választás számát vagy nevét, vagy ezek egyikét:
    look: az asztal szavakban
    choices: a kérdés újra, a választásokkal
    why DOLOG: miért nem szabad valami, például { $game ->
        [everdell] why meadow:3, why basic:two_resin vagy why prepare
       *[ratcatcher] why 07b, why price:cheese vagy why here
    }
    rule SZÁM: egy szabály, például { $game ->
        [everdell] rule E7.2
       *[ratcatcher] rule R13.1
    }
    hint: a három választás, amely a keresés szerint a legjobb, a győzelem esélyével
    odds VÁLASZTÁS: hová vezethet egy választás, száma vagy neve szerint
    undo, redo: az utolsó választás visszavonása, újrajátszása
    log: ami eddig történt
    told: ami eddig kijött
    correct LÉPÉS EREDMÉNYEK: egy lépés eredményeinek javítása
    save FÁJL: a játszma mentése
    quit: kilépés
cli-progress = { $number }. válasz a körülbelül { $total } közül; { $together ->
    [1] egyesével.
   *[other] egy sorban legfeljebb { $together }.
    }
cli-correct-how = Add meg a lépést és minden eredményét, például correct 12 5 6 1; a told felsorolja őket.
cli-type-help = Írd be: choices, hogy lásd, mit lehet választani, vagy help.
cli-why-not = Egyetlen szabály sem szól ellene.
cli-things = { $game ->
    [everdell] A dolgok neve például meadow:3, hand:inn, card:0:2, basic:two_resin, forest:upper_left, event:grand_tour, journey:3, haven vagy prepare.
   *[ratcatcher] A dolgok neve például 07b, rat:white, dice:3, slot:attack, price:cheese, ability:yellow, place:1,0 vagy here.
    }
cli-no-rule = Nincs ilyen szabály: { $id }.
cli-odds-exact = Pontosan: { $odds }.
cli-save-where = Mondd meg, hová: save FÁJL.
cli-saved = A játszma itt van: { $path }.
cli-not-saved = A játszmát nem sikerült ide írni: { $path }. { $reason }

## Tippek

cli-hint = { $times } előretekintésből: { $parts }.
cli-hint-nothing = A következő körödig alig változik valami.
cli-hint-won = { $count } megnyert játszma
cli-hint-lost = { $count } elvesztett játszma
cli-hint-cheese = { $count } megszerzett sajt
cli-hint-devoured = { $count } felfalt sajt
cli-hint-wounds = { $count } seb
cli-hint-healed = { $count } visszanyert életerő
cli-hint-caged = { $count } patkánnyal több a ketrecben
cli-hint-paid = { $count } patkánnyal kevesebb a ketrecben
cli-hint-points = { $count } megszerzett pont
cli-hint-points-lost = { $count } elvesztett pont
cli-hint-resources = { $count } megszerzett nyersanyag
cli-hint-resources-spent = { $count } elköltött nyersanyag
cli-hint-cards = { $count } kártyával több a kézben
cli-hint-cards-spent = { $count } kártyával kevesebb a kézben
cli-hint-beaten = { $count } ellenféllel kevesebb
cli-hint-come = { $count } ellenféllel több
cli-hint-captured = { $count } fogságba esett egér
cli-hide = Nyomj Entert, hogy elrejtsd a kártyáidat.
cli-pass = Most ez a játékos következik: { $player }. Add át a billentyűzetet, és nyomj Entert, amikor más nem nézi.
cli-moves = { $who } ({ $player }. játékos) lép:
cli-kind = A játékos { $kind }
cli-review-player = { $player }. játékos
cli-review-decision = { $choice }: a győzelem esélye előtte { $before }%, utána { $chosen }% ± { $margin }.

## Everdell a terminálban

cli-everdell = { $turn }. kör. Kártyák a pakliban: { $deck }; a dobópakliban: { $discard }.
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
cli-everdell-ability = - Munkásképesség: { $name }.
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
cli-everdell-note-marked = Éjszövő megjelölte
cli-everdell-note-figure = pókfigura
cli-everdell-note-achieved = teljesítette: { $who }
cli-everdell-note-have = { $have } / { $need }
cli-everdell-locations = Helyszínek: { $spaces }.
cli-everdell-events = Események: { $events }.
cli-everdell-lair = Éjszövő, { $level }. szint, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: otthon lévő pókok: { $home } / { $spiders }; kézben: { $hand }; pontjelző: { $tokens }; zsákmány: { $trophies }, rejtett: { $hidden }; eddigi pontszám: { $score }.
cli-everdell-modules = - Vele van: { $modules }.
cli-everdell-rats = Rugvort, { $year }. év: pontjelző: { $tokens }; eddigi pontszám: { $score }.
cli-everdell-rats-out = - Patkányok: { $places }.

## Egerek és Igézetek a terminálban

cli-mystics = { $chapter }. fejezet, { $name }. { $round }. forduló; oldal: { $page }, a vége: { $end }; sajt a sajtkeréken: { $wheel }/{ $full }.
cli-mystics-objective = Cél: { $text }
cli-mystics-goals = Elérve: { $met }/{ $of }.
cli-mystics-card = { $now ->
    [yes] [{ $name }]
   *[no] { $name }
    }
cli-mystics-track = Cselekvési sor: { $cards }.
cli-mystics-nothing = semmi
cli-mystics-spot = { $side } { $space }
cli-mystics-mouse = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}({ $player }. játékos)
    }, { $spot }: sebzés { $wounds }, méreg { $poison }, életpont { $life }; sajt { $cheese }; harc { $battle }, védelem { $defence }, tudás { $lore }, mozgás { $movement }.
cli-mystics-away = { my-mouse }{ $people ->
    [1] {""}
   *[other] {" "}({ $player }. játékos)
    }: fogságban.
cli-mystics-plight = { $plight ->
    [stunned] elkábult
    [webbed] behálózva
    [down] kiütve
    [charmed] elbűvölve
    [hidden] láthatatlan
    [rescued] megmentve: ebben a fordulóban nincs köre
   *[golem] gólem
    }
cli-mystics-plights = - Állapota: { $plights }.
cli-mystics-gear = - Viseli: { $cards }.
cli-mystics-pack = - Hátizsákban: { $cards }.
cli-mystics-tricks = - Trükkök: { $cards }.
cli-mystics-abilities = - Képességek: { $cards }.
cli-mystics-enemy = {"  "}enemy:{ $index } { $name }, { $spot }: sebzés { $wounds }/{ $life }{ $state ->
    [down] , kiütve
    [dazed] , mozdulatlan
   *[up] {""}
    }
cli-mystics-stash = A tárolóban: { $items }.
cli-mystics-turn = Hátralévő mozgás: { $left }.
cli-backed-up = { $count } játszma mentése elkészült: { $path }. A még tartó játszmák titkai is benne vannak: tartsd olyan helyen, ahol más nem olvashatja.
cli-restored = { $count } játszma helyreállítva; minden visszaolvasva, és megegyezik a mentéssel.
cli-restored-strange = Ezek az így elindított programmal nem játszhatók, de változatlanul megmaradtak:
cli-pace = másodpercenként { $rate }, hátravan { $left }
cli-left = hátravan { $left }
