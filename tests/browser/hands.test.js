// Hidden hands on one device: each player sees their own, and the table is covered in between.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE } from './lib/browser.js';
import { tabTo } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** The visible state of the page: whether it is covered, for whom, and the number of choices. */
function seen(page) {
  return page.evaluate(() => {
    const cover = document.querySelector('.cover button[name="seat"]');
    return {
      covered: cover !== null,
      seat: cover && Number(cover.value),
      choices: document.querySelectorAll('button[name="id"]').length,
      step: Number(document.querySelector('main').dataset.step),
    };
  });
}

/** The name of the element with the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.id);

/** Waits until the table has changed. */
function changed(page, before) {
  return page.waitForFunction(({ step, covered }) => {
    const main = document.querySelector('main');
    return Number(main.dataset.step) !== step || (document.querySelector('.cover') !== null) !== covered;
  }, before);
}

test('two players pass one device', async () => {
  const table = await Table.begin(here.server, { players: '2', rival: 'none' }, 'everdell');
  await here.lend({ motion: 'none' }, async (page) => {
    await page.goto(table.url);
    let turns = 0;
    let last = null;
    for (let count = 0; count < 60 && turns < 8; count += 1) {
      const now = await seen(page);
      if (now.covered) {
        assert.equal(now.choices, 0, 'nothing can be chosen at a covered table');
        assert.notEqual(now.seat, last, 'the device goes to the other player');
        if (turns > 0) {
          assert.equal(await focused(page), 'question', 'whoever uses keys is at the cover');
        }
        last = now.seat;
        turns += 1;
        // By keys alone.
        await tabTo(page, () => document.activeElement.matches('.cover button[name="seat"]'));
        await page.keyboard.press('Enter');
        await changed(page, now);
        assert.equal((await seen(page)).covered, false);
        assert.equal(await focused(page), 'question', 'and then at the question');
        continue;
      }
      if (await page.locator('main[data-watching]').count()) {
        await page.goto(table.url);
        continue;
      }
      await page.evaluate(() => document.querySelector('button[name="id"]').click());
      await changed(page, now);
    }
    assert.equal(turns, 8);
  });
});

test('on a phone the cover is where the thumb is', async () => {
  const table = await Table.begin(here.server, { players: '2', rival: 'none' }, 'everdell');
  await here.lend({ size: PHONE, motion: 'none' }, async (page) => {
    await page.goto(table.url);
    const { y, height } = await page.locator('.cover button[name="seat"]').boundingBox();
    assert.ok(y > 0 && y + height <= PHONE.height, `the button is at ${y}`);
  });
});

test('another browser sees no hand, and plays no turn', async () => {
  const table = await Table.begin(here.server, { players: '2', rival: 'none' }, 'everdell');
  await here.lend({}, async (page) => {
    await page.goto(table.url);
    await page.locator('.cover button[name="seat"]').click();
    await page.waitForFunction(() => !document.querySelector('.cover'));
    const { step, choices } = await seen(page);
    assert.ok(choices > 0);
    // A browser that has taken no seat.
    const stranger = await table.look();
    assert.equal(stranger.ids.length, 0);
    assert.match(stranger.text, /name="seat"/);
    const refused = await table.choose('place:basic:three_twigs', step);
    assert.equal(refused.status, 403);
    assert.equal((await table.look()).step, step);
    assert.equal((await fetch(`${table.url}/record.json`)).status, 403);
    // A reload keeps the seat.
    await page.reload();
    assert.equal((await seen(page)).covered, false);
  });
});
