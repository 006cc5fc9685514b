// Odds: one bar a choice with its percentage, the rest on demand, and no choice pushed out of view.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { part } from './lib/engine.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const TABLES = [
  ['ratcatcher', part('ratcatcher', 'cook-matron-hard', 3), 'attack:2'],
  ['mystics', part('mystics', 'chapter-05-won', 90), 'attack:'],
];

/** The choices visible without scrolling: the name of each, and the position of its button. */
const inSight = (page) =>
  page.evaluate(() => {
    const all = document.querySelector('.ask .all');
    const { top, bottom } = all.getBoundingClientRect();
    const seen = [...document.querySelectorAll('.ask :is(button[name=id], .fold > summary)')].filter((one) => {
      const box = one.getBoundingClientRect();
      const limits = one.closest('.all') ? [top, bottom] : [0, innerHeight];
      return one.checkVisibility() && box.height > 0 && box.top >= limits[0] - 1 && box.bottom <= Math.min(limits[1], innerHeight) + 1;
    });
    return seen.map((one) => `${one.value ?? one.innerText} at ${Math.round(one.getBoundingClientRect().left)}`);
  });

for (const [game, record, wanted] of TABLES) {
  for (const size of [DESK, PHONE]) {
    const phone = size === PHONE;
    const how = { motion: 'none', size, hasTouch: phone, isMobile: phone };
    test(`${game}, ${size.width} wide: odds push no choice out of sight`, () =>
      here.lend(how, async (page) => {
        const table = await Table.take(here.server, record);
        const { ids } = await table.until((seen) => seen.ids.some((id) => id.startsWith(wanted)));
        const up = async () => phone && page.locator('.grip').click();
        await page.goto(table.url);
        await up();
        const before = await inSight(page);
        assert.ok(before.length > 2, `choices are in sight: ${before}`);

        // Every outcome is one press away, and opens over the rest.
        const opener = page.locator('.ask .odds-of').first();
        const all = page.locator('#odds-all');
        assert.equal(await all.isVisible(), false, 'the rest is shown on demand');
        await opener.click();
        assert.match(await all.innerText(), /\d/);
        assert.ok((await all.locator('svg.bar').count()) > 1, 'each outcome has its bar');
        assert.deepEqual(await inSight(page), before);
        await page.keyboard.press('Escape');
        assert.equal(await all.isVisible(), false);

        // The sampled outcomes of any choice do the same.
        await page.goto(`${table.url}/odds?choice=${encodeURIComponent(ids.find((id) => id.startsWith(wanted)))}`);
        await page.locator('.outcome meter').waitFor({ state: 'attached' });
        assert.deepEqual(await inSight(page), before);
        const outcome = page.locator('.outcome');
        await outcome.scrollIntoViewIfNeeded();
        const box = await outcome.boundingBox();
        assert.ok(box.y + box.height <= size.height, 'what was asked for is in sight, too');
        await page.locator('.outcome .odds-of').click();
        assert.match(await page.locator('#outcomes').innerText(), /2,000 samples|Estimated/);
      }));
  }
}

const TABLET = { width: 1024, height: 768 };
const HINTED = [...TABLES, ['everdell', { players: '1', rival: 'nightweave', level: '1' }, 'play:']];

for (const [game, record, wanted] of HINTED) {
  for (const size of [DESK, TABLET]) {
    test(`${game}, ${size.width} wide: a hint pushes no choice out of sight`, () =>
      here.lend({ motion: 'none', size }, async (page) => {
        const table = await (record.entries ? Table.take(here.server, record) : Table.begin(here.server, record, game));
        await table.until(({ ids }) => ids.some((id) => id.startsWith(wanted)));
        await page.goto(table.url);
        const before = await inSight(page);
        await page.locator('[data-hint]').first().click();
        await page.locator('#advice li').first().waitFor();
        assert.deepEqual(await inSight(page), before);
        const box = await page.locator('#advice').boundingBox();
        assert.ok(box.height > 60 && box.y + box.height <= size.height, `what it says is in sight: ${JSON.stringify(box)}`);
        assert.ok(await page.locator('#advice button').first().isVisible());
        await page.locator('#advice button').first().click({ trial: true });
      }));
  }
}

test('each attack has one bar with its percentage, and the bar is as full as it says', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    for (const [, record, wanted] of TABLES) {
      const table = await Table.take(here.server, record);
      await table.until(({ ids }) => ids.some((id) => id.startsWith(wanted)));
      await page.goto(table.url);
      const faces = await page.locator('.ask :is(.attack, .tg)').evaluateAll((rows) =>
        rows.map((row) => ({
          bars: row.querySelectorAll('svg.bar').length,
          full: [...row.querySelectorAll('svg.bar rect')].reduce((sum, rect) => sum + parseFloat(rect.getAttribute('width')), 0),
          percent: Number(/(\d+)%/.exec(row.querySelector('.brief > b, .pc0, .fig').textContent)[1]),
        })));
      assert.ok(faces.length > 0, 'there is somebody to attack');
      for (const { bars, full, percent } of faces) {
        assert.equal(bars, 1);
        assert.ok(Math.abs(full - percent) <= 1, `${full} is ${percent}%`);
      }
    }
  }));

test('without scripts a phone opens the odds that were asked for in sight', () =>
  here.lend({ motion: 'none', size: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled: false }, async (page) => {
    for (const [, record, wanted] of TABLES) {
      const table = await Table.take(here.server, record);
      const { ids } = await table.until((seen) => seen.ids.some((id) => id.startsWith(wanted)));
      await page.goto(table.url);
      assert.equal(await page.locator('#sheet-up').isChecked(), false, 'the table itself is not covered');
      await page.goto(`${table.url}/odds?choice=${encodeURIComponent(ids.find((id) => id.startsWith(wanted)))}#odds`);
      assert.equal(await page.locator('.outcome').isVisible(), true);
      const box = await page.locator('.outcome').boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= PHONE.height, 'what was asked for is in sight');
    }
  }));

test('the name of a long choice is read whole where its odds are asked for', async () => {
  const table = await Table.take(here.server, part('everdell', 'nightweave-2-1', 39));
  await table.until(({ ids }) => ids.some((id) => id.startsWith('play:')));
  for (const language of ['en', 'pl', 'hu']) {
    for (const size of [DESK, { width: 1024, height: 768 }, PHONE]) {
      const phone = size === PHONE;
      await here.lend({ language, motion: 'none', size, hasTouch: phone, isMobile: phone }, async (page) => {
        await page.goto(table.url);
        if (phone) await page.locator('.grip').click();
        await page.locator('#odds > summary').click();
        const select = page.locator('#odds select');
        // The same text in a box of the same width: the list must be as high as it needs.
        const { has, needs, name } = await select.evaluate((list) => {
          const options = [...list.options];
          const longest = options.reduce((one, other) => (other.label.length > one.label.length ? other : one));
          longest.selected = true;
          const style = getComputedStyle(list);
          const copy = document.createElement('div');
          copy.textContent = longest.label;
          const inner = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          Object.assign(copy.style, { font: style.font, position: 'absolute', width: `${inner}px` });
          document.body.append(copy);
          const needs = copy.getBoundingClientRect().height;
          copy.remove();
          const has = list.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
          return { has, needs, name: longest.label };
        });
        assert.equal(await select.evaluate((list) => getComputedStyle(list).whiteSpaceCollapse + getComputedStyle(list).textWrapMode), 'collapsewrap');
        assert.ok(has >= needs - 1, `${language}, ${size.width}: ${name} needs ${needs}, has ${has}`);
      });
    }
  }
});
