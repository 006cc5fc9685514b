# Véletlen, amelyet senki sem választhat: ígéretek, hozzájárulások, várószobák, ellenőrzés.

fair-title = Tisztesség
fair-lead = Hogyan működik a véletlen ebben a játszmában ({ $game }), és hogyan ellenőrizheted.
fair-called = Senki sem választhatta meg, mi jön ki itt, amíg a hozzájáruló játékosok közül akár egy is becsületes.
fair-not-called = Ezt a játszmát nem nevezzük tisztességesnek.
fair-more = Hogyan működik itt a véletlen
fair-how = Hogyan működik?
fair-copy = Másolás
fair-copied = Kimásolva
fair-caveat = { $caveat ->
    [forked] mi lett volna, ha
    [imported] fájlból hozták
    [position] megadott állásból
    [told] valódi kockák és kártyák
    [corrected] javított
    [daily] ma mindenkinek ugyanaz
    [alone] egyedül a szerver sorsolt
   *[nobody-gave] egy játékos sem járult hozzá
}
fair-caveat-say = { $caveat ->
    [forked] Egy másik játszma közepén kezdődött. A kezdetét sok közül is kiválaszthatták.
    [imported] Fájlból hozták. Amit addig osztottak, azt sok játszma közül is kiválaszthatták.
    [position] Olyan állásban kezdődött, amelyet valaki leírt.
    [told] Az emberek a valódi játékkal dobnak és húznak, és megmondják, mi jött ki. Ezt a program nem ellenőrizheti.
    [corrected] Valamit, amit megadtak, később kijavítottak.
    [daily] Ez a nap kihívása. A véletlenjét a dátumból bárki kiszámíthatja.
    [alone] Azelőtt kezdték, hogy a játékosok hozzájárulhattak volna. A titkot egyedül a szerver sorsolta; egyhez tartotta magát, de meg is választhatta.
   *[nobody-gave] Egy játékos sem járult hozzá a véletlenjéhez. A szerver egy titokhoz tartotta magát, de meg is választhatta.
}
fair-offer = Tisztességes véletlen
fair-offer-say = A szerver titkot sorsolt ehhez a játszmához, és az alábbi számjegyekkel ígéri meg. A böngésződ véletlen számjegyeket tesz hozzá, amelyeket a szerver nem ismerhet. A kettő együtt dönti el, mi jön ki.
fair-promise = Az ígéret
fair-promise-say = A szerver azelőtt sorsolta e játszma titkát, hogy bárki hozzájárult volna, és ezek a számjegyek később bizonyítják, hogy nem cserélte ki. Ha akarod, írd fel őket: a játszma végén összehasonlíthatod.
fair-commitment = Ígéret (64 számjegy)
fair-table = Az ígéret csak erre az asztalra szól:
fair-same = Ez a böngésző ugyanezt az ígéretet látta, mielőtt hozzájárult.
fair-other = Ez a böngésző korábban más ígéretet vagy más hozzájárulásokat látott. Valaki megváltoztatta őket: ne bízz ebben a játszmában.
fair-words = Saját szavaid (nem kötelező)
fair-words-say = Ha üresen hagyod, a böngésződ véletlen számjegyeket ír be. Szkriptek nélkül írj be bármit, amit senki sem találhat ki.
fair-long-words = Legfeljebb { $most } karakter.
fair-given = Amivel a játékosok hozzájárultak
fair-given-later = Az asztalnál még nem osztottak. A hozzájárulások az osztás után jelennek meg itt.
fair-given-nothing = semmi
fair-given-withheld = lepecsételt szavak, amelyeket sosem mutattak meg
fair-seal = Pecsét:
fair-check = Az ellenőrzés
fair-check-later = Amikor a játszma véget ér, itt megjelenik a titok, és minden ellenőrizhető lesz.
fair-no-secret = E játszma titka itt nem ismert, ezért a véletlenje nem ellenőrizhető.
fair-step-secret = Ez a titok illik az ígérethez:
fair-step-given = { $count ->
    [0] Egy játékos sem járult hozzá.
    [one] Egy hozzájárulás keveredett a titokkal; minden pecsét illik.
   *[other] { $count } hozzájárulás keveredett a titokkal; minden pecsét illik.
}
fair-step-draws = { $count ->
    [one] Az egyetlen dobás vagy húzás ezekből következik.
   *[other] { $count } dobás és húzás: mind ezekből következik.
}
fair-step-rules = { $count ->
    [one] Az egyetlen lépést újrajátszottuk, és a szabályok megengedik.
   *[other] { $count } lépést játszottunk újra, és a szabályok mindegyiket megengedik.
}
fair-step-kept = { $count ->
    [one] A kezdet és az első lépés egy másik játszmából jött, itt nem ellenőrizzük.
   *[other] A kezdet és az első { $count } lépés egy másik játszmából jött, itt nem ellenőrizzük.
}
fair-file = Bizonyíték mentése
fair-yourself = Ellenőrizd magad

