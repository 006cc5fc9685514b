## Rama każdej strony

site-skip = Przejdź do treści
site-mark = Hedgerow, strona główna
site-description = Gry planszowe o małych stworzeniach, w przeglądarce, z każdą zasadą pod ręką.
site-menu = Menu
site-nav = Serwis
site-nav-home = Gry
site-nav-learn = Nauka
site-nav-puzzles = Zagadki
site-nav-rules = Zasady
site-nav-games = Moje partie
site-nav-daily = Na dziś
site-nav-stats = Statystyki
site-nav-settings = Ustawienia
site-nav-credits = Autorzy i źródła
site-language = Język
site-unofficial = Hedgerow to nieoficjalne dzieło miłośników tych gier. Własne rysunki, własne słowa.

## Strona główna

site-home-title = Małe stworzenia, wielkie historie
site-home-learn = Pierwszy raz tutaj? Naucz się, grając
site-home-lead = Gry planszowe w przeglądarce. Każda zasada przestrzegana, każdy wybór wyjaśniony.
site-home-hero = Długi żywopłot z okrągłymi drzwiami. Przed nim szczurołap, mysz, pajęczyca i kilka szczurów.
site-resume-title = Twoja partia czeka
site-resume-go = Graj dalej
site-play = Zagraj dziś
site-play-of = Zagraj dziś: { $game }
site-rules = Zasady
site-rules-of = Zasady: { $game }
site-choose = Wybierz, kto gra
site-choose-of = Wybierz, kto gra: { $game }
door-go = Zagraj z komputerem
door-of = Zagraj z komputerem: { $game }
door-title = Z komputerem: { $game }
door-lead = Gracze komputerowi wiedzą tylko tyle, ile widać z ich miejsca. Wybierz jednego, a gra się zacznie.
door-how-many = Ilu przeciwników?
door-count = { $count ->
    [one] 1 przeciwnik
    [few] { $count } przeciwników
   *[other] { $count } przeciwników
}
door-which = Kto?
door-which-say = Każdy kolejny jest silniejszy od poprzedniego.
door-is = { $level ->
    [hatchling] Prosto z jajka. Ulega każdej zachciance i wybacza twoje.
    [forager] Bierze, co leży najbliżej, i rzadko myśli o jutrze.
    [scout] Rzadko przeoczy dobry ruch, ale nie planuje daleko.
    [pathfinder] Widzi, dokąd prowadzi ścieżka, i często bywa tam przed tobą.
   *[elder] Najsilniejszy ze wszystkich; potrzebuje czasu do namysłu.
}
door-never = Jeszcze bez gry
door-record = Twoje wygrane: { $won } z { $all }.
door-next = Spróbuj teraz
door-more = Wybierz samodzielnie pudełka, miejsca i interpretacje
## Drabina: jak ci idzie w każdej odmianie gry na tle graczy komputerowych

ladder-title = Twoja drabina: { $game }
ladder-go = Twoja drabina
ladder-of = Twoja drabina: { $game }
ladder-lead = Jak często wygrywasz w każdej odmianie gry na tle pięciu graczy komputerowych.
ladder-you = Ty
ladder-percent = { $percent }%
ladder-below-one = <1%
ladder-never = Jeszcze bez gry
ladder-like = Twoje wygrane: { $won } z { $all }, co najmniej tak często, jak wygrywa { table-level }.
ladder-play = Zagraj
ladder-measured = Wyniki graczy komputerowych zmierzono w wielu partiach gry podstawowej, bez limitu czasu.
ladder-stats = Wszystkie statystyki

site-first-game = Twoja pierwsza partia: { $pair }.
site-vow-why = Pytaj dlaczego
site-vow-why-text = Każde zdarzenie i każda odmowa podaje zasadę, a jej treść jest o jedno kliknięcie stąd.
site-vow-what-if = A gdyby tak?
site-vow-what-if-text = Rozgałęź partię od dowolnego kroku albo cofnij ruch. Twoja partia poczeka.
site-vow-fair = Uczciwie z założenia
site-vow-fair-text = Kości są zapieczętowane, zanim zacznie się gra, a potem można sprawdzić każdy rzut.
site-vow-pace = We własnym tempie
site-vow-pace-text = Szczury rozgrywają turę krok po kroku, tak wolno, jak chcesz.

## Nowa gra

## Moje gry

site-games-title = Moje partie
site-games-lead = Wszystkie partie, które przechowuje ten Hedgerow. Każda czeka tam, gdzie ją przerwano.
site-games-empty = Nie ma jeszcze żadnej partii. Szczury zaczynają się nudzić.
site-import = Wczytaj partię z zapisu
site-import-say = Wklej treść zapisu pobranego przy stole. Zapis zostanie najpierw rozegrany od nowa i sprawdzony; niedokończona partia potoczy się dalej jako odnoga z własnymi kośćmi.
site-import-do = Wczytaj partię
site-new-game = Nowa gra
site-new-game-of = Nowa gra: { $game }
site-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
    }
site-date = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
    } { $year }
