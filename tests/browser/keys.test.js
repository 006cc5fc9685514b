// A whole game without a mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byKeys, see, tabTo } from './lib/hand.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';
import { ENOUGH } from './lib/table.js';

const here = setting();

test('a whole game by keyboard alone', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(here.server.url);
    await tabTo(page, () => document.activeElement.closest('form')?.action.includes('/new/ratcatcher'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);

    // The first stop leads past the header to the decision.
    await page.keyboard.press('Tab');
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('href')), /#decision$/);
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.querySelector('#decision') !== null));

    const player = new Player();
    for (let count = 0; ; count += 1) {
      assert.ok(count < ENOUGH, 'the game ends');
      const { step, ids, watching, over } = await see(page);
      if (over) {
        break;
      }
      if (watching) {
        await tabTo(page, () => document.activeElement.matches('.watch [data-skip]'));
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
        continue;
      }
      await byKeys(page, player.choose(ids), step);
      // Whoever uses keys is never sent back to the beginning of the page.
      assert.ok(
        await page.evaluate(() => document.activeElement !== document.body),
        'the focus has stayed at the table',
      );
    }
    assert.equal(await page.locator('.finale .tally').count(), 1);
  }));
