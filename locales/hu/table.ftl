## Az asztal: oldal és fejléc

table-skip = Ugrás a döntéshez
table-undo = Visszavonás: { $choice }{ $crosses ->
    [dice] . Ez visszavon egy dobást; a kockák újra ugyanígy esnek.
    [draw] . Ez visszavon egy húzást; újra ugyanaz jön.
   *[nothing] .
    }
table-undo-hidden = az utolsó választás
table-undo-nothing = Nincs mit visszavonni
table-redo = Újra: { $choice }.
table-redo-nothing = Nem volt visszavonás
table-fork = Próbáld másképp: új játszma ettől a lépéstől
table-rulebook = Szabálykönyv
table-settings = Beállítások

## A város

table-thing-named = { $name }

## Billentyűk és a térkép

table-zoom-in = Nagyobb térkép
table-zoom-out = Kisebb térkép
table-zoom-all = A teljes térkép
table-again = Mutasd újra
table-keys = Billentyűk
table-close = Bezárás
table-key = { $what ->
    [choose] az ilyen betűs választás, vagy ennyi kocka
    [end] a döntés utolsó gombja
    [undo] visszavonás, újra
    [watch] egy lépés vissza vagy előre nézés közben
    [zoom] nagyobb és kisebb térkép
    [board] a táblához, és vissza a döntéshez
    [arrows] a táblán: a legközelebbi hely vagy kártya abban az irányban
    [again] mutasd újra, mi történt az imént
    [back] vissza az összes lehetőséghez vagy a játszmához
   *[help] ezek a billentyűk
    }

## A döntés

table-only-looking = Itt csak nézelődni lehet.
table-not-now = Amit most nem lehet, és hogy miért

## Napló

table-log = Napló
table-log-at = { $step }. lépés
table-log-earlier = Ami előtte történt
table-step-back = Egy lépés vissza
table-step-on = Egy lépés előre
table-also = továbbá

## A patkányok köre

table-watch-at = { $at } / { $all }
table-watch-next = Tovább
table-watch-done = Jöhet a köröd
table-watch-pause = Szünet
table-watch-play = Lejátszás
table-watch-skip = Ugrás a végére

## Egy korábbi lépés

table-past = Egy korábbi lépés
table-past-step = { $step }. lépés, összesen { $last }
table-past-then = A választás ez volt:
table-first = A kezdet
table-previous = Előző
table-next = Következő
table-last = Az utolsó lépés
table-fork-here = Innen tovább új játszmában
table-to-now = Vissza a játszmához

## A vége

table-given-up = A játszmát feladták
table-new-game = Új játszma
table-replay = Nézd végig az elejétől
table-record = A jegyzőkönyv
table-proof-how = Az első lépés előtt a játék megígérte, hogy egyetlen titkot használ. A titok most nyilvános: bárki ellenőrizheti, hogy illik az ígérethez, és hogy minden dobás és húzás abból származik.
table-proof-commitment = Az ígéret
table-proof-seed = A titok

# Ki hol ül

table-company = Kik játszanak?
table-company-say = Minden helyen ember vagy gépi játékos ül.
table-company-watch = Játsszon gépi játékos
table-company-at = Ki ül itt
table-company-set = Így üljenek
table-company-note = A gépi játékos bárkit helyettesíthet; aki visszajön, visszaveszi a helyét.
table-company-hidden = A gépi játékos csak annyit tud, amennyi a helyéről látszik. Aki átveszi a helyét, meglátja a kártyáit.
table-seat = { $number }. játékos
table-seat-alone = Ki játszik
table-person = Ember
table-level = { $level ->
    [hatchling] Fióka
    [forager] Gyűjtögető
    [scout] Felderítő
    [pathfinder] Nyomkereső
   *[elder] Bölcs
}
table-level-text = { $level ->
    [hatchling] most bújt ki a fészekből, a szeszélyét követi
    [forager] azt veszi el, ami legközelebb van
    [scout] ritkán szalaszt el jó lépést
    [pathfinder] látja, hová vezet az ösvény
   *[elder] a legerősebb, akink van
}
table-thinking = A { table-level } ({ $number }. játékos) gondolkodik…
table-thinking-alone = A { table-level } gondolkodik…
table-thinking-say = Az oldal magától frissül.

# Tippek

