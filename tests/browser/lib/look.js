// Every page, in every language, by day and night, at a desk and on a phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { places } from './places.js';
import { setting } from './setting.js';

const all = { at: {} };
const here = setting(async ({ server }) => Object.assign(all, await places(server)));

/** What sticks out of the window at the side, apart from what scrolls by itself. */
function sticksOut() {
  const width = document.documentElement.clientWidth;
  const found = [];
  const scrolls = (thing) =>
    thing !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(thing).overflowX) || scrolls(thing.parentElement));
  if (document.scrollingElement.scrollWidth > width) {
    found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  }
  for (const thing of document.body.querySelectorAll('*')) {
    if (thing.closest('.scroll, .vh, .skip, svg *, .sprite') || !thing.checkVisibility()) {
      continue;
    }
    const box = thing.getBoundingClientRect();
    if (box.width > 1 && box.height > 1 && (box.right > width + 1 || box.left < -1)) {
      if (!thing.closest('.hero') && !scrolls(thing.parentElement)) {
        found.push(`${thing.tagName}.${thing.getAttribute('class')} from ${box.left} to ${box.right}`);
      }
    }
  }
  return found.slice(0, 5);
}

/** Looks at one page as one reader: audits it if the reader does, and finds what sticks out on a phone. */
async function look(page, name, path, { size, audited = true }) {
  const wrong = [];
  await page.goto(here.server.url + path);
  if (audited) {
    for (const fault of await violations(page)) {
      wrong.push(`${name}: ${fault}`);
    }
  }
  if (size === PHONE) {
    for (const fault of await page.evaluate(sticksOut)) {
      wrong.push(`${name}: ${fault}`);
    }
  }
  return wrong;
}

/**
 * Lets readers look at every page there is, before the first game and with games.
 *
 * An audit takes three quarters of a second, so that readers with `audited: false` leave it to the others.
 */
export function lookAtEverything(readers) {
  for (const wishes of readers) {
    const { language, theme, size } = wishes;
    test(`before the first game: ${language}, ${theme}, ${size.width}`, () =>
      here.lend({ ...wishes, motion: 'none' }, async (page) => {
        const wrong = [];
        for (const [name, path] of Object.entries(all.at)) {
          wrong.push(...(await look(page, name, path, wishes)));
        }
        assert.ok(wrong.length === 0, wrong.join('\n'));
      }));
  }

  test('some games are played', async () => {
    const before = new Set(Object.keys(all.at));
    await all.later();
    all.tables = Object.entries(all.at).filter(([name]) => !before.has(name));
  });

  for (const wishes of readers) {
    const { language, theme, size } = wishes;
    test(`with games: ${language}, ${theme}, ${size.width}`, () =>
      here.lend({ ...wishes, motion: 'none' }, async (page) => {
        const wrong = [];
        for (const [name, path] of all.tables) {
          wrong.push(...(await look(page, name, path, wishes)));
        }
        assert.ok(wrong.length === 0, wrong.join('\n'));
      }));
  }
}
