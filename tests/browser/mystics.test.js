// Mice and Mystics at a table: by mouse, by keys, on a phone, without scripts, two browsers at one table, the story,
// and the continuation of a campaign.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { PHONE, reader } from './lib/browser.js';
import { golden, played } from './lib/engine.js';
import { byKeys, byMouse, found, moved, see, tabTo } from './lib/hand.js';
import { Leader } from './lib/mystics.js';
import { play } from './lib/play.js';
import { forgive, setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** A table without a browser. */
const begin = (fields) => Table.begin(here.server, { chapter: '1', players: '1', achievements: '1', ...fields }, 'mystics');

const walks = (ids) => ids.filter((id) => id.startsWith('walk:'));

/** A turn in which the mouse can walk. */
const inTurn = ({ ids }) => ids.includes('end') && walks(ids).length > 2;

/** Checks that the end of a chapter is shown correctly. */
async function atTheEnd(page, mice = 4) {
  assert.equal(await page.locator('button[name="id"]').count(), 0, 'nothing is left to choose');
  assert.ok((await page.locator('.finale .prose').innerText()).length > 100, 'the end is told');
  assert.equal(await page.locator('.finale .feats tbody tr').count(), mice, 'every mouse is on the sheet');
  assert.equal(await page.locator('.finale button[form="onward"]').count(), 2, 'and it can go on');
}

test('a chapter by mouse', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/new/mystics`);
    for (const preset of ['polish', 'hungarian', 'recommended']) {
      await page.locator(`label:has(input[name="preset"][value="${preset}"])`).click();
      assert.ok(await page.locator(`.differs-${preset}`).isVisible(), `what ${preset} means is explained`);
    }
    await page.locator('form.setup .begin button:not([name], [formaction])').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    assert.ok((await page.locator('.prose').innerText()).length > 200, 'the story is told first');
    await page.locator('[data-begin]').click();
    await page.locator('.ask button[name="id"]').first().waitFor();

    const player = new Leader(2);
    const verbs = new Set();
    const missing = () => ['learn', 'walk', 'end'].filter((verb) => !verbs.has(verb));
    let [watched, pointed, shown] = [0, 0, 0];
    await play(page, here.server, ['mystics', 'chapter-01-won'], {
      watch: async () => {
        watched += 1;
        assert.ok((await page.locator('.watch .acct a.rule').count()) > 0, 'what minions do has its rule');
        await page.locator('.watch [data-skip]').click();
        await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
      },
      choose: async ({ step, ids }) => {
        const id = player.choose(ids);
        verbs.add(id.split(':')[0]);
        shown += await page.locator('.room text.costn').count();
        pointed += Number(await byMouse(page, id, step));
      },
      lacks: () => watched <= 1 || pointed <= 2 || shown <= 20 || missing().length > 0,
    });
    assert.ok(watched > 1, 'minions had their turns');
    assert.ok(pointed > 2, 'spaces can be pointed at');
    assert.ok(shown > 20, 'what a step costs is on the floor');
    assert.deepEqual(missing(), [], 'there was something to do of each kind');
    await atTheEnd(page);
    // It is over from any page of the game.
    await page.reload();
    assert.equal((await see(page)).over, true);
  }));

test('the name of a short row has what is read on it', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const offered = ({ ids }) => ids.some((id) => id.startsWith('ability:'));
    const table = await Table.take(here.server, await played('mystics', { chapter: 1 }, '6', offered));
    await page.goto(table.url);
    assert.ok(await page.locator('button[value^="ability:"]').count());
    assert.deepEqual(await violations(page), []);
  }));

test('a chapter by keyboard alone', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/new/mystics`);
    await tabTo(page, () => document.activeElement.matches('form.setup .begin button:not([name], [formaction])'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    await tabTo(page, () => document.activeElement.matches('[data-begin]'));
    await page.keyboard.press('Enter');
    await page.locator('.ask button[name="id"]').first().waitFor();

    const player = new Leader(2);
    await play(page, here.server, ['mystics', 'chapter-01-won'], {
      watch: async () => {
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
      },
      choose: async ({ step, ids }) => {
        await byKeys(page, player.choose(ids), step);
        // Keyboard users are never sent back to the top of the page.
        assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus has stayed at the table');
      },
    });
    await atTheEnd(page);
  }));

