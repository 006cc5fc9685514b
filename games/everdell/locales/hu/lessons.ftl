## Leckék lépésről lépésre

lesson-ev-of-base = Az alapjáték
lesson-ev-of-pearlbrook = Pearlbrook
lesson-ev-of-bellfaire = Bellfaire
lesson-ev-of-spirecrest = Spirecrest
lesson-ev-of-newleaf = Newleaf

lesson-ev-gather = Két munkás és egy Farm
lesson-ev-gather-about = Küldd ki a munkásaidat, gyűjts, és játszd ki az első kártyádat.
lesson-ev-gather-1 = A körödben egy dolgot tehetsz: munkást helyezel le, kártyát játszol ki, vagy felkészülsz a következő évszakra. A kezedben egy Farm van, két gally és egy gyanta az ára. Előbb a gallyak.
lesson-ev-gather-2 = A munkás ott marad a következő évszakig. A másik gyantát hoz, és vele egy kártyát.
lesson-ev-gather-3 = Most fizesd ki a Farmot. A városodba kerül, és mivel zöld, rögtön ad egy bogyót.
lesson-ev-gather-end = Gyűjts, aztán építs: ebben a völgyben ez a fő dolog. A zöld kártyák azonnal fizetnek, és minden termeléskor újra, ezért a koraiak érnek a legtöbbet. Rugvort, aki itt ellened játszik, minden kártyád után elvesz egyet a rétről.

lesson-ev-token = Aki a Farmon lakik
lesson-ev-token-about = Költöztess be egy lényt ingyen egy építménybe.
lesson-ev-token-1 = A Feleség két bogyóba kerül, neked egy van. A Farm viszont megnevezi a Férjet és a Feleséget: akit megnevez, egyszer ingyen kijátszható, és a Farm ettől foglalt lesz. Költöztesd be a Feleséget.
lesson-ev-token-2 = Van még egy Farm. Használd a Férjhez.
lesson-ev-token-3 = Ha Feleség és Farm is van a városban, a Férj tetszőleges nyersanyagot hoz. Melyikre van a legnagyobb szükséged?
lesson-ev-token-end = Minden építmény egyszer teszi ezt. Építés előtt nézd meg a kezedben a lényeket, és a város kifizeti önmagát. A Férj és a Feleség is összetartozik: a végén a pár három ponttal többet ér.

lesson-ev-season = Amikor jön a tavasz
lesson-ev-season-about = Készülj fel az évszakra: a munkások hazajönnek, és a termelés fizet.
lesson-ev-season-1 = Mindkét munkás kint van, és nem telik arra, amit szeretnél. Ideje felkészülni: hazajönnek, egy új is csatlakozik, és tavasszal minden zöld kártya termel.
lesson-ev-season-2 = Három munkás otthon, egy bogyó a Farmról és egy kavics a Bányából. Küldj ki megint valakit.
lesson-ev-season-end = Senki sem vár a többiekre: mindenkinél akkor fordul az évszak, amikor felkészül. Az utolsó az ősz, és akinek már nincs dolga, passzol. A kék kártya, mint a Bíróság, egész játék alatt dolgozik.

lesson-ev-event = Pontok azért, amid van
lesson-ev-event-about = Teljesíts egy eseményt, és nézd meg, mi számít a végén.
lesson-ev-event-1 = A városodban négy zöld kártya van. Épp ezt kéri az Aratóünnep: küldj oda egy munkást, és a pontjai végleg a tieid.
lesson-ev-event-2 = A másik munkással pedig hozz valamit a kezedben lévő Bírósághoz, amelynek egy gally, egy gyanta és két kavics az ára.
lesson-ev-event-end = Az esemény azé, aki előbb odaér. A végén összeadod a kártyáidat, a pontjelzőket, a lila kártyákat, az eseményeket és az utazást. Most már eleget tudsz egy egész játszmához.

