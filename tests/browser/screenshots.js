// Draws the pictures of docs/screenshots from games played for them: all pictures, or those of the named parts
// (ratcatcher, everdell, mystics, pages, learning, memory).

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { archive, bring, kept } from './lib/archive.js';
import { DESK, PHONE, TABLET, launch, reader } from './lib/browser.js';
import { golden, played } from './lib/engine.js';
import { shrink } from './lib/png.js';
import { practice } from './lib/places.js';
import { Server } from './lib/server.js';
import { Table, find } from './lib/table.js';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const LARGEST = 300_000;

await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();

/** Draws one page for one kind of reader, once `until` holds. */
async function draw(name, path, { until, ...wishes } = {}) {
  const { page, context } = await reader(browser, server, { motion: 'none', size: DESK, ...wishes });
  await page.goto(new URL(path, server.url).href);
  await until?.(page);
  const picture = shrink(await page.screenshot());
  await context.close();
  await writeFile(`${folder}${name}.png`, picture);
  const size = picture.length;
  console.log(`${name}: ${Math.round(size / 1000)} kB${size > LARGEST ? ', too large' : ''}`);
}

/** Draws Everdell: a turn against Nightweave, the end of that year, and a device that changes hands. */
async function everdell() {
  const turn = ({ text, ids }) =>
    ids.some((id) => id.startsWith('play:')) && ids.some((id) => id.startsWith('place:')) && [...text.matchAll(/class="card C /g)].length > 9;
  const middle = await find(server, turn, { players: '1', rival: 'nightweave', level: '2' }, 'everdell');
  const table = `/table/${middle.id}`;
  await draw('everdell-light', table);
  await draw('everdell-dark', table, { theme: 'dark' });
  await draw('everdell-phone', table, { size: PHONE });
  await middle.until(() => false);
  await draw('everdell-finale', table);
  const pair = await Table.begin(server, { players: '2', rival: 'none' }, 'everdell');
  await pair.until(({ step, text }) => step > 60 && text.includes('name="seat"'));
  await draw('everdell-cover', `/table/${pair.id}`);
  await draw('everdell-cover-phone', `/table/${pair.id}`, { size: PHONE });
}

/** Draws Mice and Mystics: a turn with Brodie near, a minion's turn, the story, the end, the campaign. */
async function mystics() {
  const turn = ({ ids, step }) =>
    step > 40 && ids.includes('end') && ids.some((id) => id.startsWith('attack:')) && ids.filter((id) => id.startsWith('walk:')).length > 6;
  const middle = await Table.take(server, await played('mystics', { chapter: 3 }, 's3', turn));
  const table = `/table/${middle.id}`;
  await draw('mystics-light', table);
  await draw('mystics-dark', table, { theme: 'dark', language: 'pl' });
  await draw('mystics-phone', table, { size: PHONE });
  const attack = (await middle.look()).ids.find((id) => id.startsWith('attack:'));
  await draw('odds', `/table/${middle.id}/odds?choice=${attack}#odds`, { theme: 'dark', language: 'hu' });
  await draw('mystics-story', `/table/${(await Table.begin(server, { quick: '1' }, 'mystics')).id}`);
  const over = await Table.take(server, golden('mystics', 'chapter-01-won'));
  await draw('mystics-finale', `/table/${over.id}`, { language: 'hu' });
  await draw('mystics-campaign', `/table/${over.id}?ask=page:campaign`);
}

/** Draws The Ratcatcher: a round in full progress, the rats' turn, the end. */
async function ratcatcher() {
  // Rats beside the pawn, and a zone to walk to.
  const middle = await find(
    server,
    ({ ids, step }) => step > 60 && ids.includes('end') && ids.some((id) => id.startsWith('attack:')) &&
      ids.filter((id) => id.startsWith('walk:')).length > 2,
  );
  const table = `/table/${middle.id}`;
  await draw('table-light', table);
  await draw('table-dark', table, { theme: 'dark' });
  await draw('table-phone', table, { size: PHONE });
  await draw('table-polish', table, { language: 'pl' });
  await draw('table-tablet', table, { language: 'pl', size: TABLET });
  const placing = await find(server, ({ ids }) => ids.some((id) => id.startsWith('place:')));
  await draw('placement', `/table/${placing.id}`);

  // The rats' turn, once it has enough events.
  for (let watched = middle; ; watched = await find(server, ({ ids, step }) => step > 30 && ids.includes('end'))) {
    const answer = await watched.choose('end', (await watched.look()).step);
    const watch = new URL(answer.headers.get('location'), server.url);
    watch.searchParams.set('moment', '4');
    if (watch.pathname.endsWith('/watch') && (await fetch(watch, { headers: { accept: 'text/html' } })).ok) {
      await draw('watch', watch.href, { theme: 'dark' });
      break;
    }
  }

  const other = await Table.begin(server, { ratcatcher: 'houndmaster', nemesis: 'matron', mode: 'hard' });
  await other.until(() => false);
  await draw('finale', `/table/${other.id}`);
}

/** Draws the pages that belong to no table. */
async function pages() {
  await draw('home', '/');
  await draw('home-dark', '/', { theme: 'dark', language: 'hu' });
  await draw('home-phone', '/', { size: PHONE, language: 'pl' });
  await draw('new-game', '/new/ratcatcher');
  await draw('rulebooks', '/rules', { theme: 'dark' });
  await draw('rulebook', '/rules/everdell');
  await draw('rule', '/rules/ratcatcher/R13.1', { language: 'hu' });
}

/** Draws the pages for learning, and a hint. */
async function learning() {
  const hinted = await find(server, ({ ids, step }) => step > 40 && ids.filter((id) => id.startsWith('walk:')).length > 2 && ids.some((id) => id.startsWith('attack:')));
  const bottom = (page) => page.locator('#advice').scrollIntoViewIfNeeded();
  await draw('hint', `/table/${hinted.id}/hint`, { until: bottom });
  await draw('learn', '/learn', { language: 'hu' });
  await draw('puzzles', '/puzzles', { theme: 'dark' });
  await draw('lesson', await practice(server, 'mystics', 'lesson'), { language: 'pl' });
  await draw('puzzle-phone', await practice(server, 'ratcatcher', 'puzzle'), { size: PHONE, theme: 'dark' });
  await draw('glossary', '/glossary', { language: 'hu' });
  await draw('readings', '/rules/mystics/readings');
}

/** Draws the pages of statistics after a year of play. */
async function memory() {
  const games = [['ratcatcher', 24], ['everdell', 40], ['mystics', 30]].flatMap(([game, most]) => kept(game).slice(0, most).map((name) => [game, name]));
  // Games of all kinds are mixed.
  const { text, ids } = archive(games.map((_, place) => games[(place * 37) % games.length]), 4);
  await bring(server, text);
  const over = await Table.begin(server, { ratcatcher: 'piper', nemesis: 'shade', mode: 'standard' });
  await over.until(() => false);
  const followed = (page) => page.waitForFunction(() => document.querySelectorAll('.swings > li').length && !document.querySelector('main [role="status"]'), undefined, { timeout: 120_000 });
  await draw('review', `/table/${over.id}/review`, { until: followed });
  await draw('line', `/table/${over.id}/line?step=20`, { theme: 'dark', language: 'hu' });
  await draw('stats', '/stats/everdell');
  await draw('stats-dark', '/stats', { theme: 'dark', language: 'pl' });
  await draw('daily', '/daily', { language: 'pl' });
  await draw('games', '/games');
  await draw('games-phone', '/games', { size: PHONE, theme: 'dark', language: 'hu' });
  await draw('report', `/table/${ids[0]}/report?step=20`, { language: 'hu' });
}

const PARTS = { pages, ratcatcher, everdell, mystics, learning, memory };

try {
  // The list of games is worth a picture once there are some.
  const order = ['ratcatcher', 'everdell', 'mystics', 'pages', 'learning', 'memory'];
  const wanted = process.argv.slice(2);
  for (const part of order.filter((part) => !wanted.length || wanted.includes(part))) {
    await PARTS[part]();
  }
} finally {
  await browser.close();
  await server.stop();
}