site-race-count = { $count } z { $goal }
site-look-back = Obejrzyj
site-record = Zapis
site-record-of = Zapis partii: { $game }
site-delete = Usuń
site-delete-of = Usuń partię: { $game }
site-delete-sure = Partia zniknie na zawsze. Wcześniej możesz pobrać jej zapis.
site-delete-do = Usuń na zawsze

## Zasady

site-rulebooks = Zasady wszystkich gier
site-rulebooks-lead = Każda zasada naszymi słowami i z numerem. Wybierz grę albo szukaj we wszystkich naraz.
site-contents = Spis treści
site-search = Szukaj w zasadach
site-search-do = Szukaj
site-hits = { $count ->
    [0] Nic o „{ $query }”
    [one] 1 zasada o „{ $query }”
    [few] { $count } zasady o „{ $query }”
    [many] { $count } zasad o „{ $query }”
   *[other] { $count } zasady o „{ $query }”
    }
site-hits-none = Spróbuj z mniejszą liczbą słów albo podaj numer zasady, na przykład R13.1.
site-all-rules = Wszystkie zasady
site-kind-defines = określa
site-kind-regulates = reguluje
site-kind-forbids = zabrania
site-why = Dlaczego:
site-readings = Do wyboru na początku gry:
site-neighbours = Sąsiednie zasady
site-source = Skąd pochodzi
site-source-printed = Polska instrukcja, część
site-source-ruling = Nasze rozstrzygnięcie do
site-source-ours = Nasz pomysł
site-mentions = Wspominają o niej
site-code = W programie

## Autorzy i źródła

site-credits-title = Autorzy i źródła
site-credits-lead = Hedgerow tworzą miłośnicy tych gier. Nikt, kto je stworzył lub sprzedaje, nie brał w tym udziału i za to nie odpowiada.
site-boxes = Pudełka warte zakupu
site-boxes-text = Ekran nic nie waży i niczym nie pachnie. Jeśli spodoba ci się tu jakaś gra, poszukaj jej pudełka: są w nim ilustracje, opowieści i karty, których pokazywać nam nie wolno.
site-licences = Licencje
site-licences-text = Program, rysunki i teksty są udostępnione na wolnej licencji: MIT albo Apache 2.0, jak ci wygodniej. Nazwy gier należą do ich właścicieli.
site-licences-all = Warunki każdej części w oryginalnym brzmieniu
site-sources = Skąd pochodzi każdy element
site-sources-text = Instrukcja podaje zasady, ale nie każdą planszę i kartę. Co podaje, tego się trzymamy. Czego nie podaje, to wymyśliliśmy sami, w granicach jej liczb i ograniczeń, i tutaj o tym mówimy.
site-records = { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
    }
site-partly = { $count ->
    [one] W 1 z nich część jest znana ze źródła.
   *[other] W { $count } z nich część jest znana ze źródła.
    }
site-origin = { $origin ->
    [rulebook] Instrukcja
    [public] Strona publiczna
   *[reconstructed] Nasz projekt
    }
site-record-name = Element
site-record-origin = Pochodzenie
site-record-known = Znane ze źródła
site-record-id = { $id ->
    [white] Biały szczur
    [brown] Brązowy szczur
    [black] Czarny szczur
    [supply] Sery, kości i znaczniki
    [health] Zdrowie
    [cheese] Magiczny ser
    [yellow] Żółty znacznik zdolności
    [purple] Fioletowy znacznik zdolności
    [peculiar] Osobliwy szczur
    [nest] Gniazdo
    [die] Kość ataku
   *[other] { $id }
    }
