## Everdell: szavak, amelyekből más szövegek állnak össze

# A játékosok, és aki ellen játszanak. Ahol a szöveg tudja, ki olvassa, a { $reader } annak az
# argumentumnak a neve, amely az olvasót jelenti: a „who” szavai tegeznek.
ev-who-seat = { $number }. játékos
ev-who-rival = Az ellenfél
ev-who-nightweave = Éjszövő
ev-who-rugwort = Rugvort
ev-who-nobody = senki

ev-some-card = egy kártya
ev-for-named = { $name }
ev-for-event = Az esemény
ev-for-reservation = A foglalásjelződ
ev-for-ticket = A vonatjegyed
ev-for-journey = Utazás

# Nyersanyagok és társaik, tárgyesetben: amit kapni vagy fizetni lehet.
ev-amount-nothing = semmit
ev-amount-twig = { $count ->
    [one] { $count } gallyat
   *[other] { $count } gallyat
    }
ev-amount-resin = { $count } gyantát
ev-amount-pebble = { $count ->
    [one] { $count } kavicsot
   *[other] { $count } kavicsot
    }
ev-amount-berry = { $count ->
    [one] { $count } bogyót
   *[other] { $count } bogyót
    }
ev-amount-any = { $count ->
    [one] { $count } tetszőleges nyersanyagot
   *[other] { $count } tetszőleges nyersanyagot
    }
ev-amount-card = { $count ->
    [one] { $count } kártyát
   *[other] { $count } kártyát
    }
ev-amount-wild = { $count ->
    [one] { $count } axolotljelzőt
   *[other] { $count } axolotljelzőt
    }
ev-amount-point = { $count ->
    [one] { $count } pontjelzőt
   *[other] { $count } pontjelzőt
    }

# Helyek munkásoknak.
ev-at-basic = „{ $name }”
ev-at-forest = „{ $name }” az erdőben
ev-at-clearing = { $clearing ->
    [upper_left] a bal felső tisztás
    [upper_right] a jobb felső tisztás
    [lower_right] a jobb alsó tisztás
    [trail] a gyíkok mellett
   *[lower_left] a bal alsó tisztás
    }
ev-at-haven = „{ $name }”
ev-at-journey = „{ $name }”
ev-at-event = „{ $name }”
ev-at-card = „{ $name }” ({ $reader ->
    [who] a te városod
   *[other] { $who }
    })
ev-at-some-card = { $reader ->
    [who] egy kártya a városodban
   *[other] egy kártya ({ $who })
    }
ev-at-home = otthon
ev-at-nowhere = egy hely, amely már nincs meg
ev-at-her-city = egy kártya a városában
ev-at-open-card = egy NYITVA jelű kártya
ev-at-basic-event = egy alapesemény
ev-at-special-event = egy különleges esemény
ev-at-any-wonder = egy csoda, mellé egy ékesség

# Amit Éjszövő tehet.
ev-act-draw = húzás
ev-act-discard = eldobás
ev-act-play-hand = kijátszás kézből
ev-act-play-meadow = kijátszás a rétről
ev-act-play-meadow-draw = kijátszás a rétről és húzás
ev-act-play-meadow-discard = kijátszás a rétről és eldobás
ev-act-enter-meadow = rétre lépés
ev-act-ambassador = nagykövet a folyóhoz
ev-act-nothing = semmi
ev-act-worker = munkás ide: { $place }{ $tokens ->
    [none] {""}
    [level] , és annyi pontjelző, amennyi a szintje
   *[fixed] , és { $points ->
        [one] { $points } pontjelző
       *[other] { $points } pontjelző
    }
    }

## A játék vége

ev-end-counted = { $winners ->
    [one] Győztes: { $who }, { $points } ponttal.
   *[other] { $who } osztozik a győzelmen, egyaránt { $points } ponttal.
    }
ev-end-won = { $reader ->
    [who] { $rival ->
        [nightweave] Legyőzted Éjszövőt, { $points }–{ $rival-points } arányban. Az erdő újra fellélegzik.
       *[rugwort] Legyőzted Rugvortot, { $points }–{ $rival-points } arányban. Tiéd a város.
    }
   *[other] { $rival ->
        [nightweave] { $who } legyőzte Éjszövőt, { $points }–{ $rival-points } arányban.
       *[rugwort] { $who } legyőzte Rugvortot, { $points }–{ $rival-points } arányban.
    }
    }
ev-end-beaten = { $rival ->
    [nightweave] Az erdő Éjszövőé marad, { $rival-points }–{ $points } arányban.
   *[rugwort] A város Rugvorté marad, { $rival-points }–{ $points } arányban.
    }

## Kérdések

ev-waiting = { $decision ->
    [turn] { $who } következik.
   *[other] { $who } éppen választ.
    }
ev-ask-turn = Mit teszel?
ev-ask-market = A piac melyik jelzőjét használod?
ev-label-market = { $side ->
    [trade] Csere: { $text }
   *[gain] Nyereség: { $text }
    }
ev-ask-power = { $step ->
    [archive] A rét melyik kártyáját teszed a paklidra?
    [network] Eldobsz egy kártyát, hogy aktiválj egy zöldet?
    [trail] Melyik erdőkártyát teszed játékba egyedül magadnak?
    [consider] Eldobsz vagy húzol egy kártyát?
    [draw] Húzol egy kártyát?
    [mark] Hová teszik a patkányok a jelölőt?
    [keep] Melyik képességet tartod meg?
    [missing] Melyik nyersanyagot találják az egerek?
    [invest] Mit teszel a teknősökhöz?
    [take-back] Visszaveszed, amit a teknősök őriznek?
    [hunt] Melyik kártyát találják a kacsacsőrű emlősök?
    [draw-freely] A pakliból vagy a rétről húzol?
   *[draw-more] Húzol még 1 kártyát?
    }
ev-ask-share = Kinek adod oda ezt, hogy húzz 2 kártyát: { $card }?
ev-label-own-forest = Használd magát az erdőkártyát
ev-label-draw-one = Húzz 1 kártyát
ev-label-mark = Tedd ide a jelölőt: { $card }
ev-ask-stand-in = { $cost } kell fizetned. Helyettesítsen valami más egy részt belőle?
ev-ask-trade = Melyik nyersanyagot fizeted be, hogy { $what } kapj?
ev-ask-again = Eldobsz egy kártyát, hogy másodszor is aktiváld ezt: { $card }?
ev-label-keep-power = { $name }: { $text }
ev-label-stand-in = Ne { $what } fizess, hanem { $pay }
ev-label-invest = Tégy ide { $what }
ev-label-take-back = Végy el { $what }
ev-label-draw-more = Húzz még 1 kártyát
ev-label-power = Fizesd be a kacsacsőrű emlősök 1 jelzőjét egy nyersanyagért és egy kártyáért
ev-ask-gain-all-of = Melyik nyersanyagból kapsz { $count } darabot?
ev-ask-gain = Milyen nyersanyagot kérsz?{ $left ->
    [one] {""}
   *[other] {" "}Még { $left } választható.
    }
ev-ask-draw-meadow = Melyik rétkártyát húzod?{ $left ->
    [one] {""}
   *[other] {" "}Még { $left } húzható.
    }
ev-ask-discard = { $source }: melyik kártyát dobod el? { $missing ->
    [0] Legfeljebb { $left } dobható még.
   *[other] Még { $missing } hátravan.
    }
ev-ask-give-cards = { $source }: melyik kártyát adod oda? Címzett: { $to }. { $left ->
    [one] Még 1 hátravan.
   *[other] Még { $left } hátravan.
    }
ev-ask-give-resources = { $source }: milyen nyersanyagot adsz oda? Címzett: { $to }. { $missing ->
    [0] Legfeljebb { $left } adható még.
   *[other] Még { $missing } hátravan.
    }
ev-ask-pay = { $source }: milyen nyersanyaggal fizetsz? { $missing ->
    [0] Legfeljebb { $left } fizethető még.
   *[other] Még { $missing } hátravan.
    }
ev-ask-pay-mix = { $source }: melyik kártyával vagy nyersanyaggal fizetsz? { $missing ->
    [0] Legfeljebb { $left } fizethető még.
   *[other] Még { $missing } hátravan.
    }
ev-ask-amount = { $source }: { $why ->
    [monk] hány bogyót adsz oda, 0 és { $most } között?
    [doctor] hány bogyót fizetsz, 0 és { $most } között?
    [woodcarver] hány gallyat fizetsz, 0 és { $most } között?
    [fireworks] hány gallyat teszel oda, 0 és { $most } között?
    [performer] hány bogyót teszel oda, 0 és { $most } között?
   *[other] mennyi legyen, legfeljebb { $most }?
    }
