## Egerek és Igézetek: oldal, fejléc, listák

myp-game = Egerek és Igézetek
myp-book = Az Egerek és Igézetek szabályai
myp-rules = A szabályok a magunk szavaival, számozva, hogy minden esemény és minden elutasítás rámutathasson egyre. Az M a nyomtatott játék; a D betűs számok a döntések, ahol az hallgat, vagy a fordításai eltérnek, a C betűsek a kártyákról szólnak, a H betűsek pedig a saját ötleteink.
myp-fact-players = 1–4 játékos
myp-fact-minutes = 60–90 perc
myp-face-chapter = { $chapter }. fejezet
myp-standing = Homokóra: { $page }. oldal, a vége: { $end }. oldal; { $foes ->
    [0] senki sincs ellenetek
   *[other] { $foes } ellenfél a táblán
    }.
myp-title = { $chapter }, { $round }. forduló{ $who ->
    [none] {""}
   *[other] : { $who }
    }
myp-chapter-short = { $number } · { $name }
myp-chapter-number = { $number }. fejezet
myp-order = Ki következik
myp-round = { $round }. forduló

## Az óra, a kerék és a sáv

myp-clock = Az idő
myp-pages-left = { $count ->
    [0] az utolsó oldal
   *[other] { $count } oldal van hátra
    }
myp-page-here = a homokóra itt áll: { $page }. oldal
myp-page-end = a fejezet vége: { $page }. oldal
myp-page-over = már elmúlt
myp-wheel = sajt a keréken: { $count } / { $all }
myp-of = / { $all }
myp-surge-in = { $count ->
    [0] felbukkanás jön
   *[other] még { $count }, és felbukkanás jön
    }
myp-track = Cselekvési sor, { $round }. forduló, felülről
myp-track-empty = A sor üres, amíg az egerek el nem indulnak.
myp-figures = { $who } × { $count }
myp-hp = maradt életpont: { $left } / { $life }
myp-turn-state = { $state ->
    [now] most
    [next] következik
    [acted] már cselekedett
    [captured] fogságban
   *[waits] vár
    }
myp-raised = rajtaütéssel feljebb került

## A terem

myp-room = A helyszín
myp-room-of = { $side } felülnézetben
myp-room-in-words = A helyszín szavakban
myp-larger = Nagyobb
myp-space-name = { $space ->
    [tree] fa
    [bed] ágy
    [bookcase] könyvespolc
    [chair] szék
    [chair1] 1. szék
    [chair2] 2. szék
    [chest] láda
    [clock] óra
    [counter] konyhaasztal
    [dresser] fésülködőasztal
    [logs] hasábfák
    [mantel] párkány
    [pipe] cső
    [steps] lépcső
    [stool] zsámoly
    [table] asztal
   *[other] { $space }
    }
myp-space = { $space }: { $things }.
myp-space-empty = { $space }: üres.
myp-stands = { $plight ->
    [stunned] { $who }, elkábulva
    [webbed] { $who }, behálózva
    [down] { $who }, kiütve
    [charmed] { $who }, elbűvölve
    [captured] { $who }, elfogva
    [hidden] { $who }, láthatatlanul
    [golem] { $who } gólemként
   *[none] { $who }
    }
myp-foe-stands = { $plight ->
    [down] { $who }, életpont { $left } / { $life }, kiütve
    [dazed] { $who }, életpont { $left } / { $life }, kábán
   *[none] { $who }, életpont { $left } / { $life }
    }
myp-on-space = { $what ->
    [trap] egérfogó
    [hook] a horog egyik vége
    [fork] a Villa
    [grape] a Szőlő
    [snare] hurok
    [entry] itt lépnek be az ellenfelek
    [cross] piros X
    [water] víz
    [flip] itt fordítható meg a lap
    [barred] ellenfél nem léphet ide
    [search] alkalmi keresés
    [task] itt tenni lehet valamit
   *[hazard] veszély
    }
myp-at-exit = { $edge ->
    [north] az északi kijáratnál
    [east] a keleti kijáratnál
    [south] a déli kijáratnál
   *[west] a nyugati kijáratnál
    }
myp-space-choices = { $count ->
   *[other] Itt { $count } lehetőséged van
    }
