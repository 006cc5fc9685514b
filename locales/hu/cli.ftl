## Játék egyszerű terminálban

cli-nothing = semmi
cli-over = A játszma véget ért. Írd be: save FÁJL, hogy megmaradjon; log, hogy elolvasd; undo, hogy visszavond az utolsó választást; vagy quit.
cli-help = Írd be egy választás számát vagy nevét, vagy ezek egyikét:
    look: az asztal szavakban
    choices: a kérdés újra, a választásokkal
    why DOLOG: miért nem szabad valami, például why { $thing }
    rule SZÁM: egy szabály, például rule { $rule }
    hint: a három választás, amely a keresés szerint a legjobb, a győzelem esélyével
    odds VÁLASZTÁS: hová vezethet egy választás, száma vagy neve szerint
    undo, redo: az utolsó választás visszavonása, újrajátszása
    log: ami eddig történt
    told: ami eddig kijött
    correct LÉPÉS EREDMÉNYEK: egy lépés eredményeinek javítása
    save FÁJL: a játszma mentése
    quit: kilépés
cli-help-go = go DOLOG: menj el egy több lépésre lévő dologhoz, például go { $thing }
cli-progress = { $number }. válasz a körülbelül { $total } közül; { $together ->
    [1] egyesével.
   *[other] egy sorban legfeljebb { $together }.
    }
cli-correct-how = Add meg a lépést és minden eredményét, például correct 12 5 6 1; a told felsorolja őket.
cli-type-help = Írd be: choices, hogy lásd, mit lehet választani, vagy help.
cli-why-not = Egyetlen szabály sem tiltja.
cli-things = A dolgok neve például: { $things }.
cli-no-rule = Nincs ilyen szabály: { $id }.
cli-odds-exact = Pontosan: { $odds }.
cli-save-where = Mondd meg, hová: save FÁJL.
cli-saved = A játszma itt van: { $path }.
cli-not-saved = A játszmát nem sikerült ide írni: { $path }. { $reason }

## Tippek

cli-hint = { $times } szimulációból: { $parts }.
cli-hint-nothing = A következő körödig alig változik valami.
cli-hint-won = { $count } megnyert játszma
cli-hint-lost = { $count } elvesztett játszma
cli-hint-cheese = { $count } megszerzett sajt
cli-hint-wounds = { $count } seb
cli-hint-healed = { $count } visszanyert életerő
cli-hide = Nyomj Entert, hogy elrejtsd a kártyáidat.
cli-pass = Most ez a játékos következik: { $player }. Add át a billentyűzetet, és nyomj Entert, amikor más nem nézi.
cli-moves = { $who } ({ $player }. játékos) lép:
cli-kind = A játékos { $kind }
cli-review-player = { $player }. játékos
cli-review-decision = { $choice }: a győzelem esélye előtte { $before }%, utána { $chosen }% ± { $margin }.

## Egerek és Igézetek a terminálban

cli-backed-up = { $count } játszma mentése elkészült: { $path }. A még tartó játszmák titkai is benne vannak: tartsd olyan helyen, ahol más nem olvashatja.
cli-restored = { $count } játszma helyreállítva; minden visszaolvasva, és megegyezik a mentéssel.
cli-restored-strange = Ezek az így elindított programmal nem játszhatók, de változatlanul megmaradtak:
cli-pace = másodpercenként { $rate }, hátravan { $left }
cli-left = hátravan { $left }
