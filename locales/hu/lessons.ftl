## Leckék lépésről lépésre

lesson-rc-walk = A sajt, és aki rajta ül
lesson-rc-walk-about = Lépegess, gyűjts sajtot, és fogd el az első patkányt.
lesson-rc-walk-1 = Tíz varázssajttal nyersz. Az egyik itt hever melletted a fűben, és senki sem őrzi. Egy lépés egy mozgáspontba kerül.
lesson-rc-walk-2 = A sajtot azonnal és ingyen begyűjtötted. Most fejlesztést fizet: minden sajt a táblád egy helyére kerül. A mozgásnak egyetlen helye van, így ez rögtön hat.
lesson-rc-walk-3 = Eggyel több pontod van. A szomszédban is van sajt, de egy fehér patkány ül rajta, és őrzött sajtot nem lehet begyűjteni. Menj oda mégis.
lesson-rc-walk-4 = Azt támadod, ami a saját meződön van. Válaszd ki, hány kockával dobsz a háromból: egy fehér patkányra kettő bőven elég, a harmadik megmarad későbbre. A 4 vagy több talál.
lesson-rc-walk-5 = Az ötös talál, a kettes nem. Add a találatot a fehér patkánynak: egy elég, hogy elfogd.
lesson-rc-walk-6 = A patkány a számvevő ketrecében ül, és mivel már senki sem őrizte a sajtot, rögtön a tiéd lett. Tedd oda, ahol erősebb szeretnél lenni.
lesson-rc-walk-end = Ez a játék lelke: menj, törj utat, gyűjts. Tíz sajttal nyer, aki előbb szerzi meg őket.

lesson-rc-trap = Csapda a küszöbön
lesson-rc-trap-about = Állíts csapdát, és nézd végig a patkányok körét.
lesson-rc-trap-1 = A szomszéd mezőn egy barna patkány rád vadászik: a barnák odafutnak és harapnak. Állíts csapdát oda, ahová érkezik: a saját meződre.
lesson-rc-trap-2 = Most fejezd be a kört. A patkányok mozognak, aztán elsülnek a csapdák, aztán harapnak, aztán sajtot falnak, végül újak jelennek meg.
lesson-rc-trap-3 = Megjött, a csapda elsült és talált. A csapda találatait úgy osztod ki, mint a sajátjaidat.
lesson-rc-trap-end = A kockák, a mozgás és a csapda újra a tieid, a barna patkány pedig harapás nélkül a ketrecben ül. A patkányok előbb mozognak, aztán elsülnek a csapdák, és csak utána harap valaki: a csapda ott ér többet, ahová mennek, nem ott, ahol vannak.

lesson-rc-danger = Öten megeszik a sajtot
lesson-rc-danger-about = Vedd észre a veszélyt, és hárítsd el.
lesson-rc-danger-1 = Öt fehér patkány ül a sajton. Ha a patkányok körében is öten vannak, felfalják, és tíz felfalt sajttal vesztettél. Menj oda hozzájuk.
lesson-rc-danger-2 = Attól, hogy ott állsz, nem hagyják abba: csak az segít, ha kevesebben vannak. Dobj mindennel, amid van.
lesson-rc-danger-3 = Két találat. A fehér patkányok rosszul védekeznek: egy találat egyet elfog.
lesson-rc-danger-4 = És még egyet.
lesson-rc-danger-5 = Hárman maradtak, ez kevés a faláshoz. Fejezd be a kört, és figyeld a fészket.
lesson-rc-danger-end = A sajt biztonságban van: hárman kevesen vannak. Egyszer megharaptak, a meződön álló közönséges patkányok együtt. A fészekhez kihúzott fekete patkány pedig hozott magával még egyet, így a város megint telik. Nem kell mindet elfognod: csak ne legyenek öten.

lesson-rc-tallyman = Amit a számvevő árul
lesson-rc-tallyman-about = Váltsd az elfogott patkányokat arra, ami kell.
lesson-rc-tallyman-1 = A szomszédban egy fekete patkány őrzi a sajtot. Védekezik: két találat kell az elfogásához. Egyetlen támadókockád maradt, de a ketrecben hat patkány ül. Kettőért kapsz még egy kockát erre a körre.
lesson-rc-tallyman-2 = Te választod, melyikkel fizetsz. Ami kikerül, visszamegy a zsákba, és egyszer visszajöhet: a barnák harapnak, a fehérek esznek.
lesson-rc-tallyman-3 = Két kocka. Menj oda.
lesson-rc-tallyman-4 = És dobj mindkettővel.
lesson-rc-tallyman-5 = Két találat, épp elég.
lesson-rc-tallyman-6 = A sajt a tiéd. Képességet is feloldhat: a sárga vagy a lila helyen. A képességet a jelzőivel használod, a köröd bármely pillanatában.
lesson-rc-tallyman-end = A ketrecben ülő patkány pénz: ha elköltöd, visszakerül a zsákba. A számvevő a köröd bármely pillanatában árul. Most már eleget tudsz egy egész játszmához.

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

