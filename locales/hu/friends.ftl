# Asztalok, amelyek helyeit barátok között osztották szét.

friends-title = Barátok ennél az asztalnál
friends-lead = Adj minden helyhez egy-egy linket. Akinél a link van, az játszik azon a helyen, látja az ottani kártyákat, és bármely eszközről visszatérhet vele.
friends-lead-mine = Ki játszik, ki következik, és mit tehetsz a helyeddel.
friends-link = Játssz barátokkal
friends-link-shut = Helyek és linkek
friends-back = Vissza az asztalhoz
friends-open-say = Egyetlen hely sincs odaadva. Aki megnyitja az asztal címét, az játszhat nála, és egy eszközt is körbeadhattok.
friends-first-say = Az első linktől kezdve az asztal a tiéd: azokon a helyeken, amelyeket nem adsz oda, csak ez a böngésző játszik, és aki ezen kívül ismeri a címet, az néz.
friends-not-owner = Helyet csak a házigazda adhat oda. Ezt az asztalt nem ebben a böngészőben kezdték.

friends-player = { $name } ({ $number }. játékos)
friends-seat = { $number }. játékos
friends-you = te
friends-here = most itt van
friends-away = most nincs itt
friends-here-say = Hogy ki van itt, azt csak ez a szerver tudja; negyed percen belül veszi észre, ha valaki elment.
friends-state = { $state ->
    [device] a házigazda eszközénél
    [invited] meghívva, még senki sem ült le
    [friend] van linkje
    [nobody] senkié: aki itt ült, elment
   *[ours] { table-level }, gépi játékos
}
friends-stands-in = helyettesíti: { table-level }, gépi játékos
friends-sat = { $count ->
    [one] A linket egyszer fogadták el.
   *[other] A linket { $count } alkalommal fogadták el.
}

friends-name = Név ennél az asztalnál
friends-name-set = Név mentése
friends-invite = Link készítése
friends-renew = Új link (a régi megszűnik)
friends-mine = A linkem egy másik eszközhöz
friends-give = Add át ezt a helyet
friends-give-say = Új linket készít annak, aki átveszi a helyedet; ez a böngésző lemond róla.
friends-leave = Hagyd el ezt a helyet
friends-leave-say = Az elhagyott hely senkié, amíg a házigazda oda nem adja valakinek.
friends-reclaim = Vedd vissza ezt a helyet
friends-reclaim-say = Ha valaki nem jön vissza. A linkje megszűnik, ez a böngésző játszik helyette, és látja, mi van nála; erről mindenki értesül az asztalnál.
friends-host = Te vagy a házigazda
friends-host-say = Őrizd meg valahol a saját linkedet: bármely más böngészőben is házigazdává tesz.
friends-host-link = A házigazda linkje
friends-watch = Nézők
friends-watch-say = Aki ismeri ezt a címet, de nincs linkje, az néz, és azt látja, ami nyíltan az asztalon van.

friends-made = { $number ->
    [1] Link az 1. játékosnak
    [5] Link az 5. játékosnak
   *[other] Link a { $number }. játékosnak
    }
friends-made-host = A házigazda linkje
friends-made-say = Csak most az egyszer látszik. Küldd el annak az egy embernek, aki oda ül majd: aki megnyitja, az azon a helyen játszhat, és láthatja a kártyáit.
friends-made-host-say = Csak most az egyszer látszik. Tartsd meg magadnak: aki megnyitja, az ennek az asztalnak a házigazdája.
friends-made-mine-say = Nyisd meg a másik eszközödön. Akinél még megvan, az játszhat helyetted.
friends-made-field = A link

friends-join = Meghívó: ülj le { $number }. játékosnak, a játék: { $game }
friends-join-host = Ezzel a linkkel te leszel a házigazda, a játék: { $game }
friends-join-say = Még semmi sem történt. Ha leülsz, ez a böngésző megőrzi a linket, és ezen a helyen csak az játszhat, akinél a link van.
friends-join-host-say = Még semmi sem történt. Ha továbbmész, ez a böngésző megőrzi a linket.
friends-join-stands-in = Ezen a helyen most gépi játékos lép. Ha leülsz, abbahagyja.
friends-join-others = Az asztalnál van még: { $names }.
friends-join-name = A neved, ha szeretnéd
friends-join-do = Leülök
friends-join-host-do = Én leszek a házigazda

friends-turn = Te következel
friends-decides = Most dönt: { $name }
friends-decides-shared = A játékosok együtt döntenek
friends-nobody = { $number ->
    [1] Az 1. játékos elment
    [5] Az 5. játékos elment
   *[other] A { $number }. játékos elment
    }
