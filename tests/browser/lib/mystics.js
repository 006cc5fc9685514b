// A player of Mice and Mystics of simple habits: strike what is in reach, search, go on, end the turn.

/** What is done first, of all that is offered in a turn. */
const TURN = ['attack', 'task', 'special', 'search', 'recover', 'exit', 'walk', 'end'];

/** Answers what is asked, and ends every turn after a few steps. */
export class Leader {
  #turns = 0;
  #done = [];
  #asked = 0;
  #rest;

  /** A player that acts in every n-th turn and otherwise only ends turns. */
  constructor(rest = 1) {
    this.#rest = rest;
  }

  /** The choice to make, among the names of those there are. */
  choose(ids) {
    const verb = (id) => id.split(':')[0];
    if (!ids.includes('end')) {
      this.#asked += 1;
      // A question that may be answered again and again is left in the end.
      const done = ids.find((id) => id === 'done');
      return this.#asked > 6 && done ? done : ids[this.#asked % ids.length];
    }
    this.#asked = 0;
    const idle = this.#turns % this.#rest > 0;
    const wanted = (one) => !idle && !this.#done.includes(one) && ids.some((id) => verb(id) === one);
    const choice = TURN.find((one) => one !== 'end' && wanted(one)) ?? 'end';
    this.#done.push(choice);
    if (choice === 'end') {
      this.#turns += 1;
      this.#done = [];
    }
    return ids.findLast((id) => verb(id) === choice);
  }
}
