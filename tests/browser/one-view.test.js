// A table is seen whole: the page does not scroll, everything is in view, nothing lies on anything, nothing is cut off, and
// all of it is large enough to read and to hit. It measures rich positions of each game that has joined, in six windows, by
// day and night, in three languages.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { golden } from './lib/engine.js';
import { setting } from './lib/setting.js';
import { faultsOfView } from './lib/view.js';
import { Table } from './lib/table.js';

const here = setting();

/** What a table shows after so many entries of a record: as it would be while the game goes on. */
function part(game, name, entries) {
  const record = golden(game, name);
  record.entries = record.entries.slice(0, entries);
  delete record.seal;
  delete record.chance.keyed.seed;
  return record;
}

/** The positions of each game: a name, the record, and what is asked of the table. */
const POSITIONS = {
  ratcatcher: [
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
  ],
};

/** The windows; where there is a finger, it needs more room. */
const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const LANGUAGES = ['en', 'pl', 'hu'];

/** The address of a position: a table that goes on until such a choice is offered, and a page of it. */
async function address(record, wanted = '', page = '') {
  const table = await Table.take(here.server, record);
  const seen = wanted ? await table.until(({ ids }) => ids.some((id) => id.startsWith(wanted))) : await table.look();
  assert.ok(!wanted || !seen.over, `${wanted} has come up`);
  if (page === '?ask=zone:') {
    return `${table.url}${page}${seen.ids.find((id) => id.startsWith(wanted)).split(':')[1]}`;
  }
  if (page.startsWith('/watch')) {
    const answer = await table.choose('end', seen.step);
    return here.server.url + answer.headers.get('location').replace(/moment=\d+/, 'moment=1');
  }
  return table.url + page;
}

for (const [game, positions] of Object.entries(POSITIONS)) {
  const all = [];
  test(`${game}: some positions are laid out`, async () => {
    for (const [name, ...how] of positions) {
      all.push([name, await address(...how)]);
    }
  });

  WINDOWS.forEach((size, place) => {
    const phone = size.width < 700;
    test(`${game} in ${size.width} by ${size.height}`, async () => {
      const wrong = new Map();
      for (const [turn, language] of LANGUAGES.entries()) {
        // Every language by day and by night in one window or another.
        const theme = (place + turn) % 2 === 0 ? 'light' : 'dark';
        await here.lend({ language, theme, motion: 'none', size, hasTouch: phone, isMobile: phone }, async (page) => {
          for (const [index, [name, url]] of all.entries()) {
            // Each position in one language, another one in the next window; the longest in all.
            if (index > 0 && (index + place) % LANGUAGES.length !== turn) {
              continue;
            }
            await page.goto(url);
            const panes = phone ? await page.locator('.tabs > label').count() : 1;
            if (phone && panes < 4) {
              wrong.set('there are no panes', name);
            }
            for (let pane = 0; pane < Math.max(panes, 1); pane += 1) {
              if (phone && panes) {
                await page.locator('.tabs > label').nth(pane).click();
              }
              for (const fault of await faultsOfView(page, { phone })) {
                wrong.set(fault, `${name}, ${language}, ${theme}${phone ? `, pane ${pane + 1}` : ''}`);
              }
            }
          }
        });
      }
      const said = [...wrong].map(([fault, where]) => `${where}: ${fault}`);
      assert.ok(said.length === 0, `${said.length} faults\n${said.slice(0, 40).join('\n')}`);
    });
  });
}
