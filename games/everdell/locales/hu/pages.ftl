## Everdell az asztalnál: listák, oldal és fejléc

evt-game = Everdell
evt-book = Az Everdell és a Mistwood szabályai
evt-rules = A szabályok a magunk szavaival, számozva, hogy minden esemény és minden elutasítás rámutathasson egyre. Az E az alapjáték, az N Éjszövő odúja; az R betűs számok a mi döntéseink, ahol a szabálykönyv hallgat, a H betűsek a saját ötleteink.
evt-fact-players = 1–6 játékos
evt-fact-minutes = 40–90 perc
evt-against = { $rival ->
    [nightweave] { $players ->
        [1] Éjszövő ellen, { $level }. szint
       *[other] Ketten Éjszövő ellen, { $level }. szint
    }
    [rugwort] Rugvort ellen, { $year }. év
   *[none] { $players } játékos
    }
evt-standing = A legjobbnak { $best ->
    [one] { $best } pontja
   *[other] { $best } pontja
    } van.
evt-standing-rival = Neked { $best ->
    [one] { $best } pontod
   *[other] { $best } pontod
    } van, { $rival ->
    [rugwort] Rugvortnak
   *[nightweave] Éjszövőnek
    } { $against }.
evt-turn-number = { $round }. kör
evt-outcome = { $outcome ->
    [won] Győzelem
    [beaten] Vereség
    [counted] Pontozva
   *[other] Vége
    }
evt-title = { $season ->
    [winter] Tél
    [spring] Tavasz
    [summer] Nyár
   *[autumn] Ősz
    }, { $round }. kör: { $against }
evt-season = { $season ->
    [winter] Tél
    [spring] Tavasz
    [summer] Nyár
   *[autumn] Ősz
    }
evt-seasons = A te évszakod

## Ki és mennyi

evt-you = te
evt-player = { $number }. játékos
evt-rival = { $rival ->
    [rugwort] Rugvort
   *[nightweave] Éjszövő
    }
evt-amount = { $what ->
    [twig] { $count ->
       *[other] { $count } gally
    }
    [resin] { $count } gyanta
    [pebble] { $count ->
       *[other] { $count } kavics
    }
   *[berry] { $count ->
       *[other] { $count } bogyó
    }
    }
evt-tokens = { $count ->
   *[other] { $count } pontjelző
    }
evt-workers = { $workers ->
   *[other] { $workers }
    } munkásból { $home } van otthon
evt-worker-of = munkás: { $who }
evt-belongings = Amid van
evt-nowhere = sehol

## Kártyák

evt-sort = { $kind ->
    [critter] Lény, { $rarity ->
        [unique] egyedi
       *[common] közönséges
    }
   *[construction] Építmény, { $rarity ->
        [unique] egyedi
       *[common] közönséges
    }
    }
evt-colour = { $colour ->
    [traveler] utazó
    [production] termelés
    [destination] úti cél
    [governance] kormányzás
   *[prosperity] jólét
    }
evt-card-spoken = { $name }, { $kind ->
    [critter] lény
   *[construction] építmény
    }, { $rarity ->
    [unique] egyedi
   *[common] közönséges
    }, { $colour ->
    [traveler] utazó
    [production] termelés
    [destination] úti cél
    [governance] kormányzás
   *[prosperity] jólét
    }, { $points ->
   *[other] { $points } pont
    }, { $free ->
    [yes] nincs ára
   *[no] ára: { $cost }
    }
evt-free-card = { $name }
evt-free-colour = bármely { $colour ->
    [traveler] utazó
    [production] termelő
    [destination] úti cél
    [governance] kormányzó
   *[prosperity] jóléti
    } kártya
evt-free-any = bármely { $kind ->
    [critter] lény
   *[construction] építmény
    }
evt-free-by = Ingyen ezzel: { $cards }
evt-frees = Ingyen kijátszható: { $cards }
evt-free = ingyen
evt-new = új
evt-hidden-card = Egy rejtett kártya
evt-backs = { $count ->
   *[other] { $count } rejtett kártya
    }
evt-worth = { $points ->
   *[other] { $points } pont
    }
evt-on-card = { $what ->
    [occupied] foglaltságjelző
    [webbed] hálójelző
    [down] képpel lefelé
   *[open] mások előtt is nyitva
    }
evt-held = alatta: { $cards }
evt-shares = egy helyen ezzel: { $card }

## A tábla

evt-meadow = Rét
evt-meadow-lead = { $cards ->
    [one] egy kártya
    [2] két kártya
    [3] három kártya
    [4] négy kártya
    [5] öt kártya
    [6] hat kártya
    [7] hét kártya
    [8] nyolc kártya
   *[other] { $cards } kártya
    }{ $guest ->
    [yes] , és valaki üldögél közöttük
   *[no] {""}
    }
