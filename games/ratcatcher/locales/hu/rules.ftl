## A patkányfogó: szavak, amelyekből a többi szöveg áll

# Egy mező és a városrésze. A mezőszám előtt mindig „a” áll: 0-val, 1-gyel vagy 2-vel kezdődő kétjegyű szám.
rc-zone = { $zone } ({ $district })
    .on = { $zone } mezőn ({ $district })
    .onto = { $zone } mezőre ({ $district })
    .off = { $zone } mezőről ({ $district })
    .towards = { $zone } mező felé ({ $district })
    .through = { $zone } mezőn át ({ $district })

# Egy patkány: a közönséges a színéről, a többi a nevéről. A név ragozatlan marad.
rc-rat = { $rat ->
    [white] egy fehér patkány
    [brown] egy barna patkány
    [black] egy fekete patkány
    [nemesis] a főpatkány
   *[named] { $name }
    }
    .start = { $rat ->
    [white] Egy fehér patkány
    [brown] Egy barna patkány
    [black] Egy fekete patkány
    [nemesis] A főpatkány
   *[named] { $name }
    }
    .whom = { $rat ->
    [white] egy fehér patkányt
    [brown] egy barna patkányt
    [black] egy fekete patkányt
    [nemesis] a főpatkányt
   *[named] { $name }
    }
    .with = { $rat ->
    [white] egy fehér patkánnyal
    [brown] egy barna patkánnyal
    [black] egy fekete patkánnyal
    [nemesis] a főpatkánnyal
   *[named] { $name }
    }

# Amit a számvevő árul (tárgyesetben).
rc-ware = { $ware ->
    [die] egy támadókockát
    [yellow] egy sárga jelzőt
    [purple] egy lila jelzőt
    [health] 1 életerőt
   *[cheese] egy varázssajtot
    }
    .for = { $ware ->
    [die] egy támadókockáért
    [yellow] egy sárga jelzőért
    [purple] egy lila jelzőért
    [health] 1 életerőért
   *[cheese] egy varázssajtért
    }

# Ár patkányokban.
rc-price = { $price } patkányért

# Amire sajt fordítható.
rc-slot = { $slot ->
    [attack] a támadás fejlesztésére
    [movement] a mozgás fejlesztésére
    [accuracy] a pontosság fejlesztésére
    [defence] a védelem fejlesztésére
    [health] az életerő fejlesztésére
    [trap] a csapdák fejlesztésére
    [yellow] a sárga képesség feloldására
    [yellow-refill] a sárga képesség feltöltésére
    [purple] a lila képesség feloldására
   *[purple-refill] a lila képesség feltöltésére
    }

# Közönséges találatok; a hatosok és más halálos kockák külön számítanak.
rc-hits = { $hits ->
    [0] nincs találat
   *[other] { $hits } találat
    }
    .more = { $hits ->
    [0] {""}
   *[other] {" "}és { $hits } találat
    }

# Egy támadás eredménye: mi kellett, és mi jött ki.
rc-result = { $need ->
    [6] Hatos kellett
   *[other] Legalább { $need } kellett
    }: { $lethal ->
    [0] { rc-hits }
   *[other] { $lethal } halálos seb{ rc-hits.more }
    }.

# Ami még elosztható. Az ötös csak néhány csapdánál halálos.
rc-left = { $sixes ->
    [0] { $fives ->
        [0] { rc-hits }
       *[other] { $fives } halálos ötös{ rc-hits.more }
    }
   *[other] { $sixes } hatos{ $fives ->
        [0] {""}
       *[other] , { $fives } halálos ötös
    }{ rc-hits.more }
    }

rc-wounds = { $wounds ->
    [0] nincs seb
   *[other] { $wounds } seb
    }

## Előkészületek

rc-setup-no-ratcatcher = Nincs ilyen patkányfogó: „{ $name }”.
rc-setup-no-nemesis = Nincs ilyen főpatkány: „{ $name }”.

## A játék vége