friends-nobody-say = A játék akkor megy tovább, ha a házigazda odaadja valakinek a helyet.
friends-waits-say = Ez az oldal magától frissül. Bezárhatod, és visszajöhetsz, amikor csak akarsz.
friends-watching = Nézőként vagy itt. Ha meghívtak, nyisd meg a kapott linket.
friends-look = Nézd meg újra

friends-notify = Szólj, ha én következem
friends-notify-say = A böngésző szól, ha te következel, és ez az oldal nem látszik.
friends-notify-no = A böngésződ nem engedi. Az oldalhoz tartozó beállításaiban változtathatsz rajta.

friends-undo = Kérd meg a többieket a visszavonásra: { $choice }
friends-wish = { $choices ->
    [one] { $name } szeretné visszavonni az utolsó választást.
   *[other] { $name } szeretné visszavonni az utolsó { $choices } választást.
}
friends-wish-mine = { $choices ->
    [one] Kérted az utolsó választás visszavonását.
   *[other] Kérted az utolsó { $choices } választás visszavonását.
}
friends-wish-why = Megmutatott valamit, kocka vagy kártya kellett hozzá, vagy azóta más is választott, ezért a többieknek is bele kell egyezniük.
friends-wish-waits = Még válaszra vár: { $names }.
friends-wish-refused = { $name } nem egyezik bele. A játék innen megy tovább.
friends-wish-agree = Beleegyezem
friends-wish-refuse = Nem egyezem bele
friends-wish-withdraw = Mégsem kell

friends-hook = Üzenet egy másik programnak
friends-hook-say = Valahányszor más ember következik, erre a címre rövid üzenet megy (HTTP POST), például a közös csevegésetekbe. Az asztalt, a lépést és a helyet mondja meg, és semmit, ami rejtett.
friends-hook-url = Cím (http://…)
friends-hook-set = Oda menjenek az üzenetek
friends-hook-end = Ne menjen több
friends-hook-off = Aki a szervert üzemelteti, nem engedi.
friends-hook-text = { $what ->
    [over] Véget ért a játék: { $game }.
    [wish] { $name } vissza szeretne vonni valamit: { $game }.
   *[turn] { $game }: most { $name } következik.
}

friends-told = Mi történt a helyekkel és a választásokkal
friends-told-at = { $what ->
    [invited] Meghívva: { $name }.
    [renewed] Új link: { $name }; a régi megszűnt.
    [sat] Valaki leült egy újabb böngészőben: { $name }.
    [left] Valaki elment: { $name }.
    [reclaimed] A házigazda visszavette a helyet: { $name }.
    [ours] Most a gépi játékos lép: { $name }.
   *[person] Ismét ember játszik: { $name }.
}
friends-rewound = { $kind ->
    [agreed] Kérte: { $name }; beleegyezett: { $names }.
   *[alone] Aki tette: { $name }.
}
friends-told-step = { $step }. lépés

friends-not-yours = Ez valaki másé ennél az asztalnál; semmi sem változott. Ha meghívtak, nyisd meg újra a linkedet, vagy kérj újat a házigazdától.
friends-not-host = Ezt csak az asztal házigazdája teheti meg; semmi sem változott. A házigazda linkje bármely böngészőt házigazdává tesz.
friends-hands = Ez megmutatná mások kártyáit. A játék végén lehet majd.
friends-no-invitation = Ez a link már nem érvényes. Talán van újabb: kérdezd meg attól, aki küldte.
friends-long-name = Egy név az asztalnál legfeljebb { $most } karakter.
friends-seat-state = Ennél a helynél ez most nem lehetséges; semmi sem változott. Nézd meg újra az asztalt.
friends-none-here = Ehhez az asztalhoz senkit sem lehet meghívni: egy hely van, vagy gyakorlásra szolgál.
friends-asked-already = Ennél a lépésnél már megkérdezték a többieket. Várd meg a válaszukat, vagy játssz tovább.
friends-nothing-asked = Ezt már senki sem kérdezi: válaszoltak rá, vagy továbbment a játék.
friends-hook-bad = Nem lehet üzenetet küldeni ide: „{ $url }”, mert { $why ->
    [off] aki a szervert üzemelteti, nem engedi
    [scheme] a címnek így kell kezdődnie: http:// (https:// címhez közvetítő kell a te oldaladon, lásd docs/operate.md)
    [long] túl hosszú
    [forbidden] annak a gépnek ez a szerver nem írhat
   *[form] ez nem cím
}.
