// Everdell: games by mouse and by keys, two people at one device, and impossible actions.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { violations } from './lib/axe.js';
import { PHONE } from './lib/browser.js';
import { Builder } from './lib/everdell.js';
import { byKeys, byMouse, found, see, tabTo } from './lib/hand.js';
import { play } from './lib/play.js';
import { forgive, setting } from './lib/setting.js';
import { Table } from './lib/table.js';

const here = setting();

/** A table without a browser. */
const begin = (fields) => Table.begin(here.server, fields, 'everdell');

const ALONE = { players: '1', rival: 'nightweave', level: '2' };
const PAIR = { players: '2', rival: 'none' };

/** The faults of a score sheet: every line must count towards the sum. */
function sheets(page) {
  return page.evaluate(() => {
    const number = (cell) => Number(cell.textContent.replace('−', '-').replace(/[^\d-]/g, ''));
    return [...document.querySelectorAll('.finale .score-sheet')].map((sheet) => ({
      lines: [...sheet.querySelectorAll('tbody td')].map(number).reduce((sum, points) => sum + points, 0),
      total: number(sheet.querySelector('tfoot td')),
      rules: sheet.querySelectorAll('tbody a.rule').length,
    }));
  });
}

/** Checks that the end is shown correctly, for this number of people. */
async function atTheEnd(page, people) {
  const all = await sheets(page);
  assert.equal(all.length, people, 'everybody has a score sheet');
  for (const { lines, total, rules } of all) {
    assert.equal(lines, total, 'the lines of a sheet add up');
    assert.ok(total === 0 || rules > 0, 'points have their rules');
  }
  assert.equal(await page.locator('button[name="id"]').count(), 0, 'nothing is left to choose');
}

test('a game by mouse', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/new/everdell`);
    await page.locator('label:has(input[name="rival"][value="nightweave"])').click();
    await page.locator('label:has(input[name="people"][value="1"])').click();
    await page.locator('label:has(input[name="level"][value="2"])').click();
    await page.locator('form.setup .begin button:not([name], [formaction])').click();
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);
    assert.match(await page.locator('.herself .wn').innerText(), /2/);

    const player = new Builder();
    const verbs = new Set();
    const missing = () => ['place', 'play', 'prepare'].filter((verb) => !verbs.has(verb));
    let [watched, pointed] = [0, 0];
    await play(page, here.server, ['everdell', 'nightweave-2-1'], {
      watch: async () => {
        watched += 1;
        const before = page.url();
        await page.locator('.watch [data-forward]').click();
        await page.waitForURL((url) => url.href !== before);
      },
      choose: async ({ step, ids }) => {
        const id = player.choose(ids);
        verbs.add(id.split(':')[0]);
        pointed += Number(await byMouse(page, id, step));
      },
      lacks: () => watched === 0 || pointed <= 10 || missing().length > 0,
    });
    assert.ok(watched > 0, 'the turn of Nightweave was watched');
    assert.ok(pointed > 10, 'most can be pointed at');
    assert.deepEqual(missing(), [], 'there was something to do of each kind');
    await atTheEnd(page, 2);
    // It is over from any page of the game.
    await page.reload();
    assert.equal((await see(page)).over, true);
  }));

test('a game by keyboard alone', () =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.goto(`${here.server.url}/new/everdell`);
    /** Moves to a question of the form, and through its answers. */
    const answer = async (name, value) => {
      await tabTo(page, (wanted) => document.activeElement.name === wanted, name);
      for (let count = 0; count < 9; count += 1) {
        if (await page.evaluate((wanted) => document.activeElement.value === wanted, value)) {
          return;
        }
        await page.keyboard.press('ArrowRight');
      }
      assert.fail(`${name} cannot be ${value}`);
    };
    await answer('rival', 'nightweave');
    await answer('people', '1');
    await answer('level', '2');
    await tabTo(page, () => document.activeElement.matches('form.setup .begin button:not([name], [formaction])'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\/[a-z2-7]{26}/);

    // The first stop is a link past the header to the decision.
    await page.keyboard.press('Tab');
    assert.match(await page.evaluate(() => document.activeElement.getAttribute('href')), /#decision$/);
    await page.keyboard.press('Enter');

    const player = new Builder();
    await play(page, here.server, ['everdell', 'nightweave-2-1'], {
      watch: async () => {
        const before = page.url();
        await page.keyboard.press('ArrowRight');
        await page.waitForURL((url) => url.href !== before);
      },
      choose: async ({ step, ids }) => {
        await byKeys(page, player.choose(ids), step);
        // Keyboard users are never sent back to the top of the page.
        assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus has stayed at the table');
      },
    });
    await atTheEnd(page, 2);
  }));

/** The contents of a page with several hands: the cover, the faces in the hand, and all names of cards. */
function hands(page) {
  return page.evaluate(() => {
    const kinds = (root) => {
      const uses = [...root.querySelectorAll('use[href^="#cd-"]')];
      return [...new Set(uses.map((use) => use.getAttribute('href').slice(4)))];
    };
    const cover = document.querySelector('.cover button[name="seat"]');
    const holding = document.querySelector('.holding');
    const open = document.querySelector('main').cloneNode(true);
    open.querySelector('.holding').remove();
    // Possible choices may concern the hand; everything else is public.
    open.querySelector('#decision').remove();
    return {
      step: Number(document.querySelector('main').dataset.step),
      covered: cover !== null,
      seat: cover && Number(cover.value),
      over: document.querySelector('.finale') !== null,
      faces: holding.querySelectorAll('.hand .card.M:not(.hid)').length,
      count: Number(/\d+/.exec(holding.querySelector('.hand-head').textContent)[0]),
      hand: kinds(holding),
      everybodys: kinds(open),
      ids: [...document.querySelectorAll('button[name="id"]')].map((button) => button.value),
      html: document.documentElement.outerHTML,
    };
  });
}

/** Checks that a page contains no card of a hand, except cards that are face up for everybody. */
function hides(seen, hand, others, what) {
  for (const kind of hand.filter((one) => !others.includes(one))) {
    assert.doesNotMatch(seen.html, new RegExp(`cd-${kind}"|hand:${kind}\\b`), `${what}: ${kind}`);
  }
}