lesson-my-fight = Kardot elő
lesson-my-fight-about = Lépj oda egy patkányhoz, és küzdj meg vele.
lesson-my-fight-1 = Collin köre jön. Mozoghat, és végrehajthat egy akciót. Két mezővel odébb egy patkányharcos áll, a kard pedig a saját és a szomszédos mezőkre ér el.
lesson-my-fight-2 = Most eléri. A kockákon a kardok találnak, aztán a patkány dob pajzsra ellenük. A sáv már a dobás előtt megmutatja az esélyeket.
lesson-my-fight-3 = Két találat, és egy pajzs sem: a harcos legyőzve. Fejezd be Collin körét; a soron következő Nez.
lesson-my-fight-end = Egy mozgás és egy akció, tetszőleges sorrendben: ennyi egy egér köre. Az egy életpontos harcos egyetlen sebzéstől elesik, és ha a kártyája utolsó figurája is eltűnik, a kalandkártya is lekerül a sorról.

lesson-my-search = Valami a padló alatt
lesson-my-search-about = Keress a teremben, és vedd fel, amit találsz.
lesson-my-search-1 = Nincs ellenfél a közelben: itt az ideje keresni. Csillagra egy kártya kerül elő.
lesson-my-search-2 = Gyűszűsisak. Tartsd meg: a hátizsákba kerül.
lesson-my-search-3 = A hátizsákban senkit sem véd. A felszerelkezés ingyenes akció, körönként egyszer.
lesson-my-search-4 = Vedd fel.
lesson-my-search-5 = Egyelőre ennyi.
lesson-my-search-6 = Collin elhasználta az akcióját, de még mehet. Fejezd be a körét, amikor kész vagy.
lesson-my-search-end = Minden egér minden lapon egyszer találhat valamit, és csillag kell hozzá. A felszerelkezés, a megosztás és a tanulás nem kerül akcióba.

lesson-my-explore = A következő ajtó mögött
lesson-my-explore-about = Fedezzetek fel együtt egy új lapot, és nézzétek meg, ki lakik ott.
lesson-my-explore-1 = Ezen a lapon nincs ellenfél, és Collin a kijáratnál áll. A felfedezés akció, és mindenki megy.
lesson-my-explore-2 = Te választod, hol érkeznek meg: az új lap kijáratánál lévő mezőkön. Először Collin.
lesson-my-explore-3 = A következő. Egy mezőn csak néhány egér fér el.
lesson-my-explore-4 = És a következő.
lesson-my-explore-5 = Az utolsó; aztán meglátod, ki lakik itt.
lesson-my-explore-end = Aki felfedez, magával viszi az egész csapatot. Ha először jártok egy lapoldalon, összetűzéskártya mondja meg, ki van ott; aztán új sorrend készül, és a rajtaütés valakit feljebb léptethet. Csak akkor induljatok, ha készen álltok.

lesson-my-cheese = Mire jó a sajt
lesson-my-cheese-about = Szerezz sajtot harcban, és tanulj érte képességet.
lesson-my-cheese-1 = Collinnak öt sajtja van, eggyel kevesebb a kelleténél. Minden sajt, amelyet támadáskor dob, az övé, akkor is, ha a támadás nem talál.
lesson-my-cheese-2 = Nincs találat, de megvan a hatodik sajt. Hatért az egér a saját harci kategóriájából tanul egy képességet, ingyenes akcióként.
lesson-my-cheese-3 = Tanulja meg a Csel képességet. Egy egér a körében egy képességkártyát használhat, és sajttal fizet érte.
lesson-my-cheese-end = Az egerek dobta sajttól ők lesznek okosabbak; az ellenfelek dobta sajt a sajtkerékre kerül, és a teli kerék felbukkanást hoz. Most már eleget tudsz egy egész fejezethez.
