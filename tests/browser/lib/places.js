// Pages of every kind, and their addresses.

import { archive, bring } from './archive.js';
import { golden, played } from './engine.js';
import { ENOUGH, Table, find } from './table.js';

const offers = (verb) => ({ ids }) => ids.some((id) => id.split(':')[0] === verb);

/** Creates a page of every kind, and returns the addresses by name. */
export async function places(server) {
  const at = {
    'home-first': '/',
    'games-empty': '/games',
    new: '/new/ratcatcher',
    'new-everdell': '/new/everdell',
    'new-mystics': '/new/mystics',
    rulebooks: '/rules',
    rules: '/rules/ratcatcher',
    'rules-found': '/rules?q=cheese',
    'rules-not-found': '/rules?q=zzzzzz',
    rule: '/rules/ratcatcher/R13.1',
    ruling: '/rules/ratcatcher/A36',
    'rule-everdell': '/rules/everdell/N9.2',
    'rule-mystics': '/rules/mystics/M20.4',
    readings: '/rules/mystics/readings',
    against: '/against/everdell',
    ladder: '/ladder/everdell',
    glossary: '/glossary',
    learn: '/learn',
    puzzles: '/puzzles',
    keys: '/keys',
    stats: '/stats',
    'stats-everdell': '/stats/everdell',
    daily: '/daily',
    campaigns: '/campaigns',
    'games-none-fit': '/games?result=won&players=several',
    credits: '/credits',
    'packs-none': '/packs',
    settings: '/settings',
    'error-page': '/nowhere',
    'error-rule': '/rules/R999',
    'error-table': '/table/aaaaaaaaaaaaaaaaaaaaaaaaaa',
  };
  return { at, later: () => tables(server, at) };
}

/** One person against Nightweave. */
const NIGHTWEAVE = { players: '1', rival: 'nightweave', level: '2' };

/** A turn in the middle of a game of Everdell. */
const turn = ({ step, ids }) =>
  step > 30 && ids.some((id) => id.startsWith('play:')) && ids.some((id) => id.startsWith('place:'));

/** The address of a table, without the server. */
const path = (table, rest = '') => new URL(table.url + rest).pathname + new URL(table.url + rest).search;

/** Starts the first lesson or puzzle of a game, and returns its address. */
export async function practice(server, game, sort) {
  const page = await (await fetch(`${server.url}/${sort === 'lesson' ? 'learn' : 'puzzles'}`)).text();
  const [, of] = new RegExp(`name="game" value="${game}"><button [^>]*name="of" value="(${sort}:[^"]+)"`).exec(page);
  const answer = await fetch(`${server.url}/practice`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ game, of }).toString(),
  });
  return answer.headers.get('location');
}

/** Pages for learning. */
async function learning(server, at) {
  for (const game of ['ratcatcher', 'everdell', 'mystics']) {
    at[`lesson-${game}`] = await practice(server, game, 'lesson');
    at[`puzzle-${game}`] = await practice(server, game, 'puzzle');
  }
}

/** Tables of Everdell in every state. */
async function everdell(server, at) {
  at['everdell-nightweave'] = path(await Table.begin(server, { quick: '1' }, 'everdell'));
  at['everdell-covered'] = path(await Table.begin(server, { players: '2', rival: 'none' }, 'everdell'));
  const middle = await find(server, turn, { ...NIGHTWEAVE, personality: '', plan: '', legends: '1' }, 'everdell');
  at['everdell-turn'] = path(middle);
  at['everdell-asked'] = path(middle, '?ask=meadow:3');
  at['everdell-hint'] = path(middle, '/hint');
  at['everdell-past'] = path(middle, `/at/${Math.floor((await middle.look()).step / 2)}`);
  at['everdell-watch'] = await watched(await Table.begin(server, NIGHTWEAVE, 'everdell'));
  at['everdell-rugwort'] = path(await find(server, turn, { players: '1', rival: 'rugwort', year: '1' }, 'everdell'));
  const over = await Table.begin(server, NIGHTWEAVE, 'everdell');
  await over.until(() => false);
  at['everdell-end'] = path(over);
}

