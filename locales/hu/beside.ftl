## A doboz mellett

beside-begin = Az igazi játékkal
beside-begin-say = Az igazi játékkal te dobsz a valódi kockákkal és te húzod a valódi kártyákat. A Hedgerow megkérdezi, mi jött ki, minden mást elvégez, és vigyáz a szabályokra.

## Amit megkérdez

beside-tap = Koppints arra, amit látsz.
beside-choose = Válaszd ki, mi jött ki.
beside-in-order = { $count } alkalommal: sorrendben add meg, mi jött ki.
beside-type = Mi az? Írd be a neve elejét.
beside-all = { $count ->
    [one] Az egyetlen, ami maradt
   *[other] Mind: { $count } lehetőség
    }
beside-left = maradt: { $count }
beside-die = { $number }. kocka
beside-draw = { $number }. húzás
beside-done = Ennyi
beside-progress = { $number }. válasz a körülbelül { $total } közül
beside-not-yet = A választás visszavonása
beside-back = Az utolsó válasz visszavonása
beside-so-far = Ami eddig történt
beside-big = Nagy nézet telefonra, a doboz mellé
beside-whole = Az egész asztal
beside-correct-last = Az utolsó eredmény javítása
beside-correct = Minden eddigi eredmény

## A játék előtt

beside-deal = { $game }: rakd ki a játékot
beside-deal-lead = Rakd ki az igazi játékot, és add meg sorban, mi jött ki. Az oldal címe megőrzi a válaszaidat.
beside-lays = Mit rakjatok ki
beside-deal-done = Minden a helyén van
beside-deal-done-say = Nézd át, amit megadtál. Utána kezdődhet a játék.
beside-deal-begin = Kezdődjön a játék
beside-again = Megadom újra
beside-again-say = Ami utána jön, megmarad, amíg lehetséges.
beside-hidden = előled rejtve

## Amit megadtál

beside-told = A megadott eredmények
beside-told-lead = A játszma összes dobása és húzása. Ha valamelyik rosszul lett megadva, javítsd ki, és a játék onnan újra lejátszódik.
beside-told-nothing = Még nem volt dobás vagy húzás.
beside-beginning = A kezdet
beside-to-table = Az asztalhoz
beside-change = Javítás
beside-change-say = A játék innen újra lejátszódik. Ami már nem lehetséges, azt felsoroljuk, és a jegyzőkönyv megőrzi a régi menetet.
beside-change-do = Javítás és újrajátszás
beside-more = Ezzel az eredménnyel többet kell dobni vagy húzni: add meg, mi jött ki.
beside-changed = Kijavítva
beside-kept = { $count ->
    [0] Egyetlen későbbi választást sem kellett újra lejátszani.
    [one] Egy későbbi választás újra lejátszódott.
   *[other] { $count } későbbi választás újra lejátszódott.
    }
beside-shortened = { $count ->
    [one] Itt most kevesebb kocka vagy kártya kell
   *[other] Ezeknél a választásoknál most kevesebb kocka vagy kártya kell ({ $count })
    }
beside-lost = { $count ->
    [one] Ez a választás már nem lehetséges, vagy válaszra vár
   *[other] Ezek a választások már nem lehetségesek, vagy válaszra várnak ({ $count })
    }
beside-old-line = A jegyzőkönyv a régi és az új menetet is megőrzi.