rc-end-tenth-cheese = Győztél: tiéd a tizedik varázssajt. { $nemesis } éhesen kullogott haza.
rc-end-nemesis-killed = Győztél: { $nemesis } elpusztult.
rc-end-cheese-devoured = Vesztettél: a patkányok felfalták a tizedik varázssajtot. A város új ura: { $nemesis }.
rc-end-dead = Vesztettél: az életerőd 0. A város új ura: { $nemesis }.

## Kérdések

rc-ask-actions = Mit teszel?
rc-ask-before-rats = A város megnőtt. Mit használsz fel a patkányok köre előtt?
rc-ask-place = Hová kerüljön ez a városrész: { $name }?
rc-ask-fill = Mire fordítod a sajtot?
rc-ask-divide = Kit találsz el a { rc-zone.on }? Elosztható: { rc-left }.
rc-ask-divide-trap = Kit talál el a csapda a { rc-zone.on }? Elosztható: { rc-left }.
rc-ask-pay = Melyik patkányok fizessenek { rc-ware.for }? Még { $left } kell.
rc-ask-charm = Melyik patkányt vezeted át a { $from } mezőről a { $to } mezőre? Még { $left } mehet.
rc-ask-smoke = Melyik patkányt füstölöd ki a meződről? Még { $left } mehet.
rc-ask-target = { rc-rat.start } a { rc-zone.on } több célponthoz is egyformán közel van. Melyik felé menjen?{ $count ->
    [one] {""}
   *[other] {" "}Döntésre vár: { $count } patkány.
    }
rc-ask-way = { rc-rat.start } a { rc-zone.on } több úton is eljuthat a { $target } mezőre. Melyiken menjen?{ $count ->
    [one] {""}
   *[other] {" "}Döntésre vár: { $count } patkány.
    }
rc-ask-traps = Melyik csapda süljön el most?
rc-ask-nest = Hol jelenjen meg { $nemesis }?
rc-ask-empty = Üres a zsák. Melyik városrészből térjenek vissza bele a patkányok?
rc-ask-bag-reward = A ketrecedből { $rats } patkány tért vissza a zsákba. Milyen jutalmat kérsz?

## Választások

rc-do-walk = Lépj a { rc-zone.onto }
rc-do-trap = Állíts csapdát a { rc-zone.on } { $cost } mozgáspontért
rc-do-attack = Támadj { $dice } kockával
rc-do-hit = { $rat ->
    [white] Fogj el egy fehér patkányt
    [brown] Fogj el egy barna patkányt
    [black] Fogj el egy fekete patkányt
    [nemesis] Sebezd meg a főpatkányt
   *[named] Találd el: { $name }
    } ({ $hits } találat)
rc-do-lethal = { $rat ->
    [white] Fogj el egy fehér patkányt
    [brown] Fogj el egy barna patkányt
    [black] Fogj el egy fekete patkányt
    [nemesis] Sebezd meg a főpatkányt
   *[named] Találd el: { $name }
    } (halálos seb)
rc-do-waste = Mondj le a többi találatról
rc-do-use = Használd a képességed: { $ability }{ $strength ->
    [0] {""}
   *[other] {" "}(ereje { $strength })
    }
rc-do-use-in = Használd a képességed a { rc-zone.on }: { $ability }{ $strength ->
    [0] {""}
   *[other] {" "}(ereje { $strength })
    }
