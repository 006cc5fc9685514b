## Statisztika

memory-by-pair = Milyen gyakran nyersz: patkányfogó és főpatkány
memory-ratcatcher = Patkányfogó
memory-cheeses = { $points ->
    [one] 1 sajt
   *[other] { $points } sajt
    }

memory-scores-cheese = Sajtok a végén
memory-parts-cheese = Honnan jött a sajt

## Kezdőlap

site-versus = { $ratcatcher } kontra { $nemesis }
site-resume-race = { $round }. forduló. A patkányok a tíz sajtból { $devoured ->
    [0] még egyet sem faltak fel
   *[other] { $devoured } sajtot faltak fel
    }, te { $cheese ->
    [0] még egyet sem szereztél
   *[other] { $cheese } sajtot szereztél
    }.

site-one-player = 1 játékos
site-minutes = 30–45 perc
site-ratcatcher = A patkányfogó
site-ratcatcher-text = Fogy a sajt, jönnek a patkányok. Járd a várost, állíts csapdákat, és szerezz tíz sajtot, mielőtt a patkányok ugyanannyit felfalnak.
site-ratcatcher-cover = Lámpást tartó patkányfogó egy holdfényes utcán, körülötte patkányok.
site-ratcatcher-book = A patkányfogó szabályai
site-ratcatcher-rules = A szabályok a magunk szavaival, számozva, hogy minden esemény és minden elutasítás rámutathasson egyre. Az A betűs számok a mi döntéseink, ahol a szabálykönyv hallgat, a H betűsek a saját ötleteink.

## Új játszma

site-new-title = A patkányfogó: új játszma
site-new-lead = Válaszd ki, ki járja a várost, ki uralja a csatornákat, és milyen nehéz lesz az éjszaka.
site-new-who = Ki játszik?
site-new-who-say = Minden patkányfogónak megvan a maga erőssége, csapdája és két képessége.
site-new-foe = Ki ellen?
site-new-foe-say = A főpatkány akkor jön, amikor a patkányok már elég sajtot felfaltak, és minden további falattal nő.
site-new-ours = Amit a szabálykönyv nem közöl, azt az értéket és képességet mi találtuk ki.
site-new-sources = Mi honnan származik
site-new-mode = Milyen nehéz legyen?
site-new-mode-say = A nehéz játék a 00-s városrész piros keretes oldalán kezdődik: sajt nélkül, és körülötte eggyel több városrésszel.
site-mode = { $mode ->
    [hard] Nehéz
   *[standard] Alap
    }
site-new-options = Nyolc kérdés, amelyben a játékosok nem értenek egyet
site-new-options-say = Ahol a szabálykönyvet kétféleképpen lehet olvasni, az egyiket választottuk, és megindokoltuk. Te választhatod a másikat.
site-default = a mi döntésünk
site-new-begin = Kezdjük
site-new-fair = A dobások egy titokból jönnek, amelyet most lepecsételünk, a végén pedig felnyitunk, így minden dobást ellenőrizhetsz.
site-figure = { $figure ->
    [attack] Támadókockák
    [movement] Mozgás
    [accuracy] Ennyitől talál a kocka
    [defence] Védelem
    [health] Életerő
    [bite] Harapáskockák
    [deployment] Fordulónként telepített patkányok
    [bonus] Mozgás a dobáson felül
   *[other] { $figure }
    }
site-trap = { $name }: { $count } csapda, mindegyik { $dice } kockával, találat: { $accuracy }+.
site-sticky = Aki belép, megáll.
site-upgraded = { $upgrade ->
    [extra_die] Fejlesztve: eggyel több kocka.
    [better_accuracy] Fejlesztve: eggyel kisebb dobás is talál.
    [sticky] Fejlesztve: aki belép, megáll.
   *[lethal_five] Fejlesztve: az ötös is halálos, mint a hatos.
    }
site-with-yellow = Az első képesség feloldása után ennyivel erősebb: { $more }.
site-target = { $target ->
    [cheese] A sajt felé tart.
    [ratcatcher] Feléd tart.
    [trap] A csapdáid felé tart.
   *[marker] A jelzők felé tart.
    }
