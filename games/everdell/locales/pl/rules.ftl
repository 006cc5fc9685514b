## Everdell: słowa, z których składają się inne teksty

# Gracze i ten, kto gra przeciwko nim. Gdzie tekst wie, kto go czyta, { $reader } jest nazwą
# argumentu, który oznacza czytającego: słowa dla „who” mówią „ty”.
ev-who-seat = Gracz { $number }
ev-who-rival = Przeciwnik
ev-who-nightweave = Pajęczyca
ev-who-rugwort = Krostawiec
ev-who-nobody = nikt

ev-some-card = jakaś karta
ev-for-named = { $name }
ev-for-event = Wydarzenie
ev-for-reservation = Twój żeton rezerwacji
ev-for-ticket = Twój bilet kolejowy
ev-for-journey = Podróż

# Surowce i im podobne, w bierniku: to, co się zyskuje albo płaci.
ev-amount-nothing = nic
ev-amount-twig = { $count ->
    [one] { $count } gałązkę
    [few] { $count } gałązki
   *[many] { $count } gałązek
    }
ev-amount-resin = { $count ->
    [one] { $count } bryłkę żywicy
    [few] { $count } bryłki żywicy
   *[many] { $count } bryłek żywicy
    }
ev-amount-pebble = { $count ->
    [one] { $count } kamyk
    [few] { $count } kamyki
   *[many] { $count } kamyków
    }
ev-amount-berry = { $count ->
    [one] { $count } jagodę
    [few] { $count } jagody
   *[many] { $count } jagód
    }
ev-amount-any = { $count ->
    [one] { $count } dowolny surowiec
    [few] { $count } dowolne surowce
   *[many] { $count } dowolnych surowców
    }
ev-amount-card = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
    }
ev-amount-wild = { $count ->
    [one] { $count } żeton aksolotli
    [few] { $count } żetony aksolotli
   *[many] { $count } żetonów aksolotli
    }
ev-amount-point = { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
    }

# Pola dla robotników.
ev-at-basic = „{ $name }”
ev-at-forest = „{ $name }” w lesie
ev-at-clearing = { $clearing ->
    [upper_left] lewa górna polana
    [upper_right] prawa górna polana
    [lower_right] prawa dolna polana
    [trail] obok jaszczurek
   *[lower_left] lewa dolna polana
    }
ev-at-haven = „{ $name }”
ev-at-journey = „{ $name }”
ev-at-event = „{ $name }”
ev-at-card = „{ $name }” ({ $reader ->
    [who] twoje miasto
   *[other] { $who }
    })
ev-at-some-card = { $reader ->
    [who] karta w twoim mieście
   *[other] karta ({ $who })
    }
ev-at-home = dom
ev-at-nowhere = miejsce, którego już nie ma
ev-at-her-city = karta w jej mieście
ev-at-open-card = karta ze znakiem OTWARTE
ev-at-basic-event = wydarzenie podstawowe
ev-at-special-event = wydarzenie specjalne
ev-at-any-wonder = cud, a z nim ozdoba

# Co może zrobić pajęczyca.
ev-act-draw = dobranie karty
ev-act-discard = odrzucenie karty
ev-act-play-hand = zagranie karty z ręki
ev-act-play-meadow = zagranie karty z łąki
ev-act-play-meadow-draw = zagranie karty z łąki i dobranie karty
ev-act-play-meadow-discard = zagranie karty z łąki i odrzucenie karty
ev-act-enter-meadow = wejście na łąkę
ev-act-ambassador = wysłanie ambasadora nad rzekę
ev-act-nothing = nic
ev-act-worker = robotnik idzie na pole: { $place }{ $tokens ->
    [none] {""}
    [level] , z tyloma żetonami punktów, ile wynosi jej poziom
   *[fixed] ; do tego { $points ->
        [one] { $points } żeton punktu
        [few] { $points } żetony punktów
       *[many] { $points } żetonów punktów
    }
    }

## Koniec gry

ev-end-counted = { $winners ->
    [one] Wygrywa { $who }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] Zwycięstwem dzielą się { $who }; każde miasto warte jest { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    }
ev-end-won = { $reader ->
    [who] { $rival ->
        [nightweave] Pajęczyca pokonana, { $points } do { $rival-points }. Las znów oddycha.
       *[rugwort] Krostawiec pokonany, { $points } do { $rival-points }. Miasto należy do ciebie.
    }
   *[other] { $rival ->
        [nightweave] { $who }: pajęczyca pokonana, { $points } do { $rival-points }.
       *[rugwort] { $who }: Krostawiec pokonany, { $points } do { $rival-points }.
    }
    }
ev-end-beaten = { $rival ->
    [nightweave] Las zostaje przy pajęczycy: { $rival-points } do { $points }.
   *[rugwort] Miasto zostaje przy Krostawcu: { $rival-points } do { $points }.
    }

## Pytania

ev-waiting = { $decision ->
    [turn] Turę ma { $who }.
   *[other] Wyboru dokonuje { $who }.
    }
ev-ask-turn = Co robisz?
ev-ask-market = Którego żetonu targowiska używasz?
ev-label-market = { $side ->
    [trade] Wymiana: { $text }
   *[gain] Zysk: { $text }
    }
ev-ask-power = { $step ->
    [archive] Którą kartę z łąki kładziesz na swój stos?
    [network] Czy odrzucasz kartę, aby aktywować zieloną kartę?
    [trail] Którą kartę lasu wprowadzisz do gry tylko dla siebie?
    [consider] Czy odrzucasz albo dobierasz kartę?
    [draw] Czy dobierasz kartę?
    [mark] Gdzie szczury kładą znacznik?
    [keep] Którą zdolność zatrzymujesz?
    [missing] Jaki surowiec znajdują myszy?
    [invest] Co odkładasz u żółwi?
    [take-back] Czy zabierasz to, co przechowują żółwie?
    [hunt] Jaką kartę znajdują dziobaki?
    [draw-freely] Dobierasz z talii czy z łąki?
   *[draw-more] Czy dobierasz jeszcze 1 kartę?
    }
ev-ask-share = Komu oddajesz kartę { $card }, aby dobrać 2 karty?
ev-label-own-forest = Skorzystaj z samej karty lasu
ev-label-draw-one = Dobierz 1 kartę
ev-label-mark = Połóż znacznik na karcie { $card }
ev-ask-stand-in = Masz zapłacić { $cost }. Czy coś innego zastąpi część tego kosztu?
ev-ask-trade = Który z surowców oddajesz za { $what }?
ev-ask-again = Czy odrzucasz kartę, aby drugi raz aktywować kartę { $card }?
ev-label-keep-power = { $name }: { $text }
ev-label-stand-in = Zamiast zapłacić { $what }, zapłać { $pay }
ev-label-invest = Odłóż { $what }
ev-label-take-back = Weź { $what }
ev-label-draw-more = Dobierz jeszcze 1 kartę
ev-label-power = Zapłać 1 żeton dziobaków za surowiec i kartę
ev-ask-gain-all-of = Którego surowca dostajesz { $count }?
ev-ask-gain = Jaki surowiec bierzesz?{ $left ->
    [one] {""}
   *[other] {" "}Możesz wybrać { $left }.
    }
ev-ask-draw-meadow = Którą kartę dobierasz z łąki?{ $left ->
    [one] {""}
   *[other] {" "}Możesz dobrać { $left }.
    }
ev-ask-discard = { $source }: którą kartę odrzucasz? { $missing ->
    [0] Możesz odrzucić jeszcze { $left }.
   *[other] Zostało do odrzucenia: { $missing }.
    }
ev-ask-give-cards = { $source }: którą kartę oddajesz? Odbiorca: { $to }. { $left ->
    [one] Została 1 karta.
   *[other] Zostało do oddania: { $left }.
    }
ev-ask-give-resources = { $source }: jaki surowiec oddajesz? Odbiorca: { $to }. { $missing ->
    [0] Możesz oddać jeszcze { $left }.
   *[other] Zostało do oddania: { $missing }.
    }
ev-ask-pay = { $source }: jakim surowcem płacisz? { $missing ->
    [0] Możesz zapłacić jeszcze { $left }.
   *[other] Zostało do zapłaty: { $missing }.
    }
ev-ask-pay-mix = { $source }: jaką kartą lub surowcem płacisz? { $missing ->
    [0] Możesz zapłacić jeszcze { $left }.
   *[other] Zostało do zapłaty: { $missing }.
    }
