## Sehová sem vezető kérések

server-no-page = Ezen a címen nincs semmi. Talán hiányzik belőle egy betű.
server-no-table = Nincs ilyen asztal. Lehet, hogy törölték, itt vagy egy másik ablakban.
server-no-rule = Nincs ilyen számú szabály.
server-no-game = Ezen a szerveren nincs { $game } nevű játék.
server-covered = Most másik játékos van soron. Előbb add át az eszközt; semmi sem változott.
server-method = Ez a cím nem fogad ilyen kérést.
server-malformed = A kérés nem olvasható: valami hiányzik belőle, vagy nem az, aminek lennie kellene. Semmi sem változott.
server-too-large = Ez több, mint amennyi egyszerre elfér. Semmi sem változott.
server-media = Ez olyan alakban érkezett, amelyet itt nem értünk. Semmi sem változott.
server-foreign = Ezt egy másik webhely oldala küldte. Semmi sem változott: játssz az itteni oldalakon.
server-host = Ez a szerver csak ezen a számítógépen válaszol. Nyisd meg localhost néven.
server-busy = Túl sok oldal van nyitva egyszerre. Zárj be néhányat, és próbáld újra.
server-too-often = Túl sok kérés érkezett innen egyszerre. Várj egy pillanatot, és próbáld újra.
server-full = Ezen a szerveren betelt az asztalok helye. Törölj egyet, amelyre már nincs szükséged.
server-broken = Valami elromlott a válasz készítése közben. Amit eddig láttál, megmaradt; lépj vissza, és próbáld újra.

## Gondok a játékok megőrzésével

server-store-unreachable = Az adatbázisszerver most nem válaszol. A lépés nem történt meg: próbáld újra egy pillanat múlva.
server-store-unsure = Az adatbázisszerverrel épp írás közben szakadt meg a kapcsolat. Nyisd meg újra az asztalt, és nézd meg, hogy a lépés megtörtént-e.
server-store-locked = Egy másik program fogja a játszmák fájlját, és nem engedi el. A lépés nem történt meg: zárd be azt a programot, és próbáld újra.
server-store-corrupt = A játszmák fájlja megsérült. Tedd félre egy másolatát, és folytasd biztonsági mentéssel vagy másik fájllal.
server-store-read-only = A játszmák fájljába nem lehet írni. A lépés nem történt meg: engedélyezd az írást, és próbáld újra.
server-store-full = Megtelt a lemez. A lépés nem történt meg: szabadíts fel egy kis helyet, és próbáld újra.
server-store-unreadable = Amit erről a játszmáról megőriztünk, az nem olvasható: a fájl megsérült, vagy valami megváltoztatta. A többi játszma ép lehet.
server-store-other = A játszmák nem érhetők el. Semmi sem változott; az okot a program feljegyezte.
server-ours = Itt a gépi játékos dönt. Ha helyette akarsz választani, előbb vedd át a helyét.
server-company = Nincs ilyen gépi játékos: { $level }.
server-not-over = Visszatekinteni csak befejezett játszmára lehet.
server-unreadable-file = Ez a fájl nem használható: { $details }
server-no-record = Ebben a jelentésben nincs jegyzőkönyv, így nincs megnézhető asztal.
server-no-seat = Ennél az asztalnál { $seats } hely van, 0-tól számozva.
server-not-json = A kérés nem JSON-objektum: { $details }
server-field-unknown = Itt nincs „{ $field }” mező. Ami van: { $known }
server-field-missing = Hiányzik ez a mező: „{ $field }”.
server-field-wrong = Ennek a mezőnek („{ $field }”) az értéke csak ez lehet: { $need }
server-field-twice = Ez a mező többször szerepel: „{ $field }”.

# Kívülről jött fájlok
server-intake-busy = Épp mások fájljait nézzük át. A tiédből semmit sem vettünk át: próbáld újra egy pillanat múlva.
server-intake-one = Egy másik fájlodat épp átnézzük. Várd meg, amíg kész, és küldd el ezt újra.
server-file-cut = A fájl idő előtt véget ér. Semmit sem vettünk át belőle: töltsd le vagy mentsd el még egyszer.
server-file-damaged = A fájl sérült: nem egyezik az ellenőrző összege. Semmit sem vettünk át belőle: töltsd le vagy mentsd el még egyszer, vagy vegyél elő egy másik példányt.
server-file-goes-on = A fájl vége után is áll valami. Semmit sem vettünk át belőle: töltsd le vagy mentsd el még egyszer.
server-file-line = A fájl { $line }. sora nem egy archívum sora ({ $details }). Semmit sem vettünk át belőle.
server-file-too-much = { $what ->
    [bytes] A fájl kicsomagolva nagyobb annál, amit itt átveszünk: legfeljebb { $most } bájt lehet.
    [line] A fájl egyik sora hosszabb annál, amit itt átveszünk: legfeljebb { $most } bájt lehet.
    [lines] A fájlnak több sora van, mint amennyit itt átveszünk: legfeljebb { $most } lehet.
    [games] A fájlban több játszma van, mint amennyit itt egyszerre átveszünk: legfeljebb { $most } lehet.
    [things] A fájlban több érem és egyéb bejegyzés van, mint amennyit itt egyszerre átveszünk: legfeljebb { $most } lehet.
    [parts] A fájl egyik sorának több része van, mint amennyi egy játszmának lehet: legfeljebb { $most } lehet.
    [depth] A fájl egyik sora mélyebben van egymásba ágyazva, mint egy játszma lehet: legfeljebb { $most } szint lehet.
   *[steps] A játszmának több lépése van, mint amennyit itt átveszünk: legfeljebb { $most } lehet.
 } Semmit sem vettünk át belőle. Aki ezt a szervert működteti, a „hedgerow import” paranccsal átveheti.
server-kept-withheld = Ennél az asztalnál itt még folyik a játék, és a lépései titkosak, ezért nem vetjük össze a fájllal. Semmi sem változott.
server-kept-name = Ez nem egy asztal neve.
server-kept-time = Az időpontjai nem jók: 2026. november 1. és a holnapi nap közé kell esniük, és nem játszhattak rajta, mielőtt elkezdődött.
server-kept-day = Napi kihívásnak mondja magát, de nem az.
server-kept-sort = Nincs ilyen fajta asztal.
server-kept-record = Egy név, a beállítás vagy az állás a jegyzőkönyvében hosszabb, mint bármely játszmában.
server-kept-medal = Nincs ilyen érem, vagy nem úgy van leírva, ahogy az érmek.
server-kept-par = Ez nem egy gépi játékos eredménye egy napi kihívásban.
server-kept-thing = Ilyen fajta dolgokat itt nem ismerünk. A program egy újabb változata ismerheti őket.
server-store-not-written = A rendszer nem engedte kiírni a játszmákat. A lépés nem történt meg: nézd meg a lemezt és a fájlméretek korlátait, és próbáld újra.
