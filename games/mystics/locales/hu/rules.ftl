## Egerek és Igézetek: szavak, amelyekből más szövegek állnak

# Az egerek neve a szükséges esetekben.
my-mouse = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-acc = { $mouse ->
    [collin] Collint
    [nez] Nezt
    [tilda] Tildát
    [filch] Filchet
    [lily] Lilyt
   *[maginos] Maginost
    }
my-mouse-gen = { $mouse ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-mouse-ins = { $mouse ->
    [collin] Collinnal
    [nez] Nezzel
    [tilda] Tildával
    [filch] Filchcsel
    [lily] Lilyvel
   *[maginos] Maginosszal
    }
my-mouse-dat = { $mouse ->
    [collin] Collinnak
    [nez] Neznek
    [tilda] Tildának
    [filch] Filchnek
    [lily] Lilynek
   *[maginos] Maginosnak
    }
my-other = { $other ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
   *[maginos] Maginos
    }
my-other-acc = { $other ->
    [collin] Collint
    [nez] Nezt
    [tilda] Tildát
    [filch] Filchet
    [lily] Lilyt
   *[maginos] Maginost
    }
my-other-dat = { $other ->
    [collin] Collinnak
    [nez] Neznek
    [tilda] Tildának
    [filch] Filchnek
    [lily] Lilynek
   *[maginos] Maginosnak
    }
# Aki harcol: egerek és ellenfelek; az ellenfél a mezőjével.
my-at = { $at ->
    [none] {""}
   *[other] {" "}({ $at })
    }
my-whom-at = { $whom-at ->
    [none] {""}
   *[other] {" "}({ $whom-at })
    }
my-who = { $who ->
    [collin] Collin
    [nez] Nez
    [tilda] Tilda
    [filch] Filch
    [lily] Lily
    [maginos] Maginos
    [roach] A csótány
    [rat_warrior] A patkányharcos
    [elite_rat_warrior] Az elit patkányharcos
    [spider] A pók
    [centipede] A százlábú
    [captain_vurst] Vurst kapitány
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
    [vanestra] Vanestra
    [minion] Az ellenfél
   *[nobody] Valami
    }{ my-at }
my-who-acc = { $who ->
    [collin] Collint
    [nez] Nezt
    [tilda] Tildát
    [filch] Filchet
    [lily] Lilyt
    [maginos] Maginost
    [roach] a csótányt
    [rat_warrior] a patkányharcost
    [elite_rat_warrior] az elit patkányharcost
    [spider] a pókot
    [centipede] a százlábút
    [captain_vurst] Vurst kapitányt
    [skitter_clak] Skitter-Clakot
    [brodie] Brodie-t
    [vanestra] Vanestrát
    [minion] az ellenfelet
   *[nobody] valakit
    }{ my-at }
my-who-gen = { $who ->
    [collin] Collint
    [nez] Nezt
    [tilda] Tildát
    [filch] Filchet
    [lily] Lilyt
    [maginos] Maginost
    [roach] a csótányt
    [rat_warrior] a patkányharcost
    [elite_rat_warrior] az elit patkányharcost
    [spider] a pókot
    [centipede] a százlábút
    [captain_vurst] Vurst kapitányt
    [skitter_clak] Skitter-Clakot
    [brodie] Brodie-t
    [vanestra] Vanestrát
    [minion] az ellenfelet
   *[nobody] valakit
    }{ my-at }
my-whom-acc = { $whom ->
    [collin] Collint
    [nez] Nezt
    [tilda] Tildát
    [filch] Filchet
    [lily] Lilyt
    [maginos] Maginost
    [roach] a csótányt
    [rat_warrior] a patkányharcost
    [elite_rat_warrior] az elit patkányharcost
    [spider] a pókot
    [centipede] a százlábút
    [captain_vurst] Vurst kapitányt
    [skitter_clak] Skitter-Clakot
    [brodie] Brodie-t
    [vanestra] Vanestrát
    [minion] az ellenfelet
   *[nobody] valakit
    }{ my-whom-at }
my-kind = { $creature ->
    [roach] Csótány
    [rat_warrior] Patkányharcos
    [elite_rat_warrior] Elit patkányharcos
    [spider] Pók
    [centipede] Százlábú
    [captain_vurst] Vurst kapitány
    [skitter_clak] Skitter-Clak
    [brodie] Brodie
   *[vanestra] Vanestra
    }
# Mezők: a legtöbb betűvel és számmal, néhány névvel.
my-space = { $space ->
    [tree] „fa”
    [bed] „ágy”
    [bookcase] „könyvespolc”
    [chair] „szék”
    [chair1] „első szék”
    [chair2] „második szék”
    [chest] „láda”
    [clock] „óra”
    [counter] „konyhaasztal”
    [dresser] „fésülködőasztal”
    [logs] „hasábfák”
    [mantel] „kandallópárkány”
    [pipe] „cső”
    [steps] „lépcső”
    [stool] „zsámoly”
    [table] „asztal”
   *[other] { $space }
    }
my-named = „{ $name }”
# Kockák: mit mutatnak; a csillag mellettük áll.
my-die-cheese = { $count } sajt
my-die-sword = { $count } kard ★
my-die-both = { $count } kard/pajzs
my-die-bow = { $count } íj
my-die-both-star = { $count } kard/pajzs ★
my-die-bow-star = { $count } íj ★
my-die-none = egy kocka sem
# Amit egy hatás vagy képesség egy időre ad.
my-bonus-battle = +{ $count } harcérték
my-bonus-defence = +{ $count } védelmi érték
my-bonus-movement = +{ $count } mozgás
# Honnan származik egy hatás.
my-from-first = az új hely első pillanatai
my-from-surge = a felbukkanás
my-from-gift = a fejezet

## A fejezet vége

my-end = { $ending ->
    [victory] „{ $name }”: az egereknek sikerült. Győzelem.
    [time-out] „{ $name }”: lejárt az idő. Az egerek vereséget szenvedtek.
    [all-captured] „{ $name }”: minden egér fogságba esett. Az egerek vereséget szenvedtek.
   *[lost] „{ $name }”: a fejezet elveszett. Az egerek vereséget szenvedtek.
    }

## Kérdések

my-ask-learn = { $level ->
    [no] { my-mouse } melyik képességgel kezd?
   *[yes] { my-mouse } melyik képességet tanulja meg 6 sajtért?
    }
my-ask-set-out = { $side }: hol kezd { my-mouse }?
my-ask-disguise = Patkányharcosok közelednek. Beveti a csapat az Álruhákat, hogy elsurranjon mellettük?
my-ask-entry = { my-kind }: több kezdőhely is egyformán jó. Melyik legyen?
my-ask-way = { my-who }: több út is egyformán rövid. Merre fusson?
my-ask-boss-cards = { my-who }: melyik két kártya kerüljön a sorba?
my-ask-command = Kicseréli { my-mouse } a kártyáját a sorban egy másik egér kártyájával?
my-ask-preempt = Rálő { my-mouse } rögtön valakire, aki most érkezett?
my-ask-turn = Mit tegyen { my-mouse }?{ $scurry ->
    [yes] {" "}Épp siet: egy ingyenes akció most befejezi a sietést.
   *[no] {""}
    }
my-ask-rescue = { my-mouse } kiszabadul. Melyik mezőre?
my-ask-react = { my-who } megtámadja { my-whom-acc }. Tesz ellene valamit { my-mouse }?
my-ask-boss-wound = { my-who }: melyik kártya kapja a sebzést? Hátralévő sebzés: { $left }.
my-ask-treasure = Egy fejezetben egyszer { my-mouse } tudja, hol keressen. Melyik csapattárgy legyen?
my-ask-pick = A két kártya közül melyiket tartja meg { my-mouse }?
my-ask-found = { my-mouse } ezt találta: „{ $card }”. Megtartja?
my-ask-overfull = { my-mouse } hátizsákjában 3-nál több kártya van. Melyiket dobja el?
my-ask-land = { $side }: hová álljon { my-mouse }?
my-ask-share = Megosztás: { my-mouse } és { my-other }. Mi cserél gazdát?
my-ask-equip = Mit vesz fel vagy tesz le { my-mouse }?
my-ask-target = „{ $card }”: kire vagy hová használja { my-mouse }?
my-ask-aim = „{ $ability }”: kire vagy hová használja { my-mouse }?{ $left ->
    [1] {""}
   *[other] {" "}Még { $left } célpont választható.
    }
my-ask-order = { my-mouse } parancsot kapott. Melyik akció legyen?
my-ask-vanish = Hol tűnik fel { my-mouse }?

## Választások

my-do-learn = Tanuld meg: „{ $ability }”
my-do-walk = Lépj ide: { $space }
my-do-climb = Próbálj kimászni a vízből ide: { $space }
my-do-stand-up = Állj fel
my-do-scurry = Siess: mozogj még egyszer
my-do-attack = { $reach ->
    [melee] Támadd meg
   *[ranged] Lődd meg
    } { my-whom-acc }{ $weapon ->
    [none] {""}
   *[other] ; fegyver: „{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] ; képesség: „{ $ability }”
    }
my-do-search = Keress
my-do-special = Keresés: { $name }
my-do-recover = Pihenj
my-do-exit = Fedezd fel, mi van { $edge ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
    } kijáraton túl{ $side ->
    [none] {""}
   *[other] : { $side }
    }
my-do-flip = Menj át a fordító mezőn: { $side }
my-do-share = Osztozz meg { my-mouse-ins }
my-do-give = Add oda: „{ $card }”
my-do-take = Vedd el: „{ $card }”
my-do-give-cheese = Adj oda 1 sajtot
my-do-take-cheese = Vegyél el 1 sajtot
my-do-equip = Szerelkezz fel
my-do-wear = Vedd fel: „{ $card }”
my-do-stow = Tedd a hátizsákba: „{ $card }”
my-do-level = Lépj szintet 6 sajtért
my-do-use = Használd fel: „{ $card }”
my-do-ability = Használd { $cost } sajtért: „{ $ability }”
my-do-mend = Gyógyítsd meg { my-mouse-acc } 1 sajtért
my-do-named = { $name }
my-do-inspired = Fizess 1 sajtot még egy akcióért
my-do-place-hook = Feszítsd ki innen idáig: { $space } („{ $name }”)
my-do-take-up = Vedd magadhoz: „{ $name }”
my-do-place-fork = Tedd le ide: „{ $name }”
my-do-launch = Röpítsd { my-mouse-acc } ide: { $space }
my-do-disarm = Távolítsd el az egérfogót: { $space }
my-do-bait = Tedd le csaléteknek ide: { $space } („{ $name }”)
my-do-catapult = Célozd meg { my-whom-acc } („{ $name }”)
my-do-end = Fejezd be a köröd
my-do-space = { $why ->
    [set-out] Kezdj itt: { $space }
    [entry] Érkezés: { $space }
    [way] Futás ide: { $space }
    [land] Állj ide: { $space }
    [vanish] Tűnj fel itt: { $space }
    [set_trap] Helyezd a hurkot ide: { $space }
    [mystic_blast] Robbants itt: { $space }
   *[other] Válaszd ezt: { $space }
    }
my-do-spot = Mező: { $space } ({ $side })
my-do-mouse = { $why ->
    [command] Cserélj kártyát { my-mouse-ins }
    [give_order] Adj parancsot { my-mouse-dat }
    [heal] Gyógyítsd meg { my-mouse-acc }
   *[other] Válaszd { my-mouse-acc }
    }
my-do-enemy = Vedd célba { my-whom-acc }
my-do-card = { $why ->
    [boss-cards] A sorba kerül: „{ $name }”
   *[other] A sebzést kapja: „{ $name }”
    }
my-do-held = { $why ->
    [overfull] Dobd el: „{ $card }”
   *[other] Tartsd meg: „{ $card }”
    }
my-do-treasure = Vedd el: „{ $name }”
my-do-sell = Add le 1 sajtért
my-do-yes = { $why ->
    [disguise] Vessétek be az Álruhákat
   *[other] Tartsd meg
    }
my-do-done = { $why ->
    [disguise] Tartsátok meg az Álruhákat, és harcoljatok
    [command] Maradjon így a sorrend
    [preempt] Ne lőj
    [react] Ne tégy semmit
    [treasure] Húzz a pakliból
    [share] Kész a megosztás
    [equip] Kész a felszerelkezés
    [order] Ne használd ki a parancsot
   *[other] Ennyi elég
    }

## Ami történik

my-told-learned = { my-mouse } új képessége: „{ $ability }”{ $cost ->
    [0] .
   *[other] , { $cost } sajtért.
    }
my-told-set-out = { my-mouse } innen indul: { $space } ({ $side }).
my-told-joined = { my-mouse } csatlakozik a csapathoz itt: { $space }.
my-told-wore = { my-mouse } felszerelkezett ezzel: „{ $card }”.
my-told-stowed = { my-mouse } a hátizsákjába tette ezt: „{ $card }”.
my-told-dealt = A sor { $place }. helyén: { $name }.
my-told-appended = A sor végén: { $name }.
my-told-card-gone = Ez a kártya kikerült a sorból: { $name }.
my-told-ambushed = Rajtaütés: { $name }, { $count } hellyel feljebb a sorban.
my-told-swapped = Két kártya helyet cserélt a sorban: { $name } és { $other }.
my-told-to-top = A sor élére került: { my-mouse }.
my-told-round = Kezdődik a fejezet { $round }. fordulója.
my-told-begins-mouse = { my-mouse-gen } köre következik.
my-told-begins-foe = Ez a kártya következik: { $name }.
my-told-ends-mouse = { my-mouse } befejezte a körét.
my-told-ends-foe = Ennek a kártyának véget ért a köre: { $name }.
my-told-skipped = { my-mouse } fogságban van; a köre kimarad.
my-told-move-die = { my-mouse } dobott: { $number }. Legfeljebb { $left } mezőt mehet.
my-told-scurries = { my-mouse } siet: { $number } a kockán, { $left } mezőt mehet.
my-told-walked = { my-mouse } továbblépett: { $from } → { $to }.
my-told-vanished = { my-mouse } eltűnt innen: { $from }; és itt termett: { $to }.
my-told-climbed = { $out ->
    [yes] { my-mouse } kimászott a vízből ide: { $space }.
   *[no] { my-mouse } nem tudott kimászni a vízből ide: { $space }.
    }
my-told-stood-up = { my-mouse } felállt.
my-told-trap-held = { my-mouse } alatt nem csapódott le az egérfogó.
my-told-trap-snapped = Lecsapódott az egérfogó itt: { $space }. Elkapta { my-mouse-acc }.
my-told-trap-gone = Nincs már egérfogó itt: { $space }.
my-told-drifted = A víz ide sodorta { my-mouse-acc }: { $space }.
my-told-drifted-off = A víz elsodorta { my-mouse-acc }.
my-told-rolled = { my-who } dobott { $roll ->
    [attack] a támadáshoz
    [defence] a védekezéshez
    [search] a kereséshez
    [recover] a szabaduláshoz
    [trap] az egérfogó ellen
    [climb] a kimászáshoz
   *[test] a próbához
    }: { $faces }.
my-told-attacks = { $reach ->
    [melee] { my-who } megtámadta { my-whom-acc }
   *[ranged] { my-who } célba vette { my-whom-acc }
    }{ $weapon ->
    [none] {""}
   *[other] ; fegyver: „{ $weapon }”
    }{ $ability ->
    [none] {""}
   *[other] ; képesség: „{ $ability }”
    }; { $dice } kockával.
my-told-attacks-all = { my-who } mindenkire lesújtott ott{ $ability ->
    [none] {""}
   *[other] ; képesség: „{ $ability }”
    }; { $dice } kockával.
my-told-hits = { $hits ->
    [0] Nem talált.
   *[other] { $hits } találat.
    }
my-told-blocked = { my-who }: { $hits } találatból { $blocked } hárítva.
my-told-wounded = { $poison ->
    [no] { my-who } kapott { $count } sebzést.
   *[yes] { my-who } kapott { $count } mérgező sebzést.
    }
my-told-boss-wounded = „{ $name }”: { $wounds } sebzés van rajta.
my-told-defeated-by = { my-mouse } legyőzte { my-who-acc }.
my-told-defeated = { my-who } vereséget szenvedett, és lekerült a tábláról.
my-told-left = { my-who } elhagyta a táblát.
my-told-stolen = { $greedy ->
    [no] { my-mouse } sajtjából { $count } a tolvajoké lett.
   *[yes] Az éhes csótányok { my-mouse } sajtjából ennyit vittek a kerékre: { $count }.
    }
my-told-cheese = { my-mouse } kapott { $count } sajtot.
my-told-cheese-paid = { my-mouse } leadott { $count } sajtot.
my-told-wheel = { $count } sajt került a sajtkerékre; most { $now } van rajta.
my-told-wheel-off = { $count } sajt lekerült a kerékről.
my-told-healed = { $poison ->
    [no] { my-mouse } gyógyul: { $count } sebzéssel kevesebb.
   *[yes] { my-mouse } megszabadult { $count } mérgező sebzéstől.
    }
my-told-afflicted = { $plight ->
    [stunned] { my-who } elkábult.
    [webbed] { my-who } hálóba gabalyodott.
    [down] Kiütötték: { my-who }.
    [charmed] { my-who } bűbáj hatása alá került.
    [hidden] { my-who } eltűnt az ellenfelek szeme elől.
    [golem] { my-who } cheddargólemmé változott.
   *[other] Baj érte { my-who-gen }.
    }
my-told-freed = { $plight ->
    [stunned] { my-mouse } magához tért a kábulatból.
    [webbed] { my-mouse } kiszabadult a hálóból.
    [down] { my-mouse } ismét talpra állt.
    [charmed] { my-mouse } lerázta a bűbájt.
    [hidden] { my-mouse } ismét látható.
    [golem] { my-mouse } ismét egér.
   *[other] { my-mouse } ismét jól van.
    }
my-told-captured = { my-mouse } fogságba esett, és lekerült a tábláról.
my-told-rescued = A többiek kiszabadították { my-mouse-acc }. Mezője: { $space }.
my-told-searched = { $found ->
    [yes] { my-mouse } talált valamit.
   *[no] { my-mouse } nem talált semmit.
    }
my-told-nothing-left = Nincs már mit találni.
my-told-drew = { my-mouse } ezt találta: „{ $card }”.
my-told-drew-party = A csapat ezt találta: „{ $card }”.
my-told-returned = Visszakerült a keresőpakliba: „{ $card }”.
my-told-kept = { $keep ->
    [trick] { my-mouse } megtartotta ezt a trükköt: „{ $card }”.
    [pack] { my-mouse } a hátizsákjába tette ezt: „{ $card }”.
   *[gear] { my-mouse } viseli ezt: „{ $card }”.
    }
my-told-sold = { my-mouse } sajtért leadta ezt: „{ $card }”.
my-told-discarded = { my-mouse } eldobta ezt: „{ $card }”.
my-told-gave = { my-mouse } odaadta { my-other-dat } ezt: „{ $card }”.
my-told-gave-cheese = { my-mouse } adott { my-other-dat } 1 sajtot.
my-told-used = { my-mouse } felhasználta ezt: „{ $card }”.
my-told-happens = { my-mouse } ebbe botlott: „{ $card }”.
my-told-ability = { my-mouse } bevetette ezt: „{ $ability }”.
my-told-mended = { my-mouse } bekötözött egy sebet.
my-told-bonus = { my-mouse } bónusza: { $bonus }.
my-told-stashed = A tárolóban van: „{ $name }”.
my-told-placed = „{ $name }” itt fekszik: { $space }.
my-told-stretched = „{ $name }” köti össze ezt a két mezőt: { $from } és { $to }.
my-told-treasure-lost = Hátramaradt és elveszett: „{ $name }”.
my-told-launched = { my-mouse } átrepült a levegőn, és itt ért földet: { $space }.
my-told-thrown = { $burst ->
    [yes] { my-who } ide lőtte a Szőlőt: { $space }. Szétloccsant.
   *[no] { my-who } ide lőtte a Szőlőt: { $space }. Épen maradt, és feldöntött mindenkit.
    }
my-told-explores = { my-mouse } átvezette az egereket { $edge ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
    } kijáraton.
my-told-flips = { my-mouse } átvezette az egereket a fordító mezőn.
my-told-turned = Megfordult a lap: { $side }.
my-told-landed = { my-mouse } ideért: { $space } ({ $side }).
my-told-visited = Új hely: { $side }.
my-told-encounter = Összetűzés: „{ $name }”.
my-told-encounter-gone = A dobópaklira került: „{ $name }”.
my-told-disguised = Az álruhás egerek elosontak { $count } patkányharcos mellett.
my-told-arrived = { my-who } megérkezett ide: { $space }.
my-told-too-few = Elfogytak a figurák: { my-kind }, { $count }.
my-told-mousetraps = Egérfogókat állítottak fel: { $side }.
my-told-greedy = Éhesek a csótányok: a lopott sajt a kerékre kerül.
my-told-hourglass = A homokóra itt áll: { $page }. oldal.
my-told-end-marker = A csapat egy oldalnyi időt nyert: a fejezet vége most: { $page }. oldal.
my-told-surge = Felbukkanás, de senki sem jön.
my-told-surge-card = Felbukkanás: „{ $name }”.
my-told-surge-side = Alkalmi felbukkanás: { $side }.
my-told-time-is-short = Fogy az idő.
my-told-foe-die = { my-who } dobott: { $number }. Legfeljebb { $reach } mezőt mehet.
my-told-foe-walked = { my-who } továbbment: { $from } → { $to }. Célja: { my-mouse }.
my-told-foe-walked-bait = { my-who } továbbment: { $from } → { $to }. Célja: a Szőlő.
my-told-foe-stays = { $why ->
    [with-mouse] { my-who } az egér mellett maradt.
    [sees-mouse] { my-who } egeret lát, és a helyén marad.
    [no-way] { my-who } a helyén maradt: nincs út.
    [stood-up] { my-who } felállt.
    [dazed] { my-who } most nem csinál semmit.
   *[other] { my-who } megkaparintotta a Szőlőt.
    }
my-told-no-target = { my-who } senkit sem ér el.
my-told-charmed-walked = Elbűvölve továbbment { my-mouse }: { $from } → { $to }. Célja: { my-other }.
my-told-pounced = { my-who } ugrott és lecsapott.
my-told-chase-dice = { my-who } dobott: { $faces }. Legfeljebb { $reach } mezőt futhat.
my-told-ran = { my-who } továbbfutott: { $from } → { $to }.
my-told-boss-card = Játékba került ez a kártya: „{ $name }”.
my-told-snare = { $caught ->
    [no] Hurok lapul itt: { $space }.
   *[yes] Valaki belelépett a hurokba itt: { $space }.
    }
my-told-task = { $success ->
    [yes] { my-mouse } teljesítette: „{ $name }”.
   *[no] { my-mouse } hiába próbálta: „{ $name }”.
    }
my-told-hazard = { $success ->
    [yes] { my-mouse } megúszta: { $name }.
   *[no] Veszély érte { my-mouse-acc }: { $name }.
    }
my-told-effect = Működésbe lépett: { $source }.
my-told-collapsed = Összeomlott, és mindenki odaveszett vele, aki ott állt: „{ $side }”.
my-told-flag = { $up ->
    [yes] Valami megváltozott: a történet halad tovább.
   *[no] Minden olyan, mint volt.
    }
my-told-honour = { my-mouse } kitüntetése: „{ $name }”.
my-told-tale = A csapat történetbeli kitüntetése: „{ $name }”.
my-told-ended = { $ending ->
    [victory] Az egereknek sikerült: győzelem.
    [time-out] Lepergett a homokóra.
    [all-captured] Minden egér fogságba esett.
   *[lost] A fejezet elveszett.
    }

## Amit a véletlen dönt el

my-dice = { $count ->
    [1] Dobj egy kockával
   *[other] Dobj { $count } kockával
    }
my-chance = { $what ->
    [move] Dobj az egér mozgásához.
    [attack] { my-dice } a támadáshoz.
    [defence] { my-dice } a védekezéshez.
    [search] { my-dice } a kereséshez.
    [recover] Dobj egy kockával, hogy az egér kiszabaduljon a hálóból.
    [trap] Dobj egy kockával az egérfogó ellen.
    [climb] Dobj egy kockával a kimászáshoz.
    [minion] Dobj az ellenfél mozgásához.
    [chase] { my-dice } Brodie üldözéséhez.
    [ambush] Dobj egy kockával a rajtaütéshez.
    [grape] Dobd fel a Szőlőt.
    [initiative] Húzd fel a következő kalandkártyát.
    [boss] Húzz a főnök kártyái közül.
    [encounter-kind] Húzd fel a következő összetűzéskártyát: normál vagy nehéz?
    [encounter] Melyik összetűzéskártya az?
    [search-card] Húzz egy kereséskártyát.
   *[other] { my-dice } a próbához.
    }
my-chance-of = { my-who }
my-chance-place = A cselekvési sor { $place }. helyére
my-answer = { $answer ->
    [cheese] Sajt, 1
    [sword] Kard, 2, csillag
    [both] Kard és pajzs, 3
    [bow] Íj, 2
    [both_star] Kard és pajzs, 3, csillag
    [bow_star] Íj, 1, csillag
    [standard] Normál
    [difficult] Nehéz
    [burst] Szétloccsant
   *[whole] Egyben maradt
    }

## Miért nem: az előkészítés

my-setup-players = Egy–négy játékos játszhat; { $players } nem jó szám.
my-setup-chapter = A sztorikönyvben 1-től { $last }-ig vannak fejezetek; { $chapter }. fejezet nincs.
my-setup-mice = Ehhez a fejezethez { $need } egér kell; { $have } van kiválasztva.
my-setup-twice = { $mouse } csak egyszer választható.
my-setup-barred = { $mouse } ebben a fejezetben nem vehet részt.
my-setup-must = { $mouse } nem maradhat ki ebből a fejezetből.
my-setup-leaders = Minden egérhez kell egy játékos, aki vezeti.
my-setup-idle = { $seat }. játékos: nincs egere, pedig mindenkinek legalább egy jár.
my-setup-ability = { $mouse } csak a saját harci kategóriájának képességeit ismerheti.
my-setup-kept = { $mouse } nem viheti át ezt a kártyát a következő fejezetbe: { $card }.
my-setup-taken = { $mouse } nem tarthatja meg ezt a kártyát: „{ $card }”; nem marad belőle példány.

## Miért nem: a szabályok

my-no-over = A fejezetnek vége.
my-no-answer = Most mást kell eldönteni.
my-no-cheese = { $need } sajt kell hozzá; az egérnek { $have } van.
my-no-card = Az egérnek nincs ott ilyen kártyája.
my-no-space = Ez a mező nem jó: a jelöltek közül válassz.
my-no-action = Az egér ebben a körben már végrehajtotta az akcióját.
my-no-action-stunned = Az elkábult egér csak pihenhet.
my-no-walk-web = A behálózott egér nem mozoghat; előbb pihennie kell.
my-no-walk-down = A kiütött egérnek előbb fel kell állnia.
my-no-walk-done = Ebben a körben a mozgás már véget ért.
my-no-walk-scurry = A sietés véget ért: az egér azóta mást is tett.
my-no-walk-left = Az úthoz { $need } mozgás kell; { $have } maradt.
my-no-walk-full = Az a mező megtelt.
my-no-walk-there = Oda nem vezet út.
my-no-walk-red = Piros keret van közöttük: azt az egerek nem léphetik át.
my-no-walk-water = A vízből az egér csak szomszédos mezőre juthat.
my-no-walk-upstream = Az árral szemben senki sem úszik.
my-no-leave = Az ellenfelek nem engedik: a továbblépéshez ennyi egér kell a mezőn: { $need }; most ennyi van: { $have }.
my-no-stand-up = Az egér már áll.
my-no-scurry = Sietni mozgás után lehet: az egér még nem mozgott.
my-no-scurry-web = A behálózott egér nem siethet; előbb pihennie kell.
my-no-recover = Az egér se nem kábult, se nincs behálózva.
my-no-weapon = Megfelelő fegyver nélkül nincs támadás.
my-no-target = Itt nincs ilyen célpont.
my-no-target-far = Túl messze van: a célpont csak ugyanazon vagy szomszédos mezőn lehet.
my-no-target-sight = Valami eltakarja a rálátást.
my-no-target-near = Ellenfél van közel: távolsági támadás csak a közelieket érheti.
my-no-wound = Ennek az egérnek nincs sebzése.
my-no-mend = Sebet csak Tilda gyógyít.
my-no-mend-again = Tilda ebben a körben már gyógyított.
my-no-order = A parancs egyetlen akcióra szól: harc, keresés, pihenés vagy felfedezés.
my-no-inspired = A Lelkesítés az első akció után egyetlen továbbit enged.
my-no-learn = Az egér ezt nem tanulhatja meg: más harci kategóriáé, vagy már elkelt.
my-no-rescue = Az egér csak egy társa mellé térhet vissza, ahol van hely.
my-no-sell = Ez a kártya nem adható le sajtért.
my-no-ability = Az egér nem ismeri ezt a képességet.
my-no-ability-again = Az egér ebben a körben már használt képességkártyát.
my-no-ability-attack = Ez a képesség nem illik ehhez a támadáshoz.
my-no-ability-first = Ez a képesség csak a kör legelején használható.
my-no-ability-after = Ez a képesség közvetlenül közelharci támadás után használható.
my-no-ability-now = Ez a képesség most nem használható.
my-no-ability-left = Ennek az egérnek nincs több tanulható képessége.
my-no-reaction-own = Ezt csak a megtámadott egér használhatja.
my-no-reaction-defence = Ez ellen a támadás ellen nincs védekezés.
my-no-use-now = Ez a kártya most nem használható.
my-no-use-needs = Az egér nem teljesíti a kártya feltételét.
my-no-search-again = Az egér itt már talált valamit.
my-no-search-side = Az egér a lap másik oldalán már talált valamit.
my-no-search-web = Ebben a játszmában a behálózott egér nem kereshet; előbb pihennie kell.
my-no-special = Ebben a fejezetben nincs ilyen keresés.
my-no-special-here = Így csak más mezőkön lehet keresni.
my-no-special-again = Ezt már megtalálták.
my-no-exit = Az egér nem e mellett a kijárat mellett áll.
my-no-exit-beyond = Ezen a kijáraton túl nincs semmi.
my-no-exit-meets = Ez a kijárat nem találkozik azonos színű kijárattal.
my-no-exit-taken = A túloldali lapot meg kellene fordítani, de áll rajta valaki.
my-no-explore-minions = Ellenfelek vannak a lapon: amíg itt vannak, nincs felfedezés.
my-no-explore-web = Ebben a játszmában a behálózott egér nem fedezhet fel; előbb pihennie kell.
my-no-flip = Az egér nem fordító mezőn áll.
my-no-flip-hook = Ehhez a fordító mezőhöz kell a Horog és damil.
my-no-flip-cog = Ezt a fogaskereket csak ezermester vagy tolvaj forgathatja.
my-no-free-again = Az egér ebben a körben már végrehajtotta ezt az ingyenes akciót.
my-no-free-other = Ebben a játszmában az egérnek körönként egy ingyenes akciója van, és már élt vele.
my-no-free-fallen = Az elkábult vagy kiütött egérnek nincs ingyenes akciója.
my-no-free-water = A vízben nincs ingyenes akció.
my-no-scroll-again = Az egér ebben a körben már használt tekercset.
my-no-share-far = Megosztani csak ugyanazon vagy szomszédos mezőn álló egerekkel lehet.
my-no-share-again = Az egér ebben a körben már megosztott.
my-no-wear = Itt nincs mit felvenni.
my-no-wear-needs = Az egér nem teljesíti a kártya feltételét.
my-no-slot = Az a testrész foglalt: előbb le kell venni valamit.
my-no-paws = { $need } szabad mancs kell hozzá; az egérnek { $have } van.
my-no-treasure = A csapatnak nincs ilyen tárgy a tárolójában.
my-no-hook-same = A másik végének másik mezőn kell lennie.
my-no-hook-water = Az egyik végének szárazon kell lennie.
my-no-hook-far = Ebben a játszmában a damil legfeljebb két mezőre ér.
my-no-hook-end = Az egér nem áll a damil egyik végénél sem.
my-no-fork-here = A villa nem az egér mezőjén van.
my-no-fork-water = A villa nem tehető vízbe.
my-no-launch-mouse = Csak a villa mezőjén álló másik egér röpíthető ki.
my-no-disarm = Ebben a játszmában a villa nem távolít el egérfogót.
my-no-disarm-trap = Azon a mezőn nincs egérfogó, vagy túl messze van.
my-no-bait-far = A csalétek szomszédos mezőre kerül.
my-no-bait-taken = A csalétek üres mezőre kerül.
my-no-task = Ebben a fejezetben nincs ilyen feladat.
my-no-task-here = Ez más mezőkön végezhető el.
my-no-task-again = Ez már megtörtént.
my-no-need-flag = Előbb másnak kell történnie.
my-no-need-no-flag = Ami történt, ezt már nem engedi.
my-no-need-minions = A lapon nem lehet ellenfél.
my-no-need-class = Ez más harci kategóriájú egér dolga.
my-no-need-hero = Ez egy másik egér dolga.
my-no-need-card = Az egérnek nincs meg a szükséges kártyája.
my-no-need-treasure = A csapatnak nincs meg a szükséges csapattárgya.
my-no-need-tale = A csapatnak nincs meg a szükséges történetbeli kitüntetése.
my-no-need-no-tale = A csapatnak van egy történetbeli kitüntetése, amely ezt nem engedi.
my-no-need-present = Akire szükség van hozzá, nincs a táblán.
my-no-need-absent = Valaki a táblán ezt nem engedi.
