## Mice and Mystics: strona, nagłówek, listy

myp-game = Mice and Mystics
myp-book = Zasady gry Mice and Mystics
myp-rules = Zasady naszymi słowami, ponumerowane, by każde zdarzenie i każda odmowa mogły wskazać właściwą. M to gra drukowana; numery z literą D to rozstrzygnięcia tam, gdzie milczy albo przekłady się różnią, te z literą C mówią, co jest na kartach, a te z literą H są naszego pomysłu.
myp-fact-players = 1–4 graczy
myp-fact-minutes = 60–90 minut
myp-face-chapter = Rozdział { $chapter }
myp-standing = Klepsydra na stronie { $page } z { $end }; { $foes ->
    [0] nikogo przeciw wam
    [one] jeden przeciwnik na planszy
    [few] { $foes } przeciwników na planszy
   *[other] { $foes } przeciwników na planszy
    }.
myp-title = { $chapter }, runda { $round }{ $who ->
    [none] {""}
   *[other] : { $who }
    }
myp-chapter-short = { $number } · { $name }
myp-chapter-number = Rozdział { $number }
myp-order = Kto następny
myp-round = Runda { $round }

## Klepsydra, koło i tor

myp-clock = Zegar
myp-pages-left = { $count ->
    [0] ostatnia strona
    [one] jedna strona do końca
    [few] { $count } strony do końca
   *[other] { $count } stron do końca
    }
myp-page-here = klepsydra jest na stronie { $page }
myp-page-end = rozdział kończy się na stronie { $page }
myp-page-over = za nami
myp-wheel = { $count } z { $all } serów na kole
myp-of = z { $all }
myp-surge-in = { $count ->
    [0] nadchodzi fala
    [one] jeszcze 1 i nadejdzie fala
    [few] jeszcze { $count } i nadejdzie fala
   *[other] jeszcze { $count } i nadejdzie fala
    }
myp-track = Inicjatywa, runda { $round }, od góry toru
myp-track-empty = Tor jest pusty, dopóki myszy nie wyruszą.
myp-figures = { $who } × { $count }
myp-hp = zostało { $left } z { $life } życia
myp-turn-state = { $state ->
    [now] teraz
    [next] następna
    [acted] po turze
    [captured] schwytana
   *[waits] czeka
    }
myp-raised = przesunięto wyżej po zasadzce

## Komnata

myp-room = Pomieszczenie
myp-room-of = { $side } z góry
myp-room-in-words = Pomieszczenie słowami
myp-larger = Powiększ
myp-space-name = { $space ->
    [tree] drzewo
    [bed] łóżko
    [bookcase] regał
    [chair] krzesło
    [chair1] krzesło 1
    [chair2] krzesło 2
    [chest] skrzynia
    [clock] zegar
    [counter] blat
    [dresser] toaletka
    [logs] drwa
    [mantel] gzyms
    [pipe] rura
    [steps] schodki
    [stool] stołek
    [table] stół
   *[other] { $space }
    }
myp-space = { $space }: { $things }.
myp-space-empty = { $space }: puste.
myp-stands = { $plight ->
    [stunned] { $who } (ogłuszenie)
    [webbed] { $who } (oplątanie)
    [down] { $who } (powalenie)
    [charmed] { $who } (zauroczenie)
    [captured] { $who } (schwytanie)
    [hidden] { $who } (niewidoczność)
    [golem] { $who } jako golem
   *[none] { $who }
    }
myp-foe-stands = { $plight ->
    [down] { $who }, życie { $left } z { $life }, na ziemi
    [dazed] { $who }, życie { $left } z { $life }, w oszołomieniu
   *[none] { $who }, życie { $left } z { $life }
    }
myp-on-space = { $what ->
    [trap] pułapka na myszy
    [hook] koniec haka
    [fork] Widelec obiadowy
    [grape] Winogrono
    [snare] sidła
    [entry] tu wchodzą sługusi
    [cross] czerwony krzyżyk
    [water] woda
    [flip] tu odwraca się płytkę
    [barred] nie wejdzie żaden sługus
    [search] specjalne przeszukiwanie
    [task] jest tu coś do zrobienia
   *[hazard] zagrożenie
    }
