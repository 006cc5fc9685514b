// The behaviour of pages: small transfers, reduced motion, any window, and no requests to strangers.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { byKeys, byMouse, moved, see } from './lib/hand.js';
import { forgive, setting } from './lib/setting.js';
import { Table, find } from './lib/table.js';

const here = setting();

const mayEnd = ({ ids, step }) => step > 20 && ids.includes('end');

/** The transferred size of a page, in bytes. */
async function weigh(page, url) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  await wire.detach();
  return bytes;
}

test('the first page is light', () =>
  here.lend({}, async (page) => {
    const bytes = await weigh(page, here.server.url);
    assert.ok(bytes > 1000 && bytes < 100_000, `${bytes} bytes`);
  }));

for (const [game, fields] of [
  ['ratcatcher', { quick: '1' }],
  ['everdell', { players: '1', rival: 'nightweave', level: '2' }],
  ['mystics', { quick: '1' }],
]) {
  test(`a table of ${game} is light`, () =>
    here.lend({}, async (page) => {
      const table = await find(here.server, ({ step }) => step > 20, fields, game);
      const bytes = await weigh(page, table.url);
      assert.ok(bytes > 1000 && bytes < 150_000, `${bytes} bytes`);
    }));
}

/** The running animations. */
const running = () =>
  document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.animationName ?? String(one));

for (const [how, wishes] of [
  ['as the system wishes it', { reducedMotion: 'reduce' }],
  ['as the settings wish it', { motion: 'none' }],
]) {
  test(`nothing moves without motion, ${how}`, () =>
    here.lend(wishes, async (page) => {
      const table = await find(here.server, mayEnd);
      const { step } = await table.look();
      for (const path of ['/', '/new/ratcatcher', '/rules', '/games']) {
        await page.goto(here.server.url + path);
        assert.deepEqual(await page.evaluate(running), [], path);
      }
      await page.goto(table.url);
      assert.deepEqual(await page.evaluate(running), []);
      await byMouse(page, 'end', step);
      await page.waitForFunction(() => document.querySelector('main').hasAttribute('data-watching'));
      assert.deepEqual(await page.evaluate(running), []);
      // It does not advance automatically either: the reader sets the pace.
      const told = page.url();
      await page.waitForTimeout(1500);
      assert.equal(page.url(), told);
      await page.locator('.watch [data-forward]').click();
      await page.waitForFunction((before) => location.href !== before, told);
      assert.deepEqual(await page.evaluate(running), []);
    }));
}

test('with motion, where one may go is seen to move', () =>
  here.lend({}, async (page) => {
    const table = await Table.begin(here.server);
    await table.until(({ ids }) => ids.some((id) => id.startsWith('walk:')));
    await page.goto(table.url);
    assert.ok((await page.evaluate(running)).length > 0);
  }));

/** Records the duration of each piece's walk at its start, because a quick one is over before the test can ask. */
function keepWalks() {
  window.walks = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (this.matches('.pc')) {
      window.walks.push(animation.effect.getTiming().duration);
    }
    return animation;
  };
}

/** The duration of a pawn's walk at a pace, in milliseconds. Afterwards the step is undone. */
async function walkAt(table, pace) {
  let lasts = 0;
  await here.lend({ pace }, async (page) => {
    await page.addInitScript(keepWalks);
    const { ids, step } = await table.look();
    await page.goto(table.url);
    await byMouse(page, ids.find((id) => id.startsWith('walk:')), step);
    const walking = await page.waitForFunction(() => window.walks[0]);
    lasts = await walking.jsonValue();
    await page.keyboard.press('u');
    await moved(page, step + 1);
  });
  return lasts;
}

test('whoever wants pieces to walk more slowly, or faster, sees them do so', async () => {
  const table = await Table.begin(here.server);
  await table.until(({ ids }) => ids.some((id) => id.startsWith('walk:')));
  const lasts = [];
  for (const pace of ['slow', 'normal', 'fast']) {
    lasts.push(await walkAt(table, pace));
  }
  const [slow, normal, fast] = lasts;
  assert.ok(slow > 1.5 * normal && normal > 1.5 * fast, `${slow}, ${normal}, ${fast} ms`);
});