ev-ask-amount = { $source }: { $why ->
    [monk] ile jagód oddajesz, od 0 do { $most }?
    [doctor] ile jagód płacisz, od 0 do { $most }?
    [woodcarver] ile gałązek płacisz, od 0 do { $most }?
    [fireworks] ile gałązek tam kładziesz, od 0 do { $most }?
    [performer] ile jagód tam kładziesz, od 0 do { $most }?
   *[other] ile, najwyżej { $most }?
    }
ev-ask-opponent = { $source }: { $why ->
    [fool] do czyjego miasta trafi Błazen?
    [leader] kto otrzyma jedną z dobranych kart?
    [robber] z kim wymieniasz się kartami na ręce?
    [pirate-ship] do czyjego miasta płynie statek?
   *[other] który przeciwnik?
    }
ev-ask-pick = { $source }: { $why ->
    [ruins] którą budowlę odrzucasz?
    [university] którą kartę odrzucasz ze swojego miasta?
    [thieves] które stworzenie trafi pod wydarzenie?
    [cure] którą kartę odrzucasz ze swojego miasta?
    [against-rugwort] która karta znika z miasta Krostawca?
    [spider-city] którą kartę w jej mieście odwiedza robotnik?
    [spider-open] którą kartę ze znakiem OTWARTE odwiedza robotnik?
    [darkdeep] które stworzenie odrzucasz ze swojego miasta?
    [silver-scale] pod którą budowlę trafi?
    [treasure] na który Magazyn trafiają żetony?
    [race] która karta trafia pod wydarzenie?
   *[other] która karta?
    }{ $left ->
    [one] {""}
   *[other] {" "}Możesz wybrać { $left }.
    }
ev-ask-discard-meadow = { $source }: którą kartę odrzucasz z łąki? { $left ->
    [one] Została 1.
   *[other] Zostało do odrzucenia: { $left }.
    }
ev-ask-whether = { $source }: { $why ->
    [plan] czy go udaremniasz?
    [plot] czy ją udaremniasz?
    [nasty] czy płacisz, żeby się wykupić?
   *[other] czy z tego korzystasz?
    }
ev-ask-judge = Masz zapłacić { $cost }. Który surowiec zamieni Sędzia?
ev-ask-imprison = Które stworzenie trafia do Lochu?
ev-ask-bill = Masz zapłacić { $cost }. Jaki surowiec oszczędzasz? { $off ->
    [one] Został 1.
   *[other] Zostało do wyboru: { $off }.
    }
ev-ask-spend = Masz zapłacić { $cost }. Ilu żetonów ze Skarbca używasz?
ev-ask-produce = Która zielona karta produkuje teraz?
ev-ask-activate = Którą zieloną kartę aktywujesz?{ $left ->
    [one] {""}
   *[other] {" "}Możesz aktywować { $left }.
    }
ev-ask-store = Co odkładasz?
ev-ask-farm = { $card }: co ma zrobić?
ev-ask-keep = Którą kartę zatrzymujesz? Drugą oddajesz.
ev-ask-scrolls = { $where ->
    [under] Którą kartę kładziesz pod wydarzenie?
   *[hand] Którą kartę bierzesz na rękę?
    }
ev-ask-offer = { $invitation ->
    [queen] Którą kartę wartą najwyżej 3 zagrywasz za darmo?
    [inn] Którą kartę z łąki zagrywasz o 3 surowce taniej?
    [pigeon] Którą z odkrytych kart wartych najwyżej 3 zagrywasz za darmo?
    [cemetery] Którą z odkrytych kart zagrywasz za darmo?
    [meadow] Którą z tych dwóch kart zagrywasz o 1 surowiec taniej?
    [green-acorn] Którą kartę zagrywasz o 4 surowce taniej?
    [cirrus] Którą kartę wartą najwyżej 3 zagrywasz za darmo?
    [tomb] Którą kartę zagrywasz za darmo?
    [card] { $source }: którą kartę zagrywasz?
    [adornment] { $source }: którą kartę zagrywasz za darmo?
    [treasure] Którą kartę z łąki wartą najwyżej 3 zagrywasz za darmo?
    [laboratory] { $source }: którą kartę zagrasz taniej?
   *[pigs] Czy zagrywasz za darmo wierzchnią Farmę?
    }
ev-ask-pile = Skąd odkrywasz karty?
ev-ask-worker = { $source }: { $why ->
    [ranger] którego robotnika przenosisz?
    [well-run] którego robotnika zabierasz?
   *[other] który robotnik?
    }
ev-ask-move = Robotnik stał tu: { $from }. Dokąd teraz idzie?
ev-ask-copy = { $which ->
    [basic] Które pole podstawowe kopiujesz?
    [basic-or-forest] Które pole podstawowe lub którą kartę lasu kopiujesz?
    [opponents] Które pole przeciwnika kopiujesz?
    [forest] Której karty lasu używasz?
   *[occupied] Z którego zajętego pola korzystasz?
    }
ev-ask-clock = Które pole twoich robotników Wieża zegarowa uruchamia jeszcze raz?
ev-ask-mini = { $step ->
    [figure] Dokąd idzie figurka pająka?
    [feed] Jaki surowiec przynoszą pająki?
    [stoats] Ile kart odrzucasz dla gronostajów?
    [stoats-gain] Co przynoszą gronostaje?
    [leader] Którą z dobranych kart oddajesz?
    [warrior] Co oddajesz?
    [hare] Ile kart dobierasz?
    [swipple] Którą zieloną kartę aktywujesz?
    [amilla] Które wydarzenie zdobywasz?
    [crier] Kto dostaje dwie twoje karty?
    [carnival] Karty czy surowce?
    [juggler] Na co przeznaczasz gałązki?
    [stadium] Jaki kolor wybierasz?
    [rowdy] Którą zieloną kartę zabierasz?
    [rowdy-victim] Którą twoją zieloną kartę zabiera pajęczyca?
   *[other] Co wybierasz?
    }
ev-ask-module = { $source }: { $step ->
    [fill] która karta zajmie wolne miejsce?
    [nasty] czy płacisz, żeby pajęczyca nie dostała żetonu?
    [toll] czym płacisz za pajęczynę?
    [trap] czy płacisz, żeby pajęczyca nie dostała żetonu?
    [barricade] czy płacisz, żeby uchronić kartę przed pajęczyną?
    [extortion] czy płacisz, żeby pajęczyca nie dostała żetonów?
    [use-blue] czy płacisz, żeby niebieska karta zadziałała?
    [price] czym płacisz?
    [either] jaką cenę płacisz?
    [gaze] którą z dwóch kart odrzucasz?
    [trial] którą kartę z twojej ręki bierze pajęczyca?
    [web] gdzie trafi żeton pajęczyny?
    [unravel] którą kartę ze znakiem OTWARTE zagrywa pajęczyca?
    [takeover] czy robotnik zatrzyma tę kartę?
   *[other] co wybierasz?
    }

## Możliwości

ev-label-place = Umieść robotnika: { $place }
ev-label-event = Zdobądź wydarzenie { $place }
ev-label-play-free = { $from ->
    [hand] Zagraj za darmo z ręki: { $card }
    [meadow] Zagraj za darmo z łąki: { $card }
    [shown] Zagraj za darmo odkrytą kartę: { $card }
    [legend] Zagraj za darmo legendę: { $card }
    [station] Zagraj za darmo ze stacji: { $card }
    [reserved] Zagraj za darmo zarezerwowaną kartę: { $card }
    [beside] Zagraj za darmo kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj za darmo ze stosu nietoperzy: { $card }
   *[pile] Zagraj za darmo ze stosu: { $card }
    }
ev-label-play-cost = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; zapłać { $cost }
ev-label-play-token = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; za darmo dzięki karcie { $with }
ev-label-play-golden = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; za darmo dzięki karcie { $with }, złotym żetonem
ev-label-play-reserved = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; 1 surowiec taniej niż { $cost }
ev-label-play-inventor = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; do 3 surowców taniej, odchodzi { $with }
ev-label-play-crane = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; do 3 surowców taniej, odchodzi { $with }
ev-label-play-innkeeper = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; do 3 jagód taniej, odchodzi { $with }
ev-label-play-dungeon = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; do 3 surowców taniej, stworzenia pilnuje { $with }
ev-label-play-judge = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; zapłać { $cost }, ale jeden surowiec zamieni Sędzia
ev-label-play-treasury = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; żetonami z karty { $with }
ev-label-play-bridge = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }; do 3 surowców taniej, na kartę { $with }
ev-label-play-offer = { $from ->
    [hand] Zagraj z ręki: { $card }
    [meadow] Zagraj z łąki: { $card }
    [shown] Zagraj odkrytą kartę: { $card }
    [legend] Zagraj legendę: { $card }
    [station] Zagraj ze stacji: { $card }
    [reserved] Zagraj zarezerwowaną kartę: { $card }
    [beside] Zagraj kartę leżącą przy odkryciu: { $card }
    [archive] Zagraj ze stosu nietoperzy: { $card }
   *[pile] Zagraj ze stosu: { $card }
    }{ $invitation ->
    [inn] , o 3 surowce taniej
    [green-acorn] , o 4 surowce taniej
    [meadow] , o 1 surowiec taniej
    [none] , jeśli coś na to pozwala
    [card] {""}
   *[other] , za darmo
    }