myp-at-exit = { $edge ->
    [north] przy północnym wyjściu
    [east] przy wschodnim wyjściu
    [south] przy południowym wyjściu
   *[west] przy zachodnim wyjściu
    }
myp-space-choices = { $count ->
    [one] Można tu zrobić jedną rzecz
    [few] Można tu zrobić { $count } rzeczy
   *[other] Można tu zrobić { $count } rzeczy
    }
myp-plan = Płytki
myp-tile-who = myszy: { $mice }, przeciwnicy: { $foes }
myp-unseen = jeszcze nieodwiedzona
myp-signs = Znaki na podłodze
myp-sign = { $sign ->
    [entry] wejście sługusów
    [flip] odwrócenie płytki
    [room] wyjście, pokoje
    [under] wyjście, pod podłogą
    [yellow] w dół 1, w górę 3
    [red] mysz nie przejdzie
    [trap] pułapka na czerwonym krzyżyku
    [current] strumień
    [sight] widoczność celu
   *[stop] tu się zatrzymasz
    }

## Myszy

myp-mice = Myszy
myp-your-turn = twoja tura
myp-is-asked = decyduje
myp-class = { $class ->
    [leader] przywódca
    [warrior] wojownik
    [tinkerer] majsterkowicz
    [healer] uzdrowiciel
    [she_healer] uzdrowicielka
    [scamp] łotrzyk
    [archer] łucznik
    [she_archer] łuczniczka
   *[mystic] mistyk
    }
myp-at = pole: { $space }
myp-at-other = pole: { $space }, { $side }
myp-captive = schwytana
myp-led = prowadzi gracz { $player }
myp-value = { $value ->
    [battle] walka
    [defence] obrona
    [lore] wiedza
    [move] ruch
   *[life] życie
    }
myp-life = zostało { $left } z { $life } życia, rany: { $wounds }, zatrute rany: { $poison }, ser: { $cheese }
myp-plight = { $plight ->
    [captured] schwytana
    [stunned] ogłuszona
    [webbed] oplątana
    [down] powalona
    [charmed] zauroczona
    [hidden] niewidoczna
    [rescued] uratowana: bez tury w tej rundzie
   *[golem] golem
    }
myp-lasting = { $what ->
    [fury] +{ $count } w ataku
    [shelter] +{ $count } w obronie
    [fortifies] umacnia płytkę
   *[leads] prowadzi do walki
    }
myp-gear = Noszone i trzymane
myp-slot = { $slot ->
    [paw] łapka
    [head] głowa
    [body] ciało
    [neck] szyja
    [belt] pas
   *[tail] ogon
    }
myp-pack = { $count } z { $room }
myp-costs = ser: { $cheese }
myp-kept = { $place ->
    [gear] nałożone.
    [pack] w plecaku.
   *[trick] sztuczka.
    }
myp-kind = { $kind ->
    [weapon] broń
    [armour] zbroja
    [accessory] akcesorium
    [item] przedmiot
    [scroll] zwój
    [trick] sztuczka
    [event] zdarzenie
   *[party] przedmiot drużynowy
    }
myp-face = { $face ->
    [cheese] ser, 1
    [sword] miecz, 2, eksplozja
    [both] miecz z tarczą, 3
    [bow] łuk, 2
    [both_star] miecz z tarczą, 3, eksplozja
   *[bow_star] łuk, 1, eksplozja
    }

## Decyzja

myp-decides = Decyduje gracz { $number }
myp-strike = Atak: { $who }
myp-nothing-here = Teraz nic się tu nie da zrobić.
myp-foe-values = atak { $battle }, obrona { $defence }, życie { $left }, { $reach ->
    [ranged] z dystansu
   *[melee] wręcz
    }
