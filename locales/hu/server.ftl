## Sehová sem vezető kérések

server-no-page = Ezen a címen nincs semmi. Talán hiányzik belőle egy betű.
server-no-table = Nincs ilyen asztal. Lehet, hogy törölték, itt vagy egy másik ablakban.
server-no-rule = Nincs ilyen számú szabály.
server-no-game = Ezen a kiszolgálón nincs { $game } nevű játék.
server-covered = Most másik játékos van soron. Előbb add át az eszközt; semmi sem változott.
server-method = Ez a cím nem fogad ilyen kérést.
server-malformed = A kérés nem olvasható: valami hiányzik belőle, vagy nem az, aminek lennie kellene. Semmi sem változott.
server-too-large = Ez több, mint amennyi egyszerre elfér. Semmi sem változott.
server-media = Ez olyan alakban érkezett, amelyet itt nem értünk. Semmi sem változott.
server-foreign = Ezt egy másik webhely oldala küldte. Semmi sem változott: játssz az itteni oldalakon.
server-host = Ez a kiszolgáló csak ezen a számítógépen válaszol. Nyisd meg localhost néven.
server-busy = Túl sok oldal van nyitva egyszerre. Zárj be néhányat, és próbáld újra.
server-too-often = Túl sok kérés érkezett innen egyszerre. Várj egy pillanatot, és próbáld újra.
server-full = Ezen a kiszolgálón betelt az asztalok helye. Törölj egyet, amelyre már nincs szükséged.
server-broken = Valami elromlott a válasz készítése közben. Amit eddig láttál, megmaradt; lépj vissza, és próbáld újra.

## Gondok a játékok megőrzésével

server-store-unreachable = Az adatbázis-kiszolgáló most nem válaszol. A lépés nem történt meg: próbáld újra egy pillanat múlva.
server-store-unsure = Az adatbázis-kiszolgálóval épp írás közben szakadt meg a kapcsolat. Nyisd meg újra az asztalt, és nézd meg, hogy a lépés megtörtént-e.
server-store-locked = Egy másik program fogja a játszmák fájlját, és nem engedi el. A lépés nem történt meg: zárd be azt a programot, és próbáld újra.
server-store-corrupt = A játszmák fájlja megsérült. Tedd félre egy másolatát, és folytasd biztonsági mentéssel vagy másik fájllal.
server-store-read-only = A játszmák fájljába nem lehet írni. A lépés nem történt meg: engedélyezd az írást, és próbáld újra.
server-store-full = Megtelt a lemez. A lépés nem történt meg: szabadíts fel egy kis helyet, és próbáld újra.
server-store-unreadable = Amit erről a játszmáról megőriztünk, az nem olvasható: a fájl megsérült, vagy valami megváltoztatta. A többi játszma ép lehet.
server-store-other = A játszmák nem érhetők el. Semmi sem változott; az okot a program feljegyezte.
server-ours = Itt a mi játékosunk dönt. Ha helyette akarsz választani, előbb vedd át a helyét.
server-company = Nincs ilyen játékosunk: { $level }.
server-not-over = Visszatekinteni csak befejezett játszmára lehet.
server-unreadable-file = Ez a fájl nem használható: { $details }
server-no-record = Ebben a jelentésben nincs jegyzőkönyv, így nincs megnézhető asztal.
server-no-seat = Ennél az asztalnál { $seats } hely van, 0-tól számozva.
server-not-json = A kérés nem JSON-objektum: { $details }
server-field-unknown = Itt nincs „{ $field }” mező. Ami van: { $known }
server-field-missing = Hiányzik a(z) „{ $field }” mező.
server-field-wrong = A(z) „{ $field }” mező értéke csak ez lehet: { $need }
server-field-twice = A(z) „{ $field }” mező többször szerepel.
