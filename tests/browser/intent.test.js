// A click shows its effect and cost: a far zone is walked to, a card is read before it is played.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { part } from './lib/engine.js';
import { see } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();
const DESK = { width: 1366, height: 768 };

/** A table of The Ratcatcher with far zones that can be walked to; some of these games end before. */
async function far() {
  for (let tries = 0; tries < 20; tries += 1) {
    const table = await Table.take(here.server, part('ratcatcher', 'tinker-maw-standard', 180));
    const { over, step } = await table.until(({ text }) => text.includes('name="to"'));
    if (!over) {
      return { table, step };
    }
  }
  throw new Error('there was nowhere to go');
}

/** The zone of the pawn. */
const stands = (page) => page.locator('.map g.pc[data-at]:has(use[href^="#rc-"])').getAttribute('data-at');

for (const javaScriptEnabled of [true, false]) {
  test(`a far zone is walked to as one gesture ${javaScriptEnabled ? 'with' : 'without'} scripts`, () =>
    here.lend({ motion: 'none', size: DESK, javaScriptEnabled }, async (page) => {
      const { table } = await far();
      await page.goto(table.url);
      const { step } = await see(page);
      const zone = page.locator('.map a.zone.far').last();
      const name = await zone.getAttribute('data-zone');
      const said = await zone.getAttribute('aria-label');
      assert.match(said, new RegExp(`Walk to ${name}.* for \\d movement`), 'the zone says what it costs');
      assert.match(said, /Nothing bites|Gnawers bite/, 'and what bites');
      await page.goto(`${page.url().split('?')[0]}?ask=zone:${name}`);
      assert.equal((await see(page)).step, step, 'to look at it walks nowhere');
      const button = page.locator(`.ask button[name="to"][value="zone:${name}"]`);
      const cost = Number(/for (\d) movement/.exec(await button.innerText())[1]);
      assert.ok(cost > 1);
      const hint = await page.locator('.ask .grp[data-group="walk"] .hint').innerText();
      await button.click();
      await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) !== old, step).catch(() => {});
      await page.waitForLoadState();
      const now = (await see(page)).step;
      if (hint.includes('Nothing bites')) {
        assert.equal(now - step, cost, 'each step is a decision of its own in the record');
        assert.equal(await stands(page), name);
      } else {
        assert.ok(now > step && now - step <= cost, `${now - step} steps of ${cost}`);
      }
    }));
}

test('the second tap on a far zone walks there, and keys find it in the list', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    const { table } = await far();
    await page.goto(table.url);
    const { step } = await see(page);
    const chip = page.locator('.ask button[name="to"]').first();
    assert.equal(await chip.isVisible(), false, 'the map has them, the list is folded away');
    await page.locator('.ask .fold[data-group="walk"] > summary').focus();
    await page.keyboard.press('Enter');
    assert.equal(await chip.isVisible(), true);
    const name = (await chip.getAttribute('value')).split(':')[1];
    const zone = page.locator(`#z${name}`);
    await zone.click();
    await page.waitForURL(/ask=zone/);
    assert.equal((await see(page)).step, step);
    await zone.click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) > old, step);
  }));

test('a step that the table does not offer is refused', async () => {
  const { table, step } = await far();
  for (const to of ['zone:99z', 'zone:', 'nothing', 'ability:yellow']) {
    const answer = await fetch(`${table.url}/choose`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ to, step }) });
    assert.ok(answer.status >= 400 && answer.status < 500, `${to}: ${answer.status}`);
  }
  assert.equal((await table.look()).step, step);
});

/** A table of Everdell with some playable cards in hand, and some that are not. */
async function hand(page, taps) {
  await page.context().addCookies([{ name: 'prefs', value: `en.light.none.normal.whole.${taps}`, url: here.server.url }]);
  const table = await Table.begin(here.server, { players: '1', rival: 'rugwort' }, 'everdell');
  await table.until(({ ids }) => ids.some((id) => id.startsWith('play:hand:')));
  await page.goto(table.url);
}

test('a click on a card of the hand reads it, whatever its border, and a second one plays nothing', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    await hand(page, 'two');
    const { step } = await see(page);
    const count = await page.locator('.hand .cell > .card').count();
    assert.ok(count > 1);
    const borders = new Set();
    for (let index = 0; index < count; index += 1) {
      const card = page.locator('.hand .cell > .card').nth(index);
      borders.add(await card.evaluate((one) => one.classList.contains('can')));
      await card.click();
      await page.waitForFunction((place) => document.querySelectorAll('.hand .cell > .card')[place].classList.contains('on') || document.querySelector('.pop:popover-open'), index);
      await page.locator('.hand .cell > .card').nth(index).dblclick();
      await page.waitForTimeout(50);
      assert.equal((await see(page)).step, step, 'nothing is played');
      await page.keyboard.press('Escape');
    }
    assert.ok(borders.has(true), 'cards that can be played are among them');
    // The panel plays it.
    await page.locator('.hand a.card.can').first().click();
    await page.waitForURL(/ask=/);
    await page.locator('.ask button[name="id"][value^="play:"]').first().click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) > old, step);
  }));

test('where one tap is to be enough, a click plays the card', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    // A card that can be played in one way only; the hands differ each time.
    const card = page.locator('.hand button.card.can');
    for (let tries = 0; tries < 20; tries += 1) {
      await hand(page, 'one');
      if ((await card.count()) > 0) {
        break;
      }
    }
    const { step } = await see(page);
    await card.first().click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) > old, step);
  }));
