## Żądania, które prowadzą donikąd

server-no-page = Pod tym adresem nic nie ma. Może brakuje w nim jakiejś litery.
server-no-table = Nie ma takiego stołu. Może został usunięty, tutaj albo w innym oknie.
server-no-rule = Nie ma zasady o tym numerze.
server-no-game = Ten serwer nie ma gry o nazwie { $game }.
server-covered = Trwa tura innego gracza. Najpierw przekaż urządzenie; nic się nie zmieniło.
server-method = Ten adres nie przyjmuje takich żądań.
server-malformed = Nie da się odczytać tego żądania: czegoś w nim brakuje albo coś jest nie takie, jak powinno. Nic się nie zmieniło.
server-too-large = To więcej, niż można przyjąć naraz. Nic się nie zmieniło.
server-media = Przesłano to w postaci, której tu nie rozumiemy. Nic się nie zmieniło.
server-foreign = Przysłała to strona z innej witryny. Nic się nie zmieniło: graj na tutejszych stronach.
server-host = Ten serwer odpowiada tylko na tym komputerze. Otwórz go pod nazwą localhost.
server-busy = Zbyt wiele stron jest otwartych naraz. Zamknij kilka z nich i spróbuj ponownie.
server-too-often = Z twojego adresu przyszło naraz zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
server-full = Ten serwer przechowuje już tyle stołów, ile może. Usuń któryś, jeśli nie jest ci już potrzebny.
server-broken = Coś się zepsuło podczas przygotowywania odpowiedzi. To, co było już widać, jest zapisane; wróć i spróbuj ponownie.

## Kłopoty z przechowywaniem gier

server-store-unreachable = Serwer bazy danych w tej chwili nie odpowiada. Ruch nie został wykonany: spróbuj ponownie za chwilę.
server-store-unsure = Łączność z serwerem bazy danych urwała się w chwili zapisu. Otwórz stół jeszcze raz, aby zobaczyć, czy ruch został wykonany.
server-store-locked = Inny program zajmuje plik z partiami i go nie zwalnia. Ruch nie został wykonany: zamknij tamten program i spróbuj ponownie.
server-store-corrupt = Plik z partiami jest uszkodzony. Zachowaj jego kopię i graj dalej z kopią zapasową albo z innym plikiem.
server-store-read-only = Nie można zapisywać w pliku z partiami. Ruch nie został wykonany: zezwól na zapis i spróbuj ponownie.
server-store-full = Dysk jest pełny. Ruch nie został wykonany: zwolnij trochę miejsca i spróbuj ponownie.
server-store-unreadable = Zapisu tej partii nie da się odczytać: plik jest uszkodzony albo coś go zmieniło. Inne partie mogą być całe.
server-store-other = Nie można dostać się do partii. Nic się nie zmieniło; program zanotował przyczynę.
server-ours = Tutaj decyduje gracz komputerowy. Aby wybrać za niego, najpierw zajmij jego miejsce.
server-company = Nie ma takiego gracza komputerowego: { $level }.
server-not-over = Spojrzeć wstecz można na partię, która już się skończyła.
server-unreadable-file = Tego pliku nie da się użyć: { $details }
server-no-record = To zgłoszenie nie zawiera zapisu, więc nie ma stołu do obejrzenia.
server-no-seat = Miejsc przy tym stole: { $seats }, licząc od 0.
server-not-json = Żądanie nie jest obiektem JSON: { $details }
server-field-unknown = Nie ma tu pola „{ $field }”. Są: { $known }
server-field-missing = Brakuje pola „{ $field }”.
server-field-wrong = Pole „{ $field }” musi mieć wartość { $need }
server-field-twice = Pole „{ $field }” występuje więcej niż raz.

# Pliki z zewnątrz
server-intake-busy = Serwer sprawdza teraz inne pliki. Z twojego nic nie wczytano: spróbuj ponownie za chwilę.
server-intake-one = Inny twój plik jest właśnie sprawdzany. Poczekaj, aż to się skończy, i wyślij ten jeszcze raz.
server-file-cut = Plik kończy się za wcześnie. Nic z niego nie wczytano: pobierz go albo zapisz jeszcze raz.
server-file-damaged = Plik jest uszkodzony: suma kontrolna się nie zgadza. Nic z niego nie wczytano: pobierz go albo zapisz jeszcze raz lub weź inną kopię.
server-file-goes-on = Za końcem pliku są jeszcze jakieś dane. Nic z niego nie wczytano: pobierz go albo zapisz jeszcze raz.
server-file-line = Wiersz { $line } pliku nie jest wierszem archiwum ({ $details }). Nic z niego nie wczytano.
server-file-too-much = { $what ->
    [bytes] Po rozpakowaniu plik jest większy, niż się tu przyjmuje: limit w bajtach to { $most }.
    [line] Wiersz pliku jest dłuższy, niż się tu przyjmuje: limit w bajtach to { $most }.
    [lines] Plik ma więcej wierszy, niż się tu przyjmuje: najwyżej { $most }.
    [games] W pliku jest więcej partii, niż się tu naraz przyjmuje: najwyżej { $most }.
    [things] W pliku jest więcej medali i innych drobiazgów, niż się tu naraz przyjmuje: najwyżej { $most }.
    [parts] Wiersz pliku ma więcej części, niż może mieć partia: najwyżej { $most }.
    [depth] Wiersz pliku jest zagnieżdżony głębiej, niż może być partia: limit poziomów to { $most }.
   *[steps] Partia ma więcej kroków, niż się tu przyjmuje: najwyżej { $most }.
 } Nic z niego nie wczytano. Kto prowadzi ten serwer, może go wczytać poleceniem „hedgerow import”.
server-kept-withheld = Ten stół gra tu dalej i zachowuje swoje kroki dla siebie, więc żadnego pliku się z nim nie porównuje. Nic się nie zmieniło.
server-kept-name = To nie jest nazwa stołu.
server-kept-time = Czasy się nie zgadzają: muszą leżeć między 1 listopada 2026 a jutrem, a partia nie mogła być rozgrywana, zanim się zaczęła.
server-kept-day = Podano, że to wyzwanie dnia, a tak nie jest.
server-kept-sort = Nie ma takiego rodzaju stołu.
server-kept-record = Nazwa, ustawienia albo pozycja w zapisie są dłuższe niż w jakiejkolwiek partii.
server-kept-medal = Nie ma takiego medalu albo nie jest zapisany tak jak medale.
server-kept-par = To nie jest wynik gracza komputerowego w wyzwaniu.
server-kept-thing = Rzeczy tego rodzaju nie są tu znane. Może je znać nowsza wersja programu.
server-store-not-written = System odmówił zapisania partii. Ruch nie został wykonany: sprawdź dysk i ograniczenia wielkości plików i spróbuj ponownie.