ev-ask-opponent = { $source }: { $why ->
    [fool] kinek a városába kerüljön a Bolond?
    [leader] ki kapjon a húzott kártyákból?
    [robber] kivel cseréled el a kézben lévő kártyáidat?
    [pirate-ship] kinek a városába hajózzon?
   *[other] melyik ellenfél?
    }
ev-ask-pick = { $source }: { $why ->
    [ruins] melyik építményt dobod el?
    [university] melyik kártyát dobod el a városodból?
    [thieves] melyik lény kerüljön az esemény alá?
    [cure] melyik kártyát dobod el a városodból?
    [against-rugwort] melyik kártya tűnjön el Rugvort városából?
    [spider-city] városának melyik kártyáját látogassa meg a munkása?
    [spider-open] melyik NYITVA jelű kártyát látogassa meg a munkása?
    [darkdeep] melyik lényt dobod el a városodból?
    [silver-scale] melyik építmény alá kerüljön?
    [treasure] melyik Raktárra kerüljenek a jelzők?
    [race] melyik kártya kerüljön az esemény alá?
   *[other] melyik kártya?
    }{ $left ->
    [one] {""}
   *[other] {" "}Még { $left } választható.
    }
ev-ask-discard-meadow = { $source }: melyik rétkártyát dobod el? { $left ->
    [one] Még 1 hátravan.
   *[other] Még { $left } hátravan.
    }
ev-ask-whether = { $source }: { $why ->
    [plan] meghiúsítod?
    [plot] meghiúsítod?
    [nasty] fizetsz, hogy megváltsd magad?
   *[other] élsz vele?
    }
ev-ask-judge = { $cost } kell fizetned. Melyik nyersanyagot cserélje ki a Bíró?
ev-ask-imprison = Melyik lény kerüljön a Tömlöcbe?
ev-ask-bill = { $cost } kell fizetned. Melyik nyersanyagot takarítod meg? { $off ->
    [one] Még 1 hátravan.
   *[other] Még { $off } hátravan.
    }
ev-ask-spend = { $cost } kell fizetned. Hány jelzőt használsz a Kincstárból?
ev-ask-produce = Melyik zöld kártya termeljen most?
ev-ask-activate = Melyik zöld kártyát aktiválod?{ $left ->
    [one] {""}
   *[other] {" "}Még { $left } aktiválható.
    }
ev-ask-store = Mit raktározol el?
ev-ask-farm = { $card }: mit tegyen?
ev-ask-keep = Melyik kártyát tartod meg? A másikat odaadod.
ev-ask-scrolls = { $where ->
    [under] Melyik kártyát teszed az esemény alá?
   *[hand] Melyik kártyát veszed a kezedbe?
    }
ev-ask-offer = { $invitation ->
    [queen] Melyik, legfeljebb 3 értékű kártyát játszod ki ingyen?
    [inn] Melyik rétkártyát játszod ki 3 nyersanyaggal olcsóbban?
    [pigeon] A felfedett, legfeljebb 3 értékű kártyák közül melyiket játszod ki ingyen?
    [cemetery] A felfedett kártyák közül melyiket játszod ki ingyen?
    [meadow] A két kártya közül melyiket játszod ki 1 nyersanyaggal olcsóbban?
    [green-acorn] Melyik kártyát játszod ki 4 nyersanyaggal olcsóbban?
    [cirrus] Melyik, legfeljebb 3 értékű kártyát játszod ki ingyen?
    [tomb] Melyik kártyát játszod ki ingyen?
    [card] { $source }: melyik kártyát játszod ki?
    [adornment] { $source }: melyik kártyát játszod ki ingyen?
    [treasure] Melyik, legfeljebb 3 értékű rétkártyát játszod ki ingyen?
    [laboratory] { $source }: melyik kártyát játszod ki olcsóbban?
   *[pigs] Kijátszod ingyen a felső Farmot?
    }
ev-ask-pile = Honnan fedsz fel kártyákat?
ev-ask-worker = { $source }: { $why ->
    [ranger] melyik munkást helyezed át?
    [well-run] melyik munkást veszed vissza?
   *[other] melyik munkás?
    }
ev-ask-move = A munkás innen jön: { $from }. Hová menjen?
ev-ask-copy = { $which ->
    [basic] Melyik alaphelyszínt másolod?
    [basic-or-forest] Melyik alaphelyszínt vagy erdőkártyát másolod?
    [opponents] Egy ellenfél melyik helyét másolod?
    [forest] Melyik erdőkártyát használod?
   *[occupied] Melyik foglalt helyszínt használod?
    }
ev-ask-clock = Munkásaid melyik helyét működtesse még egyszer az Óratorony?
ev-ask-mini = { $step ->
    [figure] Hová kerüljön a pókfigura?
    [feed] Milyen nyersanyagot hozzanak a pókok?
    [stoats] Hány kártyát dobsz el a hermelinekért?
    [stoats-gain] Mit hozzanak a hermelinek?
    [leader] A húzott kártyák közül melyiket adod oda?
    [warrior] Mit adsz oda?
    [hare] Hány kártyát húzol?
    [swipple] Melyik zöld kártyát aktiválod?
    [amilla] Melyik eseményt teljesíted?
    [crier] Ki kapja két kártyádat?
    [carnival] Kártyák vagy nyersanyagok?
    [juggler] Mire költöd a gallyakat?
    [stadium] Melyik színt mondod?
    [rowdy] Melyik zöld kártyát veszed el?
    [rowdy-victim] Melyik zöld kártyádat vegye el Éjszövő?
   *[other] Mit választasz?
    }
ev-ask-module = { $source }: { $step ->
    [fill] melyik kártya töltse be a helyet?
    [nasty] fizetsz, hogy Éjszövő ne kapjon jelzőt?
    [toll] mivel fizetsz a hálóért?
    [trap] fizetsz, hogy Éjszövő ne kapjon jelzőt?
    [barricade] fizetsz, hogy a kártyádat megóvd a hálótól?
    [extortion] fizetsz, hogy Éjszövő ne kapjon jelzőket?
    [use-blue] fizetsz, hogy a kék kártyád működjön?
    [price] mivel fizetsz?
    [either] melyik árat fizeted meg?
    [gaze] a két kártya közül melyiket dobod el?
    [trial] melyik kártyát vegye el Éjszövő a kezedből?
    [web] hová kerüljön a hálójelző?
    [unravel] melyik NYITVA jelű kártyát játssza ki Éjszövő?
    [takeover] megtartsa a kártyát egy munkás?
   *[other] mit választasz?
    }

## Lehetőségek

ev-label-place = Tégy le egy munkást ide: { $place }
ev-label-event = Teljesítsd ezt: { $place }
ev-label-play-free = { $from ->
    [hand] Játszd ki ingyen a kezedből: { $card }
    [meadow] Játszd ki ingyen a rétről: { $card }
    [shown] Játszd ki ingyen a felfedettek közül: { $card }
    [legend] Játszd ki ingyen a legendádat: { $card }
    [station] Játszd ki ingyen az állomásról: { $card }
    [reserved] Játszd ki ingyen a lefoglalt kártyát: { $card }
    [beside] Játszd ki ingyen a felfedezés mellől: { $card }
    [archive] Játszd ki ingyen a denevérek paklijából: { $card }
   *[pile] Játszd ki ingyen a Farmok halmából: { $card }
    }
