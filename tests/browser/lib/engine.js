// Reproducible games: the program plays against itself with a known seed.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { PROGRAM } from './server.js';

/**
 * Plays the program's recommendations until a condition on the names of the choices holds or the game is over, and
 * returns the record.
 */
export async function played(game, setup, seed, wanted = () => false) {
  const child = spawn(PROGRAM, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse((await answers.next()).value);
    if (!answer.ok) {
      throw new Error(`${request.op}: ${JSON.stringify(answer.error)}`);
    }
    return answer;
  };
  await ask({ op: 'new', game, setup, seed });
  for (;;) {
    const { outcome, step } = await ask({ op: 'state' });
    if (outcome) {
      break;
    }
    const { choices } = await ask({ op: 'choices' });
    if (wanted({ ids: choices.map(({ id }) => id), step })) {
      break;
    }
    const { hints } = await ask({ op: 'hint', count: 1 });
    await ask({ op: 'choose', id: hints[0].id });
  }
  const { record } = await ask({ op: 'record' });
  child.stdin.end(`${JSON.stringify({ op: 'quit' })}\n`);
  return record;
}

/** A record of the golden games. */
export function golden(game, name) {
  return JSON.parse(readFileSync(new URL(`../../../games/${game}/golden/${name}.json`, import.meta.url)));
}

/**
 * A table after this number of entries of a golden game, or before its last ones if the number is negative. It goes on
 * with other chance.
 */
export function part(game, name, entries) {
  const record = golden(game, name);
  record.entries = record.entries.slice(0, entries);
  delete record.seal;
  delete record.chance.keyed.seed;
  return record;
}