rc-do-use-from = { $ability }: vezess magadhoz legfeljebb { $strength } patkányt a { rc-zone.off }
rc-do-use-to = { $ability }: vezess el magadtól legfeljebb { $strength } patkányt a { rc-zone.onto }
rc-do-lead = Vezess át { rc-rat.whom }
rc-do-smoke = Füstölj ki { rc-rat.whom }
rc-do-stop = Hagyd a helyén a többi patkányt
rc-do-collect = Gyűjtsd be az itt lévő sajtot
rc-do-buy = Vegyél { rc-ware } { rc-price }
rc-do-pay = Fizess { rc-rat.with }
rc-do-pay-rest = A többit fizesd fehér, aztán barna, aztán fekete patkányokkal
rc-do-reward = Vedd át a jutalmat ({ $name }): { $gift }
rc-do-fill = Fordítsd a sajtot { rc-slot } (betelt sajthely: { $filled } / { $capacity })
rc-do-place = Rakd le ide: oszlop { $x }, sor { $y }, { $turn ->
    [0] elforgatás nélkül
    [1] negyed fordulattal jobbra
    [2] fejjel lefelé
   *[3] negyed fordulattal balra
    }
rc-do-pick-trap = Süsd el a csapdát a { rc-zone.on }
rc-do-pick-nest = A főpatkány jelenjen meg a { rc-zone.on }
rc-do-pick-way = Menjen a { rc-zone.through }
rc-do-pick-target = Menjen a { rc-zone.towards }
rc-do-in-order = Süljön el a többi csapda a városrészek sorrendjében
rc-do-empty = Ürítsd a zsákba ezt a városrészt: { $district }
rc-do-bag-reward = Kérj { rc-ware } { rc-price }
rc-do-no-bag-reward = Ne kérj jutalmat
rc-do-end = Fejezd be az akcióidat
rc-do-end-expansion = Kezdődjön a patkányok köre

## Jutalmak különös patkányokért

rc-gift-dice = { $count } támadókocka
rc-gift-health = { $count } életerő
rc-gift-cheese = { $count } varázssajt
rc-gift-markers = { $count } { $colour ->
    [yellow] sárga
   *[purple] lila
    } jelző
rc-gift-mystery = egy rejtélyjelző a meződre
rc-gift-collected = ami a kártyáján összegyűlt

## Események: a te köröd

rc-told-round = Elkezdődött a játszma { $round }. fordulója.
rc-told-refreshed = Frissítéskor ezt kaptad: { $dice } támadókocka, { $movement } mozgáspont, { $traps } csapda.
rc-told-not-refreshed = Az első köröd frissítés nélkül kezdődött.
rc-told-walked = A { $from } mezőről a { rc-zone.onto } léptél.
rc-told-trap-set = Csapdát állítottál a { rc-zone.on } { $cost } mozgáspontért.
rc-told-rolled = Támadtál a { rc-zone.on } { $dice } kockával: { $faces }. { rc-result }
rc-told-rolled-volley = A képességed támadott a { rc-zone.on } { $dice } kockával: { $faces }. { rc-result }
rc-told-rolled-trap = A csapda támadott a { rc-zone.on } { $dice } kockával: { $faces }. { rc-result }
rc-told-caught = { rc-rat.start } fogságba esett a { rc-zone.on }.
rc-told-caught-lethal = { rc-rat.start } halálos sebet kapott, és fogságba esett a { rc-zone.on }.
rc-told-nemesis-wounded = A főpatkány megsebesült; { $left } életereje maradt.
rc-told-nemesis-wounded-lethal = A főpatkány halálos sebet kapott; { $left } életereje maradt.
rc-told-vanished = A főpatkány a { $from } mezőről a { rc-zone.onto } surrant.
rc-told-wasted = Megmaradt és elveszett { $hits } találat.
rc-told-used = Használtad a képességedet: { $ability }.
rc-told-used-in = Használtad a képességedet a { rc-zone.on }: { $ability }.
rc-told-led = Átvezettél { rc-rat.whom } a { $from } mezőről a { rc-zone.onto }.
rc-told-smoked-out = { rc-rat.start } a zsákba menekült a { rc-zone.off }.
rc-told-cheese-collected = Begyűjtötted a varázssajtot a { rc-zone.on }.
rc-told-cheese-gained = Tiéd lett egy varázssajt: megvan { $total } a 10-ből.
rc-told-slot-filled = A sajtot { rc-slot } fordítottad.
rc-told-set-aside = Nem volt szabad sajthely: a sajt a táblád mellé került.
rc-told-upgraded = { $slot ->
    [attack] A támadásod 1 kockával nőtt
    [movement] A mozgásod 1-gyel nőtt
    [accuracy] A pontosságod 1-gyel javult
    [defence] A védelmed 1-gyel nőtt
    [health] Az életerőd és a maximuma 1-gyel nőtt
   *[trap] Megvan a csapdáid fejlesztése
    }{ $level ->
    [1] {""}
   *[other] {" "}({ $level }. szint)
    }.