ev-label-play-cost = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; fizess { $cost }
ev-label-play-token = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; ingyen, mert megvan hozzá: { $with }
ev-label-play-golden = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; ingyen, aranyjelzővel, mert megvan hozzá: { $with }
ev-label-play-reserved = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; fizess { $cost }, 1 nyersanyaggal kevesebbet
ev-label-play-inventor = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; legfeljebb 3 nyersanyaggal olcsóbban, és távozik: { $with }
ev-label-play-crane = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; legfeljebb 3 nyersanyaggal olcsóbban, és távozik: { $with }
ev-label-play-innkeeper = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; legfeljebb 3 bogyóval olcsóbban, és távozik: { $with }
ev-label-play-dungeon = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; legfeljebb 3 nyersanyaggal olcsóbban, és egy lényt elzár: { $with }
ev-label-play-judge = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; fizess { $cost }, de egyet kicserél a Bíró
ev-label-play-treasury = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; a jelzőket innen fizesd: { $with }
ev-label-play-bridge = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }; legfeljebb 3 nyersanyaggal olcsóbban, erre: { $with }
ev-label-play-offer = { $from ->
    [hand] Játszd ki a kezedből: { $card }
    [meadow] Játszd ki a rétről: { $card }
    [shown] Játszd ki a felfedettek közül: { $card }
    [legend] Játszd ki a legendádat: { $card }
    [station] Játszd ki az állomásról: { $card }
    [reserved] Játszd ki a lefoglalt kártyát: { $card }
    [beside] Játszd ki a felfedezés mellől: { $card }
    [archive] Játszd ki a denevérek paklijából: { $card }
   *[pile] Játszd ki a Farmok halmából: { $card }
    }{ $invitation ->
    [inn] , 3 nyersanyaggal olcsóbban
    [green-acorn] , 4 nyersanyaggal olcsóbban
    [meadow] , 1 nyersanyaggal olcsóbban
    [none] , ha valami engedi
    [card] {""}
   *[other] , ingyen
    }
ev-label-play-banner = Játszd ki ingyen a legendádat: { $card }; távozik: { $with }
ev-label-prepare = { $season ->
    [winter] Készülj fel a télre
    [spring] Készülj fel a tavaszra
    [summer] Készülj fel a nyárra
   *[autumn] Készülj fel az őszre
    }
ev-label-pass = Passzolj a játék végéig
ev-label-take = Végy el { $what }
ev-label-store = Raktározz el { $stock }
ev-label-pay = Fizess { $what }
ev-label-give = Adj oda { $what }
ev-label-save = Takaríts meg { $what }
ev-label-swap = Ne { $from } fizess, hanem { $to }
ev-label-give-card = Add oda: { $card }
ev-label-discard = Dobd el: { $card }
ev-label-choose = Válaszd ezt: { $card }
ev-label-module-card = { $step ->
    [fill] Tedd oda: { $card }
    [trial] Éjszövő vigye el ezt: { $card }
   *[other] Dobd el: { $card }
    }
ev-label-discard-meadow = Dobd el a rétről: { $card }
ev-label-draw-meadow = Húzd ezt: { $card }
ev-label-keep = Tartsd meg: { $card }
ev-label-put-under = Tedd az esemény alá: { $card }
ev-label-take-shown = Vedd el: { $card }
ev-label-card = Válaszd ezt: { $card }
ev-label-card-elsewhere = Válaszd ezt: { $card } ({ $owner })
ev-label-worker = { $why ->
    [ranger] Helyezd át a munkást innen: { $place }
   *[other] Vedd el a munkást innen: { $place }
    }
ev-label-clock = Működtesd még egyszer: { $place }
ev-label-spot = Használd ezt: { $place }
ev-label-seat = { $who }
ev-label-number = { $why ->
    [monk] Adj oda { $number ->
        [one] { $number } bogyót
       *[other] { $number } bogyót
    }
    [doctor] Fizess { $number ->
        [one] { $number } bogyót
       *[other] { $number } bogyót
    }
    [woodcarver] Fizess { $number ->
        [one] { $number } gallyat
       *[other] { $number } gallyat
    }
    [fireworks] Tégy oda { $number ->
        [one] { $number } gallyat
       *[other] { $number } gallyat
    }
    [performer] Tégy oda { $number ->
        [one] { $number } bogyót
       *[other] { $number } bogyót
    }
    [treasury] Használj fel { $number ->
        [one] { $number } jelzőt
       *[other] { $number } jelzőt
    }
    [stoats] Dobj el { $number } kártyát
    [hare] { $number ->
        [one] { $number } kártya
       *[other] { $number } kártya
    }
    [carnival] { $number ->
        [0] Kártyák
       *[other] Nyersanyagok
    }
    [juggler] { $number ->
        [0] Fizess 3 gallyat pontokért
       *[other] Fizess 1 gallyat még egy kártyáért
    }
    [price] Fizess 1 pontjelzőt
    [either] { $number ->
        [2] Fizess 2-t a megnevezett nyersanyagból
       *[other] Fizess 3 nyersanyagot vagy kártyát
    }
    [takeover] Küldj egy munkást
   *[other] { $number }
    }
ev-label-yes = Igen ({ $source })
ev-label-farm = Kérj { $gain }
ev-label-farm-paid = Fizess { $pay }, és kérj { $gain }
ev-label-colour = { $colour ->
    [traveler] Barna
    [production] Zöld
    [destination] Piros
    [governance] Kék
   *[prosperity] Lila
    }
ev-label-from-deck = A pakliból
ev-label-from-discard = A dobópakliból
ev-label-done = { $decision ->
    [consider] Maradjanak így a kézlapjaim
    [share] Tartsd meg
    [stand-in] Fizesd így
    [missing] Ne végy el semmit
    [trade] Ne fizess semmit
    [again] Ne aktiváld újra
    [invest] Maradjon így
    [draw-more] Nem
    [whether] Nem
    [offer] Ne játssz ki kártyát
    [opponent] Senki
    [clock] Hagyd pihenni az Óratornyot
    [farm] Ne használd
    [draw-meadow] Ne húzz többet
    [discard] Ne dobj el többet
    [takeover] Hadd vigye a kártyát
    [stoats] Most nem
    [either] Ne fizess
    [nasty] Ne fizess többet
    [trap] Ne fizess
    [barricade] Ne fizess
    [extortion] Ne fizess többet
    [use-blue] Ne fizess
    [crier] Senki
    [river] Ne használd
    [mirror] Egyiket sem
    [cruise] Inkább végy el 5 pontjelzőt
    [invite] Senki
    [discover] Ne végy el egyet sem
    [search] Ne nevezz meg kártyát
    [stay] Térjen haza
    [snatch] Ne végy el többet
    [prospect] Egyiket sem
   *[other] Elég ennyi
    }

## Ami történik

ev-told-forest-laid = { $clearing ->
    [upper_left] A bal felső tisztás
    [upper_right] A jobb felső tisztás
    [lower_right] A jobb alsó tisztás
   *[lower_left] A bal alsó tisztás
    } kártyája: „{ $name }”.
ev-told-special-laid = A különleges események között van { $place }.
ev-told-begins = { $reader ->
    [who] Te kezdesz.
   *[other] { $who } kezd.
    }
ev-told-turn-begins = { $reader ->
    [who] Te következel.
   *[other] { $who } következik.
    }
ev-told-drew = { $reader ->
    [who] Húztál
   *[other] { $who } húzott
    } egy kártyát: { $card }.
ev-told-drew-hidden = { $reader ->
    [who] Húztál
   *[other] { $who } húzott
    } egy kártyát.
ev-told-not-drawn = { $reader ->
    [who] { $count ->
        [one] { $count }
       *[other] { $count }
    } kártyát nem tudtál húzni.
   *[other] { $who } { $count ->
        [one] { $count }
       *[other] { $count }
    } kártyát nem tudott húzni.
    }
ev-told-drew-meadow = { $reader ->
    [who] Húztál
   *[other] { $who } húzott
    } a rét { $place }. helyéről: { $card }.
ev-told-filled = A rét { $place }. helyére érkezett: { $card }.
ev-told-reshuffled = A megkevert dobópakliból új pakli lett.
ev-told-placed = { $reader ->
    [who] Letettél
   *[other] { $who } letett
    } egy munkást ide: { $place }.
ev-told-moved = { $reader ->
    [who] Áthelyeztél
   *[other] { $who } áthelyezett
    } egy munkást. Honnan: { $from }; hová: { $place }.
ev-told-came-back = { $reader ->
    [who] Visszavettél
   *[other] { $who } visszavett
    } egy munkást innen: { $place }.
ev-told-worker-lost = { $reader ->
    [who] Egyik munkásod kikerült a játékból.
   *[other] { $who } egyik munkása kikerült a játékból.
    }
ev-told-recalled = { $reader ->
    [who] Munkásaid hazatértek.
   *[other] { $who } munkásai hazatértek.
    }
ev-told-stays = { $reader ->
    [who] Munkásod végleg itt marad: { $place }.
   *[other] { $who } munkása végleg itt marad: { $place }.
    }
ev-told-copied = { $reader ->
    [who] Ezt másoltad: { $place }.
   *[other] { $who } ezt másolta: { $place }.
    }
ev-told-gained = { $reader ->
    [who] Kaptál
   *[other] { $who } kapott
    } { $stock }.
ev-told-paid = { $reader ->
    [who] Fizettél
   *[other] { $who } fizetett
    } { $stock }.
