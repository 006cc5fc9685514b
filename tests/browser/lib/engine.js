// Games that come out the same every time: the program plays against itself with a known seed.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { PROGRAM } from './server.js';

/**
 * Plays what the program advises, until what is seen is what is wanted or the game is over, and
 * gives the record. What is seen are the names of the choices.
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

/** A record that is kept with the tests of the program. */
export function golden(game, name) {
  return JSON.parse(readFileSync(new URL(`../../../games/${game}/golden/${name}.json`, import.meta.url)));
}