rc-told-unlocked = { $colour ->
    [yellow] Feloldottad a sárga képességedet.
   *[purple] Feloldottad a lila képességedet.
    }
rc-told-refilled = { $colour ->
    [yellow] Feltöltötted a sárga képességedet.
   *[purple] Feltöltötted a lila képességedet.
    }
rc-told-health-gained = 1 életerőt kaptál, most { $now } van.
rc-told-markers-gained = { $count } { $colour ->
    [yellow] sárga
   *[purple] lila
    } jelzőt kaptál.
rc-told-dice-gained = { $count } támadókockát kaptál.
rc-told-paid = Fizettél { $count } { $rat ->
    [white] fehér patkánnyal
    [brown] barna patkánnyal
   *[black] fekete patkánnyal
    }.
rc-told-bought = A számvevőtől kaptál { rc-ware } { rc-price }.
rc-told-reward-taken = Átvetted a jutalmat: { $name }.
rc-told-reward-lost = { $name } nem hozott jutalmat.
rc-told-actions-ended = Befejezted az akcióidat.

## Események: a város

rc-told-no-expansion = A város nem bővült: { $cheese } varázssajt volt benne.
rc-told-expansion = A városban már { $cheese ->
    [0] nem volt varázssajt
   *[one] csak 1 varázssajt volt
    }, ezért { $districts } városrésszel kellett bővíteni.
rc-told-deck-empty = Nem volt több lerakható városrész.
rc-told-district-drawn = Új városrész a pakliból: { $district } ({ $number }).
rc-told-district-unplaceable = Sehová sem illett, a pakli aljára került: { $district } ({ $number }).
rc-told-district-placed = A városba került: { $district } ({ $number }).
rc-told-joined = Átjáró nyílt a { $here } és a { $there } mező között.
rc-told-token-revealed = A rejtélyjelző a { rc-zone.on } ezt mutatta: { $token ->
    [health] életerőjelző
    [cheese] varázssajt
    [yellow] sárga jelző
    [purple] lila jelző
    [peculiar] különös patkány
   *[nest] fészek
    }.
rc-told-no-token = Nem jutott rejtélyjelző a { rc-zone.onto }.
rc-told-cheese-laid = Varázssajt került a { rc-zone.onto }.
rc-told-health-laid = Életerőjelző került a { rc-zone.onto }.
rc-told-marker-laid = { $colour ->
    [yellow] Sárga jelző
   *[purple] Lila jelző
    } került a { rc-zone.onto }.
rc-told-supply-empty = A készletből nem jutott jelző a { rc-zone.onto }.
rc-told-peculiar-deployed = { $name } felbukkant a { rc-zone.on }.
rc-told-no-peculiar = Nem volt több különös patkány, amely jöhetett volna.
rc-told-deployed = { rc-rat.start } érkezett a { rc-zone.onto }.
rc-told-bred = A fekete patkány társat hozott magával a { rc-zone.onto }.
rc-told-bag-filled-inactive = Üres volt a zsák: az inaktív városrészekből { $count } patkány tért vissza bele.
rc-told-bag-filled-cage = Üres volt a zsák: a ketrecedből { $count } patkány tért vissza bele.
rc-told-bag-filled-district = Üres volt a zsák: { $count } patkány tért vissza bele ebből a városrészből: { $district } ({ $number }).
rc-told-draws-lost = Nem volt honnan feltölteni a zsákot: { $count } patkány elmaradt.
rc-told-woke = Aktív lett ez a városrész: { $district } ({ $number }).
rc-told-woke-again = Újra aktív lett ez a városrész: { $district } ({ $number }).
rc-told-slept = Inaktív lett ez a városrész: { $district } ({ $number }).