lesson-ev-ambassador = A nagykövet
lesson-ev-ambassador-about = Küldj egy békát a folyóhoz, és hozz haza egy gyöngyöt.
lesson-ev-ambassador-1 = A Pearlbrookban van egy nagyköveted, aki nem munkás, és csak a folyóhoz megy. Ott minden mező kártyákat kér a városodban. Két piros kártyád van: ennyi elég Gusztihoz, a kertészhez.
lesson-ev-ambassador-2 = Guszti három zöld kártyát kér a kezedből, mindet vagy egyet sem. Kezdd a Farmmal.
lesson-ev-ambassador-3 = A Bánya is zöld.
lesson-ev-ambassador-4 = És a Gallyuszály is. A háromért egy gyöngyöt és egy pontot kapsz.
lesson-ev-ambassador-end = A nagykövet akkor tér haza, amikor felkészülsz a következő évszakra, így mindegyikben egyszer mehet a folyóhoz. Aki először látogat egy lefordított kártyát, a rajta fekvő gyöngyöt is elveszi.

lesson-ev-shoal = A Zátony
lesson-ev-shoal-about = Szerezz gyöngyöt város nélkül is.
lesson-ev-shoal-1 = A városod üres, ezért a folyó négy mezője zárva van előtted. A Zátony nem kér kártyát a városodban, és akárhány béka elfér rajta.
lesson-ev-shoal-2 = Két tetszőleges nyersanyagba kerül, mindkettő teljesen. Fizess egy gallyat.
lesson-ev-shoal-3 = És a másik gallyat.
lesson-ev-shoal-4 = Két kézben lévő kártyába is kerül. Add oda a Farmot.
lesson-ev-shoal-5 = És a Bányát. A Királyt érdemes megtartani.
lesson-ev-shoal-end = A fel nem használt gyöngy a végén két pontot ér. Egy ékességben vagy csodában többet.

lesson-ev-adornment = Egy ékesség
lesson-ev-adornment-about = Viseld, amit egy gyöngyért kapni.
lesson-ev-adornment-1 = Az ékességeket az elején titokban osztják ki. Egynek a kijátszása külön kör, és egy gyöngybe kerül. Játszd ki a Távcsövet.
lesson-ev-adornment-2 = A gyöngyöt rögtön visszaadja, és ad egy kártyát meg egy tetszőleges nyersanyagot. Van gallyad és gyantád; végy el egy kavicsot, és futja egy csodára.
lesson-ev-adornment-end = Az ékesség nem foglal helyet a városodban, és a végén számít: a Távcső három pontot hoz minden csodáért, amelyet megépítettél.

lesson-ev-wonder = Egy csoda
lesson-ev-wonder-about = Építs olyat, ami messziről látszik.
lesson-ev-wonder-1 = A csodák az alapesemények helyén vannak. Leteszel egy munkást, és kifizeted a nyersanyagokat, a gyöngyöket és a kártyákat, mindent egyszerre. Megvan, amennyibe a Reménylő kapu kerül.
lesson-ev-wonder-2 = Két kézben lévő kártya is elmegy. Dobd el a Farmot.
lesson-ev-wonder-3 = És a Fogadót, hogy a Király maradjon.
lesson-ev-wonder-end = Minden csodát egyszer, egy játékos épít meg. A munkás akkor tér vissza, amikor felkészülsz a következő évszakra, mint bárhonnan máshonnan.

lesson-ev-market = A piac
lesson-ev-market-about = Cseréld pontokra, amid van.
lesson-ev-market-1 = A Bellfaire piaca még egy hely egy munkásnak. Egy látogatás a négy jelző egyikét használja. Menj oda.
lesson-ev-market-2 = A három gally és egy kártya jelzője a csereoldalon fekszik: kifizeted, amit mutat, három pontért és két nyersanyagért. Használd.
lesson-ev-market-3 = A gallyak ki vannak fizetve. A kártyát te választod: add oda a Farmot.
lesson-ev-market-4 = Most végy el két tetszőleges nyersanyagot. Először egy bogyót.
lesson-ev-market-5 = És egy kavicsot, amihez a legnehezebb hozzájutni.
lesson-ev-market-end = A felhasznált jelző átkerül a másik oldalra: a szerzésről a cserére vagy fordítva. A piacon egyszerre csak egy munkásod lehet.