/** Tables of Mice and Mystics in every state. */
async function mystics(server, at) {
  at['mystics-story'] = path(await Table.begin(server, { quick: '1' }, 'mystics'));
  const attack = ({ ids, step }) => step > 40 && ids.includes('end') && ids.some((id) => id.startsWith('attack:'));
  const middle = await Table.take(server, await played('mystics', { chapter: 3 }, '3', attack));
  at['mystics-turn'] = path(middle);
  const { text, step } = await middle.look();
  at['mystics-target'] = path(middle, `?ask=space:${/class="to hit[^>]*data-zone="([^"]+)"/.exec(text)[1]}`);
  at['mystics-hint'] = path(middle, '/hint');
  at['mystics-told'] = path(middle, '?ask=page:story');
  at['mystics-campaign'] = path(middle, '?ask=page:campaign');
  at['mystics-past'] = path(middle, `/at/${Math.floor(step / 2)}`);
  at['mystics-pair'] = path(await Table.take(server, await played('mystics', { chapter: 4, players: 2 }, '4', ({ step }) => step > 25)));
  at['mystics-watch'] = await watched(await Table.begin(server, { quick: '1' }, 'mystics'));
  const told = archive(['campaign-01', 'campaign-02', 'campaign-03'].map((name) => ['mystics', name]));
  await bring(server, told.text);
  at.campaign = `/campaign/${told.ids.at(-1)}`;
  const won = await Table.take(server, golden('mystics', 'chapter-01-won'));
  at['mystics-won'] = path(won);
  at['fairness-brought'] = path(won, '/fairness');
}

/** Plays until the other side's turn is shown, and returns the address. */
async function watched(table) {
  for (let count = 0; count < ENOUGH; count += 1) {
    const { ids, step } = await table.look();
    const answer = await table.choose(table.player.choose(ids), step);
    const told = new URL(answer.headers.get('location'), table.server.url);
    if (told.pathname.endsWith('/watch')) {
      return told.pathname + told.search;
    }
  }
  throw new Error('nothing is told');
}

/** Pages for people with the physical game. */
async function beside(server, at) {
  for (const game of ['ratcatcher', 'everdell', 'mystics']) {
    at[`deal-${game}`] = `/new/${game}/deal?quick=1`;
  }
  const dealt = await fetch(`${server.url}${at['deal-ratcatcher']}&told_0=Cheese%20Cellars`, { redirect: 'manual' });
  const told = new URL(dealt.headers.get('location'), server.url).searchParams;
  const table = await Table.begin(server, Object.fromEntries(told));
  const { ids, step } = await table.look();
  await table.choose(ids[0], step);
  at['beside-asked'] = path(table);
  at['beside-told'] = path(table, '/told');
  const page = await (await fetch(`${table.url}/told`)).text();
  [, at['beside-correct']] = /href="(\/table\/[^"]+\/told\/\d+)/.exec(page);
}