myp-lead = { $who }, pole { $space }. { $targets ->
    [0] W zasięgu nie ma nikogo.
    [one] W zasięgu jest jeden przeciwnik.
    [few] W zasięgu jest { $targets } przeciwników.
   *[other] W zasięgu jest { $targets } przeciwników.
    } { $acted ->
    [yes] Akcja jest już wykorzystana, pozostały ruch: { $left }.
   *[no] Została akcja i ruch: { $left }.
    }
myp-attack-dice = kości w ataku
myp-defence-dice = kości w obronie
myp-mark = { $mark ->
    [poison] zadaje zatrute rany
    [stun] zraniona mysz zostaje ogłuszona
    [charm] zraniona mysz zostaje zauroczona
    [web] zraniona mysz zostaje oplątana
   *[steal] kradnie ser zamiast ranić
    }
myp-group = { $group ->
    [attack] Atak
    [action] Akcja
    [task] Na co pozwala rozdział
    [item] Przedmioty drużynowe
    [free] Darmowe akcje
    [give] Wymiana
   *[choose] Wybierz
    }
myp-walk = Ruch · zostało { $left }
myp-climb = na brzeg
myp-stop = stop
myp-attack-with = Atak · { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
    }, { $weapon }
myp-fists = gołe łapki
myp-with-ability = Z kartą zdolności
myp-it-rolls = obrona: { $dice }{ $left ->
    [1] {""}
   *[other] , życie { $left }
    }
myp-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
    }
myp-tenths = { $whole },{ $tenth }%
myp-fraction = { $whole ->
    [1] { $part }
   *[other] { $part }/{ $whole }
    }
myp-chance = { $of ->
    [defeated] pokonanie { $chance }
    [wounded] rana { $chance }
    [blocked] blok { $chance }
   *[missed] pudło { $chance }
    }
myp-roll = { $dice ->
    [one] Rzuć jedną kością
    [few] Rzuć { $dice } kośćmi
   *[other] Rzuć { $dice } kośćmi
    }
myp-stake-cheese = Ser dla myszy { $who }, co najmniej jeden
myp-stake-surge = Fala, jeśli { $who } wyrzuci ser: co najmniej { $need }

## Co leży obok

myp-aim = Wasz cel
myp-chapter-rules = { $count ->
    [one] Jedna zasada tego rozdziału
    [few] { $count } zasady tego rozdziału
   *[other] { $count } zasad tego rozdziału
    }
myp-here-text = Opowieść w tym miejscu: { $side }
myp-goal-reach = Wszystkie myszy tutaj: { $side }
myp-goal-clear = Bez sługusów: { $side }
myp-goal-defeat = Do pokonania: { $who }
myp-goal-deed = { $known ->
    [yes] { $name }
   *[no] Czyn tego rozdziału
    }
myp-creature = { $creature ->
    [brodie] Brodie
    [vanestra] Vanestra
   *[other] { $name }
    }
myp-stash = Schowek
myp-stash-count = { $count ->
    [0] nic
    [one] 1 przedmiot
    [few] { $count } przedmioty
   *[other] { $count } przedmiotów
    }
myp-item-placed = na planszy: { $spaces }
myp-item-unowned = jeszcze nieznalezione
myp-die = Kość akcji
myp-die-shows = { $what ->
    [sword] miecz trafia
    [bow] łuk trafia
    [shield] tarcza
    [cheese] ser
   *[star] eksplozja
    }
myp-decks = Talie i osiągnięcia
myp-deck-search = karty znalezisk
myp-deck-discard = odrzucone
myp-deck-standard = zwykłe spotkania
myp-deck-difficult = trudne spotkania
myp-open-card = Odkryte spotkanie: { $name }
myp-tales = Osiągnięcia fabularne
myp-honours = Osiągnięcia indywidualne

## Co się wydarzyło

myp-log = Przebieg gry
myp-log-turn = { $who }
myp-log-begin = Przygotowanie
myp-log-before = Wcześniej
myp-watch = Co się dzieje

## Opowieść