evt-meadow-place = Rét, { $place }. hely
evt-meadow-empty = Üres hely
evt-deck = pakli { $count }
evt-discard = eldobva { $count }
evt-nightweave = Éjszövő
evt-rat-blocks = Rugvort egyik patkánya elzárja ezt a kártyát
evt-rats-mark = A patkányok jelölője van ezen a kártyán
evt-marked = Éjszövő személyisége megjelöli ezt a kártyát
evt-shown = Az asztalon
evt-river = Folyó
evt-forest = Erdő
evt-clearing = { $clearing ->
    [upper_left] Bal felső tisztás
    [upper_right] Jobb felső tisztás
    [lower_right] Jobb alsó tisztás
    [trail] A gyíkok mellett
   *[lower_left] Bal alsó tisztás
    }
evt-trails-left = még { $left } a pakliban
evt-wild = { $count ->
   *[other] { $count } axolotljelző: mindegyik bármilyen nyersanyagot fizet
    }
evt-token = axolotljelző
evt-clearing-empty = nincs erdőkártya
evt-room = { $shared ->
    [yes] bármennyi munkás
   *[no] { $room ->
        [one] csak egy munkás
       *[other] { $room } munkás
    }
    }
evt-figure = A munkásképesség pókja
evt-web = Hálójelző
evt-events = Események
evt-event-have = { $have } / { $need } megvan a városodban
evt-event-owner = teljesítette: { $who }

## Kezek és városok

evt-your-hand = Kézben
evt-hand-of = Kézlapok: { $who }
evt-hand-count = { $count } / { $limit }
evt-hand-empty = Nincs kártya a kezedben.
evt-turned-away = Elfordítva: most nem használható
evt-legends = Legendák
evt-legends-of = Még ki nem játszott legenda: { $count ->
   *[other] { $count }
    }
evt-pile = A Farmok halma, alatta még { $left }
evt-your-city = Város
evt-city-of = Város: { $who }
evt-city-spaces = Város: { $spaces } / { $limit } hely
evt-spaces = { $spaces } / { $limit } hely
evt-city-empty = Itt még nem épült semmi.
evt-colours = Kártyák szín szerint
evt-colour-count = { $colour ->
    [traveler] utazó
    [production] termelés
    [destination] úti cél
    [governance] kormányzás
   *[prosperity] jólét
    }: { $count }
evt-passed = passzolt
evt-so-far = eddig { $points ->
   *[other] { $points } pont
    }

## A döntés

evt-lead = { $home ->
    [0] Nincs több munkásod otthon.
    [one] Egy munkásod van otthon.
   *[other] { $home } munkásod van otthon.
    } { $can ->
    [both] Tégy le egy munkást, vagy játssz ki egy kártyát.
    [place] Tégy le egy munkást.
    [play] Játssz ki egy kártyát.
   *[neither] Most egy kártyát sem játszhatsz ki.
    }
evt-group = { $group ->
    [play-hand] Kijátszás kézből
    [play-meadow] Kijátszás a rétről
    [play-other] Kártya kijátszása
    [place] Munkás lehelyezése
    [visit] Kártya meglátogatása
    [event] Esemény teljesítése
    [take] Melyik nyersanyag?
    [pay] Fizetés
    [save] Megtakarítás
    [swap] Csere
    [hand] A kezedből
    [meadow] A rétről
    [shown] Az asztalról
    [card] Egy városból
    [spot] Melyik hely?
    [seat] Ki?
    [number] A választásod
    [colour] Melyik szín?
    [river] Küldd el a nagykövetedet
    [power] A képességed
    [reserve] Foglalj le egy kártyát
    [ticket] A vonatjegyed
    [adorn] Ékesség kijátszása
    [trail] Az ösvényen
    [beast] Helyezz el egy nagy lényt
   *[pile] Melyik pakli?
    }
evt-play-it = Kijátszod: { $name }?
evt-how-pay = Hogyan fizetsz?
evt-way = { $way ->
    [free] Semmibe sem kerül
    [token] Ezen át: { $with }
    [crane] Elmegy: { $with }, legfeljebb 3 nyersanyaggal olcsóbb
    [innkeeper] Elmegy: { $with }, legfeljebb 3 bogyóval olcsóbb
    [dungeon] Egy lény ide kerül: { $with }, 3 nyersanyaggal olcsóbb
    [judge] A Bíró kicserél egy nyersanyagot
    [treasury] Innen való jelzőkkel: { $with }
    [bridge] Erre kerül: { $with }, legfeljebb 3 nyersanyaggal olcsóbb
    [golden] Aranyjelzővel, ezen át: { $with }
    [inventor] Elmegy: { $with }, legfeljebb 3 nyersanyaggal olcsóbb
    [reserved] 1 nyersanyaggal kevesebbért
    [offer] Ahogy a hatás engedi
    [banner] Ennek a helyére: { $with }
   *[cost] A készletedből
    }
evt-what-here = Mit teszel?
evt-nothing-here = Most semmit sem lehet vele tenni.
evt-all-choices = Minden választás

## Éjszövő és Rugvort

