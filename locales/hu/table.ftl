## Az asztal: oldal és fejléc

table-game = A patkányfogó
table-title = { $round }. forduló: { $ratcatcher } kontra { $nemesis }
table-versus = { $ratcatcher } kontra { $nemesis }
table-skip = Ugrás a döntéshez
table-round = { $round }. forduló
table-phase-setup = Előkészületek
table-phase = { $phase ->
    [refresh] Frissítés
    [yours] A te köröd
    [growth] Bővülés
   *[rats] A patkányok
    }
table-undo = Visszavonás: { $choice }{ $crosses ->
    [dice] . Ez visszavon egy dobást; a kockák újra ugyanígy esnek.
    [draw] . Ez visszavon egy húzást; újra ugyanaz jön.
   *[nothing] .
    }
table-undo-hidden = az utolsó választás
table-undo-nothing = Nincs mit visszavonni
table-redo = Újra: { $choice }.
table-redo-nothing = Nem volt visszavonás
table-fork = Próbáld másképp: új játszma ettől a lépéstől
table-rulebook = Szabálykönyv
table-settings = Beállítások

## A város

table-city = A város
table-city-of = A város: { $count } városrész
table-city-in-words = A város szavakban
table-zone-name = { $zone }, { $district }
table-zone = { $zone }, { $district }: { $things }.
table-zone-empty = { $zone }, { $district }: semmi.
table-thing-you = te
table-thing-named = { $name }
table-thing-rats = { $rat ->
    [white] { $count ->
        [1] egy fehér patkány
        [2] két fehér patkány
        [3] három fehér patkány
       *[other] { $count } fehér patkány
    }
    [brown] { $count ->
        [1] egy barna patkány
        [2] két barna patkány
        [3] három barna patkány
       *[other] { $count } barna patkány
    }
   *[black] { $count ->
        [1] egy fekete patkány
        [2] két fekete patkány
        [3] három fekete patkány
       *[other] { $count } fekete patkány
    }
    }
table-thing-nest = { $count ->
    [one] fészek
   *[other] { $count } fészek
    }
table-thing-hatchery = { $count ->
    [one] keltető
   *[other] { $count } keltető
    }
table-thing-cheese = { $count ->
    [one] sajt
   *[other] { $count } sajt
    }
table-thing-cheese-danger = { $count ->
    [one] sajt, mellette a szükséges { $need } patkányból { $rats }
   *[other] { $count } sajt, mellettük a szükséges { $need } patkányból { $rats }
    }
table-thing-health = { $count ->
    [one] életerőjelző
   *[other] { $count } életerőjelző
    }
table-thing-yellow = { $count ->
    [one] sárga jelző
   *[other] { $count } sárga jelző
    }
table-thing-purple = { $count ->
    [one] lila jelző
   *[other] { $count } lila jelző
    }
table-thing-token = { $count ->
    [one] rejtélyjelző
   *[other] { $count } rejtélyjelző
    }
table-thing-trap = { $count ->
   *[other] csapda
    }
table-thing-lure = { $count ->
   *[other] a csalétked
    }
table-thing-decoy = { $count ->
   *[other] a csalid
    }
table-thing-barricade = { $count ->
   *[other] a barikádod
    }
table-thing-ruse = { $count ->
   *[other] a hamis sajtod
    }
table-thing-asleep = a városrész alszik
table-bag = A zsák
table-bag-unseen = { $count } patkány benne
table-bag-kind = { $count } { $rat ->
    [white] fehér
    [brown] barna
   *[black] fekete
    }
table-districts = Városrészek
table-districts-left = { $count ->
    [0] mind a városban
   *[other] még { $count } a pakliban
    }
table-city-cheese = { $count ->
    [0] nincs sajt a városban:
   *[other] { $count } sajt a városban:
    }
table-growth-due = hamarosan bővül
table-growth-none = még nem bővül

## A patkányok haladása

