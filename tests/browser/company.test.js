// Computer players at the table: chosen in the form, they move automatically, and their seats can be given back.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { PHONE } from './lib/browser.js';
import { setting } from './lib/setting.js';

const here = setting();

/** The visible state of the page. */
function seen(page) {
  return page.evaluate(() => ({
    step: Number(document.querySelector('main').dataset.step),
    ids: [...document.querySelectorAll('button[name="id"]')].map((button) => button.value),
    thinks: document.querySelector('[data-thinking]')?.dataset.thinking ?? null,
    covered: document.querySelector('.cover button[name="seat"]') !== null,
  }));
}

/** Chooses something that advances the game. */
const pick = (ids) =>
  ids.find((id) => id.startsWith('play:')) ?? ids.find((id) => id.startsWith('place:')) ?? ids.at(-1);

/** Waits until a person must decide. */
const asked = (page) =>
  page.waitForFunction(
    () => !document.querySelector('[data-thinking]') && document.querySelector('button[name="id"]') !== null,
    undefined,
    { timeout: 60_000 },
  );

/** Starts a game of Everdell for two with a computer player in the second seat, by its form. */
async function begin(page, { scripts = true } = {}) {
  await page.goto(`${here.server.url}/new/everdell`);
  assert.equal(await page.locator('#seat-2').isVisible(), false, 'one player has one seat');
  assert.equal(await page.locator('input[name="players"]').first().isVisible(), false, 'nobody plays among themselves yet');
  await page.locator('input[name="rival"][value="none"]').check();
  assert.equal(await page.locator('input[name="people"]').first().isVisible(), false, 'nobody plays alone here');
  await page.locator('label:has(input[name="players"][value="2"])').click();
  assert.equal(await page.locator('#seat-3').isVisible(), false);
  await page.locator('#seat-2').selectOption('scout');
  if (scripts) {
    assert.deepEqual(await violations(page), []);
  }
  await page.locator('.begin button').first().click();
  await page.waitForURL('**/table/*');
}

for (const wishes of [{}, { size: PHONE }]) {
  test(`a game against one of ours, ${wishes.size ? 'on a phone' : 'at a desk'}`, () =>
    here.lend({ motion: 'none', ...wishes }, async (page) => {
      await begin(page);
      let heard = 0;
      for (let turn = 0; turn < 6; turn += 1) {
        await asked(page);
        const now = await seen(page);
        assert.equal(now.covered, false, 'the device is the person’s alone');
        const button = page.locator(`button[name="id"][value="${pick(now.ids)}"]`).first();
        await button.evaluate((found) => found.click());
        await page.waitForFunction((step) => Number(document.querySelector('main').dataset.step) > step, now.step);
        const then = await seen(page);
        if (then.thinks) {
          assert.match(then.thinks, /Scout \(player 2\)/);
          await page.waitForFunction(
            () => /Scout/.test(document.querySelector('body > p[role="status"]')?.textContent ?? ''),
            undefined,
            { timeout: 3000 },
          );
          heard += 1;
          if (heard === 1) {
            assert.deepEqual(await violations(page), []);
          }
        }
      }
      assert.ok(heard > 0, 'ours moved, and it was said');
    }));
}

test('taking back goes to the last decision of a person', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await begin(page);
    await asked(page);
    const first = await seen(page);
    await page.locator(`button[name="id"][value="${pick(first.ids)}"]`).first().evaluate((found) => found.click());
    await page.waitForFunction((step) => Number(document.querySelector('main').dataset.step) > step + 1, first.step);
    await asked(page);
    await page.locator('[data-do="undo"]').click();
    await page.waitForFunction(() => document.querySelector('[data-do="redo"]') !== null);
    assert.deepEqual((await seen(page)).ids, first.ids);
  }));

test('without scripts the page asks again by itself, and a seat changes hands', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await begin(page, { scripts: false });
    const button = page.locator('button[name="id"]:visible').last();
    await button.click();
    // The meta refresh brings the table at which the person must decide again.
    await page.locator('button[name="id"]:visible').first().waitFor({ timeout: 30_000 });
    assert.equal(await page.locator('[data-thinking]').count(), 0);
    // Computer players take both seats, and the person watches.
    await page.locator('#seat-1').selectOption('hatchling');
    await page.locator('.company button').click();
    await page.locator('[data-thinking]').waitFor();
    assert.equal(await page.locator('button[name="id"]').count(), 0);
    await page.waitForTimeout(2500);
    await page.locator('.company #seat-1').selectOption('person');
    await page.locator('.company #seat-2').selectOption('person');
    await page.locator('.company button').click();
    await page.locator('.cover').waitFor();
  }));

test('the front door leads to a game against computer players', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/`);
    await page.locator('a[href="/against/everdell"]').click();
    assert.deepEqual(await violations(page), []);
    const scout = page.locator('button[name="against"][value="scout"]');
    assert.equal(await page.locator('button.pick:has(.tag)').getAttribute('value'), 'hatchling', 'the first to try');
    await page.locator('label:has(input[name="opponents"][value="2"])').click();
    await scout.click();
    await page.waitForURL('**/table/*');
    assert.match(await page.locator('header').first().innerText(), /3 players/);
  }));
