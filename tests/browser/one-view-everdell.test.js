// The table of Everdell fits the window.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { golden, part } from './lib/engine.js';
import { measureWhole, see } from './lib/whole.js';

const MINIS = 'evertail-more_legends-legends-abilities-farms-extra-rugwort_cards';
const FAIR = 'festival-fair_events-fair_forest-garland-market';
const LEAF = 'leaf_cards-leaf_events-leaf_forest-station-visitors-knoll-reservation-ticket';
const SIX = `6-players-evertail-more_legends-legends-farms-extra-rugwort_cards-pearlbrook-spirecrest-${FAIR}-more_players-powers-newleaf`;
const TWO = `nightweave-3-2-${MINIS}-pearlbrook-spirecrest-${FAIR}-powers-newleaf`;

measureWhole('everdell', [
  ['the longest list of choices', part('everdell', 'nightweave-2-1', 39), 'play:'],
  ['two people, late', part('everdell', '2-players', 118), 'play:'],
  ['four people, late', part('everdell', '4-players', 258), 'place:'],
  ['six people', part('everdell', '6-players-more_players', 439), 'place:'],
  ['six people with everything', part('everdell', SIX, 800)],
  ['two against Nightweave with everything', part('everdell', TWO, 185), 'place:'],
  ['plots', part('everdell', 'nightweave-4-1-plots', 51), 'place:'],
  ['Rugwort', part('everdell', 'rugwort-3', 61), 'place:'],
  ['the river of Pearlbrook', part('everdell', '4-players-pearlbrook', 218), 'place:'],
  ['the market of Bellfaire', part('everdell', `4-players-${FAIR}-powers`, 226), 'place:'],
  ['the trail of Spirecrest', part('everdell', '4-players-spirecrest', 237), 'place:'],
  ['the station of Newleaf', part('everdell', `4-players-${LEAF}`, 300), 'place:'],
  ['legends, abilities and Farms', part('everdell', `4-players-${MINIS}`, 256), 'place:'],
  ['something to pay with', part('everdell', '4-players-leaf_cards-leaf_events-leaf_forest-station-visitors-knoll', 82), 'pay:'],
  ['cards to discard', part('everdell', '4-players-evertail', 235), 'hand:'],
  ['a card on the table', part('everdell', 'nightweave-2-1-abilities', 47), 'shown:'],
  ['a card of the meadow', part('everdell', '4-players-farms', 115), 'meadow:'],
  ['somebody to choose', part('everdell', '6-players-more_players', 449), 'seat:'],
  ['a card of a city', part('everdell', '4-players-farms', 85), 'card:'],
  ['a number', part('everdell', '4-players-evertail', 198), 'number:'],
  ['a place to copy', part('everdell', '4-players-evertail', 180), 'spot:'],
  ['a season ends', part('everdell', 'nightweave-0-2', 21), 'prepare'],
  ['a card that was pointed at', part('everdell', 'nightweave-2-1', 39), 'play:', '?ask=thing:'],
  ['a hint', part('everdell', 'nightweave-2-1', 40), '', '/hint'],
  ['Nightweave’s turn', part('everdell', 'nightweave-2-1', 41), 'place:', '/watch'],
  ['the table is covered', part('everdell', '4-players', 150), '', '', { covered: true }],
  ['an earlier step', part('everdell', 'nightweave-2-1', 60), '', '/at/40'],
  ['the end of two', golden('everdell', 'nightweave-2-1')],
  ['the end of six', golden('everdell', '6-players-more_players')],
]);

/** The height of an element, in pixels. */
const height = (page, selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height);

for (const [language, width] of [['en', 390], ['pl', 390], ['hu', 360]]) {
  const phone = { language, size: { width, height: 844 }, hasTouch: true, isMobile: true };

  test(`on a phone of ${width} the head is one row, with weather too: ${language}`, () =>
    see([part('everdell', SIX, 800)], phone, async (page) => {
      assert.equal(await page.locator('.phases .on .wx').count(), 1, 'a season has its weather');
      assert.ok((await height(page, '.top')) < 60, `the head is ${await height(page, '.top')} high`);
    }));

  test(`on a phone of ${width} the bar of steps is two rows: ${language}`, () =>
    see([golden('everdell', '6-players-more_players'), '', '/at/400'], phone, async (page) => {
      assert.ok((await height(page, '.past')) < 116, `the bar is ${await height(page, '.past')} high`);
    }));
}

for (const language of ['en', 'pl', 'hu']) {
  const phone = { language, size: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  test(`a phone of 360 by 740 does not scroll: ${language}`, () =>
    see([part('everdell', 'nightweave-2-1', 39)], phone, async (page) => {
      // A page that is too wide makes the window of a phone larger.
      const size = await page.evaluate(() => [innerWidth, document.scrollingElement.scrollHeight]);
      assert.deepEqual(size, [360, 740]);
    }));
}
