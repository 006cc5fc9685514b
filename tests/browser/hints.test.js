// Hints during a decision, and the review of a finished game.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

test('a hint comes bit by bit, is stopped, and can be followed', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await Table.begin(here.server);
    await page.goto(table.url);
    await page.locator('[data-hint]').click();
    await page.locator('.advised li').first().waitFor();
    const looks = () => page.locator('#advice > p').innerText();
    const before = await looks();
    await page.waitForFunction((said) => document.querySelector('#advice > p').innerText !== said, before);
    assert.deepEqual(await violations(page), []);
    await page.locator('[data-stop]').click();
    const stopped = await looks();
    await page.waitForTimeout(800);
    assert.equal(await looks(), stopped, 'nobody thinks any more');
    assert.equal(await page.locator('.advised li').count(), 3);

    const step = Number(await page.locator('main').getAttribute('data-step'));
    await page.locator('.advised button').first().click();
    await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) > old, step);
  }));

test('without scripts a hint is a page', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    const table = await Table.begin(here.server, { rival: 'nightweave', players: '1', level: '0' }, 'everdell');
    await page.goto(table.url);
    await page.locator('[data-hint]').click();
    await page.locator('.advised li').first().waitFor();
    const name = await page.locator('.advised button').first().getAttribute('value');
    assert.ok((await table.look()).ids.includes(name));
    await page.locator('.advised button').first().click();
    assert.equal((await table.look()).step, 1);
  }));

test('a game that is over is looked back at', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await Table.begin(here.server);
    await table.until(() => false);
    await page.goto(table.url);
    await page.locator('.finale a[href$="/review"]').click();
    await page.locator('.winline polyline').waitFor();
    // It updates automatically until it is done.
    await page.waitForFunction(() => document.querySelectorAll('details tbody tr').length > 5, undefined, { timeout: 60_000 });
    assert.deepEqual(await violations(page), []);
    await page.locator('main details.sheet > summary').click();
    await page.locator('details tbody a').first().click();
    await page.locator('.past').waitFor();
  }));
