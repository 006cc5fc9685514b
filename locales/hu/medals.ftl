## Érmek

medal-all-ten = Tíz este
medal-all-ten-say = Játssz végig tíz játszmát.

medal-all-hundred = Száz este
medal-all-hundred-say = Játssz végig száz játszmát.

medal-all-three = Otthon a sövényben
medal-all-three-say = Nyerj mindhárom játékban.

medal-all-row = Jó napok
medal-all-row-say = Nyerj öt játszmát egymás után.

medal-all-daily = A mai asztal
medal-all-daily-say = Játssz végig egy napi kihívást.

medal-all-week = Napról napra
medal-all-week-say = Játssz végig napi kihívást hét egymást követő napon.

medal-all-together = Egy asztal körül
medal-all-together-say = Játsszatok végig egy játszmát legalább ketten.
