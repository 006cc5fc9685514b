// A game with the physical box: a person rolls and draws, and the program asks for the results.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { Box, asks, changed, sign, tell } from './lib/beside.js';
import { Builder } from './lib/everdell.js';
import { found, see } from './lib/hand.js';
import { Leader } from './lib/mystics.js';
import { Player } from './lib/policy.js';
import { setting } from './lib/setting.js';
import { ENOUGH, Table } from './lib/table.js';

const here = setting();
const PLAYERS = { ratcatcher: Player, everdell: Builder, mystics: Leader };
const SMALL = { width: 360, height: 740 };
const shots = process.env.SHOTS;
/** Whether games are played to their end. Otherwise a few turns are enough; whole games take five minutes. */
const whole = process.env.WHOLE !== undefined;
const FEW = 30;

/** Saves a screenshot, if a folder is given. */
const shoot = async (page, name) => shots && page.screenshot({ path: `${shots}/beside-${name}.png` });

/** The overflow of the page beyond its window, in pixels. */
const tooWide = (page) =>
  page.evaluate(() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth);

/** Sets up a game with the physical box, up to the first decision. */
async function layOut(page, game, box) {
  await page.goto(`${here.server.url}/new/${game}`);
  await page.locator('button[formaction$="/deal"]').click();
  await page.waitForURL(/deal/);
  let told = 0;
  while (await asks(page)) {
    if (told === 1) {
      await shoot(page, `${game}-deal`);
      assert.deepEqual(await violations(page), []);
      assert.ok((await tooWide(page)) <= 0);
    }
    await tell(page, box);
    told += 1;
    assert.ok(told < 200, 'the beginning comes to an end');
  }
  await shoot(page, `${game}-dealt`);
  await page.locator('form.ask button.ch.main').click();
  await page.waitForURL(/\/table\//);
}

for (const [game, seed] of [['ratcatcher', 1], ['everdell', 2], ['mystics', 3]]) {
  test(`${game} is played beside the box${whole ? ' to its end' : ''}, on a small phone`, { timeout: 900_000 }, () =>
    here.lend({ size: SMALL, motion: 'none', pace: 'fast', hasTouch: true }, async (page) => {
      const box = new Box(seed);
      await layOut(page, game, box);
      const player = new PLAYERS[game]();
      let [questions, together] = [0, 0];
      for (let count = 0; ; count += 1) {
        assert.ok(count < ENOUGH, 'the game ends');
        const begin = page.locator('[data-begin]');
        if (await begin.count()) {
          await page.goto(here.server.url + (await begin.first().getAttribute('href')));
        }
        const { ids, watching, over } = await see(page);
        const before = await sign(page);
        if (watching) {
          await page.locator('.watch [data-skip]').click();
          await changed(page, before);
        } else if (await asks(page)) {
          if (questions === 0 || (questions % 60 === 0 && questions < 200)) {
            await shoot(page, `${game}-asks-${questions}`);
            assert.deepEqual(await violations(page), []);
            assert.ok((await tooWide(page)) <= 0);
          }
          if (await page.locator('.roll fieldset').count()) {
            if (together === 0) {
              await shoot(page, `${game}-dice`);
            }
            together += 1;
          }
          questions += 1;
          await tell(page, box);
        } else if (over || ids.length === 0) {
          break;
        } else if (questions > FEW && !whole) {
          return;
        } else {
          const id = player.choose(ids);
          await page.locator(`button[name="id"][value="${id}"]`).first().evaluate((button) => button.click());
          await changed(page, before);
        }
      }
      assert.ok(questions > 10, `${questions} questions were asked`);
      await shoot(page, `${game}-end`);
      const table = new URL(page.url()).pathname.split('/')[2];
      const record = await (await fetch(`${here.server.url}/table/${table}/record.json`)).json();
      assert.equal(record.chance, 'at-the-table');
    }));
}

test('without scripts, what was told is corrected', { timeout: 120_000 }, () =>
  here.lend({ size: SMALL, javaScriptEnabled: false }, async (page) => {
    const panel = page.locator('section.beside#decision');
    await page.goto(`${here.server.url}/new/ratcatcher`);
    await page.locator('button[formaction$="/deal"]').click();
    await panel.locator('input[list]').fill('Cheese Cellars');
    await panel.locator('button.btn:not(.alt)').first().click();
    await page.locator('form.ask button.ch.main').click();
    await (await found(page, await page.locator('button[name="id"]').first().getAttribute('value'))).click();
    await panel.locator('input[list]').fill('bell');
    await panel.locator('button.btn:not(.alt)').first().click();
    assert.match(await page.locator('.log').innerText(), /Bell Tower/);
    await page.locator('a[href*="/told/"]').first().click();
    await page.locator('select').selectOption({ label: '06 Grocer’s Stair' });
    await page.locator('form.sheet button.btn:not(.alt)').click();
    await page.locator('a.btn[href^="/table/"]').click();
    const log = await page.locator('.log').innerText();
    assert.ok(/Grocer/.test(log) && !/Bell Tower/.test(log), log);
  }));

test('by keys alone, a die is told', { timeout: 120_000 }, () =>
  here.lend({ motion: 'none' }, async (page) => {
    const box = new Box(7);
    await layOut(page, 'ratcatcher', box);
    await page.locator('button[name="id"]').first().evaluate((button) => button.click());
    const field = page.locator('section.beside#decision input[list]');
    await field.focus();
    const before = await sign(page);
    await page.keyboard.type('Bell');
    await page.keyboard.press('Enter');
    await changed(page, before);
    assert.match(await page.locator('.log').innerText(), /Bell Tower/);
  }));

test('large, a phone shows what happened and what to do', { timeout: 240_000 }, () =>
  here.lend({ size: SMALL, motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/settings`);
    await page.locator('input[name="sight"][value="big"]').check({ force: true });
    await page.locator('form.prefs button.btn').click();
    for (const game of ['ratcatcher', 'everdell', 'mystics']) {
      const table = await Table.begin(here.server, { quick: '1' }, game);
      await table.until(({ step }) => step >= 14);
      await page.goto(table.url);
      assert.equal(await page.locator('.city').isVisible().catch(() => false), false, 'the board is in front of the reader');
      const [log, ask] = [await page.locator('.log').boundingBox(), await page.locator('#decision').boundingBox()];
      assert.ok(log.y < ask.y + ask.height, 'what happened stands first');
      assert.ok((await tooWide(page)) <= 0);
      assert.deepEqual(await violations(page), []);
    }
  }));
