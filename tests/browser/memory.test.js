// Stored games: filters, statistics, export and import, challenges, reports, time lines.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { archive, bring } from './lib/archive.js';
import { violations } from './lib/axe.js';
import { PHONE, reader } from './lib/browser.js';
import { Server } from './lib/server.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

/** Some golden games. */
const brought = archive([
  ['ratcatcher', 'cook-matron-hard'],
  ['everdell', '2-players'],
  ['everdell', '3-players'],
  ['mystics', 'campaign-01'],
  ['mystics', 'campaign-02'],
  ['mystics', 'campaign-03'],
]);
/** The number of Everdell games among them. */
const EVERDELL = 2;

const here = setting(async ({ server }) => {
  assert.equal((await bring(server, brought.text)).new, brought.number);
});

/** Plays a table to its end. */
const finish = (table) => table.until(() => false);

/** The overflow of the page beyond its window, in pixels. */
const sticksOut = () => document.scrollingElement.scrollWidth - document.documentElement.clientWidth;

const PAGES = [`/campaign/${brought.ids.at(-1)}`, '/games', '/games?state=over&sort=game', '/stats', '/stats/ratcatcher', '/stats/everdell', '/daily', '/campaigns'];

for (const wishes of [
  { language: 'en', theme: 'light' },
  { language: 'pl', theme: 'dark', size: { width: 360, height: 740 } },
  { language: 'hu', theme: 'light', size: { width: 360, height: 740 } },
]) {
  test(`pages of memory are clean: ${wishes.language}`, () =>
    here.lend({ ...wishes, motion: 'none' }, async (page) => {
      const table = await Table.begin(here.server);
      await table.until(({ step }) => step >= 6);
      const more = ['line', 'report'].map((what) => `/table/${table.id}/${what}?step=3`);
      for (const path of [...PAGES, ...more]) {
        await page.goto(here.server.url + path);
        assert.deepEqual(await violations(page), [], path);
        assert.ok((await page.evaluate(sticksOut)) <= 0, `${path} sticks out`);
      }
    }));
}

test('games are found by what is known of them, without scripts', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    const table = await Table.begin(here.server);
    await page.goto(`${here.server.url}/games`);
    await page.locator('#by-game').selectOption('everdell');
    await page.locator('#by-state').selectOption('over');
    await page.locator('.filters button').click();
    assert.match(page.url(), /game=everdell/);
    assert.equal(await page.locator('.saved').count(), EVERDELL);
    await page.locator('#by-game').selectOption('');
    await page.locator('#by-state').selectOption('on');
    await page.locator('.filters button').click();
    assert.ok(await page.locator(`.saved a[href="/table/${table.id}"]`).count());
    await page.goto(`${here.server.url}/games?sort=brought`);
    assert.equal(await page.locator('.saved').count(), 0);
    await page.locator('.filters a.quiet').click();
    assert.ok((await page.locator('.saved').count()) > 0);
  }));

test('a chart has a table behind it, and the table says the same', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${here.server.url}/stats/everdell`);
    const games = Number(await page.locator('.sums dd').first().textContent());
    assert.ok(games >= EVERDELL);
    const chart = page.locator('.chart', { has: page.locator('#over-time') });
    await chart.locator('summary').click();
    const counts = await chart.locator('tbody td:nth-child(2)').allTextContents();
    assert.equal(counts.map(Number).reduce((sum, count) => sum + count, 0), games);
    // The chart itself is hidden from screen readers.
    assert.equal(await chart.locator('svg.plot').getAttribute('aria-hidden'), 'true');
    assert.ok((await page.locator('.medals li.earned').count()) > 0);
  }));

test('everything goes into a fresh server by a file', () =>
  here.lend({}, async (page) => {
    const table = await Table.begin(here.server);
    await table.until(({ step }) => step >= 4);
    const { ids } = await table.look();
    await page.goto(`${here.server.url}/games`);
    await page.locator('details:has(.travel) > summary').click();
    const coming = page.waitForEvent('download');
    await page.locator('form[action="/games/export"] button').click();
    const file = await (await coming).path();
    const fresh = await Server.start();
    const lent = await reader(here.browser, fresh, { javaScriptEnabled: false });
    try {
      for (const expected of [/new games/, /were already here/]) {
        await lent.page.goto(`${fresh.url}/games`);
        // Without games, the import form is open.
        const way = lent.page.locator('details:has(.travel)');
        assert.equal((await way.getAttribute('open')) !== null, /new/.test(expected.source));
        if (!/new/.test(expected.source)) await way.locator('summary').first().click();
        const buffer = await readFile(file);
        await lent.page.locator('#file').setInputFiles({ name: 'all.jsonl.gz', mimeType: 'application/gzip', buffer });
        // Every game is replayed and verified, which takes a while on a busy machine.
        await lent.page.locator('form[enctype] button').click({ timeout: 60_000 });
        assert.match(await lent.page.locator('.notice').innerText(), expected);
      }
      const there = new Table(fresh, table.id, table.player);
      assert.deepEqual((await there.look()).ids, ids);
      await lent.page.goto(`${fresh.url}/stats/everdell`);
      assert.equal(Number(await lent.page.locator('.sums dd').first().textContent()), EVERDELL);
      assert.deepEqual(lent.faults, []);
    } finally {
      await lent.context.close();
      await fresh.stop();
    }
  }));

test('a daily challenge is begun, finished and compared, without scripts', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${here.server.url}/daily`);
    await page.locator('form[action="/daily/ratcatcher"] button').click();
    await page.waitForURL(/\/table\//);
    const [, id] = /table\/([a-z2-7]{26})/.exec(page.url());
    assert.ok(await page.locator('.of-day').count());
    const table = new Table(here.server, id, (await Table.begin(here.server)).player);
    await finish(table);
    await page.goto(`${here.server.url}/daily`);
    assert.equal(await page.locator('.compared .yours').count(), 1);
    assert.ok(await page.locator(`.calendar td.now a[href="/table/${id}"]`).count());
    for (let count = 0; count < 60; count += 1) {
      await page.goto(`${here.server.url}/daily`);
      if ((await page.locator('.compared tbody tr:nth-child(2) td.num').count()) > 0) {
        break;
      }
      await page.waitForTimeout(500);
    }
    assert.ok(await page.locator('.compared tbody tr:nth-child(2) td.num').count(), 'the scout has played');
  }));