fair-guide = Ellenőrizd magad
fair-guide-lead = Nem kell megbíznod ebben a programban. A véget ért játszmát bármely Pythonnal felszerelt gép ellenőrizheti.
fair-guide-how = Hogyan működik a véletlen
fair-guide-1 = Amikor az asztal elkészül, a szerver titkot sorsol, és azonnal megmutatja az ígéretét: egy kivonatot, amely ehhez a titokhoz illik és semmi máshoz.
fair-guide-2 = Aki játszik, szavakkal járul hozzá. Több eszköznél a böngészők előbb lepecsételik a véletlen számjegyeket, és akkor nyitják fel, amikor már mindenki lepecsételte a magáét, így senki sem igazíthatja a sajátját a tiédhez.
fair-guide-3 = A titok, az asztal és a hozzájárulások együtt adják minden dobás és húzás kulcsát.
fair-guide-4 = A játszma végén megjelenik a titok. Bárki újra kiszámíthatja az ígéretet, a kulcsot és minden húzást.
fair-guide-cheat = Szkriptek nélkül a szavaid nincsenek lepecsételve: ekkor a szerver és az utolsó játékos együtt mégis választhatna. Azokat a szavakat, amelyek később nem szerepelnek a tisztesség oldalán, nem használták fel.
fair-guide-script = Szkript, amelynek nincs közös kódja ezzel a programmal
fair-guide-file = Nyisd meg egy véget ért játszma tisztesség oldalát, és mentsd el ott a bizonyítékot.
fair-guide-run = Mentsd el a szkriptet, és futtasd:
fair-guide-noted = Ha a játszma előtt felírtad az ígéretet, add hozzá a számjegyeit:
fair-guide-save = Szkript mentése

# Várószobák

waiting-begin = Játssz barátokkal
waiting-title = { $game }: várjuk a barátokat
waiting-lead-host = Küldj el minden linket egy-egy barátodnak. Amikor mindenki megjött, te osztasz.
waiting-lead = Megvan a helyed. A házigazda oszt, amikor mindenki megjött.
waiting-who = { $who ->
    [host] a házigazda
    [invited] meghívva, még nem jött meg
    [come] megjött
   *[ours] { table-level }, gépi játékos
}
waiting-part = { $part ->
    [missing] még nem járult hozzá
    [sealed] lepecsételte a hozzájárulását
    [given] hozzájárult
   *[nothing] nem járul hozzá
}
waiting-chance = E játszma véletlenje
waiting-chance-say = Még nem osztottak. A szerver megígérte a titkát; mindenki hozzáteszi a maga részét, és együtt döntik el, mi jön ki.
waiting-words-say = Ha üresen hagyod, a böngésződ véletlen számjegyeket pecsétel le, és akkor mutatja meg, amikor mindenki megjött. Szkriptek nélkül írj be bármit, amit senki sem találhat ki.
waiting-give = Hozzájárulok
waiting-give-again = Mással járulok hozzá
waiting-open = A szavak, amelyeket lepecsételtél
waiting-open-do = Nyisd fel a pecsétemet
waiting-shown = Hozzájárulás:
waiting-link = Link ehhez a helyhez
waiting-with-me = Az én eszközömnél játszik
waiting-for-host = Mindenki megjött. A házigazda oszt.
waiting-for-others = Várjuk a többieket. Ez az oldal magától frissül.
waiting-deal-title = Osztás
waiting-deal = Osztás
waiting-deal-later = Amikor mindenki megjött és hozzájárult, itt megjelenik a gomb.
waiting-deal-ready = Mindenki megjött.
waiting-sealed = A böngészőjük még nem nyitotta fel a pecsétet: { $names }. Ez magától megtörténik, amint ez az oldal ott nyitva van.
waiting-anyway = Osztás nélkülük
waiting-anyway-say = A lepecsételve maradt hozzájárulások nem számítanak. A tisztesség oldala ezt jelzi.
waiting-leave = Lemondás
waiting-delete = Az asztal végleges bezárása
waiting-not-all-here = Még nem jött meg és járult hozzá mindenki.
waiting-still-sealed = Néhány hozzájárulás még le van pecsételve.

# Nyíltan kezdett asztalok

friends-anew = Kezdd újra barátokkal
friends-anew-say = Ezt a játszmát nyíltan kezdték: a kézben tartott lapokat láthatták, és más nem járult hozzá a véletlenjéhez. Barátokkal újrakezdődik, ugyanazokkal a beállításokkal, új titokkal és új lapokkal. Az itteni játszma úgy marad, ahogy van.
friends-begins-anew = Ezt a játszmát nyíltan kezdték. A megosztáshoz kezdd újra barátokkal.