ev-label-play-banner = Zagraj za darmo legendę: { $card }; odchodzi { $with }
ev-label-prepare = { $season ->
    [winter] Przygotuj się do zimy
    [spring] Przygotuj się do wiosny
    [summer] Przygotuj się do lata
   *[autumn] Przygotuj się do jesieni
    }
ev-label-pass = Spasuj do końca gry
ev-label-take = Weź { $what }
ev-label-store = Odłóż { $stock }
ev-label-pay = Zapłać { $what }
ev-label-give = Oddaj { $what }
ev-label-save = Oszczędź { $what }
ev-label-swap = Zamiast zapłacić { $from }, zapłać { $to }
ev-label-give-card = Oddaj kartę { $card }
ev-label-discard = Odrzuć kartę { $card }
ev-label-choose = Wybierz kartę { $card }
ev-label-module-card = { $step ->
    [fill] Połóż tam kartę { $card }
    [trial] Niech pajęczyca weźmie kartę { $card }
   *[other] Odrzuć kartę { $card }
    }
ev-label-discard-meadow = Odrzuć z łąki kartę { $card }
ev-label-draw-meadow = Dobierz kartę { $card }
ev-label-keep = Zatrzymaj kartę { $card }
ev-label-put-under = Połóż pod wydarzenie kartę { $card }
ev-label-take-shown = Weź kartę { $card }
ev-label-card = Wybierz kartę { $card }
ev-label-card-elsewhere = Wybierz kartę { $card } ({ $owner })
ev-label-worker = { $why ->
    [ranger] Przenieś robotnika stąd: { $place }
   *[other] Zabierz robotnika stąd: { $place }
    }
ev-label-clock = Uruchom jeszcze raz: { $place }
ev-label-spot = Wykorzystaj: { $place }
ev-label-seat = { $who }
ev-label-number = { $why ->
    [monk] Oddaj { $number ->
        [one] { $number } jagodę
        [few] { $number } jagody
       *[many] { $number } jagód
    }
    [doctor] Zapłać { $number ->
        [one] { $number } jagodę
        [few] { $number } jagody
       *[many] { $number } jagód
    }
    [woodcarver] Zapłać { $number ->
        [one] { $number } gałązkę
        [few] { $number } gałązki
       *[many] { $number } gałązek
    }
    [fireworks] Połóż tam { $number ->
        [one] { $number } gałązkę
        [few] { $number } gałązki
       *[many] { $number } gałązek
    }
    [performer] Połóż tam { $number ->
        [one] { $number } jagodę
        [few] { $number } jagody
       *[many] { $number } jagód
    }
    [treasury] Wydaj { $number ->
        [one] { $number } żeton
        [few] { $number } żetony
       *[many] { $number } żetonów
    }
    [stoats] Odrzuć { $number } karty
    [hare] { $number ->
        [0] { $number } kart
        [one] { $number } karta
       *[other] { $number } karty
    }
    [carnival] { $number ->
        [0] Karty
       *[other] Surowce
    }
    [juggler] { $number ->
        [0] Zapłać 3 gałązki za punkty
       *[other] Zapłać 1 gałązkę za kolejną kartę
    }
    [price] Zapłać 1 żeton punktu
    [either] { $number ->
        [2] Zapłać 2 wskazane surowce
       *[other] Zapłać 3 surowce lub karty
    }
    [takeover] Wyślij robotnika
   *[other] { $number }
    }
ev-label-yes = Tak ({ $source })
ev-label-farm = Weź { $gain }
ev-label-farm-paid = Zapłać { $pay } i weź { $gain }
ev-label-colour = { $colour ->
    [traveler] Brązowy
    [production] Zielony
    [destination] Czerwony
    [governance] Niebieski
   *[prosperity] Fioletowy
    }
ev-label-from-deck = Z talii
ev-label-from-discard = Ze stosu kart odrzuconych
ev-label-done = { $decision ->
    [consider] Zostaw rękę, jak jest
    [share] Zatrzymaj ją
    [stand-in] Zapłać tak, jak jest
    [missing] Nic nie bierz
    [trade] Nie płać
    [again] Nie aktywuj drugi raz
    [invest] Zostaw, jak jest
    [draw-more] Nie
    [whether] Nie
    [offer] Nie zagrywaj karty
    [opponent] Nikt
    [clock] Nie używaj Wieży zegarowej
    [farm] Nie korzystaj
    [draw-meadow] Nie dobieraj więcej
    [discard] Nie odrzucaj więcej
    [takeover] Oddaj kartę
    [stoats] Nie tym razem
    [either] Nie płać
    [nasty] Nie płać więcej
    [trap] Nie płać
    [barricade] Nie płać
    [extortion] Nie płać więcej
    [use-blue] Nie płać
    [crier] Nikt
    [river] Nie używaj
    [mirror] Nie używaj żadnej
    [cruise] Weź zamiast tego 5 żetonów punktów
    [invite] Nikt
    [discover] Nie bierz żadnego
    [search] Nie nazywaj karty
    [stay] Wróć do domu
    [snatch] Nie bierz więcej
    [prospect] Ani jedno, ani drugie
   *[other] Wystarczy
    }

## Co się dzieje

ev-told-forest-laid = { $clearing ->
    [upper_left] Lewa górna polana
    [upper_right] Prawa górna polana
    [lower_right] Prawa dolna polana
   *[lower_left] Lewa dolna polana
    } oferuje „{ $name }”.
ev-told-special-laid = Wśród wydarzeń specjalnych jest { $place }.
ev-told-begins = { $reader ->
    [who] Zaczynasz.
   *[other] { $who } zaczyna grę.
    }
ev-told-turn-begins = { $reader ->
    [who] Twoja tura.
   *[other] { $who } zaczyna turę.
    }
ev-told-drew = { $reader ->
    [who] Dobierasz kartę: { $card }.
   *[other] { $who } dobiera kartę: { $card }.
    }
ev-told-drew-hidden = { $reader ->
    [who] Dobierasz kartę.
   *[other] { $who } dobiera kartę.
    }
ev-told-not-drawn = { $reader ->
    [who] Nie możesz dobrać
   *[other] { $who } nie może dobrać
    } { $count ->
    [one] { $count } karty.
    [few] { $count } kart.
   *[many] { $count } kart.
    }
ev-told-drew-meadow = { $reader ->
    [who] Dobierasz z łąki (miejsce { $place }) kartę: { $card }.
   *[other] { $who } dobiera z łąki (miejsce { $place }) kartę: { $card }.
    }
ev-told-filled = Na łąkę trafia { $card } (miejsce { $place }).
ev-told-reshuffled = Odrzucone karty zostają potasowane i tworzą nową talię.
ev-told-placed = { $reader ->
    [who] Umieszczasz robotnika: { $place }.
   *[other] { $who } umieszcza robotnika: { $place }.
    }
ev-told-moved = { $reader ->
    [who] Przenosisz robotnika. Skąd: { $from }; dokąd: { $place }.
   *[other] { $who } przenosi robotnika. Skąd: { $from }; dokąd: { $place }.
    }
ev-told-came-back = { $reader ->
    [who] Zabierasz robotnika stąd: { $place }.
   *[other] { $who } zabiera robotnika stąd: { $place }.
    }
ev-told-worker-lost = { $reader ->
    [who] Jeden z twoich robotników opuszcza grę.
   *[other] { $who } traci robotnika: opuszcza on grę.
    }
ev-told-recalled = { $reader ->
    [who] Twoi robotnicy wracają do domu.
   *[other] { $who }: robotnicy wracają do domu.
    }
ev-told-stays = { $reader ->
    [who] Twój robotnik zostaje na stałe: { $place }.
   *[other] { $who }: robotnik zostaje na stałe: { $place }.
    }
ev-told-copied = { $reader ->
    [who] Kopiujesz: { $place }.
   *[other] { $who } kopiuje: { $place }.
    }
ev-told-gained = { $reader ->
    [who] Bierzesz
   *[other] { $who } bierze
    } { $stock }.
ev-told-paid = { $reader ->
    [who] Płacisz
   *[other] { $who } płaci
    } { $stock }.
