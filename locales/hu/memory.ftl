## Az elszámolások szavai

memory-name = { $name }
memory-word = { $word ->
    [plain] Modulok nélkül
    [modules] Modulokkal
    [minis] Minikiegészítőkkel
    [both] Mindkettővel
    [pearlbrook] Pearlbrookkal
    [bellfaire] Bellfaire-rel
    [spirecrest] Spirecresttel
    [newleaf] Newleaffel
    [expansions] Több kiegészítővel
    [single] Különálló fejezet
    [campaign] Kampányban
    [cheese-found] Begyűjtve
    [cheese-bought] Megvéve
    [cheese-reward] Jutalmak
    [points-cards] Kártyák
    [points-tokens] Pontjelzők
    [points-prosperity] Jólét
    [points-events] Események
    [points-journeys] Utazások
    [points-pearls] Gyöngyök
    [points-wonders] Csodák
    [points-expedition] Expedíció
    [points-discoveries] Felfedezések
    [points-visitors] Látogatók
    [points-adornments] Ékességek
    [points-awards] Koszorúdíjak
    [points-other] Egyéb jutalmak
   *[other] Egyéb
    }

## A játszmák listája

memory-by = { $by ->
    [game] Játék
    [state] Állapot
    [result] Eredmény
    [sort] Az asztal fajtája
    [players] Játékosok
    [from] Játszva ettől
    [to] Játszva eddig
   *[order] Sorrend
    }
memory-any-game = Minden játék
memory-state = { $state ->
    [on] Még folyik
    [over] Véget ért
   *[any] Folyó és befejezett
    }
memory-result = { $result ->
    [won] Győzelem
    [lost] Vereség
    [shared] Egyikőtök nyert
    [given-up] Feladva
    [watched] Csak végignézve
   *[any] Bármilyen eredmény
    }
memory-sort = { $sort ->
    [game] Beszámító játszmák
    [daily] Napi kihívások
    [what-if] „Mi lett volna, ha”
    [practice] Gyakorlás
    [brought] Máshonnan betöltve
    [pack] Saját csomaggal
   *[any] Minden fajta
    }
memory-sort-daily = Napi kihívás:
memory-players = { $players ->
    [one] Egy ember
    [several] Több ember
    [ours] Gépi játékosokkal
   *[any] Bárki
    }
memory-order = { $order ->
    [changed-up] Legrégebben játszott elöl
    [created] Legújabb elöl
    [created-up] Legrégebbi elöl
    [steps] Leghosszabb elöl
    [steps-up] Legrövidebb elöl
    [score] Legtöbb pont elöl
    [score-up] Legkevesebb pont elöl
   *[any] Utoljára játszott elöl
    }
memory-between = { $from } – { $to }
memory-filter = Játszmák keresése
memory-filter-more = További szempontok
memory-filter-do = Mutasd
memory-filter-none = Mutass újra mindent
memory-found = { $count ->
    [0] Egy játszma sem ilyen.
    [one] 1 játszma.
   *[other] { $count } játszma.
    }
memory-page-of = { $page }. oldal, összesen { $pages }.
memory-page = { $page }. oldal
memory-page-before = Előző
memory-page-after = Következő
memory-pages = A lista oldalai
memory-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
    }
memory-rounds = { $rounds ->
    [one] 1 forduló
   *[other] { $rounds } forduló
    }

## Jövő-menő játszmák

