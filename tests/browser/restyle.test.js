// A change in a table restyles the elements that its rules name, not everything below it.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PHONE } from './lib/browser.js';
import { part } from './lib/engine.js';
import { see } from './lib/whole.js';

/** The selectors for which a change in a page, made by `change`, restyles everything below some element. */
async function sweeping(page, change) {
  const wire = await page.context().newCDPSession(page);
  const events = [];
  wire.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await wire.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline.invalidationTracking',
  });
  await change();
  await page.evaluate(() => document.body.getBoundingClientRect());
  const over = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
  await wire.send('Tracing.end');
  await over;
  const made = events.filter(({ name }) => name.startsWith('StyleInvalidatorInvalidation')).map(({ args }) => args.data);
  assert.ok(made.length > 0, 'the change restyles something');
  const all = made.filter(({ invalidationList }) => invalidationList?.some((one) => one.allDescendantsMightBeInvalid));
  return [...new Set(all.flatMap(({ selectors = [] }) => selectors.map(({ selector }) => selector)))];
}

for (const [game, ...position] of [
  ['ratcatcher', part('ratcatcher', 'cook-matron-hard', 185)],
  ['mystics', part('mystics', 'chapter-02-all_near', 71)],
  ['everdell', part('everdell', '2-players', 118), 'place:'],
]) {
  for (const phone of [false, true]) {
    test(`a change restyles what its rules name: ${game}${phone ? ' on a phone' : ''}`, () =>
      see(position, phone ? { size: PHONE, hasTouch: true, isMobile: true } : {}, async (page) => {
        const found = await sweeping(page, async () => {
          // As when a part of the table is replaced: something new in each of its boxes.
          await page.evaluate(() => {
            for (const one of document.querySelectorAll('main, main > *, main > * > *')) {
              one.append(document.createElement('i'));
            }
          });
          if (phone) {
            await page.locator('.tabs > label').nth(1).click();
          }
        });
        assert.deepEqual(found, []);
      }));
  }
}
