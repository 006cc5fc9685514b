## Minden oldal kerete

site-skip = Ugrás a tartalomhoz
site-mark = Hedgerow, kezdőlap
site-description = Társasjátékok apró lényekről, a böngésződben, minden szabály kéznél.
site-menu = Menü
site-nav = Oldal
site-nav-home = Játékok
site-nav-learn = Tanulás
site-nav-puzzles = Fejtörők
site-nav-rules = Szabályok
site-nav-games = Játszmáim
site-nav-daily = Napi
site-nav-stats = Statisztika
site-nav-settings = Beállítások
site-nav-credits = Szerzők és források
site-language = Nyelv
site-unofficial = A Hedgerow e játékok rajongóinak nem hivatalos munkája. Saját rajzok, saját szavak.

## Kezdőlap

site-home-title = Apró lények, nagy történetek
site-home-learn = Először jársz itt? Tanulj játék közben
site-home-lead = Társasjátékok böngészőben. Minden szabály érvényes, minden döntés megmagyarázva.
site-home-hero = Hosszú sövény kerek ajtókkal. Előtte egy patkányfogó, egy egér, egy pók és néhány patkány.
site-resume-title = Vár a játszmád
site-resume-go = Folytatás
site-play = Játssz ma este
site-play-of = Játssz ma este: { $game }
site-rules = Szabályok
site-rules-of = Szabályok: { $game }
site-choose = Válaszd ki, ki játszik
site-choose-of = Válaszd ki, ki játszik: { $game }
door-go = Játssz a gép ellen
door-of = Játssz a gép ellen: { $game }
door-title = A gép ellen: { $game }
door-lead = A gépi játékosok csak annyit tudnak, amennyi a helyükről látszik. Válassz egyet, és kezdődik a játszma.
door-how-many = Hány ellenfél?
door-count = { $count ->
   *[other] { $count } ellenfél
}
door-which = Ki legyen?
door-which-say = Mindegyik erősebb az előzőnél.
door-is = { $level ->
    [hatchling] Most bújt ki a tojásból. Minden szeszélyének enged, és a tieidet is elnézi.
    [forager] Elveszi, ami a legközelebb van, és ritkán gondol a holnapra.
    [scout] Ritkán szalaszt el jó lépést, de nem tervez messzire.
    [pathfinder] Látja, hová vezet az ösvény, és gyakran előtted ér oda.
   *[elder] A legerősebb mind közül; időt kér a gondolkodáshoz.
}
door-never = Még nem játszottál ellene
door-record = { $all } játszmából { $won } győzelem.
door-next = Most ezt próbáld
door-more = Válassz magad dobozokat, helyeket és értelmezéseket
## Létra: hogyan boldogulsz a játék egyes változataiban a gépi játékosokhoz képest

ladder-title = A létrád: { $game }
ladder-go = A létrád
ladder-of = A létrád: { $game }
ladder-lead = Milyen gyakran nyersz a játék egyes változataiban az öt gépi játékoshoz képest.
ladder-you = Te
ladder-percent = { $percent }%
ladder-below-one = <1%
ladder-never = Még nem játszottad
ladder-like = { $all } játszmából { $won } győzelem: legalább olyan gyakran nyersz, mint a { table-level }.
ladder-play = Játszom
ladder-measured = A gépi játékosok eredményeit sok játszmában mértük, az alapjátékkal, időkorlát nélkül.
ladder-stats = Minden statisztika

site-first-game = Az első játszmád: { $pair }.
site-vow-why = Kérdezd meg, miért
site-vow-why-text = Minden esemény és minden elutasítás megnevezi a szabályát, a szövege egy kattintásra van.
site-vow-what-if = Mi lett volna, ha?
site-vow-what-if-text = Bármelyik lépésnél elágazhatsz, vagy visszavonhatod. A játszmád megvár.
site-vow-fair = Tisztességes alapokon
site-vow-fair-text = A kockákat a játszma előtt lepecsételjük, és utólag minden dobás ellenőrizhető.
site-vow-pace = A magad tempójában
site-vow-pace-text = A patkányok lépésenként játsszák a körüket, olyan lassan, ahogy tetszik.

## Új játszma

## Játszmáim

site-games-title = Játszmáim
site-games-lead = Minden játszma, amelyet ez a Hedgerow őriz. Mindegyik ott vár, ahol abbamaradt.
site-games-empty = Még nincs játszma. A patkányok unatkoznak.
site-import = Játszma betöltése jegyzőkönyvből
site-import-say = Illeszd be egy asztalnál letöltött jegyzőkönyv szövegét. A program előbb újrajátssza és ellenőrzi; a befejezetlen játszma új kockákkal, elágazásként megy tovább.
site-import-do = Játszma betöltése
site-new-game = Új játszma
site-new-game-of = Új játszma: { $game }
site-steps = { $steps } lépés
site-date = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
    } { $day }.