evt-lair = Éjszövő odúja
evt-level = { $level }. szint
evt-lair-finished = befejezte
evt-lair-count = { $what ->
    [points] { $count ->
       *[other] pont
    }
    [hand] rejtett kártya
    [city] a városban
    [pearls] { $count ->
       *[other] gyöngy
    }
    [ambassador] { $count ->
       *[other] szabad nagykövet
    }
    [adornments] { $count ->
       *[other] rejtett ékesség
    }
   *[spiders] { $count ->
       *[other] szabad pók
    }
    }
evt-activity = A tevékenységkártyája
evt-activity-none = Még nem fedett fel tevékenységkártyát.
evt-activity-worker = munkás
evt-activities-left = Ebben az évszakban még { $count ->
   *[other] { $count } tevékenységkártya
    } van hátra.
evt-backup = Tartalék
evt-ties = Nyílirány
evt-arrow = { $arrow ->
    [clockwise] Az óramutató járása szerint
   *[counter] Az óramutató járásával ellentétesen
    }
evt-or = vagy
evt-act = { $act ->
    [draw] Húzás
    [discard] Eldobás egy pontért
    [play-hand] Kijátszás kézből
    [play-meadow] Kijátszás a rétről
    [play-meadow-draw] Kijátszás a rétről, aztán húzás
    [play-meadow-discard] Kijátszás a rétről, aztán eldobás
    [ambassador] Nagykövet a folyóhoz
    [enter-meadow] Belépés a rétre
   *[none] Semmi
    }
evt-act-worker = Munkás: { $place }{ $points ->
    [0] {""}
   *[other] , +{ $points } pont
    }
evt-space = { $space ->
    [city] a városa
    [open] egy nyitott kártyád
    [basic-event] egy alapesemény
    [wonder] egy csoda és egy ékesség
   *[special-event] egy különleges esemény
    }
evt-space-journey = { $points } pontos utazás
evt-backup-part = { $part ->
    [points] pontok a szintje szerint
    [haven] munkás a menedékbe
    [discard] eldobás
   *[draw] húzás
    }
evt-backup-parts = { $parts }
evt-modules = Amit forral
evt-module = { $kind ->
    [personality] Személyiség
    [plan] Terv
   *[plot] Cselszövés
    }
evt-thwart = Így hiúsítható meg:
evt-webs = { $count ->
   *[other] { $count } hálójelző
    } az asztalon
evt-trophies = { $count ->
   *[other] { $count } zsákmány
    }
evt-trophies-hidden = { $count } képpel lefelé
evt-rival-city = { $rival ->
    [rugwort] Rugvort városa
   *[nightweave] Éjszövő városa
    }: { $count ->
   *[other] { $count } kártya
    }
evt-rugwort = Rugvort
evt-year = { $year }. év
evt-watch = { $rival ->
    [rugwort] Rugvort válasza
    [nightweave] Éjszövő köre
   *[none] Ami történt
    }

## Pontok

evt-scores = Pontok eddig
evt-scores-say = Mintha a játék most érne véget.
evt-score-of = Pontok: { $who }
evt-score-what = { $what ->
    [visitor] látogató
    [card] alapérték
    [tokens] pontjelzők
    [tokens-on] pontjelzők a kártyán
    [prosperity] jóléti jutalom
    [journey] utazás
    [basic-event] alapesemény
    [special-event] különleges esemény
    [bonus] a szintje jutalma
    [power] játékosképesség
    [award] koszorúdíj
    [pearls] el nem költött gyöngyök
    [wonder] csoda
    [tile] expedíciós lépés
    [discovery] felfedezés
    [adornment] ékesség
   *[early-journey] korai utazás
    }
evt-score-line = { $what ->
    [tokens] Pontjelzők
    [early-journey] Utazások ősz előtt
    [pearls] Gyöngyök
   *[other] Egyéb pontok
    }
evt-market-side = { $side ->
    [trade] Csere
   *[gain] Nyereség
    }
evt-award-count = { $who }: { $count } kártya
evt-score-none = Még nincs pont
evt-score-total = Összesen

## Napló és befejezés

evt-log-turn = Kör: { $who }
evt-log-yours = A te köröd
evt-log-begin = Előkészületek
evt-log-before = Korábban
evt-won = Győztél
evt-lost = Ezúttal a játék győzött
evt-winners = A győztes: { $who }
evt-proof = Tisztességes volt a véletlen?

## Új játszma

evt-new-title = Új Everdell-játszma
evt-new-lead = Építs tizenöt helyes várost téltől őszig, egyedül egy automata ellenféllel szemben vagy barátokkal.
evt-new-rival = Ki ellen?
evt-new-rival-say = Éjszövő és Rugvort magától játszik, és minden lépést megmagyaráz.
evt-new-rival-name = { $rival ->
    [nightweave] Éjszövő
    [rugwort] Rugvort
   *[none] Egymás ellen
    }
evt-new-rival-text = { $rival ->
    [nightweave] Pók, akinek saját városa van. Egy vagy két embernek; több pont kell, mint amennyi neki van.
    [rugwort] A vén patkány helyeket zár el, és kártyákat visz el a rétről. Egy embernek.
   *[none] Kettő–hat ember ennél az eszköznél. A körök között kézről kézre jár, a kézlapok rejtve maradnak.
    }