memory-travel = Játszmák elvitele és betöltése
memory-export = Minden egy fájlban
memory-export-say = Minden játszma, befejezett és folyó is, az érmekkel és a napi kihívásokkal együtt. Egy másik Hedgerow pontosan úgy veszi át, ahogy itt állt.
memory-export-secrets = A folyó játszmák titkaival
memory-export-secrets-say = Ekkor a fájlban benne vannak a kockáik és a rejtett kártyák, hogy változatlanul folytatódhassanak. Tartsd meg magadnak.
memory-export-open = A folyó játszmák a kockák titka nélkül kerülnek a fájlba, azok pedig, amelyekben rejtett kártyák vannak, itt maradnak: azokat csak a házigazda viheti el a hedgerow export paranccsal.
memory-export-do = Vidd el mindet
memory-import = Fájl betöltése
memory-import-say = Mindent tartalmazó fájl, egyetlen jegyzőkönyv vagy hibajelentés. Minden játszmát újrajátszunk és ellenőrzünk. Ami már itt van, az úgy marad.
memory-import-file = Fájl
memory-import-do = Töltsd be
memory-taken = Ami a fájllal érkezett
memory-taken-new = { $count ->
    [0] Nincs új játszma.
    [one] 1 új játszma.
   *[other] { $count } új játszma.
    }
memory-taken-longer = { $count ->
    [one] 1 itteni játszma most messzebbre jut.
   *[other] { $count } itteni játszma most messzebbre jut.
    }
memory-taken-known = { $count ->
    [one] 1 játszma már itt volt.
   *[other] { $count } játszma már itt volt.
    }
memory-taken-refused = { $count ->
    [one] 1 játszmát nem vettünk át
   *[other] { $count } játszmát nem vettünk át
    }
memory-taken-table = Asztal
memory-taken-why = Miért
memory-to-games = A játszmáimhoz

## Statisztika

memory-stats = Statisztika
memory-stats-of = Statisztika: { $game }
memory-stats-lead = Minden befejezett játszmából. A „mi lett volna, ha” játszmák, a gyakorlás és a máshonnan betöltött játszmák nem számítanak.
memory-stats-none = Még nincs mit számolni. Játssz végig egy játszmát, és itt megjelenik.
memory-stats-begin = Válassz játékot
memory-game = Játék
memory-by-game = Eredmények játékonként
memory-over-time = Eredmények az időben
memory-scores = Pontok a végén
memory-lengths = Hossz fordulókban
memory-parts = Honnan jöttek a pontok
memory-sum-games = Játszmák
memory-sum-rate = Nyert
memory-sum-best = Legjobb eredmény
memory-sum-middle = Az eredmények mediánja
memory-sum-length = A hossz mediánja fordulókban
memory-no-rate = –
memory-won-of = { $all } közül { $won }
memory-never = még nem játszottad
memory-not-won = Nem nyert
memory-all = Összesen
memory-as-table = Táblázatként
memory-span = { $span ->
    [day] Nap
    [week] Hét
   *[month] Hónap
    }
memory-week = { $day } hete
memory-month = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
    }
memory-number = Szám
memory-spread = Legkevesebb { $least }, legtöbb { $greatest }, medián { $middle }.
memory-part = Rész
memory-mean = Játszmánként átlagosan
memory-share = Arány
memory-medals = Érmek
memory-medals-count = { $all } közül { $count } megszerezve
memory-earned = Megszerezve:
memory-progress = Előrehaladás
memory-not-yet = Még nem

## Napi kihívások

memory-daily = Napi kihívás
memory-daily-lead = Naponta és játékonként egy asztal, mindenkinek ugyanaz: azonos beállítások, azonos mag. A nap greenwichi éjfélkor vált.
memory-streak = Napok egymás után
memory-streak-most = Leghosszabb sorozat
memory-days = Napok összesen
memory-daily-open = Itt még senki sem játszotta.
memory-daily-on = Már elkezdted. Hogy mások mire jutottak, azt a végén tudod meg.
memory-daily-play = Játssz
memory-who = Ki
memory-you = Te
memory-score = Eredmény
memory-length = Fordulók
memory-par-plays = most játssza; nézz vissza kicsit később
memory-takebacks = { $count ->
    [one] Egyszer vontál vissza valamit.
   *[other] { $count } alkalommal vontál vissza valamit.
    }
memory-calendar = Naptár
memory-month-before = Előző hónap
memory-month-after = Következő hónap
memory-weekday = { $day ->
    [0] H
    [1] K
    [2] Sze
    [3] Cs
    [4] P
    [5] Szo
   *[6] V
    }
