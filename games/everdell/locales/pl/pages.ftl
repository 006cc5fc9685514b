## Everdell przy stole: listy, strona i nagłówek

evt-game = Everdell
evt-book = Zasady gry Everdell z dodatkiem Mgielny Las
evt-rules = Zasady naszymi słowami, ponumerowane, by każde zdarzenie i każda odmowa mogły wskazać właściwą. E to gra podstawowa, N to „Leże pajęczycy”; numery z literą R to rozstrzygnięcia tam, gdzie instrukcja milczy, a te z literą H są naszego pomysłu.
evt-fact-players = 1–6 graczy
evt-fact-minutes = 40–90 minut
evt-against = { $rival ->
    [nightweave] { $players ->
        [1] Przeciw pajęczycy, poziom { $level }
       *[other] We dwie osoby przeciw pajęczycy, poziom { $level }
    }
    [rugwort] Przeciw Krostawcowi, rok { $year }
   *[none] Liczba graczy: { $players }
    }
evt-standing = Najlepszy wynik: { $best ->
    [one] 1 punkt
    [few] { $best } punkty
   *[other] { $best } punktów
    }.
evt-standing-rival = Masz { $best ->
    [one] 1 punkt
    [few] { $best } punkty
   *[other] { $best } punktów
    }, { $rival ->
    [rugwort] Krostawiec
   *[nightweave] pajęczyca
    } ma { $against }.
evt-turn-number = Tura { $round }
evt-outcome = { $outcome ->
    [won] Wygrana
    [beaten] Przegrana
    [counted] Policzono punkty
   *[other] Koniec
    }
evt-title = { $season ->
    [winter] Zima
    [spring] Wiosna
    [summer] Lato
   *[autumn] Jesień
    }, tura { $round }: { $against }
evt-season = { $season ->
    [winter] Zima
    [spring] Wiosna
    [summer] Lato
   *[autumn] Jesień
    }
evt-seasons = Twoja pora roku

## Kto i ile

evt-you = ty
evt-player = Gracz { $number }
evt-rival = { $rival ->
    [rugwort] Krostawiec
   *[nightweave] Pajęczyca
    }
evt-amount = { $what ->
    [twig] { $count ->
        [one] 1 gałązka
        [few] { $count } gałązki
       *[other] { $count } gałązek
    }
    [resin] { $count ->
        [one] 1 bryłka żywicy
        [few] { $count } bryłki żywicy
       *[other] { $count } bryłek żywicy
    }
    [pebble] { $count ->
        [one] 1 kamyk
        [few] { $count } kamyki
       *[other] { $count } kamyków
    }
   *[berry] { $count ->
        [one] 1 jagoda
        [few] { $count } jagody
       *[other] { $count } jagód
    }
    }
evt-tokens = { $count ->
    [one] 1 żeton punktu
    [few] { $count } żetony punktów
   *[other] { $count } żetonów punktów
    }
evt-workers = robotnicy w domu: { $home } z { $workers ->
   *[other] { $workers }
    }
evt-worker-of = robotnik: { $who }
evt-belongings = Co masz
evt-nowhere = nigdzie

## Karty

evt-sort = { $kind ->
    [critter] Stworzenie, { $rarity ->
        [unique] unikatowe
       *[common] zwykłe
    }
   *[construction] Budowla, { $rarity ->
        [unique] unikatowa
       *[common] zwykła
    }
    }
evt-colour = { $colour ->
    [traveler] podróżnik
    [production] produkcja
    [destination] pole akcji
    [governance] zarządzanie
   *[prosperity] pomyślność
    }
evt-card-spoken = { $name }, { $kind ->
    [critter] stworzenie
   *[construction] budowla
    }, { $rarity ->
    [unique] karta unikatowa
   *[common] karta zwykła
    }, { $colour ->
    [traveler] podróżnik
    [production] produkcja
    [destination] pole akcji
    [governance] zarządzanie
   *[prosperity] pomyślność
    }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
    }, { $free ->
    [yes] bez kosztu
   *[no] koszt: { $cost }
    }
evt-free-card = { $name }
evt-free-colour = dowolna karta: { $colour ->
    [traveler] podróżnik
    [production] produkcja
    [destination] pole akcji
    [governance] zarządzanie
   *[prosperity] pomyślność
    }
evt-free-any = { $kind ->
    [critter] dowolne stworzenie
   *[construction] dowolna budowla
    }
evt-free-by = Za darmo dzięki: { $cards }
evt-frees = Pozwala zagrać za darmo: { $cards }
evt-free = za darmo
evt-new = nowa
evt-hidden-card = Zakryta karta
evt-backs = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
    }
evt-worth = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
    }
evt-on-card = { $what ->
    [occupied] żeton użycia
    [webbed] żeton pajęczyny
    [down] karta zakryta
   *[open] otwarta dla innych
    }
evt-held = pod nią: { $cards }
evt-shares = dzieli pole z kartą { $card }

## Plansza

evt-meadow = Łąka
evt-meadow-lead = { $cards ->
    [one] jedna karta
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [7] siedem kart
    [8] osiem kart
   *[other] { $cards } kart
    }{ $guest ->
    [yes] , a między nimi ktoś siedzi
   *[no] {""}
    }