site-race-count = { $count } / { $goal }
site-look-back = Megnézem
site-record = Jegyzőkönyv
site-record-of = Jegyzőkönyv: { $game }
site-delete = Törlés
site-delete-of = Törlés: { $game }
site-delete-sure = A játszma végleg eltűnik. A jegyzőkönyvét előbb letöltheted.
site-delete-do = Végleges törlés

## Szabályok

site-rulebooks = Minden játék szabályai
site-rulebooks-lead = Minden szabály a magunk szavaival és a maga számával. Válassz játékot, vagy keress mindegyikben.
site-contents = Tartalom
site-search = Szabály keresése
site-search-do = Keresés
site-hits = { $count ->
    [0] Nincs találat erre: „{ $query }”
   *[other] { $count } szabály erre: „{ $query }”
    }
site-hits-none = Próbáld kevesebb szóval, vagy add meg egy szabály számát, például R13.1.
site-all-rules = Minden szabály
site-kind-defines = meghatároz
site-kind-regulates = szabályoz
site-kind-forbids = tilt
site-why = Miért:
site-readings = A játszma elején választható:
site-neighbours = Szomszédos szabályok
site-source = Honnan származik
site-source-printed = A lengyel szabálykönyv része:
site-source-ruling = A mi döntésünk ehhez:
site-source-ours = Saját ötletünk
site-mentions = Hivatkozik rá
site-code = A programban

## Szerzők és források

site-credits-title = Szerzők és források
site-credits-lead = A Hedgerow-t e játékok rajongói készítik. A játékok alkotói és kiadói nem vesznek részt benne.
site-boxes = Dobozok, amelyeket érdemes megvenni
site-boxes-text = A képernyőnek nincs súlya, és nincs illata. Ha itt megtetszik egy játék, keresd meg a dobozát: abban vannak a képek, a történetek és a kártyák, amelyeket mi nem mutathatunk meg.
site-licences = Licencek
site-licences-text = A program, a rajzok és a szövegek szabadon felhasználhatók, választásod szerint az MIT vagy az Apache 2.0 licenc alatt. A játékok neve a tulajdonosaiké.
site-licences-all = Minden rész feltételei eredeti szöveggel
site-sources = Mi honnan származik
site-sources-text = A szabálykönyv közli a szabályokat, de nem minden táblát és kártyát. Amit közöl, ahhoz tartjuk magunkat. Amit nem közöl, azt magunk terveztük, az ott megadott számok és korlátok között, és ezt itt jelezzük.
site-records = { $count } tétel
site-partly = Közülük { $count } esetében egy rész forrásból ismert.
site-origin = { $origin ->
    [rulebook] Szabálykönyv
    [public] Nyilvános oldal
   *[reconstructed] Saját terv
    }
site-record-name = Játékelem
site-record-origin = Eredet
site-record-known = Forrásból ismert része
site-record-id = { $id ->
    [white] Fehér patkány
    [brown] Barna patkány
    [black] Fekete patkány
    [supply] Sajtok, kockák és jelzők
    [health] Életerő
    [cheese] Varázssajt
    [yellow] Sárga képességjelző
    [purple] Lila képességjelző
    [peculiar] Különös patkány
    [nest] Fészek
    [die] Támadókocka
   *[other] { $id }
    }
site-fact = { $fact ->
    [ability] képesség
    [accuracy] pontosság
    [cheese] sajtok száma
    [colour] szín
    [count] darabszám
    [defence] védelem
    [dice] kockák száma
    [effect] hatás
    [guts] bendősáv
    [kind] fajta
    [mutation] mutációs táblázat
    [name] név
    [name_pl] lengyel név
    [number] szám
    [numeral] római szám
    [rats] ár
    [reward] jutalom
    [side] két oldal
    [start] kezdet
    [target] célpont
    [trap_accuracy] a csapda pontossága
    [areas] területek
    [barred] lezárt utak
    [battle] harc
    [classes] harci kategóriák
    [cost] költség
    [crosses] csapdahelyek
    [current] sodrás
    [effects] hatások
    [entries] kezdőhelyek
    [exits] kijáratok
    [flip] fordító mezők
    [gifts] ajándékok
    [goals] célok
    [groups] ellenfelek
    [mice] egerek
    [movement] mozgás
    [must] feltételek
    [paws] mancsok
    [places] helyek
    [relentless] mikor nincs vége
    [requires] ki használhatja
    [reverse] másik oldal
    [starts] alapfelszerelés
    [text] szöveg
    [tiles] lapok
    [traits] tulajdonságok
    [water] víz
    [weapon] fegyver
    [when] mikor használható
    [attack] támadás
    [bite] harapás
    [deployment] fordulónként telepített patkányok
    [health] életerő
    [life] élet
    [lore] tudás
    [track] sáv
    [trap] csapda
    [upgrades] fejlesztések
    [strength] erő
    [markers] jelzők
    [zone] mezők
    [symbols] szimbólumok
    [borders] határok
    [points] pontok
    [copies] példányok
    [rarity] ritkaság
    [hand_limit] kézlimit
    [gain] amit ad
    [size] méret
    [berry] bogyók
    [twig] gallyak
    [resin] gyanta
    [pebble] kavicsok
    [spring] tavasz
    [summer] nyár
    [autumn] ősz
    [winter] tél
    [cards] kártyák
    [minions] ellenfelek
    [walls] falak
    [pages] oldalak
    [abilities] képességek
    [activate] mi lép működésbe
    [after] milyen kártyák után
    [card] kártya
    [copy] melyik mezőt használja
    [discard] eldobott kártyák
    [discard_for] amit az eldobás ad
    [does] mit tesz
    [draw] húzott kártyák
    [exchange] legfeljebb ennyi nyersanyag cserélhető
    [free_by] ingyen ezzel
    [free_by_any] ingyen bármely épülettel
    [free_by_colour] ingyen ezzel a színnel
    [frees] kit tesz ingyenessé
    [from_hand] kézből is
    [gain_one_of] ezek egyike
    [leftover] megmaradt nyersanyagok
    [locked_spots] lezárt helyek
    [may] visszautasítható
    [most] legfeljebb
    [most_points] legnagyobb érték
    [of] kié
    [off] kedvezmény
    [open] nyitott
    [otherwise] különben
    [pay] mit kell fizetni
    [pays] kártyák kifizetésekor
    [per] mindegyikért
    [permanent] a munkások maradnak
    [played] kijátszáskor
    [production] termeléskor
    [replaces] mit helyettesít
    [resource] nyersanyag
    [reveal] felfedett kártyák
    [scoring] a játék végén
    [set] készlet
    [space] helyet foglal
    [special] különleges eset
    [spots] munkáshelyek
    [tokens] pontjelzők
    [tokens_on] melyik kártyán
    [trigger] más kártyák után
    [unlocked_by] mi nyitja meg
    [visit] munkás látogatásakor
   *[other] { $fact }
    }

