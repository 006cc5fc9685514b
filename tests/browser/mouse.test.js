// A game by mouse.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byMouse, see } from './lib/hand.js';
import { play } from './lib/play.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';

const here = setting();

test('a game by mouse', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(here.server.url);
    await page.locator('form:has(input[name="quick"]) button, button[name="quick"]').first().click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);

    const player = new Player();
    const verbs = new Set();
    const missing = () => ['place', 'walk', 'end'].filter((verb) => !verbs.has(verb));
    let watched = 0;
    await play(page, here.server, ['ratcatcher', 'cook-matron-hard'], {
      watch: () => {
        watched += 1;
        return watch(page, watched);
      },
      choose: ({ step, ids }) => {
        const id = player.choose(ids);
        verbs.add(id.split(':')[0]);
        return byMouse(page, id, step);
      },
      lacks: () => watched === 0 || missing().length > 0,
    });

    assert.ok(watched > 0, 'the turn of the rats was watched');
    assert.deepEqual(missing(), [], 'there was something to do of each kind');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    assert.equal(await page.locator('.finale .tally').count(), 1, 'the end is shown with its figures');
    assert.equal(await page.locator('button[name="id"]').count(), 0, 'nothing is left to choose');

    // It is over from any page of the game.
    await page.reload();
    assert.equal((await see(page)).over, true);
  }));

/** Steps through a part of the rats' turn by hand, then skips to its end. */
async function watch(page, times) {
  if (times <= 2 && (await page.locator('.watch progress').evaluate((bar) => bar.value < bar.max))) {
    const before = page.url();
    await page.locator('.watch [data-forward]').click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.locator('.watch [data-skip]').click();
  await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
}