/** How often the device is passed. */
const TURNS = process.env.WHOLE ? 16 : 6;

test('two hands at one device', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await begin(PAIR);
    await page.goto(table.url);
    const player = new Builder();
    const held = [[], []];
    let [turns, seat] = [0, null];
    for (let count = 0; count < 200 && turns < TURNS; count += 1) {
      const seen = await hands(page);
      if (seen.over) {
        break;
      }
      if (seen.covered) {
        assert.deepEqual([seen.ids, seen.faces], [[], 0], 'nothing can be seen or chosen at a covered table');
        assert.doesNotMatch(seen.html, /\bhand:/, 'no hand is in the page');
        assert.doesNotMatch(await (await page.context().request.get(table.url)).text(), /\bhand:/);
        held.forEach((hand, who) => hides(seen, hand, seen.everybodys, `hand ${who} under the cover`));
        assert.notEqual(seen.seat, seat, 'the device goes to the other player');
        seat = seen.seat;
        turns += 1;
        await page.locator('.cover button[name="seat"]').click();
        await page.waitForFunction(() => !document.querySelector('.cover'));
        if (turns === 1) {
          assert.deepEqual(await violations(page), []);
        }
        continue;
      }
      assert.equal(seen.faces, seen.count, 'every card of the own hand is there to see');
      held[seat] = seen.hand;
      hides(seen, held[1 - seat], [...seen.everybodys, ...seen.hand], `hand ${1 - seat} before the other`);
      await byMouse(page, player.choose(seen.ids), seen.step);
    }
    assert.equal(turns, TURNS);
  }));

test('two players come to the end', async () => {
  const table = await begin(PAIR);
  await table.until(() => false);
  await here.lend({}, async (page) => {
    await page.goto(table.url);
    await atTheEnd(page, 2);
    assert.deepEqual(await violations(page), []);
  });
});