test('with motion, the rats’ turn is told by itself, at the reader’s pace', () =>
  here.lend({ pace: 'fast' }, async (page) => {
    // A turn with enough events.
    const table = await find(here.server, mayEnd);
    const { step } = await table.look();
    await page.goto(table.url);
    await byMouse(page, 'end', step);
    const watching = () => document.querySelector('main').hasAttribute('data-watching');
    await page.waitForFunction(watching);
    const first = page.url();
    await page.waitForURL((url) => url.href !== first);

    // Once stopped, it waits.
    await page.keyboard.press('Space');
    await page.waitForTimeout(600);
    if (await page.evaluate(watching)) {
      assert.equal(await page.locator('.watch [data-play]').getAttribute('aria-pressed'), 'false');
      const stopped = page.url();
      await page.waitForTimeout(4000);
      assert.equal(page.url(), stopped);
      // Any key jumps to its end.
      await page.keyboard.press('x');
    }
    await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
    assert.equal((await see(page)).step, step + 1);
  }));

test('keys take back, play again, zoom and end', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await Table.begin(here.server);
    const { ids, step } = await table.until((seen) => seen.ids.some((id) => id.startsWith('walk:')));
    await page.goto(table.url);
    await byKeys(page, ids.find((id) => id.startsWith('walk:')), step);
    await page.keyboard.press('u');
    await moved(page, step + 1);
    assert.deepEqual((await see(page)).ids, ids);
    await page.keyboard.press('r');
    await moved(page, step + 2);
    const width = () => page.locator('svg.map').evaluate((map) => map.clientWidth);
    const before = await width();
    await page.keyboard.press('+');
    assert.ok((await width()) > before);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('dialog[open]').count(), 0);
    await page.keyboard.press('.');
    await page.waitForFunction(() => document.querySelector('main').hasAttribute('data-watching'));
  }));

for (const [how, size, scale] of [
  ['a desk at 200 %', { width: 720, height: 450 }, 2],
  ['a desk at 400 %', { width: 320, height: 256 }, 4],
  ['a small desk', { width: 1024, height: 768 }, 1],
]) {
  test(`a turn on ${how}`, () =>
    here.lend({ size, deviceScaleFactor: scale, pace: 'fast' }, async (page) => {
      const table = await Table.begin(here.server);
      for (let round = 0; round < 6; round += 1) {
        const seen = await table.until(({ ids }) => ids.some((id) => id.startsWith('walk:')));
        if (seen.over) {
          break;
        }
        await page.goto(table.url);
        const wide = await page.evaluate(() => document.scrollingElement.scrollWidth);
        assert.ok(wide <= size.width, `the page is ${wide} wide`);
        await byMouse(page, seen.ids.find((id) => id.startsWith('walk:')), seen.step);
        assert.equal((await see(page)).step, seen.step + 1);
        await table.until(({ ids }) => ids.includes('end'));
        const { step, ids } = await table.look();
        if (!ids.includes('end')) {
          break;
        }
        await table.choose('end', step);
      }
    }));
}

test('large letters clip nothing', () =>
  here.lend({ language: 'hu' }, async (page) => {
    const table = await find(here.server, mayEnd);
    for (const url of [here.server.url, `${here.server.url}/new/ratcatcher`, table.url]) {
      await page.goto(url);
      const wide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.scrollingElement.scrollWidth - document.documentElement.clientWidth;
      });
      assert.ok(wide <= 0, `${url} sticks out by ${wide}`);
    }
  }));

test('a table that is left open while the program starts anew goes on by itself', () =>
  here.lend({}, async (page, { faults }) => {
    const table = await find(here.server, mayEnd);
    const { step } = await table.look();
    await page.goto(table.url);
    await page.waitForTimeout(300);
    await here.server.kill();
    await here.server.again();
    await table.choose('end', step);
    await page.waitForFunction((before) => Number(document.querySelector('main').dataset.step) > before, step, {
      timeout: 20_000,
    });
    forgive(faults);
  }));
