// Checks every page in every language, by day and night, at a desk and on a phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { places } from './places.js';
import { setting } from './setting.js';

const all = { at: {} };
const here = setting(async ({ server }) => Object.assign(all, await places(server)));

/** Elements that overflow the window at the side, apart from those that scroll. */
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

/** The rule that depends on the theme. */
const COLOURS = ['color-contrast'];

/**
 * Checks one page as one reader: audits it if the reader does so, and finds overflow on a phone.
 *
 * A complete audit takes three quarters of a second, most of it the same at a desk and on a phone. Readers with
 * `audited: 'even'` or `'odd'` make it for every other page, and only check the colours of the others.
 */
async function look(page, name, path, place, { size, audited }) {
  const wrong = [];
  await page.goto(here.server.url + path);
  if (audited) {
    const whole = audited === (place % 2 === 0 ? 'even' : 'odd');
    for (const fault of await violations(page, whole ? undefined : COLOURS)) {
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

/** Lets readers check every page, before the first game and with games. */
export function lookAtEverything(readers) {
  for (const wishes of readers) {
    const { language, theme, size } = wishes;
    test(`before the first game: ${language}, ${theme}, ${size.width}`, () =>
      here.lend({ ...wishes, motion: 'none' }, async (page) => {
        const wrong = [];
        for (const [place, [name, path]] of Object.entries(all.at).entries()) {
          wrong.push(...(await look(page, name, path, place, wishes)));
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
        for (const [place, [name, path]] of all.tables.entries()) {
          wrong.push(...(await look(page, name, path, place, wishes)));
        }
        assert.ok(wrong.length === 0, wrong.join('\n'));
      }));
  }
}
