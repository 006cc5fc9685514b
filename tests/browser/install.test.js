// The installed site: its icon and manifest, the cache of its worker, and the page without a server.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { forgive, setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

test('it can be installed', () =>
  here.lend({}, async (page) => {
    await page.goto(here.server.url);
    const manifest = await page.evaluate(async () => {
      const answer = await fetch(document.querySelector('link[rel=manifest]').href);
      return answer.json();
    });
    assert.equal(manifest.start_url, '/');
    assert.equal(manifest.display, 'standalone');
    assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
    for (const { src } of manifest.icons) {
      const answer = await fetch(here.server.url + src);
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml');
    }
    assert.equal(await page.locator('meta[name=theme-color]').count(), 2);
  }));

test('without a server a page says so, and no table is kept', () =>
  here.lend({}, async (page, { faults }) => {
    const table = await Table.begin(here.server);
    await page.goto(here.server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(table.url);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    assert.deepEqual(kept.filter((path) => /table|games|new/.test(path)), []);
    assert.ok(kept.includes('/offline'));
    await here.server.kill();
    await page.goto(table.url);
    assert.equal(await page.locator('.astray h1').count(), 1);
    assert.equal(await page.locator('main[data-table]').count(), 0);
    await here.server.again();
    // It retries automatically.
    await page.locator('main[data-table]').waitFor({ timeout: 30_000 });
    forgive(faults);
  }));

test('the page of the keys needs no script', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${here.server.url}/keys`);
    assert.ok((await page.locator('main dt kbd').count()) > 8);
  }));