test('what cannot be done says why', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await begin(ALONE);
    // With some workers placed, not everything is possible any more.
    await table.until(({ ids, step }) => step > 6 && ids.some((id) => id.startsWith('place:')));
    await page.goto(table.url);
    const { step } = await see(page);
    const refused = page.locator('.land a[href*="?ask="]:not(.can)').filter({ visible: true });
    assert.ok((await refused.count()) > 0, 'something is not possible');
    const all = await refused.evaluateAll((links) => links.map((link) => new URL(link.href).searchParams.get('ask')));
    for (const thing of all) {
      const before = await see(page);
      await page.locator(`.land a[href*="?ask=${thing}#"]`).filter({ visible: true }).first().click();
      await page.waitForURL((url) => url.searchParams.get('ask') === thing);
      await page.locator('.ask .no li').first().waitFor();
      const why = await page.locator('.ask .no li').evaluateAll((lines) =>
        lines.map((line) => [line.innerText.length, line.querySelector('a.rule')?.getAttribute('href') ?? '']),
      );
      for (const [length, rule] of why) {
        assert.ok(length > 10, `${thing}: why not`);
        assert.match(rule, /^\/rules\/everdell\/[A-Z]\d/, `${thing}: its rule`);
        assert.equal((await fetch(here.server.url + rule)).status, 200, `${rule} is in the book`);
      }
      assert.equal((await see(page)).step, before.step, 'to ask changes nothing');
    }
    // An unknown thing.
    const unknown = await fetch(`${table.url}?ask=place:nowhere`, { headers: { accept: 'text/html' } });
    assert.ok(unknown.status >= 400 && unknown.status < 500, `an unknown thing answers ${unknown.status}`);
    for (const id of ['place:nowhere', 'play:hand:nobody:cost', 'number:999', '', 'attack:00a', 'place:basic:']) {
      const { status } = await table.choose(id, step);
      assert.ok(status >= 400 && status < 500, `${id} answers ${status}`);
      assert.equal((await table.look()).step, step, `${id} changes nothing`);
    }
  }));

test('on a phone what was tapped stays in view, and its question comes up', () =>
  here.lend({ size: PHONE, motion: 'none', hasTouch: true, isMobile: true }, async (page) => {
    const table = await begin(ALONE);
    await page.goto(table.url);
    const pane = (name) => page.locator(`.tabs label[for="pane-${name}"]`);
    await pane('row').tap();
    const card = page.locator('ol.meadow a[href*="?ask="]').last();
    await card.tap();
    await page.waitForURL(/ask=meadow/);
    assert.ok(await card.isVisible(), 'the meadow is still shown');
    assert.ok(await page.locator('.ask .read').isVisible(), 'what it says stands in the sheet');
    await page.locator('.ask [data-all]').tap();
    await page.waitForURL((url) => !url.search);
    await pane('log').tap();
    assert.ok(await page.locator('.log h3').first().isVisible());
  }));

test('a tap shows, a second one acts, and a preference makes one enough', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await begin(ALONE);
    await page.goto(table.url);
    const place = page.locator('.river .can').first();
    const { step } = await see(page);
    await place.click();
    await page.waitForURL(/ask=/);
    assert.equal((await see(page)).step, step, 'the first only shows');
    await page.locator('.river .can.on').click();
    await page.waitForFunction((before) => Number(document.querySelector('main').dataset.step) !== before, step);
    const again = await begin(ALONE);
    const url = here.server.url;
    await page.context().addCookies([{ name: 'prefs', value: 'en.light.none.normal.whole.one', url }]);
    await page.goto(again.url);
    const before = (await see(page)).step;
    await page.locator('.river button.can').first().click();
    await page.waitForFunction((was) => Number(document.querySelector('main').dataset.step) !== was, before);
  }));

test('a special event shows the cards that it asks for', () =>
  here.lend({ motion: 'none' }, async (page) => {
    const table = await begin(ALONE);
    await page.goto(table.url);
    const special = page.locator('.events .special').first();
    assert.equal(await special.locator('.needs .thumb').count(), 2);
    await special.hover();
    await page.locator('.events .wanted').filter({ visible: true }).waitFor();
    assert.equal(await page.locator('.events .wanted li').filter({ visible: true }).count(), 2);
  }));

/** Two people with the market of Bellfaire: a table with the question which token to use, and the wanted state. */
async function atTheMarket(wanted = /<a class="loc coin[^"]*can/) {
  const table = await begin({ ...PAIR, market: '1' });
  const { player } = table;
  table.player = { choose: (ids) => ids.find((id) => id === 'place:market') ?? player.choose(ids) };
  const { ids } = await table.until(({ text }) => wanted.test(text));
  assert.ok(ids.some((id) => id.startsWith('number:')), 'it is asked which token is used');
  return table;
}

/** Opens the table in the browser of the person whose turn it is. */
const seated = (table, what) =>
  here.lend({ motion: 'none' }, async (page) => {
    await page.context().addCookies([{ name: 'seat', value: String(table.seat), url: here.server.url }]);
    await page.goto(table.url);
    await what(page);
  });

/** The texts of the market's tokens, in their row. */
const sides = (page) => page.locator('.coin .vh').allTextContents();

