## Fejtörők: cím, feladat, és hogy miért az a megoldás

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