evt-new-people = Hány ember Éjszövő ellen?
evt-new-players = Hány játékos?
evt-new-players-say = Öten és hatan a Bellfaire egyik moduljával játszotok, amely ilyenkor játékban van.
evt-new-computers = Gépi játékosok
evt-new-computers-text = Egy–három ellenfél, akik úgy játszanak, mint az emberek: a Fiókától a Bölcsig. Egy koppintás, és kezdődik a játszma.
evt-new-level-for = { $level ->
    [zero] Első találkozásra.
    [one] Annak, aki ismeri az alapjátékot.
    [two] Kiegyenlített küzdelem.
    [three] Annak, aki már legyőzte.
   *[other] Kevesen nyernek.
    }
evt-new-player-count = { $count ->
   *[other] { $count } ember
    }
evt-new-level = Milyen veszedelmes Éjszövő?
evt-new-level-say = A szint szabja meg, mennyit érnek végül a kártyái, és néhány akciója hány pontot hoz.
evt-new-level-text = Minden 0 értékű kártya: +{ $zero }. Minden jóléti kártya: +{ $purple }. Minden különleges esemény: { $event }.
evt-new-year = Melyik év Rugvort ellen?
evt-new-year-say = Évről évre többet ér; a harmadikban egy munkás is eltűnik.
evt-new-modules = Személyiség, terv vagy cselszövések
evt-new-modules-say = Éjszövőnek lehet személyisége, egy ember ellen terve vagy cselszövései is, de nem mindkettő.
evt-new-personality = Személyiség
evt-new-plan = Terv
evt-new-none = { $what ->
    [personality] Nincs személyiség
   *[plan] Nincs terv
    }
evt-new-mini = { $mini ->
    [leaf_cards] A Newleaf kártyái
    [leaf_events] A Newleaf eseményei
    [leaf_forest] A Newleaf erdőkártyái
    [station] Állomás
    [visitors] Látogatók
    [knoll] Domb
    [reservation] Foglalás
    [ticket] Vonatjegy
    [leaf_powers] A Newleaf játékosképességei
    [plots] Cselszövések
    [evertail] Corrin Evertail
    [more_legends] Még több legenda
    [legends] Legendák
    [abilities] Munkásképességek
    [farms] Évszakos farmok
    [extra] Különkiadás
    [festival] Virágfesztivál
    [fair_events] A Bellfaire különleges eseményei
    [fair_forest] A Bellfaire erdőkártyái
    [garland] Koszorúdíj
    [market] Piac
    [more_players] Öt és hat játékos
    [powers] Játékosképességek
   *[rugwort_cards] Rugvort kártyái
    }
evt-new-mini-text = { $mini ->
    [leaf_cards] 24 fajta 59 kártyája kerül a pakliba, és mindenkinek 3 aranyjelzője van, amellyel ingyen játszhat ki lényeket.
    [leaf_events] Két alapesemény és kilenc különleges esemény járul a többihez.
    [leaf_forest] Három erdőkártya kerül a többi közé.
    [station] Az állomásról további három kártya játszható ki; mindegyik vonatlapkát hoz.
    [visitors] A munkások az állomáson látogatókkal találkoznak, akik a végén pontokat érnek. Kell hozzájuk az állomás.
    [knoll] Még egy hely a munkásoknak, amely felfrissíti a rétet és az állomást. Kell hozzá az állomás.
    [reservation] A rét vagy az állomás egy kártyája félretehető, és 1 nyersanyaggal kevesebbe kerül.
    [ticket] A játékban kétszer egy munkás továbbmehet egy másik helyre.
    [leaf_powers] A denevérek, a macskák, a mézelő méhek és a csigák a többi képességgel együtt vagy önmagukban játszanak.
    [plots] Éjszövő minden évszakában húz egy cselszövést: az évszak végéig tart, vagy azonnal lecsap.
    [evertail] Öt koronás kártya kerül a pakliba; a színük ingyen játszik ki lényeket.
    [more_legends] E doboz tíz legendája: mindenki kap néhányat, és egy kártya helyére játssza ki.
    [legends] A másik csomag tíz legendája, ugyanígy.
    [abilities] Mindenki munkásai kapnak egy képességet: hermelinek, pillangók, pókok vagy disznók.
    [farms] Nyolc különböző farm a szokásosak helyett. Az értékeik a mieink.
    [extra] A kikiáltó, a karnevál és a stadion kártyái kerülnek a pakliba.
    [festival] Ötödik alapesemény: minden színből egy kártya 4 pontot ér.
    [fair_events] Kilenc különleges esemény kerül a többi közé, amelyekhez adott számú kártya kell.
    [fair_forest] Négy erdőkártya kerül a többi közé.
    [garland] Hét díjból egy: akinek a végén a legtöbb ilyen kártyája van, 6 pontot kap, a második 3-at.
    [market] Még egy hely a munkásoknak, négy jelzővel: elveszed, amit egy jelző mutat, vagy pontokra cseréled.
    [more_players] Akár hatan is játszhattok: senkinek sincs 7-nél több kártya a kezében, és aki passzol, leteszi kézlapjait. Egyetlen forrás sem mondja, hány kártya jár ennyi játékosnak; ez a mi döntésünk.
    [powers] Mindenki két képességet kap, és egyet megtart; tavasszal nem jön új munkás.
   *[rugwort_cards] Rugvort három kártyája kerül a pakliba.
    }
