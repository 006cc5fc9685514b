// Pieces move from their old places to their new ones, and stand still for a reader who wants that.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { part } from './lib/engine.js';
import { see } from './lib/hand.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** A table, a choice, the piece that it moves, and whether the piece walks along a trail, so that only the undo is a flight. */
const MOVES = {
  'a mouse': [part('mystics', 'chapter-05-won', 90), /^walk:/, /^mouse-/, true],
  'a ratcatcher': [part('ratcatcher', 'cook-matron-hard', 3), /^walk:/, /^#rc-/, true],
  'a worker': [part('everdell', '2-players-abilities', 3), /^place:/, /^#worker-/, false],
};

/** Records every animation of a piece: its place, and the frames. */
const note = (page) =>
  page.addInitScript(() => {
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.dataset?.at) {
        const { left, top, width, height } = this.getBoundingClientRect();
        window.flights.push({
          kind: this.dataset.pc ?? this.querySelector('use')?.getAttribute('href'),
          at: this.dataset.at,
          to: [left + width / 2, top + height / 2],
          unit: this.getScreenCTM?.().a ?? 1,
          first: frames[0].transform,
          last: frames.at(-1).transform,
          trail: frames.length > 2,
        });
      }
      return animate.call(this, frames, options);
    };
  });

/** The place of each piece: kind and place, and the middle of its box. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-at], main [data-home]')].map((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const kind = piece.dataset.home ?? piece.dataset.pc ?? piece.querySelector('use')?.getAttribute('href');
      return { kind, at: piece.dataset.at ?? 'home', x: left + width / 2, y: top + height / 2, seen: width > 0 };
    }));

async function choose(page, table, wanted) {
  const { ids, step } = await see(page);
  // The farthest one, so that there is a way.
  const id = ids.filter((one) => wanted.test(one)).at(-1);
  await page.evaluate(({ id, step }) => {
    const form = document.querySelector('form#decision');
    const button = document.createElement('button');
    button.name = 'id';
    button.value = id;
    button.hidden = true;
    form.append(button);
    form.requestSubmit(button);
  }, { id, step });
  await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) !== old, step);
}

for (const [what, [record, wanted, kinds, walks]] of Object.entries(MOVES)) {
  const sit = async (page) => {
    const table = await Table.take(here.server, record);
    await table.until(({ ids }) => ids.some((id) => wanted.test(id)));
    if (table.seat !== null) {
      await page.context().addCookies([{ name: 'seat', value: String(table.seat), url: here.server.url }]);
    }
    await note(page);
    await page.goto(table.url);
    return table;
  };

  test(`${what} travels from its old place to its new one`, () =>
    here.lend({ motion: 'full', size: { width: 1366, height: 768 } }, async (page) => {
      const table = await sit(page);
      let before = await places(page);
      await choose(page, table, wanted);
      const all = async () => (await page.evaluate(() => window.flights)).filter(({ kind }) => kinds.test(kind));
      if (walks) {
        assert.deepEqual((await all()).map(({ trail }) => trail), [true], 'it walks along its trail, and does nothing else');
        // Outlines of selectable zones are animated without end.
        await page.waitForFunction(() => !document.getAnimations().some(({ effect }) => effect.target?.dataset.at));
        before = await places(page);
        const { step } = await see(page);
        await page.locator('[data-do="undo"]:visible').first().click();
        await page.waitForFunction((old) => Number(document.querySelector('main').dataset.step) !== old, step);
      }
      const flights = (await all()).filter(({ trail }) => !trail);
      assert.equal(flights.length, 1, JSON.stringify(flights));
      const [flight] = flights;
      const [x, y] = /translate\((.+)px, (.+)px\)/.exec(flight.first).slice(1).map(Number);
      const [fromX, fromY] = [flight.to[0] + x * flight.unit, flight.to[1] + y * flight.unit];
      const begun = before.filter(({ kind, seen }) => kind === flight.kind && seen);
      assert.ok(begun.some((one) => Math.abs(one.x - fromX) < 2 && Math.abs(one.y - fromY) < 2), `${fromX} ${fromY} of ${JSON.stringify(begun)}`);
      assert.match(flight.last, /translate\(0/, 'it ends where it stands');
    }));

  for (const [how, wishes] of [['setting', { motion: 'none' }], ['system', { motion: 'full', reducedMotion: 'reduce' }]]) {
    test(`${what} stands still where the ${how} asks for it`, () =>
      here.lend({ ...wishes, size: { width: 1366, height: 768 } }, async (page) => {
        const table = await sit(page);
        await choose(page, table, wanted);
        assert.deepEqual(await page.evaluate(() => window.flights), []);
      }));
  }

  test(`${what} is where it belongs in a browser that cannot animate`, () =>
    here.lend({ motion: 'full', size: { width: 1366, height: 768 } }, async (page) => {
      await page.addInitScript(() => {
        delete Element.prototype.animate;
        delete Document.prototype.startViewTransition;
      });
      const table = await Table.take(here.server, record);
      await table.until(({ ids }) => ids.some((id) => wanted.test(id)));
      if (table.seat !== null) {
        await page.context().addCookies([{ name: 'seat', value: String(table.seat), url: here.server.url }]);
      }
      await page.goto(table.url);
      await choose(page, table, wanted);
      const there = (await places(page)).filter(({ kind, at, seen }) => kinds.test(kind) && at !== 'home' && seen);
      assert.ok(there.length > 0, 'it is on the board');
    }));
}
