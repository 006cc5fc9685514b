// The tools beside the choices: undo, try from here, review, ask why, look up, set, keep.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { byMouse, moved, pointAt, see } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table, find } from './lib/table.js';

const here = setting();

const mayWalk = ({ ids }) => ids.includes('end') && ids.some((id) => id.startsWith('walk:'));

/** The state of the table, in words. */
const board = (page) => page.locator('.city ul.vh').evaluate((zones) => zones.textContent);

/** Waits until the table is in this state. */
const looks = (page, wanted) =>
  page.waitForFunction((text) => document.querySelector('.city ul.vh').textContent === text, wanted);

test('undo, redo and fork', () =>
  here.lend({}, async (page) => {
    const table = await Table.begin(here.server);
    const before = await table.until(mayWalk);
    await page.goto(table.url);
    const first = await board(page);
    await byMouse(page, before.ids.find((id) => id.startsWith('walk:')), before.step);
    const walked = await see(page);
    const second = await board(page);

    await page.locator('[data-do="undo"]').click();
    await moved(page, walked.step);
    assert.deepEqual((await see(page)).ids, before.ids);
    assert.equal(await board(page), first);
    const undone = await see(page);
    assert.ok(undone.step > walked.step, 'taking back is a step of its own');

    await page.locator('[data-do="redo"]').click();
    await moved(page, undone.step);
    assert.deepEqual((await see(page)).ids, walked.ids);
    assert.equal(await board(page), second);
    const redone = await see(page);

    await page.locator('[data-do="fork"]').click();
    await page.waitForURL((url) => !url.pathname.startsWith(new URL(table.url).pathname));
    const fork = await see(page);
    assert.deepEqual(fork.ids, redone.ids);
    assert.equal(await board(page), second);
    await byMouse(page, 'end', fork.step);
    assert.equal((await table.look()).step, redone.step, 'the game itself is untouched');
  }));

test('the dice that were rolled stay rolled when an attack is taken back and made again', async () => {
  const table = await find(here.server, ({ ids }) => ids.some((id) => id.startsWith('attack:')));
  const { ids, step } = await table.look();
  const attack = ids.find((id) => id.startsWith('attack:'));
  const said = ({ text }) => /<main[^]*<\/main>/.exec(text)[0].replace(/data-step="\d+"|name="step" value="\d+"/g, '');
  await table.choose(attack, step);
  const after = await table.look();
  await table.undo(after.step);
  const undone = await table.look();
  assert.deepEqual(undone.ids, ids);
  await table.choose(attack, undone.step);
  const again = await table.look();
  assert.deepEqual(again.ids, after.ids);
  assert.equal(/svg class="map[^]*?<\/svg>/.exec(said(again))[0], /svg class="map[^]*?<\/svg>/.exec(said(after))[0]);
});

test('a past step, and back', () =>
  here.lend({}, async (page) => {
    const table = await find(here.server, (seen) => seen.step >= 12 && seen.ids.includes('end'));
    const { step } = await table.look();
    await page.goto(`${table.url}/at/5`);
    assert.equal((await see(page)).ids.length, 0, 'the past offers no choices');
    const then = await board(page);
    await page.locator('.past .ways a').nth(1).click();
    await page.waitForURL(/\/at\/4$/);
    await page.goBack();
    await page.waitForURL(/\/at\/5$/);
    await looks(page, then);
    await page.locator('.past .ruler a').last().click();
    await page.waitForURL(new RegExp(`/at/${step}$`));
    await page.locator('.past a.btn').click();
    await page.waitForURL(table.url);
    assert.ok((await see(page)).ids.length > 0);

    // Try something else from there.
    await page.goto(`${table.url}/at/5`);
    await page.locator('.past form[action$="/fork"] button').click();
    await page.waitForURL((url) => !url.href.startsWith(table.url));
    assert.ok((await see(page)).ids.length > 0);
    assert.equal(await board(page), then);
    assert.equal((await table.look()).step, step);
  }));

test('pointing at what is not allowed says why, with its rule', () =>
  here.lend({}, async (page) => {
    const table = await Table.begin(here.server);
    const { ids, step } = await table.until(mayWalk);
    await page.goto(table.url);
    const zones = await page
      .locator('svg.map a.zone')
      .evaluateAll((all) => all.map((zone) => zone.dataset.zone));
    const far = zones.find((zone) => !ids.some((id) => id.endsWith(`:${zone}`)));
    assert.ok(far, 'there is a zone where nothing can be done');
    await pointAt(page, `svg.map a.zone[data-zone="${far}"]`);
    await page.waitForURL(new RegExp(`ask=zone:${far}`));
    const reasons = page.locator('#decision .no');
    await reasons.locator('li').first().waitFor();
    assert.equal(await reasons.evaluate((no) => no.open), true, 'it is not folded away');
    const rule = reasons.locator('a.rule').first();
    const number = await rule.innerText();
    assert.match(number, /^[RA]\d+(\.\d+)?$/);
    await rule.click();
    await page.waitForURL(new RegExp(`/rules/ratcatcher/${number.replace('.', '\\.')}$`));
    assert.equal(await page.locator(`article[id="${number}"]`).count(), 1);
    await page.goBack();
    await page.waitForURL(/\/table\//);
    assert.equal((await see(page)).step, step, 'asking changes nothing');
  }));

test('the rulebook can be searched in every language', async () => {
  for (const [language, word] of [['en', 'trap'], ['pl', 'pułapka'], ['hu', 'csapda']]) {
    await here.lend({ language }, async (page) => {
      await page.goto(`${here.server.url}/rules/ratcatcher`);
      const all = await page.locator('article.law').count();
      assert.ok(all > 150);
      await page.locator('#q').fill(word);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?q=/);
      const found = await page.locator('main a[href^="/rules/ratcatcher/"]').count();
      assert.ok(found > 3, `${found} for ${word}`);
      assert.equal(await page.locator('#q').inputValue(), word);
      await page.locator('main a[href^="/rules/ratcatcher/"]').first().click();
      await page.waitForURL(/\/rules\/ratcatcher\/[RA]\d/);
      assert.equal(await page.locator('h1').count(), 1);
    });
  }
});