## Események: a patkányok köre

rc-told-step = { $step ->
    [1] A patkányok útnak indultak: 1. lépés, mozgás.
    [2] 2. lépés: csapdák.
    [3] 3. lépés: harapás.
    [4] 4. lépés: a sajt felfalása.
    [5] 5. lépés: patkányok telepítése.
    [6] 6. lépés: bővül-e a város.
   *[7] 7. lépés: rendrakás.
    }
rc-told-moment = { $moment ->
    [your-turn] A köröd véget ért.
    [nemesis-moved] A főpatkány mozgása véget ért.
    [peculiars-moved] A különös patkányok mozgása véget ért.
    [brown-moved] A barna patkányok mozgása véget ért.
    [black-moved] A fekete patkányok mozgása véget ért.
    [white-moved] A fehér patkányok mozgása véget ért.
    [traps] A csapdák elvégezték a dolgukat.
    [bites] A harapásoknak vége lett.
    [devoured] A sajt felfalása véget ért.
    [deployed] Az új patkányok mind a helyükre kerültek.
    [expanded] Eldőlt, bővül-e a város.
   *[cleaned-up] A forduló véget ért.
    }
rc-told-nemesis-rolled = A főpatkány a mozgásához ezt dobta: { $face }{ $bonus ->
    [0] {""}
   *[other] , a bónusza { $bonus } volt
    }.
rc-told-moved = A { $from } mezőről { $rat ->
    [white] { $count ->
        [one] egy fehér patkány
       *[other] { $count } fehér patkány
    }
    [brown] { $count ->
        [one] egy barna patkány
       *[other] { $count } barna patkány
    }
    [black] { $count ->
        [one] egy fekete patkány
       *[other] { $count } fekete patkány
    }
    [nemesis] a főpatkány
   *[named] { $name }
    } futott a { rc-zone.onto }; { $steps } lépés, célpont: { $target }.
rc-told-stayed = { $rat ->
    [white] Egy fehér patkány sem
    [brown] Egy barna patkány sem
    [black] Egy fekete patkány sem
    [nemesis] A főpatkány nem
   *[named] { $name } nem
    } mozdult el a { rc-zone.off }: nem juthatott közelebb célponthoz.
rc-told-stayed-arrived = { $rat ->
    [white] Egy fehér patkány sem
    [brown] Egy barna patkány sem
    [black] Egy fekete patkány sem
    [nemesis] A főpatkány nem
   *[named] { $name } nem
    } mozdult el a { rc-zone.off }: ott volt a célpontja.
rc-told-packed = { $name } a kártyájára vett egy jelzőt a { rc-zone.on }.
rc-told-scrapped = { $name } a kártyájára vette a csapdát a { rc-zone.on }.
rc-told-gorged = A főpatkány a { rc-zone.on } felfalta { $morsel ->
    [trap] a csapdát
    [health_marker] az életerőjelzőket
    [ability_marker] a képességjelzőket
    [mystery_token] a rejtélyjelzőket
    [peculiar] a különös patkányokat
   *[cheese] a varázssajtot
    }.
rc-told-trap-sprung = Elsült a csapda a { rc-zone.on }.
rc-told-nemesis-bit = A főpatkány a harapásához ezt dobta: { $faces }. { $need ->
    [6] Hatos kellett
   *[other] Legalább { $need } kellett
    }: { $sixes ->
    [0] { rc-hits }
   *[other] { $sixes } hatos{ rc-hits.more }
    }.