rct-reading = { $reading ->
    [next_deployment] Az újra aktív városrész fészkei a következő telepítési lépésben telepítenek
    [at_once] Az újra aktív városrész fészkei azonnal telepítenek
    [after_nests] A fészkek és a főpatkány telepítése után ott lévő fekete patkányok szaporodnak
    [before_nests] A fészkek telepítése előtt ott lévő fekete patkányok szaporodnak
    [traps_wound] Egy csapda megsebezheti a főpatkányt
    [traps_spare_nemesis] Csapda sosem sebzi meg a főpatkányt
    [lost] A megmaradt ráadáskockák elvesznek
    [kept] A megmaradt ráadáskockák megmaradnak
    [one] Egy mezőn körönként legfeljebb egy sajtot falnak fel
    [all] Egy körben a mező összes sajtját felfalják
    [present_when_devoured] Csak az étkezésnél jelen lévő patkányok kerülnek vissza a zsákba
    [all_in_zone] A mező minden fehér és fekete patkánya visszakerül a zsákba
    [as_printed] Egy tulajdonságnak annyi szintje van, amennyi a táblán áll
    [one_each] Minden tulajdonság egyszer fejleszthető
    [traps_work] A csapdák inaktív városrészben is elsülnek
    [traps_sleep] Inaktív városrészben a csapdák nem sülnek el
   *[other] { $reading }
    }
rct-record-kind = { $kind ->
    [pack] A játék egésze
    [ability] Képességek
    [rat] Közönséges patkányok
    [supply] Készlet
    [token] Rejtélyjelzők
    [price] A számvevő árai
    [district] Városrészek
    [nemesis] Főpatkányok
    [peculiar] Különös patkányok
    [ratcatcher] Patkányfogók
   *[other] { $kind }
    }

## Játszmáim

site-round = { $round }. forduló
site-race-them = Patkányok
site-race-us = Te
site-outcome = { $outcome ->
    [tenth-cheese] Győzelem: tíz sajt a tiéd
    [nemesis-killed] Győzelem: a főpatkány halott
    [cheese-devoured] Vereség: a patkányok felfaltak tíz sajtot
    [dead] Vereség: elfogyott az életerőd
   *[other] Vége
    }
# Amit egy játszmában tettek, és ami a győzelemmel együtt járhat.
study-upgrade = { $slot ->
    [attack] Fejlesztés: támadás
    [movement] Fejlesztés: mozgás
    [accuracy] Fejlesztés: pontosság
    [defence] Fejlesztés: védelem
    [health] Fejlesztés: életerő
    [trap] Fejlesztés: csapdák
    [yellow] A sárga képesség feloldása
    [yellow-refill] A sárga képesség feltöltése
    [purple] A lila képesség feloldása
   *[purple-refill] A lila képesség feltöltése
    }
study-bought = { $ware ->
    [die] Vásárlás: támadókocka
    [yellow] Vásárlás: sárga jelző
    [purple] Vásárlás: lila jelző
    [health] Vásárlás: életerő
   *[cheese] Vásárlás: sajt
    }

## Az asztal: oldal és fejléc

table-game = A patkányfogó
table-title = { $round }. forduló: { $ratcatcher } kontra { $nemesis }
table-versus = { $ratcatcher } kontra { $nemesis }
table-round = { $round }. forduló
table-phase-setup = Előkészületek
table-phase = { $phase ->
    [refresh] Frissítés
    [yours] A te köröd
    [growth] Bővülés
   *[rats] A patkányok
    }

## A város

table-city = A város
table-city-of = A város: { $count } városrész
table-city-in-words = A város szavakban
table-zone-name = { $zone }, { $district }
table-zone = { $zone }, { $district }: { $things }.
table-zone-empty = { $zone }, { $district }: üres.
table-thing-you = te
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
table-thing-asleep = inaktív városrész
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
table-step = { $step }. lépés: { $effects }
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
table-die-and = { $bonus ->
    [0] kocka
   *[other] kocka + { $bonus }
    }
