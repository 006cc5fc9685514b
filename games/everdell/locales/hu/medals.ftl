## Érmek

medal-ev-first-year = Egy év a fa alatt
medal-ev-first-year-say = Játssz végig egy játszmát.

medal-ev-first-win = Polgármester
medal-ev-first-win-say = Nyerj egy játszmát.

medal-ev-fifty = Falu
medal-ev-fifty-say = Szerezz 50 pontot.

medal-ev-eighty = Városka
medal-ev-eighty-say = Szerezz 80 pontot.

medal-ev-hundred = Megénekelt város
medal-ev-hundred-say = Szerezz 100 pontot.

medal-ev-full-city = Megtelt a fogadó
medal-ev-full-city-say = Fejezz be egy játszmát 15 kártyával a városodban.

medal-ev-festive = Ünnepi év
medal-ev-festive-say = Teljesíts három eseményt egy játszmában.

medal-ev-wanderer = Vándor
medal-ev-wanderer-say = Szerezz öt pontot utazással egy játszmában.

medal-ev-web = Ki a hálóból
medal-ev-web-say = Győzd le ötször Éjszövőt.

medal-ev-night-four = A legsötétebb éj
medal-ev-night-four-say = Győzd le Éjszövőt a negyedik szinten.

medal-ev-thwarted = Elvágott szál
medal-ev-thwarted-say = Nyerj úgy, hogy meghiúsítasz egy tervet vagy cselszövést.

medal-ev-rugwort = Rugvort hazamegy
medal-ev-rugwort-say = Győzd le Rugvortot.

medal-ev-clear = Messze elöl
medal-ev-clear-say = Nyerj legalább 25 pont előnnyel.

medal-ev-hundred-cards = Építőmester
medal-ev-hundred-cards-say = Játssz ki összesen 100 kártyát.

medal-ev-brook = A folyónál
medal-ev-brook-say = Nyerj egy játszmát a Pearlbrookkal.

medal-ev-splendour = Gyöngyök és pompa
medal-ev-splendour-say = Szerezz 25 pontot csodákért egy játszmában.

medal-ev-market = Vásári nap
medal-ev-market-say = Nyerj egy játszmát a Bellfaire piacával.

medal-ev-garland = Virágkoszorú
medal-ev-garland-say = Szerezd meg az első helyet a koszorúdíjban.

medal-ev-powers = A természet ajándéka
medal-ev-powers-say = Nyerj három játszmát a Bellfaire játékosképességeivel.

medal-ev-six = Hosszú asztal
medal-ev-six-say = Szerezz 40 pontot egy hatszemélyes játszmában.

medal-ev-heights = Fent a magasban
medal-ev-heights-say = Nyerj egy játszmát a Spirecresttel.

medal-ev-expedition = Az utolsó táborig
medal-ev-expedition-say = Szerezz egy játszmában 12 pontot a Spirecrest expedícióján.

medal-ev-station = Beszállás
medal-ev-station-say = Nyerj egy játszmát a Newleaf állomásával.

medal-ev-guests = Jó házigazda
medal-ev-guests-say = Szerezz egy játszmában 20 pontot látogatókért.
