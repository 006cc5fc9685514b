// Private packs: an owner enters the printed values of a card, on a small phone, and plays with it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { faultsOfSetting } from './lib/audit.js';
import { setting } from './lib/setting.js';

const here = setting();
const SMALL = { width: 360, height: 740 };
const shots = process.env.SHOTS;

/** Saves a screenshot, if a folder is given. */
const shoot = async (page, name) => shots && page.screenshot({ path: `${shots}/packs-${name}.png`, fullPage: true });

/** The overflow of the page beyond its window, in pixels. */
const tooWide = (page) =>
  page.evaluate(() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth);

/** Checks the page for accessibility and overflow. */
async function look(page, name) {
  await shoot(page, name);
  assert.deepEqual(await violations(page), [], name);
  assert.deepEqual(await faultsOfSetting(page, { touch: true }), [], name);
  assert.ok((await tooWide(page)) <= 0, `${name} fits its window`);
}

for (const scripts of [true, false]) {
  test(`an owner enters a card and plays with it, ${scripts ? 'with' : 'without'} scripts`, { timeout: 300_000 }, () =>
    here.lend({ size: SMALL, motion: 'none', pace: 'fast', hasTouch: true, javaScriptEnabled: scripts }, async (page) => {
      const look_ = scripts ? look : async () => {};
      const name = `My very own cards of a game about rats, ${scripts ? 'first' : 'second'}`;
      await page.goto(`${here.server.url}/new/ratcatcher`);
      if (scripts) {
        await page.locator('a[href="/packs"]').first().click();
        await page.waitForURL(/\/packs$/);
      } else {
        await page.goto(`${here.server.url}/packs`);
      }
      await look_(page, 'list');
      await page.fill('#pack-name', name);
      await page.selectOption('#pack-game', 'ratcatcher');
      await page.locator('form[action="/packs"] button').click();
      await page.waitForURL(/\/packs\/[a-z2-7]{26}$/);
      const pack = page.url();
      await look_(page, 'pack');

      // The record is found by its text, and its form is filled in.
      await page.fill('#q', 'maw');
      await page.locator('form[role="search"] button').click();
      await page.locator('ul.pack-records a', { hasText: 'Maw Rat' }).click();
      await page.waitForURL(/record\?at=nemesis\.maw$/);
      await look_(page, 'record');
      const health = page.locator('[id="f.health"]');
      const bite = page.locator('[id="f.bite"]');
      await health.fill('a lot');
      await bite.fill('1');
      await page.locator('button[value="keep"]').click();
      await page.locator('.checked').waitFor();
      assert.match(await page.locator('.checked').innerText(), /`health` is `a lot`, but must be a whole number/);
      assert.equal(await health.inputValue(), 'a lot');
      assert.equal(await bite.inputValue(), '1');
      assert.equal(await health.getAttribute('aria-invalid'), 'true');
      await look_(page, 'refused');

      // By keys alone from here on.
      await health.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?kept=nemesis\.maw$/);
      await look_(page, 'kept');
      assert.match(await page.locator('[role="status"]').first().innerText(), /Maw Rat.*is saved/);

      // A new game asks which pack to use, and the table names it.
      await page.goto(`${here.server.url}/new/ratcatcher`);
      await page.locator('.pack-q label', { hasText: name }).locator('input').check();
      await page.locator('input[name="nemesis"][value="maw"]').check();
      await page.locator('.pack-q button[name="look"]').click();
      await page.locator('.pack-q label', { hasText: name }).locator('input[checked]').waitFor();
      assert.ok(await page.locator('input[name="nemesis"][value="maw"]').isChecked(), 'what was chosen stays');
      await look_(page, 'new');
      await page.locator('form.setup .begin button.btn').first().click();
      await page.waitForURL(/\/table\//);
      if (!scripts) await shoot(page, 'plain');
      assert.ok((await page.locator('main').innerText()).includes(name));
      await look_(page, 'table');
      const record = await (await fetch(`${page.url()}/record.json`)).json();
      const plain = (await (await fetch(`${here.server.url}/api/v1/games`)).json()).games[0].content;
      assert.notEqual(record.content, plain);

      // The pack is deleted, and the table continues.
      const table = page.url();
      await page.goto(pack);
      await page.locator('details.pack-form > summary').click();
      await shoot(page, 'manage');
      await page.locator('form[action$="/delete"] button').click();
      await page.waitForURL(/\/packs$/);
      assert.ok(!(await page.locator('main').innerText()).includes(name));
      await page.goto(table);
      assert.ok((await page.locator('main').innerText()).includes(name));
    }),
  );
}
