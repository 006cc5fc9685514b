// Sounds are off until a reader enables them; the setting is kept, and events cause them.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { part } from './lib/engine.js';
import { setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** Counts the sounds of a page, by kind. */
const listen = (page) =>
  page.addInitScript(() => {
    window.rung = { contexts: 0, noise: 0, tone: 0 };
    const node = (kind) => ({
      connect: (to) => to,
      start: () => kind && (window.rung[kind] += 1),
      stop() {},
      frequency: {},
      gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    });
    window.AudioContext = class {
      constructor() {
        window.rung.contexts += 1;
      }
      state = 'running';
      currentTime = 0;
      sampleRate = 8000;
      destination = node();
      createGain = () => node();
      createBiquadFilter = () => node();
      createOscillator = () => node('tone');
      createBufferSource = () => node('noise');
      createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    };
  });

const rung = (page) => page.evaluate(() => window.rung);

/** Attacks with two dice by a press on the button. */
async function attack(page) {
  const table = await Table.take(here.server, part('ratcatcher', 'cook-matron-hard', 3));
  await table.until(({ ids }) => ids.includes('attack:2'));
  await page.goto(table.url);
  const step = await page.locator('main').getAttribute('data-step');
  await page.locator('.ask button[value="attack:2"]').click();
  await page.waitForFunction((old) => document.querySelector('main').dataset.step !== old, step);
  return table;
}

test('nothing is heard until a reader asks for it', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await listen(page);
    await attack(page);
    assert.deepEqual(await rung(page), { contexts: 0, noise: 0, tone: 0 });
  }));

test('the setting is kept and says so, and dice are heard once', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await listen(page);
    await page.goto(`${here.server.url}/settings`);
    assert.equal(await page.locator('input[name="sound"][value="off"]').isChecked(), true);
    await page.locator('label:has(input[name="sound"][value="on"])').click();
    await page.locator('form.prefs button').click();
    assert.match(await page.locator('[role="status"]').first().innerText(), /saved/);
    assert.equal(await page.locator('input[name="sound"][value="on"]').isChecked(), true);

    await attack(page);
    const { contexts, noise, tone } = await rung(page);
    assert.equal(contexts, 1);
    assert.equal(noise, 4, 'four knocks are the dice');
    assert.equal(tone, 0, 'it was the reader’s turn before');
    // Viewing a thing is silent.
    await page.locator('.map a.zone').first().click();
    await page.waitForURL(/ask=/);
    assert.equal((await rung(page)).noise, 4);
  }));

test('a card is heard, and the turn of the reader', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.context().addCookies([{ name: 'prefs', value: 'en.light.none.normal.whole.two.on', url: here.server.url }]);
    await listen(page);
    const table = await Table.take(here.server, part('ratcatcher', 'cook-matron-hard', 3));
    await table.until(({ ids }) => ids.includes('end'));
    await page.goto(table.url);
    await page.locator('.ask [data-end]').click();
    await page.locator('.watch').waitFor();
    const before = await rung(page);
    assert.equal(before.tone, 0, 'it is the turn of the rats');
    await page.locator('.watch [data-skip]').click();
    await page.locator('form#decision').waitFor();
    assert.equal((await rung(page)).tone, 2, 'two notes are the turn');

    const cards = await Table.begin(here.server, { players: '1', rival: 'rugwort' }, 'everdell');
    await cards.until(({ ids }) => ids.some((id) => id.startsWith('play:')));
    await page.goto(cards.url);
    const quiet = (await rung(page)).noise;
    await page.locator('.hand a.can, .meadow a.can').first().click();
    await page.locator('.ask button[name="id"][value^="play:"]').first().click();
    await page.waitForFunction(() => window.rung.noise > 0);
    assert.equal(quiet, 0);
  }));