evt-meadow-place = Łąka { $place }
evt-meadow-empty = Puste miejsce
evt-deck = talia { $count }
evt-discard = odrzucone { $count }
evt-nightweave = Pajęczyca
evt-rat-blocks = Szczur Krostawca blokuje tę kartę
evt-rats-mark = Na tej karcie leży znacznik szczurów
evt-marked = Osobowość pajęczycy oznacza tę kartę
evt-shown = Na stole
evt-river = Rzeka
evt-forest = Las
evt-clearing = { $clearing ->
    [upper_left] Lewa górna polana
    [upper_right] Prawa górna polana
    [lower_right] Prawa dolna polana
    [trail] Obok jaszczurek
   *[lower_left] Lewa dolna polana
    }
evt-trails-left = { $left ->
    [one] w stosie jeszcze 1
    [few] w stosie jeszcze { $left }
   *[other] w stosie jeszcze { $left }
    }
evt-wild = { $count ->
    [one] 1 żeton aksolotli: płaci za dowolny surowiec
    [few] { $count } żetony aksolotli: każdy płaci za dowolny surowiec
   *[other] { $count } żetonów aksolotli: każdy płaci za dowolny surowiec
    }
evt-token = żeton aksolotli
evt-clearing-empty = bez karty lasu
evt-room = { $shared ->
    [yes] dowolnie wielu robotników
   *[no] { $room ->
        [one] tylko jeden robotnik
        [few] { $room } robotników
       *[other] { $room } robotników
    }
    }
evt-figure = Pająk zdolności robotników
evt-web = Żeton pajęczyny
evt-events = Wydarzenia
evt-event-have = { $have } z { $need } w twoim mieście
evt-event-owner = zdobyte: { $who }

## Karty na ręce i miasta

evt-your-hand = Ręka
evt-hand-of = Ręka: { $who }
evt-hand-count = { $count } z { $limit }
evt-hand-empty = Brak kart na ręce.
evt-turned-away = Odwrócona: teraz nie można jej użyć
evt-legends = Legendy
evt-legends-of = Niezagrane legendy: { $count ->
   *[other] { $count }
    }
evt-pile = Stos Farm, pod spodem jeszcze { $left }
evt-your-city = Miasto
evt-city-of = Miasto: { $who }
evt-city-spaces = Miasto: { $spaces } z { $limit } miejsc
evt-spaces = { $spaces } z { $limit } miejsc
evt-city-empty = Nic tu jeszcze nie stoi.
evt-colours = Karty według kolorów
evt-colour-count = { $colour ->
    [traveler] podróżnicy
    [production] produkcja
    [destination] pola akcji
    [governance] zarządzanie
   *[prosperity] pomyślność
    }: { $count }
evt-passed = spasowano
evt-so-far = na razie { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
    }

## Decyzja

evt-lead = { $home ->
    [0] W domu nie ma już robotnika.
    [one] W domu jest jeden robotnik.
   *[other] Robotnicy w domu: { $home }.
    } { $can ->
    [both] Umieść robotnika albo zagraj kartę.
    [place] Umieść robotnika.
    [play] Zagraj kartę.
   *[neither] Żadnej karty nie da się teraz zagrać.
    }
evt-group = { $group ->
    [play-hand] Zagraj z ręki
    [play-meadow] Zagraj z łąki
    [play-other] Zagraj kartę
    [place] Umieść robotnika
    [visit] Odwiedź kartę
    [event] Zdobądź wydarzenie
    [take] Który surowiec?
    [pay] Zapłać
    [save] Oszczędź
    [swap] Zamień
    [hand] Z ręki
    [meadow] Z łąki
    [shown] Ze stołu
    [card] W mieście
    [spot] Które miejsce?
    [seat] Kto?
    [number] Twój wybór
    [colour] Który kolor?
    [river] Wyślij ambasadora
    [power] Twoja zdolność
    [reserve] Zarezerwuj kartę
    [ticket] Twój bilet kolejowy
    [adorn] Zagraj ozdobę
    [trail] Na szlaku
    [beast] Umieść duże stworzenie
   *[pile] Który stos?
    }
evt-play-it = Zagrać kartę { $name }?
evt-how-pay = Jak zapłacisz?
evt-way = { $way ->
    [free] Nic nie kosztuje
    [token] Dzięki karcie { $with }
    [crane] Znika { $with }: do 3 surowców taniej
    [innkeeper] Znika { $with }: do 3 jagód taniej
    [dungeon] Stworzenie trafia tu: { $with }, 3 surowce taniej
    [judge] Sędzia zamienia jeden surowiec
    [treasury] Żetonami z karty { $with }
    [bridge] Na kartę { $with }: do 3 surowców taniej
    [golden] Złotym żetonem, dzięki karcie { $with }
    [inventor] Znika { $with }: do 3 surowców taniej
    [reserved] Za 1 surowiec mniej
    [offer] Jak pozwala efekt
    [banner] W miejsce karty { $with }
   *[cost] Z własnych zasobów
    }
evt-what-here = Co zrobisz?
evt-nothing-here = Teraz nic się z tym nie da zrobić.
evt-all-choices = Wszystkie wybory

## Pajęczyca i Krostawiec

