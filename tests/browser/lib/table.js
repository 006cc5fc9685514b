// A table without a browser, to reach quickly the state in which a test begins.

import { Builder } from './everdell.js';
import { Leader } from './mystics.js';
import { Player } from './policy.js';

/** The player of each game. */
const PLAYERS = { ratcatcher: Player, everdell: Builder, mystics: Leader };

/** A limit on choices that no game reaches. */
export const ENOUGH = 4000;

/** A table, controlled by the forms of its pages. */
export class Table {
  constructor(server, id, player) {
    this.server = server;
    this.id = id;
    this.player = player;
    /** The seat that has taken the device, if hands are hidden and several people play. */
    this.seat = null;
  }

  /** Starts a game; without fields, the one that the rulebook suggests. */
  static async begin(server, fields = { quick: '1' }, game = 'ratcatcher') {
    const answer = await post(`${server.url}/new/${game}`, fields);
    const found = /\/table\/([a-z2-7]{26})/.exec(answer.headers.get('location') ?? '');
    if (!found) {
      throw new Error(`no game began: ${answer.status} ${await answer.text()}`);
    }
    const table = new Table(server, found[1], new PLAYERS[game]());
    // The cookie of the table's host.
    table.keys = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return table;
  }

  /** Imports a record: a finished game is kept as it was played, any other continues from there. */
  static async take(server, record) {
    const answer = await post(`${server.url}/games/import`, { record: JSON.stringify(record) });
    const found = /\/table\/([a-z2-7]{26})/.exec(answer.headers.get('location') ?? '');
    if (!found) {
      throw new Error(`the record was not taken: ${answer.status}`);
    }
    return new Table(server, found[1], new PLAYERS[record.game]());
  }

  get #cookie() {
    return this.seat === null ? {} : { cookie: `seat=${this.seat}` };
  }

  get url() {
    return `${this.server.url}/table/${this.id}`;
  }

  /** The page as it is sent: its text, its step, and its choices. */
  async look() {
    let text = await this.#fetch(this.url);
    // Before the first decision there is a story, which is turned over like a page.
    const [, begin] = /data-begin href="([^"]+)"/.exec(text) ?? [];
    if (begin) {
      text = await this.#fetch(this.server.url + begin);
    }
    const step = Number(/data-step="(\d+)"/.exec(text)[1]);
    const ids = [...text.matchAll(/name="id" value="([^"]+)"/g)].map((found) => found[1]);
    return { text, step, ids, over: text.includes('finale') };
  }

  async #fetch(url) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'x-part': 'main', ...this.#cookie } });
    if (!answer.ok) {
      throw new Error(`${answer.status} at ${url}`);
    }
    return answer.text();
  }

  /** Makes a choice, without following the redirect. */
  choose(id, step) {
    return post(`${this.url}/choose`, { id, step }, this.#cookie);
  }

  /** Undoes the last choice. */
  undo(step) {
    return post(`${this.url}/undo`, { step }, this.#cookie);
  }

  /** Plays until a condition holds, or the game is over. */
  async until(wanted) {
    for (let count = 0; count < ENOUGH; count += 1) {
      const seen = await this.look();
      if (seen.over || wanted(seen)) {
        return seen;
      }
      const cover = /name="seat" value="(\d)"/.exec(seen.text);
      if (cover) {
        this.seat = Number(cover[1]);
        continue;
      }
      const answer = await this.choose(this.player.choose(seen.ids), seen.step);
      if (answer.status !== 303) {
        throw new Error(`${answer.status} for ${seen.ids} at step ${seen.step} of ${this.url}`);
      }
    }
    throw new Error('the game does not end');
  }
}

/** Plays games until a condition holds in one of them. */
export async function find(server, wanted, fields, game) {
  for (let count = 0; count < 40; count += 1) {
    const table = await Table.begin(server, fields, game);
    const seen = await table.until(wanted);
    if (wanted(seen)) {
      return table;
    }
  }
  throw new Error('it has not come up in forty games');
}

/** Submits a form as a browser would. */
function post(url, fields, more) {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...more },
    body: new URLSearchParams(fields).toString(),
  });
}