test('odds, target and line of sight are shown before anything is rolled', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const bow = ({ ids }) => ids.some((id) => id.startsWith('attack:lilys_bow')) && walks(ids).length > 0;
    const table = await Table.take(here.server, await played('mystics', { chapter: 4 }, '4', bow));
    await page.goto(table.url);
    const { step, ids } = await see(page);
    const attacks = ids.filter((id) => /^attack:[^:]+:\d+$/.test(id));
    assert.notEqual(attacks.length, 0, 'there is somebody to attack');
    const home = await page.locator('.room').evaluate((room) => room.querySelector('.youz').getBBox().x);
    for (const id of attacks) {
      const row = page.locator(`.ask button[value="${id}"]`).first();
      // A single target is shown in full, with its button below.
      const shown = (await row.locator('.fig').count()) > 0 ? row : page.locator('.ask .tg');
      assert.match(await shown.locator('.fig').last().textContent(), /\d%/, 'odds are in numbers');
      const space = page.locator(`.room a.hit[data-zone="${await row.getAttribute('data-zone')}"]`);
      const far = Math.abs((await space.evaluate((link) => link.getBBox().x)) - home) > 30;
      await space.click();
      await page.waitForURL(/ask=space/);
      assert.ok((await page.locator('.room circle.cross2').count()) > 0, 'the target is marked');
      assert.ok(!far || (await page.locator('.room path.sight2').count()) > 0, 'and so is the line of sight');
      assert.ok((await page.locator('.ask .stake b').count()) > 0, 'cheese has its odds, too');
      await page.locator('.ask [data-all]').click();
      await page.waitForURL((url) => url.search === '');
    }
    assert.equal((await see(page)).step, step, 'to look changes nothing');
  }));

test('two browsers at one table', () =>
  here.lend({ motion: 'none' }, async (one) => {
    const table = await begin({ players: '2' });
    const other = await reader(here.browser, here.server, { motion: 'none', language: 'pl', theme: 'dark' });
    const pages = [one, other.page];
    for (const page of pages) {
      await page.goto(table.url);
      await page.locator('[data-begin]').click();
      await page.locator('.ask button[name="id"]').first().waitFor();
    }
    // The pages open their event streams before anything happens.
    await one.waitForTimeout(300);
    const decided = [0, 0];
    const player = new Leader();
    for (let count = 0; count < 24; count += 1) {
      const seen = await Promise.all(pages.map(see));
      assert.deepEqual(seen[1], seen[0], 'both see the same');
      if (seen[0].over) {
        break;
      }
      const seats = await Promise.all(pages.map((page) => page.locator('.ask .decides').getAttribute('data-seat')));
      assert.equal(seats[1], seats[0], 'both know whose decision it is');
      const seat = Number(seats[0]);
      decided[seat] += 1;
      const { step, ids } = seen[0];
      await (await found(pages[seat], player.choose(ids))).click();
      await Promise.all(pages.map((page) => moved(page, step)));
      for (const page of pages) {
        if ((await see(page)).watching) {
          await page.locator('.watch [data-skip]').click();
          await page.waitForFunction(() => !document.querySelector('main').hasAttribute('data-watching'));
        }
      }
    }
    assert.ok(Math.min(...decided) > 2, `both decide: ${decided}`);
    assert.deepEqual(other.faults, []);
    await other.context.close();
  }));

test('a phone', () =>
  here.lend({ size: PHONE, motion: 'none', hasTouch: true, isMobile: true, language: 'hu' }, async (page) => {
    const table = await begin();
    await table.until(inTurn);
    await page.goto(table.url);
    const { step, ids } = await see(page);
    const wide = () => page.evaluate(() => document.scrollingElement.scrollWidth <= innerWidth);
    assert.ok(await wide(), 'nothing sticks out');
    // A space with several possible actions asks first, and one without is walked to.
    await (await found(page, walks(ids)[0])).tap();
    await moved(page, step);
    // The room can be enlarged, and moves under the finger.
    await page.locator('[data-zoom="in"]').tap();
    const room = page.locator('.room .scroll');
    assert.ok(await room.evaluate((box) => box.scrollWidth > box.clientWidth), 'there is more of the room to see');
    await page.locator('[data-zoom="all"]').tap();
    assert.ok(await wide(), 'nothing sticks out');
  }));

test('some turns without scripts', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    /** Follows a link or submits a form, and waits for the resulting page. */
    const click = async (thing) => {
      const loaded = page.waitForEvent('domcontentloaded');
      await thing.click();
      await loaded;
    };
    await page.goto(`${here.server.url}/new/mystics`);
    await click(page.locator('form.setup button[name="quick"]'));
    await click(page.locator('[data-begin]'));
    // A checkbox enlarges the room, which then scrolls.
    await page.locator('.room .larger').click();
    const wider = await page.locator('.room .scroll').evaluate((box) => [box.scrollWidth, box.clientWidth]);
    assert.ok(wider[0] > wider[1], 'there is more of the room to see');
    const player = new Leader();
    let watched = 0;
    for (let count = 0; count < 80 && watched < 2; count += 1) {
      const { ids, watching, over } = await see(page);
      if (over) {
        break;
      }
      if (watching) {
        while ((await see(page)).watching) {
          await click(page.locator('.watch [data-forward]'));
        }
        watched += 1;
        continue;
      }
      await click(await found(page, player.choose(ids)));
    }
    assert.equal(watched, 2, 'minions had their turns');
  }));

