## Prywatne zestawy: to, co właściciel wpisał z własnych kart i plansz.

packs-title = Twoje własne karty
packs-lead = Gdzie żadne źródło nie podaje, co mówi karta albo plansza, wymyśliliśmy to sami. Jeśli masz tę grę, wpisz, co jest na twoich kartach, i graj z tym.
packs-none = Nic tu jeszcze nie wpisano.
packs-closed-say = Zestawy zmienia się na komputerze, na którym działa ten serwer. Stąd można z nimi zaczynać gry.
packs-changes = { $count ->
    [one] 1 zmienione pole
    [few] { $count } zmienione pola
   *[other] { $count } zmienionych pól
    }
packs-faulty = Jeszcze nie do gry
packs-play = Graj z nim
packs-open = Obejrzyj
packs-make = Nowy zestaw
packs-make-do = Utwórz
packs-name = Nazwa
packs-game = Gra
packs-bring = Z pliku
packs-bring-say = Zestaw zapisany tutaj albo gdzie indziej. Zanim go zachowamy, zostanie sprawdzony.
packs-file = Plik
packs-bring-do = Wczytaj
packs-faults = { $count ->
    [one] Sprawdzanie znalazło 1 błąd:
    [few] Sprawdzanie znalazło { $count } błędy:
   *[other] Sprawdzanie znalazło { $count } błędów:
    }
packs-pack-lead = { $game }: pozycje twojego zestawu. Najpierw stoją te, które wymyśliliśmy sami; czego nie zmienisz, zostaje jak w programie.
packs-kept = Zachowano „{ $record }”.
packs-words-alone = Ten zestaw zmienia tylko nazwy i teksty. Zasady gry pozostają takie jak w programie.
packs-save = Zapisz do pliku
packs-all = Wszystkie zestawy
packs-find = Szukaj pozycji
packs-find-words = Słowa
packs-find-origin = Pochodzenie
packs-find-any = Dowolne
packs-find-changed = Zmienione przez ciebie
packs-find-do = Szukaj
packs-ours = { $count } z { $all } naszego pomysłu
packs-changed-count = zmienione przez ciebie: { $count }
packs-changed = Zmienione przez ciebie
packs-manage = Zmień nazwę albo usuń
packs-rename = Zmień nazwę
packs-delete-sure = Zestaw zniknie na dobre. Stoły, przy których już z nim grano, zachowują jego wartości.
packs-delete = Usuń ten zestaw
packs-record-lead = { $kind }, w zestawie „{ $pack }”.
packs-record-say = Wpisz, co jest wydrukowane. Puste pole znaczy, że nic tam nie wydrukowano. Używaj słów i nazw z programu.
packs-grown = Jest teraz więcej miejsca: każda nowa część jest taka jak ostatnia. Wypełnij ją i zachowaj pozycję.
packs-keep = Zachowaj
packs-keep-faulty = Zachowaj niedokończoną
packs-keep-faulty-say = Niedokończona pozycja zostaje taka, jak ją wpisano, a z zestawem można grać, gdy nie będzie w nim już błędów. Niektóre pozycje trzeba zmienić razem.
packs-back = Wróć do zestawu
packs-reset = Przywróć tę pozycję z programu
packs-part = Część { $number }
packs-range = Od { $least } do { $most }
packs-words = { $count ->
    [one] Słowo, które może tu stać
    [few] { $count } słowa, które mogą tu stać
   *[other] { $count } słów, które mogą tu stać
    }
packs-words-few = Jedno z:
packs-nothing = – nic –
packs-yes = Tak
packs-no = Nie
packs-lines = Po jednym w wierszu
packs-grid = Po jednym rzędzie w wierszu, z przecinkami między częściami
packs-json = Jako JSON
packs-commas = Z przecinkami między częściami wiersza
packs-count = Ile
packs-count-say = Podaj inną liczbę i wybierz „Zachowaj”, aby dodać części albo usunąć ostatnie.
packs-kind = Rodzaj
packs-fields = coś innego
packs-kind-say = Wybierz inny rodzaj i „Zachowaj”, aby zobaczyć jego pola; – nic – usuwa tę część.
packs-choose = Co jest na twoich kartach?
packs-choose-say = Graj z tym, co mamy, albo z tym, co zostało wpisane.
packs-choose-none = Jak w programie
packs-choose-look = Pokaż z nim ten formularz
packs-own = Masz tę grę, a twoje karty mówią co innego?
packs-own-go = Wpisz, co na nich jest
packs-table = Gra z prywatnym zestawem:

packs-too-large = Zestaw może mieć najwyżej { $most } kB, a ten jest większy.
packs-unreadable = To nie jest zestaw: { $details }
packs-newer = Ten zestaw zapisało nowsze wydanie (format { $form }; to wydanie czyta { $known }). Wczytaj go tam.
packs-name-wrong = Nazwa ma od 1 do { $most } znaków w jednym wierszu.
packs-full = Zestawów jest już tyle, ile się zmieści ({ $most }). Najpierw usuń któryś.
packs-contents-full = Przy stołach jest w użyciu zbyt wiele wersji zestawów. Najpierw usuń stół, przy którym grano z którąś z nich.
packs-no-pack = Nie ma takiego zestawu. Może go usunięto.
packs-no-record = W tym zestawie nie ma takiej pozycji.
packs-closed = Zestawy można zmieniać tylko na komputerze, na którym działa ten serwer.
packs-other-game = Ten zestaw jest do innej gry.
packs-not-ready = Sprawdzanie znajduje w tym zestawie błędy, więc nie można z nim zacząć gry. Najpierw go popraw.
packs-not-fields = Prywatny zestaw zmienia pola pozycji, które już są; ten dodałby albo zabrał całe pozycje.
packs-checked = { $count ->
    [one] Sprawdzanie znalazło 1 błąd: { $details }
    [few] Sprawdzanie znalazło { $count } błędy: { $details }
   *[other] Sprawdzanie znalazło { $count } błędów: { $details }
    }
packs-refused = Tego nie można tak zachować. Nic z tego, co wpisano, nie przepadło.
packs-stale = Ktoś inny zmienił tymczasem tę pozycję. To, co wpisano, stoi tutaj; zachowaj raz jeszcze, jeśli tak ma być.
