## Leckék lépésről lépésre

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