evt-lair = Leże pajęczycy
evt-level = poziom { $level }
evt-lair-finished = skończyła
evt-lair-count = { $what ->
    [points] { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
    [hand] { $count ->
        [one] karta na ręce
        [few] karty na ręce
       *[other] kart na ręce
    }
    [city] w mieście
    [pearls] { $count ->
        [one] perła
        [few] perły
       *[other] pereł
    }
    [ambassador] { $count ->
        [one] wolny ambasador
       *[other] wolnych ambasadorów
    }
    [adornments] { $count ->
        [one] zakryta ozdoba
        [few] zakryte ozdoby
       *[other] zakrytych ozdób
    }
   *[spiders] { $count ->
        [one] wolny pająk
        [few] wolne pająki
       *[other] wolnych pająków
    }
    }
evt-activity = Jej karta aktywności
evt-activity-none = Nie odkryła jeszcze karty aktywności.
evt-activity-worker = robotnik
evt-activities-left = Karty aktywności do odkrycia w tej porze roku: { $count ->
   *[other] { $count }
    }.
evt-backup = Zapas
evt-ties = Strzałki
evt-arrow = { $arrow ->
    [clockwise] Zgodnie z ruchem zegara
   *[counter] Przeciwnie do ruchu zegara
    }
evt-or = albo
evt-act = { $act ->
    [draw] Dobranie
    [discard] Odrzucenie za punkt
    [play-hand] Zagranie z ręki
    [play-meadow] Zagranie z łąki
    [play-meadow-draw] Zagranie z łąki i dobranie
    [play-meadow-discard] Zagranie z łąki i odrzucenie
    [ambassador] Ambasador nad rzekę
    [enter-meadow] Wejście na łąkę
   *[none] Nic
    }
evt-act-worker = Robotnik: { $place }{ $points ->
    [0] {""}
   *[other] , punkty: +{ $points }
    }
evt-space = { $space ->
    [city] jej miasto
    [open] twoja otwarta karta
    [basic-event] wydarzenie podstawowe
    [wonder] cud i ozdoba
   *[special-event] wydarzenie specjalne
    }
evt-space-journey = podróż za { $points }
evt-backup-part = { $part ->
    [points] punkty według poziomu
    [haven] robotnik w świętym kręgu
    [discard] odrzucenie
   *[draw] dobranie
    }
evt-backup-parts = { $parts }
evt-modules = Co knuje
evt-module = { $kind ->
    [personality] Osobowość
    [plan] Plan
   *[plot] Intryga
    }
evt-thwart = Jak udaremnić:
evt-webs = Żetony pajęczyny na stole: { $count ->
   *[other] { $count }
    }
evt-trophies = Zdobycze: { $count ->
   *[other] { $count }
    }
evt-trophies-hidden = zakryte: { $count }
evt-rival-city = { $rival ->
    [rugwort] Jego miasto
   *[nightweave] Jej miasto
    }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
    }
evt-rugwort = Krostawiec
evt-year = Rok { $year }
evt-watch = { $rival ->
    [rugwort] Odpowiedź Krostawca
    [nightweave] Tura pajęczycy
   *[none] Co się wydarzyło
    }

## Punkty

evt-scores = Punkty do tej pory
evt-scores-say = Jakby gra skończyła się teraz.
evt-score-of = Punkty: { $who }
evt-score-what = { $what ->
    [visitor] gość
    [card] wartość karty
    [tokens] żetony punktów
    [tokens-on] żetony punktów na karcie
    [prosperity] bonus pomyślności
    [journey] podróż
    [basic-event] wydarzenie podstawowe
    [special-event] wydarzenie specjalne
    [bonus] bonus jej poziomu
    [power] zdolność
    [award] wianek stulecia
    [pearls] niewykorzystane perły
    [wonder] cud
    [tile] krok wyprawy
    [discovery] odkrycie
    [adornment] ozdoba
   *[early-journey] wczesna podróż
    }
evt-score-line = { $what ->
    [tokens] Żetony punktów
    [early-journey] Podróże przed jesienią
    [pearls] Perły
   *[other] Inne punkty
    }
evt-market-side = { $side ->
    [trade] Wymiana
   *[gain] Zysk
    }
evt-award-count = { $who }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
    }
evt-score-none = Jeszcze bez punktów
evt-score-total = Razem

## Dziennik i koniec

evt-log-turn = Tura: { $who }
evt-log-yours = Twoja tura
evt-log-begin = Przygotowanie
evt-log-before = Wcześniej
evt-won = Zwycięstwo
evt-lost = Tym razem wygrała gra
evt-winners = Wygrywa: { $who }
evt-proof = Czy los był uczciwy?

## Nowa gra

evt-new-title = Nowa gra w Everdell
evt-new-lead = Zbuduj miasto na piętnaście miejsc od zimy do jesieni: w pojedynkę przeciw komuś albo wśród przyjaciół.
evt-new-rival = Przeciw komu?
evt-new-rival-say = Pajęczyca i Krostawiec grają samodzielnie i objaśniają każdy krok.
evt-new-rival-name = { $rival ->
    [nightweave] Pajęczyca
    [rugwort] Krostawiec
   *[none] Sobie nawzajem
    }
evt-new-rival-text = { $rival ->
    [nightweave] Ma własne miasto. Dla jednej lub dwóch osób; trzeba mieć więcej punktów niż ona.
    [rugwort] Stary szczur blokuje pola i zabiera karty z łąki. Dla jednej osoby.
   *[none] Od dwóch do sześciu osób przy tym urządzeniu. Między turami przechodzi z rąk do rąk, a karty pozostają ukryte.
    }
