// A good part of a game of each kind as for a blind player: by keys alone, with only the accessibility tree.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { focused, heard, listen, read } from './lib/ear.js';
import { golden, played } from './lib/engine.js';
import { found, moved, see, tabTo } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** The least number of choices made this way. */
const CHOICES = 16;

/** Listens until the other side's turn has been announced, continuing by keys. */
async function listenOn(page) {
  for (let count = 0; count < 400 && (await see(page)).watching; count += 1) {
    const told = page.url();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((before) => location.href !== before || !document.querySelector('main').hasAttribute('data-watching'), told);
  }
}

/** Turns over the story before a chapter. */
async function turnOver(page) {
  if ((await page.locator('[data-begin]').count()) > 0) {
    await tabTo(page, () => document.activeElement.hasAttribute('data-begin'));
    await page.keyboard.press('Enter');
    await page.locator('form#decision').waitFor();
  }
}

/** Makes one choice by its name alone, and checks the announcements. */
async function choose(page, wire, id) {
  const { step } = await see(page);
  const button = await found(page, id);
  const name = (await button.evaluate((one) => one.textContent)).trim();
  const { buttons } = await read(wire);
  assert.ok(buttons.every((one) => one.length > 0), 'a button has no name');
  assert.ok(name.length > 0);
  await heard(page);
  await tabTo(page, (wanted) => document.activeElement.name === 'id' && document.activeElement.value === wanted, id);
  const at = await focused(page, wire);
  assert.equal(at.role, 'button');
  assert.ok(buttons.includes(at.name), `“${at.name}” is not in what is read`);
  await page.keyboard.press('Enter');
  await moved(page, step);
  // The focus is on the next question, and the event is announced once.
  await page.waitForFunction(() => document.activeElement !== document.body);
  const next = await focused(page, wire);
  assert.equal(next.ignored, false);
  assert.notEqual(next.name, '', `the focus is on nothing that has a name after “${at.name}”`);
  // Before any event there is nothing to announce except the question, which has the focus.
  await page.waitForFunction(
    () => window.said.length > 0 || document.querySelector('main').hasAttribute('data-watching') || !document.querySelector('.log li'),
  );
  await page.waitForTimeout(150);
  const said = await heard(page);
  assert.equal(new Set(said).size, said.length, `said twice: ${said}`);
}

/** Moves over the board with the arrow keys, and checks that every place has a name. */
async function explore(page, wire) {
  await page.keyboard.press('0');
  const names = new Set();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    const { role, name } = await focused(page, wire);
    assert.ok(['link', 'button'].includes(role), role);
    assert.match(name, /\p{L}{3}|\d/u);
    names.add(name);
    await page.keyboard.press(key);
  }
  assert.ok(names.size > 2, `the arrows lead nowhere: ${[...names]}`);
  await page.keyboard.press('0');
  assert.equal((await focused(page, wire)).role, 'heading');
}

/** Plays this way, starting from a table. */
function blind(name, begin) {
  test(`with eyes shut: ${name}`, { timeout: 600_000 }, () =>
    here.lend({ motion: 'none' }, async (page) => {
      page.setDefaultTimeout(60_000);
      const table = await begin();
      await listen(page);
      const wire = await page.context().newCDPSession(page);
      await page.goto(table.url);
      await turnOver(page);
      const { headings } = await read(wire);
      assert.ok(headings.length > 3);
      for (let count = 0; count < CHOICES; count += 1) {
        await listenOn(page);
        const { over, ids } = await see(page);
        if (over) {
          break;
        }
        if (count === 4) {
          await explore(page, wire);
        }
        await choose(page, wire, table.player.choose(ids));
      }
    }));
}

blind('The Ratcatcher', () => Table.begin(here.server));
blind('Everdell', () => Table.begin(here.server, { players: '1', rival: 'nightweave', level: '1' }, 'everdell'));
blind('Mice and Mystics', () => Table.begin(here.server, { quick: '1' }, 'mystics'));

test('headings are in order on a table of each game', () =>
  here.lend({}, async (page) => {
    const tables = [
      await Table.begin(here.server),
      await Table.begin(here.server, { quick: '1' }, 'everdell'),
      await Table.take(here.server, await played('mystics', { chapter: 1 }, '1', ({ step }) => step > 12)),
      await Table.take(here.server, golden('mystics', 'chapter-01-won')),
    ];
    for (const { url } of tables) {
      await page.goto(url);
      const levels = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter((one) => one.checkVisibility()).map((one) => Number(one.localName[1])),
      );
      assert.equal(levels[0], 1, url);
      levels.reduce((before, level) => {
        assert.ok(level <= before + 1, `${levels} at ${url}`);
        return level;
      });
    }
  }));