myp-plan = A lapok
myp-tile-who = egerek: { $mice }, ellenfelek: { $foes }
myp-unseen = még nem jártatok itt
myp-signs = Jelek a padlón
myp-sign = { $sign ->
    [entry] itt lépnek be az ellenfelek
    [flip] a lap megfordítása
    [room] kijárat, szobák
    [under] kijárat, a padló alatt
    [yellow] lefelé 1, felfelé 3
    [red] egér nem lépheti át
    [trap] egérfogó, a piros X helyén
    [current] sodrás
    [sight] rálátás
   *[stop] itt megállnál
    }

## Az egerek

myp-mice = Az egerek
myp-your-turn = te jössz
myp-is-asked = dönt
myp-class = { $class ->
    [leader] vezér
    [warrior] harcos
    [tinkerer] ezermester
    [healer] gyógyító
    [she_healer] gyógyító
    [scamp] tolvaj
    [archer] íjász
    [she_archer] íjász
   *[mystic] misztikus
    }
myp-at = mező: { $space }
myp-at-other = mező: { $space }, { $side }
myp-captive = fogságban
myp-led = { $player }. játékos irányítja
myp-value = { $value ->
    [battle] harcérték
    [defence] védelmi érték
    [lore] tudásszint
    [move] mozgási érték
   *[life] életpont
    }
myp-life = életpont: { $left } / { $life }, sebzés: { $wounds }, mérgező sebzés: { $poison }, sajt: { $cheese }
myp-plight = { $plight ->
    [captured] fogságban
    [stunned] elkábult
    [webbed] behálózva
    [down] kiütve
    [charmed] elbűvölve
    [hidden] láthatatlan
    [rescued] megmentve: ebben a fordulóban nincs köre
   *[golem] gólem
    }
myp-lasting = { $what ->
    [fury] +{ $count } támadáskor
    [shelter] +{ $count } védekezéskor
    [fortifies] erősíti a lapot
   *[leads] vezeti a harcot
    }
myp-gear = Felszerelés
myp-slot = { $slot ->
    [paw] mancs
    [head] fej
    [body] test
    [neck] nyak
    [belt] öv
   *[tail] farok
    }
myp-pack = { $count } / { $room }
myp-costs = { $cheese } sajt
myp-kept = { $place ->
    [gear] viselt.
    [pack] a hátizsákban.
   *[trick] trükk.
    }
myp-kind = { $kind ->
    [weapon] fegyver
    [armour] páncél
    [accessory] felszerelés
    [item] tárgy
    [scroll] tekercs
    [trick] trükk
    [event] esemény
   *[party] csapattárgy
    }
myp-face = { $face ->
    [cheese] sajt, 1
    [sword] kard, 2, csillag
    [both] kard és pajzs, 3
    [bow] íj, 2
    [both_star] kard és pajzs, 3, csillag
   *[bow_star] íj, 1, csillag
    }

## A döntés

myp-decides = { $number }. játékos dönt
myp-strike = Támadás: { $who }
myp-nothing-here = Itt most semmit sem tehetsz.
myp-foe-values = támadás { $battle }, védelem { $defence }, életpont { $left }, { $reach ->
    [ranged] távolsági
   *[melee] közelharc
    }
myp-lead = { $who } itt áll: { $space }. { $targets ->
    [0] Egy ellenfél sem elérhető.
   *[other] { $targets } ellenfél elérhető.
    } { $acted ->
    [yes] Az akció elfogyott, { $left } lépés maradt.
   *[no] Egy akció és { $left } lépés maradt.
    }
myp-attack-dice = kocka támadáskor
myp-defence-dice = kocka védekezéskor
myp-mark = { $mark ->
    [poison] mérgező sebzést okoz
    [stun] akit megsebez, azt elkábítja
    [charm] akit megsebez, azt elbűvöli
    [web] akit megsebez, azt behálózza
   *[steal] sebzés helyett sajtot lop
    }
myp-group = { $group ->
    [attack] Támadás
    [action] Akció
    [task] Amit a fejezet kínál
    [item] Csapattárgyak
    [free] Ingyen, az akción felül
    [give] Csere
   *[choose] Válassz
    }
myp-walk = Mozgás · { $left } lépés maradt
myp-climb = partra
myp-stop = állj
myp-attack-with = Támadás · { $dice ->
   *[other] { $dice } kocka
    }, { $weapon }
myp-fists = puszta mancs
myp-with-ability = Képességkártyával
myp-it-rolls = { $dice } kockával véd{ $left ->
    [1] {""}
   *[other] , életpont { $left }
    }
