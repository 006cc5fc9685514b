## Érmek

medal-name = { $medal ->
    [rc-first-night] Első éjszaka
    [rc-first-win] Alszik a város
    [rc-ten-cheeses] Sajtárus
    [rc-slayer] Volt király, nincs király
    [rc-unbitten] Egy karcolás nélkül
    [rc-thirty] Teli ketrec
    [rc-five-hundred] Patkány patkány után
    [rc-trapper] Türelmes kezek
    [rc-all-hands] Mindenki az utcára
    [rc-all-foes] Nincs kitől félni
    [rc-hard] A piros oldal
    [rc-customer] Törzsvevő
    [rc-brink] Hajszál híján
    [rc-steady] Biztos léptek
    [ev-first-year] Egy év a fa alatt
    [ev-first-win] Polgármester
    [ev-fifty] Falu
    [ev-eighty] Városka
    [ev-hundred] Megénekelt város
    [ev-full-city] Megtelt a fogadó
    [ev-festive] Ünnepi év
    [ev-wanderer] Vándor
    [ev-web] Ki a hálóból
    [ev-night-four] A legsötétebb éj
    [ev-thwarted] Elvágott szál
    [ev-rugwort] Rugvort hazamegy
    [ev-clear] Messze elöl
    [ev-hundred-cards] Építőmester
    [my-first-page] Első oldal
    [my-first-win] Kicsik, de bátrak
    [my-uncaught] Senki sem marad le
    [my-rescue] Ki a ketrecből
    [my-early] Idő előtt
    [my-last-page] Az utolsó oldal
    [my-twenty] Mancsban a tű
    [my-three-hundred] A csatornák réme
    [my-boss] Kicsi a bors
    [my-finder] Jó orr
    [my-friend] Testvériesen
    [my-three-chapters] Az út folytatódik
    [my-whole-book] Elejétől a végéig
    [all-ten] Tíz este
    [all-hundred] Száz este
    [all-three] Otthon a sövényben
    [all-row] Jó napok
    [all-daily] A mai asztal
    [all-week] Napról napra
    [all-together] Egy asztal körül
   *[other] { $medal }
    }
medal-say = { $medal ->
    [rc-first-night] Játssz végig egy játszmát.
    [rc-first-win] Nyerj egy játszmát.
    [rc-ten-cheeses] Nyerj öt játszmát tíz sajttal.
    [rc-slayer] Nyerj a főpatkány elpusztításával.
    [rc-unbitten] Nyerj életerő elvesztése nélkül.
    [rc-thirty] Fogj el 30 patkányt egy játszmában.
    [rc-five-hundred] Fogj el összesen 500 patkányt.
    [rc-trapper] Nyerj úgy, hogy a csapdák nyolcszor elsülnek.
    [rc-all-hands] Nyerj mind a hat patkányfogóval.
    [rc-all-foes] Nyerj mind a négy főpatkány ellen.
    [rc-hard] Nyerj nehéz játékban.
    [rc-customer] Nyerj négy megvett sajttal.
    [rc-brink] Nyerj, amikor a patkányok már kilenc sajtot felfaltak.
    [rc-steady] Nyerj háromszor egymás után visszavonás nélkül.
    [ev-first-year] Játssz végig egy játszmát.
    [ev-first-win] Nyerj egy játszmát.
    [ev-fifty] Szerezz 50 pontot.
    [ev-eighty] Szerezz 80 pontot.
    [ev-hundred] Szerezz 100 pontot.
    [ev-full-city] Fejezz be egy játszmát 15 kártyával a városodban.
    [ev-festive] Teljesíts három eseményt egy játszmában.
    [ev-wanderer] Szerezz öt pontot utazással egy játszmában.
    [ev-web] Győzd le ötször Éjszövőt.
    [ev-night-four] Győzd le Éjszövőt a negyedik szinten.
    [ev-thwarted] Nyerj úgy, hogy meghiúsítasz egy tervet vagy cselszövést.
    [ev-rugwort] Győzd le Rugvortot.
    [ev-clear] Nyerj legalább 25 pont előnnyel.
    [ev-hundred-cards] Játssz ki összesen 100 kártyát.
    [my-first-page] Játssz végig egy fejezetet.
    [my-first-win] Nyerj meg egy fejezetet.
    [my-uncaught] Nyerj úgy, hogy egyetlen egeret sem fognak el.
    [my-rescue] Nyerj úgy, hogy egy egeret kiszabadítotok.
    [my-early] Nyerj úgy, hogy még legalább három oldal maradt.
    [my-last-page] Nyerj az utolsó oldalon.
    [my-twenty] Győzz le 20 ellenfelet egy fejezetben.
    [my-three-hundred] Győzz le összesen 300 ellenfelet.
    [my-boss] Nyerj úgy, hogy legyőztök egy főnököt.
    [my-finder] Találj valamit hatszor egy fejezetben.
    [my-friend] Adj 25-ször kártyát vagy sajtot más egereknek.
    [my-three-chapters] Nyerj meg három különböző fejezetet kampányban.
    [my-whole-book] Nyerd meg mind a tizenegy fejezetet.
    [all-ten] Játssz végig tíz játszmát.
    [all-hundred] Játssz végig száz játszmát.
    [all-three] Nyerj mindhárom játékban.
    [all-row] Nyerj öt játszmát egymás után.
    [all-daily] Játssz végig egy napi kihívást.
    [all-week] Játssz végig napi kihívást hét egymást követő napon.
    [all-together] Játssz végig egy játszmát legalább ketten.
   *[other] { $medal }
    }