/** Submits a form of a table as its host; returns the resulting page. */
async function asHost(table, what, fields) {
  const answer = await fetch(`${table.url}/${what}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', cookie: table.keys },
    body: new URLSearchParams(fields).toString(),
  });
  table.keys = answer.headers.get('set-cookie')?.split(';')[0] ?? table.keys;
  return answer.text();
}

/** The waiting room of a game of two, as its host sees it, and the second seat's link. */
async function room(server) {
  const table = await Table.begin(server, { players: '2', rival: 'none', friends: '1' }, 'everdell');
  const page = await (await fetch(table.url, { headers: { accept: 'text/html', cookie: table.keys } })).text();
  const [, link] = /(\/table\/[^/"]+\/join\/[^"<]+)/.exec(page);
  return { table, link };
}

/** A table for several devices: its people, and an invitation to it; and the waiting room of another. */
async function friends(server, at) {
  const { table, link } = await room(server);
  await asHost(table, 'friends', { do: 'name', seat: '0', name: 'Ada' });
  await sent(server, link, { name: 'Bee', words: 'honey' });
  await asHost(table, 'contribute', { seat: '0', words: 'cheese' });
  await asHost(table, 'deal', {});
  at['friends-join'] = link;
  at.friends = path(table, '/friends');
  at['friends-table'] = path(table);
  at.fairness = path(table, '/fairness');
  at['fairness-guide'] = '/fairness';
  const waiting = await room(server);
  at.waiting = path(waiting.table);
  at['waiting-join'] = waiting.link;
  const open = await Table.begin(server, { players: '2', rival: 'none' }, 'everdell');
  at['friends-anew'] = path(open, '/friends');
}

/** Submits a form, and returns the address that it leads to. */
async function sent(server, path, fields) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return answer.headers.get('location');
}

/** Private packs of every game, the forms of their records, and a table with one. */
export async function packs(server, at) {
  const pack = await sent(server, '/packs', { name: 'Lily', game: 'ratcatcher' });
  const body = {
    pack: {
      hedgerow_pack: 1,
      name: 'Lily',
      game: 'ratcatcher',
      changes: { 'nemesis.maw.health': 'many', 'peculiar.lashrat.bite': 3 },
    },
    draft: true,
  };
  const put = (changes) => {
    Object.assign(body.pack.changes, changes);
    return fetch(`${server.url}/api/v1${pack}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  await put({});
  const draft = await sent(server, '/packs', { name: 'Poe', game: 'mystics' });
  const faulty = { hedgerow_pack: 1, name: 'Poe', game: 'mystics', changes: { 'hero.nez.battle': 'a lot' } };
  await fetch(`${server.url}/api/v1${draft}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pack: faulty, draft: true }),
  });
  await put({ 'nemesis.maw.health': 7 });
  at.packs = '/packs';
  at.pack = pack;
  at['pack-found'] = `${pack}?origin=reconstructed&q=rat`;
  at['pack-faulty'] = draft;
  at['pack-record'] = `${pack}/record?at=nemesis.maw`;
  at['pack-district'] = `${pack}/record?at=district.%231`;
  at['pack-mouse'] = `${draft}/record?at=hero.nez`;
  at['pack-encounter'] = `${draft}/record?at=encounter.standard_1`;
  at['new-pack'] = `/new/ratcatcher?pack=${pack.split('/').at(-1)}`;
  const begin = { quick: '1', pack: pack.split('/').at(-1) };
  at['table-pack'] = await sent(server, '/new/ratcatcher', begin);
}

/** Tables in every state; from here on the list of games is not empty. */
async function tables(server, at) {
  await everdell(server, at);
  await friends(server, at);
  await mystics(server, at);
  await learning(server, at);
  await beside(server, at);
  await packs(server, at);
  const placing = await find(server, offers('place'));
  at['table-placement'] = path(placing);
  const place = (await placing.look()).ids.find((id) => id.startsWith('place:'));
  at['table-placement-asked'] = path(placing, `?ask=choice:${place}`);

  const acting = await find(server, (seen) => seen.step > 40 && offers('end')(seen));
  at['table-actions'] = path(acting);
  const zones = [...(await acting.look()).text.matchAll(/data-zone="(\d\d[a-d])"/g)].map((found) => found[1]);
  const { ids } = await acting.look();
  const refused = zones.find((zone) => !ids.some((id) => id.endsWith(zone)));
  at['table-refused'] = path(acting, `?ask=zone:${refused}`);
  const step = (await acting.look()).step;
  at['table-past'] = path(acting, `/at/${Math.floor(step / 2)}`);
  at['table-first'] = path(acting, '/at/0');
  at['table-hint'] = path(acting, '/hint');
  at['table-odds'] = path(acting, '/odds?choice=end');
  at['table-line'] = path(acting, `/line?step=${Math.floor(step / 2)}`);
  at['table-report'] = path(acting, `/report?step=${step}`);

  const attacking = await find(server, offers('attack'));
  at['table-attack'] = path(attacking);
  const hitting = await find(server, offers('hit'));
  at['table-division'] = path(hitting);

  const watched = await find(server, (seen) => seen.step > 30 && offers('end')(seen));
  const answer = await watched.choose('end', (await watched.look()).step);
  const watch = new URL(answer.headers.get('location'), server.url);
  at.watch = watch.pathname + watch.search;
  watch.searchParams.set('moment', '3');
  at['watch-later'] = watch.pathname + watch.search;
  const from = watch.searchParams.get('from');
  at['past-moment'] = path(watched, `/at/${from}?moment=1`);

  const hard = await Table.begin(server, { ratcatcher: 'piper', nemesis: 'maw', mode: 'hard' });
  await hard.until(() => false);
  at['table-end'] = path(hard);
  at['table-review'] = path(hard, '/review');
  at['home-waiting'] = '/';
  at['games-full'] = '/games';
  return { acting, watched, over: hard };
}