myp-dice = { $dice ->
   *[other] { $dice } kocka
    }
myp-tenths = { $whole },{ $tenth }%
myp-fraction = { $whole ->
    [1] { $part }
   *[other] { $part }/{ $whole }
    }
myp-chance = { $of ->
    [defeated] legyőzve { $chance }
    [wounded] sebzés { $chance }
    [blocked] hárítva { $chance }
   *[missed] mellé { $chance }
    }
myp-roll = { $dice ->
   *[other] Dobás { $dice } kockával
    }
myp-stake-cheese = Legalább egy sajt: { $who }
myp-stake-surge = Felbukkanás, ha { $who } sajtot dob: legalább { $need }

## Ami mellette fekszik

myp-aim = A célotok
myp-chapter-rules = { $count ->
   *[other] A fejezet { $count } külön szabálya
    }
myp-here-text = A történet itt: { $side }
myp-goal-reach = Minden egér ide: { $side }
myp-goal-clear = Egy ellenfél se maradjon: { $side }
myp-goal-defeat = Legyőzendő: { $who }
myp-goal-deed = { $known ->
    [yes] { $name }
   *[no] A fejezet feladata
    }
myp-creature = { $creature ->
    [brodie] Brodie
    [vanestra] Vanestra
   *[other] { $name }
    }
myp-stash = A tároló
myp-stash-count = { $count ->
    [0] üres
   *[other] { $count } csapattárgy
    }
myp-item-placed = a táblán: { $spaces }
myp-item-unowned = még nincs meg
myp-die = Az akciókocka
myp-die-shows = { $what ->
    [sword] kard talál
    [bow] íj talál
    [shield] pajzs
    [cheese] sajt
   *[star] csillag
    }
myp-decks = Paklik és kitüntetések
myp-deck-search = kereséskártyák
myp-deck-discard = eldobva
myp-deck-standard = normál összetűzések
myp-deck-difficult = nehéz összetűzések
myp-open-card = Nyitott összetűzés: { $name }
myp-tales = Történetbeli kitüntetések
myp-honours = Egyéni kitüntetések

## Ami történt

myp-log = Napló
myp-log-turn = { $who }
myp-log-begin = Az indulás
myp-log-before = Azelőtt
myp-watch = Mi történt

## A történet

myp-vignette = A fejezet képe: { $chapter }
myp-ours = a történet és a számok tőlünk
myp-begin = Kezdjük
myp-other-mice = Más egerekkel
myp-an-hour = Körülbelül egy óra. Bármelyik kör után abbahagyható.
myp-asks = Mit kér ez a fejezet
myp-term-objective = Cél
myp-term-defeat = Vereség
myp-term-defeat-text = A homokóra a fejezet végéhez ér ({ $page }. oldal), vagy megtörténik, amit a fejezet megnevez.
myp-term-party = Csapat
myp-term-party-text = { $count ->
   *[other] { $count } egér indul útnak.
    }
myp-term-end = Utolsó oldal
myp-term-end-text = Oldal: { $page }. Egy felbukkanás vagy egy elfogás lapoz egyet.
myp-pages = Homokóra: { $page }. oldal, a fejezet vége: { $end }. oldal
myp-term-rules = Ebben a fejezetben
myp-ended = { $outcome ->
    [victory] Győzelem
    [time-out] Lejárt az idő
    [all-captured] Minden egér fogságban
    [given-up] Feladva
   *[lost] Vereség
    }
myp-ended-how = { $outcome ->
    [victory] Győztetek: { $round }. forduló, oldal: { $page } / { $end }.
    [time-out] A homokóra a végére ért: { $round }. forduló, oldal: { $page } / { $end }.
    [all-captured] Mindenkit elfogtak: { $round }. forduló, oldal: { $page } / { $end }.
   *[lost] Vesztettetek: { $round }. forduló, oldal: { $page } / { $end }.
    }
myp-next-chapter = A következő fejezethez
myp-look-room = A helyszín megtekintése
myp-campaign = A kampány
myp-campaign-say = Min jutott már túl a csapat, fejezetről fejezetre, és mit hoz magával.
myp-campaign-single = Ez egyelőre egyetlen fejezet. Menj tovább a végétől, és kampány lesz belőle.
myp-campaign-over = A történet a végéhez ért.
myp-past = { $outcome ->
    [won] győzelem: { $round }. forduló, oldal: { $page }
   *[lost] vereség: { $round }. forduló, oldal: { $page }
    }
