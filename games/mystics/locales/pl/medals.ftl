## Medale

medal-my-first-page = Pierwsza strona
medal-my-first-page-say = Rozegraj rozdział do końca, wygrany lub przegrany.

medal-my-first-win = Mali, lecz dzielni
medal-my-first-win-say = Wygraj rozdział.

medal-my-uncaught = Nikt nie został w tyle
medal-my-uncaught-say = Wygraj tak, by żadna mysz nie została schwytana.

medal-my-rescue = Z klatki
medal-my-rescue-say = Wygraj rozdział, w którym mysz zostaje uratowana.

medal-my-early = Przed czasem
medal-my-early-say = Wygraj, mając jeszcze co najmniej trzy strony.

medal-my-last-page = Ostatnia strona
medal-my-last-page-say = Wygraj na ostatniej stronie.

medal-my-twenty = Igła w pogotowiu
medal-my-twenty-say = Pokonaj 20 przeciwników w jednym rozdziale.

medal-my-three-hundred = Postrach kanałów
medal-my-three-hundred-say = Pokonaj łącznie 300 przeciwników.

medal-my-boss = Mały pokonał dużego
medal-my-boss-say = Wygraj rozdział, w którym pokonasz szefa.

medal-my-finder = Dobry nos
medal-my-finder-say = Sześć razy coś znajdź w jednym rozdziale.

medal-my-friend = Po równo
medal-my-friend-say = Oddaj innym myszom karty lub ser 25 razy.

medal-my-three-chapters = Droga prowadzi dalej
medal-my-three-chapters-say = Wygraj trzy różne rozdziały w kampaniach.

medal-my-whole-book = Od deski do deski
medal-my-whole-book-say = Wygraj wszystkie jedenaście rozdziałów.