evt-new-people = Ile osób przeciw pajęczycy?
evt-new-players = Ilu graczy?
evt-new-players-say = Pięcioro i sześcioro gra z modułem Święta Lata, który jest wtedy w grze.
evt-new-computers = Gracze komputerowi
evt-new-computers-text = Od jednego do trzech przeciwników, którzy grają jak ludzie: od Pisklęcia do Nestora. Jedno dotknięcie i gra się zaczyna.
evt-new-level-for = { $level ->
    [zero] Na pierwsze spotkanie.
    [one] Dla tych, którzy znają grę podstawową.
    [two] Wyrównana walka.
    [three] Dla tych, którzy już ją pokonali.
   *[other] Mało kto wygrywa.
    }
evt-new-player-count = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[other] { $count } osób
    }
evt-new-level = Jak groźna jest pajęczyca?
evt-new-level-say = Poziom ustala, ile na koniec są warte jej karty i ile punktów przynoszą niektóre jej akcje.
evt-new-level-text = Każda karta o wartości 0: +{ $zero }. Każda karta pomyślności: +{ $purple }. Każde wydarzenie specjalne: { $event }.
evt-new-year = Który rok przeciw Krostawcowi?
evt-new-year-say = Z każdym rokiem jest wart więcej; w trzecim ginie też robotnik.
evt-new-modules = Osobowość, plan albo intrygi
evt-new-modules-say = Pajęczyca może mieć osobowość, a przeciw jednej osobie także plan albo intrygi, lecz nie jedno i drugie.
evt-new-personality = Osobowość
evt-new-plan = Plan
evt-new-none = { $what ->
    [personality] Bez osobowości
   *[plan] Bez planu
    }
evt-new-mini = { $mini ->
    [leaf_cards] Karty Stacji Nowoliść
    [leaf_events] Wydarzenia Stacji Nowoliść
    [leaf_forest] Karty lasu Stacji Nowoliść
    [station] Stacja
    [visitors] Goście
    [knoll] Pagórek
    [reservation] Rezerwacja
    [ticket] Bilet kolejowy
    [leaf_powers] Zdolności Stacji Nowoliść
    [plots] Intrygi
    [evertail] Przemysław Ogonek
    [more_legends] Więcej legend
    [legends] Legendy
    [abilities] Zdolności robotników
    [farms] Sezonowe Farmy
    [extra] Więcej, więcej
    [festival] Festiwal kwiatów
    [fair_events] Wydarzenia specjalne Święta Lata
    [fair_forest] Karty lasu Święta Lata
    [garland] Wianek stulecia
    [market] Targowisko
    [more_players] Pięciu i sześciu graczy
    [powers] Zdolności ze Święta Lata
   *[rugwort_cards] Karty Krostawca
    }
evt-new-mini-text = { $mini ->
    [leaf_cards] Do talii dochodzi 59 kart 24 rodzajów, a każdy ma 3 złote żetony do zagrywania stworzeń za darmo.
    [leaf_events] Dochodzą dwa wydarzenia podstawowe i dziewięć specjalnych.
    [leaf_forest] Do pozostałych dochodzą trzy karty lasu.
    [station] Ze stacji można zagrać jeszcze trzy karty; każda daje kafelek pociągu.
    [visitors] Na stacji robotnicy spotykają gości, wartych punkty na koniec. Wymagają stacji.
    [knoll] Jeszcze jedno pole dla robotników, które odnawia łąkę i stację. Wymaga stacji.
    [reservation] Kartę z łąki lub stacji można zatrzymać na później i zagrać za 1 surowiec mniej.
    [ticket] Dwa razy w grze robotnik przenosi się na inne pole.
    [leaf_powers] Nietoperze, Koty, Pszczoły i Ślimaki są rozdawane z pozostałymi zdolnościami albo same.
    [plots] Z każdą swoją porą roku dobiera intrygę: działa ona przez całą porę albo od razu.
    [evertail] Do talii dochodzi pięć kart z koroną; ich kolor pozwala zagrywać stworzenia za darmo.
    [more_legends] Dziesięć legend z tego pudełka: każdy dostaje kilka i zagrywa je w miejsce karty.
    [legends] Dziesięć legend z drugiego zestawu, używanych tak samo.
    [abilities] Robotnicy każdego gracza dostają zdolność: gronostaje, motyle, pająki albo świnie.
    [farms] Osiem różnych Farm zamiast zwykłych. Ich wartości są nasze.
    [extra] Do talii dochodzą karty herolda, karnawału i stadionu.
    [festival] Piąte wydarzenie podstawowe: po jednej karcie każdego koloru daje 4 punkty.
    [fair_events] Do pozostałych dochodzi dziewięć wydarzeń specjalnych, które wymagają określonej liczby kart.
    [fair_forest] Do pozostałych dochodzą cztery karty lasu.
    [garland] Jeden wianek z siedmiu: kto ma na końcu najwięcej kart danego rodzaju, dostaje 6 punktów, drugi gracz 3.
    [market] Jeszcze jedno pole dla robotników, z czterema żetonami: weź to, co pokazuje żeton, albo wymień to na punkty.
    [more_players] Gra nawet sześć osób: nikt nie ma na ręce więcej niż 7 kart, a kto pasuje, odkłada rękę. Żadne źródło nie mówi, ile kart dostaje tylu graczy; to nasze rozstrzygnięcie.
    [powers] Każdy dostaje dwie karty zdolności i zatrzymuje jedną; wiosną nie dochodzi robotnik.
   *[rugwort_cards] Do talii dochodzą trzy karty Krostawca.
    }