myp-past-now = most zajlik: { $round }. forduló, oldal: { $page }
myp-past-open = még hátravan
myp-brings = Amit az egerek megtanultak
myp-keep = Egérenként egy kártya
myp-keep-say = Az alapfelszerelés úgyis megvan. Azon felül minden egér megtarthat egy kártyát azok közül, amelyek a végén nála voltak.
myp-keep-nothing = semmi
myp-onward = Hogyan tovább
myp-onward-say = A képességek és a történetbeli kitüntetések veletek tartanak; a csapattárgyak, az egyéni kitüntetések és a sajt nem.
myp-onward-again = Még egyszer
myp-onward-look = Egerek és értelmezések választása
myp-story = Az eddigi történet
myp-back = Vissza az asztalhoz
myp-feats = Ki mit tett
myp-feat = { $feat ->
    [defeated] legyőzött ellenfelek
    [wounds] okozott sebzések
    [cheese] szerzett sajt
    [found] talált kártyák
    [captured] hányszor fogták el
   *[steps] lépések
    }

## Az egészben látott asztal

myp-pane-map = Lap
myp-pane-me = Egerek
myp-pane-foe = Ellenfelek
myp-pane-spaces = választható mező
myp-pane-hurt = egér bajban
myp-pane-foes = ellenfél a táblán
myp-foes = Ellenfelek
myp-no-foes = Itt senki sincs ellenetek.
myp-reach = { $reach ->
    [ranged] távolról támad
   *[melee] közelharcban támad
    }
myp-not-set-out = még nincs a táblán
myp-pack-of = Hátizsák
myp-signs-short = Jelek
myp-tray = A dobás
myp-tap-space = Válassz egy mezőt a lapon.
myp-tap-walk = válassz egy mezőt a lapon
myp-walk-short = Mozgás:
myp-spaces = Minden mező
myp-more-targets = Más célpontok
myp-walk-costs = Mozgás: { $cost } / { $left }{ $ends ->
    [stops] ; az út itt véget ér
    [climbs] ; az egér dobással mászik ki
   *[free] {""}
    }.
myp-given-up = Elvész: { $acted ->
    [no] egy akció{ $left ->
        [0] {""}
       *[other] , { $left } mozgás
    }
   *[yes] { $left } mozgás
    }
myp-look-back = Visszatekintés
myp-tales-open = { $count ->
   *[other] Még { $count } szerezhető meg.
    }

myp-lays-tiles = Lapok, ezzel az oldalukkal felfelé
myp-lays-at = { $row }. sor, { $column }. oszlop
myp-lays-mice = Egerek az alapfelszerelésükkel
myp-lays-decks = Paklik
myp-lays-decks-say = A kereséskártyák, megkeverve. Normál összetűzések: { $standard }, nehezek: { $difficult }.
myp-lays-clock = Homokóra: 1. oldal; a fejezet vége: { $end }. oldal; a keréken nincs sajt.

## Új játszma

myp-new-title = Az Egerek és Igézetek egy fejezete
myp-new-lead = Válassz fejezetet és egereket, akik útnak indulnak. Amihez nem nyúlsz, marad úgy, ahogy ajánljuk.
myp-new-chapter = A fejezet
myp-new-chapter-say = Tizenegy van belőlük, sorban vagy tetszés szerint játszhatók.
myp-new-mice-count = { $count ->
   *[other] { $count } egér
    }
myp-new-end = vége: { $page }. oldal
myp-new-mice = Az egerek
myp-new-mice-say = Válassz annyit, amennyit a fejezet kér, vagy senkit: akkor a fejezet választ.
myp-new-needs = { $count ->
   *[other] „{ $name }”: { $count } egér kell.
    }
myp-new-must = { $who } kötelező
myp-new-barred = { $who } nem jöhet
myp-new-leads = Vezeti
myp-new-by-turns = aki következik
myp-person = { $number }. játékos
myp-new-players = Hányan játszotok
myp-new-players-say = Mindenki együtt játszik, egy eszközön. Mindenki néhány egeret vezet.
myp-new-player-count = { $count ->
   *[other] { $count } fő
    }
