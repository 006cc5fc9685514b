## Leckék lépésről lépésre

lesson-my-fight = Kardot elő
lesson-my-fight-about = Lépj oda egy patkányhoz, és küzdj meg vele.
lesson-my-fight-1 = Collin köre jön. Mozoghat, és végrehajthat egy akciót. Két mezővel odébb egy patkányharcos áll, a kard pedig a saját és a szomszédos mezőkre ér el.
lesson-my-fight-2 = Most eléri. A kockákon a kardok találnak, aztán a patkány dob pajzsra ellenük. A sáv már a dobás előtt megmutatja az esélyeket.
lesson-my-fight-3 = Két találat, és egy pajzs sem: a harcos legyőzve. Fejezd be Collin körét; a soron következő Nez.
lesson-my-fight-end = Egy mozgás és egy akció, tetszőleges sorrendben: ennyi egy egér köre. Az egy életpontos harcos egyetlen sebzéstől elesik, és ha a kártyája utolsó figurája is eltűnik, a kalandkártya is kikerül a sorból.

lesson-my-search = Valami a padló alatt
lesson-my-search-about = Keress a teremben, és vedd fel, amit találsz.
lesson-my-search-1 = Nincs ellenfél a közelben: itt az ideje keresni. Csillagra egy kártya kerül elő.
lesson-my-search-2 = Gyűszűsisak. Tartsd meg: a hátizsákba kerül.
lesson-my-search-3 = A hátizsákban senkit sem véd. A felszerelkezés ingyenes akció, körönként egyszer.
lesson-my-search-4 = Vedd fel.
lesson-my-search-5 = Egyelőre ennyi.
lesson-my-search-6 = Collin elhasználta az akcióját, de még mehet. Fejezd be a körét, amikor kész vagy.
lesson-my-search-end = Minden egér minden lapon egyszer találhat valamit, és csillag kell hozzá. A felszerelkezés, a megosztás és a tanulás nem kerül akcióba.

lesson-my-explore = A következő ajtó mögött
lesson-my-explore-about = Fedezzetek fel együtt egy új lapot, és nézzétek meg, ki lakik ott.
lesson-my-explore-1 = Ezen a lapon nincs ellenfél, és Collin a kijáratnál áll. A felfedezés akció, és mindenki megy.
lesson-my-explore-2 = Te választod, hol érkeznek meg: az új lap kijáratánál lévő mezőkön. Először Collin.
lesson-my-explore-3 = A következő. Egy mezőn csak néhány egér fér el.
lesson-my-explore-4 = És a következő.
lesson-my-explore-5 = Az utolsó; aztán meglátod, ki lakik itt.
lesson-my-explore-end = Aki felfedez, magával viszi az egész csapatot. Ha először jártok egy lapoldalon, összetűzéskártya mondja meg, ki van ott; aztán új sorrend készül, és a rajtaütés valakit feljebb léptethet. Csak akkor induljatok, ha készen álltok.

lesson-my-cheese = Mire jó a sajt
lesson-my-cheese-about = Szerezz sajtot harcban, és tanulj érte képességet.
lesson-my-cheese-1 = Collinnak öt sajtja van, eggyel kevesebb a kelleténél. Minden sajt, amelyet támadáskor dob, az övé, akkor is, ha a támadás nem talál.
lesson-my-cheese-2 = Nincs találat, de megvan a hatodik sajt. Hatért az egér a saját harci kategóriájából tanul egy képességet, ingyenes akcióként.
lesson-my-cheese-3 = Tanulja meg a Csel képességet. Egy egér a körében egy képességkártyát használhat, és sajttal fizet érte.
lesson-my-cheese-end = Az egerek dobta sajtból képesség lesz; az ellenfelek dobta sajt a sajtkerékre kerül, és a teli kerék felbukkanást hoz. Most már eleget tudsz egy egész fejezethez.