site-fact = { $fact ->
    [ability] zdolność
    [accuracy] celność
    [cheese] liczba serów
    [colour] kolor
    [count] liczba
    [defence] obrona
    [dice] liczba kości
    [effect] działanie
    [guts] tor bebechów
    [kind] rodzaj
    [mutation] tabela mutacji
    [name] nazwa
    [name_pl] polska nazwa
    [number] numer
    [numeral] liczba rzymska
    [rats] cena
    [reward] nagroda
    [side] dwie strony
    [start] początek
    [target] cel
    [trap_accuracy] celność pułapki
    [areas] obszary
    [barred] zamknięte przejścia
    [battle] walka
    [classes] klasy
    [cost] koszt
    [crosses] miejsca pułapek
    [current] strumień
    [effects] działania
    [entries] pola wejścia
    [exits] wyjścia
    [flip] pola odwrócenia
    [gifts] dary
    [goals] cele
    [groups] sługusi
    [mice] myszy
    [movement] ruch
    [must] warunki
    [paws] łapki
    [places] miejsca
    [relentless] kiedy nie ma końca
    [requires] kto może użyć
    [reverse] druga strona
    [starts] ekwipunek początkowy
    [text] tekst
    [tiles] płytki
    [traits] cechy
    [water] woda
    [weapon] broń
    [when] kiedy się jej używa
    [attack] atak
    [bite] gryzienie
    [deployment] szczury rozstawiane co rundę
    [health] zdrowie
    [life] życie
    [lore] wiedza
    [track] tor
    [trap] pułapka
    [upgrades] ulepszenia
    [strength] siła
    [markers] znaczniki
    [zone] obszary
    [symbols] symbole
    [borders] granice
    [points] punkty
    [copies] egzemplarze
    [rarity] rzadkość
    [hand_limit] limit kart na ręce
    [gain] co daje
    [size] wielkość
    [berry] jagody
    [twig] gałązki
    [resin] żywica
    [pebble] kamyki
    [spring] wiosna
    [summer] lato
    [autumn] jesień
    [winter] zima
    [cards] karty
    [minions] sługusi
    [walls] ściany
    [pages] strony
    [abilities] zdolności
    [activate] co się aktywuje
    [after] po jakich kartach
    [card] karta
    [copy] którego pola się używa
    [discard] karty odrzucane
    [discard_for] co daje odrzucanie
    [does] co robi
    [draw] karty dobierane
    [exchange] limit wymiany surowców
    [free_by] za darmo dzięki
    [free_by_any] za darmo dzięki dowolnej budowli
    [free_by_colour] za darmo dzięki kolorowi
    [frees] które karty są dzięki niej darmowe
    [from_hand] także z ręki
    [gain_one_of] jedno z tych
    [leftover] pozostałe surowce
    [locked_spots] zamknięte miejsca
    [may] można odmówić
    [most] najwyżej
    [most_points] największa wartość
    [of] czyje
    [off] o ile mniej
    [open] otwarta
    [otherwise] w przeciwnym razie
    [pay] co się płaci
    [pays] przy płaceniu za karty
    [per] za każde
    [permanent] robotnicy zostają
    [played] po zagraniu
    [production] przy produkcji
    [replaces] co zastępuje
    [resource] surowiec
    [reveal] karty odkrywane
    [scoring] na koniec gry
    [set] zestaw
    [space] zajmuje miejsce
    [special] przypadek szczególny
    [spots] miejsca dla robotników
    [tokens] żetony punktów
    [tokens_on] na której karcie
    [trigger] po innych kartach
    [unlocked_by] co je otwiera
    [visit] gdy odwiedza robotnik
   *[other] { $fact }
    }

## Klawisze

site-keys-lead = Przy stole wszystko da się zrobić bez myszki.
site-keys-plain = Bez skryptów wystarczą Tab i Enter, a litery działają razem z klawiszem dostępu przeglądarki.

## Ustawienia

site-settings-title = Ustawienia
site-settings-saved = Ustawienia są zapisane w tej przeglądarce.
site-set-theme = Pora dnia
site-theme = { $theme ->
    [light] Dzień
    [dark] Noc
   *[auto] Jak w systemie
    }
site-set-motion = Ruch na ekranie
site-set-motion-say = Jeśli twój system prosi o mniej ruchu, nic się nie porusza, cokolwiek wybierzesz.
site-motion = { $motion ->
    [none] Nic się nie rusza
   *[full] Pionki chodzą
    }
site-set-pace = Tempo pokazywania
site-set-pace-say = Jak długo widać każdy krok w turze stworzeń i jak szybko chodzą pionki. Zawsze można zatrzymać, pominąć albo przechodzić krok po kroku.
site-pace = { $pace ->
    [slow] Wolno
    [fast] Szybko
   *[normal] Zwyczajnie
    }
site-set-sound = Dźwięk
site-set-sound-say = Krótkie dźwięki kości, kart i początku twojej tury. Tworzy je przeglądarka, bez żadnych plików.
site-sound = { $sound ->
    [on] Włączony
   *[off] Wyłączony
    }
site-set-sight = Co widać ze stołu
site-set-sight-say = Duży widok pokazuje, co się stało i co teraz zrobić; planszą jest ta, która leży przed tobą.
site-set-taps = Dotknięcia na planszy
site-set-taps-say = Przy dwóch dotknięciach pierwsze pokazuje, co się stanie, a drugie to robi. Dotknij karty, aby ją przeczytać, i zagraj ją z podglądu.
site-taps = { $taps ->
    [one] Jedno, od razu
   *[two] Dwa, najpierw podgląd
    }
site-sight = { $sight ->
    [big] Duży widok obok pudełka
   *[whole] Wszystko, co na nim leży
    }
site-set-save = Zachowaj ustawienia
site-set-cookie = Ustawienia są w jednym pliku cookie tej przeglądarki i nigdzie indziej.

## Błędy

site-error-title = { $status ->
    [404] Ta droga donikąd nie prowadzi
    [409] Teraz to niemożliwe
    [422] Tak się nie da
    [500] Coś się popsuło
   *[other] Coś zabłądziło
    }
site-offline-title = Nie ma połączenia
site-offline-text = Serwer jest chwilowo nieosiągalny. Nic nie przepadło: każdy pokazany ruch jest tam zapisany. Ta strona sama próbuje ponownie.
site-offline-again = Spróbuj ponownie
site-error-home = Na stronę główną

## Kilka osób przy jednym urządzeniu

site-cover = Przekaż urządzenie graczowi { $player }
site-cover-text = Do tego czasu niczyich kart nie widać.
site-cover-show = To ja, gracz { $player }: pokaż moje karty