evt-new-options = Kérdések, amelyekben a játékosok nem értenek egyet
evt-new-options-say = Ahol a szabálykönyv kétféleképpen olvasható, az egyiket választottuk, és megindokoltuk. Te választhatod a másikat.
evt-new-default = a mi döntésünk
evt-new-stand-ins = { $what ->
    [activities] A húsz tevékenységkártya szövege nem nyilvános. Saját tervezésű kártyák helyettesítik őket.
   *[farms] A nyolc évszakos Farm szövege nem nyilvános. Saját tervezésű kártyák helyettesítik őket.
    }
evt-new-enter-printed = Megvannak neked? Írd be, mi áll rajtuk, és játssz azzal.
evt-new-sources = Mi honnan származik
evt-new-begin = Kezdjük
evt-new-quick = Azonnal: egyedül Éjszövő ellen, 1. szint
evt-reading = { $reading ->
    [upper_right] A jobb felső tisztás marad üres
    [lower_right] A jobb alsó tisztás marad üres
    [nightweave] Éjszövő kezd
    [butterflies] A pillangók gazdája kezd
    [competitive] Mindenki magáért: azok közül győz a jobbik, akik legyőzték
    [together] Mindkettőnek le kell győznie
    [home] Hazamegy, semmi más
    [keeps_points] Hazamegy, és a pontjai megmaradnak
    [refused] Nem keverhető
    [allowed] Keverhető
    [stay_lost] Csak a következő felkészüléskor térnek vissza
    [different_cards] Két kártya, akár azonos nevű
    [different_names] Két különböző nevű kártya
    [once] Egyszer
    [repeatedly] Ahányszor van kártya
    [autumn_only] Csak ősszel
    [any_time] Bármelyik évszakban
    [no] Nem számít bele
    [yes] Beleszámít
    [larger] A nagyobb jutalom
    [value_zero] A 0 értékért járó jutalom
    [twelve] Tizenkét kártya
    [five] Öt kártya, mint mindenkinek
    [per_attempt] Kísérletenként egyszer
    [per_space] Minden elzárt helyért egyszer
    [next_entry] A következő belépésével
    [without] Tavasszal nincs új munkás
    [taken] Tavasszal is jár az új munkás
    [every_card] Minden kártyán, a későbbieken is
    [when_drawn] Csak a húzásakor már ott lévő kártyákon
    [shuffled] Az összes különleges esemény együtt kerül keverésre
    [two_and_two] Két különleges esemény a Bellfaire-ből és kettő a többiből
    [second_place] Holtverseny után is van második hely
    [no_second] Az első hely holtversenye után nincs második hely
    [trade] Éjszövő ellen a piac a csereoldallal kezd
    [gain] A piac mindig a nyereségoldallal kezd
    [payable_card] Nagykövet csak olyan kártyához mehet, amelyet ki tud fizetni
    [any_card] Nagykövet kifizethetetlen kártyához is mehet
    [not_replayed] Az Iránytű sem a Bolondot, sem a Romokat nem használja
    [with_ruins] Az Iránytű a Romokat is használhatja
    [pearls_ignored] A gyöngyök nem döntenek holtversenyt
    [pearls_counted] A megmaradt gyöngyök nyersanyagként döntenek holtversenyt
    [wonders] Alapesemény helyett csodája és ékessége van
    [impossible] Az alapeseményre küldő akciója lehetetlen
    [own_city] Kalózhajója akkor hajózik, ha munkást küld a városába
    [any_worker] Kalózhajója minden munkásánál hajózik
    [weather_played] Az időjárás akadályoz, ahogy itt megterveztük
    [no_weather] Nincs időjárás
    [one_more] Eggyel több térképlapka, mint játékos
    [as_players] Annyi térképlapka, ahány játékos
    [after_travel] Az új időjárás a nyúl útja után kezdődik
    [with_season] Az új időjárás az évszakkal kezdődik
    [majors_alone] Legfeljebb egy nagy kiegészítő
    [majors_mixed] A Pearlbrook, a Spirecrest és a Newleaf vegyíthető; a kiadó nem ajánlja
   *[at_once] Azonnal
    }

## A saját csomagok űrlapjainak szavai