table-track = A patkányok haladása
table-devoured = felfalva
table-your-cheese = a sajtjaid
table-of = / { $all }
table-step = { $step }. lépés: { $effects }
table-effect-none = nincs hatása
table-effect-end = a patkányok nyernek
table-effect-peculiar = különös patkány jelenik meg
table-effect-nemesis = megérkezik: { $name }
table-effect-raise = a főpatkány +1-et kap: { $attribute ->
    [movement] mozgás
    [bite] harapás
    [accuracy] pontosság
    [defence] védelem
   *[deployment] telepítés
    }
table-effect-mutation = mutáció
table-effect-deploy = { $count } közönséges patkány érkezik
table-effect-strengthen = { $rat ->
    [white] a fehér patkányok
    [brown] a barna patkányok
   *[black] a fekete patkányok
    } +1-et kapnak: { $attribute ->
    [movement] mozgás
    [bite] harapás
   *[defence] védelem
    }

## A táblák

table-your-board = A táblád
table-values-ours = a mi értékeink
table-values-ours-why = Ezeket az értékeket egyik forrás sem adja meg; mi terveztük őket.
table-attribute = { $attribute ->
    [attack] Támadás
    [movement] Mozgás
    [traps] Csapdák
    [accuracy] Pontosság
    [defence] Védelem
    [health] Életerő
    [bite] Harapás
   *[deployment] Telepítés
    }
table-some-of = { $some } / { $all }
table-sick = a következő körben { $count } kevesebb
table-trap-values = { $dice } kocka, { $need }+
table-steady = biztos fény
table-slots = { $all } helyből { $filled } betöltve
table-slots-none = nincs hely
table-locked = zárolva
table-unlock-refill = feloldás, feltöltés
table-where = Hol?
table-aside = { $count } sajt a tábla mellett.
table-cage = A ketrec
table-cage-empty = A ketrec üres
table-cage-holds = A ketrecben: { $things }
table-rats = { $count } patkány
table-ware = { $ware ->
    [die] egy támadókocka
    [yellow] egy sárga jelző
    [purple] egy lila jelző
    [health] 1 életerő
   *[cheese] varázssajt
    }
table-peculiars = Különös patkányok
table-caught = elfogva
table-on-card = A kártyáján:
table-or = vagy
table-reward = { $what ->
    [dice] { $count } kocka
    [health] { $count } életerő
    [cheese] { $count } sajt
    [yellow] { $count } sárga jelző
    [purple] { $count } lila jelző
    [mystery] egy rejtélyjelző
   *[collected] amit összegyűjtött
    }
table-target = { $target ->
    [cheese] a sajt felé tart
    [ratcatcher] feléd tart
    [trap] a csapdák felé tart
   *[marker] a jelzők felé tart
    }
table-foe-away = még nincs a városban
table-foe-health = Életerő: { $some } / { $all }
table-die-and = kocka + { $bonus }
table-raised = 1-gyel nagyobb
table-mutated = mutálódott
table-guts = A bendőjében
table-morsel = { $morsel ->
    [trap] csapda
    [health_marker] életerőjelző
    [ability_marker] képességjelző
    [mystery_token] rejtélyjelző
    [peculiar] különös patkány
   *[cheese] sajt
    }
table-gut = Az első { $morsel ->
    [trap] csapda
    [health_marker] életerőjelző
    [ability_marker] képességjelző
    [mystery_token] rejtélyjelző
    [peculiar] különös patkány
   *[cheese] sajt
    }: { $effect }{ $done ->
    [yes] {" (megtörtént)"}
   *[no] {""}
    }
table-common-rats = A közönséges patkányok most
table-kind = { $rat ->
    [white] fehér patkányok
    [brown] barna patkányok
   *[black] fekete patkányok
    }

## Billentyűk és a térkép

table-zoom-in = Nagyobb térkép
table-zoom-out = Kisebb térkép
table-zoom-all = A teljes térkép
table-again = Mutasd újra
table-keys = Billentyűk
table-close = Bezárás
table-key = { $what ->
    [choose] az ilyen betűs választás, vagy ennyi kocka
    [end] a döntés utolsó gombja
    [undo] visszavonás, újra
    [watch] egy lépés vissza vagy előre nézés közben
    [zoom] nagyobb és kisebb térkép
    [board] a táblához, és vissza a döntéshez
    [arrows] a táblán: a legközelebbi hely vagy kártya abban az irányban
    [again] mutasd újra, mi történt az imént
    [back] vissza az összes lehetőséghez vagy a játszmához
   *[help] ezek a billentyűk
    }