evt-new-options = Pytania, w których gracze się spierają
evt-new-options-say = Gdzie instrukcję da się czytać dwojako, wybraliśmy jedną interpretację i podaliśmy powód. Możesz wybrać drugą.
evt-new-default = nasze rozstrzygnięcie
evt-new-stand-ins = { $what ->
    [activities] Treść jej dwudziestu kart aktywności nie jest publicznie znana. Zastępują je karty naszego pomysłu.
   *[farms] Treść ośmiu sezonowych Farm nie jest publicznie znana. Zastępują je karty naszego pomysłu.
    }
evt-new-enter-printed = Masz je? Wpisz, co na nich jest, i graj z tym.
evt-new-sources = Skąd co pochodzi
evt-new-begin = Zaczynamy
evt-new-quick = Od razu: w pojedynkę przeciw pajęczycy, poziom 1
evt-reading = { $reading ->
    [upper_right] Prawa górna polana pozostaje pusta
    [lower_right] Prawa dolna polana pozostaje pusta
    [nightweave] Zaczyna pajęczyca
    [butterflies] Zaczyna ten, kto ma motyle
    [competitive] Każdy sam: wygrywa lepszy z tych, którzy ją pokonali
    [together] Pokonać ją muszą oboje
    [home] Wraca do domu i nic więcej
    [keeps_points] Wraca do domu, a punkty zostają
    [refused] Nie można mieszać
    [allowed] Można mieszać
    [stay_lost] Wracają dopiero przy następnym przygotowaniu
    [different_cards] Dwie karty, choćby o tej samej nazwie
    [different_names] Dwie karty o różnych nazwach
    [once] Raz
    [repeatedly] Tyle razy, ile jest kart
    [autumn_only] Tylko jesienią
    [any_time] W każdej porze roku
    [no] Nie liczy się
    [yes] Liczy się
    [larger] Większy bonus
    [value_zero] Bonus za wartość 0
    [twelve] Dwanaście kart
    [five] Pięć kart, jak wszyscy
    [per_attempt] Raz na próbę
    [per_space] Raz za każde zablokowane pole
    [next_entry] Przy następnym wejściu na łąkę
    [without] Wiosną bez nowego robotnika
    [taken] Wiosną bierze się nowego robotnika
    [every_card] Na każdej karcie, także na późniejszych
    [when_drawn] Tylko na kartach, które były tam przy dobraniu
    [shuffled] Wszystkie wydarzenia specjalne są tasowane razem
    [two_and_two] Dwa wydarzenia specjalne Święta Lata i dwa inne
    [second_place] Po remisie o pierwsze miejsce następni mają drugie
    [no_second] Po remisie o pierwsze miejsce nie ma drugiego
    [trade] Przeciw pajęczycy targowisko zaczyna stroną wymiany
    [gain] Targowisko zawsze zaczyna stroną zysku
    [payable_card] Ambasador idzie tylko na karty, które można opłacić
    [any_card] Ambasador może pójść też na kartę, której nie można opłacić
    [not_replayed] Kompas nie używa Błazna ani Ruin
    [with_ruins] Kompas może użyć Ruin
    [pearls_ignored] Perły nie rozstrzygają remisu
    [pearls_counted] Pozostałe perły rozstrzygają remis jak surowce
    [wonders] Jej akcje wydarzeń podstawowych to cud i ozdoba
    [impossible] Jej akcje wydarzeń podstawowych są niemożliwe
    [own_city] Jej Piracki statek wypływa, gdy wysyła ona robotnika do swojego miasta
    [any_worker] Jej Piracki statek wypływa zawsze, gdy wysyła ona robotnika
    [weather_played] Pogoda utrudnia, tak jak ją tu opracowano
    [no_weather] Pogody nie ma
    [one_more] O jeden kafelek mapy więcej niż graczy
    [as_players] Tyle kafelków mapy, ilu graczy
    [after_travel] Nowa pogoda zaczyna się po podróży królika
    [with_season] Nowa pogoda zaczyna się z porą roku
    [majors_alone] Najwyżej jeden duży dodatek
    [majors_mixed] Perłowy Potok, Zimowy Szczyt i Stację Nowoliść można mieszać; wydawca tego nie zaleca
   *[at_once] Od razu
    }

## Słowa formularzy prywatnych zestawów

