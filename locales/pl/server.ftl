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
server-too-often = Z Twojego miejsca przyszło naraz zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
server-full = Ten serwer przechowuje już tyle stołów, ile może. Usuń któryś, jeśli nie jest Ci już potrzebny.
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
server-ours = Tutaj decyduje nasz gracz. Aby wybrać za niego, najpierw zajmij jego miejsce.
server-company = Nie ma takiego naszego gracza: { $level }.
server-not-over = Spojrzeć wstecz można na partię, która już się skończyła.
server-unreadable-file = Tego pliku nie da się użyć: { $details }
server-no-record = To zgłoszenie nie zawiera zapisu, więc nie ma stołu do obejrzenia.
server-no-seat = Miejsc przy tym stole: { $seats }, licząc od 0.
server-not-json = Żądanie nie jest obiektem JSON: { $details }
server-field-unknown = Nie ma tu pola „{ $field }”. Są: { $known }
server-field-missing = Brakuje pola „{ $field }”.
server-field-wrong = Pole „{ $field }” musi mieć wartość { $need }
server-field-twice = Pole „{ $field }” występuje więcej niż raz.