myp-vignette = Obrazek rozdziału: { $chapter }
myp-ours = opowieść i liczby naszego autorstwa
myp-begin = Zaczynamy
myp-other-mice = Inne myszy
myp-an-hour = Około godziny. Można przerwać po każdej turze.
myp-asks = Czego wymaga ten rozdział
myp-term-objective = Cel
myp-term-defeat = Porażka
myp-term-defeat-text = Klepsydra dotrze do strony { $page } albo stanie się to, co mówi rozdział.
myp-term-party = Drużyna
myp-term-party-text = { $count ->
    [one] Wyrusza jedna mysz.
    [few] Wyruszają { $count } myszy.
   *[other] Wyrusza { $count } myszy.
    }
myp-term-end = Ostatnia strona
myp-term-end-text = Strona { $page }. Fala albo schwytanie przewraca stronę.
myp-pages = Klepsydra zaczyna na stronie { $page }, rozdział kończy się na stronie { $end }
myp-term-rules = W tym rozdziale
myp-ended = { $outcome ->
    [victory] Zwycięstwo
    [time-out] Czas minął
    [all-captured] Wszystkie myszy schwytane
    [given-up] Partia poddana
   *[lost] Porażka
    }
myp-ended-how = { $outcome ->
    [victory] W rundzie { $round }, na stronie { $page } z { $end }.
    [time-out] Klepsydra dotarła do końca w rundzie { $round }, strona { $page } z { $end }.
    [all-captured] Schwytano wszystkie myszy w rundzie { $round }, na stronie { $page } z { $end }.
   *[lost] Przegrana w rundzie { $round }, na stronie { $page } z { $end }.
    }
myp-next-chapter = Do następnego rozdziału
myp-look-room = Obejrzyj pomieszczenie
myp-campaign = Kampania
myp-campaign-say = Co drużyna ma już za sobą, rozdział po rozdziale, i co z tego zabiera dalej.
myp-campaign-single = Na razie to pojedynczy rozdział. Idź dalej od jego końca, a zacznie się kampania.
myp-campaign-over = Opowieść dobiegła końca.
myp-past = { $outcome ->
    [won] wygrany w rundzie { $round }, na stronie { $page }
   *[lost] przegrany w rundzie { $round }, na stronie { $page }
    }
myp-past-now = w toku: runda { $round }, strona { $page }
myp-past-open = dopiero przed wami
myp-brings = Czego nauczyły się myszy
myp-keep = Po jednej karcie dla myszy
myp-keep-say = Ekwipunek początkowy i tak jest. Oprócz niego każda mysz może zachować jedną kartę z tych, które miała na końcu.
myp-keep-nothing = nic
myp-onward = Jak idziemy dalej
myp-onward-say = Zdolności i osiągnięcia fabularne idą z wami; przedmioty drużynowe, osiągnięcia indywidualne i ser nie.
myp-onward-again = Jeszcze raz
myp-onward-look = Wybór myszy i interpretacji
myp-story = Opowieść do tej pory
myp-back = Do stołu
myp-feats = Kto co zrobił
myp-feat = { $feat ->
    [defeated] pokonani przeciwnicy
    [wounds] zadane rany
    [cheese] zdobyty ser
    [found] znalezione karty
    [captured] ile razy schwytana
   *[steps] ruchy
    }

## Stół widziany w całości

myp-pane-map = Płytka
myp-pane-me = Myszy
myp-pane-foe = Wrogowie
myp-pane-spaces = pola do wyboru
myp-pane-hurt = myszy w potrzebie
myp-pane-foes = przeciwnicy na planszy
myp-foes = Przeciwnicy
myp-no-foes = Nikogo tu nie ma przeciw wam.
myp-reach = { $reach ->
    [ranged] atakuje na odległość
   *[melee] atakuje wręcz
    }
myp-not-set-out = jeszcze nie na planszy
myp-pack-of = Plecak
myp-signs-short = Znaki
myp-tray = Wynik rzutu
myp-tap-space = Wybierz pole na płytce.
myp-tap-walk = wybierz pole na płytce
myp-walk-short = Idź:
myp-spaces = Wszystkie pola
myp-more-targets = Inne cele
myp-walk-costs = Ruch: { $cost } z { $left }{ $ends ->
    [stops] ; tu kończy się droga
    [climbs] ; mysz wychodzi po rzucie
   *[free] {""}
    }.