ev-told-points = { $reader ->
    [who] Bierzesz
   *[other] { $who } bierze
    } { $count ->
    [one] { $count } żeton punktu.
    [few] { $count } żetony punktów.
   *[many] { $count } żetonów punktów.
    }
ev-told-points-paid = { $reader ->
    [who] Oddajesz
   *[other] { $who } oddaje
    } { $count ->
    [one] { $count } żeton punktu.
    [few] { $count } żetony punktów.
   *[many] { $count } żetonów punktów.
    }
ev-told-tokens-on = { $reader ->
    [who] Kładziesz
   *[other] { $who } kładzie
    } { $count ->
    [one] { $count } żeton punktu
    [few] { $count } żetony punktów
   *[many] { $count } żetonów punktów
    } na karcie { $card }.
ev-told-token-off = { $reader ->
    [who] Zdejmujesz
   *[other] { $who } zdejmuje
    } żeton z karty { $card }.
ev-told-discarded = { $reader ->
    [who] Odrzucasz
   *[other] { $who } odrzuca
    } kartę: { $card }.
ev-told-discarded-hidden = { $reader ->
    [who] Odrzucasz
   *[other] { $who } odrzuca
    } kartę z ręki.
ev-told-discarded-meadow = Z łąki odchodzi { $card } (miejsce { $place }).
ev-told-left-city = { $reader ->
    [who] Twoje miasto opuszcza { $card }
   *[other] Miasto ({ $who }) opuszcza { $card }
    }{ $to ->
    [hand] {" "}i trafia na rękę
    [city] {" "}i trafia do innego miasta
    [under] {" "}i trafia pod kartę
    [trophies] {" "}i staje się zdobyczą
    [box] {" "}i odchodzi z gry
   *[discard] {""}
    }.
ev-told-gave-card = { $reader ->
    [who] Oddajesz kartę { $card }; otrzymuje ją { $to }.
    [to] { $who } oddaje ci kartę { $card }.
   *[other] { $who } oddaje kartę { $card }; otrzymuje ją { $to }.
    }
ev-told-gave-card-hidden = { $reader ->
    [who] Oddajesz kartę; otrzymuje ją { $to }.
    [to] { $who } oddaje ci kartę.
   *[other] { $who } oddaje kartę; otrzymuje ją { $to }.
    }
ev-told-nobody-took = { $reader ->
    [who] Nikt nie może przyjąć twojej karty { $card }; zostaje odrzucona.
   *[other] { $who }: nikt nie może przyjąć karty { $card }; zostaje odrzucona.
    }
ev-told-nobody-took-hidden = { $reader ->
    [who] Nikt nie może przyjąć twojej karty; zostaje odrzucona.
   *[other] { $who }: nikt nie może przyjąć karty; zostaje odrzucona.
    }
ev-told-gave-resources = { $reader ->
    [who] Oddajesz { $stock }. Odbiorca: { $to }.
    [to] { $who } oddaje ci { $stock }.
   *[other] { $who } oddaje { $stock }. Odbiorca: { $to }.
    }
ev-told-nobody-took-resources = { $reader ->
    [who] Oddajesz { $stock } do puli, bo nikt nie może tego przyjąć.
   *[other] { $who } oddaje { $stock } do puli, bo nikt nie może tego przyjąć.
    }
ev-told-played = { $reader ->
    [who] Zagrywasz kartę: { $card }.
   *[other] { $who } zagrywa kartę: { $card }.
    }
ev-told-played-elsewhere = { $reader ->
    [who] Zagrywasz do innego miasta ({ $owner }) kartę: { $card }.
    [owner] { $who } zagrywa do twojego miasta kartę: { $card }.
   *[other] { $who } zagrywa do innego miasta ({ $owner }) kartę: { $card }.
    }
ev-told-put-under = { $reader ->
    [who] Kładziesz pod spód kartę: { $card }.
   *[other] { $who } kładzie pod spód kartę: { $card }.
    }
ev-told-stored = { $reader ->
    [who] Odkładasz
   *[other] { $who } odkłada
    } { $stock }.
ev-told-activated = { $reader ->
    [who] Działa twoja karta { $card }.
   *[other] { $who } aktywuje kartę { $card }.
    }
ev-told-activated-elsewhere = { $reader ->
    [who] Kopiujesz kartę { $card } ({ $owner }).
    [owner] { $who } kopiuje twoją kartę { $card }.
   *[other] { $who } kopiuje kartę { $card } ({ $owner }).
    }
ev-told-triggered = { $reader ->
    [who] Reaguje twoja karta { $card }.
   *[other] { $who }: reaguje karta { $card }.
    }
ev-told-revealed = { $reader ->
    [who] Odkrywasz
   *[other] { $who } odkrywa
    } { $from ->
    [discard] ze stosu kart odrzuconych
    [hand] z ręki
   *[deck] z talii
    } kartę: { $card }.
ev-told-looked = { $reader ->
    [who] Oglądasz
   *[other] { $who } ogląda
    } kartę: { $card }.
ev-told-looked-hidden = { $reader ->
    [who] Oglądasz kartę.
   *[other] { $who } ogląda kartę.
    }
ev-told-took-shown = { $reader ->
    [who] Bierzesz na rękę kartę: { $card }.
   *[other] { $who } bierze na rękę kartę: { $card }.
    }
ev-told-took-shown-hidden = { $reader ->
    [who] Bierzesz kartę na rękę.
   *[other] { $who } bierze kartę na rękę.
    }
ev-told-discarded-shown = Odrzucona zostaje karta { $card }.
ev-told-declined = { $reader ->
    [who] Tym razem nie zagrywasz karty.
   *[other] { $who } tym razem nie zagrywa karty.
    }
ev-told-achieved = { $reader ->
    [who] Zdobywasz wydarzenie { $place }.
   *[other] { $who } zdobywa wydarzenie { $place }.
    }
ev-told-prepared = { $reader ->
    [who] Nadchodzi twoja nowa pora roku:
   *[other] { $who } wita nową porę roku:
    } { $season ->
    [winter] zima.
    [spring] wiosna.
    [summer] lato.
   *[autumn] jesień.
    }
ev-told-passed = { $reader ->
    [who] Pasujesz do końca gry.
   *[other] { $who } pasuje do końca gry.
    }
ev-told-nothing = { $why }: nie ma tu nic do zrobienia.
ev-told-counted = { $reader ->
    [who] Masz
   *[other] { $who } ma
    } { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
    }
ev-told-moment = { $reader ->
    [who] Koniec twojej tury.
   *[other] { $who } kończy turę.
    }

## Co się dzieje: pajęczyca

ev-told-activity = Pajęczyca odkrywa: { $name }. Jej pora roku: { $season ->
    [winter] zima.
    [spring] wiosna.
    [summer] lato.
   *[autumn] jesień.
    }
ev-told-activities-shuffled = Karty aktywności pajęczycy zostają potasowane.
ev-told-tries = { $attempt ->
    [1] Pierwsza akcja
    [2] Druga akcja
   *[other] Akcja zapasowa
    } pajęczycy: { $act }.
ev-told-impossible = { $attempt ->
    [1] Pierwsza akcja
    [2] Druga akcja
   *[other] Akcja zapasowa
    } jest niemożliwa: { $reason ->
    [empty-row] w wierszu nic nie ma.
    [empty-hand] pajęczyca nie ma kart na ręce.
    [full-city] jej miasto jest pełne.
    [in-meadow] pajęczyca siedzi już na łące.
    [spiders-out] nie ma już robotnika.
    [basic-closed] ze Stacją Nowoliść nie chodzi na pola podstawowe.
    [ambassador-out] jej ambasadora nie ma w domu.
    [wonder-too-dear] nie stać jej ani na cud, ani na ozdobę.
    [second-special-event] zdobyła już w tej porze roku wydarzenie specjalne.
    [card-taken] żadna karta nie ma dla niej wolnego pola.
   *[all-taken] wszystkie takie pola są zablokowane.
    }
ev-told-backs-up = Pajęczyca wykonuje akcję zapasową.
ev-told-blocked = { $direction ->
    [clockwise] Zablokowane: { $place }. Pajęczyca szuka dalej zgodnie z ruchem wskazówek zegara.
   *[counter] Zablokowane: { $place }. Pajęczyca szuka dalej przeciwnie do ruchu wskazówek zegara.
    }
