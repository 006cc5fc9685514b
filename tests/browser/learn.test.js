// Learning: a rule is found and its example played, a lesson is finished, a puzzle is solved; also without scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { PHONE } from './lib/browser.js';
import { found } from './lib/hand.js';
import { setting } from './lib/setting.js';

const here = setting();

/** The choice that the lesson waits for, in its own words. */
const wanted = (page) => page.locator('#coach .todo span').first().innerText();

/** Makes the choice with this label. */
async function take(page, name) {
  const before = Number(await page.locator('main').getAttribute('data-step'));
  await (await found(page, name)).click();
  await page.waitForFunction((step) => Number(document.querySelector('main').dataset.step) > step, before);
}

test('a rule is found, and its example is played', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/rules`);
    await page.fill('#q', 'only own zone attack');
    await page.locator('.find button').click();
    await page.locator('.hits a[href$="/rules/ratcatcher/R14.1"]').click();
    await page.locator('#example-1 .position svg:visible').first().waitFor();
    assert.deepEqual(await violations(page), []);
    await page.locator('#example-1 form button').click();
    await page.locator('#coach').waitFor();
    await take(page, 'attack:1');
    await page.locator('#decision button[value="hit:white"]').first().waitFor();
    assert.deepEqual(await violations(page), []);
  }));

test('a lesson is finished without scripts, with a way round', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${here.server.url}/learn`);
    await page.locator('#ratcatcher .lesson form button').first().click();
    for (const choice of ['walk:00c', 'slot:movement', 'walk:00b', 'attack:2', 'hit:white']) {
      await (await found(page, choice)).click();
    }
    // Another choice is allowed, and undone.
    await page.locator('#decision button[value="slot:trap"]').first().click();
    await page.locator('#coach form[action$="/undo"] button').click();
    assert.match(await wanted(page), /./);
    await page.locator('#decision button[value="slot:attack"]').first().click();
    await page.locator('#coach .done').waitFor();
    await page.goto(`${here.server.url}/learn`);
    assert.equal(await page.locator('#ratcatcher .lesson.done').count(), 1);
  }));

test('a lesson is finished on a phone by touching what it asks for', () =>
  here.lend({ motion: 'none', size: PHONE, hasTouch: true, isMobile: true }, async (page) => {
    await page.goto(here.server.url);
    await page.locator('.hello a[href="/learn"]').tap();
    await page.locator('#ratcatcher .lesson form button').first().tap();
    await page.locator('#coach').waitFor();
    assert.deepEqual(await violations(page), []);
    for (let step = 0; step < 6; step += 1) {
      const before = Number(await page.locator('main').getAttribute('data-step'));
      await page.locator('#coach button.todo').first().tap();
      await page.waitForFunction((step) => Number(document.querySelector('main').dataset.step) > step, before);
    }
    await page.locator('#coach .done').waitFor();
  }));

test('a puzzle is tried, missed, taken back and solved', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/puzzles`);
    assert.deepEqual(await violations(page), []);
    await page.locator('#ratcatcher .puzzle').filter({ hasText: 'One step short' }).locator('form button').click();
    await page.locator('.solution summary').first().click();
    assert.deepEqual(await violations(page), []);
    for (const choice of ['walk:00c', 'slot:attack']) await take(page, choice);
    await page.locator('#coach form[action$="/undo"] button').click();
    await page.locator('#decision button[value="walk:00c"]').first().waitFor({ state: 'attached' });
    for (const choice of ['walk:00c', 'slot:movement', 'walk:00b']) await take(page, choice);
    await page.locator('#coach .done').waitFor();
    await page.goto(`${here.server.url}/puzzles`);
    assert.equal(await page.locator('#ratcatcher .puzzle.done').count(), 1);
  }));

test('the pages of learning are sound in every language and by night', () =>
  here.lend({ motion: 'none' }, async (page) => {
    for (const path of ['/learn', '/puzzles', '/glossary', '/rules/mystics/readings', '/rules/everdell/E7.1']) {
      await page.goto(here.server.url + path);
      assert.deepEqual(await violations(page), [], path);
    }
  }));
