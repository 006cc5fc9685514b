// The program under test, with a database of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program under test. */
export const PROGRAM = process.env.HEDGEROW ?? fileURLToPath(new URL('../../../target/debug/hedgerow', import.meta.url));

/** The maximal time until the program reports its address. */
const START = 30_000;

/** Starts the program, and can end it gracefully or abruptly. */
export class Server {
  #folder;
  #child;
  #port = 0;

  /** Starts the program with a new database. */
  static async start() {
    const server = new Server();
    server.#folder = await mkdtemp(join(tmpdir(), 'hedgerow-'));
    await server.#run();
    return server;
  }

  async #run() {
    const database = join(this.#folder, 'games.sqlite');
    const child = spawn(PROGRAM, ['serve', '--port', String(this.#port), '--database', database], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let said = '';
    this.url = await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the program did not say where it serves: ${said}`)), START);
      const hear = (chunk) => {
        said += chunk;
        const found = /http:\/\/[^\s/]+:(\d+)/.exec(said);
        if (found) {
          clearTimeout(late);
          this.#port = Number(found[1]);
          resolve(found[0]);
        }
      };
      child.stdout.setEncoding('utf8').on('data', hear);
      child.stderr.setEncoding('utf8').on('data', hear);
      child.on('error', reject);
      child.on('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`the program ended with ${code}: ${said}`));
      });
    });
  }

  /** Kills the program without a warning, as a power cut would. */
  async kill() {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  /** Starts it again with the same database and port. */
  async again() {
    await this.#run();
  }

  /** Ends the program and deletes its database. */
  async stop() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      const late = setTimeout(() => this.#child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(late);
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
