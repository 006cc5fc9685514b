## Fejtörők: cím, feladat, és hogy miért az a megoldás

puzzle-rc-stride = Egy lépéssel kevesebb
puzzle-rc-stride-ask = Szerezd meg a tizedik sajtodat ebben a körben. Nyolc van, és egyetlen mozgáspontod.
puzzle-rc-stride-why = Az első sajt betölti a mozgás fejlesztését, és az rögtön megadja a hiányzó pontot.

puzzle-rc-bridge = Át a pallón
puzzle-rc-bridge-ask = Szerezd meg a tizedik sajtodat ebben a körben. Két sajt van melletted, egy harmadik a pallón túl.
puzzle-rc-bridge-why = Csak a csatlakozós mezőről juthatsz tovább egy másik sajthoz, és csak a mozgás fejlesztésével.

puzzle-rc-die = Üres kézzel
puzzle-rc-die-ask = Szerezd meg a tizedik sajtodat ebben a körben. Nincs több támadókockád; a következő dobás 4-es lesz.
puzzle-rc-die-why = Az őrizetlen sajt kifizeti a támadás első szintjét, és az azonnal kockát ad.

puzzle-rc-aim = A hármas is elég
puzzle-rc-aim-ask = Szerezd meg a tizedik sajtodat ebben a körben. A kockád 3-ast mutat majd, te pedig 4-től találsz.
puzzle-rc-aim-why = A második sajttal betelik a pontosság, és onnantól a hármas is talál.

puzzle-rc-split = Kié legyen a hatos?
puzzle-rc-split-ask = Szerezd meg a tizedik sajtodat ebben a körben. Egy fekete és egy barna patkány őrzi. A két kockád 6-ost és 4-est mutat majd.
puzzle-rc-split-why = A hatos a védelemtől függetlenül sebez, ezért a feketéé; a barnához elég a négyes.

puzzle-rc-loan = Kölcsön a ketrecből
puzzle-rc-loan-ask = Szerezd meg a tizedik sajtodat ebben a körben. Fekete patkány őrzi. Egy kockád van; amit dobsz, mind 4-es lesz.
puzzle-rc-loan-why = A fekete patkányhoz két találat kell. A ketrec két patkánya megveszi a második kockát, még a támadás előtt.

puzzle-rc-fence = Tizenkét patkány egy sajtért
puzzle-rc-fence-ask = Szerezd meg a tizedik sajtodat ebben a körben. A városban nincs sajt. A két kockád 5-öst és 4-est mutat majd.
puzzle-rc-fence-why = A ketrecben tíz patkány ül, és a számvevő tizenkettőért ad sajtot. A fekete mindkét találatot elvinné.

puzzle-rc-king = Senki sem él örökké
puzzle-rc-king-ask = Öld meg ebben a körben a Patkánykirályt. A négy kocka 4-est, 5-öst, 4-est és 6-ost mutat majd.
puzzle-rc-king-why = Az első seb három találat; a hatos magában megadja a másodikat. A fehér patkányokkal ne törődj.

puzzle-rc-errand = Két sajt, egy kocka
puzzle-rc-errand-ask = Szerezd meg a tizedik sajtodat ebben a körben. Mindkét sajtot őrzik, neked egy kockád van. A következő kettő 4-est és 5-öst mutat majd.
puzzle-rc-errand-why = Az első kockával szerzett sajt megadja a másodikat, és a lépéseid csak a közelebbi mezőről indulva elegek.

puzzle-rc-two = Mindent egyszerre
puzzle-rc-two-ask = Szerezd meg a tizedik sajtodat ebben a körben. Amire szükséged van, azt egy fehér és egy fekete patkány őrzi. A kockák 4-est, majd két 3-ast mutatnak.
puzzle-rc-two-why = A fehér patkány a ketrecbe kerül, és a társával kifizet egy kockát; a sajtjával a hármas is talál. Két hármas két találat, elég a feketéhez.

puzzle-ev-purple = Kastély vagy Palota?
puzzle-ev-purple-ask = Mindenki más passzolt, 13 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-purple-why = A városban három közönséges építmény áll, egyedi viszont csak egy.

puzzle-ev-carver = Előbb a fa
puzzle-ev-carver-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-carver-why = Az Uszályos varangy hozza a gallyakat, amelyekből a Fafaragó pontot csinál.

puzzle-ev-festival = A negyedik zöld kártya
puzzle-ev-festival-ask = Mindenki más passzolt, 9 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-festival-why = Bármelyik zöld kártyával négy lesz, és megnyílik az Aratóünnep; a Bánya éri a legtöbbet.

puzzle-ev-pair = Együtt jobb
puzzle-ev-pair-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-pair-why = Fizesd ki a Feleséget, és a Férj költözzön a Farmra; fordítva nem elég a bogyó. A pár hárommal többet ér.

puzzle-ev-judge = A Bíró engedékeny
puzzle-ev-judge-ask = Mindenki más passzolt, 6 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-judge-why = A Bíróval egy bogyó pótol egy gallyat, a Színház pedig az egyedi lényeket számolja.