evt-record-kind = { $kind ->
    [leaf_basic] Wydarzenia podstawowe Stacji Nowoliść
    [leaf_event] Wydarzenia specjalne Stacji Nowoliść
    [leaf_forest] Karty lasu Stacji Nowoliść
    [train] Kafelki pociągu
    [visitor] Goście
    [leaf_power] Zdolności Stacji Nowoliść
    [leaf_space] Pagórek i stacja
    [pack] Gra jako całość
    [card] Stworzenia i budowle
    [basic] Pola podstawowe
    [forest] Karty lasu
    [haven] Święty krąg
    [journey] Podróż
    [basic_event] Wydarzenia podstawowe
    [special_event] Wydarzenia specjalne
    [festival] Festiwal kwiatów
    [fair_event] Wydarzenia specjalne Święta Lata
    [fair_forest] Karty lasu Święta Lata
    [award] Wianki stulecia
    [market] Targowisko
    [power] Zdolności ze Święta Lata
    [market_token] Żetony targowiska
    [river] Karty rzeki
    [adornment] Ozdoby
    [wonder] Cuda
    [level] Karty punktowania pajęczycy
    [activity] Karty aktywności
    [ability] Zdolności
    [personality] Osobowości
    [plan] Plany
    [plot] Intrygi
    [weather] Karty pogody
    [tile] Kafelki mapy okolicy
    [discovery] Karty odkryć
   *[other] { $kind }
    }
evt-record-word = { $word ->
    [abilities] użyj jednej z jej zdolności
    [activate] aktywuj inną zieloną kartę
    [any] dowolny kolor
    [autumn] jesień
    [base] gra podstawowa
    [basic_events] wydarzenia podstawowe
    [basic_or_forest] pole podstawowe lub karta lasu
    [berry] jagoda
    [best_opponent] najlepszy przeciwnik
    [build_upon] buduje się na niej budowlę
    [card] karty
    [clockwise] zgodnie z ruchem wskazówek zegara
    [colour] karty jednego koloru
    [common] zwykła
    [common_constructions] zwykłe budowle
    [citizen] mieszkaniec
    [colours] kolory w mieście
    [constructions] budowle
    [copy_adornment] użyj ozdoby przeciwnika
    [critters] stworzenia
    [gain_cost] weź koszt karty
    [gain_either] jedno z dwojga
    [gain_with] zyskaj, mając dość pereł
    [location] miejsce
    [pearlbrook] Perłowy Potok
    [pearlbrook_cards] karty Perłowego Potoku
    [basic_event] zdobyte wydarzenia podstawowe
    [each_colour] karty każdego koloru
    [journey] robotnicy w podróży
    [more_constructions] więcej budowli niż stworzeń
    [more_critters] więcej stworzeń niż budowli
    [one_colour] karty jednego koloru
    [point_token] posiadane żetony punktów
    [special_event] zdobyte wydarzenia specjalne
    [newleaf] Stacja Nowoliść
    [activate_own] aktywuj zielone karty miasta
    [give_card] daj kartę i weź
    [may_draw] dobierz, jeśli chcesz
    [five_spaces] piątki zajętych miejsc
    [hand] ręka
    [station] stacja
    [event] zdobyte wydarzenia
    [copy_forest] użyj innej karty lasu
    [pearls] weź perły
    [point_tokens] żetony punktów
    [repeat] użyj ponownie brązowych kart
    [use_forest] użyj karty lasu
    [discard_and_draw] odrzuć i dobierz
    [track] użyj cudzego pola
    [mark] oznacz kartę z łąki
    [if_none] jeden, jeśli nie było żadnego
    [one_more] o jeden więcej
    [missing] surowiec, którego nie masz
    [trade_for] zapłać jeden za inny
    [stand_in] zastępuje inne
    [draw_more] dobierz jeszcze jedną
    [explore] żetony aksolotli
    [archive] stos kart z łąki do zagrywania
    [join] robotnicy dołączają do innych
    [network] zielona karta po karcie innego koloru
    [follow] zielona karta innego gracza za kartę ze stosu
    [wander] własna karta lasu
    [draw_freely] dobierz z łąki
    [activate_again] aktywuj dwa razy
    [invest] odłóż i zabierz
    [hunt] zapłać żeton w swojej turze
    [activate_two] użyj dwóch kart
    [common_construction] zwykła budowla
    [common_critter] zwykłe stworzenie
    [gain_one] zyskaj jedno z dwojga
    [pay_for_gain] zapłać i zyskaj
    [unique_construction] unikatowa budowla
    [unique_critter] unikatowe stworzenie
    [wonders] cuda
    [common_critters] zwykłe stworzenia
    [construction] budowla
    [copy] użyj innego pola
    [copy_basic] użyj pola podstawowego
    [counter] przeciwnie do ruchu wskazówek zegara
    [critter] stworzenie
    [destination] pole akcji (czerwony)
    [discard_draw_double] odrzuć karty, dobierz dwa razy tyle
    [discard_for] zyskaj za odrzucone karty
    [discard_for_any] odrzuć karty za dowolne surowce
    [discard_for_construction] odrzucona, obniża koszt budowli
    [discard_for_critter] odrzucona, obniża koszt stworzenia
    [events] wydarzenia
    [evertail] Przemysław Ogonek
    [exchange] wymień surowce
    [extra] Więcej, więcej
    [farms] sezonowe Farmy
    [gain] zyskaj
    [gain_if] zyskaj zależnie od karty w mieście
    [gain_one_of] zyskaj jeden z kilku surowców
    [gain_per] zyskaj za każdą policzoną rzecz
    [give_for] oddaj przeciwnikowi i zyskaj
    [give_resources] oddaj surowce przeciwnikowi
    [governance] zarządzanie (niebieski)
    [hand_cards] karty na ręce
    [husband] Mąż obok niej
    [imprison] stworzenie trafia pod nią i obniża koszt karty
    [instant] natychmiast
    [leftover] pozostałe surowce
    [legends] legendy
    [meadow_two] dobierz dwie karty z łąki, zagraj jedną
    [more_legends] więcej legend
    [move_worker] przesuń robotnika
    [occupied] zajęte pole
    [opponents] przeciwników
    [other_copies] inne egzemplarze tej karty
    [own] własne
    [pay_for] zapłać i zyskaj
    [pays] gdy płaci się za kartę
    [pebble] kamyk
    [play] zagraj kartę
    [play_revealed] odkryj karty, zagraj jedną
    [played] gdy zostaje zagrana
    [production] produkcja (zielony)
    [prosperity] pomyślność (fioletowy)
    [renew_hand] odrzuć karty, uzupełnij rękę
    [renew_meadow] odrzuć karty z łąki, dobierz inne
    [resin] żywica
    [rugwort] karty Krostawca
    [scoring] na koniec gry
    [seasonal] na porę roku
    [special] tak jak tylko ta karta
    [special_events] wydarzenia specjalne
    [spend_tokens] płaci się jej żetonami
    [spring] wiosna
    [summer] lato
    [swap] zamienia jeden surowiec kosztu
    [tokens] kładzie się na niej żetony punktów
    [tokens_here] żetony punktów na tej karcie
    [tokens_on] żetony punktów na innej karcie
    [traveler] podróżnik (brązowy)
    [trigger] po zagraniu innej karty
    [twig] gałązka
    [unique] unikatowa
    [unique_constructions] unikatowe budowle
    [unique_critters] unikatowe stworzenia
    [visit] gdy odwiedza ją robotnik
    [winter] zima
    [you] gracz
    [foothills] Podgórze
    [peaks] Szczyty
    [ridge] Grań
    [forest] pola lasu
    [haven] Święty krąg i targowisko
    [open] karty innych graczy
    [stubblehoof] Twardokopyt
    [truffle] Trufel
    [corliander] Koriander
    [firebeak] Sęp Ognistodzioby
    [honeypaw] Miodołap
    [king_rhun] Król Rhun
    [whisper] Szept
    [windlore] Orzeł Wilhelm
    [score_if] punkty za wystarczającą liczbę
    [score_less] punkty, mniej za karty w kolorze
    [score_fewest] punkty za najrzadszy kolor
    [score_journey] punkty za podróże
    [step] krok wyprawy
    [gain_mix] weź w dowolnej mieszance
    [caravan] dobierz i weź za każdego robotnika
    [fill_hand] dobierz do limitu
    [discard_colours] odrzuć kartę w każdym kolorze
    [move_here] przenieś tu robotnika
    [mines] odkrywaj, aż dwie będą równe
    [discard_to_play] odrzuć, by zagrać taniej
    [tuck] karty trafiają pod spód
    [draw_for_berries] dobieraj za jagody
    [prospect] odrzucaj i dobieraj za żetony
    [ignore_spring] bez pogody wiosny
    [display] karty leżą obok
    [search] szukaj w talii
    [reveal] odkryj karty
    [beast] duże stworzenie
    [last_tile] ostatni kafelek
    [spirecrest] Zimowy Szczyt
   *[other] „{ $word }”
    }