rc-told-bitten = { $biter ->
    [nemesis] A főpatkány { $strength } erővel harapott, a védelmed { $defence }, és minden hatos külön seb: { rc-wounds }.
    [commons] A közönséges patkányok { $strength } erővel haraptak, a védelmed { $defence }: { rc-wounds }.
   *[named] { $name } { $strength } erővel harapott, a védelmed { $defence }: { rc-wounds }.
    }
rc-told-wounded = { $wounds } sebet kaptál; { $left } életerőd maradt.
rc-told-sickened = A harapás megfertőzött: a következő körödben 1-gyel kevesebb mozgáspontod lesz.
rc-told-cheese-safe = Megmaradt a sajt a { rc-zone.on }: az ottani patkányok értéke { $count }, pedig 5 kell.
rc-told-devoured = A patkányok felfalták a sajtot a { rc-zone.on }: az értékük { $count }, és 5 elég.
rc-told-ruse-devoured = A hamis sajtnak a { rc-zone.on } { $count } patkány dőlt be, és visszakerült a zsákba.
rc-told-progress = A haladássáv előrelépett: { $step } a 10-ből.
rc-told-returned = A { rc-zone.off } visszatért a zsákba { $white } fehér és { $black } fekete patkány.
rc-told-raised = { $attribute ->
    [movement] A főpatkány mozgásbónusza 1-gyel nőtt.
    [bite] A főpatkány harapása 1 kockával nőtt.
    [accuracy] A főpatkány pontossága 1-gyel javult.
    [defence] A főpatkány védelme 1-gyel nőtt.
   *[deployment] A főpatkány telepítési értéke 1-gyel nőtt.
    }
rc-told-mutated = A főpatkány a mutációjához ezt dobta: { $face }. { $attribute ->
    [movement] A mozgásbónusza mutálódott
    [bite] A harapása mutálódott
    [accuracy] A pontossága mutálódott
    [defence] A védelme mutálódott
    [deployment] A telepítési értéke mutálódott
   *[nothing] Egy tulajdonsága sem mutálódott
    }.
rc-told-nemesis-healed = A főpatkány erőre kapott; most { $health } életereje van.
rc-told-strengthened = A { $rat ->
    [white] fehér
    [brown] barna
   *[black] fekete
    } patkányok { $attribute ->
    [movement] mozgása
    [bite] harapása
   *[defence] védelme
    } a játék végéig 1-gyel nőtt.
rc-told-nemesis-deployed = A főpatkány megérkezett a városba, a { rc-zone.onto }.
rc-told-markers-returned = A városba tett jelzőid visszakerültek a készletbe.
rc-told-cleared = Rendrakás ebben a városrészben: { $district } ({ $number }). Lekerült { $rats } közönséges patkány{ $peculiars ->
    [0] {""}
   *[other] , { $peculiars } különös patkány
    }{ $markers ->
    [0] {""}
   *[other] , { $markers } jelző
    }{ $tokens ->
    [0] {""}
   *[other] , { $tokens } rejtélyjelző
    }.
rc-told-traps-returned = A városból { $count } csapda került vissza hozzád.
rc-told-ended = { $ending ->
    [tenth-cheese] Tiéd lett a tizedik varázssajt. Győztél.
    [nemesis-killed] A főpatkány elpusztult. Győztél.
    [cheese-devoured] A patkányok felfalták a tizedik varázssajtot. Vesztettél.
   *[dead] Az életerőd 0 lett. Vesztettél.
    }

## Amit a szerencse dönt el

rc-dice = { $count ->
    [1] Dobj egy kockával
   *[other] Dobj { $count } kockával
    }
rc-chance = { $what ->
    [attack] { rc-dice } a támadásodhoz.
    [trap] { rc-dice } a csapdához.
    [nemesis-move] Dobj egy kockával a főpatkány mozgásához.
    [nemesis-bite] { rc-dice } a főpatkány harapásához.
    [mutation] Dobj egy kockával a mutációhoz.
    [rat] Húzz egy patkányt a zsákból.
    [token] Húzz egy rejtélyjelzőt.
    [peculiar] Húzz egy különös patkányt.
   *[district] Húzz egy városrészt.
    }
