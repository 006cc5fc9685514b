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
cli-district-asleep = { $number } { $name } (kolumna { $x }, wiersz { $y }), nieaktywna
cli-zone = {"  "}{ $zone }: { $things }. Sąsiednie: { $near }.

## Podpowiedzi

cli-hint-devoured = { $count ->
    [one] 1 pożarty ser
    [few] { $count } pożarte sery
   *[many] { $count } pożartych serów
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
