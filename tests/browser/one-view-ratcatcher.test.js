// The table of The Ratcatcher fits the window.

import { golden, part } from './lib/engine.js';
import { measureWhole } from './lib/whole.js';

measureWhole('ratcatcher', [
  ['the longest list of choices', part('ratcatcher', 'tinker-maw-standard', 180)],
  ['a tall city, and rats to pay with', part('ratcatcher', 'cook-matron-hard', 185)],
  ['a district to place', part('ratcatcher', 'cook-matron-hard', 2)],
  ['a district to place in a large city', part('ratcatcher', 'cook-matron-hard', 175)],
  ['the first actions', part('ratcatcher', 'cook-matron-hard', 3)],
  ['a large city, a zone to pick', part('ratcatcher', 'lamplighter-maw-hard', 210)],
  ['traps in order', part('ratcatcher', 'lamplighter-maw-hard', 179)],
  ['a cheese to put down', part('ratcatcher', 'cook-matron-hard', 158)],
  ['hits to give', part('ratcatcher', 'cook-matron-hard', 141)],
  ['hits with nothing to hit', part('ratcatcher', 'cook-maw-hard', 179)],
  ['rats to smoke out', part('ratcatcher', 'cook-matron-hard', 101)],
  ['rats to lead', part('ratcatcher', 'piper-matron-hard', 47)],
  ['a reward to take', part('ratcatcher', 'cook-rat_king-standard', 91)],
  ['wares to buy', part('ratcatcher', 'cook-matron-hard', 142)],
  ['many rats in one zone', part('ratcatcher', 'houndmaster-matron-hard', 150)],
  ['a place that was pointed at', part('ratcatcher', 'cook-matron-hard', 3), 'walk:', '?ask=zone:'],
  ['a hint', part('ratcatcher', 'tinker-maw-standard', 180), '', '/hint'],
  ['the rats’ turn', part('ratcatcher', 'tinker-shade-hard', 100), 'end', '/watch'],
  ['an earlier step', part('ratcatcher', 'tinker-maw-standard', 180), '', '/at/40'],
  ['the end', golden('ratcatcher', 'tinker-maw-standard')],
]);
