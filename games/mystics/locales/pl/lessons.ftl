## Lekcje krok po kroku

lesson-my-fight = Miecze w łapki
lesson-my-fight-about = Podejdź do szczura i stocz z nim walkę.
lesson-my-fight-1 = Tura Collina. Może się ruszyć i wykonać jedną akcję. Dwa pola dalej stoi szczurzy wojownik, a mieczem sięga się na własne i przyległe pola.
lesson-my-fight-2 = Teraz go dosięga. Miecze na kościach trafiają, potem szczur broni się, rzucając na tarcze. Pasek pokazuje szanse jeszcze przed rzutem.
lesson-my-fight-3 = Dwa trafienia i ani jednej tarczy: wojownik pokonany. Zakończ turę Collina; następny na torze inicjatywy jest Nez.
lesson-my-fight-end = Jeden ruch i jedna akcja, w dowolnej kolejności: tak wygląda tura myszy. Wojownik z jednym życiem pada od jednej rany, a gdy znika ostatnia figurka jego karty, znika też karta z toru inicjatywy.

lesson-my-search = Coś pod deskami
lesson-my-search-about = Przeszukaj pomieszczenie i załóż, co znajdziesz.
lesson-my-search-1 = W pobliżu nie ma przeciwnika: to dobra chwila na przeszukiwanie. Eksplozja na kości oznacza znalezioną kartę.
lesson-my-search-2 = Hełm z naparstka. Zachowaj go: trafia do plecaka.
lesson-my-search-3 = W plecaku nikogo nie chroni. Nałożenie wyposażenia to darmowa akcja, raz w turze.
lesson-my-search-4 = Załóż go.
lesson-my-search-5 = To na razie wszystko.
lesson-my-search-6 = Collin użył już akcji, a może jeszcze iść. Zakończ jego turę, gdy zechcesz.
lesson-my-search-end = Każda mysz może przeszukać każdą płytkę raz, a żeby coś znaleźć, trzeba eksplozji na kości. Nakładanie, dzielenie się i nauka nie kosztują akcji.

lesson-my-explore = Za następnymi drzwiami
lesson-my-explore-about = Wejdźcie razem na nową płytkę i zobaczcie, kto tam mieszka.
lesson-my-explore-1 = Na tej płytce nie ma przeciwnika, a Collin stoi przy wyjściu. Eksploracja to akcja, a ruszają wszyscy.
lesson-my-explore-2 = Wybierasz, gdzie wejdą: na pola przy wyjściu nowej płytki. Najpierw Collin.
lesson-my-explore-3 = Następna mysz. Na polu mieści się tylko kilka.
lesson-my-explore-4 = I następna.
lesson-my-explore-5 = Ostatnia; potem zobaczysz, kto tu mieszka.
lesson-my-explore-end = Kto eksploruje, zabiera całą drużynę. Za pierwszym razem na danej stronie płytki karta spotkania mówi, kto tam jest; potem kolejność ustala się na nowo, a zasadzka może kogoś przesunąć w górę. Wychodźcie dopiero wtedy, gdy jesteście gotowi.

lesson-my-cheese = Do czego jest ser
lesson-my-cheese-about = Zdobądź w walce ser i naucz się za niego zdolności.
lesson-my-cheese-1 = Collin ma pięć serów, o jeden za mało. Każdy ser, który wypadnie w ataku, jest jego, nawet gdy atak chybi.
lesson-my-cheese-2 = Bez trafienia, ale jest szósty ser. Za sześć mysz uczy się zdolności swojej klasy, w darmowej akcji.
lesson-my-cheese-3 = Niech nauczy się Zwodu. W swojej turze mysz może użyć jednej karty zdolności i płaci za to serem.
lesson-my-cheese-end = Ser wyrzucony przez myszy czyni je mądrzejszymi; ser wyrzucony przez przeciwników trafia na koło, a pełne koło sprowadza falę. Teraz wiesz już dość na cały rozdział.
