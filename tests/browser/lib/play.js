// Plays games at a page: whole ones with `WHOLE=1`, otherwise their beginning, then the end of another game.

import assert from 'node:assert/strict';

import { part } from './engine.js';
import { see } from './hand.js';
import { ENOUGH, Table } from './table.js';

/** The number of choices at the beginning. */
const BEGINNING = 20;

/** The number of entries of a golden game that are played anew at its end. */
const END = 6;

/** Plays until the game is over, or this number of choices was made and nothing is lacking; returns whether it is over. */
async function playOn(page, most, { watch, choose, lacks = () => false }) {
  for (let [made, count] = [0, 0]; made < most || lacks(); count += 1) {
    assert.ok(count < ENOUGH, 'the game ends');
    const seen = await see(page);
    if (seen.over) {
      return true;
    }
    if (seen.watching) {
      await watch(seen);
      continue;
    }
    assert.notEqual(seen.ids.length, 0, 'there is a choice while the game goes on');
    await choose(seen);
    made += 1;
  }
  return false;
}

/**
 * Plays a new game at a page, then the end of the golden game that `late` names; with `WHOLE=1` the new game to its
 * end. `watch` goes on with a turn of the other side that is shown, `choose` makes a choice; both are given what
 * `see` returns. While `lacks`, if given, says that the test has not seen everything, the new game goes on.
 */
export async function play(page, server, late, actions) {
  if (process.env.WHOLE) {
    assert.ok(await playOn(page, ENOUGH, actions), 'the game ends');
    return;
  }
  await playOn(page, BEGINNING, actions);
  await page.goto((await Table.take(server, part(...late, -END))).url);
  assert.ok(await playOn(page, ENOUGH, actions), 'the game ends');
}
