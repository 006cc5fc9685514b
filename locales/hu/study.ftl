# Vizsgálatok: sok játszma valamilyen céllal, ami kijött belőlük, és mennyire biztos.

# A játszmák táblázatának oszlopa, ha arány vagy átlag. A többit a saját nevén hívjuk.
study-measure = { $name ->
    [won] megnyert játszma
    [score] pont
    [rounds] forduló
    [turns] kör
    [decisions] döntés
    [choices] valódi döntés
    [looks] szimuláció
    [depth] a keresés mélysége
    [cheese] sajt
    [devoured] felfalt sajt
    [health] életerő
    [caught] elkapott patkány
    [wounds] sebzés
    [lead] előny
    [points] pont
    [upgrades] fejlesztés
    [captured] fogságba esés
    [defeated] legyőzött ellenfél
    [surges] felbukkanás
   *[other] { $name }
    }
study-checked = { $study }: { $cells ->
    [one] 1 cella
   *[other] { $cells } cella
    }, egyenként { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
    }.
study-pace = { $study }: { $done } / { $all } játszma, másodpercenként { $rate }, hátravan { $left }
study-stopped = Megállt { $done } / { $all } játszma után; ezek megmaradnak. Folytatás: hedgerow study run { $folder }
study-where = A táblázatok helye { $folder }: games.parquet, és ami itt olvasható, a summary.json fájlban.
study-head = { $study }: { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
    }, mag: { $seed }
study-all = minden játszma
study-won-of = { $games } játszmából { $won } megnyerve ({ $rate }, { $low } és { $high } között)
study-mean = { $name } { $mean } ({ $low } és { $high } között)
study-mean-alone = { $name } { $mean }
study-rate = { $name } { $rate } ({ $low } és { $high } között)
study-was-stopped = a szabálya állította meg: minden { $every } játszma után megnéztük, hogy „{ $name }” tartománya nem szélesebb-e ennél: { $width }
study-contrast = { $axis }: { $to } ehelyett: { $from } ({ $pairs ->
    [one] 1 játszmapár
   *[other] { $pairs } játszmapár
    }, azonos véletlennel)
study-differs-rate = { $name }: { $difference } száz játszmából ({ $low } és { $high } között)
study-differs-mean = { $name }: { $difference } ({ $low } és { $high } között)
study-differs-alone = { $name }: { $difference }
study-sure = több, mint véletlen
study-interval = Minden tartomány száz esetből 95-ben tartalmazza a valódi értéket.

## Két vizsgálat összevetése

study-contrast-apart = { $to } ehelyett: { $from } (játszmák: { $second } és { $first })
study-same-games = Játszmánként összevetve: mindkettőt ugyanaz a véletlen érte.
study-other-games = Ezek nem ugyanazok a játszmák: a mag vagy a játékosok eltérnek.
study-same-content = Mindkettőt ugyanazzal a tartalommal játszották.
study-other-content = A tartalom eltér.
study-verdict-won-sure = Számít a győzelemnél: ezzel: { $to }, a megnyert játszmák aránya { $was } helyett { $is }, száz játszmából { $difference } ({ $low } és { $high } között). A puszta véletlen ritkán tenne ilyet.
study-verdict-won = Hogy számít-e a győzelemnél, azt ezek a játszmák nem mondják meg: ezzel: { $to }, a megnyert játszmák aránya { $was } helyett { $is }, száz játszmából { $difference }, de a valódi különbség bárhol lehet { $low } és { $high } között.
study-verdict-rate-sure = Számít itt: „{ $name }”. Ezzel: { $to }, az arány { $was } helyett { $is }, száz játszmából { $difference } ({ $low } és { $high } között). A puszta véletlen ritkán tenne ilyet.
study-verdict-rate = Hogy számít-e itt: „{ $name }”, azt ezek a játszmák nem mondják meg. Ezzel: { $to }, az arány { $was } helyett { $is }, száz játszmából { $difference }, de a valódi különbség bárhol lehet { $low } és { $high } között.
study-verdict-mean-sure = Számít itt: „{ $name }”. Ezzel: { $to }, az átlag { $was } helyett { $is }, vagyis { $difference } ({ $low } és { $high } között). A puszta véletlen ritkán tenne ilyet.
study-verdict-mean = Hogy számít-e itt: „{ $name }”, azt ezek a játszmák nem mondják meg. Ezzel: { $to }, az átlag { $was } helyett { $is }, vagyis { $difference }, de a valódi különbség bárhol lehet { $low } és { $high } között.
study-verdict-none = „{ $name }”: túl kevés játszma ahhoz, hogy bármit mondjon.

