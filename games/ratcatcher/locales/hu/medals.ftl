## Érmek

medal-rc-first-night = Első éjszaka
medal-rc-first-night-say = Játssz végig egy játszmát.

medal-rc-first-win = Alszik a város
medal-rc-first-win-say = Nyerj egy játszmát.

medal-rc-ten-cheeses = Sajtárus
medal-rc-ten-cheeses-say = Nyerj öt játszmát tíz sajttal.

medal-rc-slayer = Volt király, nincs király
medal-rc-slayer-say = Nyerj a főpatkány elpusztításával.

medal-rc-unbitten = Egy karcolás nélkül
medal-rc-unbitten-say = Nyerj életerő elvesztése nélkül.

medal-rc-thirty = Teli ketrec
medal-rc-thirty-say = Fogj el 30 patkányt egy játszmában.

medal-rc-five-hundred = Patkány patkány után
medal-rc-five-hundred-say = Fogj el összesen 500 patkányt.

medal-rc-trapper = Türelmes kezek
medal-rc-trapper-say = Nyerj úgy, hogy a csapdák nyolcszor elsülnek.

medal-rc-all-hands = Mindenki az utcára
medal-rc-all-hands-say = Nyerj mind a hat patkányfogóval.

medal-rc-all-foes = Nincs kitől félni
medal-rc-all-foes-say = Nyerj mind a négy főpatkány ellen.

medal-rc-hard = A piros oldal
medal-rc-hard-say = Nyerj nehéz játékban.

medal-rc-customer = Törzsvevő
medal-rc-customer-say = Nyerj négy megvett sajttal.

medal-rc-brink = Hajszál híján
medal-rc-brink-say = Nyerj, amikor a patkányok már kilenc sajtot felfaltak.

medal-rc-steady = Biztos léptek
medal-rc-steady-say = Nyerj háromszor egymás után visszavonás nélkül.