## Słowa rozliczeń

memory-against = { $rival ->
    [people] Przeciw sobie
    [nightweave] Pajęczyca, poziom { $level }
    [rugwort] Krostawiec, rok { $level }
   *[other] Inne
    }

## Statystyki

memory-by-rival = Jak często wygrywasz: przeciwnik, moduły i dodatki
memory-opponent = Przeciwnik

## Strona główna

site-everdell = Everdell
site-everdell-text = Zbuduj miasteczko pod drzewem, nim minie rok. Pajęczyca też buduje swoje i sama rozgrywa swoje tury.
site-everdell-cover = Drzewo z drzwiami, myszy zbierające jagody, pajęczyca na sieci.

## Pearlbrook

evt-shoal-text = Zapłać 2 dowolne surowce i odrzuć 2 karty: weź 1 perłę.
evt-face-down = Zakryta karta rzeki
evt-face-down-text = Kto przyjdzie pierwszy, bierze perłę i odkrywa kartę.
evt-pearls = { $count ->
    [one] { $count } perła
    [few] { $count } perły
   *[many] { $count } pereł
    }
evt-ambassador-of = ambasador: { $who }
evt-ambassador = { $home ->
    [0] ambasador poza domem
   *[other] ambasador w domu
    }
evt-built = zbudowany: { $who }
evt-wonder-cost = Koszt: { $stock }, { $pearls ->
    [one] { $pearls } perła
    [few] { $pearls } perły
   *[many] { $pearls } pereł
    } i { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
    } z ręki
evt-adornments-of = Niezagrane ozdoby: { $count }

## Stacja Nowoliść

evt-station = Stacja
evt-station-place = Stacja { $place }
evt-train = Kafelek pociągu
evt-train-tile = Kafelek pociągu { $place }: { $name }
evt-visitors-left = { $count ->
    [0] pod spodem nikogo
    [one] pod spodem jeszcze 1
    [few] pod spodem jeszcze { $count }
   *[many] pod spodem jeszcze { $count }
    }
evt-golden = { $count ->
    [one] 1 złoty żeton
    [few] { $count } złote żetony
   *[many] { $count } złotych żetonów
    }
