// The program is killed in the middle of the rats' turn, and nothing that was shown is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byMouse, see } from './lib/hand.js';
import { forgive, setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** The text of a page of the table as a reader sees it, without hidden parts. */
const read = (page) => page.locator('main').innerText();

test('killed while the rats’ turn is watched', () =>
  here.lend({ motion: 'none', pace: 'slow' }, async (page, { faults }) => {
    const table = await Table.begin(here.server);
    for (let round = 0; round < 3; round += 1) {
      const seen = await table.until(({ ids }) => ids.includes('end'));
      if (seen.over) {
        break;
      }
      await page.goto(table.url);
      await byMouse(page, 'end', seen.step);
      await page.waitForFunction(() => document.querySelector('main').hasAttribute('data-watching'));
      const play = page.locator('.watch [data-play]');
      if ((await play.getAttribute('aria-pressed')) === 'true') {
        await play.click();
      }
      // From the first moment to the second, unless there are no more events.
      const first = page.url();
      if (await page.locator('.watch progress').evaluate((bar) => bar.value < bar.max)) {
        await page.locator('.watch [data-forward]').click();
        await page.waitForURL((url) => url.href !== first);
      }
      const { step } = await see(page);
      const address = page.url();
      const shown = await read(page);

      await here.server.kill();
      await here.server.again();

      await page.goto(address);
      assert.equal((await see(page)).step, step);
      assert.equal(await read(page), shown, 'the same moment of the same turn');
      await page.locator('.watch [data-skip]').click();
      await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
      assert.equal((await see(page)).step, step);
    }
    forgive(faults);
  }));

test('killed right after an answer', async () => {
  const table = await Table.begin(here.server);
  for (let round = 0; round < 5; round += 1) {
    const seen = await table.until(({ ids }) => ids.includes('end'));
    if (seen.over) {
      break;
    }
    const answer = await table.choose('end', seen.step);
    await here.server.kill();
    assert.equal(answer.status, 303);
    await here.server.again();
    const now = await table.look();
    assert.equal(now.step, seen.step + 1, 'what was answered is kept');
    assert.deepEqual((await table.look()).ids, now.ids);
  }
});

test('killed before an answer', async () => {
  const table = await Table.begin(here.server);
  for (let round = 0; round < 5; round += 1) {
    const seen = await table.until(({ ids }) => ids.includes('end'));
    if (seen.over) {
      break;
    }
    const answer = table.choose('end', seen.step).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, round));
    await here.server.kill();
    const answered = await answer;
    await here.server.again();
    const now = await table.look();
    const steps = answered ? [seen.step + 1] : [seen.step, seen.step + 1];
    assert.ok(steps.includes(now.step), 'a choice is kept wholly or not at all');
  }
});