myp-given-up = Przepadnie: { $acted ->
    [no] akcja{ $left ->
        [0] {""}
       *[other] , ruch { $left }
    }
   *[yes] ruch { $left }
    }
myp-look-back = Spójrz wstecz
myp-tales-open = { $count ->
    [one] Jedno jest jeszcze do zdobycia.
    [few] { $count } są jeszcze do zdobycia.
   *[other] { $count } jest jeszcze do zdobycia.
    }

myp-lays-tiles = Płytki, tą stroną do góry
myp-lays-at = rząd { $row }, kolumna { $column }
myp-lays-mice = Myszy z wyposażeniem początkowym
myp-lays-decks = Talie
myp-lays-decks-say = Potasowane karty znalezisk. Spotkania zwykłe: { $standard }, trudne: { $difficult }.
myp-lays-clock = Klepsydra na stronie 1, znacznik końca rozdziału na stronie { $end }, koło bez sera.

## Nowa gra

myp-new-title = Rozdział Mice and Mystics
myp-new-lead = Wybierz rozdział i myszy, które wyruszą. Czego nie ruszysz, zostanie tak, jak zalecamy.
myp-new-chapter = Rozdział
myp-new-chapter-say = Jest ich jedenaście; można grać po kolei albo dowolnie.
myp-new-mice-count = { $count ->
    [one] jedna mysz
    [few] { $count } myszy
   *[other] { $count } myszy
    }
myp-new-end = koniec na stronie { $page }
myp-new-mice = Myszy
myp-new-mice-say = Wybierz tyle, ile wymaga rozdział, albo żadnej: wtedy rozdział wybierze sam.
myp-new-needs = { $count ->
    [one] „{ $name }”: potrzeba jednej myszy.
    [few] „{ $name }”: potrzeba { $count } myszy.
   *[other] „{ $name }”: potrzeba { $count } myszy.
    }
myp-new-must = konieczna mysz: { $who }
myp-new-barred = bez myszy: { $who }
myp-new-leads = Prowadzi
myp-new-by-turns = kto następny
myp-person = gracz { $number }
myp-new-players = Ile osób
myp-new-players-say = Wszyscy grają razem, na jednym urządzeniu. Każdy prowadzi kilka myszy.
myp-new-player-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
    }
myp-new-achievements = Gra z osiągnięciami indywidualnymi
myp-new-achievements-say = Kto zrobi to, czego wymaga osiągnięcie, zachowuje je, a drużyna zyskuje stronę czasu.
myp-new-readings = Interpretacje zasad
myp-new-readings-say = Przekłady miejscami się różnią. Jednym kliknięciem przyjmiesz któryś w całości.
myp-preset = { $preset ->
    [recommended] zalecane
    [polish] jak w polskim wydaniu
    [hungarian] jak w węgierskim wydaniu
   *[own] po kolei
    }
myp-preset-say = { $preset ->
    [polish] Gdzie rozstrzyga polski przekład, obowiązuje on; reszta jest taka, jak zalecamy.
    [hungarian] Gdzie rozstrzyga węgierski przekład, obowiązuje on; reszta jest taka, jak zalecamy.
   *[recommended] Gdzie przekłady się różnią albo milczą, każde pytanie poniżej rozstrzygamy tak, jak podpowiada reszta zasad.
    }
