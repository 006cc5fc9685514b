// A drag has the effect of a tap on the place: it is possible, and never needed.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { moved, see } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();
const DESK = { width: 1366, height: 768 };

/** A table with possible choices, with one tap or two. */
async function seated(page, [game, setup], offered, taps) {
  await page.context().addCookies([{ name: 'prefs', value: `en.light.none.normal.whole.${taps}`, url: here.server.url }]);
  const table = await Table.begin(here.server, setup, game);
  await table.until(({ ids }) => ids.some((id) => id.startsWith(offered)));
  await page.goto(table.url);
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** The point at which a place accepts a drop: its centre, if nothing covers it. */
async function centre(page, selector) {
  const found = await page.evaluate((wanted) => {
    for (const one of document.querySelectorAll(wanted)) {
      const box = one.getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.8]]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest(wanted) === one) return [x, y];
      }
    }
    return null;
  }, selector);
  assert.ok(found, `${selector} is there`);
  return found;
}

/** Drags from one point to another in steps, and returns the numbers of images and targets shown on the way. */
async function drag(page, [x, y], [toX, toY]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
  await page.mouse.move(toX, toY, { steps: 4 });
  const shown = await page.locator('.dragging').count();
  const aimed = await page.locator('.aimed').count();
  await page.mouse.up();
  assert.equal(await page.locator('.dragging, .lifted, .aimed').count(), 0, 'nothing is left of it');
  return { shown, aimed };
}

const GAMES = [
  ['ratcatcher', ['ratcatcher', { quick: '1' }], 'walk:', '.map [data-carry]', '.map a.to:is([href*="ask=zone"], [data-choice^="walk:"])'],
  ['mystics', ['mystics', { quick: '1' }], 'walk:', '.map [data-carry]', '.map a.to[data-may^="walk:"]'],
  ['everdell', ['everdell', { players: '1', rival: 'rugwort' }], 'place:basic', '.workers[data-carry]', ':is(a, button).loc.can'],
];

for (const [name, setup, offered, piece, place] of GAMES) {
  test(`${name}: a piece that is dragged to a place shows what that would do, or does it where one tap is enough`, () =>
    here.lend({ motion: 'none', size: DESK }, async (page) => {
      await seated(page, setup, offered, 'two');
      const { step } = await see(page);
      const from = middle(await page.locator(piece).first().boundingBox());
      // Outside any place, nothing happens.
      await drag(page, from, [from[0] + 12, 4]);
      await page.waitForTimeout(100);
      assert.equal(new URL(page.url()).search, '');
      const { shown, aimed } = await drag(page, from, await centre(page, place));
      assert.deepEqual([shown, aimed], [1, 1], 'the piece follows, and its place is marked');
      await page.waitForURL(/ask=/);
      assert.equal((await see(page)).step, step, 'nothing is done before it is confirmed');
      await seated(page, setup, offered, 'one');
      const before = (await see(page)).step;
      const again = middle(await page.locator(piece).first().boundingBox());
      await drag(page, again, await centre(page, place));
      await moved(page, before);
    }));
}

test('a card that is dragged to the city is read there, and Escape lets it go', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    await seated(page, GAMES[2][1], 'play:hand:', 'two');
    const { step } = await see(page);
    const card = middle(await page.locator('.hand a.card.can').first().boundingBox());
    const town = middle(await page.locator('.town').boundingBox());
    await page.mouse.move(...card);
    await page.mouse.down();
    await page.mouse.move(...town, { steps: 5 });
    assert.equal(await page.locator('.dragging .card').count(), 1);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.dragging').count(), 0);
    await page.mouse.up();
    await page.waitForTimeout(100);
    assert.equal(new URL(page.url()).search, '');
    await drag(page, card, town);
    await page.waitForURL(/ask=hand/);
    assert.equal((await see(page)).step, step);
    assert.ok(await page.locator('.ask button[name="id"][value^="play:"]').count());
  }));

test('after a drag that went nowhere, keys still choose', () =>
  here.lend({ motion: 'none', size: DESK }, async (page) => {
    await seated(page, GAMES[0][1], 'walk:', 'two');
    const from = middle(await page.locator('.map [data-carry]').first().boundingBox());
    await drag(page, from, [from[0] + 12, 4]);
    await page.locator(GAMES[0][4]).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/ask=/);
  }));

test('a finger drags the pawn, too', () =>
  here.lend({ motion: 'none', size: { width: 1024, height: 768 }, hasTouch: true }, async (page) => {
    await seated(page, GAMES[0][1], 'walk:', 'two');
    const from = middle(await page.locator('.map [data-carry]').first().boundingBox());
    const to = await centre(page, GAMES[0][4]);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, ...points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await touch('touchStart', from);
    for (let each = 1; each <= 6; each += 1) {
      await touch('touchMove', [from[0] + ((to[0] - from[0]) * each) / 6, from[1] + ((to[1] - from[1]) * each) / 6]);
    }
    await touch('touchEnd');
    await page.waitForURL(/ask=/);
  }));
