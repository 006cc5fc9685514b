## A játékok körüli oldalak

site-skip = Ugrás a tartalomhoz
site-mark = Hedgerow, kezdőlap
site-description = Társasjátékok apró lényekről, böngészőben, minden szabállyal kéznél.
site-nav = Oldal
site-nav-home = Játékok
site-nav-rules = Szabályok
site-nav-games = Játszmáim
site-nav-settings = Beállítások
site-nav-credits = Szerzők és források
site-language = Nyelv
site-unofficial = Rajongók nem hivatalos munkája. Saját rajzok, saját szavak.

site-home-title = Apró lények, nagy történetek
site-games-title = Játszmáim
site-new-title = Új patkányfogó-játszma
site-rules-title = A Patkányfogó szabályai
site-credits-title = Szerzők és források
site-settings-title = Beállítások
site-error-title = Ez az út nem vezet sehová
