// The layout of pages: on a phone, a tablet and a desk, in the languages with the longest words.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faultsOfSetting, textsOf } from './lib/audit.js';
import { places } from './lib/places.js';
import { setting } from './lib/setting.js';

const all = { at: {} };
const here = setting(async ({ server }) => {
  Object.assign(all, await places(server));
  await all.later();
});

/** The texts of every page, by language, collected wherever pages are checked. */
const texts = {};

/** Keeps the text of a page, except the credits, which quote others in their language. */
async function read(page, language, name) {
  if (!name.startsWith('credits')) {
    texts[language].set(name, new Set(await textsOf(page)));
  }
}

for (const [how, language, size, touch] of [
  ['a phone', 'hu', { width: 360, height: 740 }, true],
  ['a tablet', 'pl', { width: 820, height: 1180 }, false],
  ['a desk', 'hu', { width: 1440, height: 900 }, false],
  ['a wall', 'en', { width: 3840, height: 2160 }, false],
]) {
  test(`on ${how} nothing is cut off, out of place or too small`, { timeout: 600_000 }, () =>
    here.lend({ language, size, motion: 'none', hasTouch: touch, isMobile: touch }, async (page) => {
      const wrong = [];
      texts[language] = new Map();
      for (const [name, path] of Object.entries(all.at)) {
        await page.goto(here.server.url + path);
        await read(page, language, name);
        wrong.push(...(await faultsOfSetting(page, { touch })).map((fault) => `${name}: ${fault}`));
      }
      assert.deepEqual(wrong, []);
    }));
}

for (const language of ['en', 'hu']) {
  test(`while a game waits, the first page has whole heads and the buttons of all games: ${language}`, () =>
    here.lend({ language, size: { width: 1366, height: 768 }, motion: 'none' }, async (page) => {
      await page.goto(`${here.server.url}/`);
      assert.equal(await page.locator('.resume').count(), 1);
      const cut = await page.evaluate(() => {
        const figures = [...document.querySelectorAll(':is(.hero, .pic) use')].filter((one) => /^#(rc-|mouse)/.test(one.getAttribute('href')));
        const heads = figures.filter((one) => one.getBoundingClientRect().top < one.closest('.hero, .pic').getBoundingClientRect().top);
        // The toy is below the games in boxes.
        const buttons = [...document.querySelectorAll('.game:nth-child(-n + 3) .btns .btn')].filter((one) => one.getBoundingClientRect().bottom > innerHeight);
        return { figures: figures.length, heads: heads.map((one) => one.getAttribute('href')), buttons: buttons.map((one) => one.textContent) };
      });
      assert.ok(cut.figures >= 5);
      assert.deepEqual([cut.heads, cut.buttons], [[], []]);
    }));
}

/** Names, numbers and words that are the same in every language. */
const NAMES = [
  'Hedgerow', 'Menu', 'Brodie', 'Everdell: Mistwood', 'Everdell', 'Mice and Mystics', 'Collin', 'Nez', 'Tilda', 'Filch', 'Lily', 'Maginos',
  'Meeps', 'Poe', 'Skitter-Clak', 'Chipter', 'Swipple', 'Corrin', 'Evertail', 'Cirrus', 'Pearlbrook', 'Bellfaire', 'Spirecrest', 'Newleaf',
  // Parts of names of legends, whichever are dealt.
  'Amilla', 'Fynn', 'Mayberry', 'Strey', 'Tarry',
  'Farm', 'Bard', 'Plan', 'III', 'stop',
];

/** The texts of every page in a language, fetched where no test has collected them. */
async function said(language) {
  if (!texts[language]) {
    texts[language] = new Map();
    await here.lend({ language, motion: 'none' }, async (page) => {
      for (const [name, path] of Object.entries(all.at)) {
        await page.goto(here.server.url + path);
        await read(page, language, name);
      }
    });
  }
  return texts[language];
}

for (const language of ['pl', 'hu']) {
  test(`no English is left in ${language}`, { timeout: 600_000 }, async () => {
    const english = await said('en');
    const left = [];
    for (const [name, other] of await said(language)) {
      const same = [...other].filter((text) => english.get(name).has(text));
      const words = same.map((text) => NAMES.reduce((rest, one) => rest.replaceAll(one, ''), text));
      left.push(...words.filter((text) => /\p{L}{4}/u.test(text)).map((text) => `${name}: ${text}`));
    }
    assert.deepEqual(left, []);
  });

  test(`where components come from is told in ${language}`, async () => {
    const of = async (wanted) => {
      const words = new Set();
      await here.lend({ language: wanted, motion: 'none' }, async (page) => {
        await page.goto(`${here.server.url}/credits`);
        const told = await page.evaluate(() => [
          ...[...document.querySelectorAll('details.more > summary')].map((one) => one.firstChild.textContent.trim()),
          ...[...document.querySelectorAll('.prov-table td > div')].flatMap((one) => one.lastChild.textContent.replace(/^: /, '').split(', ')),
        ]);
        told.forEach((word) => words.add(word.trim()));
      });
      return words;
    };
    const [english, other] = [await of('en'), await of(language)];
    assert.ok(other.size > 20);
    assert.deepEqual([...other].filter((word) => english.has(word)), []);
  });
}
