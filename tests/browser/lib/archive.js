// An archive of the golden games, as if they had been played on days in the past.

import { readdirSync } from 'node:fs';

import { golden } from './engine.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** The names of the golden games of a game, in their order. */
export function kept(game) {
  const names = readdirSync(new URL(`../../../games/${game}/golden/`, import.meta.url));
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5)).sort();
}

/**
 * An archive of these games, given as pairs of a game and a name. Consecutive games lie `most` days apart, or less,
 * because no game is older than the program, whose first version is of 1 November 2026.
 */
export function archive(games, most = 3) {
  const apart = Math.min(most, 20 / games.length);
  const lines = [{ hedgerow: 'archive', format: 1, program: '0.1.0' }];
  const ids = [];
  for (const [number, [game, name]] of games.entries()) {
    const id = 'memory'.padEnd(24, 'a') + ALPHABET[number >> 5] + ALPHABET[number & 31];
    ids.push(id);
    const changed = Date.now() - number * apart * 86_400_000;
    lines.push({ table: { id, created: changed, changed, company: { seats: [] }, record: golden(game, name) } });
  }
  lines.push({ end: { tables: games.length, keepsakes: 0 } });
  return { text: lines.map((line) => JSON.stringify(line)).join('\n'), number: games.length, ids };
}

/** Imports an archive into a server, and returns the report. */
export async function bring(server, text) {
  const answer = await fetch(`${server.url}/api/v1/archives`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: text,
  });
  if (answer.status !== 200) {
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  return answer.json();
}