ev-told-no-space = Pajęczyca nie znajduje wolnego pola.
ev-told-rolled = Na ośmiościennej kości wypada { $face }.
ev-told-spider-took = Pajęczyca bierze na rękę z łąki (miejsce { $place }) kartę: { $card }.
ev-told-spider-took-station = Pajęczyca bierze na rękę ze stacji kartę: { $card }.
ev-told-entered-station = Pajęczyca idzie na stację (miejsce { $place }).
ev-told-spider-drew = Pajęczyca dobiera kartę.
ev-told-spider-discarded = Pajęczyca odrzuca kartę: { $card }.
ev-told-spider-discarded-hidden = Pajęczyca odrzuca kartę.
ev-told-entered = Pajęczyca siada na łące (miejsce { $place }).
ev-told-spiders-home = Pajęczyca i jej pająki wracają do domu.
ev-told-spiders-joined = { $count ->
    [one] Do pajęczycy dołącza { $count } pająk.
    [few] Do pajęczycy dołączają { $count } pająki.
   *[many] Do pajęczycy dołącza { $count } pająków.
    }
ev-told-trophy = Zdobyczą pajęczycy zostaje { $card }.
ev-told-trophy-hidden = Zdobyczą pajęczycy zostaje zakryta karta.
ev-told-spider-finished = Pajęczyca kończy grę.

## Co się dzieje: Krostawiec

ev-told-rat-came = Przybywa szczur: { $place }.
ev-told-rat-left = Szczur opuszcza grę; stał tu: { $place }.
ev-told-rat-moved = Szczur się przenosi. Skąd: { $from }; dokąd: { $place }.
ev-told-rat-blocks = Szczur blokuje łąkę (miejsce { $place }).
ev-told-rat-took = Krostawiec bierze z łąki (miejsce { $place }) kartę: { $card }.

## Co się dzieje: osobowości, plany i intrygi

ev-told-web = Żeton pajęczyny leży tu: { $place }.
ev-told-webs-gone = Żetony pajęczyny znikają.
ev-told-personality = Odzywa się { $name }: { $card } (miejsce { $place }).
ev-told-personality-active = Osobowość pajęczycy: { $name }.
ev-told-plan = Plan pajęczycy: { $name }.
ev-told-plot-drawn = Nowa intryga pajęczycy: { $name }.
ev-told-plot = Działa intryga: { $name }.
ev-told-thwarted-plan = { $reader ->
    [who] Udaremniasz plan: { $name }.
   *[other] { $who } udaremnia plan: { $name }.
    }
ev-told-thwarted-plot = { $reader ->
    [who] Udaremniasz intrygę: { $name }.
   *[other] { $who } udaremnia intrygę: { $name }.
    }
ev-told-turned-down = { $reader ->
    [who] Twoja karta { $card } zostaje zakryta.
   *[other] { $who }: karta { $card } zostaje zakryta.
    }
ev-told-turned-up = { $reader ->
    [who] Twoja karta { $card } jest znów odkryta.
   *[other] { $who }: karta { $card } jest znów odkryta.
    }
ev-told-turned-away = { $reader ->
    [who] Twoja karta { $card } wpada w sieć.
   *[other] { $who }: karta { $card } wpada w sieć.
    }
ev-told-turned-away-hidden = { $reader ->
    [who] Karta z twojej ręki wpada w sieć.
   *[other] { $who }: karta z ręki wpada w sieć.
    }
ev-told-turned-back = { $reader ->
    [who] Twoja karta { $card } jest znów wolna.
   *[other] { $who }: karta { $card } jest znów wolna.
    }
ev-told-turned-back-hidden = { $reader ->
    [who] Karta z twojej ręki jest znów wolna.
   *[other] { $who }: karta z ręki jest znów wolna.
    }

## Co się dzieje: minidodatki

ev-told-legend-dealt = { $reader ->
    [who] Twoja legenda to { $card }.
   *[other] { $who } ma legendę { $card }.
    }
ev-told-token-laid = Na targowisku leży żeton { $name }.
ev-told-token-turned = { $side ->
    [trade] Żeton { $name } przechodzi na stronę wymiany.
   *[gain] Żeton { $name } przechodzi na stronę zysku.
    }
ev-told-award-laid = Wianek stulecia w tej grze: { $name }.
ev-told-marker = { $reader ->
    [who] Kładziesz
   *[other] { $who } kładzie
    } znacznik szczurów na łące (miejsce { $place }).
ev-told-power-dealt = { $reader ->
    [who] Dostajesz kartę zdolności { $name }.
   *[other] { $who } dostaje kartę zdolności { $name }.
    }
ev-told-power-dealt-hidden = { $who } dostaje kartę zdolności.
ev-told-explored = { $reader ->
    [who] Bierzesz żeton aksolotli z pola { $place }.
   *[other] { $who } bierze żeton aksolotli z pola { $place }.
    }
ev-told-wild-paid = { $reader ->
    [who] Płacisz
   *[other] { $who } płaci
    } { $count ->
    [one] 1 żetonem
   *[other] { $count } żetonami
    } aksolotli zamiast surowców.
ev-told-trail-seen = { $reader ->
    [who] Oglądasz kartę lasu „{ $name }”.
   *[other] { $who } ogląda kartę lasu „{ $name }”.
    }
ev-told-trail-seen-hidden = { $who } ogląda kartę lasu.
ev-told-trail-laid = { $reader ->
    [who] Wprowadzasz
   *[other] { $who } wprowadza
    } do gry kartę lasu „{ $name }” tylko dla jaszczurek.
ev-told-ability-dealt = { $sort ->
    [power] { $reader ->
        [who] Zatrzymujesz kartę zdolności { $name }.
       *[other] { $who } zatrzymuje kartę zdolności { $name }.
    }
   *[ability] { $reader ->
        [who] Zdolność twoich robotników: { $name }.
       *[other] { $who } ma zdolność robotników: { $name }.
    }
    }
ev-told-ability = { $sort ->
    [power] { $reader ->
        [who] Pomaga twoja zdolność: { $name }.
       *[other] { $who }: pomaga zdolność: { $name }.
    }
   *[ability] { $reader ->
        [who] Pomaga zdolność twoich robotników: { $name }.
       *[other] { $who }: pomaga zdolność robotników: { $name }.
    }
    }
ev-told-figure-moved = { $reader ->
    [who] Stawiasz figurkę pająka tutaj: { $place }.
   *[other] { $who } stawia figurkę pająka tutaj: { $place }.
    }
ev-told-hands-swapped = { $reader ->
    [who] Wymieniasz się kartami na ręce; twoje dostaje { $with }.
    [with] { $who } wymienia się z tobą kartami na ręce.
   *[other] Kartami na ręce wymieniają się { $who } i { $with }.
    }
ev-told-named = { $reader ->
    [who] Wybierasz kolor
   *[other] { $who } wybiera kolor
    } { $colour ->
    [traveler] brązowy.
    [production] zielony.
    [destination] czerwony.
    [governance] niebieski.
   *[prosperity] fioletowy.
    }
ev-told-die-resource = Kość oznacza { $resource ->
    [twig] gałązki.
    [resin] żywicę.
    [pebble] kamyki.
   *[berry] jagody.
    }

## O co pytany jest los

ev-chance = { $what ->
    [first] Losuj: kto zaczyna?
    [forest] Dobierz kartę lasu.
    [special] Dobierz wydarzenie specjalne.
    [discard] Dobierz kartę ze stosu kart odrzuconych.
    [d8] Rzuć ośmiościenną kością.
    [activity] Odkryj następną kartę aktywności pajęczycy.
    [her-hand] Z której części ręki pajęczycy pochodzi wierzchnia karta?
    [her-card] Odkryj wierzchnią kartę z ręki pajęczycy.
    [trophy] Odkryj zakrytą zdobycz.
    [hand-card] Wylosuj kartę z ręki.
    [personality] Dobierz osobowość.
    [plot] Dobierz intrygę.
    [legend] Dobierz legendę.
    [ability] Dobierz kartę zdolności.
    [meadow] Odkryj kartę na łąkę.
    [reveal] Odkryj kartę z talii.
    [farm] Dobierz Farmę ze stosu świń.
    [plan] Dobierz plan.
    [unseen] Odkryj jej kartę, której nikt nie widział.
    [river] Odkryj kartę rzeki.
    [adornment] Dobierz ozdobę.
    [award] Wylosuj wianek stulecia.
    [market] Wylosuj żeton targowiska.
    [station] Odkryj kartę na stację.
    [train] Wylosuj kafelek pociągu.
    [visitor] Odkryj gościa.
    [d12] Rzuć kością dwunastościenną.
    [weather] Odkryj kartę pogody.
    [tile] Wylosuj kafelek mapy odcinka.
    [discovery] Odkryj kartę odkrycia.
    [pile] Wylosuj kartę ze stosu ślimaków.
   *[card] Dobierz kartę z talii.
    }
