// A simple player of Mice and Mystics: attack what is in reach, search, explore, end the turn.

/** The preferred choices of a turn, in order. */
const TURN = ['attack', 'task', 'special', 'search', 'recover', 'exit', 'walk', 'end'];

/** Answers every question, and ends every turn after a few choices. */
export class Leader {
  #turns = 0;
  #done = [];
  #asked = 0;
  #rest;

  /** A player that acts in every n-th turn and otherwise only ends turns. */
  constructor(rest = 1) {
    this.#rest = rest;
  }

  /** The choice to make, by its name among the legal ones. */
  choose(ids) {
    const verb = (id) => id.split(':')[0];
    if (!ids.includes('end')) {
      this.#asked += 1;
      // A question that can be repeated without end is ended eventually.
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