test('a campaign shows every chapter that was played, and leads to its table', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${here.server.url}/campaigns`);
    assert.equal(await page.locator('.campaign-row').count(), 1);
    await page.locator('.campaign-row h2 a').click();
    assert.equal(await page.locator('.told-tries > li').count(), 3);
    assert.equal(await page.locator('.told-tries a').count(), 3, 'each leads to its table');
    await page.locator('.told-tries a').first().click();
    await page.waitForURL(/\/table\//);
  }));

test('a medal is told of when it is earned', () =>
  here.lend({}, async (page) => {
    const fresh = await Server.start();
    try {
      const table = await Table.begin(fresh);
      await finish(table);
      const answer = await fetch(table.url, { headers: { accept: 'text/html' } });
      assert.match(await answer.text(), /won-medals/);
      await page.goto(`${here.server.url}/stats`);
      assert.ok(await page.locator('.medal').count());
    } finally {
      await fresh.stop();
    }
  }));

test('a report says what is in it, and shows the same step elsewhere', () =>
  here.lend({}, async (page) => {
    const table = await Table.begin(here.server);
    await table.until(({ step }) => step >= 8);
    await page.goto(`${table.url}/at/5`);
    await page.locator('.log a[href*="/report?step=5"]').first().click();
    await page.locator('#note').fill('The rat went the wrong way.');
    await page.locator('button', { hasText: 'Show its contents' }).click();
    assert.match(await page.locator('.file').textContent(), /wrong way/);
    assert.match(await page.locator('.holds').innerText(), /step 5/i);
    const coming = page.waitForEvent('download');
    await page.locator('button[name="save"]').click();
    const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
    assert.deepEqual([file.hedgerow, file.step, file.note], ['report', 5, 'The rat went the wrong way.']);
    const answer = await fetch(`${here.server.url}/games/import`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', 'content-type': 'application/json' },
      body: JSON.stringify(file),
    });
    assert.match(answer.headers.get('location'), /\/at\/5$/);
    const zones = () => page.locator('.city ul.vh').textContent();
    await page.goto(here.server.url + answer.headers.get('location'));
    const there = await zones();
    await page.goto(`${table.url}/at/5`);
    assert.equal(await zones(), there);
  }));

test('the time line leads to every step, by keys and without scripts', () =>
  here.lend({ javaScriptEnabled: false, size: PHONE }, async (page) => {
    const table = await Table.begin(here.server);
    await table.until(({ step }) => step >= 6);
    await page.goto(`${table.url}/line`);
    assert.ok((await page.locator('.passed > li').count()) >= 7);
    await page.locator('#step').fill('3');
    await page.locator('.jump button').click();
    await page.waitForURL(/step=3/);
    assert.equal(await page.locator('.passed li.now').getAttribute('id'), 'step-3');
    await page.locator('#step-3 form button').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}$/);
    assert.ok(!page.url().includes(table.id), 'what if');
    await page.goto(`${table.url}/line`);
    await page.locator('#step-2 > a').click();
    await page.waitForURL(/\/at\/2$/);
  }));