## A jelentés

study-reported = A jelentés itt van: { $file }.
study-report = Vizsgálat: { $study }
study-report-lead = { $games ->
    [one] 1 játszma
   *[other] { $games } játszma
    } ({ $game }), { $cells ->
    [one] 1 cella
   *[other] { $cells } cella
    }, mag: { $seed }. Minden cellában az azonos számú játszmát ugyanaz a véletlen érte.
study-as-table = A számok
study-cell = Cella
study-games = Játszma
study-players = Játékosok
study-share = Arány
study-mean-head = Átlag
study-low = Ettől
study-high = Eddig
study-difference = Különbség
study-pairs = Párok
study-won-head = Megnyert
study-h-won = Megnyert játszmák
study-h-won-lead = A jel a megnyert játszmák aránya, a vonal annak tartománya.
study-h-measure = Átlagosan: { $name }
study-h-contrasts = Mi számít
study-h-contrasts-lead = Minden lehetőséget a fajtája elsőjével vetettünk össze, játszmánként ott, ahol mindkettőt ugyanaz a véletlen érte. A teli jel, amelynek vonala nem éri a közepet, a szokásos mérce szerint több, mint véletlen; húsz semmitmondó közül egy mégis ilyennek látszik.
study-h-lengths = Milyen hosszúak a játszmák
study-length-say = { $least } és { $greatest } között, a játszmák felében legfeljebb { $middle }; átlagosan { $mean }.
study-legend-won = megnyert
study-legend-other = nem nyert
study-h-parts = Miből állnak a pontok és a tettek
study-h-wounds = Honnan jönnek a sebek
study-part-head = Rész
study-h-deeds = Mi jár együtt a győzelemmel
study-h-deeds-lead = Mennyivel gyakrabban nyerték meg azokat a játszmákat, amelyekben ez megtörtént, azonos cella játszmái között. Ami együtt jár a győzelemmel, nem biztos, hogy okozza: aki nyerésre áll, mindenből többet csinál.
study-h-deeds-warning = { $count ->
    [one] Egy dolgot néztünk meg.
   *[other] { $count } dologról van szó. A puszta véletlentől húszból egy fontosnak látszana; a csillagos, teli jelűek ennyi között is meglepőek.
    }
study-deed = Mi történt
study-with = Ezzel
study-without = Enélkül
study-h-decisions = Miről dönt egy játszma
study-kind = A döntés fajtája
study-times = Játszmánként
study-options = Lehetőségek
study-h-search = Milyen messzire néztek előre a játékosok
study-h-search-lead = Hány döntésen át követte egy szimuláció a fát, átlagosan.
study-looks = Szimuláció játszmánként
study-depth = Mélység
study-h-outcomes = Hogyan érnek véget a játszmák
study-outcome = Befejezés
study-made = Készítette a Hedgerow, szabályváltozat: { $rules }. Ugyanaz a fájl minden gépen ugyanazokat a játszmákat adja.
study-part = { $part ->
    [cheese_found] Összeszedett sajt
    [cheese_bought] Vásárolt sajt
    [cheese_reward] Jutalomsajt
    [points_cards] Kártyák
    [points_tokens] Pontjelzők
    [points_prosperity] Jólét
    [points_events] Események
    [points_journeys] Utazások
    [points_other] Egyéb jutalmak
    [by_collin] Collin győzte le
    [by_filch] Filch győzte le
    [by_lily] Lily győzte le
    [by_maginos] Maginos győzte le
    [by_nez] Nez győzte le
    [by_tilda] Tilda győzte le
   *[other] { $part }
    }
study-wounds-from = { $from ->
    [nemesis] A főpatkány
    [peculiar] Különös patkányok
    [commons] Közönséges patkányok
    [roach] Csótányok
    [rat_warrior] Patkányharcosok
    [elite_rat_warrior] Elit patkányharcosok
    [spider] Pókok
    [centipede] Százlábúak
    [captain_vurst] Vurst kapitány
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [mice] Egerek
    [mousetraps] Egérfogók
   *[chapter] A fejezet és minden más
    }