ev-told-points = { $reader ->
    [who] Kaptál
   *[other] { $who } kapott
    } { $count ->
    [one] { $count } pontjelzőt.
   *[other] { $count } pontjelzőt.
    }
ev-told-points-paid = { $reader ->
    [who] Leadtál
   *[other] { $who } leadott
    } { $count ->
    [one] { $count } pontjelzőt.
   *[other] { $count } pontjelzőt.
    }
ev-told-tokens-on = { $reader ->
    [who] Letettél
   *[other] { $who } letett
    } { $count ->
    [one] { $count } pontjelzőt
   *[other] { $count } pontjelzőt
    } erre: { $card }.
ev-told-token-off = { $reader ->
    [who] Levettél
   *[other] { $who } levett
    } egy jelzőt erről: { $card }.
ev-told-discarded = { $reader ->
    [who] Eldobtad
   *[other] { $who } eldobta
    } ezt: { $card }.
ev-told-discarded-hidden = { $reader ->
    [who] Eldobtál egy kártyát a kezedből.
   *[other] { $who } eldobott egy kártyát a kezéből.
    }
ev-told-discarded-meadow = A rét { $place }. helyéről a dobópakliba került: { $card }.
ev-told-left-city = { $reader ->
    [who] Elhagyta a városodat
   *[other] { $who } városát elhagyta
    }{ $to ->
    [hand] {" "}és kézbe került
    [city] {" "}és másik városba került
    [under] {" "}és egy kártya alá került
    [trophies] {" "}és zsákmány lett
    [box] {" "}és a játékot is
   *[discard] {""}
    }: { $card }.
ev-told-gave-card = { $reader ->
    [who] Odaadtad ezt: { $card }. Címzett: { $to }.
    [to] { $who } neked adta ezt: { $card }.
   *[other] { $who } odaadta ezt: { $card }. Címzett: { $to }.
    }
ev-told-gave-card-hidden = { $reader ->
    [who] Odaadtál egy kártyát. Címzett: { $to }.
    [to] { $who } neked adott egy kártyát.
   *[other] { $who } odaadott egy kártyát. Címzett: { $to }.
    }
ev-told-nobody-took = { $reader ->
    [who] Senki sem tudta átvenni, ezért eldobtad: { $card }.
   *[other] { $who } eldobta, mert senki sem tudta átvenni: { $card }.
    }
ev-told-nobody-took-hidden = { $reader ->
    [who] Senki sem tudta átvenni a kártyádat, ezért eldobtad.
   *[other] { $who } eldobta a kártyát, mert senki sem tudta átvenni.
    }
ev-told-gave-resources = { $reader ->
    [who] Odaadtál { $stock }. Címzett: { $to }.
    [to] { $who } neked adott { $stock }.
   *[other] { $who } odaadott { $stock }. Címzett: { $to }.
    }
ev-told-nobody-took-resources = { $reader ->
    [who] Visszatettél { $stock } a készletbe, mert senki sem tudta átvenni.
   *[other] { $who } visszatett { $stock } a készletbe, mert senki sem tudta átvenni.
    }
ev-told-played = { $reader ->
    [who] Kijátszottad ezt: { $card }.
   *[other] { $who } kijátszotta ezt: { $card }.
    }
ev-told-played-elsewhere = { $reader ->
    [who] Más városába játszottad ki ({ $owner }): { $card }.
    [owner] { $who } a te városodba játszotta ki ezt: { $card }.
   *[other] { $who } más városába játszotta ki ({ $owner }): { $card }.
    }
ev-told-put-under = { $reader ->
    [who] Alátetted ezt: { $card }.
   *[other] { $who } alátette ezt: { $card }.
    }
ev-told-stored = { $reader ->
    [who] Elraktároztál
   *[other] { $who } elraktározott
    } { $stock }.
ev-told-activated = { $reader ->
    [who] Működésbe lépett a kártyád: { $card }.
   *[other] { $who } aktiválta ezt: { $card }.
    }
ev-told-activated-elsewhere = { $reader ->
    [who] Ezt másoltad: { $card } ({ $owner }).
    [owner] { $who } a te kártyádat másolta: { $card }.
   *[other] { $who } ezt másolta: { $card } ({ $owner }).
    }
ev-told-triggered = { $reader ->
    [who] Reagált rá a kártyád: { $card }.
   *[other] { $who } kártyája reagált rá: { $card }.
    }
ev-told-revealed = { $reader ->
    [who] Felfedtél
   *[other] { $who } felfedett
    } egy kártyát { $from ->
    [discard] a dobópakliból
    [hand] kézből
   *[deck] a pakliból
    }: { $card }.
ev-told-looked = { $reader ->
    [who] Megnézted ezt: { $card }.
   *[other] { $who } megnézte ezt: { $card }.
    }
ev-told-looked-hidden = { $reader ->
    [who] Megnéztél egy kártyát.
   *[other] { $who } megnézett egy kártyát.
    }
ev-told-took-shown = { $reader ->
    [who] Kézbe vetted ezt: { $card }.
   *[other] { $who } kézbe vette ezt: { $card }.
    }
ev-told-took-shown-hidden = { $reader ->
    [who] Kézbe vettél egy kártyát.
   *[other] { $who } kézbe vett egy kártyát.
    }
ev-told-discarded-shown = A dobópakliba került: { $card }.
ev-told-declined = { $reader ->
    [who] Ezúttal nem játszottál ki kártyát.
   *[other] { $who } ezúttal nem játszott ki kártyát.
    }
ev-told-achieved = { $reader ->
    [who] Teljesítetted ezt: { $place }.
   *[other] { $who } teljesítette ezt: { $place }.
    }
ev-told-prepared = { $reader ->
    [who] Új évszak köszöntött rád:
   *[other] { $who } új évszaka:
    } { $season ->
    [winter] tél.
    [spring] tavasz.
    [summer] nyár.
   *[autumn] ősz.
    }
ev-told-passed = { $reader ->
    [who] Passzoltál a játék végéig.
   *[other] { $who } passzolt a játék végéig.
    }
ev-told-nothing = { $why }: itt nincs mit tenni.
ev-told-counted = { $reader ->
    [who] Pontjaid: { $points ->
        [one] { $points }.
       *[other] { $points }.
    }
   *[other] { $who } pontjai: { $points ->
        [one] { $points }.
       *[other] { $points }.
    }
    }
ev-told-moment = { $reader ->
    [who] Ennyi volt a köröd.
   *[other] { $who } végzett.
    }

## Ami történik: Éjszövő

ev-told-activity = Éjszövő felfedett egy kártyát: { $name }. Évszaka: { $season ->
    [winter] tél.
    [spring] tavasz.
    [summer] nyár.
   *[autumn] ősz.
    }
ev-told-activities-shuffled = Éjszövő megkevert tevékenységkártyáiból új pakli lett.
ev-told-tries = Éjszövő { $attempt ->
    [1] első akciója
    [2] második akciója
   *[other] tartalék akciója
    }: { $act }.
ev-told-impossible = { $attempt ->
    [1] Az első akció
    [2] A második akció
   *[other] A tartalék akció
    } lehetetlen: { $reason ->
    [empty-row] a sorban nem áll semmi.
    [empty-hand] nincs kártya a kezében.
    [full-city] tele van a városa.
    [in-meadow] már a réten ül.
    [spiders-out] nem maradt munkása.
    [basic-closed] a Newleaffel nem megy alaphelyszínre.
    [ambassador-out] nagykövete nincs otthon.
    [wonder-too-dear] sem csodát, sem ékességet nem tud kifizetni.
    [second-special-event] ebben az évszakban már vett el különleges eseményt.
    [card-taken] egyetlen kártyán sincs számára szabad hely.
   *[all-taken] minden ilyen hely el van zárva.
    }
ev-told-backs-up = Éjszövő a tartalék akcióját hajtja végre.
ev-told-blocked = { $direction ->
    [clockwise] Elzárt hely: { $place }. Éjszövő az óramutató járása szerint keres tovább.
   *[counter] Elzárt hely: { $place }. Éjszövő az óramutató járásával ellentétesen keres tovább.
    }