puzzle-ev-innkeeper = A ház ajándéka
puzzle-ev-innkeeper-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-innkeeper-why = A Király mellett nem marad semmi az Orvos díjára. Az Orvos olcsóbb, és minden megtartott bogyó egy pont.

puzzle-ev-crane = Daru egy palotáért
puzzle-ev-crane-ask = Mindenki más passzolt, 7 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-crane-why = A Daru három nyersanyagot elenged a Palota árából, és távozik; a Palota a megmaradt egyedi építményt és önmagát számolja.

puzzle-ev-courthouse = Három egymás után
puzzle-ev-courthouse-ask = Mindenki más passzolt, 4 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-courthouse-why = A kártyák egymásért fizetnek: a Gallyuszály és a Bánya hozza meg a következő árát.

puzzle-ev-dungeon = Valakinek ülnie kell
puzzle-ev-dungeon-ask = Mindenki más passzolt, 5 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-dungeon-why = A Tömlöcbe zárt lény három bogyót fizet, a maradékból kitelik a Királynő. A Királyra nem telik.

puzzle-ev-doctor = Mindenkinek jár
puzzle-ev-doctor-ask = Mindenki más passzolt, 14 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-doctor-why = Aki az Egyetemen át jön, meghagyja a bogyókat a többieknek és az Orvos díjára.

puzzle-my-near = Két lépés és egy kard
puzzle-my-near-ask = Győzd le ebben a körben a patkányharcost. Collinnak 2 mozgáspontja maradt; a kockáin három kard lesz, a patkány nem dob pajzsot.
puzzle-my-near-why = A kard a szomszédos mezőkre ér el, átlósan is; két mozgásponttal csak kettőre juthatsz el közülük.

puzzle-my-sixth = A hatodik darab
puzzle-my-sixth-ask = Tanítsd meg ebben a körben Collinnak a Cselt. Öt sajtja van, a kockáin egy sajt és két íj lesz.
puzzle-my-sixth-why = A sajt a célt tévesztett támadásban is számít, a tanulás pedig ingyenes akció.

puzzle-my-unpack = Hol az a kard?
puzzle-my-unpack-ask = Győzd le ebben a körben a patkányharcost. Collin kardja a hátizsákban van; a kockákon három kard lesz, a patkány nem dob pajzsot.
puzzle-my-unpack-why = Fegyver nélkül nincs támadás; a felszerelkezés ingyenes, és azzal kell kezdeni.

puzzle-my-free = A pók mellett
puzzle-my-free-ask = Győzd le ebben a körben a patkányharcost, a pókot pedig hagyd békén. Collinnak 1 mozgáspontja van; a kockáin három kard lesz, a patkány nem dob pajzsot.
puzzle-my-free-why = Két mezőről ér el a kard a patkányhoz; aki a pók mellett is áll, az is megválaszthatja, kit támad.

puzzle-my-sling = Lőtávolon kívül
puzzle-my-sling-ask = Lődd le ebben a körben a patkányharcost. Collin parittyája két íjat dob, a patkány nem dob pajzsot. Collin mellett egy csótány ül; Collinnak 1 mozgáspontja van.
puzzle-my-sling-why = Ha ellenfél van közel, csak rá lehet lőni. Egy lépés el a csótánytól, és szabad a lövés.

puzzle-my-pair = Mindenkinek egy
puzzle-my-pair-ask = Tisztítsd meg a termet mindkét patkányharcostól, mielőtt ők következnek. Minden kocka kardot mutat, és egyik patkány sem dob pajzsot.
puzzle-my-pair-why = Collin elintézi az egyiket, mindegy melyiket, Nez pedig, aki utána jön, a másikat.

puzzle-my-hat = Két sapka
puzzle-my-hat-ask = Ebben a körben Collin viselje a Makkupkát, Nez hátizsákjában pedig legyen a Gyűszűsisak.
puzzle-my-hat-why = Egy fejen egy sapka fér el: előbb add oda a sisakot, aztán vedd fel a sapkát. Mindkettő ingyenes akció.

puzzle-my-mend = Két sebzés, két sajt
puzzle-my-mend-ask = Tilda köre. Gyógyítsd meg Collin mindkét sebzését; Tildának két sajtja van, Elsősegélye és 1 mozgáspontja.
puzzle-my-mend-why = A Kötözés szomszédos mezőre is jó, az Elsősegély csak a sajátra; és a gyógyító ezért eggyel kevesebb sajtot fizet.

puzzle-my-dodge = Harcolj és tanulj
puzzle-my-dodge-ask = Filch egyetlen körében győzd le a patkányharcost, és tanuld meg a Kitérést. Öt sajtja van; a kockáin egy sajt és egy kard lesz, a patkány nem dob pajzsot.
puzzle-my-dodge-why = A támadás sajtja a hatodik, ezért előbb a támadás.

puzzle-my-roaches = Ki kit?
puzzle-my-roaches-ask = Tisztítsd meg a termet a csótánytól és a patkányharcostól, mielőtt ők következnek. Collin egy kardot dob, Nez hármat; a csótány nem dob pajzsot, a harcos egyet.
puzzle-my-roaches-why = Egy kard elég a csótányhoz, de nem ahhoz, aki két kockával védekezik; az már Nez dolga.
