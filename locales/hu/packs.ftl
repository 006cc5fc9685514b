## Saját csomagok: amit egy tulajdonos a saját kártyáiról és tábláiról beírt.

packs-title = Saját kártyáid
packs-lead = Amiről egy forrás sem árulja el, mi áll a kártyán vagy a táblán, azt mi magunk találtuk ki. Ha megvan neked a játék, írd be, mi van a tieidre nyomtatva, és játssz azzal.
packs-none = Még nincs beírva semmi.
packs-closed-say = A csomagokat azon a gépen lehet módosítani, amelyen ez a szerver fut. Játékot innen is lehet kezdeni velük.
packs-changes = { $count ->
    [one] 1 módosított mező
   *[other] { $count } módosított mező
    }
packs-faulty = Még nem játszható
packs-play = Játék ezzel
packs-open = Megnézem
packs-make = Új csomag
packs-make-do = Létrehozom
packs-name = Név
packs-game = Játék
packs-bring = Fájlból
packs-bring-say = Itt vagy máshol elmentett csomag. Előbb ellenőrizzük.
packs-file = Fájl
packs-bring-do = Behozom
packs-faults = { $count ->
    [one] Az ellenőrzés 1 hibát talált:
   *[other] Az ellenőrzés { $count } hibát talált:
    }
packs-pack-lead = { $game }: a csomagod tételei. Elöl azok állnak, amelyeket mi terveztünk; amihez nem nyúlsz, olyan marad, amilyen a programban.
packs-kept = Elmentve: „{ $record }”.
packs-words-alone = Ez a csomag csak neveket és szövegeket módosít. A játékszabályok olyanok maradnak, amilyenek a programban.
packs-save = Mentés fájlba
packs-all = Minden csomag
packs-find = Tétel keresése
packs-find-words = Szavak
packs-find-origin = Eredet
packs-find-any = Bármilyen
packs-find-changed = Amit te módosítottál
packs-find-do = Keresés
packs-ours = { $all } közül { $count } a mi tervünk
packs-changed-count = általad módosítva: { $count }
packs-changed = Általad módosítva
packs-manage = Átnevezés vagy törlés
packs-rename = Átnevezem
packs-delete-sure = A csomag végleg eltűnik. A vele kezdett asztalok azzal mennek tovább, ami a kezdetükkor állt benne.
packs-delete = Törlöm ezt a csomagot
packs-record-lead = { $kind }, csomag: „{ $pack }”.
packs-record-say = Írd be, ami nyomtatva áll. Az üres mező azt jelenti, hogy oda nincs nyomtatva semmi. A szavak és nevek azok, amelyeket a program használ.
packs-grown = Új részek kerültek be, mindegyik az utolsó másolata. Töltsd ki őket, és mentsd el a tételt.
packs-keep = Mentés
packs-keep-faulty = Mentés piszkozatként
packs-keep-faulty-say = A piszkozat úgy marad meg, ahogy beírtad; a csomaggal akkor lehet játszani, ha már nincs benne hiba. Egyes tételeket együtt kell módosítani.
packs-back = Vissza a csomaghoz
packs-reset = Beépített értékek visszaállítása
packs-part = { $number }. rész
packs-range = { $least } és { $most } között
packs-words = { $count ->
    [one] Az itt megengedett szó
   *[other] Az itt megengedett szavak ({ $count })
    }
packs-words-few = Ezek egyike:
packs-nothing = – semmi –
packs-yes = Igen
packs-no = Nem
packs-lines = Soronként egy
packs-grid = Soronként egy sor, részei között vesszővel
packs-json = JSON formában
packs-commas = A sor részei között vesszővel
packs-count = Mennyi
packs-count-say = Írj be másik számot, és ments: új részek kerülnek a végére, vagy eltűnnek az utolsók.
packs-kind = Fajta
packs-fields = valami más
packs-kind-say = Válassz másik fajtát, és ments, hogy megjelenjenek a mezői; a – semmi – eltávolítja ezt a részt.
packs-choose = Mi áll a kártyáidon?
packs-choose-say = Játssz a beépített kártyákkal vagy a beírtakkal.
packs-choose-none = Beépített kártyák
packs-choose-look = Mutasd vele ezt az űrlapot
packs-own = Megvan neked a játék, és a kártyáidon más áll?
packs-own-go = Írd be, mi van rájuk nyomtatva
packs-table = Saját csomaggal játsszák:

packs-too-large = Egy csomag { $most } kilobájt lehet, ez pedig nagyobb.
packs-unreadable = Ez nem csomag: { $details }
packs-newer = Ezt a csomagot egy újabb kiadás mentette (formátuma: { $form }; ez a kiadás ezt olvassa: { $known }). Ott hozd be.
packs-name-wrong = A név egyetlen sor, 1–{ $most } karakter.
packs-full = Már { $most } csomag van, és több nem fér el. Előbb törölj egyet.
packs-contents-full = Túl sok csomagváltozat van használatban az asztaloknál. Előbb törölj egy asztalt, amelyen ilyennel játszottak.
packs-no-pack = Nincs ilyen csomag. Talán törölték.
packs-no-record = Ebben a csomagban nincs ilyen tétel.
packs-closed = A csomagokat csak azon a gépen lehet módosítani, amelyen ez a szerver fut.
packs-other-game = Ez a csomag egy másik játékhoz való.
packs-not-ready = Az ellenőrzés hibákat talál ebben a csomagban, ezért nem lehet vele játékot kezdeni. Előbb javítsd ki.
packs-not-fields = Egy saját csomag meglévő tételek mezőit módosítja; ez egész tételeket adna hozzá vagy venne el.
packs-checked = { $count ->
    [one] Az ellenőrzés 1 hibát talált: { $details }
   *[other] Az ellenőrzés { $count } hibát talált: { $details }
    }
packs-refused = Ez így nem menthető. Semmi sem veszett el abból, amit beírtál.
packs-stale = Közben valaki más módosította ezt a tételt. Itt áll, amit beírtál; mentsd el még egyszer, ha valóban ezt akarod.