## Billentyűk

site-keys-lead = Az asztalnál minden megtehető egér nélkül.
site-keys-plain = Szkriptek nélkül a Tab és az Enter mindenhez elég, a betűk pedig a böngésző hozzáférési billentyűjével együtt működnek.

## Beállítások

site-settings-title = Beállítások
site-settings-saved = A beállításokat ez a böngésző megőrzi.
site-set-theme = Napszak
site-theme = { $theme ->
    [light] Nappal
    [dark] Éjszaka
   *[auto] Ahogy a rendszered
    }
site-set-motion = Mozgás a képernyőn
site-set-motion-say = Ha a rendszered kevesebb mozgást kér, semmi sem mozog, bármit választasz.
site-motion = { $motion ->
    [none] Semmi sem mozog
   *[full] A bábuk lépkednek
    }
site-set-pace = Milyen gyorsan mutatjuk
site-set-pace-say = Meddig látszik a lények körének egy-egy lépése, és milyen gyorsan járnak a bábuk. Bármikor megállíthatod, átugorhatod, vagy kézzel léptethetsz.
site-pace = { $pace ->
    [slow] Lassú
    [fast] Gyors
   *[normal] Közepes
    }
site-set-sound = Hang
site-set-sound-say = Rövid hangok a kockákhoz, a kártyákhoz és a köröd kezdetéhez. A böngésző állítja elő őket, fájlok nélkül.
site-sound = { $sound ->
    [on] Be
   *[off] Ki
    }
site-set-sight = Mi látszik az asztalból
site-set-sight-say = A nagy nézet azt mutatja, mi történt, és mi a teendő; a tábla az igazi, amely előtted fekszik.
site-set-taps = Érintések a táblán
site-set-taps-say = Kettőnél az első érintés megmutatja, mi történne, a második meg is teszi. Érints meg egy kártyát, hogy elolvasd, és játszd ki az előnézetéből.
site-taps = { $taps ->
    [one] Egy, azonnal
   *[two] Kettő, előbb megnézem
    }
site-sight = { $sight ->
    [big] Nagy nézet a doboz mellett
   *[whole] Minden, ami rajta van
    }
site-set-save = Beállítások mentése
site-set-cookie = Ennek a böngészőnek egyetlen sütijében vannak, máshol sehol.

## Hibák

site-error-title = { $status ->
    [404] Ez az út nem vezet sehová
    [409] Ez most nem lehetséges
    [422] Ezt nem lehet
    [500] Valami elromlott
   *[other] Valami eltévedt
    }
site-offline-title = Megszakadt a kapcsolat
site-offline-text = A szerver most nem érhető el. Semmi sem veszett el: minden megmutatott lépést elmentett. Az oldal magától újra próbálkozik.
site-offline-again = Próbáld újra
site-error-home = A kezdőlapra

## Többen egy eszköznél

site-cover = { $player ->
    [1] Add át az eszközt az 1. játékosnak
    [5] Add át az eszközt az 5. játékosnak
   *[other] Add át az eszközt a { $player }. játékosnak
    }
site-cover-text = Addig senkinek a kártyái sem látszanak.
site-cover-show = { $player ->
    [1] Én vagyok az 1. játékos, mutasd a kártyáimat
   *[other] Én vagyok a { $player }. játékos, mutasd a kártyáimat
    }
