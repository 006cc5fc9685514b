// A table for several devices: two browsers in one game of Everdell with hidden hands, one of them a phone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE, reader } from './lib/browser.js';
import { setting } from './lib/setting.js';

const here = setting();

/** The visible state of the page of a table. */
function seen(page) {
  return page.evaluate(() => ({
    step: Number(document.querySelector('main').dataset.step),
    ids: [...new Set([...document.querySelectorAll('button[name="id"]')].map((button) => button.value))],
    hand: document.querySelectorAll('.hand .card:not(.hid)').length,
    waits: document.querySelector('#question')?.textContent ?? '',
  }));
}

/** The player whose turn it is, by the title. */
const isTurn = (page) => page.waitForFunction(() => document.title.startsWith('Your turn · '));
const isOthers = (page) => page.waitForFunction(() => !document.title.startsWith('Your turn · '));

/** Waits until the page is at this step. */
const reaches = (page, step) =>
  page.waitForFunction((wanted) => Number(document.querySelector('main').dataset.step) >= wanted, step);

/** Makes one of the choices, and waits for the table. */
async function play(page, table, id) {
  const { step } = await seen(page);
  await page.evaluate((value) => document.querySelector(`button[name="id"][value="${value}"]`).click(), id);
  await reaches(page, step + 1);
  if (await page.locator('main[data-watching]').count()) {
    await page.goto(table);
  }
}

/** Whether the page has no horizontal overflow. */
const fits = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Opens the waiting room of a game of two, and names the first seat; returns its address and the second link. */
async function begin(host) {
  await host.goto(`${here.server.url}/new/everdell`);
  for (const field of ['players"][value="2', 'rival"][value="none']) {
    await host.locator(`input[name="${field}"]`).evaluate((input) => (input.checked = true));
  }
  await host.locator('.begin button[name="friends"]').click();
  await host.waitForURL(/\/table\//);
  const table = host.url();
  const link = await host.locator('#link1').inputValue();
  assert.ok(link.startsWith(`${table}/join/`), link);
  assert.equal(await host.getByText('has not come yet').count(), 1);
  // The host's browser seals its contribution automatically.
  await host.getByText('has sealed a contribution').waitFor();
  await host.locator('section:has(#seat1) input[name="name"]').fill('Ada');
  await host.locator('section:has(#seat1) button[value="name"]').click();
  await host.locator('section:has(#seat1) h2', { hasText: 'Ada' }).waitFor();
  return { table, link };
}

/** Takes a seat by an invitation that is shown. */
const sitDown = (page) => page.locator('main form[data-seals] .btns .btn, main form .btns .btn').last().click();

test('two browsers play one game: an invitation, turns, a browser that is killed and comes back, consent', () =>
  here.lend({ motion: 'none' }, async (host, { context }) => {
    await context.grantPermissions(['notifications']);
    const { table, link } = await begin(host);
    let phone = await reader(here.browser, here.server, { size: PHONE, motion: 'none' });
    try {
      let guest = phone.page;
      // Viewing the link changes nothing, so a browser that prefetches it does not take the seat.
      await guest.goto(link);
      await guest.reload();
      const keys = (await phone.context.cookies(table)).filter(({ name }) => name === 'keys');
      assert.deepEqual(keys, []);
      assert.ok(await fits(guest));
      const promise = await guest.locator('#commitment').inputValue();
      assert.equal(promise, await host.locator('#commitment').inputValue());
      await guest.locator('input[name="name"]').fill('Ёжик <3');
      await sitDown(guest);
      await guest.waitForURL(table);
      assert.ok(await fits(guest));
      // Both browsers publish their words automatically once both seals are there; then the host deals.
      assert.ok(await fits(host));
      await host.locator('[data-deal]').click();
      await host.locator('main[data-table]').waitFor();
      await guest.locator('main[data-table]').waitFor();
      const proof = await (await fetch(`${table}/fairness.json`)).json();
      assert.equal(proof.commitment, promise);
      assert.deepEqual(proof.caveats, []);
      assert.ok(proof.contributions.every(({ words, seal }) => words.length === 64 && seal), JSON.stringify(proof));
      await guest.goto(`${table}/fairness`);
      await guest.getByText('This browser saw the same promise').waitFor();
      assert.ok(await fits(guest));
      await guest.goto(table);
      await host.waitForFunction(() => document.querySelector('#company').textContent.includes('here now'));
      await host.waitForFunction(() => document.querySelector('#company').textContent.includes('Ёжик <3'));

      // Each sees their own hand, and only the deciding seat can choose. The first seat is drawn.
      const hostBegins = (await seen(host)).ids.length > 0;
      const pair = hostBegins ? [host, guest] : [guest, host];
      const [decides, waits] = [await seen(pair[0]), await seen(pair[1])];
      await isTurn(pair[0]);
      await isOthers(pair[1]);
      assert.ok(decides.hand > 0 && waits.hand > 0);
      assert.equal(waits.ids.length, 0);
      assert.match(waits.waits, hostBegins ? /Ada/ : /Ёжик/);

      // The player who made a choice that revealed nothing can undo it at once.
      const quiet = decides.ids.find((id) => /^place:basic:/.test(id) && !/card/.test(id));
      await play(pair[0], table, quiet);
      await isTurn(pair[1]);
      await isOthers(pair[0]);
      const after = (await seen(pair[0])).step;
      await pair[0].locator('[data-do="undo"]').click();
      await isTurn(pair[0]);
      assert.equal((await seen(pair[0])).step, after + 1, 'nobody was asked');
      await play(pair[0], table, quiet);
      await isTurn(pair[1]);

      // One browser is killed, and returns with only the link.
      const before = await seen(guest);
      await phone.context.close();
      phone = await reader(here.browser, here.server, { size: PHONE, motion: 'none' });
      const other = phone.page;
      await other.goto(table);
      assert.equal((await seen(other)).hand, 0, 'without the link one only watches');
      await other.goto(link);
      assert.equal(await other.locator('input[name="name"]').inputValue(), 'Ёжик <3');
      await sitDown(other);
      await other.waitForURL(table);
      assert.deepEqual(await seen(other), before);
      if (pair[1] === guest) {
        pair[1] = other;
      } else {
        pair[0] = other;
      }
      guest = other;

      // Undoing another player's choice, or one that revealed something, needs the consent of the others. Here it is
      // both: the second player has made another choice.
      const next = await seen(pair[1]);
      await play(pair[1], table, next.ids.find((id) => /^place:basic:/.test(id)));
      await isTurn(pair[0]);
      const there = (await seen(pair[0])).step;
      await pair[0].locator('[data-do="undo"]').click();
      await pair[0].locator('.notice [value="withdraw"]').waitFor();
      assert.equal((await seen(pair[0])).step, there, 'it is only asked');
      await pair[1].locator('.notice [value="agree"]').click();
      await reaches(pair[0], there + 1);
      await isTurn(pair[0]);
      await isOthers(pair[1]);
      assert.equal(await pair[1].locator('.notice [name="say"]').count(), 0);
      assert.ok(await fits(guest));
      assert.deepEqual(phone.faults, []);
    } finally {
      await phone.context.close();
    }
  }));