## A döntés

table-show-all = Minden, amit tehetsz
table-only-looking = Itt csak nézelődni lehet.
table-lead-here = { $rats ->
    [0] { $cheese ->
        [yes] Nincs patkány a meződön, sajt viszont van rajta.
       *[no] Nincs patkány a meződön.
    }
   *[other] { $cheese ->
        [yes] A meződön { $rats } patkány van, és ott a sajt is.
       *[no] A meződön { $rats } patkány van.
    }
    }
table-lead-danger = { $zone } ({ $district }): a sajthoz szükséges { $need } patkányból már { $rats } megvan.
table-group-attack = Támadás itt · pontosság { $need }+
table-group-walk = Séta · hátralévő mozgás: { $left }
table-group-trap = Csapda { $cost } mozgásért · kézben: { $left }
table-group-use = { $ability } · { $markers } jelző
table-group-hit = Oszd el a találatokat
table-group-rat = Melyik patkány
table-group-pay = Ezzel fizetsz
table-group-fill = Hová kerüljön a sajt
table-group-place = Hová, és hogyan feküdjön
table-group-pick = Válassz
table-group-empty = Melyik városrész
table-group-bag-reward = Amit a visszaadott patkányok hoznak
table-reward-waits = Egy elfogott patkány még tartozik a jutalmával.
table-cage-sells = A számvevőnél van, amit ki tudsz fizetni.
table-here = itt
table-dice = { $count ->
    [1] Egy kocka
    [2] Két kocka
    [3] Három kocka
    [4] Négy kocka
    [5] Öt kocka
    [6] Hat kocka
   *[other] { $count } kocka
    }
table-gain = { $slot ->
    [attack] eggyel több támadókocka, egy azonnal
    [movement] eggyel több mozgás, egy azonnal
    [accuracy] eggyel kisebb dobás is talál
    [defence] eggyel több harapást állsz ki
    [health] eggyel több életerő, egy azonnal
    [trap] { $trap ->
        [die] a csapdák eggyel több kockával dobnak
        [accuracy] a csapdáknál eggyel kisebb dobás is talál
        [sticky] a patkányok megállnak a csapdáidnál
       *[five] a csapdáid ötösei halálosak
    }
    [yellow] feloldja a képességet, minden jelzőjével
    [purple] feloldja a képességet, minden jelzőjével
   *[other] visszahozza minden jelzőjét
    }