ev-told-no-space = Éjszövő nem talált szabad helyet.
ev-told-rolled = A nyolcoldalú kockán ez áll: { $face }.
ev-told-spider-took = Éjszövő kézbe vette a rét { $place }. helyéről: { $card }.
ev-told-spider-took-station = Éjszövő kézbe vette az állomásról: { $card }.
ev-told-entered-station = Éjszövő az állomás { $place }. helyére ment.
ev-told-spider-drew = Éjszövő húzott egy kártyát.
ev-told-spider-discarded = Éjszövő eldobta ezt: { $card }.
ev-told-spider-discarded-hidden = Éjszövő eldobott egy kártyát.
ev-told-entered = Éjszövő letelepedett a rét { $place }. helyén.
ev-told-spiders-home = Éjszövő és pókjai hazatértek.
ev-told-spiders-joined = { $count ->
    [one] { $count } pók csatlakozott Éjszövőhöz.
   *[other] { $count } pók csatlakozott Éjszövőhöz.
    }
ev-told-trophy = Éjszövő zsákmánya lett: { $card }.
ev-told-trophy-hidden = Egy képpel lefelé fordított kártya Éjszövő zsákmánya lett.
ev-told-spider-finished = Éjszövő befejezte a játékot.

## Ami történik: Rugvort

ev-told-rat-came = Patkány érkezett ide: { $place }.
ev-told-rat-left = Kikerült a játékból a patkány, amely itt állt: { $place }.
ev-told-rat-moved = Egy patkány átment. Honnan: { $from }; hová: { $place }.
ev-told-rat-blocks = Egy patkány elzárja a rét { $place }. helyét.
ev-told-rat-took = Rugvort elvette a rét { $place }. helyéről: { $card }.

## Ami történik: személyiségek, tervek és cselszövések

ev-told-web = Hálójelző került ide: { $place }.
ev-told-webs-gone = A hálójelzők eltűntek.
ev-told-personality = { $name } megszólalt: { $card } (a rét { $place }. helye).
ev-told-personality-active = Éjszövő személyisége: { $name }.
ev-told-plan = Éjszövő terve: { $name }.
ev-told-plot-drawn = Éjszövő új cselszövése: { $name }.
ev-told-plot = Működik a cselszövés: { $name }.
ev-told-thwarted-plan = { $reader ->
    [who] Meghiúsítottad a tervet: { $name }.
   *[other] { $who } meghiúsította a tervet: { $name }.
    }
ev-told-thwarted-plot = { $reader ->
    [who] Meghiúsítottad a cselszövést: { $name }.
   *[other] { $who } meghiúsította a cselszövést: { $name }.
    }
ev-told-turned-down = { $reader ->
    [who] Képpel lefelé fordult a kártyád: { $card }.
   *[other] { $who } kártyája képpel lefelé fordult: { $card }.
    }
ev-told-turned-up = { $reader ->
    [who] Újra képpel felfelé van a kártyád: { $card }.
   *[other] { $who } kártyája újra képpel felfelé van: { $card }.
    }
ev-told-turned-away = { $reader ->
    [who] A hálóba akadt egy kártyád: { $card }.
   *[other] { $who } kártyája a hálóba akadt: { $card }.
    }
ev-told-turned-away-hidden = { $reader ->
    [who] A hálóba akadt egy kártya a kezedből.
   *[other] { $who } kezéből a hálóba akadt egy kártya.
    }
ev-told-turned-back = { $reader ->
    [who] Kiszabadult a kártyád: { $card }.
   *[other] { $who } kártyája kiszabadult: { $card }.
    }
ev-told-turned-back-hidden = { $reader ->
    [who] Kiszabadult egy kártya a kezedben.
   *[other] { $who } kezében kiszabadult egy kártya.
    }

## Ami történik: minikiegészítők

ev-told-legend-dealt = { $reader ->
    [who] Legendád: { $card }.
   *[other] { $who } legendája: { $card }.
    }
ev-told-token-laid = A piacra került egy jelző: { $name }.
ev-told-token-turned = { $side ->
    [trade] A csereoldalra került egy jelző: { $name }.
   *[gain] A nyereségoldalra került egy jelző: { $name }.
    }
ev-told-award-laid = A koszorúdíj ebben a játékban: { $name }.
ev-told-marker = { $reader ->
    [who] A rét { $place }. helyére tetted a patkányok jelölőjét.
   *[other] { $who } a rét { $place }. helyére tette a patkányok jelölőjét.
    }
ev-told-power-dealt = { $reader ->
    [who] Ezt a képességet kaptad: { $name }.
   *[other] { $who } ezt a képességet kapta: { $name }.
    }
ev-told-power-dealt-hidden = { $who } kapott egy játékosképességet.
ev-told-explored = { $reader ->
    [who] Elvetted az axolotlok jelzőjét innen: { $place }.
   *[other] { $who } elvette az axolotlok jelzőjét innen: { $place }.
    }
ev-told-wild-paid = { $reader ->
    [who] Nyersanyag helyett { $count } axolotljelzővel fizettél.
   *[other] { $who } nyersanyag helyett { $count } axolotljelzővel fizetett.
    }
ev-told-trail-seen = { $reader ->
    [who] Megnéztél egy erdőkártyát: „{ $name }”.
   *[other] { $who } megnézett egy erdőkártyát: „{ $name }”.
    }
ev-told-trail-seen-hidden = { $who } megnézett egy erdőkártyát.
ev-told-trail-laid = { $reader ->
    [who] Egyedül a gyíkoknak tetted játékba ezt az erdőkártyát: „{ $name }”.
   *[other] { $who } egyedül a gyíkoknak tette játékba ezt az erdőkártyát: „{ $name }”.
    }
ev-told-ability-dealt = { $sort ->
    [power] { $reader ->
        [who] Ezt a képességet tartottad meg: { $name }.
       *[other] { $who } ezt a képességet tartotta meg: { $name }.
    }
   *[ability] { $reader ->
        [who] Munkásaid képessége: { $name }.
       *[other] { $who } munkásainak képessége: { $name }.
    }
    }
ev-told-ability = { $sort ->
    [power] { $reader ->
        [who] Segít a képességed: { $name }.
       *[other] { $who } képessége segít: { $name }.
    }
   *[ability] { $reader ->
        [who] Segít munkásaid képessége: { $name }.
       *[other] { $who } munkásainak képessége segít: { $name }.
    }
    }
ev-told-figure-moved = { $reader ->
    [who] A pókfigurát ide tetted: { $place }.
   *[other] { $who } a pókfigurát ide tette: { $place }.
    }
ev-told-hands-swapped = { $reader ->
    [who] Elcserélted a kézben lévő kártyáidat. Akivel cseréltél: { $with }.
    [with] { $who } elcserélte veled a kézben lévő kártyáit.
   *[other] { $who } elcserélte a kézben lévő kártyáit. Akivel cserélt: { $with }.
    }
ev-told-named = { $reader ->
    [who] Kimondtál
   *[other] { $who } kimondott
    } egy színt: { $colour ->
    [traveler] barna.
    [production] zöld.
    [destination] piros.
    [governance] kék.
   *[prosperity] lila.
    }
ev-told-die-resource = A kocka ezt jelenti: { $resource ->
    [twig] gally.
    [resin] gyanta.
    [pebble] kavics.
   *[berry] bogyó.
    }

## Amit a véletlentől kérdezünk

ev-chance = { $what ->
    [first] Sorsoljatok: ki kezd?
    [forest] Húzz egy erdőkártyát.
    [special] Húzz egy különleges eseményt.
    [discard] Húzz egy kártyát a dobópakliból.
    [d8] Dobj a nyolcoldalú kockával.
    [activity] Fordítsd fel Éjszövő következő tevékenységkártyáját.
    [her-hand] Éjszövő kezének melyik részéből való a felső kártya?
    [her-card] Fordítsd fel Éjszövő kezének felső kártyáját.
    [trophy] Fordíts fel egy rejtett zsákmányt.
    [hand-card] Húzz véletlenszerűen egy kártyát a kézből.
    [personality] Húzz egy személyiséget.
    [plot] Húzz egy cselszövést.
    [legend] Húzz egy legendát.
    [ability] Húzz egy képességkártyát.
    [meadow] Fordíts fel egy kártyát a rétre.
    [reveal] Fedj fel egy kártyát a pakliból.
    [farm] Húzz egy Farmot a malacok paklijából.
    [plan] Húzz egy tervet.
    [unseen] Fordítsd fel azt a kártyáját, amelyet senki sem látott.
    [river] Fordíts fel egy folyókártyát.
    [adornment] Húzz egy ékességet.
    [award] Húzz egy koszorúdíjat.
    [market] Húzz egy piacjelzőt.
    [station] Fordíts fel egy kártyát az állomásra.
    [train] Húzz egy vonatlapkát.
    [visitor] Fordíts fel egy látogatót.
    [d12] Dobj a 12 oldalú kockával.
    [weather] Fordíts fel egy időjáráskártyát.
    [tile] Húzz egy térképlapkát a szakaszról.
    [discovery] Fordíts fel egy felfedezést.
    [pile] Húzz véletlenszerűen egy kártyát a csigák paklijából.
   *[card] Húzz egy kártyát a pakliból.
    }