evt-record-kind = { $kind ->
    [leaf_basic] A Newleaf alapeseményei
    [leaf_event] A Newleaf különleges eseményei
    [leaf_forest] A Newleaf erdőkártyái
    [train] Vonatlapkák
    [visitor] Látogatók
    [leaf_power] A Newleaf játékosképességei
    [leaf_space] Domb és állomás
    [pack] A játék egésze
    [card] Lények és építmények
    [basic] Alaphelyszínek
    [forest] Erdőkártyák
    [haven] A menedék
    [journey] Az utazás
    [basic_event] Alapesemények
    [special_event] Különleges események
    [festival] A Virágfesztivál
    [fair_event] A Bellfaire különleges eseményei
    [fair_forest] A Bellfaire erdőkártyái
    [award] Koszorúdíjak
    [market] A piac
    [power] Játékosképességek
    [market_token] A piac jelzői
    [river] Folyókártyák
    [adornment] Ékességek
    [wonder] Csodák
    [level] Éjszövő pontozólapjai
    [activity] Tevékenységkártyák
    [ability] Képességek
    [personality] Személyiségek
    [plan] Tervek
    [plot] Cselszövések
    [weather] Időjáráskártyák
    [tile] Térképlapkák
    [discovery] Felfedezések
   *[other] { $kind }
    }
evt-record-word = { $word ->
    [abilities] egyik képességének használata
    [activate] egy másik zöld kártya használata
    [any] bármely szín
    [autumn] ősz
    [base] alapjáték
    [basic_events] alapesemények
    [basic_or_forest] alap- vagy erdei helyszín
    [berry] bogyó
    [best_opponent] a legjobb ellenfél
    [build_upon] építményt lehet rá építeni
    [card] kártyák
    [clockwise] az óramutató járása szerint
    [colour] egyszínű kártyák
    [common] közönséges
    [common_constructions] közönséges építmények
    [citizen] lakó
    [colours] színek a városban
    [constructions] építmények
    [copy_adornment] egy ellenfél ékességének használata
    [critters] lények
    [gain_cost] egy kártya ára
    [gain_either] kettő közül az egyik
    [gain_with] nyereség elég gyönggyel
    [location] helyszín
    [pearlbrook] Pearlbrook
    [pearlbrook_cards] Pearlbrook-kártyák
    [basic_event] teljesített alapesemény
    [each_colour] minden színből kártya
    [journey] munkás az utazáson
    [more_constructions] több építmény, mint lény
    [more_critters] több lény, mint építmény
    [one_colour] egyszínű kártya
    [point_token] meglévő pontjelző
    [special_event] teljesített különleges esemény
    [newleaf] Newleaf
    [activate_own] a város zöld kártyáinak használata
    [give_card] kártya odaadása nyereségért
    [may_draw] húzás, ha akarod
    [five_spaces] betöltött helyek ötösei
    [hand] a kézlapok
    [station] az állomás
    [event] teljesített események
    [copy_forest] másik erdőkártya használata
    [pearls] gyöngyök
    [point_tokens] pontjelzők
    [repeat] barna kártyák újra
    [use_forest] erdőkártya használata
    [discard_and_draw] eldobás és húzás
    [track] más helyének használata
    [mark] rétkártya megjelölése
    [if_none] egy, ha nem volt
    [one_more] eggyel több
    [missing] nyersanyag, amilyened nincs
    [trade_for] egyet befizet egy másikért
    [stand_in] másokat helyettesít
    [draw_more] még egy húzása
    [explore] helyszínjelzők
    [archive] a rétről rakott pakli, amelyből játszani lehet
    [join] a munkások csatlakoznak másokhoz
    [network] zöld kártya más színű után
    [follow] más játékos zöld kártyája a pakli egy kártyájáért
    [wander] saját erdőkártya
    [draw_freely] húzás a rétről
    [activate_again] kétszeri aktiválás
    [invest] félretesz és visszavesz
    [hunt] jelzőt fizet a körében
    [activate_two] két kártya használata
    [common_construction] közönséges építmény
    [common_critter] közönséges lény
    [gain_one] kettő közül az egyik
    [pay_for_gain] fizetés nyereségért
    [unique_construction] egyedi építmény
    [unique_critter] egyedi lény
    [wonders] csodák
    [common_critters] közönséges lények
    [construction] építmény
    [copy] egy másik hely használata
    [copy_basic] egy alaphelyszín használata
    [counter] az óramutató járásával ellentétesen
    [critter] lény
    [destination] úti cél (piros)
    [discard_draw_double] kártyák eldobása, kétszer annyi húzása
    [discard_for] nyereség az eldobott kártyákért
    [discard_for_any] kártyák eldobása tetszőleges nyersanyagért
    [discard_for_construction] eldobva olcsóbbá tesz egy építményt
    [discard_for_critter] eldobva olcsóbbá tesz egy lényt
    [events] események
    [evertail] Evertail
    [exchange] nyersanyagok cseréje
    [extra] Különkiadás
    [farms] évszakos Farmok
    [gain] nyereség
    [gain_if] nyereség a város egy kártyája szerint
    [gain_one_of] nyereség több nyersanyag egyikéből
    [gain_per] nyereség minden megszámolt dolog után
    [give_for] átadás egy ellenfélnek nyereségért
    [give_resources] nyersanyagok átadása egy ellenfélnek
    [governance] kormányzás (kék)
    [hand_cards] kézben tartott kártyák
    [husband] a mellette álló Férj
    [imprison] egy lény alá kerül, és egy kártya olcsóbb
    [instant] azonnali
    [leftover] megmaradt nyersanyagok
    [legends] legendák
    [meadow_two] két rétkártya húzása, egyik kijátszása
    [more_legends] további legendák
    [move_worker] egy munkás áthelyezése
    [occupied] foglalt helyszín
    [opponents] ellenfeleké
    [other_copies] e kártya más példányai
    [own] saját
    [pay_for] fizetés nyereségért
    [pays] kártya kifizetésekor
    [pebble] kavics
    [play] egy kártya kijátszása
    [play_revealed] kártyák felfedése, egyik kijátszása
    [played] amikor kijátsszák
    [production] termelés (zöld)
    [prosperity] jólét (lila)
    [renew_hand] kártyák eldobása, a kézlapok feltöltése
    [renew_meadow] rétkártyák eldobása, mások húzása
    [resin] gyanta
    [rugwort] a Rugvort-kártyák
    [scoring] a játék végén
    [seasonal] egy évszakra
    [special] ahogy csak ez a kártya
    [special_events] különleges események
    [spend_tokens] a rajta lévő jelzőkkel lehet fizetni
    [spring] tavasz
    [summer] nyár
    [swap] egy nyersanyag kicserélése a költségben
    [tokens] pontjelzők kerülnek rá
    [tokens_here] pontjelzők ezen a kártyán
    [tokens_on] pontjelzők egy másik kártyán
    [traveler] utazó (barna)
    [trigger] egy másik kártya kijátszása után
    [twig] gally
    [unique] egyedi
    [unique_constructions] egyedi építmények
    [unique_critters] egyedi lények
    [visit] amikor egy munkás meglátogatja
    [winter] tél
    [you] a játékos
    [foothills] Hegylábak
    [peaks] Csúcsok
    [ridge] Gerinc
    [forest] erdei helyszínek
    [haven] menedék és piac
    [open] más játékosok kártyái
    [stubblehoof] Makacspata
    [truffle] Szarvasgomba
    [corliander] Koriánder
    [firebeak] Tűzcsőr
    [honeypaw] Mézmancs
    [king_rhun] Rhun király
    [whisper] Suttogás
    [windlore] Szélvándor
    [score_if] pont, ha elég van valamiből
    [score_less] pont, kevesebb egy szín kártyáiért
    [score_fewest] pont a legritkább színért
    [score_journey] pont az utazásokért
    [step] az expedíció lépése
    [gain_mix] végy el tetszőleges keverékben
    [caravan] húzz, és kapj minden munkásért
    [fill_hand] húzz a kézlimitig
    [discard_colours] dobj el minden színből egyet
    [move_here] mozgass ide munkást
    [mines] fedj fel, amíg kettő egyezik
    [discard_to_play] dobj el, hogy olcsóbban játssz
    [tuck] kártyák kerülnek alá
    [draw_for_berries] húzz bogyókért
    [prospect] dobj és húzz jelzőkért
    [ignore_spring] nincs tavaszi időjárás
    [display] kártyák fekszenek mellette
    [search] keress a pakliban
    [reveal] fedj fel kártyákat
    [beast] nagy lény
    [last_tile] az utolsó lapka
    [spirecrest] Spirecrest
   *[other] „{ $word }”
    }

