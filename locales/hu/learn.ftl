## Amit gyakorlunk

learn-practice = Gyakorlás
learn-practice-say = A gyakorlás nem számít bele semmibe: vonj vissza és próbálj ki bármit.

## Egy szabály példái

learn-examples = Példák
learn-examples-say = Mindegyik egy kis játszma: mit tesznek benne, mi következik belőle, és mit nem engednek a szabályok. Próbáld ki a saját asztalodnál.
learn-examples-more = { $count ->
    [one] Még egy példa
   *[other] Még { $count } példa
    }
learn-example = { $number }. példa
learn-example-show = Mutasd a táblát
learn-example-setup = Az így előkészített játszma nem fogadható el.
learn-example-begins = A játszma elkezdődik.
learn-example-next = A példában most ez következik:
learn-example-over = Ennyi volt a példa. Folytasd, ahogy szeretnéd.
learn-try = Kipróbálom
learn-position = Az állás a példa elején, ahogy az asztalnál látszik
learn-may = Most lehetséges:
learn-may-not = Most nem lehetséges:
learn-and-more = { $count ->
    [one] És még egy dolog történik.
   *[other] És még { $count } dolog történik.
    }
learn-to-rule = A szabályhoz
learn-again = Elölről

## Leckék

learn-title = Tanulj meg játszani
learn-lead = Játszol, és közben megtudod, mi a fontos, mellette pedig ott áll a szabály. Előre semmit sem kell elolvasnod, és bármikor mást is kipróbálhatsz.
learn-way-rules = Szabálykönyv
learn-way-rules-say = Minden szabály, lejátszható példákkal
learn-way-puzzles = Fejtörők
learn-way-puzzles-say = Játékonként tíz állás, és egy a mai napra
learn-way-glossary = Szószedet
learn-way-glossary-say = A játékok fogalmai három nyelven
learn-course = { $count ->
    [one] Egy lecke
   *[other] { $count } lecke
    }, { $done ->
    [0] egy sincs még kész
   *[other] ebből kész: { $done }
    }
learn-begin = Kezdés
learn-once-more = Még egyszer
learn-done = Kész
learn-lesson = Lecke
learn-lesson-at = { $at }. lépés, összesen { $all }
learn-lesson-progress = Hol tart a lecke
learn-one-of = Ezek egyike:
learn-watch = Nézd végig lépésről lépésre, mi történik. A lecke akkor folytatódik, amikor visszatértél az asztalhoz.
learn-strayed = Mást választottál: { $choice }. Ez is szabad.
learn-strayed-say = Nézd meg, mi lesz belőle, és játssz tovább, ameddig csak akarsz. Ha folytatnád a leckét, vond vissza.
learn-strayed-back = Vissza a leckéhez
learn-next-lesson = Következik: { $lesson }
learn-play-now = Játszom egyet
learn-all-lessons = Minden lecke

## Fejtörők

learn-puzzles-title = Fejtörők
learn-puzzles-lead = Találd meg az utat a célhoz. Az összes lehetőség átvizsgálása bizonyítja, hogy minden fejtörőnek pontosan annyi megoldása van, amennyit állít.
learn-puzzles-of = { $count ->
    [one] Egy fejtörő
   *[other] { $count } fejtörő
    }, { $solved ->
    [0] egy sincs még megoldva
   *[other] ebből megoldva: { $solved }
    }
learn-today = A nap fejtörője
learn-difficulty = { $difficulty ->
    [easy] Könnyű
    [medium] Közepes
   *[hard] Nehéz
    }
learn-within = { $count ->
    [one] Egyetlen választással
   *[other] Legfeljebb { $count } választással
    }
learn-solve = Megoldom
learn-puzzle = Fejtörő
learn-puzzle-left = { $left ->
    [one] Egy választásod maradt.
   *[other] { $left } választásod maradt.
    }
learn-puzzle-missed = Innen már nem érhető el a cél. Vonj vissza, amennyit akarsz, vagy kezdd elölről.
learn-puzzle-solved = Megoldva.
learn-next-puzzle = Következő fejtörő
learn-all-puzzles = Minden fejtörő
learn-solution = A megoldás első lépése
learn-solution-on = És a következő
learn-solution-whatever = Akármi jön is ki most, a cél elérhető.
learn-solutions = Összesen { $count } út vezet a célhoz.

## Szószedet

learn-glossary-title = Szószedet
learn-glossary-lead = Minek mi a neve, mit jelent, és melyik szabály mondja ki pontosan.
learn-glossary-what = Mi az

## Értelmezések

learn-readings-title = Értelmezések: { $game }
learn-readings-lead = A játék kiadásai nem mindenütt mondják ugyanazt. Minden kérdésnél ott a szabály, a lehetséges értelmezések, és hogy ki melyiket követi.
learn-readings-apart = { $count ->
    [one] Egy kérdésben térnek el egymástól
   *[other] { $count } kérdésben térnek el egymástól
    }
learn-readings-agreed = Kérdések, amelyekben a kiadások egyetértenek vagy hallgatnak
learn-readings-choose = Értelmezések választása egy játszmához
learn-readings-link = Miben térnek el a kiadások
