## Érmek

medal-my-first-page = Első oldal
medal-my-first-page-say = Játssz végig egy fejezetet, győzelemig vagy vereségig.

medal-my-first-win = Kicsik, de bátrak
medal-my-first-win-say = Nyerj meg egy fejezetet.

medal-my-uncaught = Senki sem marad le
medal-my-uncaught-say = Nyerj úgy, hogy egyetlen egeret sem fognak el.

medal-my-rescue = Ki a ketrecből
medal-my-rescue-say = Nyerj úgy, hogy egy egeret kiszabadítotok.

medal-my-early = Idő előtt
medal-my-early-say = Nyerj úgy, hogy még legalább három oldal maradt.

medal-my-last-page = Az utolsó oldal
medal-my-last-page-say = Nyerj az utolsó oldalon.

medal-my-twenty = Mancsban a tű
medal-my-twenty-say = Győzz le 20 ellenfelet egy fejezetben.

medal-my-three-hundred = A csatornák réme
medal-my-three-hundred-say = Győzz le összesen 300 ellenfelet.

medal-my-boss = Kicsi a bors
medal-my-boss-say = Nyerj úgy, hogy legyőztök egy főnököt.

medal-my-finder = Jó orr
medal-my-finder-say = Találj valamit hatszor egy fejezetben.

medal-my-friend = Testvériesen
medal-my-friend-say = Adj 25-ször kártyát vagy sajtot más egereknek.

medal-my-three-chapters = Az út folytatódik
medal-my-three-chapters-say = Nyerj meg három különböző fejezetet kampányban.

medal-my-whole-book = Elejétől a végéig
medal-my-whole-book-say = Nyerd meg mind a tizenegy fejezetet.