## Az elszámolások szavai

memory-against = { $rival ->
    [people] Egymás ellen
    [nightweave] Éjszövő, { $level }. szint
    [rugwort] Rugvort, { $level }. év
   *[other] Egyéb
    }

## Statisztika

memory-by-rival = Milyen gyakran nyersz: ellenfél, modulok és kiegészítők
memory-opponent = Ellenfél

## Kezdőlap

site-everdell = Everdell
site-everdell-text = Építs várost a fa alatt, amíg körbejár az év. A pók is épít egyet, és magától játssza a köreit.
site-everdell-cover = Ajtós fa, bogyót gyűjtő egerek, pók a hálóján.

## Pearlbrook

evt-shoal-text = Fizess 2 tetszőleges nyersanyagot és dobj el 2 kártyát: végy el 1 gyöngyöt.
evt-face-down = Lefordított folyókártya
evt-face-down-text = Az első látogató elveszi a gyöngyöt, és felfordítja a kártyát.
evt-pearls = { $count ->
    [one] { $count } gyöngy
   *[other] { $count } gyöngy
    }
evt-ambassador-of = nagykövet: { $who }
evt-ambassador = { $home ->
    [0] a nagykövet úton
   *[other] a nagykövet otthon
    }
evt-built = megépítette: { $who }
evt-wonder-cost = Ára { $stock }, { $pearls } gyöngy és { $cards } kézben lévő kártya
evt-adornments-of = Kijátszatlan ékességek: { $count }

## Newleaf

