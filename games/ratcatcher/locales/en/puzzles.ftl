## Puzzles: title, what is asked, why the solution is one

puzzle-rc-stride = One step short
puzzle-rc-stride-ask = Gain your tenth cheese this turn. You have eight, and a single movement point.
puzzle-rc-stride-why = The first cheese fills the upgrade of movement, which immediately gives the missing point.

puzzle-rc-bridge = Across the planks
puzzle-rc-bridge-ask = Gain your tenth cheese this turn. Two cheeses lie beside you, a third beyond the planks.
puzzle-rc-bridge-why = Only the zone with the connector leads on to another cheese, and only movement gets you there.

puzzle-rc-die = Empty-handed
puzzle-rc-die-ask = Gain your tenth cheese this turn. You have no attack die left; the next one rolled will show a 4.
puzzle-rc-die-why = The free cheese pays for the first level of attack, which brings a die immediately.

puzzle-rc-aim = A three will do
puzzle-rc-aim-ask = Gain your tenth cheese this turn. Your die will show a 3, and you hit with 4 or more.
puzzle-rc-aim-why = With its second cheese accuracy is full, and from then on a three hits.

puzzle-rc-split = Who gets the six?
puzzle-rc-split-ask = Gain your tenth cheese this turn. A black and a brown rat guard it. Your two dice will show a 6 and a 4.
puzzle-rc-split-why = A six wounds at any defence, so it belongs to the black rat; the four is enough for the brown one.

puzzle-rc-loan = A loan from the cage
puzzle-rc-loan-ask = Gain your tenth cheese this turn. A black rat guards it. You have one die; whatever you roll will show a 4.
puzzle-rc-loan-why = A black rat takes two hits. Two rats of the cage buy the second die, before the attack.

puzzle-rc-fence = Twelve rats for a cheese
puzzle-rc-fence-ask = Gain your tenth cheese this turn. No cheese lies in the city. Your two dice will show a 5 and a 4.
puzzle-rc-fence-why = Ten rats sit in the cage, and the tallyman sells cheese for twelve. The black one would cost both hits.

puzzle-rc-king = Long live nobody
puzzle-rc-king-ask = Kill the Rat King this turn. Four dice will show 4, 5, 4 and 6.
puzzle-rc-king-why = The first wound takes three hits; the six alone adds the second one. The white rats are none of your business.

puzzle-rc-errand = Two birds, one die
puzzle-rc-errand-ask = Gain your tenth cheese this turn. Both cheeses are guarded, and you have one die. The next two rolled will show a 4 and a 5.
puzzle-rc-errand-why = The cheese won with the first die buys the second, and you have enough steps only from the near zone.

puzzle-rc-two = Everything at once
puzzle-rc-two-ask = Gain your tenth cheese this turn. A white and a black rat guard what you need. The dice will show 4, then 3 and 3.
puzzle-rc-two-why = The white rat joins its fellow in the cage and pays for a die; its cheese makes threes hit. Two threes are two hits, enough for the black one.