ev-chance-hand = { $player }. játékos kezébe
ev-chance-meadow = A rétre, { $place }. hely
ev-chance-forest = A következő tisztásra
ev-chance-player = { $player }. játékosnak
ev-chance-station = Az állomás { $place }. helyére
ev-chance-train = Az állomás { $place }. helye mellé
ev-chance-token = A sor következő helyére
ev-chance-river = Helye: { $place }
ev-chance-weather = Évszak: { $season ->
    [winter] tél
    [spring] tavasz
    [summer] nyár
   *[autumn] ősz
    }
ev-chance-section = Szakasz: { $area ->
    [foothills] Hegylábak
    [peaks] Csúcsok
   *[ridge] Gerinc
    }
ev-answer-first = A kezdő: { $player }. játékos
ev-answer-part = { $part ->
    [unseen] A pakliból való kártya, amelyet senki sem látott
    [known] Olyan kártya, amelyet már látott valaki
   *[legend] Legenda
    }

## Előkészületek

ev-setup-players = { $rival ->
    [nightweave] Éjszövő ellen { $least } vagy { $most } játékos játszhat.
    [rugwort] Rugvort ellen 1 játékos játszik.
   *[none] Automata ellenfél nélkül legalább { $least }, legfeljebb { $most } ember játszik.
    }
ev-setup-too-few = { $what ->
    [powers] A Newleaf képességei { $most } embernek elegendők; többen a Bellfaire képességeivel együtt játsszatok, vagy nélkülük.
    [abilities] Képesség { $most } embernek jut; többen nélkülük játsszatok.
   *[legends] Egy csomagban { $most } embernek van legenda; többen mindkét csomagot vegyétek, vagy egyiket se.
    }
ev-setup-level = Éjszövőnek 0 és 4 közötti szintje lehet; ilyen szintje nincs: { $level }.
ev-setup-year = Rugvort évei az 1., a 2. és a 3.; ilyen év nincs: { $year }.
ev-setup-modules-no-expansion = Személyiség, terv vagy cselszövések mellett más kiegészítő nem használható.
ev-setup-no-rugwort-award = Egyetlen forrás sem mondja meg, hogyan versenyez Rugvort városa a koszorúdíjért; ellene hagyd ki.
ev-setup-no-nightweave = A személyiség, a terv és a cselszövés Éjszövőé; válaszd őt ellenfélnek.
ev-setup-no-personality = Éjszövőnek nincs ilyen személyisége: „{ $name }”.
ev-setup-no-plan = Éjszövőnek nincs ilyen terve: „{ $name }”.
ev-setup-plans-solo = A terv és a cselszövés egy játékosnak való Éjszövő ellen; ketten személyiséggel játszhattok.
ev-setup-plan-or-plots = Éjszövő vagy tervez, vagy cselt sző; a kettő együtt túl sok.
ev-setup-whim-alone = A szövőnő szeszélye személyiségeket cserél; válassz egyet kezdetnek.
ev-setup-swarm-level = Ehhez a tervhez Éjszövő legalább 1. szintű legyen.
ev-setup-modules-alone = Ebben a játszmában személyiség, terv és cselszövés nem keverhető minikiegészítővel. A beállítások között megengedheted.

## Miért nem lehet valamit

no-answer-to-this = Most mást kell eldönteni.
no-worker = Minden munkásod kint van. Játssz ki kártyát, vagy készülj fel a következő évszakra.
no-place = Ott nincs hely munkásnak.
no-free-place = Ez a hely foglalt: egy munkás áll ott, amíg a gazdája fel nem készül egy évszakra.
no-unlocked-place = A második hely le van zárva; hiányzik a városból a lény, amely feloldja.
no-open-sign = Más városában csak NYITVA jelű kártyát látogathatsz.
no-face-down = Ez a kártya képpel lefelé van, nem használható.
no-cards = { $need ->
    [one] { $need } kézben lévő kártya kell hozzá
   *[other] { $need } kézben lévő kártya kell hozzá
    }; neked { $have } van.
no-resources = { $need ->
    [one] Még { $need } nyersanyag hiányzik hozzá.
   *[other] Még { $need } nyersanyag hiányzik hozzá.
    }
no-berries = { $need ->
    [one] Még { $need } bogyó hiányzik hozzá.
   *[other] Még { $need } bogyó hiányzik hozzá.
    }
no-copied-store = A Bányászvakond más város Raktárát nem másolhatja.
no-city-cards = { $need ->
    [one] Kell hozzá egy kártya a városodban, amely eldobható.
   *[other] { $need } eldobható kártya kell hozzá a városodban.
    }
no-city-space = Tele van a városod: { $need } helyből { $have } foglalt.
no-hand-room = Elérted a kézlimitet; több kártyát nem vehetsz a kezedbe.
no-meadow-card = Nincs ott olyan rétkártya, amelyet elvehetsz.
no-blocked-card = Ezt a kártyát Rugvort egyik patkánya elzárja.
no-journey-yet = Utazni csak ősszel lehet.
no-event-cards = A városod még nem felel meg ennek az eseménynek: { $have }/{ $need }.
no-free-event = Minden esemény egyszer teljesíthető, és ez már nem szabad.
no-card-to-play = Nincs olyan kártya, amelyet ott most kijátszhatnál.
no-stored = Ezen a kártyán nincs semmi.
no-place-to-copy = Egyetlen másolható hely sem használható.
no-such-worker = Nincs ott olyan munkásod, amelyet elvehetnél.
no-same-place = A munkás más helyre kerül, mint ahonnan elindult.
no-card = Nincs ott kijátszható kártya.
no-second-unique = Ez egyedi kártya, és a városodban már van ilyen.
no-banned-name = Ennek a kártyának a helyét a városodban már egy legenda foglalja el.
no-fool-place = Egyetlen ellenfél városában sincs szabad hely úgy, hogy ne volna már ott Bolond.
no-ruin = A Romokhoz kell egy eldobható építmény a városodban.
no-free-construction = Építményt nem lehet másik építményért ingyen kijátszani; ez a lények kiváltsága.
no-free-legend = A legenda csak a szalagján álló kártyáért ingyenes.
no-free-builder = Ezzel az építménnyel ez a lény nem játszható ki ingyen.
no-second-token = Ezen az építményen már van foglaltságjelző; mindegyik csak egyszer szolgál.
no-invitation = Most semmi sem engedi, hogy így játssz ki kártyát.
no-such-offer = Ez a lehetőség erre a kártyára nem vonatkozik.
no-own-green = Városodban nincs aktiválható zöld kártya.
no-second-market = A piacon csak egy munkásod állhat.
no-second-hunt = A kacsacsőrű emlősök ebben a körben már vadásztak.
no-trail = Ezt az erdőkártyát csak a gyíkok játékosa használhatja.
no-power-token = Nincs több jelző a kacsacsőrű emlősökön.
no-power-to-use = Nincs önállóan használható képességed.
no-market-token = A piac egyik jelzője sem használható: mind olyan cserét kér, amelyet nem tudsz kifizetni.
no-green-card = Egyetlen ellenfél városában sincs elvehető zöld kártya.
no-receiver = Oda ez nem adható: aki passzolt, vagy elérte a kézlimitet, nem vehet át semmit.
no-legend = Legendát nem lehet eldobni, másolni vagy elvenni.
no-other-card = Csak a rétről most húzott kártyák egyike választható.
no-marked-card = Ezt a kártyát Éjszövő őrzi; se nem húzhatod, se ki nem játszhatod.
no-matching-card = Ehhez a kártyához kell a kezedbe egy másik, azonos színű, amely a helyére kerül.
no-point-token = Ehhez a kártyához kell egy pontjelző Éjszövőnek.
no-berry-toll = Ez a kártya 1 bogyóval többe kerül, akkor is, ha ingyenes; neked egy sincs.
no-toll = A hálónak ára van: { $need ->
    [one] { $need } kártya a kezedből vagy { $need } nyersanyag.
   *[other] { $need } kártya a kezedből vagy nyersanyag, tetszés szerint vegyesen.
    } Ennyit adhatsz: { $have }.