lesson-ev-festival = A Virágfesztivál
lesson-ev-festival-about = Hozd össze mind az öt színt.
lesson-ev-festival-1 = A Virágfesztivál ötödik alapesemény. Minden színből kér egy kártyát. Van zöld, piros, kék és barna; a Feleség lila. Költöztesd be.
lesson-ev-festival-2 = Mind az öt szín ott van a városodban. Küldd a munkásodat a fesztiválra, mielőtt más teszi.
lesson-ev-festival-end = Négy pontot ér, eggyel többet a többi alapeseménynél, és azokhoz hasonlóan azé, aki először teljesíti.

lesson-ev-garland = A koszorúdíj
lesson-ev-garland-about = Legyen neked a legtöbb abból, amit a díj számol.
lesson-ev-garland-1 = Hét díj közül egy van játékban. A Földművelés a zöld kártyákat számolja: a másik városban kettő van, a tiédben egy. Játszd ki a Gallyuszályt.
lesson-ev-garland-2 = Most döntetlen, és a döntetlen nem elég. Játszd ki a Bányát.
lesson-ev-garland-3 = Három zöld kártya kettő ellen. Passzolj, hogy véget érjen a játék, és odaítéljék a díjat.
lesson-ev-garland-end = A fajtájából a legtöbb kártya hat pontot ér, a második legtöbb hármat. Nézd meg a díjat, mielőtt két ugyanannyit érő kártya közül választasz.

lesson-ev-power = Egy játékosképesség
lesson-ev-power-about = Találják meg a Sünök, ami hiányzik.
lesson-ev-power-1 = Képességekkel minden játékos kettőt húz, és egyet tart meg. Tiéd a Sünök: ahol a munkásod nem kap bogyót, elveszel egyet. Hozz három gallyat.
lesson-ev-power-2 = Megvan a bogyó. Most hozz két gyantát, és velük még egy bogyót.
lesson-ev-power-3 = A Bánya egy gallyba, egy gyantába és egy kavicsba kerül. Kavicsod nincs, de a Sünökkel két bogyó egy építmény árának bármely nyersanyagát helyettesítheti. Játszd ki.
lesson-ev-power-end = A képességek úgy különböznek, mint az állatok. Akinek van, tavasszal nem kap munkást, ezért használd gyakran.
lesson-ev-trail = Az ösvényen
lesson-ev-trail-about = Fedezd fel a Hegylábakat, és válassz abból, ami ott van.
lesson-ev-trail-1 = A Spirecrestben minden felkészülés után azonnal felfedezőútra mész. Mindkét munkásod kint van: készülj fel a tavaszra.
lesson-ev-trail-2 = Először térképet rajzolsz: a szakasz egy lapkája az expedíciód jobb végére kerül. A Bugyogó források 2 gyantába és 1 gallyba kerülnek, 3 pontot érnek, és gyantád már van.
lesson-ev-trail-3 = Most három felfedezés fekszik sorban. Az első ingyenes, a második 1, a harmadik 2 nyersanyagba vagy kártyába kerül. A Gyűjtögető a játék végéig egy kártyát ad minden bogyóért, amelyet a körödben szerzel.
lesson-ev-trail-end = Ezután a nyulad továbbmegy, és elér az évszakod időjárása: ebben a sűrű ködben nyárig nem látogathatod más játékosok kártyáit.
lesson-ev-expedition = Az expedíció
lesson-ev-expedition-about = Járd végig a lapkáidat, miután passzoltál.
lesson-ev-expedition-1 = Három lapka fekszik az expedíciódban, és a nyersanyagaiddal már nincs jobb dolgod. Passzolj, és azonnal útnak indulsz.
lesson-ev-expedition-2 = Az első lépés, a Liliomos tavak, 2 bogyóba kerül és 2 pontot ad. Balról jobbra haladsz, és bármikor megállhatsz.
lesson-ev-expedition-3 = A következő a Dobogó-domb, 1 kavicsért és 1 gallyért.
lesson-ev-expedition-4 = Az utolsó a Tükör-tó: 2 kavicsért 4 pont.
lesson-ev-expedition-end = Kilenc pont hat nyersanyagért. Amit nem tudsz kifizetni, az véget vet az expedíciónak, és a mögötte lévő lapkák elvesznek, ezért figyelj a sorrendjükre.

