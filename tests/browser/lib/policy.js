// A simple player of The Ratcatcher who does a little of everything and reaches an end.

/** The maximal number of actions of each kind in a turn. */
const LIMITS = { walk: 3, trap: 1, use: 1, buy: 2 };

/** Counts the actions of this turn. */
export class Player {
  #done = {};
  #been = [];

  /** The choice to make, by its name among the legal ones. */
  choose(ids) {
    const choice = this.#best(ids);
    const [verb, thing] = choice.split(':');
    this.#done[verb] = (this.#done[verb] ?? 0) + 1;
    if (verb === 'walk') {
      this.#been.push(thing);
    }
    if (verb === 'end') {
      this.#done = {};
      this.#been = [];
    }
    return choice;
  }

  #best(ids) {
    const first = (verb) => ids.find((id) => id.split(':')[0] === verb);
    const last = (verb) => ids.findLast((id) => id.split(':')[0] === verb);
    // A question within a turn is answered; otherwise the turn can be ended at any time.
    if (!ids.includes('end')) {
      return first('collect') ?? first('lethal') ?? first('hit') ?? ids[0];
    }
    const allowed = (verb) => (this.#done[verb] ?? 0) < LIMITS[verb];
    return (
      first('collect') ??
      first('reward') ??
      last('attack') ??
      (allowed('buy') ? last('buy') : undefined) ??
      (allowed('use') ? first('use') : undefined) ??
      (allowed('trap') ? first('trap') : undefined) ??
      (allowed('walk') ? this.#somewhere(ids) : undefined) ??
      'end'
    );
  }

  /** A zone where the pawn has not been in this turn. */
  #somewhere(ids) {
    const walks = ids.filter((id) => id.startsWith('walk:') && !this.#been.includes(id.split(':')[1]));
    return walks[Math.floor(walks.length / 2)];
  }
}
