// The same table in two tabs.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byMouse, moved, see } from './lib/hand.js';
import { forgive, setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** Plays until the pawn can walk. */
const toWalk = (table) => table.until(({ ids }) => ids.includes('end') && ids.some((id) => id.startsWith('walk:')));

test('what one tab does, the other shows', () =>
  here.lend({}, async (page, { context }) => {
    const table = await Table.begin(here.server);
    const { step, ids } = await toWalk(table);
    const other = await context.newPage();
    await page.goto(table.url);
    await other.goto(table.url);
    // The page opens its event stream before anything happens.
    await other.waitForTimeout(300);
    await byMouse(page, ids.find((id) => id.startsWith('walk:')), step);
    await moved(other, step);
    assert.deepEqual((await see(other)).ids, (await see(page)).ids);
  }));

test('an open tab is sent what changed, and shows what a fresh one does', () =>
  here.lend({ motion: 'none' }, async (page, { context }) => {
    const table = await Table.begin(here.server);
    await toWalk(table);
    await page.goto(table.url);
    await page.waitForTimeout(300);
    const kinds = [];
    page.on('response', (response) => {
      if (response.headers()['x-page']) kinds.push(response.headers()['content-type']);
    });
    for (let turn = 0; turn < 4; turn += 1) {
      const { step, ids } = await toWalk(table);
      await table.choose(ids.find((id) => id.startsWith('walk:')), step);
      await moved(page, step);
    }
    assert.ok(kinds.filter((kind) => kind === 'application/json').length >= 2, `${kinds}`);
    const fresh = await context.newPage();
    await fresh.goto(table.url);
    // Parts marked by the script alone, and viewed things, may differ.
    const shown = (one) => one.locator('main').evaluate((main) => main.innerText.replace(/\s+/g, ' '));
    assert.equal(await shown(page), await shown(fresh));
    assert.deepEqual((await see(page)).ids, (await see(fresh)).ids);
  }));

for (const javaScriptEnabled of [true, false]) {
  test(`a stale choice changes nothing, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () =>
    here.lend({ javaScriptEnabled }, async (page, { context, faults }) => {
      const table = await Table.begin(here.server);
      const { step, ids } = await toWalk(table);
      // This tab receives no news.
      await context.route('**/events', (route) => route.abort());
      await page.goto(table.url);
      assert.equal((await see(page)).step, step);

      assert.equal((await table.choose(ids.find((id) => id.startsWith('walk:')), step)).status, 303);
      const now = await table.look();

      const answer = page.waitForResponse((response) => response.url().endsWith('/choose'));
      await page.locator('button[name="id"][value="end"]').click();
      assert.equal((await answer).status(), 409);
      const notice = page.getByRole('alert');
      await notice.waitFor();
      assert.ok((await notice.innerText()).trim().length > 20, 'it is said why');
      assert.equal((await table.look()).step, now.step, 'nothing has changed');
      assert.equal((await see(page)).step, now.step, 'the tab shows the table as it is');
      assert.deepEqual((await see(page)).ids, now.ids);
      forgive(faults);
    }));
}

test('a choice that is not there is refused with a reason', async () => {
  const table = await Table.begin(here.server);
  const { step } = await toWalk(table);
  for (const id of ['walk:07b', 'attack:9', 'nonsense', 'hit:white', '']) {
    const answer = await table.choose(id, step);
    assert.ok([409, 422].includes(answer.status), `${id}: ${answer.status}`);
    assert.match(await answer.text(), /role="alert"/);
  }
  assert.equal((await table.choose('end', step + 7)).status, 409);
  assert.equal((await table.look()).step, step, 'nothing has changed');
});
