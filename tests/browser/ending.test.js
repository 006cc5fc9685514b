// A finished game: its page for sharing, and the automatic replay.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { faultsOfSetting } from './lib/audit.js';
import { violations } from './lib/axe.js';
import { golden } from './lib/engine.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

const FINISHED = [
  ['ratcatcher', 'version-2-houndmaster-maw-standard'],
  ['mystics', 'chapter-05-more_than_life'],
  ['everdell', '4-players-leaf_cards-leaf_events-leaf_forest-station-visitors-knoll-reservation-ticket'],
];

for (const [game, name] of FINISHED) {
  test(`${game}: the page of the end shows picture, story and points`, async () => {
    const table = await Table.take(here.server, golden(game, name));
    for (const [language, theme, size] of [
      ['en', 'light', { width: 1366, height: 768 }],
      ['hu', 'dark', { width: 390, height: 844 }],
      ['pl', 'light', { width: 1024, height: 768 }],
    ]) {
      const phone = size.width < 700;
      await here.lend({ language, theme, motion: 'none', size, hasTouch: phone, isMobile: phone }, async (page) => {
        await page.goto(`${table.url}/end`);
        const picture = page.locator('.end-picture img');
        await picture.evaluate((image) => image.decode());
        assert.equal(await picture.evaluate((image) => image.naturalWidth), 1200, 'the picture is drawn');
        const lines = await page.locator('.end-story li').count();
        assert.ok(lines > 2 && lines <= 6, `${lines} lines of story`);
        assert.ok(await page.locator('.end-counts > div').count());
        assert.deepEqual(await faultsOfSetting(page, { touch: phone }), []);
        if (theme === 'light') assert.deepEqual(await violations(page), []);
      });
    }
  });
}

test('a replay plays by itself, stops when asked to, and goes on by keyboard', async () => {
  const [game, name] = FINISHED[0];
  const table = await Table.take(here.server, golden(game, name));
  await here.lend({ motion: 'full', pace: 'fast' }, async (page) => {
    await page.goto(table.url);
    await page.locator('a[href$="#play"]').click();
    await page.waitForURL(/\/at\/2$/);
    await page.keyboard.press(' ');
    await page.waitForTimeout(100);
    const stopped = page.url();
    await page.waitForTimeout(1600);
    assert.equal(page.url(), stopped, 'it has stopped');
    assert.equal(await page.locator('[data-roll]').getAttribute('aria-pressed'), 'false');
    await page.keyboard.press(' ');
    await page.waitForURL((url) => url.href !== stopped);
    // A manual step ends it.
    await page.keyboard.press('ArrowLeft');
    assert.equal(await page.locator('[data-roll]').getAttribute('aria-pressed'), 'false');
  });
});

test('a replay stops at its end', async () => {
  const [game, name] = FINISHED[0];
  const record = golden(game, name);
  const table = await Table.take(here.server, record);
  await here.lend({ motion: 'full', pace: 'fast' }, async (page) => {
    await page.goto(table.url);
    const last = Number(await page.locator('main[data-step]').getAttribute('data-step'));
    await page.goto(`${table.url}/at/${last - 1}`);
    await page.locator('[data-roll]').click();
    await page.waitForURL(`**/at/${last}`);
    assert.equal(await page.locator('[data-roll]').count(), 0);
  });
});

test('where motion is reduced, a replay waits to be played', async () => {
  const [game, name] = FINISHED[0];
  const table = await Table.take(here.server, golden(game, name));
  await here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${table.url}/at/0#play`);
    assert.equal(await page.locator('[data-roll]').getAttribute('aria-pressed'), 'false');
    await page.locator('[data-roll]').click();
    await page.waitForURL(/\/at\/1/);
  });
});
