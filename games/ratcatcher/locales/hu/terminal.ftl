## Játék egyszerű terminálban

cli-head = { $round ->
    [0] Előkészületek
   *[other] { $round }. forduló
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
cli-district = { $number } { $name } ({ $x }. oszlop, { $y }. sor)
cli-district-asleep = { $number } { $name } ({ $x }. oszlop, { $y }. sor), alszik
cli-zone = {"  "}{ $zone }: { $things }. Szomszédai: { $near }.

## Tippek

cli-hint-devoured = { $count } felfalt sajt
cli-hint-caged = { $count } patkánnyal több a ketrecben
cli-hint-paid = { $count } patkánnyal kevesebb a ketrecben