myp-preset-instead = zalecane: { $reading }
myp-new-options = Każde pytanie po kolei
myp-new-options-say = To, co tu ustawisz, liczy się, gdy wyżej wybrano „po kolei”.
myp-new-ours = Rozdziały, teksty i większość liczb są nasze; nazwy i zasady są z gry.
myp-new-begin = Wyruszamy
myp-new-quick = Od razu rozdział 1
myp-reading = { $reading ->
    [chosen] wybierają gracze
    [both_cards] obie karty, najpierw wyższa
    [first_card] tylko wyższa karta
    [end_of_turn] na koniec tury
    [end_of_movement] po każdym ruchu
    [all_but_party_items] wszystko oprócz zdarzeń i przedmiotów drużynowych
    [listed_kinds] broń, zbroje, akcesoria, zwoje i sztuczki
    [any_card] wszystko oprócz zdarzeń
    [tile_side] raz na każdej stronie
    [whole_tile] raz na obu stronach łącznie
    [equipped_and_tricks] wyposażenie ponad początkowe i sztuczki; schodzą wszystkie znaczniki
    [tricks_only] tylko sztuczki; schodzą tylko rany i trucizna
    [after_attack] po ataku
    [by_chapter] tylko to, co mówi rozdział
    [mousetraps] usuwa pułapki na myszy
    [empty] na pustym polu
    [any] na dowolnym polu
    [everyone] każda figurka
    [enemies] tylko wrogowie rzucającego
    [immune] duże figurki są bezpieczne
    [can_be_hit] duże figurki można trafić
    [one_mouse] z jedną myszą
    [all_near] ze wszystkimi w pobliżu
    [end_marker] znacznik końca rozdziału idzie dalej
    [hourglass] klepsydra się cofa
    [same_tile] na tej samej płytce
    [same_space] na tym samym polu
    [allowed] ma darmowe akcje
    [refused] nie ma ich
    [counts] liczy się jako przeszukanie płytki
    [separate] nie liczy się
    [new_round] zaczyna się nowa runda
    [below] gra toczy się dalej poniżej
    [deal_anew] wszystkie karty rozdaje się od nowa
    [append] nowe karty idą na dół
    [at_once] przy szóstym serze
    [wheel] na koło
    [mouse] dla myszy
    [highest] najwyższa na torze
    [nearest] najbliższa
    [each_kind] każdy rodzaj raz
    [one_in_all] jedna darmowa akcja łącznie
    [closed] karty poniżej idą w górę
    [filled] miejsce czeka na nową kartę
    [all_water] w każdej wodzie
    [currents] tylko w wodzie ze strumieniem
    [by_die] tyle, na ile pozwala kość
    [as_needed] tyle, ile trzeba, bez rzutu
    [life_full] gdy ran jest tyle, ile życia
    [more_than_life] gdy ran jest więcej niż życia
    [own_turn] w swojej turze
    [last_minion] gdy zniknie ostatni sługus
    [moving] ruch i przemykanie
    [moving_and_searching] ruch, przemykanie i przeszukiwanie
    [scurrying] tylko przemykanie
    [at_end] mysz przy jednym z końców
    [any_mouse] każda mysz
    [fullest_space] gdy wypada jego pole albo inne są puste
    [several_spaces] także gdy wszystkie figurki stoją na jednym innym polu
    [his_space] gdy wszystkie myszy stoją na jego polu
    [one_space] gdy wszystkie myszy stoją na jednym polu, gdziekolwiek ono jest
    [small_ranged] najpierw mali dystansowi, daleko
    [all_ranged] najpierw wszyscy dystansowi, daleko, także duzi
    [last_figure] z ostatnią figurką rodzaju
    [each_figure] z każdą pokonaną figurką
    [only_without] wybiera tylko mysz, która żadnej nie przynosi
    [every_chapter] każda mysz wybiera w każdym rozdziale
    [explores] może eksplorować
    [stays] nie może eksplorować
    [act_at_once] działają w tej turze
    [wait] czekają na następną turę
    [any_space] na dowolne pole płytki
    [two_spaces] najwyżej dwa pola
   *[random] dwie losowe
    }

## Słowa formularzy prywatnych zestawów

myt-record-kind = { $kind ->
    [pack] Gra jako całość
    [ability] Zdolności
    [card] Karty znalezisk
    [hero] Myszy
    [foe] Sługusi
    [encounter] Spotkania
    [honour] Osiągnięcia indywidualne
    [tale] Osiągnięcia fabularne
    [side] Płytki
    [chapter] Rozdziały
   *[other] { $kind }
    }
