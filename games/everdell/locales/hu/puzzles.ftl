## Fejtörők: cím, feladat, és hogy miért az a megoldás

puzzle-ev-purple = Kastély vagy Palota?
puzzle-ev-purple-ask = Mindenki más passzolt, 13 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-purple-why = A városban három közönséges építmény áll, egyedi viszont csak egy.

puzzle-ev-carver = Előbb a fa
puzzle-ev-carver-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-carver-why = Az Uszályos varangy hozza a gallyakat, amelyekből a Fafaragó pontot csinál.

puzzle-ev-festival = A negyedik zöld kártya
puzzle-ev-festival-ask = Mindenki más passzolt, 9 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-festival-why = Bármelyik zöld kártyával négy lesz, és megnyílik az Aratóünnep; a Bánya éri a legtöbbet.

puzzle-ev-pair = Együtt jobb
puzzle-ev-pair-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-pair-why = Fizesd ki a Feleséget, és a Férj költözzön a Farmra; fordítva nem elég a bogyó. A pár hárommal többet ér.

puzzle-ev-judge = A Bíró engedékeny
puzzle-ev-judge-ask = Mindenki más passzolt, 6 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-judge-why = A Bíróval egy bogyó pótol egy gallyat, a Színház pedig az egyedi lényeket számolja.

puzzle-ev-innkeeper = A ház ajándéka
puzzle-ev-innkeeper-ask = Mindenki más passzolt, 8 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-innkeeper-why = A Király mellett nem marad semmi az Orvos díjára. Az Orvos olcsóbb, és minden megtartott bogyó egy pont.

puzzle-ev-crane = Daru egy palotáért
puzzle-ev-crane-ask = Mindenki más passzolt, 7 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-crane-why = A Daru három nyersanyagot elenged a Palota árából, és távozik; a Palota a megmaradt egyedi építményt és önmagát számolja.

puzzle-ev-courthouse = Három egymás után
puzzle-ev-courthouse-ask = Mindenki más passzolt, 4 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-courthouse-why = A kártyák egymásért fizetnek: a Gallyuszály és a Bánya hozza meg a következő árát.

puzzle-ev-dungeon = Valakinek ülnie kell
puzzle-ev-dungeon-ask = Mindenki más passzolt, 5 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-dungeon-why = A Tömlöcbe zárt lény három bogyót fizet, a maradékból kitelik a Királynő. A Királyra nem telik.

puzzle-ev-doctor = Mindenkinek jár
puzzle-ev-doctor-ask = Mindenki más passzolt, 14 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-doctor-why = Az Orvos ingyen költözik be az Egyetemre, így a bogyók megmaradnak a másik két lényre és a díjára.

puzzle-ev-gate = Egy gyöngyre a kaputól
puzzle-ev-gate-ask = Mindenki más passzolt, 13 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-gate-why = Küldd előbb a nagykövetet: a lefordított kártya adja a második gyöngyöt, és azzal a munkás felépíti a Reménylő kaput. Mindkét kártyát arra tartsd meg.

puzzle-ev-spyglass = Előrelátás
puzzle-ev-spyglass-ask = Mindenki más passzolt, 14 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-spyglass-why = A Távcső visszahozza a gyöngyöt, amelybe kerül, és vele a hiányzó kavicsot meg egy kártyát; minden a Reménylő kapura megy, amelyért a Távcső még pontot is ad.

puzzle-ev-shoal = Ami a Zátonynak jár
puzzle-ev-shoal-ask = Mindenki más passzolt, 11 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-shoal-why = A Zátonynak a bogyóval és a fölös gallyal fizess: egy gally, a gyanta és a kavics a csodáé, ahogy a kártyák közül kettő is.

puzzle-ev-sundial = A harmadik óra
puzzle-ev-sundial-ask = Mindenki más passzolt, 7 ponttal és 6 bogyóval, amely a döntetlent eldönti. Nyerj: legyen több pontod a játék végén.
puzzle-ev-sundial-why = A Napóra mindhárom zöld kártyát aktiválja, és a meglévő gallyal ez éppen a Színház ára. Többet ér, mint a Fogadó.

puzzle-ev-flowers = Az ötödik szín
puzzle-ev-flowers-ask = Mindenki más passzolt, 11 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-flowers-why = Csak a lila hiányzik. A Színház túl drága, de a Feleség is lila; utána a munkás teljesíti a Virágfesztivált.

puzzle-ev-garland = Zöld ujjak
puzzle-ev-garland-ask = Mindenki más passzolt, 6 ponttal és 2 zöld kártyával, amelyek 2 pontot érnek. A koszorúdíj a Földművelés. Nyerj: legyen több pontod a játék végén.
puzzle-ev-garland-why = A koszorú azé, akinek eggyel több zöld kártyája van, mint a szomszédnak. A Gallyuszály gallyaiból még egy épületre telik.