lesson-ev-station = Az állomás
lesson-ev-station-about = Játssz ki egy kártyát az állomásról, és ismerd meg a látogatóit.
lesson-ev-station-1 = Az állomáson további három kártya fekszik, amelyeket úgy játszhatsz ki, mintha a réten lennének, és mindegyik mellett egy vonatlapka. Játszd ki a Gallyuszályt.
lesson-ev-station-2 = Miután a kártya hatása lezajlott, a lapkája is adott két gallyat; most másik kártya és másik lapka fekszik ott. A munkásod találkozhat a látogatókkal: küldd az állomásra.
lesson-ev-station-3 = Két látogató van felfordítva. Először egyikük távozik. Apró Bim hat piros kártyát kér, neked pedig egy sincs: dobd el.
lesson-ev-station-4 = Másik látogató érkezett. Mélykúti Diggs hat pontot ér, ha két kavicsod marad, és annyi van. Vedd magadhoz.
lesson-ev-station-5 = És egy vonatlapka, amelyik tetszik. Vedd el a pontot.
lesson-ev-station-end = A látogatók a városod mellett állnak, és csak akkor érik meg a pontjaikat, ha a végén teljesül, amit kérnek. Tartsd meg azt a két kavicsot.

lesson-ev-golden = Aranyjelzők
lesson-ev-golden-about = Költözzenek be a lények pár helyett egy csoport révén.
lesson-ev-golden-1 = A Newleaf kártyái nem párt neveznek meg, hanem csoportot. A Pék a zöld kártyákat, és a Farm zöld: tegyél rá egy aranyjelzőt, és a Pék ingyen beköltözik.
lesson-ev-golden-2 = Fordítva is működik. A Könyvtár a Newleaf kártyája, és a kékeket nevezi meg, ezért bármely kék lény beköltözhet általa. Játszd ki a Bírót.
lesson-ev-golden-end = Az egész játékra három aranyjelződ van, és egy építményen csak egy jelző lehet, arany vagy közönséges. A Pék most minden megtartott bogyóért két ponttal többet ér, legfeljebb háromért.

lesson-ev-ticket = Jegy és foglalás
lesson-ev-ticket-about = Tegyél félre egy kártyát, és utazz azért, amibe kerül.
lesson-ev-ticket-1 = A foglalásjelződ a körödben félreteszi neked a rét vagy az állomás egy kártyáját. Jól jönne a Bánya, de csak gallyaid vannak: foglald le, mielőtt más viszi el.
lesson-ev-ticket-2 = Mindkét munkásod kint van. A vonatjegyeddel egyikük továbbutazhat. Használd a jegyet.
lesson-ev-ticket-3 = A három gallynál álló munkás elvégezte a dolgát, és amit hozott, nálad marad. Válaszd őt.
lesson-ev-ticket-4 = Másik helyre kell mennie, ahol állhat. Küldd a két gyantához.
lesson-ev-ticket-5 = A lefoglalt kártya eggyel kevesebb nyersanyagba kerül. Játszd ki a Bányát.
lesson-ev-ticket-6 = Te választod, mit takarítasz meg: a kavicsot.
lesson-ev-ticket-end = A Bánya már hozott is egy kavicsot. A jegy másik oldala nyártól használható, a foglalásjelző pedig akkor szabadul fel, amikor legközelebb felkészülsz.
