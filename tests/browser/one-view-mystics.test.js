// The table of Mice and Mystics fits the window.

import { golden, part } from './lib/engine.js';
import { measureWhole } from './lib/whole.js';

const at = (name, entries) => part('mystics', name, entries);

measureWhole('mystics', [
  ['the longest list of choices', at('chapter-09-won', 27)],
  ['an attack with many targets and abilities', at('chapter-02-all_near', 71)],
  ['thirteen minions', at('chapter-06-separate', 159)],
  ['six mice and twelve minions', at('chapter-04-4-players', 116)],
  ['six mice with all that they wear', at('chapter-04-first_card', 221)],
  ['the last chapter', at('chapter-11-won', 250)],
  ['a space that was pointed at', at('chapter-04-first_card', 221), '', '?ask=space:b2'],
  ['the opening', at('chapter-01-won', 0)],
  ['the story so far', golden('mystics', 'campaign-03'), '', '?ask=page:story'],
  ['the campaign', golden('mystics', 'campaign-03'), '', '?ask=page:campaign'],
  ['an ability to learn, before anything else', at('chapter-01-won', 1)],
  ['equipment to choose', at('chapter-09-won', 1)],
  ['a place to enter', at('chapter-11-polish-rules-2', 78)],
  ['a card that was found', at('campaign-02', 61)],
  ['equipment to wear', at('chapter-04-same_space', 203)],
  ['a reaction to an attack', at('campaign-05', 159)],
  ['targets of an ability', at('chapter-06-separate', 172)],
  ['a captured mouse to rescue', at('chapter-01-end_of_movement', 100)],
  ['two people at one device', at('chapter-02-2-players', 40)],
  ['a hint', at('chapter-02-all_near', 71), '', '/hint'],
  ['odds that are shown', at('chapter-05-won', 90), '', '/odds?choice=end'],
  ['the minions’ turn', at('chapter-02-all_near', 65), 'end', '/watch'],
  ['an earlier step', at('chapter-06-separate', 159), '', '/at/40'],
  ['a victory', golden('mystics', 'chapter-02-won')],
  ['a defeat', golden('mystics', 'chapter-04-lost')],
]);