table-raised = emelve: +{ $count }
table-mutated = mutálódott
table-guts = A bendőjében
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

## A döntés

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
    [defence] eggyel nagyobb védelem
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
table-gnawers = Rágók vannak itt: harapnak, amikor elmész.
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

table-log-turn = { $whose ->
    [setup] Előkészületek
    [rats] { $round }. forduló, a patkányok
   *[yours] { $round }. forduló, te
    }
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
table-log-slept = Inaktív lett: { $districts }.
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

## Egy korábbi lépés

table-past-moment = { $moment }. rész, összesen { $all }
table-steps = A játszma lépései

## A vége

table-won = Győztél
table-lost = A patkányok győztek
table-tally = { $what ->
    [rounds] Fordulók
    [choices] Döntések
    [cheese] Szerzett sajt
    [devoured] Felfalt sajt
    [caught] Elfogott közönséges patkányok
    [peculiars] Elfogott különös patkányok
    [traps] Felállított csapdák
    [wounds] Elszenvedett sebek
    [health] Megmaradt életerő
    [dice] Dobott kockák
   *[districts] Városrészek
    }
table-proof = Tisztességesek voltak a kockák?
table-proof-check = Töltsd le a jegyzőkönyvet, és ellenőrizd a Hedgerow saját parancsával vagy bármely programmal, amely követi a közzétett leírást.

## Az egyben látható asztal

table-pane-map = Térkép
table-pane-me = Én
table-pane-foe = Patkányok
table-pane-log = Napló
table-pane-places = választható hely
table-pane-wares = megvehető áru
table-pane-peculiars = különös patkány
table-pane-lines = új sor
table-foes = A patkányok
table-zone-holds = Itt: { $things }.
table-zone-holds-nothing = Itt nincs semmi.
table-way = Lépj a { $zone } mezőre ({ $district }) { $steps } mozgáspontért
table-way-safe = Útközben semmi sem harap.
table-way-bites = A rágók harapnak, amikor elhagyod ezt: { $zones }. { $wounds ->
    [0] Nem sebeznek
   *[other] { $wounds } sebet okoznak
}.
table-way-stops = { $steps } lépés után megállsz, és újra döntesz.
table-way-through = erre: { $zones }
table-way-farther = Messzebbre, több lépésben:
table-tap-place = Válassz helyet a térképen.
table-group-reward = Az elfogott patkányok jutalma
table-go-on = Tovább
table-gain-next = A következő sajt: { $brings }.
table-gain-later = A következő sajt még hatástalan: megvan { $filled }, kell { $need }. Aztán: { $brings }.
table-slots-full = Minden hely betelt.
table-all-counts = Minden szám
# A value of the nemesis, short enough for a fifth of a narrow column.
table-attribute-short = { $attribute ->
    [movement] lép
    [bite] harap
    [accuracy] talál
    [defence] véd
   *[deployment] fészek
    }

## Egy befejezett játszma megosztásra

rct-end-turn = { $who ->
    [you] Egyetlen lépéssel { $count } sajttal javult az állásod a patkányokkal szemben.
   *[rats] Egyetlen lépéssel { $count } sajttal javult a patkányok állása veled szemben.
    }
rct-story-city = { $rounds } forduló alatt a város { $count } városrésznyire nőtt.
rct-story-first = Az első elfogott patkány: { $round }. forduló.
rct-story-throw = A legjobb dobás { $count } találatot hozott ({ $round }. forduló).
rct-story-bite = A legrosszabb harapás { $count } életerőbe került ({ $round }. forduló).
rct-story-unbitten = Egyetlen patkány foga sem ért bőrig.
rct-story-caught = Elfogott patkányok: { $count } közönséges és { $peculiars } különös.
rct-story-cheese = A végére { $count } sajtot szereztél a tízből, a patkányok pedig { $devoured } sajtot faltak fel.
