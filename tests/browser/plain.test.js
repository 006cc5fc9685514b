// A game in a browser that runs no scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { found, see } from './lib/hand.js';
import { play } from './lib/play.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';

const here = setting();

test('a game without scripts', () =>
  here.lend({ javaScriptEnabled: false, motion: 'none' }, async (page) => {
    /** Follows a link or submits a form, and waits for the resulting page. */
    const click = async (thing) => {
      const loaded = page.waitForEvent('domcontentloaded');
      await thing.click();
      await loaded;
    };
    await page.goto(here.server.url);
    await click(page.locator('form[action="/new/ratcatcher"] button, button[name="quick"]').first());
    assert.match(page.url(), /\/table\/[a-z2-7]{26}$/);

    const player = new Player();
    let turns = 0;
    await play(page, here.server, ['ratcatcher', 'cook-matron-hard'], {
      watch: () => {
        turns += 1;
        return watch(page, click, turns);
      },
      choose: async ({ ids }) => click(await found(page, player.choose(ids))),
    });
    assert.ok(turns > 0, 'the turn of the rats was watched');
    assert.equal(await page.locator('.finale .tally').count(), 1);
  }));

/** Steps through the rats' turn by its links: the first time to its end, and once back, later not at all. */
async function watch(page, click, turns) {
  if (turns > 1) {
    await click(page.locator('.watch [data-skip]'));
    return;
  }
  const at = () => page.locator('.watch progress').evaluate((bar) => [bar.value, bar.max]);
  let [value, max] = await at();
  assert.equal(value, 1, 'it begins at the beginning');
  let seen = 1;
  while (value < max) {
    await click(page.locator('.watch [data-forward]'));
    const before = value;
    [value, max] = await at();
    assert.equal(value, before + 1, 'each link leads one moment on');
    seen += 1;
    if (seen === 3) {
      await click(page.locator('.watch [data-previous]'));
      assert.deepEqual(await at(), [value - 1, max], 'and back');
      await click(page.locator('.watch [data-forward]'));
    }
    // The moments between are alike. Not every moment is shown: the address counts all, the bar those that are.
    if (seen === 5 && max > 8 && !process.env.WHOLE) {
      const nearTheEnd = (_, moment) => `moment=${Number(moment) + max - 2 - value}`;
      await page.goto(page.url().replace(/moment=(\d+)/, nearTheEnd));
      [value, max] = await at();
    }
  }
  await click(page.locator('.watch [data-forward]'));
  assert.equal((await see(page)).watching, false, 'and from the last back to the table');
}
