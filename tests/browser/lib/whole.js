// Checks that a table fits the window: the page does not scroll, everything is in view, nothing overlaps or is cut
// off, and everything is large enough to read and to hit.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { setting } from './setting.js';
import { faultsOfView } from './view.js';
import { Table } from './table.js';

const here = setting();

/** The windows with the least room of their kind, with `WHOLE=1` larger ones, too; targets are larger for touch. */
const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  ...(process.env.WHOLE
    ? [
        { width: 1920, height: 1080 },
        { width: 1440, height: 900 },
      ]
    : []),
];

const LANGUAGES = ['en', 'pl', 'hu'];

/** The thing that a choice concerns. */
const thingOf = (id) => /^place:(.+)$|^play:(pile|[^:]+:[^:]+)/.exec(id)?.slice(1).find(Boolean) ?? id.slice(id.indexOf(':') + 1);

/**
 * The address of a position: a table that is played until a certain choice is legal, and a page of it; and the seat
 * that has the device, if one must, unless the table should be covered.
 */
async function address(record, wanted = '', page = '', { covered = false } = {}) {
  const table = await Table.take(here.server, record);
  const seen = await table.until(({ ids, text }) =>
    wanted ? ids.some((id) => id.startsWith(wanted)) : covered || !text.includes('name="seat" value='));
  assert.ok(!wanted || !seen.over, `${wanted} has come up`);
  const found = seen.ids.find((id) => id.startsWith(wanted));
  let url = table.url + page;
  if (page === '?ask=zone:') {
    url = `${table.url}${page}${found.split(':')[1]}`;
  } else if (page === '?ask=thing:') {
    url = `${table.url}?ask=${thingOf(found)}`;
  } else if (page.startsWith('/watch')) {
    const answer = await table.choose(wanted ? found : 'end', seen.step);
    url = here.server.url + answer.headers.get('location').replace(/moment=\d+/, 'moment=1');
  }
  return { url, seat: covered ? null : table.seat };
}

/** Gives a reader the device in a seat, or in none. */
async function sit(page, seat) {
  await page.context().clearCookies({ name: 'seat' });
  if (seat !== null) {
    await page.context().addCookies([{ name: 'seat', value: String(seat), url: here.server.url }]);
  }
}

/** Opens a position, given as for `measureWhole` but without its name, for a reader with these settings. */
export async function see(position, wishes, use) {
  const { url, seat } = await address(...position);
  await here.lend({ motion: 'none', ...wishes }, async (page) => {
    await sit(page, seat);
    await page.goto(url);
    await use(page);
  });
}

/**
 * Checks positions of a game in several windows, by day and night, in three languages. A position is a name, a record,
 * the prefix of the id of a choice (the table is played until such a choice is legal), a page of the table, and
 * whether it is covered.
 */
export function measureWhole(game, positions) {
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
        // Every language by day and by night, in one window or another.
        const theme = (place + turn) % 2 === 0 ? 'light' : 'dark';
        await here.lend({ language, theme, motion: 'none', size, hasTouch: phone, isMobile: phone }, async (page) => {
          for (const [index, [name, { url, seat }]] of all.entries()) {
            // Each position in two windows of three and on a phone, in one language, another one in the next window; the
            // longest texts, and with `WHOLE=1` every position, in all windows and languages.
            const least = index > 0 && !process.env.WHOLE;
            if (least && ((index + place) % LANGUAGES.length !== turn || (!phone && index % 3 === place))) {
              continue;
            }
            await sit(page, seat);
            await page.goto(url);
            // A page without a board has no panes.
            const panes = phone ? await page.locator('.tabs > label:visible').count() : 1;
            if (phone && panes < 4 && (await page.locator('main.story').count()) === 0) {
              wrong.set('there are no panes', name);
            }
            for (let pane = 0; pane < Math.max(panes, 1); pane += 1) {
              // On a phone each position is checked as it opens and in one other pane; the longest texts in all.
              if (index > 0 && pane > 0 && pane !== 1 + (index % (panes - 1))) {
                continue;
              }
              if (phone && panes) {
                await page.locator('.tabs > label').nth(pane).click();
              }
              // A sheet that opens pulled up covers the pane on purpose, so it is lowered before the pane is checked.
              await page.evaluate(() => {
                const up = document.getElementById('sheet-up');
                if (up) {
                  up.checked = false;
                }
              });
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