ev-chance-hand = Na rękę gracza { $player }
ev-chance-meadow = Na łąkę, pole { $place }
ev-chance-forest = Na następną polanę
ev-chance-player = Dla gracza { $player }
ev-chance-station = Na miejsce { $place } stacji
ev-chance-train = Przy miejscu { $place } stacji
ev-chance-token = Na następne miejsce w rzędzie
ev-chance-river = Miejsce: { $place }
ev-chance-weather = Na { $season ->
    [winter] zimę
    [spring] wiosnę
    [summer] lato
   *[autumn] jesień
    }
ev-chance-section = Odcinek: { $area ->
    [foothills] Podgórze
    [peaks] Szczyty
   *[ridge] Grań
    }
ev-answer-first = Zaczyna gracz { $player }
ev-answer-part = { $part ->
    [unseen] Karta z talii, której nikt nie widział
    [known] Karta, którą ktoś już widział
   *[legend] Legenda
    }

## Przygotowanie gry

ev-setup-players = { $rival ->
    [nightweave] Przeciwko pajęczycy grają { $least } lub { $most } osoby.
    [rugwort] Przeciwko Krostawcowi gra 1 osoba.
   *[none] Bez automatycznego przeciwnika grają osoby w liczbie od { $least } do { $most }.
    }
ev-setup-too-few = { $what ->
    [powers] Zdolności ze Stacji Nowoliść wystarczy dla { $most } osób; przy większej liczbie graczy dodaj zdolności ze Święta Lata albo ich nie używaj.
    [abilities] Zdolności wystarczy dla { $most } osób; przy większej liczbie graczy ich nie używaj.
   *[legends] Legend z jednego zestawu wystarczy dla { $most } osób; przy większej liczbie graczy weź oba zestawy albo żaden.
    }
ev-setup-level = Pajęczyca ma poziomy od 0 do 4; poziomu { $level } nie ma.
ev-setup-year = Krostawiec ma lata od 1 do 3; roku { $year } nie ma.
ev-setup-modules-no-expansion = Z osobowością, planem albo intrygami nie używa się żadnego innego dodatku.
ev-setup-no-rugwort-award = Żadne źródło nie mówi, jak miasto Krostawca walczy o wianek stulecia; nie używaj go przeciw niemu.
ev-setup-no-nightweave = Osobowości, plany i intrygi należą do pajęczycy; wybierz ją na przeciwnika.
ev-setup-no-personality = Pajęczyca nie ma osobowości „{ $name }”.
ev-setup-no-plan = Pajęczyca nie ma planu „{ $name }”.
ev-setup-plans-solo = Plany i intrygi są dla jednej osoby przeciwko pajęczycy; dwie mogą zagrać z osobowością.
ev-setup-plan-or-plots = Pajęczyca ma plan albo intrygi; jedno i drugie naraz to za wiele.
ev-setup-whim-alone = Kaprys tkaczki zmienia osobowości; wybierz taką na początek.
ev-setup-swarm-level = Ten plan wymaga pajęczycy na poziomie 1 lub wyższym.
ev-setup-modules-alone = W tej partii osobowości, planów i intryg nie łączy się z minidodatkami. Można na to pozwolić w opcjach.

## Dlaczego czegoś nie wolno

no-answer-to-this = Teraz pytanie dotyczy czegoś innego.
no-worker = Wszyscy twoi robotnicy pracują. Zagraj kartę albo przygotuj się do nowej pory roku.
no-place = Nie ma tam pola dla robotnika.
no-free-place = To pole jest zajęte: robotnik stoi tam, dopóki jego właściciel nie przygotuje się do nowej pory roku.
no-unlocked-place = Drugie pole jest zamknięte; w mieście brakuje stworzenia, które je odblokowuje.
no-open-sign = W cudzym mieście możesz odwiedzać tylko karty ze znakiem OTWARTE.
no-face-down = Ta karta leży zakryta i nie można z niej korzystać.
no-cards = { $need ->
    [one] Potrzebujesz { $need } karty na ręce
    [few] Potrzebujesz { $need } kart na ręce
   *[many] Potrzebujesz { $need } kart na ręce
    }; masz { $have }.
no-resources = { $need ->
    [one] Brakuje ci jeszcze { $need } surowca.
    [few] Brakuje ci jeszcze { $need } surowców.
   *[many] Brakuje ci jeszcze { $need } surowców.
    }
no-berries = { $need ->
    [one] Brakuje ci jeszcze { $need } jagody.
    [few] Brakuje ci jeszcze { $need } jagód.
   *[many] Brakuje ci jeszcze { $need } jagód.
    }
no-copied-store = Kret górnik nie może skopiować Magazynu z innego miasta.
no-city-cards = { $need ->
    [one] Potrzebujesz w mieście karty, którą można odrzucić.
    [few] Potrzebujesz w mieście { $need } kart, które można odrzucić.
   *[many] Potrzebujesz w mieście { $need } kart, które można odrzucić.
    }
no-city-space = Twoje miasto jest pełne: zajęte miejsca to { $have } z { $need }.
no-hand-room = Twoja ręka jest pełna; żadna karta już się nie zmieści.
no-meadow-card = Na łące nie ma tam karty, którą możesz wziąć.
no-blocked-card = Tę kartę blokuje szczur Krostawca.
no-journey-yet = Podróże zaczynają się jesienią.
no-event-cards = Twoje miasto nie spełnia jeszcze wymagań tego wydarzenia: { $have } z { $need }.
no-free-event = Każde wydarzenie zdobywa się raz, a to nie jest już wolne.
no-card-to-play = Nie ma karty, którą można by tam teraz zagrać.
no-stored = Na tej karcie nic nie leży.
no-place-to-copy = Z żadnego pola, które wolno skopiować, nie można skorzystać.
no-such-worker = Nie ma tam twojego robotnika, którego można zabrać.
no-same-place = Robotnik przechodzi na inne pole niż to, z którego go zabrano.
no-card = Nie ma tam karty, którą możesz zagrać.
no-second-unique = To karta unikatowa, a twoje miasto już taką ma.
no-banned-name = Miejsce tej karty w twoim mieście zajęła legenda.
no-fool-place = W żadnym mieście przeciwnika, w którym nie ma Błazna, nie ma wolnego miejsca.
no-ruin = Ruiny wymagają w twoim mieście budowli, którą można odrzucić.
no-free-construction = Budowli nie zagrywa się za darmo dzięki innej budowli; to przywilej stworzeń.
no-free-legend = Legenda jest darmowa tylko za kartę ze swojej wstęgi.
no-free-builder = Ta budowla nie pozwala zagrać tego stworzenia za darmo.
no-second-token = Na tej budowli leży już żeton użycia; każda służy tylko raz.
no-invitation = Nic nie pozwala teraz zagrać karty w ten sposób.
no-such-offer = Ta możliwość nie dotyczy tej karty.
no-own-green = W twoim mieście nie ma zielonej karty, którą można aktywować.
no-second-market = Na targowisku może stać tylko jeden twój robotnik.
no-second-hunt = Dziobaki polowały już w tej turze.
no-trail = Z tej karty lasu korzysta tylko gracz z jaszczurkami.
no-power-token = Na dziobakach nie ma już żetonów.
no-power-to-use = Nie masz zdolności, której używa się osobno.
no-market-token = Żaden żeton targowiska nie pomoże: wszystkie wymagają wymiany, za którą nie możesz zapłacić.
no-green-card = W żadnym mieście przeciwnika nie ma zielonej karty, którą można zabrać.
no-receiver = Tam nie można tego oddać: kto spasował albo ma pełną rękę, niczego nie przyjmie.
no-legend = Legend nie można odrzucić, skopiować ani zabrać.
no-other-card = Może to być tylko jedna z kart wziętych właśnie z łąki.
no-marked-card = Tej karty strzeże pajęczyca; nie możesz jej ani dobrać, ani zagrać.
no-matching-card = Żeby wziąć tę kartę, potrzebujesz na ręce innej karty tego koloru, która zajmie jej miejsce.
no-point-token = Żeby wziąć tę kartę, potrzebujesz żetonu punktu dla pajęczycy.
no-berry-toll = Ta karta kosztuje o 1 jagodę więcej, nawet zagrana za darmo; nie masz żadnej.
no-toll = Pajęczyna ma swoją cenę: { $need ->
    [one] { $need } karta z ręki albo { $need } surowiec.
    [few] { $need } karty z ręki lub surowce, w dowolnym połączeniu.
   *[many] { $need } kart z ręki lub surowców, w dowolnym połączeniu.
    } Możesz oddać { $have }.
no-toll-cards = Pajęczyna ma swoją cenę: { $need ->
    [one] { $need } karta z ręki.
    [few] { $need } karty z ręki.
   *[many] { $need } kart z ręki.
    } Możesz oddać { $have }.