no-toll-cards = A hálónak ára van: { $need ->
    [one] { $need } kártya a kezedből.
   *[other] { $need } kártya a kezedből.
    } Ennyit adhatsz: { $have }.
no-toll-resources = A hálónak ára van: { $need ->
    [one] { $need } nyersanyag.
   *[other] { $need } nyersanyag.
    } Ennyit adhatsz: { $have }.
no-blue-card = Amíg ez a cselszövés működik, kék kártyát nem lehet húzni.
no-ordered-place = Ezt a helyet Éjszövő utasítása lezárta.
no-low-value = Csak legfeljebb { $need } alapértékű kártya választható; ennek az értéke { $have }.
no-two-abilities = Egy kártyához csak egy kijátszási képesség használható.
no-crane = A Darunak felfordítva kell állnia a városodban, és csak építményekhez jó.
no-innkeeper = A Fogadósnak felfordítva kell állnia a városodban, és csak lényekhez jó.
no-dungeon = Nincs a városodban használható Tömlöc.
no-prisoner = A Tömlöchöz szabad cella kell, és egy lény a városodból, amely oda kerülhet.
no-judge = A Bíró csak akkor segít, ha a költség egyetlen nyersanyagának kicserélése elég.
no-treasury = A Kincstárban nem maradt jelző.
no-bridge = A Hídnak üresnek és felfordítottnak kell lennie, és csak építményt visz.
no-banner = Nincs ott a legenda szalagján álló kártya.
no-cost-with-banner = A legenda szalagján álló kártya a városodban van; dobd el, és a legenda ingyenes.
no-second-activation = Ez a kártya ebben a sorban már aktiválódott.
no-season-after = Az ősz az utolsó évszak; játssz tovább, vagy passzolj.
no-idle-workers = { $have ->
    [one] Előbb tedd le minden munkásodat: { $have } még otthon van.
   *[other] Előbb tedd le minden munkásodat: { $have } még otthon van.
    }
no-early-pass = Passzolni csak ősszel lehet; készülj fel inkább a következő évszakra.

## Pearlbrook

ev-setup-pearlbrook-rugwort = A Pearlbrook nem játszható Rugvort ellen.
ev-ask-brook = { $step ->
    [ferry] Melyik folyókártyához vigyen a Komp?
    [mirror] Egy ellenfél melyik ékességét használod?
    [adorn-cost] Melyik kártya árát kapod meg?
    [join] Melyik építménnyel osztozzon a Hírvivő?
    [cruise] Keresel a pakliban Feleséget?
    [resort] A rét melyik lénye kerüljön az esemény alá?
    [invite] Ki kapjon kártyát a kezedből?
    [gain-either] Melyiket kapod?
   *[other] Mit választasz?
    }
ev-ask-river = { $card }: használod?
ev-ask-citizen = { $card }: melyik kártyát dobod el? Még { $left } hátravan.
ev-ask-repeat = Melyik barna kártyát használod újra? Még { $left } választható.
ev-label-river = Használd ezt: { $card }
ev-label-adorn = Játszd ki 1 gyöngyért ezt az ékességet: { $name }
ev-label-mirror = Használd ezt az ékességet: { $name }
ev-label-cruise = Keress a pakliban egy Feleséget, és játszd ki ingyen
ev-label-wonder = Építsd meg ezt: { $place }
ev-label-ambassador = Küldd a nagykövetedet ide: { $place }
ev-at-river = A folyó
ev-at-shoal = A Zátony
ev-at-some-wonder = A csoda
ev-at-wonder = „{ $name }”
ev-at-spot = { $spot ->
    [three_green] a 3 zöld kártya mezője
    [two_red] a 2 piros kártya mezője
    [two_blue] a 2 kék kártya mezője
    [two_tan] a 2 barna kártya mezője
   *[shoal] a Zátony
    }{ $card ->
    [up] {" "}(„{ $name }”)
   *[none] {""}
    }
ev-told-adornment-dealt = { $reader ->
    [who] Kaptál
   *[other] { $who } kapott
    } egy ékességet: „{ $name }”.
ev-told-adornment-dealt-hidden = { $who } kapott egy ékességet.
ev-told-ambassador = { $reader ->
    [who] Elküldted a nagykövetedet
   *[other] { $who } elküldte a nagykövetét
    } ide: { $place }.
ev-told-river-turned = { $reader ->
    [who] Felfordítottad
   *[other] { $who } felfordította
    } ezt: „{ $name }” ({ $place }).
ev-told-river-used = { $reader ->
    [who] Használtad
   *[other] { $who } használta
    } ezt a folyókártyát: „{ $name }”.
ev-told-pearls = { $reader ->
    [who] Kaptál
   *[other] { $who } kapott
    } { $count ->
    [one] { $count } gyöngyöt.
   *[other] { $count } gyöngyöt.
    }
ev-told-pearls-paid = { $reader ->
    [who] Fizettél
   *[other] { $who } fizetett
    } { $count ->
    [one] { $count } gyöngyöt.
   *[other] { $count } gyöngyöt.
    }
ev-told-adorned = { $reader ->
    [who] Használtad
   *[other] { $who } használta
    } ezt az ékességet: „{ $name }”.
ev-told-adornment-turned = Éjszövő zsákmányként felfedte ezt az ékességet: „{ $name }”.
ev-told-ambassador-joined = Egy békanagykövet csatlakozott Éjszövőhöz.
ev-told-built = { $reader ->
    [who] Megépítetted
   *[other] { $who } megépítette
    } ezt: { $place }.
ev-told-joins = { $reader ->
    [who] A városodban
   *[other] { $who } városában
    } egy építménnyel osztozik a helyen: { $card }.
ev-told-sailed = { $reader ->
    [to] { $who }: { $card } a városodba hajózott.
   *[other] { $who }: { $card } másik városba hajózott ({ $to }).
    }
ev-told-not-found = A pakliban nincs ilyen kártya: { $card }.
no-ambassador = A nagyköveted nincs otthon.
no-river-place = Oda nagykövet nem mehet.
no-worker-there = Oda csak nagykövet mehet.
no-tokens = Ehhez { $need } pontjelző kell; neked { $have } van.
no-free-spot = Már áll ott egy nagykövet.
no-river-cards = { $need } ilyen színű kártya kell a városodba; neked { $have } van.
no-river-card = Egyetlen ottani folyókártyát sem tudsz kifizetni.
no-free-wonder = Ez a csoda már megépült.
no-pearls = { $need ->
    [one] { $need } gyöngy kell hozzá
   *[other] { $need } gyöngy kell hozzá
    }; neked { $have } van.
no-adornment = Ez az ékesség nincs nálad.
no-basic-events = A Pearlbrookban nincsenek alapesemények.
no-harbour = Egyik ellenfélnek sincs szabad helye a hajónak.
no-messenger-place = A Hírvivőnek olyan építmény kell, amely mellett nincs másik Hírvivő.
no-citizen-card = Ez a lakó nem ezt a kártyát kéri.
no-mirrored = A Tükör ezt az ékességet nem használhatja.
no-repeat = Az Iránytű ezt a kártyát nem használhatja újra.
no-room-for-wife = A városodban nincs hely Feleségnek.
no-critter = Az esemény alá csak a rét lényei kerülhetnek.

## Newleaf

ev-setup-newleaf-rugwort = A Newleaffel nem lehet Rugvort ellen játszani.
ev-ask-leaf = { $step ->
    [tile] Melyik vonatlapkát kapod?
    [dig] A rét vagy az állomás melyik kártyája menjen? Még { $left } hátravan.
    [gather] A rét vagy az állomás melyik kártyáját húzod? Még { $left } hátravan.
    [dismiss] Melyik látogató távozik?
    [welcome] Melyik látogató csatlakozik hozzád?
    [conductor] Melyik piros kártyát használja a Kalauz?
    [air-balloon] Melyik barna kártyát használja a Léghajó?
    [unload] Mit veszel el a Tehervagonról?
    [poet] Melyik színt nevezi meg a Költő?
    [recite] E szín melyik kártyáját húzod? Nem fér el mind.
    [lamplighter] Honnan húzod a következő kártyát?
   *[other] Mit választasz?
    }