table-odds-caught = { $count ->
    [0] egy sem
   *[other] { $count } patkány
    } { $certain ->
    [yes] biztosan
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-odds-wounds = { $count ->
    [0] nincs seb
   *[other] { $count } seb
    } { $certain ->
    [yes] biztosan
   *[no] { $size ->
        [large] { $chance } ({ $percent }%)
       *[small] { $chance }
    }
    }
table-odds-key = { $part ->
    [best] a legjobb
    [some] valamennyi
   *[none] semmi
    }
table-gnawers = Rágók vannak itt: harapnak, amikor elmész.
table-not-now = Amit most nem lehet, és hogy miért
table-cell = { $sides }
table-cell-side = { $side ->
    [north] északra innen: { $district }
    [east] keletre innen: { $district }
    [south] délre innen: { $district }
   *[west] nyugatra innen: { $district }
    }
table-numeral = Innen { $count ->
    [one] egy
   *[other] { $count }
    } városrésszel bővül a város.
table-place = { $cell }; { $turn ->
    [none] egyenesen
    [right] jobbra forgatva
    [over] fejjel lefelé
   *[left] balra forgatva
    }

## Ami történt

table-log = Ami történt
table-log-turn = { $whose ->
    [setup] Előkészületek
    [rats] { $round }. forduló, a patkányok
   *[yours] { $round }. forduló, te
    }
table-log-at = { $step }. lépés
table-log-earlier = Ami előtte történt
table-step-back = Egy lépés vissza
table-step-on = Egy lépés előre
table-also = továbbá
table-just = { $text }
table-log-way = { $count } innen: { $from }, ide: { $to }
table-log-moved = { $rat ->
    [white] A fehér patkányok mentek:
    [brown] A barna patkányok mentek:
    [black] A fekete patkányok mentek:
    [nemesis] A főpatkány ment:
   *[named] { $name } ment:
    } { $ways }.
table-log-stayed = { $rat ->
    [white] A fehér patkányok maradtak:
    [brown] A barna patkányok maradtak:
    [black] A fekete patkányok maradtak:
    [nemesis] A főpatkány maradt:
   *[named] { $name } maradt:
    } { $zones }.
table-log-deployed = { $cause ->
    [filling] Új patkányok itt: { $zone } ({ $district }):
    [nest] A fészekből, { $zone } ({ $district }):
    [black] A fekete patkány társai, { $zone } ({ $district }):
    [nemesis] A főpatkány kísérete, { $zone } ({ $district }):
    [brood] Az alom anyjánál, { $zone } ({ $district }):
    [call] A csengőszóra, { $zone } ({ $district }):
    [token] Az új fészekből, { $zone } ({ $district }):
   *[track] A lakomára, { $zone } ({ $district }):
    } { $rats }{ $bred ->
    [0] {""}
   *[other] {" "}(a feketék szaporodása miatt { $bred })
    }.
table-log-caught = Elfogtad itt: { $zone } ({ $district }): { $rats }.
table-log-smoked = A füst innen: { $zone } ({ $district }), a zsákba űzte: { $rats }.
table-log-paid = Ezzel fizettél: { $rats }.
table-log-zone-count = { $zone } ({ $count })
table-log-safe = Túl kevés patkány egy sajt felfalásához: { $zones }.
table-log-pair = { $one }–{ $other }
table-log-joined = Összekötve: { $pairs }.
table-log-slept = Elaludt: { $districts }.
table-log-woke = Mostantól aktív: { $districts }.
table-log-woke-again = Ismét aktív: { $districts }.

## A patkányok köre

table-moment = { $moment ->
    [your-turn] Véget ér a köröd
    [nemesis-moved] A főpatkány mozog
    [peculiars-moved] A különös patkányok mozognak
    [brown-moved] A barna patkányok mozognak
    [black-moved] A fekete patkányok mozognak
    [white-moved] A fehér patkányok mozognak
    [traps] Elsülnek a csapdák
    [bites] Harapnak a patkányok
    [devoured] Esznek a patkányok
    [deployed] Új patkányok jönnek
    [expanded] Bővül-e a város?
    [cleaned-up] Rendrakás
   *[rest] Azután
    }
table-quiet = Csend volt.
table-watch-at = { $at } / { $all }
table-watch-next = Tovább
table-watch-done = Jöhet a köröd
table-watch-pause = Szünet
table-watch-play = Lejátszás
table-watch-skip = Ugrás a végére

## Egy korábbi lépés

table-past = Egy korábbi lépés
table-past-step = { $step }. lépés, összesen { $last }
table-past-moment = { $moment }. rész, összesen { $all }
table-past-then = A választás ez volt:
table-steps = A játszma lépései
table-first = A kezdet
table-previous = Előző
table-next = Következő
table-last = Az utolsó lépés
table-fork-here = Innen tovább új játszmában
table-to-now = Vissza a játszmához

## A vége

table-won = Győztél
table-lost = A patkányok győztek
table-given-up = A játszmát feladták
table-tally = { $what ->
    [rounds] Fordulók
    [choices] Döntések
    [cheese] Szerzett sajt
    [devoured] Felfalt sajt
    [caught] Elfogott közönséges patkányok
    [peculiars] Elfogott különös patkányok
    [traps] Felállított csapdák
    [wounds] Elszenvedett sebek
    [dice] Dobott kockák
   *[districts] Városrészek
    }
table-new-game = Új játszma
table-replay = Nézd végig az elejétől
table-record = A jegyzőkönyv
table-proof = Igazságosak voltak a kockák?
table-proof-how = Az első lépés előtt a játék megígérte, hogy egyetlen titkot használ. A titok most nyilvános: bárki ellenőrizheti, hogy illik az ígérethez, és hogy minden dobás és húzás abból származik.
table-proof-commitment = Az ígéret
table-proof-seed = A titok
table-proof-check = Töltsd le a jegyzőkönyvet, és ellenőrizd a Hedgerow saját parancsával vagy bármely programmal, amely követi a közzétett leírást.

# Ki hol ül

table-company = Kik játszanak?
table-company-say = Minden helyen ember ül, vagy egy a mi játékosaink közül, aki magától lép.
table-company-at = Ki ül itt
table-company-set = Így üljenek
table-company-note = A mi játékosunk bárkit helyettesíthet; aki visszajön, visszaveszi a helyét.
table-company-hidden = A mi játékosunk csak annyit tud, amennyi a helyéről látszik. Aki átveszi a helyét, meglátja a kártyáit.
table-seat = { $number }. játékos
table-seat-alone = Az egyetlen hely
table-person = Ember
table-level = { $level ->
    [hatchling] Fióka
    [forager] Gyűjtögető
    [scout] Felderítő
    [pathfinder] Nyomkereső
   *[elder] Bölcs
}
table-level-text = { $level ->
    [hatchling] most bújt ki a fészekből, a szeszélyét követi
    [forager] azt veszi el, ami legközelebb van
    [scout] ritkán szalaszt el jó lépést
    [pathfinder] látja, hová vezet az ösvény
   *[elder] a legerősebb, akink van
}
table-thinking = A { table-level } ({ $number }. játékos) gondolkodik …
table-thinking-alone = A { table-level } gondolkodik …
table-thinking-say = Az oldal magától frissül.

# Tippek

table-hint = Tipp
table-hint-title = Mi látszik a legjobbnak?
table-hint-win = { $percent }% esély a győzelemre, legfeljebb { $margin } eltéréssel
table-hint-term = { $term ->
    [cheese] sajt { $change }
    [devoured] felfalt sajt { $change }
    [health] életerő { $change }
    [caged] patkány a ketrecben { $change }
    [points] pont { $change }
    [rival-points] a legjobb vetélytárs pontja { $change }
    [resources] nyersanyag { $change }
    [pages] hátralévő oldal { $change }
    [minions] ellenfél { $change }
    [wounds] seb { $change }
    [captured] elfogott egér { $change }
   *[cards] kézben lévő kártya { $change }
}
table-hint-looks = { $count ->
    [one] Egy előretekintés.
   *[other] { $count } előretekintés.
}
table-hint-stop = Elég

# Hová vezethet egy választás

table-odds-title = Hová vezethet egy választás?
table-odds-choice = A választás
table-odds-ask = Próbáljuk ki
table-odds-mean = { $change }, legfeljebb { $margin } eltéréssel
table-odds-part = { $parts ->
    [one] { $from }: { $percent }%
   *[several] { $from } és { $to } között: { $percent }%
}
table-odds-nothing = A következő döntésedig semmi fontos nem változik.
table-odds-samples = { $count ->
    [one] Becslés, nem pontos érték: egy próba a következő döntésedig.
   *[other] Becslés, nem pontos érték: { $count } próba a következő döntésedig.
}

# Visszatekintés

table-review = Visszatekintés erre a játszmára
table-review-title = Visszatekintés
table-review-lead = A győzelem esélye minden választásod után, ahogy olyasvalaki ítéli meg, aki csak annyit tudott, mint te; és ami jobb lett volna.
table-review-so-far = { $all } választásból { $done } megvan. Az oldal magától frissül.
table-review-line = A győzelem esélye
table-review-described = A győzelem esélye a játszma során: { $first } százalékról { $last } százalékra.
table-review-swings = Ahol fordult a játszma
table-review-none = Egyik választás sem rontott sokat az esélyen.
table-review-better = Jobb: { $choice }
table-review-cost = A győzelem esélye { $from }% helyett { $to }%.
table-review-unsure = Ez puszta véletlen is lehet: az előretekintés nem pontos.
table-review-look = { $step }. lépés megtekintése
table-review-again = Játssz tovább innen
table-review-all = Minden választás
table-review-step = Lépés
table-review-choice = Választás
table-review-win = A győzelem esélye
table-review-best = Jobb
table-review-back = Vissza az asztalhoz