no-toll-resources = Pajęczyna ma swoją cenę: { $need ->
    [one] { $need } surowiec.
    [few] { $need } surowce.
   *[many] { $need } surowców.
    } Możesz oddać { $have }.
no-blue-card = Dopóki działa ta intryga, nie można dobierać niebieskich kart.
no-ordered-place = To pole jest zamknięte na polecenie pajęczycy.
no-low-value = Karta może być warta najwyżej { $need }; ta jest warta { $have }.
no-two-abilities = Przy jednej karcie można użyć tylko jednej zdolności.
no-crane = Dźwig musi leżeć odkryty w twoim mieście i pomaga tylko przy budowlach.
no-innkeeper = Karczmarz musi leżeć odkryty w twoim mieście i pomaga tylko przy stworzeniach.
no-dungeon = W twoim mieście nie ma Lochu, z którego można skorzystać.
no-prisoner = Loch potrzebuje wolnej celi i stworzenia z twojego miasta, które może do niej trafić.
no-judge = Sędzia pomaga tylko wtedy, gdy do zapłaty wystarczy zamienić jeden surowiec na inny, który masz.
no-treasury = W Skarbcu nie ma już żetonów.
no-bridge = Most musi być pusty i odkryty, a przyjmuje tylko budowle.
no-banner = Nie ma tam karty ze wstęgi tej legendy.
no-cost-with-banner = Karta ze wstęgi tej legendy jest w twoim mieście; odrzuć ją, a legenda będzie za darmo.
no-second-activation = Ta karta była już aktywowana w tym ciągu.
no-season-after = Jesień jest ostatnią porą roku; graj dalej albo spasuj.
no-idle-workers = { $have ->
    [one] Najpierw umieść wszystkich robotników: w domu czeka jeszcze { $have }.
    [few] Najpierw umieść wszystkich robotników: w domu czekają jeszcze { $have }.
   *[many] Najpierw umieść wszystkich robotników: w domu czeka jeszcze { $have }.
    }
no-early-pass = Spasować możesz tylko jesienią; przygotuj się zamiast tego do nowej pory roku.

## Perłowy Potok

ev-setup-pearlbrook-rugwort = Z dodatkiem Perłowy Potok nie gra się przeciwko Krostawcowi.
ev-ask-brook = { $step ->
    [ferry] Z której karty rzeki korzystasz dzięki Promowi?
    [mirror] Której ozdoby przeciwnika używasz?
    [adorn-cost] Koszt której karty bierzesz?
    [join] Z którą budowlą Posłaniec dzieli miejsce?
    [cruise] Czy szukasz w talii Żony?
    [resort] Które stworzenie z łąki trafia pod wydarzenie?
    [invite] Kto otrzyma kartę z twojej ręki?
    [gain-either] Co bierzesz?
   *[other] Co wybierasz?
    }
ev-ask-river = { $card }: czy używasz tej karty?
ev-ask-citizen = { $card }: którą kartę odrzucasz? Zostało do odrzucenia: { $left }.
ev-ask-repeat = Której brązowej karty używasz ponownie? Możesz wybrać jeszcze { $left }.
ev-label-river = Użyj karty { $card }
ev-label-adorn = Zagraj za 1 perłę ozdobę { $name }
ev-label-mirror = Użyj ozdoby { $name }
ev-label-cruise = Wyszukaj w talii Żonę i zagraj ją za darmo
ev-label-wonder = Zbuduj cud { $place }
ev-label-ambassador = Wyślij ambasadora: { $place }
ev-at-river = Rzeka
ev-at-shoal = Płycizna
ev-at-some-wonder = Cud
ev-at-wonder = „{ $name }”
ev-at-spot = { $spot ->
    [three_green] pole za 3 zielone karty
    [two_red] pole za 2 czerwone karty
    [two_blue] pole za 2 niebieskie karty
    [two_tan] pole za 2 brązowe karty
   *[shoal] Płycizna
    }{ $card ->
    [up] {" "}(„{ $name }”)
   *[none] {""}
    }
ev-told-adornment-dealt = { $reader ->
    [who] Otrzymujesz
   *[other] { $who } otrzymuje
    } ozdobę „{ $name }”.
ev-told-adornment-dealt-hidden = { $who } otrzymuje ozdobę.
ev-told-ambassador = { $reader ->
    [who] Wysyłasz
   *[other] { $who } wysyła
    } ambasadora: { $place }.
ev-told-river-turned = { $reader ->
    [who] Odkrywasz
   *[other] { $who } odkrywa
    } kartę „{ $name }”: { $place }.
ev-told-river-used = { $reader ->
    [who] Używasz
   *[other] { $who } używa
    } karty rzeki „{ $name }”.
ev-told-pearls = { $reader ->
    [who] Bierzesz
   *[other] { $who } bierze
    } { $count ->
    [one] { $count } perłę.
    [few] { $count } perły.
   *[many] { $count } pereł.
    }
ev-told-pearls-paid = { $reader ->
    [who] Płacisz
   *[other] { $who } płaci
    } { $count ->
    [one] { $count } perłę.
    [few] { $count } perły.
   *[many] { $count } pereł.
    }
ev-told-adorned = { $reader ->
    [who] Używasz
   *[other] { $who } używa
    } ozdoby „{ $name }”.
ev-told-adornment-turned = Pajęczyca odkrywa ozdobę „{ $name }” jako zdobycz.
ev-told-ambassador-joined = Do pajęczycy dołącza żabi ambasador.
ev-told-built = { $reader ->
    [who] Budujesz
   *[other] { $who } buduje
    } cud { $place }.
ev-told-joins = { $reader ->
    [who] W twoim mieście { $card }
   *[other] W mieście ({ $who }) { $card }
    } dzieli miejsce z budowlą.
ev-told-sailed = { $reader ->
    [to] { $who }: { $card } wpływa do twojego miasta.
   *[other] { $who }: { $card } wpływa do innego miasta ({ $to }).
    }
ev-told-not-found = W talii nie ma karty { $card }.
no-ambassador = Twojego ambasadora nie ma w domu.
no-river-place = Ambasador nie może tam pójść.
no-worker-there = Wchodzą tam tylko ambasadorzy.
no-tokens = Potrzebne żetony punktów: { $need }; masz: { $have }.
no-free-spot = Stoi tam już ambasador.
no-river-cards = Potrzebujesz w mieście kart tego koloru: { $need }; masz: { $have }.
no-river-card = Nie możesz zapłacić za żadną z tamtejszych kart rzeki.
no-free-wonder = Ten cud jest już zbudowany.
no-pearls = { $need ->
    [one] Potrzebujesz { $need } perły
    [few] Potrzebujesz { $need } pereł
   *[many] Potrzebujesz { $need } pereł
    }; masz { $have }.
no-adornment = Nie masz tej ozdoby.
no-basic-events = Z dodatkiem Perłowy Potok nie ma wydarzeń podstawowych.
no-harbour = Żaden przeciwnik nie ma wolnego miejsca dla statku.
no-messenger-place = Posłaniec potrzebuje budowli, przy której nie ma innego Posłańca.
no-citizen-card = Ten mieszkaniec nie chce tej karty.
no-mirrored = Lusterko nie może użyć tej ozdoby.
no-repeat = Kompas nie może użyć tej karty ponownie.
no-room-for-wife = W twoim mieście nie ma miejsca dla Żony.
no-critter = Pod to wydarzenie trafiają tylko stworzenia z łąki.

## Stacja Nowoliść

ev-setup-newleaf-rugwort = Ze Stacją Nowoliść nie gra się przeciwko Krostawcowi.
ev-ask-leaf = { $step ->
    [tile] Który kafelek pociągu bierzesz?
    [dig] Która karta z łąki lub stacji odchodzi? Zostało: { $left }.
    [gather] Którą kartę z łąki lub stacji dobierasz? Zostało: { $left }.
    [dismiss] Który gość odchodzi?
    [welcome] Który gość do ciebie dołącza?
    [conductor] Której czerwonej karty używa Konduktor?
    [air-balloon] Której brązowej karty używa Balon?
    [unload] Co bierzesz z Wagonu towarowego?
    [poet] Jaki kolor wymienia Poeta?
    [recite] Którą kartę tego koloru dobierasz? Nie wszystkie się mieszczą.
    [lamplighter] Skąd dobierasz następną kartę?
   *[other] Co wybierasz?
    }
