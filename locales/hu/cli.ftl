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
    [yellow-refill] sárga utántöltés
    [purple] lila képesség
   *[purple-refill] lila utántöltés
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
    why DOLOG: miért nem szabad valami, például why 07b, why price:cheese vagy why here
    rule SZÁM: egy szabály, például rule R13.1
    hint: a három választás, amely egy lépéssel előre nézve a legjobbnak látszik
    undo, redo: az utolsó választás visszavonása, újrajátszása
    log: ami eddig történt
    save FÁJL: a játszma mentése
    quit: kilépés
cli-type-help = Írd be: choices, hogy lásd, mit lehet választani, vagy help.
cli-why-not = Egyetlen szabály sem szól ellene.
cli-things = A dolgok neve például 07b, rat:white, dice:3, slot:attack, price:cheese, ability:yellow, place:1,0 vagy here.
cli-no-rule = Nincs ilyen szabály: { $id }.
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
cli-hint-cards = { $count } lappal több a kézben
cli-hint-cards-spent = { $count } lappal kevesebb a kézben
cli-hide = Nyomj Entert, hogy elrejtsd a kezed.
cli-pass = Most a következő számú játékos jön: { $player }. Add át a billentyűzetet, és nyomj Entert, ha más nem nézi.

## Everdell a terminálban

cli-everdell = { $turn }. kör. Lapok a pakliban: { $deck }; a dobópakliban: { $discard }.
cli-everdell-meadow = Rét: { $cards }.
cli-everdell-place = { $place } { $name }
cli-everdell-forest = Erdő: { $places }.
cli-everdell-player = { $player }. játékos, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: gally { $twigs }, gyanta { $resin }, kavics { $pebbles }, bogyó { $berries }, pontjelző { $points }; otthon lévő munkások: { $home } / { $workers }; kézben: { $hand } / { $limit }; város: { $spaces } / { $most-spaces }; eddigi pontszám: { $score }.
cli-everdell-city = - A városban: { $cards }.
cli-everdell-hand = - Kézben: { $cards }.
cli-everdell-nightweave = Éjszövő, { $level }. szint, { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }: kézben: { $hand }; otthon lévő pókok: { $home } / { $spiders }; pontjelző: { $points }.
cli-everdell-rugwort = Rugvort, { $year }. év: pontjelző: { $points }.
cli-everdell-rival-city = - A vetélytárs városában: { $cards }.