evt-station = Állomás
evt-station-place = Állomás, { $place }. hely
evt-train = Vonatlapka
evt-train-tile = Vonatlapka, { $place }. hely: { $name }
evt-visitors-left = { $count ->
    [0] alatta nincs több
   *[other] alatta még { $count }
    }
evt-golden = { $count } aranyjelző
evt-ticket = { $count ->
    [0] a vonatjegy elfogyott
   *[other] vonatjegy: még { $count } oldala van
    }
evt-use-ticket = Használd a vonatjegyedet
evt-reservation = { $token ->
    [used] A foglalásjelződ egy kártyán van:
    [turned] A foglalásjelződ a felkészülésedig megfordítva marad.
   *[free] A foglalásjelződ szabad.
    }
evt-reserved-card = Lefoglalva:
evt-archive = A denevérek paklija
evt-snails = { $count } lefordított kártya a csigák mellett

## Spirecrest

evt-touched = érinti: { $who }
evt-rabbit-of = nyúl: { $who }
evt-discovery-cost = { $cost ->
    [0] Ingyen
    [one] { $cost } nyersanyag vagy kártya
   *[other] { $cost } nyersanyag vagy kártya
    }
evt-area = { $area ->
    [foothills] Hegylábak
    [peaks] Csúcsok
   *[ridge] Gerinc
    }
evt-area-deck = { $count ->
    [one] { $count } felfedezés a pakliban
   *[other] { $count } felfedezés a pakliban
    }
evt-area-down = A térképlapkák még képpel lefelé fekszenek.
evt-tile = Fizess { $pay }; { $points } pontot ér.
evt-walked = Elérve
evt-open-sign = NYITVA
evt-beast-home = Otthon
evt-new-shelf = A polcon
evt-new-shelf-say = Vedd le, amivel játszani szeretnétek. A Pearlbrook, a Spirecrest és a Newleaf közül egyszerre egyet ajánlunk. Személyiséggel, tervvel vagy cselszövésekkel a kis dobozok a polcon maradnak, hacsak lent nem a másik értelmezést választod.
evt-new-first = Első játék javaslata
evt-new-large = { $large ->
    [pearlbrook] Pearlbrook
    [spirecrest] Spirecrest
    [bellfaire] Bellfaire
   *[newleaf] Newleaf
    }
evt-new-large-say = { $large ->
    [pearlbrook] Békanagykövetek mennek a folyóhoz gyöngyért, amelyből ékességek és csodák lesznek. Rugvort ellen nem játszható.
    [spirecrest] Évszakonkénti időjárás, ösvény térképlapkákkal, felfedezések, nagy lények és a végén expedíció. Rugvort ellen nem játszható.
    [bellfaire] Piac, fesztivál, díj, különleges események, erdőkártyák és játékosképességek.
   *[newleaf] Állomás vonatokkal és látogatókkal, 59 kártya aranyjelzőkkel, domb, jegy és foglalás. Rugvort ellen nem játszható.
    }
evt-new-parts = { $large ->
    [bellfaire] Csak a Bellfaire részei
   *[newleaf] Csak a Newleaf részei
    }
evt-new-parts-say = { $large ->
    [bellfaire] Minden rész külön is használható, tetszőleges számú másikkal együtt.
   *[newleaf] Minden rész külön is használható; a látogatókhoz és a dombhoz kell az állomás.
    }

# Az asztal egészben

evt-beyond = Folyómezők
evt-fair = Piac
evt-afar = Ösvény
evt-others = A többiek
evt-open-seat = { $who }: minden megmutatása
evt-own-things = Szintén a tied
evt-event-needs = { $card }{ $has ->
    [yes] , a városodban van
   *[no] {""}
    }
evt-have-it = a városodban van
evt-plays = Most kijátszhatod.
evt-plays-free = Ingyen kijátszhatod.
evt-pane-board = Tábla
evt-pane-meadow = Rét
evt-pane-hand = Kéz, város
evt-pane-others = Többiek
evt-pane-log = Napló
evt-pane-things = választható
evt-pane-lines = új sor
evt-pad = Pontok fajtánként
evt-pad-row = { $what ->
    [cards] Kártyák
    [tokens] Jelzők
    [prosperity] Jólét
    [journey] Utazás
    [events] Események
    [pearlbrook] Pearlbrook
    [trail] Ösvény
   *[other] Egyéb
    }
evt-all-points = Minden pont, soronként

## Egy befejezett játszma megosztásra

evt-end-turn = { $count } pont egyetlen lépéssel: { $who }.
evt-story-first = Az elsőként kijátszott kártya: { $card } ({ $who }).
evt-story-jump = A legnagyobb lépés { $count } pontot ért a játszma { $round }. körében: { $who }.
evt-story-busy = A legszorgosabb, { $count } alkalommal aktivált kártya: { $card }.
evt-story-events = { $count ->
    [0] Egyetlen esemény sem teljesült.
   *[other] Teljesített események: { $count }.
    }
evt-story-passed = Utolsóként passzolt: { $who }.
evt-story-result = A végeredmény: { $one } ({ $best }), { $other } ({ $next }).