myp-new-achievements = Játék egyéni kitüntetésekkel
myp-new-achievements-say = Aki teljesíti, amit a kitüntetés kér, megtartja, a csapat pedig egy oldalnyi időt nyer.
myp-new-readings = A szabályok értelmezései
myp-new-readings-say = A fordítások helyenként eltérnek. Egy kattintással az egyiket egészében követheted.
myp-preset = { $preset ->
    [recommended] ajánlott
    [polish] a lengyel kiadás szerint
    [hungarian] a magyar kiadás szerint
   *[own] egyenként
    }
myp-preset-say = { $preset ->
    [polish] Ahol a lengyel fordítás dönt, az érvényes; minden más az ajánlás szerint.
    [hungarian] Ahol a magyar fordítás dönt, az érvényes; minden más az ajánlás szerint.
   *[recommended] Ahol a fordítások eltérnek vagy hallgatnak, minden lenti kérdésre a többi szabályból adódó választ ajánljuk.
    }
myp-preset-instead = ajánlott: { $reading }
myp-new-options = Minden kérdés egyenként
myp-new-options-say = Ami itt be van állítva, akkor számít, ha fent az „egyenként” van kiválasztva.
myp-new-ours = A fejezetek, a szövegek és a legtöbb szám a miénk; a nevek és a szabályok a játéké.
myp-new-begin = Indulás
myp-new-quick = Azonnal az 1. fejezet
myp-reading = { $reading ->
    [chosen] a játékosok választanak
    [both_cards] mindkét kártya, előbb a felső
    [first_card] csak a felső kártya
    [end_of_turn] a kör végén
    [end_of_movement] minden mozgás után
    [all_but_party_items] minden, kivéve az eseményeket és a csapattárgyakat
    [listed_kinds] fegyver, páncél, felszerelés, tekercs és trükk
    [any_card] minden, kivéve az eseményeket
    [tile_side] oldalanként egyszer
    [whole_tile] a két oldalon együtt egyszer
    [equipped_and_tricks] az alapfelszerelésen túli viselt kártyák és a trükkök; minden jelző lekerül
    [tricks_only] csak a trükkök; csak a sebzés és a méreg kerül le
    [after_attack] a támadás után
    [by_chapter] csak amit a fejezet mond
    [mousetraps] eltávolítja az egérfogókat
    [empty] üres mezőre
    [any] bármely mezőre
    [everyone] minden figurát
    [enemies] csak a dobó ellenfeleit
    [immune] a nagy figurákat nem éri
    [can_be_hit] a nagy figurákat is éri
    [one_mouse] egy egérrel
    [all_near] minden közeli egérrel
    [end_marker] a fejezet vége jelző lép tovább
    [hourglass] a homokóra lép vissza
    [same_tile] ugyanazon a lapon
    [same_space] ugyanazon a mezőn
    [allowed] van ingyenes akciója
    [refused] nincs ingyenes akciója
    [counts] a lap keresésének számít
    [separate] nem számít annak
    [new_round] új forduló kezdődik
    [below] a játék lejjebb folytatódik
    [deal_anew] minden kártyát újra kiosztunk
    [append] az új kártyák alulra kerülnek
    [at_once] a hatodik sajtnál
    [wheel] a kerékre
    [mouse] az egéré
    [highest] a sorban legfelső
    [nearest] a legközelebbi
    [each_kind] minden fajta egyszer
    [one_in_all] összesen egy ingyenes akció
    [closed] az alatta lévők feljebb csúsznak
    [filled] a hely új kártyára vár
    [all_water] minden vízben
    [currents] csak a sodrással bíró vízben
    [by_die] amennyit a kocka enged
    [as_needed] amennyi kell, dobás nélkül
    [life_full] annyi sebzésnél, amennyi az életpont
    [more_than_life] az életpontnál több sebzésnél
    [own_turn] a saját körében
    [last_minion] amikor az utolsó ellenfél is eltűnik
    [moving] a mozgást és a sietést
    [moving_and_searching] a mozgást, a sietést és a keresést
    [scurrying] csak a sietést
    [at_end] az egyik végnél álló egér
    [any_mouse] bármelyik egér
    [fullest_space] ha az övé a választott mező, vagy máshol nincs figura
    [several_spaces] akkor is, ha minden figura egyetlen másik mezőn áll
    [his_space] ha minden egér az ő mezőjén áll
    [one_space] ha minden egér egy mezőn áll, bárhol
    [small_ranged] előbb a kis távolságiak, messzire
    [all_ranged] előbb minden távolsági, messzire, a nagyok is
    [last_figure] a típus utolsó figurájával
    [each_figure] minden legyőzött figurával
    [only_without] csak az az egér választ, amelyik nem hoz képességet
    [every_chapter] minden egér minden fejezetben választ
    [explores] felfedezhet
    [stays] nem fedezhet fel
    [act_at_once] abban a körben cselekszenek
    [wait] a következő körre várnak
    [any_space] a lap bármelyik mezőjéig
    [two_spaces] legfeljebb két mezőre
   *[random] kettő véletlenszerűen
    }

