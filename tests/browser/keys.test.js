// A game without a mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byKeys, see, tabTo } from './lib/hand.js';
import { play } from './lib/play.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';

const here = setting();

test('a game by keyboard alone', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(here.server.url);
    await tabTo(page, () => document.activeElement.closest('form')?.action.includes('/new/ratcatcher'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);

    // The first stop is a link past the header to the decision.
    await page.keyboard.press('Tab');
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('href')), /#decision$/);
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate(() => document.querySelector('#decision') !== null));

    const player = new Player();
    await play(page, here.server, ['ratcatcher', 'cook-matron-hard'], {
      watch: async () => {
        await tabTo(page, () => document.activeElement.matches('.watch [data-skip]'));
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
      },
      choose: async ({ step, ids }) => {
        await byKeys(page, player.choose(ids), step);
        // Keyboard users are never sent back to the top of the page.
        assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus has stayed at the table');
      },
    });
    assert.equal(await page.locator('.finale .tally').count(), 1);
  }));

test('a choice counts while the page still fetches what was only to be looked at', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(here.server.url);
    await page.locator('form[action="/new/ratcatcher"] button').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    const asked = [];
    await page.route('**/table/*', async (route) => {
      if (route.request().method() === 'GET') {
        asked.push(route.request().url());
        await new Promise((done) => setTimeout(done, 700));
      }
      // The waiting page may be gone.
      await route.continue().catch(() => {});
    });

    // The link past the header leads to no other page, and causes no request.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    assert.deepEqual(asked, []);

    // The choice is made while a request about a thing is pending.
    const { step, ids } = await see(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = `${location.pathname}?ask=here`;
      document.querySelector('main').append(link);
      link.click();
    });
    await byKeys(page, ids[0], step);
    assert.ok(asked[0].endsWith('?ask=here'));
    // A late response is not shown over it.
    const after = await see(page);
    await page.waitForTimeout(1000);
    assert.deepEqual(await see(page), after);
    assert.doesNotMatch(page.url(), /ask=/);
  }));