table-hint = Tipp
table-hint-title = Mi látszik a legjobbnak?
table-hint-win = { $percent }% esély a győzelemre, legfeljebb { $margin } eltéréssel
table-hint-term = { $term ->
    [cheese] sajt { $change }
    [devoured] felfalt sajt { $change }
    [health] életerő { $change }
    [caged] patkány a ketrecben { $change }
    [points] pont { $change }
    [rival-points] a legjobb vetélytárs pontja { $change }
    [resources] nyersanyag { $change }
    [pages] hátralévő oldal { $change }
    [minions] ellenfél { $change }
    [wounds] seb { $change }
    [captured] elfogott egér { $change }
   *[cards] kézben lévő kártya { $change }
}
table-hint-looks = { $count ->
    [one] Egy szimuláció.
   *[other] { $count } szimuláció.
}
table-hint-stop = Elég

# Hová vezethet egy választás

table-odds-title = Hová vezethet egy választás?
table-odds-choice = A választás
table-odds-ask = Becslés
table-odds-all = Minden kimenetel
table-odds-mean = { $change }, legfeljebb { $margin } eltéréssel
table-odds-part = { $parts ->
    [one] { $from }: { $percent }%
   *[several] { $from } és { $to } között: { $percent }%
}
table-odds-nothing = A következő döntésedig semmi fontos nem változik.
table-odds-samples = { $count ->
    [one] Becslés, nem pontos érték: egy próba a következő döntésedig.
   *[other] Becslés, nem pontos érték: { $count } próba a következő döntésedig.
}

# Visszatekintés

table-review = Visszatekintés erre a játszmára
table-review-title = Visszatekintés
table-review-lead = A győzelem esélye minden választásod után, ahogy olyasvalaki ítéli meg, aki csak annyit tudott, mint te; és hogy mi lett volna jobb.
table-review-so-far = { $all } választásból { $done } megvan. Az oldal magától frissül.
table-review-line = A győzelem esélye
table-review-described = A győzelem esélye a játszma során: { $first } százalékról { $last } százalékra.
table-review-swings = Választások, amelyek sokat rontottak
table-review-none = Egyik választás sem rontott sokat az esélyen.
table-review-better = Jobb: { $choice }
table-review-cost = A győzelem esélye { $from }% helyett { $to }%.
table-review-unsure = Ez puszta véletlen is lehet: a becslés nem pontos.
table-review-look = { $step }. lépés megtekintése
table-review-again = Játssz tovább innen
table-review-all = Minden választás
table-review-step = Lépés
table-review-choice = Választás
table-review-win = A győzelem esélye
table-review-best = Jobb
table-review-back = Vissza az asztalhoz
table-review-marks = A szám olyan választást jelöl, amely sokat rontott az esélyen. A nyíl a szerencse fordulatát jelöli.
table-review-turns = A szerencse fordulatai
table-review-turns-say = Ami a választásaid között történt: kockák, húzások, az ellenfél szabályai, más játékosok. Erről egyik választás sem tehet.
table-review-turns-none = A győzelem esélye két választás között sosem változott sokat.
table-review-turn = { $way ->
    [up] { $from }%-ról { $to }%-ra nőtt.
   *[down] { $from }%-ról { $to }%-ra csökkent.
}
table-review-turn-by = { $by ->
    [others] Más játékosok léptek.
   *[chance] A kockák, a húzások vagy maga a játék döntött.
}
table-review-turn-more = { $count ->
    [one] Még egy esemény
   *[other] Még { $count } esemény
}
table-review-round = { $unit ->
    [turn] K{ $round }
   *[round] F{ $round }
}

## Az egyben látható asztal

table-panes = Mi látszik
table-tabs = Az asztal részei
table-sheet-up = Az egész kérdés
table-tray = A dobás; { $need } vagy több talál
table-tray-hit = találat
table-more-choices = Minden lehetőség
table-share = Megosztás
table-shared = A cím a vágólapon
table-show-all = Minden, amit tehetsz

## Egy befejezett játszma megosztható oldala

end-picture = Az asztal a játszma végén. { $title }: { $result }
end-save-svg = Mentés képként (SVG)
end-save-png = Mentés képként (PNG)
end-story = A játszma története
end-turn = A fordulópont
end-turn-chance = { $step }. lépés: a győzelem esélye { $from }%-ról { $to }%-ra változott.
end-turn-score = Ez az állás legnagyobb változása. A visszatekintés a győzelem esélyét is figyelembe veszi.
end-turn-see = Ugrás ehhez a lépéshez
end-points = Pontok forrás szerint
end-counts = Ami számított
end-medals = Érmek
end-onward = Tovább
end-table = Az asztalhoz
end-share = Megosztható oldal