test('a choice for an earlier step is stale', () =>
  here.lend({ motion: 'none' }, async (page, { faults }) => {
    const table = await begin();
    await table.until(inTurn);
    // Another window is faster, and this one receives no news of it.
    await page.route('**/events', (route) => route.abort());
    await page.goto(table.url);
    const { step, ids } = await see(page);
    const [first, second] = walks(ids);
    assert.equal((await table.choose(first, step)).status, 303);
    const { step: after } = await table.look();
    const told = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await (await found(page, second)).click();
    assert.equal((await told).status(), 409);
    await page.locator('[role=alert]').waitFor();
    assert.equal((await see(page)).step, after, 'the page shows how the table stands');
    assert.equal((await table.look()).step, after, 'a stale choice changes nothing');
    forgive(faults);
  }));

test('the story can be read again, and what cannot be done says why', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await begin();
    await table.until(inTurn);
    await page.goto(table.url);
    const { step, ids } = await see(page);
    await page.locator('.goal').click();
    await page.locator('.aim a[href*="page:story"]').click();
    await page.waitForURL(/page:story/);
    assert.ok((await page.locator('.tale .prose').count()) > 1, 'the opening, and the place where it began');
    await page.keyboard.press('Escape');
    await page.locator('.ask').waitFor();
    assert.deepEqual((await see(page)).ids, ids);

    const things = await page.locator('.room a.zone[href*="?ask=space:"]').evaluateAll((links) => links.map((link) => link.dataset.zone));
    for (const space of things.slice(0, 3)) {
      await page.goto(`${table.url}?ask=space:${space}`);
      const why = await page.locator('.ask .no li').evaluateAll((lines) =>
        lines.map((line) => [line.innerText.length, line.querySelector('a.rule')?.getAttribute('href') ?? '']),
      );
      for (const [length, rule] of why) {
        assert.ok(length > 10, `${space}: why not`);
        assert.equal((await fetch(here.server.url + rule)).status, 200, `${rule} is in the book`);
      }
    }
    for (const id of ['walk:99', 'attack:dagger:99', 'page:story', 'exit:up', '']) {
      const { status } = await table.choose(id, step);
      assert.ok(status >= 400 && status < 500, `${id} answers ${status}`);
    }
    for (const thing of ['page:nowhere', 'space:zz', 'tile:99']) {
      const { status } = await fetch(`${table.url}?ask=${thing}`, { headers: { accept: 'text/html' } });
      assert.ok(status >= 400 && status < 500, `${thing} answers ${status}`);
    }
    assert.equal((await table.look()).step, step, 'nothing has changed');
  }));

test('a campaign goes on from a chapter that was won', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await Table.take(here.server, golden('mystics', 'chapter-02-won'));
    await page.goto(table.url);
    await atTheEnd(page, 5);
    assert.deepEqual(await violations(page), []);
    const keep = page.locator('form.onward .keep input:not([value=""])').first();
    const [hero, card] = [await keep.getAttribute('name'), await keep.getAttribute('value')];
    await keep.check();
    assert.equal(await page.locator('form.onward select').inputValue(), '3', 'the next chapter comes next');
    // Mice and readings can be chosen first; the submitted values are kept.
    await page.locator('.finale button[name="look"]').click();
    await page.locator('form.setup .brought').waitFor();
    assert.equal(await page.locator(`input[name="${hero}"]:checked`).inputValue(), card);
    assert.equal(await page.locator('input[name="chapter"]:checked').inputValue(), '3');
    assert.deepEqual(await violations(page), []);
    await page.locator('form.setup .begin button:not([name], [formaction])').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    assert.notEqual(page.url(), table.url);
    await page.locator('main a[href*="page:campaign"]').click();
    await page.locator('.road').waitFor();
    assert.equal(await page.locator('.road li.won').count(), 1, 'the first chapter lies behind');
    assert.equal(await page.locator('.road li.now').count(), 1);
    assert.deepEqual(await violations(page), []);
    await page.locator('main [data-all]').click();
    await page.locator('.ask').waitFor();
    // The kept card is there.
    assert.ok((await page.locator(`.mouse use[href$="-${card}"]`).count()) > 0, `${card} came along`);
  }));