memory-seed = A magok, nyíltan
memory-seed-say = Itt a mag nem titok: a dátumból következik, és az ígéret a jegyzőkönyvben sem mond ennél többet. Aki tudni akarja, mi jön, megtudhatja, így a kihívás a becsületen múlik. Az asztal éppoly tisztességes, mint mindig: minden dobás a magból következik.
memory-medals-all = Minden érem

## Az idővonal

memory-line = Idővonal
memory-line-lead = { $steps ->
    [one] 1 lépés. Nézd meg, vagy ágaztass el belőle egy játszmát.
   *[other] { $steps } lépés. Bármelyiket megnézheted, vagy elágaztathatsz belőle egy játszmát, hogy lásd, mi lett volna.
    }
memory-line-jump = Ugrás erre a lépésre
memory-line-go = Ugorj
memory-line-before = Korábbi lépések
memory-line-after = Későbbi lépések
memory-line-begin = A játszma kezdete
memory-line-step = { $step }. lépés megnézése
memory-line-seat = { $player }. játékos
memory-line-gone = visszavonva
memory-line-win = A győzelem esélye utána: { $percent }%.
memory-line-fork = Mi lett volna, ha: { $step }. lépéstől
memory-line-give-up = A játszmát feladták
memory-line-hidden = Rejtve maradó választás
memory-line-strip = Idővonal { $steps } lépéssel, most: { $step }. lépés
memory-line-chance = A görbe a győzelem esélyét mutatja minden döntés után, a játszmára való visszatekintés alapján.

## Hibajelentések

memory-report = Hiba jelentése
memory-report-lead = Valami nincs rendben ennél a lépésnél? Itt egyetlen fájlba csomagolhatod mindazt, amiből újra látható. Semmit sem küldünk el: a fájl a gépedre kerül, és te döntöd el, ki kapja meg.
memory-report-note = Minek kellett volna történnie, és mi történt?
memory-report-step = Lépés
memory-report-secrets = A rejtett kártyákkal
memory-report-secrets-say = A játszma még folyik: aki a fájlt elolvassa, minden rejtett kártyát lát. Előbb kérdezd meg a többieket.
memory-report-save = Fájl mentése
memory-report-show = Mutasd, mi van benne
memory-report-holds = Mi van a fájlban
memory-report-program = A program változata
memory-report-rules = { $game }, szabályváltozat: { $rules }
memory-report-settings = A beállításaid
memory-report-company = Kik ülnek ott
memory-report-seats = Emberek: { $people }, gépi játékosok: { $ours }
memory-report-record = Jegyzőkönyv
memory-report-whole = Minden eddigi választás és dobás, a visszavontak is
memory-report-withheld = Nincs a fájlban: a kártyák rejtettek, és a játszma folyik
memory-report-seed = Titkos mag
memory-report-seeded = A fájlban van, mert a játszma véget ért
memory-report-unseeded = Nincs a fájlban: ami még jön, titok marad
memory-report-not = Se név, se cím, se más játszma, és semmi egyéb a gépedről.
memory-report-no-replay = Jegyzőkönyv nélkül senki sem tudja újrajátszani: a fájl csak a beállításokat és a szavaidat tartalmazza.
memory-report-replay = Akinél megvan a fájl, pontosan ugyanezt a lépést látja: a hedgerow replay paranccsal, vagy ha betölti a Játszmáim oldalon.
memory-report-file = A teljes fájl, szó szerint

## Kampányok

memory-campaigns = Kampányok
memory-campaign = Az eddigi történet
memory-campaigns-lead = Egércsapatok, amelyek fejezetről fejezetre haladtak.
memory-campaigns-none = Még nincs kampány. Fejezd be az Egerek és Igézetek egyik fejezetét, és folytasd onnan.
memory-campaigns-begin = Kezdj egy fejezetet
memory-campaign-won = { $all } fejezetből { $won } megnyerve
memory-campaign-tries = { $count ->
    [one] Egyszer játszva.
   *[other] { $count } alkalommal játszva.
    }
memory-campaign-told = Estéről estére
memory-try-now = folyamatban