## A saját csomagok űrlapjainak szavai

myt-record-kind = { $kind ->
    [pack] A játék egésze
    [ability] Képességek
    [card] Kereséskártyák
    [hero] Egerek
    [foe] Ellenfelek
    [encounter] Összetűzések
    [honour] Egyéni kitüntetések
    [tale] Történetbeli kitüntetések
    [side] Lapok
    [chapter] Fejezetek
   *[other] { $kind }
    }
myt-record-word = { $word ->
    [accessory] felszerelés
    [action] akcióként
    [after_attack] támadás után
    [armour] páncél
    [attack] támadáskor
    [attacked] amikor megtámadják
    [battle] harci akcióként
    [belt] öv
    [blue] kék
    [blunt] zúzó
    [body] test
    [cog] ezermesterek és tolvajok
    [command] Parancs
    [drawn] amikor húzzák
    [encounter] összetűzés
    [enter] amikor egy egér belép
    [event] esemény
    [first] a kör elején
    [fishhook] Horog és damillal
    [free] a körben bármikor
    [gap] rés
    [head] fej
    [item] tárgy
    [large] nagy
    [lesson] Megtanult lecke
    [level] vízszintes sárga keret
    [magic] mágikus
    [melee] közelharc
    [mend] Kötözés
    [mice] a lap minden egere
    [minion] egy ellenfél
    [minions] a lap minden ellenfele
    [missile] lövedék
    [move_cheese] sajt a mozgáskockán
    [move_number_1] 1-es a mozgáskockán
    [move_number_2] 2-es a mozgáskockán
    [move_number_3] 3-as a mozgáskockán
    [move_star] csillag a mozgáskockán
    [near] egy közeli egér
    [neck] nyak
    [never] soha
    [nothing] egy figura sem
    [orange] narancssárga
    [own] maga az egér
    [party] csapattárgy
    [paw] mancs
    [pilfer] Csenés
    [placed] amikor ellenfelek kerültek fel
    [plain] bármely egér
    [ranged] távolsági
    [red] piros keret
    [scroll] tekercs
    [sharp] éles
    [small] kicsi
    [space] egy mező minden ellenfele
    [tail] Farokmancs
    [thrift] Takarékosság
    [treasure] Ezermester kincse
    [trick] trükk
    [turn] a saját körben
    [turn_end] a kör végén
    [turn_start] a kör elején
    [weapon] fegyver
    [yellow] sárga keret
   *[other] „{ $word }”
    }

## Statisztika

memory-by-chapter = Milyen gyakran nyersz: fejezetenként
memory-chapter = Fejezet

memory-parts-mice = Ki hányat győzött le

## Kezdőlap

site-mystics = Egerek és Igézetek
site-mystics-text = Gonosz varázslat egérré változtatta a hősöket, így a padló alá szöknek. Maradjatok együtt, és figyeljétek az órát.
site-mystics-cover = Egér egy várteremben, kard helyett tűvel.

## Egy befejezett fejezet megosztásra

myp-end-page = a homokóra oldala
myp-end-turn = { $what ->
    [gained] Az egerek egyetlen lépéssel { $count } életpontot nyertek.
   *[lost] Az egerek egyetlen lépéssel { $count } életpontot vesztettek.
    }
myp-story-places = Az egerek { $count } helyen jártak.
myp-story-first = Elsőként győzött le ellenfelet ({ $round }. forduló): { $mouse }.
myp-story-most = A legtöbb legyőzött ellenfél: { $mouse }, { $count }.
myp-story-blow = A legsúlyosabb csapást kapta ({ $round }. forduló): { $mouse }, { $count } sebzés.
myp-story-unhurt = Egyetlen egér sem kapott sebzést.
myp-story-name = { $mouse }
myp-story-captured = Útközben fogságba esett: { $mice }.
myp-story-free = Egyetlen egeret sem fogtak el.
myp-story-cheese = A legtöbb szerzett sajt: { $mouse }, { $count }.
