## Fejtörők: cím, feladat, és hogy miért az a megoldás

puzzle-rc-stride = Egy lépés hiányzik
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