test('a token of the market is clicked on the board', async () => {
  const table = await atTheMarket();
  await seated(table, async (page) => {
    const { step, ids } = await see(page);
    const before = await sides(page);
    assert.equal(before.length, 4, 'the whole row is there');
    assert.ok(ids.includes('number:1'));
    assert.equal(await page.locator('a.coin.can').count(), new Set(ids).size, 'each that may be used can be pointed at');
    assert.deepEqual(await violations(page), []);
    const wanted = Number(/number:(\d)/.exec(await page.locator('a.coin.can').first().getAttribute('href'))[1]) - 1;
    await page.locator('a.coin.can').first().click();
    await page.waitForURL(/ask=number/);
    await page.locator('button.coin.can').click();
    await page.waitForFunction((was) => Number(document.querySelector('main').dataset.step) > was, step);
    assert.notEqual((await sides(page))[wanted], before[wanted], 'it has moved to its other side');
    assert.equal(await page.locator('.coin.can').count(), 0, 'nothing is asked about tokens any more');
  });
});

test('a token of the market is chosen by keys', async () => {
  const table = await atTheMarket();
  await seated(table, async (page) => {
    const { step } = await see(page);
    const before = await sides(page);
    await tabTo(page, () => document.activeElement.matches('.ask button[value="number:2"]'));
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => Number(document.querySelector('main').dataset.step) > was, step);
    const after = await sides(page);
    assert.notEqual(after[1], before[1]);
    assert.equal(after[0], before[0]);
  });
});

test('a token of the market that cannot be used says why', async () => {
  // A token on its trade side, which costs more than the person has.
  const table = await atTheMarket(/<a class="loc coin trade" href="[^"]*\?ask=number:/);
  await seated(table, async (page) => {
    const { step, ids } = await see(page);
    const others = await page.locator('a.coin.can').count();
    const link = page.locator('a.coin.trade:not(.can)[href*="?ask=number:"]').first();
    const thing = new URL(await link.evaluate((it) => it.href)).searchParams.get('ask');
    assert.ok(!ids.includes(thing), 'it is not among the choices');
    await link.click();
    await page.waitForURL((url) => url.searchParams.get('ask') === thing);
    const why = page.locator('.ask .no li').first();
    await why.waitFor();
    assert.ok((await why.innerText()).length > 10, 'why not');
    assert.equal(await why.locator('a.rule').getAttribute('href'), '/rules/everdell/B4', 'its rule');
    assert.deepEqual(await violations(page), []);
    const after = await see(page);
    assert.equal(after.step, step, 'to ask changes nothing');
    assert.equal(await page.locator('a.coin.can').count(), others, 'and the others can still be chosen');
    const { status } = await table.choose(thing, step);
    assert.ok(status >= 400 && status < 500, `${thing} answers ${status}`);
  });
});

test('a choice for an earlier step is stale', () =>
  here.lend({ motion: 'none' }, async (page, { faults }) => {
    const table = await begin(ALONE);
    // Another window is faster, and this one receives no news of it.
    await page.route('**/events', (route) => route.abort());
    await page.goto(table.url);
    const { step, ids } = await see(page);
    const id = ids.find((one) => one.startsWith('place:'));
    assert.equal((await table.choose(id, step)).status, 303);
    const { step: after } = await table.look();
    const told = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.locator(`.ask button[value="${id}"]`).click();
    assert.equal((await told).status(), 409);
    await page.locator('[role=alert]').waitFor();
    assert.equal((await see(page)).step, after, 'the page shows how the table stands');
    assert.equal((await table.look()).step, after, 'a stale choice changes nothing');
    forgive(faults);
  }));

test('some turns without scripts', () =>
  here.lend({ javaScriptEnabled: false }, async (page) => {
    /** Follows a link or submits a form, and waits for the resulting page. */
    const click = async (thing) => {
      const loaded = page.waitForEvent('domcontentloaded');
      await thing.click();
      await loaded;
    };
    await page.goto(`${here.server.url}/new/everdell`);
    await click(page.locator('form.setup button[name="quick"]'));
    assert.match(page.url(), /\/table\/[a-z2-7]{26}$/);
    const player = new Builder();
    let watched = 0;
    for (let count = 0; count < 60 && watched < 4; count += 1) {
      const { ids, watching } = await see(page);
      if (watching) {
        while ((await see(page)).watching) {
          await click(page.locator('.watch [data-forward]'));
        }
        watched += 1;
        continue;
      }
      await click(await found(page, player.choose(ids)));
    }
    assert.equal(watched, 4, 'Nightweave had her turns');
    // Impossible choices show their reason here, too.
    await click(page.locator('.land a[href*="?ask="]:not(.can)').filter({ visible: true }).first());
    await page.locator('.ask .no a.rule').first().waitFor();
  }));