rc-chance-zone = Ide kerül: { rc-zone }
rc-answer-district = { $number } { $district }
rc-answer = { $answer ->
    [white] Fehér patkány
    [brown] Barna patkány
    [black] Fekete patkány
    [health] Életerőjelző
    [cheese] Varázssajt
    [yellow] Sárga jelző
    [purple] Lila jelző
    [peculiar] Különös patkány
   *[nest] Fészek
    }

## Miért nem lehet

no-game-over = A játszma véget ért.
no-not-asked = Most másról kell dönteni.
no-rats-turn = Ez a te körödre vár; most a patkányok köre tart.
no-actions-over = Az akcióid véget értek; most csak képességet használhatsz, a számvevőnél vásárolhatsz vagy jutalmat vehetsz el.
no-attack-open = Előbb oszd el ennek a támadásnak a találatait.
no-pay-none = A ketrecedben nincs ilyen színű patkány.
no-lead-none = Nincs ott ilyen átvezethető közönséges patkány.
no-lead-barricade = Azt a mezőt barikád zárja el; patkányt nem vezethetsz oda.
no-smoke-none = A meződön nincs ilyen közönséges patkány.
no-pick-target = Ez nem tartozik a legközelebbi célpontok közé.
no-pick-way = Nem arra visz a legrövidebb út.
no-pick-trap = Ott nem vár elsülésre csapda.
no-pick-nest = A főpatkány ott nem jelenhet meg.
no-pick-district = Csak a legkevesebb patkányt rejtő városrész választható.
no-walk-not-near = Az a mező nem szomszédos a tiéddel.
no-walk-no-movement = Egy lépés { $need } mozgáspontba kerül; neked { $have } van.
no-trap-far = Csapda csak a meződre vagy egy szomszédos mezőre kerülhet.
no-trap-second = Ott már áll egy csapda.
no-trap-none-left = { $need ->
    [one] Az egyetlen csapdád már áll; erre a körre nincs több.
   *[other] Minden csapdád áll már ({ $need }); erre a körre nincs több.
    }
no-trap-cost = Egy csapda { $need } mozgáspontba kerül; neked { $have } van.
no-attack-dice = { $have ->
    [0] Nincs több támadókockád; { $need } kockával nem dobhatsz.
   *[other] { $have } támadókockád van; { $need } kockával nem dobhatsz.
    }