ev-ask-give-one = { $source }: komu dajesz kartę z ręki?
no-golden-token = Nie masz już złotego żetonu.
no-golden-pair = Złoty żeton na tej budowli nie opłaca tego stworzenia.
no-inventor = W twoim mieście nie ma Wynalazcy.
no-borrowed-card = Tej karty nie można użyć z innego miasta.
no-main-road = Główny trakt zostaje w swoim mieście.
ev-setup-no-station = Goście i pagórek wymagają stacji.
ev-label-reserve = Zarezerwuj: { $card }
ev-label-ticket = Użyj biletu kolejowego
ev-label-train = Weź kafelek pociągu: { $name }
ev-label-dismiss = Odrzuć: { $name }
ev-label-welcome = Weź: { $name }
ev-told-train-laid = Na stację trafia kafelek pociągu: { $name }.
ev-told-train = { $reader ->
    [who] Bierzesz
   *[other] { $who } bierze
    } kafelek pociągu: { $name }.
ev-told-station-filled = Na miejsce { $place } stacji trafia { $card }.
ev-told-drew-station = { $reader ->
    [who] Dobierasz ze stacji: { $card }.
   *[other] { $who } dobiera ze stacji: { $card }.
    }
ev-told-discarded-station = Ze stacji zostaje odrzucona karta: { $card }.
ev-told-visitor-laid = Przybywa gość: { $name }.
ev-told-visitor-gone = { $reader ->
    [who] Odprawiasz gościa: { $name }.
   *[other] { $who } odprawia gościa: { $name }.
    }
ev-told-visitor = { $reader ->
    [who] Dołącza do ciebie gość: { $name }.
   *[other] { $who } przyjmuje gościa: { $name }.
    }
ev-told-visitors-shuffled = Odrzuceni goście zostają wtasowani do stosów.
ev-told-reserved = { $reader ->
    [who] Rezerwujesz: { $card }.
   *[other] { $who } rezerwuje: { $card }.
    }
ev-told-reserved-gone = { $reader ->
    [who] Odrzucasz zarezerwowaną kartę: { $card }.
   *[other] { $who } odrzuca zarezerwowaną kartę: { $card }.
    }
ev-ask-follow = Czy oddajesz kartę ze swojego stosu, aby też skorzystać z karty { $card }?
ev-label-follow = Oddaj kartę ze stosu i skorzystaj z karty { $card }
ev-label-archive = Połóż na swój stos kartę { $card }
ev-told-pile = { $reader ->
    [who] Kładziesz
   *[other] { $who } kładzie
    } obok ślimaków zakryte karty: { $count }.
ev-told-archived = { $reader ->
    [who] Kładziesz na swój stos kartę { $card }.
   *[other] { $who } kładzie na swój stos kartę { $card }.
    }
ev-told-ticket = { $reader ->
    [who] Używasz biletu kolejowego.
   *[other] { $who } używa biletu kolejowego.
    }
no-second-worker = Masz tam już robotnika.
no-station-card = Nie leży tam żadna karta.
no-second-reservation = Pod twoim żetonem rezerwacji leży już karta.
no-reservation-token = Twój żeton rezerwacji jest odwrócony do twojego przygotowania.
no-reserved-card = Tak płaci się tylko za kartę zarezerwowaną.
no-ticket = Twój bilet kolejowy jest zużyty.
no-return-yet = Strony powrotnej można użyć dopiero po przygotowaniu do lata.
no-traveller = Żaden twój robotnik nie może pójść na inne pole.

## Zimowy Szczyt

ev-setup-spirecrest-rugwort = Nie wiadomo, co Krostawiec robi w Zimowym Szczycie; nie używaj tego dodatku przeciw niemu.
ev-setup-one-major = Graj naraz z jednym dużym dodatkiem albo wybierz interpretację, która pozwala je mieszać.
ev-ask-spire = { $step ->
    [chart] Który kafelek mapy dołożysz do swojej wyprawy?
    [discover] Które odkrycie weźmiesz?
    [lights] Którą z odkrytych kart weźmiesz?
    [fill-hand] Skąd dobierzesz kartę?
    [move-here] Który z twoich robotników się tu przeniesie?
    [stay] Czy Twardokopyt zostanie na miejscu i ponownie użyje pola?
    [snatch] Którą z odrzuconych kart weźmie Sęp Ognistodzioby?
   *[other] Co wybierzesz?
    }
ev-ask-walk = Czy pójdziesz dalej? Następny krok: { $step }, { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
    }
ev-ask-mine = Karty odkryte w kopalniach: { $count }. Odkryjesz jeszcze jedną?
ev-ask-tuck = { $name }: która karta trafi pod spód? Możesz wybrać jeszcze { $left }.
ev-ask-search = { $name }: jakiej karty poszukasz w talii?
ev-ask-prospect = Poszukiwacz: odrzucisz czy dobierzesz kartę? Pozostało żetonów: { $left }.
ev-ask-her-discovery = Dokąd pójdzie robotnik pajęczycy?
ev-label-tile = Dołóż kafelek { $name }: zapłać { $pay }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }
ev-label-discover = Weź: { $name }{ $cost ->
    [0] , za darmo
    [one] {" "}za { $cost } surowiec lub kartę
   *[other] {" "}za { $cost } surowce lub karty
    }
ev-label-beast = { $name }: { $place }
ev-label-walk = Idź dalej: { $step }. Zapłać { $pay }
ev-label-camp = Zatrzymaj się tutaj
ev-label-mine = Odkryj jeszcze jedną
ev-label-leave-mine = Zatrzymaj się i weź karty
ev-label-tuck = Połóż pod spód: { $card }
ev-label-search = Szukaj karty: { $card }
ev-label-stay = Zostań na miejscu: { $place }
ev-at-discovery = „{ $name }”
ev-at-discovery-row = Odkrycie
ev-at-weather = Pogoda
ev-at-expedition = Wyprawa
ev-at-hand-limit = Za dużo kart
ev-told-weather = Zmienia się pogoda: { $name }.
ev-told-tile-laid = Przy szlaku leży kafelek mapy „{ $name }”.
ev-told-charted = { $reader ->
    [who] Dokładasz do wyprawy kafelek „{ $name }”.
   *[other] { $who } dokłada do wyprawy kafelek „{ $name }”.
    }
ev-told-discovery-turned = Odkryto kartę odkrycia „{ $name }”.
ev-told-discovered = { $reader ->
    [who] Bierzesz odkrycie „{ $name }”.
   *[other] { $who } bierze odkrycie „{ $name }”.
    }
ev-told-travelled = { $reader ->
    [who] Twój królik idzie dalej
   *[other] { $who }: królik idzie dalej
    }: { $area ->
    [foothills] Podgórze.
    [peaks] Szczyty.
    [ridge] Grań.
   *[expedition] wyprawa.
    }
ev-told-beast-joined = { $reader ->
    [who] „{ $name }” zastępuje jednego z twoich robotników.
   *[other] { $who }: „{ $name }” zastępuje jednego z robotników.
    }
ev-told-beast-acts = { $reader ->
    [who] Umieszczasz duże stworzenie „{ $name }”.
   *[other] { $who } umieszcza duże stworzenie „{ $name }”.
    }
ev-told-beast-stays = „{ $name }” zostaje na miejscu.
ev-told-displayed = Obok Burzowej Doliny leży teraz { $card }.
ev-told-sought = { $reader ->
    [who] Szukasz w talii karty: { $card }.
   *[other] { $who } szuka w talii karty: { $card }.
    }
ev-told-drew-discard = { $reader ->
    [who] Dobierasz ze stosu kart odrzuconych: { $card }.
   *[other] { $who } dobiera ze stosu kart odrzuconych: { $card }.
    }
ev-told-drew-discard-hidden = { $reader ->
    [who] Dobierasz kartę ze stosu kart odrzuconych.
   *[other] { $who } dobiera kartę ze stosu kart odrzuconych.
    }
ev-told-walked = { $reader ->
    [who] Docierasz do celu
   *[other] { $who } dociera do celu
    }: { $step }, { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
    }
ev-told-camped = { $reader ->
    [who] Twoja wyprawa kończy się
   *[other] { $who }: wyprawa kończy się
    } po { $steps ->
    [one] { $steps } kroku.
   *[other] { $steps } krokach.
    }
no-discovery = Ta karta odkrycia leży zakryta.
no-discovery-cost = Potrzebne surowce lub karty: { $need }; masz: { $have }.
no-weather = Zamyka je pogoda.
no-open-discovery = To odkrycie innego gracza nie ma znaku OTWARTE.
no-colours = Potrzebne kolory kart na ręce: { $need }; masz: { $have }.
no-such-mover = Stamtąd nie może się tu przenieść żaden robotnik.
no-beast = Nie masz w domu takiego dużego stworzenia.
no-beast-place = To duże stworzenie nie może tam pójść.
no-truffle-card = Trufel nie może użyć tej karty.
