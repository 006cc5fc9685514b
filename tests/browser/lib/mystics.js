// A player of Mice and Mystics of simple habits: strike what is in reach, search, go on, end the turn.

/** What is done first, of all that is offered in a turn. */
const TURN = ['attack', 'task', 'special', 'search', 'recover', 'exit', 'walk', 'end'];

/** Answers what is asked, and ends every turn after a few steps. */
export class Leader {
  #steps = 0;
  #asked = 0;

  /** The choice to make, among the names of those there are. */
  choose(ids) {
    const first = (verb) => ids.find((id) => id.split(':')[0] === verb);
    if (!ids.includes('end')) {
      this.#asked += 1;
      const done = ids.find((id) => id === 'done');
      return this.#asked > 6 && done ? done : ids[this.#asked % ids.length];
    }
    this.#asked = 0;
    const walks = ids.filter((id) => id.startsWith('walk:'));
    const verb = TURN.find((one) => first(one) && (one !== 'walk' || this.#steps < 2)) ?? 'end';
    if (verb === 'end') {
      this.#steps = 0;
      return 'end';
    }
    if (verb === 'walk') {
      this.#steps += 1;
      return walks.at(-1);
    }
    return first(verb);
  }
}
