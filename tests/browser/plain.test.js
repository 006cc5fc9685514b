// A whole game in a browser that runs no scripts.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { found, see } from './lib/hand.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';
import { ENOUGH } from './lib/table.js';

const here = setting();

test('a whole game without scripts', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
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
    for (let count = 0; ; count += 1) {
      assert.ok(count < ENOUGH, 'the game ends');
      const { ids, watching, over } = await see(page);
      if (watching) {
        turns += 1;
        await watch(page, click, turns);
        continue;
      }
      if (over) {
        break;
      }
      const id = player.choose(ids);
      await click(await found(page, id));
    }
    assert.ok(turns > 0, 'the turn of the rats was watched');
    assert.equal(await page.locator('.finale .tally').count(), 1);
  }));

/** Steps through the rats' turn by its links: the first times to its end and back, later not at all. */
async function watch(page, click, turns) {
  if (turns > 2) {
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
  }
  await click(page.locator('.watch [data-forward]'));
  assert.equal((await see(page)).watching, false, 'and from the last back to the table');
}
