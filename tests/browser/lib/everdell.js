// A simple player of Everdell who builds a city and reaches the end of the year.

/** Plays cards, then places workers, then prepares for the next season; answers any other question. */
export class Builder {
  #made = 0;
  #asked = 0;

  /** The choice to make, by its name among the legal ones. */
  choose(ids) {
    this.#made += 1;
    const of = (verb) => ids.filter((id) => id.split(':')[0] === verb);
    const turn = ['place', 'play', 'prepare', 'pass'].some((verb) => of(verb).length > 0);
    if (turn) {
      this.#asked = 0;
      return this.#one(of('play')) ?? this.#one(of('place')) ?? ids.find((id) => id === 'prepare') ?? ids.at(-1);
    }
    // A question that can be repeated without end is ended eventually.
    this.#asked += 1;
    const end = ids.find((id) => id === 'done');
    return this.#asked > 6 && end ? end : (this.#one(ids.filter((id) => id !== 'done')) ?? end);
  }

  /** Alternates between choices. */
  #one(ids) {
    return ids[(this.#made * 7) % ids.length];
  }
}