ev-ask-give-one = { $source }: kinek adsz egy kártyát a kezedből?
no-golden-token = Nincs több aranyjelződ.
no-golden-pair = Az azon az építményen lévő aranyjelző nem fizeti ki ezt a lényt.
no-inventor = A Feltaláló nincs a városodban.
no-borrowed-card = Az a kártya nem használható más városból.
no-main-road = A Főút a városában marad.
ev-setup-no-station = A látogatókhoz és a dombhoz kell az állomás.
ev-label-reserve = Foglald le: { $card }
ev-label-ticket = Használd a vonatjegyedet
ev-label-train = Vedd el a vonatlapkát: { $name }
ev-label-dismiss = Dobd el: { $name }
ev-label-welcome = Vedd magadhoz: { $name }
ev-told-train-laid = Vonatlapka került az állomásra: { $name }.
ev-told-train = { $reader ->
    [who] Vonatlapkát kaptál: { $name }.
   *[other] { $who } vonatlapkát kapott: { $name }.
    }
ev-told-station-filled = Az állomás { $place }. helyére került: { $card }.
ev-told-drew-station = { $reader ->
    [who] Az állomásról húztad: { $card }.
   *[other] { $who } az állomásról húzta: { $card }.
    }
ev-told-discarded-station = Az állomásról a dobópakliba került: { $card }.
ev-told-visitor-laid = Látogató érkezett: { $name }.
ev-told-visitor-gone = { $reader ->
    [who] Elküldted: { $name }.
   *[other] { $who } elküldte: { $name }.
    }
ev-told-visitor = { $reader ->
    [who] Csatlakozott hozzád: { $name }.
   *[other] { $who } látogatót fogadott: { $name }.
    }
ev-told-visitors-shuffled = Az eldobott látogatók visszakerültek a paklikba.
ev-told-reserved = { $reader ->
    [who] Lefoglaltad: { $card }.
   *[other] { $who } lefoglalta: { $card }.
    }
ev-told-reserved-gone = { $reader ->
    [who] Eldobtad a lefoglalt kártyát: { $card }.
   *[other] { $who } eldobta a lefoglalt kártyát: { $card }.
    }
ev-ask-follow = Odaadsz egy kártyát a paklidból, hogy te is használd ezt: { $card }?
ev-label-follow = Adj oda egy kártyát a pakliból, és használd ezt: { $card }
ev-label-archive = Tedd a paklidra ezt: { $card }
ev-told-pile = { $reader ->
    [who] Lefordított kártyákat tettél a csigák mellé: { $count }.
   *[other] { $who } lefordított kártyákat tett a csigák mellé: { $count }.
    }
ev-told-archived = { $reader ->
    [who] A paklidra tetted ezt: { $card }.
   *[other] { $who } a paklijára tette ezt: { $card }.
    }
ev-told-ticket = { $reader ->
    [who] Felhasználtad a vonatjegyedet.
   *[other] { $who } felhasználta a vonatjegyét.
    }
no-second-worker = Már van ott munkásod.
no-station-card = Ott nincs kártya.
no-second-reservation = A foglalásjelződ alatt már van kártya.
no-reservation-token = A foglalásjelződ a felkészülésedig megfordítva marad.
no-reserved-card = Így csak lefoglalt kártyáért lehet fizetni.
no-ticket = A vonatjegyed elfogyott.
no-return-yet = A visszaút csak a nyárra való felkészülés után használható.
no-traveller = Egyik munkásod sem mehet másik helyre.

## Spirecrest

ev-setup-spirecrest-rugwort = Semmit sem tudni arról, mit tesz Rugvort a Spirecrestben; ellene hagyd ki.
ev-setup-one-major = Egyszerre egy nagy kiegészítővel játssz, vagy válaszd azt az értelmezést, amely vegyíti őket.
ev-ask-spire = { $step ->
    [chart] Melyik térképlapkát teszed az expedíciódhoz?
    [discover] Melyik felfedezést veszed el?
    [lights] Melyik felfedett kártyát veszed el?
    [fill-hand] Honnan húzol kártyát?
    [move-here] Melyik munkásod menjen ide?
    [stay] Maradjon Makacspata a helyén, és használja azt újra?
    [snatch] Melyik eldobott kártyát vegye el Tűzcsőr?
   *[other] Mit választasz?
    }
ev-ask-walk = Továbbmész? A következő lépés: { $step }, { $points ->
    [one] { $points } pont.
   *[other] { $points } pont.
    }
ev-ask-mine = A bányában felfedett kártyák: { $count }. Felfedsz még egyet?
ev-ask-tuck = { $name }: melyik kártya kerüljön alá? Még { $left } választható.
ev-ask-search = { $name }: melyik kártyát keresed a pakliban?
ev-ask-prospect = Az Aranyásó: eldobsz vagy húzol egy kártyát? Hátralévő pontjelzők: { $left }.
ev-ask-her-discovery = Hová menjen Éjszövő munkása?
ev-label-tile = Vedd el ezt a térképlapkát: { $name }; { $pay } kér, { $points ->
    [one] { $points } pontot ad
   *[other] { $points } pontot ad
    }
ev-label-discover = Vedd el: { $name }{ $cost ->
    [0] , ingyen
    [one] , { $cost } nyersanyagért vagy kártyáért
   *[other] , { $cost } nyersanyagért vagy kártyáért
    }
ev-label-beast = { $name }: { $place }
ev-label-walk = Menj tovább ide: { $step }; fizess { $pay }
ev-label-camp = Állj meg itt
ev-label-mine = Fedj fel még egyet
ev-label-leave-mine = Állj meg, és vedd el a kártyákat
ev-label-tuck = Tedd alá: { $card }
ev-label-search = Keresd ezt: { $card }
ev-label-stay = Maradj itt: { $place }
ev-at-discovery = „{ $name }”
ev-at-discovery-row = A felfedezés
ev-at-weather = Az időjárás
ev-at-expedition = Az expedíció
ev-at-hand-limit = Túl sok kártya
ev-told-weather = Megfordult az időjárás: { $name }.
ev-told-tile-laid = Térképlapka került az ösvény mellé: „{ $name }”.
ev-told-charted = { $reader ->
    [who] Az expedíciódhoz tetted
   *[other] { $who } az expedíciójához tette
    } ezt: „{ $name }”.
ev-told-discovery-turned = Felfordult egy felfedezés: „{ $name }”.
ev-told-discovered = { $reader ->
    [who] Elvetted
   *[other] { $who } elvette
    } ezt a felfedezést: „{ $name }”.
ev-told-travelled = { $reader ->
    [who] A nyulad továbbment
   *[other] { $who } nyula továbbment
    } ide: { $area ->
    [foothills] Hegylábak.
    [peaks] Csúcsok.
    [ridge] Gerinc.
   *[expedition] expedíció.
    }
ev-told-beast-joined = { $reader ->
    [who] „{ $name }” az egyik munkásod helyére lépett.
   *[other] „{ $name }” { $who } egyik munkásának helyére lépett.
    }
ev-told-beast-acts = { $reader ->
    [who] Elhelyezted ezt a nagy lényt
   *[other] { $who } elhelyezte ezt a nagy lényt
    }: „{ $name }”.
ev-told-beast-stays = „{ $name }” a helyén maradt.
ev-told-displayed = A Viharvölgy mellé került: { $card }.
ev-told-sought = { $reader ->
    [who] A pakliban kerested
   *[other] { $who } a pakliban kereste
    } ezt: { $card }.
ev-told-drew-discard = { $reader ->
    [who] A dobópakliból húztad
   *[other] { $who } a dobópakliból húzta
    } ezt: { $card }.
ev-told-drew-discard-hidden = { $reader ->
    [who] Húztál
   *[other] { $who } húzott
    } egy kártyát a dobópakliból.
ev-told-walked = { $reader ->
    [who] Elérted
   *[other] { $who } elérte
    } ezt: { $step }; { $points ->
    [one] { $points } pont.
   *[other] { $points } pont.
    }
ev-told-camped = { $reader ->
    [who] Az expedíciód
   *[other] { $who } expedíciója
    } { $steps ->
    [one] { $steps } lépés
   *[other] { $steps } lépés
    } után véget ért.
no-discovery = Ez a felfedezés nincs felfordítva.
no-discovery-cost = Ehhez { $need } nyersanyag vagy kártya kell; neked { $have } van.
no-weather = Az időjárás lezárja.
no-open-discovery = A másik játékos e felfedezésén nincs NYITVA jel.
no-colours = { $need } különböző színű kártya kell a kezedbe; neked { $have } van.
no-such-mover = Onnan nem jöhet ide munkás.
no-beast = Nincs otthon ilyen nagy lényed.
no-beast-place = Ez a nagy lény nem mehet oda.
no-truffle-card = Szarvasgomba ezt a kártyát nem használhatja.