myt-record-word = { $word ->
    [accessory] akcesorium
    [action] jako akcja
    [after_attack] po ataku
    [armour] zbroja
    [attack] przy ataku
    [attacked] gdy zostaje zaatakowana
    [battle] jako akcja walki
    [belt] pas
    [blue] niebieski
    [blunt] obuchowe
    [body] tułów
    [cog] majsterkowicze i łotrzyki
    [command] Rozkaz
    [drawn] gdy zostaje dobrana
    [encounter] spotkanie
    [enter] gdy mysz wchodzi
    [event] zdarzenie
    [first] na początku tury
    [fishhook] z kartą „Hak i żyłka”
    [free] w dowolnej chwili tury
    [gap] szczelina
    [head] głowa
    [item] przedmiot
    [large] duży
    [lesson] Odrobiona lekcja
    [level] pozioma żółta linia
    [magic] magiczne
    [melee] wręcz
    [mend] Opatrunek
    [mice] wszystkie myszy na płytce
    [minion] jeden sługus
    [minions] wszyscy sługusi na płytce
    [missile] pocisk
    [move_cheese] ser na kości ruchu
    [move_number_1] 1 na kości ruchu
    [move_number_2] 2 na kości ruchu
    [move_number_3] 3 na kości ruchu
    [move_star] eksplozja na kości ruchu
    [near] mysz w pobliżu
    [neck] szyja
    [never] nigdy
    [nothing] żadna figurka
    [orange] pomarańczowy
    [own] sama mysz
    [party] przedmiot drużynowy
    [paw] łapka
    [pilfer] Podwędzenie
    [placed] gdy wystawiono sługusów
    [plain] dowolna mysz
    [ranged] na odległość
    [red] czerwona linia
    [scroll] zwój
    [sharp] ostre
    [small] mały
    [space] wszyscy sługusi na polu
    [tail] Ogon jak łapka
    [thrift] Oszczędność
    [treasure] Skarb majsterkowicza
    [trick] sztuczka
    [turn] w swojej turze
    [turn_end] na końcu tury
    [turn_start] na początku tury
    [weapon] broń
    [yellow] żółta linia
   *[other] „{ $word }”
    }

## Statystyki

memory-by-chapter = Jak często wygrywasz: rozdział po rozdziale
memory-chapter = Rozdział

memory-parts-mice = Kto ilu pokonał

## Strona główna

site-mystics = Mice and Mystics
site-mystics-text = Zły czar zamienił bohaterów w myszy, więc schodzą pod podłogę. Trzymajcie się razem i patrzcie na zegar.
site-mystics-cover = Mysz z igłą zamiast miecza w zamkowej sali.

## Skończony rozdział do pokazania innym

myp-end-page = strona klepsydry
myp-end-turn = { $what ->
    [gained] Myszy zyskały { $count ->
        [one] 1 punkt życia
        [few] { $count } punkty życia
       *[other] { $count } punktów życia
    } w jednym kroku.
   *[lost] Myszy straciły { $count ->
        [one] 1 punkt życia
        [few] { $count } punkty życia
       *[other] { $count } punktów życia
    } w jednym kroku.
    }
myp-story-places = Myszy odwiedziły { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
    }.
myp-story-first = Pierwsze zwycięstwo nad przeciwnikiem, w rundzie { $round }: { $mouse }.
myp-story-most = Najwięcej pokonanych przeciwników: { $mouse }, { $count }.
myp-story-blow = Najgorszy cios, w rundzie { $round }, przyjmuje { $mouse }: { $count ->
    [one] jedna rana
    [few] { $count } rany
   *[other] { $count } ran
    }.
myp-story-unhurt = Żadna mysz nie odniosła ani jednej rany.
myp-story-name = { $mouse }
myp-story-captured = Schwytane po drodze: { $mice }.
myp-story-free = Żadna mysz nie dała się schwytać.
myp-story-cheese = Najwięcej zdobytego sera: { $mouse }, { $count }.
