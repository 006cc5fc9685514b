## Leckék lépésről lépésre

lesson-rc-walk = A sajt, és aki rajta ül
lesson-rc-walk-about = Lépegess, gyűjts sajtot, és fogd el az első patkányt.
lesson-rc-walk-1 = Tíz varázssajttal nyersz. Az egyik itt hever melletted a fűben, és senki sem őrzi. Egy lépés egy mozgáspontba kerül.
lesson-rc-walk-2 = A sajtot azonnal és ingyen begyűjtötted. Most fejlesztést fizet: minden sajt a táblád egy helyére kerül. A mozgásnak egyetlen helye van, így ez rögtön hat.
lesson-rc-walk-3 = Eggyel több pontod van. A szomszédban is van sajt, de egy fehér patkány ül rajta, és őrzött sajtot nem lehet begyűjteni. Menj oda mégis.
lesson-rc-walk-4 = Azt támadod, ami a saját meződön van. Válaszd ki, hány kockával dobsz a háromból: egy fehér patkányra kettő bőven elég, a harmadik megmarad későbbre. A 4 vagy több talál.
lesson-rc-walk-5 = Az ötös talál, a kettes nem. Add a találatot a fehér patkánynak: egy elég, hogy elfogd.
lesson-rc-walk-6 = A patkány a számvevő ketrecében ül, és mivel már senki sem őrizte a sajtot, rögtön a tiéd lett. Tedd oda, ahol erősebb szeretnél lenni.
lesson-rc-walk-end = Ez a játék lelke: menj, törj utat, gyűjts. Az nyer, aki előbb szerez tíz sajtot.

lesson-rc-trap = Csapda a küszöbön
lesson-rc-trap-about = Állíts csapdát, és nézd végig a patkányok körét.
lesson-rc-trap-1 = A szomszéd mezőn egy barna patkány rád vadászik: a barnák odafutnak és harapnak. Állíts csapdát oda, ahová érkezik: a saját meződre.
lesson-rc-trap-2 = Most fejezd be a köröd. A patkányok mozognak, aztán elsülnek a csapdák, aztán harapnak, aztán sajtot falnak, végül újak jelennek meg.
lesson-rc-trap-3 = Megjött, a csapda elsült és talált. A csapda találatait úgy osztod ki, mint a sajátjaidat.
lesson-rc-trap-end = A kockák, a mozgás és a csapda újra a tieid, a barna patkány pedig harapás nélkül a ketrecben ül. A patkányok előbb mozognak, aztán elsülnek a csapdák, és csak utána harap valaki: a csapda ott ér többet, ahová mennek, nem ott, ahol vannak.

lesson-rc-danger = Öten megeszik a sajtot
lesson-rc-danger-about = Vedd észre a veszélyt, és hárítsd el.
lesson-rc-danger-1 = Öt fehér patkány ül a sajton. Ha a patkányok körében is öten vannak, felfalják, és tíz felfalt sajttal vesztettél. Menj oda hozzájuk.
lesson-rc-danger-2 = Attól, hogy ott állsz, nem hagyják abba: csak az segít, ha kevesebben vannak. Dobj mindennel, amid van.
lesson-rc-danger-3 = Két találat. A fehér patkányok rosszul védekeznek: egy találat egyet elfog.
lesson-rc-danger-4 = És még egyet.
lesson-rc-danger-5 = Hárman maradtak, ez kevés a faláshoz. Fejezd be a köröd, és figyeld a fészket.
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