evt-ticket = { $count ->
    [0] bilet kolejowy zużyty
    [one] bilet kolejowy: została 1 strona
    [few] bilet kolejowy: zostały { $count } strony
   *[many] bilet kolejowy: zostało { $count } stron
    }
evt-use-ticket = Użyj biletu kolejowego
evt-reservation = { $token ->
    [used] Twój żeton rezerwacji leży na karcie:
    [turned] Twój żeton rezerwacji jest odwrócony do twojego przygotowania.
   *[free] Twój żeton rezerwacji jest wolny.
    }
evt-reserved-card = Zarezerwowana:
evt-archive = Stos nietoperzy
evt-snails = { $count ->
    [one] 1 zakryta karta obok ślimaków
    [few] { $count } zakryte karty obok ślimaków
   *[many] { $count } zakrytych kart obok ślimaków
    }

## Zimowy Szczyt

evt-touched = dotyczy: { $who }
evt-rabbit-of = królik: { $who }
evt-discovery-cost = { $cost ->
    [0] Za darmo
    [one] { $cost } surowiec lub karta
   *[other] { $cost } surowce lub karty
    }
evt-area = { $area ->
    [foothills] Podgórze
    [peaks] Szczyty
   *[ridge] Grań
    }
evt-area-deck = { $count ->
    [one] { $count } odkrycie w talii
    [few] { $count } odkrycia w talii
   *[many] { $count } odkryć w talii
    }
evt-area-down = Kafelki mapy są jeszcze zakryte.
evt-tile = Zapłać { $pay }, wartość: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
    }
evt-walked = Osiągnięty
evt-open-sign = OTWARTE
evt-beast-home = W domu
evt-new-shelf = Na półce
evt-new-shelf-say = Zdejmij z półki to, czym chcecie grać. Z Perłowego Potoku, Zimowego Szczytu i Stacji Nowoliść radzimy wybrać jeden. Z osobowością, planem albo intrygami małe pudełka zostają na półce, chyba że wybierzesz poniżej drugą interpretację.
evt-new-first = Zaproponuj pierwszą grę
evt-new-large = { $large ->
    [pearlbrook] Perłowy Potok
    [spirecrest] Zimowy Szczyt
    [bellfaire] Święto Lata
   *[newleaf] Stacja Nowoliść
    }
evt-new-large-say = { $large ->
    [pearlbrook] Żabi ambasadorzy idą nad rzekę po perły, a za nie powstają ozdoby i cuda. Nie przeciw Krostawcowi.
    [spirecrest] Pogoda każdej pory roku, szlak z kafelkami mapy, odkrycia, duże stworzenia i wyprawa na końcu. Nie przeciw Krostawcowi.
    [bellfaire] Targowisko, festiwal, wianek, wydarzenia specjalne, karty lasu i zdolności graczy.
   *[newleaf] Stacja z pociągami i gośćmi, 59 kart ze złotymi żetonami, pagórek, bilet i rezerwacja. Nie przeciw Krostawcowi.
    }
evt-new-parts = { $large ->
    [bellfaire] Tylko części Święta Lata
   *[newleaf] Tylko części Stacji Nowoliść
    }
evt-new-parts-say = { $large ->
    [bellfaire] Każdej części można używać osobno, z dowolną liczbą innych.
   *[newleaf] Każdej części można używać osobno; goście i pagórek wymagają stacji.
    }

# Stół widziany w całości

evt-beyond = Nad rzeką
evt-fair = Targowisko
evt-afar = Szlak
evt-others = Pozostali
evt-open-seat = { $who }: pokaż wszystko
evt-own-things = Także twoje
evt-event-needs = { $card }{ $has ->
    [yes] , jest w twoim mieście
   *[no] {""}
    }
evt-have-it = jest w twoim mieście
evt-plays = Możesz ją teraz zagrać.
evt-plays-free = Możesz ją zagrać za darmo.
evt-pane-board = Plansza
evt-pane-meadow = Łąka
evt-pane-hand = Ręka, miasto
evt-pane-others = Inni
evt-pane-log = Dziennik
evt-pane-things = do wyboru
evt-pane-lines = nowe wpisy
evt-pad = Punkty według rodzajów
evt-pad-row = { $what ->
    [cards] Karty
    [tokens] Żetony
    [prosperity] Pomyślność
    [journey] Podróż
    [events] Wydarzenia
    [pearlbrook] Perłowy Potok
    [trail] Szlak
   *[other] Inne
    }
evt-all-points = Wszystkie punkty, wiersz po wierszu

## Skończona partia do pokazania innym

evt-end-turn = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
    } w jednym kroku: { $who }.
evt-story-first = Pierwsza zagrana karta: { $card } ({ $who }).
evt-story-jump = Najwięcej naraz, w turze { $round }: { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
    }, { $who }.
evt-story-busy = Najpracowitsza karta zadziałała { $count ->
    [one] 1 raz
   *[other] { $count } razy
    }: { $card }.
evt-story-events = { $count ->
    [0] Nikt nie zdobył żadnego wydarzenia.
   *[other] Zdobyte wydarzenia: { $count }.
    }
evt-story-passed = Na samym końcu pasuje: { $who }.
evt-story-result = Wynik końcowy: { $one } ({ $best }), { $other } ({ $next }).
