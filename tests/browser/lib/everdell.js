// A player of Everdell who is no master, but builds a city and comes to the end of the year.

/** Plays cards, then sends workers, then goes on to the next season; answers whatever is asked. */
export class Builder {
  #made = 0;
  #asked = 0;

  /** The choice to make, among the names of those there are. */
  choose(ids) {
    this.#made += 1;
    const of = (verb) => ids.filter((id) => id.split(':')[0] === verb);
    const turn = ['place', 'play', 'prepare', 'pass'].some((verb) => of(verb).length > 0);
    if (turn) {
      this.#asked = 0;
      return this.#one(of('play')) ?? this.#one(of('place')) ?? ids.find((id) => id === 'prepare') ?? ids.at(-1);
    }
    // A question that may be answered again and again is left in the end.
    this.#asked += 1;
    const end = ids.find((id) => id === 'done');
    return this.#asked > 6 && end ? end : (this.#one(ids.filter((id) => id !== 'done')) ?? end);
  }

  /** Now this one, now that one. */
  #one(ids) {
    return ids[(this.#made * 7) % ids.length];
  }
}