puzzle-ev-stall = Jó vásár
puzzle-ev-stall-ask = Mindenki más passzolt, 6 ponttal és 6 bogyóval, amely a döntetlent eldönti. Nyerj: legyen több pontod a játék végén.
puzzle-ev-stall-why = Cseréld a gallyakat és a Farmot három pontra, és a Bányához kellő gallyat és kavicsot vedd el.

puzzle-ev-concert = Belépő: két gyanta
puzzle-ev-concert-ask = Mindenki más passzolt, 13 ponttal. Nyerj: legyen több pontod a játék végén.
puzzle-ev-concert-why = Bármely piros kártya lehet a negyedik, de csak a Fogadó hagyja meg a két gyantát, amelyet az esemény kér.

puzzle-ev-drought = Száraz gallyak
puzzle-ev-drought-ask = Nyár van, és az aszályban az alaphelyszínek eggyel kevesebb nyersanyagot adnak neked. Egy munkásod maradt. Építsd meg a Színházat, mielőtt felkészülsz az őszre.
puzzle-ev-drought-why = A gally a Színházra nem elég, a Gallyuszályra viszont igen; a kettő, amelyet hoz, nem alaphelyszínről jön, ezért az aszály nem érinti.

puzzle-ev-steps = Három lépés a tóig
puzzle-ev-steps-ask = Mindenki más passzolt, 10 ponttal. Az expedíciódban három lapka fekszik, amelyek 9-et érnek. Nyerj: legyen több pontod a játék végén.
puzzle-ev-steps-why = Hozz három gallyat, és építsd meg a Bányát: visszaadja a kavicsot, amelybe kerül, így minden lépés kifizethető marad. A Gallyuszály elvinne egy kavicsot a Tükör-tótól.

puzzle-ev-honey = Méz a gallyakon
puzzle-ev-honey-ask = Mindenki más passzolt, 7 ponttal. Mézmancs az egyetlen munkásod. Nyerj: legyen több pontod a játék végén.
puzzle-ev-honey-why = A három gallynál Mézmancs három bogyót tesz hozzá: a gallyakból felépül a Színház, a bogyókért megjön a Király. Ahol már van bogyó, ott nem ad hozzá semmit.

puzzle-ev-hopewatch = A hosszabbik út
puzzle-ev-hopewatch-ask = Éjszövő játéka véget ért, 9 ponttal az ösvényről. A kézlapjaiddal kifizethetsz egy utazást vagy az expedíciód utolsó lépését, vagy építhetsz. Nyerj: legyen több pontod a játék végén.
puzzle-ev-hopewatch-why = A Reményőr-ösvényen az utazás minden pontja még egyszer számít, így az öt kártya ott tíz pontot ér, az Ikerhidakon csak négyet.

puzzle-ev-saved = A színpadra félretéve
puzzle-ev-saved-ask = Mindenki más passzolt, 5 ponttal. Munkásod nem maradt, de a foglalásjelződ megvan. Nyerj: legyen több pontod a játék végén.
puzzle-ev-saved-why = Foglald le a Színházat, és a hiányzó kavics lesz az a nyersanyag, amelyet megtakarítasz. A Bárd ezután ingyen költözik be, és pontokra váltja a többi kézlapodat.

puzzle-ev-ticket = A második megálló
puzzle-ev-ticket-ask = Mindenki más passzolt, 20 ponttal. Minden munkásod kint van, de a vonatjegyed egyik oldala megmaradt. Nyerj: legyen több pontod a játék végén.
puzzle-ev-ticket-why = A Nagy körút teljesítve marad, ha a munkása elmegy, az utazás nem. Játssza ki a Királynő a Színházat, amely őt is számolja, az Egyetemet pedig fizesd ki.

puzzle-ev-trains = Itt kell átszállni
puzzle-ev-trains-ask = Mindenki más passzolt, 6 ponttal. Munkásod nem maradt, de az állomáson három vonat vár. Nyerj: legyen több pontod a játék végén.
puzzle-ev-trains-why = Az állomás minden kártyájának lapkája a következőt fizeti: a Farm két gallyat hoz és befogadja a Feleséget, ő hozza a kavicsot a Bányára, és az a kavics meg a gyanta visszatér a Kilátóra.

puzzle-ev-guests = Három vendég kedvére
puzzle-ev-guests-ask = Éjszövő játéka véget ért, 26 ponttal. Városod mellett három látogató áll: egyikük legfeljebb 2 zöld kártyát kér, a másik 2 megmaradt kavicsot, a harmadik több építményt, mint lényt. Nyerj: legyen több pontod a játék végén.
puzzle-ev-guests-why = A Daru az építmények javára billenti a mérleget, és a munkás elhozza a kavicsot, amelybe kerül. A Feleség ingyen beköltözne, és elűzne egy vendéget, a Gallyuszály pedig zöld.
