# Hogyan végződik a felsorolás: „a, b és c”.
list-and = { $others } és { $last }

answer-face = { $face }
answer-named = { $name }

## Mi akadt el az asztalnál

error-stale-step = A játék már továbbhaladt: ez a választás a játszma { $expected }. lépéséhez tartozott, a mostani lépés száma { $step }.
error-stale-question = A dobások már továbbhaladtak: ez a válasz a játszma { $expected }. kérdéséhez tartozott, a mostani kérdés száma { $number }.
error-unknown-choice = Nincs ilyen választás: „{ $id }”.
error-another-games-choice = Ez a választás nem ehhez a játékhoz tartozik: „{ $id }”.
error-unknown-thing = Az asztalon nincs ilyen: „{ $thing }”.
error-no-way = Oda most nem vezet út: „{ $thing }”.
error-refused = { $reason } (Szabály: { $rule })
error-game-over = Ez a játszma véget ért.
error-given-up = Ezt a játszmát feladták.
error-hidden-record = Amíg többen játszanak rejtett lapokkal, a játszma jegyzőkönyve nem adható ki. A játszma végén lesz elérhető.
error-question-open = Előbb egy dobás vagy húzás következik: add meg, mi jött ki.
error-no-question-open = Most nincs mit dobni vagy húzni.
error-impossible-answer = Itt ez nem jöhet ki: „{ $name }”.
error-nothing-to-undo = Nincs mit visszavonni.
error-nothing-to-redo = Nincs mit megismételni.
error-no-such-step = Nincs { $step }. lépés; az utolsó a játszma { $last }. lépése.
error-no-secret = Ennek a játszmának a kockáival itt nem lehet dobni: a titka nem ismert.
error-unreadable-setup = A játék beállításai nem olvashatók.
error-bad-position = A gyakorláshoz leírt állás nem állítható fel ({ $at }: { $what }).
error-unreadable-script = Ez a sor nem mondja meg, mi jöjjön ki: „{ $line }”.
error-refused-setup = Ezt a játszmát nem lehet előkészíteni: { $reason }
error-answers-left = Ennyivel több eredmény érkezett, mint amennyi kell: { $left }. Semmi sem változott.
error-not-at-the-table = Ebben a játszmában senki sem dobott valódi kockával: nincs mit kijavítani.
error-nothing-to-amend = Itt nem volt kijavítható dobás vagy húzás: { $step }. lépés.
error-leftover-answers = A dobásokhoz és húzásokhoz { $given } válasz érkezett, de az előkészülethez { $needed } kell.

## Mi a baj a jegyzőkönyvvel

error-record = Ez a jegyzőkönyv nem használható: { $code ->
    [record-truncated] hiányzik a vége.
    [record-malformed] megsérült.
    [record-unknown-format] ez a formátum itt nem ismert.
    [record-edited] a közzététele után megváltoztatták.
    [record-wrong-game] egy másik játékhoz tartozik.
    [record-other-rules] nem a mostani szabályok szerint játszották.
    [record-other-content] nem a mostani kártyákkal játszották; az a csomag kell hozzá, amellyel játszották.
    [record-setup] a játék nem készíthető elő úgy, ahogy leírja.
    [record-bad-fork] későbbi ponton ágazik el egy játszmából, mint ameddig az a játszma tart.
    [record-unknown-choice] az egyik választása nem létezik.
    [record-refused] az egyik választását szabály tiltja.
    [record-after-the-end] a játszma vége után is folytatódik.
    [record-impossible-answer] az egyik dobása vagy húzása nem jöhetett ki így.
    [record-missing-answer] hiányzik belőle egy dobás vagy húzás.
    [record-leftover-answers] több dobás és húzás van benne, mint amennyi a játékhoz kell.
    [record-changed-answers] egy visszavont, majd újra meghozott választás más eredményt hozott.
    [record-nothing-to-undo] ott is visszavon, ahol nincs választás.
    [record-wrong-takeback] nem híven írja le, mit vontak vissza.
    [record-nothing-to-amend] ott is kijavít, ahol nem volt dobás vagy húzás.
    [record-nothing-to-redo] ott is megismétel, ahol semmit nem vontak vissza.
    [record-drift] a játék más álláshoz jut, mint amit leír.
    [record-commitment-mismatch] a magja nem az, amelyet az elején lepecsételtek.
    [record-agreement] amivel a játékosok a véletlenhez hozzájárultak, az ellentmondásos benne.
    [record-no-seed-expected] magot közöl, pedig valódi kockákkal játszottak.
    [record-stream-mismatch] az egyik dobása vagy húzása nem a magból származik.
    [record-no-end] a játszma vége előtt fedi fel a magot.
   *[other] ellentmond önmagának.
    }

## Visszalépés a játszmában

table-took-back = { $choices ->
    [one] Egy választás visszavonva.
   *[other] { $choices } választás visszavonva.
    }{ $crossed ->
    [chance] {" "}Kocka vagy kártya kellett hozzá.
    [reveal] {" "}Már megmutatott valamit.
   *[nothing] {""}
    }
table-played-again = { $choices ->
    [one] Egy választás újra kijátszva.
   *[other] { $choices } választás újra kijátszva.
    }
table-corrected = Egy dobás vagy húzás eredménye kijavítva.