no-attack-no-rat = Nincs ott megtámadható patkány.
no-use-locked = Ez a képesség még zárolt.
no-use-no-marker = A képesség használata { $need } jelzőbe kerül; neked { $have } van.
no-use-marked = Ott már van ilyen jelző.
no-use-not-next = Ez csak a meződdel szomszédos mezőn működik.
no-use-far = Ez csak a meződön vagy egy szomszédos mezőn működik.
no-ruse-other-district = A hamis sajt csak abba a városrészbe tehető, ahol vagy.
no-ruse-cheese = A városrészedben varázssajt van; a hamisnak sajt nélküli városrész kell.
no-barricade-rats = Azon a mezőn patkányok vannak; a barikádhoz patkány nélküli mező kell.
no-collect-rats = A sajton még patkányok ülnek; a mezőn egy sem lehet.
no-collect-full = Ezekből a jelzőkből már annyi van nálad, amennyi lehet.
no-collect-locked = A képesség, amelyhez ezek a jelzők tartoznak, még zárolt.
no-collect-healthy = Teljes az életerőd; a jelző a helyén marad.
no-collect-nothing = Itt nincs mit begyűjteni.
no-buy-price = { $need } patkány kell { rc-ware.for }; neked { $have } van.
no-buy-locked = A számvevő nem adja el zárolt képesség jelzőjét.
no-buy-full = Legfeljebb { $need } lehet belőle; neked { $have } van.
no-buy-none-left = A készletben nincs több belőle.
no-buy-die-lost = Már nem dobhatnál vele: a fel nem használt ráadáskocka a frissítéskor elvész.
no-reward-not-caught = Nincs nálad ennek a patkánynak a kártyája.
no-reward-taken = Ezt a kártyát már eldobtad; csak egy jutalma vehető el.
no-reward-other = Ezen a kártyán nincs ilyen jutalom.
no-slot-black = A tábládon ehhez nincs sajthely.
no-slot-locked = Előbb oldd fel ezt a képességet.
no-slot-refilled = Ezt a képességet már feltöltötted; játszmánként egyszer lehet.
no-slot-second-level = Ebben a játszmában minden tulajdonság csak egyszer fejleszthető.
no-slot-full = E fejlesztés minden sajthelye betelt: { $have } / { $need }.
no-place-taken = Ott már áll egy városrész.
no-place-unjoined = Ott egyetlen csatlakozópár sem találkozna.
no-place-not-start = Az első városrészeknek a 00-s városrészhez kell csatlakozniuk.
no-place-join-yours = Ahhoz a városrészhez kell csatlakoznia, ahol vagy, mert ez lehetséges.
no-place-join-active = Aktív városrészhez kell csatlakoznia, mert ez lehetséges.
no-hit-not-here = Ez a patkány nincs ott, ahol a támadás zajlik.
no-hit-guarded = Itt egy különös patkány védi a közönségeseket; előbb őt kell elfogni.
no-hit-flies = Ez a patkány repül; csapda nem találhatja el.
no-hit-dodges = Ez a patkány minden elől kitér, csak a hatos elől nem.
no-hit-trap-nemesis = Ebben a játszmában a csapdák nem sebzik meg a főpatkányt.
no-hit-no-six = Ehhez halálos seb kell; nincs több.
no-waste-lethal = Maradt halálos seb, és van patkány, amely megkaphatja.
no-hit-too-few = Ehhez { $need } találat kell; { $have } maradt.

## A saját csomagok űrlapjainak szavai

rct-record-word = { $word ->
    [ability_marker] képességjelző
    [arches] árkádok
    [barrel] hordó
    [better_accuracy] nagyobb pontosság
    [black] fekete patkányok
    [blind] mellette rosszabb a pontosságod
    [boat] csónak
    [brood] fészeknek számít
    [brown] barna patkányok
    [call] két közönséges patkány jön vele
    [cheese] varázssajt
    [court] mellette a közönséges patkányok jobban védekeznek
    [die] támadókocka
    [dodge] csak hatossal fogható el
    [drive] mellette a közönséges patkányok messzebb mennek
    [extra_die] eggyel több kocka
    [flags] kőlapok
    [fly] nem tartja fel csali, barikád és csapda
    [gnaw] harap, amikor elhagyod a mezőjét
    [gorge] felfalja, ami ott van, ahol megáll
    [grass] fű
    [guard] védi a mellette álló közönséges patkányokat
    [hard] nehéz játék
    [health] életerő
    [health_marker] életerőjelző
    [house-a] első ház
    [house-b] második ház
    [house-c] harmadik ház
    [lamp] lámpás
    [last_bite] harap, mielőtt elfogják
    [lethal_five] az ötös is halálos
    [marker] legközelebbi jelző
    [mystery_token] rejtélyjelző
    [nest] fészek
    [none] nincs hatása
    [nursery] a városrésze fészkei többet adnak
    [pack] elvisz egy jelzőt
    [peculiar] különös patkány
    [planks] deszkák
    [purple] lila jelző
    [ratcatcher] a patkányfogó
    [scrap] elvisz egy csapdát
    [sicken] a harapása mozgásba kerül
    [standard] alapjáték
    [sticky] ragacsos
    [straw] szalma
    [tiles] csempék
    [trap] csapda
    [tree] fa
    [vanish] elillan, ha megsebesül
    [waves] víz
    [well] kút
    [white] fehér patkányok
    [yellow] sárga jelző
   *[other] „{ $word }”
    }