test('settings are kept', () =>
  here.lend({}, async (page) => {
    const html = page.locator('html');
    await page.goto(`${here.server.url}/settings`);
    const day = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const [name, value] of [['language', 'hu'], ['theme', 'dark'], ['motion', 'none'], ['pace', 'slow']]) {
      await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
    }
    await page.locator('form.prefs button').click();
    await page.waitForFunction(() => document.documentElement?.lang === 'hu');
    for (const path of ['/', '/rules', '/new/ratcatcher']) {
      await page.goto(here.server.url + path);
      assert.equal(await html.getAttribute('lang'), 'hu');
      assert.equal(await html.getAttribute('data-theme'), 'dark');
      assert.equal(await html.getAttribute('data-motion'), 'none');
      assert.equal(await html.getAttribute('data-pace'), 'slow');
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), day);
    }
    // The switch in the header only changes the language, and stays on the page.
    await page.goto(`${here.server.url}/rules?q=3`);
    await page.locator('.lang button[value="pl"]').click();
    await page.waitForFunction(() => document.documentElement?.lang === 'pl');
    assert.match(page.url(), /\/rules\?q=3$/);
    assert.equal(await html.getAttribute('data-theme'), 'dark');
  }));

test('the language is the browser’s until another is chosen', async () => {
  for (const language of ['en', 'pl', 'hu']) {
    const context = await here.browser.newContext({ locale: `${language}-${language.toUpperCase()}` });
    const page = await context.newPage();
    await page.goto(here.server.url);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await context.close();
  }
});

test('a record is downloaded, taken over and forgotten', () =>
  here.lend({}, async (page) => {
    const table = await find(here.server, (seen) => seen.step >= 20 && seen.ids.length > 0);
    await page.goto(`${here.server.url}/games`);
    const entry = page.locator(`li.saved:has(a[href="/table/${table.id}"])`);
    const wanted = page.waitForEvent('download');
    await entry.locator('a[href$="/record.json"]').click();
    const download = await wanted;
    const record = JSON.parse(await readFile(await download.path(), 'utf8'));
    assert.equal(record.game, 'ratcatcher');
    assert.match(download.suggestedFilename(), /^ratcatcher.*\.json$/);
    assert.equal(JSON.stringify(record).includes('"seed"'), false, 'the secret of a game that goes on stays secret');

    const taken = await fetch(`${here.server.url}/games/import`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', accept: 'text/html' },
      body: JSON.stringify(record),
    });
    assert.equal(taken.status, 303);
    await page.goto(here.server.url + taken.headers.get('location'));
    assert.deepEqual((await see(page)).ids, (await table.look()).ids, 'the game goes on where it was');

    await page.goto(`${here.server.url}/games`);
    const all = await page.locator('li.saved').count();
    await entry.locator('summary').click();
    await entry.locator('.danger').click();
    await page.waitForFunction((before) => document.querySelectorAll('li.saved').length < before, all);
    assert.equal(await entry.count(), 0);
    assert.equal((await fetch(table.url)).status, 404);
  }));

test('a game of one’s own choosing', () =>
  here.lend({}, async (page) => {
    await page.goto(`${here.server.url}/new/ratcatcher`);
    await page.locator('label:has(input[name="ratcatcher"][value="tinker"])').click();
    await page.locator('label:has(input[name="nemesis"][value="shade"])').click();
    await page.locator('label:has(input[name="mode"][value="hard"])').click();
    await page.locator('details.opts:has(.rulings) > summary').click();
    await page.locator('label:has(input[name="bonus_dice"][value="kept"])').click();
    await page.locator('.begin button:not([name], [formaction])').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    assert.equal(await page.locator('use[href="#rc-tinker"]').count() > 0, true);
    assert.equal(await page.locator('use[href="#nem-shade"]').count() > 0, true);
    const record = await (await fetch(`${page.url()}/record.json`)).json();
    assert.equal(record.setup.mode, 'hard');
    assert.equal(record.setup.options.bonus_dice, 'kept');
  }));
